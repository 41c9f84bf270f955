import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isComplete, SLOT_STATUSES, type SlotResult, type SlotStatus } from '../src/domain/panel.ts';
import { SLOTS, type Slot } from '../src/domain/slot.ts';
import { coverageOf } from '../src/stages/panel/coverage.ts';
import { conclude } from '../src/stages/report/conclusion.ts';
import { coverageTable } from '../src/stages/report/coverage-table.ts';
import { reviewDocument } from '../src/stages/report/review-document.ts';
import { renderTerminal } from '../src/stages/report/terminal.ts';
import { triage } from '../src/stages/triage/triage.ts';
import { answered, callRecord, gateReport, outcome } from './stages/report/outcomes.ts';
import { inputOf, PATHS } from './stages/triage/panels.ts';
import { plan, raisedFinding, sentFile, sentLines } from './support/builders.ts';
import { inFolder } from './support/command-line.ts';
import { fenced, type ModelServer, type Scripted, startModelServer } from './support/model-server.ts';
import { DIVISION, LABEL, openTriageScene, reviewOf, type TriageScene } from './support/triage-scene.ts';

/** How each seat of a panel of four ended, in the order of the seats. */
type Endings = readonly [SlotStatus, SlotStatus, SlotStatus, SlotStatus];

/** Who says that the change must not be merged: nobody, all seats of which an answer came, or one of them alone. */
const OBJECTIONS = ['nobody', 'all', 'one'] as const;
type Objection = (typeof OBJECTIONS)[number];

const QUORUMS = [1, 2, 3, 4] as const;

type Case = { readonly endings: Endings; readonly quorum: number; readonly objection: Objection };

/** What a run comes to by the design, said without a look at the code. */
type Expected = {
  readonly readers: readonly Slot[];
  readonly covered: boolean;
  readonly hasConsensus: boolean;
  readonly conclusion: 'pass' | 'block' | 'incomplete';
};

/** An answer that came in full reads a file; one of which a part is missing still says what it says; no other is there. */
const READS: ReadonlySet<SlotStatus> = new Set<SlotStatus>(['ok', 'repaired']);
const SPEAKS: ReadonlySet<SlotStatus> = new Set<SlotStatus>(['ok', 'repaired', 'partial']);

function objectorsOf({ endings, objection }: Pick<Case, 'endings' | 'objection'>): Slot[] {
  const speakers = SLOTS.filter((_, index) => SPEAKS.has(endings[index] ?? 'unavailable'));
  if (objection === 'nobody') return [];
  return objection === 'all' ? speakers : speakers.slice(0, 1);
}

/**
 * Covered: at least the quorum read the file. An objection stands where two raise it, or one where no two read the file,
 * and blocks whatever else is missing. Without one, what is not covered is incomplete, and only what is left passes.
 * Nobody whose answer came in full and nobody who objects: no consensus.
 */
function expectedOf(given: Case): Expected {
  const readers = SLOTS.filter((_, index) => READS.has(given.endings[index] ?? 'unavailable'));
  const objectors = objectorsOf(given);
  const covered = readers.length >= given.quorum;
  const blocks = objectors.length >= 2 || (objectors.length === 1 && readers.length < 2);
  return {
    readers,
    covered,
    hasConsensus: readers.length + objectors.length > 0,
    conclusion: blocks ? 'block' : covered ? 'pass' : 'incomplete',
  };
}

function exitCodeOf(conclusion: string, onIncomplete: 'fail' | 'neutral'): number {
  if (conclusion === 'pass') return 0;
  return conclusion === 'incomplete' && onIncomplete === 'neutral' ? 0 : 1;
}

const CODE = sentLines(['+cache.set(sid, s);', ' return s;']);
const [PATH = ''] = PATHS;

function seatOf(slot: Slot, status: SlotStatus, objects: boolean): SlotResult {
  const finding = raisedFinding({
    id: `${slot}#0`,
    slot,
    severity: 'blocking',
    file: PATH,
    line: 1,
    issue: 'The session cache never expires.',
    quote: 'cache.set(sid, s);',
  });
  const reason = isComplete(status) ? null : `why it was ${status}`;
  return answered({
    slot,
    status,
    reason,
    findings: objects ? [finding] : [],
    calls: [callRecord({ files: [PATH], status, reason })],
    covered: isComplete(status) ? [PATH] : [],
  });
}

