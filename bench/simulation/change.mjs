/** Puts a simulated change before the product's own triage: every subject is a new file of one line. */
import { REVIEWERS } from './model.mjs';

const WORDS = 8;

/** How likely a reviewer uses a word that the others may use of the same subject. */
const SAME_WORD = 0.8;

/**
 * The subjects that triage accepts, by the representative of each accepted cluster. `raised` holds, by subject, who
 * raises it. `random` varies the wording only.
 */
export async function acceptedBy(triage, { subjects, raised, families }, random) {
  const input = inputOf(subjects, slotsOf({ subjects, raised, families }, random));
  // Awaited whether it answers at once or later.
  const { clusters } = await triage(input);
  const subjectOf = new Map(subjects.map((subject) => [pathOf(subject), subject]));
  const files = new Map(input.slots.flatMap(({ findings }) => findings.map(({ id, file }) => [id, file])));
  return clusters
    .filter(({ decision }) => decision.bucket === 'accepted')
    .map(({ representative }) => subjectOf.get(files.get(representative)));
}

function slotsOf({ subjects, raised, families }, random) {
  return REVIEWERS.map(({ slot }, reviewer) => ({
    slot,
    family: `family ${families[reviewer]}`,
    binding: { provider: 'openai-compatible', model: `simulated-${slot}`, effort: null },
    status: 'ok',
    reason: null,
    findings: subjects
      .filter((_, index) => raised[index][reviewer])
      .map((subject, n) => findingOf(subject, `${slot}#${n}`, slot, random)),
    dropped: [],
    approved: null,
    calls: [],
    covered: subjects.map(pathOf),
    costUsd: null,
  }));
}

function findingOf(subject, id, slot, random) {
  const words = Array.from({ length: WORDS }, (_, index) => wordOf(subject.id * WORDS + index));
  return {
    id,
    slot,
    severity: subject.severity,
    file: pathOf(subject),
    line: 1,
    issue: words.filter((_, index) => index === 0 || random() < SAME_WORD).join(' '),
    fix: null,
    ruleId: null,
    criteriaSource: null,
    category: null,
    quote: codeOf(subject),
  };
}

/** Words of letters only; no two subjects share one, so that merging is beyond doubt here. */
function wordOf(number) {
  return `q${[...number.toString(20)].map((digit) => 'bcdfghjklmnpqrtvwxzk'[Number.parseInt(digit, 20)]).join('o')}`;
}

function pathOf({ id }) {
  return `src/part-${id}.ts`;
}

function codeOf({ id }) {
  return `statement(${id});`;
}

/** All that triage asks for, with nobody to be asked again: the table alone decides. */
function inputOf(subjects, slots) {
  const readers = slots.map(({ slot }) => slot);
  return {
    slots,
    plan: {
      calls: [{ index: 0, files: subjects.map(sentFileOf) }],
      wording: { language: 'en', suggestions: false },
      criteria: { rules: [], left: [] },
    },
    change: {
      identity: { title: null, body: null },
      files: subjects.map((subject) => ({ ...newFileOf(subject), diff: null, context: [] })),
      gaps: [],
    },
    coverage: {
      files: subjects.map((subject) => ({ path: pathOf(subject), slots: readers, covered: true })),
      complete: true,
    },
    gatesPassed: true,
    anchorOf: (path, side, line, startLine) => ({ path, side, line, startLine }),
    runId: 'simulated',
    rules: {
      agent: null,
      rebuttal: false,
      crossCheck: { enabled: false, sampleRate: 0, slot: null, blockOnDisagreement: false },
    },
    failOn: 'blocking',
    consult: null,
    priorArt: [],
    exceptions: { markers: [], allowSecurity: false },
  };
}

function newFileOf(subject) {
  return { path: pathOf(subject), oldPath: null, status: 'added' };
}

function sentFileOf(subject) {
  const text = codeOf(subject);
  const line = { mark: '+', oldLine: null, newLine: 1, text, inDiff: true };
  return { ...newFileOf(subject), lines: [line], whole: true, bytes: text.length + 1 };
}
