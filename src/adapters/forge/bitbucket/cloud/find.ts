/** The open pull requests of a branch or commit at Bitbucket Cloud, for pipelines that no pull request started. */
import { at, idOf, textOf } from '../../fields.ts';
import { unreadable } from '../problem.ts';
import { route } from '../rest.ts';
import { type FindBy, newestFirst } from '../wanted.ts';
import { type BitbucketCloudApi, CLOUD_WORDS } from './api.ts';

/** Lists of pull requests take no more a page, unlike other lists. More open ones no branch has. */
const PAGE_SIZE = 50;

/**
 * Numbers of open pull requests whose source is this branch of this repository, or that hold this commit; the newest
 * first, none where none is open. Throws `ForgeError`.
 */
export async function findCloudPullRequests(api: BitbucketCloudApi, by: FindBy): Promise<readonly number[]> {
  const { branch, commit } = by;
  if (branch === null && commit === null) return [];
  const path = api.repositoryPath + (branch === null ? ofCommit(commit ?? '') : ofBranch(branch));
  // Cloud answers 404 for a commit until it has linked commits and pull requests of a repository.
  const { status, data } = await api.get(path, branch === null ? { allow: [404] } : {});
  if (status === 404) return [];
  const values = at(data, 'values');
  if (!Array.isArray(values)) throw unreadable(`GET ${path}`, 'no list', CLOUD_WORDS);
  const open: readonly unknown[] = values.filter((pull) => at(pull, 'state') === 'OPEN');
  const own = branch === null ? open : open.filter((pull) => isFrom(pull, branch));
  return newestFirst(own.map((pull) => at(pull, 'id')));
}

function ofBranch(branch: string): string {
  const name = branch.replace(/["\\]/g, '\\$&');
  return route`/pullrequests?q=${`source.branch.name="${name}" AND state="OPEN"`}&pagelen=${PAGE_SIZE}`;
}

function ofCommit(commit: string): string {
  return route`/commit/${commit}/pullrequests?pagelen=${PAGE_SIZE}`;
}

/** A fork may have a branch of the same name; its pull request is none of this pipeline's. */
function isFrom(pull: unknown, branch: string): boolean {
  const [source, destination] = ['source', 'destination'].map((end) => at(pull, end, 'repository'));
  const home = idOf(at(source, 'uuid')) ?? idOf(at(source, 'full_name'));
  const target = idOf(at(destination, 'uuid')) ?? idOf(at(destination, 'full_name'));
  return home !== null && home === target && textOf(at(pull, 'source', 'branch', 'name')) === branch;
}
