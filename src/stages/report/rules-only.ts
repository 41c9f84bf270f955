/** What every headline says of a run in which code alone read the change. */
import { type AskedSeat, isRulesOnly } from '../../domain/code-seats.ts';

const WORDS = 'rules only: one deterministic reviewer, no model has judged this change';

/** A pass by nobody must not read like one by rules. */
const NO_RULE_WORDS =
  'rules only, and none applies: the gates alone looked at this change, no model judged it';

const REMEDY = 'Models review once the run has a key for one, such as anthropic-api-key or openai-api-key.';

/** The words, and a sentence that says how models join; null where a model was asked, or nobody. */
type RulesOnly = { readonly words: string; readonly remedy: string };

/** What a review or its document says of who was asked, and by which rules. */
type Asked = {
  readonly slots: readonly Pick<AskedSeat, 'family'>[];
  readonly conformance: { readonly rules: readonly unknown[] };
};

/** Says that no model has judged the change, where code alone was asked, and whether any rule did. */
export function rulesOnly({ slots, conformance }: Asked): RulesOnly | null {
  if (!isRulesOnly(slots)) return null;
  return { words: conformance.rules.length === 0 ? NO_RULE_WORDS : WORDS, remedy: REMEDY };
}
