import { indentOf, linesAbove, linesBelow } from './around.ts';
import { type CodeLine, lineAt, type Place } from './entry.ts';

/** The nearest line above that holds code; null where none is shown. */
export function codeAbove(place: Place): CodeLine | null {
  return linesAbove(place).find(({ code }) => code !== '') ?? null;
}

/** The nearest line below that holds code; null where none is shown. */
export function codeBelow(place: Place): CodeLine | null {
  return linesBelow(place).find(({ code }) => code !== '') ?? null;
}

/** What stands in a line: the lines below that are further right. */
export type Block = {
  /** Lines without code among them. */
  readonly lines: readonly CodeLine[];
  /** The first line of code that is not in it; null where the end is not shown. */
  readonly end: CodeLine | null;
};

/** The block of the line that is looked at, as far as 60 lines. */
export function blockOf(place: Place): Block {
  const indent = indentOf(lineAt(place).code);
  const below = linesBelow(place, 60);
  const end = below.findIndex(({ code }) => code !== '' && indentOf(code) <= indent);
  return end < 0 ? { lines: below, end: null } : { lines: below.slice(0, end), end: below[end] ?? null };
}
