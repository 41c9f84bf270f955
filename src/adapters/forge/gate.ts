/** Waiting for rate limits, within the budget of a run. */
import type { Clock } from '../../domain/ports.ts';

/** A limit that an answer tells of; `afterMs` is null where the answer does not say how long it holds. */
export type Limit = {
  readonly kind: 'primary' | 'secondary';
  readonly afterMs: number | null;
};

/** The gate that every request passes: closed while a limit holds, and for good where that outlasts the budget. */
export type Gate = {
  /** Resolves when a request may be sent: null, or the words that say until when none may. */
  pass(resource: string): Promise<string | null>;
  /** Takes note of a limit met for the `nth` time by one request: null where waiting is within the budget. */
  hold(resource: string, limit: Limit, nth: number): string | null;
};

export type GateOptions = {
  /** Whose limits these are, for messages. */
  readonly server: string;
  /** What shares a primary limit; a secondary one holds for all of them. */
  readonly resources: readonly string[];
  /** Milliseconds to wait where no answer says how long: the first time, then twice as long each time. */
  readonly unknownWaitMs: number;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Milliseconds that one run waits for limits in all. */
  readonly budgetMs: number;
  readonly notify: (line: string) => void;
};

type State = { untilMs: number; closed: string | null };

/** One gate for a run: requests that meet the same limit share one wait and pay for it once. */
export function createGate(options: GateOptions): Gate {
  const { clock } = options;
  const states = new Map(
    options.resources.map((name): [string, State] => [name, { untilMs: 0, closed: null }]),
  );
  const stateOf = (resource: string): State => {
    const state = states.get(resource);
    if (state === undefined) throw new Error(`${resource} has no limit of its own`);
    return state;
  };
  let leftMs = options.budgetMs;
  const pass = async (resource: string): Promise<string | null> => {
    const state = stateOf(resource);
    for (;;) {
      const waitMs = state.untilMs - clock.monotonicMs();
      if (waitMs <= 0) return null;
      if (state.closed !== null) return state.closed;
      await clock.sleep(waitMs, options.signal);
    }
  };
  /** Whether the budget has so much; what another request waits for already costs nothing. */
  const pay = (extraMs: number): boolean => {
    if (extraMs <= 0) return true;
    if (extraMs > leftMs) return false;
    leftMs -= extraMs;
    options.notify(`${options.server} limits requests: waiting ${Math.ceil(extraMs / 1_000)} s`);
    return true;
  };
  const hold = (resource: string, limit: Limit, nth: number): string | null => {
    const nowMs = clock.monotonicMs();
    const waitMs = limit.afterMs ?? options.unknownWaitMs * 2 ** (nth - 1);
    const untilMs = nowMs + waitMs;
    const held = limit.kind === 'primary' ? [stateOf(resource)] : [...states.values()];
    const paidUntilMs = Math.max(nowMs, ...held.map((state) => state.untilMs));
    const closed = pay(untilMs - paidUntilMs) ? null : tooLong(limit, waitMs, options);
    for (const state of held) {
      if (closed !== null) state.closed = closed;
      state.untilMs = Math.max(state.untilMs, untilMs);
    }
    return closed;
  };
  return { pass, hold };
}

function tooLong({ kind }: Limit, waitMs: number, { clock, server }: GateOptions): string {
  const then = new Date(Date.parse(clock.now()) + waitMs).toISOString().replace(/\.\d+Z$/, 'Z');
  return `${server}'s ${kind} rate limit is reached and holds longer than this run waits; try again after ${then}`;
}
