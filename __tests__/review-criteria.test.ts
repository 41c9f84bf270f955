/** Whole runs that are held against rules: by models, by code alone, and by code beside a model. */
import { describe, expect, it } from '@jest/globals';
import { createBuiltinClient } from '../src/adapters/llm/builtin/builtin.ts';
import type { ChangeSet } from '../src/domain/change.ts';
import { USUAL_GATES } from '../src/domain/gates.ts';
import { modelFacts } from '../src/domain/models.ts';
import type { ReviewOutcome } from '../src/domain/outcome.ts';
import type { Host, ModelClient } from '../src/domain/ports.ts';
import { SHIPPED_RULES } from '../src/domain/registry/registry.ts';
import { NO_GLOBS } from '../src/domain/routing.ts';
import { NO_RULES, type ReviewInput, type ReviewRules } from '../src/domain/run.ts';
import { BUILTIN, type Slot } from '../src/domain/slot.ts';
import { review } from '../src/review.ts';
import { FACTS, handClock, modelAnswer, scripted } from './stages/panel/bench.ts';
import { answerText, answerWithRows, wireFinding } from './stages/panel/build.ts';
import { aChange, aDiff, aFile, aHunk } from './stages/plan/builders.ts';
import { anEntry } from './support/registry.ts';

const PATH = 'src/pay.ts';
const CHARGE = 'const total = price * 1.19;';
const UNCHECKED = 'https.request({ host, rejectUnauthorized: false });';

/** The shipped rule on certificates, by what it is looked for by. */
const TRANSPORT = SHIPPED_RULES.find(({ cue }) => cue?.test('rejectUnauthorized'));

const SILENT: Host = {
  protect: () => undefined,
  redact: (text) => text,
  info: () => undefined,
  warn: () => undefined,
  progress: () => undefined,
  writeReport: () => Promise.resolve(null),
};

const MONEY = anEntry({ id: 'TEAM-001', paths: ['src/**'] });
const ELSEWHERE = anEntry({ id: 'TEAM-002', paths: ['docs/**'] });

function changeOf(...added: readonly string[]): ChangeSet {
  const rows = [' start();', ...added.map((text) => `+${text}`)];
  return aChange([aFile({ path: PATH, diff: aDiff([aHunk(rows)], { oldPath: PATH, newPath: PATH }) })]);
}

type Setup = {
  readonly panel: Partial<Readonly<Record<Slot, ModelClient>>>;
  readonly change: ChangeSet;
  readonly rules?: Partial<ReviewRules>;
  readonly input?: Partial<ReviewInput>;
};

function run({ panel, change, rules = {}, input = {} }: Setup): Promise<ReviewOutcome> {
  const clients = new Map<string, ModelClient>(Object.entries(panel));
  const slots = (['fable', 'opus', 'sonnet', 'gpt'] as const).filter((slot) => clients.has(slot));
  const clientOf = (slot: Slot): ModelClient => {
    const client = clients.get(slot);
    if (client === undefined) throw new Error(`no client for ${slot}`);
    return client;
  };
  return review({
    runId: 'run-1',
    subject: { change, known: { secrets: [], raw: null } },
    seats: slots.map((slot) => ({ slot, binding: clientOf(slot).binding })),
    facts: (binding) => (binding === BUILTIN ? modelFacts(binding, new Map()) : FACTS),
    clientFor: ({ slot }) => clientOf(slot),
    rules: {
      quorum: null,
      maxCostUsd: null,
      deadlineMs: 60_000,
      failOn: 'blocking',
      onIncomplete: 'fail',
      fallback: false,
      wording: { language: 'en', suggestions: false, instructions: null },
      triage: {
        agent: null,
        rebuttal: false,
        crossCheck: { enabled: false, sampleRate: 1, slot: null, blockOnDisagreement: false },
      },
      gates: USUAL_GATES,
      globs: NO_GLOBS,
      routing: null,
      scopeGate: false,
      riskAdvisory: true,
      criteria: NO_RULES,
      ...rules,
    },
    today: '2026-11-30',
    configuration: { names: [], ruleGlobs: [], found: null },
    toolLogs: [],
    settings: {},
    withheld: null,
    host: SILENT,
    clock: handClock(),
    signal: new AbortController().signal,
    ...input,
  });
}

