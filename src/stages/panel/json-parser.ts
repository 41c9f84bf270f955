import { skipBlanks } from './json-blanks.ts';
import {
  BrokenItem,
  type Cursor,
  createCursor,
  endOfText,
  type Member,
  matchesAt,
  type ParseNotes,
  type Place,
  UNREADABLE,
} from './json-cursor.ts';
import { opensMember, opensString, readString } from './json-strings.ts';

/** An answer nests five deep, an envelope around it a few more; beyond this a text is hostile. */
const MAX_DEPTH = 100;

/** A value read from a text. Strict reading sets neither `cut` nor `elided`. */
export type ParsedValue = {
  readonly value: unknown;
  readonly start: number;
  readonly end: number;
  readonly cut: boolean;
  readonly elided: boolean;
};

/** One attempt to read a value: it, or null and where reading may go on; `furthest` accounts for the work. */
export type Attempt = {
  readonly parsed: ParsedValue | null;
  readonly resumeAt: number;
  readonly furthest: number;
};

/**
 * Reads the value that begins at `start`. Strict reading takes what `JSON.parse` takes. Lenient reading mends what has
 * one meaning only, and a text that ends inside the value gives what is whole of it, marked as cut.
 */
export function parseValueAt(text: string, start: number, lenient: boolean, notes: ParseNotes): Attempt {
  const cursor = createCursor(text, start, lenient, notes);
  const value = readValue(cursor, 'array');
  const furthest = Math.max(cursor.furthest, cursor.at);
  if (value === UNREADABLE) {
    return { parsed: null, resumeAt: cursor.tooDeep ? cursor.at : start + 1, furthest };
  }
  const { at: end, cut, elided } = cursor;
  return { parsed: { value, start, end, cut, elided }, resumeAt: end, furthest };
}

function readValue(cursor: Cursor, place: Place): unknown {
  const character = cursor.text[cursor.at];
  if (character === undefined) return cutShort(cursor);
  if (character === '{') return readObject(cursor);
  if (character === '[') return readArray(cursor);
  if (opensString(cursor)) return readString(cursor, place);
  return readScalar(cursor);
}

type Ending = 'closed' | 'cut' | 'unreadable';

function readObject(cursor: Cursor): unknown {
  const members: Member[] = [];
  const ending = readMembers(cursor, {
    close: '}',
    read: () => readMember(cursor, members),
    recover: () => false,
  });
  if (ending === 'unreadable') return UNREADABLE;
  const object: Record<string, unknown> = {};
  for (const [key, value] of members) {
    // Assigning `__proto__` would set the prototype instead of a member.
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
  }
  if (Object.keys(object).length < members.length) cursor.notes.repeated.set(object, members);
  if (ending === 'cut') cursor.notes.unfinished.add(object);
  return object;
}

function readArray(cursor: Cursor): unknown {
  const items: unknown[] = [];
  const ending = readMembers(cursor, {
    close: ']',
    read: () => readItem(cursor, items),
    recover: () => keepBroken(cursor, cursor.at, items),
  });
  if (ending === 'unreadable') return UNREADABLE;
  if (ending === 'cut') cursor.notes.unfinished.add(items);
  return items;
}

type Reading = {
  readonly close: '}' | ']';
  readonly read: () => 'read' | Exclude<Ending, 'closed'>;
  /** Skips what cannot be read between two members; false where that is not possible. */
  readonly recover: () => boolean;
};

function readMembers(cursor: Cursor, reading: Reading): Ending {
  if (cursor.depth >= MAX_DEPTH) {
    cursor.tooDeep = true;
    return 'unreadable';
  }
  cursor.depth++;
  cursor.at++;
  const ending = readUntilClosed(cursor, reading);
  if (!cursor.tooDeep) cursor.depth--;
  return ending;
}

type Progress = { count: number; afterComma: boolean };

function readUntilClosed(cursor: Cursor, reading: Reading): Ending {
  const progress: Progress = { count: 0, afterComma: true };
  for (;;) {
    const step = readNext(cursor, reading, progress);
    if (step !== 'read') return step;
  }
}

function readNext(cursor: Cursor, reading: Reading, progress: Progress): Ending | 'read' {
  skipBlanks(cursor);
  const character = cursor.text[cursor.at];
  if (character === undefined) return endOfText(cursor) ? 'cut' : 'unreadable';
  if (character === '}' || character === ']') return close(cursor, character === reading.close, progress);
  if (isComma(cursor, character)) return passComma(cursor, progress);
  if (!progress.afterComma && !lacksOnlyComma(cursor, reading.close)) {
    return reading.recover() ? 'read' : 'unreadable';
  }
  progress.afterComma = false;
  progress.count++;
  return reading.read();
}

function close(cursor: Cursor, matches: boolean, { count, afterComma }: Progress): 'closed' | 'unreadable' {
  const tidy = matches && !(afterComma && count > 0);
  if (!tidy && !cursor.lenient) return 'unreadable';
  // The bracket of an outer value closes this one as well: it is left for the outer one.
  if (matches) cursor.at++;
  return 'closed';
}

function passComma(cursor: Cursor, progress: Progress): 'read' | 'unreadable' {
  if (progress.afterComma && !cursor.lenient) return 'unreadable';
  progress.afterComma = true;
  cursor.at++;
  return 'read';
}

function isComma(cursor: Cursor, character: string): boolean {
  return character === ',' || (character === '，' && cursor.lenient);
}

