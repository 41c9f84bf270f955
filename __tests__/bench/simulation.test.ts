import { beforeAll, describe, expect, it } from '@jest/globals';
import { triage } from '../../src/stages/triage/triage.ts';
import { expectFile, expectPart } from '../support/document-part.ts';
import { chart, model, random, type Simulated, simulation, simulationTable } from './modules.ts';

const CHANGES = 500;

/** By subject of one kind who raised it, as 1 and 0. */
function answersOf(families: readonly number[], correlation: number, isDefect: boolean) {
  const next = random.randomFrom(1);
  const subjects = Array.from({ length: CHANGES }, () => model.drawChange(next)).flat();
  return subjects
    .filter((subject) => subject.isDefect === isDefect)
    .map((subject) => model.raisersOf(subject, families, correlation).map(Number));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Pearson's coefficient of two reviewers of one rate: of unequal ones no two can go quite together. */
function correlationOf(rows: readonly (readonly number[])[]): number {
  const [a, b] = [1, 3].map((column) => rows.map((row) => row[column] ?? 0));
  const [one = [], other = []] = [a, b];
  const [meanOne, meanOther] = [mean(one), mean(other)];
  const covariance = mean(one.map((value, index) => (value - meanOne) * ((other[index] ?? 0) - meanOther)));
  return covariance / Math.sqrt(meanOne * (1 - meanOne) * meanOther * (1 - meanOther));
}

describe('bench: simulated reviewers', () => {
  it.each([
    [true, 'hitRate'],
    [false, 'falseAlarmRate'],
  ] as const)('raise defects (%s) at their %s, however they are correlated', (isDefect, rate) => {
    for (const correlation of [0, 0.44, 1]) {
      const rows = answersOf([0, 0, 0, 1], correlation, isDefect);
      for (const [index, reviewer] of model.REVIEWERS.entries()) {
        const found = mean(rows.map((row) => row[index] ?? 0));

        expect(Math.abs(found - reviewer[rate])).toBeLessThan(0.05);
      }
    }
  });

  it.each([0, 0.44, 0.7])(
    'of one family err together at the correlation %d, and alone across families',
    (wanted) => {
      expect(Math.abs(correlationOf(answersOf([0, 0, 0, 0], wanted, true)) - wanted)).toBeLessThan(0.08);
      expect(Math.abs(correlationOf(answersOf([0, 0, 0, 0], wanted, false)) - wanted)).toBeLessThan(0.08);
      expect(Math.abs(correlationOf(answersOf([0, 1, 2, 3], wanted, true)))).toBeLessThan(0.05);
    },
  );
});

describe('bench: simulated panel', () => {
  let results: readonly Simulated[] = [];
  beforeAll(async () => {
    results = await simulation.simulate(triage);
  });

  function ratesOf(panel: string, correlation: number, method: string) {
    const rates = results.find((row) => row.panel === panel && row.correlation === correlation)?.rates[
      method
    ];
    return rates ?? { precision: Number.NaN, recall: Number.NaN };
  }

  it('measures every panel at every correlation', () => {
    expect(results).toHaveLength(model.PANELS.length * 5);
    for (const { rates } of results) {
      for (const { precision, recall } of Object.values(rates)) {
        expect(precision > 0 && precision <= 1 && recall > 0 && recall <= 1).toBe(true);
      }
    }
  });

  it('finds triage between everything and the majority', () => {
    for (const { name } of model.PANELS) {
      const [union, ours, majority] = ['union', 'quorate', 'majority'].map((method) =>
        ratesOf(name, 0, method),
      );

      expect(ours?.precision).toBeGreaterThan(union?.precision ?? 1);
      expect(ours?.recall).toBeGreaterThan(majority?.recall ?? 1);
    }
  });

  it('makes no difference to four families how families are correlated', () => {
    const alone = ratesOf('four families', 0, 'quorate');

    expect(ratesOf('four families', 1, 'quorate')).toEqual(alone);
    expect(ratesOf('one family', 1, 'quorate').precision).toBeLessThan(alone.precision);
  });

  it('accepts nothing twice and nothing that nobody raised', async () => {
    const everything = await simulation.simulate(
      (input: Parameters<typeof triage>[0]) => ({
        clusters: input.slots.flatMap(({ findings }) =>
          findings.map(({ id }) => ({ representative: id, decision: { bucket: 'accepted' } })),
        ),
      }),
      20,
    );
    const [row] = everything;

    // A triage that merges nothing has the recall of the union, and pays for every duplicate.
    expect(row?.rates.quorate?.recall).toBe(row?.rates.union?.recall);
    expect(row?.rates.quorate?.precision).toBeLessThan(row?.rates.union?.precision ?? 0);
  });

  it('is the same on every run', async () => {
    const [one, other] = [await simulation.simulate(triage, 3), await simulation.simulate(triage, 3)];

    expect(one).toEqual(other);
  });

  it('is told in docs/benchmarks.md as it came out', () => {
    expectFile('docs/simulation.svg', chart.chartOf(results));
    expectPart('docs/benchmarks.md', 'simulation', `\n${simulationTable.markdownOf(results)}\n`);
  });

  it('has a line in the terminal for every result', () => {
    expect(simulationTable.textOf(results).split('\n')).toHaveLength(results.length + 1);
  });
});
