/** What is in the files of one commit, by Data Center's API. */

import type { BlobRead } from '../../../../domain/ports.ts';
import { messageOf } from '../../../../lib/thrown.ts';
import { at, wholeOf } from '../../fields.ts';
import { kindOf } from '../../folders.ts';
import type { Remarks } from '../../remarks.ts';
import type { FileReads } from '../file-reads.ts';
import { filePath } from '../rest.ts';
import type { BitbucketDcApi } from './api.ts';

export type ContentsParts = {
  readonly api: BitbucketDcApi;
  readonly remarks: Remarks;
  readonly signal: AbortSignal | null;
  readonly reads: FileReads;
};

/** Nothing there, or a folder or a submodule. */
const NO_FILE = [400, 404, 409];

/** Any media type: the bytes are wanted as they are. */
const ANY = '*/*';

export type Wanted = {
  readonly path: string;
  /** Null where nothing tells it: then it is taken for a file's. */
  readonly mode: string | null;
  readonly maxBytes: number;
};

/** At most `maxBytes` of a file or a link at a commit; null where there is neither, or where it cannot be read. */
export async function readContent(
  { api, remarks, signal, reads }: ContentsParts,
  sha: string,
  { path, mode, maxBytes }: Wanted,
): Promise<BlobRead | null> {
  const file = filePath(path);
  const kind = mode === null ? 'file' : kindOf(mode);
  const link = kind === 'link';
  if (file === null || (kind !== 'file' && !link) || !reads.take()) return null;
  const place = (endpoint: 'raw' | 'browse') => `${api.repositoryPath}/${endpoint}/${file}?at=${sha}`;
  try {
    const options = { accept: ANY, allow: NO_FILE, maxBytes: maxBytes + 1 };
    const { status, data } = await api.get(place('raw'), options);
    if (status !== 200) return null;
    // An empty file comes without a body.
    const bytes = data instanceof Uint8Array ? data : new Uint8Array();
    if (bytes.length <= maxBytes) return { bytes, size: bytes.length, link };
    const told = await api.get(`${place('browse')}&size=true`, { allow: NO_FILE });
    const size = wholeOf(at(told.data, 'size')) ?? bytes.length;
    return { bytes: bytes.subarray(0, maxBytes), size, link };
  } catch (error) {
    if (signal?.aborted) throw error;
    remarks.add('blob', `the contents of some files could not be read: ${messageOf(error)}`);
    return null;
  }
}
