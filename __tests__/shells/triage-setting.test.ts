import { describe, expect, it } from '@jest/globals';
import type { TriageRules } from '../../src/domain/triage.ts';
import { readActionSettings } from '../../src/shells/action-settings.ts';
import type { RawSettings } from '../../src/shells/setting-values.ts';
import { type RangeConfig, readRules, readSettings } from '../../src/shells/settings.ts';

const KEYS = { base: 'main', 'anthropic-api-key': 'key-a-12345678', 'openai-api-key': 'key-o-12345678' };
const OPUS = 'opus=anthropic/claude-opus-5-5';
const SONNET = 'sonnet=anthropic/claude-sonnet-5-5';
const GPT = 'gpt=openai/gpt-6.2-sol';
const THREE = `${OPUS}, ${SONNET}, ${GPT}`;

function configOf(raw: RawSettings): RangeConfig {
  const { config, problems } = readSettings({ ...KEYS, ...raw });
  expect(problems).toEqual([]);
  if (config === null) throw new Error('there is no configuration');
  return config;
}

function problemsOf(raw: RawSettings): string {
  return readSettings({ ...KEYS, ...raw }).problems.join('\n');
}

describe('shells/triage-setting', () => {
  it('asks opus and checks nothing unless told otherwise', () => {
    const usual: TriageRules = {
      agent: 'opus',
      rebuttal: false,
      crossCheck: { enabled: false, sampleRate: 1, slot: null, blockOnDisagreement: false },
    };

    expect(configOf({}).triage).toEqual(usual);
    expect(configOf({}).decisions.join()).not.toMatch(/triage|check/);
  });

  it('reads every setting of it', () => {
    const all = {
      panel: THREE,
      'triage-slot': 'gpt',
      'review-disagreement-round': 'true',
      'triage-cross-check': 'true',
      'triage-cross-check-sample-rate': '0.25',
      'triage-cross-check-slot': 'sonnet',
      'triage-cross-check-block-on-disagreement': 'true',
    };

    expect(configOf(all).triage).toEqual({
      agent: 'gpt',
      rebuttal: true,
      crossCheck: { enabled: true, sampleRate: 0.25, slot: 'sonnet', blockOnDisagreement: true },
    });
  });

  const AGENTS: readonly (readonly [string, RawSettings, string | null, string | null])[] = [
    ['the one that is named', { panel: THREE, 'triage-slot': 'sonnet' }, 'sonnet', null],
    ['nobody', { panel: THREE, 'triage-slot': 'none' }, null, null],
    [
      'the first where opus is not there',
      { panel: `${GPT}, ${SONNET}` },
      'sonnet',
      'opus is not on the panel: sonnet runs the triage agent',
    ],
    [
      'the first where opus, the default of a forge, is said and not there',
      { panel: GPT, 'triage-slot': 'opus' },
      'gpt',
      'opus is not on the panel: gpt runs the triage agent',
    ],
    [
      'the one that the named one became one with',
      { panel: `fable=anthropic/claude-fable-5-1, ${OPUS}, ${GPT}`, 'triage-slot': 'opus' },
      'fable',
      null,
    ],
  ];
  it.each(AGENTS)('gives the part of the agent to %s', (_, raw, agent, decision) => {
    const { triage, decisions } = configOf(raw);

    expect(triage.agent).toBe(agent);
    expect(decisions.filter((sentence) => sentence.includes('triage agent'))).toEqual(
      decision === null ? [] : [decision],
    );
  });

  it('has code beside models take no part in it, and says so where it is named', () => {
    const panel = `opus=builtin, ${SONNET}, ${GPT}`;
    const named = `is the built-in reviewer, which judges nothing and answers no questions`;

    expect(configOf({ panel }).triage.agent).toBe('sonnet');
    expect(configOf({ panel }).decisions).toContain(`opus ${named}: sonnet runs the triage agent`);
    expect(problemsOf({ panel: `fable=builtin, ${OPUS}, ${GPT}`, 'triage-slot': 'fable' })).toBe(
      `triage-slot: fable ${named}: name a seat with a model (opus, gpt)`,
    );
    expect(problemsOf({ panel, 'triage-cross-check-slot': 'opus' })).toBe(
      `triage-cross-check-slot: opus ${named}: name a seat with a model (sonnet, gpt)`,
    );
  });

  it('asks nobody where code sits alone, whoever is named', () => {
    expect(configOf({ panel: 'opus=builtin' }).triage.agent).toBeNull();
    expect(configOf({ panel: 'sonnet=builtin', 'triage-slot': 'sonnet' }).triage.agent).toBeNull();
  });

  it('finds no second seat to check the agent in one that code has taken', () => {
    expect(problemsOf({ panel: `${OPUS}, gpt=builtin`, 'triage-cross-check': 'true' })).toContain(
      'no second one that could check',
    );
  });

  const PROBLEMS: readonly (readonly [RawSettings, string])[] = [
    [{ panel: THREE, 'triage-slot': 'fable' }, 'triage-slot: fable is not on the panel (opus, sonnet, gpt)'],
    [{ 'triage-slot': 'opsu' }, 'triage-slot: "opsu" is not one of fable, opus, sonnet, gpt, none'],
    [{ 'triage-cross-check-slot': 'none' }, 'triage-cross-check-slot: "none" is not one of'],
    [
      { panel: THREE, 'triage-cross-check-slot': 'fable' },
      'triage-cross-check-slot: fable is not on the panel (opus, sonnet, gpt)',
    ],
    [{ 'triage-cross-check-slot': 'opus' }, 'triage-cross-check-slot: opus runs the triage agent'],
    [
      { panel: `${GPT}, ${SONNET}`, 'triage-cross-check-slot': 'sonnet' },
      'triage-cross-check-slot: sonnet runs the triage agent',
    ],
    [{ 'triage-slot': 'none', 'triage-cross-check': 'true' }, 'there is no triage agent to check'],
    [{ panel: OPUS, 'triage-cross-check': 'true' }, 'the panel has one seat'],
    [{ 'triage-cross-check-sample-rate': '1.01' }, 'is not a number from 0 to 1'],
    [{ 'triage-cross-check-sample-rate': '-0.5' }, 'is not a number from 0 to 1'],
    [{ 'triage-cross-check': 'perhaps' }, 'triage-cross-check: "perhaps" is neither true nor false'],
  ];
  it.each(PROBLEMS)('refuses %j', (raw, words) => {
    expect(problemsOf(raw)).toContain(words);
  });

  it('reports what is wrong with triage together with all else', () => {
    const all = problemsOf({
      panel: THREE,
      'triage-slot': 'fable',
      'triage-cross-check-slot': 'fable',
      'triage-cross-check-sample-rate': '2',
      'fail-on': 'x',
      quorum: '4',
    });

    for (const name of ['triage-slot', 'triage-cross-check-slot', 'sample-rate', 'fail-on', 'quorum']) {
      expect(all).toContain(`${name}: `);
    }
    expect(all.split('\n')).toHaveLength(5);
  });

  it('says nothing of seats that are missing because the panel could not be read', () => {
    expect(problemsOf({ panel: 'opus', 'triage-slot': 'gpt' })).not.toContain('triage-slot');
  });

  it('takes what is left where secrets are withheld: nobody made a mistake', () => {
    const raw = {
      'github-token': 'token-12345678',
      panel: `${OPUS}, sonnet=openai-compatible/qwen`,
      'sonnet-base-url': 'http://127.0.0.1:11434/v1',
      'triage-slot': 'gpt',
      'triage-cross-check': 'true',
      'triage-cross-check-slot': 'gpt',
    };
    const { config, problems } = readActionSettings(raw, { reason: 'no secrets here', codeReads: true });

    expect(problems).toEqual([]);
    expect(config?.triage).toMatchObject({ agent: 'sonnet', crossCheck: { enabled: false, slot: null } });
    expect(readRules(config?.visible ?? {}, ['sonnet']).rules?.triage).toEqual(config?.triage);
    expect(
      readActionSettings({ 'github-token': 'token-12345678' }, { reason: 'no secrets here', codeReads: true })
        .config?.triage.agent,
    ).toBeNull();
  });

  it('is the table alone in recordings of runs that knew no agent', () => {
    const { rules } = readRules({ base: 'main', 'fail-on': 'blocking' }, ['opus', 'gpt']);

    expect(rules?.triage.agent).toBeNull();
  });

  it('reads its part of a recorded run back as it was decided, and lets a flag decide otherwise', () => {
    const { triage, visible, panel } = configOf({
      panel: `fable=anthropic/claude-fable-5-1, ${OPUS}, ${SONNET}, ${GPT}`,
      'triage-slot': 'opus',
      'triage-cross-check': 'true',
      'triage-cross-check-slot': 'gpt',
      'triage-cross-check-sample-rate': '0.5',
    });
    const slots = panel.map(({ slot }) => slot);

    expect(readRules(visible, slots).rules?.triage).toEqual(triage);
    expect(triage.agent).toBe('fable');
    expect(readRules({ ...visible, 'triage-slot': 'none' }, slots).rules).toMatchObject({
      triage: { agent: null },
    });
    expect(readRules({ ...visible, 'triage-slot': 'opus' }, ['sonnet']).problems.join()).toContain(
      'triage-cross-check-slot: gpt is not on the panel (sonnet)',
    );
  });
});
