/** One try of a request under the rate limits, for reads and writes alike. */
import type { Clock } from '../../../domain/ports.ts';
import { type Gate, limitOf, type Resource } from './limits.ts';
import type { Call, Exchange, Transport } from './transport.ts';

/** What a request passes through. */
export type SenderParts = {
  readonly transport: Transport;
  readonly gate: Gate;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly token: string;
};

/** Tries of one request in all, waits for limits included: going on against a limit may get a client banned. */
export const MAX_TRIES = 4;

/** What came of a try. `held`: a limit refused it, so that nothing was done, and the next try waits for its end. */
export type Try =
  | Exchange
  | { readonly kind: 'held' }
  | { readonly kind: 'limited'; readonly place: string; readonly message: string };

/** Sends once the gate is open; `nth` counts the tries of this request from 1. Throws nothing. */
export async function sendOnce(parts: SenderParts, call: Call, nth: number): Promise<Try> {
  const resource: Resource = 'document' in call ? 'graphql' : 'rest';
  const closed = await passed(parts, resource);
  if (closed !== null) return { kind: 'limited', place: nameOf(call), message: closed };
  const exchange = await parts.transport.send(call);
  if (exchange.kind === 'broken') return exchange;
  const limit = limitOf(exchange.answer, Date.parse(parts.clock.now()));
  if (limit === null) return exchange;
  const tooLong = parts.gate.hold(resource, limit, nth);
  const { place } = exchange;
  if (tooLong !== null) return { kind: 'limited', place, message: tooLong };
  if (nth < MAX_TRIES) return { kind: 'held' };
  return { kind: 'limited', place, message: 'GitHub goes on limiting requests; try again later' };
}

/** The gate's wait is broken off only because the run is stopped. */
async function passed({ gate, signal }: SenderParts, resource: Resource): Promise<string | null> {
  try {
    return await gate.pass(resource);
  } catch (error) {
    if (!signal.aborted) throw error;
    return 'stopped while waiting for a rate limit';
  }
}

function nameOf(call: Call): string {
  return 'route' in call ? call.route : 'GraphQL';
}
