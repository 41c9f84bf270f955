/** How much of a load a server takes, as its answers show: how many requests may be under way, and when again. */

/**
 * How many requests may be under way. It starts above what the seats of a panel have under way together, three each, so
 * that a server without limits slows nobody.
 */
export const LOAD_LIMITS = { first: 12, least: 1, most: 32 } as const;

/** How a request ended that brought no answer. */
export type Trouble = 'limited' | 'overloaded' | 'other';

/** How a request ended: null is an answer. `pauseMs` is how long everybody waits because of it. */
export type End = { readonly trouble: Trouble | null; readonly pauseMs: number; readonly nowMs: number };

/** A refusal for the rate halves the number, an overload takes a quarter of it: that is not this caller's doing. */
const KEPT: Readonly<Record<Exclude<Trouble, 'other'>, number>> = { limited: 0.5, overloaded: 0.75 };

/** The shared wait where one refusal follows another: four times as long each round. Most limits count by the minute. */
const ROUND_PAUSE = { firstMs: 500, factor: 4, longestMs: 30_000 } as const;

/** What a whole round of answers adds to the number. Every step too far is a request that is refused. */
const GROWTH = 0.5;

/** Congestion control as in TCP: a little more for a round of answers, a share less for trouble, once for each round. */
export type Load = {
  /** Whether one more may be sent while so many are under way. */
  hasRoom(underWay: number): boolean;
  /** Counts a request that is sent; answers its number. */
  sent(): number;
  /** The server took the request with this number: it does not refuse any more. */
  accepted(sent: number): void;
  /** The request with this number has ended. */
  ended(sent: number, end: End): void;
  /** The instant until which nobody sends, and whether a limit is the reason. */
  paused(): { readonly untilMs: number; readonly limited: boolean };
};

type LoadState = {
  limit: number;
  sent: number;
  /** The last request before the last cut: those up to it tell nothing new by being refused. */
  cutAt: number;
  /** Cuts for the rate since the last answer. */
  rounds: number;
  /** After a refusal one request tries whether the server takes more; null while none does. */
  unsure: boolean;
  probe: number | null;
  paused: { readonly untilMs: number; readonly limited: boolean };
};

/** The load on a server of which nothing is known. */
export function createLoad(): Load {
  const state: LoadState = {
    limit: LOAD_LIMITS.first,
    sent: 0,
    cutAt: 0,
    rounds: 0,
    unsure: false,
    probe: null,
    paused: { untilMs: 0, limited: false },
  };
  return {
    hasRoom: (underWay) => underWay < Math.floor(state.limit) && !(state.unsure && state.probe !== null),
    sent: () => {
      state.sent++;
      if (state.unsure) state.probe = state.sent;
      return state.sent;
    },
    accepted: (sent) => {
      if (sent > state.cutAt) state.unsure = false;
    },
    ended: (sent, { trouble, ...end }) => {
      if (state.probe === sent) state.probe = null;
      if (trouble === null) grow(state, sent);
      else if (trouble !== 'other') shrink(state, sent, { trouble, ...end });
    },
    paused: () => state.paused,
  };
}

function grow(state: LoadState, sent: number): void {
  state.limit = Math.min(LOAD_LIMITS.most, state.limit + GROWTH / state.limit);
  if (sent <= state.cutAt) return;
  state.rounds = 0;
  state.unsure = false;
}

type Setback = Omit<End, 'trouble'> & { readonly trouble: Exclude<Trouble, 'other'> };

function shrink(state: LoadState, sent: number, { trouble, pauseMs, nowMs }: Setback): void {
  const limited = trouble === 'limited';
  const untilMs = nowMs + Math.max(pauseMs, limited ? roundPause(state.rounds) : 0);
  if (untilMs > state.paused.untilMs) state.paused = { untilMs, limited };
  if (limited) state.unsure = true;
  if (sent <= state.cutAt) return;
  state.limit = Math.max(LOAD_LIMITS.least, state.limit * KEPT[trouble]);
  state.cutAt = state.sent;
  if (limited) state.rounds++;
}

/** Nothing at the first refusal: the request that met it knows how long it waits. */
function roundPause(rounds: number): number {
  const { firstMs, factor, longestMs } = ROUND_PAUSE;
  return rounds === 0 ? 0 : Math.min(longestMs, firstMs * factor ** rounds);
}
