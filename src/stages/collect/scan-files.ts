import { type Entry, newEntry } from './diff-entry.ts';
import { readExtendedHeader, readFileLines, readGitHeader } from './diff-git-header.ts';
import { readHunkHeader } from './diff-hunks.ts';
import { readFileLine, splitBinaryLine, withoutSpacedStamp } from './diff-paths.ts';
import {
  closeEntry,
  moveTo,
  noteProblem,
  openEntry,
  restOfLine,
  type Scan,
  sentence,
  skipLine,
} from './scan-state.ts';

const ENDS_IN_HEADER = 'The text ends inside a file header.';

/** An `Index:` line whose file has said nothing else yet. */
function isOnlyAnnounced(entry: Entry | null): entry is Entry {
  return entry !== null && entry.form === 'plain' && entry.oldFile === null && entry.hunks.length === 0;
}

/** `diff --git`: everything up to the first hunk. */
export function takeGit(scan: Scan): boolean {
  // Subversion's git form announces a file twice.
  if (isOnlyAnnounced(scan.entry)) scan.entries.pop();
  const entry = newEntry('git', scan.pos, scan.pos, restOfLine(scan, 'diff --git '));
  openEntry(scan, entry);
  return moveTo(scan, entry, readGitHeader(scan.source, entry, scan.source.nextLine(scan.pos)));
}

/** `diff --cc` and `diff --combined`: the file is named, its lines are not read. */
export function takeCombined(scan: Scan): boolean {
  const keyword = scan.source.startsWith(scan.pos, 'diff --cc ') ? 'diff --cc ' : 'diff --combined ';
  const entry = newEntry('combined', scan.pos, scan.pos, restOfLine(scan, keyword));
  entry.fault = 'the combined diff of a merge is not read';
  openEntry(scan, entry);
  return moveTo(scan, entry, readExtendedHeader(scan.source, entry, scan.source.nextLine(scan.pos)));
}

/** `diff -ru old new`, `diff -r <id> file`: names come in the lines below. */
export function takeCommand(scan: Scan): boolean {
  if (isOnlyAnnounced(scan.entry)) return skipLine(scan);
  if (scan.source.lineEnd(scan.pos) === scan.source.length) noteProblem(scan, ENDS_IN_HEADER);
  closeEntry(scan);
  scan.message = false;
  return skipLine(scan);
}

/** Three lines make a plain header: `---`, `+++` and a hunk. A text that ends before the third was cut there. */
export function takePlain(scan: Scan): boolean {
  const { source } = scan;
  if (scan.entry?.form === 'combined') return false;
  const announced = isOnlyAnnounced(scan.entry) ? scan.entry : null;
  const entry = announced ?? newEntry('plain', scan.pos, scan.pos, null);
  const end = readFileLines(source, entry, scan.pos);
  if (end === scan.pos) return false;
  if (announced === null && end < source.length && readHunkHeader(source, end) === null) return false;
  if (scan.message || entry.newFile === null) {
    scan.lookalike ||= scan.message;
    if (!scan.message) noteProblem(scan, ENDS_IN_HEADER);
    scan.pos = end;
    return true;
  }
  if (entry.oldFile !== null) entry.oldFile = withoutSpacedStamp(entry.oldFile);
  entry.newFile = withoutSpacedStamp(entry.newFile);
  if (announced === null) openEntry(scan, entry);
  return moveTo(scan, entry, end);
}

/** `Index:` of Subversion and quilt: a name over a rule of equals signs. */
export function takeIndex(scan: Scan): boolean {
  const next = scan.source.nextLine(scan.pos);
  if (!scan.source.startsWith(next, '=====')) return false;
  const entry = newEntry('plain', scan.pos, next, restOfLine(scan, 'Index: '));
  openEntry(scan, entry);
  return moveTo(scan, entry, scan.source.nextLine(next));
}

/** Subversion's word for a binary file. */
export function takeUnprintable(scan: Scan): boolean {
  if (!isOnlyAnnounced(scan.entry)) return false;
  scan.entry.binary = true;
  return moveTo(scan, scan.entry, scan.source.nextLine(scan.pos));
}

/** `diff.submodule=log`: the path, both commits and a remark in one line. */
export function takeSubmodule(scan: Scan): boolean {
  const found = /^([\s\S]+) [0-9a-f]{7,64}\.{2,3}[0-9a-f]{7,64}(?::| \(([^)]*)\):?)?$/.exec(
    sentence(scan, 'Submodule '),
  );
  if (found === null || scan.message) return false;
  const entry = newEntry('submodule', scan.pos, scan.pos, found[1] ?? '');
  entry.added = found[2] === 'new submodule';
  entry.deleted = found[2] === 'submodule deleted';
  entry.oldMode = entry.added ? null : '160000';
  entry.newMode = entry.deleted ? null : '160000';
  openEntry(scan, entry);
  return moveTo(scan, entry, scan.source.nextLine(scan.pos));
}

function openBinary(scan: Scan, oldToken: string, newToken: string): boolean {
  if (scan.message) return false;
  const entry = newEntry('plain', scan.pos, scan.pos, null);
  entry.oldFile = readFileLine(oldToken);
  entry.newFile = readFileLine(newToken);
  entry.binary = true;
  openEntry(scan, entry);
  return moveTo(scan, entry, scan.source.nextLine(scan.pos));
}

/** GNU diff's word for binary files, outside a git header. */
export function takeBinary(scan: Scan): boolean {
  const found = /^([\s\S]+) differ$/.exec(sentence(scan, 'Binary files '));
  const tokens = found === null ? null : splitBinaryLine(found[1] ?? '');
  return tokens !== null && openBinary(scan, tokens[0], tokens[1]);
}

/** Mercurial's word for a binary file. */
export function takeChangedBinary(scan: Scan): boolean {
  const name = /^([\s\S]+) has changed$/.exec(sentence(scan, 'Binary file '))?.[1];
  return name !== undefined && openBinary(scan, name, name);
}

/** GNU diff without `-N` only names a file that one side lacks. */
export function takeOnlyIn(scan: Scan): boolean {
  const found = /^([\s\S]+): ([\s\S]+)$/.exec(sentence(scan, 'Only in '));
  if (found === null || scan.message) return false;
  closeEntry(scan);
  noteProblem(scan, `${found[1]}/${found[2]}: it exists on one side only, and its text is not in the diff.`);
  return skipLine(scan);
}

/** `git diff` in the middle of a merge. */
export function takeUnmerged(scan: Scan): boolean {
  if (scan.message) return false;
  closeEntry(scan);
  noteProblem(
    scan,
    `${restOfLine(scan, '* Unmerged path ')}: the file is unmerged, and its text is not in the diff.`,
  );
  return skipLine(scan);
}