function lacksOnlyComma(cursor: Cursor, close: '}' | ']'): boolean {
  const opens = close === ']' ? cursor.text[cursor.at] === '{' : opensMember(cursor);
  return opens && cursor.lenient;
}

function readMember(cursor: Cursor, members: Member[]): 'read' | 'cut' | 'unreadable' {
  const key = readKey(cursor);
  if (key === UNREADABLE) return 'unreadable';
  if (cursor.cut) return 'cut';
  skipBlanks(cursor);
  const colon = cursor.text[cursor.at];
  if (colon === undefined) return endOfText(cursor) ? 'cut' : 'unreadable';
  if (colon !== ':' && !(colon === '：' && cursor.lenient)) return 'unreadable';
  cursor.at++;
  skipBlanks(cursor);
  const value = readValue(cursor, 'object');
  if (value === UNREADABLE) return 'unreadable';
  members.push([key, value]);
  return cursor.cut ? 'cut' : 'read';
}

const BARE_KEY = /[A-Za-z_$][\w$]{0,40}(?=\s*:)/y;

function readKey(cursor: Cursor): string | typeof UNREADABLE {
  if (opensString(cursor)) return readString(cursor, 'key');
  if (!cursor.lenient || !matchesAt(BARE_KEY, cursor.text, cursor.at)) return UNREADABLE;
  cursor.bareKeys = true;
  const key = cursor.text.slice(cursor.at, BARE_KEY.lastIndex);
  cursor.at = BARE_KEY.lastIndex;
  return key;
}

function readItem(cursor: Cursor, items: unknown[]): 'read' | 'cut' | 'unreadable' {
  const { at: start, depth } = cursor;
  const value = readValue(cursor, 'array');
  if (value !== UNREADABLE) {
    items.push(value);
    return cursor.cut ? 'cut' : 'read';
  }
  if (cursor.tooDeep) return 'unreadable';
  cursor.depth = depth;
  return keepBroken(cursor, start, items) ? 'read' : 'unreadable';
}

/** The end of an item as far as it can be told without reading it: before the next item or before the list's end. */
const ITEM_END = /\}\s*(?:,\s*\{|\])/g;

/** Keeps an unreadable item as text and goes on behind it: one bad item must not cost the others. */
function keepBroken(cursor: Cursor, start: number, items: unknown[]): boolean {
  if (!cursor.lenient || start >= cursor.noItemEndFrom) return false;
  ITEM_END.lastIndex = start;
  const end = ITEM_END.exec(cursor.text)?.index;
  cursor.furthest = Math.max(cursor.furthest, end ?? cursor.text.length);
  if (end === undefined) {
    cursor.noItemEndFrom = start;
    return false;
  }
  const raw = cursor.text.slice(start, end + 1);
  // No item holds the list that it is in: what does is a bracket of the prose, and the answer stands behind it.
  if (cursor.notes.marks.key.test(raw)) return false;
  items.push(new BrokenItem(raw));
  cursor.at = end + 1;
  return true;
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const LOOSE_NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?(?=[\s,，}\]]|$)/y;
/** `12-15` without quotes, as some write a range of lines: kept as the text it is. */
const RANGE = /\d{1,9}\s*[-–]\s*\d{1,9}(?=[\s,，}\]]|$)/y;
const WORD = /[A-Za-z]{1,9}(?=[\s,，}\]/#]|$)/y;
/** The beginning of a word or a number at the very end of the text. */
const BEGUN = /[+-]?[\w.]{0,9}$/y;
const STRICT_WORDS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
]);
/** Python's and JavaScript's words for values that JSON has or lacks; what is no number is null. */
const LENIENT_WORDS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ...STRICT_WORDS,
  ['True', true],
  ['False', false],
  ['None', null],
  ['TRUE', true],
  ['FALSE', false],
  ['NULL', null],
  ['NaN', null],
  ['Infinity', null],
  ['undefined', null],
]);

function readScalar(cursor: Cursor): unknown {
  const { text, at } = cursor;
  if (matchesAt(WORD, text, at)) return readWord(cursor, text.slice(at, WORD.lastIndex));
  if (cursor.lenient && matchesAt(RANGE, text, at)) return take(cursor, RANGE.lastIndex);
  if (!cursor.lenient && !matchesAt(NUMBER, text, at)) return UNREADABLE;
  if (!cursor.lenient) return Number(take(cursor, NUMBER.lastIndex));
  if (text.startsWith('-Infinity', at)) {
    cursor.at += '-Infinity'.length;
    return null;
  }
  if (!matchesAt(LOOSE_NUMBER, text, at)) return matchesAt(BEGUN, text, at) ? cutShort(cursor) : UNREADABLE;
  return Number(take(cursor, LOOSE_NUMBER.lastIndex));
}

function readWord(cursor: Cursor, word: string): unknown {
  const words = cursor.lenient ? LENIENT_WORDS : STRICT_WORDS;
  if (!words.has(word)) return matchesAt(BEGUN, cursor.text, cursor.at) ? cutShort(cursor) : UNREADABLE;
  cursor.at += word.length;
  return words.get(word);
}

function cutShort(cursor: Cursor): unknown {
  return endOfText(cursor) ? undefined : UNREADABLE;
}

function take(cursor: Cursor, end: number): string {
  const taken = cursor.text.slice(cursor.at, end);
  cursor.at = end;
  return taken;
}
