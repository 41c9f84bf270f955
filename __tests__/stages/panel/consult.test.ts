import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { MODEL_FAULTS, ModelError } from '../../../src/domain/errors.ts';
import type { SlotStatus } from '../../../src/domain/panel.ts';
import type { StopReason } from '../../../src/domain/ports.ts';
import { createConsult } from '../../../src/stages/panel/consult.ts';
import { openSession } from '../../../src/stages/panel/session.ts';
import { plan } from '../../support/builders.ts';
import { FACTS, handClock, modelAnswer, SILENCE, type Step, scripted, sessionInput } from './bench.ts';
import { BOTH, consultOne, decisions, GOOD, question, WHOLE, type Words } from './question-bench.ts';

const PROSE = modelAnswer('I would say yes to both.');
const HALF = modelAnswer(decisions('a=yes'));
const REFUSAL = modelAnswer('', { stop: 'refusal' });
const cut = (text: string) => modelAnswer(text, { stop: 'length' });
const LOST = 'nothing is said on b';

/** Name, what the seat says, and what that comes to: status, value, requests. */
type Ending = readonly [string, readonly Step[], SlotStatus, Words | null, number];

describe('stages/panel/consult', () => {
  it('puts one question and tells everything about it', async () => {
    const { value, record, client, events } = await consultOne([GOOD], {
      asked: { task: 'cross-check', index: 4 },
    });

    expect(value).toEqual(BOTH);
    expect(record).toEqual({
      task: 'cross-check',
      slot: 'opus',
      binding: client.binding,
      index: 4,
      status: 'ok',
      reason: null,
      turns: [
        expect.objectContaining({
          label: 'opus/cross-check-4/0',
          digest: expect.stringMatching(/^[0-9a-f]{64}$/),
          answer: WHOLE,
          stop: 'end',
          error: null,
        }),
      ],
      usage: GOOD.usage,
      costUsd: 0.002,
    });
    expect(events).toEqual([
      { kind: 'consult-started', task: 'cross-check', slot: 'opus', index: 4 },
      { kind: 'consult-ended', task: 'cross-check', slot: 'opus', index: 4 },
    ]);
  });

  it('sends what the question says, with the room that was planned', async () => {
    const { client } = await consultOne([GOOD]);
    const { system, text, schema } = question();
    const bytes = [system, text, JSON.stringify(schema)].join('').length;

    expect(client.requests).toEqual([
      {
        label: 'opus/triage-decisions-0/0',
        material: null,
        system,
        turns: [{ role: 'user', text }],
        schema,
        maxOutputTokens: plan().maxOutputTokens,
        estimatedInputTokens: Math.ceil(bytes / FACTS.bytesPerToken),
        signal: expect.any(AbortSignal),
      },
    ]);
  });

  it('never asks for more output than the model has', async () => {
    const { client } = await consultOne([GOOD], {
      session: { facts: () => ({ ...FACTS, maxOutputTokens: 1_000 }) },
    });

    expect(client.requests[0]?.maxOutputTokens).toBe(1_000);
  });

  it('says that a cost is unknown where the price is', async () => {
    const { record } = await consultOne([GOOD], { session: { facts: () => ({ ...FACTS, price: null }) } });

    expect(record).toMatchObject({ status: 'ok', costUsd: null });
  });

  const endings: readonly Ending[] = [
    ['a good answer', [GOOD], 'ok', BOTH, 1],
    ['a good answer in prose', [modelAnswer(`Here it is: ${WHOLE}`)], 'repaired', BOTH, 1],
    ['nothing readable, then a good answer', [PROSE, GOOD], 'repaired', BOTH, 2],
    ['nothing readable twice, then a good answer', [PROSE, PROSE, GOOD], 'repaired', BOTH, 3],
    ['nothing readable three times', [PROSE, PROSE, PROSE, GOOD], 'invalid', null, 3],
    ['no text, then a good answer', [modelAnswer(''), GOOD], 'repaired', BOTH, 2],
    ['faults that are mended', [HALF, modelAnswer(decisions('b=no'))], 'repaired', BOTH, 2],
    ['faults that stay', [HALF, HALF, GOOD], 'partial', { a: 'yes' }, 2],
    ['faults, then nothing readable', [HALF, PROSE, GOOD], 'partial', { a: 'yes' }, 2],
    ['faults, then a refusal', [HALF, REFUSAL, GOOD], 'partial', { a: 'yes' }, 2],
    ['nothing readable, faults, mended', [PROSE, HALF, GOOD], 'repaired', BOTH, 3],
    ['nothing readable twice, then faults', [PROSE, PROSE, HALF, GOOD], 'partial', { a: 'yes' }, 3],
    ['a refusal', [REFUSAL, GOOD], 'refused', null, 1],
    ['a refusal with an answer in it', [modelAnswer(WHOLE, { stop: 'refusal' }), GOOD], 'refused', null, 1],
    ['nothing readable, then a refusal', [PROSE, REFUSAL, GOOD], 'refused', null, 2],
    [
      'a full context with nothing readable',
      [modelAnswer('', { stop: 'context' }), GOOD],
      'invalid',
      null,
      1,
    ],
    ['a full context', [modelAnswer(WHOLE, { stop: 'context' }), GOOD], 'partial', BOTH, 1],
    [
      'an unknown stop, then a good answer',
      [modelAnswer(WHOLE, { stop: 'other' }), GOOD],
      'repaired',
      BOTH,
      2,
    ],
    ['an unknown stop that stays', [modelAnswer(WHOLE, { stop: 'other' })], 'partial', BOTH, 2],
    ['a text that ends early, then a good one', [modelAnswer(WHOLE.slice(0, -2)), GOOD], 'repaired', BOTH, 2],
    ['a text that ends early twice', [modelAnswer(WHOLE.slice(0, -2))], 'partial', BOTH, 2],
    ['a cut answer, then a good one', [cut(WHOLE.slice(0, 40)), GOOD], 'repaired', BOTH, 2],
    ['cut at the end of a whole object', [cut(WHOLE), GOOD], 'repaired', BOTH, 2],
    [
      'cut twice, then the rest',
      [cut(WHOLE.slice(0, 40)), cut(WHOLE.slice(0, 40)), GOOD],
      'repaired',
      BOTH,
      3,
    ],
    ['cut before it began, twice', [cut(''), cut(''), GOOD], 'invalid', null, 2],
    [
      'cut with a part, then before it began',
      [cut(WHOLE.slice(0, 40)), cut(''), GOOD],
      'partial',
      { a: 'yes' },
      2,
    ],
  ];

  it.each(
    endings.map(
      ([name, steps, status, value, requests]) => [name, { steps, status, value, requests }] as const,
    ),
  )('ends where it should: %s', async (_, { steps, status, value, requests }) => {
    const { record, client, value: read } = await consultOne(steps);

    expect({ status: record.status, value: read, requests: client.requests.length }).toEqual({
      status,
      value,
      requests,
    });
    expect(record.reason === null).toBe(status === 'ok' || status === 'repaired');
    expect(record.turns.map(({ label }) => label)).toEqual(
      Array.from({ length: requests }, (__, turn) => `opus/triage-decisions-0/${turn}`),
    );
    expect(record.turns.map(({ label }) => label)).toEqual(client.requests.map(({ label }) => label));
    expect(record.usage).toMatchObject({ input: 1_000 * requests, output: 100 * requests });
    expect(record.costUsd).toBeCloseTo(0.002 * requests, 10);
  });

  it('asks for what is open in the same conversation, and says what has stayed', async () => {
    const { record, client } = await consultOne([HALF, PROSE]);
    const [first, second] = client.requests;

    expect(second?.turns.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
    expect(second?.turns[0]).toEqual(first?.turns[0]);
    expect(second?.turns[1]?.text).toBe(HALF.text);
    expect(second?.turns[2]?.text).toContain(`- ${LOST}`);
    expect(second?.turns[2]?.text).toContain('need not be repeated');
    expect(second?.estimatedInputTokens).toBeGreaterThan(first?.estimatedInputTokens ?? 0);
    expect(record.reason).toBe(`${LOST}; asked again: no JSON object with the member "decisions" was found`);
  });

  it('asks for the whole answer where nothing could be read', async () => {
    const { client } = await consultOne([PROSE, GOOD]);

    expect(client.requests[1]?.turns[1]?.text).toBe(PROSE.text);
    expect(client.requests[1]?.turns[2]?.text).toContain('the member "decisions"');
    expect(client.requests[1]?.turns[2]?.text).toContain('complete answer');
  });

  it('hands the reading of the turn before to the next', async () => {
    const seen: (Words | null)[] = [];
    const read = (answer: unknown, before: Words | null) => {
      seen.push(before);
      return question().read(answer, before);
    };

    const mended = await consultOne([HALF, modelAnswer(decisions('a=other', 'b=no'))], { asked: { read } });

    expect(seen).toEqual([null, { a: 'yes' }]);
    expect(mended.value).toEqual(BOTH);
  });

  it('doubles the room of a cut answer once, in the same words, as far as the model has it', async () => {
    const { client } = await consultOne([cut(''), cut(WHOLE.slice(0, 40)), GOOD]);
    const full = await consultOne([cut(''), GOOD], {
      session: { facts: () => ({ ...FACTS, maxOutputTokens: plan().maxOutputTokens }) },
    });

    const room = plan().maxOutputTokens;
    expect(client.requests.map(({ maxOutputTokens }) => maxOutputTokens)).toEqual([room, 2 * room, 2 * room]);
    expect(client.requests[1]?.turns).toEqual(client.requests[0]?.turns);
    expect(full.client.requests).toHaveLength(1);
    expect(full.record).toMatchObject({
      status: 'invalid',
      reason: expect.stringContaining('limit of length'),
    });
  });

  it.each<[StopReason, string]>([
    ['context', 'the context window was full'],
    ['other', 'stopped before it said that it was done'],
    ['length', 'cut at its limit of length'],
  ])('says why an answer with the stop %s is not whole', async (stop, words) => {
    const { record } = await consultOne([modelAnswer(WHOLE, { stop })]);

    expect(record).toMatchObject({ status: 'partial', reason: expect.stringContaining(words) });
  });

  it('tells a reading that throws as invalid, and asks no more', async () => {
    const read = () => {
      throw new Error('undefined is not a word');
    };

    const { value, record, client } = await consultOne([GOOD], { asked: { read } });

    expect(client.requests).toHaveLength(1);
    expect(value).toBeNull();
    expect(record).toMatchObject({ status: 'invalid', reason: expect.stringContaining('is not a word') });
    expect(record.turns).toHaveLength(1);
  });

  it('keeps what it had where a later reading throws', async () => {
    const read = (answer: unknown, before: Words | null) => {
      if (before !== null) throw new Error('undefined is not a word');
      return question().read(answer, before);
    };

    const { value, record } = await consultOne([HALF, GOOD], { asked: { read } });

    expect(value).toEqual({ a: 'yes' });
    expect(record).toMatchObject({ status: 'partial', reason: expect.stringContaining('is not a word') });
  });

  it('reads no answer that is too long to be one', async () => {
    const { record } = await consultOne([modelAnswer(`${' '.repeat(4 * 1024 * 1024)}${WHOLE}`)]);

    expect(record).toMatchObject({ status: 'invalid', reason: expect.stringContaining('longer than') });
  });

  it('goes on when whoever listens to progress throws', async () => {
    const session = openSession(sessionInput({ opus: scripted('opus', GOOD) }));
    const consult = createConsult({
      session,
      onProgress: () => {
        throw new Error('the terminal is gone');
      },
    });

    expect((await consult(question())).record.status).toBe('ok');
    session.close();
  });
});

describe('stages/panel/consult (trouble)', () => {
  it.each(MODEL_FAULTS)('records the fault %s with its words', async (fault) => {
    const error = new ModelError(`about ${fault}`, fault, { attempts: 3, notes: ['a note'] });

    const { value, record, client } = await consultOne([error, GOOD]);

    expect(client.requests).toHaveLength(1);
    expect(value).toBeNull();
    expect(record).toMatchObject({
      status:
        (
          {
            quota: 'rate-limited',
            'rate-limited': 'rate-limited',
            timeout: 'timeout',
            'bad-answer': 'invalid',
          } as Readonly<Record<string, SlotStatus>>
        )[fault] ?? 'unavailable',
      reason: `about ${fault}`,
      turns: [{ answer: null, error: { fault, message: `about ${fault}` }, attempts: 3, notes: ['a note'] }],
      usage: { input: 0 },
      costUsd: 0,
    });
  });

  it('keeps what it had when asking again fails, and says so', async () => {
    const { value, record } = await consultOne([HALF, new ModelError('gone', 'network')]);

    expect(value).toEqual({ a: 'yes' });
    expect(record).toMatchObject({ status: 'partial', reason: `${LOST}; asked again: gone` });
    expect(record.turns).toHaveLength(2);
  });

  it('stays invalid when asking again fails', async () => {
    const { record } = await consultOne([PROSE, new ModelError('gone', 'network')]);

    expect(record).toMatchObject({
      status: 'invalid',
      reason: expect.stringContaining('; asked again: gone'),
    });
  });

  it.each<[string, Step]>([
    ['rejects with an error of its own', new TypeError('x is not a function')],
    [
      'throws before it promises',
      () => {
        throw new Error('at once');
      },
    ],
    ['rejects with nothing', () => Promise.reject(undefined)],
    ['answers with something else', () => Promise.resolve(JSON.parse('{}'))],
  ])('has a record when a client %s', async (_, step) => {
    const { value, record } = await consultOne([step]);

    expect(value).toBeNull();
    expect(record).toMatchObject({ status: 'unavailable', reason: expect.any(String) });
    expect(record.turns).toHaveLength(1);
  });

  it('has a record when a client answers without a text', async () => {
    const { record } = await consultOne([() => Promise.resolve({ ...GOOD, text: JSON.parse('null') })]);

    expect(record).toMatchObject({ status: 'invalid', reason: expect.stringContaining('could not be read') });
  });

  it('has a record where the slot has no client or no facts', async () => {
    const noFacts = await consultOne([GOOD], {
      session: {
        facts: () => {
          throw new Error('no such model');
        },
      },
    });
    const noClient = await consultOne([GOOD], { asked: { slot: 'gpt' } });

    expect(noFacts.record).toMatchObject({ status: 'unavailable', reason: 'no such model', turns: [] });
    expect(noClient.record).toMatchObject({
      slot: 'gpt',
      status: 'unavailable',
      reason: 'no client is bound to the slot gpt',
      turns: [],
      costUsd: 0,
    });
    expect(noClient.events.map(({ kind }) => kind)).toEqual(['consult-started', 'consult-ended']);
  });

  it('asks nothing when the run was cancelled before', async () => {
    const { client, record } = await consultOne([GOOD], { session: { signal: AbortSignal.abort() } });

    expect(client.requests).toEqual([]);
    expect(record).toMatchObject({ status: 'unavailable', reason: 'the run was cancelled', turns: [] });
  });

  it('ends at once when the run is cancelled, whatever the client does', async () => {
    const controller = new AbortController();
    const asked = consultOne([SILENCE], { session: { signal: controller.signal } });
    await setImmediate();

    controller.abort();

    expect((await asked).record).toMatchObject({
      status: 'unavailable',
      reason: 'the run was cancelled',
      turns: [{ error: { fault: 'aborted' } }],
    });
  });

  it('ends at the deadline, with what it had', async () => {
    const clock = handClock();
    const silent = consultOne([SILENCE], { session: { clock } });
    const begun = consultOne([HALF, SILENCE], { session: { clock } });

    await clock.pass(60_000);

    expect((await silent).record).toMatchObject({ status: 'timeout', reason: 'the deadline passed' });
    expect(await begun).toMatchObject({
      value: { a: 'yes' },
      record: { status: 'partial', reason: `${LOST}; asked again: the deadline passed` },
    });
  });

  it('makes no turn that it cannot pay, and says so', async () => {
    const { client } = await consultOne([GOOD]);
    const { estimatedInputTokens = 0, maxOutputTokens = 0 } = client.requests[0] ?? {};
    const budgetUsd = (estimatedInputTokens * 1 + maxOutputTokens * 10) / 1_000_000;

    const exact = await consultOne([HALF, GOOD], { session: { budgetUsd } });
    const less = await consultOne([GOOD], { session: { budgetUsd: budgetUsd * 0.999 } });

    expect(exact.client.requests).toHaveLength(1);
    expect(exact.record).toMatchObject({ status: 'partial', reason: expect.stringContaining('budget') });
    expect(less.client.requests).toEqual([]);
    expect(less.record).toMatchObject({
      status: 'unavailable',
      reason: expect.stringContaining('budget'),
      turns: [],
      costUsd: 0,
    });
  });
});

describe('stages/panel/consult (several at once)', () => {
  it('keeps three questions of a seat under way, in the order in which they came', async () => {
    const order: string[] = [];
    let underWay = 0;
    let most = 0;
    const slow: Step = async ({ label }) => {
      order.push(label);
      most = Math.max(most, ++underWay);
      await setImmediate();
      underWay--;
      return GOOD;
    };
    const session = openSession(sessionInput({ opus: scripted('opus', slow) }));
    const consult = createConsult({ session, onProgress: () => undefined });

    const all = await Promise.all(Array.from({ length: 9 }, (_, index) => consult(question({ index }))));
    session.close();

    expect(most).toBe(3);
    expect(order).toEqual(Array.from({ length: 9 }, (_, index) => `opus/triage-decisions-${index}/0`));
    expect(all.map(({ record }) => record.status)).toEqual(Array.from({ length: 9 }, () => 'ok'));
  });

  it('lets no seat wait for another', async () => {
    const session = openSession(
      sessionInput({ opus: scripted('opus', SILENCE), gpt: scripted('gpt', GOOD) }),
    );
    const consult = createConsult({ session, onProgress: () => undefined });
    const silent = Array.from({ length: 3 }, (_, index) => consult(question({ index })));

    const answered = await consult(question({ slot: 'gpt' }));
    session.close();

    expect(answered.record.status).toBe('ok');
    expect((await Promise.all(silent)).map(({ record }) => record.reason)).toEqual(
      Array.from({ length: 3 }, () => 'the run came to its end'),
    );
  });

  it('asks nothing of those that still waited when the time was over', async () => {
    const clock = handClock();
    const client = scripted('opus', SILENCE);
    const session = openSession(sessionInput({ opus: client }, { clock }));
    const consult = createConsult({ session, onProgress: () => undefined });
    const asked = Array.from({ length: 5 }, (_, index) => consult(question({ index })));

    await clock.pass(60_000);
    const records = (await Promise.all(asked)).map(({ record }) => record);
    session.close();

    expect(client.requests).toHaveLength(3);
    expect(records.map(({ status, turns }) => `${status} ${turns.length}`)).toEqual([
      ...Array.from({ length: 3 }, () => 'timeout 1'),
      ...Array.from({ length: 2 }, () => 'timeout 0'),
    ]);
  });
});
