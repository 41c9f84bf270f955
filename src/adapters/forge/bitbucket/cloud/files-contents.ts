/** What is in the files of one commit, by Bitbucket Cloud's API. */

import type { BlobRead } from '../../../../domain/ports.ts';
import { messageOf } from '../../../../lib/thrown.ts';
import { at, textOf, wholeOf } from '../../fields.ts';
import { kindOf } from '../../folders.ts';
import type { Remarks } from '../../remarks.ts';
import type { FileReads } from '../file-reads.ts';
import { filePath, route } from '../rest.ts';
import type { BitbucketCloudApi } from './api.ts';

export type ContentsParts = {
  readonly api: BitbucketCloudApi;
  readonly remarks: Remarks;
  readonly signal: AbortSignal | null;
  readonly reads: FileReads;
};

/** A commit, and the repositories that may hold it, the likeliest first. */
export type Place = { readonly sha: string; readonly repositories: readonly string[] };

/** No access to that repository, or not there. */
const NOT_HERE = [403, 404];

/** What Cloud serves is by the name's ending, HTML among it; anything is taken. */
const ANY = '*/*';

/** What Cloud says of a file. */
export type Meta = { readonly link: boolean; readonly size: number | null };

export type Wanted = {
  readonly path: string;
  /** What the diff says of the path, null where it says nothing: then it is asked for. */
  readonly mode: string | null;
  readonly maxBytes: number;
};

/** At most `maxBytes` of a file or a link; null where there is neither, or where it cannot be read. */
export async function readContent(
  parts: ContentsParts,
  place: Place,
  { path, mode, maxBytes }: Wanted,
): Promise<BlobRead | null> {
  const file = filePath(path);
  const kind = mode === null ? null : kindOf(mode);
  if (file === null || kind === 'folder' || kind === 'other' || !parts.reads.take()) return null;
  try {
    const told = kind === null ? await readMeta(parts, place, file) : { link: kind === 'link', size: null };
    return told === null ? null : await readBytes(parts, place, { file, maxBytes, ...told });
  } catch (error) {
    if (parts.signal?.aborted) throw error;
    parts.remarks.add('blob', `the contents of some files could not be read: ${messageOf(error)}`);
    return null;
  }
}

/** The size is asked for only where not all of the file was read. */
async function readBytes(
  parts: ContentsParts,
  place: Place,
  { file, maxBytes, link, size }: Meta & { readonly file: string; readonly maxBytes: number },
): Promise<BlobRead | null> {
  const bytes = await ask(parts, place, { file, maxBytes: maxBytes + 1 });
  if (bytes === null) return null;
  if (bytes.length <= maxBytes) return { bytes, size: bytes.length, link };
  const told = size ?? (await readMeta(parts, place, file))?.size ?? bytes.length;
  return { bytes: bytes.subarray(0, maxBytes), size: told, link };
}

async function ask(
  { api }: ContentsParts,
  { sha, repositories }: Place,
  { file, maxBytes }: { readonly file: string; readonly maxBytes: number },
): Promise<Uint8Array | null> {
  for (const repository of repositories) {
    const path = `${repository}${route`/src/${sha}/`}${file}`;
    const { status, data } = await api.get(path, { accept: ANY, allow: NOT_HERE, maxBytes });
    // An empty file comes without a body.
    if (status === 200) return data instanceof Uint8Array ? data : new Uint8Array();
  }
  return null;
}

/** What Cloud says of a path; null where it is no file. */
async function readMeta(
  { api }: ContentsParts,
  { sha, repositories }: Place,
  file: string,
): Promise<Meta | null> {
  for (const repository of repositories) {
    const path = `${repository}${route`/src/${sha}/`}${file}?format=meta`;
    const { status, data } = await api.get(path, { allow: NOT_HERE });
    if (status === 200) return metaOf(data);
  }
  return null;
}

/** What Cloud says of a path; null where it is no file. */
export function metaOf(data: unknown): Meta | null {
  const said = at(data, 'attributes');
  const words: readonly unknown[] = Array.isArray(said) ? said : [textOf(said)];
  if (at(data, 'type') !== 'commit_file' || words.includes('subrepository')) return null;
  return { link: words.includes('link'), size: wholeOf(at(data, 'size')) };
}
