import { Buffer } from 'node:buffer';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BETWEEN_CASES, batchesOf, MAX_QUESTION_BYTES } from '../../../src/stages/triage/batches.ts';

const FRAME = 1_000;

/** Batches of texts of these sizes, as far as they are allowed to be. */
function batches(sizes: readonly number[]) {
  return batchesOf(sizes, FRAME, (size, max) => 'x'.repeat(Math.min(size, max)));
}

describe('stages/triage/batches', () => {
  it.each<[string, readonly number[], readonly number[]]>([
    ['nothing', [], []],
    ['as many as are judged with care', Array.from({ length: 45 }, () => 10), [20, 20, 5]],
    ['as many as fit', [30_000, 20_000, 20_000, 10], [2, 2]],
    ['one that fills a question', [10, 90_000, 10], [1, 1, 1]],
  ])('puts together %s', (_, sizes, expected) => {
    expect(batches(sizes).map((batch) => batch.length)).toEqual(expected);
  });

  it('names cases by their place in the question', () => {
    const names = batches(Array.from({ length: 21 }, () => 1)).map((batch) => batch.map(({ name }) => name));

    expect(names[0]?.slice(0, 2)).toEqual(['c1', 'c2']);
    expect(names[0]?.at(-1)).toBe('c20');
    expect(names[1]).toEqual(['c1']);
  });

  it('puts every subject into exactly one batch, in order, and no batch over the limit', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.nat(200), fc.nat(80_000)), { maxLength: 60 }), (sizes) => {
        const made = batches(sizes);

        expect(made.flatMap((batch) => batch.map(({ subject }) => subject))).toEqual(sizes);
        for (const batch of made) {
          const text = batch.map((member) => member.text).join(BETWEEN_CASES);
          expect(Buffer.byteLength(text) + FRAME).toBeLessThanOrEqual(MAX_QUESTION_BYTES);
        }
      }),
    );
  });
});
