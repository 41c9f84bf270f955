/** A panel in memory: scripted models, a clock moved by hand. */
import { setImmediate } from 'node:timers/promises';
import type { PanelEvent, SlotResult } from '../../../src/domain/panel.ts';
import type { Plan } from '../../../src/domain/plan.ts';
import type { Clock, ModelAnswer, ModelClient, ModelRequest } from '../../../src/domain/ports.ts';
import type { Slot } from '../../../src/domain/slot.ts';
import type { ModelFacts } from '../../../src/domain/usage.ts';
import { askPanel, type PanelInput } from '../../../src/stages/panel/panel.ts';
import { openSession, type SessionInput } from '../../../src/stages/panel/session.ts';
import { bindingOf, plan } from '../../support/builders.ts';
import { answerText, wireFinding } from './build.ts';

export const FACTS: ModelFacts = {
  price: { input: 1, output: 10, cacheRead: 0.1, cacheWrite: 1 },
  maxInputTokens: 200_000,
  maxOutputTokens: 64_000,
  bytesPerToken: 2.5,
};

/** An answer as an adapter gives it. */
export function modelAnswer(text: string, overrides: Partial<ModelAnswer> = {}): ModelAnswer {
  return {
    text,
    stop: 'end',
    rawStop: 'end_turn',
    usage: { input: 1_000, cacheRead: 0, cacheWrite: 0, output: 100 },
    servedModel: null,
    notes: [],
    attempts: 1,
    ...overrides,
  };
}

/** An answer with one finding, right in form. */
export function goodAnswer(overrides: Readonly<Record<string, unknown>> = {}): ModelAnswer {
  return modelAnswer(answerText([wireFinding(overrides)]));
}

/** One step of a script: an answer, an error to throw, or a function of the request. */
export type Step = ModelAnswer | Error | ((request: ModelRequest) => Promise<ModelAnswer>);

export type ScriptedClient = ModelClient & { readonly requests: readonly ModelRequest[] };

/** A model that plays its steps in order and its last step for ever. */
export function scripted(slot: Slot, ...steps: readonly Step[]): ScriptedClient {
  const requests: ModelRequest[] = [];
  return {
    binding: bindingOf(slot),
    destination: null,
    requests,
    ask: (request) => {
      const step = steps[Math.min(requests.length, steps.length - 1)];
      requests.push(request);
      if (step instanceof Error) return Promise.reject(step);
      if (typeof step === 'function') return step(request);
      return step === undefined ? Promise.reject(new Error('no step')) : Promise.resolve(step);
    },
  };
}

/** A model that never answers and does not heed its signal. */
export const SILENCE = () => new Promise<ModelAnswer>(() => undefined);

/** A clock whose sleeps end when time is passed by hand. */
export function handClock(): Clock & { readonly pass: (ms: number) => Promise<void> } {
  let nowMs = 0;
  const sleepers: { readonly atMs: number; readonly wake: () => void }[] = [];
  return {
    now: () => new Date(nowMs).toISOString(),
    monotonicMs: () => nowMs,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        sleepers.push({ atMs: nowMs + ms, wake: resolve });
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
    pass: async (ms) => {
      await setImmediate();
      nowMs += ms;
      for (const { atMs, wake } of sleepers) if (atMs <= nowMs) wake();
      await setImmediate();
    },
  };
}

/** What a session is opened with, and what the panel needs besides. */
type BenchInput = SessionInput & Omit<PanelInput, 'session'>;

export type Overrides = Partial<Omit<BenchInput, 'clients'>>;

/** The input of a panel whose seats are the given clients, in their order. */
export function panelInput(
  clients: Partial<Record<Slot, ModelClient>>,
  overrides: Overrides = {},
): BenchInput {
  const slots = Object.keys(clients) as Slot[];
  const seats = slots.map((slot) => ({ slot, binding: bindingOf(slot) }));
  return {
    plan: plan({ seats }),
    ...sessionInput(clients),
    onProgress: () => undefined,
    ...overrides,
  };
}

/** A session of a minute for the given clients. */
export function sessionInput(
  clients: Partial<Record<Slot, ModelClient>>,
  overrides: Partial<SessionInput> = {},
): SessionInput {
  return {
    runId: 'run-1',
    clients: new Map(Object.entries(clients) as [Slot, ModelClient][]),
    rungs: new Map(),
    clock: handClock(),
    maxOutputTokens: plan().maxOutputTokens,
    deadlineMs: 60_000,
    panelMs: 60_000,
    budgetUsd: null,
    facts: () => FACTS,
    signal: new AbortController().signal,
    ...overrides,
  };
}

/** A panel with a session of its own. */
export async function askAll({ plan: agreed, onProgress, ...input }: BenchInput): Promise<SlotResult[]> {
  const session = openSession(input);
  try {
    return await askPanel({ session, plan: agreed, onProgress });
  } finally {
    session.close();
  }
}

/** The result of a panel of one. */
export async function askOne(steps: readonly Step[], overrides: Overrides = {}) {
  const client = scripted('opus', ...steps);
  const events: PanelEvent[] = [];
  const input = panelInput({ opus: client }, { onProgress: (event) => events.push(event), ...overrides });
  const [result] = await askAll(input);
  if (result === undefined) throw new Error('the panel lost its seat');
  return { result, client, events } as { result: SlotResult; client: ScriptedClient; events: PanelEvent[] };
}

/** A plan with calls that carry the given paths. */
export function planOf(calls: Plan['calls'], overrides: Partial<Plan> = {}): Plan {
  return plan({ seats: [{ slot: 'opus', binding: bindingOf('opus') }], calls, ...overrides });
}
