import type { DiffLine, FileDiff, Hunk } from '../../domain/change.ts';

/** Context is a hint of where one is; above this it would crowd out the change itself. */
const MAX_LINES_PER_FILE = 40;

/** Of many levels the innermost and the outermost ones say most. */
const INNER_LEVELS = 2;
const OUTER_LEVELS = 2;

/** A header this near above the hunk is shown with the lines between; with the levels, at most 7 lines a hunk. */
const NEAR_LINES = 4;

/** How far above a hunk its enclosing headers are looked for: longer functions go without. */
const MAX_LOOK_BACK = 2_000;

/** A longer line is data, not a header. */
const MAX_HEADER_LENGTH = 300;
const TAB_WIDTH = 4;

/**
 * Lines at head above each hunk that say where one is: the headers of the enclosing blocks, found by indentation,
 * so in any language that is written with some. Never a line that a hunk shows already; in order, each once. A hunk
 * that lies below a text that was not read to its end goes without.
 */
export function enclosingSymbols(headText: string, file: FileDiff): DiffLine[] {
  const lines = headText.split('\n');
  const hunks = file.hunks.filter((hunk) => hunk.newLines > 0 && hunk.newStart <= lines.length);
  const shown = new Set<number>();
  for (const hunk of hunks) {
    const found = linesAbove(lines, hunk).filter((number) => !shown.has(number) && !isInHunk(hunks, number));
    if (shown.size + found.length > MAX_LINES_PER_FILE) break;
    for (const number of found) shown.add(number);
  }
  return [...shown]
    .sort((a, b) => a - b)
    .map((number) => ({ mark: ' ', oldLine: null, newLine: number, text: lines[number - 1] ?? '' }));
}

function isInHunk(hunks: readonly Hunk[], number: number): boolean {
  return hunks.some((hunk) => number >= hunk.newStart && number < hunk.newStart + hunk.newLines);
}

/** Numbers of the header lines above a hunk, and of what stands between where the nearest is near. */
function linesAbove(lines: readonly string[], hunk: Hunk): number[] {
  const headers = headersAbove(lines, hunk);
  const nearest = headers[0];
  if (nearest === undefined) return [];
  const numbers =
    headers.length <= INNER_LEVELS + OUTER_LEVELS
      ? headers
      : [...headers.slice(0, INNER_LEVELS), ...headers.slice(-OUTER_LEVELS)];
  const between: number[] = [];
  if (hunk.newStart - nearest <= NEAR_LINES) {
    for (let number = nearest + 1; number < hunk.newStart; number += 1) between.push(number);
  }
  return [...numbers, ...between].sort((a, b) => a - b);
}

/** Header lines above the hunk, the innermost first. */
function headersAbove(lines: readonly string[], hunk: Hunk): number[] {
  const from = firstChange(hunk);
  let indent = indentOfText(lines, from);
  const headers: number[] = [];
  const end = Math.max(1, hunk.newStart - MAX_LOOK_BACK);
  for (let number = from - 1; number >= end && indent > 0; number -= 1) {
    const line = lines[number - 1] ?? '';
    const own = indentOf(line);
    if (own >= indent || !canBeHeader(line)) continue;
    indent = own;
    if (number < hunk.newStart) headers.push(number);
  }
  return headers;
}

/** The number at head of the first changed line, or of the line that stands where lines were removed. */
function firstChange(hunk: Hunk): number {
  let next = hunk.newStart;
  for (const line of hunk.lines) {
    if (line.mark !== ' ') break;
    next += 1;
  }
  return next;
}

/** Indentation of the first line with text at or below the given one. */
function indentOfText(lines: readonly string[], number: number): number {
  for (let at = number; at <= lines.length && at < number + NEAR_LINES; at += 1) {
    const line = lines[at - 1] ?? '';
    if (line.trim() !== '') return indentOf(line);
  }
  return 0;
}

function indentOf(line: string): number {
  let columns = 0;
  for (const character of line) {
    if (character === ' ') columns += 1;
    else if (character === '\t') columns += TAB_WIDTH - (columns % TAB_WIDTH);
    else break;
  }
  return columns;
}

/**
 * Lines that stand further left and open nothing: blank ones, comments, the preprocessor's, and those that close
 * or continue a block (`}`, `) {`, `else`), whose header is further up.
 */
const NO_HEADER =
  /^\s*($|[)\]}{]|\/\/|\/\*|\*|--|<!--|#\s*(if|ifdef|ifndef|else|elif|endif|define|pragma|include|region|endregion)\b|(else|elif|elsif|except|catch|finally|rescue|ensure|end)\b)/;

function canBeHeader(line: string): boolean {
  return line.length <= MAX_HEADER_LENGTH && !NO_HEADER.test(line);
}
