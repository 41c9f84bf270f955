import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import type { FileDiff } from '../src/domain/change.ts';
import { USUAL_GATES } from '../src/domain/gates.ts';
import type { ReviewOutcome } from '../src/domain/outcome.ts';
import type { Host, ModelClient, ModelRequest } from '../src/domain/ports.ts';
import { NO_GLOBS } from '../src/domain/routing.ts';
import { NO_RULES, type ReviewInput, type ReviewRules } from '../src/domain/run.ts';
import { SLOTS } from '../src/domain/slot.ts';
import type { TriageRules } from '../src/domain/triage.ts';
import { review } from '../src/review.ts';
import {
  FACTS,
  handClock,
  modelAnswer,
  type ScriptedClient,
  SILENCE,
  scripted,
} from './stages/panel/bench.ts';
import { answerText, wireFinding } from './stages/panel/build.ts';
import { bindingOf, changedFile, changeSet } from './support/builders.ts';
import { acceptedRow, decisionsText } from './support/model-task.ts';

const MINUTE = 60_000;
const DEADLINE = 20 * MINUTE;
const PATH = 'src/session.ts';

const DIFF: FileDiff = {
  oldPath: PATH,
  newPath: PATH,
  status: 'modified',
  oldMode: '100644',
  newMode: '100644',
  binary: false,
  submodule: false,
  truncated: false,
  additions: 1,
  deletions: 0,
  bytes: 80,
  hunks: [
    {
      oldStart: 1,
      oldLines: 1,
      newStart: 1,
      newLines: 2,
      section: '',
      lines: [
        { mark: ' ', oldLine: 1, newLine: 1, text: 'const cache = new Map();' },
        { mark: '+', oldLine: null, newLine: 2, text: 'cache.set(key, load(key));' },
      ],
    },
  ],
};
const CHANGE = changeSet({ files: [changedFile({ path: PATH, diff: DIFF })] });
const FINDING = wireFinding({
  severity: 'important',
  file: PATH,
  line: 2,
  quote: 'cache.set(key, load(key));',
});

const QUIET: Host = {
  protect: () => undefined,
  redact: (text) => text,
  info: () => undefined,
  warn: () => undefined,
  progress: () => undefined,
  writeReport: () => Promise.resolve(null),
};

const AGENT: TriageRules = {
  agent: 'opus',
  rebuttal: false,
  crossCheck: { enabled: false, sampleRate: 1, slot: null, blockOnDisagreement: false },
};
const ALONE: TriageRules = { ...AGENT, agent: null };

function isReview({ schema }: ModelRequest): boolean {
  return schema.title === 'reviewer-output';
}

/** Opus finds nothing and takes everything for a defect; gpt finds one; sonnet says what it is told. */
function panelOf(sonnet: Parameters<typeof scripted>[1]) {
  const opus = scripted('opus', (request) =>
    Promise.resolve(
      modelAnswer(isReview(request) ? answerText([], true) : decisionsText([acceptedRow('c1')])),
    ),
  );
  const gpt = scripted('gpt', modelAnswer(answerText([FINDING], true)));
  return { opus, sonnet: scripted('sonnet', sonnet), gpt } as const;
}

type Panel = ReturnType<typeof panelOf>;

