import type { DroppedItem, ReadFinding } from '../../domain/finding.ts';
import { type CallRecord, isComplete, type SlotStatus, type TurnRecord } from '../../domain/panel.ts';
import type { Plan, PlannedCall } from '../../domain/plan.ts';
import type { Clock, ModelAnswer, ModelClient, ModelRequest } from '../../domain/ports.ts';
import type { Slot } from '../../domain/slot.ts';
import { costUsd, type ModelFacts, NO_USAGE } from '../../domain/usage.ts';
import { untilAborted } from '../../lib/limit.ts';
import { type AnswerReading, readAnswer } from './answer.ts';
import { correctionTurns, MAX_CORRECTIONS, mergeReadings } from './correction.ts';
import { faultOf, type TurnFault } from './fault.ts';
import { buildRequest, labelOf, requestDigest, withTurns } from './prompt.ts';
import type { Purse } from './purse.ts';

/** What a call needs besides its files. */
export type CallContext = {
  readonly slot: Slot;
  readonly client: ModelClient;
  readonly facts: ModelFacts;
  readonly plan: Plan;
  readonly runId: string;
  readonly paths: ReadonlySet<string>;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly purse: Purse;
  /** Tells that another turn is made, and why. */
  readonly onTurn: (turn: number, reason: string) => void;
};

/** What a call brought. */
export type CallOutcome = {
  readonly record: CallRecord;
  readonly findings: readonly ReadFinding[];
  readonly dropped: readonly DroppedItem[];
  readonly approved: boolean | null;
  /** Set where the seat's other calls would end the same way. */
  readonly lastingFault: TurnFault | null;
};

type Progress = {
  readonly request: ModelRequest;
  readonly reading: AnswerReading | null;
  readonly records: readonly TurnRecord[];
  readonly corrections: number;
  readonly lengthened: boolean;
};

/** Makes one planned call: the first turn, then what its answer calls for, as far as budget and limits allow. */
export async function makeCall(call: PlannedCall, context: CallContext): Promise<CallOutcome> {
  const { plan, slot, runId, facts, signal } = context;
  let progress: Progress = {
    request: buildRequest({ plan, call, slot, runId, facts, signal }),
    reading: null,
    records: [],
    corrections: 0,
    lengthened: false,
  };
  for (;;) {
    const turn = await takeTurn(progress.request, context);
    const records = turn.record === null ? progress.records : [...progress.records, turn.record];
    if (turn.answer === null) return endWithFault(call, { ...progress, records }, turn.fault);
    const reading = readTurn(turn.answer, progress, context.paths);
    const next = nextTurn(
      { ...progress, records, reading: reading.merged },
      { ...turn, reading: reading.latest },
      facts,
    );
    if (next === null) return endWithReading(call, records, reading.merged);
    const request = { ...next.progress.request, label: labelOf(slot, call.index, records.length) };
    context.onTurn(records.length, next.reason);
    progress = { ...next.progress, request };
  }
}

type Turn =
  | { readonly answer: ModelAnswer; readonly record: TurnRecord; readonly fault: null }
  | { readonly answer: null; readonly record: TurnRecord | null; readonly fault: TurnFault };

/** One request, if the purse allows it; every way in which it can end is a value. */
async function takeTurn(request: ModelRequest, context: CallContext): Promise<Turn> {
  const { client, facts, clock, signal, purse } = context;
  const boundUsd = mostUsd(request, facts);
  if (signal.aborted) return { answer: null, record: null, fault: faultOf(signal.reason, signal.reason) };
  if (!purse.reserve(boundUsd)) return { answer: null, record: null, fault: OVER_BUDGET };
  const startedMs = clock.monotonicMs();
  const base = { label: request.label, digest: requestDigest(request) };
  try {
    const answer = await untilAborted(
      Promise.resolve().then(() => client.ask(request)),
      signal,
    );
    purse.settle(boundUsd, costUsd(answer.usage, facts.price) ?? 0);
    const { text, ...said } = answer;
    const durationMs = clock.monotonicMs() - startedMs;
    return { answer, record: { ...base, ...said, answer: text, error: null, durationMs }, fault: null };
  } catch (error) {
    const fault = faultOf(error, signal.aborted ? signal.reason : null);
    purse.settle(boundUsd, fault.mayBeBilled ? boundUsd : 0);
    const record: TurnRecord = {
      ...base,
      answer: null,
      stop: null,
      rawStop: null,
      servedModel: null,
      usage: NO_USAGE,
      attempts: fault.attempts,
      notes: fault.notes,
      error: { fault: fault.fault, message: fault.message },
      durationMs: clock.monotonicMs() - startedMs,
    };
    return { answer: null, record, fault };
  }
}

