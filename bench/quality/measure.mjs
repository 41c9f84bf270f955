/** Runs every method over every panel of what was read: values in, values out. */
import { methodsFor, singleOf } from './methods.mjs';
import { addUp, findingsOf, ratesOf, tally } from './score.mjs';

const P4 = ['claude', 'gemini', 'copilot', 'bugbot'];
const P6 = [...P4, 'coderabbit', 'greptile-v4'];

/** The panels that are told of, by set, with the members that they have where a set defines no panels. */
const TOLD = {
  martian: { p4: P4, p6: P6, p10: [...P6, 'augment', 'devin', 'propel', 'qodo-v2'] },
  aacr: {
    llm6: ['claude-4.5-sonnet', 'gpt-5.2', 'glm-4.7', 'qwen-coder-480b', 'gemini-3-pro', 'deepseek-v3.2'],
  },
};

/** What `--json` tells of each method, by set. */
const TOLD_RATES = {
  martian: ['pairF1', 'acceptedPrecision', 'acceptedRecall', 'acceptedF1', 'clustersPerIssue'],
  aacr: ['falseMergeRate'],
};

/**
 * All results: `[{ set, panel, members, rows }]`, a row being `{ method, counts, rates }`. The best single
 * reviewer is the one with the highest accepted F1, known only afterwards: nobody could have chosen it.
 */
export function measure(sets, matcher) {
  return Object.entries(sets).flatMap(([set, content]) =>
    panelsOf(set, content).map(({ name, members }) => ({
      set,
      panel: name,
      members,
      rows: rowsOf(content.pulls, members, matcher),
    })),
  );
}

/** The panels that are told of, as far as a set has them; else those that it has; else one of all its reviewers. */
export function panelsOf(set, { pulls, panels }) {
  const reviewers = [...new Set(pulls.flatMap(({ findings }) => findings.map(({ reviewer }) => reviewer)))];
  const defined = panels ?? new Map(Object.entries(TOLD[set]));
  const present = [...defined]
    .map(([name, members]) => ({ name, members: [...new Set(members)] }))
    .filter(({ members }) => members.some((member) => reviewers.includes(member)));
  const told = present.filter(({ name }) => name in TOLD[set]);
  if (told.length > 0) return told;
  if (present.length > 0) return present;
  return reviewers.length > 0 ? [{ name: 'all', members: reviewers }] : [];
}

function rowsOf(pulls, members, matcher) {
  const singles = members.map((reviewer) => rowOf(pulls, members, singleOf(reviewer)));
  const best = singles.reduce((a, b) => (b.rates.acceptedF1 > a.rates.acceptedF1 ? b : a));
  return [
    ...singles,
    { ...best, method: 'best-single', of: best.method },
    ...methodsFor(members, matcher).map((method) => rowOf(pulls, members, method)),
  ];
}

function rowOf(pulls, members, { name, clustersOf }) {
  const counts = addUp(pulls.map((pull) => tally(pull, members, clustersOf(findingsOf(pull, members)))));
  return { method: name, counts, rates: ratesOf(counts) };
}

/** The one object of `--json`: set, panel, method, rate. */
export function jsonOf(results) {
  const told = {};
  for (const { set, panel, rows } of results) {
    told[set] ??= {};
    told[set][panel] = Object.fromEntries(
      rows.map(({ method, rates }) => [
        method,
        Object.fromEntries(TOLD_RATES[set].map((rate) => [rate, rates[rate]])),
      ]),
    );
  }
  return told;
}
