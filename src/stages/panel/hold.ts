import { mergedAnswer, type RuleAnswer } from '../../domain/conformance.ts';
import type { Rule } from '../../domain/criteria.ts';
import type { DroppedItem, ReadFinding } from '../../domain/finding.ts';
import { isComplete } from '../../domain/panel.ts';
import type { AnswerReading } from './answer.ts';
import { foldedId } from './read-rows.ts';

/** As many ids as a correction or a note needs to name. */
const MAX_NAMED = 40;

type FindRule = (text: string) => Rule | null;

/**
 * Holds an answer against the rules that were put. Citations and rows name selected rules alone, each rule in one row.
 * An answer that owes rows was not right at once; one without any finding and any row proves nothing, and is not whole.
 */
export function heldAgainst(reading: AnswerReading, rules: readonly Rule[]): AnswerReading {
  const find = ruleFinder(rules);
  const findings = reading.findings.map((finding) => citing(finding, find));
  if (rules.length === 0) return { ...reading, findings, rows: [] };
  const isAnswer = isComplete(reading.status) || reading.status === 'partial';
  const { known, strays } = sorted(isAnswer ? reading.rows : [], find);
  const rows = inOrder(rules, known);
  const held = {
    ...reading,
    findings,
    rows,
    dropped: [...reading.dropped, ...strayCitations(reading.findings, find), ...strayRows(strays)],
  };
  if (!isComplete(held.status)) return held;
  if (findings.length === 0 && rows.length === 0) {
    return { ...held, status: 'partial', errors: [...held.errors, `/: ${NOTHING_SAID}`] };
  }
  return owedBy(held, rules).length > 0 ? { ...held, status: 'repaired' } : held;
}

const NOTHING_SAID =
  'the answer has no finding and no row of "conformance": it does not say that anything was read';

/** What a correction should bring for the rules, in words with their ids; empty where each is answered. */
export function owedBy(
  { rows, findings }: Pick<AnswerReading, 'rows' | 'findings'>,
  rules: readonly Rule[],
): readonly string[] {
  const answered = new Set(rows.map(({ ruleId }) => ruleId));
  const cited = new Set(findings.map(({ ruleId }) => ruleId));
  const missing = rules.map(({ id }) => id).filter((id) => !answered.has(id));
  const unplaced = rows.filter(({ status, ruleId }) => status === 'violated' && !cited.has(ruleId));
  return [
    ...(missing.length === 0
      ? []
      : [`/conformance: there must be one row for every rule, and none is there for ${named(missing)}`]),
    ...(unplaced.length === 0
      ? []
      : [
          `/conformance: a rule that is "violated" needs a finding with its id as "ruleId", and none is there for ${named(unplaced.map(({ ruleId }) => ruleId))}; if nothing breaks it, it is not "violated"`,
        ]),
  ];
}

/** The rows of two turns, the later one's answer to a rule before the earlier one's. */
export function laterRows(before: readonly RuleAnswer[], next: readonly RuleAnswer[]): readonly RuleAnswer[] {
  const again = new Set(next.map(({ ruleId }) => ruleId));
  return [...before.filter(({ ruleId }) => !again.has(ruleId)), ...next];
}

/** What a call says of the rules in the end: a rule that one of its findings cites is broken, whatever its row says. */
export function answersOf({
  rows,
  findings,
}: Pick<AnswerReading, 'rows' | 'findings'>): readonly RuleAnswer[] {
  const cited = new Set(findings.flatMap(({ ruleId }) => ruleId ?? []));
  const said = new Map(rows.map((row) => [row.ruleId, row]));
  const broken = [...cited].map((ruleId): RuleAnswer => {
    const row = said.get(ruleId);
    return row?.status === 'violated' ? row : { ruleId, status: 'violated', evidence: 'a finding cites it' };
  });
  return [...rows.filter(({ ruleId }) => !cited.has(ruleId)), ...broken];
}

/** A finding with the rule that it cites, by the rule's own id and with its source; without one where it was not put. */
function citing(finding: ReadFinding, find: FindRule): ReadFinding {
  const rule = finding.ruleId === null ? null : find(finding.ruleId);
  if (rule === null) return { ...finding, ruleId: null, criteriaSource: null };
  const { id, source, category } = rule;
  return { ...finding, ruleId: id, criteriaSource: source, category: finding.category ?? category };
}

/** Finds a rule by an id as models write it: in small letters, with blanks or marks, with the title behind it. */
function ruleFinder(rules: readonly Rule[]): FindRule {
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  return (text) => {
    const [beforeTitle = ''] = text.split(/[:(]|\s[-–—]\s/, 1);
    return byId.get(text) ?? byId.get(foldedId(text)) ?? byId.get(foldedId(beforeTitle)) ?? null;
  };
}

type Sorted = { readonly known: readonly RuleAnswer[]; readonly strays: readonly RuleAnswer[] };

function sorted(rows: readonly RuleAnswer[], find: FindRule): Sorted {
  const known: RuleAnswer[] = [];
  const strays: RuleAnswer[] = [];
  for (const row of rows) {
    const rule = find(row.ruleId);
    if (rule === null) strays.push(row);
    else known.push({ ...row, ruleId: rule.id });
  }
  return { known, strays };
}

/** One row for each rule that is answered, in the order of the rules. */
function inOrder(rules: readonly Rule[], rows: readonly RuleAnswer[]): readonly RuleAnswer[] {
  return rules.flatMap(({ id }) => {
    const [first, ...others] = rows.filter(({ ruleId }) => ruleId === id);
    return first === undefined ? [] : [{ ruleId: id, ...others.reduce(mergedAnswer, first) }];
  });
}

/** Notes, in words of ours alone: what a model calls a rule is for the raw answer, not for a report. */
function strayRows(rows: readonly RuleAnswer[]): readonly DroppedItem[] {
  if (rows.length === 0) return [];
  const ids = rows.slice(0, MAX_NAMED).map(({ ruleId }) => ruleId);
  return [{ reason: 'rows of conformance name rules that were not put', item: ids }];
}

function strayCitations(findings: readonly ReadFinding[], find: FindRule): readonly DroppedItem[] {
  const ids = findings.flatMap(({ ruleId }) => (ruleId !== null && find(ruleId) === null ? [ruleId] : []));
  const strays = ids.filter((id) => /\d/.test(id)).slice(0, MAX_NAMED);
  if (strays.length === 0) return [];
  return [{ reason: 'findings cite rules that were not put', item: strays }];
}

function named(ids: readonly string[]): string {
  const more = ids.length - MAX_NAMED;
  return ids.slice(0, MAX_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
