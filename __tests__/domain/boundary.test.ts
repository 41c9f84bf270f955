import { describe, expect, it } from '@jest/globals';
import { boundaryFor } from '../../src/domain/boundary.ts';

describe('domain/boundary', () => {
  it('derives another boundary as often as the data holds one', () => {
    const first = boundaryFor('seed', '');
    const second = boundaryFor('seed', first);

    const third = boundaryFor('seed', `${second}x${first}`);

    expect(new Set([first, second, third]).size).toBe(3);
  });

  it('is the same for the same seed, and another for another', () => {
    expect(boundaryFor('seed', 'data')).toBe(boundaryFor('seed', 'data'));
    expect(boundaryFor('seed', '')).not.toBe(boundaryFor('other', ''));
    expect(boundaryFor('seed', '')).toMatch(/^boundary-[0-9a-f]{32}$/);
  });
});
