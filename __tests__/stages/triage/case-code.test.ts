import { describe, expect, it } from '@jest/globals';
import type { GroundedFinding } from '../../../src/domain/finding.ts';
import type { SentLine } from '../../../src/domain/plan.ts';
import { type CodeFit, LINES_AROUND, renderCode } from '../../../src/stages/triage/case-code.ts';
import { groundedFinding, sentLines } from '../../support/builders.ts';
import { PATH, sceneOf } from './scenes.ts';

const ALL: CodeFit = { around: LINES_AROUND, lines: 200, lineLength: 2_000 };

function code(
  lines: readonly SentLine[],
  findings: readonly GroundedFinding[],
  fit: CodeFit = ALL,
): string[] {
  const sent = sceneOf({ [PATH]: lines }).texts.get(PATH);
  if (sent === undefined) throw new Error('no text');
  return renderCode(sent, findings, fit);
}

/** Added lines `x1`, `x2` … of these numbers. */
function numbered(from: number, to: number): SentLine[] {
  const rows = Array.from({ length: to - from + 1 }, (_, index) => `+x${from + index}`);
  return sentLines(rows, from);
}

/** The numbers of the rows shown, gaps as dots. */
function shown(rows: readonly string[]): string {
  return rows
    .join('\n')
    .split('\n')
    .map((row) => row.trim().split(' ')[0] ?? '')
    .join(' ');
}

const at = (line: number, overrides: Partial<GroundedFinding> = {}) =>
  groundedFinding({ line, ...overrides });
const range = (startLine: number | null, line: number, side: 'LEFT' | 'RIGHT' = 'RIGHT') =>
  at(startLine ?? line, { anchor: { path: PATH, side, line, startLine } });

describe('stages/triage/case-code', () => {
  it.each<[string, readonly GroundedFinding[], string]>([
    ['a line', [at(20)], '18 19 20 21 22'],
    ['a range', [range(20, 23)], '18 19 20 21 22 23 24 25'],
    ['two places with a gap', [at(20), at(30)], '18 19 20 21 22 ... 28 29 30 31 32'],
    ['two places that touch', [at(20), at(24)], '18 19 20 21 22 23 24 25 26'],
    ['the first line', [at(1)], '1 2 3'],
    ['a line that is not there beside one that is', [at(900), at(39)], '37 38 39 40'],
  ])('shows the lines around %s', (_, findings, expected) => {
    expect(shown(code(numbered(1, 40), findings, { ...ALL, around: 2 }))).toMatch(`${expected} (code`);
  });

  it('shows lines as reviewers saw them', () => {
    expect(code(sentLines([' a\u200b', '-b', '+c\t', '~d']), [at(2)])).toEqual([
      '1   a\\u{200B}',
      '2 - b',
      '2 + c\t',
      '3   d',
    ]);
  });

  it('shows a removed line where that is meant', () => {
    const lines = [...sentLines(['-gone'], 50), ...sentLines(['+kept'], 90)];
    const near = { ...ALL, around: 0 };

    expect(code(lines, [range(null, 50, 'LEFT')], near)[0]).toBe('50 - gone');
    expect(code(lines, [at(50)], near)[0]).toBe('50 - gone');
    expect(code(lines, [at(90)], near)[0]).toBe('90 + kept');

    const both = [...lines, ...sentLines(['+new'], 50)];
    expect(code(both, [at(50)], near)[0]).toBe('50 + new');
    expect(code(both, [range(null, 50, 'LEFT')], near)[0]).toBe('50 - gone');
  });

  it('does not reach over a gap to what is far away', () => {
    const lines = [...numbered(1, 3), ...numbered(500, 503)];

    expect(shown(code(lines, [at(500)]))).toBe('500 501 502 503');
    expect(shown(code(lines, [at(3)]))).toBe('1 2 3');
    expect(shown(code([...numbered(1, 3), ...numbered(8, 9)], [at(3)]))).toBe('1 2 3 ... 8 9');
  });

  it('reaches from context beyond a hunk into the hunk', () => {
    const lines = [...sentLines([' first'], 4), ...sentLines(['~a', '~b', ' c', '-d', ' e'], 80)];

    expect(shown(code(lines, [at(81)]))).toBe('80 81 82 83 83');
  });

  it.each<[string, readonly GroundedFinding[]]>([
    ['the file as a whole', [at(0)]],
    ['a line that was not shown', [at(300)]],
  ])('shows the changed lines for %s', (_, findings) => {
    const lines = [...sentLines([' a', ' b', ' c', '+d', ' e'], 10), ...sentLines([' f', '-g'], 70)];

    expect(code(lines, findings, { ...ALL, around: 1 })).toEqual([
      '(no report names a line of this file; around its changed lines)',
      '12   c',
      '13 + d',
      '14   e',
      '   ...\n70   f',
      '71 - g',
      '(code cut: 2 more lines around these are not shown)',
    ]);
  });

  it('shows nothing of a file without lines', () => {
    expect(code([], [at(1)])).toHaveLength(1);
  });

  it('leaves out what is farthest first, and says how much', () => {
    const few = { ...ALL, lines: 4 };

    expect(shown(code(numbered(1, 40), [at(20), at(30)], few))).toBe('19 20 21 ... 30 (code');
    expect(code(numbered(1, 40), [at(20), at(30)], few).at(-1)).toBe(
      '(code cut: 29 more lines around these are not shown)',
    );
  });

  it('cuts long lines in words, and tells line ends as before', () => {
    const lines = sentLines([`+${'x'.repeat(30)}\r`, '+short\r']);

    expect(code(lines, [at(1)], { ...ALL, lineLength: 10 })).toEqual([
      '1 + xxxxxxxxxx ... [line cut: 21 more characters]',
      '2 + short',
    ]);
  });
});
