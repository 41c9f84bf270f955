import { describe, expect, it } from '@jest/globals';
import { readingsOf } from '../../../src/stages/triage/quote.ts';

describe('stages/triage/quote', () => {
  it('folds white space and keeps the literal reading first', () => {
    expect(readingsOf('  cache.set(sid,\n\t\ts);\r\n')).toEqual(['cache.set(sid, s);']);
  });

  it.each([
    ['a number column', '  12 return a / b;', 'return a / b;'],
    ['two number columns', '  12   14 return a / b;', 'return a / b;'],
    ['a bar', '12 | return a / b;', 'return a / b;'],
    ['a side letter', 'R12 + return a / b;', 'return a / b;'],
    ['an added mark', '+return a / b;', 'return a / b;'],
    ['a removed mark', '- return a / b;', 'return a / b;'],
    ['both on several lines', '11  11   const a = 1;\n12     - const b = 2;', 'const a = 1; const b = 2;'],
  ])('reads a quote without %s copied from the prompt', (_, quote, expected) => {
    expect(readingsOf(quote)).toContain(expected);
  });

  it.each([
    ['at the end', 'return computeTotal(a, b…', 'return computeTotal(a, b'],
    ['at the start', '…items.map(toRow)', 'items.map(toRow)'],
    ['in the middle', 'if (a) … return everythingElse;', 'return everythingElse;'],
    ['as a line of dots', 'function total() {\n...\n  return sum;', 'function total() {'],
    ['behind a number', '12 + …items.map(toRow)', 'items.map(toRow)'],
  ])('reads the longest piece of a quote with an ellipsis %s', (_, quote, expected) => {
    expect(readingsOf(quote)).toContain(expected);
  });

  it('prefers the quote as it is, since code may look like a rendering', () => {
    expect(readingsOf('- 1 + x')[0]).toBe('- 1 + x');
    expect(readingsOf('...args')[0]).toBe('...args');
  });

  it.each([[null], [''], ['   \n'], ['}'], ['});'], ['…']])('says nothing of %j', (quote) => {
    expect(readingsOf(quote)).toEqual([]);
  });
});
