/** Documents about accounts, commits, the repository and the pull request. */
import { repositoryUrl } from './http.ts';
import { FORK_WORKSPACE, REPOSITORY_ID } from './ids.ts';
import type { Account, Fields, ParticipantState, World } from './types.ts';

function link(href: string): Fields {
  return { href };
}

export function accountPayload(world: World, account: Account): Fields {
  return {
    type: account.type,
    uuid: account.uuid,
    account_id: account.accountId,
    nickname: account.nickname,
    display_name: account.displayName,
    created_on: '2020-01-01T00:00:00.000000+00:00',
    links: { avatar: link(`${world.serverUrl}/account/${encodeURIComponent(account.uuid)}/avatar`) },
  };
}

/** A text with what people see; the double renders nothing. */
export function rendered(raw: string): Fields {
  const escaped = raw.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return { type: 'rendered', raw, markup: 'markdown', html: raw === '' ? '' : `<p>${escaped}</p>` };
}

export function repositoryPayload(world: World): Fields {
  const { workspace, repo } = world.settings;
  return {
    type: 'repository',
    full_name: `${workspace}/${repo}`,
    name: repo,
    uuid: REPOSITORY_ID,
    links: {
      self: link(repositoryUrl(world, 'api')),
      html: link(repositoryUrl(world, 'html')),
    },
  };
}

function forkPayload(world: World): Fields {
  const name = `${FORK_WORKSPACE}/${world.settings.repo}`;
  return {
    type: 'repository',
    full_name: name,
    name: world.settings.repo,
    uuid: '{aaaaaaaa-0000-4000-8000-000000000003}',
    links: { self: link(`${world.apiUrl}/repositories/${name}`), html: link(`${world.serverUrl}/${name}`) },
  };
}

/** A commit as other documents name it. */
export function commitLinks(world: World, sha: string): Fields {
  return {
    self: link(`${repositoryUrl(world, 'api')}/commit/${sha}`),
    html: link(`${repositoryUrl(world, 'html')}/commits/${sha}`),
  };
}

export function commitPayload(world: World, sha: string): Fields {
  const commit = world.git.commit(sha);
  const raw = `${commit.author.name} <${commit.author.email}>`;
  return {
    type: 'commit',
    hash: commit.sha,
    date: commit.author.date,
    author: { type: 'author', raw },
    message: `${commit.message}\n`,
    summary: rendered(commit.message.split('\n')[0] ?? ''),
    parents: commit.parents.map((hash) => ({ type: 'commit', hash, links: commitLinks(world, hash) })),
    repository: repositoryPayload(world),
    links: commitLinks(world, sha),
  };
}

/** The first 12 digits: so pull requests name commits. */
export function shortHash(sha: string): string {
  return sha.slice(0, 12);
}

export function participantPayload(world: World, participant: ParticipantState): Fields {
  return {
    type: 'participant',
    user: accountPayload(world, participant.user),
    role: participant.role,
    approved: participant.state === 'approved',
    state: participant.state,
    participated_on: participant.participatedOn,
  };
}

/** A pull request as lists have it: without reviewers and participants. */
export function pullRequestPayload(world: World): Fields {
  const { pullRequest: pull, comments, tasks } = world.state;
  const source =
    pull.sourceRepository === 'gone'
      ? null
      : pull.sourceRepository === 'fork'
        ? forkPayload(world)
        : repositoryPayload(world);
  const commit = (sha: string): Fields => ({
    type: 'commit',
    hash: shortHash(sha),
    links: commitLinks(world, shortHash(sha)),
  });
  return {
    type: 'pullrequest',
    id: pull.number,
    title: pull.title,
    description: pull.description,
    summary: rendered(pull.description),
    rendered: { title: rendered(pull.title), description: rendered(pull.description) },
    state: pull.state,
    draft: pull.draft,
    author: accountPayload(world, pull.author),
    source: { branch: { name: pull.sourceBranch }, commit: commit(pull.sourceSha), repository: source },
    destination: {
      branch: { name: pull.destinationBranch },
      commit: commit(pull.destinationSha),
      repository: repositoryPayload(world),
    },
    merge_commit: pull.state === 'MERGED' ? { hash: shortHash(pull.sourceSha) } : null,
    comment_count: comments.filter((one) => !one.deleted && !one.pending).length,
    task_count: tasks.filter((one) => one.state === 'UNRESOLVED').length,
    close_source_branch: false,
    closed_by: pull.closedBy === null ? null : accountPayload(world, pull.closedBy),
    reason: '',
    created_on: pull.createdOn,
    updated_on: pull.updatedOn,
    links: pullRequestLinks(world),
  };
}

/** A pull request by its number. */
export function wholePullRequestPayload(world: World): Fields {
  const { pullRequest, participants } = world.state;
  return {
    ...pullRequestPayload(world),
    reviewers: pullRequest.reviewers.map((one) => accountPayload(world, one)),
    participants: participants.map((one) => participantPayload(world, one)),
  };
}

export function pullRequestLinks(world: World): Fields {
  const { number } = world.state.pullRequest;
  const self = `${repositoryUrl(world, 'api')}/pullrequests/${number}`;
  const below = (name: string): Fields => link(`${self}/${name}`);
  return {
    self: link(self),
    html: link(`${repositoryUrl(world, 'html')}/pull-requests/${number}`),
    commits: below('commits'),
    approve: below('approve'),
    diff: link(diffUrl(world, 'diff')),
    diffstat: link(diffUrl(world, 'diffstat')),
    comments: below('comments'),
    activity: below('activity'),
    merge: below('merge'),
    decline: below('decline'),
    statuses: below('statuses'),
  };
}

/** Where the changes of the pull request are told. The first commit is the one to preview: the reverse of git's order. */
export function diffUrl(world: World, kind: 'diff' | 'diffstat' | 'patch'): string {
  const { number, sourceSha, destinationSha } = world.state.pullRequest;
  const spec = `${shortHash(sourceSha)}..${shortHash(destinationSha)}`;
  return `${repositoryUrl(world, 'api')}/${kind}/${spec}?from_pullrequest_id=${number}&topic=true`;
}
