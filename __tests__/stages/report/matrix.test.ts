import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { GROUNDINGS } from '../../../src/domain/finding.ts';
import { compareSeverity, SEVERITIES } from '../../../src/domain/severity.ts';
import { SLOTS, type Slot } from '../../../src/domain/slot.ts';
import { BUCKETS } from '../../../src/domain/triage.ts';
import { matrixOf } from '../../../src/stages/report/matrix.ts';
import { reviewDocument } from '../../../src/stages/report/review-document.ts';
import { contested } from './contested.ts';
import { answered, type Defect, outcome, triageOf } from './outcomes.ts';

const PATHS = ['a.ts', 'b.ts', 'c.ts'];

/** What seats raised, each cluster in one file or several. */
const defects: fc.Arbitrary<Defect[]> = fc.array(
  fc
    .record({
      members: fc.array(
        fc.record({
          slot: fc.constantFrom(...SLOTS),
          severity: fc.constantFrom(...SEVERITIES),
          file: fc.constantFrom(...PATHS),
          grounding: fc.constantFrom(...GROUNDINGS),
        }),
        { minLength: 1, maxLength: 5 },
      ),
      bucket: fc.constantFrom(...BUCKETS),
      severity: fc.constantFrom(...SEVERITIES),
    })
    .map(({ members: [finding = {}, ...others], bucket, severity }) => ({
      finding,
      others,
      decision: { bucket, severity, reason: 'said so' },
    })),
  { maxLength: 12 },
);

const readers = fc.tuple(...PATHS.map(() => fc.subarray([...SLOTS])));

function documentOf(said: readonly Defect[], slots: readonly Slot[], read: readonly (readonly Slot[])[]) {
  return reviewDocument(
    outcome({
      slots: slots.map((slot) => answered({ slot })),
      coverage: {
        quorum: 1,
        seats: slots.length,
        cut: [],
        files: PATHS.map((path, index) => ({ path, slots: read[index] ?? [], missed: [], covered: true })),
        complete: true,
      },
      triage: triageOf(said),
    }),
  );
}

describe('stages/report/matrix', () => {
  it('says how each seat stands to each cluster of the change', () => {
    const { seats, rows } = matrixOf(reviewDocument(contested()));

    expect(seats).toEqual(['fable', 'opus', 'sonnet', 'gpt']);
    expect(rows.map(({ path, bucket, stands }) => [path, bucket, ...stands])).toEqual([
      [
        'src/cart/checkout/reservation/lock-table.ts',
        'accepted',
        'blocking',
        'absent',
        'important',
        'silent',
      ],
      ['src/cart/total.ts', 'accepted', 'silent', 'suggestion', 'silent', 'important'],
      ['src/cart/discount.ts', 'deferred', 'silent', 'silent', 'important', 'silent'],
      ['src/cart/total.ts', 'rejected', 'silent', 'suggestion', 'silent', 'silent'],
    ]);
  });

  it.each([
    ['one seat', ['opus'] as const, 0],
    ['two seats', ['opus', 'gpt'] as const, 1],
  ])('has rows only where seats can differ: %s', (_, slots, rows) => {
    const decision = { bucket: 'accepted', severity: 'important', reason: 'x' } as const;
    const document = documentOf([{ finding: { file: 'a.ts' }, decision }], slots, [slots]);

    expect(matrixOf(document).rows).toHaveLength(rows);
  });

  it('holds every finding of the change in exactly one row, at its gravest or below it', () => {
    fc.assert(
      fc.property(defects, readers, (said, read) => {
        const document = documentOf(said, SLOTS, read);
        const { seats, rows } = matrixOf(document);
        const raised = document.findings.filter(({ grounding }) => grounding !== 'none');

        for (const { cluster, slot, raisedSeverity } of raised) {
          const stands = rows
            .filter((row) => row.cluster === cluster)
            .map((row) => row.stands[seats.indexOf(slot)] ?? 'absent');
          expect(stands).toHaveLength(1);
          for (const stand of stands) {
            if (stand === 'silent' || stand === 'absent') throw new Error(`${slot} raised ${cluster}`);
            expect(compareSeverity(stand, raisedSeverity)).toBeLessThanOrEqual(0);
          }
        }
        const marks = rows.flatMap((row) =>
          row.stands.flatMap((stand, at) => (stand in COUNTED ? [`${row.cluster} ${seats[at]}`] : [])),
        );
        expect(marks.sort()).toEqual(
          [...new Set(raised.map(({ cluster, slot }) => `${cluster} ${slot}`))].sort(),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('tells who read the file and raised nothing from who did not read it', () => {
    fc.assert(
      fc.property(defects, readers, (said, read) => {
        const document = documentOf(said, SLOTS, read);
        for (const { cluster, stands } of matrixOf(document).rows) {
          const files = document.findings
            .filter((finding) => finding.cluster === cluster && finding.grounding !== 'none')
            .map(({ file }) => PATHS.indexOf(file));
          const covering = new Set(files.flatMap((at) => read[at] ?? []));
          for (const [at, stand] of stands.entries()) {
            const slot = SLOTS[at] ?? 'opus';
            if (stand === 'silent') expect(covering).toContain(slot);
            if (stand === 'absent') expect(covering).not.toContain(slot);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('puts accepted clusters first, the gravest of them first', () => {
    fc.assert(
      fc.property(defects, readers, (said, read) => {
        const document = documentOf(said, SLOTS, read);
        const clusters = new Map(document.clusters.map((cluster) => [cluster.id, cluster]));
        const keys = matrixOf(document).rows.map(({ cluster }) => {
          const { bucket, severity } = clusters.get(cluster) ?? { bucket: 'rejected', severity: 'blocking' };
          return BUCKETS.indexOf(bucket) * 10 + SEVERITIES.indexOf(severity);
        });

        expect(keys).toEqual([...keys].sort((a, b) => a - b));
      }),
    );
  });
});

const COUNTED: Readonly<Record<string, true>> = { blocking: true, important: true, suggestion: true };
