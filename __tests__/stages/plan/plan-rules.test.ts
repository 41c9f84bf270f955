/** What a repository's rules, its scope gate and a seat of code make of a plan. */
import { Buffer } from 'node:buffer';
import { describe, expect, it } from '@jest/globals';
import type { ChangedFile } from '../../../src/domain/change.ts';
import { criteriaSection } from '../../../src/domain/criteria-section.ts';
import type { RegistryEntry } from '../../../src/domain/registry/entry.ts';
import { NO_GLOBS, type Routing } from '../../../src/domain/routing.ts';
import { NO_RULES } from '../../../src/domain/run.ts';
import { BUILTIN, type Slot } from '../../../src/domain/slot.ts';
import { type PlanInput, planReview, wantsRisk } from '../../../src/stages/plan/plan.ts';
import { diffRisk } from '../../../src/stages/plan/risk.ts';
import { anEntry, aRule } from '../../support/registry.ts';
import { aChange, aDiff, aFile, aHunk, aSeat, modelFacts } from './builders.ts';

const CODE = { slot: 'fable' as const, binding: BUILTIN };
const FREE = modelFacts({
  price: { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 },
  maxInputTokens: 1_000_000,
  bytesPerToken: 256,
});

function inputOf(overrides: Partial<PlanInput> = {}): PlanInput {
  const change = overrides.change ?? aChange([fileOf('src/label.ts')]);
  return {
    change,
    seats: [aSeat('opus'), aSeat('gpt')],
    facts: ({ provider }) => (provider === 'builtin' ? FREE : modelFacts()),
    quorum: null,
    maxCostUsd: null,
    wording: { language: 'en', suggestions: false, instructions: null },
    secrets: [],
    unscannable: [],
    globs: NO_GLOBS,
    routing: null,
    scopeGate: false,
    riskAdvisory: true,
    criteria: NO_RULES,
    today: '2026-11-30',
    risk: diffRisk(change),
    ...overrides,
  };
}

function fileOf(path: string, rows: readonly string[] = ["-const label = 'a';", "+const label = 'b';"]) {
  return aFile({ path, diff: aDiff([aHunk(rows)], { newPath: path }) });
}

const withRules = (...registry: readonly RegistryEntry[]) => ({ criteria: { ...NO_RULES, registry } });
const slotsOf = (seats: readonly { readonly slot: Slot }[]) => seats.map(({ slot }) => slot);
const lines = (path: string, count: number): ChangedFile =>
  fileOf(
    path,
    Array.from({ length: count }, (_, at) => `+line ${at} of ${path}`),
  );

describe('stages/plan: rules', () => {
  it('plans with the rules that apply, and without any where none does', () => {
    const applies = anEntry({ id: 'TEAM-001' });
    const elsewhere = anEntry({ id: 'TEAM-002', paths: ['docs/**'] });

    expect(planReview(inputOf(withRules(applies, elsewhere))).criteria).toEqual({
      rules: [aRule({ id: 'TEAM-001' })],
      left: [],
    });
    expect(planReview(inputOf(withRules(elsewhere))).criteria).toEqual({ rules: [], left: [] });
  });

  it('selects for what is for review alone', () => {
    const change = aChange([fileOf('src/a.ts'), fileOf('vendor/b.py')]);

    expect(
      planReview(inputOf({ change, ...withRules(anEntry({ languages: ['python'] })) })).criteria.rules,
    ).toEqual([]);
  });

  it('says which rules were left, and why', () => {
    const { decisions } = planReview(inputOf(withRules(anEntry({ expires: '2026-01-31' }))));

    expect(decisions).toEqual(['Rule TEAM-001 was not asked for: expired on 2026-01-31.']);
  });

  it('takes what a recorded run had selected, whatever the registry says today', () => {
    const recorded = { rules: [aRule({ id: 'OLD-001', expires: '2020-01-01' })], left: [] };
    const criteria = { registry: [anEntry()], recorded, blockOnGap: false };

    expect(planReview(inputOf({ criteria })).criteria).toBe(recorded);
  });

  it('has a budget for models, none for code alone, and no rules where nobody reads', () => {
    const registry = Array.from({ length: 30 }, (_, at) => anEntry({ id: `TEAM-${at + 100}` }));
    const count = (seats: PlanInput['seats']) =>
      planReview(inputOf({ seats, ...withRules(...registry) })).criteria.rules.length;

    expect(count([aSeat('opus')])).toBe(24);
    expect(count([aSeat('opus'), CODE])).toBe(24);
    expect(count([CODE])).toBe(30);
    expect(count([])).toBe(0);
  });

  it('keeps calls at forty thousand tokens with the rules, and counts them in what is paid', () => {
    const change = aChange(Array.from({ length: 12 }, (_, at) => lines(`src/${at}.ts`, 900)));
    const rule = anEntry({ text: 'x'.repeat(9_000) });
    const plain = planReview(inputOf({ change }));
    const ruled = planReview(inputOf({ change, ...withRules(rule) }));
    const ruleBytes = Buffer.byteLength(criteriaSection(ruled.criteria.rules));

    expect(ruleBytes).toBeGreaterThan(9_000);
    for (const { files } of ruled.calls) {
      const bytes = files.reduce((sum, file) => sum + file.bytes, Buffer.byteLength(ruled.manifest));
      expect(4_000 + (bytes + ruleBytes) / 2.5).toBeLessThanOrEqual(40_000);
    }
    expect(ruled.estimates[0]?.inputTokens).toBeGreaterThan(plain.estimates[0]?.inputTokens ?? 0);
  });
});

