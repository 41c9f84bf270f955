/**
 * The pace of all requests that go to one origin with one key: seats share its rate limit, so that they share what is known
 * of it. A refusal holds all of them up; so many may be under way as the server has shown that it takes.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { Clock } from '../../domain/ports.ts';
import { type Allowance, createLedger, type Ledger } from './allowance.ts';
import { createLoad, type Load, type Trouble } from './load.ts';

/** What came of waiting. `late`: the wait would have passed the deadline, by so many milliseconds from now. */
export type Entry =
  | { readonly kind: 'open' }
  | { readonly kind: 'late'; readonly waitMs: number }
  | { readonly kind: 'aborted' };

/** Why a request waited: for the server's limit, before asking it again after other trouble, for others under way. */
export type WaitCause = 'limit' | 'retry' | 'turn';

/** One question from its first try to its last. */
export type Visit = {
  /** Waits until a request may be sent. Whoever was let in leaves, or asks for another try. */
  enter(): Promise<Entry>;
  /** What an answer's headers tell of the limits, and whether they bring an answer or a refusal. */
  told(accepted: boolean, allowances: readonly Allowance[]): void;
  /** Leaves and waits for another try, not before `delayMs` have passed, in the place of the first one. */
  again(trouble: Trouble, delayMs: number, pauseMs: number): Promise<Entry>;
  /** Leaves, where it is under way. A `pauseMs` holds everybody up for so long. */
  leave(trouble: Trouble | null, pauseMs: number): void;
  /** Milliseconds waited so far, by cause. */
  waited(): Readonly<Record<WaitCause, number>>;
};

/** What is asked for. */
export type VisitRequest = {
  /** Whose turn it is; requests of different seats take turns. */
  readonly seat: object;
  /** Vendors count by model. */
  readonly model: string;
  readonly inputTokens: number;
  /** The instant on the monotonic clock by which it must have been let in. */
  readonly deadlineAtMs: number;
  readonly signal: AbortSignal;
};

export type Pace = { visit(request: VisitRequest): Visit };

/** One pace for each origin and key, for all clients of a run. The keys themselves are not kept. */
export function createPaces(clock: Clock): (baseUrl: string, apiKey: string | null) => Pace {
  const salt = randomBytes(32);
  const paces = new Map<string, Pace>();
  return (baseUrl, apiKey) => {
    const digest = createHmac('sha256', salt)
      .update(apiKey ?? '')
      .digest('hex');
    const name = `${new URL(baseUrl).origin} ${digest}`;
    const pace = paces.get(name) ?? createPace(clock);
    paces.set(name, pace);
    return pace;
  };
}

/** One request as it waits and is sent. */
type Ticket = {
  readonly request: VisitRequest;
  /** Its place in line: seats take turns, and who tries again keeps its place. */
  readonly turn: number;
  /** Its number among all tickets, which decides within a turn. */
  readonly arrival: number;
  readonly waited: Record<WaitCause, number>;
  notBeforeMs: number;
  queuedAtMs: number;
  cause: WaitCause;
  /** Settles the wait; null while it does not wait. */
  settle: ((entry: Entry | Promise<never>) => void) | null;
  /** Its number among the requests that were sent; null while it is not under way. */
  sent: number | null;
};

type Timer = { readonly atMs: number; readonly stop: AbortController };

/** State of one pace; every change is followed by `admit`. */
type State = {
  readonly clock: Pick<Clock, 'monotonicMs' | 'sleep'>;
  readonly ledgers: Map<string, Ledger>;
  readonly turns: WeakMap<object, number>;
  readonly underWay: Set<Ticket>;
  readonly load: Load;
  waiting: Ticket[];
  arrived: number;
  timer: Timer | null;
};

/** A pace that knows nothing of its server yet. */
export function createPace(clock: Pick<Clock, 'monotonicMs' | 'sleep'>): Pace {
  const state: State = {
    clock,
    ledgers: new Map(),
    turns: new WeakMap(),
    underWay: new Set(),
    load: createLoad(),
    waiting: [],
    arrived: 0,
    timer: null,
  };
  return { visit: (request) => visit(state, request) };
}

function visit(state: State, request: VisitRequest): Visit {
  const ticket = ticketOf(state, request);
  const leave = (trouble: Trouble | null, pauseMs: number): void => {
    if (ticket.sent !== null) release(state, ticket, trouble, pauseMs);
  };
  return {
    enter: () => queue(state, ticket),
    told: (accepted, allowances) => told(state, ticket, accepted, allowances),
    again: (trouble, delayMs, pauseMs) => {
      leave(trouble, pauseMs);
      ticket.notBeforeMs = state.clock.monotonicMs() + delayMs;
      ticket.cause = trouble === 'limited' ? 'limit' : 'retry';
      return queue(state, ticket);
    },
    leave: (trouble, pauseMs) => {
      leave(trouble, pauseMs);
      admit(state);
    },
    waited: () => ticket.waited,
  };
}

/** Start-time fair queueing: each seat has one place a turn, and a seat that comes anew starts in the turn that is on. */
function ticketOf(state: State, request: VisitRequest): Ticket {
  const open = [...state.waiting, ...state.underWay].map(({ turn }) => turn);
  const last = state.turns.get(request.seat) ?? 0;
  const turn = open.length === 0 ? last + 1 : Math.max(Math.min(...open), last + 1);
  state.turns.set(request.seat, turn);
  return {
    request,
    turn,
    arrival: state.arrived++,
    waited: { limit: 0, retry: 0, turn: 0 },
    notBeforeMs: 0,
    queuedAtMs: 0,
    cause: 'turn',
    settle: null,
    sent: null,
  };
}

