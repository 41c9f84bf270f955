import { randomBytes, randomInt } from 'node:crypto';
import { createSystemClock } from '../adapters/clock.ts';
import { createGitHubBoard } from '../adapters/forge/github/board.ts';
import { createGitHubApi } from '../adapters/forge/github/client.ts';
import { createGitHubSource, type GitHubSource } from '../adapters/forge/github/source.ts';
import { createLocalSource } from '../adapters/forge/local.ts';
import { createHttp, type Http, preloadHttp } from '../adapters/http.ts';
import { createAnthropicClient } from '../adapters/llm/anthropic.ts';
import type { ModelClientOptions } from '../adapters/llm/exchange.ts';
import { createOpenAiClient } from '../adapters/llm/openai.ts';
import { createOpenAiCompatibleClient } from '../adapters/llm/openai-compatible.ts';
import { createReplay } from '../adapters/llm/replay.ts';
import type { Recording } from '../domain/contracts.generated.ts';
import { modelFacts, parsePrices } from '../domain/models.ts';
import type { ChangeSource, Clock, CommentBoard, Host, ModelClient } from '../domain/ports.ts';
import type { Binding, Provider, Seat, Slot } from '../domain/slot.ts';
import type { ModelFacts } from '../domain/usage.ts';
import { loadScanner } from '../stages/gates/secretlint.ts';
import { requestDigest } from '../stages/panel/prompt.ts';
import type { ActionConfig } from './action-settings.ts';
import type { PullRequestTrigger } from './github-event.ts';
import type { GitHubPlace } from './github-place.ts';
import type { CommandLine } from './io.ts';
import type { Endpoint, RangeConfig } from './settings.ts';

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
  'openai-compatible': createOpenAiCompatibleClient,
};

/** 0 ≤ x < 1 for the jitter of waits. */
const JITTER_STEPS = 1_000_000;

function random(): number {
  return randomInt(JITTER_STEPS) / JITTER_STEPS;
}

/** An unguessable name for a run: boundaries around untrusted text are derived from it. */
export function newRunId(): string {
  return randomBytes(16).toString('hex');
}

/** Ports for a review of a local range. Loading the network starts here, while git is at work. */
export function composeReview(
  config: RangeConfig,
  environment: Readonly<Record<string, string | undefined>>,
  signal: AbortSignal,
): Ports {
  loadEarly();
  const clock = createSystemClock();
  const facts = (binding: Binding): ModelFacts => modelFacts(binding, config.prices);
  const shared = { http: createHttp(), clock, deadlineAtMs: clock.monotonicMs() + config.deadlineMs, facts };
  const endpoints = new Map(config.panel.map(({ slot, endpoint }) => [slot, endpoint]));
  return {
    runId: newRunId(),
    source: createLocalSource({
      repository: config.repository,
      base: config.base,
      head: config.head,
      signal,
      environment,
    }),
    clientFor: (seat) => bind(seat, endpoints, shared),
    facts,
    clock,
  };
}

/** The ports of a run on a pull request. */
export type GitHubPorts = Omit<Ports, 'source'> & {
  readonly source: GitHubSource;
  readonly board: CommentBoard;
  /** A board of its own for what is to be said after the run was interrupted. */
  readonly boardUntil: (signal: AbortSignal) => CommentBoard;
};

/** Ports for a review of a pull request: the change, its comments, and the panel. */
export function composeGitHub(
  config: ActionConfig,
  { place, trigger, host }: { place: GitHubPlace; trigger: PullRequestTrigger; host: Pick<Host, 'info'> },
  { environment, signal }: Pick<CommandLine, 'environment' | 'signal'>,
): GitHubPorts {
  loadEarly();
  const clock = createSystemClock();
  const http = createHttp();
  const { number } = trigger;
  const notify = (line: string): void => host.info(line);
  const connect = (until: AbortSignal) =>
    createGitHubApi({ ...place, token: config.token, http, clock, random, signal: until, notify });
  const api = connect(signal);
  const facts = (binding: Binding): ModelFacts => modelFacts(binding, config.prices);
  const shared = { http, clock, deadlineAtMs: clock.monotonicMs() + config.deadlineMs, facts };
  const endpoints = new Map(config.panel.map(({ slot, endpoint }) => [slot, endpoint]));
  return {
    runId: newRunId(),
    source: createGitHubSource(api, {
      number,
      ...(trigger.pinnedHead === null ? {} : { pinnedHead: trigger.pinnedHead }),
      useWorkspace: trigger.mayUseWorkspace ? place.workspace : null,
      environment,
      signal,
    }),
    board: createGitHubBoard(api, { number }),
    boardUntil: (until) => createGitHubBoard(connect(until), { number }),
    clientFor: (seat) => bind(seat, endpoints, shared),
    facts,
    clock,
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
};

function bind(seat: Seat, endpoints: ReadonlyMap<Slot, Endpoint>, { facts, ...shared }: Shared): ModelClient {
  const endpoint = endpoints.get(seat.slot);
  if (endpoint === undefined) throw new Error(`the seat ${seat.slot} has no address`);
  return FACTORIES[seat.binding.provider]({
    ...shared,
    ...endpoint,
    binding: seat.binding,
    random,
    facts: facts(seat.binding),
  });
}

/** While git is at work. A failure shows up again, with words, when what could not be loaded is needed. */
function loadEarly(): void {
  Promise.all([loadScanner(), preloadHttp()]).catch(() => undefined);
}
