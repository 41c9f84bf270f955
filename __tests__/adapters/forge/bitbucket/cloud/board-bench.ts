/** Boards of Bitbucket Cloud for tests: on a scripted server, and on the stateful double. */
import {
  type BitbucketCloudApi,
  createBitbucketCloudApi,
} from '../../../../../src/adapters/forge/bitbucket/cloud/api.ts';
import {
  type BitbucketCloudBoardOptions,
  createBitbucketCloudBoard,
} from '../../../../../src/adapters/forge/bitbucket/cloud/board.ts';
import { createHttp } from '../../../../../src/adapters/http.ts';
import type { CloudCredentials } from '../../../../../src/domain/credentials.ts';
import type { CommentBoard } from '../../../../../src/domain/ports.ts';
import { createFakeClock } from '../../../../support/fake-clock.ts';
import {
  type LoopbackServer,
  type RecordedRequest,
  startLoopback,
} from '../../../../support/loopback-server.ts';

export const CANARY = 'ATCTT3-canary-0123456789';
export const HEAD = '0123456789abcdef0123456789abcdef01234567';
export const ROOT = '/2.0/repositories/acme/shop';
export const PULL = `${ROOT}/pullrequests/7`;
export const COMMENTS = `${PULL}/comments`;

export const ACCESS: CloudCredentials = { kind: 'access-token', token: CANARY };
export const OWN: CloudCredentials = { kind: 'api-token', email: 'carol@example.com', token: CANARY };

export type Reply = {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};
export type Route = Reply | ((request: RecordedRequest, nth: number) => Reply);

/** By `METHOD path`, without the query; what is not named is not found. */
export type Routes = Readonly<Record<string, Route>>;

export type Scripted = {
  readonly api: BitbucketCloudApi;
  readonly board: CommentBoard;
  readonly origin: string;
  readonly requests: readonly RecordedRequest[];
  /** `METHOD path` of every request so far. */
  asked(): readonly string[];
  /** The body of the request of this number. */
  sent(index: number): unknown;
};

let servers: LoopbackServer[] = [];

/** To be called after each test. */
export async function closeAll(): Promise<void> {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
}

/** An API at an address of this machine, whose waits take no time. */
export function apiAt(apiUrl: string, credentials: CloudCredentials = ACCESS): BitbucketCloudApi {
  return createBitbucketCloudApi({
    apiUrl,
    workspace: 'acme',
    repo: 'shop',
    credentials,
    clock: createFakeClock(),
    random: () => 0.5,
    signal: new AbortController().signal,
    http: createHttp(),
  });
}

/** A board whose server answers by script. */
export async function scripted(
  routes: Routes | ((origin: string) => Routes),
  options: Partial<BitbucketCloudBoardOptions> = {},
  credentials: CloudCredentials = ACCESS,
): Promise<Scripted> {
  const counts = new Map<string, number>();
  const server = await startLoopback((request, response) => {
    const name = `${request.method} ${request.path.split('?')[0]}`;
    const nth = (counts.get(name) ?? 0) + 1;
    counts.set(name, nth);
    const table = typeof routes === 'function' ? routes(server.origin) : routes;
    const route = table[name] ?? { status: 404, body: fault('Resource not found') };
    const {
      status = 200,
      body = {},
      headers = {},
    } = typeof route === 'function' ? route(request, nth) : route;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(status === 204 ? undefined : JSON.stringify(body));
  });
  servers.push(server);
  const api = apiAt(`${server.origin}/2.0`, credentials);
  return {
    api,
    board: createBitbucketCloudBoard(api, { number: 7, ...options }),
    origin: server.origin,
    requests: server.requests,
    asked: () => server.requests.map(({ method, path }) => `${method} ${path}`),
    sent: (index) => JSON.parse(server.requests[index]?.body || 'null'),
  };
}

/** An error as Cloud answers one. */
export function fault(message: string, more: object = {}): object {
  return { type: 'error', error: { message, ...more } };
}

export const BOT = {
  type: 'app_user',
  uuid: '{33333333-3333-4333-8333-333333333333}',
  nickname: 'review-bot',
  display_name: 'Review Bot',
};
export const OTHER_BOT = { ...BOT, uuid: '{66666666-6666-4666-8666-666666666666}' };
export const NAMESAKE = { ...BOT, type: 'user', uuid: '{55555555-5555-4555-8555-555555555555}' };
export const CAROL = {
  type: 'user',
  uuid: '{44444444-4444-4444-8444-444444444444}',
  nickname: 'carol',
  display_name: 'Carol Shaw',
};

/** A comment as Cloud lists one. */
export function comment(id: number, fields: object = {}): object {
  return {
    type: 'pullrequest_comment',
    id,
    content: { type: 'rendered', raw: `text ${id}`, markup: 'markdown', html: `<p>text ${id}</p>` },
    user: CAROL,
    deleted: false,
    pending: false,
    links: { html: { href: `https://bitbucket.org/acme/shop/pull-requests/7/_/diff#comment-${id}` } },
    ...fields,
  };
}

export function raw(text: string): object {
  return { content: { type: 'rendered', raw: text, markup: 'markdown', html: '' } };
}

/** One page with everything. */
export function page(...values: readonly object[]): Reply {
  return { body: { pagelen: 100, values } };
}

/** A pull request as Cloud answers one. */
export function pullRequest(fields: object = {}): object {
  return {
    type: 'pullrequest',
    id: 7,
    title: 'Change',
    description: 'What it is for.',
    state: 'OPEN',
    draft: false,
    close_source_branch: true,
    source: {
      branch: { name: 'feature' },
      commit: { hash: HEAD.slice(0, 12) },
      repository: { full_name: 'acme/shop' },
    },
    destination: { branch: { name: 'main' }, commit: { hash: 'ffffffffffff' } },
    reviewers: [CAROL],
    participants: [],
    ...fields,
  };
}

export const HEAD_ROUTE: Routes = {
  [`GET ${ROOT}/commit/${HEAD.slice(0, 12)}`]: { body: { type: 'commit', hash: HEAD } },
};
