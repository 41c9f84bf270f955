/** Runs the simulation and measures whom to believe: `triage` is the product's, whoever loads it. */
import { randomFrom } from '../random.mjs';
import { acceptedBy } from './change.mjs';
import { CORRELATIONS, drawChange, PANELS, REVIEWERS, raisersOf } from './model.mjs';

const SEED = 20_260;
const CHANGES = 120;

/** Ways to make one review of several, in the order of tables and legend. */
export const METHODS = ['best single', 'union', 'majority', 'quorate'];

/**
 * All results: `[{ panel, correlation, rates }]`, `rates` by method `{ precision, recall }` as fractions. All but
 * `quorate` are told which findings are of one subject.
 */
export async function simulate(triage, changes = CHANGES) {
  const random = randomFrom(SEED);
  const drawn = Array.from({ length: changes }, () => drawChange(random));
  const results = [];
  for (const panel of PANELS) {
    for (const correlation of CORRELATIONS) {
      const runs = drawn.map((subjects) => ({
        subjects,
        families: panel.families,
        raised: subjects.map((subject) => raisersOf(subject, panel.families, correlation)),
      }));
      results.push({ panel: panel.name, correlation, rates: await ratesOf(triage, runs) });
    }
  }
  return results;
}

async function ratesOf(triage, runs) {
  const random = randomFrom(SEED);
  const accepted = [];
  for (const run of runs) accepted.push(await acceptedBy(triage, run, random));
  const singles = REVIEWERS.map((_, reviewer) =>
    rateOf(
      runs,
      raisedWhere(runs, (raisers) => raisers[reviewer]),
    ),
  );
  return {
    'best single': singles.reduce((best, rates) => (harmonic(rates) > harmonic(best) ? rates : best)),
    union: rateOf(
      runs,
      raisedWhere(runs, (raisers) => votes(raisers) > 0),
    ),
    majority: rateOf(
      runs,
      raisedWhere(runs, (raisers) => votes(raisers) > raisers.length / 2),
    ),
    quorate: rateOf(runs, accepted),
  };
}

function raisedWhere(runs, isTaken) {
  return runs.map(({ subjects, raised }) => subjects.filter((_, index) => isTaken(raised[index])));
}

function votes(raisers) {
  return raisers.filter(Boolean).length;
}

/** Accepted subjects, by run, against the truth. The same subject accepted twice is right once. */
function rateOf(runs, accepted) {
  const count = (lists) => lists.reduce((sum, list) => sum + list.length, 0);
  const right = accepted.map((subjects) => [...new Set(subjects)].filter(({ isDefect }) => isDefect));
  const defects = runs.map(({ subjects }) => subjects.filter(({ isDefect }) => isDefect));
  return { precision: share(count(right), count(accepted)), recall: share(count(right), count(defects)) };
}

function share(part, whole) {
  return whole === 0 ? 0 : part / whole;
}

/** F1. */
export function harmonic({ precision, recall }) {
  return share(2 * precision * recall, precision + recall);
}
