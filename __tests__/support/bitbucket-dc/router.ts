/** Which route answers a request, and whether the token may ask. */
import { EXCEPTIONS, failure, isFields } from './http.ts';
import * as builds from './routes-builds.ts';
import * as comments from './routes-comments.ts';
import * as files from './routes-files.ts';
import * as insights from './routes-insights.ts';
import * as pull from './routes-pull.ts';
import type { Call, Reply, Settings, World } from './types.ts';

type Where = 'target' | 'source';
type Route = {
  readonly method: string;
  readonly pattern: RegExp;
  readonly handle: (call: Call) => Reply;
  /** Also where the head branch lives. */
  readonly isForBoth: boolean;
};

/** A route below a repository: `:id` is one part of the path, `*` the rest of it, `N` the number of the pull request. */
function route(spec: string, handle: (call: Call) => Reply): Route {
  const [method = '', path = ''] = spec.split(' ');
  const pattern = path.replace(/:id/g, '([^/]+)').replace('*', '(.+)');
  return {
    method,
    pattern: new RegExp(`^${pattern}$`),
    handle,
    isForBoth: !path.includes('pull-requests/N'),
  };
}

const API: readonly Route[] = [
  route('GET ', pull.getRepository),
  route('GET pull-requests', pull.listPullRequests),
  route('GET pull-requests/N', pull.getPullRequest),
  route('PUT pull-requests/N', pull.updatePullRequest),
  route('GET pull-requests/N\\.diff', pull.getPatch),
  route('GET pull-requests/N/merge-base', pull.getMergeBase),
  route('GET pull-requests/N/commits', pull.listCommits),
  route('GET pull-requests/N/participants', pull.listParticipants),
  route('PUT pull-requests/N/participants/:id', pull.setStatus),
  route('GET pull-requests/N/changes', files.listChanges),
  route('GET pull-requests/N/diff/*', files.getDiff),
  route('GET pull-requests/N/activities', comments.listActivities),
  route('GET pull-requests/N/comments', comments.listComments),
  route('POST pull-requests/N/comments', comments.createComment),
  route('GET pull-requests/N/comments/:id', comments.getComment),
  route('PUT pull-requests/N/comments/:id', comments.updateComment),
  route('DELETE pull-requests/N/comments/:id', comments.deleteComment),
  route('GET pull-requests/N/blocker-comments', comments.listTasks),
  route('POST pull-requests/N/blocker-comments', comments.createTask),
  route('GET pull-requests/N/blocker-comments/:id', comments.getComment),
  route('PUT pull-requests/N/blocker-comments/:id', comments.updateComment),
  route('DELETE pull-requests/N/blocker-comments/:id', comments.deleteComment),
  route('GET commits/:id', files.getCommit),
  route('GET commits/:id/pull-requests', pull.listPullRequestsOf),
  route('GET commits/:id/builds', builds.getBuild),
  route('POST commits/:id/builds', builds.postBuild),
  route('GET raw/*', files.getRaw),
  route('GET browse', files.browse),
  route('GET browse/*', files.browse),
];

const INSIGHTS: readonly Route[] = [
  route('GET commits/:id/annotations', insights.listCommitAnnotations),
  route('GET commits/:id/reports', insights.listReports),
  route('GET commits/:id/reports/:id', insights.getReport),
  route('PUT commits/:id/reports/:id', insights.putReport),
  route('DELETE commits/:id/reports/:id', insights.deleteReport),
  route('GET commits/:id/reports/:id/annotations', insights.listAnnotations),
  route('POST commits/:id/reports/:id/annotations', insights.addAnnotations),
  route('DELETE commits/:id/reports/:id/annotations', insights.deleteAnnotations),
  route('PUT commits/:id/reports/:id/annotations/:id', insights.putAnnotation),
];

export type Incoming = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly json: unknown;
  readonly dropComment: boolean;
};

/** Whether a request has the right token. */
export function isKnownToken(settings: Settings, headers: Readonly<Record<string, string>>): boolean {
  return /^bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] === settings.token;
}

