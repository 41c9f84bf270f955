import { appliesTo, type Criteria, type Rule } from '../../domain/criteria.ts';
import type { GroundedFinding } from '../../domain/finding.ts';

/** Answers which rule a finding cites so that it counts; null for none. */
export type FindCited = (
  finding: Pick<GroundedFinding, 'ruleId' | 'file' | 'grounding'>,
) => Pick<Rule, 'severity'> | null;

/**
 * Citations count of rules that were selected for the change, in files that they apply to, with code that was found in
 * the change: a name alone proves nothing.
 */
export function citationsOf({ rules }: Criteria): FindCited {
  const known = new Map(rules.map((rule) => [rule.id, { rule, applies: appliesTo(rule) }]));
  return ({ ruleId, file, grounding }) => {
    const found = ruleId === null || grounding !== 'quote' ? undefined : known.get(ruleId);
    return found?.applies(file) ? found.rule : null;
  };
}
