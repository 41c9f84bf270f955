import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { averageLink, type Link } from '../../../src/stages/triage/linkage.ts';

/**
 * The definition: as long as some two clusters are near enough on average, join the nearest two. Null where two pairs
 * of clusters are equally near: the definition has several results then.
 */
function joinBestFirst(count: number, links: readonly Link[], threshold: number): number[][] | null {
  const score = (a: number, b: number) =>
    links.find((link) => (link.a === a && link.b === b) || (link.a === b && link.b === a))?.score ?? 0;
  let clusters = Array.from({ length: count }, (_, item) => [item]);
  for (;;) {
    let best: { mean: number; pair: [number[], number[]] } | null = null;
    let tied = false;
    for (const [index, one] of clusters.entries()) {
      for (const other of clusters.slice(index + 1)) {
        const sum = one.reduce((total, a) => total + other.reduce((part, b) => part + score(a, b), 0), 0);
        const mean = sum / (one.length * other.length);
        if (mean < threshold || mean < (best?.mean ?? mean)) continue;
        tied = mean === best?.mean;
        best = { mean, pair: [one, other] };
      }
    }
    if (tied) return null;
    if (best === null) return clusters;
    const { pair } = best;
    clusters = [...clusters.filter((cluster) => !pair.includes(cluster)), pair.flat()];
  }
}

function normal(clusters: readonly (readonly number[])[]): number[][] {
  return clusters.map((items) => [...items].sort((a, b) => a - b)).sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
}

const COUNT = 9;
const PAIRS = Array.from({ length: COUNT }, (_, a) => a).flatMap((a) =>
  Array.from({ length: COUNT - a - 1 }, (_, offset) => ({ a, b: a + 1 + offset })),
);

describe('stages/triage/linkage', () => {
  it('joins nothing without links', () => {
    expect(averageLink(3, [], 1)).toEqual([[0], [1], [2]]);
  });

  it('joins at the threshold and not below it', () => {
    const links = [
      { a: 0, b: 1, score: 5 },
      { a: 2, b: 3, score: 4 },
    ];

    expect(averageLink(4, links, 5)).toEqual([[0, 1], [2], [3]]);
  });

  it('asks for the mean of all pairs, not for one good pair', () => {
    const links = [
      { a: 0, b: 1, score: 10 },
      { a: 1, b: 2, score: 8 },
    ];

    expect(averageLink(3, links, 5)).toEqual([[0, 1], [2]]);
  });

  it('lets a negative pair hold two clusters apart', () => {
    const links = [
      { a: 0, b: 1, score: 10 },
      { a: 1, b: 2, score: 9 },
      { a: 0, b: 2, score: -10 },
    ];

    expect(averageLink(3, links, 1)).toEqual([[0, 1], [2]]);
  });

  it('gives a tie to the lower item', () => {
    const links = [
      { a: 0, b: 2, score: 10 },
      { a: 0, b: 1, score: 10 },
    ];

    expect(averageLink(3, links, 6)).toEqual([[0, 1], [2]]);
  });

  it('finds what joining the best pair first finds', () => {
    const distinctScores = fc.shuffledSubarray(
      PAIRS.map((_, index) => (index - 6) * 97 + index * index),
      { minLength: PAIRS.length, maxLength: PAIRS.length },
    );
    fc.assert(
      fc.property(distinctScores, fc.integer({ min: 1, max: 3_000 }), (scores, threshold) => {
        const links = PAIRS.map(({ a, b }, index) => ({ a, b, score: scores[index] ?? 0 }));
        const expected = joinBestFirst(COUNT, links, threshold);
        fc.pre(expected !== null);

        expect(averageLink(COUNT, links, threshold)).toEqual(normal(expected));
      }),
    );
  });
});
