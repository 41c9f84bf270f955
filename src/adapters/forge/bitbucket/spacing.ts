import type { Clock } from '../../../domain/ports.ts';

/**
 * Waits before each request until `spacingMs` have passed since the one before was let through. Data Center refills a
 * user's bucket with 5 requests a second by default.
 */
export function createSpacing(clock: Clock, spacingMs: number, signal: AbortSignal): () => Promise<void> {
  let lastMs = Number.NEGATIVE_INFINITY;
  let queue: Promise<void> = Promise.resolve();
  const turn = async (): Promise<void> => {
    const waitMs = lastMs + spacingMs - clock.monotonicMs();
    // A run that is stopped sends nothing any more; whoever sends finds that out by itself.
    if (waitMs > 0) await clock.sleep(waitMs, signal).catch(() => undefined);
    lastMs = clock.monotonicMs();
  };
  return () => {
    queue = queue.then(turn);
    return queue;
  };
}
