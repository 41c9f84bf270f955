/** Bitbucket Data Center on this machine: one repository, one pull request, kept between requests. */
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../../../src/lib/thrown.ts';
import { createFaults } from '../forge/faults.ts';
import { openGitView } from '../forge/git-view.ts';
import { type RecordedRequest, startLoopback } from '../loopback-server.ts';
import { CONTRACTS_DIR } from '../vendor-contract.ts';
import { BOT } from './accounts.ts';
import { createActors } from './actors.ts';
import { createBucket } from './bucket.ts';
import { loadContracts } from './contract.ts';
import { failure } from './http.ts';
import { answerRest, isKnownToken } from './router.ts';
import { createState } from './state.ts';
import type {
  BitbucketDcServer,
  BitbucketDcServerOptions,
  FaultAction,
  ForgeRequest,
  Reply,
  RequestHook,
  Settings,
  World,
} from './types.ts';

export type { BitbucketDcServer, BitbucketDcServerOptions } from './types.ts';

function settingsOf(options: BitbucketDcServerOptions): Settings {
  return {
    project: options.project ?? 'ACME',
    repo: options.repo ?? 'shop',
    source: options.sourceRepository ?? null,
    token: options.token ?? 'token-of-the-tests',
    me: options.me ?? BOT,
    version: options.version ?? '10.0.0',
    contextPath: options.contextPath ?? '',
    latencyMs: options.latencyMs ?? 0,
    pageLimit: options.pageLimit ?? 1000,
    canRead: options.canRead ?? true,
    hideUser: options.hideUser ?? false,
    tokenBucket: options.tokenBucket ?? null,
    maxDiffLines: options.maxDiffLines ?? 10_000,
    maxChanges: options.maxChanges ?? 1000,
    maxAnnotations: options.maxAnnotations ?? 1000,
    mysql: options.mysql ?? false,
  };
}

/** Starts the server on a free port of this machine. */
export async function startBitbucketDc(options: BitbucketDcServerOptions): Promise<BitbucketDcServer> {
  const git = openGitView(options.repository);
  const [base, head] = [git.resolve(options.base), git.resolve(options.head)];
  if (base === null || head === null) throw new Error('base and head must be commits of the repository');
  const settings = settingsOf(options);
  const state = createState(options, base, head);
  const requests: ForgeRequest[] = [];
  const hooks: RequestHook[] = [];
  const faults = createFaults();
  const contracts = loadContracts(CONTRACTS_DIR, settings.version);
  const bucket = createBucket(settings.tokenBucket);
  let world: World | null = null;
  // Hooks see requests one by one, as a change in the middle of another request's answer could not be told.
  let queue: Promise<unknown> = Promise.resolve();
  const server = await startLoopback(async (recorded, response) => {
    const request = toRequest(recorded, requests.length, settings.contextPath);
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
      const reply = bucket() ?? (await answer(world, request, fault));
      if (reply === null) return lose(response, fault?.action ?? 'drop');
      request.status = reply.status;
      if (!isForcedReply(fault?.action)) contracts.check(request, reply);
      send(response, reply, identityHeaders(world, request, reply));
    } catch (error) {
      contracts.complaints.push(`${request.method} ${request.path}: the double failed: ${messageOf(error)}`);
      send(response, failure(500, 'the double failed', null), {});
    }
  });
  world = { settings, state, git, serverUrl: `${server.origin}${settings.contextPath}` };
  return {
    ...createActors(world),
    serverUrl: world.serverUrl,
    token: settings.token,
    state,
    requests,
    writes: () => requests.filter((request) => request.changed),
    fault: faults.add,
    onRequest: (hook) => hooks.push(hook),
    contractComplaints: () => contracts.complaints,
    close: () => server.close(),
  };
}

/** A request as the tests see it; what is not below the context path and `/rest` keeps its whole path. */
function toRequest(recorded: RecordedRequest, index: number, contextPath: string): ForgeRequest {
  const root = `${contextPath}/rest`;
  const path = recorded.path.startsWith(`${root}/`) ? recorded.path.slice(root.length) : recorded.path;
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
async function answer(world: World, request: ForgeRequest, fault: Fault): Promise<Reply | null> {
  const action = fault?.action;
  if (action === undefined) return work(world, request, false);
  if (action === 'drop-comment') return work(world, request, true);
  if (typeof action === 'object' && 'dropComment' in action) return work(world, request, true);
  if (typeof action === 'object' && 'delayMs' in action) {
    if (fault?.when === 'before') await sleep(action.delayMs);
    const reply = work(world, request, false);
    if (fault?.when === 'after') await sleep(action.delayMs);
    return reply;
  }
  if (fault?.when === 'after') work(world, request, false);
  if (typeof action === 'string') return null;
  const isText = typeof action.body === 'string';
  return {
    status: action.status,
    ...(action.headers === undefined ? {} : { headers: action.headers }),
    ...(isText
      ? { bytes: Buffer.from(String(action.body)), contentType: 'text/html;charset=UTF-8' }
      : { json: action.body ?? failure(action.status, 'An error occurred.', null).json }),
  };
}

/** Does what was asked, and notes whether it changed anything. */
function work(world: World, request: ForgeRequest, dropComment: boolean): Reply {
  const reply = answerRest(world, { ...request, dropComment });
  if (reply.changed === true) request.changed = true;
  return reply;
}

/** Whoever asks with a right token is told who they are, URL-encoded. */
function identityHeaders(
  { settings }: World,
  request: ForgeRequest,
  reply: Reply,
): Readonly<Record<string, string>> {
  const isKnown = isKnownToken(settings, request.headers) && reply.status !== 401;
  return {
    'x-arequestid': `@${request.index}`,
    ...(isKnown && !settings.hideUser
      ? { 'x-auserid': String(settings.me.id), 'x-ausername': encodeURIComponent(settings.me.name) }
      : {}),
  };
}

function lose(response: ServerResponse, action: FaultAction): void {
  if (action !== 'hang') response.destroy();
}

function send(response: ServerResponse, reply: Reply, headers: Readonly<Record<string, string>>): void {
  if (response.destroyed) return;
  const body =
    reply.bytes ?? (reply.json === undefined ? Buffer.alloc(0) : Buffer.from(JSON.stringify(reply.json)));
  response.writeHead(reply.status, {
    ...(body.length === 0 ? {} : { 'content-type': reply.contentType ?? 'application/json;charset=UTF-8' }),
    ...(reply.status === 204 ? {} : { 'content-length': String(body.length) }),
    ...headers,
    ...reply.headers,
  });
  response.end(body);
}
