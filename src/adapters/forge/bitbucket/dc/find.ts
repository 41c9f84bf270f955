/** The open pull requests of a branch or commit at Bitbucket Data Center, for builds that no pull request started. */
import { at, idOf, textOf } from '../../fields.ts';
import { route } from '../rest.ts';
import { type FindBy, newestFirst } from '../wanted.ts';
import type { BitbucketDcApi } from './api.ts';

const BRANCHES = 'refs/heads/';

/**
 * Numbers of open pull requests from this branch of this repository into this repository, or that hold this commit; the
 * newest first, none where none is open. Throws `ForgeError`.
 */
export async function findDcPullRequests(api: BitbucketDcApi, by: FindBy): Promise<readonly number[]> {
  const { branch, commit } = by;
  if (branch === null) {
    if (commit === null) return [];
    const holding = await api.getAll(api.repositoryPath + route`/commits/${commit}/pull-requests`);
    return newestFirst(holding.filter(isOpen).map((pull) => at(pull, 'id')));
  }
  const ref = branch.startsWith(BRANCHES) ? branch : `${BRANCHES}${branch}`;
  const query = route`/pull-requests?direction=OUTGOING&state=OPEN&at=${ref}`;
  const leaving = await api.getAll(api.repositoryPath + query);
  const own = leaving.filter((pull) => isOpen(pull) && isWithin(pull, ref));
  return newestFirst(own.map((pull) => at(pull, 'id')));
}

function isOpen(pull: unknown): boolean {
  return at(pull, 'state') === 'OPEN';
}

/** From the branch into the same repository: what leaves a fork for its parent has its number there. */
function isWithin(pull: unknown, ref: string): boolean {
  const [from, to] = ['fromRef', 'toRef'].map((end) => idOf(at(pull, end, 'repository', 'id')));
  return from !== null && from === to && textOf(at(pull, 'fromRef', 'id')) === ref;
}
