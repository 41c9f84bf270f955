import type { DroppedItem } from '../../domain/finding.ts';
import { isComplete, type TurnRecord } from '../../domain/panel.ts';
import type { PlannedCall } from '../../domain/plan.ts';
import type { ModelClient } from '../../domain/ports.ts';
import type { Binding } from '../../domain/slot.ts';
import type { ModelFacts } from '../../domain/usage.ts';
import { type CallContext, type CallOutcome, makeCall } from './call.ts';
import type { Cause, Line } from './rungs.ts';

/** What a call needs besides its files, whichever model of the line makes it. */
export type DescentContext = Omit<CallContext, 'client' | 'facts'> & {
  readonly line: Line;
  readonly factsOf: (binding: Binding) => ModelFacts;
};

/** What a call brought; `rung` is that of the model that answered, null where none did. */
export type DescentOutcome = CallOutcome & { readonly rung: number | null };

/** A model that was asked in vain. */
type Fall = { readonly model: string; readonly cause: Cause };

type Passed = {
  readonly falls: readonly Fall[];
  readonly turns: readonly TurnRecord[];
  readonly dropped: readonly DroppedItem[];
};

/**
 * Makes one planned call with the first model of the line that can be had. A rung is a whole new call: nothing of a
 * refused answer goes on. Each call goes its own way down, so that none depends on how fast another one was; only what
 * holds for the whole run moves the line on.
 */
export async function makeCallDown(call: PlannedCall, context: DescentContext): Promise<DescentOutcome> {
  const { line, factsOf, ...rest } = context;
  let passed: Passed = { falls: [], turns: [], dropped: [] };
  for (let rung = line.start(); ; rung += 1) {
    const client = clientAt(line, rung);
    const own = { ...rest, client, facts: factsOf(client.binding) };
    const outcome = await makeCall(call, own, passed.turns);
    const { cause } = outcome;
    if (cause?.lasting === true) line.leave(rung);
    if (cause === null || !mayFall(cause, passed, line, rung)) return ended(outcome, passed, line, rung);
    const { model } = client.binding;
    const { turns } = outcome.record;
    rest.onTurn(
      turns.length,
      `${model} ${cause.words}: ${clientAt(line, rung + 1).binding.model} is asked instead`,
    );
    passed = {
      falls: [...passed.falls, { model, cause }],
      turns,
      dropped: [...passed.dropped, ...outcome.dropped],
    };
  }
}

function clientAt({ clients }: Line, rung: number): ModelClient {
  const client = clients[rung];
  if (client === undefined) throw new Error(`a line of ${clients.length} models has no rung ${rung}`);
  return client;
}

/** Whether a model is below that may be asked. Where two of them refuse, the text is the reason. */
function mayFall({ isRefusal }: Cause, { falls }: Passed, { clients }: Line, rung: number): boolean {
  if (isRefusal && falls.some(({ cause }) => cause.isRefusal)) return false;
  return rung + 1 < clients.length;
}

/** The outcome of the last call of a way down, with what came before it. */
function ended(outcome: CallOutcome, passed: Passed, line: Line, rung: number): DescentOutcome {
  const { model } = clientAt(line, rung).binding;
  const taken = outcome.cause === null ? null : takenText(rung, line);
  return {
    ...outcome,
    record: { ...outcome.record, reason: reasonOf(outcome, model, passed.falls, taken) },
    dropped: [...passed.dropped, ...outcome.dropped],
    rung: outcome.answered ? rung : null,
  };
}

/** Why the way ends at this rung though a model is below it; null where none is. */
function takenText(rung: number, { clients, taken }: Line): string | null {
  if (taken === null || rung + 1 < clients.length) return null;
  return `${taken.binding.model} is below it, but belongs to the seat ${taken.slot} and is not asked twice`;
}

function reasonOf(
  { record }: CallOutcome,
  model: string,
  falls: readonly Fall[],
  taken: string | null,
): string | null {
  const end = [record.reason, taken].filter((part) => part !== null).join('; ');
  if (falls.length === 0) return end === '' ? null : end;
  const before = falls.map((fall) => `${fall.model} ${fall.cause.words}`).join(', ');
  const now = isComplete(record.status) ? 'read it' : 'was asked instead';
  return `${before}, ${model} ${now}${end === '' ? '' : `: ${end}`}`;
}
