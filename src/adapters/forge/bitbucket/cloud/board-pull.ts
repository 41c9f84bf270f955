/** The pull request of a board on Bitbucket Cloud: where it stands, and the head that Cloud shortens. */
import type { PullRequestNow } from '../../../../domain/board.ts';
import { at, textOf } from '../../fields.ts';
import { unreadable } from '../problem.ts';
import { route } from '../rest.ts';
import { type BitbucketCloudApi, CLOUD_WORDS } from './api.ts';
import { HASH, pathOf, readHash, STATES } from './pull-request.ts';

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
    const state = STATES.get(at(data, 'state'));
    const baseRef = textOf(at(data, 'destination', 'branch', 'name'));
    const short = textOf(at(data, 'source', 'commit', 'hash'));
    if (state === undefined || baseRef === null || short === null || !HASH.test(short)) {
      throw unreadable(`GET ${place}`, 'no head, base or state', CLOUD_WORDS);
    }
    branch = textOf(at(data, 'source', 'branch', 'name'));
    const known = (await options.knownHead?.()) ?? null;
    if (known?.startsWith(short) === true) fullHashes.set(short, known);
    const headSha = fullHashes.get(short) ?? (await readHash(api, short, forkPath(api, data)));
    fullHashes.set(short, headSha);
    return { data, state, headSha, baseRef, sourceBranch: branch };
  };
  return { read, branch: async () => branch ?? (await read()).sourceBranch };
}

/** The repository of the source branch where that is another one; null where it is ours or gone. */
function forkPath({ repositoryPath }: BitbucketCloudApi, data: unknown): string | null {
  const path = pathOf(at(data, 'source', 'repository'));
  return path?.toLowerCase() === repositoryPath.toLowerCase() ? null : path;
}

/** Where the pull request stands at this moment. Cloud locks none and counts no versions. */
export function nowOf({ headSha, baseRef, state }: CloudPull): PullRequestNow {
  return { headSha, baseRef, state, locked: false, version: null };
}