const registryOf = (...registry: NonNullable<ReviewRules['criteria']>['registry']) => ({
  criteria: { ...NO_RULES, registry },
});

/** A finding on the line that computes with fractions. */
function said(ruleId: string) {
  return wireFinding({
    file: PATH,
    line: 2,
    quote: CHARGE,
    issue: 'The total is a fraction of a cent.',
    ruleId,
  });
}
const row = (status: string, ruleId = 'TEAM-001') => ({ ruleId, status, evidence: 'line 2' });
const met = scripted('gpt', modelAnswer(answerWithRows([], [row('met')])));

describe('review: rules of a team', () => {
  const ruled = (ruleId: string, status = 'violated') =>
    run({
      panel: {
        opus: scripted('opus', modelAnswer(answerWithRows([said(ruleId)], [row(status)]))),
        gpt: met,
      },
      change: changeOf(CHARGE),
      rules: registryOf(MONEY, ELSEWHERE),
    });

  it('accepts what one reviewer alone found, where it cites a rule that was selected', async () => {
    const { triage, plan, conformance, verdict } = await ruled('TEAM-001');

    expect(plan.criteria.rules.map(({ id }) => id)).toEqual(['TEAM-001']);
    expect(triage?.document.accepted).toMatchObject([
      { file: PATH, line: 2, ruleId: 'TEAM-001', criteriaSource: 'docs/rules/money.md' },
    ]);
    expect(triage?.placements).toMatchObject([{ reason: 'cites a rule that was selected for this change' }]);
    expect(conformance.rules).toMatchObject([
      { rule: { id: 'TEAM-001' }, status: 'violated', gap: null, rows: [{ slot: 'opus' }, { slot: 'gpt' }] },
    ]);
    expect(verdict.conclusion).toBe('pass');
  });

  it.each([
    ['a rule that does not exist', 'TEAM-009'],
    ['a rule that was not selected', 'TEAM-002'],
    ['no rule', ''],
  ])('leaves it unconfirmed where it cites %s', async (_name, ruleId) => {
    const { triage } = await ruled(ruleId, 'met');

    expect(triage?.document.accepted).toEqual([]);
    expect(triage?.document.deferred).toMatchObject([{ reason: expect.stringMatching(/^unconfirmed/) }]);
    expect(triage?.findings).toMatchObject([{ ruleId: null, criteriaSource: null }]);
  });

  it('says so where nobody checked a rule, and fails where that is asked for', async () => {
    const unchecked = () => modelAnswer(answerWithRows([], [row('not-checked')]));
    const of = (blockOnGap: boolean) =>
      run({
        panel: { opus: scripted('opus', unchecked()), gpt: scripted('gpt', unchecked()) },
        change: changeOf(CHARGE),
        rules: { criteria: { ...NO_RULES, registry: [MONEY], blockOnGap } },
      });
    const [reported, failed] = [await of(false), await of(true)];

    expect(reported.conformance.rules).toMatchObject([
      { status: 'not-checked', gap: 'no reviewer checked it' },
    ]);
    expect(reported.verdict.conclusion).toBe('pass');
    expect(failed.verdict.conclusion).toBe('block');
  });

  it('asks as ever where no rule applies', async () => {
    const opus = scripted('opus', modelAnswer(answerText([], true)));
    await run({ panel: { opus }, change: changeOf(CHARGE), rules: registryOf(ELSEWHERE) });
    const [request] = opus.requests;
    const plain = scripted('opus', modelAnswer(answerText([], true)));
    await run({ panel: { opus: plain }, change: changeOf(CHARGE) });

    expect(request?.system).toBe(plain.requests[0]?.system);
    expect(request?.schema).toBe(plain.requests[0]?.schema);
  });

  it('holds a replay against the rules of the run that it repeats', async () => {
    const first = await ruled('TEAM-001');
    const again = await run({
      panel: {
        opus: scripted('opus', modelAnswer(answerWithRows([said('TEAM-001')], [row('violated')]))),
        gpt: met,
      },
      change: changeOf(CHARGE),
      rules: { criteria: { registry: [], recorded: first.plan.criteria, blockOnGap: false } },
    });

    expect(again.triage?.document).toEqual(first.triage?.document);
    expect(again.conformance).toEqual(first.conformance);
  });
});

