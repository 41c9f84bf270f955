import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isComplete } from '../../../src/domain/panel.ts';
import { SEVERITIES, severityRank } from '../../../src/domain/severity.ts';
import { readAnswer } from '../../../src/stages/panel/answer.ts';
import { answerText, wireFinding } from './build.ts';

const prose = fc.oneof(
  fc.string({ minLength: 4, maxLength: 40, unit: 'grapheme' }),
  fc
    .array(
      fc.constantFrom(
        '"',
        "'",
        ',',
        ' ',
        '{',
        '}',
        '[',
        ']',
        ':',
        '\\',
        '\n',
        'a',
        'line',
        '//',
        '#',
        '```',
        '</think>',
      ),
      {
        minLength: 6,
        maxLength: 20,
      },
    )
    .map((parts) => `Text ${parts.join('')}`),
);
const finding = fc.record({
  severity: fc.constantFrom(...SEVERITIES),
  file: fc.constantFrom('src/a.ts', 'src/b.ts', 'docs/c d.md'),
  line: fc.nat(2_000),
  quote: prose,
  issue: prose.filter((text) => [...text.trim()].length >= 4),
  fix: prose,
});
const findings = fc.array(finding, { minLength: 1, maxLength: 5 });
const layout = fc.constantFrom(undefined, 2);
const stray = fc.constantFrom(
  '"',
  '\\',
  ',',
  '}',
  ']',
  '{',
  '[',
  ':',
  '\n',
  '#',
  '/',
  "'",
  ' ',
  'x',
  '0',
  '//',
  '},',
  '"}',
);

