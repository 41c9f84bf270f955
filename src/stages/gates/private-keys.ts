import { HOLE, type Range } from './passage.ts';

const MARK = /-----(?<kind>BEGIN|END) [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;

type Mark = Range & { readonly begins: boolean };

/** The longest body looked at beside a mark: a 16,384-bit RSA key takes about 13,000 characters. */
const MAX_BODY = 20_000;

/** A body holds at least one run of base64 that no code would have. */
const KEY_RUN = /(?=[A-Za-z+/]{0,23}\d)(?=[a-z0-9+/]{0,23}[A-Z])(?=[A-Z0-9+/]{0,23}[a-z])[A-Za-z0-9+/]{24}/;

/** A line that is one piece of base64, whatever quotes, comment marks and escapes stand around it. */
const KEY_LINE =
  /^[\s"'`#*>|.,;-]*(?:\/\/\s*)?(?:\\[nrt])*[A-Za-z0-9+/]{4,}={0,2}(?:\\[nrt])*[\s"'`.,;\\)]*(?:\+\s*)?$/;

/** What stands before the base64 of a line. */
const LINE_HEAD = /^(?:\\[nrt]|[^A-Za-z0-9+/])*/;

/**
 * Private key blocks: for each the stretches of its body, one per line. The marks stay readable. A block whose end (or
 * beginning) lies outside the text is followed as long as its lines look like a key.
 */
export function findPrivateKeys(text: string): Range[][] {
  if (!text.includes('PRIVATE KEY')) return [];
  const marks = [...text.matchAll(MARK)].map(markOf);
  return marks
    .map((mark, index) => bodyBeside(text, mark, marks[index - 1], marks[index + 1]))
    .filter((ranges) => ranges.length > 0);
}

function markOf(match: RegExpExecArray): Mark {
  return { start: match.index, end: match.index + match[0].length, begins: match.groups?.kind === 'BEGIN' };
}

/** The body behind a begin mark, or before an end mark whose beginning is not there; it never reaches over a mark. */
function bodyBeside(text: string, mark: Mark, previous: Mark | undefined, next: Mark | undefined): Range[] {
  if (mark.begins) {
    const limit = Math.min(next?.start ?? text.length, mark.end + MAX_BODY);
    const isClosed = next !== undefined && !next.begins && isWhole(text, mark, next);
    return bodyRanges(text, mark.end, isClosed ? limit : followDown(text, mark.end, limit));
  }
  if (previous?.begins && isWhole(text, previous, mark)) return [];
  const limit = Math.max(previous?.end ?? 0, mark.start - MAX_BODY);
  return bodyRanges(text, followUp(text, limit, mark.start), mark.start);
}

/** Whether the text between two marks is one block: near enough, and without a hole. */
function isWhole(text: string, begin: Mark, end: Mark): boolean {
  return end.start - begin.end <= MAX_BODY && !text.slice(begin.end, end.start).includes(HOLE);
}

/** Where the lines from `start` on stop looking like a key; what is left of the begin mark's line is taken along. */
function followDown(text: string, start: number, limit: number): number {
  let end = start;
  for (const [index, line] of text.slice(start, limit).split('\n').entries()) {
    if (index > 0 && !KEY_LINE.test(line)) break;
    end += line.length + 1;
  }
  return Math.min(end, limit);
}

/** Where the lines that look like a key begin, up from the end mark; what stands before it on its line is taken along. */
function followUp(text: string, limit: number, end: number): number {
  const lines = text.slice(limit, end).split('\n').reverse();
  let start = end + 1;
  for (const [index, line] of lines.entries()) {
    if (index > 0 && !KEY_LINE.test(line)) break;
    start -= line.length + 1;
  }
  return start;
}

/** The base64 of each line of a body; nothing where the body is no key (a placeholder, code that names the marks). */
function bodyRanges(text: string, start: number, end: number): Range[] {
  const body = text.slice(start, end);
  if (!KEY_RUN.test(body)) return [];
  const ranges: Range[] = [];
  let at = start;
  for (const line of body.split('\n')) {
    const head = LINE_HEAD.exec(line)?.[0].length ?? 0;
    let length = line.length;
    while (length > head && !/[A-Za-z0-9+/=]/.test(line[length - 1] ?? '')) length -= 1;
    if (length > head) ranges.push({ start: at + head, end: at + length });
    at += line.length + 1;
  }
  return ranges;
}
