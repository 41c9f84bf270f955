/** What the reviewer that is code counts for beside models, and alone. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { RaisedFinding } from '../../../src/domain/finding.ts';
import { SEVERITIES } from '../../../src/domain/severity.ts';
import { BUILTIN, BUILTIN_FAMILY } from '../../../src/domain/slot.ts';
import type { TriageRules } from '../../../src/domain/triage.ts';
import { coverageOf } from '../../../src/stages/panel/coverage.ts';
import { triage } from '../../../src/stages/triage/triage.ts';
import { aRule } from '../../support/registry.ts';
import { decidesAll, scriptedConsult } from './consults.ts';
import { inputOf, seat } from './panels.ts';

const RULE = aRule({ id: 'SEC-001', severity: 'blocking', category: 'security' });
const BREACH: Partial<RaisedFinding> = {
  severity: 'blocking',
  issue: 'The session cache never expires.',
  quote: 'cache.set(sid, s);',
  line: 1,
  ruleId: 'SEC-001',
  criteriaSource: RULE.source,
};
const ALL: TriageRules = {
  agent: 'opus',
  rebuttal: true,
  crossCheck: { enabled: true, sampleRate: 1, slot: null, blockOnDisagreement: false },
};

const code = (...findings: readonly Partial<RaisedFinding>[]) =>
  seat('fable', findings, { binding: BUILTIN, family: BUILTIN_FAMILY });

/** Triage of these seats with the coverage that they reach. */
function inputFor(slots: readonly ReturnType<typeof seat>[]) {
  const input = inputOf(slots);
  const plan = { ...input.plan, criteria: { rules: [RULE], left: [] } };
  return { ...input, plan, coverage: coverageOf(plan, slots) };
}