/** What comes of a case: coverage, triage by the table alone, and the conclusion, as a run joins them. */
async function resultOf(given: Case, onIncomplete: 'fail' | 'neutral' = 'fail') {
  const objectors = objectorsOf(given);
  const slots = SLOTS.map((slot, index) =>
    seatOf(slot, given.endings[index] ?? 'ok', objectors.includes(slot)),
  );
  const seats = slots.map(({ slot, binding }) => ({ slot, binding }));
  const calls = [{ index: 0, files: [sentFile({ path: PATH, lines: CODE })] }];
  const planned = plan({ seats, quorum: given.quorum, calls });
  const coverage = coverageOf(planned, slots);
  const sorted = await triage(inputOf(slots, { plan: planned, coverage }));
  const verdict = conclude({
    change: { gaps: [] },
    gates: gateReport(),
    plan: planned,
    coverage,
    triage: sorted,
    conformance: { rules: [] },
    blockOnGap: false,
    blockOnDisagreement: false,
    failOn: 'blocking',
    onIncomplete,
    stopped: false,
    withheld: null,
  });
  return outcome({ slots, plan: planned, coverage, triage: sorted, verdict });
}

/** All ways in which four seats may end. */
function everyEnding(): Endings[] {
  return SLOT_STATUSES.flatMap((a) =>
    SLOT_STATUSES.flatMap((b) =>
      SLOT_STATUSES.flatMap((c) => SLOT_STATUSES.map((d): Endings => [a, b, c, d])),
    ),
  );
}

/** One of all endings that differ only in which seat ended how. */
function endingsUpToOrder(): Endings[] {
  const rank = (status: SlotStatus) => SLOT_STATUSES.indexOf(status);
  return everyEnding().filter(
    ([a, b, c, d]) => rank(a) <= rank(b) && rank(b) <= rank(c) && rank(c) <= rank(d),
  );
}

/** The cases of which what came differs from what the design says, each with both. */
async function differences(cases: readonly Case[]): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const given of cases) {
    const { coverage, triage: sorted, verdict } = await resultOf(given);
    const [file] = coverage.files;
    const actual: Expected & { readonly exitCode: number; readonly approved: boolean } = {
      readers: file?.slots ?? [],
      covered: file?.covered ?? false,
      hasConsensus: sorted?.document.consensus !== undefined,
      conclusion: verdict.conclusion === 'skipped' ? 'incomplete' : verdict.conclusion,
      exitCode: verdict.exitCode,
      approved: sorted?.document.approved ?? false,
    };
    const wanted = expectedOf(given);
    const expected = {
      ...wanted,
      exitCode: exitCodeOf(wanted.conclusion, 'fail'),
      approved: wanted.conclusion === 'pass',
    };
    if (JSON.stringify(actual) !== JSON.stringify(expected)) found.push({ given, actual, expected });
  }
  return found.slice(0, 3);
}

const ALL = everyEnding();
const REPRESENTATIVES = endingsUpToOrder();

describe('four seats, each ending in one of eight ways', () => {
  it('are 4,096 cases, 330 where it does not matter which seat ended how', () => {
    expect([ALL.length, REPRESENTATIVES.length]).toEqual([4_096, 330]);
  });

  it.each(QUORUMS)(
    'conclude as the design says with a quorum of %d, whichever seat ended how',
    async (quorum) => {
      expect(
        await differences(ALL.map((endings) => ({ endings, quorum, objection: 'nobody' as const }))),
      ).toEqual([]);
    },
  );

  it.each(
    QUORUMS.flatMap((quorum) => (['all', 'one'] as const).map((objection) => [quorum, objection] as const)),
  )(
    'conclude as the design says with a quorum of %d where what came objects: %s',
    async (quorum, objection) => {
      expect(await differences(REPRESENTATIVES.map((endings) => ({ endings, quorum, objection })))).toEqual(
        [],
      );
    },
  );

  it('never pass with a file below the quorum, and incomplete counts as success only where it is neutral', async () => {
    for (const quorum of QUORUMS) {
      for (const endings of REPRESENTATIVES) {
        const { coverage, verdict } = await resultOf({ endings, quorum, objection: 'all' }, 'neutral');
        if (!coverage.complete) expect(verdict.conclusion).not.toBe('pass');
        expect(verdict.exitCode).toBe(exitCodeOf(verdict.conclusion, 'neutral'));
      }
    }
  });

  it('each have a row with their status, and a cell that says how they missed the file, once with the reason', async () => {
    for (const endings of REPRESENTATIVES) {
      const result = await resultOf({ endings, quorum: 2, objection: 'nobody' });
      const { rows, reasons } = coverageTable(reviewDocument(result));
      const text = renderTerminal(result, { width: 100, colour: false });
      const panel = text.slice(text.indexOf('\nPanel\n'));
      const missed = endings.filter((status) => !READS.has(status));

      expect(rows.map(({ path, cells }) => [path, ...cells.map(({ status }) => status)])).toEqual(
        missed.length === 0
          ? []
          : [[PATH, ...endings.map((status) => (READS.has(status) ? 'read' : status))]],
      );
      expect(reasons.map(({ reason }) => reason)).toEqual(missed.map((status) => `why it was ${status}`));
      for (const [index, slot] of SLOTS.entries()) {
        expect(panel).toMatch(new RegExp(`^  ${slot} +${endings[index]} `, 'm'));
      }
      expect(text).toContain(`  ${4 - missed.length} of 4 reviewers read every file`);
    }
  });
});

