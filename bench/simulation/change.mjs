/** Puts a simulated change before the product's own triage: one file of added lines, each of them a subject. */
import { REVIEWERS } from './model.mjs';

const PATH = 'src/simulated.ts';
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
  const subjectOf = new Map(
    input.slots.flatMap(({ findings }) => findings.map(({ id, line }) => [id, subjects[line - 1]])),
  );
  return clusters
    .filter(({ decision }) => decision.bucket === 'accepted')
    .map(({ representative }) => subjectOf.get(representative));
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
    covered: [PATH],
    costUsd: null,
  }));
}

function findingOf({ id: subject, severity }, id, slot, random) {
  const line = subject + 1;
  const words = Array.from({ length: WORDS }, (_, index) => wordOf(subject * WORDS + index));
  return {
    id,
    slot,
    severity,
    file: PATH,
    line,
    issue: words.filter((_, index) => index === 0 || random() < SAME_WORD).join(' '),
    fix: null,
    ruleId: null,
    criteriaSource: null,
    category: null,
    quote: codeOf(line),
  };
}

/** Words of letters only; no two subjects share one, so that merging is beyond doubt here. */
function wordOf(number) {
  return `q${[...number.toString(20)].map((digit) => 'bcdfghjklmnpqrtvwxzk'[Number.parseInt(digit, 20)]).join('o')}`;
}

function codeOf(line) {
  return `statement(${line});`;
}

/** All that triage asks for, with nobody to be asked again: the table alone decides. */
function inputOf(subjects, slots) {
  const lines = subjects.map((_, index) => ({
    mark: '+',
    oldLine: null,
    newLine: index + 1,
    text: codeOf(index + 1),
    inDiff: true,
  }));
  const readers = slots.map(({ slot }) => slot);
  return {
    slots,
    plan: {
      calls: [
        { index: 0, files: [{ path: PATH, oldPath: null, status: 'added', lines, whole: true, bytes: 0 }] },
      ],
      wording: { language: 'en', suggestions: false },
    },
    change: {
      identity: { title: null, body: null },
      files: [{ path: PATH, oldPath: null, status: 'added', diff: null, context: [] }],
      gaps: [],
    },
    coverage: { files: [{ path: PATH, slots: readers, covered: true }], complete: true },
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
  };
}
