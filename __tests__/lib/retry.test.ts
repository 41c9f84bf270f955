import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type FailedTry,
  NO_HINTS,
  RETRY_POLICY,
  retry,
  retryDelay,
  type TryResult,
} from '../../src/lib/retry.ts';
import { createFakeClock } from '../support/fake-clock.ts';

const FIRST = { tries: 1, remainingMs: 600_000, random: 0.5 };

function failed(overrides: Partial<FailedTry> = {}): FailedTry {
  return { status: 503, transient: false, quota: false, hints: NO_HINTS, ...overrides };
}

describe('lib/retry', () => {
  describe('which failures are tried again', () => {
    it.each([408, 409, 425, 429, 500, 502, 503, 504, 529, 599])('status %i is', (status) => {
      expect(retryDelay(failed({ status }), FIRST)).not.toBeNull();
    });

    it.each([300, 400, 401, 402, 403, 404, 405, 413, 418, 422])('status %i is not', (status) => {
      expect(retryDelay(failed({ status }), FIRST)).toBeNull();
    });

    it.each([400, 401, 402, 403, 404, 413, 422])('status %i is not, even if the server says so', (status) => {
      const hints = { shouldRetry: true, afterMs: 10 };

      expect(retryDelay(failed({ status, hints }), FIRST)).toBeNull();
    });

    it('a broken connection is, a connection that cannot be is not', () => {
      expect(retryDelay(failed({ status: null, transient: true }), FIRST)).not.toBeNull();
      expect(retryDelay(failed({ status: null, transient: false }), FIRST)).toBeNull();
    });

    it('the server decides where the status leaves it open', () => {
      const hints = (shouldRetry: boolean) => ({ shouldRetry, afterMs: null });

      expect(retryDelay(failed({ status: 503, hints: hints(false) }), FIRST)).toBeNull();
      expect(retryDelay(failed({ status: 418, hints: hints(true) }), FIRST)).not.toBeNull();
    });

    it('an exhausted account is not, whatever the status', () => {
      expect(retryDelay(failed({ status: 429, quota: true }), FIRST)).toBeNull();
      expect(retryDelay(failed({ status: 529, quota: true }), FIRST)).toBeNull();
    });

    it('the fourth try is the last', () => {
      expect(retryDelay(failed(), { ...FIRST, tries: 3 })).not.toBeNull();
      expect(retryDelay(failed(), { ...FIRST, tries: 4 })).toBeNull();
    });
  });

  it('a limit whose end is told is tried for longer', () => {
    const told = failed({ status: 429, hints: { shouldRetry: null, afterMs: 1_000 } });

    expect(retryDelay(told, { ...FIRST, tries: 7 })).toBe(1_000);
    expect(retryDelay(told, { ...FIRST, tries: 8 })).toBeNull();
    expect(retryDelay({ ...told, status: 503 }, { ...FIRST, tries: 4 })).toBeNull();
    expect(retryDelay({ ...told, hints: NO_HINTS }, { ...FIRST, tries: 4 })).toBeNull();
  });

  describe('how long is waited', () => {
    it.each([
      ["the server's number", 2_000, 2_000],
      ['a part of a millisecond, rounded up', 0.2, 1],
      ['a huge number, capped', 86_400_000, 120_000],
      ['a time years ahead: jitter', 99_999_999_000, 250],
      ['zero: jitter', 0, 250],
      ['a negative number: jitter', -5_000, 250],
      ['nothing: jitter', null, 250],
    ])('%s', (_, afterMs, expected) => {
      expect(retryDelay(failed({ hints: { shouldRetry: null, afterMs } }), FIRST)).toBe(expected);
    });

    it.each([
      [1, 499],
      [2, 999],
      [3, 1_999],
    ])('the jitter before try %i + 1 is drawn from a doubling range', (tries, longest) => {
      const delays = [0, 0.5, 0.9999].map((random) => retryDelay(failed(), { ...FIRST, tries, random }));

      expect(delays).toEqual([1, expect.any(Number), longest]);
    });

    it('the range stops growing', () => {
      const policy = { ...RETRY_POLICY, maxTries: 100 };

      expect(retryDelay(failed(), { ...FIRST, tries: 50, random: 0.9999 }, policy)).toBe(7_999);
    });

    it('a wait that outlasts the deadline is no wait', () => {
      const hints = { shouldRetry: null, afterMs: 30_000 };

      expect(retryDelay(failed({ hints }), { ...FIRST, remainingMs: 30_001 })).toBe(30_000);
      expect(retryDelay(failed({ hints }), { ...FIRST, remainingMs: 30_000 })).toBeNull();
      expect(retryDelay(failed(), { ...FIRST, remainingMs: -1 })).toBeNull();
    });

    it('is always between 1 ms and the cap, and never beyond the deadline', () => {
      const arbitrary = {
        afterMs: fc.option(fc.double({ noNaN: true })),
        random: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        tries: fc.integer({ min: 1, max: 6 }),
        remainingMs: fc.integer({ min: -1_000, max: 200_000 }),
      };

      fc.assert(
        fc.property(fc.record(arbitrary), ({ afterMs, ...state }) => {
          const delayMs = retryDelay(failed({ hints: { shouldRetry: null, afterMs } }), state);

          if (delayMs === null) return;
          expect(delayMs).toBeGreaterThanOrEqual(1);
          expect(delayMs).toBeLessThanOrEqual(120_000);
          expect(delayMs).toBeLessThan(state.remainingMs);
        }),
      );
    });
  });

  describe('retry', () => {
    const ok: TryResult<string, string> = { ok: true, value: 'answer' };
    const no = (failure: string, overrides: Partial<FailedTry> = {}): TryResult<string, string> => ({
      ok: false,
      failure,
      failed: failed(overrides),
    });

    function script(...results: readonly TryResult<string, string>[]) {
      const left = [...results];
      return () => Promise.resolve(left.shift() ?? no('script is over'));
    }

    function options(overrides = {}) {
      const clock = createFakeClock();
      return {
        clock,
        random: () => 0.5,
        signal: new AbortController().signal,
        deadlineAtMs: 60_000,
        ...overrides,
      };
    }

    it('answers with the first value and the tries it took', async () => {
      const given = options();

      const result = await retry(script(no('a'), no('b'), ok), given);

      expect(result).toEqual({ ok: true, value: 'answer', tries: 3 });
      expect(given.clock.sleeps).toEqual([250, 500]);
    });

    it('gives up after four tries with the last failure', async () => {
      const result = await retry(script(no('a'), no('b'), no('c'), no('d'), ok), options());

      expect(result).toMatchObject({ ok: false, failure: 'd', tries: 4 });
    });

    it('leaves waiting to whoever offers it, and ends where that says so', async () => {
      const waits: unknown[] = [];
      const wait = (ms: number, { status }: FailedTry, failure: string) => {
        waits.push([ms, status, failure]);
        return Promise.resolve(waits.length < 2);
      };
      const given = options({ wait });

      const result = await retry(script(no('a'), no('b'), ok), given);

      expect(result).toMatchObject({ ok: false, failure: 'b', failed: { status: 503 }, tries: 2 });
      expect(waits).toEqual([
        [250, 503, 'a'],
        [500, 503, 'b'],
      ]);
      expect(given.clock.sleeps).toEqual([]);
    });

    it('does not wait past the deadline', async () => {
      const given = options({ deadlineAtMs: 1_000 });
      const slow = no('slow', { hints: { shouldRetry: null, afterMs: 5_000 } });

      const result = await retry(script(slow, ok), given);

      expect(result).toMatchObject({ ok: false, failure: 'slow', tries: 1 });
      expect(given.clock.sleeps).toEqual([]);
    });

    it('ends with the failure at hand when it is stopped while waiting', async () => {
      const controller = new AbortController();
      const clock = { monotonicMs: () => 0, sleep: () => Promise.reject(controller.signal.reason) };
      controller.abort(new Error('stop'));

      const result = await retry(script(no('first'), ok), options({ clock, signal: controller.signal }));

      expect(result).toMatchObject({ ok: false, failure: 'first', tries: 1 });
    });

    it('does not try again after a clock that only returns when it is stopped', async () => {
      const controller = new AbortController();
      const clock = {
        monotonicMs: () => 0,
        sleep: () => {
          controller.abort();
          return Promise.resolve();
        },
      };

      const result = await retry(script(no('first'), ok), options({ clock, signal: controller.signal }));

      expect(result).toMatchObject({ ok: false, failure: 'first', tries: 1 });
    });

    it('does not hide a broken clock', async () => {
      const clock = { monotonicMs: () => 0, sleep: () => Promise.reject(new Error('no timer')) };

      await expect(retry(script(no('first'), ok), options({ clock }))).rejects.toThrow('no timer');
    });
  });
});
