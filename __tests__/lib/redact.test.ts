import { Buffer } from 'node:buffer';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createRedactor } from '../../src/lib/redact.ts';

const VALUE = 'pa55 "word"/+?é=end';

/** Values that a redactor looks for and that share no character with its own mark. */
const value = fc.string({
  unit: fc.constantFrom('x', 'y', 'Z', '9', '/', '+', '"', '\\', ' ', 'é', '😀'),
  minLength: 8,
  maxLength: 24,
});
const filler = fc.string({
  unit: fc.constantFrom('x', 'y', 'q', ' ', '\n', '[redacted]', '[', ']'),
  maxLength: 12,
});

const FORMS: readonly (readonly [string, (secret: string) => string])[] = [
  ['as it is', (secret) => secret],
  ['in base64', (secret) => Buffer.from(secret).toString('base64')],
  ['in base64 behind one byte', (secret) => Buffer.from(`u${secret}`).toString('base64')],
  ['in base64 behind two bytes', (secret) => Buffer.from(`u:${secret}`).toString('base64')],
  ['in base64 before other bytes', (secret) => Buffer.from(`${secret} tail`).toString('base64')],
  ['in base64url', (secret) => Buffer.from(secret).toString('base64url')],
  ['in hex', (secret) => Buffer.from(secret).toString('hex')],
  ['in upper-case hex', (secret) => Buffer.from(secret).toString('hex').toUpperCase()],
  ['URL-encoded', (secret) => encodeURIComponent(secret)],
  [
    'URL-encoded in lower case',
    (secret) => encodeURIComponent(secret).replace(/%../g, (part) => part.toLowerCase()),
  ],
  ['form-encoded', (secret) => new URLSearchParams({ a: secret }).toString().slice(2)],
  ['JSON-escaped', (secret) => JSON.stringify(secret)],
  ['JSON-escaped twice', (secret) => JSON.stringify(JSON.stringify({ secret }))],
];

/** Bytes that a reader could still decode out of a text. */
function leaks(text: string, secret: string): boolean {
  const decoded = [Buffer.from(text, 'base64').toString(), Buffer.from(text, 'hex').toString(), text];
  return decoded.some((candidate) => candidate.includes(secret));
}

describe('lib/redact', () => {
  it.each(FORMS)('finds a value %s', (_name, form) => {
    const redacted = createRedactor([VALUE])(`before <${form(VALUE)}> after`);

    expect(redacted).toMatch(/^before <.*\[redacted\].*> after$/s);
    expect(redacted).not.toContain(form(VALUE));
    expect(leaks(redacted.slice(8, -7), VALUE)).toBe(false);
  });

  it.each(FORMS)('leaves no value %s in any text', (_name, form) => {
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 1, maxLength: 3 }),
        filler,
        filler,
        (secrets, before, after) => {
          const first = secrets[0] ?? '';
          const redact = createRedactor(secrets);
          const redacted = redact(before + form(first) + after);

          expect(redacted).not.toContain(form(first));
          expect(redact(redacted)).toBe(redacted);
        },
      ),
    );
  });

  it('looks for nothing shorter than eight characters', () => {
    expect(createRedactor(['1234567'])('1234567')).toBe('1234567');
    expect(createRedactor(['12345678'])('12345678')).toBe('[redacted]');
  });

  it('takes the longest of values that begin alike', () => {
    expect(createRedactor(['longer-value', 'longer-value-of-two'])('a longer-value-of-two b')).toBe(
      'a [redacted] b',
    );
  });

  it('leaves its own mark whole, even where a value is a part of it', () => {
    const redact = createRedactor(['redacted', 'other-value']);

    expect(redact('[redacted] other-value')).toBe('[redacted] [redacted]');
  });

  it('handles half a surrogate pair in a value', () => {
    expect(createRedactor(['abcdefgh\ud800'])('x abcdefgh\ud800 y')).toBe('x [redacted] y');
  });

  it('reads a long text of many near misses once', () => {
    const redact = createRedactor(['aaaaaaaaaaaaaaab']);

    expect(redact('a'.repeat(300_000))).toHaveLength(300_000);
  });
});
