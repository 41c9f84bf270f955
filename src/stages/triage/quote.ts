import { foldLines } from './sent-text.ts';

/** The line number columns and the mark that a line of the prompt begins with. */
const RENDERED_PREFIX = /^[^\S\n]*(?:[LR]?\d{1,7}[^\S\n]*[|:│]?[^\S\n]*){0,2}[+-]?/gm;

/** An ellipsis that stands for text left out: the character anywhere, three dots only alone at an end or on a line. */
const LEFT_OUT = /…|^[^\S\n]*\.{3}|\.{3}[^\S\n]*$/gm;

/** Something that can be recognised: brackets and punctuation are everywhere. */
const MEANING = /[\p{L}\p{N}]/u;

/**
 * The ways to read a quote, the most literal first, white space folded: as it is; without what belongs to the
 * rendering of the prompt; the longest piece of it where something was left out. Empty where it says nothing.
 */
export function readingsOf(quote: string | null): string[] {
  if (quote === null) return [];
  const bare = quote.replace(RENDERED_PREFIX, '');
  const readings = [quote, bare, longestPiece(quote), longestPiece(bare)].map(foldLines);
  return [...new Set(readings)].filter((reading) => MEANING.test(reading));
}

function longestPiece(text: string): string {
  return text
    .split(LEFT_OUT)
    .reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');
}
