/** One try of a request under the rate limits, for reads and writes alike. */
import type { Clock } from '../../domain/ports.ts';
import type { ApiAnswer, Exchange } from './exchange.ts';
import type { Gate, Limit } from './gate.ts';

/** How requests reach one forge; `C` is what the forge's own client calls a request. */
export type ForgeWay<C> = {
  /** Whose answers these are, for messages. */
  readonly server: string;
  /** Sends once; throws nothing. */
  send(call: C): Promise<Exchange>;
  /** What a request is called before it was sent. */
  nameOf(call: C): string;
  /** What it shares a limit with. */
  resourceOf(call: C): string;
  /** The limit that refused a request; null where none did. */
  limitOf(answer: ApiAnswer, nowMs: number): Limit | null;
  /** What an answer that quotes it is not to hand on. */
  readonly secret: string;
};

/** What a request passes through. */
export type SenderParts<C> = {
  readonly way: ForgeWay<C>;
  readonly gate: Gate;
  readonly clock: Clock;
  readonly signal: AbortSignal;
};

/** Tries of one request in all, waits for limits included: going on against a limit may get a client banned. */
export const MAX_TRIES = 4;

/** What came of a try. `held`: a limit refused it, so that nothing was done, and the next try waits for its end. */
export type Try =
  | Exchange
  | { readonly kind: 'held' }
  | { readonly kind: 'limited'; readonly place: string; readonly message: string };

/** Sends once the gate is open; `nth` counts the tries of this request from 1. Throws nothing. */
export async function sendOnce<C>(parts: SenderParts<C>, call: C, nth: number): Promise<Try> {
  const { way, gate, clock } = parts;
  const resource = way.resourceOf(call);
  const closed = await passed(parts, resource);
  if (closed !== null) return { kind: 'limited', place: way.nameOf(call), message: closed };
  const exchange = await way.send(call);
  if (exchange.kind === 'broken') return exchange;
  const limit = way.limitOf(exchange.answer, Date.parse(clock.now()));
  if (limit === null) return exchange;
  const tooLong = gate.hold(resource, limit, nth);
  const { place } = exchange;
  if (tooLong !== null) return { kind: 'limited', place, message: tooLong };
  if (nth < MAX_TRIES) return { kind: 'held' };
  return { kind: 'limited', place, message: `${way.server} goes on limiting requests; try again later` };
}

/** The gate's wait is broken off only because the run is stopped. */
async function passed<C>(
  { gate, signal }: Pick<SenderParts<C>, 'gate' | 'signal'>,
  resource: string,
): Promise<string | null> {
  try {
    return await gate.pass(resource);
  } catch (error) {
    if (!signal.aborted) throw error;
    return 'stopped while waiting for a rate limit';
  }
}
