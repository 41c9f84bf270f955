/** A Bitbucket that gives scripted answers, and the two clients of it. */
import type { ServerResponse } from 'node:http';
import {
  type BitbucketCloudApi,
  createBitbucketCloudApi,
} from '../../../../src/adapters/forge/bitbucket/cloud/api.ts';
import {
  type BitbucketDcApi,
  createBitbucketDcApi,
} from '../../../../src/adapters/forge/bitbucket/dc/api.ts';
import { createHttp } from '../../../../src/adapters/http.ts';
import { createFakeClock, type FakeClock } from '../../../support/fake-clock.ts';
import { type RecordedRequest, startLoopback } from '../../../support/loopback-server.ts';

export const CANARY = 'ATCTT3-canary-0123456789';

export type Answer = {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON unless it is a text. */
  readonly body?: unknown;
  /** Breaks the connection in place of an answer. */
  readonly reset?: boolean;
};

export type Bench = {
  readonly cloud: BitbucketCloudApi;
  readonly dc: BitbucketDcApi;
  readonly origin: string;
  readonly clock: FakeClock;
  readonly requests: readonly RecordedRequest[];
  readonly lines: string[];
  readonly controller: AbortController;
  close(): Promise<void>;
};

/** Answers in turn, the last one again and again; a function is told the address of the server first. */
export async function scripted(
  answers: readonly Answer[] | ((origin: string) => readonly Answer[]),
): Promise<Bench> {
  let next = 0;
  const server = await startLoopback((_, response) => {
    const list = typeof answers === 'function' ? answers(server.origin) : answers;
    answerWith(response, list[Math.min(next++, list.length - 1)] ?? {});
  });
  const clock = createFakeClock();
  const lines: string[] = [];
  const controller = new AbortController();
  const common = {
    repo: 'shop',
    clock,
    random: () => 0.5,
    signal: controller.signal,
    http: createHttp(),
    notify: (line: string) => void lines.push(line),
  };
  return {
    cloud: createBitbucketCloudApi({
      ...common,
      apiUrl: `${server.origin}/2.0/`,
      workspace: 'acme',
      credentials: { kind: 'access-token', token: CANARY },
    }),
    dc: createBitbucketDcApi({
      ...common,
      serverUrl: `${server.origin}/bitbucket/`,
      project: '~ada',
      token: CANARY,
    }),
    origin: server.origin,
    clock,
    requests: server.requests,
    lines,
    controller,
    close: () => server.close(),
  };
}

function answerWith(
  response: ServerResponse,
  { status = 200, headers = {}, body = {}, reset }: Answer,
): void {
  if (reset === true) {
    response.destroy();
    return;
  }
  const isRaw = typeof body === 'string';
  response.writeHead(
    status,
    isRaw ? headers : { 'content-type': 'application/json;charset=UTF-8', ...headers },
  );
  response.end(status === 204 ? undefined : isRaw ? body : JSON.stringify(body));
}
