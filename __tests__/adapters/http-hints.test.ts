import { describe, expect, it } from '@jest/globals';
import { readRetryHints } from '../../src/adapters/http-hints.ts';

const NOW = Date.parse('2026-01-02T03:04:05Z');

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
    ['words', { 'retry-after': 'later' }, null],
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