describe('stages/plan: the scope gate', () => {
  it('plans one seat where it says so, and says why', () => {
    const plan = planReview(inputOf({ scopeGate: true }));

    expect([slotsOf(plan.seats), slotsOf(plan.plannedSeats), plan.quorum]).toEqual([['opus'], ['opus'], 1]);
    expect(plan.scopeGate).toMatchObject({ reviewers: 'one' });
    expect(plan.decisions).toEqual([plan.scopeGate?.reason]);
    expect(plan.cut).toEqual([]);
  });

  it('plans the whole panel where it is in doubt, and says why', () => {
    const plan = planReview(inputOf({ scopeGate: true, change: aChange([lines('a.md', 30)]) }));

    expect(slotsOf(plan.plannedSeats)).toEqual(['opus', 'gpt']);
    expect(plan.decisions).toEqual(['The whole panel is asked, since 20 lines or more changed.']);
  });

  it('decides nothing where it is not switched on', () => {
    expect(planReview(inputOf())).toMatchObject({ scopeGate: null, decisions: [], quorum: 2 });
  });

  it.each<[string, Partial<PlanInput>]>([
    ['secrets', { secrets: [{ path: 'a', line: 1, rule: 'x', added: true }] }],
    ['a file that could not be scanned', { unscannable: [{ path: 'src/label.ts', reason: 'it failed' }] }],
    ['a set quorum', { quorum: 2 }],
    ['risk that is switched off', { riskAdvisory: false }],
    ['risk that nobody knows', { risk: [] }],
  ])('asks the whole panel about %s', (_name, overrides) => {
    expect(slotsOf(planReview(inputOf({ scopeGate: true, ...overrides })).plannedSeats)).toEqual([
      'opus',
      'gpt',
    ]);
  });

  it('chooses among the seats that routing chose', () => {
    const when = { paths: ['src/**'], risk: null, language: null };
    const routing: Routing = {
      strategy: 'manual',
      record: false,
      rules: [{ when, slots: ['sonnet', 'gpt'] }],
    };
    const seats = [aSeat('opus'), aSeat('sonnet'), aSeat('gpt')];

    expect(slotsOf(planReview(inputOf({ scopeGate: true, seats, routing })).plannedSeats)).toEqual([
      'sonnet',
    ]);
  });

  it.each<[string, Partial<PlanInput>]>([
    [
      'has no known price under a cap',
      {
        maxCostUsd: 5,
        facts: ({ model }) => modelFacts(model === 'model-opus' ? { price: null } : {}),
      },
    ],
    [
      'takes too little for a call',
      {
        facts: ({ model }) => modelFacts(model === 'model-opus' ? { maxInputTokens: 6_000 } : {}),
      },
    ],
    [
      'is not sent a line that is too long',
      {
        change: aChange([fileOf('a.md', [`+${'x'.repeat(17_000)}`])]),
      },
    ],
  ])('asks the whole panel after all where the one seat %s', (_name, overrides) => {
    const plan = planReview(inputOf({ scopeGate: true, ...overrides }));

    expect(slotsOf(plan.plannedSeats)).toEqual(['opus', 'gpt']);
    expect(plan.scopeGate?.reason).toBe(
      'The whole panel is asked, since no single seat can be sent all of the change.',
    );
  });
});

