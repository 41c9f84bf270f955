import { describe, expect, it } from '@jest/globals';
import { createPaces, type Pace } from '../../../src/adapters/llm/pace.ts';
import type { ModelError } from '../../../src/domain/errors.ts';
import type { ModelAnswer, ModelRequest } from '../../../src/domain/ports.ts';
import { mapLimited } from '../../../src/lib/limit.ts';
import { CANARY_KEY, modelRequest } from '../../support/model-requests.ts';
import { createLimitedServer, type LimitedServer, type Rule, type Said } from './limited-server.ts';

const WINDOW_MS = 60_000;

/** What the panel has under way for one seat. */
const AT_ONCE = 3;

type Tell = (left: number, resetMs: number, status: number) => NonNullable<Said['headers']>;

const seconds = (ms: number): string => String(Math.ceil(ms / 1_000));

const tellWhen: Tell = (_, ms, status) => (status === 429 ? { 'retry-after': seconds(ms) } : {});

const tellLeft: Tell = (left, ms) => ({
  'x-ratelimit-remaining-requests': String(left),
  'x-ratelimit-reset-requests': `${seconds(ms)}s`,
});

/** Answers so many requests in each window. */
function windowed(allowed: number, tell: Tell): Rule {
  let window = 0;
  let taken = 0;
  return ({ atMs }) => {
    const current = Math.floor(atMs / WINDOW_MS);
    if (current !== window) taken = 0;
    window = current;
    const status = taken < allowed ? 200 : 429;
    if (status === 200) taken++;
    return { status, headers: tell(allowed - taken, (window + 1) * WINDOW_MS - atMs, status) };
  };
}

const BASE = 'https://api.example/v1';

type Outcome = ModelAnswer | ModelError;

function isAnswer(outcome: Outcome): outcome is ModelAnswer {
  return 'text' in outcome;
}

/** Every seat makes its calls, a few at a time as the panel does. */
async function review(
  server: LimitedServer,
  seats: Readonly<Record<string, number>>,
  paceOf: () => Pace,
): Promise<readonly Outcome[]> {
  const asked = Object.entries(seats).map(([seat, calls]) => {
    const client = server.client(seat, { pace: paceOf() });
    return mapLimited(Array.from({ length: calls }), AT_ONCE, () => ask(client, modelRequest()));
  });
  await server.clock.run();
  return (await Promise.all(asked)).flat();
}

function ask(client: ReturnType<LimitedServer['client']>, request: ModelRequest): Promise<Outcome> {
  return client.ask(request).catch((error: ModelError) => error);
}

const FOUR = { a: 12, b: 12, c: 12, d: 12 };

