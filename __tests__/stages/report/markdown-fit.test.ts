import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Block, entry, fitBlocks, fixed } from '../../../src/stages/report/markdown-fit.ts';

const measure = (text: string) => text.length;

function block(name: string, count: number, rank: number): Block {
  const entries = Array.from({ length: count }, () => ({
    full: `${name}-long\n`,
    short: `${name}\n`,
    count: 1,
  }));
  return { open: `${name}:\n`, entries, close: '.\n', rank, more: (hidden) => `${hidden} more\n` };
}

describe('stages/report/markdown-fit', () => {
  it('leaves a text alone that fits to the unit', () => {
    const blocks = [fixed('head\n'), block('a', 2, 1)];
    const whole = 'head\na:\na-long\na-long\n.\n';

    expect(fitBlocks(blocks, { most: whole.length, measure })).toBe(whole);
    expect(fitBlocks(blocks, { most: whole.length - 1, measure })).toBe('head\na:\na-long\na\n.\n');
  });

  it('takes from the lowest rank first, shortens before it leaves out, and counts', () => {
    const blocks = [block('b', 2, 2), block('a', 20, 1)];

    expect(fitBlocks(blocks, { most: 45, measure })).toBe(
      'b:\nb-long\nb-long\n.\na:\na\na\na\na\na\na\n14 more\n.\n',
    );
    expect(fitBlocks(blocks, { most: 24, measure })).toBe('b:\nb\nb\n.\na:\n20 more\n.\n');
  });

  it('counts what an entry tells of, not entries', () => {
    const most = { open: '', close: '', rank: 1, more: (hidden: number) => `${hidden} more\n` };
    const entries = [entry('one\n'), entry('a title that is long\n', 0), entry('many, and long\n', 7)];

    expect(fitBlocks([{ ...most, entries }], { most: 12, measure })).toBe('one\n7 more\n');
  });

  it('keeps to the budget wherever what stays fits, and loses nothing uncounted', () => {
    const counts = fc.integer({ min: 0, max: 30 });

    fc.assert(
      fc.property(counts, counts, fc.integer({ min: 45, max: 500 }), (a, b, most) => {
        const text = fitBlocks([block('b', b, 2), block('a', a, 1)], { most, measure });
        const shown = [...text.matchAll(/^[ab](-long)?$/gm)].length;
        const counted = [...text.matchAll(/^(\d+) more$/gm)].reduce(
          (sum, [, count]) => sum + Number(count),
          0,
        );

        expect(text.length).toBeLessThanOrEqual(most);
        expect(shown + counted).toBe(a + b);
      }),
    );
  });
});
