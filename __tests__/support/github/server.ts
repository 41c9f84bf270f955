/** GitHub on this machine: one repository, one pull request, kept between requests. */
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../../../src/lib/thrown.ts';
import { createFaults } from '../forge/faults.ts';
import { openGitView } from '../forge/git-view.ts';
import { type RecordedRequest, startLoopback } from '../loopback-server.ts';
import { CONTRACTS_DIR } from '../vendor-contract.ts';
import { type Actors, createActors } from './actors.ts';
import { loadContracts } from './contract.ts';
import { queryRoot } from './graph.ts';
import { mutationRoot } from './graph-mutations.ts';
import { type GraphAnswer, runGraphql } from './graphql.ts';
import { isFields } from './http.ts';
import { answerRest, refuseToken } from './router.ts';
import { createState } from './state.ts';
import type {
  FaultAction,
  FaultRule,
  GitHubOptions,
  GitHubRequest,
  GitHubState,
  Permissions,
  Reply,
  Settings,
  World,
} from './types.ts';

export type RequestHook = (request: GitHubRequest, index: number) => void | Promise<void>;

export type GitHubServer = Actors & {
  /** `http://127.0.0.1:PORT/api/v3`, as an Enterprise Server has it. */
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  readonly serverUrl: string;
  readonly token: string;
  readonly state: GitHubState;
  /** All requests in the order of arrival. */
  readonly requests: readonly GitHubRequest[];
  /** The requests that changed the state, also those whose answer was lost. */
  writes(): readonly GitHubRequest[];
  /** From now on the token may do this. */
  grant(permissions: Partial<Permissions>): void;
  /** From now on requests with this token are right and others are not. */
  setToken(token: string): void;
  fault(rule: FaultRule): void;
  /** Called before each request is answered, one after the other, to change things in the middle of a run. */
  onRequest(hook: RequestHook): void;
  /** What the vendor's descriptions refuse of the requests and answers so far; empty where there are none to ask. */
  contractComplaints(): readonly string[];
  close(): Promise<void>;
};

const ALLOWED: Permissions = {
  contents: 'read',
  pullRequests: 'write',
  checks: 'write',
  statuses: 'write',
  issues: 'none',
};

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

function settingsOf(options: GitHubOptions): Mutable<Settings> {
  return {
    owner: options.owner ?? 'acme',
    name: options.name ?? 'shop',
    token: options.token ?? 'token-of-the-tests',
    me: options.me ?? { login: 'github-actions', id: 41_898_282, type: 'Bot' },
    permissions: { ...ALLOWED, ...options.permissions },
    latencyMs: options.latencyMs ?? 0,
    fileListLimit: options.fileListLimit ?? 3000,
    patchLimits: {
      fileLines: 20_000,
      fileBytes: 500_000,
      diffLines: 20_000,
      diffBytes: 1_000_000,
      diffFiles: 300,
      ...options.patchLimits,
    },
    pageLimit: options.pageLimit ?? 100,
    lineWording: options.lineWording ?? 'must be part of the diff',
  };
}

/** Starts the server on a free port of this machine. */
export async function startGitHub(options: GitHubOptions): Promise<GitHubServer> {
  const git = openGitView(options.repository);
  const [base, head] = [git.resolve(options.base), git.resolve(options.head)];
  if (base === null || head === null) throw new Error('base and head must be commits of the repository');
  const settings = settingsOf(options);
  const state = createState(options, base, head);
  const requests: GitHubRequest[] = [];
  const hooks: RequestHook[] = [];
  const faults = createFaults();
  const contracts = loadContracts(CONTRACTS_DIR);
  let world: World | null = null;
  // Hooks see requests one by one, as a change in the middle of another request's answer could not be told.
  let queue: Promise<unknown> = Promise.resolve();
  const server = await startLoopback(async (recorded, response) => {
    const request = toRequest(recorded, requests.length);
    requests.push(request);
    const hooked = queue.then(async () => {
      for (const hook of hooks) await hook(request, request.index);
    });
    queue = hooked.catch((error) => contracts.complaints.push(`a hook failed: ${messageOf(error)}`));
    await queue;
    if (world === null) return;
    const fault = faults.next(request);
    if (settings.latencyMs > 0) await sleep(settings.latencyMs);
    try {
      const reply = await answer(world, request, fault);
      if (reply === null) return lose(response, fault?.action ?? 'drop');
      request.status = reply.status;
      const isForced = isForcedReply(fault?.action);
      if (!isForced) contracts.check(request, reply, world.apiUrl);
      send(response, reply, requests.length);
    } catch (error) {
      contracts.complaints.push(`${request.method} ${request.path}: the double failed: ${messageOf(error)}`);
      send(response, { status: 500, json: { message: 'the double failed' } }, requests.length);
    }
  });
  world = { settings, state, git, apiUrl: `${server.origin}/api/v3`, serverUrl: server.origin };
  return {
    ...createActors(world),
    apiUrl: world.apiUrl,
    graphqlUrl: `${server.origin}/api/graphql`,
    serverUrl: server.origin,
    token: settings.token,
    state,
    requests,
    writes: () => requests.filter((request) => request.changed),
    grant: (permissions) => {
      settings.permissions = { ...settings.permissions, ...permissions };
    },
    setToken: (token) => {
      settings.token = token;
    },
    fault: faults.add,
    onRequest: (hook) => hooks.push(hook),
    contractComplaints: () => contracts.complaints,
    close: () => server.close(),
  };
}

