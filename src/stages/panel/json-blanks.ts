import { type Cursor, endOfText, matchesAt } from './json-cursor.ts';

const STRICT_BLANKS = /[ \t\n\r]*/y;
const LENIENT_BLANKS = /[\s\u200b-\u200d\u2060\ufeff]*/y;
const ELLIPSIS = /\.{3,}|…/y;
const LINE_END = /[\r\n]|$/g;

/** A comment with these holds members that were taken out, or says that something was left out. */
const ELISION = /["'{[]|\.{3}|…|omit|truncat|remain|more|rest\b|etc/i;

/** Moves over white space; in lenient reading over comments and ellipses too. */
export function skipBlanks(cursor: Cursor): void {
  for (;;) {
    const blanks = cursor.lenient ? LENIENT_BLANKS : STRICT_BLANKS;
    matchesAt(blanks, cursor.text, cursor.at);
    cursor.at = blanks.lastIndex;
    if (!cursor.lenient || !skipComment(cursor)) return;
  }
}

function skipComment(cursor: Cursor): boolean {
  const { text, at } = cursor;
  if (text[at] === '#' || text.startsWith('//', at)) {
    LINE_END.lastIndex = at;
    return skipTo(cursor, LINE_END.exec(text)?.index ?? text.length);
  }
  if (text.startsWith('/*', at)) {
    const end = text.indexOf('*/', at + 2);
    if (end === -1) endOfText(cursor);
    return skipTo(cursor, end === -1 ? text.length : end + 2);
  }
  if (!matchesAt(ELLIPSIS, text, at)) return false;
  cursor.elided = true;
  cursor.at = ELLIPSIS.lastIndex;
  return true;
}

function skipTo(cursor: Cursor, end: number): boolean {
  if (ELISION.test(cursor.text.slice(cursor.at, end))) cursor.elided = true;
  cursor.at = end;
  return true;
}
