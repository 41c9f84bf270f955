/** One line of untrusted text as Markdown that GitHub and both Bitbuckets render as that text. */
import { findSpans, spanAround, spanText } from './markdown-code.ts';
import { printable } from './text.ts';

type Piece = { readonly code: boolean; readonly text: string };

/**
 * What forges act on where no backslash helps, or none that all of them know: mentions, e-mail addresses, references
 * to issues, addresses of all schemes, math of GitHub (`$`), home directories of Bitbucket users and text that is struck
 * through (`~`), tags and entities. Bitbucket Cloud shows a backslash before most of these, and entities as written.
 */
const LIVE =
  /@|#\d|(?<![a-z0-9])gh-\d|:\/\/|www\.|mailto:|xmpp:|\$|~|<[a-z/?!]|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;

/** A semicolon that ends an entity, with all that one may hold; the longest name has 31 letters. */
const ENTITY_END = /&#?[a-z\d]+;$/i;
const ENTITY_LENGTH = 34;

/** Begins a tag of HTML where it is followed by a letter or one of the marks. */
const TAG_START = /^<[a-z/?!]/i;

/** A row of a table; as code it keeps its form, and no line below makes a table of it. */
const ROW = /^\|/;

/** A first word that commands a build runner or a bot, underlines the line above, divides columns or defines. */
const FIRST_WORD = /^(?:\/|=|:(?=[-:| ]|$))/;

/** Scripts without blanks between words, the marks between a link's text and its target, and all between these. */
const PARTS =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u303f\uff00-\uffef]+|\][([]|(?:(?!\][([])[^\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u303f\uff00-\uffef])+/gu;

/** What may stand before a word without being of it. */
const LEADING = new Set('([{<"\'*,;!?“‘«„');
/** What may stand behind a word without being of it. */
const TRAILING = new Set('.,;:!?*”’»…');
const PAIRS: ReadonlyMap<string, string> = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
  ['>', '<'],
]);
const QUOTES = new Set('"\'');

/**
 * Marks that are text wherever they stand; an underscore between letters or digits is text already. All renderers know
 * a backslash before these, and before what begins a block; Bitbucket Cloud shows it before other marks.
 */
const MARKS = /[\\`*[\]#]|\{(?=:)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;

/** What begins a block: a rule, a bullet, an underline, a quote, a box, a numbered item. */
const BLOCK_START = /^(?:([-+>]|!(?=!!))|(\d+)([.)])(?= |$))/;

/** All white space as single blanks, and nothing invisible. */
export function foldLine(text: string): string {
  return breakMarks(printable(text.replace(/\s+/g, ' ').trim()));
}

/** Breaks what we, or a build runner (`##[name]` anywhere in a line), would read in the source of a comment. */
export function breakMarks(text: string): string {
  return breakMarkers(text).replaceAll('##[', '# #[');
}

/**
 * Breaks everything that could pass for a mark of ours by a blank or by other brackets. What stands there afterwards
 * holds no new one, so one pass is stable, and nested look-alikes cost no passes.
 */
export function breakMarkers(text: string): string {
  return text
    .replaceAll('<!--', '<! --')
    .replace(/(quorate:)(?=v)/gi, '$1 ')
    .replace(/\[(\s*quorate\s*)\](?=\s*:)/gi, '($1)')
    .replace(/(quorate\.)(?=invalid)/gi, '$1 ');
}

/** A folded line as Markdown: code spans stay, what a forge would act on becomes one, all else is escaped. */
export function escapeLine(line: string, inTable: boolean): string {
  if (ROW.test(line)) return spanAround(line, inTable);
  const pieces: Piece[] = [];
  let at = 0;
  for (const span of findSpans(line, false)) {
    const text = spanText(line, span);
    if (text.trim() === '') continue;
    addWords(pieces, line.slice(at, span.start));
    addSpan(pieces, text);
    at = span.end;
  }
  addWords(pieces, line.slice(at));
  return join(pieces, inTable).replace(BLOCK_START, escapeStart);
}

function escapeStart(_found: string, mark: string | undefined, digits = '', dot = ''): string {
  return mark === undefined ? `${digits}\\${dot}` : `\\${mark}`;
}

function addWords(pieces: Piece[], text: string): void {
  const isCommand = pieces.length === 0 && FIRST_WORD.test(text);
  if (isCommand || LIVE.test(text)) addLive(pieces, text, isCommand);
  else addText(pieces, text);
}

function addLive(pieces: Piece[], text: string, isCommand: boolean): void {
  const words = text.split(' ');
  for (const [index, word] of words.entries()) {
    if (index > 0) addText(pieces, ' ');
    // Before a blank, a tilde begins nothing.
    const isAlone = word === '~' && index < words.length - 1;
    if (isCommand && index === 0) addCode(pieces, word);
    else if (!isAlone && LIVE.test(word)) addParts(pieces, word);
    else addText(pieces, word);
  }
}

/** Text joins the text before it, so that a long text is escaped in one go. */
function addText(pieces: Piece[], text: string): void {
  const last = pieces.at(-1);
  if (last === undefined || last.code) {
    if (text !== '') pieces.push({ code: false, text });
  } else pieces[pieces.length - 1] = { code: false, text: last.text + text };
}

function addParts(pieces: Piece[], word: string): void {
  for (const [part] of word.matchAll(PARTS)) {
    if (LIVE.test(part)) addCode(pieces, part);
    else addText(pieces, part);
  }
}

function addCode(pieces: Piece[], word: string): void {
  const start = leadingLength(word);
  const end = trailingStart(word, start);
  addText(pieces, word.slice(0, start));
  addSpan(pieces, word.slice(start, end));
  addText(pieces, word.slice(end));
}

/** Code joins the code before it: their marks would be read as one run. */
function addSpan(pieces: Piece[], text: string): void {
  const last = pieces.at(-1);
  if (last?.code === true) pieces[pieces.length - 1] = { code: true, text: last.text + text };
  else pieces.push({ code: true, text });
}

function leadingLength(word: string): number {
  let start = 0;
  while (LEADING.has(word.charAt(start)) && !TAG_START.test(word.slice(start, start + 2))) start += 1;
  return start;
}

/** Closing brackets and quotes are of the word where it opens them: `@Input()` keeps its brackets. */
function trailingStart(word: string, start: number): number {
  const counts = new Map<string, number>();
  const add = (mark: string, count: number) => counts.set(mark, (counts.get(mark) ?? 0) + count);
  for (const character of word.slice(start)) add(character, 1);
  let end = word.length;
  while (end > start + 1 && isTrailing(word.charAt(end - 1), counts)) {
    if (ENTITY_END.test(word.slice(Math.max(start, end - ENTITY_LENGTH), end))) break;
    end -= 1;
    add(word.charAt(end), -1);
  }
  return end;
}

function isTrailing(mark: string, counts: ReadonlyMap<string, number>): boolean {
  const count = counts.get(mark) ?? 0;
  const opening = PAIRS.get(mark);
  if (opening !== undefined) return count > (counts.get(opening) ?? 0);
  return QUOTES.has(mark) ? count % 2 === 1 : TRAILING.has(mark);
}

function join(pieces: readonly Piece[], inTable: boolean): string {
  return pieces
    .map(({ code, text }) => (code ? spanAround(text, inTable) : escapeText(text, inTable)))
    .join('');
}

/** In a table, and only there, a backslash keeps a pipe from ending the cell. */
function escapeText(text: string, inTable: boolean): string {
  const escaped = text.replace(MARKS, '\\$&');
  return inTable ? escaped.replaceAll('|', '\\|') : escaped;
}
