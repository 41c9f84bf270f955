import type { Clock, ModelClient } from '../../domain/ports.ts';
import type { Binding, Slot } from '../../domain/slot.ts';
import type { ModelFacts } from '../../domain/usage.ts';
import { SessionStop } from './fault.ts';
import { createPurse, type Purse } from './purse.ts';
import { createLine, type Line, type Rungs } from './rungs.ts';

/** What all requests of one run are made with. Times are milliseconds from the opening of the session. */
export type SessionInput = {
  /** Random per run. */
  readonly runId: string;
  readonly clients: ReadonlyMap<Slot, ModelClient>;
  /** The ways down of seats whose model cannot be had; a seat without one has none. */
  readonly rungs: ReadonlyMap<Slot, Rungs>;
  readonly facts: (binding: Binding) => ModelFacts;
  readonly clock: Clock;
  /** Output tokens that one answer may use, as planned. */
  readonly maxOutputTokens: number;
  /** When everything ends: the reviews and all questions behind them. */
  readonly deadlineMs: number;
  /**
   * When the reviews end. Three quarters of the deadline where seats will be asked more afterwards, so that slow
   * reviewers leave time for it; all of it where not.
   */
  readonly panelMs: number;
  /** What all turns together may cost, in USD; null is no limit. */
  readonly budgetUsd: number | null;
  readonly signal: AbortSignal;
};

/** The models of one run with their one budget and their one deadline. */
export type Session = Pick<SessionInput, 'runId' | 'facts' | 'clock' | 'maxOutputTokens'> & {
  /** The models of each seat. Reviews move a line on; what is asked afterwards begins where they left it. */
  readonly lines: ReadonlyMap<Slot, Line>;
  readonly purse: Purse;
  /** Aborts, with a `SessionStop`, when no request may be made or go on. */
  readonly signal: AbortSignal;
  /** The same for the reviews, which may have to end earlier. */
  readonly panelSignal: AbortSignal;
  /** Ends the timers, and whatever is still under way. */
  close(): void;
};

/** Opens the session of a run: from here on its time passes. Whoever opens it closes it. */
export function openSession(input: SessionInput): Session {
  const { runId, clients, rungs, facts, clock, maxOutputTokens, deadlineMs, panelMs, budgetUsd, signal } =
    input;
  const ended = new AbortController();
  const all = new AbortController();
  const panel = new AbortController();
  const stop = (reason: SessionStop) => {
    all.abort(reason);
    panel.abort(reason);
  };
  const cancel = () => stop(new SessionStop('the run was cancelled', 'unavailable'));
  const after = (ms: number, act: () => void) => {
    clock.sleep(ms, ended.signal).then(act, () => undefined);
  };
  if (signal.aborted) cancel();
  signal.addEventListener('abort', cancel, { once: true });
  after(deadlineMs, () => stop(new SessionStop('the deadline passed', 'timeout')));
  after(panelMs, () => panel.abort(new SessionStop('the time for reviews passed', 'timeout')));
  return {
    runId,
    lines: new Map([...clients].map(([slot, client]) => [slot, createLine(client, rungs.get(slot))])),
    facts,
    clock,
    maxOutputTokens,
    purse: createPurse(budgetUsd),
    signal: all.signal,
    panelSignal: panel.signal,
    close: () => {
      signal.removeEventListener('abort', cancel);
      ended.abort();
      stop(new SessionStop('the run came to its end', 'unavailable'));
    },
  };
}
