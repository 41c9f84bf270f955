import type { DiffLine, Hunk, LineMark } from '../../domain/change.ts';
import type { DiffBytes } from './diff-bytes.ts';

/** Lines are decoded in pieces of about this size, so that walking a huge hunk needs little memory at a time. */
const WINDOW_BYTES = 1 << 20;

const LF = 0x0a;
const CR = 0x0d;
const PLUS = 0x2b;
const MINUS = 0x2d;
const BACKSLASH = 0x5c;

export type HunkHeader = Omit<Hunk, 'lines'>;

/** Counters that run along while lines are numbered. */
type Numbers = { oldLine: number; newLine: number };

/** The next line of decoded text `[start, end)`, counted on; null for `\ No newline` remarks, which are no lines. */
function readLine(text: string, start: number, end: number, at: Numbers): DiffLine | null {
  const first = start < end ? text.charCodeAt(start) : LF;
  if (first === BACKSLASH) return null;
  if (first === PLUS)
    return { mark: '+', oldLine: null, newLine: at.newLine++, text: text.slice(start + 1, end) };
  if (first === MINUS)
    return { mark: '-', oldLine: at.oldLine++, newLine: null, text: text.slice(start + 1, end) };
  // A blank context line may have lost its leading space on the way; then nothing, or only a CR, is left of it.
  const from = first === LF || first === CR ? start : start + 1;
  const mark: LineMark = ' ';
  return { mark, oldLine: at.oldLine++, newLine: at.newLine++, text: text.slice(from, end) };
}

function readLines(text: string, at: Numbers): DiffLine[] {
  const lines: DiffLine[] = [];
  let start = 0;
  while (start < text.length) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    const line = readLine(text, start, end, at);
    if (line !== null) lines.push(line);
    start = end + 1;
  }
  return lines;
}

/**
 * A hunk that keeps numbers and two offsets into the diff's bytes; its lines are decoded on each access. A diff of
 * a hundred megabytes needs little more than its own bytes in this form.
 */
export class PackedHunk implements Hunk {
  readonly oldStart: number;
  readonly oldLines: number;
  readonly newStart: number;
  readonly newLines: number;
  readonly section: string;
  readonly #source: DiffBytes;
  readonly #start: number;
  readonly #end: number;

  constructor(header: HunkHeader, source: DiffBytes, start: number, end: number) {
    this.oldStart = header.oldStart;
    this.oldLines = header.oldLines;
    this.newStart = header.newStart;
    this.newLines = header.newLines;
    this.section = header.section;
    this.#source = source;
    this.#start = start;
    this.#end = end;
  }

  get lines(): readonly DiffLine[] {
    const at: Numbers = { oldLine: this.oldStart, newLine: this.newStart };
    if (this.#end - this.#start <= WINDOW_BYTES)
      return readLines(this.#source.text(this.#start, this.#end), at);
    return [...this.walk()];
  }

  /** The lines one after another, without holding all of them. */
  *walk(): Generator<DiffLine> {
    const at: Numbers = { oldLine: this.oldStart, newLine: this.newStart };
    let start = this.#start;
    while (start < this.#end) {
      const end = Math.min(this.#source.nextLine(Math.min(start + WINDOW_BYTES, this.#end - 1)), this.#end);
      yield* readLines(this.#source.text(start, end), at);
      start = end;
    }
  }
}

/** The lines of any hunk one after another; a packed one is not decoded all at once. */
export function linesOf(hunk: Hunk): Iterable<DiffLine> {
  return hunk instanceof PackedHunk ? hunk.walk() : hunk.lines;
}
