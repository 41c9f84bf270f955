import { describe, expect, it } from '@jest/globals';
import { featuresOf } from '../../../src/stages/triage/words.ts';

describe('stages/triage/words', () => {
  it.each([
    ['validates the token', 'validation of tokens'],
    ['the entries expire', 'an expired entry'],
    ['locked', 'locking'],
    ['mutates classes', 'mutated class'],
    ['expires', 'the expiry'],
  ])('finds in "%s" and "%s" the same words', (one, other) => {
    expect([...featuresOf(one).plain].sort()).toEqual([...featuresOf(other).plain].sort());
  });

  it('takes a name whole and in parts', () => {
    expect(featuresOf('sessionCache and user_id of HTTPServer')).toEqual({
      plain: [],
      code: ['sess', 'cach', 'user', 'id', 'http', 'serv'],
      names: ['#sessioncache', '#user_id', '#httpserver'],
    });
  });

  it('tells words of prose from words of code, and takes what is said in both as prose', () => {
    expect(featuresOf('Lock `mutex` before `writing`; the mutex of sessionCache times out after 30')).toEqual(
      {
        plain: ['lock', 'mutex'],
        code: ['writ', 'sess', 'cach', '30'],
        names: ['#sessioncache'],
      },
    );
  });

  it.each([
    ['grammar and single letters', 'This is as it was, and b is not in there'],
    ['the words of every review', 'A possible bug in the code may fail, consider a check'],
    ['their other forms', 'Incorrectly handled cases, failing tests'],
  ])('leaves out %s', (_, text) => {
    expect(featuresOf(text)).toEqual({ plain: [], code: [], names: [] });
  });

  it.each([
    ['fenced code', 'Lock it:\n```ts\nmutex.acquire()\n```\nbefore writing', ['lock', 'writ']],
    ['a fence that is not closed', 'Lock it:\n```ts\nmutex.acquire()', ['lock']],
    ['the other fence', 'Lock it:\n~~~\nmutex.acquire()\n~~~\nbefore writing', ['lock', 'writ']],
    ['a picture', '![High](https://img.invalid/badge/high.svg) Lock it', ['lock']],
    ['an address', 'Lock it, see https://docs.invalid/mutex#acquire for more', ['lock', 'see']],
  ])('leaves out %s', (_, text, plain) => {
    expect(featuresOf(text)).toEqual({ plain, code: [], names: [] });
  });

  it.each([
    ['Cyrillic', 'Кэш сессий растёт', ['кэш', 'сессий', 'растёт']],
    ['German', 'Die Prüfung fehlt', ['die', 'prüfung', 'fehlt']],
    ['Hindi, with its vowel signs', 'किताब', ['किताब']],
    [
      'Chinese, which puts no blanks, by pairs of letters',
      '缓存不会过期',
      ['缓存', '存不', '不会', '会过', '过期'],
    ],
    ['Japanese between Latin words', 'API キー', ['api', 'キー']],
    ['one letter that is a word', '锁', ['锁']],
  ])('reads %s', (_, text, plain) => {
    expect(featuresOf(text).plain).toEqual(plain);
  });

  it('reads a letter alike however it is composed', () => {
    expect(featuresOf('pru\u0308fen')).toEqual(featuresOf('pr\u00fcfen'));
  });
});
