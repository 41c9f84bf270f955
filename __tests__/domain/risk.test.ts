import { describe, expect, it } from '@jest/globals';
import { riskLevelOf } from '../../src/domain/risk.ts';

describe('domain/risk', () => {
  it.each([
    [0, 'low'],
    [2.999, 'low'],
    [3, 'medium'],
    [4.999, 'medium'],
    [5, 'high'],
    [40, 'high'],
  ] as const)('calls a score of %d %s', (score, level) => {
    expect(riskLevelOf(score)).toBe(level);
  });
});
