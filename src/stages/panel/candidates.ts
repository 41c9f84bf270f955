import type { DroppedItem } from '../../domain/finding.ts';
import { type Fields, isFields, looksLikeFinding } from './finding-shape.ts';
import type { ParseNotes } from './json-cursor.ts';
import { parseValueAt } from './json-parser.ts';

/** A list of findings that stands somewhere in a text and may be the reviewer's answer. */
export type Candidate = {
  readonly items: readonly unknown[];
  readonly approved: unknown;
  /** Values that stand under `conformance` beside the findings. */
  readonly conformance: readonly unknown[];
  /** `object` holds `findings`; `list` is a bare list of findings; `loose` one finding that stands alone. */
  readonly kind: 'object' | 'list' | 'loose';
  /** Why it may not be the whole answer. */
  readonly gaps: readonly string[];
  /** Findings of the same text that are not part of this answer. */
  readonly setAside: readonly DroppedItem[];
  /** Whether it was read from a text inside a value. */
  readonly quoted: boolean;
  /** Where the value that holds it stands in the text. */
  readonly start: number;
  readonly end: number;
};

export type Search = {
  readonly notes: ParseNotes;
  /** Reads a text inside a value as an answer of its own; null where it holds none. */
  readonly readText: (text: string) => Candidate | null;
};

/** Members under which a model thinks aloud, or a schema shows examples. */
export const NO_ANSWER_IN = new Set([
  'thinking',
  'thought',
  'thoughts',
  'reasoning',
  'reasoning_content',
  'analysis',
  'scratchpad',
  'draft',
  'schema',
  '$defs',
  'definitions',
  'example',
  'examples',
  'default',
  'const',
  'enum',
]);

/** Envelopes nest a few levels (`choices[0].message.content[0].text`); deeper there is no answer. */
const MAX_ENVELOPES = 16;

/** Why an answer is not whole whose text ended too early. */
export const UNFINISHED = 'the text ends before the answer does';

/** All candidates in a value, in order. Members of an answer are not searched for another. */
export function candidatesIn(value: unknown, search: Search, level = 0): readonly Candidate[] {
  if (level > MAX_ENVELOPES) return [];
  if (typeof value === 'string') return candidatesInText(value, search);
  if (Array.isArray(value)) return candidatesInList(value, search, level);
  if (!isFields(value)) return [];
  const items = findingsOf(value, search.notes);
  if (items !== null) return [answer(items, value, search.notes)];
  if (looksLikeFinding(value)) return [{ ...bare([value], 'loose'), gaps: gapsOf(value, search.notes) }];
  const members = Object.entries(value).filter(([key]) => !NO_ANSWER_IN.has(key.toLowerCase()));
  return inParts(members.flatMap(([, member]) => candidatesIn(member, search, level + 1)));
}

/** Lists side by side in one value (per file, per severity) are parts of one answer, not one correcting another. */
function inParts(candidates: readonly Candidate[]): readonly Candidate[] {
  const parts = candidates.filter(({ kind, quoted }) => kind !== 'loose' && !quoted);
  if (parts.length < 2) return candidates;
  return [...candidates.filter((candidate) => !parts.includes(candidate)), joined(parts)];
}

/** Of the events that a command-line reviewer prints, the last `result` alone is its answer. */
export function withoutEvents(values: readonly unknown[]): readonly unknown[] {
  const results = values.filter((value) => isFields(value) && value.type === 'result');
  const last = results.at(-1);
  if (last === undefined) return values;
  return isFields(last) && last.is_error === true ? [] : [last];
}

/** Whether the values are events of a run that did not come to its result. */
export function isUnfinishedRun(values: readonly unknown[]): boolean {
  const kinds = new Set(values.map((value) => (isFields(value) ? value.type : null)));
  return (kinds.has('system') || kinds.has('assistant')) && !kinds.has('result');
}

function candidatesInText(text: string, { readText }: Search): readonly Candidate[] {
  if (!/findings|issue/.test(text)) return [];
  const found = readText(text);
  return found === null ? [] : [{ ...found, quoted: true }];
}

function candidatesInList(list: readonly unknown[], search: Search, level: number): readonly Candidate[] {
  if (list.some(looksLikeFinding)) return [{ ...bare(list, 'list'), gaps: gapsOf(list, search.notes) }];
  const found = inParts(withoutEvents(list).flatMap((value) => candidatesIn(value, search, level + 1)));
  if (!isUnfinishedRun(list)) return found;
  return found.map((candidate) => ({ ...candidate, gaps: [...candidate.gaps, 'the run brought no result'] }));
}

/** The findings of an answer object, or null where it holds none; members named twice count both times. */
function findingsOf(value: Fields, notes: ParseNotes): readonly unknown[] | null {
  const lists = valuesUnder('findings', value, notes)
    .map((member) => asFindings(member, notes))
    .filter((list) => list !== null);
  if (lists.length === 0) return null;
  return lists.length === 1 ? (lists[0] ?? null) : lists.flat();
}

/** What an object has under a name: more than one value where it names it more than once. */
function valuesUnder(name: string, value: Fields, notes: ParseNotes): readonly unknown[] {
  const members = notes.repeated.get(value) ?? Object.entries(value);
  return members.filter(([key]) => key === name).map(([, member]) => member);
}

function asFindings(member: unknown, notes: ParseNotes): readonly unknown[] | null {
  if (Array.isArray(member)) return member;
  if (looksLikeFinding(member)) return [member];
  if (typeof member !== 'string') return null;
  const text = member.trim();
  const strict = parseValueAt(text, 0, false, notes).parsed;
  const parsed = strict?.end === text.length ? strict : parseValueAt(text, 0, true, notes).parsed;
  if (parsed === null || parsed.end < text.length || typeof parsed.value === 'string') return null;
  return parsed.elided ? null : asFindings(parsed.value, notes);
}

/** Several answers that are parts of one; the parts are never empty. */
export function joined(parts: readonly Candidate[]): Candidate {
  return {
    ...bare(
      parts.flatMap((part) => part.items),
      parts.find(({ kind }) => kind === 'object')?.kind ?? parts[0]?.kind ?? 'object',
    ),
    approved: parts.map((part) => part.approved).find((approved) => approved !== true) ?? parts[0]?.approved,
    conformance: parts.flatMap((part) => part.conformance),
    gaps: parts.flatMap((part) => part.gaps),
    start: parts[0]?.start ?? 0,
    end: parts.at(-1)?.end ?? 0,
  };
}

function answer(items: readonly unknown[], holder: Fields, notes: ParseNotes): Candidate {
  const gaps = [...gapsOf(items, notes), ...gapsOf(holder, notes)].slice(0, 1);
  const conformance = valuesUnder('conformance', holder, notes);
  const found = { ...bare(items, 'object'), approved: holder.approved, conformance, gaps };
  if (!looksLikeFinding(holder)) return found;
  // A bracket that came too early leaves the members of the next finding beside the list.
  const { findings: _, ...stranded } = holder;
  return {
    ...found,
    items: [...items, stranded],
    gaps: [...gaps, 'the members of a finding stand beside the list'],
  };
}

function gapsOf(value: object, notes: ParseNotes): readonly string[] {
  return notes.unfinished.has(value) ? [UNFINISHED] : [];
}

function bare(items: readonly unknown[], kind: Candidate['kind']): Candidate {
  return {
    items,
    approved: null,
    conformance: [],
    kind,
    gaps: [],
    setAside: [],
    quoted: false,
    start: 0,
    end: 0,
  };
}
