/** Files and folders at the tip of the target branch by GitHub's API: what could not be told is an error, never an absence. */
import { Buffer } from 'node:buffer';
import { ForgeError } from '../../../domain/errors.ts';
import type { BlobRead, FolderEntry, FolderList } from '../../../domain/ports.ts';
import { messageOf } from '../../../lib/thrown.ts';
import { at, shaOf, textOf, wholeOf } from '../fields.ts';
import { entryName, folderList, isFolder, kindOf } from '../folders.ts';
import { isTreePath } from '../git-objects.ts';
import type { Supply } from './contents.ts';
import { type Entry, queryEntries } from './entries.ts';
import { notUnderstood } from './pull-request.ts';

const RAW = 'application/vnd.github.raw+json';
const TREE_MODE = '040000';

const WHAT = 'a file of the target branch';
const WHAT_FOLDER = 'a folder of the target branch';

export type TargetFile = { readonly commit: string; readonly path: string; readonly maxBytes: number };

type Found = Pick<Entry, 'mode' | 'oid' | 'size' | 'text'>;

/**
 * At most `maxBytes` of a file or a link; null where neither is there. Costs one query, as a rule, and none of the
 * reads that the files of the change share. Fails with a `ForgeError` where GitHub does not tell.
 */
export async function readTargetFile(
  supply: Supply,
  { commit, path, maxBytes }: TargetFile,
): Promise<BlobRead | null> {
  if (!isTreePath(path)) return null;
  const entry = await findEntry(supply, commit, path);
  if (entry === null) return null;
  const kind = kindOf(entry.mode);
  if (kind !== 'file' && kind !== 'link') return null;
  const { bytes, size } = await readEntry(supply, entry, maxBytes);
  return { bytes: bytes.subarray(0, maxBytes), size, link: kind === 'link' };
}

/**
 * What is in a folder at a commit; null where no folder is there. Costs a query and a request, of the root the request
 * alone. The list is of the folder alone: GitHub cuts it at 100,000 entries or 7 MB and says so, where its list of
 * contents ends at 1,000 without a word. Fails with a `ForgeError` where GitHub does not tell.
 */
export async function listTargetFolder(
  supply: Supply,
  commit: string,
  folder: string,
): Promise<FolderList | null> {
  if (!isFolder(folder)) return null;
  const found = folder === '' ? { mode: TREE_MODE, oid: commit } : await findEntry(supply, commit, folder);
  if (found?.mode !== TREE_MODE) return null;
  const { items, whole } = await readTree(supply, found.oid, WHAT_FOLDER);
  return folderList(items.map(folderEntry), whole);
}

function folderEntry(item: unknown): FolderEntry {
  const name = entryName(at(item, 'path'));
  const mode = textOf(at(item, 'mode'));
  if (name === null || mode === null) throw notUnderstood(WHAT_FOLDER);
  return { name, kind: kindOf(mode) };
}

/** By a query, else folder by folder, where an old server answers none. */
async function findEntry(supply: Supply, commit: string, path: string): Promise<Found | null> {
  const { api, remarks, signal, turns } = supply;
  if (supply.queries) {
    try {
      const entries = await turns(() => queryEntries(api, commit, [path], true));
      return entries.get(path) ?? null;
    } catch (error) {
      if (signal?.aborted) throw error;
      supply.queries = false;
      remarks.add('queries', `files are read one by one: ${messageOf(error)}`);
    }
  }
  const [name = '', ...folders] = path.split('/').reverse();
  let tree = commit;
  for (const folder of folders.reverse()) {
    const entry = await findIn(supply, tree, folder);
    if (entry?.mode !== TREE_MODE) return null;
    tree = entry.oid;
  }
  return findIn(supply, tree, name);
}

/** The entry of one folder, by its hash or its commit's. */
async function findIn(supply: Supply, tree: string, name: string): Promise<Found | null> {
  const { items, whole } = await readTree(supply, tree, WHAT);
  const item = items.find((each) => textOf(at(each, 'path')) === name);
  if (item === undefined) {
    if (whole) return null;
    throw new ForgeError(
      'GitHub lists only a part of a folder of the target branch, so that a file in it cannot be told from none',
      'Check out the repository with its history ("fetch-depth: 0"), then nothing is asked for.',
    );
  }
  const mode = textOf(at(item, 'mode'));
  const oid = shaOf(at(item, 'sha'));
  if (mode === null || oid === null) throw notUnderstood(WHAT);
  return { mode, oid, size: wholeOf(at(item, 'size')), text: null };
}

/** What is directly in a folder, by its hash or its commit's; `whole` only where GitHub says so. */
async function readTree(
  { api }: Supply,
  tree: string,
  what: string,
): Promise<{ readonly items: readonly unknown[]; readonly whole: boolean }> {
  const { owner, repo } = api;
  const route = 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}';
  const { data } = await api.get(route, { owner, repo, tree_sha: tree });
  const items = at(data, 'tree');
  if (!Array.isArray(items)) throw notUnderstood(what);
  return { items, whole: at(data, 'truncated') === false };
}

/** By the blob's hash where there is no text of it; an answer that is shorter than the blob is none. */
async function readEntry(
  { api }: Supply,
  { oid, size, text }: Found,
  maxBytes: number,
): Promise<{ readonly bytes: Uint8Array; readonly size: number }> {
  if (text !== null) {
    const bytes = Buffer.from(text);
    return { bytes, size: bytes.length };
  }
  const { owner, repo } = api;
  const route = 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}';
  const { status, data } = await api.get(route, { owner, repo, file_sha: oid }, { accept: RAW, maxBytes });
  // An empty file comes without a body.
  const bytes = data === null ? new Uint8Array() : data;
  if (status !== 200 || !(bytes instanceof Uint8Array) || size === null) throw notUnderstood(WHAT);
  if (bytes.length < Math.min(size, maxBytes)) throw notUnderstood(WHAT);
  return { bytes, size };
}
