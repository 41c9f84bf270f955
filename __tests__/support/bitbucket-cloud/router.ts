/** Which route answers a request, and whether the token may ask. */

import { badRequest, failure, isFields, notFound, ok } from './http.ts';
import { FORK_WORKSPACE, REPOSITORY_ID, WORKSPACE_ID } from './ids.ts';
import { accountPayload } from './payload.ts';
import * as builds from './routes-builds.ts';
import * as code from './routes-code.ts';
import * as comments from './routes-comments.ts';
import * as pull from './routes-pull.ts';
import * as reports from './routes-reports.ts';
import * as tasks from './routes-tasks.ts';
import type { Call, CloudRequest, Reply, World } from './types.ts';

type Scope = 'repository' | 'repository:write' | 'pullrequest' | 'pullrequest:write' | 'account';

type Route = {
  readonly method: string;
  readonly pattern: RegExp;
  readonly scope: Scope;
  readonly handle: (call: Call) => Reply;
};

/** A route below the repository: `:id` is one part of the path, `*` the rest of it. */
function route(spec: string, scope: Scope, handle: (call: Call) => Reply): Route {
  const [method = '', path = ''] = spec.split(' ');
  const pattern = path.replace(/:id/g, '([^/]+)').replace('*', '(.*)');
  return { method, pattern: new RegExp(`^${pattern}$`), scope, handle };
}

const READ = 'pullrequest';
const WRITE = 'pullrequest:write';

/** `pullrequests/N` stands for the number of the one pull request. */
const ROUTES: readonly Route[] = [
  route('GET ', 'repository', code.getRepository),
  route('GET pullrequests', READ, pull.listPullRequests),
  route('GET pullrequests/N', READ, pull.getPullRequest),
  route('PUT pullrequests/N', WRITE, pull.updatePullRequest),
  route('GET pullrequests/N/commits', READ, pull.listCommits),
  route('GET pullrequests/N/(diff|diffstat|patch)', READ, pull.redirectToDiff),
  route('GET pullrequests/N/statuses', READ, builds.listOfPullRequest),
  route('POST pullrequests/N/approve', WRITE, pull.approve),
  route('DELETE pullrequests/N/approve', WRITE, pull.unapprove),
  route('POST pullrequests/N/request-changes', WRITE, pull.requestChanges),
  route('DELETE pullrequests/N/request-changes', WRITE, pull.unrequestChanges),
  route('GET pullrequests/N/comments', READ, comments.listComments),
  route('POST pullrequests/N/comments', WRITE, comments.createComment),
  route('GET pullrequests/N/comments/:id', READ, comments.getComment),
  route('PUT pullrequests/N/comments/:id', WRITE, comments.updateComment),
  route('DELETE pullrequests/N/comments/:id', WRITE, comments.deleteComment),
  route('POST pullrequests/N/comments/:id/resolve', WRITE, comments.resolveComment),
  route('DELETE pullrequests/N/comments/:id/resolve', WRITE, comments.reopenComment),
  route('GET pullrequests/N/tasks', READ, tasks.listTasks),
  route('POST pullrequests/N/tasks', WRITE, tasks.createTask),
  route('GET pullrequests/N/tasks/:id', READ, tasks.getTask),
  route('PUT pullrequests/N/tasks/:id', WRITE, tasks.updateTask),
  route('DELETE pullrequests/N/tasks/:id', WRITE, tasks.deleteTask),
  route('GET commit/:id', 'repository', code.getCommit),
  route('GET commit/:id/pullrequests', READ, pull.listPullRequestsOfCommit),
  route('GET commit/:id/statuses', 'repository', builds.listOfCommit),
  route('POST commit/:id/statuses/build', 'repository:write', builds.createBuild),
  route('GET commit/:id/statuses/build/:id', 'repository', builds.getBuild),
  route('PUT commit/:id/statuses/build/:id', 'repository:write', builds.updateBuild),
  route('GET diff/*', 'repository', code.getDiff),
  route('GET patch/*', 'repository', code.getDiff),
  route('GET diffstat/*', 'repository', code.getDiffstat),
  route('GET merge-base/*', 'repository', code.getMergeBase),
  route('GET src/:id/*', 'repository', code.getSource),
  route('GET refs/branches/*', 'repository', code.getBranch),
];

