/** The clocks of one exchange: a limit for all of it, one for the phase it is in, and the caller's own signal. */
import { HttpError, type HttpFault } from './http-error.ts';

/** Milliseconds and bytes that one exchange may take. */
export type HttpLimits = {
  /** Until the connection stands, TLS and proxy included. */
  readonly connectMs: number;
  /** Silence after the first bytes of the body. */
  readonly idleMs: number;
  /** Everything together. Waiting for headers is bounded by this alone: a model may think for minutes. */
  readonly totalMs: number;
  /** Of the body, after decompression. */
  readonly bodyBytes: number;
};

/** Node fires a timer at once when it is longer than this many milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Ends one exchange when its time is over. */
export type Watch = {
  readonly signal: AbortSignal;
  /** Why it was ended; null while it was not. */
  reason(): HttpError | null;
  connecting(): void;
  silent(): void;
  /** The awaited thing came: no phase limit runs. */
  arrived(): void;
  stop(): void;
};

/** Starts the total limit and listens to the caller's signal until `stop`. */
export function startWatch(place: string, limits: HttpLimits, caller: AbortSignal): Watch {
  const controller = new AbortController();
  let reason: HttpError | null = null;
  const end = (fault: HttpFault, detail: string): void => {
    reason ??= new HttpError(place, fault, detail);
    controller.abort(reason);
  };
  const onCallerAbort = (): void => end('aborted', 'stopped by the caller');
  const total = startTimer(limits.totalMs, () =>
    end('total-timeout', `no complete answer ${within(limits.totalMs)}`),
  );
  let phase: ReturnType<typeof setTimeout> | undefined;
  const arm = (ms: number, fault: HttpFault, detail: string): void => {
    clearTimeout(phase);
    phase = startTimer(ms, () => end(fault, `${detail} ${within(ms)}`));
  };
  if (caller.aborted) onCallerAbort();
  else caller.addEventListener('abort', onCallerAbort, { once: true });
  return {
    signal: controller.signal,
    reason: () => reason,
    connecting: () => arm(limits.connectMs, 'connect-timeout', 'no connection'),
    silent: () => arm(limits.idleMs, 'idle-timeout', 'nothing more came'),
    arrived: () => clearTimeout(phase),
    stop: () => {
      clearTimeout(total);
      clearTimeout(phase);
      caller.removeEventListener('abort', onCallerAbort);
    },
  };
}

function startTimer(ms: number, onEnd: () => void): ReturnType<typeof setTimeout> {
  return setTimeout(onEnd, Math.min(Math.max(0, ms), LONGEST_TIMER_MS));
}

function within(ms: number): string {
  return ms < 1_000 ? `within ${Math.round(ms)} ms` : `within ${Math.round(ms / 1_000)} s`;
}
