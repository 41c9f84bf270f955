/** When a failed request is worth another try, and how long to wait before it. */

/** The rules as data. Times are milliseconds. */
export type RetryPolicy = {
  /** Tries in all, the first one included. */
  readonly maxTries: number;
  /** The ceiling of the first wait; it doubles with every further one. */
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  /** The most that is waited because the server said so. */
  readonly longestServerWaitMs: number;
};

/** Four tries in all; the waits are those of the vendors' own clients, 0.5 s doubling to 8 s. */
export const RETRY_POLICY: RetryPolicy = {
  maxTries: 4,
  firstWaitMs: 500,
  longestWaitMs: 8_000,
  longestServerWaitMs: 120_000,
};

/** What is longer is no wait but a mistake: no vendor counts beyond days. */
const LONGEST_BELIEVED_MS = 7 * 24 * 60 * 60_000;

/**
 * Tries in all where each refusal for the rate came with the time to wait: such tries cost nothing and end the wait, and the
 * window of a limit that is shared may go to others a few times.
 */
const MAX_TOLD_TRIES = 8;

/** What a server's headers say about trying again; null where they say nothing. */
export type RetryHints = { readonly shouldRetry: boolean | null; readonly afterMs: number | null };

export const NO_HINTS: RetryHints = { shouldRetry: null, afterMs: null };

/** What is known of a failed try. */
export type FailedTry = {
  /** HTTP status; null where no whole answer came. */
  readonly status: number | null;
  /** The connection broke, so that the same request may work the next time. */
  readonly transient: boolean;
  /** The account is out of money or over its limit: waiting does not help. */
  readonly quota: boolean;
  readonly hints: RetryHints;
};

/** Where the loop stands when it decides. */
export type RetryState = {
  /** Tries made so far, at least 1. */
  readonly tries: number;
  readonly remainingMs: number;
  /** 0 ≤ x < 1. */
  readonly random: number;
};

/** Statuses below 500 that pass with time. */
const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([408, 409, 425, 429]);

/** Statuses that the same request meets again, whatever a header says. */
const FINAL_STATUSES: ReadonlySet<number> = new Set([400, 401, 402, 403, 404, 413, 422]);

/**
 * Milliseconds to wait before the next try, or null where there is none. A server's own number counts where it is
 * positive; otherwise full jitter under a doubling ceiling. A wait that would outlast the time left is no wait.
 */
export function retryDelay(
  failed: FailedTry,
  state: RetryState,
  policy: RetryPolicy = RETRY_POLICY,
): number | null {
  const isTold = failed.status === 429 && believedMs(failed.hints) !== null;
  const maxTries = isTold ? Math.max(policy.maxTries, MAX_TOLD_TRIES) : policy.maxTries;
  if (state.tries >= maxTries || !isWorthRetrying(failed)) return null;
  const delayMs = waitMs(failed.hints, state, policy);
  return delayMs < state.remainingMs ? delayMs : null;
}

function isWorthRetrying(failed: FailedTry): boolean {
  if (failed.quota) return false;
  if (failed.status === null) return failed.transient;
  if (FINAL_STATUSES.has(failed.status)) return false;
  if (failed.hints.shouldRetry !== null) return failed.hints.shouldRetry;
  return failed.transient || failed.status >= 500 || TRANSIENT_STATUSES.has(failed.status);
}

/**
 * Milliseconds that a server asks to wait; null where it says nothing that can be believed. A date in the past, a negative
 * number, zero and a time years ahead say nothing about how long: clocks differ, and servers err.
 */
export function believedMs({ afterMs }: RetryHints): number | null {
  return afterMs !== null && afterMs > 0 && afterMs <= LONGEST_BELIEVED_MS ? Math.ceil(afterMs) : null;
}

function waitMs(hints: RetryHints, state: RetryState, policy: RetryPolicy): number {
  const toldMs = believedMs(hints);
  if (toldMs !== null) return Math.min(toldMs, policy.longestServerWaitMs);
  const ceiling = Math.min(policy.longestWaitMs, policy.firstWaitMs * 2 ** (state.tries - 1));
  return Math.max(1, Math.floor(state.random * ceiling));
}

/** The part of the Clock port that waiting needs. */
export type RetryClock = {
  monotonicMs(): number;
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
};

/** One try: a value, or how it failed together with the error that stands if it was the last. */
export type TryResult<T, F> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failed: FailedTry; readonly failure: F };

/** How the tries ended. */
export type RetryResult<T, F> =
  | { readonly ok: true; readonly value: T; readonly tries: number }
  | { readonly ok: false; readonly failure: F; readonly failed: FailedTry; readonly tries: number };

export type RetryOptions<F> = {
  readonly clock: RetryClock;
  readonly random: () => number;
  readonly signal: AbortSignal;
  /** The instant on the monotonic clock after which no try starts. */
  readonly deadlineAtMs: number;
  readonly policy?: RetryPolicy;
  /**
   * How the time between two tries passes, where it is not just slept through: false where no further try is to be made.
   * It gets the wait and the failed try.
   */
  readonly wait?: (delayMs: number, failed: FailedTry, failure: F) => Promise<boolean>;
};

/** Tries until one succeeds or no further try is worth it. An abort while waiting ends with the failure at hand. */
export async function retry<T, F>(
  attempt: () => Promise<TryResult<T, F>>,
  options: RetryOptions<F>,
): Promise<RetryResult<T, F>> {
  for (let tries = 1; ; tries++) {
    const result = await attempt();
    if (result.ok) return { ok: true, value: result.value, tries };
    const remainingMs = options.deadlineAtMs - options.clock.monotonicMs();
    const state = { tries, remainingMs, random: options.random() };
    const delayMs = retryDelay(result.failed, state, options.policy);
    const wait = options.wait ?? ((ms: number) => waited(ms, options));
    if (delayMs === null || !(await wait(delayMs, result.failed, result.failure))) {
      return { ok: false, failure: result.failure, failed: result.failed, tries };
    }
  }
}

/** Waits; false where the signal was raised meanwhile, however the clock reports that. */
async function waited(
  delayMs: number,
  options: Pick<RetryOptions<never>, 'clock' | 'signal'>,
): Promise<boolean> {
  try {
    await options.clock.sleep(delayMs, options.signal);
  } catch (error) {
    if (!options.signal.aborted) throw error;
  }
  return !options.signal.aborted;
}
