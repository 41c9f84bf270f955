/** Bitbucket Cloud on this machine: one repository, one pull request, kept between requests. */
import { openGitView } from '../forge/git-view.ts';
import { serve } from '../forge/serving.ts';
import type { RecordedRequest } from '../loopback-server.ts';
import { CONTRACTS_DIR } from '../vendor-contract.ts';
import { BOT, CAROL } from './accounts.ts';
import { type Actors, createActors } from './actors.ts';
import { loadContract } from './contract.ts';
import { answerRest, standingHeaders } from './router.ts';
import { createState } from './state.ts';
import type { BitbucketCloudOptions, CloudRequest, CloudState, FaultRule, Settings, World } from './types.ts';

export type RequestHook = (request: CloudRequest, index: number) => void | Promise<void>;

export type BitbucketCloudServer = Actors & {
  /** `http://127.0.0.1:PORT/2.0`. */
  readonly apiUrl: string;
  /** Where links for people point. */
  readonly serverUrl: string;
  readonly token: string;
  readonly state: CloudState;
  /** All requests in the order of arrival; those to the proxy of Pipelines are `proxied`. */
  readonly requests: readonly CloudRequest[];
  /** The requests that changed the state, also those whose answer was lost. */
  writes(): readonly CloudRequest[];
  /** From now on the token may do this. */
  setScopes(scopes: readonly string[]): void;
  /** From now on requests with this token are right and others are not. */
  setToken(token: string): void;
  /** Lets so many more requests through the token bucket. */
  refill(count: number): void;
  fault(rule: FaultRule): void;
  /** Called before each request is answered, one after the other, to change things in the middle of a run. */
  onRequest(hook: RequestHook): void;
  /** What the vendor's description refuses of the requests and answers so far; empty where there is none to ask. */
  contractComplaints(): readonly string[];
  close(): Promise<void>;
};

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const SCOPES = {
  'access-token': ['repository', 'repository:write', 'pullrequest', 'pullrequest:write'],
  'api-token': [
    'read:repository:bitbucket',
    'write:repository:bitbucket',
    'read:pullrequest:bitbucket',
    'write:pullrequest:bitbucket',
    'read:user:bitbucket',
  ],
};

function settingsOf(options: BitbucketCloudOptions): Mutable<Settings> {
  const auth = options.auth ?? 'access-token';
  return {
    workspace: options.workspace ?? 'acme',
    repo: options.repo ?? 'shop',
    token: options.token ?? 'token-of-the-tests',
    auth,
    email: options.email ?? 'carol@example.com',
    me: options.me ?? (auth === 'access-token' ? BOT : CAROL),
    scopes: options.scopes ?? SCOPES[auth],
    pageLimit: options.pageLimit ?? 5000,
    commitLinks: options.commitLinks ?? 'indexed',
    outdatedFlag: options.outdatedFlag ?? 'outdated',
    reviewersWhenOmitted: options.reviewersWhenOmitted ?? 'kept',
    forkCommits: options.forkCommits ?? 'shared',
  };
}

/** Starts the server on a free port of this machine. */
export async function startBitbucketCloud(options: BitbucketCloudOptions): Promise<BitbucketCloudServer> {
  const git = openGitView(options.repository);
  const [base, head] = [git.resolve(options.base), git.resolve(options.head)];
  if (base === null || head === null) throw new Error('base and head must be commits of the repository');
  const settings = settingsOf(options);
  const state = createState(options, base, head);
  const contract = loadContract(CONTRACTS_DIR);
  const left = { diffFails: options.diffFails ?? 0, tokens: options.tokenBucket?.limit ?? Infinity };
  // No request can arrive before the address is known.
  const places = { apiUrl: '', serverUrl: '' };
  const world: World = Object.assign(places, { settings, state, git, left });
  const served = await serve<CloudRequest>({
    toRequest,
    work: (request, dropComment) => answerRest(world, request, dropComment !== null),
    check: contract.check,
    complain: (text) => contract.complaints.push(text),
    headers: () => standingHeaders(world),
    failed: { type: 'error', error: { message: 'Something went wrong' } },
    latencyMs: options.latencyMs ?? 0,
  });
  Object.assign(places, { apiUrl: `${served.origin}/2.0`, serverUrl: served.origin });
  return {
    ...createActors(world),
    apiUrl: world.apiUrl,
    serverUrl: world.serverUrl,
    token: settings.token,
    state,
    requests: served.requests,
    writes: () => served.requests.filter((request) => request.changed),
    setScopes: (scopes) => {
      settings.scopes = scopes;
    },
    setToken: (token) => {
      settings.token = token;
    },
    refill: (count) => {
      left.tokens += count;
    },
    fault: served.fault,
    onRequest: served.onRequest,
    contractComplaints: () => contract.complaints,
    close: served.close,
  };
}

/** The proxy of Pipelines listens on plain HTTP and is asked with whole addresses. */
const PROXIED = 'http://api.bitbucket.org/2.0';

function toRequest(recorded: RecordedRequest, index: number): CloudRequest {
  const proxied = /^https?:\/\//i.test(recorded.path);
  const base = proxied ? PROXIED : '/2.0';
  // What is beside the API keeps a path that no route has.
  const path = recorded.path.startsWith(`${base}/`)
    ? recorded.path.slice(base.length)
    : proxied
      ? recorded.path
      : `/outside${recorded.path}`;
  let json: unknown = null;
  try {
    json = JSON.parse(recorded.body);
  } catch {
    // No body, or none that is JSON.
  }
  const { method, headers, body } = recorded;
  return { index, method, path, headers, body, json, status: null, changed: false, proxied };
}
