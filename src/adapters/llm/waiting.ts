/** What trouble means for the pace, and what is said of time that was waited. */
import { ModelError, type ModelFault } from '../../domain/errors.ts';
import { believedMs, type FailedTry, type RetryHints } from '../../lib/retry.ts';
import { fieldsOf } from './fields.ts';
import type { Trouble } from './load.ts';
import type { Entry, Visit, WaitCause } from './pace.ts';

/** Shorter waits are the ordinary course of things. */
const TOLD_FROM_MS = 5_000;

/** What a fault tells of the server's load. An account without money is neither: waiting does not help. */
export function troubleOf(fault: ModelFault): Trouble {
  if (fault === 'rate-limited') return 'limited';
  return fault === 'overloaded' ? 'overloaded' : 'other';
}

/**
 * Milliseconds for which everybody with the same key waits, too. A limit is everybody's: they wait as long as the request
 * that met it, or as the server asks where that gave up. An overload is the others' only where the server names a time.
 */
export function pauseAfter(trouble: Trouble, failed: FailedTry, delayMs: number | null): number {
  const told = believedMs(failed.hints);
  if (trouble === 'other' || (trouble === 'overloaded' && told === null)) return 0;
  return delayMs ?? told ?? 0;
}

/** For a message: how long the server asks to wait, empty where it does not. */
export function askedWait(hints: RetryHints): string {
  const ms = believedMs(hints);
  return ms === null ? '' : ` and asks to wait ${secondsOf(ms)}`;
}

/** The error of a question that was never sent. */
export function notLetIn(
  entry: Exclude<Entry, { readonly kind: 'open' }>,
  host: string,
  signal: AbortSignal,
): ModelError {
  if (entry.kind === 'late') {
    const words = `not sent: the rate limit of ${host} holds for ${secondsOf(entry.waitMs)} more, beyond the deadline`;
    return new ModelError(words, 'rate-limited', { attempts: 0 });
  }
  const isTimeout = fieldsOf(signal.reason).name === 'TimeoutError';
  return new ModelError(
    `not sent: stopped while it waited for its turn at ${host}`,
    isTimeout ? 'timeout' : 'aborted',
    {
      attempts: 0,
    },
  );
}

const WAITED_FOR: Readonly<Record<WaitCause, (host: string) => string>> = {
  limit: (host) => `for the rate limit of ${host}`,
  retry: (host) => `before asking ${host} again`,
  turn: (host) => `for its turn at ${host}`,
};

/** A note for each cause that took more than a few seconds, so that logs say where time went. */
export function waitNotes(visit: Visit, host: string): readonly string[] {
  const waited = visit.waited();
  const causes = (['limit', 'retry', 'turn'] as const).filter((cause) => waited[cause] >= TOLD_FROM_MS);
  return causes.map((cause) => `waited ${secondsOf(waited[cause])} ${WAITED_FOR[cause](host)}`);
}

function secondsOf(ms: number): string {
  return `${Math.ceil(ms / 1_000)} s`;
}
