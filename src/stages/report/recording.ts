import { ABOUT } from '../../domain/about.ts';
import type { ChangedFile, DiffLine, FileDiff } from '../../domain/change.ts';
import type { Recording } from '../../domain/contracts.generated.ts';
import type { Criteria, Rule } from '../../domain/criteria.ts';
import type { ReviewOutcome } from '../../domain/outcome.ts';
import type { TurnRecord } from '../../domain/panel.ts';
import type { Slot } from '../../domain/slot.ts';

type RecordedFile = Recording['change']['files'][number];
type RecordedLine = RecordedFile['context'][number];
type RecordedRule = NonNullable<Recording['criteria']>['rules'][number];
type RecordedTurn = Recording['turns'][number];

/** What a later replay needs of a run. Texts of files that no reviewer was given are left out. */
export function recordingOf(outcome: ReviewOutcome, settings: Readonly<Record<string, string>>): Recording {
  const { change, plan, gates, slots, triage } = outcome;
  const sent = new Set(plan.calls.flatMap((call) => call.files.map(({ path }) => path)));
  const reasons = new Map([...plan.skipped, ...plan.uncovered].map(({ path, reason }) => [path, reason]));
  return {
    version: 1,
    tool: ABOUT,
    runId: outcome.runId,
    startedAt: outcome.startedAt,
    finishedAt: outcome.finishedAt,
    change: {
      identity: change.identity,
      files: change.files.map((file) =>
        recordFile(sent.has(file.path) ? file : withoutText(file, reasons.get(file.path))),
      ),
      gaps: change.gaps,
    },
    settings,
    seats: plan.plannedSeats.map(({ slot, binding }) => ({ slot, binding })),
    secrets: gates.secrets,
    ...(outcome.configuration === null ? {} : { config: outcome.configuration.config }),
    found: { checks: gates.raw.checks, markers: gates.raw.markers },
    ...(gates.raw.imported.length === 0 ? {} : { imported: gates.raw.imported }),
    ...criteriaOf(plan.criteria),
    turns: [
      ...slots.flatMap((slot) => slot.calls.flatMap((call) => recordTurns(slot, call.turns))),
      ...(triage?.consultations ?? []).flatMap((consulted) => recordTurns(consulted, consulted.turns)),
    ],
  };
}

/** The rules as reviewers were shown them: what a registry says of its checks beside is no part of a run. */
function criteriaOf({ rules, left }: Criteria): Pick<Recording, 'criteria'> {
  if (rules.length === 0 && left.length === 0) return {};
  return { criteria: { rules: rules.map(recordRule), left } };
}

function recordRule(rule: Rule): RecordedRule {
  const { id, severity, category, title, text, paths, languages, violates, meets, expires, source } = rule;
  return { id, severity, category, title, text, paths, languages, violates, meets, expires, source };
}

/** A replay finds no text to send, as the run itself sent none, and the reason in its place. */
function withoutText(file: ChangedFile, reason: string | undefined): ChangedFile {
  if (file.diff === null || file.diff.hunks.length === 0) return { ...file, context: [] };
  return { ...file, diff: null, missing: file.missing ?? reason ?? 'it was not sent', context: [] };
}

function recordFile(file: ChangedFile): RecordedFile {
  const { path, oldPath, status, oldMode, newMode, additions, deletions, attributes, missing, content } =
    file;
  const { vendored, generated, noDiff } = attributes;
  return {
    path,
    oldPath,
    status,
    oldMode,
    newMode,
    additions,
    deletions,
    attributes: { generated, vendored, noDiff },
    diff: file.diff === null ? null : recordDiff(file.diff),
    missing,
    content: { binary: content.binary, minified: content.minified, generatedMark: content.generatedMark },
    context: file.context.map(recordLine),
  };
}

function recordDiff(diff: FileDiff): NonNullable<RecordedFile['diff']> {
  const {
    oldPath,
    newPath,
    status,
    oldMode,
    newMode,
    binary,
    submodule,
    truncated,
    additions,
    deletions,
    bytes,
  } = diff;
  const hunks = diff.hunks.map(({ oldStart, oldLines, newStart, newLines, section, lines }) => ({
    oldStart,
    oldLines,
    newStart,
    newLines,
    section,
    lines: lines.map(recordLine),
  }));
  return {
    oldPath,
    newPath,
    status,
    oldMode,
    newMode,
    binary,
    submodule,
    truncated,
    additions,
    deletions,
    hunks,
    bytes,
  };
}

function recordLine({ mark, oldLine, newLine, text }: DiffLine): RecordedLine {
  return [mark, oldLine, newLine, text];
}

function recordTurns({ slot }: { readonly slot: Slot }, turns: readonly TurnRecord[]): RecordedTurn[] {
  return turns.map((turn) => recordTurn(slot, turn));
}

function recordTurn(slot: Slot, turn: TurnRecord): RecordedTurn {
  const { label, digest, binding, answer, error, attempts, durationMs } = turn;
  return {
    label,
    digest,
    slot,
    binding,
    answer:
      answer === null
        ? null
        : {
            text: answer,
            stop: turn.stop ?? 'other',
            rawStop: turn.rawStop ?? '',
            usage: turn.usage,
            servedModel: turn.servedModel,
            notes: turn.notes,
          },
    error,
    attempts,
    durationMs,
  };
}
