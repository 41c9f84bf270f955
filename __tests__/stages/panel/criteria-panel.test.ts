import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createBuiltinClient } from '../../../src/adapters/llm/builtin/builtin.ts';
import { conformanceOf } from '../../../src/domain/conformance.ts';
import { CONFORMANCE_STATUSES } from '../../../src/domain/criteria.ts';
import { ModelError } from '../../../src/domain/errors.ts';
import { isComplete, type SlotResult } from '../../../src/domain/panel.ts';
import { STOP_REASONS } from '../../../src/domain/ports.ts';
import { SHIPPED_RULES } from '../../../src/domain/registry/registry.ts';
import { BUILTIN } from '../../../src/domain/slot.ts';
import { bindingOf, sentFile, sentLines } from '../../support/builders.ts';
import { aRule } from '../../support/criteria.ts';
import { askAll, askOne, modelAnswer, panelInput, planOf, type Step, scripted } from './bench.ts';
import { answerWithRows, wireFinding } from './build.ts';

const RULES = [
  aRule({ id: 'SEC-001', source: 'quorate' }),
  aRule({ id: 'PAY-002' }),
  aRule({ id: 'API-003' }),
];
const CRITERIA = { rules: RULES, left: [] };
const ONE_CALL = [{ index: 0, files: [sentFile()] }];
const NOTHING = 'no answer was given';

const row = (ruleId: string, status: string, evidence = '') => ({ ruleId, status, evidence });
const ALL_MET = RULES.map(({ id }) => row(id, 'met', 'src/a.ts'));
const says = (rows: readonly unknown[], ...findings: readonly unknown[]) =>
  modelAnswer(answerWithRows(findings, rows));
const REFUSAL = modelAnswer('', { stop: 'refusal' });

/** What a panel of one says of the three rules, by the steps of its model. */
const ask = (steps: readonly Step[], calls = ONE_CALL) =>
  askOne(steps, { plan: planOf(calls, { criteria: CRITERIA }) });
const digest = ({ conformance }: Pick<SlotResult, 'conformance'>) =>
  conformance.map(
    ({ ruleId, status, evidence }) => `${ruleId} ${status}${evidence === null ? '' : ` (${evidence})`}`,
  );
const open = (status: string, evidence = NOTHING) => RULES.map(({ id }) => `${id} ${status} (${evidence})`);

