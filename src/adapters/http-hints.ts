/** What answer headers say about trying again. */
import type { RetryHints } from '../lib/retry.ts';

/**
 * `x-should-retry`, then `retry-after-ms`, then `retry-after` in seconds or as a date (RFC 9110, 10.2.3). A date is
 * measured against the server's own `date`: this machine's clock may be off.
 */
export function readRetryHints(headers: Readonly<Record<string, string>>, nowMs: number): RetryHints {
  return { shouldRetry: readFlag(headers['x-should-retry']), afterMs: readAfter(headers, nowMs) };
}

function readFlag(text: string | undefined): boolean | null {
  if (text === 'true') return true;
  return text === 'false' ? false : null;
}

function readAfter(headers: Readonly<Record<string, string>>, nowMs: number): number | null {
  const ms = readNumber(headers['retry-after-ms']);
  if (ms !== null) return ms;
  const after = headers['retry-after'];
  const seconds = readNumber(after);
  if (seconds !== null) return seconds * 1_000;
  const at = readDate(after);
  if (at === null) return null;
  return at - (readDate(headers.date) ?? nowMs);
}

function readNumber(text: string | undefined): number | null {
  return text !== undefined && /^\s*-?\d+(?:\.\d+)?\s*$/.test(text) ? Number(text) : null;
}

function readDate(text: string | undefined): number | null {
  if (text === undefined) return null;
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? null : ms;
}
