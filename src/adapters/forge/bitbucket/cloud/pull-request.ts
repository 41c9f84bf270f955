/** What Bitbucket Cloud says of a pull request, with the hashes that it shortens made whole. */
import { ForgeError } from '../../../../domain/errors.ts';
import { type PullRequestFacts, SupersededError } from '../../../../domain/pull-request.ts';
import { at, idOf, shaOf, textOf, wholeOf } from '../../fields.ts';
import { isSameCommit } from '../../pull-request-source.ts';
import { unreadable } from '../problem.ts';
import { route } from '../rest.ts';
import { accountOf } from './account.ts';
import { type BitbucketCloudApi, CLOUD_WORDS } from './api.ts';

/** A pull request, and where a fork's commits are to be found: a path, null where the head is in this repository or gone. */
export type CloudPullRequest = { readonly facts: PullRequestFacts; readonly forkPath: string | null };

const NOT_FOUND = 404;
/** No access, or not there. */
const HIDDEN = [403, NOT_FOUND];

export const STATES: ReadonlyMap<unknown, PullRequestFacts['state']> = new Map([
  ['OPEN', 'open'],
  ['MERGED', 'merged'],
  ['DECLINED', 'closed'],
  ['SUPERSEDED', 'closed'],
]);

/** Cloud gives 12 digits; whatever is no beginning of a hash is not asked for. */
export const HASH = /^[0-9a-f]{7,64}$/;

/** Names of workspaces and repositories, or their ids in braces; dots alone would lead elsewhere. */
const SLUG = /^(?!\.+$)(?:[\w.-]+|\{[0-9a-f-]+\})$/i;

/**
 * What Cloud says of a pull request: one request, and one more for each hash that is not whole. `pinnedHead` is the
 * hash that the head is expected to have, or its beginning. Fails with a `ForgeError`, a `SupersededError` where the
 * head is another.
 */
export async function readPullRequest(
  api: BitbucketCloudApi,
  number: number,
  pinnedHead: string | null,
): Promise<CloudPullRequest> {
  const place = `${api.repositoryPath}${route`/pullrequests/${number}`}`;
  const { status, data } = await api.get(place, { allow: [NOT_FOUND] });
  if (status === NOT_FOUND) {
    throw new ForgeError(
      `there is no pull request ${number} in ${api.workspace}/${api.repo} that this token may see`,
      CLOUD_WORDS.missing,
      { status },
    );
  }
  const said = saidOf(data);
  if (said === null || said.number !== number) {
    throw unreadable(`GET ${place}`, 'no such pull request, or half of one', CLOUD_WORDS);
  }
  const { head, base, ...facts } = said;
  if (pinnedHead !== null && !isSameCommit(pinnedHead, head.hash)) {
    throw new SupersededError(pinnedHead, head.hash);
  }
  const isFork = head.repoId === null || head.repoId !== base.repoId;
  const forkPath = isFork ? pathOf(at(data, 'source', 'repository')) : null;
  const known = pinnedHead?.startsWith(head.hash) === true ? shaOf(pinnedHead) : null;
  const headSha = known ?? (await readHash(api, head.hash, forkPath));
  const baseSha = await readHash(api, base.hash, null);
  return {
    facts: {
      ...facts,
      head: { ref: head.ref, sha: headSha, repoId: head.repoId },
      base: { ref: base.ref, sha: baseSha, repoId: base.repoId },
      isFork,
    },
    forkPath,
  };
}

type End = { readonly ref: string; readonly hash: string; readonly repoId: string | null };
type Said = Omit<PullRequestFacts, 'head' | 'base' | 'isFork'> & { readonly head: End; readonly base: End };

function saidOf(data: unknown): Said | null {
  const number = wholeOf(at(data, 'id'));
  const title = textOf(at(data, 'title'));
  const state = STATES.get(at(data, 'state'));
  const head = endOf(at(data, 'source'));
  const base = endOf(at(data, 'destination'));
  if (number === null || title === null || state === undefined || head === null || base === null) return null;
  return {
    number,
    state,
    draft: at(data, 'draft') === true,
    // Cloud locks none, labels none, and counts neither files nor versions.
    locked: false,
    title,
    body: textOf(at(data, 'description')) ?? textOf(at(data, 'summary', 'raw')),
    head,
    base,
    author: accountOf(at(data, 'author')),
    labels: [],
    changedFiles: null,
    version: null,
  };
}

/** A repository that is gone is null; its branch and commit are still named. */
function endOf(value: unknown): End | null {
  const ref = textOf(at(value, 'branch', 'name'));
  const hash = textOf(at(value, 'commit', 'hash'));
  if (ref === null || hash === null || !HASH.test(hash)) return null;
  return { ref, hash, repoId: idOf(at(value, 'repository', 'uuid')) };
}

/** The path of a repository as a pull request names it; null where it is gone. */
export function pathOf(repository: unknown): string | null {
  const [workspace = '', repo = '', ...more] = (textOf(at(repository, 'full_name')) ?? '').split('/');
  if (!SLUG.test(workspace) || !SLUG.test(repo) || more.length > 0) return null;
  return route`/repositories/${workspace}/${repo}`;
}

/**
 * The whole hash of a commit. Never from the checkout: there the commit itself may be missing, and whoever may push can
 * make another one that begins with the same 12 digits.
 */
export async function readHash(
  api: BitbucketCloudApi,
  hash: string,
  forkPath: string | null,
): Promise<string> {
  const full = shaOf(hash);
  if (full !== null) return full;
  const place = `${api.repositoryPath}${route`/commit/${hash}`}`;
  const own = await api.get(place, forkPath === null ? {} : { allow: HIDDEN });
  const { data } =
    own.status === 200 || forkPath === null ? own : await api.get(`${forkPath}${route`/commit/${hash}`}`);
  const sha = shaOf(at(data, 'hash'));
  if (sha === null || !sha.startsWith(hash)) {
    throw unreadable(`GET ${place}`, 'no hash of the commit', CLOUD_WORDS);
  }
  return sha;
}

/** The last common commit of base and head by Cloud's own word; null where it gives none, as for some forks. */
export async function readMergeBase(
  api: BitbucketCloudApi,
  { base, head }: PullRequestFacts,
): Promise<string | null> {
  const place = `${api.repositoryPath}${route`/merge-base/${head.sha}..${base.sha}`}`;
  const { data } = await api.get(place, { allow: HIDDEN });
  return shaOf(at(data, 'hash'));
}
