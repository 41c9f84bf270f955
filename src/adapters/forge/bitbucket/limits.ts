/** How an answer of Bitbucket's tells of a rate limit: 429, and how long it holds not always. */
import { readRetryHints } from '../../http-hints.ts';
import type { ApiAnswer } from '../exchange.ts';
import type { Limit } from '../gate.ts';

const SHORTEST_WAIT_MS = 1_000;
/** Cloud counts by the hour; what is longer comes from clocks that differ. */
const LONGEST_WAIT_MS = 60 * 60_000;

/** The limit that an answer is refused by; null where it is none. `nowMs` is the wall clock. */
export function limitOf(answer: ApiAnswer, nowMs: number): Limit | null {
  if (answer.status !== 429) return null;
  const { afterMs } = readRetryHints(answer.headers, nowMs);
  const known = afterMs === null ? null : Math.min(Math.max(afterMs, SHORTEST_WAIT_MS), LONGEST_WAIT_MS);
  return { kind: 'primary', afterMs: known };
}
