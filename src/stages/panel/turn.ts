import type { TurnRecord } from '../../domain/panel.ts';
import type { Clock, ModelAnswer, ModelClient, ModelRequest } from '../../domain/ports.ts';
import { costUsd, type ModelFacts, NO_USAGE } from '../../domain/usage.ts';
import { untilAborted } from '../../lib/limit.ts';
import { faultOf, type TurnFault } from './fault.ts';
import { requestDigest } from './prompt.ts';
import type { Purse } from './purse.ts';

/** What every request of a seat is made with. */
export type TurnContext = {
  readonly client: ModelClient;
  readonly facts: ModelFacts;
  readonly clock: Clock;
  readonly purse: Purse;
  readonly signal: AbortSignal;
};

/** What a turn came to; the record is null where no request was made. */
export type Turn =
  | { readonly answer: ModelAnswer; readonly record: TurnRecord; readonly fault: null }
  | { readonly answer: null; readonly record: TurnRecord | null; readonly fault: TurnFault };

/** One request, if the purse allows it; every way in which it can end is a value. */
export async function takeTurn(request: ModelRequest, context: TurnContext): Promise<Turn> {
  const { client, facts, clock, signal, purse } = context;
  const boundUsd = mostUsd(request, facts);
  if (signal.aborted) return { answer: null, record: null, fault: faultOf(signal.reason, signal.reason) };
  if (!purse.reserve(boundUsd)) return { answer: null, record: null, fault: OVER_BUDGET };
  const startedMs = clock.monotonicMs();
  const base = { label: request.label, digest: requestDigest(request), binding: client.binding };
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

/** The request with twice the room for its answer, as far as the model has it; null where it has no more. */
export function withMoreRoom(request: ModelRequest, facts: ModelFacts): ModelRequest | null {
  const maxOutputTokens = Math.min(2 * request.maxOutputTokens, facts.maxOutputTokens);
  return maxOutputTokens > request.maxOutputTokens ? { ...request, maxOutputTokens } : null;
}
