import type { Question } from '../../domain/consult.ts';
import type { Slot } from '../../domain/slot.ts';
import type { Ruling } from '../../domain/triage.ts';
import { cutInWords } from '../../lib/cut.ts';
import { batchesOf } from './batches.ts';
import { type Case, caseText, visibleLines } from './case-text.ts';
import type { Group } from './clusters.ts';
import {
  GROUPS_INTRODUCTION,
  JUDGE_ENDING,
  JUDGE_SCHEMAS,
  type JudgeTask,
  judgeSystem,
  PURPOSE_INTRODUCTION,
} from './judge-words.ts';
import { type Frame, frameBytes, type Part, questionText } from './question-text.ts';
import { readRulings } from './rulings.ts';
import type { Scene } from './scene.ts';

/** What a seat decided, by the id of the group. */
export type Rulings = ReadonlyMap<string, Ruling>;

/** Who is asked, as what, and about which change. `firstIndex` is the number of the first question. */
export type JudgeOptions = {
  readonly task: JudgeTask;
  readonly slot: Slot;
  readonly family: string;
  readonly scene: Scene;
  readonly firstIndex: number;
};

/**
 * The questions that have a seat decide about groups, as many as are needed to keep each readable, the groups in the
 * order given. The texts name no seat, no model and no finding, and do not depend on the order of a group's members.
 */
export function judgeQuestions(groups: readonly Group[], options: JudgeOptions): Question<Rulings>[] {
  const { task, slot, family, scene, firstIndex } = options;
  const frame: Frame = {
    seed: `${scene.runId}/${task}`,
    parts: purposeOf(scene),
    introduction: GROUPS_INTRODUCTION,
    ending: JUDGE_ENDING,
  };
  const batches = batchesOf(groups, frameBytes(frame), (group, maxBytes) =>
    caseText(judgedCase(group), scene, maxBytes),
  );
  return batches.map((batch, at) => {
    const index = firstIndex + at;
    const asked = new Map(batch.map(({ name, subject }) => [name, subject]));
    return {
      task,
      slot,
      index,
      system: judgeSystem(scene.wording.language),
      text: questionText(
        { ...frame, seed: `${frame.seed}/${index}` },
        batch.map(({ text }) => text),
      ),
      schema: JUDGE_SCHEMAS[task],
      key: 'decisions',
      read: (answer, before) => readRulings(answer, before, { asked, slot, family, scene }),
    };
  });
}

function judgedCase({ members, slots, facts }: Group): Case {
  const raised = slots.length === 1 ? '1 reviewer' : `${slots.length} reviewers`;
  return {
    notes: [
      `Raised by ${raised}; ${facts.covering} read this code in full.`,
      ...(facts.citedSeverity !== null ? ['A rule that was selected for this change is cited.'] : []),
      ...(facts.priorArt === null ? [] : [PRIOR_ART[facts.priorArt]]),
    ],
    sections: [{ heading: 'Reports:', reports: members, notes: [] }],
    showsRules: facts.citedSeverity !== null,
  };
}

const PRIOR_ART = {
  declined: 'People declined an earlier remark of this kind.',
  upheld: 'People mended what an earlier remark of this kind was about.',
} as const;

/** UTF-16 units of the change's title and description: beyond this a description tells no more about scope. */
const TITLE_LENGTH = 200;
const BODY_LENGTH = 1_800;

/** What the author says of the change, as one line of JSON; nothing where nothing is said. */
function purposeOf({ identity: { title, body } }: Scene): Part[] {
  if (title === null && body === null) return [];
  const text = (value: string, max: number) => cutInWords(visibleLines(value), max, 'text');
  const purpose = {
    ...(title === null ? {} : { title: text(title, TITLE_LENGTH) }),
    ...(body === null ? {} : { description: text(body, BODY_LENGTH) }),
  };
  return [{ introduction: PURPOSE_INTRODUCTION, data: JSON.stringify(purpose) }];
}
