/** Numbers as people read them. */
import type { Spent } from '../../domain/usage.ts';

/** `1 file`, `2 files`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/** `950`, `12.3k`, `1.2M`. */
export function tokensText(tokens: number): string {
  if (tokens < 1000) return String(tokens);
  // The next unit begins where rounding would write 1000 of this one.
  if (tokens < 999_950) return `${(tokens / 1000).toFixed(1)}k`;
  return `${(tokens / 1_000_000).toFixed(1)}M`;
}

/** Dollars with cents; below a cent with as many digits as it takes to be more than nothing. */
export function usdText(usd: number | null): string {
  if (usd === null) return 'unknown';
  return usd > 0 && usd < 0.01 ? `$${usd.toFixed(4)}` : `$${usd.toFixed(2)}`;
}

/** A total of what is known that says so where a price is not. */
export function totalUsdText(spent: readonly Pick<Spent, 'costUsd'>[]): string {
  const known = spent.flatMap(({ costUsd }) => costUsd ?? []);
  const usd = known.reduce((sum, cost) => sum + cost, 0);
  if (known.length === spent.length) return usdText(usd);
  return usd === 0 ? 'unknown' : `${usdText(usd)} + unknown`;
}

/** `0.8s`, `41.2s`, `3m 05s`. */
export function durationText(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  // Rounds before it splits, so that no minute has sixty seconds.
  if (seconds < 59.95) return `${seconds.toFixed(1)}s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}m ${String(whole % 60).padStart(2, '0')}s`;
}
