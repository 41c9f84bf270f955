import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { RepositoryConfig } from '../../src/domain/contracts.generated.ts';
import {
  configPathProblem,
  repositoryRules,
  SHARED_SETTINGS,
  withRepository,
} from '../../src/shells/repository-settings.ts';
import { readSettings } from '../../src/shells/settings.ts';
import { SETTINGS } from '../../src/shells/settings-table.ts';

type Node = {
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, Node>>;
};

const SCHEMA = JSON.parse(
  readFileSync(new URL('../../schemas/config.schema.json', import.meta.url), 'utf8'),
) as Node;

/** Every key of the file that holds a value of its own, as a path. */
function keysOf(node: Node, path: readonly string[] = []): (readonly [string, Node])[] {
  const members = Object.entries(node.properties ?? {});
  if (members.length === 0) return [[path.join('.'), node]];
  return members.flatMap(([key, inner]) => keysOf(inner, [...path, key]));
}

/** A value that no key has by itself. */
const SAMPLES: Readonly<Record<string, readonly unknown[]>> = {
  'modelRouting.strategy': ['cost-ceiling'],
  'modelRouting.rules': [[{ when: { paths: ['docs/**'] }, slots: ['opus'] }]],
  language: ['de'],
  instructions: ['Mind the ledger.'],
};

function samplesOf(path: string, node: Node): readonly unknown[] {
  const named = SAMPLES[path];
  if (named !== undefined) return named;
  const types = [node.type ?? []].flat();
  if (node.enum !== undefined) return node.enum;
  if (types.includes('boolean')) return [true, false];
  if (types.includes('integer')) return [7];
  if (types.includes('number')) return [0.5];
  return [['src/**']];
}

function withKey(path: string, value: unknown): RepositoryConfig {
  const [first = '', second] = path.split('.');
  const usual = first === 'modelRouting' && second !== 'strategy' ? { strategy: 'manual' } : {};
  return { [first]: second === undefined ? value : { ...usual, [second]: value } } as RepositoryConfig;
}

function effect(config: RepositoryConfig | null): string {
  return JSON.stringify([withRepository({}, config).raw, repositoryRules(config)]);
}

