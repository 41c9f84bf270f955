import type { ChangedFile, ChangeSet, DiffLine, FileDiff } from './change.ts';
import { CODE_LANGUAGES, type CodeLanguage } from './code-language.ts';
import type { Recording } from './contracts.generated.ts';
import { type Criteria, NO_CRITERIA } from './criteria.ts';
import type { KnownFindings } from './gates.ts';
import type { ReviewOutcome } from './outcome.ts';
import type { TurnRecord } from './panel.ts';

type RecordedFile = Recording['change']['files'][number];
type RecordedLine = RecordedFile['context'][number];

function readLine([mark, oldLine, newLine, text]: RecordedLine): DiffLine {
  return { mark, oldLine, newLine, text };
}

function readDiff(diff: RecordedFile['diff']): FileDiff | null {
  if (diff === null) return null;
  return { ...diff, hunks: diff.hunks.map((hunk) => ({ ...hunk, lines: hunk.lines.map(readLine) })) };
}

/** The change that a recording holds: what collect and gates made of it when it was recorded. */
export function changeOf(recording: Recording): ChangeSet {
  const files = recording.change.files.map(
    (file): ChangedFile => ({ ...file, diff: readDiff(file.diff), context: file.context.map(readLine) }),
  );
  return { ...recording.change, files };
}

/** What the gates found when it was recorded. A recording of an older version knows secrets alone. */
export function knownOf({ secrets, found }: Recording): KnownFindings {
  return { secrets, raw: found ?? null };
}

/**
 * The rules that were selected when it was recorded; none where a recording knows of none. Of languages those stay that
 * this version knows.
 */
export function criteriaOf({ criteria }: Recording): Criteria {
  if (criteria === undefined) return NO_CRITERIA;
  const rules = criteria.rules.map(({ languages, ...rule }) => ({
    ...rule,
    languages: languages?.filter(isCodeLanguage) ?? null,
  }));
  return { rules, left: criteria.left };
}

function isCodeLanguage(word: string): word is CodeLanguage {
  return CODE_LANGUAGES.some((language) => language === word);
}

/** A replayed outcome with the times of the run that was recorded: those of a replay say nothing. */
export function withRecordedTimes(outcome: ReviewOutcome, recording: Recording): ReviewOutcome {
  const times = new Map(recording.turns.map(({ label, durationMs }) => [label, durationMs]));
  const timed = <Asked extends { readonly turns: readonly TurnRecord[] }>(asked: Asked): Asked => ({
    ...asked,
    turns: asked.turns.map((turn) => ({ ...turn, durationMs: times.get(turn.label) ?? turn.durationMs })),
  });
  const { triage } = outcome;
  return {
    ...outcome,
    startedAt: recording.startedAt,
    finishedAt: recording.finishedAt,
    slots: outcome.slots.map((slot) => ({ ...slot, calls: slot.calls.map(timed) })),
    triage: triage === null ? null : { ...triage, consultations: triage.consultations.map(timed) },
  };
}