describe('stages/panel, with rules', () => {
  it('has one row for every rule, with the source of the rule', async () => {
    const { result, client } = await ask([says([...ALL_MET].reverse())]);

    expect(result).toMatchObject({ status: 'ok', reason: null, covered: ['src/session.ts'] });
    expect(digest(result)).toEqual(open('met', 'src/a.ts'));
    expect(result.conformance.map(({ criteriaSource }) => criteriaSource)).toEqual([
      'quorate',
      'docs/rules.md',
      'docs/rules.md',
    ]);
    expect(client.requests).toHaveLength(1);
  });

  it('heeds no rows where no rules were put', async () => {
    const { result, client } = await askOne([says(ALL_MET, wireFinding({ ruleId: 'SEC-001' }))]);

    expect(result).toMatchObject({ status: 'ok', conformance: [], dropped: [] });
    expect(result.findings[0]?.ruleId).toBeNull();
    expect(client.requests).toHaveLength(1);
  });

  it('asks once more for rows that are missing, by their ids, and keeps the others', async () => {
    const { result, client, events } = await ask([
      says([row('SEC-001', 'met', 'first')], wireFinding()),
      says([row('PAY-002', 'met'), row('api-003', 'n/a')], wireFinding()),
    ]);

    expect(digest(result)).toEqual(['SEC-001 met (first)', 'PAY-002 met', 'API-003 not-applicable']);
    expect(result).toMatchObject({ status: 'repaired', reason: null, covered: ['src/session.ts'] });
    expect(result.findings).toHaveLength(1);
    expect(client.requests).toHaveLength(2);
    expect(client.requests[1]?.turns.at(-1)?.text).toMatch(
      /one row for every rule[^\n]*for PAY-002, API-003\n/,
    );
    expect(events.filter(({ kind }) => kind === 'asked-again')).toHaveLength(1);
  });

  it('asks where a rule is broken that no finding cites', async () => {
    const broken = [row('SEC-001', 'violated', 'somewhere'), ...ALL_MET.slice(1)];
    const { result, client } = await ask([
      says(broken, wireFinding()),
      says(broken, wireFinding({ ruleId: 'sec-001', category: '' })),
    ]);

    expect(client.requests[1]?.turns.at(-1)?.text).toMatch(/"violated" needs a finding[^\n]*SEC-001/);
    expect(result.findings).toEqual([
      expect.objectContaining({ ruleId: 'SEC-001', criteriaSource: 'quorate', category: 'correctness' }),
    ]);
    expect(conformanceOf(CRITERIA, [result]).rules[0]).toMatchObject({ status: 'violated', gap: null });
  });

  it('repeats its instructions and its turns to the byte when it asks again', async () => {
    const { client } = await ask([says([]), says([row('SEC-001', 'met')]), says([])]);

    expect(client.requests).toHaveLength(3);
    client.requests.slice(1).forEach((request, at) => {
      const before = client.requests[at];
      expect([request.system, JSON.stringify(request.schema)]).toEqual([
        before?.system,
        JSON.stringify(before?.schema),
      ]);
      expect(request.turns.slice(0, before?.turns.length)).toEqual(before?.turns);
    });
  });

  it('asks twice at most, and then takes what was not answered for not checked', async () => {
    const { result, client } = await ask([says([row('SEC-001', 'met')])]);

    expect(client.requests).toHaveLength(3);
    expect(result).toMatchObject({ status: 'repaired', covered: ['src/session.ts'] });
    expect(digest(result)).toEqual([
      'SEC-001 met',
      `PAY-002 not-checked (${NOTHING})`,
      `API-003 not-checked (${NOTHING})`,
    ]);
  });

  it('leaves a rule with a gap that is called violated to the end and never placed', async () => {
    const { result } = await ask([says([row('SEC-001', 'violated', 'x'), ...ALL_MET.slice(1)])]);

    expect(digest(result)[0]).toBe('SEC-001 violated (x)');
    expect(conformanceOf(CRITERIA, [result]).rules[0]?.gap).toMatch(/no finding says where/);
  });

  it('covers nothing by an empty answer without rows', async () => {
    const { result } = await ask([says([])]);

    expect(result).toMatchObject({ status: 'partial', covered: [], reason: expect.stringMatching(/no row/) });
    expect(digest(result)).toEqual(open('not-checked'));
  });

  it('lets a later answer to a rule stand, and keeps the findings of both', async () => {
    const { result } = await ask([
      says([row('SEC-001', 'violated')], wireFinding({ line: 1, issue: 'The first of them' })),
      says([...ALL_MET], wireFinding({ line: 2, issue: 'The second of them' })),
    ]);

    expect(digest(result)).toEqual(open('met', 'src/a.ts'));
    expect(result.findings).toHaveLength(2);
  });

  it('keeps the rows of an answer that was cut, and has the others not checked', async () => {
    const text = answerWithRows([wireFinding()], ALL_MET).split('{"ruleId":"API-003"')[0] ?? '';
    const { result } = await ask([modelAnswer(text, { stop: 'length' })]);

    expect(result).toMatchObject({ status: 'partial', covered: [] });
    expect(digest(result)).toEqual([
      'SEC-001 met (src/a.ts)',
      'PAY-002 met (src/a.ts)',
      `API-003 not-checked (${NOTHING})`,
    ]);
  });

  it.each<[string, Step]>([
    ['refuses', REFUSAL],
    ['refuses behind an answer', modelAnswer(answerWithRows([], ALL_MET), { stop: 'refusal' })],
    ['answers in prose', modelAnswer('SEC-001 is met, and so are PAY-002 and API-003.')],
    ['takes too long', new ModelError('no byte for 60 s', 'timeout')],
    ['is overloaded', new ModelError('529', 'overloaded')],
    ['throws', new Error('boom')],
  ])('has checked nothing where it %s', async (_, step) => {
    const { result } = await ask([step]);

    expect(isComplete(result.status)).toBe(false);
    expect(digest(result)).toEqual(open('not-checked'));
  });

  it('keeps a whole answer when asking for rows brings nothing', async () => {
    for (const again of [
      REFUSAL,
      new ModelError('no byte for 60 s', 'timeout'),
      modelAnswer('{"find', { stop: 'length' }),
    ]) {
      const { result, client } = await ask([says([row('SEC-001', 'met')], wireFinding()), again]);

      expect(client.requests).toHaveLength(2);
      expect(result).toMatchObject({ status: 'repaired', covered: ['src/session.ts'] });
      expect(result.findings).toHaveLength(1);
      expect(digest(result)[0]).toBe('SEC-001 met');
      if (again instanceof Error) expect(result.reason).toBe('asked again: no byte for 60 s');
    }
  });

  it('merges the rows of its calls: one that is not answered has checked nothing', async () => {
    const calls = [0, 1].map((index) => ({ index, files: [sentFile({ path: `src/${index}.ts` })] }));
    const broken = [row('SEC-001', 'violated'), row('PAY-002', 'met', 'long words'), row('API-003', 'n/a')];
    const cited = wireFinding({ ruleId: 'SEC-001' });

    const both = await ask([says(broken, cited), says(ALL_MET)], calls);
    const one = await ask([says(broken, cited), REFUSAL], calls);

    expect(digest(both.result)).toEqual([
      'SEC-001 violated',
      'PAY-002 met (long words)',
      'API-003 met (src/a.ts)',
    ]);
    expect(digest(one.result)).toEqual([
      'SEC-001 violated',
      `PAY-002 not-checked (${NOTHING})`,
      `API-003 not-checked (${NOTHING})`,
    ]);
  });

  it('takes the rows of the model that answered', async () => {
    const below = scripted('opus', says(ALL_MET));
    const { result } = await askOne([REFUSAL], {
      plan: planOf(ONE_CALL, { criteria: CRITERIA }),
      rungs: new Map([['opus', { taken: null, clients: [below] }]]),
    });

    expect(below.requests[0]?.system).toContain('Rule SEC-001');
    expect(digest(result)).toEqual(open('met', 'src/a.ts'));
  });

  it('tells a seat that opened nothing from one that checked everything', async () => {
    const input = panelInput({ opus: scripted('opus', says([])), gpt: scripted('gpt', says(ALL_MET)) });
    const seats = input.plan.seats;

    const slots = await askAll({ ...input, plan: planOf(ONE_CALL, { criteria: CRITERIA, seats }) });

    expect(slots.map(({ status }) => status)).toEqual(['partial', 'ok']);
    expect(slots.map(digest)).toEqual([open('not-checked'), open('met', 'src/a.ts')]);
    expect(conformanceOf(CRITERIA, slots).rules.map(({ gap }) => gap)).toEqual([null, null, null]);
    expect(conformanceOf(CRITERIA, slots.slice(0, 1)).rules[0]?.gap).toBe('no reviewer checked it');
  });

  it('has exactly one row for every rule, whatever the answers are', async () => {
    const base = answerWithRows([wireFinding({ ruleId: 'SEC-001' })], ALL_MET);
    const scrap = fc.constantFrom(
      ...[
        '"',
        '{',
        '}',
        '[',
        ']',
        ',',
        ':',
        '\n',
        '\\',
        'violated',
        'met',
        'PAY-002',
        '"conformance":[',
        '```',
      ],
      ...['{"ruleId":"PAY-002","status":"violated"}', '"SEC-001":"n/a",', '<think>', '"findings":[],'],
    );
    const damage = fc.record({ at: fc.nat(), remove: fc.nat(40), insert: fc.option(scrap, { nil: '' }) });
    const mutated = fc.array(damage, { maxLength: 4 }).map((damages) =>
      damages.reduce((text, { at, remove, insert }) => {
        const place = at % (text.length + 1);
        return text.slice(0, place) + insert + text.slice(place + remove);
      }, base),
    );
    const answer = fc
      .record({ text: mutated, stop: fc.constantFrom(...STOP_REASONS) })
      .map(({ text, stop }) => modelAnswer(text, { stop }));

    await fc.assert(
      fc.asyncProperty(fc.array(answer, { minLength: 1, maxLength: 3 }), async (answers) => {
        const { result, client } = await ask(answers);

        expect(result.conformance.map(({ ruleId }) => ruleId)).toEqual(RULES.map(({ id }) => id));
        // An id counts as it was meant, whatever mark a slip put into it.
        const bare = (text: string) => text.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
        const said = bare(answers.map(({ text }) => text).join(' '));
        for (const { ruleId, status, evidence } of result.conformance) {
          expect(CONFORMANCE_STATUSES).toContain(status);
          if (!said.includes(bare(ruleId))) expect([status, evidence]).toEqual(['not-checked', NOTHING]);
        }
        const cited = new Set(result.findings.map(({ ruleId }) => ruleId));
        for (const id of cited) expect([null, ...RULES.map((rule) => rule.id)]).toContain(id);
        const violated = result.conformance.filter(({ status }) => status === 'violated');
        for (const id of cited) if (id !== null) expect(violated.map(({ ruleId }) => ruleId)).toContain(id);
        const isEmpty =
          result.findings.length === 0 && result.conformance.every(({ evidence }) => evidence === NOTHING);
        if (isEmpty) expect(result.covered).toEqual([]);
        expect(client.requests.length).toBeLessThanOrEqual(4);
      }),
      { numRuns: 300 },
    );
  });
});

