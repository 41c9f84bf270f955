/** Accounts, repositories and the pull request as documents. */
import { EXCEPTIONS, failure } from './http.ts';
import type { BitbucketDcAccount, Fields, ParticipantState, Reply, World } from './types.ts';

export function userPayload(account: BitbucketDcAccount): Fields {
  const { name, slug, id, displayName, type, active } = account;
  return { name, emailAddress: `${slug}@example.invalid`, active, displayName, id, slug, type };
}

export function participantPayload(participant: ParticipantState): Fields {
  const { user, role, status, lastReviewedCommit } = participant;
  return {
    user: userPayload(user),
    ...(lastReviewedCommit === null ? {} : { lastReviewedCommit }),
    role,
    approved: status === 'APPROVED',
    status,
  };
}

/** The server writes keys of projects in capitals, whatever was asked for. */
export function repositoryPayload(world: World, which: 'target' | 'source' = 'target'): Fields {
  const { settings, serverUrl } = world;
  const isFork = which === 'source' && settings.source !== null;
  const { project, repo } = (isFork ? settings.source : null) ?? settings;
  const key = project.toUpperCase();
  const isPersonal = key.startsWith('~');
  return {
    slug: repo.toLowerCase(),
    id: isFork ? 2 : 1,
    name: repo,
    hierarchyId: 'e3c939f9ef4a7fae272e',
    scmId: 'git',
    state: 'AVAILABLE',
    statusMessage: 'Available',
    forkable: true,
    project: {
      key,
      id: isFork ? 2 : 1,
      name: project.replace(/^~/, ''),
      ...(isPersonal ? {} : { public: false }),
      type: isPersonal ? 'PERSONAL' : 'NORMAL',
      links: {},
    },
    public: false,
    archived: false,
    links: { self: [{ href: `${serverUrl}${placeOf(project, repo)}/browse` }] },
  };
}

function placeOf(project: string, repo: string): string {
  const folder = project.startsWith('~') ? `users/${project.slice(1)}` : `projects/${project}`;
  return `/${folder}/repos/${repo}`;
}

function refPayload(world: World, branch: string, latestCommit: string, which: 'target' | 'source'): Fields {
  return {
    id: `refs/heads/${branch}`,
    displayId: branch,
    latestCommit,
    type: 'BRANCH',
    repository: repositoryPayload(world, which),
  };
}

/** The whole pull request. */
export function pullRequestPayload(world: World): Fields {
  const { settings, serverUrl } = world;
  const pull = world.state.pullRequest;
  const place = placeOf(settings.project, settings.repo);
  return {
    id: pull.number,
    version: pull.version,
    title: pull.title,
    // An empty description is left out.
    ...(pull.description === null || pull.description === '' ? {} : { description: pull.description }),
    state: pull.state,
    open: pull.state === 'OPEN',
    closed: pull.state !== 'OPEN',
    draft: pull.draft,
    createdDate: pull.createdDate,
    updatedDate: pull.updatedDate,
    ...(pull.closedDate === null ? {} : { closedDate: pull.closedDate }),
    fromRef: refPayload(world, pull.headBranch, pull.headSha, 'source'),
    toRef: refPayload(world, pull.baseBranch, pull.baseSha, 'target'),
    locked: false,
    author: participantPayload({
      user: pull.author,
      role: 'AUTHOR',
      status: 'UNAPPROVED',
      lastReviewedCommit: null,
    }),
    reviewers: pull.reviewers.map(participantPayload),
    participants: pull.participants.map(participantPayload),
    links: { self: [{ href: `${serverUrl}${place}/pull-requests/${pull.number}` }] },
  };
}

/** 409: the request knows an older pull request; the one of now is in the error. `expected` is what was sent. */
export function outOfDate(world: World, expected: number | null): Reply {
  return failure(
    409,
    'You are attempting to modify a pull request based on out-of-date information.',
    EXCEPTIONS.outOfDate,
    {
      currentVersion: world.state.pullRequest.version,
      expectedVersion: expected ?? world.state.pullRequest.version,
      pullRequest: pullRequestPayload(world),
    },
  );
}
