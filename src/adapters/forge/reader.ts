/** Reads: repeated on trouble that passes, and an error where they come to nothing. */
import type { ForgeError } from '../../domain/errors.ts';
import { type RetryPolicy, retryDelay } from '../../lib/retry.ts';
import { readRetryHints } from '../http-hints.ts';
import type { ApiAnswer, Exchange } from './exchange.ts';
import { MAX_TRIES, type SenderParts, sendOnce } from './sender.ts';

const READ_POLICY: RetryPolicy = {
  maxTries: MAX_TRIES,
  firstWaitMs: 500,
  longestWaitMs: 8_000,
  longestServerWaitMs: 60_000,
};

/** Statuses that pass with time. */
const PASSING: ReadonlySet<number> = new Set([408, 500, 502, 503, 504]);

export type Broken = Extract<Exchange, { kind: 'broken' }>;

/** A forge's own words for reads that came to nothing. */
export type ReadProblems = {
  refused(place: string, answer: ApiAnswer): ForgeError;
  broken(place: string, broken: Broken): ForgeError;
  limited(place: string, message: string): ForgeError;
};

export type ReaderParts<C> = SenderParts<C> & {
  /** 0 ≤ x < 1. */
  readonly random: () => number;
  readonly problems: ReadProblems;
};

export type Read = { readonly place: string; readonly answer: ApiAnswer };

/** One read. `allow` are statuses outside 2xx that are answers to the caller. Throws `ForgeError`. */
export async function read<C>(
  parts: ReaderParts<C>,
  call: C,
  { allow = [] }: { readonly allow?: readonly number[] } = {},
): Promise<Read> {
  for (let tries = 1; ; tries++) {
    const result = await sendOnce(parts, call, tries);
    if (result.kind === 'limited') throw parts.problems.limited(result.place, result.message);
    if (result.kind === 'held') continue;
    if (result.kind === 'answer' && isWanted(result.answer.status, allow)) return result;
    if (!(await waited(delayAfter(result, tries, parts), parts))) throw errorOf(result, parts.problems);
  }
}

function isWanted(status: number, allow: readonly number[]): boolean {
  return (status >= 200 && status < 300) || allow.includes(status);
}

function passes(exchange: Exchange): boolean {
  return exchange.kind === 'answer' ? PASSING.has(exchange.answer.status) : exchange.passing;
}

function errorOf(exchange: Exchange, problems: ReadProblems): ForgeError {
  return exchange.kind === 'answer'
    ? problems.refused(exchange.place, exchange.answer)
    : problems.broken(exchange.place, exchange);
}

/** Milliseconds before the next try; null where there is none. */
function delayAfter<C>(exchange: Exchange, tries: number, { clock, random }: ReaderParts<C>): number | null {
  if (!passes(exchange)) return null;
  const headers = exchange.kind === 'answer' ? exchange.answer.headers : {};
  const { afterMs } = readRetryHints(headers, Date.parse(clock.now()));
  const failed = { status: null, transient: true, quota: false, hints: { shouldRetry: null, afterMs } };
  const state = { tries, remainingMs: Number.POSITIVE_INFINITY, random: random() };
  return retryDelay(failed, state, READ_POLICY);
}

/** Waits; false where there is no wait, or the run was stopped meanwhile. */
async function waited<C>(delayMs: number | null, { clock, signal }: ReaderParts<C>): Promise<boolean> {
  if (delayMs === null) return false;
  try {
    await clock.sleep(delayMs, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return !signal.aborted;
}