/** How each seat is spoken to; those that speak alike have servers of their own. */
const DIALECTS = {
  fable: 'openai-compatible',
  opus: 'anthropic',
  sonnet: 'openai-compatible',
  gpt: 'openai',
} as const;
const PANEL = [
  'fable=openai-compatible/house-model-1',
  'opus=anthropic/claude-opus-5-5',
  'sonnet=openai-compatible/house-model-2',
  'gpt=openai/gpt-6.2-sol',
].join(',');

/** What a server does for a seat to end so. Faults say that nothing is to be asked again. */
function scriptFor(status: SlotStatus, objects: boolean): Scripted {
  const finding = objects ? DIVISION : LABEL;
  const headers = { 'x-should-retry': 'false' };
  const scripts: Readonly<Record<SlotStatus, Scripted>> = {
    ok: objects ? reviewOf(DIVISION) : reviewOf(),
    repaired: {
      kind: 'ok',
      text: fenced(JSON.stringify({ findings: objects ? [DIVISION] : [], approved: !objects })),
    },
    partial: {
      kind: 'ok',
      text: JSON.stringify({ findings: [finding, { ...finding, issue: '' }], approved: false }),
    },
    invalid: { kind: 'ok', text: 'I would rather not say.' },
    refused: { kind: 'refusal' },
    timeout: { kind: 'error', status: 504, headers },
    'rate-limited': { kind: 'error', status: 429, headers },
    unavailable: { kind: 'error', status: 401 },
  };
  return scripts[status];
}

/** Twenty cases: each seat ends in each way twice, beside others; then what must not be missing from a sample. */
const SAMPLE: readonly Case[] = [
  ...Array.from({ length: 16 }, (_, index): Case => {
    // The second round pairs each seat's endings with others than the first.
    const round = Math.floor(index / SLOT_STATUSES.length);
    const at = (step: number, start: number) =>
      SLOT_STATUSES[(index * step + start * (round + 1)) % SLOT_STATUSES.length] ?? 'ok';
    return {
      endings: [at(1, 0), at(3, 1), at(5, 2), at(7, 3)],
      quorum: 1 + (index % 4),
      objection: OBJECTIONS[index % 3] ?? 'nobody',
    };
  }),
  { endings: ['ok', 'repaired', 'ok', 'repaired'], quorum: 4, objection: 'nobody' },
  { endings: ['ok', 'repaired', 'ok', 'timeout'], quorum: 4, objection: 'nobody' },
  { endings: ['ok', 'partial', 'unavailable', 'refused'], quorum: 3, objection: 'all' },
  { endings: ['refused', 'timeout', 'invalid', 'rate-limited'], quorum: 1, objection: 'all' },
];

describe('a whole run with four seats', () => {
  let scene: TriageScene;
  let other: ModelServer;
  beforeAll(async () => {
    scene = await openTriageScene();
    other = await startModelServer();
  });
  afterAll(async () => {
    await scene.dispose();
    await other.close();
  });

  it.each(
    SAMPLE.map(
      (given, index) => [`${given.endings.join(', ')}; quorum ${given.quorum}`, index, given] as const,
    ),
  )('that end %s', async (_, index, given) => {
    const objectors = objectorsOf(given);
    const onIncomplete = index % 2 === 0 ? 'fail' : 'neutral';
    for (const [at, slot] of SLOTS.entries()) {
      const server = slot === 'sonnet' ? other : scene.models;
      // Every model of its provider: a seat that falls back to another one meets the same.
      server.script(
        { dialect: DIALECTS[slot] },
        scriptFor(given.endings[at] ?? 'ok', objectors.includes(slot)),
      );
    }
    const { exitCode, document, stdout } = await inFolder((folder) =>
      scene.run(folder, [
        ...['--panel', PANEL, '--quorum', String(given.quorum), '--triage-slot', 'none'],
        ...['--on-incomplete', onIncomplete],
        ...['--fable-base-url', scene.models.baseUrl('openai-compatible')],
        ...['--sonnet-base-url', other.baseUrl('openai-compatible')],
      ]),
    );
    const { readers, covered, hasConsensus, conclusion } = expectedOf(given);

    expect(document.slots.map(({ status }) => status)).toEqual(given.endings);
    expect(document.coverage.files).toMatchObject([{ path: 'src/pay.ts', slots: readers, covered }]);
    expect(document.coverage.files[0]?.missed.map(({ slot, status }) => [slot, status])).toEqual(
      SLOTS.flatMap((slot, at) => (readers.includes(slot) ? [] : [[slot, given.endings[at]]])),
    );
    expect(document.triage?.consensus !== undefined).toBe(hasConsensus);
    expect([document.conclusion, exitCode]).toEqual([conclusion, exitCodeOf(conclusion, onIncomplete)]);
    expect(stdout).toContain(`  ${readers.length} of 4 reviewers read every file`);
  });
});
