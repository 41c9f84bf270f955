/** Text on its way to people: made harmless, measured in terminal columns, folded and cut. */

/**
 * What must not reach a terminal or a log as it is: controls (all but tab and newline), line and paragraph
 * separators, invisible and direction-turning format characters, unassigned tags, halves of surrogate pairs.
 */
const UNPRINTABLE =
  /(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\u{115f}\u{1160}\u{3164}\u{ffa0}\u{e0000}-\u{e0fff}]/gu;

const ELLIPSIS = '…';

/** Columns that a tab is shown as: terminals differ, and a table must not depend on them. */
const TAB = '  ';

/**
 * Code points that terminals draw two columns wide: East Asian Wide and Fullwidth of Unicode's UAX #11, in ranges
 * coarse enough to read. Emoji are asked of the regular expression engine instead.
 */
const WIDE_RANGES: readonly (readonly [from: number, to: number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0x4dbf],
  [0x4e00, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x16fe0, 0x18cff],
  [0x1aff0, 0x1b2ff],
  [0x1f200, 0x1f2ff],
  [0x20000, 0x3fffd],
];

/** Regional indicators come in pairs that make one flag of two columns: one column each. */
const FLAG_HALF = /^\p{Regional_Indicator}$/u;
const EMOJI = /^\p{Emoji_Presentation}$/u;
const COMBINING = /^[\p{Mn}\p{Me}\p{Cf}\u{1160}-\u{11ff}]$/u;
const PLAIN_ASCII = /^[\x20-\x7e]*$/;

/** Shows every control, invisible and direction-turning character as `\u{…}`; newlines and tabs stay. */
export function printable(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(UNPRINTABLE, escapeCharacter);
}

function escapeCharacter(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

/**
 * Shows every character beyond the Basic Multilingual Plane, and half of one, as `\u{…}`: databases in use with
 * Bitbucket Data Center store none. Markdown of ours stays the same but for these: `\u` is text in all renderers, in code
 * and outside of it.
 */
export function bmpOnly(text: string): string {
  return text.replace(/[\u{10000}-\u{10ffff}\p{Cs}]/gu, escapeCharacter);
}

/** Printable text that no build runner takes for a command. */
export function logSafe(text: string): string {
  return breakCommands(printable(text));
}

/**
 * Puts a blank into what a build runner would act on: GitHub's runner takes `::name::` at the start of a line, white
 * space before it allowed, and the older `##[name]` anywhere in a line.
 */
export function breakCommands(text: string): string {
  return text.replace(/^([^\S\n]*):(?=:)/gm, '$1: ').replaceAll('##[', '# #[');
}

/** Printable text on one line, white space folded, at most `max` columns wide. */
export function oneLine(text: string, max: number): string {
  return truncate(printable(text.replace(/\s+/g, ' ')).trim(), max);
}

/** Columns that a printable text without newlines takes in a terminal. */
export function displayWidth(text: string): number {
  if (PLAIN_ASCII.test(text)) return text.length;
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width;
}

function characterWidth(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x300) return 1;
  if (COMBINING.test(character)) return 0;
  if (FLAG_HALF.test(character)) return 1;
  return EMOJI.test(character) || isWide(code) ? 2 : 1;
}

function isWide(code: number): boolean {
  return WIDE_RANGES.some(([from, to]) => code >= from && code <= to);
}

/** The text, or as many of its code points as fit into `width` columns with an ellipsis behind them. */
export function truncate(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  if (width < 1) return '';
  return takeColumns(text, width - 1) + ELLIPSIS;
}

/** The longest head of a text that fits into `width` columns; never splits a code point, keeps combining marks. */
function takeColumns(text: string, width: number): string {
  let used = 0;
  let length = 0;
  for (const character of text) {
    used += characterWidth(character);
    if (used > width) break;
    length += character.length;
  }
  return text.slice(0, length);
}

/** Fills a text with blanks up to `width` columns. */
export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - displayWidth(text)));
}

/** Puts blanks before a text up to `width` columns. */
export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - displayWidth(text))) + text;
}

/**
 * Lines of at most `width` columns (2 at least: a wide character needs as much), broken at blanks where there are
 * some. Newlines of the text stay; a text without words is one empty line.
 */
export function wrap(text: string, width: number): string[] {
  const columns = Math.max(2, width);
  return text
    .replaceAll('\t', TAB)
    .split('\n')
    .flatMap((line) => wrapLine(line, columns));
}

/** Blanks inside a line stay, so that paths and code keep their form; where a line is broken they go. */
function wrapLine(line: string, width: number): string[] {
  const lines: string[] = [];
  let current = '';
  // Without the last blanks every run of blanks has a word behind it, and the pattern reads each character once.
  for (const word of withoutLastBlanks(line).match(/ *[^ ]+/g) ?? []) {
    if (displayWidth(current + word) <= width) {
      current += word;
      continue;
    }
    if (current !== '') lines.push(current);
    const pieces = chop(word.replace(/^ +/, ''), width);
    current = pieces.pop() ?? '';
    lines.push(...pieces);
  }
  return [...lines, current];
}

function withoutLastBlanks(text: string): string {
  let end = text.length;
  while (text[end - 1] === ' ') end -= 1;
  return text.slice(0, end);
}

/** A word in pieces of at most `width` columns; the last one is what is left. */
function chop(word: string, width: number): string[] {
  const pieces: string[] = [];
  let start = 0;
  let used = 0;
  let at = 0;
  for (const character of word) {
    const columns = characterWidth(character);
    if (used + columns > width) {
      pieces.push(word.slice(start, at));
      start = at;
      used = 0;
    }
    used += columns;
    at += character.length;
  }
  return [...pieces, word.slice(start)];
}

/** Orders texts by code unit: the same on every machine, whatever its language. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
