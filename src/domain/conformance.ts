import { compareText } from '../lib/text.ts';
import {
  CONFORMANCE_STATUSES,
  type Conformance,
  type ConformanceRow,
  type ConformanceStatus,
  type Criteria,
  type Rule,
  type RuleConformance,
} from './criteria.ts';
import type { SlotResult } from './panel.ts';

/** An answer to a rule, before code has said where the rule is from. */
export type RuleAnswer = Pick<ConformanceRow, 'ruleId' | 'status' | 'evidence'>;

type Said = Pick<RuleAnswer, 'status' | 'evidence'>;

type Answers = Pick<SlotResult, 'slot' | 'conformance'> & {
  readonly findings: readonly Pick<SlotResult['findings'][number], 'ruleId'>[];
};

/** What is said of a rule that was put to a reviewer and not answered. */
const UNANSWERED: Said = { status: 'not-checked', evidence: 'no answer was given' };

/** What several answers to one rule come to: the first of the list that any of them gives; not checked where none was given. */
export function mergedStatus(statuses: readonly ConformanceStatus[]): ConformanceStatus {
  return CONFORMANCE_STATUSES.find((status) => statuses.includes(status)) ?? UNANSWERED.status;
}

/** What two answers to one rule come to, in whichever order they came: the words are those of the longer answer of that status. */
export function mergedAnswer(one: Said, other: Said): Said {
  const status = mergedStatus([one.status, other.status]);
  const [longest] = [one, other]
    .filter((said) => said.status === status)
    .map(({ evidence }) => evidence ?? '')
    .sort((a, b) => b.length - a.length || compareText(a, b));
  return { status, evidence: longest || null };
}

/**
 * One row for every rule, in their order, out of answers in any order: several to one rule are merged, those to other
 * rules are left out, and where there is none the rule was not checked.
 */
export function rowsFor(rules: readonly Rule[], answers: readonly RuleAnswer[]): readonly ConformanceRow[] {
  const merged = new Map<string, Said>();
  for (const { ruleId, status, evidence } of answers) {
    const known = merged.get(ruleId);
    merged.set(
      ruleId,
      known === undefined ? { status, evidence } : mergedAnswer(known, { status, evidence }),
    );
  }
  return rules.map(({ id, source }) => ({
    ruleId: id,
    ...(merged.get(id) ?? UNANSWERED),
    criteriaSource: source,
  }));
}

/**
 * What the seats' answers come to, rule by rule in the order of the criteria, with one row of each seat. A rule counts
 * as covered where a seat checked it, and where whoever calls it violated also says where.
 */
export function conformanceOf({ rules, left }: Criteria, slots: readonly Answers[]): Conformance {
  const cited = new Set(slots.flatMap(({ findings }) => findings.map(({ ruleId }) => ruleId)));
  const seats = slots.map(({ slot, conformance }) => ({ slot, rows: rowsFor(rules, conformance) }));
  return {
    left,
    rules: rules.map((rule, at): RuleConformance => {
      const rows = seats.map(({ slot, rows: answers }) => ({ slot, ...saidIn(answers[at]) }));
      const checked = rows.map(({ status }) => status).filter((status) => status !== UNANSWERED.status);
      const status = mergedStatus(checked);
      return { rule, rows, status, gap: gapOf(status, cited.has(rule.id)) };
    }),
  };
}

function saidIn({ status, evidence }: Said = UNANSWERED): Said {
  return { status, evidence };
}

function gapOf(status: ConformanceStatus, isCited: boolean): string | null {
  if (status === 'not-checked') return 'no reviewer checked it';
  return status === 'violated' && !isCited ? 'a reviewer calls it violated, and no finding says where' : null;
}