describe('adapters/llm/pace, a whole panel against one limit', () => {
  // 48 answers are needed. Beyond them stand the first burst and the steps by which it is found out what is taken.
  it.each<[string, number, Tell, number]>([
    ['when to come back', 10, tellWhen, 65],
    ['when to come back', 3, tellWhen, 80],
    ['when to come back', 1, tellWhen, 120],
    ['what is left', 10, tellLeft, 55],
    ['what is left', 3, tellLeft, 68],
    ['what is left', 1, tellLeft, 90],
  ])('a server that tells %s, %i a minute: every call is answered', async (_, allowed, tell, most) => {
    const server = createLimitedServer(windowed(allowed, tell));
    const paceOf = createPaces(server.clock);

    const outcomes = await review(server, FOUR, () => paceOf(BASE, CANARY_KEY));

    expect(outcomes.filter(isAnswer)).toHaveLength(48);
    expect(server.seen.length).toBeLessThanOrEqual(most);
    const windows = Math.ceil(48 / allowed);
    expect(server.clock.monotonicMs()).toBeLessThan((windows + 1) * WINDOW_MS);
  });

  it('a server without limits slows nobody', async () => {
    const server = createLimitedServer(() => ({ status: 200 }));
    const paceOf = createPaces(server.clock);

    await review(server, FOUR, () => paceOf(BASE, CANARY_KEY));

    expect(server.most()).toBe(12);
    // Twelve calls of each seat, three at a time, two seconds each.
    expect(server.clock.monotonicMs()).toBe(8_000);
    expect(server.seen).toHaveLength(48);
  });

  it('a refusal without a time is followed by fewer and later requests, not by more', async () => {
    const server = createLimitedServer(() => ({ status: 429 }));
    const paceOf = createPaces(server.clock);

    const outcomes = await review(server, FOUR, () => paceOf(BASE, CANARY_KEY));

    expect(outcomes.filter(isAnswer)).toEqual([]);
    const firstMinute = server.seen.filter(({ atMs }) => atMs < WINDOW_MS);
    expect(firstMinute.length).toBeLessThanOrEqual(20);
    for (const late of [2, 5, 10]) {
      const seen = server.seen.filter(({ atMs }) => Math.floor(atMs / WINDOW_MS) === late);
      expect(seen.length).toBeLessThanOrEqual(4);
    }
  });

  it('an account without money waits for nothing and holds nobody up', async () => {
    const rule: Rule = ({ number }) =>
      number === 0 ? { status: 402, headers: { 'retry-after': '60' } } : { status: 200 };
    const server = createLimitedServer(rule);
    const paceOf = createPaces(server.clock);

    const outcomes = await review(server, { a: 1, b: 1 }, () => paceOf(BASE, CANARY_KEY));

    expect(outcomes).toMatchObject([{ fault: 'quota', attempts: 1 }, { text: 'answer' }]);
    expect(server.clock.monotonicMs()).toBe(2_000);
  });

  it('an overload is no limit: others go on, and where it passes it is not told as one', async () => {
    const rule: Rule = ({ number }) => ({ status: number < 3 ? 529 : 200 });
    const server = createLimitedServer(rule);
    const paceOf = createPaces(server.clock);

    const outcomes = await review(server, { a: 3, b: 3 }, () => paceOf(BASE, CANARY_KEY));

    expect(outcomes.filter(isAnswer)).toHaveLength(6);
    const ofOthers = server.seen.filter(({ seat }) => seat === 'b').map(({ atMs }) => atMs);
    expect(ofOthers).toEqual([0, 0, 0]);
  });

  it('an overload with a time holds everybody up', async () => {
    const rule: Rule = ({ number }) =>
      number === 0 ? { status: 503, headers: { 'retry-after': '20' } } : { status: 200 };
    const server = createLimitedServer(rule);
    const paceOf = createPaces(server.clock);

    await review(server, { a: 1, b: 6 }, () => paceOf(BASE, CANARY_KEY));

    const second = server.seen.filter(({ seat }) => seat === 'b').slice(AT_ONCE);
    expect(Math.min(...second.map(({ atMs }) => atMs))).toBe(20_200);
  });

  it.each([
    ['another key', BASE, 'sk-another-key-1234'],
    ['another origin', 'https://other.example/v1', CANARY_KEY],
    ['no key', BASE, null],
  ])('%s has a pace of its own', async (_, base, key) => {
    const rule: Rule = ({ number }) =>
      number === 0 ? { status: 429, headers: { 'retry-after': '30' } } : { status: 200 };
    const server = createLimitedServer(rule);
    const paceOf = createPaces(server.clock);
    const paces = [paceOf(BASE, CANARY_KEY), paceOf(base, key)];

    await review(server, { a: 1, b: 6 }, () => paces.shift() ?? paceOf(base, key));

    const lastOfB = server.seen.filter(({ seat }) => seat === 'b').at(-1);
    expect(lastOfB?.atMs).toBe(2_000);
  });

  it('keeps no key in what could be printed', () => {
    const paceOf = createPaces(createLimitedServer(() => ({ status: 200 })).clock);
    const pace = paceOf(BASE, CANARY_KEY);

    expect(paceOf(`${BASE}/elsewhere`, CANARY_KEY)).toBe(pace);
    expect(JSON.stringify([pace, paceOf])).not.toContain(CANARY_KEY);
  });

  it('a seat with few calls is not kept behind one with many', async () => {
    const server = createLimitedServer(windowed(2, tellWhen));
    const paceOf = createPaces(server.clock);

    const outcomes = await review(server, { many: 20, few: 3 }, () => paceOf(BASE, CANARY_KEY));

    expect(outcomes.filter(isAnswer)).toHaveLength(23);
    const answered = server.seen.filter(({ status }) => status === 200).map(({ seat }) => seat);
    expect(answered.lastIndexOf('few')).toBeLessThan(8);
  });
});

