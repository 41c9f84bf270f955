/** What answer headers say about trying again. */
import type { RetryHints } from '../lib/retry.ts';
import { readDate, readMsUntil, readNumber } from './http-time.ts';

/**
 * `x-should-retry`, then `retry-after-ms`, then `retry-after` in seconds or as a date (RFC 9110, 10.2.3), and in the forms
 * that servers use besides: seconds since 1970, a duration. What is told is given as it is, also where it makes no sense as
 * a wait: whoever waits decides what to believe.
 */
export function readRetryHints(headers: Readonly<Record<string, string>>, nowMs: number): RetryHints {
  const afterMs = readNumber(headers['retry-after-ms']);
  return {
    shouldRetry: readFlag(headers['x-should-retry']),
    afterMs: afterMs ?? readMsUntil(headers['retry-after'], serverNow(headers, nowMs)),
  };
}

/** Instants are measured against the server's own `date`: this machine's clock may be off. */
export function serverNow(headers: Readonly<Record<string, string>>, nowMs: number): number {
  return readDate(headers.date, nowMs) ?? nowMs;
}

function readFlag(text: string | undefined): boolean | null {
  if (text === 'true') return true;
  return text === 'false' ? false : null;
}
