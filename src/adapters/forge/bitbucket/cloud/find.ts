/** The open pull requests of a branch or commit at Bitbucket Cloud, for pipelines that no pull request started. */
import { at, idOf, textOf } from '../../fields.ts';
import { unreadable } from '../problem.ts';
import { route } from '../rest.ts';
import { type FindBy, newestFirst } from '../wanted.ts';
import { type BitbucketCloudApi, CLOUD_WORDS } from './api.ts';

/** Lists of pull requests take no more a page, unlike other lists. More open ones no branch has. */
const PAGE_SIZE = 50;

/** Pull requests of one commit that are looked at, the newest first. */
const MOST_LOOKED_AT = 10;

/**
 * Numbers of open pull requests whose source is this branch of this repository, or that hold this commit; the newest
 * first, none where none is open. Throws `ForgeError`.
 */
export function findCloudPullRequests(api: BitbucketCloudApi, by: FindBy): Promise<readonly number[]> {
  if (by.branch !== null) return ofBranch(api, by.branch);
  return by.commit === null ? Promise.resolve([]) : ofCommit(api, by.commit);
}

async function ofBranch(api: BitbucketCloudApi, branch: string): Promise<readonly number[]> {
  const query = `source.branch.name="${branch.replace(/["\\]/g, '\\$&')}" AND state="OPEN"`;
  const path = api.repositoryPath + route`/pullrequests?q=${query}&pagelen=${PAGE_SIZE}`;
  const { data } = await api.get(path);
  const own = listOf(data, path).filter((pull) => isOpen(pull) && isFrom(pull, branch));
  return newestFirst(own.map((pull) => at(pull, 'id')));
}

/** Of a commit Cloud lists numbers and titles only, of pull requests in any state. */
async function ofCommit(api: BitbucketCloudApi, commit: string): Promise<readonly number[]> {
  const path = api.repositoryPath + route`/commit/${commit}/pullrequests?pagelen=${PAGE_SIZE}`;
  // 404 until Cloud has linked commits and pull requests of a repository.
  const { status, data } = await api.get(path, { allow: [404] });
  if (status === 404) return [];
  const numbers = newestFirst(listOf(data, path).map((pull) => at(pull, 'id')));
  const open: number[] = [];
  for (const number of numbers.slice(0, MOST_LOOKED_AT)) {
    const { data: pull } = await api.get(api.repositoryPath + route`/pullrequests/${number}`);
    if (isOpen(pull)) open.push(number);
  }
  return open;
}

function listOf(data: unknown, path: string): readonly unknown[] {
  const values = at(data, 'values');
  if (!Array.isArray(values)) throw unreadable(`GET ${path}`, 'no list', CLOUD_WORDS);
  return values;
}

function isOpen(pull: unknown): boolean {
  return at(pull, 'state') === 'OPEN';
}

/** A fork may have a branch of the same name; its pull request is none of this pipeline's. */
function isFrom(pull: unknown, branch: string): boolean {
  const [source, destination] = ['source', 'destination'].map((end) => at(pull, end, 'repository'));
  const home = idOf(at(source, 'uuid')) ?? idOf(at(source, 'full_name'));
  const target = idOf(at(destination, 'uuid')) ?? idOf(at(destination, 'full_name'));
  return home !== null && home === target && textOf(at(pull, 'source', 'branch', 'name')) === branch;
}
