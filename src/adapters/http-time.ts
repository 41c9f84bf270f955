/** The ways in which answers write a time: dates, seconds since 1970, durations. Nothing but the forms named here is read. */

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** RFC 9110, 5.6.7: `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT`, `Sun Nov  6 08:49:37 1994`. */
const HTTP_DATES: readonly RegExp[] = [
  /^\w{3}, (?<day>\d{2}) (?<month>\w{3}) (?<year>\d{4}) (?<time>\d{2}:\d{2}:\d{2}) GMT$/,
  /^\w{6,9}, (?<day>\d{2})-(?<month>\w{3})-(?<year>\d{2}) (?<time>\d{2}:\d{2}:\d{2}) GMT$/,
  /^\w{3} (?<month>\w{3}) (?<day>[ \d]\d) (?<time>\d{2}:\d{2}:\d{2}) (?<year>\d{4})$/,
];

/** RFC 3339, which Anthropic's headers use. */
const INTERNET_DATE = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:[Zz]|[+-]\d{2}:\d{2})$/;

/** A count of seconds from here on up is an instant: as a duration it would be thirty years. */
const FIRST_EPOCH_SECONDS = 1_000_000_000;

/** From here on up it counts milliseconds: as seconds it would be a thousand years ahead. */
const FIRST_EPOCH_MS = 100_000_000_000;

const UNIT_MS: Readonly<Record<string, number>> = {
  d: 86_400_000,
  h: 3_600_000,
  m: 60_000,
  s: 1_000,
  ms: 1,
  us: 0.001,
  µs: 0.001,
  ns: 0.000_001,
};

const DURATION = /^(?:\d+(?:\.\d+)?(?:ms|us|µs|ns|d|h|m|s))+$/;

const LONGEST_TEXT = 40;

/** A plain number, which may be negative or have decimals; null for anything else. */
export function readNumber(text: string | undefined): number | null {
  return text !== undefined && /^\s*-?\d+(?:\.\d+)?\s*$/.test(text) ? Number(text) : null;
}

/** Milliseconds of a duration such as `6m0s`, `1.5s`, `350ms` or `1h2m3s`; null for anything else, a bare number included. */
export function readDuration(text: string): number | null {
  const words = text.trim();
  if (words.length > LONGEST_TEXT || !DURATION.test(words)) return null;
  const parts = words.matchAll(/([\d.]+)([a-zµ]+)/g);
  return [...parts].reduce((sum, [, count, unit]) => sum + Number(count) * (UNIT_MS[unit ?? ''] ?? 0), 0);
}

/** The instant of a date in one of the forms of RFC 9110 or RFC 3339, in milliseconds since 1970; null for anything else. */
export function readDate(text: string | undefined, nowMs: number): number | null {
  const words = text?.trim() ?? '';
  if (words.length > LONGEST_TEXT) return null;
  if (INTERNET_DATE.test(words)) return numberOrNull(Date.parse(words));
  for (const form of HTTP_DATES) {
    const parts = form.exec(words)?.groups;
    if (parts !== undefined) return readParts(parts, nowMs);
  }
  return null;
}

/** All three forms are in GMT, the last one without saying so: a plain parser would take it for local time. */
function readParts(parts: Readonly<Record<string, string>>, nowMs: number): number | null {
  const month = MONTHS.indexOf(parts.month ?? '');
  const year = Number(parts.year);
  const fullYear = year < 100 ? nearCentury(year, nowMs) : year;
  const [hours = 0, minutes = 0, seconds = 0] = (parts.time ?? '').split(':').map(Number);
  return month < 0
    ? null
    : numberOrNull(Date.UTC(fullYear, month, Number(parts.day), hours, minutes, seconds));
}

/** RFC 9110: two digits that would lie more than fifty years ahead are of the century before. */
function nearCentury(year: number, nowMs: number): number {
  const now = new Date(nowMs).getUTCFullYear();
  const full = now - (now % 100) + year;
  return full > now + 50 ? full - 100 : full;
}

function numberOrNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

/**
 * Milliseconds from `nowMs` until what a text tells: a number of seconds, seconds or milliseconds since 1970, a duration, a
 * date. Negative where that has passed; null for anything else.
 */
export function readMsUntil(text: string | undefined, nowMs: number): number | null {
  const count = readNumber(text);
  if (count !== null) {
    if (count >= FIRST_EPOCH_MS) return count - nowMs;
    return count >= FIRST_EPOCH_SECONDS ? count * 1_000 - nowMs : count * 1_000;
  }
  const duration = text === undefined ? null : readDuration(text);
  if (duration !== null) return duration;
  const at = readDate(text, nowMs);
  return at === null ? null : at - nowMs;
}
