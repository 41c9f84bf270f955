import type { DiffBytes } from './diff-bytes.ts';
import { type HunkHeader, PackedHunk } from './packed-hunk.ts';

const LF = 0x0a;
const CR = 0x0d;
const ESC = 0x1b;
const BACKSLASH = 0x5c;

/** Bits of a line kind: which sides' counts the line uses up. */
const OLD = 1;
const NEW = 2;
const NOT_A_HUNK_LINE = -1;

/** What a line is, by its first byte. An empty line is blank context that lost its space. */
const KINDS = new Int8Array(256).fill(NOT_A_HUNK_LINE);
KINDS[' '.charCodeAt(0)] = OLD | NEW;
KINDS[LF] = OLD | NEW;
KINDS['-'.charCodeAt(0)] = OLD;
KINDS['+'.charCodeAt(0)] = NEW;
KINDS[BACKSLASH] = 0;

const ZERO = 0x30;
const COMMA = 0x2c;

/** One range of a hunk header, `12,3` or `12`, and where it ends; a count that is left out is one. */
type Range = { readonly start: number; readonly lines: number; readonly end: number };

function digitsEnd(source: DiffBytes, pos: number): number {
  let end = pos;
  while (((source.bytes[end] ?? 0) - ZERO) >>> 0 < 10) end += 1;
  return end;
}

/** Numbers too large to count lines with are as good as the largest one: no hunk has that many. */
function readNumber(source: DiffBytes, pos: number, end: number): number {
  let number = 0;
  for (let at = pos; at < end; at += 1) number = number * 10 + (source.bytes[at] ?? ZERO) - ZERO;
  return Math.min(number, Number.MAX_SAFE_INTEGER);
}

function readRange(source: DiffBytes, pos: number): Range | null {
  const startEnd = digitsEnd(source, pos);
  if (startEnd === pos) return null;
  const start = readNumber(source, pos, startEnd);
  if (source.bytes[startEnd] !== COMMA) return { start, lines: 1, end: startEnd };
  const end = digitsEnd(source, startEnd + 1);
  return end === startEnd + 1 ? null : { start, lines: readNumber(source, startEnd + 1, end), end };
}

/** The text behind the second `@@`, without the space before it and without a CR that a transport added. */
function readSection(source: DiffBytes, pos: number): string {
  const end = source.lineEnd(pos);
  const last = end > pos && source.bytes[end - 1] === CR ? end - 1 : end;
  const start = source.startsWith(pos, ' ') ? pos + 1 : pos;
  return start < last ? source.text(start, last) : '';
}

/** Reads `@@ -a,b +c,d @@ section` at `pos`; null where the line is not of this form. */
export function readHunkHeader(source: DiffBytes, pos: number): HunkHeader | null {
  if (!source.startsWith(pos, '@@ -')) return null;
  const old = readRange(source, pos + '@@ -'.length);
  if (old === null || !source.startsWith(old.end, ' +')) return null;
  const now = readRange(source, old.end + ' +'.length);
  if (now === null || !source.startsWith(now.end, ' @@')) return null;
  return {
    oldStart: old.start,
    oldLines: old.lines,
    newStart: now.start,
    newLines: now.lines,
    section: readSection(source, now.end + ' @@'.length),
  };
}

/** What was read of a hunk: whether its counts were met, and where its body ends. */
export type HunkRead = {
  readonly hunk: PackedHunk;
  readonly next: number;
  readonly additions: number;
  readonly deletions: number;
  readonly complete: boolean;
  /** The body was left at a terminal escape: the text is coloured. */
  readonly coloured: boolean;
};

type Body = {
  readonly end: number;
  readonly oldLeft: number;
  readonly newLeft: number;
  readonly additions: number;
};

function kindAt(source: DiffBytes, pos: number): number {
  const first = source.bytes[pos] ?? 0;
  if (first === CR && source.bytes[pos + 1] === LF) return OLD | NEW;
  return KINDS[first] ?? NOT_A_HUNK_LINE;
}

/** Uses up the header's counts line by line, whatever the lines look like; stops early where a line cannot be one. */
function consumeBody(source: DiffBytes, start: number, header: HunkHeader): Body {
  const { bytes, length } = source;
  let pos = start;
  let oldLeft = header.oldLines;
  let newLeft = header.newLines;
  let additions = 0;
  while ((oldLeft > 0 || newLeft > 0) && pos < length) {
    const kind = kindAt(source, pos);
    const ofOld = kind & OLD;
    const ofNew = kind >> 1;
    if (kind < 0 || ofOld > oldLeft || ofNew > newLeft) break;
    oldLeft -= ofOld;
    newLeft -= ofNew;
    if (kind === NEW) additions += 1;
    while (pos < length && bytes[pos] !== LF) pos += 1;
    pos += 1;
  }
  return { end: Math.min(pos, length), oldLeft, newLeft, additions };
}

/**
 * A text that was cut inside a line ends without `\n`. Half a line is not a line of the file, so an unfinished hunk
 * gives it back.
 */
function withoutHalfLine(source: DiffBytes, start: number, body: Body): Body {
  if (body.end < source.length || source.bytes[body.end - 1] === LF) return body;
  const lineStart = Math.max(start, source.bytes.lastIndexOf(LF, body.end - 1) + 1);
  const kind = kindAt(source, lineStart);
  return {
    end: lineStart,
    oldLeft: body.oldLeft + (kind & OLD),
    newLeft: body.newLeft + (kind >> 1),
    additions: body.additions - (kind === NEW ? 1 : 0),
  };
}

/** Skips the `\ No newline at end of file` remarks (in any language) behind a hunk's last line. */
function skipRemarks(source: DiffBytes, start: number): number {
  let pos = start;
  while (pos < source.length && source.bytes[pos] === BACKSLASH) pos = source.nextLine(pos);
  return pos;
}

/** Reads the hunk whose header line is at `pos`; null where there is none. */
export function readHunk(source: DiffBytes, pos: number): HunkRead | null {
  const header = readHunkHeader(source, pos);
  if (header === null) return null;
  const start = source.nextLine(pos);
  const whole = consumeBody(source, start, header);
  const complete = whole.oldLeft === 0 && whole.newLeft === 0;
  const body = complete || whole.end === start ? whole : withoutHalfLine(source, start, whole);
  const context = header.newLines - body.newLeft - body.additions;
  return {
    hunk: new PackedHunk(header, source, start, body.end),
    next: skipRemarks(source, whole.end),
    additions: body.additions,
    deletions: header.oldLines - body.oldLeft - context,
    complete,
    coloured: !complete && source.bytes[whole.end] === ESC,
  };
}
