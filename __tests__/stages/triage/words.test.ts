import { describe, expect, it } from '@jest/globals';
import { featuresOf } from '../../../src/stages/triage/words.ts';

describe('stages/triage/words', () => {
  it.each([
    ['validates the token', 'validation of tokens'],
    ['the entries expire', 'an expired entry'],
    ['locked', 'locking'],
    ['mutates classes', 'mutated class'],
  ])('finds in "%s" and "%s" the same words', (one, other) => {
    expect([...featuresOf(one).words].sort()).toEqual([...featuresOf(other).words].sort());
  });

  it('takes a name whole and in parts', () => {
    expect(featuresOf('sessionCache and user_id of HTTPServer')).toEqual({
      words: ['sess', 'cach', 'user', 'id', 'http', 'serv'],
      names: ['#sessioncache', '#user_id', '#httpserver'],
    });
  });

  it('leaves out grammar, the words of every review, and single letters', () => {
    expect(featuresOf('This is a possible bug in the code: b may fail, consider a check').words).toEqual([]);
  });

  it('leaves out fenced code, closed or not', () => {
    expect(featuresOf('Lock it:\n```ts\nmutex.acquire()\n```\nbefore writing').words).toEqual([
      'lock',
      'writ',
    ]);
    expect(featuresOf('Lock it:\n```ts\nmutex.acquire()').words).toEqual(['lock']);
  });

  it('reads any script', () => {
    expect(featuresOf('Кэш сессий растёт').words).toHaveLength(3);
  });
});