describe('stages/triage: a seat that code has taken', () => {
  it('is accepted for what it found, beside models that found nothing', async () => {
    const { document, clusters } = await triage(inputFor([code(BREACH), seat('opus'), seat('gpt')]));

    expect(document.accepted).toMatchObject([
      { severity: 'blocking', ruleId: 'SEC-001', criteriaSource: RULE.source },
    ]);
    expect(clusters).toMatchObject([
      { slots: ['fable'], families: [], facts: { citedSeverity: 'blocking', covering: 2, families: 0 } },
    ]);
    expect(document.approved).toBe(false);
  });

  it('agrees with nobody: one model beside it is no panel', async () => {
    const { document } = await triage(inputFor([code(), seat('opus')]));

    expect(document.consensus).toEqual({ reviewerCount: 1, verdict: 'unverified' });
  });

  it('makes two models of one maker no more independent', async () => {
    const { document } = await triage(inputFor([code(), seat('opus'), seat('sonnet')]));

    expect(document.consensus).toEqual({ reviewerCount: 2, verdict: 'unverified' });
  });

  it('takes nothing from the consensus of two makers, and disagrees with nobody', async () => {
    const mild = { ...BREACH, severity: 'important' as const };
    const { document } = await triage(inputFor([code(mild), seat('opus'), seat('gpt')]));

    expect(document.consensus).toEqual({ reviewerCount: 2, verdict: 'unanimous-pass' });
  });

  it('lets no pass be called unanimous where it blocks', async () => {
    const { document } = await triage(inputFor([code(BREACH), seat('opus'), seat('gpt')]));

    expect(document.consensus).toEqual({ reviewerCount: 2, verdict: 'unverified' });
  });

  it('upholds no block of two models of one maker by a breach that only it found', async () => {
    const other = {
      ...BREACH,
      ruleId: null,
      issue: 'saveOrder is not awaited.',
      quote: 'await save(order);',
    };
    const models = (['opus', 'sonnet'] as const).map((slot) => seat(slot, [{ ...other, line: 4 }]));
    const { document } = await triage(inputFor([code(BREACH), ...models]));

    expect(document.consensus?.verdict).toBe('unverified');
  });

  it('is unverified where it is alone', async () => {
    const { document } = await triage(inputFor([code(BREACH)]));

    expect(document.consensus).toEqual({ reviewerCount: 1, verdict: 'unverified' });
    expect(document.accepted).toHaveLength(1);
  });

  it('approves nothing where it is alone, and leaves approval to models where these have read', async () => {
    const approved = async (...slots: Parameters<typeof inputFor>[0]) => {
      const input = inputFor(slots);
      return (await triage({ ...input, coverage: { ...input.coverage, complete: true } })).document.approved;
    };

    expect(await approved(code())).toBe(false);
    expect(await approved(code(), seat('opus'))).toBe(true);
  });

  it('lends no vote to a model: what one alone calls blocking is lowered as ever', async () => {
    const lone = { ...BREACH, ruleId: null, issue: 'saveOrder is not awaited.', quote: 'await save(order);' };
    const { document } = await triage(inputFor([code(), seat('opus', [lone]), seat('gpt')]));

    expect(document.accepted).toMatchObject([{ severity: 'important' }]);
  });

  it.each([
    ['suggestion', 'important'],
    ['blocking', 'blocking'],
  ] as const)(
    'with a rule that is %s leaves what a model alone calls blocking %s',
    async (severity, expected) => {
      const input = inputFor([
        code({ ...BREACH, severity }),
        seat('opus', [{ ...BREACH, ruleId: null }]),
        seat('gpt'),
      ]);
      const criteria = { rules: [aRule({ ...RULE, severity })], left: [] };
      const { document, clusters } = await triage({ ...input, plan: { ...input.plan, criteria } });

      expect(clusters).toMatchObject([
        { slots: ['fable', 'opus'], facts: { votes: 1, citedSeverity: severity } },
      ]);
      expect(document.accepted).toMatchObject([{ severity: expected }]);
    },
  );

  it('is asked nothing, whoever else is asked', async () => {
    const { consult, asked } = scriptedConsult(decidesAll());
    const slots = [
      code(BREACH),
      seat('opus', [{ ...BREACH, line: 4, quote: 'await save(order);' }]),
      seat('gpt'),
    ];
    await triage({ ...inputFor(slots), rules: ALL, consult });

    expect(new Set(asked.map(({ slot }) => slot))).toEqual(new Set(['opus', 'gpt']));
  });

  it('starts no round in which models are heard again', async () => {
    const { rebuttal } = await triage({
      ...inputFor([code(BREACH), seat('opus'), seat('gpt')]),
      rules: { ...ALL, agent: null },
      consult: scriptedConsult(decidesAll()).consult,
    });

    expect(rebuttal).toBeNull();
  });

  it('is no side in a round that models have among themselves', async () => {
    const other = {
      ...BREACH,
      ruleId: null,
      issue: 'saveOrder is not awaited.',
      quote: 'await save(order);',
    };
    const { rebuttal } = await triage({
      ...inputFor([code(BREACH), seat('opus', [{ ...other, line: 4 }]), seat('gpt')]),
      rules: { ...ALL, agent: null },
      consult: scriptedConsult(decidesAll()).consult,
    });

    expect(rebuttal?.debates.map(({ cluster }) => cluster)).toEqual(['opus#0']);
  });

  it('leaves nobody to ask where it is alone', async () => {
    const { agent, consultations } = await triage({
      ...inputFor([code(BREACH)]),
      rules: ALL,
      consult: scriptedConsult(decidesAll()).consult,
    });

    expect(consultations).toEqual([]);
    expect(agent?.slots).toEqual([]);
  });

  it('never makes a verdict unanimous, whatever it says beside whichever models', async () => {
    const said = fc.array(fc.constantFrom(...SEVERITIES), { maxLength: 3 });
    const models = fc.subarray(['opus', 'sonnet'] as const);
    await fc.assert(
      fc.asyncProperty(said, said, models, async (byCode, byModels, seats) => {
        const breaches = (severities: typeof byCode) =>
          severities.map((severity) => ({ ...BREACH, severity }));
        const slots = [code(...breaches(byCode)), ...seats.map((slot) => seat(slot, breaches(byModels)))];
        const { document } = await triage({ ...inputFor(slots) });

        // Two models of one maker that both cite a rule block together.
        const isUpheld = seats.length === 2 && byModels.includes('blocking');
        expect(document.consensus?.verdict ?? '').not.toMatch(isUpheld ? /pass/ : /^unanimous/);
      }),
    );
  });
});
