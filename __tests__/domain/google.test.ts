import { describe, expect, it } from '@jest/globals';
import { apiRoot } from '../../src/domain/endpoint.ts';
import { isGoogleModel } from '../../src/domain/google.ts';
import { modelFacts } from '../../src/domain/models.ts';
import { familyOf } from '../../src/domain/slot.ts';

describe('domain/google', () => {
  it.each(['gemini-3.8-flash', 'gemini-3.1-pro-preview', 'gemma-3-27b-it', 'x_1'])(
    'takes the model %s',
    (model) => {
      expect(isGoogleModel(model)).toBe(true);
    },
  );

  it.each([
    '',
    '.',
    '..',
    '-x',
    'models/gemini-3.8-flash',
    '../v1/x',
    'gemini:generateContent',
    'gemini?key=1',
    'gemini%2f..',
    'gemini 3',
    'gemini\n',
    'g'.repeat(129),
    'claude-opus-5-5',
    'Claude-Opus-5-5',
  ])('does not take the model %j', (model) => {
    expect(isGoogleModel(model)).toBe(false);
  });

  it.each([
    ['google', 'gemini-3.8-flash', 'google'],
    ['google', 'gemma-3-27b-it', 'google'],
    ['openai-compatible', 'google/gemini-3.8-flash', 'google'],
    ['openai-compatible', 'gemini-3.8-flash', 'google'],
  ] as const)('counts %s/%s for %s', (provider, model, family) => {
    expect(familyOf({ provider, model, effort: null })).toBe(family);
  });

  it.each([
    ['gemini-3.8-flash', 0.75, 3.75, 0.075, 934_000],
    ['gemini-3.7-flash', 0.75, 3.75, 0.075, 934_000],
    // Above 200 K tokens a request costs double.
    ['gemini-3.1-pro-preview', 2, 12, 0.2, 185_000],
  ])('knows what %s costs and takes', (model, input, output, ...rest) => {
    const [cacheRead, maxInputTokens] = rest;
    const facts = modelFacts({ provider: 'google', model, effort: null }, new Map());

    expect(facts).toEqual({
      price: { input, output, cacheRead, cacheWrite: input },
      maxInputTokens,
      maxOutputTokens: 65_536,
      bytesPerToken: 3.6,
    });
  });

  it('invents no price', () => {
    const facts = modelFacts({ provider: 'google', model: 'gemini-9', effort: null }, new Map());

    expect(facts).toMatchObject({ price: null, maxInputTokens: 112_000, bytesPerToken: 3.6 });
  });

  it.each([
    ['https://generativelanguage.googleapis.com', 'https://generativelanguage.googleapis.com'],
    ['https://generativelanguage.googleapis.com/v1beta', 'https://generativelanguage.googleapis.com'],
    ['https://gateway.example/google/v1beta', 'https://gateway.example/google'],
  ])('adds the paths to %s', (url, root) => {
    expect(apiRoot('google', url)).toBe(root);
  });
});
