import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { MODEL_FAULTS, ModelError, type ModelFault } from '../../../src/domain/errors.ts';
import { SLOT_STATUSES, type SlotStatus } from '../../../src/domain/panel.ts';
import type { StopReason } from '../../../src/domain/ports.ts';
import { SLOTS, type Slot } from '../../../src/domain/slot.ts';
import { coverageOf } from '../../../src/stages/panel/coverage.ts';
import { bindingOf, plan, sentFile } from '../../support/builders.ts';
import {
  askAll,
  askOne,
  FACTS,
  goodAnswer,
  handClock,
  modelAnswer,
  panelInput,
  planOf,
  type ScriptedClient,
  SILENCE,
  type Step,
  scripted,
} from './bench.ts';
import { answerText, wireFinding } from './build.ts';

const PROSE = modelAnswer('I looked at it and it is fine.');
const HALF = modelAnswer(answerText([wireFinding({ issue: 'Kept' }), { ...wireFinding(), issue: '' }]));
const call = (index: number, ...paths: readonly string[]) => ({
  index,
  files: paths.map((path) => sentFile({ path })),
});
const withStop = (stop: StopReason) => modelAnswer(answerText([wireFinding()]), { stop });

describe('stages/panel/panel', () => {
  it('turns a good answer into findings with ids, coverage, usage and cost', async () => {
    const { result } = await askOne([
      modelAnswer(answerText([wireFinding(), wireFinding({ line: 9 })], false)),
    ]);

    expect(result).toMatchObject({
      slot: 'opus',
      family: 'anthropic',
      status: 'ok',
      reason: null,
      approved: false,
      dropped: [],
      covered: ['src/session.ts'],
      usage: { input: 1_000, output: 100 },
      costUsd: 0.002,
    });
    expect(result.findings.map(({ id, slot, line }) => `${id} ${slot} ${line}`)).toEqual([
      'opus#0 opus 3',
      'opus#1 opus 9',
    ]);
    expect(result.calls).toEqual([
      {
        index: 0,
        files: ['src/session.ts'],
        status: 'ok',
        reason: null,
        turns: [expect.objectContaining({ label: 'opus/0/0', error: null, stop: 'end' })],
      },
    ]);
  });

  it('says that a cost is unknown where the price is', async () => {
    const { result } = await askOne([goodAnswer()], {
      facts: () => ({ ...FACTS, price: null }),
      budgetUsd: 1,
    });

    expect(result).toMatchObject({ status: 'ok', costUsd: null });
  });

  it.each<[SlotStatus, readonly Step[]]>([
    ['ok', [goodAnswer()]],
    ['repaired', [modelAnswer(`Here: ${answerText([wireFinding()])}`)]],
    ['partial', [HALF]],
    ['invalid', [PROSE]],
    ['refused', [modelAnswer('', { stop: 'refusal' })]],
    ['timeout', [new ModelError('no byte for 60 s', 'timeout')]],
    ['rate-limited', [new ModelError('429', 'rate-limited')]],
    ['unavailable', [new ModelError('529', 'overloaded')]],
  ])('reaches the status %s', async (status, steps) => {
    const { result } = await askOne(steps);

    expect(result.status).toBe(status);
    expect(result.covered).toEqual(status === 'ok' || status === 'repaired' ? ['src/session.ts'] : []);
    expect(result.reason === null).toBe(status === 'ok' || status === 'repaired');
  });

  const STATUS_OF: Readonly<Record<ModelFault, SlotStatus>> = {
    auth: 'unavailable',
    quota: 'rate-limited',
    'rate-limited': 'rate-limited',
    overloaded: 'unavailable',
    'not-found': 'unavailable',
    'bad-request': 'unavailable',
    'too-large': 'unavailable',
    timeout: 'timeout',
    network: 'unavailable',
    'bad-answer': 'invalid',
    aborted: 'unavailable',
  };

  it.each(MODEL_FAULTS)('records the fault %s with its words', async (fault) => {
    const { result } = await askOne([
      new ModelError(`about ${fault}`, fault, { attempts: 3, notes: ['a note'] }),
    ]);

    expect(result).toMatchObject({
      status: STATUS_OF[fault],
      reason: `about ${fault}`,
      findings: [],
      covered: [],
    });
    expect(result.calls[0]?.turns).toEqual([
      expect.objectContaining({
        answer: null,
        error: { fault, message: `about ${fault}` },
        attempts: 3,
        notes: ['a note'],
      }),
    ]);
  });

  it('never takes a stop other than the end for a whole answer', async () => {
    for (const stop of ['length', 'context', 'other'] as const) {
      const { result } = await askOne([withStop(stop)]);

      expect(result).toMatchObject({ status: 'partial', covered: [] });
      expect(result.findings).toHaveLength(1);
    }
  });

  it('asks for a correction in the same conversation and keeps what was right', async () => {
    const { result, client, events } = await askOne([
      HALF,
      goodAnswer({ issue: 'Kept, in other words', line: 3 }),
    ]);

    expect(result).toMatchObject({ status: 'repaired', covered: ['src/session.ts'] });
    expect(result.findings.map(({ issue }) => issue)).toEqual(['Kept, in other words']);
    expect(result.dropped).toEqual([
      { reason: expect.stringContaining('in another turn'), item: expect.anything() },
    ]);
    expect(client.requests.map(({ label }) => label)).toEqual(['opus/0/0', 'opus/0/1']);
    expect(client.requests[1]?.turns.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
    expect(client.requests[1]?.turns[0]).toEqual(client.requests[0]?.turns[0]);
    expect(client.requests[1]?.turns[1]?.text).toBe(HALF.text);
    expect(client.requests[1]?.turns[2]?.text).toContain('/findings/1/issue');
    expect(client.requests[1]?.estimatedInputTokens).toBeGreaterThan(
      client.requests[0]?.estimatedInputTokens ?? 0,
    );
    expect(events).toContainEqual({
      kind: 'asked-again',
      slot: 'opus',
      call: 1,
      calls: 1,
      turn: 1,
      reason: expect.any(String),
    });
  });

  it('keeps a finding that the corrected answer forgets', async () => {
    const { result } = await askOne([HALF, modelAnswer(answerText([]))]);

    expect(result).toMatchObject({ status: 'repaired', findings: [{ id: 'opus#0', issue: 'Kept' }] });
  });

  it('keeps a good half where the corrections are worse', async () => {
    const { result, client } = await askOne([HALF, PROSE]);

    expect(client.requests).toHaveLength(3);
    expect(result).toMatchObject({ status: 'partial', findings: [{ issue: 'Kept' }] });
  });

  it('gives up after two corrections', async () => {
    const { result, client } = await askOne([PROSE, PROSE, PROSE, goodAnswer()]);

    expect(client.requests).toHaveLength(3);
    expect(client.requests[2]?.turns).toHaveLength(5);
    expect(result).toMatchObject({ status: 'invalid', reason: expect.stringContaining('findings') });
  });

  it('takes an answer that is right at the second correction', async () => {
    const { result, client } = await askOne([PROSE, PROSE, goodAnswer()]);

    expect(client.requests).toHaveLength(3);
    expect(result.status).toBe('repaired');
  });

  it.each<[StopReason]>([['refusal'], ['context']])('does not ask again after the stop %s', async (stop) => {
    const { client } = await askOne([modelAnswer('', { stop }), goodAnswer()]);

    expect(client.requests).toHaveLength(1);
  });

  it('asks once more with double the room after a cut answer', async () => {
    const { result, client } = await askOne([withStop('length'), goodAnswer()]);

    expect(client.requests.map(({ maxOutputTokens }) => maxOutputTokens)).toEqual([
      plan().maxOutputTokens,
      2 * plan().maxOutputTokens,
    ]);
    expect(client.requests[1]?.turns).toEqual(client.requests[0]?.turns);
    expect(result).toMatchObject({ status: 'ok', covered: ['src/session.ts'] });
  });

  it('does not ask for more room twice, nor beyond what the model has', async () => {
    const twice = await askOne([withStop('length'), withStop('length'), goodAnswer()]);
    const full = await askOne([withStop('length'), goodAnswer()], {
      facts: () => ({ ...FACTS, maxOutputTokens: plan().maxOutputTokens }),
    });

    expect(twice.client.requests).toHaveLength(2);
    expect(twice.result.status).toBe('partial');
    expect(full.client.requests).toHaveLength(1);
    expect(full.result.status).toBe('partial');
  });

  it('keeps an answer when the question asked again fails, and says so', async () => {
    const { result } = await askOne([HALF, new ModelError('gone', 'network')]);

    expect(result).toMatchObject({ status: 'partial', findings: [{ issue: 'Kept' }] });
    expect(result.reason).toContain('gone');
  });

  it('counts calls in order and keeps the worst status', async () => {
    const { result } = await askOne(
      [
        goodAnswer({ issue: 'From call one' }),
        modelAnswer('', { stop: 'refusal' }),
        goodAnswer({ issue: 'From call three' }),
      ],
      { plan: planOf([call(0, 'a.ts', 'b.ts'), call(1, 'b.ts', 'c.ts'), call(2, 'd.ts')]) },
    );

    expect(result.status).toBe('refused');
    expect(result.findings.map(({ id, issue }) => `${id} ${issue}`)).toEqual([
      'opus#0 From call one',
      'opus#1 From call three',
    ]);
    expect(result.covered).toEqual(['a.ts', 'd.ts']);
  });

  it('keeps three calls of a seat under way', async () => {
    let underWay = 0;
    let most = 0;
    const slow = async () => {
      most = Math.max(most, ++underWay);
      await setImmediate();
      underWay--;
      return goodAnswer();
    };

    await askOne([slow], {
      plan: planOf(Array.from({ length: 9 }, (_, index) => call(index, `${index}.ts`))),
    });

    expect(most).toBe(3);
  });

  it.each<[ModelFault, number]>([
    ['auth', 3],
    ['quota', 3],
    ['not-found', 3],
    ['overloaded', 6],
  ])('after the fault %s makes %i of six calls', async (fault, made) => {
    const calls = Array.from({ length: 6 }, (_, index) => call(index, `${index}.ts`));
    const { result, client } = await askOne([new ModelError('no', fault)], { plan: planOf(calls) });

    expect(client.requests).toHaveLength(made);
    expect(result.calls).toHaveLength(6);
    expect(result.covered).toEqual([]);
    expect(new Set(result.calls.map(({ status }) => status)).size).toBe(1);
  });

  it('asks all seats at once', async () => {
    const seen: Slot[] = [];
    const meet = (slot: Slot) => async () => {
      seen.push(slot);
      while (seen.length < SLOTS.length) await setImmediate();
      return goodAnswer();
    };

    const results = await askAll(
      panelInput(Object.fromEntries(SLOTS.map((slot) => [slot, scripted(slot, meet(slot))]))),
    );

    expect(results.map(({ slot, status }) => `${slot} ${status}`)).toEqual(SLOTS.map((slot) => `${slot} ok`));
  });

  it.each<[string, Step]>([
    ['rejects with an error of its own', new TypeError('x is not a function')],
    [
      'throws before it promises',
      () => {
        throw new Error('at once');
      },
    ],
    ['answers with something else', () => Promise.resolve(JSON.parse('{}'))],
  ])('keeps the other seats when a client %s', async (_, step) => {
    const [opus, gpt] = await askAll(
      panelInput({ opus: scripted('opus', step), gpt: scripted('gpt', goodAnswer()) }),
    );

    expect(opus).toMatchObject({ status: 'unavailable', findings: [], covered: [] });
    expect(opus?.reason).not.toBeNull();
    expect(gpt).toMatchObject({ status: 'ok' });
  });

  it('keeps the other seats when a seat has no client or no facts', async () => {
    const input = panelInput({ opus: scripted('opus', goodAnswer()), gpt: scripted('gpt', goodAnswer()) });
    const facts = (binding: { readonly provider: string }) => {
      if (binding.provider === 'anthropic') throw new Error('no such model');
      return FACTS;
    };

    const withoutClient = await askAll({ ...input, clients: new Map([...input.clients].slice(1)) });
    const withoutFacts = await askAll({ ...input, facts });

    expect(withoutClient.map(({ status }) => status)).toEqual(['unavailable', 'ok']);
    expect(withoutClient[0]?.reason).toContain('opus');
    expect(withoutFacts.map(({ status, reason }) => `${status} ${reason}`)).toEqual([
      'unavailable no such model',
      'ok null',
    ]);
  });

  it('keeps the other calls when one cannot be made', async () => {
    const broken = {
      ...sentFile({ path: 'broken.ts' }),
      get lines(): never {
        throw new Error('no lines');
      },
    };

    const { result } = await askOne([goodAnswer()], {
      plan: planOf([{ index: 0, files: [broken] }, call(1, 'b.ts')]),
    });

    expect(result).toMatchObject({ status: 'unavailable', reason: 'no lines', covered: ['b.ts'] });
    expect(result.findings).toHaveLength(1);
  });

  it('goes on when whoever listens to progress throws', async () => {
    const { result } = await askOne([goodAnswer()], {
      onProgress: () => {
        throw new Error('the terminal is gone');
      },
    });

    expect(result.status).toBe('ok');
  });

  it('tells what happens', async () => {
    const { events } = await askOne([goodAnswer()]);

    expect(events).toEqual([
      { kind: 'slot-started', slot: 'opus', calls: 1 },
      { kind: 'call-started', slot: 'opus', call: 1, calls: 1 },
      { kind: 'call-ended', slot: 'opus', call: 1, calls: 1, status: 'ok', findings: 1 },
      { kind: 'slot-ended', slot: 'opus', status: 'ok', findings: 1 },
    ]);
  });

  it('is no reviewer where there was nothing to ask', async () => {
    const { result } = await askOne([goodAnswer()], { plan: planOf([]) });

    expect(result).toMatchObject({ status: 'unavailable', reason: 'there was nothing to ask', covered: [] });
  });
});

describe('stages/panel/panel (deadline and abort)', () => {
  it('ends a silent model at the deadline and keeps the others', async () => {
    const clock = handClock();
    const asked = askAll(
      panelInput({ opus: scripted('opus', SILENCE), gpt: scripted('gpt', goodAnswer()) }, { clock }),
    );

    await clock.pass(60_000);
    const [opus, gpt] = await asked;

    expect(opus).toMatchObject({ status: 'timeout', reason: 'the deadline passed' });
    expect(opus?.calls[0]?.turns[0]).toMatchObject({ error: { fault: 'timeout' }, durationMs: 60_000 });
    expect(gpt?.status).toBe('ok');
  });

  it('makes no call behind the deadline', async () => {
    const clock = handClock();
    const client = scripted('opus', SILENCE);
    const calls = Array.from({ length: 5 }, (_, index) => call(index, `${index}.ts`));
    const asked = askAll(panelInput({ opus: client }, { clock, plan: planOf(calls) }));

    await clock.pass(60_000);
    const [opus] = await asked;

    expect(client.requests).toHaveLength(3);
    expect(opus?.calls.map(({ status, turns }) => `${status} ${turns.length}`)).toEqual([
      ...Array.from({ length: 3 }, () => 'timeout 1'),
      ...Array.from({ length: 2 }, () => 'timeout 0'),
    ]);
  });

  it('calls a model error under the deadline a timeout, whatever the client calls it', async () => {
    const clock = handClock();
    const heeds: Step = ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new ModelError('socket closed', 'aborted')));
      });
    const asked = askAll(panelInput({ opus: scripted('opus', heeds) }, { clock }));

    await clock.pass(60_000);

    expect((await asked)[0]).toMatchObject({ status: 'timeout' });
  });

  it('keeps what was there when the deadline cuts a correction', async () => {
    const clock = handClock();
    const asked = askAll(panelInput({ opus: scripted('opus', HALF, SILENCE) }, { clock }));

    await clock.pass(60_000);

    expect((await asked)[0]).toMatchObject({
      status: 'partial',
      findings: [{ issue: 'Kept' }],
      reason: expect.stringContaining('deadline'),
    });
  });

  it('ends at once when the run is cancelled', async () => {
    const controller = new AbortController();
    const asked = askAll(
      panelInput(
        { opus: scripted('opus', SILENCE), gpt: scripted('gpt', SILENCE) },
        { signal: controller.signal },
      ),
    );
    await setImmediate();

    controller.abort();

    expect((await asked).map(({ status, reason }) => `${status}: ${reason}`)).toEqual([
      'unavailable: the run was cancelled',
      'unavailable: the run was cancelled',
    ]);
  });

  it('asks nothing when the run was cancelled before', async () => {
    const { client, result } = await askOne([goodAnswer()], { signal: AbortSignal.abort() });

    expect(client.requests).toEqual([]);
    expect(result.status).toBe('unavailable');
  });

  it('leaves no timer behind', async () => {
    let cleared = false;
    const clock = handClock();

    await askOne([goodAnswer()], {
      clock: {
        ...clock,
        sleep: (_, signal) =>
          new Promise((__, reject) => {
            signal?.addEventListener('abort', () => {
              cleared = true;
              reject(signal.reason);
            });
          }),
      },
    });

    expect(cleared).toBe(true);
  });
});

