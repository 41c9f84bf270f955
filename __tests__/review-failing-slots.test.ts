import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SLOTS, type Slot } from '../src/domain/slot.ts';
import { inFolder } from './support/command-line.ts';
import type { Scripted } from './support/model-server.ts';
import { DIVISION, openTriageScene, reviewOf, type TriageScene } from './support/triage-scene.ts';

const MODELS: Readonly<Record<Slot, string>> = {
  fable: 'house-model-1',
  opus: 'claude-opus-5-5',
  sonnet: 'claude-sonnet-5-5',
  gpt: 'gpt-6.2-sol',
};
const PROVIDERS: Readonly<Record<Slot, string>> = {
  fable: 'openai-compatible',
  opus: 'anthropic',
  sonnet: 'anthropic',
  gpt: 'openai',
};
const PANEL = SLOTS.map((slot) => `${slot}=${PROVIDERS[slot]}/${MODELS[slot]}`).join(',');

/** Each seat fails in its own way. */
const FAILURES: Readonly<Record<Slot, Scripted>> = {
  fable: { kind: 'refusal' },
  opus: { kind: 'ok', text: 'I would rather not say.' },
  sonnet: { kind: 'error', status: 401 },
  gpt: { kind: 'context', text: '' },
};

/** A majority of the planned panel, whoever answers. */
const QUORUM = 3;

/** All ways in which four seats may fail: the seats that answer. */
const ANSWERING: readonly (readonly Slot[])[] = Array.from({ length: 2 ** SLOTS.length }, (_, bits) =>
  SLOTS.filter((_slot, index) => (bits & (1 << index)) !== 0),
);

type Expected = {
  readonly conclusion: string;
  readonly exitCode: number;
  readonly consensus: string | undefined;
  readonly blocking: number;
};

/** What becomes of a panel of which these seats answer, all alike. */
function expectedOf(answering: readonly Slot[], blocks: boolean): Expected {
  const count = answering.length;
  const isWhole = count === SLOTS.length;
  const unanimous = blocks ? 'unanimous-block' : 'unanimous-pass';
  const consensus = count === 0 ? undefined : isWhole ? unanimous : 'unverified';
  if (blocks && count > 0) return { conclusion: 'block', exitCode: 1, consensus, blocking: 1 };
  const passes = count >= QUORUM;
  return { conclusion: passes ? 'pass' : 'incomplete', exitCode: passes ? 0 : 1, consensus, blocking: 0 };
}

/** The same where opus alone would block: nobody upholds it where two or more read the code. */
function expectedOfOne(answering: readonly Slot[]): Expected {
  if (!answering.includes('opus')) return expectedOf(answering, false);
  if (answering.length === 1) return expectedOf(answering, true);
  return { ...expectedOf(answering, false), consensus: 'split' };
}

describe('review with seats that fail', () => {
  let scene: TriageScene;
  beforeAll(async () => {
    scene = await openTriageScene();
  });
  afterAll(() => scene.dispose());

  function run(answering: readonly Slot[], blockers: readonly Slot[], options: readonly string[]) {
    for (const slot of SLOTS) {
      const answer = blockers.includes(slot) ? reviewOf(DIVISION) : reviewOf();
      scene.models.script(
        { model: MODELS[slot], when: ({ task }) => task === 'review' },
        answering.includes(slot) ? answer : FAILURES[slot],
      );
    }
    const address = scene.models.baseUrl('openai-compatible');
    return inFolder(async (folder) => {
      const { exitCode, document } = await scene.run(folder, [
        '--panel',
        PANEL,
        '--fable-base-url',
        address,
        ...options,
      ]);
      const { conclusion, coverage, triage, slots } = document;
      return {
        outcome: {
          conclusion,
          exitCode,
          consensus: triage?.consensus?.verdict,
          blocking: triage?.accepted.filter(({ severity }) => severity === 'blocking').length ?? 0,
        },
        reviewerCount: triage?.consensus?.reviewerCount,
        approved: triage?.approved ?? false,
        coverage,
        answered: slots.filter(({ status }) => status === 'ok').map(({ slot }) => slot),
      };
    });
  }

  describe.each<[string, readonly Slot[], readonly string[], (answering: readonly Slot[]) => Expected]>([
    ['all that answer find nothing', [], [], (answering) => expectedOf(answering, false)],
    ['all that answer would block', SLOTS, [], (answering) => expectedOf(answering, true)],
    ['opus alone would block', ['opus'], ['--triage-slot', 'none'], expectedOfOne],
  ])('where %s', (_, blockers, options, expected) => {
    it.each(ANSWERING.map((answering) => [answering.join(', ') || 'nobody', answering] as const))(
      'concludes as the design says of: %s',
      async (_names, answering) => {
        const result = await run(answering, blockers, options);

        expect(result.outcome).toEqual(expected(answering));
        expect(result.answered).toEqual(answering);
        expect(result.reviewerCount).toBe(answering.length === 0 ? undefined : SLOTS.length);
        expect(result.coverage).toMatchObject({
          quorum: QUORUM,
          seats: SLOTS.length,
          complete: answering.length >= QUORUM,
          files: [{ path: 'src/pay.ts', slots: answering, covered: answering.length >= QUORUM }],
        });
        expect(result.approved).toBe(result.outcome.conclusion === 'pass');
      },
    );
  });
});
