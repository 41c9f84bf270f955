import { describe, expect, it } from '@jest/globals';
import { readRetryHints } from '../../src/adapters/http-hints.ts';
import { readDate, readDuration, readMsUntil } from '../../src/adapters/http-time.ts';

const NOW = Date.parse('2026-01-02T03:04:05Z');

/** Seconds since 1970 of an instant after now. */
const epoch = (afterMs: number): string => String((NOW + afterMs) / 1_000);

describe('adapters/http-hints', () => {
  it.each([
    ['nothing', {}, null],
    ['seconds', { 'retry-after': '7' }, 7_000],
    ['parts of a second', { 'retry-after': ' 0.5 ' }, 500],
    ['a negative number', { 'retry-after': '-3' }, -3_000],
    ['a huge number', { 'retry-after': '99999999' }, 99_999_999_000],
    ['milliseconds', { 'retry-after-ms': '1500' }, 1_500],
    ['milliseconds before seconds', { 'retry-after-ms': '1500', 'retry-after': '7' }, 1_500],
    ['seconds behind unreadable milliseconds', { 'retry-after-ms': 'soon', 'retry-after': '7' }, 7_000],
    ['a date', { 'retry-after': 'Fri, 02 Jan 2026 03:04:35 GMT' }, 30_000],
    ['a date in the past', { 'retry-after': 'Fri, 02 Jan 2026 03:04:00 GMT' }, -5_000],
    ['a date of RFC 850', { 'retry-after': 'Friday, 02-Jan-26 03:04:35 GMT' }, 30_000],
    ['a date of asctime, which is GMT', { 'retry-after': 'Fri Jan  2 03:04:35 2026' }, 30_000],
    ['a date of RFC 3339', { 'retry-after': '2026-01-02T03:04:35Z' }, 30_000],
    ['seconds since 1970', { 'retry-after': epoch(30_000) }, 30_000],
    ['a duration', { 'retry-after': '1m30s' }, 90_000],
    ['words', { 'retry-after': 'later' }, null],
    ['not a number', { 'retry-after': 'NaN' }, null],
    ['no number of plain digits', { 'retry-after': '1e3' }, null],
    ['an empty header', { 'retry-after': '' }, null],
  ])('reads %s', (_, headers, afterMs) => {
    expect(readRetryHints(headers as Record<string, string>, NOW).afterMs).toBe(afterMs);
  });

  it.each([-86_400_000, 86_400_000])(
    "measures a date by the server's clock when this one is off by %i ms",
    (skewMs) => {
      const headers = {
        date: 'Fri, 02 Jan 2026 03:04:05 GMT',
        'retry-after': 'Fri, 02 Jan 2026 03:04:15 GMT',
      };

      expect(readRetryHints(headers, NOW + skewMs).afterMs).toBe(10_000);
    },
  );

  it.each([
    ['true', true],
    ['false', false],
    ['maybe', null],
  ])('reads x-should-retry: %s', (text, shouldRetry) => {
    expect(readRetryHints({ 'x-should-retry': text }, NOW).shouldRetry).toBe(shouldRetry);
  });
});

describe('adapters/http-time', () => {
  it.each([
    ['6m0s', 360_000],
    ['1s', 1_000],
    ['350ms', 350],
    ['13s', 13_000],
    ['34.074824224s', 34_074.824_224],
    ['1h2m3s', 3_723_000],
    ['1d', 86_400_000],
    ['2m59.56s', 179_560],
    [' 5s ', 5_000],
    ['500us', 0.5],
    ['500µs', 0.5],
    ['0s', 0],
    ['7', null],
    ['-1s', null],
    ['1 s', null],
    ['s', null],
    ['', null],
    ['1w', null],
    ['1s later', null],
    [`${'1'.repeat(60)}s`, null],
  ])('reads the duration %j', (text, ms) => {
    const read = readDuration(text);

    if (ms === null) expect(read).toBeNull();
    else expect(read).toBeCloseTo(ms, 6);
  });

  it.each([
    ['Sun, 06 Nov 1994 08:49:37 GMT', '1994-11-06T08:49:37Z'],
    ['Sunday, 06-Nov-94 08:49:37 GMT', '1994-11-06T08:49:37Z'],
    ['Sun Nov  6 08:49:37 1994', '1994-11-06T08:49:37Z'],
    ['Sunday, 06-Nov-76 08:49:37 GMT', '2076-11-06T08:49:37Z'],
    ['Sunday, 06-Nov-77 08:49:37 GMT', '1977-11-06T08:49:37Z'],
    ['2026-01-02T03:04:35.5Z', '2026-01-02T03:04:35.500Z'],
    ['2026-01-02T03:04:35+01:00', '2026-01-02T02:04:35Z'],
    ['2026-13-02T03:04:35Z', null],
    ['Sun, 06 Xyz 1994 08:49:37 GMT', null],
    ['Sun, 06 Nov 1994 08:49:37 PST', null],
    ['06 Nov 1994', null],
    ['2026', null],
    ['tomorrow', null],
  ])('reads the date %j', (text, expected) => {
    const at = readDate(text, NOW);

    expect(at).toBe(expected === null ? null : Date.parse(expected));
  });

  it.each([
    ['1', 1_000],
    [epoch(30_000), 30_000],
    [String(NOW + 30_000), 30_000],
    ['350ms', 350],
    ['2026-01-02T03:05:05Z', 60_000],
    ['soon', null],
    [undefined, null],
  ])('reads how long %j is away', (text, ms) => {
    expect(readMsUntil(text, NOW)).toBe(ms);
  });
});
