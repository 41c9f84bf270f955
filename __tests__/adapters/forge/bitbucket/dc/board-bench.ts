/** Boards of Data Center for tests: on the stateful double, and on a server that answers by script. */
import {
  type BitbucketDcApi,
  createBitbucketDcApi,
} from '../../../../../src/adapters/forge/bitbucket/dc/api.ts';
import { createBitbucketDcBoard } from '../../../../../src/adapters/forge/bitbucket/dc/board.ts';
import { createHttp } from '../../../../../src/adapters/http.ts';
import type { InlineComment, WriteResult } from '../../../../../src/domain/board.ts';
import type { CommentBoard } from '../../../../../src/domain/ports.ts';
import { startBitbucketDc } from '../../../../support/bitbucket-dc/server.ts';
import type { BitbucketDcServer, BitbucketDcServerOptions } from '../../../../support/bitbucket-dc/types.ts';
import { createFakeClock } from '../../../../support/fake-clock.ts';
import {
  type LoopbackServer,
  type RecordedRequest,
  startLoopback,
} from '../../../../support/loopback-server.ts';
import { makeRepository, type ScratchRepository } from '../../scratch-repository.ts';

export const PATH = 'src/äpp 1.ts';
export const OLD_PATH = 'src/before.ts';
export const NEW_PATH = 'src/after.ts';
export const TOKEN = 'dc-canary-0123456789';
export const HEAD = '0123456789abcdef0123456789abcdef01234567';
export const BASE = 'fedcba9876543210fedcba9876543210fedcba98';
export const PULL = '/api/latest/projects/ACME/repos/shop/pull-requests/7';

/** Forty lines with the tenth as given: lines beyond the twentieth are in no diff of it. */
export const lines = (tenth: string): string =>
  Array.from({ length: 40 }, (_, index) => `${index === 9 ? tenth : `line ${index + 1}`}\n`).join('');

export type Commits = {
  readonly repository: ScratchRepository;
  readonly headSha: string;
  readonly mergeBase: string;
};

/** A repository whose branch `feature` changes a file, and renames and changes another. */
export function makeCommits(): Commits {
  const repository = makeRepository('--bare');
  const mergeBase = repository.commit('main', { [PATH]: lines('line 10'), [OLD_PATH]: lines('old 10') });
  const after = { [PATH]: lines('changed'), [NEW_PATH]: lines('new 10') };
  return { repository, mergeBase, headSha: repository.commit('feature', after, 'main') };
}

/** An API at an address of this machine, whose waits take no time. */
export function apiAt(serverUrl: string, project = 'ACME'): BitbucketDcApi {
  return createBitbucketDcApi({
    serverUrl,
    project,
    repo: 'shop',
    token: TOKEN,
    clock: createFakeClock(),
    random: () => 0.5,
    signal: new AbortController().signal,
    http: createHttp(),
  });
}

export type Bench = {
  readonly dc: BitbucketDcServer;
  readonly api: BitbucketDcApi;
  readonly board: CommentBoard;
};

let servers: { close(): Promise<void> }[] = [];

/** To be called after each test. */
export async function closeAll(): Promise<void> {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
}

/** A board on the double. */
export async function openBoard(
  { repository, headSha, mergeBase }: Commits,
  options: Partial<BitbucketDcServerOptions> = {},
): Promise<Bench> {
  const dc = await startBitbucketDc({
    repository: repository.folder,
    base: 'refs/heads/main',
    head: headSha,
    token: TOKEN,
    ...options,
  });
  servers.push(dc);
  const api = apiAt(dc.serverUrl, options.project);
  const board = createBitbucketDcBoard(api, { number: 7, mergeBase: () => Promise.resolve(mergeBase) });
  return { dc, api, board };
}

