import { describe, expect, it } from '@jest/globals';
import {
  counted,
  durationText,
  tokensText,
  totalUsdText,
  usdText,
} from '../../../src/stages/report/figures.ts';
import { readableJson } from '../../../src/stages/report/json.ts';

describe('stages/report/figures', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1.0k'],
    [12_345, '12.3k'],
    [999_949, '999.9k'],
    [999_950, '1.0M'],
    [1_250_000, '1.3M'],
  ])('writes %d tokens as %s', (tokens, text) => {
    expect(tokensText(tokens)).toBe(text);
  });

  it.each([
    [null, 'unknown'],
    [0, '$0.00'],
    [0.0042, '$0.0042'],
    [0.01, '$0.01'],
    [12.345, '$12.35'],
  ])('writes %p dollars as %s', (usd, text) => {
    expect(usdText(usd)).toBe(text);
  });

  it.each([
    [[0.1, 0.2], '$0.30'],
    [[0.1, null], '$0.10 + unknown'],
    [[null, null], 'unknown'],
    [[0, null], 'unknown'],
    [[], '$0.00'],
  ])('sums %j to %s', (costs, text) => {
    expect(totalUsdText(costs.map((costUsd) => ({ costUsd })))).toBe(text);
  });

  it.each([
    [800, '0.8s'],
    [59_949, '59.9s'],
    [59_960, '1m 00s'],
    [185_400, '3m 05s'],
  ])('writes %d milliseconds as %s', (milliseconds, text) => {
    expect(durationText(milliseconds)).toBe(text);
  });

  it('counts things', () => {
    expect([counted(0, 'file'), counted(1, 'file'), counted(2, 'family', 'families')]).toEqual([
      '0 files',
      '1 file',
      '2 families',
    ]);
  });
});

describe('stages/report/json', () => {
  it('keeps plain lists on one line, leaves undefined members out and loses nothing', () => {
    const value = {
      a: [1, null, 'x\n'],
      b: [],
      c: {},
      d: [{ e: [[' ', null, 1, 't']] }],
      f: undefined,
      g: { h: false },
    };
    const text = readableJson(value);

    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    expect(text).toBe(
      [
        '{',
        '  "a": [1,null,"x\\n"],',
        '  "b": [],',
        '  "c": {},',
        '  "d": [',
        '    {',
        '      "e": [',
        '        [" ",null,1,"t"]',
        '      ]',
        '    }',
        '  ],',
        '  "g": {',
        '    "h": false',
        '  }',
        '}',
        '',
      ].join('\n'),
    );
  });
});