describe('stages/panel, with the built-in reviewer', () => {
  const LINES = sentLines([
    ' const a = 1;',
    '+https.request({ host, rejectUnauthorized: false }, (answer) => answer.resume());',
  ]);
  const rules = [aRule(), ...SHIPPED_RULES];
  const seats = [{ slot: 'sonnet' as const, binding: BUILTIN }];
  const built = (lines = LINES) =>
    askAll({
      ...panelInput({ sonnet: createBuiltinClient() }),
      plan: planOf([{ index: 0, files: [sentFile({ path: 'src/a.ts', lines })] }], {
        seats,
        criteria: { rules, left: [] },
      }),
    });

  it('reads its answers as they are, in one turn', async () => {
    const [result] = await built();

    expect(result).toMatchObject({
      slot: 'sonnet',
      binding: BUILTIN,
      family: 'builtin',
      status: 'ok',
      reason: null,
      dropped: [],
      covered: ['src/a.ts'],
      costUsd: 0,
    });
    expect(result?.calls[0]?.turns).toHaveLength(1);
    expect(result?.findings).toContainEqual(
      expect.objectContaining({ file: 'src/a.ts', line: 2, category: 'security', criteriaSource: 'quorate' }),
    );
    expect(result?.conformance.map(({ ruleId }) => ruleId)).toEqual(rules.map(({ id }) => id));
    const cited = new Set(result?.findings.map(({ ruleId }) => ruleId));
    for (const { ruleId, status } of result?.conformance ?? []) {
      expect([ruleId, status === 'violated']).toEqual([ruleId, cited.has(ruleId)]);
    }
  });

  it('checks no rule that it cannot tell, those of a repository among them', async () => {
    const ours = [aRule(), aRule({ id: 'TEAM-002', paths: ['docs/**'] }), aRule({ id: 'SEC-001' })];
    const [result] = await askAll({
      ...panelInput({ sonnet: createBuiltinClient() }),
      plan: planOf([{ index: 0, files: [sentFile({ path: 'src/a.ts', lines: LINES })] }], {
        seats,
        criteria: { rules: ours, left: [] },
      }),
    });

    expect(result === undefined ? [] : digest(result)).toEqual([
      'TEAM-001 not-checked (it takes judgement)',
      'TEAM-002 not-applicable (it applies to none of the files)',
      'SEC-001 not-checked (it takes judgement)',
    ]);
    expect(result?.findings).toEqual([]);
  });

  it('reads a change without a breach as a whole answer too', async () => {
    const [result] = await built(sentLines(['+const a = 1;']));

    expect(result).toMatchObject({ status: 'ok', findings: [], approved: true, covered: ['src/a.ts'] });
  });

  it('is never asked again, whatever it says', async () => {
    const wrong = { ...scripted('sonnet', modelAnswer('no'), says(ALL_MET)), binding: BUILTIN };
    const input = panelInput({ sonnet: wrong });

    const [result] = await askAll({ ...input, plan: planOf(ONE_CALL, { seats, criteria: CRITERIA }) });

    expect(result).toMatchObject({ status: 'invalid', covered: [] });
    expect(wrong.requests).toHaveLength(1);
    expect(bindingOf('sonnet')).not.toEqual(BUILTIN);
  });
});
