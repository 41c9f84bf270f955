import {
  type Candidate,
  candidatesIn,
  isUnfinishedRun,
  type Search,
  UNFINISHED,
  withoutEvents,
} from './candidates.ts';
import { chooseAnswer } from './choose.ts';
import { type Documents, findDocuments } from './documents.ts';
import { isFields } from './finding-shape.ts';
import { createNotes, type ParseNotes } from './json-cursor.ts';
import { type ParsedValue, parseValueAt } from './json-parser.ts';

/** The answer that a text holds. `plain`: the text is the answer object and nothing else. */
export type FoundAnswer = { readonly candidate: Candidate; readonly plain: boolean };

/** Answers as strings inside answers: a command line prints JSON whose text is JSON whose findings are JSON. */
export const MAX_TEXTS = 4;

/** Finds the answer in a text; null where none is. Strict JSON comes first: a good answer is never cleaned. */
export function findAnswer(text: string, notes: ParseNotes): FoundAnswer | null {
  const trimmed = trimBlanks(text);
  const whole = parseWhole(trimmed, notes);
  const candidate = candidateIn(trimmed, whole, { notes, level: 0 });
  if (candidate !== null) return { candidate, plain: whole !== null && isPlain(whole.value, notes) };
  for (const view of decodedViews(trimmed)) {
    const decoded = candidateIn(view, parseWhole(view, notes), { notes, level: 0 });
    if (decoded !== null) return { candidate: decoded, plain: false };
  }
  return null;
}

type Level = { readonly notes: ParseNotes; readonly level: number };

function candidateIn(text: string, whole: ParsedValue | null, { notes, level }: Level): Candidate | null {
  const documents = whole === null ? findDocuments(text, notes) : onlyValue(whole);
  const { values } = documents;
  const search: Search = {
    notes,
    readText: (inner) => {
      if (level >= MAX_TEXTS) return null;
      const trimmed = trimBlanks(inner);
      return candidateIn(trimmed, parseWhole(trimmed, notes), { notes, level: level + 1 });
    },
  };
  const answers = new Set(withoutEvents(values.map(({ value }) => value)));
  const candidates = values
    .filter(({ value }) => answers.has(value))
    .flatMap((parsed) => candidatesIn(parsed.value, search).map((found) => placed(found, parsed)))
    .filter(({ items, gaps }) => items.length > 0 || !gaps.includes(ELIDED));
  const chosen = chooseAnswer(candidates, text);
  if (chosen === null) return null;
  return { ...chosen, gaps: [...chosen.gaps, ...doubtsAbout(chosen, documents, text)] };
}

const FINDING_KEY = /["'“](?:issue|severity)["'”]\s*[:：]/;

/** Why the text may hold more of the answer than was read. */
function doubtsAbout(
  chosen: Candidate,
  { values, doubt, restarted }: Documents,
  text: string,
): readonly string[] {
  const doubts = doubt === null ? [] : [doubt];
  if (isUnfinishedRun(values.map(({ value }) => value))) doubts.push('the run brought no result');
  // The tag may have stood in a string of a broken answer, and what is left be its last findings.
  if (restarted && chosen.kind !== 'object')
    doubts.push('the findings before the end of a thought were passed over');
  // Nothing that speaks of a finding may follow an empty list, however it was read.
  const behind = chosen.items.length === 0 ? text.slice(chosen.end) : unreadBehind(chosen.end, values, text);
  if (FINDING_KEY.test(behind)) doubts.push('what follows the answer cannot be read');
  return doubts;
}

/** The text behind `end` without the values that were read from it. */
function unreadBehind(end: number, values: readonly ParsedValue[], text: string): string {
  let unread = '';
  let at = end;
  for (const value of values) {
    if (value.start < at) continue;
    unread += text.slice(at, value.start);
    at = value.end;
  }
  return unread + text.slice(at);
}

function onlyValue(whole: ParsedValue): Documents {
  return { values: [whole], doubt: null, restarted: false };
}

export const ELIDED = 'a part of the answer is left out';

function placed(candidate: Candidate, { start, end, cut, elided }: ParsedValue): Candidate {
  const gaps = [
    ...candidate.gaps,
    ...(cut && candidate.gaps.length === 0 ? [UNFINISHED] : []),
    ...(elided ? [ELIDED] : []),
  ];
  return { ...candidate, start, end, gaps };
}

/** The value that the text is, read strictly; null where it is anything more or less. */
export function parseWhole(text: string, notes: ParseNotes): ParsedValue | null {
  const { parsed } = parseValueAt(text, 0, false, notes);
  return parsed?.end === text.length ? parsed : null;
}

function isPlain(value: unknown, notes: ParseNotes): boolean {
  if (!isFields(value) || notes.repeated.has(value)) return false;
  return Array.isArray(value.findings) && typeof value.approved !== 'string';
}

const BLANK = /[\s\u200b-\u200d\u2060\ufeff]/;

/** Without white space and invisible characters around the text. */
export function trimBlanks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && BLANK.test(text[start] ?? '')) start++;
  while (end > start && BLANK.test(text[end - 1] ?? '')) end--;
  return text.slice(start, end);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** The text without an encoding that a page or a shell put around all of it. */
function decodedViews(text: string): readonly string[] {
  const views: string[] = [];
  if (/&(?:quot|#34);findings&(?:quot|#34);/.test(text)) {
    views.push(text.replace(/&(?:quot|#34|#39|apos|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity));
  }
  if (text.includes('\\"findings\\"')) {
    const quoted = `"${text.replaceAll('\r', '\\r').replaceAll('\n', '\\n')}"`;
    const { parsed } = parseValueAt(quoted, 0, false, createNotes());
    if (parsed?.end === quoted.length && typeof parsed.value === 'string') views.push(parsed.value);
  }
  return views;
}