function queue(state: State, ticket: Ticket): Promise<Entry> {
  const { signal } = ticket.request;
  if (signal.aborted) {
    admit(state);
    return Promise.resolve({ kind: 'aborted' });
  }
  return new Promise((resolve) => {
    const stop = (): void => {
      ticket.settle?.({ kind: 'aborted' });
      admit(state);
    };
    signal.addEventListener('abort', stop, { once: true });
    ticket.queuedAtMs = state.clock.monotonicMs();
    ticket.settle = (entry) => {
      ticket.settle = null;
      signal.removeEventListener('abort', stop);
      ticket.waited[ticket.cause] += state.clock.monotonicMs() - ticket.queuedAtMs;
      ticket.cause = 'turn';
      resolve(entry);
    };
    state.waiting.push(ticket);
    state.waiting.sort((a, b) => a.turn - b.turn || a.arrival - b.arrival);
    admit(state);
  });
}

/** Models whose next request waits until it fits, by when: a smaller one does not overtake it, or it might never fit. */
type Held = Map<string, number>;

/** Lets in who may be sent now, in order of turns; ends who would be late; sleeps until the next one may be. */
function admit(state: State): void {
  const nowMs = state.clock.monotonicMs();
  const held: Held = new Map();
  let wakeAtMs = Number.POSITIVE_INFINITY;
  for (const ticket of state.waiting) {
    const readyAtMs = readyAt(state, ticket, held, nowMs);
    const waitMs = readyAtMs - nowMs;
    if (waitMs > 0 && readyAtMs >= ticket.request.deadlineAtMs) ticket.settle?.({ kind: 'late', waitMs });
    else if (waitMs > 0) wakeAtMs = Math.min(wakeAtMs, readyAtMs);
    else if (state.load.hasRoom(state.underWay.size)) send(state, ticket);
  }
  state.waiting = state.waiting.filter(({ settle }) => settle !== null);
  wakeAt(state, state.waiting.length === 0 ? Number.POSITIVE_INFINITY : wakeAtMs);
}

/** The instant from which a request may be sent, as far as is known; says why where it has to wait. */
function readyAt(state: State, ticket: Ticket, held: Held, nowMs: number): number {
  const { model } = ticket.request;
  const fitsAtMs = held.get(model) ?? fitsAt(state, ticket, nowMs);
  if (fitsAtMs > nowMs) held.set(model, fitsAtMs);
  const readyAtMs = Math.max(fitsAtMs, ticket.notBeforeMs, state.load.paused().untilMs);
  if (readyAtMs > nowMs) ticket.cause = causeOf(state, ticket, fitsAtMs, nowMs);
  return readyAtMs;
}

function causeOf(state: State, ticket: Ticket, fitsAtMs: number, nowMs: number): WaitCause {
  if (fitsAtMs > nowMs || ticket.cause === 'limit') return 'limit';
  const { untilMs, limited } = state.load.paused();
  if (untilMs > nowMs) return limited ? 'limit' : 'retry';
  return ticket.cause;
}

function fitsAt(state: State, { request }: Ticket, nowMs: number): number {
  return state.ledgers.get(request.model)?.fitsAt(request.inputTokens, nowMs) ?? 0;
}

function send(state: State, ticket: Ticket): void {
  state.ledgers.get(ticket.request.model)?.take(ticket.request.inputTokens);
  ticket.sent = state.load.sent();
  state.underWay.add(ticket);
  ticket.settle?.({ kind: 'open' });
}

function release(state: State, ticket: Ticket, trouble: Trouble | null, pauseMs: number): void {
  const sent = ticket.sent ?? 0;
  ticket.sent = null;
  state.underWay.delete(ticket);
  state.load.ended(sent, { trouble, pauseMs, nowMs: state.clock.monotonicMs() });
}

function told(state: State, ticket: Ticket, accepted: boolean, allowances: readonly Allowance[]): void {
  const { sent } = ticket;
  const { model } = ticket.request;
  if (sent === null) return;
  if (accepted) state.load.accepted(sent);
  if (allowances.length > 0) {
    const ledger = state.ledgers.get(model) ?? createLedger();
    state.ledgers.set(model, ledger);
    const others = [...state.underWay].filter(({ request }) => request.model === model);
    const behind = others.filter((other) => (other.sent ?? 0) > sent);
    const later = behind.map(({ request }) => request.inputTokens);
    ledger.told(allowances, sent, later, state.clock.monotonicMs());
  }
  admit(state);
}

/** One timer for all who wait, none where nobody does: a process must be able to end. */
function wakeAt(state: State, atMs: number): void {
  if (state.timer?.atMs === atMs) return;
  state.timer?.stop.abort();
  state.timer = null;
  if (atMs === Number.POSITIVE_INFINITY) return;
  const stop = new AbortController();
  state.timer = { atMs, stop };
  const wake = (): void => {
    if (stop.signal.aborted) return;
    state.timer = null;
    admit(state);
  };
  state.clock.sleep(Math.max(1, atMs - state.clock.monotonicMs()), stop.signal).then(wake, (error) => {
    // A clock that does not work must not leave anybody waiting for it.
    if (!stop.signal.aborted) for (const ticket of state.waiting) ticket.settle?.(Promise.reject(error));
  });
}
