/** Files and folders at the tip of the target branch by Data Center's API: what could not be told is an error, never an absence. */
import { ForgeError } from '../../../../domain/errors.ts';
import type { BlobRead, FolderEntry, FolderList } from '../../../../domain/ports.ts';
import { oneLine } from '../../../../lib/text.ts';
import { at, textOf, wholeOf } from '../../fields.ts';
import { entryName, folderList, isFolder, MAX_ENTRIES } from '../../folders.ts';
import { isTreePath } from '../../git-objects.ts';
import { exceptionOf, unreadable } from '../problem.ts';
import { filePath } from '../rest.ts';
import { type BitbucketDcApi, DC_WORDS } from './api.ts';

const NOT_FOUND = 404;

/** Any media type: the bytes are wanted as they are. */
const ANY = '*/*';

/** Columns of a path in a message. */
const MAX_NAME = 120;

/** Entries of a folder that are asked for at once; the server may give less. */
const PAGE_SIZE = 500;

/** More pages than a list of 1,000 entries has on any server. */
const MAX_PAGES = 100;

export type TargetFile = { readonly sha: string; readonly path: string; readonly maxBytes: number };

/**
 * At most `maxBytes` of a file; null where none is there. Costs one request, of a larger file two. The server tells no
 * modes of files outside the change, so that a link reads as a file with the name that it points to. Fails with a
 * `ForgeError` where the server does not tell.
 */
export async function readTargetFile(
  api: BitbucketDcApi,
  { sha, path, maxBytes }: TargetFile,
): Promise<BlobRead | null> {
  const file = isTreePath(path) ? filePath(path) : null;
  if (file === null) return null;
  const place = (endpoint: 'raw' | 'browse') => `${api.repositoryPath}/${endpoint}/${file}?at=${sha}`;
  const options = { accept: ANY, allow: [NOT_FOUND], maxBytes: maxBytes + 1 };
  const { status, data } = await api.get(place('raw'), options);
  if (status === NOT_FOUND) return nothingAt(file, data);
  // An empty file comes without a body.
  const bytes = data === null ? new Uint8Array() : data;
  if (status !== 200 || !(bytes instanceof Uint8Array)) {
    throw unreadable(`GET ${place('raw')}`, 'no content', DC_WORDS);
  }
  if (bytes.length <= maxBytes) return { bytes, size: bytes.length, link: false };
  const size = wholeOf(at((await api.get(`${place('browse')}&size=true`)).data, 'size')) ?? bytes.length;
  return { bytes: bytes.subarray(0, maxBytes), size, link: false };
}

/** Null for an answer of 404 that says that the path is missing: the repository or the commit may be, for this token. */
function nothingAt(file: string, answer: unknown): null {
  if (exceptionOf(answer) === 'NoSuchPathException') return null;
  throw new ForgeError(
    `GET ${oneLine(file, MAX_NAME)}: Bitbucket Data Center answered 404, and not that there is no such file`,
    DC_WORDS.missing,
    { status: NOT_FOUND },
  );
}

/**
 * What is in a folder at a commit; null where no folder is there. Costs a request and one for every 500 entries, of the
 * root none but these. The server tells no modes, so that a link is listed as the file that it is to git. Fails with a
 * `ForgeError` where the server does not tell.
 */
export async function listTargetFolder(
  api: BitbucketDcApi,
  sha: string,
  folder: string,
): Promise<FolderList | null> {
  if (!isFolder(folder)) return null;
  const path = folder === '' ? '' : filePath(folder);
  if (path === null) return null;
  const place = `${api.repositoryPath}/browse${path === '' ? '' : `/${path}`}?at=${sha}`;
  if (path !== '' && !(await isDirectory(api, place, path))) return null;
  const items = await readChildren(api, place);
  return folderList(
    items.map((item) => entryOf(item, place)),
    true,
  );
}

/** Asked for first: of a file, a list would be its lines. */
async function isDirectory(api: BitbucketDcApi, place: string, path: string): Promise<boolean> {
  const { status, data } = await api.get(`${place}&type=true`, { allow: [NOT_FOUND] });
  const type = status === NOT_FOUND ? nothingAt(path, data) : textOf(at(data, 'type'));
  if (status !== NOT_FOUND && type === null) throw unreadable(`GET ${place}`, 'no type', DC_WORDS);
  return type === 'DIRECTORY';
}

/** Pages until there are more than are told, or no more. Where the next one begins is the server's to say. */
async function readChildren(api: BitbucketDcApi, place: string): Promise<readonly unknown[]> {
  const items: unknown[] = [];
  let start = 0;
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { data } = await api.get(`${place}&start=${start}&limit=${PAGE_SIZE}`);
    const values = at(data, 'children', 'values');
    if (!Array.isArray(values)) throw unreadable(`GET ${place}`, 'no list', DC_WORDS);
    items.push(...values);
    const isLast = at(data, 'children', 'isLastPage');
    if (isLast === true || items.length > MAX_ENTRIES) return items;
    const next = wholeOf(at(data, 'children', 'nextPageStart'));
    if (isLast !== false || next === null || next <= start) break;
    start = next;
  }
  throw unreadable(`GET ${place}`, 'a list without an end', DC_WORDS);
}

/**
 * The path of an entry begins at the folder. A folder that holds nothing but one folder is told as the last of such a
 * chain, with a path of several names: the first is the entry's.
 */
function entryOf(item: unknown, place: string): FolderEntry {
  const components = at(item, 'path', 'components');
  const names: readonly unknown[] = Array.isArray(components) ? components : [];
  const name = entryName(names[0]);
  const type = textOf(at(item, 'type'));
  if (name === null || type === null) throw unreadable(`GET ${place}`, 'no entry of the folder', DC_WORDS);
  if (type === 'DIRECTORY' || names.length > 1) return { name, kind: 'folder' };
  return { name, kind: type === 'FILE' ? 'file' : 'other' };
}
