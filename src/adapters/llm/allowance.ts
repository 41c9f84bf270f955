/** What a model server's headers tell of its rate limits. */
import { serverNow } from '../http-hints.ts';
import { readMsUntil, readNumber } from '../http-time.ts';

/** What servers count. `input` is what a request brings, `tokens` both ways together. */
export type Counted = 'requests' | 'input' | 'output' | 'tokens';

/** What is left of one limit, and for how long that holds. */
export type Allowance = {
  readonly of: Counted;
  /** Null where it is not told. */
  readonly limit: number | null;
  readonly remaining: number;
  /** Milliseconds until the whole limit is there again, more than 0. */
  readonly resetMs: number;
};

/** Names of the three headers of one limit. */
type Names = { readonly of: Counted; readonly name: (fact: 'limit' | 'remaining' | 'reset') => string };

/**
 * Anthropic (https://platform.claude.com/docs/en/api/rate-limits), OpenAI and those who follow it
 * (https://platform.openai.com/docs/guides/rate-limits), GitHub Models and OpenRouter.
 */
const HEADERS: readonly Names[] = [
  { of: 'requests', name: (fact) => `anthropic-ratelimit-requests-${fact}` },
  { of: 'input', name: (fact) => `anthropic-ratelimit-input-tokens-${fact}` },
  { of: 'output', name: (fact) => `anthropic-ratelimit-output-tokens-${fact}` },
  { of: 'tokens', name: (fact) => `anthropic-ratelimit-tokens-${fact}` },
  { of: 'requests', name: (fact) => `x-ratelimit-${fact}-requests` },
  { of: 'tokens', name: (fact) => `x-ratelimit-${fact}-tokens` },
  { of: 'requests', name: (fact) => `x-ratelimit-${fact}` },
];

/** The longest limit that vendors count is one day; what is longer comes from clocks that differ or from a mistake. */
const LONGEST_RESET_MS = 25 * 60 * 60_000;

/**
 * What an answer tells of its limits. Left out is what no wait can be drawn from: a part is missing, is no number (-1 and 0
 * from Azure, where nothing is counted), has passed, or lies farther away than any limit.
 */
export function readAllowances(
  headers: Readonly<Record<string, string>>,
  nowMs: number,
): readonly Allowance[] {
  const now = serverNow(headers, nowMs);
  return HEADERS.flatMap(({ of, name }) => {
    const remaining = readNumber(headers[name('remaining')]);
    const resetMs = readMsUntil(headers[name('reset')], now);
    if (remaining === null || remaining < 0 || resetMs === null) return [];
    if (!(resetMs > 0 && resetMs <= LONGEST_RESET_MS)) return [];
    const limit = readNumber(headers[name('limit')]);
    return [{ of, limit: limit !== null && limit > 0 ? limit : null, remaining, resetMs }];
  });
}

/**
 * Milliseconds until a refused request may be accepted, by the limits that came with the refusal: the farthest reset of
 * those that are used up, of all where none is. Null where none is told.
 */
export function resetAfter(allowances: readonly Allowance[]): number | null {
  const usedUp = allowances.filter(({ remaining }) => remaining === 0);
  const deciding = usedUp.length > 0 ? usedUp : allowances;
  return deciding.length === 0 ? null : Math.max(...deciding.map(({ resetMs }) => resetMs));
}

/** What one request takes of each limit; of the answer it is only known that there will be one. */
export function needOf(of: Counted, inputTokens: number): number {
  return of === 'input' || of === 'tokens' ? Math.max(1, inputTokens) : 1;
}

/** The allowances of one model as they are known, on the monotonic clock. */
export type Ledger = {
  /** The instant from which a request of so many tokens fits; 0 where nothing speaks against it. */
  fitsAt(inputTokens: number, nowMs: number): number;
  /** Counts a request that is sent now. */
  take(inputTokens: number): void;
  /**
   * Takes over what the answer to the request with this number told. `later` are the tokens of requests that were sent
   * behind it and are under way: the server may not have counted them yet.
   */
  told(allowances: readonly Allowance[], sent: number, later: readonly number[], nowMs: number): void;
};

type Entry = {
  readonly limit: number | null;
  remaining: number;
  readonly resetAtMs: number;
  readonly sent: number;
};

/** A ledger that knows nothing yet, and so holds nobody up. */
export function createLedger(): Ledger {
  const entries = new Map<Counted, Entry>();
  return {
    fitsAt: (inputTokens, nowMs) => {
      const open = [...entries].filter(([, entry]) => entry.resetAtMs > nowMs);
      const short = open.filter(([of, { limit, remaining }]) => {
        // What exceeds the limit itself never fits: it is sent once the limit is whole.
        const need = Math.min(needOf(of, inputTokens), limit ?? Number.POSITIVE_INFINITY);
        return need > remaining;
      });
      return Math.max(0, ...short.map(([, { resetAtMs }]) => resetAtMs));
    },
    take: (inputTokens) => {
      for (const [of, entry] of entries) entry.remaining -= needOf(of, inputTokens);
    },
    told: (allowances, sent, later, nowMs) => {
      for (const { of, limit, remaining, resetMs } of allowances) {
        const known = entries.get(of);
        // Answers overtake one another: the word of the latest request is the newest.
        if (known !== undefined && known.resetAtMs > nowMs && known.sent > sent) continue;
        const taken = later.reduce((sum, tokens) => sum + needOf(of, tokens), 0);
        entries.set(of, { limit, remaining: remaining - taken, resetAtMs: nowMs + resetMs, sent });
      }
    },
  };
}
