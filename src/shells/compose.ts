import { randomBytes, randomInt } from 'node:crypto';
import { createSystemClock } from '../adapters/clock.ts';
import { createLocalSource } from '../adapters/forge/local.ts';
import { createHttp, type Http, preloadHttp } from '../adapters/http.ts';
import { createAnthropicClient } from '../adapters/llm/anthropic.ts';
import { createAzureClient } from '../adapters/llm/azure.ts';
import { createBedrockClient } from '../adapters/llm/bedrock.ts';
import type { ModelClientOptions } from '../adapters/llm/dialect.ts';
import { createGoogleClient } from '../adapters/llm/google.ts';
import { askModelInfo } from '../adapters/llm/model-info.ts';
import { createOpenAiClient } from '../adapters/llm/openai.ts';
import { createOpenAiCompatibleClient } from '../adapters/llm/openai-compatible.ts';
import { createPaces, type Pace } from '../adapters/llm/pace.ts';
import { createReplay } from '../adapters/llm/replay.ts';
import type { Recording } from '../domain/contracts.generated.ts';
import type { ModelLookup } from '../domain/model-info.ts';
import { modelFacts, parsePrices } from '../domain/models.ts';
import type { ChangeSource, Clock, ModelClient } from '../domain/ports.ts';
import type { Binding, Provider, Seat, Slot } from '../domain/slot.ts';
import type { ModelFacts } from '../domain/usage.ts';
import { loadScanner } from '../stages/gates/secretlint.ts';
import { requestDigest } from '../stages/panel/prompt.ts';
import type { BoundSeat } from './seat-binding.ts';
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

const FACTORIES: Readonly<Record<Provider, (options: ModelClientOptions) => ModelClient>> = {
  anthropic: createAnthropicClient,
  openai: createOpenAiClient,
  google: createGoogleClient,
  azure: createAzureClient,
  bedrock: createBedrockClient,
  'openai-compatible': createOpenAiCompatibleClient,
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

/** Ports for a review of a local range; the network is loaded while git is at work. */
export function composeReview(
  config: RangeConfig,
  environment: Readonly<Record<string, string | undefined>>,
  signal: AbortSignal,
): Ports {
  const { http: _, ...ports } = composePanel(config);
  return {
    ...ports,
    source: createLocalSource({
      repository: config.repository,
      base: config.base,
      head: config.head,
      signal,
      environment,
    }),
  };
}

/** The ports of every review that asks models, and the network they go through. Loading it starts here. */
export function composePanel(config: Config): Omit<Ports, 'source'> & { readonly http: Http } {
  loadEarly();
  const clock = createSystemClock();
  const http = createHttp();
  const facts = (binding: Binding): ModelFacts => modelFacts(binding, config.prices);
  const deadlineAtMs = clock.monotonicMs() + config.deadlineMs;
  const shared = { http, clock, deadlineAtMs, facts, paceOf: createPaces(clock) };
  const endpoints = new Map(config.panel.map(({ slot, endpoint }) => [slot, endpoint]));
  return { runId: newRunId(), clientFor: (seat) => bind(seat, endpoints, shared), facts, clock, http };
}

/**
 * What checks a panel before a review: what is known of its models, and who can be asked for more. `redact` takes every
 * key out of a text.
 */
export function composePanelCheck(
  { prices }: Config,
  redact: (text: string) => string,
): {
  readonly facts: (binding: Binding) => ModelFacts;
  readonly lookUp: (seat: BoundSeat, signal: AbortSignal) => Promise<ModelLookup>;
} {
  const http = createHttp();
  return {
    facts: (binding) => modelFacts(binding, prices),
    lookUp: ({ binding, endpoint }, signal) => askModelInfo({ ...endpoint, binding, http, signal, redact }),
  };
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
  endpoints: ReadonlyMap<Slot, Endpoint>,
  { facts, paceOf, ...shared }: Shared,
): ModelClient {
  const endpoint = endpoints.get(seat.slot);
  if (endpoint === undefined) throw new Error(`the seat ${seat.slot} has no address`);
  return FACTORIES[seat.binding.provider]({
    ...shared,
    ...endpoint,
    binding: seat.binding,
    random,
    facts: facts(seat.binding),
    pace: paceOf(endpoint.baseUrl, endpoint.apiKey ?? endpoint.aws?.accessKeyId ?? null),
  });
}

/** While git is at work. A failure shows up again, with words, when what could not be loaded is needed. */
function loadEarly(): void {
  Promise.all([loadScanner(), preloadHttp()]).catch(() => undefined);
}
