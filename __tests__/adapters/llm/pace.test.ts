import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createLoad, LOAD_LIMITS, type Trouble } from '../../../src/adapters/llm/load.ts';
import { createPace, type Entry } from '../../../src/adapters/llm/pace.ts';
import { pauseAfter } from '../../../src/adapters/llm/waiting.ts';
import { createSteppedClock } from '../../support/stepped-clock.ts';

const NO_PAUSE = { pauseMs: 0, nowMs: 0 };

/** How many may be under way. */
function roomOf(load: ReturnType<typeof createLoad>): number {
  let underWay = 0;
  while (load.hasRoom(underWay)) underWay++;
  return underWay;
}

describe('adapters/llm/load', () => {
  it('is halved by a refusal, once for all that were sent before, and never below one', () => {
    const load = createLoad();
    const burst = Array.from({ length: LOAD_LIMITS.first }, () => load.sent());
    for (const sent of burst) load.ended(sent, { trouble: 'limited', ...NO_PAUSE });

    expect(roomOf(load)).toBe(LOAD_LIMITS.first / 2);
    for (let n = 0; n < 20; n++) load.ended(load.sent(), { trouble: 'limited', ...NO_PAUSE });
    expect(roomOf(load)).toBe(1);
  });

  it.each<[Trouble, number]>([
    ['limited', 6],
    ['overloaded', 9],
    ['other', 12],
  ])('after "%s" takes %i', (trouble, room) => {
    const load = createLoad();
    load.ended(load.sent(), { trouble, ...NO_PAUSE });

    expect(roomOf(load)).toBe(room);
  });

  it('is raised slowly by answers, up to its most', () => {
    const load = createLoad();
    for (let n = 0; n < 30; n++) load.ended(load.sent(), { trouble: null, ...NO_PAUSE });

    expect(roomOf(load)).toBe(13);
    for (let n = 0; n < 5_000; n++) load.ended(load.sent(), { trouble: null, ...NO_PAUSE });
    expect(roomOf(load)).toBe(LOAD_LIMITS.most);
  });

  it('lets one try after a refusal, and the others once that is taken', () => {
    const load = createLoad();
    load.ended(load.sent(), { trouble: 'limited', ...NO_PAUSE });
    const probe = load.sent();

    expect(load.hasRoom(1)).toBe(false);
    load.accepted(probe);
    expect(load.hasRoom(1)).toBe(true);
  });
});

describe('adapters/llm/waiting', () => {
  it.each<[Trouble, number | null, number | null, number]>([
    ['limited', null, 250, 250],
    ['limited', 7_000, 7_000, 7_000],
    ['limited', 90_000, null, 90_000],
    ['limited', null, null, 0],
    ['overloaded', null, 250, 0],
    ['overloaded', 20_000, 20_000, 20_000],
    ['other', 20_000, 20_000, 0],
  ])(
    '"%s" with %s ms told and a wait of %s ms holds others up for %i ms',
    (trouble, afterMs, delayMs, ms) => {
      const hints = { shouldRetry: null, afterMs };

      expect(pauseAfter(trouble, { status: 429, transient: false, quota: false, hints }, delayMs)).toBe(ms);
    },
  );
});

/** One question: from which seat, when, and how its tries end; a number is when it is stopped. */
const question = fc.record({
  seat: fc.nat(2),
  atMs: fc.nat(5_000),
  tokens: fc.integer({ min: 1, max: 2_000 }),
  ends: fc.array(fc.constantFrom<Trouble>('limited', 'overloaded', 'other'), { maxLength: 3 }),
  pauseMs: fc.nat(3_000),
  stoppedAtMs: fc.option(fc.nat(20_000)),
  deadlineAtMs: fc.integer({ min: 1, max: 30_000 }),
  remaining: fc.option(fc.nat(3_000)),
});