describe('stages/panel/panel (budget)', () => {
  const bound = async () => {
    const { client } = await askOne([goodAnswer()]);
    const { estimatedInputTokens = 0, maxOutputTokens = 0 } = client.requests[0] ?? {};
    return (estimatedInputTokens * 1 + maxOutputTokens * 10) / 1_000_000;
  };

  it('makes a call that fits exactly and none that does not', async () => {
    const usd = await bound();

    expect((await askOne([goodAnswer()], { budgetUsd: usd })).result.status).toBe('ok');
    const refused = await askOne([goodAnswer()], { budgetUsd: usd * 0.999 });
    expect(refused.client.requests).toEqual([]);
    expect(refused.result).toMatchObject({
      status: 'unavailable',
      reason: expect.stringContaining('budget'),
      costUsd: 0,
    });
  });

  it('counts what the seats have under way', async () => {
    const usd = await bound();

    const results = await askAll(
      panelInput(
        { opus: scripted('opus', goodAnswer()), gpt: scripted('gpt', goodAnswer()) },
        { budgetUsd: usd * 1.5 },
      ),
    );

    expect(results.map(({ status }) => status)).toEqual(['ok', 'unavailable']);
  });

  it('frees what a call did not use', async () => {
    const usd = await bound();
    const calls = Array.from({ length: 2 }, (_, index) => call(index, 'src/session.ts'));
    const oneByOne: Step[] = [goodAnswer(), goodAnswer()];

    const first = await askOne(oneByOne, { plan: planOf(calls.slice(0, 1)), budgetUsd: usd + 0.01 });
    const corrected = await askOne([PROSE, goodAnswer()], { budgetUsd: usd * 2 });

    expect(first.result.costUsd).toBeLessThan(usd);
    expect(corrected.result.status).toBe('repaired');
  });

  it('makes no correction that it cannot pay, and says so', async () => {
    const { result, client } = await askOne([HALF, goodAnswer()], { budgetUsd: await bound() });

    expect(client.requests).toHaveLength(1);
    expect(result).toMatchObject({ status: 'partial', reason: expect.stringContaining('budget') });
  });

  it.each<[ModelFault, number]>([
    ['rate-limited', 4],
    ['timeout', 3],
  ])('counts calls that ended with %s as their vendor may: of four, %i are made', async (fault, made) => {
    const calls = Array.from({ length: 4 }, (_, index) => call(index, 'src/session.ts'));

    const { client } = await askOne([new ModelError('no', fault)], {
      budgetUsd: 3 * (await bound()),
      plan: planOf(calls),
    });

    expect(client.requests).toHaveLength(made);
  });
});

