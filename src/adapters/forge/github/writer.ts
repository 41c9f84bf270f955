/** Writes: one after the other, paced, and never repeated unless GitHub says that nothing was done. */
import type { ApiWrite } from './api.ts';
import { clean } from './problem.ts';
import { type SenderParts, sendOnce } from './sender.ts';
import type { Call, Exchange } from './transport.ts';

export type Writer = { write(call: Call): Promise<ApiWrite> };

const STOPPED: ApiWrite = { kind: 'not-sent', message: 'stopped before it was sent' };

/** The queue of a run's writes; `paceMs` lies between the end of one and the start of the next. */
export function createWriter(parts: SenderParts, paceMs: number): Writer {
  let last: Promise<unknown> = Promise.resolve();
  let freeAtMs = Number.NEGATIVE_INFINITY;
  const { clock, signal } = parts;
  const turn = async (call: Call): Promise<ApiWrite> => {
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
  const write = (call: Call): Promise<ApiWrite> => {
    const done = last.then(() => turn(call));
    last = done;
    return done;
  };
  return { write };
}

/** A request that a limit refused was not carried out, so that it may be sent again. */
async function attempt(parts: SenderParts, call: Call): Promise<ApiWrite> {
  for (let tries = 1; ; tries++) {
    const result = await sendOnce(parts, call, tries);
    if (result.kind === 'limited') return { kind: 'limited', message: `${result.place}: ${result.message}` };
    if (result.kind !== 'held') return outcomeOf(result, parts.token);
  }
}

/** A server's fault, or an answer that is not GitHub's, leaves open what was done: it is known to write and then fail. */
function outcomeOf(exchange: Exchange, token: string): ApiWrite {
  const { place } = exchange;
  if (exchange.kind === 'broken') {
    const kind = exchange.sent ? 'unclear' : 'not-sent';
    return { kind, message: `${place}: ${clean(exchange.message, token)}` };
  }
  const { status } = exchange.answer;
  if (status >= 500 || status === 408)
    return { kind: 'unclear', message: `${place}: GitHub answered ${status}` };
  return { kind: 'answer', answer: { ...exchange.answer, data: withoutToken(exchange.answer.data, token) } };
}

/** What a server says becomes part of messages; should it quote the token, that goes. */
function withoutToken(data: unknown, token: string): unknown {
  const text = token === '' ? undefined : JSON.stringify(data);
  if (text === undefined || !text.includes(token)) return data;
  const bare: unknown = JSON.parse(text.replaceAll(token, '***'));
  return bare;
}
