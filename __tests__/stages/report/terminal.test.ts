import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { displayWidth } from '../../../src/lib/text.ts';
import { renderTerminal } from '../../../src/stages/report/terminal.ts';
import { changeSet, plan } from '../../support/builders.ts';
import { missedFiles, OUTCOMES } from './contested.ts';
import { answered, gateReport, outcome, triageOf } from './outcomes.ts';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'golden', 'terminal');
const COLOUR = new RegExp(`${'\u001b'}\\[[\\d;]*m`, 'g');

function golden(name: string, text: string): string {
  const path = join(folder, `${name}.txt`);
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(path, text);
  return readFileSync(path, 'utf8');
}

describe('stages/report/terminal', () => {
  describe.each(OUTCOMES)('of the outcome %s', (name, make) => {
    it.each([80, 44])('reads as the file says at %d columns', (width) => {
      const text = renderTerminal(make(), { width, colour: false });

      expect(text).toBe(golden(`${name}-${width}`, text));
    });

    it('keeps to the width from 40 to 120 columns', () => {
      for (let width = 40; width <= 120; width += 1) {
        const lines = renderTerminal(make(), { width, colour: false }).split('\n');

        expect(lines.filter((line) => displayWidth(line) >= width)).toEqual([]);
      }
    });

    it('says the same in colour', () => {
      const plain = renderTerminal(make(), { width: 80, colour: false });
      const coloured = renderTerminal(make(), { width: 80, colour: true });

      expect(coloured).toMatch(COLOUR);
      expect(coloured.replace(COLOUR, '')).toBe(plain);
    });
  });

  it('lays out as if for 40 columns where there are fewer, and for 120 where there are more', () => {
    const lay = (width: number) => renderTerminal(outcome(), { width, colour: false });

    expect(lay(7)).toBe(lay(40));
    expect(lay(500)).toBe(lay(120));
  });

  it('shows text of models and paths without controls, and breaks what a build runner would act on', () => {
    const hostile = '\u001b]0;x\u0007::error::gone ##[add-mask]x \u202egpj.exe';
    const text = renderTerminal(
      outcome({
        triage: triageOf([
          {
            finding: { issue: hostile, file: `a\u001b[2J${'x/'.repeat(30)}b`, line: 1 },
            fix: hostile,
            decision: { bucket: 'accepted', severity: 'blocking', reason: 'x' },
          },
          {
            finding: { issue: `${'word '.repeat(14)}::set-output name=a::b` },
            decision: { bucket: 'deferred', severity: 'important', reason: hostile },
          },
        ]),
        change: changeSet({ gaps: [hostile] }),
        coverage: {
          quorum: 1,
          seats: 1,
          cut: [],
          files: [
            {
              path: hostile,
              slots: [],
              missed: [{ slot: 'opus', status: 'refused', reason: hostile }],
              covered: false,
            },
          ],
          complete: false,
        },
        plan: plan({ skipped: [{ path: hostile, reason: hostile }], decisions: [hostile] }),
        slots: [
          answered({
            slot: 'opus',
            reason: hostile,
            status: 'refused',
            dropped: [{ reason: hostile, item: 1 }],
          }),
        ],
        verdict: { conclusion: 'block', reasons: [hostile], exitCode: 1 },
      }),
      { width: 80, colour: false },
    );

    expect(text).not.toMatch(/(?![\n])[\p{Cc}\p{Cf}]/u);
    expect(text.split('\n').filter((line) => /^\s*::/.test(line) || line.includes('##['))).toEqual([]);
  });

  it('keeps to the width whatever words the models use', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 200 });

    fc.assert(
      fc.property(words, words, fc.integer({ min: 40, max: 120 }), (issue, path, width) => {
        const accepted = { bucket: 'accepted', severity: 'important', reason: issue } as const;
        const text = renderTerminal(
          outcome({
            triage: triageOf([{ finding: { issue, file: `f${path}` }, decision: accepted, fix: path }]),
            coverage: {
              quorum: 2,
              seats: 2,
              cut: [],
              files: [
                {
                  path: `f${path}`,
                  slots: [],
                  missed: [{ slot: 'opus', status: 'rate-limited', reason: issue }],
                  covered: false,
                },
              ],
              complete: false,
            },
          }),
          { width, colour: false },
        );

        for (const line of text.split('\n')) expect(displayWidth(line)).toBeLessThanOrEqual(width);
      }),
      { numRuns: 200 },
    );
  });

  it('folds long lists and says where the rest is', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ path: `f${index}.ts`, reason: 'lock file' }));
    const text = renderTerminal(
      outcome({
        plan: plan({ skipped: many(30) }),
        triage: triageOf(
          Array.from({ length: 15 }, (_, line) => ({
            finding: { line: line + 1 },
            decision: { bucket: 'rejected', severity: 'suggestion', reason: 'taste' } as const,
          })),
        ),
        coverage: {
          quorum: 2,
          seats: 2,
          cut: [],
          files: many(20).map(({ path }) => ({ path, slots: [], missed: [], covered: false })),
          complete: false,
        },
      }),
      { width: 80, colour: false },
    );

    expect(text.match(/ … \d+ more in review\.json/g)).toEqual([
      ' … 3 more in review.json',
      ' … 12 more in review.json',
      ' … 22 more in review.json',
    ]);
  });

  it('has words in the table of files where there is room, else the numbers of the reasons', () => {
    const rowsAt = (width: number) =>
      renderTerminal(missedFiles(), { width, colour: false })
        .split('\n')
        .filter((line) => /^ {2}(file |src.session|.*uthorisation)/.test(line));

    expect(rowsAt(120)).toEqual([
      '  file                                                 opus      sonnet        gpt',
      '  src/session.ts                                       read      rate-limited  timeout',
      '  src/payment/providers/card/authorisation-request.ts  read      rate-limited  read',
    ]);
    expect(rowsAt(44)).toEqual([
      '  file                     opus sonnet gpt',
      '  src/session.ts           read 1      2',
      '  …uthorisation-request.ts read 1      read',
    ]);
  });

  it('says why a seat missed files once, in the table or with the panel', () => {
    const text = renderTerminal(missedFiles(), { width: 120, colour: false });

    expect(text.match(/the server wanted 300 seconds/g)).toHaveLength(1);
    expect(text.match(/src\/report\/monthly\.sql/g)).toHaveLength(1);
  });

  it('lists files that could not be scanned once, with those that could not be sent', () => {
    const unscannable = [
      { path: 'a.txt', reason: 'too much text' },
      { path: 'b.txt', reason: 'too much text' },
    ];
    const text = renderTerminal(
      outcome({
        gates: { ...gateReport(), unscannable },
        plan: plan({ uncovered: [{ path: 'a.txt', reason: 'not sent' }] }),
      }),
      { width: 80, colour: false },
    );

    expect(text).toContain('not given to the panel (2)');
    expect(text).toContain('- a.txt: not sent');
    expect(text).toContain('- b.txt: too much text');
    expect(text.match(/a\.txt/g)).toHaveLength(1);
  });

  it.each([
    [1, ['opus'] as const, 'by opus, a panel of one'],
    [3, ['opus'] as const, 'by opus alone, of 3 readers'],
    [3, ['opus', 'sonnet'] as const, 'by opus, sonnet: 2 of 3 readers, 1 family'],
    [3, ['opus', 'gpt'] as const, 'by opus, gpt: 2 of 3 readers, 2 families'],
  ])('says who of %d agreed: %j', (seats, [first, ...rest], words) => {
    const text = renderTerminal(
      outcome({
        coverage: { quorum: 1, seats, cut: [], files: [], complete: true },
        triage: triageOf([
          {
            finding: { slot: first },
            others: rest.map((slot) => ({ slot })),
            decision: { bucket: 'accepted', severity: 'important', reason: 'x' },
          },
        ]),
      }),
      { width: 80, colour: false },
    );

    expect(text).toContain(words);
  });

  it('puts findings of one file together, the file with the gravest first', () => {
    const accepted = (file: string, severity: 'blocking' | 'suggestion') => ({
      finding: { file, severity },
      decision: { bucket: 'accepted', severity, reason: 'x' } as const,
    });
    const text = renderTerminal(
      outcome({
        triage: triageOf([
          accepted('b.ts', 'blocking'),
          accepted('a.ts', 'blocking'),
          accepted('b.ts', 'suggestion'),
        ]),
      }),
      { width: 80, colour: false },
    );

    expect(text.match(/^ {2}(blocking|suggestion) +\S+/gm)).toEqual([
      '  blocking    b.ts:2',
      '  suggestion  b.ts:2',
      '  blocking    a.ts:2',
    ]);
  });
});