describe('stages/panel/panel (quorum)', () => {
  const seats = SLOTS.map((slot) => ({ slot, binding: bindingOf(slot) }));
  const failures: readonly Step[] = [
    new ModelError('401', 'auth'),
    modelAnswer('', { stop: 'refusal' }),
    PROSE,
    withStop('length'),
  ];
  const subsets = Array.from({ length: 2 ** SLOTS.length }, (_, bits) =>
    SLOTS.filter((__, n) => ((bits >> n) & 1) === 1),
  );

  it.each(subsets.map((failing) => [failing.join('+') || 'none', failing] as const))(
    'decides with failing seats: %s',
    async (_, failing) => {
      const clients: Partial<Record<Slot, ScriptedClient>> = {};
      for (const [n, slot] of SLOTS.entries()) {
        clients[slot] = scripted(slot, failing.includes(slot) ? (failures[n] ?? PROSE) : goodAnswer());
      }
      const agreed = plan({ seats });

      const results = await askAll(panelInput(clients, { plan: agreed }));

      const readers = SLOTS.filter((slot) => !failing.includes(slot));
      expect(coverageOf(agreed, results)).toMatchObject({
        quorum: 3,
        seats: 4,
        files: [{ path: 'src/session.ts', slots: readers, covered: readers.length >= 3 }],
        complete: readers.length >= 3,
      });
      expect(results.every(({ status }) => SLOT_STATUSES.includes(status))).toBe(true);
    },
  );
});
