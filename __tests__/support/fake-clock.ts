/** A clock that is only ever moved by sleeping on it or by hand. */
import type { Clock } from '../../src/domain/ports.ts';

export type FakeClock = Clock & {
  /** Every wait that was asked for, in milliseconds. */
  readonly sleeps: readonly number[];
  advance(ms: number): void;
  /** Moves the wall clock alone, as a correction of the machine's time does. */
  skew(ms: number): void;
};

/** Starts at the given instant; sleeping takes no time and moves both clocks. */
export function createFakeClock(start = '2026-01-02T03:04:05Z'): FakeClock {
  const startMs = Date.parse(start);
  let elapsedMs = 0;
  let skewMs = 0;
  const sleeps: number[] = [];
  return {
    sleeps,
    now: () => new Date(startMs + elapsedMs + skewMs).toISOString(),
    monotonicMs: () => elapsedMs,
    sleep: (ms, signal) => {
      if (signal?.aborted) return Promise.reject(signal.reason);
      sleeps.push(ms);
      elapsedMs += ms;
      return Promise.resolve();
    },
    advance: (ms) => {
      elapsedMs += ms;
    },
    skew: (ms) => {
      skewMs += ms;
    },
  };
}
