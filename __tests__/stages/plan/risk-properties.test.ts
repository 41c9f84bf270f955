import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ChangedFile } from '../../../src/domain/change.ts';
import { RISK_SIGNALS } from '../../../src/domain/risk.ts';
import { diffRisk } from '../../../src/stages/plan/risk.ts';
import { aChange, aDiff, aFile, aHunk } from './builders.ts';

/** A file before it is built, so that lines can be put into it. */
type Draft = {
  readonly path: string;
  readonly rows: readonly string[];
  readonly counts: { readonly additions: number | null; readonly deletions: number | null };
  readonly bare: boolean;
};

const PLACES = [
  'src/auth/a',
  'src/a',
  'tests/a',
  'docs/b',
  'db/migrate/1',
  'ui/Login',
  'src/b/c',
  'vendor/z',
];
const ENDINGS = ['.ts', '.py', '.sql', '.md', '.json', '.test.ts', '', '.rs', '.bin'];
const TEXTS = [
  'export const a = 1;',
  'if (a && b) {',
  'x();',
  '',
  '// if (c)',
  'CREATE TABLE a',
  'def a',
  '/*',
  '*/',
  '"""',
  '`',
];

const count = fc.option(fc.nat(), { nil: null });
const text = fc.constantFrom(...TEXTS);
const draft: fc.Arbitrary<Draft> = fc.record({
  path: fc.tuple(fc.constantFrom(...PLACES), fc.constantFrom(...ENDINGS)).map((parts) => parts.join('')),
  rows: fc.array(
    fc.tuple(fc.constantFrom('+', '-', ' '), text).map((parts) => parts.join('')),
    { maxLength: 30 },
  ),
  counts: fc.record({ additions: count, deletions: count }),
  bare: fc.boolean(),
});
const drafts = fc.uniqueArray(draft, { selector: ({ path }) => path, maxLength: 12 });

function build({ path, rows, counts, bare }: Draft): ChangedFile {
  return aFile({ path, diff: bare ? null : aDiff([aHunk(rows)]), ...counts });
}

const riskOf = (all: readonly Draft[]) => diffRisk(aChange(all.map(build)));

describe('stages/plan/risk: properties', () => {
  it('has every file once, with a finite score from 0 that its signals add up to', () => {
    fc.assert(
      fc.property(drafts, (all) => {
        const risks = riskOf(all);

        expect(risks.map(({ path }) => path).sort()).toEqual(all.map(({ path }) => path).sort());
        for (const { score, signals } of risks) {
          expect(Number.isFinite(score) && score >= 0).toBe(true);
          const sum = signals.reduce((total, { weight, value }) => total + weight * value, 0);
          expect(Math.abs(score - sum)).toBeLessThanOrEqual(0.000_501);
          expect(signals.every(({ value, weight }) => value > 0 && weight > 0)).toBe(true);
          const order = signals.map(({ name }) => RISK_SIGNALS.indexOf(name));
          expect(order).toEqual([...order].sort((a, b) => a - b));
        }
      }),
    );
  });

  it('does not depend on the order of the files', () => {
    const both = drafts.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(fc.property(both, ([all, shuffled]) => expect(riskOf(shuffled)).toEqual(riskOf(all))));
  });

  it('does not see what stands around changed lines', () => {
    fc.assert(
      fc.property(drafts, fc.nat(), fc.nat(), text, (all, which, where, around) => {
        const more = all.map((one, at) => {
          if (at !== which % all.length) return one;
          const cut = where % (one.rows.length + 1);
          return { ...one, rows: [...one.rows.slice(0, cut), ` ${around}`, ...one.rows.slice(cut)] };
        });

        expect(riskOf(more)).toEqual(riskOf(all));
      }),
    );
  });
});
