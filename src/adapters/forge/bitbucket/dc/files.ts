/** The changed files of a pull request as Data Center lists them. */
import type { FileStatus } from '../../../../domain/change.ts';
import { SupersededError } from '../../../../domain/pull-request.ts';
import { at, shaOf, textOf } from '../../fields.ts';
import { unreadable } from '../problem.ts';
import { type BitbucketDcApi, DC_WORDS } from './api.ts';
import { pathOf } from './diff.ts';
import { pullRequestPath } from './pull-request.ts';

/** A changed file, names verbatim. Modes are what the list tells: of links it says no more than of files. */
export type DcFile = {
  readonly path: string;
  readonly oldPath: string | null;
  readonly status: FileStatus;
  readonly oldMode: string | null;
  readonly newMode: string | null;
  /** Whether both sides have the same content; null where the server does not tell. */
  readonly isSame: boolean | null;
};

/** `fromHash`: the commit that the change starts from, or null; `reason`: why the list is not all, or null. */
export type DcFiles = {
  readonly files: readonly DcFile[];
  readonly fromHash: string | null;
  readonly reason: string | null;
};

/** Asked for at once; the server gives no more than its own limit, 1,000 unless somebody changed it. */
const LIMIT = 10_000;

const STATUSES: ReadonlyMap<unknown, FileStatus> = new Map([
  ['ADD', 'added'],
  ['DELETE', 'deleted'],
  ['MODIFY', 'modified'],
  ['MOVE', 'renamed'],
  ['COPY', 'copied'],
  ['UNKNOWN', 'modified'],
]);

const SUBMODULE_MODE = '160000';
const EXECUTABLE_MODE = '100755';
const PLAIN_MODE = '100644';

/** Git's ids of the empty blob, SHA-1 and SHA-256; zeros stand for no blob. */
const NOTHING =
  /^(?:e69de29bb2d1d6434b8b29ae775ad8c2e48c5391|473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813|0+)$/;

/** The changed files: one page, and no more of it can be had. Fails with a `ForgeError`, where the head moved too. */
export async function readFiles(
  api: BitbucketDcApi,
  { number, headSha }: { readonly number: number; readonly headSha: string },
): Promise<DcFiles> {
  const place = `${pullRequestPath(api, number)}/changes`;
  const { data } = await api.get(`${place}?start=0&limit=${LIMIT}&withComments=false`);
  const values = at(data, 'values');
  if (!Array.isArray(values)) throw unreadable(`GET ${place}`, 'no list', DC_WORDS);
  refuseMoved(shaOf(at(data, 'toHash')), headSha);
  const files = values.map((value: unknown) => {
    const file = fileOf(value);
    if (file === null) throw unreadable(`GET ${place}`, 'a file without a name or type', DC_WORDS);
    return file;
  });
  const count = files.length.toLocaleString('en');
  const cut = at(data, 'isLastPage') === false || files.length >= LIMIT;
  return {
    files,
    fromHash: shaOf(at(data, 'fromHash')),
    reason: cut ? `Bitbucket lists the first ${count} changed files, and there are others` : null,
  };
}

/** What was made of another head than the one that is reviewed is of no use. */
export function refuseMoved(toHash: string | null, headSha: string): void {
  if (toHash !== null && toHash !== headSha) throw new SupersededError(headSha, toHash);
}

function fileOf(value: unknown): DcFile | null {
  const path = pathOf(at(value, 'path'));
  const word = STATUSES.get(at(value, 'type'));
  if (path === null || word === undefined) return null;
  const srcPath = pathOf(at(value, 'srcPath'));
  const moved = (word === 'renamed' || word === 'copied') && srcPath !== null && srcPath !== path;
  const isMove = word === 'renamed' || word === 'copied';
  const status = isMove && !moved ? 'modified' : word;
  return {
    path,
    oldPath: moved ? srcPath : null,
    status,
    ...modesOf(value, status),
    isSame: isSame(at(value, 'fromContentId'), at(value, 'contentId')),
  };
}

/**
 * A file that is not executable may be a link, so that only the bit itself tells a mode: of the side that has it, and,
 * where it was set or taken away, of the other too.
 */
function modesOf(value: unknown, status: FileStatus): Pick<DcFile, 'oldMode' | 'newMode'> {
  const submodule = at(value, 'nodeType') === 'SUBMODULE';
  const bits = { old: at(value, 'srcExecutable') === true, now: at(value, 'executable') === true };
  const modeOf = (own: boolean, other: boolean): string | null => {
    if (submodule) return SUBMODULE_MODE;
    if (own) return EXECUTABLE_MODE;
    return other && status !== 'added' && status !== 'deleted' ? PLAIN_MODE : null;
  };
  return {
    oldMode: status === 'added' ? null : modeOf(bits.old, bits.now),
    newMode: status === 'deleted' ? null : modeOf(bits.now, bits.old),
  };
}

function isSame(old: unknown, now: unknown): boolean | null {
  const [before, after] = [textOf(old), textOf(now)];
  if (before === null || after === null) return null;
  return before === after || (NOTHING.test(before) && NOTHING.test(after));
}
