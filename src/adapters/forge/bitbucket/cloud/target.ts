/** Files at the tip of the target branch by Cloud's API: what could not be told is an error, never an absence. */
import type { BlobRead } from '../../../../domain/ports.ts';
import { at } from '../../fields.ts';
import { isTreePath } from '../../git-objects.ts';
import { unreadable } from '../problem.ts';
import { filePath, route } from '../rest.ts';
import { type BitbucketCloudApi, CLOUD_WORDS } from './api.ts';
import { metaOf } from './files-contents.ts';

const NOT_FOUND = 404;

/** What Cloud serves is by the name's ending, HTML among it; anything is taken. */
const ANY = '*/*';

/** Reads files at one commit. */
export type TargetFiles = {
  /**
   * At most `maxBytes` of a file or a link; null where neither is there. Costs two requests, of a file that is not
   * there one. Fails with a `ForgeError` where Cloud does not tell.
   */
  read(path: string, maxBytes: number): Promise<BlobRead | null>;
};

/** The files at a commit of the repository itself. Nothing is asked before the first read. */
export function createTargetFiles(api: BitbucketCloudApi, sha: string): TargetFiles {
  let seen: Promise<unknown> | null = null;
  const places = api.repositoryPath;
  return {
    read: async (path, maxBytes) => {
      const file = isTreePath(path) ? filePath(path) : null;
      if (file === null) return null;
      const place = `${places}${route`/src/${sha}/`}${file}`;
      const meta = await api.get(`${place}?format=meta`, { allow: [NOT_FOUND] });
      if (meta.status !== NOT_FOUND) return readFound(api, place, { data: meta.data, maxBytes });
      // What a token may not see is not there either: a file is missing only from a commit that can be seen.
      seen ??= api.get(`${places}${route`/commit/${sha}`}`);
      await seen;
      return null;
    },
  };
}

type Found = { readonly data: unknown; readonly maxBytes: number };

/** Folders and submodules are no files; an answer that is shorter than the file is none. */
async function readFound(
  api: BitbucketCloudApi,
  place: string,
  { data: told, maxBytes }: Found,
): Promise<BlobRead | null> {
  const type = at(told, 'type');
  if (type === 'commit_directory') return null;
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
