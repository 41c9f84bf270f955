import { describe, expect, it } from '@jest/globals';
import { readSettings } from '../../src/shells/settings.ts';

const KEY = { base: 'main', 'google-api-key': 'key-g-12345678' };
const PANEL = { ...KEY, panel: 'gpt=google/gemini-3.8-flash' };

function problems(raw: Readonly<Record<string, string>>): string {
  return readSettings(raw).problems.join('\n');
}

describe('shells/settings of google', () => {
  it('seats a Gemini model at the vendor with its key, at high effort', () => {
    expect(readSettings(PANEL).config?.panel).toEqual([
      {
        slot: 'gpt',
        binding: { provider: 'google', model: 'gemini-3.8-flash', effort: 'high' },
        endpoint: { baseUrl: 'https://generativelanguage.googleapis.com', apiKey: 'key-g-12345678' },
      },
    ]);
  });

  it('goes where google-base-url says', () => {
    const raw = { ...PANEL, 'google-base-url': 'https://gateway.example/v1beta/' };

    expect(readSettings(raw).config?.panel[0]?.endpoint?.baseUrl).toBe('https://gateway.example');
  });

  it('sends the key of the vendor to the vendor only', () => {
    expect(problems({ ...PANEL, 'gpt-base-url': 'https://gateway.example' })).toContain('GPT_API_KEY');
  });

  it('asks for the key by its name', () => {
    expect(problems({ ...PANEL, 'google-api-key': '' })).toContain('GOOGLE_API_KEY');
  });

  it.each(['claude-opus-5-5', 'models/gemini-3.8-flash', '../x', 'gemini:generateContent'])(
    'refuses the model %s',
    (model) => {
      expect(problems({ ...KEY, panel: `gpt=google/${model}` })).toContain('not a model of the Gemini API');
    },
  );
});
