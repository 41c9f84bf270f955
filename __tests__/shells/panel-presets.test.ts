import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bindingText, familyOf } from '../../src/domain/slot.ts';
import { presetPanel } from '../../src/shells/panel-presets.ts';
import type { RawSettings } from '../../src/shells/setting-values.ts';
import { readSettings } from '../../src/shells/settings.ts';

const KEYS: Readonly<Record<string, string>> = {
  anthropic: 'anthropic-api-key',
  openai: 'openai-api-key',
  google: 'google-api-key',
  bedrock: 'bedrock-api-key',
};

function settingsOf(providers: string, fable = false): RawSettings {
  const keys = providers.split('+').map((name) => [KEYS[name] ?? '', `key-${name}-12345678`]);
  return {
    base: 'main',
    'aws-region': 'us-east-1',
    'fable-enabled': String(fable),
    ...Object.fromEntries(keys),
  };
}

function read(raw: RawSettings) {
  const { config, problems } = readSettings(raw);
  expect(problems).toEqual([]);
  return {
    panel: config?.panel.map(({ slot, binding }) => `${slot}=${bindingText(binding)}`),
    decisions: config?.decisions,
  };
}

const OPUS = 'opus=anthropic/claude-opus-5-5@high';
const SONNET = 'sonnet=anthropic/claude-sonnet-5-5@high';
const FABLE = 'fable=anthropic/claude-fable-5-1@high';
const GPT = 'gpt=openai/gpt-6.2-sol@high';
const NO_FABLE = 'fable: that tier is off (fable-enabled), so nobody sits there';
const one = (family: string) => `all seats are of one family (${family}): their agreement is never unanimous`;
const nobody = (slot: string) => `${slot}: no key of another maker is set, so nobody sits there`;
const trio = (provider: string, model: string) =>
  [
    ['fable', 'xhigh'],
    ['sonnet', 'medium'],
    ['gpt', 'high'],
  ].map(([slot, effort]) => `${slot}=${provider}/${model}@${effort}`);
const reading = 'and its model reads at several efforts';
const first = (slot: string) => `opus is not on the panel: ${slot} runs the triage agent`;

