/** Rate limits: how an answer tells of one, and the waiting for it within the run's budget. */
import type { Clock } from '../../../domain/ports.ts';
import { readRetryHints } from '../../http-hints.ts';
import type { ApiAnswer } from './api.ts';
import { at, textOf } from './fields.ts';

/** A limit that an answer tells of; `afterMs` is null where the answer does not say how long it holds. */
export type Limit = {
  readonly kind: 'primary' | 'secondary';
  readonly afterMs: number | null;
};

/** The primary limit counts by the hour: a reset farther away comes from clocks that differ. */
const LONGEST_PRIMARY_MS = 60 * 60_000;

/** Longer than any limit of GitHub's. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;

/** GitHub's advice where no header says how long: a minute, then longer each time. */
const UNKNOWN_WAIT_MS = 60_000;

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

/** What shares a primary limit; a secondary one holds for both. */
export type Resource = 'rest' | 'graphql';

/** The gate that every request passes: closed while a limit holds, and for good where that outlasts the budget. */
export type Gate = {
  /** Resolves when a request may be sent: null, or the words that say until when none may. */
  pass(resource: Resource): Promise<string | null>;
  /** Takes note of a limit met for the `nth` time by one request: null where waiting is within the budget. */
  hold(resource: Resource, limit: Limit, nth: number): string | null;
};

export type GateOptions = {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Milliseconds that one run waits for limits in all. */
  readonly budgetMs: number;
  readonly notify: (line: string) => void;
};

type State = { untilMs: number; closed: string | null };

/** One gate for a run: requests that meet the same limit share one wait and pay for it once. */
export function createGate(options: GateOptions): Gate {
  const { clock } = options;
  const states: Record<Resource, State> = {
    rest: { untilMs: 0, closed: null },
    graphql: { untilMs: 0, closed: null },
  };
  let leftMs = options.budgetMs;
  const pass = async (resource: Resource): Promise<string | null> => {
    const state = states[resource];
    for (;;) {
      const waitMs = state.untilMs - clock.monotonicMs();
      if (waitMs <= 0) return null;
      if (state.closed !== null) return state.closed;
      await clock.sleep(waitMs, options.signal);
    }
  };
  /** Whether the budget has so much; what another request waits for already costs nothing. */
  const pay = (extraMs: number): boolean => {
    if (extraMs <= 0) return true;
    if (extraMs > leftMs) return false;
    leftMs -= extraMs;
    options.notify(`GitHub limits requests: waiting ${Math.ceil(extraMs / 1_000)} s`);
    return true;
  };
  const hold = (resource: Resource, limit: Limit, nth: number): string | null => {
    const nowMs = clock.monotonicMs();
    const waitMs = limit.afterMs ?? UNKNOWN_WAIT_MS * 2 ** (nth - 1);
    const untilMs = nowMs + waitMs;
    const held = limit.kind === 'primary' ? [states[resource]] : Object.values(states);
    const paidUntilMs = Math.max(nowMs, ...held.map((state) => state.untilMs));
    const closed = pay(untilMs - paidUntilMs) ? null : tooLong(limit, waitMs, clock);
    for (const state of held) {
      if (closed !== null) state.closed = closed;
      state.untilMs = Math.max(state.untilMs, untilMs);
    }
    return closed;
  };
  return { pass, hold };
}

function tooLong(limit: Limit, waitMs: number, clock: Clock): string {
  const then = new Date(Date.parse(clock.now()) + waitMs).toISOString().replace(/\.\d+Z$/, 'Z');
  return `GitHub's ${limit.kind} rate limit is reached and holds longer than this run waits; try again after ${then}`;
}
