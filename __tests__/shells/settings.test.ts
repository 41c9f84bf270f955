import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bindingText } from '../../src/domain/slot.ts';
import { fromEnvironment, type RawSettings, secretValues } from '../../src/shells/setting-values.ts';
import { readRules, readSettings } from '../../src/shells/settings.ts';
import { environmentName, SETTINGS, settingsOf } from '../../src/shells/settings-table.ts';

const KEYS = { base: 'main', 'anthropic-api-key': 'key-a-12345678', 'openai-api-key': 'key-o-12345678' };

function seats(raw: RawSettings): string[] {
  const { config, problems } = readSettings(raw);
  expect(problems).toEqual([]);
  return (config?.panel ?? []).map(
    ({ slot, binding, endpoint }) => `${slot}=${bindingText(binding)} ${endpoint?.baseUrl ?? 'here'}`,
  );
}

function problems(raw: RawSettings): string {
  const reading = readSettings(raw);
  expect(reading.config).toBeNull();
  return reading.problems.join('\n');
}

describe('shells/settings', () => {
  it('seats the panel that the keys allow', () => {
    expect(seats(KEYS)).toEqual([
      'opus=anthropic/claude-opus-5-5@high https://api.anthropic.com',
      'sonnet=anthropic/claude-sonnet-5-5@high https://api.anthropic.com',
      'gpt=openai/gpt-6.2-sol@high https://api.openai.com/v1',
    ]);
  });

  it.each([
    ['en_US:en', undefined],
    ['de_AT.UTF-8', undefined],
    ['de:', undefined],
    ['pt-BR', 'pt-BR'],
    ['$(touch x):', '$(touch x):'],
  ])('does not take the locales of GNU programs for a language: %s', (value, language) => {
    expect(fromEnvironment({ LANGUAGE: value }, 'command').language).toBe(language);
  });

  it.each([
    ['Release', undefined],
    ['ci/review.yml', 'ci/review.yml'],
    ['.quorate.json', '.quorate.json'],
  ])('does not take the kind of a build for a path of settings: %s', (value, path) => {
    expect(fromEnvironment({ CONFIG: value }, 'pipe').config).toBe(path);
  });

  it('lets code review where there is no key at all, and says what that is and how models come in', () => {
    expect(seats({ base: 'main' })).toEqual(['sonnet=builtin here']);
    expect(readSettings({ base: 'main' }).config).toMatchObject({
      triage: { agent: null },
      warnings: [
        expect.stringMatching(
          /judges nothing[\s\S]*ANTHROPIC_API_KEY or OPENAI_API_KEY[\s\S]*openai-compatible/,
        ),
      ],
    });
    expect(readSettings(KEYS).config?.warnings).toEqual([]);
    expect(problems({ base: 'main', quorum: '2' })).toContain(
      'quorum: 2 seats can never read a file, the panel has 1',
    );
  });

  it('seats code where it is named, once, and counts it for no quorum beside models', () => {
    const panel = 'opus=anthropic/claude-opus-5-5, gpt=builtin, sonnet=builtin';

    expect(seats({ ...KEYS, panel })).toEqual([
      'opus=anthropic/claude-opus-5-5@high https://api.anthropic.com',
      'gpt=builtin here',
    ]);
    expect(problems({ ...KEYS, panel, quorum: '2' })).toContain('the panel has 1');
    expect(problems({ ...KEYS, panel: 'gpt=builtin/rules' })).toContain('write builtin alone');
    expect(problems({ ...KEYS, panel: 'gpt=builtin@high' })).toContain('has no model');
  });

  it('takes a server of one’s own without a key, and gives it no effort', () => {
    const raw = {
      base: 'main',
      panel: 'sonnet=openai-compatible/qwen/coder:30b',
      'sonnet-base-url': 'http://127.0.0.1:11434/v1',
    };

    expect(seats(raw)).toEqual(['sonnet=openai-compatible/qwen/coder:30b http://127.0.0.1:11434/v1']);
  });

  it('takes an Azure resource with its key, and its models by deployment', () => {
    const raw = {
      base: 'main',
      panel: 'gpt=azure/review-deployment',
      'azure-base-url': 'https://res.openai.azure.com',
      'azure-api-key': 'key-azure-12345678',
    };

    expect(seats(raw)).toEqual(['gpt=azure/review-deployment@high https://res.openai.azure.com/openai/v1']);
    expect(readSettings(raw).config?.panel[0]?.endpoint?.apiKey).toBe('key-azure-12345678');
    expect(problems({ ...raw, 'azure-base-url': '' })).toContain(
      'azure needs an address: set AZURE_BASE_URL',
    );
    expect(problems({ ...raw, 'azure-api-key': '' })).toContain('AZURE_API_KEY');
  });

  it('reads efforts, keeps an @ of a model name, and refuses a misspelt effort', () => {
    const at = { ...KEYS, 'gpt-base-url': 'https://gateway.example/v1', 'gpt-api-key': 'key-g-12345678' };

    expect(seats({ ...at, panel: 'gpt=openai-compatible/claude@20250929' })[0]).toContain(
      '/claude@20250929 ',
    );
    expect(seats({ ...KEYS, panel: 'opus=anthropic/claude-opus-5-5@max' })[0]).toContain('@max');
    expect(problems({ ...KEYS, panel: 'opus=anthropic/claude-opus-5-5@hgih' })).toContain(
      'Did you mean "high"?',
    );
  });

  it('makes one seat of two that resolve to the same binding, and says so', () => {
    const { config } = readSettings({
      ...KEYS,
      panel: 'fable=anthropic/claude-fable-5-1, opus=anthropic/claude-opus-5-5',
    });

    expect(config?.panel.map(({ slot }) => slot)).toEqual(['fable']);
    expect(config?.decisions.join('\n')).toMatch(/fable tier is off[\s\S]*one seat/);
  });

  it.each([
    ['opus', 'is not of the form'],
    ['opsu=anthropic/x', 'Did you mean "opus"?'],
    ['opus=antropic/x', 'Did you mean "anthropic"?'],
    ['opus=anthropic', 'has no model'],
    ['opus=anthropic/a b', 'is not a model name'],
    ['opus=anthropic/a, opus=openai/b', 'given twice'],
    [',', 'no seat is given'],
  ])('refuses the panel %j', (panel, words) => {
    expect(problems({ ...KEYS, panel })).toContain(words);
  });

  it('sends the key of a vendor to the address of that vendor only', () => {
    const moved = {
      ...KEYS,
      panel: 'opus=anthropic/claude-opus-5-5',
      'opus-base-url': 'https://gateway.example',
    };

    expect(problems(moved)).toContain('OPUS_API_KEY');
    const own = readSettings({ ...moved, 'opus-api-key': 'key-own-1234567' }).config?.panel[0]?.endpoint;
    expect(own).toEqual({ baseUrl: 'https://gateway.example', apiKey: 'key-own-1234567' });
  });

  it.each([
    [{ 'openai-base-url': 'http://models.example/v1' }, 'openai-base-url'],
    [{ quorum: '9' }, 'quorum'],
    [{ quorum: '4' }, '4 seats can never read a file'],
    [{ quorum: '0' }, 'quorum'],
    [{ 'fail-on': 'blokcing' }, 'fail-on'],
    [{ 'on-incomplete': 'ok' }, 'on-incomplete'],
    [{ 'max-cost-usd': '-1' }, 'max-cost-usd'],
    [{ 'max-cost-usd': '1e9' }, 'max-cost-usd'],
    [{ 'deadline-minutes': '0' }, 'deadline-minutes'],
    [{ 'dry-run': 'maybe' }, 'dry-run'],
    [{ prices: 'x' }, 'prices'],
    [{ base: '' }, '--base main'],
    [{ panel: 'sonnet=openai-compatible/x' }, 'SONNET_BASE_URL'],
  ])('names the setting that is wrong in %j', (raw, words) => {
    expect(problems({ ...KEYS, ...raw })).toContain(words);
  });

  it('allows plain http for a network of one’s own only where that is said', () => {
    const raw = {
      base: 'main',
      panel: 'gpt=openai-compatible/x',
      'gpt-base-url': 'http://models.lan:8000/v1',
    };

    expect(problems(raw)).toContain('gpt-base-url');
    expect(seats({ ...raw, 'allow-http': 'true' })).toEqual([
      'gpt=openai-compatible/x http://models.lan:8000/v1',
    ]);
  });

  it('reports all problems at once and repeats no secret', () => {
    const secret = 'line one\nline two canary';
    const text = problems({ 'anthropic-api-key': secret, quorum: 'x', 'fail-on': 'y' });

    expect(text.split('\n').length).toBeGreaterThanOrEqual(4);
    expect(text).not.toContain('canary');
  });

  it('never lets a misspelt choice weaken a run', () => {
    const names = SETTINGS.filter(({ kind }) => kind === 'choice').map(({ name }) => name);
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.string({ minLength: 1 }), (name, word) => {
        const spec = SETTINGS.find((candidate) => candidate.name === name);
        fc.pre(word.trim() !== '' && !spec?.choices?.includes(word.trim()));

        expect(readSettings({ ...KEYS, [name]: word }).config).toBeNull();
      }),
    );
  });

  it('reads every setting from its environment name', () => {
    const environment = Object.fromEntries(
      SETTINGS.map(({ name }) => [environmentName(name), `${name}.yml`]),
    );

    expect(fromEnvironment(environment, 'command')).toEqual(
      Object.fromEntries(settingsOf('command').map(({ name }) => [name, `${name}.yml`])),
    );
  });

  it('records no secret, address or path of the machine', () => {
    const raw = { ...KEYS, 'report-dir': '/home/somebody/reports', repository: '/home/somebody/code' };
    const visible = JSON.stringify(readSettings(raw).config?.visible);

    for (const hidden of ['12345678', 'somebody', 'https://']) expect(visible).not.toContain(hidden);
    expect(visible).toContain('"base":"main"');
  });

  it('knows every secret that was given, well-formed or not', () => {
    expect(secretValues({ ...KEYS, 'gpt-api-key': 'with space' })).toEqual([
      'key-a-12345678',
      'key-o-12345678',
      'with space',
    ]);
  });

  it('reads the rules of a recorded run back from its settings', () => {
    const visible = readSettings({ ...KEYS, 'fail-on': 'important', quorum: '2' }).config?.visible ?? {};

    expect(readRules(visible, []).rules).toMatchObject({
      failOn: 'important',
      quorum: 2,
      onIncomplete: 'fail',
      maxCostUsd: null,
    });
    expect(readRules({ 'fail-on': 'x' }, []).rules).toBeNull();
  });

  it('repeats a run with the fallback that it had, and takes none for those that say nothing of it', () => {
    const visible = (raw: RawSettings) => readSettings({ ...KEYS, ...raw }).config?.visible ?? {};
    const fallback = (raw: RawSettings) => readRules(raw, []).rules?.fallback;

    expect(readSettings(KEYS).config?.fallback).toBe(true);
    expect(fallback(visible({}))).toBe(true);
    expect(fallback(visible({ 'fallback-on-dispatch-error': 'false' }))).toBe(false);
    expect(fallback({})).toBe(false);
  });
});