function inputOf(panel: Panel, triage: TriageRules, changes: Partial<ReviewInput> = {}): ReviewInput {
  const clients = new Map<string, ModelClient>(Object.entries(panel));
  const rules: ReviewRules = {
    quorum: null,
    maxCostUsd: null,
    deadlineMs: DEADLINE,
    failOn: 'blocking',
    onIncomplete: 'fail',
    fallback: false,
    wording: { language: 'en', suggestions: false, instructions: null },
    triage,
    gates: USUAL_GATES,
    globs: NO_GLOBS,
    routing: null,
    scopeGate: false,
    riskAdvisory: true,
    criteria: NO_RULES,
  };
  return {
    runId: 'run-1',
    subject: { change: CHANGE, known: { secrets: [], raw: null } },
    seats: SLOTS.filter((slot) => clients.has(slot)).map((slot) => ({ slot, binding: bindingOf(slot) })),
    facts: () => FACTS,
    clientFor: ({ slot }) => {
      const client = clients.get(slot);
      if (client === undefined) throw new Error(`no client for ${slot}`);
      return client;
    },
    rules,
    today: '2026-11-30',
    configuration: { names: [], ruleGlobs: [], found: null },
    toolLogs: [],
    settings: {},
    withheld: null,
    host: QUIET,
    clock: handClock(),
    signal: new AbortController().signal,
    ...changes,
  };
}

/** Lets everything happen that needs no time until a condition holds. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await setImmediate();
}

/** Everything that needs no time, and has begun, comes to its end. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await setImmediate();
}

/** Requests of a client that its session has not ended. */
function open({ requests }: ScriptedClient): readonly ModelRequest[] {
  return requests.filter(({ signal }) => !signal.aborted);
}

describe('review and its time', () => {
  const seat = (outcome: ReviewOutcome, slot: string) => outcome.slots.find((result) => result.slot === slot);

  it('ends the reviews at three quarters of the deadline where triage has questions, and asks them', async () => {
    const panel = panelOf(SILENCE);
    const clock = handClock();
    const running = review(inputOf(panel, AGENT, { clock }));
    await until(() => panel.gpt.requests.length > 0 && panel.sonnet.requests.length > 0);
    await settled();
    await clock.pass(15 * MINUTE);
    const outcome = await running;

    expect(seat(outcome, 'sonnet')?.status).toBe('timeout');
    expect(outcome.triage?.agent).toMatchObject({ slots: ['opus'], ruled: 1 });
    expect(outcome.triage?.document.accepted).toHaveLength(1);
  });

  it('leaves the reviews all of it where the table decides alone', async () => {
    const panel = panelOf(SILENCE);
    const clock = handClock();
    let isOver = false;
    const running = review(inputOf(panel, ALONE, { clock })).finally(() => {
      isOver = true;
    });
    await until(() => panel.gpt.requests.length > 0 && panel.sonnet.requests.length > 0);
    await settled();
    await clock.pass(15 * MINUTE);
    await settled();

    expect([isOver, open(panel.sonnet).length]).toEqual([false, 1]);
    await clock.pass(5 * MINUTE);
    const outcome = await running;
    expect(seat(outcome, 'sonnet')?.status).toBe('timeout');
    expect(panel.opus.requests.filter((request) => !isReview(request))).toEqual([]);
  });

  it('ends its session with the run', async () => {
    const panel = panelOf(modelAnswer(answerText([], true)));
    await review(inputOf(panel, AGENT));

    expect(panel.opus.requests).toHaveLength(2);
    expect([panel.opus, panel.sonnet, panel.gpt].flatMap(open)).toEqual([]);
  });

  it('ends its session where something goes wrong', async () => {
    const panel = panelOf(modelAnswer(answerText([], true)));
    const input = inputOf(panel, AGENT);
    const rules: ReviewRules = {
      ...input.rules,
      get failOn(): never {
        throw new Error('a fault of ours');
      },
    };

    await expect(review({ ...input, rules })).rejects.toThrow('a fault of ours');
    expect(panel.opus.requests).toHaveLength(1);
    expect([panel.opus, panel.sonnet, panel.gpt].flatMap(open)).toEqual([]);
  });

  it('tells the host whom triage asks', async () => {
    const lines: string[] = [];
    const host: Host = { ...QUIET, progress: (line) => void lines.push(line) };
    await review(inputOf(panelOf(modelAnswer(answerText([], true))), AGENT, { host }));

    expect(lines).toContain('triage: asking opus');
    expect(lines.at(-1)).toBe('');
  });
});
