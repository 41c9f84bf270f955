import { describe, expect, it } from '@jest/globals';
import { checkSecret, tlsProblem } from '../../src/domain/credentials.ts';

describe('domain/credentials', () => {
  describe('checkSecret', () => {
    it.each(['sk-ant-api03-abc_DEF-123', '  sk-1234\n', 'ATCTT3xFfGN0=ABCDEF/+', '"', 'ollama'])(
      'takes %j, trimmed',
      (value) => {
        expect(checkSecret('anthropic-api-key', value)).toEqual({ ok: true, value: value.trim() });
      },
    );

    it.each([
      ['', 'is empty'],
      [' \n\t ', 'is empty'],
      ['canary\nsecond', 'line break'],
      ['canary\u0000x', 'control character'],
      ['canary second', 'white space'],
      ['canary\u00a0second', 'white space'],
      ['"canary"', 'in quotes'],
      ["'canary'", 'in quotes'],
      ['canary…', 'characters that no key has'],
      ['cаnary', 'characters that no key has'],
      ['Bearer', 'only the name of a scheme'],
      ['Bearer canary', 'white space'],
      ['$CANARY', 'not filled in'],
      ['\u0024{canary}', 'not filled in'],
      ['\u0024{{canary}}', 'not filled in'],
    ])('refuses %j and does not repeat it', (value, words) => {
      const check = checkSecret('openai-api-key', value);

      expect(check).toEqual({ ok: false, problem: expect.stringContaining(words) });
      expect(check).toEqual({ ok: false, problem: expect.stringMatching(/^openai-api-key /) });
      expect(JSON.stringify(check)).not.toMatch(/canary/i);
    });
  });

  describe('tlsProblem', () => {
    it('refuses a process that checks no certificates', () => {
      expect(tlsProblem({ NODE_TLS_REJECT_UNAUTHORIZED: '0' })).toMatch(/NODE_EXTRA_CA_CERTS/);
    });

    it.each([undefined, '', '1'])('takes %p', (value) => {
      expect(tlsProblem({ NODE_TLS_REJECT_UNAUTHORIZED: value })).toBeNull();
    });
  });
});
