/** Writes: one after the other, paced, and never repeated unless the forge says that nothing was done. */
import type { ApiWrite, Exchange } from './exchange.ts';
import { type ForgeWay, type SenderParts, sendOnce } from './sender.ts';
import { clean } from './words.ts';

export type Writer<C> = { write(call: C): Promise<ApiWrite> };

const STOPPED: ApiWrite = { kind: 'not-sent', message: 'stopped before it was sent' };

/** The queue of a run's writes; `paceMs` lies between the end of one and the start of the next. */
export function createWriter<C>(parts: SenderParts<C>, paceMs: number): Writer<C> {
  let last: Promise<unknown> = Promise.resolve();
  let freeAtMs = Number.NEGATIVE_INFINITY;
  const { clock, signal } = parts;
  const turn = async (call: C): Promise<ApiWrite> => {
    try {
      const waitMs = freeAtMs - clock.monotonicMs();
      if (waitMs > 0) await clock.sleep(waitMs, signal);
      return await attempt(parts, call);
    } catch {
      // Only waiting throws here, and only because the run is stopped.
      return STOPPED;
    } finally {
      freeAtMs = clock.monotonicMs() + paceMs;
    }
  };
  const write = (call: C): Promise<ApiWrite> => {
    const done = last.then(() => turn(call));
    last = done;
    return done;
  };
  return { write };
}

/** A request that a limit refused was not carried out, so that it may be sent again. */
async function attempt<C>(parts: SenderParts<C>, call: C): Promise<ApiWrite> {
  for (let tries = 1; ; tries++) {
    const result = await sendOnce(parts, call, tries);
    if (result.kind === 'limited') return { kind: 'limited', message: `${result.place}: ${result.message}` };
    if (result.kind !== 'held') return outcomeOf(result, parts.way);
  }
}

/** A server's fault, or an answer that is not the forge's, leaves open what was done: it is known to write and then fail. */
function outcomeOf<C>(exchange: Exchange, { server, secret }: ForgeWay<C>): ApiWrite {
  const { place } = exchange;
  if (exchange.kind === 'broken') {
    const kind = exchange.sent ? 'unclear' : 'not-sent';
    return { kind, message: `${place}: ${clean(exchange.message, secret)}` };
  }
  const { status } = exchange.answer;
  if (status >= 500 || status === 408)
    return { kind: 'unclear', message: `${place}: ${server} answered ${status}` };
  return {
    kind: 'answer',
    answer: { ...exchange.answer, data: withoutSecret(exchange.answer.data, secret) },
  };
}

/** What a server says becomes part of messages; should it quote the secret, that goes. */
function withoutSecret(data: unknown, secret: string): unknown {
  const text = secret === '' ? undefined : JSON.stringify(data);
  if (text === undefined || !text.includes(secret)) return data;
  const bare: unknown = JSON.parse(text.replaceAll(secret, '***'));
  return bare;
}
