/**
 * What the headers of a git diff say of each file, and where its hunks are. Neither Bitbucket tells all modes elsewhere,
 * and Cloud no binary files. Whoever reviews reads the text by a parser of its own; here nothing is made of the lines.
 */
import { Buffer } from 'node:buffer';

/** One entry of a diff. Names are decoded, modes six octal digits; null where the headers do not tell. */
export type DiffEntry = {
  /** Of the side that does not exist, the name of the other. */
  readonly oldPath: string | null;
  readonly newPath: string | null;
  readonly oldMode: string | null;
  readonly newMode: string | null;
  readonly binary: boolean;
  /** Its hunks, from the first header to the last line; empty where it has none. */
  readonly hunks: Uint8Array;
  /** False where the text ends, or another entry begins, before the hunks have all their lines. */
  readonly whole: boolean;
  /** Lines of its hunks that were added and removed. */
  readonly additions: number;
  readonly deletions: number;
};

const LF = 0x0a;
const HUNK = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/;
const MODE = '([0-7]{6})';

/** An entry while its headers are read. */
type Draft = {
  header: string;
  oldPath: string | null;
  newPath: string | null;
  oldMode: string | null;
  newMode: string | null;
  binary: boolean;
};

/** The lines of a text, each with where it begins and ends; the line feed is not part of it. */
type Cursor = { readonly bytes: Buffer; at: number };

/** All entries of a diff, in their order. What stands in front of the first is left out. */
export function readEntries(text: Uint8Array): readonly DiffEntry[] {
  const cursor: Cursor = { bytes: Buffer.from(text.buffer, text.byteOffset, text.byteLength), at: 0 };
  const entries: DiffEntry[] = [];
  while (cursor.at < cursor.bytes.length) {
    if (isEntry(cursor)) entries.push(readEntry(cursor));
    else takeLine(cursor);
  }
  return entries;
}

/** Entries by their new name, or the old one of a deleted file; a file that became a link has two. */
export function entriesByName(
  entries: readonly DiffEntry[],
): ReadonlyMap<string, readonly [DiffEntry, ...DiffEntry[]]> {
  const map = new Map<string, [DiffEntry, ...DiffEntry[]]>();
  for (const entry of entries) {
    const name = entry.newPath ?? entry.oldPath ?? '';
    const same = map.get(name);
    if (same === undefined) map.set(name, [entry]);
    else same.push(entry);
  }
  return map;
}

function readEntry(cursor: Cursor): DiffEntry {
  const draft: Draft = {
    header: takeLine(cursor),
    oldPath: null,
    newPath: null,
    oldMode: null,
    newMode: null,
    binary: false,
  };
  // Lines of hunks never begin so: each has its mark in front.
  while (cursor.at < cursor.bytes.length && !isEntry(cursor) && !isAt(cursor, '@@ ')) {
    readHeader(draft, takeLine(cursor));
  }
  const start = cursor.at;
  const counts = { additions: 0, deletions: 0 };
  let whole = true;
  while (whole && isAt(cursor, '@@ ')) whole = skipHunk(cursor, counts);
  const hunks = cursor.bytes.subarray(start, cursor.at);
  const { header, ...entry } = draft;
  const both = entry.oldPath === null && entry.newPath === null ? sameName(header) : null;
  return {
    ...entry,
    oldPath: entry.oldPath ?? both,
    newPath: entry.newPath ?? both,
    hunks,
    whole,
    ...counts,
  };
}

function isEntry(cursor: Cursor): boolean {
  return isAt(cursor, 'diff --git ');
}

function isAt({ bytes, at }: Cursor, start: string): boolean {
  if (bytes[at] !== start.charCodeAt(0)) return false;
  return bytes.toString('latin1', at, at + start.length) === start;
}

/** The line as one character for each byte. */
function takeLine(cursor: Cursor): string {
  const end = cursor.bytes.indexOf(LF, cursor.at);
  const line = cursor.bytes.toString('latin1', cursor.at, end < 0 ? cursor.bytes.length : end);
  cursor.at = end < 0 ? cursor.bytes.length : end + 1;
  return line;
}

