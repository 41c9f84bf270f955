import { appliesTo, type Criteria } from '../../domain/criteria.ts';
import type { GroundedFinding } from '../../domain/finding.ts';

/** Answers whether a finding cites a rule so that it counts. */
export type Cites = (finding: Pick<GroundedFinding, 'ruleId' | 'file' | 'grounding'>) => boolean;

/**
 * Citations count of rules that were selected for the change, in files that they apply to, with code that was found in
 * the change: a name alone proves nothing.
 */
export function citationsOf({ rules }: Criteria): Cites {
  const applies = new Map(rules.map((rule) => [rule.id, appliesTo(rule)]));
  return ({ ruleId, file, grounding }) =>
    ruleId !== null && grounding === 'quote' && applies.get(ruleId)?.(file) === true;
}
