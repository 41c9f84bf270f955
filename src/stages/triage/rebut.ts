import type { Question, Reading } from '../../domain/consult.ts';
import type { GroundedFinding } from '../../domain/finding.ts';
import type { Slot } from '../../domain/slot.ts';
import type { Position } from '../../domain/triage.ts';
import { batchesOf } from './batches.ts';
import { type Case, caseText, shuffleKey } from './case-text.ts';
import type { Group } from './clusters.ts';
import { type Frame, frameBytes, questionText } from './question-text.ts';
import { DISPUTES_INTRODUCTION, REBUT_ENDING, REBUT_SCHEMA, rebutSystem, STANDS } from './rebut-words.ts';
import { REASON_FAULT, readReason } from './rulings.ts';
import type { Scene } from './scene.ts';
import { readRows, wordFault, wordOf } from './wire-rows.ts';

/** Where a seat stands, by the id of the group. */
export type Positions = ReadonlyMap<string, Position>;

/** A group of which some say that it must not be merged, and others do not. */
export type Dispute = {
  readonly group: Group;
  /** Its reports that would block. */
  readonly blocking: readonly GroundedFinding[];
  /** Its reports that would not. */
  readonly milder: readonly GroundedFinding[];
  /** Reviewers that read the same code in full and reported nothing of the kind. */
  readonly silent: number;
};

/** Who is heard, and about which change. `firstIndex` is the number of the first question. */
export type RebutOptions = {
  readonly slot: Slot;
  readonly family: string;
  readonly scene: Scene;
  readonly firstIndex: number;
};

/** A group as a dispute between the reports that would block and everybody else who read the code. */
export function disputeOf(group: Group, isBlocking: (report: GroundedFinding) => boolean): Dispute {
  return {
    group,
    blocking: group.members.filter(isBlocking),
    milder: group.members.filter((report) => !isBlocking(report)),
    silent: Math.max(0, group.facts.covering - group.slots.length),
  };
}

/**
 * The questions that show a seat both sides of disputes, in the order given. All seats are asked in the same words, and
 * none is told who said what.
 */
export function rebutQuestions(disputes: readonly Dispute[], options: RebutOptions): Question<Positions>[] {
  const { slot, family, scene, firstIndex } = options;
  const frame: Frame = {
    seed: `${scene.runId}/rebuttal`,
    parts: [],
    introduction: DISPUTES_INTRODUCTION,
    ending: REBUT_ENDING,
  };
  const batches = batchesOf(disputes, frameBytes(frame), (dispute, maxBytes) =>
    caseText(disputedCase(dispute, scene), scene, maxBytes),
  );
  return batches.map((batch, at) => {
    const index = firstIndex + at;
    const asked = new Map(batch.map(({ name, subject }) => [name, subject.group.id]));
    return {
      task: 'rebuttal',
      slot,
      index,
      system: rebutSystem(scene.wording.language),
      text: questionText(
        { ...frame, seed: `${frame.seed}/${index}` },
        batch.map(({ text }) => text),
      ),
      schema: REBUT_SCHEMA,
      key: 'positions',
      read: (answer, before) => readPositions(answer, before, { asked, slot, family }),
    };
  });
}

/** Both sides in an order that says nothing of who stands where. */
function disputedCase({ group, blocking, milder, silent }: Dispute, scene: Scene): Case {
  const others = silent === 1 ? '1 reviewer' : `${silent} reviewers`;
  const block = { claim: 'it must not be merged.', reports: blocking, notes: [] };
  const rest = {
    claim: 'it need not hold up the change.',
    reports: milder,
    notes: silent === 0 ? [] : [`${others} read this code in full and reported nothing of the kind.`],
  };
  const content = blocking.map(({ issue }) => issue).sort();
  const isTurned = /^[0-7]/.test(shuffleKey(scene, content.join('\n')));
  const [first, second] = isTurned ? [rest, block] : [block, rest];
  return {
    notes: [],
    sections: [
      { ...first, heading: `One side: ${first.claim}` },
      { ...second, heading: `The other side: ${second.claim}` },
    ],
    showsRules: group.facts.citedSeverity !== null,
  };
}

/** Who answers, and which groups its names stand for. */
type PositionContext = {
  readonly asked: ReadonlyMap<string, string>;
  readonly slot: Slot;
  readonly family: string;
};

function readPositions(
  answer: unknown,
  before: Positions | null,
  { asked, slot, family }: PositionContext,
): Reading<Positions> {
  return readRows<Position>(answer, before, {
    key: 'positions',
    asked,
    readRow: (row) => {
      const stand = wordOf(row.stand, STANDS);
      const reason = readReason(row.reason);
      const faults = [
        ...(stand === null ? [wordFault('stand', STANDS)] : []),
        ...(reason === null ? [REASON_FAULT] : []),
      ];
      const value = stand === null || reason === null ? null : { slot, family, stand, reason };
      return { value, faults };
    },
  });
}
