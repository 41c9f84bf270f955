import { describe, expect, it } from '@jest/globals';
import { nearest } from '../../src/lib/nearest.ts';

const WORDS = ['review', 'replay', 'demo', 'base', 'max-cost-usd'];

describe('lib/nearest', () => {
  it.each([
    ['reveiw', 'review'],
    ['rewiev', 'review'],
    ['demp', 'demo'],
    ['BASE', 'base'],
    ['bsae', 'base'],
    ['max-cost', null],
    ['max-cost-us', 'max-cost-usd'],
    ['entirely-else', null],
    ['', null],
    ['x'.repeat(100_000), null],
  ])('takes %j for %j', (word, meant) => {
    expect(nearest(word, WORDS)).toBe(meant);
  });
});
