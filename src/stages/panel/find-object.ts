import { NO_ANSWER_IN, UNFINISHED } from './candidates.ts';
import { type Documents, findDocuments } from './documents.ts';
import { ELIDED, MAX_TEXTS, parseWhole, trimBlanks } from './find-answer.ts';
import { type Fields, isFields } from './finding-shape.ts';
import { BrokenItem, createNotes, marksOf, type ParseNotes } from './json-cursor.ts';

/** The object that answers a question. */
export type FoundObject = {
  readonly value: Fields;
  /** The text is the object and nothing else. */
  readonly plain: boolean;
  /** Why it may not be all of the answer. */
  readonly gaps: readonly string[];
};

type Candidate = Pick<FoundObject, 'value' | 'gaps'>;
type Search = { readonly key: string; readonly notes: ParseNotes };

/**
 * Finds the object that has the member `key` in a text: alone, fenced, within prose or an envelope, never within a
 * thought. Of several the last complete one is the answer, as a model corrects itself forwards. Values hold only what
 * JSON has: what was begun when the text ended is left out, what could not be read is a text.
 */
export function findObject(text: string, key: string): FoundObject | null {
  const search: Search = { key, notes: createNotes(marksOf(key)) };
  const trimmed = trimBlanks(text);
  const whole = parseWhole(trimmed, search.notes);
  if (whole !== null && holds(whole.value, key)) return { value: whole.value, plain: true, gaps: [] };
  const candidates = candidatesInText(trimmed, search, MAX_TEXTS);
  const complete = candidates.findLastIndex(({ gaps }) => gaps.length === 0);
  const chosen = complete === -1 ? candidates.length - 1 : complete;
  const answer = candidates[chosen];
  if (answer === undefined) return null;
  // A later object that is not whole may be the correction of the one that is.
  const gaps = [...new Set(candidates.slice(chosen).flatMap((candidate) => candidate.gaps))];
  return { value: finished(answer.value, search.notes), plain: false, gaps };
}

function holds(value: unknown, key: string): value is Fields {
  return isFields(value) && Object.hasOwn(value, key);
}

/** `texts`: how many texts within texts may still be opened. */
function candidatesInText(text: string, search: Search, texts: number): readonly Candidate[] {
  const { values, doubt } = documentsIn(text, search.notes);
  return values.flatMap(({ value, cut, elided }) => {
    const gaps = [
      ...(cut ? [UNFINISHED] : []),
      ...(elided ? [ELIDED] : []),
      ...(doubt === null ? [] : [doubt]),
    ];
    return candidatesIn(value, search, texts).map((found) => ({ ...found, gaps: [...found.gaps, ...gaps] }));
  });
}

function documentsIn(text: string, notes: ParseNotes): Pick<Documents, 'values' | 'doubt'> {
  const whole = parseWhole(text, notes);
  return whole === null ? findDocuments(text, notes) : { values: [whole], doubt: null };
}

function candidatesIn(value: unknown, search: Search, texts: number): readonly Candidate[] {
  if (typeof value === 'string') {
    if (texts === 0 || !search.notes.marks.traces.test(value)) return [];
    return candidatesInText(trimBlanks(value), search, texts - 1);
  }
  if (Array.isArray(value)) return value.flatMap((item) => candidatesIn(item, search, texts));
  if (holds(value, search.key)) return [{ value, gaps: [] }];
  if (!isFields(value)) return [];
  return Object.entries(value)
    .filter(([name]) => !NO_ANSWER_IN.has(name.toLowerCase()))
    .flatMap(([, member]) => candidatesIn(member, search, texts));
}

/** The object without what its text had only begun. A scalar at the end of a cut object may be half of one. */
function finished(object: Fields, notes: ParseNotes): Fields {
  const members = Object.entries(object);
  const isCut = notes.unfinished.has(object);
  const kept = members.filter(([, value], n) => !isCut || n < members.length - 1 || isContainer(value));
  return Object.fromEntries(kept.map(([name, value]) => [name, finishedValue(value, notes)]));
}

function finishedValue(value: unknown, notes: ParseNotes): unknown {
  if (value instanceof BrokenItem) return value.raw;
  if (isFields(value)) return finished(value, notes);
  if (!Array.isArray(value)) return value;
  const isCut = notes.unfinished.has(value);
  const items = isCut ? value.filter((item, n) => n < value.length - 1 || isWhole(item, notes)) : value;
  return items.map((item) => finishedValue(item, notes));
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isWhole(item: unknown, notes: ParseNotes): boolean {
  return isContainer(item) && !notes.unfinished.has(item);
}
