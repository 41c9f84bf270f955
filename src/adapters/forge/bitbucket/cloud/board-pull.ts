/** The pull request of a board on Bitbucket Cloud: where it stands, and the head that Cloud shortens. */
import type { PullRequestNow } from '../../../../domain/board.ts';
import { at, shaOf, textOf } from '../../fields.ts';
import { unreadable } from '../problem.ts';
import { route } from '../rest.ts';
import { type BitbucketCloudApi, CLOUD_WORDS } from './api.ts';

/** A pull request as Cloud answered it; what is not named here is read where it is needed. */
export type CloudPull = {
  readonly data: unknown;
  readonly state: PullRequestNow['state'];
  readonly headSha: string;
  readonly baseRef: string;
  /** The branch that is to be merged. */
  readonly sourceBranch: string | null;
};

export type PullReader = {
  /** One request, and one more for a head that was not seen before. Throws `ForgeError`. */
  read(): Promise<CloudPull>;
  /** The source branch, asked for only where nothing was read before; a pull request keeps its branch. */
  branch(): Promise<string | null>;
};

export type PullOptions = {
  readonly number: number;
  /** A full hash that the head is likely to have, so that it need not be asked for. */
  readonly knownHead?: (() => Promise<string | null> | string | null) | undefined;
};

const STATES: ReadonlyMap<string, PullRequestNow['state']> = new Map([
  ['OPEN', 'open'],
  ['MERGED', 'merged'],
  ['DECLINED', 'closed'],
  ['SUPERSEDED', 'closed'],
]);

/** Cloud gives 12 digits; whatever is no beginning of a hash is not asked for. */
const SHORT_HASH = /^[0-9a-f]{7,64}$/;

/** The path of a pull request. */
export function pullPath({ repositoryPath }: BitbucketCloudApi, number: number): string {
  return `${repositoryPath}${route`/pullrequests/${number}`}`;
}

export function createPullReader(api: BitbucketCloudApi, options: PullOptions): PullReader {
  const place = pullPath(api, options.number);
  const fullHashes = new Map<string, string>();
  let branch: string | null = null;
  const read = async (): Promise<CloudPull> => {
    const { data } = await api.get(place);
    const state = STATES.get(textOf(at(data, 'state')) ?? '');
    const baseRef = textOf(at(data, 'destination', 'branch', 'name'));
    const short = textOf(at(data, 'source', 'commit', 'hash'));
    if (state === undefined || baseRef === null || short === null || !SHORT_HASH.test(short)) {
      throw unreadable(`GET ${place}`, 'no head, base or state', CLOUD_WORDS);
    }
    branch = textOf(at(data, 'source', 'branch', 'name'));
    const known = (await options.knownHead?.()) ?? null;
    if (known?.startsWith(short) === true) fullHashes.set(short, known);
    const headSha = fullHashes.get(short) ?? (await expand(api, short, at(data, 'source', 'repository')));
    fullHashes.set(short, headSha);
    return { data, state, headSha, baseRef, sourceBranch: branch };
  };
  return { read, branch: async () => branch ?? (await read()).sourceBranch };
}

/** The whole hash: some commits of a fork are to be found in the fork alone, where the token may see that. */
async function expand(api: BitbucketCloudApi, short: string, source: unknown): Promise<string> {
  const full = shaOf(short);
  if (full !== null) return full;
  const here = `${api.repositoryPath}${route`/commit/${short}`}`;
  const fork = forkPath(api, source);
  const { status, data } = await api.get(here, fork === null ? {} : { allow: [404] });
  const found =
    status === 404 && fork !== null ? (await api.get(`${fork}${route`/commit/${short}`}`)).data : data;
  const hash = shaOf(at(found, 'hash'));
  if (hash === null || !hash.startsWith(short))
    throw unreadable(`GET ${here}`, 'no hash of the commit', CLOUD_WORDS);
  return hash;
}

/** The repository of the source branch where that is another one; null where it is ours or gone. */
function forkPath({ workspace, repo }: BitbucketCloudApi, source: unknown): string | null {
  const [owner, name, ...more] = (textOf(at(source, 'full_name')) ?? '').split('/');
  if (owner === undefined || name === undefined || owner === '' || name === '' || more.length > 0)
    return null;
  if (owner.toLowerCase() === workspace.toLowerCase() && name.toLowerCase() === repo.toLowerCase())
    return null;
  return route`/repositories/${owner}/${name}`;
}

/** Where the pull request stands at this moment. Cloud locks none and counts no versions. */
export function nowOf({ headSha, baseRef, state }: CloudPull): PullRequestNow {
  return { headSha, baseRef, state, locked: false, version: null };
}
