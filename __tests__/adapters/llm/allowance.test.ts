import { describe, expect, it } from '@jest/globals';
import { createLedger, readAllowances, resetAfter } from '../../../src/adapters/llm/allowance.ts';

const NOW = Date.parse('2026-01-02T03:04:05Z');

const openAi = (left: string, reset: string) => ({
  'x-ratelimit-limit-tokens': '30000',
  'x-ratelimit-remaining-tokens': left,
  'x-ratelimit-reset-tokens': reset,
});

describe('adapters/llm/allowance', () => {
  it.each<[string, Record<string, string>, object]>([
    ['a duration', openAi('500', '6m0s'), { of: 'tokens', limit: 30_000, remaining: 500, resetMs: 360_000 }],
    ['milliseconds', openAi('0', '350ms'), { of: 'tokens', limit: 30_000, remaining: 0, resetMs: 350 }],
    ['seconds', openAi('1', '12'), { of: 'tokens', limit: 30_000, remaining: 1, resetMs: 12_000 }],
    [
      'a date',
      {
        'anthropic-ratelimit-input-tokens-remaining': '7000',
        'anthropic-ratelimit-input-tokens-reset': '2026-01-02T03:04:35Z',
      },
      { of: 'input', limit: null, remaining: 7_000, resetMs: 30_000 },
    ],
    [
      'seconds since 1970',
      { 'x-ratelimit-remaining': '3', 'x-ratelimit-reset': String(NOW / 1_000 + 40) },
      { of: 'requests', limit: null, remaining: 3, resetMs: 40_000 },
    ],
    [
      'milliseconds since 1970',
      { 'x-ratelimit-remaining': '3', 'x-ratelimit-reset': String(NOW + 40_000) },
      { of: 'requests', limit: null, remaining: 3, resetMs: 40_000 },
    ],
  ])('reads a reset told as %s', (_, headers, allowance) => {
    expect(readAllowances(headers, NOW)).toEqual([allowance]);
  });

  it.each([
    ['-1 and 0 of Azure', openAi('-1', '0')],
    ['less than nothing', openAi('-1', '6s')],
    ['nothing left and no time', openAi('0', '0s')],
    ['a time that has passed', openAi('0', '2026-01-02T03:04:00Z')],
    ['years ahead', openAi('0', '2031-01-02T03:04:00Z')],
    ['no number', openAi('NaN', '6s')],
    ['no time', openAi('5', 'soon')],
    ['a number alone', { 'x-ratelimit-remaining-tokens': '5' }],
    ['nothing', {}],
  ])('draws nothing from %s', (_, headers) => {
    expect(readAllowances(headers as Record<string, string>, NOW)).toEqual([]);
  });

  it("measures a date by the server's own", () => {
    const headers = { date: 'Fri, 02 Jan 2026 03:04:05 GMT', ...openAi('0', '2026-01-02T03:04:15Z') };

    expect(readAllowances(headers, NOW + 86_400_000)).toMatchObject([{ resetMs: 10_000 }]);
  });

  it.each([
    ['nothing told', [], null],
    [
      'what is used up',
      [
        ['requests', 0, 9_000],
        ['tokens', 10, 60_000],
      ],
      9_000,
    ],
    [
      'nothing used up: the request was too large',
      [
        ['requests', 4, 9_000],
        ['tokens', 10, 60_000],
      ],
      60_000,
    ],
  ] as const)('a refusal waits for %s', (_, told, ms) => {
    const allowances = told.map(([of, remaining, resetMs]) => ({ of, limit: null, remaining, resetMs }));

    expect(resetAfter(allowances)).toBe(ms);
  });

  describe('ledger', () => {
    const told = (remaining: number, limit: number | null = null) => [
      { of: 'tokens', limit, remaining, resetMs: 60_000 } as const,
    ];

    it('holds up nobody while it knows nothing', () => {
      expect(createLedger().fitsAt(1_000_000, 0)).toBe(0);
    });

    it('holds up what does not fit until the reset, and no longer', () => {
      const ledger = createLedger();
      ledger.told(told(500), 1, [], 1_000);

      expect(ledger.fitsAt(500, 1_000)).toBe(0);
      expect(ledger.fitsAt(501, 1_000)).toBe(61_000);
      expect(ledger.fitsAt(501, 61_000)).toBe(0);
    });

    it('counts what is sent', () => {
      const ledger = createLedger();
      ledger.told(told(500), 1, [], 0);
      ledger.take(300);

      expect(ledger.fitsAt(300, 0)).toBe(60_000);
    });

    it('counts what was sent behind the request whose answer tells', () => {
      const ledger = createLedger();
      ledger.told(told(500), 1, [200, 200], 0);

      expect(ledger.fitsAt(101, 0)).toBe(60_000);
      expect(ledger.fitsAt(100, 0)).toBe(0);
    });

    it('believes the later request, whichever answer comes first', () => {
      const ledger = createLedger();
      ledger.told(told(100), 2, [], 0);
      ledger.told(told(900), 1, [], 10);

      expect(ledger.fitsAt(500, 10)).toBe(60_000);
      ledger.told(told(900), 3, [], 20);
      expect(ledger.fitsAt(500, 20)).toBe(0);
    });

    it('sends what exceeds the limit itself once that is whole', () => {
      const ledger = createLedger();
      ledger.told(told(1_000, 1_000), 1, [], 0);

      expect(ledger.fitsAt(5_000, 0)).toBe(0);
    });
  });
});
