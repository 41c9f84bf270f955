import { DiffBytes, stripColours } from './diff-bytes.ts';
import type { Entry } from './diff-entry.ts';
import { readHunk } from './diff-hunks.ts';
import {
  takeBinary,
  takeChangedBinary,
  takeCombined,
  takeCommand,
  takeGit,
  takeIndex,
  takeOnlyIn,
  takePlain,
  takeSubmodule,
  takeUnmerged,
  takeUnprintable,
} from './scan-files.ts';
import { beginMessage, endMessage, takeCommit, takeMail, takeSeparator, takeSignature } from './scan-mail.ts';
import { moveTo, noteProblem, type Rule, type Scan, skipLine } from './scan-state.ts';

const LF = 0x0a;
const CR = 0x0d;

/** Holds `diff --git ` with the colour sequences before it. */
const COLOURED_START = 64;

const BYTE_ORDER_MARK = '\xef\xbb\xbf';

function takeHunk(scan: Scan): boolean {
  const { entry, source } = scan;
  if (entry?.form === 'combined' || scan.message) return false;
  if (entry === null) {
    noteProblem(scan, 'A hunk stands before any file header.');
    return false;
  }
  const read = readHunk(source, scan.pos);
  if (read === null) {
    entry.fault ??= 'a hunk header cannot be read';
    return false;
  }
  if (read.coloured && scan.coloured === false) scan.coloured = true;
  if (!read.complete) {
    const { oldStart, oldLines, newStart, newLines } = read.hunk;
    entry.fault ??= `the text ends inside the hunk @@ -${oldStart},${oldLines} +${newStart},${newLines} @@`;
  }
  entry.hunks.push(read.hunk);
  entry.additions += read.additions;
  entry.deletions += read.deletions;
  scan.afterHunk = true;
  return moveTo(scan, entry, read.next);
}

/** A terminal escape where a line's structure should be; in a commit message only a coloured header counts. */
function takeEscape(scan: Scan): boolean {
  if (scan.coloured === null) return false;
  const start = stripColours(scan.source.bytes.subarray(scan.pos, scan.pos + COLOURED_START));
  if (scan.message && !new DiffBytes(start).startsWith(0, 'diff --git ')) return false;
  scan.coloured = true;
  return skipLine(scan);
}

const RULES: readonly (readonly [keyword: string, rule: Rule])[] = [
  ['@@', takeHunk],
  ['diff --git ', takeGit],
  ['diff --cc ', takeCombined],
  ['diff --combined ', takeCombined],
  ['diff ', takeCommand],
  ['--- ', takePlain],
  ['---', takeSeparator],
  ['--', takeSignature],
  ['\\', skipLine],
  ['From ', takeMail],
  ['commit ', takeCommit],
  ['# HG changeset patch', beginMessage],
  ['Index: ', takeIndex],
  ['Cannot display: ', takeUnprintable],
  ['Submodule ', takeSubmodule],
  ['Binary files ', takeBinary],
  ['Binary file ', takeChangedBinary],
  ['Only in ', takeOnlyIn],
  ['* Unmerged path ', takeUnmerged],
  ['\x1b[', takeEscape],
];

function isBlank(scan: Scan): boolean {
  const first = scan.source.bytes[scan.pos];
  return first === LF || first === CR;
}

/** What a line directly behind a hunk, known to no rule, says against the entry; null where it says nothing. */
function faultBehindHunk({ source, pos }: Scan): string | null {
  if ([' ', '+', '-'].some((mark) => source.startsWith(pos, mark))) {
    return 'it has lines beyond the counts of its hunk header';
  }
  const isHalf = source.lineEnd(pos) === source.length;
  return isHalf ? 'the text ends inside a line behind its hunk' : null;
}

/** A line that no rule knows: text around the diff, or content that the counts of the hunk before it left out. */
function passOver(scan: Scan): void {
  const fault = scan.afterHunk && scan.entry !== null && !isBlank(scan) ? faultBehindHunk(scan) : null;
  if (fault !== null && scan.entry !== null) scan.entry.fault ??= fault;
  else if (!isBlank(scan)) scan.afterHunk = false;
  skipLine(scan);
}

/** The rules by the first byte of their keyword, as most lines outside hunks begin like none. */
const RULES_BY_FIRST_BYTE = Array.from({ length: 256 }, (_, byte) =>
  RULES.filter(([keyword]) => keyword.charCodeAt(0) === byte),
);

function step(scan: Scan): void {
  const { pos, source } = scan;
  for (const [keyword, rule] of RULES_BY_FIRST_BYTE[source.bytes[pos] ?? LF] ?? []) {
    if (source.startsWith(pos, keyword) && rule(scan)) return;
  }
  passOver(scan);
}

function beginScan(source: DiffBytes, entry: Entry | null): Scan {
  return {
    source,
    entries: [],
    problems: [],
    unnamedProblems: 0,
    pos: source.startsWith(0, BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0,
    entry,
    afterHunk: false,
    mail: null,
    message: false,
    lookalike: false,
    coloured: null,
  };
}

/** Walks over a whole diff and collects its entries. Stops at the first sign of terminal colours if it is to look for them. */
export function scanDiff(bytes: Uint8Array, colours: 'detect' | 'ignore'): Scan {
  const source = new DiffBytes(bytes);
  const scan = beginScan(source, null);
  if (colours === 'detect') scan.coloured = false;
  while (scan.pos < source.length && scan.coloured !== true) step(scan);
  endMessage(scan);
  return scan;
}

/** Reads hunks without a header into the entry; anything but hunks is its fault. */
export function scanFragment(source: DiffBytes, entry: Entry): void {
  const scan = beginScan(source, entry);
  while (scan.pos < source.length) {
    if (source.startsWith(scan.pos, '@@') && takeHunk(scan)) continue;
    if (!isBlank(scan)) entry.fault ??= 'it has lines that belong to no hunk';
    skipLine(scan);
  }
}
