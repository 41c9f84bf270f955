import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mapTexts, parseJson } from '../../src/lib/json.ts';

const LIMITS = { maxDepth: 8, maxBytes: 1_000 };
const WIDE = { maxDepth: 100, maxBytes: 10_000_000 };

describe('lib/json', () => {
  it('reads what JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const text = JSON.stringify(value);
        expect(parseJson(text, WIDE)).toEqual({ ok: true, value: JSON.parse(text) });
      }),
    );
  });

  it('refuses whatever JSON.parse refuses', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        let sound = true;
        try {
          JSON.parse(text);
        } catch {
          sound = false;
        }
        expect(parseJson(text, WIDE).ok).toBe(sound);
      }),
    );
  });

  it.each([
    ['as deep as allowed', '['.repeat(8) + ']'.repeat(8), true],
    ['one level deeper', '['.repeat(9) + ']'.repeat(9), false],
    ['lists and objects in turn', `${'[{"a":'.repeat(5)}1${'}]'.repeat(5)}`, false],
    ['many brackets side by side', `[${'[],'.repeat(50)}[]]`, true],
    ['brackets in a text', JSON.stringify('['.repeat(50)), true],
    ['brackets behind an escaped quote', JSON.stringify(`"${'['.repeat(50)}`), true],
    ['brackets behind an escaped backslash', `["\\\\",${'['.repeat(9)}${']'.repeat(9)}]`, false],
  ])('bounds the depth: %s', (_what, text, ok) => {
    expect(parseJson(text, LIMITS).ok).toBe(ok);
  });

  it('survives a million levels, whole or cut', () => {
    const deep = '['.repeat(1_000_000);
    for (const text of [deep, deep + ']'.repeat(1_000_000), `{"a":${deep}`]) {
      expect(parseJson(text, WIDE)).toEqual({ ok: false, reason: 'it is nested deeper than 100 levels' });
    }
  });

  it('bounds the size in bytes, not in characters', () => {
    const text = JSON.stringify('é'.repeat(600));
    expect(text.length).toBeLessThan(LIMITS.maxBytes);
    expect(parseJson(text, LIMITS)).toEqual({ ok: false, reason: 'it is larger than 1000 bytes' });
    expect(parseJson(JSON.stringify('e'.repeat(600)), LIMITS).ok).toBe(true);
    expect(parseJson(JSON.stringify('e'.repeat(2_000)), LIMITS).ok).toBe(false);
  });

  it('says why a text is no JSON', () => {
    const result = parseJson('{"a":', LIMITS);
    expect(result).toEqual({ ok: false, reason: expect.stringMatching(/JSON/) });
  });

  it('keeps a key called __proto__ to itself', () => {
    const result = parseJson('{"__proto__":{"polluted":true}}', LIMITS);
    const value = result.ok ? result.value : null;
    expect(Object.keys(value as object)).toEqual(['__proto__']);
    expect((value as { polluted?: unknown }).polluted).toBeUndefined();
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('changes every text of a document, and nothing else', () => {
    const document = { a: 'key', key: [1, null, true, 'a key', { b: 'key' }] };

    expect(mapTexts(document, (text) => text.replaceAll('key', '*'))).toEqual({
      a: '*',
      key: [1, null, true, 'a *', { b: '*' }],
    });
  });
});