describe('adapters/llm/pace', () => {
  it('serves or ends every question, and never has more under way than it may', async () => {
    const run = fc.asyncProperty(fc.array(question, { maxLength: 40 }), async (questions) => {
      const clock = createSteppedClock();
      const pace = createPace(clock);
      const seats = [{}, {}, {}];
      const ended: Entry['kind'][] = [];
      let underWay = 0;
      const all = questions.map(async (each) => {
        await clock.sleep(each.atMs);
        const stop = new AbortController();
        const { stoppedAtMs, deadlineAtMs, tokens: inputTokens } = each;
        if (stoppedAtMs !== null) void clock.sleep(stoppedAtMs).then(() => stop.abort());
        const seat = seats[each.seat] ?? {};
        const visit = pace.visit({ seat, model: 'm', inputTokens, deadlineAtMs, signal: stop.signal });
        let entry = await visit.enter();
        for (const trouble of each.ends) {
          if (entry.kind !== 'open') break;
          expect(++underWay).toBeLessThanOrEqual(LOAD_LIMITS.most);
          await clock.sleep(100);
          if (each.remaining !== null) {
            visit.told(false, [{ of: 'tokens', limit: null, remaining: each.remaining, resetMs: 4_000 }]);
          }
          underWay--;
          entry = await visit.again(trouble, each.pauseMs, each.pauseMs);
        }
        visit.leave(null, 0);
        ended.push(entry.kind);
      });
      await clock.run();

      expect(ended).toHaveLength(questions.length);
      await Promise.all(all);
    });

    await fc.assert(run, { numRuns: 60 });
  });

  it('serves seats in turns, and one that tries again before newcomers', async () => {
    const clock = createSteppedClock();
    const pace = createPace(clock);
    const [many, few] = [{}, {}];
    const order: string[] = [];
    const start = (name: string, seat: object) => {
      const { signal } = new AbortController();
      const visit = pace.visit({ seat, model: 'm', inputTokens: 1, deadlineAtMs: 1e9, signal });
      return visit.enter().then(async () => {
        order.push(name);
        await clock.sleep(1_000);
        visit.leave(null, 0);
      });
    };
    const all = [
      ...Array.from({ length: 30 }, (_, n) => start(`many ${n}`, many)),
      ...Array.from({ length: 2 }, (_, n) => start(`few ${n}`, few)),
    ];
    await clock.run();
    await Promise.all(all);

    expect(order.indexOf('few 1')).toBeLessThan(LOAD_LIMITS.first + 4);
    expect(order.filter((name) => name.startsWith('many'))).toEqual(
      Array.from({ length: 30 }, (_, n) => `many ${n}`),
    );
  });

  it('does not let a small request overtake a large one that waits for tokens', async () => {
    const clock = createSteppedClock();
    const pace = createPace(clock);
    const { signal } = new AbortController();
    const visitOf = (inputTokens: number) =>
      pace.visit({ seat: {}, model: 'm', inputTokens, deadlineAtMs: 1e9, signal });
    const first = visitOf(1);
    await first.enter();
    first.told(true, [{ of: 'tokens', limit: null, remaining: 100, resetMs: 10_000 }]);
    const order: number[] = [];
    const all = [500, 50].map((tokens) =>
      visitOf(tokens)
        .enter()
        .then(() => order.push(tokens)),
    );
    await clock.run();
    await Promise.all(all);

    expect(order).toEqual([500, 50]);
    expect(clock.monotonicMs()).toBe(10_000);
  });

  it('does not leave anybody waiting for a clock that does not work', async () => {
    const clock = { monotonicMs: () => 0, sleep: () => Promise.reject(new Error('no timer')) };
    const { signal } = new AbortController();
    const visit = createPace(clock).visit({
      seat: {},
      model: 'm',
      inputTokens: 1,
      deadlineAtMs: 60_000,
      signal,
    });
    await visit.enter();

    await expect(visit.again('limited', 1_000, 1_000)).rejects.toThrow('no timer');
  });
});
