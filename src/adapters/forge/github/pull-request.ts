import { ForgeError } from '../../../domain/errors.ts';
import type { PullRequestFacts } from '../../../domain/pull-request.ts';
import { at, idOf, shaOf, textOf, wholeOf } from '../fields.ts';
import { accountOf } from './account.ts';
import type { GitHubApi } from './api.ts';

const NOT_FOUND = 404;

/** What GitHub says of a pull request, in one request. Fails with a `ForgeError` where it is not there. */
export async function readPullRequest(api: GitHubApi, number: number): Promise<PullRequestFacts> {
  const { owner, repo } = api;
  const answer = await api.get(
    'GET /repos/{owner}/{repo}/pulls/{pull_number}',
    { owner, repo, pull_number: number },
    { allow: [NOT_FOUND] },
  );
  if (answer.status === NOT_FOUND) {
    throw new ForgeError(
      `there is no pull request ${number} in ${owner}/${repo} that this token may see`,
      'Check repository and number, and that the token may read pull requests ("pull-requests: read").',
      { status: NOT_FOUND },
    );
  }
  const facts = factsOf(answer.data);
  if (facts === null || facts.number !== number) throw notUnderstood('the pull request');
  return facts;
}

/** The error for an answer in which something is missing that GitHub's description promises. */
export function notUnderstood(what: string): ForgeError {
  return new ForgeError(
    `GitHub's answer about ${what} was not understood`,
    'Start the review again; on an Enterprise Server check that its version is still supported.',
  );
}

function factsOf(data: unknown): PullRequestFacts | null {
  const number = wholeOf(at(data, 'number'));
  const title = textOf(at(data, 'title'));
  const changedFiles = wholeOf(at(data, 'changed_files'));
  const state = stateOf(data);
  const head = endOf(at(data, 'head'));
  const base = endOf(at(data, 'base'));
  if (number === null || title === null || changedFiles === null) return null;
  if (state === null || head === null || base === null) return null;
  return {
    number,
    state,
    draft: at(data, 'draft') === true,
    locked: at(data, 'locked') === true,
    title,
    body: textOf(at(data, 'body')),
    head,
    base,
    author: accountOf(at(data, 'user')),
    labels: labelsOf(at(data, 'labels')),
    changedFiles,
    version: null,
    // By the repositories' ids: one owner can have both, and a fork that is gone has none.
    isFork: head.repoId === null || head.repoId !== base.repoId,
  };
}

function stateOf(data: unknown): PullRequestFacts['state'] | null {
  if (at(data, 'state') === 'open') return 'open';
  if (at(data, 'state') !== 'closed') return null;
  return at(data, 'merged') === true || textOf(at(data, 'merged_at')) !== null ? 'merged' : 'closed';
}

function endOf(value: unknown): PullRequestFacts['head'] | null {
  const ref = textOf(at(value, 'ref'));
  const sha = shaOf(at(value, 'sha'));
  return ref === null || sha === null ? null : { ref, sha, repoId: idOf(at(value, 'repo', 'id')) };
}

function labelsOf(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((label: unknown) => textOf(at(label, 'name')) ?? []);
}

/** The last common commit of base and head, by GitHub's own comparison. */
export async function readMergeBase(api: GitHubApi, { base, head }: PullRequestFacts): Promise<string> {
  const { owner, repo } = api;
  const answer = await api.get('GET /repos/{owner}/{repo}/compare/{basehead}', {
    owner,
    repo,
    basehead: `${base.sha}...${head.sha}`,
    // Its commits are not looked at.
    per_page: 1,
  });
  const sha = shaOf(at(answer.data, 'merge_base_commit', 'sha'));
  if (sha === null) throw notUnderstood('the comparison of base and head');
  return sha;
}
