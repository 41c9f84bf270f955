/** How an answer of GitHub's tells of a rate limit. */
import { readRetryHints } from '../../http-hints.ts';
import type { ApiAnswer } from '../exchange.ts';
import { at, textOf } from '../fields.ts';
import type { Limit } from '../gate.ts';

/** The primary limit counts by the hour: a reset farther away comes from clocks that differ. */
const LONGEST_PRIMARY_MS = 60 * 60_000;

/** Longer than any limit of GitHub's. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;

const SHORTEST_WAIT_MS = 1_000;

/**
 * GitHub's words for its limits, secondary ones above all: those come with 403 and often without a header.
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
const LIMIT_WORDS = /secondary rate|abuse|rate limit exceeded/i;

/** A refusal for want of permission, which may be the very request that used the limit up. */
const PERMISSION_WORDS = /^resource not accessible|^must have /i;

/** The limit that an answer is refused by, REST or GraphQL; null where it is none. `nowMs` is the wall clock. */
export function limitOf(answer: ApiAnswer, nowMs: number): Limit | null {
  if (answer.status === 200) return graphqlLimit(answer, nowMs);
  if (answer.status !== 403 && answer.status !== 429) return null;
  const message = textOf(at(answer.data, 'message')) ?? '';
  if (answer.status === 403 && PERMISSION_WORDS.test(message)) return null;
  const isTold = LIMIT_WORDS.test(message) || 'retry-after' in answer.headers || isUsedUp(answer);
  return answer.status === 429 || isTold ? describe(answer, message, nowMs) : null;
}

/** GraphQL answers 200 and names the limit among the errors. */
function graphqlLimit(answer: ApiAnswer, nowMs: number): Limit | null {
  const errors = at(answer.data, 'errors');
  if (!Array.isArray(errors)) return null;
  const error = errors.find(
    (each) => at(each, 'type') === 'RATE_LIMITED' || LIMIT_WORDS.test(textOf(at(each, 'message')) ?? ''),
  );
  return error === undefined ? null : describe(answer, textOf(at(error, 'message')) ?? '', nowMs);
}

function isUsedUp(answer: ApiAnswer): boolean {
  return answer.headers['x-ratelimit-remaining'] === '0';
}

/** `retry-after` first, then the reset of a limit that is used up; a message about a secondary limit has no reset. */
function describe(answer: ApiAnswer, message: string, nowMs: number): Limit {
  const isSecondary = /secondary rate|abuse/i.test(message) || !isUsedUp(answer);
  const kind = isSecondary ? 'secondary' : 'primary';
  const { afterMs } = readRetryHints(answer.headers, nowMs);
  if (afterMs !== null) return { kind, afterMs: clamp(afterMs, LONGEST_WAIT_MS) };
  if (isSecondary) return { kind, afterMs: null };
  const resetMs = Number(answer.headers['x-ratelimit-reset']) * 1_000;
  if (!Number.isFinite(resetMs)) return { kind, afterMs: null };
  const serverMs = Date.parse(answer.headers.date ?? '');
  return { kind, afterMs: clamp(resetMs - (Number.isNaN(serverMs) ? nowMs : serverMs), LONGEST_PRIMARY_MS) };
}

function clamp(ms: number, longestMs: number): number {
  return Math.min(Math.max(ms, SHORTEST_WAIT_MS), longestMs);
}
