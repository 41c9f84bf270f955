import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { FileCoverage, MissedStatus } from '../../../src/domain/outcome.ts';
import { SLOTS, type Slot } from '../../../src/domain/slot.ts';
import { displayWidth } from '../../../src/lib/text.ts';
import { coverageTable, missedText } from '../../../src/stages/report/coverage-table.ts';
import { reviewDocument } from '../../../src/stages/report/review-document.ts';
import { renderTerminal } from '../../../src/stages/report/terminal.ts';
import { fileCoverage, plan } from '../../support/builders.ts';
import { answered, missedBy, outcome } from './outcomes.ts';

const STATUSES: readonly MissedStatus[] = [
  'partial',
  'invalid',
  'refused',
  'timeout',
  'rate-limited',
  'unavailable',
  'not-sent',
];

type Scene = {
  readonly seats: readonly Slot[];
  readonly files: readonly FileCoverage[];
  readonly uncovered?: Readonly<Record<string, string>>;
};

function outcomeOf({ seats, files, uncovered = {} }: Scene) {
  return outcome({
    slots: seats.map((slot) => answered({ slot })),
    plan: plan({ uncovered: Object.entries(uncovered).map(([path, reason]) => ({ path, reason })) }),
    coverage: { quorum: 2, seats: 4, cut: [], files, complete: files.every(({ covered }) => covered) },
  });
}

function tableOf(scene: Scene) {
  return coverageTable(reviewDocument(outcomeOf(scene)));
}

function textsOf(scene: Scene) {
  const { reasons } = tableOf(scene);
  return reasons.map((reason) => missedText(reason, reasons));
}

const LIMITED = missedBy({ slot: 'gpt', status: 'rate-limited', reason: 'the server wanted 300 s' });
const UNREAD = { slots: ['opus'], covered: false } as const;

describe('stages/report/coverage-table', () => {
  it('has the files that some seat missed, those that are not covered first', () => {
    const { rows } = tableOf({
      seats: ['opus', 'sonnet', 'gpt'],
      files: [
        fileCoverage({ path: 'whole.ts', slots: ['opus', 'sonnet', 'gpt'] }),
        fileCoverage({ path: 'covered.ts', slots: ['opus', 'sonnet'], missed: [LIMITED] }),
        fileCoverage({
          path: 'b.ts',
          ...UNREAD,
          missed: [missedBy({ slot: 'sonnet', status: 'timeout' }), LIMITED],
        }),
        fileCoverage({
          path: 'a.ts',
          ...UNREAD,
          missed: [missedBy({ slot: 'sonnet', status: 'invalid' }), LIMITED],
        }),
      ],
    });

    expect(
      rows.map(({ path, covered, readers, cells }) => [
        path,
        covered,
        readers,
        ...cells.map(({ status }) => status),
      ]),
    ).toEqual([
      ['b.ts', false, 1, 'read', 'timeout', 'rate-limited'],
      ['a.ts', false, 1, 'read', 'invalid', 'rate-limited'],
      ['covered.ts', true, 2, 'read', 'read', 'rate-limited'],
    ]);
  });

  it('has no rows where every seat read everything', () => {
    expect(tableOf({ seats: ['opus', 'gpt'], files: [fileCoverage()] })).toMatchObject({
      rows: [],
      reasons: [],
    });
  });

  it('says each reason once for each seat', () => {
    const files = ['a.ts', 'b.ts'].map((path) =>
      fileCoverage({ path, ...UNREAD, missed: [{ ...LIMITED, slot: 'sonnet' }, LIMITED] }),
    );

    expect(textsOf({ seats: ['opus', 'sonnet', 'gpt'], files })).toEqual([
      'sonnet rate-limited: the server wanted 300 s',
      'gpt rate-limited: the server wanted 300 s',
    ]);
  });

  it('names the files of a reason where the same seat missed others in the same way for another', () => {
    const files = ['a.ts', 'b.ts', 'c.ts'].map((path, index) =>
      fileCoverage({
        path,
        ...UNREAD,
        missed: [{ ...LIMITED, reason: index === 1 ? 'no credit' : 'too many requests' }],
      }),
    );

    expect(textsOf({ seats: ['opus', 'gpt'], files })).toEqual([
      'gpt rate-limited: too many requests (a.ts and 1 more)',
      'gpt rate-limited: no credit (b.ts)',
    ]);
  });

  it('says once for all seats why a file was sent to none of them', () => {
    const files = [
      fileCoverage({
        path: 'big.ts',
        slots: [],
        covered: false,
        missed: [missedBy({ slot: 'opus' }), missedBy({ slot: 'gpt' })],
      }),
    ];

    expect(textsOf({ seats: ['opus', 'gpt'], files, uncovered: { 'big.ts': 'it is too large' } })).toEqual([
      'not sent: it is too large',
    ]);
  });

  it('leaves files that were given to nobody to their list where nobody was asked', () => {
    const files = [fileCoverage({ path: 'big.ts', slots: [], covered: false })];
    const scene = { seats: [], files, uncovered: { 'big.ts': 'the panel has no seat' } };

    expect(tableOf(scene).rows).toEqual([]);
    expect(renderTerminal(outcomeOf(scene), { width: 80, colour: false })).toContain(
      '- big.ts: the panel has no seat',
    );
  });

  it('tells of every file that is not covered and of every reason, in 40 columns and more, however seats ended', () => {
    const ended = fc.constantFrom<MissedStatus | 'read'>('read', ...STATUSES);
    const rows = fc.array(fc.tuple(ended, ended, ended, ended), { minLength: 1, maxLength: 8 });

    fc.assert(
      fc.property(rows, fc.integer({ min: 40, max: 120 }), (endings, width) => {
        const files = endings.map((row, index) => {
          const missed = SLOTS.flatMap((slot, seat) => {
            const status = row[seat] ?? 'read';
            return status === 'read'
              ? []
              : [missedBy({ slot, status, reason: `because of ${slot} ${status}` })];
          });
          const slots = SLOTS.filter((slot) => missed.every((one) => one.slot !== slot));
          return fileCoverage({ path: `dir/f${index}.ts`, slots, missed, covered: slots.length >= 2 });
        });
        const scene = { seats: SLOTS, files };
        const text = renderTerminal(outcomeOf(scene), { width, colour: false });
        const { rows: shown, reasons } = tableOf(scene);

        expect(shown.map(({ path }) => path).sort()).toEqual(
          files.filter(({ missed }) => missed.length > 0).map(({ path }) => path),
        );
        for (const { path } of shown) expect(text).toContain(path.slice(-5));
        for (const line of text.split('\n')) expect(displayWidth(line)).toBeLessThan(width);
        const told = text.replace(/\s+/g, ' ');
        for (const { reason } of reasons.slice(0, 8)) expect(told).toContain(reason);
      }),
      { numRuns: 60 },
    );
  });
});
