import { hasLookAlike, LOOK_ALIKE_CLASS, latinLookAlike } from './confusables-table.ts';
import { HIDDEN_CLASS, hasHidden } from './hidden-text-characters.ts';

/** Longer lines are no message to anybody. */
const MAX_LINE = 4_000;

const LOOK_ALIKES = new RegExp(`[${LOOK_ALIKE_CLASS}]`, 'gu');
const HIDDEN = new RegExp(`[${HIDDEN_CLASS}]`, 'gu');

/** Marks at the start of a comment or a quotation, and what ends one. */
const LEADER =
  /^\s{0,200}(?:\/{2,4}!?|\/\*{1,3}|\*+(?=\s)|#{1,6}|--+|;+|<!--+|\{\/\*|>+|%+|"""|'''|["'`]|[-+](?=\s))\s*/;
const CLOSER = /(?:\*\/\}?|-->|"""|''')$/;

/** What sentences hardly have. */
const CODE_MARK = /[;{}=<>()[\]]/;

/** A line as patterns read it. `said` tells sentences from code, by comment marks or by having no marks of code. */
export type Plain = { readonly text: string; readonly said: boolean };

/**
 * A line without comment marks and hidden characters, look-alikes of Latin letters written as these, in lower case,
 * with single blanks and straight quotes.
 */
export function plainLine(line: string): Plain {
  const readable = latin(line.slice(0, MAX_LINE));
  const text = readable.replace(LEADER, '');
  return {
    text: folded(text.trimEnd().replace(CLOSER, '')),
    said: text !== readable || !CODE_MARK.test(text),
  };
}

/** The line with as little work as tells whether an address may begin on it. */
export function roughLine(line: string): string {
  const head = line.slice(0, MAX_LINE);
  return hasHidden(head) || hasLookAlike(head) ? plainLine(head).text : head.toLowerCase();
}

/** A path as words. */
export function plainPath(path: string): string {
  return folded(latin(path.slice(0, MAX_LINE)).replace(/[/\\_.+-]+/g, ' '));
}

function latin(text: string): string {
  if (isAscii(text)) return text;
  const seen = hasHidden(text) ? text.replace(HIDDEN, '') : text;
  return seen
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2013\u2014]/g, '-')
    .replace(LOOK_ALIKES, (letter) => latinLookAlike(letter) ?? letter);
}

function isAscii(text: string): boolean {
  return !/[^\0-\x7f]/.test(text);
}

function folded(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
