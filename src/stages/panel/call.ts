import type { RuleAnswer } from '../../domain/conformance.ts';
import type { DroppedItem, ReadFinding } from '../../domain/finding.ts';
import { type CallRecord, isComplete, type SlotStatus, type TurnRecord } from '../../domain/panel.ts';
import type { Plan, PlannedCall } from '../../domain/plan.ts';
import type { ModelAnswer, ModelRequest } from '../../domain/ports.ts';
import { isBuiltin, type Slot } from '../../domain/slot.ts';
import type { ModelFacts } from '../../domain/usage.ts';
import { type AnswerReading, readAnswer } from './answer.ts';
import { correctionTurns, inShort, MAX_CORRECTIONS, mergeReadings } from './correction.ts';
import type { TurnFault } from './fault.ts';
import { answersOf, heldAgainst, owedBy } from './hold.ts';
import { buildRequest, labelOf, withTurns } from './prompt.ts';
import { type Cause, causeOf, causeOfReading } from './rungs.ts';
import { type TurnContext, takeTurn, withMoreRoom } from './turn.ts';

/** What a call needs besides its files. */
export type CallContext = TurnContext & {
  readonly slot: Slot;
  readonly plan: Plan;
  readonly runId: string;
  readonly paths: ReadonlySet<string>;
  /** Tells that another turn is made, and why. */
  readonly onTurn: (turn: number, reason: string) => void;
};

/** What a call brought. */
export type CallOutcome = {
  readonly record: CallRecord;
  readonly findings: readonly ReadFinding[];
  readonly dropped: readonly DroppedItem[];
  readonly approved: boolean | null;
  /** Its answers to rules; empty where none came. */
  readonly rows: readonly RuleAnswer[];
  /** Set where the seat's other calls would end the same way. */
  readonly lastingFault: TurnFault | null;
  /** Set where the model brought no answer and another model might. */
  readonly cause: Cause | null;
  /** Whether an answer came, whole or not; a refusal is none. */
  readonly answered: boolean;
};

type Progress = {
  readonly request: ModelRequest;
  readonly reading: AnswerReading | null;
  readonly records: readonly TurnRecord[];
  readonly corrections: number;
  readonly lengthened: boolean;
};

/**
 * Makes one planned call: the first turn, then what its answer calls for, as far as budget and limits allow. `before`
 * are the turns of the call that were taken with other models; labels go on from them.
 */
export async function makeCall(
  call: PlannedCall,
  context: CallContext,
  before: readonly TurnRecord[],
): Promise<CallOutcome> {
  const { plan, slot, runId, facts, signal } = context;
  const first = buildRequest({ plan, call, slot, runId, facts, signal });
  let progress: Progress = {
    request: { ...first, label: labelOf(slot, call.index, before.length) },
    reading: null,
    records: before,
    corrections: 0,
    lengthened: false,
  };
  for (;;) {
    const turn = await takeTurn(progress.request, context);
    const records = turn.record === null ? progress.records : [...progress.records, turn.record];
    if (turn.answer === null) return endWithFault(call, { ...progress, records }, turn.fault);
    const { latest, merged } = readTurn(turn.answer, progress, context);
    const read = { ...progress, records, reading: merged };
    const next = nextTurn(read, { answer: turn.answer, latest }, context);
    if (next === null) return endWithReading(call, records, merged);
    const request = { ...next.progress.request, label: labelOf(slot, call.index, records.length) };
    context.onTurn(records.length, next.reason);
    progress = { ...next.progress, request };
  }
}

function readTurn(answer: ModelAnswer, progress: Progress, { paths, plan }: CallContext) {
  const read = heldAgainst(readAnswer(answer.text, answer.stop, paths), plan.criteria.rules);
  // An answer that had to be asked for again is not one that was right at once.
  const latest =
    progress.corrections > 0 && read.status === 'ok' ? { ...read, status: 'repaired' as const } : read;
  return { latest, merged: mergeReadings(progress.reading, latest) };
}

type Taken = { readonly answer: ModelAnswer; readonly latest: AnswerReading };
type Read = Progress & { readonly reading: AnswerReading };

/**
 * The next turn that an answer calls for: more room where it was cut, a correction where it was wrong or left rules
 * open, or none. Code has no second thoughts.
 */
function nextTurn(progress: Read, { answer, latest }: Taken, { client, facts, plan }: CallContext) {
  const owed = owedBy(progress.reading, plan.criteria.rules);
  if (isBuiltin(client.binding) || isSettled(progress.reading, owed, answer)) return null;
  if (answer.stop === 'length') return lengthened(progress, facts);
  if (latest.status === 'refused' || answer.stop === 'context') return null;
  if (progress.corrections >= MAX_CORRECTIONS) return null;
  const turns = [...progress.request.turns, ...correctionTurns(answer.text, [...owed, ...latest.errors])];
  const request = withTurns(progress.request, turns, facts);
  const reason = latest.errors[0] ?? owed[0] ?? 'the answer is not whole';
  return { progress: { ...progress, request, corrections: progress.corrections + 1 }, reason };
}

/**
 * Whether a whole answer is there and nothing more is asked for. A seat that was cut or refused while it was asked for
 * open rules is left alone.
 */
function isSettled({ status }: AnswerReading, owed: readonly string[], { stop }: ModelAnswer): boolean {
  return isComplete(status) && (owed.length === 0 || stop !== 'end');
}

function lengthened(progress: Progress, facts: ModelFacts) {
  const request = progress.lengthened ? null : withMoreRoom(progress.request, facts);
  if (request === null) return null;
  return {
    progress: { ...progress, request, lengthened: true },
    reason: 'the answer was cut: asked again with more room',
  };
}

function endWithReading(
  call: PlannedCall,
  turns: readonly TurnRecord[],
  reading: AnswerReading,
): CallOutcome {
  const { status, findings, dropped, approved, errors } = reading;
  const reason = isComplete(status) ? null : inShort(errors);
  const cause = causeOfReading(status);
  return {
    record: recordOf(call, status, reason, turns),
    findings,
    dropped,
    approved,
    rows: answersOf(reading),
    lastingFault: null,
    cause,
    answered: cause === null,
  };
}

/** A fault after an answer leaves the answer standing, with the fault in its reason. */
function endWithFault(call: PlannedCall, { reading, records }: Progress, fault: TurnFault): CallOutcome {
  const lastingFault = fault.lasting ? fault : null;
  if (reading === null) {
    const record = recordOf(call, fault.status, fault.message, records);
    return { ...NOTHING, record, lastingFault, cause: causeOf(fault) };
  }
  const outcome = endWithReading(call, records, reading);
  const trouble = outcome.record.reason === null ? '' : `${outcome.record.reason}; `;
  const reason = `${trouble}asked again: ${fault.message}`;
  return { ...outcome, record: { ...outcome.record, reason }, lastingFault, cause: null };
}

const NOTHING: Omit<CallOutcome, 'record'> = {
  findings: [],
  dropped: [],
  approved: null,
  rows: [],
  lastingFault: null,
  cause: null,
  answered: false,
};

/** The outcome of a call that was not made. */
export function unmadeCall(call: PlannedCall, status: SlotStatus, reason: string): CallOutcome {
  return { ...NOTHING, record: recordOf(call, status, reason, []) };
}

function recordOf(
  call: PlannedCall,
  status: SlotStatus,
  reason: string | null,
  turns: readonly TurnRecord[],
): CallRecord {
  const files = [...new Set(call.files.map(({ path }) => path))];
  return { index: call.index, files, status, reason, turns };
}
