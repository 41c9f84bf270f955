/**
 * Triage of ever more findings from four slots: time, and how fast it grows with their number. Three kinds of panels:
 * many files, few files whose findings share most words, and one file.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadSources } from './load.mjs';
import { randomFrom } from './random.mjs';

const SIZES = [1_250, 2_500, 5_000, 10_000];
const ROUNDS = 3;
const SLOTS = ['fable', 'opus', 'sonnet', 'gpt'];
const LINES = 400;
const WORDS_PER_ISSUE = 20;

/** How likely another slot says a word of the same issue. */
const SAME_WORD = 0.8;

const SHAPES = [
  { name: 'one file for every 50 findings', filesFor: (count) => Math.ceil(count / 50), vocabulary: 3_000 },
  { name: '50 files, few words', filesFor: () => 50, vocabulary: 300 },
  { name: 'one file', filesFor: () => 1, vocabulary: 3_000 },
];

/** Words of letters only, the way `i` would be written in base 20. */
function wordOf(i) {
  return `q${[...i.toString(20)].map((digit) => 'bcdfghjklmnpqrtvwxzk'[Number.parseInt(digit, 20)]).join('o')}`;
}

function findingsOf(count, { filesFor, vocabulary }) {
  const random = randomFrom(count);
  const files = filesFor(count);
  const bySlot = new Map(SLOTS.map((slot) => [slot, []]));
  for (let defect = 0; defect < count / SLOTS.length; defect++) {
    const file = `src/part-${defect % files}.ts`;
    const line = 1 + Math.floor(random() * LINES);
    // Cubed, so that some words are common and most are rare, as in any language.
    const words = Array.from({ length: WORDS_PER_ISSUE }, () =>
      wordOf(Math.floor(random() ** 3 * vocabulary)),
    );
    for (const slot of SLOTS) {
      const said = words.filter(() => random() < SAME_WORD);
      const findings = bySlot.get(slot);
      findings.push({
        id: `${slot}#${findings.length}`,
        slot,
        severity: 'important',
        file,
        line,
        issue: `Words: ${said.join(' ')}`,
        fix: null,
        ruleId: null,
        criteriaSource: null,
        category: null,
        quote: `statement(${line});`,
      });
    }
  }
  return { bySlot, paths: Array.from({ length: files }, (_, index) => `src/part-${index}.ts`) };
}

function inputOf(count, shape) {
  const { bySlot, paths } = findingsOf(count, shape);
  const lines = Array.from({ length: LINES }, (_, index) => ({
    mark: '+',
    oldLine: null,
    newLine: index + 1,
    text: `  statement(${index + 1});`,
    inDiff: true,
  }));
  const slots = SLOTS.map((slot) => ({
    slot,
    family: slot === 'gpt' ? 'openai' : 'anthropic',
    status: 'ok',
    findings: bySlot.get(slot),
  }));
  return {
    slots,
    plan: {
      calls: [{ index: 0, files: paths.map((path) => ({ path, lines })) }],
      wording: { language: 'en', suggestions: false },
      criteria: { rules: [], left: [] },
    },
    change: {
      identity: { title: null, body: null },
      files: paths.map((path) => ({ path, oldPath: null, status: 'added', diff: null, context: [] })),
      gaps: [],
    },
    coverage: { files: paths.map((path) => ({ path, slots: SLOTS })), complete: true },
    gatesPassed: true,
    anchorOf: (path, side, line, startLine) => ({ path, side, line, startLine }),
    // Nobody is asked again: the table alone decides.
    consult: null,
    rules: {
      agent: null,
      rebuttal: false,
      crossCheck: { enabled: false, sampleRate: 0, slot: null, blockOnDisagreement: false },
    },
    runId: 'bench',
    failOn: 'blocking',
    priorArt: [],
    exceptions: { markers: [], allowSecurity: false },
  };
}

/** The fastest of some rounds, in milliseconds of this process's own time: other work on the machine counts less. */
async function fastest(run) {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1_000);
  }
  return best;
}

/** Prints times and growth. */
export async function run() {
  const { folder, dispose } = loadSources();
  try {
    const { triage } = await import(pathToFileURL(join(folder, 'stages/triage/triage.js')).href);
    for (const shape of SHAPES) {
      const times = [];
      for (const count of SIZES) {
        const input = inputOf(count, shape);
        let clusters = 0;
        const ms = await fastest(async () => {
          clusters = (await triage(input)).clusters.length;
        });
        console.log(`${shape.name}: ${count} findings, ${clusters} clusters, ${ms.toFixed(0)} ms`);
        times.push(ms);
      }
      const growth = Math.log(times.at(-1) / times[0]) / Math.log(SIZES.at(-1) / SIZES[0]);
      console.log(`${shape.name}: grows as n^${growth.toFixed(2)} (bar: 1.3; 2,000 ms at 10,000)`);
    }
  } finally {
    dispose();
  }
}
