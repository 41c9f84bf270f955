import type { Sheet } from './sheet.ts';

/** Half-open, in characters. */
export type Range = { readonly start: number; readonly end: number };

/** A stretch of one line of a sheet. */
export type Span = Range & { readonly line: number };

/** Lines of a sheet read as one text. `starts` says where each begins, `lines` which line of the sheet it is. */
export type Passage = {
  readonly text: string;
  readonly starts: readonly number[];
  readonly lines: readonly number[];
};

/** Parts of a passage read as one text; `segments` leads back, ordered by both offsets. */
export type View = { readonly text: string; readonly segments: readonly Segment[] };
type Segment = { readonly at: number; readonly from: number; readonly length: number };

/** Stands where a text has a hole. No detector reads over it. */
export const HOLE = '\u0000';

/** Two string literals that a program puts together: quote, operator or line break, quote. */
const BETWEEN_LITERALS = /["'`]\s{0,200}(?:\.\.|\|\||[+.&\\])?\s{0,200}[bfru]?["'`]/g;

/**
 * A line break in the middle of a word, with the continuation, indent and comment mark that may stand around it: the
 * next line is one word and nothing else but punctuation.
 */
const BETWEEN_LINES =
  /(?<=[\w+/=.-])[ \t]*\\?\r?\n[ \t]*(?:[#*>|]|\/\/)?[ \t]*(?=[\w+/=.-]+["'`,;)\\ \t\r]*$)/gm;

/** How far from a joint the text is read: longer than any token but some JSON web tokens. */
const REACH = 2000;

/** Puts the lines of one order together. Blank lines are left out: nothing is in them, and much can be between them. */
export function passageOf(sheet: Sheet, order: readonly (number | null)[]): Passage {
  const starts: number[] = [];
  const lines: number[] = [];
  const texts: string[] = [];
  let offset = 0;
  for (const index of order) {
    const text = index === null ? HOLE : (sheet.lines[index]?.text ?? '');
    if (text.trim() === '') continue;
    starts.push(offset);
    lines.push(index ?? -1);
    texts.push(text);
    offset += text.length + 1;
  }
  return { text: texts.join('\n'), starts, lines };
}

/** The text around the places where neighbouring string literals are joined. */
export function joinLiterals(text: string): View {
  return without(text, BETWEEN_LITERALS);
}

/** The text around the places where words are joined that run on behind a line break. */
export function joinLines(text: string): View {
  return without(text, BETWEEN_LINES);
}

/** The text without its glue, holes where nothing is joined far and wide. */
function without(text: string, glue: RegExp): View {
  const segments: Segment[] = [];
  const parts: string[] = [];
  let at = 0;
  const keep = (from: number, end: number): void => {
    segments.push({ at, from, length: end - from });
    parts.push(text.slice(from, end));
    at += end - from;
  };
  let from = 0;
  for (const match of text.matchAll(glue)) {
    if (match.index - from > 2 * REACH || parts.length === 0) {
      if (parts.length > 0) keep(from, from + REACH);
      parts.push(HOLE);
      at += 1;
      from = Math.max(from, match.index - REACH);
    }
    keep(from, match.index);
    from = match.index + match[0].length;
  }
  if (parts.length > 0) keep(from, Math.min(text.length, from + REACH));
  return { text: parts.join(''), segments };
}

/** The stretches of the passage that a range of a view stands for. */
export function rangesOf(view: View, range: Range): Range[] {
  const ranges: Range[] = [];
  for (let index = lastAtOrBefore(view.segments, range.start, (segment) => segment.at); ; index += 1) {
    const segment = view.segments[index];
    if (segment === undefined || segment.at >= range.end) return ranges;
    const start = Math.max(range.start, segment.at);
    const end = Math.min(range.end, segment.at + segment.length);
    if (start < end)
      ranges.push({ start: start - segment.at + segment.from, end: end - segment.at + segment.from });
  }
}

/** The stretches of the sheet's lines that a range of the passage stands for. */
export function spansOf(passage: Passage, range: Range): Span[] {
  const spans: Span[] = [];
  for (let index = lastAtOrBefore(passage.starts, range.start, (start) => start); ; index += 1) {
    const lineStart = passage.starts[index];
    const line = passage.lines[index];
    if (lineStart === undefined || line === undefined || lineStart >= range.end) return spans;
    const nextStart = passage.starts[index + 1] ?? passage.text.length + 1;
    const start = Math.max(range.start, lineStart);
    const end = Math.min(range.end, nextStart - 1);
    if (line >= 0 && start < end) spans.push({ line, start: start - lineStart, end: end - lineStart });
  }
}

/** Index of the last item whose offset is not beyond `offset`; the items are in order and the first begins at 0. */
function lastAtOrBefore<Item>(
  items: readonly Item[],
  offset: number,
  offsetOf: (item: Item) => number,
): number {
  let low = 0;
  let high = items.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const item = items[middle];
    if (item !== undefined && offsetOf(item) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
