/** A clock whose time passes only when everybody waits: it then jumps to whoever wakes first. */
import type { Clock } from '../../src/domain/ports.ts';

export type SteppedClock = Clock & {
  /** Lets time pass until nobody sleeps any more. */
  run(): Promise<void>;
};

type Sleeper = { readonly atMs: number; readonly wake: () => void };

/** Starts at the given instant. */
export function createSteppedClock(start = '2026-01-02T03:04:05Z'): SteppedClock {
  const startMs = Date.parse(start);
  const sleepers = new Set<Sleeper>();
  let elapsedMs = 0;
  return {
    now: () => new Date(startMs + elapsedMs).toISOString(),
    monotonicMs: () => elapsedMs,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const stop = (): void => {
          sleepers.delete(sleeper);
          reject(signal?.reason);
        };
        const wake = (): void => {
          sleepers.delete(sleeper);
          signal?.removeEventListener('abort', stop);
          resolve();
        };
        const sleeper = { atMs: elapsedMs + ms, wake };
        sleepers.add(sleeper);
        signal?.addEventListener('abort', stop, { once: true });
      }),
    run: async () => {
      for (;;) {
        // Whatever can go on without time passing goes on first.
        await new Promise(setImmediate);
        const [first] = [...sleepers].sort((a, b) => a.atMs - b.atMs);
        if (first === undefined) return;
        elapsedMs = Math.max(elapsedMs, first.atMs);
        first.wake();
      }
    },
  };
}
