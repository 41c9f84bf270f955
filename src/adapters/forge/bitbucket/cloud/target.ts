/** Files and folders at the tip of the target branch by Cloud's API: what could not be told is an error, never an absence. */
import type { BlobRead, FolderEntry, FolderList } from '../../../../domain/ports.ts';
import { at, textOf } from '../../fields.ts';
import { entryName, folderList, isFolder, MAX_ENTRIES } from '../../folders.ts';
import { isTreePath } from '../../git-objects.ts';
import { unreadable } from '../problem.ts';
import { filePath, route } from '../rest.ts';
import { type BitbucketCloudApi, CLOUD_WORDS } from './api.ts';
import { metaOf } from './files-contents.ts';

const NOT_FOUND = 404;

const DIRECTORY = 'commit_directory';

/** Whatever Cloud calls what is at a path. */
const TYPE = /^commit_/;

/** What Cloud serves is by the name's ending, HTML among it; anything is taken. */
const ANY = '*/*';

/** Reads files and folders at one commit. */
export type TargetFiles = {
  /**
   * At most `maxBytes` of a file or a link; null where neither is there. Costs two requests, of a file that is not
   * there one. Fails with a `ForgeError` where Cloud does not tell.
   */
  read(path: string, maxBytes: number): Promise<BlobRead | null>;
  /**
   * What is in a folder; null where no folder is there. Costs a request and one for every 100 entries, of the root none
   * but these. Fails with a `ForgeError` where Cloud does not tell.
   */
  list(folder: string): Promise<FolderList | null>;
};

/** What is at a commit of the repository itself. Nothing is asked before the first read. */
export function createTargetFiles(api: BitbucketCloudApi, sha: string): TargetFiles {
  let seen: Promise<unknown> | null = null;
  const root = `${api.repositoryPath}${route`/src/${sha}/`}`;
  /** What Cloud says of a path, which is no folder's that has a slash at its end; null where nothing is there. */
  const ask = async (place: string): Promise<{ readonly data: unknown } | null> => {
    const meta = await api.get(`${place}?format=meta`, { allow: [NOT_FOUND] });
    if (meta.status !== NOT_FOUND) return meta;
    // What a token may not see is not there either: a file is missing only from a commit that can be seen.
    seen ??= api.get(`${api.repositoryPath}${route`/commit/${sha}`}`);
    await seen;
    return null;
  };
  return {
    read: async (path, maxBytes) => {
      const file = isTreePath(path) ? filePath(path) : null;
      if (file === null) return null;
      const place = `${root}${file}`;
      const meta = await ask(place);
      return meta === null ? null : readFound(api, place, { data: meta.data, maxBytes });
    },
    list: async (folder) => {
      if (!isFolder(folder)) return null;
      if (folder === '') return readFolder(api, root, '');
      const place = `${root}${filePath(folder)}`;
      const meta = await ask(place);
      // A slash at the end of a file's address is nowhere described.
      return meta === null || !isDirectory(place, meta.data)
        ? null
        : readFolder(api, `${place}/`, `${folder}/`);
    },
  };
}

function isDirectory(place: string, told: unknown): boolean {
  const type = textOf(at(told, 'type'));
  if (type === null || !TYPE.test(type))
    throw unreadable(`GET ${place}`, 'neither a file nor a folder', CLOUD_WORDS);
  return type === DIRECTORY;
}

/** The entries of a folder, whose paths all begin with `start`; the server's own order is the same at every request. */
async function readFolder(api: BitbucketCloudApi, place: string, start: string): Promise<FolderList> {
  const items = await api.getAll(`${place}?max_depth=1`, MAX_ENTRIES + 1);
  const entries = items.map((item) => {
    const type = textOf(at(item, 'type'));
    const path = textOf(at(item, 'path'));
    const name = path?.startsWith(start) ? entryName(path.slice(start.length)) : null;
    if (type === null || name === null)
      throw unreadable(`GET ${place}`, 'no entry of the folder', CLOUD_WORDS);
    return { name, kind: kindOf(item, type) };
  });
  return folderList(entries, true);
}

/** Links and submodules are files with an attribute that says so. */
function kindOf(item: unknown, type: string): FolderEntry['kind'] {
  if (type === DIRECTORY) return 'folder';
  const meta = metaOf(item);
  if (meta === null) return 'other';
  return meta.link ? 'link' : 'file';
}

type Found = { readonly data: unknown; readonly maxBytes: number };

/** Folders and submodules are no files; an answer that is shorter than the file is none. */
async function readFound(
  api: BitbucketCloudApi,
  place: string,
  { data: told, maxBytes }: Found,
): Promise<BlobRead | null> {
  const type = at(told, 'type');
  if (type === DIRECTORY) return null;
  if (type !== 'commit_file') throw unreadable(`GET ${place}`, 'neither a file nor a folder', CLOUD_WORDS);
  const meta = metaOf(told);
  if (meta === null) return null;
  const { status, data } = await api.get(place, { accept: ANY, maxBytes: maxBytes + 1 });
  // An empty file comes without a body.
  const bytes = data === null ? new Uint8Array() : data;
  const size = meta.size ?? (bytes instanceof Uint8Array && bytes.length <= maxBytes ? bytes.length : null);
  if (status !== 200 || !(bytes instanceof Uint8Array) || size === null) {
    throw unreadable(`GET ${place}`, 'no content', CLOUD_WORDS);
  }
  if (bytes.length < Math.min(size, maxBytes)) throw unreadable(`GET ${place}`, 'half a file', CLOUD_WORDS);
  return { bytes: bytes.subarray(0, maxBytes), size, link: meta.link };
}
