/** Which route answers a request, and whether the token may ask. */
import { failure, isFields, NOT_ACCESSIBLE, notFound, ok } from './http.ts';
import { publicUserPayload } from './payload-account.ts';
import * as checks from './routes-checks.ts';
import * as comments from './routes-comments.ts';
import * as pull from './routes-pull.ts';
import * as reviews from './routes-reviews.ts';
import type { Area, Call, Reply, World } from './types.ts';

type Route = {
  readonly method: string;
  readonly pattern: RegExp;
  /** One of these at this level is enough. */
  readonly areas: readonly Area[];
  readonly handle: (call: Call) => Reply;
};

/** A route below the repository: `:id` is one part of the path, `*` the rest of it. */
function route(spec: string, areas: readonly Area[], handle: (call: Call) => Reply): Route {
  const [method = '', path = ''] = spec.split(' ');
  const pattern = path.replace(/:id/g, '([^/]+)').replace('*', '(.*)');
  return { method, pattern: new RegExp(`^${pattern}$`), areas, handle };
}

const PULLS: readonly Area[] = ['pullRequests'];
const TALK: readonly Area[] = ['pullRequests', 'issues'];

/** `pulls/N` and `issues/N` stand for the number of the one pull request. */
const ROUTES: readonly Route[] = [
  route('GET pulls/N', PULLS, pull.getPull),
  route('GET pulls/N/files', PULLS, pull.listFiles),
  route('GET commits/:id/pulls', PULLS, pull.listPullsOfCommit),
  route('GET compare/*', ['contents'], pull.compare),
  route('GET contents/*', ['contents'], pull.getContents),
  route('GET git/blobs/:id', ['contents'], pull.getBlob),
  route('GET git/trees/*', ['contents'], pull.getTree),
  route('GET pulls/N/reviews', PULLS, reviews.listReviews),
  route('POST pulls/N/reviews', PULLS, reviews.createReview),
  route('GET pulls/N/reviews/:id', PULLS, reviews.getReview),
  route('PUT pulls/N/reviews/:id', PULLS, reviews.updateReview),
  route('DELETE pulls/N/reviews/:id', PULLS, reviews.deleteReview),
  route('POST pulls/N/reviews/:id/events', PULLS, reviews.submitReview),
  route('PUT pulls/N/reviews/:id/dismissals', PULLS, reviews.dismissReview),
  route('GET pulls/N/reviews/:id/comments', PULLS, reviews.listReviewComments),
  route('GET pulls/N/comments', PULLS, comments.listPullComments),
  route('POST pulls/N/comments', PULLS, comments.createPullComment),
  route('POST pulls/N/comments/:id/replies', PULLS, comments.replyToComment),
  route('GET pulls/comments/:id', PULLS, comments.getPullComment),
  route('PATCH pulls/comments/:id', PULLS, comments.updatePullComment),
  route('DELETE pulls/comments/:id', PULLS, comments.deletePullComment),
  route('GET issues/N/comments', TALK, comments.listIssueComments),
  route('POST issues/N/comments', TALK, comments.createIssueComment),
  route('GET issues/comments/:id', TALK, comments.getIssueComment),
  route('PATCH issues/comments/:id', TALK, comments.updateIssueComment),
  route('DELETE issues/comments/:id', TALK, comments.deleteIssueComment),
  route('GET commits/:id/check-runs', ['checks'], checks.listCheckRuns),
  route('POST check-runs', ['checks'], checks.createCheckRun),
  route('GET check-runs/:id', ['checks'], checks.getCheckRun),
  route('PATCH check-runs/:id', ['checks'], checks.updateCheckRun),
  route('GET check-runs/:id/annotations', ['checks'], checks.listAnnotations),
  route('GET commits/:id/statuses', ['statuses'], checks.listStatuses),
  route('POST statuses/:id', ['statuses'], checks.createStatus),
];

export type Incoming = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly json: unknown;
  readonly dropComment: number | null;
};

/** An answer to a request whose token is wrong or missing; null where it is right. */
export function refuseToken(world: World, headers: Readonly<Record<string, string>>): Reply | null {
  const given = /^(?:bearer|token) (.+)$/i.exec(headers.authorization ?? '')?.[1];
  if (given === undefined) return failure(401, 'Requires authentication');
  return given === world.settings.token ? null : failure(401, 'Bad credentials');
}

/** Whether one of the areas is granted at the level. */
export function isGranted(world: World, areas: readonly Area[], level: 'read' | 'write'): boolean {
  const granted = areas.map((area) => world.settings.permissions[area]);
  return granted.some((one) => one === 'write' || (level === 'read' && one === 'read'));
}

/** Answers a REST request. */
export function answerRest(world: World, incoming: Incoming): Reply {
  const refused = refuseToken(world, incoming.headers);
  if (refused !== null) return refused;
  const url = new URL(incoming.path, 'http://unused.invalid');
  if (url.pathname === '/user' && incoming.method === 'GET') return answerUser(world);
  const inside = insideRepository(world, url.pathname);
  if (inside === null) return notFound();
  for (const candidate of ROUTES) {
    const match = candidate.method === incoming.method ? candidate.pattern.exec(inside) : null;
    if (match === null) continue;
    const level = incoming.method === 'GET' ? 'read' : 'write';
    if (!isGranted(world, candidate.areas, level)) return failure(403, NOT_ACCESSIBLE);
    const params = decoded(match.slice(1));
    if (params === null) return failure(400, 'Bad Request');
    return candidate.handle({
      world,
      params,
      url: incoming.path,
      query: url.searchParams,
      accept: incoming.headers.accept ?? '',
      body: isFields(incoming.json) ? incoming.json : {},
      dropComment: incoming.dropComment,
    });
  }
  return notFound();
}

function answerUser(world: World): Reply {
  const { me } = world.settings;
  return me.type === 'Bot' ? failure(403, NOT_ACCESSIBLE) : ok(publicUserPayload(world, me));
}

/** The path below the repository with `N` for the pull request's number; null where it is another's. */
function insideRepository(world: World, path: string): string | null {
  const prefix = `/repos/${world.settings.owner}/${world.settings.name}/`;
  if (!path.toLowerCase().startsWith(prefix.toLowerCase())) return null;
  const rest = path.slice(prefix.length);
  const match = /^(pulls|issues)\/(\d+)(?=\/|$)/.exec(rest);
  if (match === null) return rest;
  if (Number(match[2]) !== world.state.pull.number) return null;
  return `${match[1]}/N${rest.slice(match[0].length)}`;
}

function decoded(parts: readonly string[]): readonly string[] | null {
  try {
    return parts.map((part) => decodeURIComponent(part));
  } catch {
    return null;
  }
}