/** What the proxy of Pipelines lets through, with the rights of the step. */
const REPORTS: readonly Route[] = [
  route('GET commit/:id/reports', 'repository', reports.listReports),
  route('PUT commit/:id/reports/:id', 'repository', reports.putReport),
  route('GET commit/:id/reports/:id', 'repository', reports.getReport),
  route('DELETE commit/:id/reports/:id', 'repository', reports.deleteReport),
  route('GET commit/:id/reports/:id/annotations', 'repository', reports.listAnnotations),
  route('POST commit/:id/reports/:id/annotations', 'repository', reports.createAnnotations),
  route('GET commit/:id/reports/:id/annotations/:id', 'repository', reports.getAnnotation),
  route('PUT commit/:id/reports/:id/annotations/:id', 'repository', reports.putAnnotation),
  route('DELETE commit/:id/reports/:id/annotations/:id', 'repository', reports.deleteAnnotation),
];

/** What every answer says about the token. */
export function standingHeaders(world: World): Readonly<Record<string, string>> {
  return { 'x-oauth-scopes': world.settings.scopes.join(', ') };
}

/** Answers a request, after all that can be wrong with who asks. */
export function answerRest(world: World, request: CloudRequest, dropComment: boolean): Reply {
  if (request.proxied) return answerProxied(world, request);
  const refused = refuseToken(world, request.headers.authorization);
  if (refused !== null) return refused;
  const pathname = request.path.split('?')[0] ?? '';
  if (pathname === '/user') return request.method === 'GET' ? answerUser(world) : notAllowed();
  if (!pathname.startsWith('/repositories/')) return notFound();
  if (world.left.tokens <= 0) return failure(429, 'Rate limit for this resource has been exceeded');
  world.left.tokens--;
  return answerRoute(world, request, { routes: [...ROUTES, ...REPORTS], dropComment, isTrusted: false });
}

function answerProxied(world: World, request: CloudRequest): Reply {
  if (/^https?:/i.test(request.path)) return { status: 502, bytes: Buffer.from('not for this proxy') };
  // What is behind the proxy knows nothing of it, and names its own address.
  const behind = { ...world, apiUrl: 'https://api.bitbucket.org/2.0' };
  return answerRoute(behind, request, { routes: REPORTS, dropComment: false, isTrusted: true });
}

/** An answer to a request whose token is wrong or missing; null where it is right. */
function refuseToken(world: World, given: string | undefined): Reply | null {
  const { auth, token, email } = world.settings;
  const right =
    auth === 'access-token'
      ? `Bearer ${token}`
      : `Basic ${Buffer.from(`${email}:${token}`).toString('base64')}`;
  if (given === right) return null;
  if (given === undefined) return failure(401, 'Access denied. You must have write or admin access.');
  return failure(401, 'Token is invalid, expired, or not supported for this endpoint.');
}

function answerUser(world: World): Reply {
  if (world.settings.auth === 'access-token')
    return failure(403, 'This API is not accessible by this authentication mechanism');
  return refuseScope(world, 'account') ?? ok(accountPayload(world, world.settings.me));
}

const API_TOKEN_SCOPES: Readonly<Record<Scope, string>> = {
  repository: 'read:repository:bitbucket',
  'repository:write': 'write:repository:bitbucket',
  pullrequest: 'read:pullrequest:bitbucket',
  'pullrequest:write': 'write:pullrequest:bitbucket',
  account: 'read:user:bitbucket',
};

/** What else grants a scope: writing grants reading, and who reads pull requests reads their code. */
const GRANTED_BY: Readonly<Record<Scope, readonly Scope[]>> = {
  repository: ['repository:write', 'pullrequest', 'pullrequest:write'],
  'repository:write': [],
  pullrequest: ['pullrequest:write'],
  'pullrequest:write': [],
  account: [],
};

