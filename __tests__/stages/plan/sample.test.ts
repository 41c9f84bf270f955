import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Seat } from '../../../src/domain/slot.ts';
import type { ModelFacts } from '../../../src/domain/usage.ts';
import { largestCallTokens, planSample } from '../../../src/stages/plan/sample.ts';
import { bindingOf } from '../../support/builders.ts';

const SEATS: readonly Seat[] = [
  { slot: 'opus', binding: bindingOf('opus') },
  { slot: 'gpt', binding: bindingOf('gpt') },
];

const FACTS: ModelFacts = {
  price: { input: 1, output: 10, cacheRead: 1, cacheWrite: 1 },
  maxInputTokens: 200_000,
  maxOutputTokens: 64_000,
  bytesPerToken: 2.5,
};

function plan(bytes: number, facts: Partial<ModelFacts> = {}, maxCostUsd: number | null = null) {
  return planSample(bytes, {
    seats: SEATS,
    facts: () => ({ ...FACTS, ...facts }),
    quorum: null,
    maxCostUsd,
  });
}

describe('stages/plan/sample', () => {
  it('has every seat read all of a change of that size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300_000 }), (bytes) => {
        const { calls, uncovered, skipped, seats, decisions } = plan(bytes);
        const sent = calls.flatMap(({ files }) => files.flatMap(({ lines }) => lines));
        const text = sent.reduce((sum, line) => sum + line.text.length + 1, 0);

        expect([uncovered, skipped, decisions]).toEqual([[], [], []]);
        expect(seats).toHaveLength(2);
        expect(text).toBeGreaterThanOrEqual(bytes);
        expect(text).toBeLessThan(bytes + 64);
      }),
      { numRuns: 12 },
    );
  });

  it('costs more the larger it is, and says what a cap makes of it', () => {
    const total = (bytes: number): number =>
      plan(bytes).estimates.reduce((sum, { costUsd }) => sum + (costUsd ?? 0), 0);

    expect(total(100_000)).toBeGreaterThan(total(1_000));
    expect(plan(100_000, {}, 0.01).seats).toEqual([]);
    expect(plan(100_000, {}, 0.01).decisions).toEqual([expect.stringContaining('cap of $0.01')]);
    expect(plan(1_000, { price: null }, 1).decisions[0]).toContain('opus was left out');
  });

  it('counts the fullest call, and never more than calls are packed to', () => {
    const windows = fc.integer({ min: 15_000, max: 200_000 });
    fc.assert(
      fc.property(windows, fc.constantFrom(2.5, 3.4, 3.6), (maxInputTokens, bytesPerToken) => {
        const facts = { ...FACTS, maxInputTokens, bytesPerToken };
        const large = plan(400 * 1024, facts);
        const tokens = largestCallTokens(large, facts);

        expect(tokens).toBeLessThanOrEqual(Math.min(40_000, maxInputTokens * 0.9));
        if (maxInputTokens > 50_000) expect(tokens).toBeGreaterThan(35_000);
      }),
      { numRuns: 12 },
    );
  });
});
