import type { RuleAnswer } from '../../domain/conformance.ts';
import { type ConformanceStatus, RULE_ID } from '../../domain/criteria.ts';
import { capped } from '../../lib/cut.ts';
import { type Fields, isFields } from './finding-shape.ts';
import type { ParseNotes } from './json-cursor.ts';
import { parseValueAt } from './json-parser.ts';
import { normaliseText } from './normalise.ts';
import { splitAtRepeats } from './read-finding.ts';

/** Rows that are read of one answer: some forty times the rules that are ever put to a model. */
const MAX_ROWS = 1_000;
const MAX_EVIDENCE = 300;

/** A list in a member, as text, of objects by id: rows lie no deeper. */
const MAX_LEVELS = 6;

/** Longer texts are no ids and no words for a status. */
const MAX_ID = 200;
const MAX_WORD = 40;

const ID_KEYS = ['ruleid', 'rule', 'id'];
const STATUS_KEYS = ['status', 'result', 'verdict', 'outcome', 'state', 'conformance'];
const EVIDENCE_KEYS = ['evidence', 'reason', 'rationale', 'explanation', 'justification', 'details', 'notes'];

/** Words for each status, letters alone. Words that could mean either, such as "yes", are none of them. */
const STATUS_WORDS: Readonly<Record<Exclude<ConformanceStatus, 'not-checked'>, readonly string[]>> = {
  met: [
    ...['met', 'pass', 'passed', 'passes', 'passing', 'ok', 'okay', 'compliant', 'conforms', 'conformant'],
    ...['conforming', 'complies', 'satisfied', 'fulfilled', 'kept', 'notviolated'],
  ],
  violated: [
    ...['violated', 'violates', 'violation', 'fail', 'failed', 'fails', 'failing', 'failure', 'notmet'],
    ...['unmet', 'broken', 'breached', 'noncompliant', 'notcompliant', 'nonconformant', 'notsatisfied'],
  ],
  'not-applicable': ['notapplicable', 'na', 'nonapplicable', 'inapplicable', 'doesnotapply', 'notrelevant'],
};
const STATUS_OF: ReadonlyMap<string, ConformanceStatus> = new Map(
  (['met', 'violated', 'not-applicable'] as const).flatMap((status) =>
    STATUS_WORDS[status].map((word): [string, ConformanceStatus] => [word, status]),
  ),
);

/**
 * The answers to rules in members of an answer that hold them: lists of rows, objects by rule id, either as text. Their
 * form is taken as it comes, their meaning is not: a word that is no known status says that nothing was checked, and
 * what has no id or no word is no answer.
 */
export function readRows(members: readonly unknown[], notes: ParseNotes): readonly RuleAnswer[] {
  return members.flatMap((member) => rowsIn(member, notes, MAX_LEVELS)).slice(0, MAX_ROWS);
}

function rowsIn(value: unknown, notes: ParseNotes, levels: number): readonly RuleAnswer[] {
  if (levels === 0) return [];
  if (typeof value === 'string') return rowsInText(value, notes, levels);
  if (Array.isArray(value)) {
    return value.slice(0, MAX_ROWS).flatMap((item) => rowsIn(item, notes, levels - 1));
  }
  if (!isFields(value)) return [];
  const isCut = notes.unfinished.has(value);
  if (isRow(value)) return isCut ? [] : rowsOf(value, notes);
  const members = notes.repeated.get(value) ?? Object.entries(value);
  // The last member of an object that was cut may be half of one.
  return members.slice(0, isCut ? -1 : MAX_ROWS).flatMap(([key, member]) => {
    if (!isId(key) || Array.isArray(member)) return rowsIn(member, notes, levels - 1);
    return rowOf({ ...(isFields(member) ? member : { status: member }), ruleId: key });
  });
}

function rowsInText(text: string, notes: ParseNotes, levels: number): readonly RuleAnswer[] {
  const start = text.search(/[[{]/);
  const { parsed } = start === -1 ? { parsed: null } : parseValueAt(text, start, true, notes);
  return parsed === null || parsed.elided ? [] : rowsIn(parsed.value, notes, levels - 1);
}

/** An object that names its members twice is several rows without a brace between them, or one with two answers. */
function rowsOf(row: Fields, notes: ParseNotes): readonly RuleAnswer[] {
  const members = notes.repeated.get(row);
  if (members === undefined) return rowOf(row);
  let ruleId: string | null = null;
  return splitAtRepeats(members).flatMap((part) => {
    ruleId = idIn(part) ?? ruleId;
    return rowOf({ ...part, ruleId });
  });
}

function rowOf(row: Fields): readonly RuleAnswer[] {
  const ruleId = idIn(row);
  const word = textUnder(row, STATUS_KEYS)[0];
  if (ruleId === null || word === undefined) return [];
  const [said] = textUnder(row, EVIDENCE_KEYS);
  const evidence = said === undefined ? null : capped(said.trim(), MAX_EVIDENCE) || null;
  return [{ ruleId, status: statusOf(word), evidence }];
}

function isRow(value: Fields): boolean {
  return idIn(value) !== null && textUnder(value, STATUS_KEYS).length > 0;
}

/** What stands for a rule in a row: what looks like an id before what does not. */
function idIn(row: Fields): string | null {
  const ids = textUnder(row, ID_KEYS).filter((text) => text.length <= MAX_ID);
  return ids.find(isId) ?? ids[0] ?? null;
}

/** The texts of a row's members of these names, however these are written, in the order of the names. */
function textUnder(row: Fields, names: readonly string[]): readonly string[] {
  const members = Object.entries(row).map(([key, value]) => ({ name: lettersOf(key), value }));
  return names.flatMap((name) =>
    members.flatMap((member) => {
      const text = member.name === name ? wordsOf(member.value) : null;
      return text === null ? [] : [text];
    }),
  );
}

/** Text and lists of text; numbers and the like are no words of a reviewer. */
function wordsOf(value: unknown): string | null {
  return typeof value === 'string' || Array.isArray(value) ? normaliseText(value) : null;
}

function statusOf(word: string): ConformanceStatus {
  const known = word.length > MAX_WORD ? undefined : STATUS_OF.get(lettersOf(word));
  return known ?? 'not-checked';
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/\P{L}/gu, '');
}

function isId(text: string): boolean {
  return RULE_ID.test(foldedId(text));
}

/** An id without what people and models put into and around one: small letters, blanks, marks, other hyphens. */
export function foldedId(text: string): string {
  return text
    .slice(0, MAX_ID)
    .toUpperCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\s"'`“”‘’*()[\]]/g, '');
}
