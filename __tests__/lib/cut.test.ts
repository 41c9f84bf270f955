import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { capped, cutInWords, headOf } from '../../src/lib/cut.ts';

describe('lib/cut', () => {
  it.each([
    ['abc', 'abc', 'abc', 'abc'],
    ['abcd', 'abc', 'ab…', 'abc ... [text cut: 1 more characters]'],
    ['ab😀d', 'ab', 'ab…', 'ab ... [text cut: 3 more characters]'],
    ['', '', '', ''],
  ])('cuts %j at three units', (text, head, ellipsis, words) => {
    expect(headOf(text, 3)).toBe(head);
    expect(capped(text, 3)).toBe(ellipsis);
    expect(cutInWords(text, 3, 'text')).toBe(words);
  });

  it('never makes half of a character, nor more than is allowed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 12 }), (text, max) => {
        for (const cut of [headOf(text, max), capped(text, max)]) {
          expect(cut.length).toBeLessThanOrEqual(max);
          expect(cut).not.toMatch(/\p{Cs}/u);
        }
      }),
    );
  });
});
