/** A model server that counts requests, and clients of it on a stepped clock: no network, no real waiting. */
import { Buffer } from 'node:buffer';
import { Readable } from 'node:stream';
import type { Http } from '../../../src/adapters/http.ts';
import type { Dialect, ModelClientOptions } from '../../../src/adapters/llm/dialect.ts';
import { createModelClient } from '../../../src/adapters/llm/exchange.ts';
import type { ModelClient } from '../../../src/domain/ports.ts';
import { NO_USAGE } from '../../../src/domain/usage.ts';
import { CANARY_KEY } from '../../support/model-requests.ts';
import { createSteppedClock, type SteppedClock } from '../../support/stepped-clock.ts';

export type Said = { readonly status: number; readonly headers?: Readonly<Record<string, string>> };

/** One request as the server saw it. */
export type Seen = { readonly seat: string; readonly atMs: number; readonly status: number };

/** What the server answers to the request with this number, at this time. */
export type Rule = (request: {
  readonly number: number;
  readonly atMs: number;
  readonly tokens: number;
}) => Said;

export type LimitedServer = {
  readonly clock: SteppedClock;
  readonly seen: readonly Seen[];
  /** The most requests that were under way at the same time. */
  most(): number;
  client(seat: string, overrides?: Partial<ModelClientOptions>): ModelClient;
};

/** How long the server takes for an answer; a refusal comes in a tenth of it. */
const ANSWER_MS = 2_000;

export function createLimitedServer(rule: Rule, clock = createSteppedClock()): LimitedServer {
  const seen: Seen[] = [];
  let underWay = 0;
  let most = 0;
  const http: Http = {
    send: async ({ headers, body }) => {
      const said = rule({ number: seen.length, atMs: clock.monotonicMs(), tokens: tokensOf(body) });
      seen.push({ seat: headers.seat ?? '', atMs: clock.monotonicMs(), status: said.status });
      most = Math.max(most, ++underWay);
      await clock.sleep(said.status === 200 ? ANSWER_MS : ANSWER_MS / 10);
      underWay--;
      return {
        place: 'POST https://api.example/ask',
        status: said.status,
        headers: { 'content-type': 'application/json', ...said.headers },
        body: Readable.from([Buffer.from('{}')]),
        discard: () => undefined,
      };
    },
  };
  const client = (seat: string, overrides: Partial<ModelClientOptions> = {}): ModelClient =>
    createModelClient(dialectOf(seat), {
      binding: { provider: 'openai', model: 'model', effort: null },
      baseUrl: 'https://api.example/v1',
      apiKey: CANARY_KEY,
      http,
      clock,
      random: () => 0.5,
      facts: { price: null, maxInputTokens: 100_000, maxOutputTokens: 64_000, bytesPerToken: 2.5 },
      deadlineAtMs: 60 * 60_000,
      ...overrides,
    });
  return { clock, seen, most: () => most, client };
}

function tokensOf(body: string | null): number {
  return Number(/"tokens":(\d+)/.exec(body ?? '')?.[1]);
}

function dialectOf(seat: string): Dialect {
  return {
    url: 'https://api.example/v1/ask',
    idleMs: 60_000,
    headers: () => ({ seat }),
    body: ({ estimatedInputTokens: tokens }) => ({ tokens }),
    changes: [],
    readWhole: () => ({
      kind: 'answer',
      answer: {
        text: 'answer',
        stop: 'end',
        rawStop: 'stop',
        usage: NO_USAGE,
        servedModel: null,
        notes: [],
      },
    }),
    readStream: () => Promise.reject(new Error('nothing is streamed')),
  };
}
