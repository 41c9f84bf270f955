/** The changed files of a pull request as Bitbucket Cloud lists them. */
import type { FileStatus } from '../../../../domain/change.ts';
import { ForgeError } from '../../../../domain/errors.ts';
import { messageOf } from '../../../../lib/thrown.ts';
import { at, shaOf, textOf, wholeOf } from '../../fields.ts';
import { unreadable } from '../problem.ts';
import { route } from '../rest.ts';
import { type BitbucketCloudApi, CLOUD_WORDS } from './api.ts';

/** A changed file, names verbatim. Binary files count no lines, and nor do files that only moved. */
export type CloudFile = {
  readonly path: string;
  readonly oldPath: string | null;
  readonly status: FileStatus;
  readonly additions: number;
  readonly deletions: number;
  /** The commit that the old side is shown at; null where Cloud does not tell. */
  readonly oldCommit: string | null;
};

/** All changed files of a pull request, each once. Fails with a `ForgeError`. */
export async function readFiles(api: BitbucketCloudApi, number: number): Promise<readonly CloudFile[]> {
  const path = `${api.repositoryPath}${route`/pullrequests/${number}/diffstat`}`;
  const items = await api.getAll(path).catch((error: unknown) => Promise.reject(listError(error)));
  const files = new Map<string, CloudFile>();
  for (const item of items) {
    const file = fileOf(item);
    if (file === null) throw unreadable(`GET ${path}`, 'a file without a name or numbers', CLOUD_WORDS);
    files.set(JSON.stringify([file.path, file.status]), file);
  }
  return [...files.values()];
}

function listError(cause: unknown): ForgeError {
  const facts = cause instanceof ForgeError ? { retryable: cause.retryable, status: cause.status } : {};
  const { retryable = false, status = null } = facts;
  const remedy = cause instanceof ForgeError ? `${cause.remedy.replace(/[.;]?$/, '')}; or ` : '';
  return new ForgeError(
    `the list of changed files could not be read: ${messageOf(cause)}`,
    `${remedy}check out the repository with its history ("clone: depth: full"), then no list is needed.`,
    { cause, retryable, ...(status === null ? {} : { status }) },
  );
}

/** One side is null where it does not exist; what the statuses say is taken where it fits that. */
function fileOf(item: unknown): CloudFile | null {
  const old = nameOf(at(item, 'old'));
  const now = nameOf(at(item, 'new'));
  const additions = wholeOf(at(item, 'lines_added'));
  const deletions = wholeOf(at(item, 'lines_removed'));
  const status = statusOf(at(item, 'status'), old, now);
  const path = status === 'deleted' ? old : now;
  if (path === null || additions === null || deletions === null) return null;
  const oldPath = status === 'renamed' ? old : null;
  return { path, oldPath, status, additions, deletions, oldCommit: commitOf(at(item, 'old')) };
}

function nameOf(side: unknown): string | null {
  const path = textOf(at(side, 'path'));
  return path === '' ? null : path;
}

/** Beside the four statuses that are described others are seen, such as "merge conflict". */
function statusOf(word: unknown, old: string | null, now: string | null): FileStatus {
  if (old === null || (word === 'added' && now !== null)) return 'added';
  if (now === null || word === 'removed') return 'deleted';
  return old === now ? 'modified' : 'renamed';
}

/** The link of a side leads to the file at a commit. */
function commitOf(side: unknown): string | null {
  const href = textOf(at(side, 'links', 'self', 'href')) ?? '';
  return shaOf(at(side, 'commit', 'hash')) ?? shaOf(/\/src\/([0-9a-f]{40,64})\//.exec(href)?.[1]);
}

/** The name of a file on one side; null where that side does not have it. */
export function pathAt(file: CloudFile, side: 'base' | 'head'): string | null {
  if (side === 'head') return file.status === 'deleted' ? null : file.path;
  return file.status === 'added' ? null : (file.oldPath ?? file.path);
}
