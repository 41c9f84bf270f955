import { describe, expect, it } from '@jest/globals';
import { messageOf, systemCodeOf } from '../../src/lib/thrown.ts';

describe('lib/thrown', () => {
  it.each([
    [new Error('words'), 'words'],
    [{ message: 'of another realm' }, 'of another realm'],
    ['text', 'text'],
    [null, 'null'],
    [{ message: 7 }, '[object Object]'],
  ])('says what %p means', (thrown, words) => {
    expect(messageOf(thrown)).toBe(words);
  });

  it.each([
    [Object.assign(new Error('x'), { code: 'ENOENT' }), 'ENOENT'],
    [Object.assign(new Error('x'), { code: 'ERR_ASSERTION' }), null],
    [Object.assign(new Error('x'), { code: 2 }), null],
    [undefined, null],
  ])('knows the code of a system error in %p', (thrown, code) => {
    expect(systemCodeOf(thrown)).toBe(code);
  });
});
