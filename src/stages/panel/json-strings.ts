import { type Cursor, endOfText, matchesAt, type Place, UNREADABLE } from './json-cursor.ts';

/** Opening and closing marks: JSON's own, then those of Python, of word processors and of translated keyboards. */
const CLOSING_MARKS: Readonly<Record<string, string>> = { '"': '"', "'": "'", '“': '”', '‘': '’' };

const TRIPLE = '"""';
const ASCII_STOP = /["\\]/g;
const STOPS: Readonly<Record<string, RegExp>> = {
  '"': ASCII_STOP,
  "'": /['\\]/g,
  '”': /[”\\]/g,
  '’': /[’\\]/g,
};

// What may follow a closing quote. Keys are those of a program, without blanks: prose must never become a key.
const QUOTED_KEY = String.raw`["'“‘][\w$-]{1,40}["'”’]\s*[:：]`;
const AFTER_KEY = /\s*(?:[:：]|$)/y;
const MEMBER_FOLLOWS = new RegExp(String.raw`\s*[,，]\s*(?:${QUOTED_KEY}|[}\]]|//|/\*|#|$)`, 'y');
const BARE_MEMBER_FOLLOWS = /\s*,\s*[A-Za-z_$][\w$]{0,40}\s*:/y;
const MEMBER_WITHOUT_COMMA = new RegExp(String.raw`\s*\n\s*${QUOTED_KEY}`, 'y');
const OBJECT_ENDS = /\s*[}\]](?:\s*(?:[,{}\]`#/]|$)|[^\S\n]*\n)/y;
const ROOT_ENDS = /\s*\}/y;
const ITEM_FOLLOWS = /\s*(?:[,，]\s*(?:["'“‘{[\]\d-]|true|false|null|$)|[\]}]|$)/y;
const END = /\s*$/y;
const KEY_STARTS = new RegExp(QUOTED_KEY, 'y');

/** Whether a string begins here. */
export function opensString(cursor: Cursor): boolean {
  const mark = cursor.text[cursor.at];
  return mark === '"' || (cursor.lenient && mark !== undefined && Object.hasOwn(CLOSING_MARKS, mark));
}

/** Whether a quoted key and its colon stand here. */
export function opensMember(cursor: Cursor): boolean {
  return matchesAt(KEY_STARTS, cursor.text, cursor.at);
}

/** Reads the string that opens here, or `UNREADABLE` where its end is in doubt. */
export function readString(cursor: Cursor, place: Place): string | typeof UNREADABLE {
  const { text } = cursor;
  if (cursor.lenient && text.startsWith(TRIPLE, cursor.at)) return readTriple(cursor);
  const opening = text[cursor.at] ?? '';
  const closing = CLOSING_MARKS[opening] ?? '"';
  const start = cursor.at + 1;
  const end = findEnd(cursor, start, closing, place);
  if (end === null) return UNREADABLE;
  cursor.at = Math.min(end + 1, text.length);
  return decode(cursor, text.slice(start, end));
}

/** A string between three quotes, as Python has it. */
function readTriple(cursor: Cursor): string | typeof UNREADABLE {
  const { text } = cursor;
  const start = cursor.at + TRIPLE.length;
  const end = text.indexOf(TRIPLE, start);
  if (end === -1) endOfText(cursor);
  cursor.at = end === -1 ? text.length : end + TRIPLE.length;
  return decode(cursor, text.slice(start, end === -1 ? text.length : end));
}

/** Index of the closing mark, the end of a cut text, or null where no end can be told. */
function findEnd(cursor: Cursor, start: number, closing: string, place: Place): number | null {
  const stop = STOPS[closing] ?? ASCII_STOP;
  stop.lastIndex = start;
  for (let found = stop.exec(cursor.text); found !== null; found = stop.exec(cursor.text)) {
    const at = found.index;
    cursor.furthest = Math.max(cursor.furthest, at);
    if (found[0] === '\\') {
      stop.lastIndex = at + 2;
      continue;
    }
    const verdict = judgeMark(cursor, at, start, place);
    if (verdict !== 'inner') return verdict === 'end' ? at : null;
  }
  return endOfText(cursor) ? cursor.text.length : null;
}

/** Whether the mark at `at` ends the string, belongs to its text, or leaves that in doubt. */
function judgeMark(cursor: Cursor, at: number, start: number, place: Place): 'end' | 'inner' | 'doubt' {
  if (!cursor.lenient) return hasControl(cursor.text, start, at) ? 'doubt' : 'end';
  if (closes(cursor, at, place)) return 'end';
  if (place === 'key' || isSwallowedKey(cursor.text, at, start)) return 'doubt';
  return 'inner';
}

function hasControl(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (text.charCodeAt(at) < 0x20) return true;
  return false;
}

/** Whether the mark at `at` ends its string, judged by what follows it. */
function closes(cursor: Cursor, at: number, place: Place): boolean {
  const { text } = cursor;
  const next = at + 1;
  if (place === 'key') return matchesAt(AFTER_KEY, text, next);
  if (place === 'array') return matchesAt(ITEM_FOLLOWS, text, next);
  return (
    matchesAt(MEMBER_FOLLOWS, text, next) ||
    matchesAt(OBJECT_ENDS, text, next) ||
    matchesAt(END, text, next) ||
    matchesAt(MEMBER_WITHOUT_COMMA, text, next) ||
    (cursor.depth === 1 && matchesAt(ROOT_ENDS, text, next)) ||
    (cursor.bareKeys && matchesAt(BARE_MEMBER_FOLLOWS, text, next))
  );
}

/** Whether the mark opens a key as JSON would: then the string ended before it, at a place that cannot be told. */
function isSwallowedKey(text: string, at: number, start: number): boolean {
  if (!matchesAt(KEY_STARTS, text, at)) return false;
  let before = at - 1;
  while (before > start && /\s/.test(text[before] ?? '')) before--;
  return /[,，{]/.test(text[before] ?? '');
}

const ESCAPE = /\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g;
type EscapeTable = Readonly<Record<string, string>>;
const MARKS: EscapeTable = { '"': '"', '\\': '\\', '/': '/' };
const BREAKS: EscapeTable = { n: '\n', r: '\r', t: '\t' };
const JSON_ESCAPES: EscapeTable = { ...MARKS, ...BREAKS, b: '\b', f: '\f' };
/** Escapes of other languages with one meaning only. */
const MENDABLE: EscapeTable = { ...JSON_ESCAPES, "'": "'", '`': '`' };
/** In a string where a backslash was meant as itself, `\b` is a word boundary rather than a backspace. */
const CAREFUL: EscapeTable = { ...MARKS, ...BREAKS, "'": "'", '`': '`' };
/** In a word where a backslash was meant as itself, all are: `C:\users\new`. */
const LITERAL: EscapeTable = { ...MARKS, "'": "'", '`': '`' };

function decode(cursor: Cursor, raw: string): string | typeof UNREADABLE {
  if (!raw.includes('\\')) return raw;
  if (escapesAreIn(JSON_ESCAPES, raw)) return unescaped(raw, JSON_ESCAPES);
  if (!cursor.lenient) return UNREADABLE;
  if (escapesAreIn(MENDABLE, raw)) return unescaped(raw, MENDABLE);
  return raw.replace(/\S+/g, (word) =>
    escapesAreIn(MENDABLE, word) ? unescaped(word, CAREFUL) : unescaped(word, LITERAL),
  );
}

function escapesAreIn(table: EscapeTable, raw: string): boolean {
  for (const [, hex, character] of raw.matchAll(ESCAPE)) {
    if (hex === undefined && !Object.hasOwn(table, character ?? '')) return false;
  }
  return true;
}

function unescaped(raw: string, table: EscapeTable): string {
  return raw.replace(ESCAPE, (whole: string, hex: string | undefined, character: string | undefined) => {
    if (hex !== undefined) return table === LITERAL ? whole : String.fromCharCode(Number.parseInt(hex, 16));
    return character === undefined ? whole : (table[character] ?? whole);
  });
}
