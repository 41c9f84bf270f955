/** The pull request itself, who stands how to it, and where its diff is. */

import { badRequest, changed, failure, isFields, notFound, ok, page, textOf } from './http.ts';
import {
  commitPayload,
  diffUrl,
  participantPayload,
  pullRequestLinks,
  pullRequestPayload,
  wholePullRequestPayload,
} from './payload.ts';
import { participantOf, sameAccount, setReviewers } from './state.ts';
import type { Account, Call, ParticipantState, Reply } from './types.ts';

const PULL_REQUESTS = { usual: 10, most: 50 };

/** `source.branch.name="x" AND state="OPEN"`, with backslashes before quotes in the name. */
const QUERY = /^source\.branch\.name\s*=\s*"((?:[^"\\]|\\.)*)"\s+AND\s+state\s*=\s*"([A-Z]+)"$/;

/** `GET pullrequests`: the open ones unless `state` or `q` says something else. */
export function listPullRequests(call: Call): Reply {
  const { pullRequest } = call.world.state;
  const text = call.query.get('q');
  const query = text === null ? null : QUERY.exec(text);
  if (text !== null && query === null) return failure(400, `Invalid query: ${text}`);
  const states = query === null ? call.query.getAll('state') : [query[2] ?? ''];
  const wanted = states.length === 0 ? ['OPEN'] : states;
  const branch = query?.[1]?.replace(/\\(.)/g, '$1');
  const isListed =
    wanted.includes(pullRequest.state) && (branch === undefined || branch === pullRequest.sourceBranch);
  return page(call, isListed ? [pullRequestPayload(call.world)] : [], PULL_REQUESTS);
}

export function getPullRequest(call: Call): Reply {
  return ok(wholePullRequestPayload(call.world));
}

/** `PUT pullrequests/N`: no version, so that the last writer wins. */
export function updatePullRequest(call: Call): Reply {
  const { world, body } = call;
  const { pullRequest } = world.state;
  if (pullRequest.state !== 'OPEN') return failure(400, 'Only open pull requests can be mutated.');
  const wrong = ['title', 'description'].find((name) => name in body && textOf(body, name) === undefined);
  if (wrong !== undefined) return badRequest({ [wrong]: 'expected a str' });
  if (textOf(body, 'title')?.trim() === '') return badRequest({ title: 'This field is required.' });
  const reviewers = reviewersOf(call);
  if (reviewers === null) return badRequest({ reviewers: 'Malformed reviewers list' });
  if (reviewers.some((one) => sameAccount(one, pullRequest.author)))
    return badRequest({
      reviewers: `${pullRequest.author.displayName} is the author and cannot be included as a reviewer.`,
    });
  pullRequest.title = textOf(body, 'title') ?? pullRequest.title;
  pullRequest.description = textOf(body, 'description') ?? pullRequest.description;
  if (typeof body.draft === 'boolean') pullRequest.draft = body.draft;
  setReviewers(world.state, reviewers);
  pullRequest.updatedOn = world.state.tick();
  return changed(200, wholePullRequestPayload(world));
}

/** The reviewers that a request leaves there; null where it names somebody unknown. */
function reviewersOf(call: Call): readonly Account[] | null {
  const { world, body } = call;
  const { pullRequest, participants, comments } = world.state;
  const { reviewersWhenOmitted, me } = world.settings;
  if (!('reviewers' in body)) return reviewersWhenOmitted === 'kept' ? pullRequest.reviewers : [];
  if (!Array.isArray(body.reviewers)) return null;
  const known = [
    me,
    pullRequest.author,
    ...participants.map((one) => one.user),
    ...comments.map((one) => one.user),
  ];
  const found = body.reviewers.map((sent: unknown) =>
    known.find((one) => isFields(sent) && (sent.uuid === one.uuid || sent.account_id === one.accountId)),
  );
  const sure = found.filter((one) => one !== undefined);
  return sure.length === found.length ? sure : null;
}

/** `GET pullrequests/N/commits`: the newest first. */
export function listCommits(call: Call): Reply {
  const { git, state } = call.world;
  const shas = git.between(state.pullRequest.destinationSha, state.pullRequest.sourceSha);
  return page(
    call,
    [...shas].reverse().map((sha) => commitPayload(call.world, sha)),
  );
}

/** `GET commit/{hash}/pullrequests`: few words about each. */
export function listPullRequestsOfCommit(call: Call): Reply {
  const { world } = call;
  const { pullRequest } = world.state;
  const { commitLinks } = world.settings;
  const sha = world.git.resolve(call.params[0] ?? '');
  if (sha === null) return notFound('Commit not found');
  if (commitLinks === 'missing') return notFound('Pull request commit links have not been indexed');
  const isOurs = world.git.between(pullRequest.destinationSha, pullRequest.sourceSha).includes(sha);
  const short = {
    type: 'pullrequest',
    id: pullRequest.number,
    title: pullRequest.title,
    links: pullRequestLinks(world),
  };
  if (commitLinks === 'indexing') return { ...page(call, []), status: 202 };
  return page(call, isOurs ? [short] : []);
}

/** `GET pullrequests/N/diff`, `diffstat` and `patch`: told elsewhere. */
export function redirectToDiff(call: Call): Reply {
  const kind = call.params[0] === 'diffstat' || call.params[0] === 'patch' ? call.params[0] : 'diff';
  const more = [...call.query].map(([name, value]) => `&${name}=${encodeURIComponent(value)}`).join('');
  return { status: 302, headers: { location: `${diffUrl(call.world, kind)}${more}` } };
}

export function approve(call: Call): Reply {
  return stand(call, 'approved');
}

export function requestChanges(call: Call): Reply {
  return stand(call, 'changes_requested');
}

export function unapprove(call: Call): Reply {
  return withdraw(call, 'approved');
}

export function unrequestChanges(call: Call): Reply {
  return withdraw(call, 'changes_requested');
}

function stand(call: Call, verdict: NonNullable<ParticipantState['state']>): Reply {
  const { state, settings } = call.world;
  const merged = refuseClosed(call);
  if (merged !== null) return merged;
  if (sameAccount(settings.me, state.pullRequest.author))
    return failure(409, `${settings.me.displayName} is the author of this pull request.`);
  const participant = participantOf(state, settings.me);
  participant.state = verdict;
  participant.participatedOn = state.tick();
  return changed(200, participantPayload(call.world, participant));
}

function withdraw(call: Call, verdict: ParticipantState['state']): Reply {
  const merged = refuseClosed(call);
  if (merged !== null) return merged;
  const { state, settings } = call.world;
  const participant = state.participants.find((one) => sameAccount(one.user, settings.me));
  if (participant?.state === verdict) participant.state = null;
  return changed(204);
}

function refuseClosed(call: Call): Reply | null {
  const { state } = call.world.state.pullRequest;
  return state === 'OPEN' ? null : failure(400, `This pull request is ${state.toLowerCase()}.`);
}