describe('shells/panel-presets', () => {
  it.each<[string, boolean, readonly string[], readonly string[]]>([
    [
      'anthropic',
      false,
      [OPUS, SONNET],
      ['opus, sonnet: an Anthropic key is set', nobody('gpt'), NO_FABLE, one('anthropic')],
    ],
    [
      'anthropic',
      true,
      [FABLE, OPUS, SONNET],
      ['fable, opus, sonnet: an Anthropic key is set', nobody('gpt'), one('anthropic')],
    ],
    [
      'anthropic+openai',
      false,
      [OPUS, SONNET, GPT],
      ['opus, sonnet: an Anthropic key is set', 'gpt: an OpenAI key is set as well', NO_FABLE],
    ],
    [
      'anthropic+openai',
      true,
      [FABLE, OPUS, SONNET, GPT],
      ['fable, opus, sonnet: an Anthropic key is set', 'gpt: an OpenAI key is set as well'],
    ],
    [
      'openai',
      false,
      trio('openai', 'gpt-6.2-sol'),
      [
        `fable, sonnet, gpt: an OpenAI key is set, ${reading} (xhigh, medium, high)`,
        nobody('opus'),
        one('openai'),
        first('fable'),
      ],
    ],
    [
      'google',
      false,
      trio('google', 'gemini-3.8-flash'),
      [
        `fable, sonnet, gpt: a Google key is set, ${reading} (xhigh, medium, high)`,
        nobody('opus'),
        one('google'),
        first('fable'),
      ],
    ],
    [
      'bedrock',
      false,
      [
        'opus=bedrock/us.anthropic.claude-opus-5-5@high',
        'sonnet=bedrock/us.anthropic.claude-sonnet-5-5@high',
      ],
      ['opus, sonnet: a Bedrock key is set', nobody('gpt'), one('anthropic')],
    ],
    [
      'anthropic+bedrock',
      false,
      [OPUS, SONNET],
      ['opus, sonnet: an Anthropic key is set', nobody('gpt'), NO_FABLE, one('anthropic')],
    ],
    [
      'anthropic+google',
      false,
      [OPUS, SONNET, 'gpt=google/gemini-3.8-flash@high'],
      ['opus, sonnet: an Anthropic key is set', 'gpt: a Google key is set as well', NO_FABLE],
    ],
    [
      'openai+google',
      false,
      ['opus=google/gemini-3.8-flash@high', 'sonnet=openai/gpt-6.2-sol@medium', GPT],
      [`sonnet, gpt: an OpenAI key is set, ${reading} (medium, high)`, 'opus: a Google key is set as well'],
    ],
  ])('seats with the keys of %s, fable enabled %s', (providers, fable, panel, decisions) => {
    expect(read(settingsOf(providers, fable))).toEqual({ panel, decisions });
  });

  it('names no profile of the United States elsewhere', () => {
    const raw = { ...settingsOf('bedrock'), 'aws-region': 'eu-central-1' };

    expect(read(raw).panel?.[0]).toBe('opus=bedrock/anthropic.claude-opus-5-5@high');
  });

  it('sends nothing to Bedrock since some pipeline has credentials of AWS', () => {
    const aws = { 'aws-access-key-id': 'AKIA1234567890AB', 'aws-secret-access-key': 'k'.repeat(40) };

    const { config } = readSettings({ base: 'main', 'aws-region': 'us-east-1', ...aws });

    expect(config?.warnings.join()).toContain('no model key is set');
    expect(config?.panel.map(({ binding }) => binding.provider)).toEqual(['builtin']);
  });

  it('has no seat without a key, one seat a slot, and two families where two makers have keys', () => {
    fc.assert(
      fc.property(fc.subarray(Object.keys(KEYS)), fc.boolean(), (providers, fable) => {
        const raw = settingsOf(providers.join('+'), fable);
        const { seats, decisions } = presetPanel((name) => raw[name] ?? '', fable);

        expect(seats.length > 0).toBe(providers.length > 0);
        expect(decisions.length > 0).toBe(providers.length > 0);
        expect(new Set(seats.map(({ slot }) => slot)).size).toBe(seats.length);
        expect(new Set(seats.map(({ binding }) => bindingText(binding))).size).toBe(seats.length);
        const makers = new Set(providers.map((name) => (name === 'bedrock' ? 'anthropic' : name)));
        expect(new Set(seats.map(({ binding }) => familyOf(binding))).size).toBe(Math.min(2, makers.size));
        for (const { binding } of seats) expect(providers).toContain(binding.provider);
      }),
    );
  });

  it('lets fable-enabled govern the tier of Anthropic alone', () => {
    const panel = 'fable=anthropic/claude-fable-5-1,opus=anthropic/claude-opus-5-5,gpt=openai/gpt-6.2-sol';
    const given = { ...settingsOf('anthropic+openai'), panel };

    expect(read(given)).toEqual({
      panel: ['fable=anthropic/claude-opus-5-5@high', GPT],
      decisions: [
        'fable uses anthropic/claude-opus-5-5@high: the fable tier is off (fable-enabled)',
        'opus and fable resolve to the same binding: one seat, fable',
      ],
    });
    expect(read({ ...given, 'fable-enabled': 'true' })).toEqual({
      panel: [FABLE, OPUS, GPT],
      decisions: [],
    });
    expect(
      read({ ...given, panel: 'fable=openai/gpt-6.2-sol,opus=anthropic/claude-opus-5-5' }).panel,
    ).toEqual(['fable=openai/gpt-6.2-sol@high', OPUS]);
  });

  it('says nothing of families where there is one seat', () => {
    expect(read({ ...settingsOf('openai'), panel: GPT }).decisions).toEqual([first('gpt')]);
  });
});