describe('adapters/llm/pace, one question', () => {
  const limitedOnce =
    (wait: string): Rule =>
    ({ number }) =>
      number === 0 ? { status: 429, headers: { 'retry-after': wait } } : { status: 200 };

  it('says how long it waited, and for whom', async () => {
    const server = createLimitedServer(limitedOnce('12'));
    const asked = ask(server.client('a'), modelRequest());
    await server.clock.run();

    expect(await asked).toMatchObject({
      notes: ['waited 12 s for the rate limit of api.example'],
      attempts: 2,
    });
  });

  it('does not speak of a short wait', async () => {
    const server = createLimitedServer(limitedOnce('2'));
    const asked = ask(server.client('a'), modelRequest());
    await server.clock.run();

    expect(await asked).toMatchObject({ notes: [], attempts: 2 });
  });

  it('ends at once where the wait would pass the deadline, for everybody', async () => {
    const server = createLimitedServer(() => ({ status: 429, headers: { 'retry-after': '90' } }));
    const pace = createPaces(server.clock)(BASE, CANARY_KEY);
    const first = ask(server.client('a', { pace, deadlineAtMs: 60_000 }), modelRequest());
    await server.clock.run();
    const second = ask(server.client('b', { pace, deadlineAtMs: 60_000 }), modelRequest());
    await server.clock.run();

    expect(await first).toMatchObject({
      fault: 'rate-limited',
      attempts: 1,
      message: expect.stringContaining('asks to wait 90 s'),
    });
    expect(await second).toMatchObject({
      fault: 'rate-limited',
      attempts: 0,
      message: 'not sent: the rate limit of api.example holds for 90 s more, beyond the deadline',
    });
    expect(server.seen).toHaveLength(1);
    expect(server.clock.monotonicMs()).toBe(200);
  });

  it('takes the reset of a used-up limit for the time to wait', async () => {
    const server = createLimitedServer(() => ({ status: 429, headers: tellLeft(0, 90_000, 429) }));
    const asked = ask(server.client('a', { deadlineAtMs: 60_000 }), modelRequest());
    await server.clock.run();

    expect(await asked).toMatchObject({
      fault: 'rate-limited',
      message: expect.stringContaining('asks to wait 90 s'),
    });
  });

  it('is stopped while it waits, and nothing is sent for it', async () => {
    const server = createLimitedServer(limitedOnce('30'));
    const pace = createPaces(server.clock)(BASE, CANARY_KEY);
    const controller = new AbortController();
    const first = ask(server.client('a', { pace }), modelRequest());
    const second = server.clock.sleep(1_000).then(() => {
      const client = server.client('b', { pace });
      return ask(client, modelRequest({ signal: controller.signal }));
    });
    const stopped = server.clock.sleep(10_000).then(() => controller.abort(new Error('stop')));
    await server.clock.run();
    await stopped;

    expect(await first).toMatchObject({ text: 'answer', attempts: 2 });
    expect(await second).toMatchObject({ fault: 'aborted', attempts: 0 });
    expect(server.seen.map(({ seat }) => seat)).toEqual(['a', 'a']);
  });

  it('waits for tokens that are used up instead of being refused', async () => {
    const left = (tokens: number): Said => ({
      status: 200,
      headers: {
        'anthropic-ratelimit-input-tokens-remaining': String(tokens),
        'anthropic-ratelimit-input-tokens-reset': '2026-01-02T03:05:05Z',
      },
    });
    const server = createLimitedServer(({ number }) => left(number === 0 ? 1_000 : 100));
    const client = server.client('a');
    const first = ask(client, modelRequest({ estimatedInputTokens: 5_000 }));
    await server.clock.run();
    const small = ask(client, modelRequest({ estimatedInputTokens: 900 }));
    const large = ask(client, modelRequest({ estimatedInputTokens: 900 }));
    await server.clock.run();

    expect(await first).toMatchObject({ text: 'answer', notes: [] });
    expect(await small).toMatchObject({ text: 'answer', notes: [] });
    expect(await large).toMatchObject({ notes: ['waited 58 s for the rate limit of api.example'] });
    expect(server.seen.map(({ atMs }) => atMs)).toEqual([0, 2_000, 60_000]);
  });
});
