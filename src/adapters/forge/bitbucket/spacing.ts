import type { Clock } from '../../../domain/ports.ts';

/**
 * Waits before each request until `spacingMs` have passed since the one before was let through. Data Center refills a
 * user's bucket with 5 requests a second by default.
 */
export function createSpacing(clock: Clock, spacingMs: number, signal: AbortSignal): () => Promise<void> {
  let freeAtMs = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = clock.monotonicMs();
    const turn = Math.max(now, freeAtMs);
    freeAtMs = turn + spacingMs;
    if (turn <= now) return;
    // A run that is stopped sends nothing any more; whoever sends finds that out by itself.
    await clock.sleep(turn - now, signal).catch(() => undefined);
  };
}
