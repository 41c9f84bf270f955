/**
 * Simulated reviewers: each finds a defect, and takes harmless code for one, at a known rate; members of a family err
 * together. A subject is a place of a change that is a defect or only looks like one.
 */

/**
 * Rates near those of single tools in recorded reviews: one raises about half of the known issues, and about half of
 * what it says is none of them.
 */
export const REVIEWERS = [
  { slot: 'fable', hitRate: 0.5, falseAlarmRate: 0.05 },
  { slot: 'opus', hitRate: 0.45, falseAlarmRate: 0.04 },
  { slot: 'sonnet', hitRate: 0.4, falseAlarmRate: 0.05 },
  { slot: 'gpt', hitRate: 0.45, falseAlarmRate: 0.04 },
];

/** Panels by the family of each reviewer, in the order above. The second is what the default panel comes to. */
export const PANELS = [
  { name: 'one family', families: [0, 0, 0, 0] },
  { name: 'two families, 3 + 1', families: [0, 0, 0, 1] },
  { name: 'two families, 2 + 2', families: [0, 1, 0, 1] },
  { name: 'four families', families: [0, 1, 2, 3] },
];

/**
 * Nine judges of one kind have been found to be worth about two independent votes: 9 / (1 + 8 r) = 2 gives this
 * correlation.
 */
export const MEASURED_CORRELATION = 0.44;

/** Correlations between members of a family that are simulated. */
export const CORRELATIONS = [0, 0.25, MEASURED_CORRELATION, 0.7, 1];

const DEFECTS = 3;
const HARMLESS = 40;
/** How many defects, and how many false alarms, are called blocking. */
const BLOCKING_SHARE = 0.15;

/**
 * The luck of one change. It is drawn before panel and correlation are known, so that these are compared on the same
 * changes: `own` and `coin` by reviewer, `shared` by family, all uniform from 0 to 1.
 */
export function drawChange(random) {
  const drawn = () => REVIEWERS.map(() => random());
  return Array.from({ length: DEFECTS + HARMLESS }, (_, index) => ({
    id: index,
    isDefect: index < DEFECTS,
    severity: random() < BLOCKING_SHARE ? 'blocking' : 'important',
    own: drawn(),
    shared: drawn(),
    coin: drawn(),
  }));
}

/**
 * Which reviewers raise a subject, as a list of true and false. One that has others in its family goes with the luck of
 * the family at the square root of the correlation, else with its own: two of one rate are then correlated by just that.
 */
export function raisersOf(subject, families, correlation) {
  const withFamily = Math.sqrt(correlation);
  return REVIEWERS.map(({ hitRate, falseAlarmRate }, index) => {
    const family = families[index];
    const isAlone = families.indexOf(family) === families.lastIndexOf(family);
    const luck = !isAlone && subject.coin[index] < withFamily ? subject.shared[family] : subject.own[index];
    return luck < (subject.isDefect ? hitRate : falseAlarmRate);
  });
}