function refuseScope(world: World, scope: Scope): Reply | null {
  const { scopes, auth } = world.settings;
  const has = (one: Scope): boolean => scopes.includes(one) || scopes.includes(API_TOKEN_SCOPES[one]);
  if ([scope, ...GRANTED_BY[scope]].some(has)) return null;
  const required = [auth === 'api-token' ? API_TOKEN_SCOPES[scope] : scope];
  return failure(403, 'Your credentials lack one or more required privilege scopes.', {
    detail: { granted: [...scopes], required },
  });
}

type Asked = {
  readonly routes: readonly Route[];
  readonly dropComment: boolean;
  /** Whether somebody else has made sure of who asks. */
  readonly isTrusted: boolean;
};

function answerRoute(world: World, request: CloudRequest, asked: Asked): Reply {
  const url = new URL(request.path, 'http://unused.invalid');
  const place = insideRepository(world, request.path.split('?')[0] ?? '');
  if (place === null) return noRepository();
  const { inside, isFork } = place;
  const fits = asked.routes.filter((one) => one.pattern.test(inside) && (!isFork || OF_FORKS.test(inside)));
  const found = fits.find((one) => one.method === request.method);
  if (found === undefined) return fits.length > 0 ? notAllowed() : notFound();
  const refused = asked.isTrusted ? null : refuseScope(world, found.scope);
  if (refused !== null) return refused;
  const params = decoded((found.pattern.exec(inside) ?? []).slice(1));
  if (params === null) return failure(400, 'Bad request');
  const isJson = /^application\/json\b/.test(request.headers['content-type'] ?? '');
  if (request.body !== '' && (!isJson || request.json === null))
    return badRequest({ body: 'Expected a document in JSON' });
  return found.handle({
    world,
    params,
    url: request.path,
    query: url.searchParams,
    body: isFields(request.json) ? request.json : {},
    json: request.json,
    isFork,
    dropComment: asked.dropComment,
  });
}

/** The double knows a fork's commits and files, and nothing of its pull requests. */
const OF_FORKS = /^(?:commit\/[^/]+|src\/.*)$/;

function notAllowed(): Reply {
  return failure(405, 'Method not allowed');
}

function noRepository(): Reply {
  return failure(
    404,
    'You may not have access to this repository or it no longer exists in this workspace. If you think this repository exists and you have access, make sure you are authenticated.',
  );
}

type Place = { readonly inside: string; readonly isFork: boolean };

/** The path below the repository, with `N` for the pull request's number; null where there is no such repository. */
function insideRepository(world: World, pathname: string): Place | null {
  const match = /^\/repositories\/([^/]+)\/([^/]+)(?:\/(.*))?$/.exec(pathname);
  const names = match === null ? null : decoded([match[1] ?? '', match[2] ?? '']);
  if (names === null) return null;
  const { workspace, repo } = world.settings;
  // Both also answer to their ids.
  const isOurs =
    [workspace, WORKSPACE_ID].includes(names[0] ?? '') && [repo, REPOSITORY_ID].includes(names[1] ?? '');
  const isFork =
    world.state.pullRequest.sourceRepository === 'fork' && names[0] === FORK_WORKSPACE && names[1] === repo;
  if (!isOurs && !isFork) return null;
  const rest = match?.[3] ?? '';
  const pull = /^pullrequests\/([^/]+)(?=\/|$)/.exec(rest);
  if (pull === null) return { inside: rest, isFork };
  const isKnown = pull[1] === String(world.state.pullRequest.number);
  return {
    inside: isKnown ? `pullrequests/N${rest.slice(pull[0].length)}` : 'pullrequests/none/none',
    isFork,
  };
}

function decoded(parts: readonly string[]): readonly string[] | null {
  try {
    return parts.map((part) => decodeURIComponent(part));
  } catch {
    return null;
  }
}