describe('stages/plan: where reviewers look first', () => {
  const risky = lines('src/auth/login.ts', 40);
  const change = aChange([fileOf('src/a.ts'), lines('src/pay.ts', 200), risky]);

  it('names what is risky, the riskiest first', () => {
    expect(planReview(inputOf({ change })).readFirst).toEqual(['src/auth/login.ts', 'src/pay.ts']);
  });

  it.each<[string, Partial<PlanInput>]>([
    ['that is switched off', { change, riskAdvisory: false }],
    ['of two files', { change: aChange([fileOf('src/a.ts'), risky]) }],
    ['where nobody looked at risk', { change, risk: [] }],
    ['where nobody reads', { change, seats: [] }],
  ])('names nothing in a change %s', (_name, overrides) => {
    expect(planReview(inputOf(overrides)).readFirst).toEqual([]);
  });

  it('names nothing that is not sent', () => {
    const more = aChange([...change.files, lines('src/auth/token.ts', 40)]);
    const unscannable = [{ path: 'src/auth/login.ts', reason: 'it failed' }];

    expect(planReview(inputOf({ change: more, unscannable })).readFirst).toEqual([
      'src/auth/token.ts',
      'src/pay.ts',
    ]);
  });

  it.each<[Parameters<typeof wantsRisk>[0], number, boolean]>([
    [{ routing: null, scopeGate: false, riskAdvisory: true }, 2, false],
    [{ routing: null, scopeGate: false, riskAdvisory: true }, 3, true],
    [{ routing: null, scopeGate: true, riskAdvisory: true }, 1, true],
    [{ routing: null, scopeGate: true, riskAdvisory: false }, 9, false],
    [
      { routing: { strategy: 'manual', rules: [], record: false }, scopeGate: false, riskAdvisory: false },
      1,
      true,
    ],
  ])('asks for risk by %j and %i files: %s', (rules, count, isWanted) => {
    expect(wantsRisk(rules, aChange(Array.from({ length: count }, () => fileOf('a.ts'))))).toBe(isWanted);
  });
});

describe('stages/plan: a seat that code has taken', () => {
  it.each([
    [['opus', 'gpt', 'code'], 2],
    [['opus', 'code'], 1],
    [['code'], 1],
    [['opus', 'sonnet', 'gpt', 'code'], 2],
  ])('leaves the quorum of %j at %i', (names, quorum) => {
    const seats = names.map((name) => (name === 'code' ? CODE : aSeat(name === 'gpt' ? 'gpt' : 'opus')));

    expect(planReview(inputOf({ seats })).quorum).toBe(quorum);
  });

  it('stays where the models are too dear, and covers for none of them', () => {
    const plan = planReview(inputOf({ seats: [aSeat('opus'), CODE], maxCostUsd: 0.0001 }));

    expect(slotsOf(plan.seats)).toEqual(['fable']);
    expect(slotsOf(plan.plannedSeats)).toEqual(['opus', 'fable']);
    expect(plan.cut).toEqual([{ slot: 'opus', cause: 'cost' }]);
    expect(plan.decisions.at(-1)).toMatch(/^No reviewer fits under the cap/);
    expect(plan.calls).toHaveLength(1);
  });

  it('is not what is cut to save money, and gives models no more to use', () => {
    const seats = [aSeat('opus', { effort: 'low' }), aSeat('gpt', { effort: 'low' }), CODE];
    const models = planReview(inputOf({ seats: seats.slice(0, 2) }));
    const bound = (models.estimates[0]?.costUsd ?? 0) * 1.5;
    const plan = planReview(inputOf({ seats, maxCostUsd: bound }));

    expect(slotsOf(plan.seats)).toEqual(['opus', 'fable']);
    expect(plan.maxOutputTokens).toBe(8_000);
    expect(plan.estimates.map(({ slot, costUsd }) => [slot, costUsd === 0])).toEqual([
      ['opus', false],
      ['fable', true],
    ]);
  });

  it('fills no quorum that routing must reach', () => {
    const when = { paths: null, risk: null, language: null };
    const routing: Routing = {
      strategy: 'manual',
      record: false,
      rules: [{ when, slots: ['fable', 'gpt'] }],
    };
    const seats = [aSeat('opus'), aSeat('gpt'), CODE];

    expect(slotsOf(planReview(inputOf({ seats, routing, quorum: 2 })).plannedSeats)).toEqual([
      'opus',
      'gpt',
      'fable',
    ]);
  });
});
