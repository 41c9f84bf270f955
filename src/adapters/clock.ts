/** The machine's clocks behind the Clock port. */
import type { Clock } from '../domain/ports.ts';

/** Node fires a timer at once when it is longer than this many milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The clock of this machine. `sleep` rejects with the signal's reason when it is raised. */
export function createSystemClock(): Clock {
  return {
    now: () => new Date().toISOString(),
    monotonicMs: () => performance.now(),
    sleep,
  };
}

function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(
      () => {
        signal?.removeEventListener('abort', stop);
        resolve();
      },
      Math.min(Math.max(0, ms), LONGEST_TIMER_MS),
    );
    signal?.addEventListener('abort', stop, { once: true });
  });
}
