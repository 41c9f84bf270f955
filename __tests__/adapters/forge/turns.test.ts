import { describe, expect, it } from '@jest/globals';
import { createTurns } from '../../../src/adapters/forge/turns.ts';

describe('adapters/forge/turns', () => {
  it('lets wait who comes when all places are taken, and goes on after a failure', async () => {
    const turns = createTurns(2);
    const log: string[] = [];
    const ends: (() => void)[] = [];
    const work = (name: string) =>
      turns(() => {
        log.push(name);
        return new Promise<void>((resolve, reject) => {
          ends.push(name === 'a' ? () => reject(new Error(name)) : resolve);
        });
      });

    const all = Promise.allSettled(['a', 'b', 'c', 'd'].map(work));
    expect(log).toEqual(['a', 'b']);
    ends[0]?.();
    await new Promise((resolve) => setImmediate(resolve));
    expect(log).toEqual(['a', 'b', 'c']);
    for (const end of ends) end();
    await new Promise((resolve) => setImmediate(resolve));
    for (const end of ends) end();

    expect((await all).map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
    await turns(() => Promise.resolve(log.push('e')));
    expect(log).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
