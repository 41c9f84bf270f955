/** What every headline says of a run in which code alone read the change. */
import { type AskedSeat, isRulesOnly } from '../../domain/code-seats.ts';

const WORDS = 'rules only: one deterministic reviewer, no model has judged this change';

const REMEDY = 'Models review once the run has a key for one, such as anthropic-api-key or openai-api-key.';

/** The words, and a sentence that says how models join; null where a model was asked, or nobody. */
type RulesOnly = { readonly words: string; readonly remedy: string };

/** Says that no model has judged the change, where code alone was asked. */
export function rulesOnly(seats: readonly Pick<AskedSeat, 'family'>[]): RulesOnly | null {
  return isRulesOnly(seats) ? { words: WORDS, remedy: REMEDY } : null;
}
