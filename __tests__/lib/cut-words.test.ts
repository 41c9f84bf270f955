import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cutWords } from '../../src/lib/cut-words.ts';
import { displayWidth } from '../../src/lib/text.ts';

describe('lib/cut-words', () => {
  it.each([
    ['short', 10, 'short'],
    ['one two three', 13, 'one two three'],
    ['one two three', 10, 'one two …'],
    ['a whole-long-word-that-goes-on', 12, 'a whole-lon…'],
    ['ends with …', 11, 'ends with …'],
    [' one\n\ntwo\t', 20, 'one two'],
  ])('makes of %j within %d columns %j', (text, columns, expected) => {
    expect(cutWords(text, columns)).toBe(expected);
  });

  it('keeps to its columns and to one printable line', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.integer({ min: 4, max: 40 }),
        (text, columns) => {
          const cut = cutWords(text, columns);
          expect(displayWidth(cut)).toBeLessThanOrEqual(columns);
          expect(cut).not.toMatch(/[\n\p{Cc}]/u);
        },
      ),
    );
  });
});
