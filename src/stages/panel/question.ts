import type { Consultation, ConsultRecord, Question } from '../../domain/consult.ts';
import { isComplete, type TurnRecord } from '../../domain/panel.ts';
import type { ModelAnswer, ModelRequest } from '../../domain/ports.ts';
import type { Binding } from '../../domain/slot.ts';
import { addUsage, costUsd, type ModelFacts, NO_USAGE } from '../../domain/usage.ts';
import { correctionTurns, inShort, MAX_CORRECTIONS } from './correction.ts';
import { faultOf } from './fault.ts';
import { labelOf, withTurns } from './prompt.ts';
import { type Reply, readReply } from './reply.ts';
import type { Session } from './session.ts';
import { type TurnContext, takeTurn, withMoreRoom } from './turn.ts';

/** What is asked for where nothing could be read. */
const WHOLE_ANSWER = 'Return the complete answer as one JSON object of the given form and nothing else.';

/** What is asked for where a part of the answer is good. */
const WHAT_IS_OPEN =
  'Return one JSON object of the given form and nothing else, with everything that mends this. What was right in your answer stands and need not be repeated.';

/** Tells the questions of a run apart. */
type QuestionName = Pick<ConsultRecord, 'task' | 'slot' | 'index'>;

type State<T> = {
  readonly request: ModelRequest;
  /** What the answers so far came to; null before the first. */
  readonly reply: Reply<T> | null;
  /** Why asking again brought nothing that could be read; null where it did, or was not needed. */
  readonly trouble: string | null;
  readonly turns: readonly TurnRecord[];
  readonly corrections: number;
  readonly lengthened: boolean;
  readonly faultsAsked: boolean;
};

/** Puts one question: the first turn, then what its answer calls for, as far as budget, time and limits allow. */
export async function putQuestion<T>(question: Question<T>, session: Session): Promise<Consultation<T>> {
  const context = contextOf(question, session);
  let state = firstState(question, session, context);
  for (;;) {
    const turn = await takeTurn(state.request, context);
    const turns = turn.record === null ? state.turns : [...state.turns, turn.record];
    if (turn.answer === null) {
      const { message, status } = turn.fault;
      const reply = state.reply ?? { status, reading: null, faults: [message] };
      const trouble = state.reply === null ? null : message;
      return consultationOf(question, context, { ...reply, trouble, turns });
    }
    const latest = readReply(question, turn.answer, state.reply?.reading?.value ?? null);
    const read = { ...state, ...merged(state.reply, latest), turns };
    const next = nextState(read, { answer: turn.answer, latest }, context.facts);
    if (next === null)
      return consultationOf(question, context, { ...read.reply, trouble: read.trouble, turns });
    state = { ...next, request: { ...next.request, label: labelFor(question, turns.length) } };
  }
}

function contextOf({ slot }: QuestionName, session: Session): TurnContext {
  const { lines, clock, purse, signal } = session;
  const line = lines.get(slot);
  const client = line?.clients[line.start()];
  if (client === undefined) throw new Error(`no client is bound to the slot ${slot}`);
  return { client, facts: session.facts(client.binding), clock, purse, signal };
}

function firstState<T>(
  question: Question<T>,
  { maxOutputTokens }: Session,
  { facts, signal }: TurnContext,
): State<T> {
  const request: ModelRequest = {
    label: labelFor(question, 0),
    system: question.system,
    turns: [],
    schema: question.schema,
    maxOutputTokens: Math.min(maxOutputTokens, facts.maxOutputTokens),
    signal,
    material: null,
    estimatedInputTokens: 0,
  };
  return {
    request: withTurns(request, [{ role: 'user', text: question.text }], facts),
    reply: null,
    trouble: null,
    turns: [],
    corrections: 0,
    lengthened: false,
    faultsAsked: false,
  };
}

function labelFor({ slot, task, index }: QuestionName, turn: number): string {
  return labelOf(slot, `${task}-${index}`, turn);
}

/** An answer that cannot be read leaves the one before it standing. */
function merged<T>(
  before: Reply<T> | null,
  latest: Reply<T>,
): Pick<State<T>, 'trouble'> & { reply: Reply<T> } {
  const stands = latest.reading === null && before !== null && before.reading !== null;
  return stands ? { reply: before, trouble: inShort(latest.faults) } : { reply: latest, trouble: null };
}

type Answered<T> = { readonly answer: ModelAnswer; readonly latest: Reply<T> };

/**
 * The next turn that an answer calls for: more room where it was cut, the right form where it has another, what is
 * open where it is read, which is asked for once; or none.
 */
function nextState<T>(
  state: State<T> & { readonly reply: Reply<T> },
  { answer, latest }: Answered<T>,
  facts: ModelFacts,
): State<T> | null {
  if (isComplete(state.reply.status) || latest.final) return null;
  const roomier = answer.stop === 'length' && !state.lengthened ? withMoreRoom(state.request, facts) : null;
  if (roomier !== null) return { ...state, request: roomier, lengthened: true };
  if (state.faultsAsked || state.corrections >= MAX_CORRECTIONS) return null;
  const isRead = latest.reading !== null;
  // What was cut before it began will be cut again.
  if (!isRead && answer.stop === 'length') return null;
  const demand = isRead ? WHAT_IS_OPEN : WHOLE_ANSWER;
  const turns = [...state.request.turns, ...correctionTurns(answer.text, latest.faults, demand)];
  return {
    ...state,
    request: withTurns(state.request, turns, facts),
    corrections: state.corrections + 1,
    faultsAsked: isRead,
  };
}

type Ending<T> = {
  readonly status: ConsultRecord['status'];
  readonly reading: Reply<T>['reading'];
  readonly faults: readonly string[];
  readonly trouble: string | null;
  readonly turns: readonly TurnRecord[];
};

function consultationOf<T>(
  { task, slot, index }: Question<T>,
  { client, facts }: Pick<TurnContext, 'client' | 'facts'>,
  { status, reading, faults, trouble, turns }: Ending<T>,
): Consultation<T> {
  const usage = turns.map((turn) => turn.usage).reduce(addUsage, NO_USAGE);
  const again = trouble === null ? '' : `; asked again: ${trouble}`;
  const record: ConsultRecord = {
    task,
    slot,
    binding: client.binding,
    index,
    // An answer that had to be asked for again is not one that was right at once.
    status: status === 'ok' && turns.length > 1 ? 'repaired' : status,
    reason: isComplete(status) ? null : `${inShort(faults)}${again}`,
    turns,
    usage,
    costUsd: costUsd(usage, facts.price),
  };
  return { value: reading?.value ?? null, record };
}

/** What a record names where no model is bound to the slot. */
const UNBOUND: Binding = { provider: 'openai-compatible', model: 'none', effort: null };

/** The record of a question that could not be put, and why. */
export function unputQuestion<T>(
  { task, slot, index }: Question<T>,
  { lines }: Session,
  error: unknown,
): Consultation<T> {
  const { status, message } = faultOf(error, null);
  const line = lines.get(slot);
  const binding = line?.clients[line.start()]?.binding ?? UNBOUND;
  const nothing = { turns: [], usage: NO_USAGE, costUsd: 0 };
  return { value: null, record: { task, slot, binding, index, status, reason: message, ...nothing } };
}