describe('stages/panel/answer (properties)', () => {
  it('gives back every finding of a valid answer, word for word', () => {
    fc.assert(
      fc.property(findings, layout, (items, indent) => {
        const reading = readAnswer(JSON.stringify({ findings: items, approved: true }, null, indent), 'end');

        expect(reading.status).toBe('ok');
        expect(
          reading.findings.map(({ issue, line, severity, file }) => ({ issue, line, severity, file })),
        ).toEqual(items.map(({ issue, line, severity, file }) => ({ issue, line, severity, file })));
      }),
    );
  });

  it('gives back every finding of a valid answer out of a fence between prose', () => {
    fc.assert(
      fc.property(findings, layout, (items, indent) => {
        const text = `I read it.\n\n\`\`\`json\n${JSON.stringify({ findings: items }, null, indent)}\n\`\`\`\nThat is all.`;

        expect(readAnswer(text, 'end').findings.map(({ issue }) => issue)).toEqual(
          items.map(({ issue }) => issue),
        );
      }),
    );
  });

  it('never takes a cut answer for whole', () => {
    fc.assert(
      fc.property(findings, layout, fc.nat(), (items, indent, cut) => {
        const text = JSON.stringify({ findings: items, approved: true }, null, indent);

        const reading = readAnswer(text.slice(0, cut % text.length), 'end');

        expect(isComplete(reading.status)).toBe(false);
        expect(reading.errors).not.toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('never takes a damaged answer for whole with fewer findings', () => {
    const damage = fc.record({ at: fc.nat(), remove: fc.nat(3), insert: fc.option(stray, { nil: '' }) });

    fc.assert(
      fc.property(
        findings,
        layout,
        fc.array(damage, { minLength: 1, maxLength: 2 }),
        (items, indent, damages) => {
          let text = JSON.stringify({ findings: items, approved: true }, null, indent);
          for (const { at, remove, insert } of damages) {
            const place = at % text.length;
            text = text.slice(0, place) + insert + text.slice(place + remove);
          }

          const reading = readAnswer(text, 'end');

          if (isComplete(reading.status))
            expect(reading.findings.length).toBeGreaterThanOrEqual(items.length);
          else expect(reading.errors).not.toEqual([]);
        },
      ),
      // A fixed seed: among all pairs of damages there are some behind which another whole answer stands.
      { numRuns: 3_000, seed: 7 },
    );
  });

  it('never lowers a severity that it knows and never crashes on any JSON', () => {
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom('blocking', 'HIGH', 'nit', 'a', 3, -1, '12', 'Some issue'),
    );
    const item = fc.dictionary(
      fc.constantFrom('severity', 'file', 'line', 'issue', 'fix', 'quote', '__proto__', 'ruleId', 'x'),
      value,
    );

    fc.assert(
      fc.property(fc.array(fc.oneof(item, fc.jsonValue({ maxDepth: 2 })), { maxLength: 6 }), (items) => {
        const reading = readAnswer(JSON.stringify({ findings: items }), 'end');

        expect(reading.findings.length + reading.dropped.length).toBe(items.length);
        const said = items
          .map((given) => Object(given).severity)
          .filter((severity) => SEVERITIES.includes(severity));
        const gravest = Math.min(...reading.findings.map(({ severity }) => severityRank(severity)), 3);
        if (reading.dropped.length === 0 && said.length > 0) {
          expect(gravest).toBeLessThanOrEqual(Math.min(...said.map(severityRank)));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('never crashes on any text', () => {
    const scrap = fc.constantFrom(
      '{"findings":[',
      ']}',
      '{',
      '}',
      '[',
      ']',
      '"',
      "'",
      ',',
      ':',
      '\\',
      '<think>',
      '</think>',
      '```',
      '"issue":"abcd"',
      '...',
      '//',
      '\n',
      '1',
      'null',
    );

    fc.assert(
      fc.property(fc.array(fc.oneof(scrap, fc.string()), { maxLength: 40 }), (scraps) => {
        const reading = readAnswer(scraps.join(''), 'end');

        expect(['ok', 'repaired', 'partial', 'invalid']).toContain(reading.status);
      }),
      { numRuns: 2_000 },
    );
  });
});

/** Generous: each takes a small part of it on a slow machine, while quadratic work on a million would take hours. */
const CEILING_MS = 10_000;
const MILLION = 1_000_000;
const MANY = 60_000;

describe('stages/panel/answer (hostile texts)', () => {
  it.each<[string]>([
    ['{'],
    ['['],
    ['"'],
    ['\\'],
    ['}'],
    ["'"],
    ['{"'],
    ['{"a":'],
    ['{"a":['],
    ['[{'],
    ['[{x'],
    ['["a" '],
    ['{"a":"'],
    ['{"a":1,'],
    ['{"findings":['],
    ['{"findings":[{"issue":"a" b'],
    ['"findings":'],
    ['<think>'],
    ['x<think>'],
    ['</think>'],
    ['<think '],
    ['```json\n'],
    ['{"a" '],
    ['// '],
    ['[/*'],
    ['[#'],
    ['[1 '],
    ['},{'],
    ['{}'],
    ['[]'],
    ['[[],'],
    [' '],
    ['\n'],
    ['"""'],
    ['[...'],
    ['{a:'],
  ])('reads many repetitions of %j in bounded time', (unit) => {
    const text = unit.repeat(Math.ceil(MANY / unit.length));
    const started = performance.now();

    const inside = readAnswer(`{"findings":[${text}`, 'end');
    const alone = readAnswer(text, 'end');

    expect([inside.status, alone.status]).not.toContain('ok');
    expect(performance.now() - started).toBeLessThan(CEILING_MS);
  });

  it.each([['{'], ['['], ['"'], ['\\'], ['{"'], ['{"a":['], ['["a" ']])(
    'reads a million characters of %j in bounded time',
    (unit) => {
      const started = performance.now();

      expect(readAnswer(unit.repeat(Math.ceil(MILLION / unit.length)), 'end').status).toBe('invalid');
      expect(performance.now() - started).toBeLessThan(CEILING_MS);
    },
  );

  it('finds the answer behind a tangle of brackets', () => {
    const text = `${'{['.repeat(20)}\n${answerText([wireFinding()])}`;

    expect(readAnswer(text, 'end').findings).toHaveLength(1);
  });

  it('says so when a text is too tangled to be read to its end', () => {
    const text = `${'["a" '.repeat(20_000)}${answerText([wireFinding()])}`;

    expect(readAnswer(text, 'end').status).not.toBe('ok');
  });
});
