/** The pull request, those who look at it, and what is known of the server and its people. */
import { effectiveRange } from './anchors.ts';
import { changed, EXCEPTIONS, failure, invalid, isFields, ok, page, textOf, versionOf } from './http.ts';
import {
  outOfDate,
  participantPayload,
  pullRequestPayload,
  repositoryPayload,
  userPayload,
} from './payload-pull.ts';
import { commitPayload } from './routes-files.ts';
import { happened, participant, sameAccount } from './state.ts';
import type { Call, Fields, ParticipantState, Reply, ReviewStatus, World } from './types.ts';

export function applicationProperties({ world }: Call): Reply {
  const { version } = world.settings;
  const buildNumber = version.split('.').map((part, index) => (index === 0 ? part : part.padStart(3, '0')));
  return ok({
    version,
    buildNumber: buildNumber.join(''),
    buildDate: '1770000000000',
    displayName: 'Bitbucket',
  });
}

/** By slug, or by name as most clients ask. */
export function getUser({ world, params }: Call): Reply {
  const [asked = ''] = params;
  const { accounts } = world.state;
  const account =
    accounts.find((one) => one.slug === asked.toLowerCase()) ??
    accounts.find((one) => one.name.toLowerCase() === asked.toLowerCase());
  return account === undefined
    ? failure(404, `No user exists with the slug '${asked}'.`, EXCEPTIONS.noUser)
    : ok(userPayload(account));
}

export function getRepository({ world, where }: Call): Reply {
  return ok(repositoryPayload(world, where));
}

export function getPullRequest({ world }: Call): Reply {
  return ok(pullRequestPayload(world));
}

/** Which open pull requests there are, of all or from or to one branch. */
export function listPullRequests(call: Call): Reply {
  const { world, query, where } = call;
  const pull = world.state.pullRequest;
  const direction = query.get('direction') ?? 'INCOMING';
  const state = query.get('state') ?? 'OPEN';
  const at = query.get('at');
  if (direction !== 'INCOMING' && direction !== 'OUTGOING') {
    return invalid('direction', `${direction} is no direction.`);
  }
  const branch = direction === 'OUTGOING' ? pull.headBranch : pull.baseBranch;
  const side = direction === 'OUTGOING' && world.settings.source !== null ? 'source' : 'target';
  const isIt =
    side === where &&
    (at === null || at === `refs/heads/${branch}`) &&
    (state === 'ALL' || state === pull.state);
  return page(call, isIt ? [pullRequestPayload(world)] : []);
}

/** Which pull requests hold a commit. */
export function listPullRequestsOf(call: Call): Reply {
  const { git, state } = call.world;
  const { baseSha, headSha } = state.pullRequest;
  const sha = git.resolve(call.params[0] ?? '');
  const isIt = sha !== null && (sha === headSha || git.between(baseSha, headSha).includes(sha));
  return page(call, isIt ? [pullRequestPayload(call.world)] : []);
}

export function listCommits(call: Call): Reply {
  const { git, state } = call.world;
  const { baseSha, headSha } = state.pullRequest;
  const newest = [...git.between(baseSha, headSha)].reverse();
  return page(
    call,
    newest.map((sha) => commitPayload(git, sha)),
  );
}

export function getMergeBase({ world }: Call): Reply {
  const { baseSha, headSha } = world.state.pullRequest;
  const base = world.git.mergeBase(baseSha, headSha);
  return base === null ? { status: 204 } : ok(commitPayload(world.git, base));
}

export function getPatch({ world }: Call): Reply {
  const { from, to } = effectiveRange(world);
  return { status: 200, bytes: world.git.diff(from, to), contentType: 'text/plain;charset=UTF-8' };
}

/** `PUT pull-requests/N`: what is left out is taken away, all but the title and the draft. */
export function updatePullRequest({ world, body }: Call): Reply {
  const pull = world.state.pullRequest;
  const version = versionOf(body.version);
  const refused =
    stateProblem(world) ??
    (version === pull.version ? null : outOfDate(world, version)) ??
    fieldProblem(world, body);
  if (refused !== null) return refused;
  const reviewers = reviewersOf(world, body.reviewers);
  if ('status' in reviewers) return reviewers;
  pull.title = textOf(body, 'title') ?? pull.title;
  pull.description = textOf(body, 'description') ?? null;
  pull.draft = typeof body.draft === 'boolean' ? body.draft : pull.draft;
  pull.reviewers = [...reviewers.list];
  pull.version++;
  pull.updatedDate = world.state.tick();
  happened(world.state, world.settings.me, 'UPDATED');
  return changed(200, pullRequestPayload(world));
}

