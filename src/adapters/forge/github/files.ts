import type { FileStatus } from '../../../domain/change.ts';
import { ForgeError } from '../../../domain/errors.ts';
import { messageOf } from '../../../lib/thrown.ts';
import { at, textOf, wholeOf } from '../fields.ts';
import type { GitHubApi } from './api.ts';
import { notUnderstood } from './pull-request.ts';

/** GitHub lists no more files of a pull request. https://docs.github.com/rest/pulls/pulls#list-pull-requests-files */
export const MAX_LISTED_FILES = 3_000;

const STATUSES: ReadonlyMap<unknown, FileStatus> = new Map([
  ['added', 'added'],
  ['removed', 'deleted'],
  ['modified', 'modified'],
  ['renamed', 'renamed'],
  ['copied', 'copied'],
  // A file that became a link, or the other way round.
  ['changed', 'modified'],
  ['unchanged', 'modified'],
]);

/** A changed file as GitHub lists it; `patch` holds its hunks and is null where GitHub sends none. */
export type GitHubFile = {
  readonly path: string;
  readonly oldPath: string | null;
  readonly status: FileStatus;
  readonly additions: number;
  readonly deletions: number;
  /** The blob at head, at the base of a deleted file; the commit of a submodule. */
  readonly sha: string | null;
  readonly patch: string | null;
};

/** All files that GitHub lists of a pull request, each once, names verbatim. Fails with a `ForgeError`. */
export async function readFiles(api: GitHubApi, number: number): Promise<readonly GitHubFile[]> {
  const { owner, repo } = api;
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files';
  const items = await api
    .getAll(route, { owner, repo, pull_number: number })
    .catch((error: unknown) => Promise.reject(listError(error)));
  // A file that came between two pages moves another onto the next page, where it stands a second time. Names that
  // are not UTF-8 may read alike, so a name alone does not make it the same file.
  const files = new Map<string, GitHubFile>();
  for (const item of items) {
    const file = fileOf(item);
    files.set(JSON.stringify([file.path, file.status, file.sha]), file);
  }
  return [...files.values()];
}

function listError(cause: unknown): ForgeError {
  const facts = cause instanceof ForgeError ? { retryable: cause.retryable, status: cause.status } : {};
  const { retryable = false, status = null } = facts;
  return new ForgeError(
    `the list of changed files could not be read: ${messageOf(cause)}`,
    'Check out the repository with its history ("fetch-depth: 0"), then no list is needed; or start again later.',
    { cause, retryable, ...(status === null ? {} : { status }) },
  );
}

function fileOf(item: unknown): GitHubFile {
  const path = textOf(at(item, 'filename'));
  const status = STATUSES.get(at(item, 'status'));
  const additions = wholeOf(at(item, 'additions'));
  const deletions = wholeOf(at(item, 'deletions'));
  if (path === null || path === '' || status === undefined || additions === null || deletions === null) {
    throw notUnderstood('the changed files');
  }
  const moved = status === 'renamed' || status === 'copied';
  return {
    path,
    oldPath: moved ? textOf(at(item, 'previous_filename')) : null,
    status,
    additions,
    deletions,
    sha: textOf(at(item, 'sha')),
    patch: textOf(at(item, 'patch')) || null,
  };
}

/** The name of a file on one side; null where that side does not have it. */
export function pathAt(file: GitHubFile, side: 'base' | 'head'): string | null {
  if (side === 'head') return file.status === 'deleted' ? null : file.path;
  return file.status === 'added' ? null : (file.oldPath ?? file.path);
}

/** Why the list is not all of the change; null where it is. */
export function whyIncomplete(listed: number, changed: number | null): string | null {
  const count = (value: number): string => value.toLocaleString('en');
  if (changed !== null && changed > listed)
    return `GitHub lists ${count(listed)} of ${count(changed)} changed files`;
  if (listed >= MAX_LISTED_FILES) {
    return `GitHub lists no more than ${count(MAX_LISTED_FILES)} changed files, and there may be others`;
  }
  return null;
}