export type Reply = {
  readonly status?: number;
  /** Sent as it is where it is a text. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};
export type Route = Reply | ((request: RecordedRequest, nth: number) => Reply);

/** By `METHOD path` below `/rest`, without the query; what is not named is not found. */
export type Routes = Readonly<Record<string, Route>>;

export type Scripted = {
  readonly board: CommentBoard;
  readonly api: BitbucketDcApi;
  readonly requests: readonly RecordedRequest[];
  /** `METHOD path` of every request so far, with the query. */
  asked(): readonly string[];
  /** The bodies that were sent with a method. */
  sent(method: string): readonly unknown[];
};

/** A board whose server answers by script, and says whose token it is. */
export async function scripted(
  routes: Routes,
  mergeBase: () => Promise<string> = ourBase,
): Promise<Scripted> {
  const counts = new Map<string, number>();
  const server: LoopbackServer = await startLoopback((request, response) => {
    const name = `${request.method} ${request.path.replace(/^\/rest/, '').split('?')[0]}`;
    const nth = (counts.get(name) ?? 0) + 1;
    counts.set(name, nth);
    const route = routes[name] ?? { status: 404, body: failure('NoSuchThingException', 'is not there') };
    const {
      status = 200,
      body = {},
      headers = {},
    } = typeof route === 'function' ? route(request, nth) : route;
    response.writeHead(status, {
      'content-type': 'application/json;charset=UTF-8',
      'x-ausername': 'Quorate',
      ...headers,
    });
    response.end(status === 204 ? undefined : typeof body === 'string' ? body : JSON.stringify(body));
  });
  servers.push(server);
  const api = apiAt(server.origin);
  return {
    board: createBitbucketDcBoard(api, { number: 7, mergeBase }),
    api,
    requests: server.requests,
    asked: () => server.requests.map(({ method, path }) => `${method} ${path.replace(/^\/rest/, '')}`),
    sent: (method) =>
      server.requests
        .filter((request) => request.method === method && request.body !== '')
        .map(({ body }): unknown => JSON.parse(body)),
  };
}

function ourBase(): Promise<string> {
  return Promise.resolve(BASE);
}

/** An error as the server answers one. */
export function failure(exception: string | null, message: string, more: object = {}): object {
  const exceptionName = exception === null ? null : `com.atlassian.bitbucket.x.${exception}`;
  return { errors: [{ context: null, message, exceptionName, ...more }] };
}

export const ME = { name: 'Quorate', slug: 'quorate', id: 1, displayName: 'Q', type: 'NORMAL', active: true };
export const ANA = { name: 'ana', slug: 'ana', id: 2, displayName: 'Ana', type: 'NORMAL', active: true };

/** A comment as the server shows it. */
export function comment(id: number, fields: object = {}): object {
  return {
    properties: {},
    id,
    version: 0,
    text: `text ${id}`,
    author: ME,
    comments: [],
    severity: 'NORMAL',
    state: 'OPEN',
    threadResolved: false,
    ...fields,
  };
}

/** The activity of a comment. */
export function said(root: object, fields: object = {}): object {
  return {
    id: nextActivity++,
    action: 'COMMENTED',
    commentAction: 'ADDED',
    comment: root,
    user: ME,
    ...fields,
  };
}
let nextActivity = 100;

/** One page with everything. */
export function page(...values: readonly unknown[]): Reply {
  return { body: { size: values.length, limit: 500, isLastPage: true, start: 0, values } };
}

export const INLINE: Omit<InlineComment, 'body'> = {
  anchor: { path: PATH, side: 'RIGHT', line: 10, startLine: null },
  mark: '+',
  startMark: null,
  oldPath: null,
  task: false,
};

/** A comment on the changed line, as a review. */
export function onLine(
  board: CommentBoard,
  headSha: string,
  body: string,
  task = false,
): Promise<WriteResult> {
  const comments = [{ ...INLINE, body, task }];
  return board.submitReview({ headSha, body: 'x', verdict: 'comment', comments });
}

/** The id of what a write made or changed. */
export function idOf(result: WriteResult): string {
  if (result.kind !== 'done') throw new Error(`not done: ${JSON.stringify(result)}`);
  return result.id;
}
