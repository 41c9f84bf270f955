/** What the tolerant reading of JSON is made of: where it stands, what it saw on the way. */

/** Stands for "no value can be read here"; no JSON value equals it. */
export const UNREADABLE: unique symbol = Symbol('unreadable');

/** A stretch of an array that could not be read as a value: kept as text so that it can be reported. */
export class BrokenItem {
  readonly raw: string;

  constructor(raw: string) {
    this.raw = raw;
  }
}

/** By what an answer is known in a text that is not JSON as a whole. */
export type AnswerMarks = {
  /** The member that every answer object has, as it stands in a text. */
  readonly key: RegExp;
  /** Words of which a piece of a text has at least one where it is a part of an answer. */
  readonly traces: RegExp;
};

const REVIEW_MARKS: AnswerMarks = { key: keyPattern('findings'), traces: /findings|issue/ };

/** The marks of answers that are known by one member alone; its name is a plain word. */
export function marksOf(key: string): AnswerMarks {
  return { key: keyPattern(key), traces: new RegExp(key) };
}

function keyPattern(key: string): RegExp {
  return new RegExp(`["'“]${key}["'”]\\s*[:：]`);
}

/** What all readings of one answer share: its marks, and facts about parsed objects that JSON values cannot hold. */
export type ParseNotes = {
  readonly marks: AnswerMarks;
  /** Objects and arrays whose text ended before they were closed. */
  readonly unfinished: WeakSet<object>;
  /** All members, in order, of objects that name a key more than once: `JSON.parse` would keep the last alone. */
  readonly repeated: WeakMap<object, readonly Member[]>;
};
export type Member = readonly [key: string, value: unknown];

/** Where a string stands decides what may follow its closing quote. */
export type Place = 'key' | 'object' | 'array';

export type Cursor = {
  readonly text: string;
  /** Strict reads what `JSON.parse` reads; lenient mends what has one meaning only. */
  readonly lenient: boolean;
  readonly notes: ParseNotes;
  at: number;
  depth: number;
  /** How far the text was looked at, for the account of work done. */
  furthest: number;
  /** The text ended inside a value. */
  cut: boolean;
  /** A comment or an ellipsis stands where findings may have been left out. */
  elided: boolean;
  tooDeep: boolean;
  /** The first key had no quotes, as in a JavaScript literal. */
  bareKeys: boolean;
  /** No end of an array item lies behind this index: saves searching again. */
  noItemEndFrom: number;
};

/** Notes for a new answer, by default a reviewer's. */
export function createNotes(marks: AnswerMarks = REVIEW_MARKS): ParseNotes {
  return { marks, unfinished: new WeakSet(), repeated: new WeakMap() };
}

/** A cursor at `start`. */
export function createCursor(text: string, start: number, lenient: boolean, notes: ParseNotes): Cursor {
  return {
    text,
    lenient,
    notes,
    at: start,
    depth: 0,
    furthest: start,
    cut: false,
    elided: false,
    tooDeep: false,
    bareKeys: false,
    noItemEndFrom: Number.POSITIVE_INFINITY,
  };
}

/** Notes that the text ended inside a value; false in strict reading. */
export function endOfText(cursor: Cursor): boolean {
  cursor.furthest = cursor.text.length;
  if (cursor.lenient) cursor.cut = true;
  return cursor.lenient;
}

/** Whether a sticky pattern matches at an index. */
export function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}