function toRequest(recorded: RecordedRequest, index: number): GitHubRequest {
  const path = recorded.path.replace(/^\/api(\/v3)?/, '');
  let json: unknown = null;
  try {
    json = JSON.parse(recorded.body);
  } catch {
    // No body, or none that is JSON.
  }
  const { method, headers, body } = recorded;
  return { index, method, path, headers, body, json, status: null, changed: false };
}

type Fault = { readonly when: 'before' | 'after'; readonly action: FaultAction } | null;

function isForcedReply(action: FaultAction | undefined): boolean {
  return typeof action === 'object' && 'status' in action;
}

/** The answer after what was to go wrong; null where none is to arrive. */
async function answer(world: World, request: GitHubRequest, fault: Fault): Promise<Reply | null> {
  const action = fault?.action;
  if (action === undefined) return work(world, request, null);
  if (action === 'drop-comment') return work(world, request, 1);
  if (typeof action === 'object' && 'dropComment' in action) return work(world, request, action.dropComment);
  if (typeof action === 'object' && 'delayMs' in action) {
    if (fault?.when === 'before') await sleep(action.delayMs);
    const reply = work(world, request, null);
    if (fault?.when === 'after') await sleep(action.delayMs);
    return reply;
  }
  if (fault?.when === 'after') work(world, request, null);
  if (typeof action === 'string') return null;
  const isText = typeof action.body === 'string';
  return {
    status: action.status,
    ...(action.headers === undefined ? {} : { headers: action.headers }),
    ...(isText
      ? { bytes: Buffer.from(String(action.body)), contentType: 'text/html; charset=utf-8' }
      : { json: action.body ?? { message: 'Server Error' } }),
  };
}

/** Does what was asked, and notes whether it changed anything. */
function work(world: World, request: GitHubRequest, dropComment: number | null): Reply {
  const isGraphql = request.path.split('?')[0] === '/graphql';
  const reply = isGraphql ? answerGraphql(world, request) : answerRest(world, { ...request, dropComment });
  if (reply.changed === true) request.changed = true;
  return reply;
}

function answerGraphql(world: World, request: GitHubRequest): Reply {
  const refused = refuseToken(world, request.headers);
  if (refused !== null) return refused;
  if (request.method !== 'POST') return { status: 405, json: { message: 'Method Not Allowed' } };
  let changed = false;
  const note = (): void => {
    changed = true;
  };
  const roots = { query: queryRoot(world), mutation: mutationRoot(world, note) };
  const json: GraphAnswer = runGraphql(roots, isFields(request.json) ? request.json : {});
  return { status: 200, json, changed };
}

function lose(response: ServerResponse, action: FaultAction): void {
  if (action !== 'hang') response.destroy();
}

function send(response: ServerResponse, reply: Reply, count: number): void {
  if (response.destroyed) return;
  const body =
    reply.bytes ?? (reply.json === undefined ? Buffer.alloc(0) : Buffer.from(JSON.stringify(reply.json)));
  response.writeHead(reply.status, {
    ...(body.length === 0 ? {} : { 'content-type': reply.contentType ?? 'application/json; charset=utf-8' }),
    'content-length': String(body.length),
    'x-github-request-id': `R:${count}`,
    'x-ratelimit-limit': '5000',
    'x-ratelimit-remaining': String(Math.max(1, 5000 - count)),
    'x-ratelimit-reset': '1893456000',
    'x-github-enterprise-version': '3.19.0',
    ...reply.headers,
  });
  response.end(body);
}
