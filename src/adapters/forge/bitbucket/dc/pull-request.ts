/** What Bitbucket Data Center says of a pull request. */
import { ForgeError } from '../../../../domain/errors.ts';
import type { PullRequestFacts } from '../../../../domain/pull-request.ts';
import { at, idOf, lineOf, shaOf, textOf, wholeOf } from '../../fields.ts';
import type { DescribedPullRequest } from '../../pull-request-source.ts';
import { unreadable } from '../problem.ts';
import { route } from '../rest.ts';
import { accountOf } from './account.ts';
import { type BitbucketDcApi, DC_WORDS } from './api.ts';

const NOT_FOUND = 404;
const NO_CONTENT = 204;

const STATES: ReadonlyMap<unknown, PullRequestFacts['state']> = new Map([
  ['OPEN', 'open'],
  ['MERGED', 'merged'],
  ['DECLINED', 'closed'],
]);

/** The path of a pull request below the API. */
export function pullRequestPath({ repositoryPath }: BitbucketDcApi, number: number): string {
  return `${repositoryPath}${route`/pull-requests/${number}`}`;
}

/** What the server says of a pull request, in one request. Fails with a `ForgeError` where it is not there. */
export async function readPullRequest(api: BitbucketDcApi, number: number): Promise<DescribedPullRequest> {
  const place = pullRequestPath(api, number);
  const { status, data } = await api.get(place, { allow: [NOT_FOUND] });
  if (status === NOT_FOUND) {
    throw new ForgeError(
      `there is no pull request ${number} in ${api.project}/${api.repo} that this token may see`,
      DC_WORDS.missing,
      { status },
    );
  }
  const facts = factsOf(data);
  if (facts === null || facts.number !== number) {
    throw unreadable(`GET ${place}`, 'no such pull request, or half of one', DC_WORDS);
  }
  return { facts, authorId: lineOf(at(data, 'author', 'user', 'id')) };
}

function factsOf(data: unknown): PullRequestFacts | null {
  const number = wholeOf(at(data, 'id'));
  const version = wholeOf(at(data, 'version'));
  const title = textOf(at(data, 'title'));
  const state = STATES.get(at(data, 'state'));
  const head = endOf(at(data, 'fromRef'));
  const base = endOf(at(data, 'toRef'));
  if (number === null || version === null || title === null) return null;
  if (state === undefined || head === null || base === null) return null;
  return {
    number,
    state,
    draft: at(data, 'draft') === true,
    locked: at(data, 'locked') === true,
    title,
    body: textOf(at(data, 'description')),
    head,
    base,
    author: accountOf(at(data, 'author', 'user')),
    labels: [],
    changedFiles: null,
    version,
    // By the repositories' ids: a fork that is gone has none.
    isFork: head.repoId === null || head.repoId !== base.repoId,
  };
}

function endOf(value: unknown): PullRequestFacts['head'] | null {
  const ref = textOf(at(value, 'displayId'));
  const sha = shaOf(at(value, 'latestCommit'));
  return ref === null || sha === null ? null : { ref, sha, repoId: idOf(at(value, 'repository', 'id')) };
}

/** The last common commit of base and head; null where the server is too old to tell (before 8.16). */
export async function readMergeBase(api: BitbucketDcApi, number: number): Promise<string | null> {
  const place = `${pullRequestPath(api, number)}/merge-base`;
  const { status, data } = await api.get(place, { allow: [NOT_FOUND] });
  if (status === NOT_FOUND) return null;
  if (status === NO_CONTENT) {
    throw new ForgeError(
      'base and head have no common commit',
      'Compare two branches of one history; unrelated histories have no change between them.',
    );
  }
  const sha = shaOf(at(data, 'id'));
  if (sha === null) throw unreadable(`GET ${place}`, 'no commit', DC_WORDS);
  return sha;
}
