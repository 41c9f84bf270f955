/** Files at the tip of the target branch by Data Center's API: what could not be told is an error, never an absence. */
import { ForgeError } from '../../../../domain/errors.ts';
import type { BlobRead } from '../../../../domain/ports.ts';
import { oneLine } from '../../../../lib/text.ts';
import { at, wholeOf } from '../../fields.ts';
import { isTreePath } from '../../git-objects.ts';
import { exceptionOf, unreadable } from '../problem.ts';
import { filePath } from '../rest.ts';
import { type BitbucketDcApi, DC_WORDS } from './api.ts';

const NOT_FOUND = 404;

/** Any media type: the bytes are wanted as they are. */
const ANY = '*/*';

/** Columns of a path in a message. */
const MAX_NAME = 120;

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
  if (status === NOT_FOUND) {
    // The repository or the commit may be what is not there, for this token.
    if (exceptionOf(data) === 'NoSuchPathException') return null;
    throw new ForgeError(
      `GET ${oneLine(file, MAX_NAME)}: Bitbucket Data Center answered 404, and not that there is no such file`,
      DC_WORDS.missing,
      { status },
    );
  }
  // An empty file comes without a body.
  const bytes = data === null ? new Uint8Array() : data;
  if (status !== 200 || !(bytes instanceof Uint8Array)) {
    throw unreadable(`GET ${place('raw')}`, 'no content', DC_WORDS);
  }
  if (bytes.length <= maxBytes) return { bytes, size: bytes.length, link: false };
  const size = wholeOf(at((await api.get(`${place('browse')}&size=true`)).data, 'size')) ?? bytes.length;
  return { bytes: bytes.subarray(0, maxBytes), size, link: false };
}
