import { rowsFor } from '../../domain/conformance.ts';
import {
  type CallRecord,
  isComplete,
  type PanelEvent,
  SLOT_STATUSES,
  type SlotResult,
  type SlotStatus,
} from '../../domain/panel.ts';
import type { Plan, PlannedCall } from '../../domain/plan.ts';
import { type Binding, familyOf, type Seat } from '../../domain/slot.ts';
import { mapLimited } from '../../lib/limit.ts';
import { unmadeCall } from './call.ts';
import { type DescentContext, type DescentOutcome, makeCallDown } from './descend.ts';
import { faultOf, type TurnFault } from './fault.ts';
import type { Session } from './session.ts';
import { spentIn } from './spent.ts';
import { tellSafely } from './telling.ts';

export type PanelInput = {
  readonly session: Session;
  readonly plan: Plan;
  readonly onProgress: (event: PanelEvent) => void;
};

/** A seat keeps a few requests under way: more would meet its rate limit. */
const CALLS_AT_ONCE = 3;

/**
 * Asks all seats at once, each all calls of the plan. Whatever goes wrong in one seat is that seat's status; an abort
 * ends all of them at once, with what they have. One result per seat, in the order of the plan.
 */
export function askPanel(input: PanelInput): Promise<SlotResult[]> {
  return Promise.all(input.plan.seats.map((seat) => askSeat(seat, input)));
}

async function askSeat(seat: Seat, input: PanelInput): Promise<SlotResult> {
  const { plan } = input;
  const { slot } = seat;
  tell(input, { kind: 'slot-started', slot, calls: plan.calls.length });
  const result = await askCalls(seat, input).catch((error: unknown) => {
    const { status, message } = faultOf(error, null);
    return resultOf(
      seat,
      plan.calls.map((call) => unmade(call, status, message)),
      input,
    );
  });
  tell(input, { kind: 'slot-ended', slot, status: result.status, findings: result.findings.length });
  return result;
}

async function askCalls(seat: Seat, input: PanelInput): Promise<SlotResult> {
  const { plan, session } = input;
  const line = session.lines.get(seat.slot);
  if (line === undefined) throw new Error(`no client is bound to the slot ${seat.slot}`);
  const files = plan.calls.flatMap((call) => call.files);
  const paths = new Set(files.flatMap(({ path, oldPath }) => (oldPath === null ? [path] : [path, oldPath])));
  let lasting: TurnFault | null = null;
  const outcomes = await mapLimited(plan.calls, CALLS_AT_ONCE, async (call, index) => {
    if (lasting !== null) return unmade(call, lasting.status, `not asked: ${lasting.message}`);
    const numbers = { slot: seat.slot, call: index + 1, calls: plan.calls.length };
    const onTurn = (turn: number, reason: string) =>
      tell(input, { kind: 'asked-again', ...numbers, turn, reason });
    tell(input, { kind: 'call-started', ...numbers });
    const { runId, clock, purse, facts: factsOf, panelSignal: signal } = session;
    const turns = { line, factsOf, clock, purse, signal };
    const outcome = await callSafely(call, { ...turns, slot: seat.slot, plan, runId, paths, onTurn });
    lasting ??= outcome.lastingFault;
    tell(input, {
      kind: 'call-ended',
      ...numbers,
      status: outcome.record.status,
      findings: outcome.findings.length,
    });
    return outcome;
  });
  return resultOf(seat, outcomes, input);
}

/** A call that throws is one call without an answer, not the end of its seat. */
async function callSafely(call: PlannedCall, context: DescentContext): Promise<DescentOutcome> {
  try {
    return await makeCallDown(call, context);
  } catch (error) {
    const { status, message } = faultOf(error, null);
    return unmade(call, status, message);
  }
}

function unmade(call: PlannedCall, status: SlotStatus, reason: string): DescentOutcome {
  return { ...unmadeCall(call, status, reason), rung: null };
}

function tell({ onProgress }: PanelInput, event: PanelEvent): void {
  tellSafely(onProgress, event);
}

function resultOf(
  seat: Seat,
  outcomes: readonly DescentOutcome[],
  { plan, session }: PanelInput,
): SlotResult {
  const { slot } = seat;
  const { rules } = plan.criteria;
  const binding = bindingThatAnswered(seat, outcomes, session);
  const calls = outcomes.map(({ record }) => record);
  const status = worst(calls.map((call) => call.status));
  const spent = spentIn(
    calls.flatMap(({ turns }) => turns),
    session.facts,
  );
  const findings = outcomes.flatMap((outcome) => outcome.findings);
  return {
    slot,
    binding,
    family: familyOf(binding),
    status,
    reason: calls.length === 0 ? 'there was nothing to ask' : reasonOf(calls, status),
    findings: findings.map((finding, n) => ({ ...finding, id: `${slot}#${n}`, slot })),
    // A call without an answer to a rule has not checked it, whatever the others say.
    conformance: rowsFor(
      rules,
      outcomes.flatMap(({ rows }) => rowsFor(rules, rows)),
    ),
    dropped: outcomes.flatMap(({ dropped }) => dropped),
    approved: approvedBy(outcomes),
    calls,
    covered: coveredBy(outcomes),
    ...spent,
  };
}

/** The lowest rung that answered a call; the seat's own where none did. */
function bindingThatAnswered(seat: Seat, outcomes: readonly DescentOutcome[], { lines }: Session): Binding {
  const rungs = outcomes.flatMap(({ rung }) => rung ?? []);
  return lines.get(seat.slot)?.clients[Math.max(...rungs)]?.binding ?? seat.binding;
}

/** Why a seat is not `ok`, and the falls of calls that came to their end all the same, with their number. */
function reasonOf(calls: readonly CallRecord[], status: SlotStatus): string | null {
  const told = calls.flatMap((call) =>
    call.status === status || isComplete(call.status) ? [call.reason] : [],
  );
  const reasons = [...new Set(told)].flatMap((reason) => {
    if (reason === null) return [];
    const count = told.filter((other) => other === reason).length;
    const isPart = isComplete(status) && count < calls.length;
    return isPart ? `${count} of ${calls.length} calls: ${reason}` : reason;
  });
  return reasons.join('; ') || null;
}

/** The worst status; a seat that was asked nothing is no reviewer. */
function worst(statuses: readonly SlotStatus[]): SlotStatus {
  const ranks = statuses.map((status) => SLOT_STATUSES.indexOf(status));
  return SLOT_STATUSES[Math.max(...ranks)] ?? 'unavailable';
}

function approvedBy(outcomes: readonly DescentOutcome[]): boolean | null {
  const words = outcomes.map(({ approved }) => approved).filter((approved) => approved !== null);
  return words.length === 0 ? null : words.every((approved) => approved);
}

/** Paths whose every call came to its end: a file in pieces is read when all its pieces are. */
function coveredBy(outcomes: readonly DescentOutcome[]): readonly string[] {
  const records = outcomes.map(({ record }) => record);
  const missed = new Set(records.filter(({ status }) => !isComplete(status)).flatMap(({ files }) => files));
  return [...new Set(records.flatMap(({ files }) => files))].filter((path) => !missed.has(path));
}