function stateProblem({ state }: World): Reply | null {
  const { number, state: stands } = state.pullRequest;
  if (stands === 'OPEN') return null;
  const word = stands === 'MERGED' ? 'merged' : 'declined';
  return failure(
    409,
    `This pull request has already been ${word}; pull request ${number} may not be updated.`,
    EXCEPTIONS.illegalState,
  );
}

function fieldProblem({ state }: World, body: Fields): Reply | null {
  const title = body.title === undefined ? null : textOf(body, 'title');
  if (title !== null && (title === undefined || title.trim() === '' || title.length > 255)) {
    return invalid('title', 'The title must be between 1 and 255 characters.');
  }
  // The largest description that the server takes.
  if ((textOf(body, 'description') ?? '').length > 32_768) {
    return invalid('description', 'The description must be at most 32768 characters.');
  }
  const { author, toRef } = body;
  const user = isFields(author) ? author.user : undefined;
  if (isFields(user) && user.name !== state.pullRequest.author.name) {
    return invalid('author', 'The author of a pull request can not be changed.');
  }
  const to = isFields(toRef) ? toRef.id : undefined;
  if (to !== undefined && to !== `refs/heads/${state.pullRequest.baseBranch}`) {
    return failure(404, `The branch ${String(to)} does not exist.`, EXCEPTIONS.noCommit);
  }
  return null;
}

/** The reviewers of an update; those who stay keep what they said. */
function reviewersOf(world: World, value: unknown): { readonly list: readonly ParticipantState[] } | Reply {
  const { pullRequest, accounts } = world.state;
  const list: ParticipantState[] = [];
  const errors: Fields[] = [];
  for (const item of Array.isArray(value) ? value : []) {
    const user: unknown = isFields(item) ? item.user : undefined;
    const name = isFields(user) ? textOf(user, 'name') : undefined;
    if (name === undefined) return invalid('reviewers', "A reviewer's username was not specified.");
    const account = accounts.find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (account === undefined || !account.active) {
      errors.push({ context: name, message: `${name} is not a user.`, exceptionName: null });
    } else if (sameAccount(account, pullRequest.author)) {
      errors.push({ context: name, message: 'The author can not be a reviewer.', exceptionName: null });
    } else if (!list.some((one) => sameAccount(one.user, account))) {
      const kept = pullRequest.reviewers.find((one) => sameAccount(one.user, account));
      list.push(kept ?? participant(account, 'REVIEWER'));
    }
  }
  if (errors.length === 0) return { list };
  return failure(
    409,
    'Errors encountered while adding some reviewers to this pull request.',
    EXCEPTIONS.invalidReviewers,
    { context: 'reviewers', reviewerErrors: errors, validReviewers: list.map((one) => one.user.name) },
  );
}

export function listParticipants(call: Call): Reply {
  const { author, reviewers, participants } = call.world.state.pullRequest;
  const all = [participant(author, 'AUTHOR'), ...reviewers, ...participants];
  return page(call, all.map(participantPayload));
}

function statusOf(value: unknown): ReviewStatus | null {
  return value === 'APPROVED' || value === 'NEEDS_WORK' || value === 'UNAPPROVED' ? value : null;
}

/** `PUT participants/SLUG`: only for oneself, and only of the head of now. */
export function setStatus({ world, params, body }: Call): Reply {
  const { state, settings } = world;
  const { me } = settings;
  const pull = state.pullRequest;
  const [slug = ''] = params;
  const status = statusOf(body.status);
  if (status === null) return invalid('status', 'The status is not valid.');
  if (slug !== me.slug) {
    return state.accounts.some((one) => one.slug === slug)
      ? failure(403, 'You can only change your own status.', EXCEPTIONS.authorisation)
      : failure(404, `No user exists with the slug '${slug}'.`, EXCEPTIONS.noUser);
  }
  if (sameAccount(me, pull.author)) {
    return invalid('status', 'The author of a pull request can not review it.');
  }
  if (pull.state !== 'OPEN') return stateProblem(world) ?? failure(409, 'closed', EXCEPTIONS.illegalState);
  const reviewed = body.lastReviewedCommit;
  if (reviewed !== undefined && reviewed !== pull.headSha) return outOfDate(world, null);
  const known = [...pull.reviewers, ...pull.participants].find((one) => sameAccount(one.user, me));
  const one = known ?? participant(me, 'PARTICIPANT');
  if (known === undefined) pull.participants.push(one);
  one.status = status;
  if (status !== 'UNAPPROVED') one.lastReviewedCommit = pull.headSha;
  happened(state, me, status === 'NEEDS_WORK' ? 'REVIEWED' : status);
  return changed(200, participantPayload(one));
}