describe('shells/repository-settings', () => {
  it.each(keysOf(SCHEMA))('reads %s', (path, node) => {
    const without = effect(withKey(path, undefined));
    const effects = samplesOf(path, node).map((value) => effect(withKey(path, value)));

    expect(effects.filter((found) => found !== without)).not.toEqual([]);
  });

  it('speaks of settings that there are, each once', () => {
    const names = SHARED_SETTINGS.map(({ setting }) => setting);

    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !SETTINGS.some((spec) => spec.name === name))).toEqual([]);
  });

  const MERGED: [string, RepositoryConfig, string, string, string, boolean][] = [
    ['a word of the file where nothing is given', { language: 'de' }, 'language', '', 'de', false],
    ['the input’s word on the language', { language: 'de' }, 'language', 'fr', 'fr', true],
    [
      'the input’s word on severity',
      { minSeverity: 'blocking' },
      'min-severity',
      'important',
      'important',
      true,
    ],
    [
      'a round that the file wants',
      { reviewDisagreementRound: true },
      'review-disagreement-round',
      'false',
      'true',
      false,
    ],
    [
      'a round that the input wants',
      { reviewDisagreementRound: false },
      'review-disagreement-round',
      'true',
      'true',
      true,
    ],
    [
      'a check that the input wants',
      { triageCrossCheck: { enabled: false } },
      'triage-cross-check',
      'yes',
      'yes',
      true,
    ],
    [
      'a larger share',
      { triageCrossCheck: { sampleRate: 0.5 } },
      'triage-cross-check-sample-rate',
      '0.2',
      '0.5',
      false,
    ],
    [
      'no smaller share',
      { triageCrossCheck: { sampleRate: 0.2 } },
      'triage-cross-check-sample-rate',
      '0.5',
      '0.5',
      true,
    ],
    [
      'a share in as many decimals as settings take',
      { triageCrossCheck: { sampleRate: 1 / 3 } },
      'triage-cross-check-sample-rate',
      '',
      '0.333333333',
      false,
    ],
    [
      'the same ceiling in other digits',
      { modelRouting: { strategy: 'manual', budgetCeilingUsd: 5 } },
      'max-cost-usd',
      '5.00',
      '5.00',
      false,
    ],
    [
      'no fable against an input',
      { modelFallback: { fableEnabled: true } },
      'fable-enabled',
      'false',
      'false',
      true,
    ],
    [
      'no fable against the file',
      { modelFallback: { fableEnabled: false } },
      'fable-enabled',
      'true',
      'false',
      false,
    ],
    [
      'fable where nobody else speaks',
      { modelFallback: { fableEnabled: true } },
      'fable-enabled',
      '',
      'true',
      false,
    ],
    [
      'no rungs against the file',
      { modelFallback: { onDispatchError: false } },
      'fallback-on-dispatch-error',
      'true',
      'false',
      false,
    ],
    [
      'a lower ceiling',
      { modelRouting: { strategy: 'manual', budgetCeilingUsd: 2 } },
      'max-cost-usd',
      '5',
      '2',
      false,
    ],
    [
      'no higher ceiling',
      { modelRouting: { strategy: 'manual', budgetCeilingUsd: 9 } },
      'max-cost-usd',
      '5',
      '5',
      true,
    ],
    [
      'agreement in other words',
      { triageCrossCheck: { enabled: true } },
      'triage-cross-check',
      'on',
      'on',
      false,
    ],
  ];

  it.each(MERGED)('takes %s', (_name, config, setting, ...rest) => {
    const [given, expected, isSaid] = rest;
    const { raw, decisions } = withRepository({ [setting]: given }, config);

    expect(raw[setting]).toBe(expected);
    expect(decisions.length > 0).toBe(isSaid);
    if (isSaid) expect(decisions.join()).toContain(setting);
  });

  it('leaves out a ceiling that is switched off', () => {
    const modelRouting = { enabled: false, strategy: 'cost-ceiling', budgetCeilingUsd: 1 } as const;

    expect(withRepository({}, { modelRouting }).raw['max-cost-usd']).toBeUndefined();
    expect(repositoryRules({ modelRouting }).routing).toBeNull();
  });

  it('never makes a gate milder than the inputs have it', () => {
    const given = fc.record({
      'review-disagreement-round': fc.constantFrom('', 'true', 'false'),
      'triage-cross-check': fc.constantFrom('', 'true', 'false'),
      'triage-cross-check-block-on-disagreement': fc.constantFrom('', 'true', 'false'),
    });
    const file = fc.record(
      {
        reviewDisagreementRound: fc.boolean(),
        triageCrossCheck: fc.record(
          { enabled: fc.boolean(), blockOnDisagreement: fc.boolean() },
          { requiredKeys: [] },
        ),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(given, file, (inputs, config) => {
        const { raw } = withRepository(inputs, config);
        for (const [name, word] of Object.entries(inputs)) {
          if (word === 'true') expect(raw[name]).toBe('true');
        }
      }),
    );
  });

  it('writes every number of the file as settings are written', () => {
    const number = fc.oneof(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0.01, max: 1_000_000, noNaN: true }),
      fc.integer({ min: 0, max: 1_000_000 }),
    );
    fc.assert(
      fc.property(number, (budgetCeilingUsd) => {
        const { raw } = withRepository({}, { modelRouting: { strategy: 'manual', budgetCeilingUsd } });

        expect(raw['max-cost-usd']).toMatch(/^\d{1,9}(?:\.\d{1,9})?$/);
        expect(Number(raw['max-cost-usd'])).toBeCloseTo(budgetCeilingUsd, 8);
      }),
    );
  });

  it('reads the merged settings as if all had been given', () => {
    const inputs = {
      base: 'main',
      'anthropic-api-key': 'key-1',
      'openai-api-key': 'key-2',
      'max-cost-usd': '5',
    };
    const { config } = readSettings(inputs, {
      modelFallback: { fableEnabled: true, onDispatchError: false },
      modelRouting: { strategy: 'cost-ceiling', budgetCeilingUsd: 2 },
      triageCrossCheck: { enabled: true },
      testGap: { blockThreshold: 3 },
      ignore: ['docs/**'],
      instructions: 'Mind the ledger.',
    });

    expect(config).toMatchObject({
      maxCostUsd: 2,
      fallback: false,
      triage: { crossCheck: { enabled: true } },
      gates: { testGap: { enabled: true, blockThreshold: 3 } },
      globs: { ignore: ['docs/**'], include: [], neverSend: [] },
      routing: { strategy: 'cost-ceiling', rules: [], record: true },
      wording: { instructions: 'Mind the ledger.' },
    });
  });

  it('hands on every condition and seat of a rule', () => {
    const rules: NonNullable<NonNullable<RepositoryConfig['modelRouting']>['rules']> = [
      { when: { paths: ['docs/**'] }, slots: ['sonnet'] },
      { when: { risk: ['high'] }, slots: ['opus', 'gpt'] },
      { when: { language: ['go'] }, slots: ['gpt'] },
    ];
    const none = { paths: null, risk: null, language: null };
    expect(repositoryRules({ modelRouting: { strategy: 'manual', rules } }).routing?.rules).toEqual(
      rules.map(({ when, slots }) => ({ when: { ...none, ...when }, slots })),
    );
  });

  it('says that what the file wants cannot be', () => {
    const { problems } = readSettings(
      { base: 'main', panel: 'opus=anthropic/claude-opus-5-5', 'anthropic-api-key': 'key-1' },
      { triageCrossCheck: { enabled: true } },
    );

    expect(problems).toEqual([expect.stringContaining('triage-cross-check')]);
  });

  it.each([
    ['.quorate.yml', true],
    ['ci/review.yaml', true],
    ['.quorate.json', true],
    ['../.quorate.yml', false],
    ['/etc/quorate.yml', false],
    ['ci//x.yml', false],
    ['.\\x.yml', false],
    ['README.md', false],
    [`${'a/'.repeat(200)}x.yml`, false],
  ])('takes %s for a path of settings or not', (path, isOne) => {
    expect(configPathProblem(path) === null).toBe(isOne);
  });
});
