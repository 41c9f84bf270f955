import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BUILTIN } from '../../src/domain/slot.ts';
import { readActionSettings } from '../../src/shells/action-settings.ts';
import { fromInputs, inputVariable, secretValues } from '../../src/shells/setting-values.ts';
import type { Keyless } from '../../src/shells/settings.ts';
import { settingsOf } from '../../src/shells/settings-table.ts';

const RAW = { 'github-token': 'token-12345678', 'anthropic-api-key': 'key-a-12345678' };

function problems(raw: Readonly<Record<string, string>>, keyless: Keyless | null = null): string {
  const reading = readActionSettings(raw, keyless);
  expect(reading.config).toBeNull();
  return reading.problems.join('\n');
}

describe('shells/action-settings', () => {
  it('has the defaults of the documents', () => {
    expect(readActionSettings(RAW, null).config).toMatchObject({
      mode: 'full',
      number: null,
      token: 'token-12345678',
      publish: {
        post: 'inline',
        minSeverity: 'suggestion',
        maxComments: 30,
        verdict: 'comment',
        status: 'auto',
        suggestions: false,
        stateKey: null,
      },
      wording: { language: 'en', suggestions: false },
      reviewDrafts: false,
      skipLabel: 'skip-review',
    });
  });

  it('reads every input of its own', () => {
    const given = {
      ...RAW,
      mode: 'analyse',
      'pr-number': '12',
      post: 'summary',
      'min-severity': 'important',
      'max-comments': '5',
      verdict: 'approve',
      status: 'commit-status',
      suggestions: 'true',
      'state-key': 'state-12345678',
      'review-drafts': 'yes',
      'skip-label': 'no-bots',
      language: 'de',
    };

    expect(readActionSettings(given, null).config).toMatchObject({
      mode: 'analyse',
      number: 12,
      publish: {
        post: 'summary',
        minSeverity: 'important',
        maxComments: 5,
        verdict: 'approve',
        status: 'commit-status',
        suggestions: true,
        stateKey: 'state-12345678',
      },
      wording: { language: 'de', suggestions: true },
      reviewDrafts: true,
      skipLabel: 'no-bots',
    });
  });

  it('reports everything that is wrong at once', () => {
    const text = problems({
      'pr-number': '12/../../x',
      mode: 'both',
      language: '../de',
      panel: 'opus=anthropic/claude-opus-5-5',
    });

    for (const name of ['github-token', 'pr-number', 'mode', 'language', 'ANTHROPIC_API_KEY']) {
      expect(text).toContain(name);
    }
  });

  it('takes nothing but a number for pr-number', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        fc.pre(text.trim() !== '' && !/^[1-9][0-9]{0,9}$/.test(text.trim()));

        expect(problems({ ...RAW, 'pr-number': text })).toContain('pr-number');
      }),
    );
  });

  it.each([
    [false, []],
    [true, [{ slot: 'sonnet', binding: BUILTIN, endpoint: null }]],
  ])('needs no key where none can be expected, and says so; code reads there: %s', (codeReads, panel) => {
    const keyless = { reason: 'a fork gets none', codeReads };
    for (const extra of [
      {},
      { panel: 'opus=anthropic/claude-opus-5-5, gpt=openai/gpt-6.2-sol', quorum: '2' },
    ]) {
      const { config } = readActionSettings({ 'github-token': 'token-12345678', ...extra }, keyless);

      expect(config?.panel).toEqual(panel);
      expect(config?.decisions).toContain('a fork gets none');
      expect(config?.warnings).toEqual([]);
    }
  });

  it('needs no key to post, but a folder with the review', () => {
    const post = { 'github-token': 'token-12345678', mode: 'publish' };

    expect(problems(post)).toMatch(/^report-dir: [^\n]*review\.json/);
    expect(readActionSettings({ ...post, 'report-dir': 'review' }, null).config?.reportDir).toBe('review');
  });

  it('finds an input under the name that the runner gives it', () => {
    expect(inputVariable('anthropic-api-key')).toBe('INPUT_ANTHROPIC-API-KEY');
    const environment = Object.fromEntries(
      settingsOf('action').map(({ name }) => [inputVariable(name), `value of ${name}`]),
    );

    expect(fromInputs(environment)).toEqual({
      raw: Object.fromEntries(settingsOf('action').map(({ name }) => [name, `value of ${name}`])),
      problems: [],
    });
  });

  it('takes no setting from the environment, where an earlier step could put it', () => {
    const { raw } = fromInputs({ ANTHROPIC_BASE_URL: 'https://evil.example', ANTHROPIC_API_KEY: 'x' });

    expect(Object.values(raw).filter((value) => value !== undefined)).toEqual([]);
  });

  it('refuses an input that does not exist, with the nearest that does', () => {
    expect(fromInputs({ 'INPUT_FAIL-ONN': 'never', INPUT_MAX_COST_USD: '1' }).problems).toEqual([
      '"fail-onn" is not an input. Did you mean "fail-on"?',
      '"max_cost_usd" is not an input. Did you mean "max-cost-usd"?',
    ]);
  });

  it('keeps the token and the state key among the secrets, and out of the recording', () => {
    const raw = { ...RAW, 'state-key': 'state-12345678' };

    expect(secretValues(raw)).toEqual(expect.arrayContaining(['token-12345678', 'state-12345678']));
    expect(JSON.stringify(readActionSettings(raw, null).config?.visible)).not.toMatch(/12345678/);
  });
});
