import { type AskedSeat, codeSlots } from '../../domain/code-seats.ts';
import type { Slot } from '../../domain/slot.ts';

/** Who raised a finding: models by their slots, in their order, and whether code did. */
type Voices = { readonly models: readonly Slot[]; readonly code: boolean };

const CODE_WORDS = 'rules';

/** What stands for the model of a seat that code has taken. */
export const CODE_MODEL = 'rules by code';

/** The voices of some slots, given the seats that were asked. */
export function voicesOf(raised: readonly Slot[], seats: readonly AskedSeat[]): Voices {
  const code = codeSlots(seats);
  return { models: raised.filter((slot) => !code.has(slot)), code: raised.some((slot) => code.has(slot)) };
}

/** `by opus, gpt`, `by opus and rules`, `by rules, no model`; `by a gate` for nobody. */
export function byText(raised: readonly Slot[], seats: readonly AskedSeat[]): string {
  if (raised.length === 0) return 'by a gate';
  const { models, code } = voicesOf(raised, seats);
  if (models.length === 0) return `by ${CODE_WORDS}, no model`;
  return `by ${models.join(', ')}${code ? ` and ${CODE_WORDS}` : ''}`;
}