const OVER_BUDGET: TurnFault = {
  fault: 'budget',
  message: 'budget: the next turn could cost more than is left',
  status: 'unavailable',
  lasting: false,
  mayBeBilled: false,
  attempts: 0,
  notes: [],
};

/** The most that a request may cost. An unknown price is left to the plan, which is where it is reported. */
function mostUsd(request: ModelRequest, { price }: ModelFacts): number {
  const { estimatedInputTokens: input, maxOutputTokens: output } = request;
  if (price === null) return 0;
  const dearest = Math.max(price.input, price.cacheWrite);
  return costUsd({ ...NO_USAGE, input, output }, { ...price, input: dearest }) ?? 0;
}

function readTurn(answer: ModelAnswer, progress: Progress, paths: ReadonlySet<string>) {
  const read = readAnswer(answer.text, answer.stop, paths);
  // An answer that had to be asked for again is not one that was right at once.
  const latest =
    progress.corrections > 0 && read.status === 'ok' ? { ...read, status: 'repaired' as const } : read;
  return { latest, merged: mergeReadings(progress.reading, latest) };
}

type Taken = { readonly answer: ModelAnswer; readonly reading: AnswerReading };

/** The next turn that an answer calls for: more room where it was cut, a correction where it was wrong, or none. */
function nextTurn(progress: Progress, { answer, reading }: Taken, facts: ModelFacts) {
  if (progress.reading !== null && isComplete(progress.reading.status)) return null;
  if (answer.stop === 'length') return lengthened(progress, facts);
  if (reading.status === 'refused' || answer.stop === 'context') return null;
  if (progress.corrections >= MAX_CORRECTIONS) return null;
  const turns = [...progress.request.turns, ...correctionTurns(answer.text, reading.errors)];
  const request = withTurns(progress.request, turns, facts);
  const reason = reading.errors[0] ?? 'the answer is not whole';
  return { progress: { ...progress, request, corrections: progress.corrections + 1 }, reason };
}

function lengthened(progress: Progress, facts: ModelFacts) {
  const { maxOutputTokens: before } = progress.request;
  const maxOutputTokens = Math.min(2 * before, facts.maxOutputTokens);
  if (progress.lengthened || maxOutputTokens <= before) return null;
  const request = { ...progress.request, maxOutputTokens };
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
  const { status, findings, dropped, approved } = reading;
  const reason = isComplete(status) ? null : reasonOf(reading);
  return { record: recordOf(call, status, reason, turns), findings, dropped, approved, lastingFault: null };
}

/** A fault after an answer leaves the answer standing, with the fault in its reason. */
function endWithFault(call: PlannedCall, { reading, records }: Progress, fault: TurnFault): CallOutcome {
  const lastingFault = fault.lasting ? fault : null;
  if (reading === null) {
    const record = recordOf(call, fault.status, fault.message, records);
    return { record, findings: [], dropped: [], approved: null, lastingFault };
  }
  const outcome = endWithReading(call, records, reading);
  const reason = `${outcome.record.reason ?? ''}; asked again: ${fault.message}`;
  return { ...outcome, record: { ...outcome.record, reason }, lastingFault };
}

/** The outcome of a call that was not made. */
export function unmadeCall(call: PlannedCall, status: SlotStatus, reason: string): CallOutcome {
  return {
    record: recordOf(call, status, reason, []),
    findings: [],
    dropped: [],
    approved: null,
    lastingFault: null,
  };
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

/** As many faults as fit a line of a report. */
const SHOWN_ERRORS = 3;

function reasonOf({ errors }: AnswerReading): string {
  const more = errors.length - SHOWN_ERRORS;
  const shown = errors.slice(0, SHOWN_ERRORS).map((error) => error.replace(/^\/: /, ''));
  return shown.join('; ') + (more > 0 ? `; and ${more} more` : '');
}
