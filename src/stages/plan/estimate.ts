import type { PlannedCall, SeatEstimate } from '../../domain/plan.ts';
import type { Binding, Effort, Seat } from '../../domain/slot.ts';
import { costUsd, type ModelFacts } from '../../domain/usage.ts';

/** Our instructions and schema of a call, with room to grow. */
export const PROMPT_TOKENS = 4_000;

/**
 * Output of one call by effort, thinking included: reported answers are around 8,000 tokens, and below 16,000 at
 * higher efforts thinking alone may use all of it.
 */
const OUTPUT_TOKENS: Readonly<Record<Effort, number>> = {
  low: 8_000,
  medium: 16_000,
  high: 32_000,
  xhigh: 48_000,
  max: 64_000,
};
const OUTPUT_TOKENS_WITHOUT_EFFORT = 16_000;

/** What has to be known to say what a call costs. */
export type Load = {
  readonly calls: readonly PlannedCall[];
  /** What every call holds beside our own prompt and its files: the list of files, the repository's instructions, the rules. */
  readonly sharedBytes: number;
  readonly facts: (binding: Binding) => ModelFacts;
};

/** The bound on output that a panel is given: that of its most thorough seat. */
export function panelOutputTokens(seats: readonly Seat[], facts: Load['facts']): number {
  return Math.max(
    0,
    ...seats.map((seat) => Math.min(wishedTokens(seat), facts(seat.binding).maxOutputTokens)),
  );
}

function wishedTokens({ binding }: Seat): number {
  return binding.effort === null ? OUTPUT_TOKENS_WITHOUT_EFFORT : OUTPUT_TOKENS[binding.effort];
}

/**
 * The most that a seat should use: every call once, and once again for a correction that is sent the first answer.
 * Caches are taken to save nothing and their writing to cost what it costs.
 */
export function estimateSeat(seat: Seat, load: Load, maxOutputTokens: number): SeatEstimate {
  const facts = load.facts(seat.binding);
  const output = Math.min(maxOutputTokens, facts.maxOutputTokens);
  const firstInput = load.calls.map((call) => {
    const bytes = call.files.reduce((sum, file) => sum + file.bytes, load.sharedBytes);
    return PROMPT_TOKENS + Math.ceil(bytes / facts.bytesPerToken);
  });
  const input = firstInput.reduce((sum, tokens) => sum + 2 * tokens + output, 0);
  const outputTokens = 2 * output * load.calls.length;
  const writesCache = facts.price !== null && facts.price.cacheWrite > facts.price.input;
  const usage = { input, cacheRead: 0, cacheWrite: writesCache ? input : 0, output: outputTokens };
  return {
    slot: seat.slot,
    inputTokens: input,
    outputTokens,
    costUsd: load.calls.length === 0 ? 0 : costUsd(usage, facts.price),
  };
}
