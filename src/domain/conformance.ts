import {
  CONFORMANCE_STATUSES,
  type Conformance,
  type ConformanceStatus,
  type Criteria,
  type RuleConformance,
} from './criteria.ts';
import type { SlotResult } from './panel.ts';

type Answers = Pick<SlotResult, 'slot' | 'conformance'> & {
  readonly findings: readonly Pick<SlotResult['findings'][number], 'ruleId'>[];
};

/** What several answers to one rule come to: the first of the list that any of them gives; not checked where none was given. */
export function mergedStatus(statuses: readonly ConformanceStatus[]): ConformanceStatus {
  return CONFORMANCE_STATUSES.find((status) => statuses.includes(status)) ?? 'not-checked';
}

/**
 * What the seats' answers come to, rule by rule in the order of the criteria. A rule counts as covered where a seat
 * checked it, and where whoever calls it violated also says where.
 */
export function conformanceOf({ rules, left }: Criteria, slots: readonly Answers[]): Conformance {
  const cited = new Set(slots.flatMap(({ findings }) => findings.map(({ ruleId }) => ruleId)));
  return {
    left,
    rules: rules.map((rule): RuleConformance => {
      const rows = slots.flatMap(({ slot, conformance }) =>
        conformance
          .filter(({ ruleId }) => ruleId === rule.id)
          .map(({ status, evidence }) => ({ slot, status, evidence })),
      );
      const checked = rows.map(({ status }) => status).filter((status) => status !== 'not-checked');
      const status = mergedStatus(checked);
      return { rule, rows, status, gap: gapOf(status, cited.has(rule.id)) };
    }),
  };
}

function gapOf(status: ConformanceStatus, isCited: boolean): string | null {
  if (status === 'not-checked') return 'no reviewer checked it';
  return status === 'violated' && !isCited ? 'a reviewer calls it violated, and no finding says where' : null;
}