/** The server in front of Bitbucket refuses these in an address before Bitbucket sees it, a slash in a name among them. */
const NO_ADDRESS = /%2f|%5c|["<>[\]\\^`{|}]/i;

function plain(status: number, text: string): Reply {
  return { status, bytes: Buffer.from(text), contentType: 'text/plain;charset=UTF-8' };
}

/** A refusal that has nothing to do with what is asked for; null where there is none. */
function refuse(world: World, incoming: Incoming, pathname: string): Reply | null {
  if (NO_ADDRESS.test(pathname)) return plain(400, 'Bad Request');
  const isOpen = incoming.headers.authorization === undefined && pathname.endsWith('/application-properties');
  if (!isOpen && !isKnownToken(world.settings, incoming.headers)) {
    const message = 'Authentication failed. Please check your credentials and try again.';
    return failure(401, message, EXCEPTIONS.authentication);
  }
  if (incoming.method === 'GET') return null;
  if (incoming.headers['x-atlassian-token'] !== 'no-check') return plain(403, 'XSRF check failed');
  const isJson = /^application\/json\b/.test(incoming.headers['content-type'] ?? '');
  return incoming.body !== '' && !isJson ? plain(415, 'Unsupported Media Type') : null;
}

/** Answers a request. */
export function answerRest(world: World, incoming: Incoming): Reply {
  const [pathname = '', query = ''] = incoming.path.split('?');
  const refused = refuse(world, incoming, pathname);
  if (refused !== null) return refused;
  const place = /^\/(api|insights)\/(?:latest|1\.0)\/(.*)$/.exec(pathname);
  if (place === null) return plain(404, 'Not Found');
  const [, service = '', rest = ''] = place;
  const call = {
    world,
    params: [],
    query: new URLSearchParams(query),
    where: 'target' as const,
    body: isFields(incoming.json) ? incoming.json : {},
    dropComment: incoming.dropComment,
  };
  if (service === 'api' && incoming.method === 'GET') {
    if (rest === 'application-properties') return pull.applicationProperties(call);
    const slug = /^users\/([^/]+)$/.exec(rest)?.[1];
    if (slug !== undefined) return withParams([slug], (params) => pull.getUser({ ...call, params }));
  }
  return answerInRepository(call, service === 'api' ? API : INSIGHTS, incoming.method, rest);
}

function answerInRepository(call: Call, routes: readonly Route[], method: string, path: string): Reply {
  const { world } = call;
  const inside = /^projects\/([^/]+)\/repos\/([^/]+)(?:\/(.*))?$/.exec(path);
  if (inside === null) return plain(404, 'Not Found');
  const [, project = '', repo = '', rest = ''] = inside;
  const where = whereIs(world.settings, project, repo);
  if (where === null) {
    return failure(404, `Repository ${project}/${repo} does not exist.`, EXCEPTIONS.noRepository);
  }
  if (!world.settings.canRead) {
    return failure(403, 'You are not permitted to access this resource.', EXCEPTIONS.authorisation);
  }
  const { number } = world.state.pullRequest;
  const numbered = /^pull-requests\/(\d+)(?=[/.]|$)/.exec(rest);
  const isAnother = numbered !== null && (Number(numbered[1]) !== number || where === 'source');
  if (isAnother) {
    return failure(404, `Pull request ${numbered[1]} does not exist.`, EXCEPTIONS.noPullRequest);
  }
  const named = numbered === null ? rest : `pull-requests/N${rest.slice(numbered[0].length)}`;
  for (const candidate of routes) {
    const match = candidate.method === method ? candidate.pattern.exec(named) : null;
    if (match === null || (where === 'source' && !candidate.isForBoth)) continue;
    return withParams(match.slice(1), (params) => candidate.handle({ ...call, where, params }));
  }
  const isThere = routes.some((candidate) => candidate.pattern.test(named));
  return isThere ? plain(405, 'Method Not Allowed') : plain(404, 'Not Found');
}

/** Which of the two repositories is meant. The server does not tell small letters from capitals there. */
function whereIs({ project, repo, source }: Settings, key: string, slug: string): Where | null {
  const isIt = (place: { readonly project: string; readonly repo: string }): boolean =>
    sameName(place.project, key) && sameName(place.repo, slug);
  if (isIt({ project, repo })) return 'target';
  return source !== null && isIt(source) ? 'source' : null;
}

function sameName(name: string, encoded: string): boolean {
  try {
    return decodeURIComponent(encoded).toLowerCase() === name.toLowerCase();
  } catch {
    return false;
  }
}

function withParams(parts: readonly string[], handle: (params: readonly string[]) => Reply): Reply {
  let params: readonly string[];
  try {
    params = parts.map((part) => decodeURIComponent(part));
  } catch {
    return plain(400, 'Bad Request');
  }
  return handle(params);
}
