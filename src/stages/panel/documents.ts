import type { ParseNotes } from './json-cursor.ts';
import { type Attempt, type ParsedValue, parseValueAt } from './json-parser.ts';

/** The values that stand in a text, in order, thoughts left out. */
export type Documents = {
  readonly values: readonly ParsedValue[];
  /** Why there may be more than these; null where the whole text was read. */
  readonly doubt: string | null;
  /** What stood before the end of a thought was passed over, and it spoke of findings. */
  readonly restarted: boolean;
};

const THOUGHT_WORDS = 'think|thinking|thoughts?|reason|reasoning|reflection|scratchpad|analysis';
const OPENING_TAG = String.raw`<(?:[\w-]+:)?(?:${THOUGHT_WORDS})(?:\s[^<>]{0,200})?>|\[THINK\]|◁think▷`;
/** The last form is how open-weight models announce that the answer begins. */
const CLOSING_TAG = String.raw`</(?:[\w-]+:)?(?:${THOUGHT_WORDS})\s?>|\[/THINK\]|◁/think▷|<\|channel\|>final<\|message\|>`;
const LANDMARK = new RegExp(`(${CLOSING_TAG})|(${OPENING_TAG})|[{[]`, 'gi');
const THOUGHT_ENDS = new RegExp(CLOSING_TAG, 'gi');

/** A tag in quotes or backticks is spoken of, not used. */
const MENTIONING = /["'`]/;

/** Attempts may look at the text this many times over; only a hostile text needs more. */
const WORK_PER_CHARACTER = 16;
const LEAST_WORK = 100_000;
const LONGEST_INDENT = 80;

type Scan = {
  readonly text: string;
  readonly notes: ParseNotes;
  values: ParsedValue[];
  doubt: string | null;
  restarted: boolean;
  at: number;
  work: number;
  /** False once no closing tag lies ahead: saves searching again. */
  thoughtsEnd: boolean;
};

/**
 * Finds every value in a text that is not JSON as a whole. Prose, fences and thoughts between the values are passed
 * over; inside a value nothing is, so that a string may speak of fences and thoughts. Linear in time.
 */
export function findDocuments(text: string, notes: ParseNotes): Documents {
  const work = text.length * WORK_PER_CHARACTER + LEAST_WORK;
  const scan: Scan = {
    text,
    notes,
    values: [],
    doubt: null,
    restarted: false,
    at: 0,
    work,
    thoughtsEnd: true,
  };
  while (scan.at < text.length) {
    LANDMARK.lastIndex = scan.at;
    const found = LANDMARK.exec(text);
    if (found === null) break;
    const [mark, closing, opening] = found;
    if (closing !== undefined) passClosingTag(scan, found.index, mark);
    else if (opening !== undefined) passThought(scan, found.index, mark);
    else readValue(scan, found.index);
  }
  return { values: scan.values, doubt: scan.doubt, restarted: scan.restarted };
}

/** What stood before a closing tag without an opening one was thought: some servers swallow the opening tag. */
function passClosingTag(scan: Scan, at: number, tag: string): void {
  if (!isMentioned(scan.text, at)) {
    scan.values = [];
    scan.doubt = null;
    scan.restarted ||= scan.text.slice(0, at).includes('findings');
  }
  scan.at = at + tag.length;
}

function passThought(scan: Scan, at: number, tag: string): void {
  scan.at = at + tag.length;
  if (isMentioned(scan.text, at)) return;
  THOUGHT_ENDS.lastIndex = scan.at;
  if (scan.thoughtsEnd && THOUGHT_ENDS.test(scan.text)) {
    scan.at = THOUGHT_ENDS.lastIndex;
    return;
  }
  scan.thoughtsEnd = false;
  if (!startsLine(scan.text, at)) return;
  scan.doubt = 'the text ends inside a thought';
  scan.at = scan.text.length;
}

function readValue(scan: Scan, start: number): void {
  if (scan.work <= 0) {
    scan.doubt = 'the text is too tangled to be read';
    scan.at = scan.text.length;
    return;
  }
  const strict = attempt(scan, start, false);
  if (strict.parsed !== null) {
    keep(scan, strict.parsed);
    return;
  }
  const lenient = attempt(scan, start, true);
  scan.at = lenient.resumeAt;
  if (lenient.parsed === null) return;
  scan.at = start + 1;
  const slice = scan.text.slice(lenient.parsed.start, lenient.parsed.end);
  // A cut value must look like an answer to be worth keeping.
  if (lenient.parsed.cut && !scan.notes.marks.traces.test(slice)) return;
  // A draft that was left broken must not swallow the answer behind it.
  if (slice.search(THOUGHT_ENDS) === -1) keep(scan, lenient.parsed);
  else scan.doubt = 'a broken value reaches over the end of a thought';
}

function attempt(scan: Scan, start: number, lenient: boolean): Attempt {
  const made = parseValueAt(scan.text, start, lenient, scan.notes);
  scan.work -= made.furthest - start + 1;
  return made;
}

function keep(scan: Scan, parsed: ParsedValue): void {
  scan.values.push(parsed);
  scan.at = Math.max(parsed.end, parsed.start + 1);
}

function isMentioned(text: string, at: number): boolean {
  return MENTIONING.test(text[at - 1] ?? '');
}

/** Whether only blanks stand before `at` on its line; an indent is short. */
function startsLine(text: string, at: number): boolean {
  return /(?:^|\n)[^\S\n]*$/.test(text.slice(Math.max(0, at - LONGEST_INDENT), at));
}
