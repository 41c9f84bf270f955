/** Tokens of one call or of many. `input` counts everything the model read, cached or not. */
export type Usage = {
  readonly input: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
  readonly output: number;
};

export const NO_USAGE: Usage = { input: 0, cacheRead: 0, cacheWrite: 0, output: 0 };

/** The sum of two usages. */
export function addUsage(a: Usage, b: Usage): Usage {
  return {
    input: a.input + b.input,
    cacheRead: a.cacheRead + b.cacheRead,
    cacheWrite: a.cacheWrite + b.cacheWrite,
    output: a.output + b.output,
  };
}

/** What a seat, or a question to one, took; the cost is null where its price is not known. */
export type Spent = { readonly usage: Usage; readonly costUsd: number | null };

/** All that a run spent: on reviews, and on the questions of triage. Every sum of a run is a sum of these. */
export function spentBy(run: {
  readonly slots: readonly Spent[];
  readonly consultations: readonly Spent[];
}): readonly Spent[] {
  return [...run.slots, ...run.consultations];
}

/** The tokens of all, and the USD of all, which are null where those of any are not known. */
export function totalOf(spent: readonly Spent[]): Spent {
  return {
    usage: spent.map(({ usage }) => usage).reduce(addUsage, NO_USAGE),
    costUsd: spent.reduce<number | null>(
      (sum, { costUsd }) => (sum === null || costUsd === null ? null : sum + costUsd),
      0,
    ),
  };
}

/** USD per million tokens. */
export type Price = {
  readonly input: number;
  readonly output: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
};

/** What one model can take and costs; a null price is unknown, never free. */
export type ModelFacts = {
  readonly price: Price | null;
  readonly maxInputTokens: number;
  readonly maxOutputTokens: number;
  /** UTF-8 bytes of source code per token, the cautious end. */
  readonly bytesPerToken: number;
};

/** USD for a usage, or null where the price is not known. */
export function costUsd(usage: Usage, price: Price | null): number | null {
  if (price === null) return null;
  const fresh = Math.max(0, usage.input - usage.cacheRead - usage.cacheWrite);
  const parts =
    fresh * price.input +
    usage.cacheRead * price.cacheRead +
    usage.cacheWrite * price.cacheWrite +
    usage.output * price.output;
  return parts / 1_000_000;
}
