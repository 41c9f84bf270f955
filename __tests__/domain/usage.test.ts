import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { spentBy, totalOf, type Usage } from '../../src/domain/usage.ts';

const usage: fc.Arbitrary<Usage> = fc.record({
  input: fc.nat(),
  cacheRead: fc.nat(),
  cacheWrite: fc.nat(),
  output: fc.nat(),
});
const spent = fc.record({ usage, costUsd: fc.option(fc.nat()) });

describe('domain/usage', () => {
  it('sums what reviews and questions took, to nothing known where one cost is not', () => {
    fc.assert(
      fc.property(fc.array(spent), fc.array(spent), (slots, consultations) => {
        const all = [...slots, ...consultations];
        const total = totalOf(spentBy({ slots, consultations }));
        const sum = (pick: (of: Usage) => number) => all.reduce((count, item) => count + pick(item.usage), 0);

        expect(total.usage).toEqual({
          input: sum(({ input }) => input),
          cacheRead: sum(({ cacheRead }) => cacheRead),
          cacheWrite: sum(({ cacheWrite }) => cacheWrite),
          output: sum(({ output }) => output),
        });
        expect(total.costUsd).toBe(
          all.some(({ costUsd }) => costUsd === null)
            ? null
            : all.reduce((count, { costUsd }) => count + (costUsd ?? 0), 0),
        );
      }),
    );
  });
});