describe('review: the reviewer that is code', () => {
  // Whatever is found fails the run: how grave a shipped rule is, is its own affair.
  const shipped = { ...registryOf(...SHIPPED_RULES), failOn: 'suggestion' } as const;

  it('alone finds what it can tell, answers every rule, and verifies nothing', async () => {
    const { triage, conformance, coverage, slots, verdict } = await run({
      panel: { sonnet: createBuiltinClient() },
      change: changeOf(UNCHECKED),
      rules: shipped,
    });
    const breach = triage?.document.accepted.find(({ ruleId }) => ruleId === TRANSPORT?.id);

    expect(breach).toMatchObject({ line: 2, reviewer: 'sonnet', criteriaSource: 'quorate' });
    expect(conformance.rules.find(({ rule }) => rule.id === breach?.ruleId)).toMatchObject({
      status: 'violated',
      gap: null,
    });
    expect(slots[0]?.conformance.map(({ ruleId }) => ruleId)).toEqual(
      conformance.rules.map(({ rule }) => rule.id),
    );
    expect(slots[0]?.costUsd).toBe(0);
    expect(coverage).toMatchObject({ quorum: 1, seats: 1, complete: true });
    expect(triage?.document.consensus).toEqual({ reviewerCount: 1, verdict: 'unverified' });
    expect(verdict.conclusion).toBe('block');
  });

  it('is incomplete where secrets are withheld from the run, and still finds what it can', async () => {
    const { verdict, triage } = await run({
      panel: { sonnet: createBuiltinClient() },
      change: changeOf('start(again);'),
      rules: shipped,
      input: { withheld: 'no model was asked: a fork gets no keys' },
    });

    expect(verdict).toMatchObject({
      conclusion: 'incomplete',
      reasons: [expect.stringMatching(/no model was asked: a fork gets no keys$/)],
      exitCode: 1,
    });
    expect(triage?.document.approved).toBe(false);
  });

  it('beside a model adds its findings, and stands for nobody', async () => {
    const opus = scripted('opus', modelAnswer('I would rather not.'));
    const { triage, coverage, verdict } = await run({
      panel: { fable: createBuiltinClient(), opus },
      change: changeOf(UNCHECKED),
      rules: shipped,
    });

    expect(triage?.document.accepted.map(({ reviewer }) => reviewer)).toContain('fable');
    expect(coverage).toMatchObject({ quorum: 1, seats: 1, complete: false });
    expect(verdict.conclusion).toBe('block');
    expect(verdict.reasons.join()).toMatch(/1 file read to the end by fewer than 1 of 1 reviewer/);
  });

  it('beside a model that read everything leaves the panel one of one', async () => {
    const opus = scripted('opus', (request) => {
      const rows = (request.material?.rules ?? []).map(({ id }) => row('met', id));
      return Promise.resolve(
        modelAnswer(rows.length === 0 ? answerText([], true) : answerWithRows([], rows)),
      );
    });
    const { triage, coverage } = await run({
      panel: { fable: createBuiltinClient(), opus },
      change: changeOf('start(again);'),
      rules: shipped,
    });

    expect(coverage).toMatchObject({ quorum: 1, seats: 1, complete: true });
    expect(triage?.document.consensus).toEqual({ reviewerCount: 1, verdict: 'unverified' });
  });
});

describe('review: the scope gate', () => {
  it('asks one reviewer about a small safe change, and the run is complete', async () => {
    const [opus, gpt] = (['opus', 'gpt'] as const).map((slot) =>
      scripted(slot, modelAnswer(answerText([], true))),
    );
    if (opus === undefined || gpt === undefined) throw new Error('there is no panel');
    const { plan, verdict, coverage } = await run({
      panel: { opus, gpt },
      change: changeOf("const label = 'New';"),
      rules: { scopeGate: true },
    });

    expect([opus.requests.length, gpt.requests.length]).toEqual([1, 0]);
    expect(plan.scopeGate?.reviewers).toBe('one');
    expect(coverage).toMatchObject({ quorum: 1, seats: 1, complete: true });
    expect(verdict.conclusion).toBe('pass');
  });
});
