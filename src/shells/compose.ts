import { randomBytes, randomInt } from 'node:crypto';
import { createSystemClock } from '../adapters/clock.ts';
import { createLocalSource } from '../adapters/forge/local.ts';
import { createHttp, type Http, preloadHttp } from '../adapters/http.ts';
import { createPaces, type Pace } from '../adapters/llm/pace.ts';
import { createReplay } from '../adapters/llm/replay.ts';
import type { Recording } from '../domain/contracts.generated.ts';
import { modelFacts, parsePrices } from '../domain/models.ts';
import type { ChangeSource, Clock, ModelClient } from '../domain/ports.ts';
import { type Binding, isBuiltin, type Provider, type Seat, type Slot } from '../domain/slot.ts';
import type { ModelFacts } from '../domain/usage.ts';
import { loadScanner } from '../stages/gates/secretlint.ts';
import { requestDigest } from '../stages/panel/prompt.ts';
import { createBuiltin, createClient, loadProviders } from './compose-models.ts';
import type { Endpoint } from './seat-endpoint.ts';
import type { Config, RangeConfig } from './settings.ts';

/** The concrete ports of one run. */
export type Ports = {
  readonly runId: string;
  readonly source: ChangeSource;
  readonly clientFor: (seat: Seat) => ModelClient;
  readonly facts: (binding: Binding) => ModelFacts;
  readonly clock: Clock;
};

const JITTER_STEPS = 1_000_000;

/** 0 ≤ x < 1, for the jitter of waits. */
export function random(): number {
  return randomInt(JITTER_STEPS) / JITTER_STEPS;
}

/** An unguessable name for a run: boundaries around untrusted text are derived from it. */
function newRunId(): string {
  return randomBytes(16).toString('hex');
}

/** The change of a range of a local repository. */
export function composeRange(
  { repository, base, head }: RangeConfig,
  environment: Readonly<Record<string, string | undefined>>,
  signal: AbortSignal,
): ChangeSource {
  return createLocalSource({ repository, base, head, signal, environment });
}

/** The ports of every review that asks models, and the network they go through. Loading it starts here. */
export function composePanel(config: Config): Omit<Ports, 'source'> & { readonly http: Http } {
  loadEarly(config.panel.map(({ binding }) => binding.provider));
  const clock = createSystemClock();
  const http = createHttp();
  const facts = (binding: Binding): ModelFacts => modelFacts(binding, config.prices);
  const deadlineAtMs = clock.monotonicMs() + config.deadlineMs;
  const shared = { http, clock, deadlineAtMs, facts, paceOf: createPaces(clock) };
  const endpoints = new Map(config.panel.map(({ slot, endpoint }) => [slot, endpoint]));
  return { runId: newRunId(), clientFor: (seat) => bind(seat, endpoints, shared), facts, clock, http };
}

/** Ports for repeating a recorded run. Prices are those of this version: a recording holds tokens, not money. */
export function composeReplay(recording: Recording): Omit<Ports, 'source'> & {
  readonly seats: readonly Seat[];
  readonly unused: () => readonly string[];
} {
  const { clientFor, unused } = createReplay(recording, requestDigest);
  const prices = parsePrices(recording.settings.prices ?? '');
  return {
    runId: recording.runId,
    seats: recording.seats,
    clientFor,
    unused,
    facts: (binding) => modelFacts(binding, prices.ok ? prices.prices : new Map()),
    clock: createSystemClock(),
  };
}

type Shared = {
  readonly http: Http;
  readonly clock: Clock;
  readonly deadlineAtMs: number;
  readonly facts: (binding: Binding) => ModelFacts;
  /** Seats with the same key at the same origin share their rate limit. */
  readonly paceOf: (baseUrl: string, apiKey: string | null) => Pace;
};

function bind(
  seat: Seat,
  endpoints: ReadonlyMap<Slot, Endpoint | null>,
  { facts, paceOf, ...shared }: Shared,
): ModelClient {
  if (isBuiltin(seat.binding)) return createBuiltin();
  const endpoint = endpoints.get(seat.slot);
  if (endpoint === undefined || endpoint === null) throw new Error(`the seat ${seat.slot} has no address`);
  return createClient({
    ...shared,
    ...endpoint,
    binding: seat.binding,
    random,
    facts: facts(seat.binding),
    pace: paceOf(endpoint.baseUrl, endpoint.apiKey ?? endpoint.aws?.accessKeyId ?? null),
  });
}

/** While git is at work. A failure shows up again, with words, when what could not be loaded is needed. */
function loadEarly(providers: readonly Provider[]): void {
  Promise.all([loadScanner(), preloadHttp(), loadProviders(providers)]).catch(() => undefined);
}
