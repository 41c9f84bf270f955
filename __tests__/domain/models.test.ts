import { describe, expect, it } from '@jest/globals';
import { DEFAULT_MODELS, modelFacts, parsePrices } from '../../src/domain/models.ts';
import { type Provider, SLOTS } from '../../src/domain/slot.ts';
import type { Price } from '../../src/domain/usage.ts';

const NO_PRICES: ReadonlyMap<string, Price> = new Map();

function facts(provider: Provider, model: string, prices = NO_PRICES) {
  return modelFacts({ provider, model, effort: null }, prices);
}

describe('domain/models', () => {
  it('prices the model of every seat', () => {
    for (const slot of SLOTS) {
      const { provider, model } = DEFAULT_MODELS[slot];
      expect(facts(provider, model).price).not.toBeNull();
    }
  });

  it.each<[Provider, string, readonly number[]]>([
    ['anthropic', 'claude-fable-5-1', [10, 50, 0.25, 12.5]],
    ['anthropic', 'claude-opus-5-5', [4, 20, 0.2, 5]],
    ['anthropic', 'claude-haiku-4-5-20251001', [1, 5, 0.1, 1.25]],
    ['openai', 'gpt-6.2-sol', [2, 10, 0.2, 2.5]],
    ['openai', 'gpt-5.6-luna', [0.2, 1.2, 0.02, 0.25]],
  ])('knows what %s/%s costs', (provider, model, numbers) => {
    const [input, output, cacheRead, cacheWrite] = numbers;

    expect(facts(provider, model).price).toEqual({ input, output, cacheRead, cacheWrite });
  });

  it.each<[Provider, string]>([
    ['anthropic', 'claude-fable-5-2'],
    ['anthropic', 'claude-haiku-5-5'],
    ['anthropic', 'claude-of-the-future'],
    ['openai', 'gpt-9'],
    ['openai-compatible', 'claude-opus-5-5'],
    ['openai-compatible', 'qwen3-coder:30b'],
  ])('does not invent a price for %s/%s', (provider, model) => {
    expect(facts(provider, model).price).toBeNull();
  });

  it('takes the price that it is given before its own', () => {
    const price = { input: 1, output: 2, cacheRead: 3, cacheWrite: 4 };
    const prices = new Map([
      ['claude-opus-5-5', price],
      ['qwen3', price],
    ]);

    expect(facts('anthropic', 'claude-opus-5-5', prices).price).toEqual(price);
    expect(facts('openai-compatible', 'qwen3', prices).price).toEqual(price);
  });

  it.each<[Provider, string, number, number]>([
    ['anthropic', 'claude-opus-5-5', 872_000, 128_000],
    ['anthropic', 'claude-haiku-4-5', 136_000, 64_000],
    ['openai', 'gpt-6.2-sol', 250_000, 128_000],
    ['openai-compatible', 'gpt-6.2-sol', 112_000, 16_000],
    ['anthropic', 'claude-of-the-future', 112_000, 16_000],
  ])('knows what %s/%s can take', (provider, model, maxInputTokens, maxOutputTokens) => {
    expect(facts(provider, model)).toMatchObject({ maxInputTokens, maxOutputTokens });
  });

  it.each<[Provider, string, number]>([
    ['anthropic', 'claude-opus-4-6', 3.4],
    ['anthropic', 'claude-3-5-sonnet-20241022', 3.4],
    ['anthropic', 'claude-sonnet-4-20250514', 3.4],
    ['openai-compatible', 'anthropic/claude-sonnet-4.5', 3.4],
    ['openai-compatible', 'us.anthropic.claude-haiku-4-5-20251001-v1:0', 3.4],
    ['anthropic', 'claude-opus-4-7', 2.5],
    ['anthropic', 'claude-opus-4-10', 2.5],
    ['anthropic', 'claude-sonnet-5', 2.5],
    ['anthropic', 'claude-mythos-preview', 2.5],
    ['openai', 'gpt-6.2-sol', 3.6],
    ['openai-compatible', 'openai/gpt-6-sol', 3.6],
    ['openai-compatible', 'google/gemini-3.8-flash', 3.6],
    ['openai-compatible', 'llama-4', 2.5],
  ])('estimates tokens of %s/%s at %f bytes each', (provider, model, bytesPerToken) => {
    expect(facts(provider, model).bytesPerToken).toBe(bytesPerToken);
  });

  describe('parsePrices', () => {
    it('reads two or four numbers per model', () => {
      const result = parsePrices(' openai/gpt-x = 2/10 , qwen3:30b=0/0\nclaude-x=5/25/0.5/6.25, ');

      expect(result).toEqual({
        ok: true,
        prices: new Map([
          ['openai/gpt-x', { input: 2, output: 10, cacheRead: 2, cacheWrite: 2 }],
          ['qwen3:30b', { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 }],
          ['claude-x', { input: 5, output: 25, cacheRead: 0.5, cacheWrite: 6.25 }],
        ]),
      });
    });

    it('reads nothing as no prices', () => {
      expect(parsePrices(' ')).toEqual({ ok: true, prices: new Map() });
    });

    it.each([
      'model',
      'model=',
      '=1/2',
      'model=1',
      'model=1/2/3',
      'model=1/2/3/4/5',
      'model=-1/2',
      'model=1/x',
      'model=1/',
      'model=1e3/2',
      'model=$1/$2',
    ])('says what is wrong with %j', (text) => {
      expect(parsePrices(text)).toEqual({
        ok: false,
        problems: [expect.stringContaining(`"${text}" is not model=input/output`)],
      });
    });

    it('tells all problems at once', () => {
      expect(parsePrices('a=1, b=1/2, b=3/4, c')).toMatchObject({
        ok: false,
        problems: [expect.stringContaining('"a=1"'), '"b" is priced twice', expect.stringContaining('"c"')],
      });
    });
  });
});
