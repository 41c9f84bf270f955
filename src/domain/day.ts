import type { Clock } from './ports.ts';

/** The day of a clock in UTC, YYYY-MM-DD. */
export function dayOf(clock: Pick<Clock, 'now'>): string {
  return clock.now().slice(0, 10);
}