/** Goes past a hunk by the counts in its header, as its lines may look like anything; false where it is not whole. */
function skipHunk(cursor: Cursor, counts: { additions: number; deletions: number }): boolean {
  const [match, oldCount = '1', newCount = '1'] = HUNK.exec(takeLine(cursor)) ?? [];
  if (match === undefined) return false;
  let old = Number(oldCount);
  let now = Number(newCount);
  while (old > 0 || now > 0) {
    const [onOld, onNew] = SIDES[markOf(cursor) ?? ''] ?? [];
    if (onOld === undefined || onNew === undefined || !passLine(cursor)) return false;
    old -= onOld;
    now -= onNew;
    counts.additions += Number(onNew > onOld);
    counts.deletions += Number(onOld > onNew);
  }
  if (markOf(cursor) === '\\') passLine(cursor);
  return old === 0 && now === 0;
}

/** On how many lines of the old and the new side a line counts; `\ No newline at end of file` is none. */
const SIDES: Readonly<Record<string, readonly [old: number, now: number]>> = {
  ' ': [1, 1],
  '-': [1, 0],
  '+': [0, 1],
  '\\': [0, 0],
};

/** How a line is marked; null where it is none of a hunk. An empty one is unchanged, and somebody took its space away. */
function markOf({ bytes, at }: Cursor): string | null {
  const byte = bytes[at];
  if (byte === undefined) return null;
  if (byte === LF) return ' ';
  const mark = String.fromCharCode(byte);
  return mark in SIDES ? mark : null;
}

/** False where the text ends within the line: it may be half of one. */
function passLine(cursor: Cursor): boolean {
  const end = cursor.bytes.indexOf(LF, cursor.at);
  cursor.at = end < 0 ? cursor.bytes.length : end + 1;
  return end >= 0;
}

function readHeader(draft: Draft, line: string): void {
  const value = (pattern: string): string | null => new RegExp(`^${pattern}$`).exec(line)?.[1] ?? null;
  const unchanged = value(`index [0-9a-f]+\\.\\.[0-9a-f]+ ${MODE}`);
  draft.oldMode = value(`(?:old|deleted file) mode ${MODE}`) ?? unchanged ?? draft.oldMode;
  draft.newMode = value(`new (?:file )?mode ${MODE}`) ?? unchanged ?? draft.newMode;
  if (/^(?:Binary files .* differ|GIT binary patch)$/.test(line)) draft.binary = true;
  if (line.startsWith('--- ')) draft.oldPath = sideName(line.slice(4), 'a/') ?? draft.oldPath;
  if (line.startsWith('+++ ')) draft.newPath = sideName(line.slice(4), 'b/') ?? draft.newPath;
  const from = /^(?:rename|copy) from (.*)$/s.exec(line)?.[1];
  const to = /^(?:rename|copy) to (.*)$/s.exec(line)?.[1];
  if (from !== undefined) draft.oldPath = unquote(from);
  if (to !== undefined) draft.newPath = unquote(to);
}

/** The name behind `---` or `+++`; null for the side that does not exist. Git ends names with spaces by a tab. */
function sideName(word: string, prefix: string): string | null {
  const name = unquote(word.replace(/\t$/, ''));
  return name.startsWith(prefix) ? name.slice(prefix.length) : null;
}

/** The name in `diff --git a/NAME b/NAME` where both are the same, quoted or not; else null. */
function sameName(header: string): string | null {
  const words = header.slice('diff --git '.length);
  const half = (words.length - 1) / 2;
  if (!Number.isInteger(half) || words[half] !== ' ') return null;
  const one = unquote(words.slice(0, half));
  const other = unquote(words.slice(half + 1));
  return one.startsWith('a/') && other === `b/${one.slice(2)}` ? one.slice(2) : null;
}

const ESCAPES: Readonly<Record<string, number>> = { a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13 };

/** A name as git writes it: bytes, in quotes and with escapes where some of them are unusual. */
function unquote(word: string): string {
  const quoted = /^"(.*)"$/s.exec(word)?.[1];
  if (quoted === undefined) return Buffer.from(word, 'latin1').toString('utf8');
  const bytes = quoted.replace(/\\([0-7]{3}|.)/gs, (_, code: string) => byteOf(code));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function byteOf(code: string): string {
  return String.fromCharCode(
    code.length === 3 ? Number.parseInt(code, 8) : (ESCAPES[code] ?? code.charCodeAt(0)),
  );
}
