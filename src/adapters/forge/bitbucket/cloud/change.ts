/** A pull request as Bitbucket Cloud's API gives it, where there is no checkout to read it from. */
import { Buffer } from 'node:buffer';
import type { ListedFile } from '../../../../domain/change.ts';
import type { FileList, Patches } from '../../../../domain/ports.ts';
import { messageOf } from '../../../../lib/thrown.ts';
import type { ApiChange, ApiChangeParts } from '../../pull-request-source.ts';
import { createFileReads } from '../file-reads.ts';
import type { BitbucketCloudApi } from './api.ts';
import { type ChangeText, type FileText, readText } from './diff-text.ts';
import { type CloudFile, pathAt, readFiles } from './files.ts';
import { type Place, readContent } from './files-contents.ts';
import { readMergeBase } from './pull-request.ts';
import { createTargetFiles } from './target.ts';

export type CloudChangeParts = ApiChangeParts & {
  readonly api: BitbucketCloudApi;
  /** The path of the fork that the head is in; null where it is in this repository, or gone. */
  readonly forkPath: string | null;
};

/** Files read one by one, of the 1,000 requests that an account has in an hour; each costs one or two. */
const MAX_FILE_READS = 300;

type Listing = { readonly files: readonly CloudFile[]; readonly text: ChangeText };

/** The change by the API. The merge base is asked for at once, all else when it is wanted, and once. */
export async function openChange(parts: CloudChangeParts): Promise<ApiChange> {
  const { api, facts, remarks, forkPath } = parts;
  const reads = createFileReads(MAX_FILE_READS, remarks);
  let files: Promise<readonly CloudFile[]> | null = null;
  let listing: Promise<Listing> | null = null;
  const listFiles = (): Promise<readonly CloudFile[]> => {
    files ??= readFiles(api, facts.number);
    return files;
  };
  const list = (): Promise<Listing> => {
    listing ??= listFiles().then(async (found) => ({ files: found, text: await readText(parts, found) }));
    return listing;
  };
  const mergeBase = parts.mergeBase ?? (await findMergeBase(parts, listFiles));
  const own = api.repositoryPath;
  const target = createTargetFiles(api, facts.base.sha);
  const places: Readonly<Record<'base' | 'head', Place>> = {
    base: { sha: mergeBase, repositories: [own] },
    head: { sha: facts.head.sha, repositories: forkPath === null ? [own] : [forkPath, own] },
  };
  return {
    mergeBase,
    listFiles: async () => fileList(await list()),
    readPatches: async (maxBytes) => patchesOf(await list(), maxBytes),
    readFile: async (side, path, maxBytes) => {
      const mode = modeAt(await list(), side, path);
      return readContent({ ...parts, reads }, places[side], { path, mode, maxBytes });
    },
    readTarget: (path, maxBytes) => target.read(path, maxBytes),
    listTarget: (folder) => target.list(folder),
  };
}

/**
 * The last common commit: Cloud's own word, else the commit that it shows old sides at. Where there is neither, the
 * base is as near as it gets; that decides on contents of the base only, since Cloud makes the diff itself.
 */
async function findMergeBase(
  { api, facts, remarks, signal }: CloudChangeParts,
  listFiles: () => Promise<readonly CloudFile[]>,
): Promise<string> {
  const asked = await readMergeBase(api, facts).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    remarks.add('merge-base', `the last common commit could not be asked for: ${messageOf(error)}`);
    return null;
  });
  if (asked !== null) return asked;
  const shown = new Set((await listFiles()).flatMap(({ oldCommit }) => oldCommit ?? []));
  const [only] = shown;
  if (shown.size === 1 && only !== undefined) return only;
  remarks.add('merge-base', 'Bitbucket Cloud does not tell the last common commit of base and head');
  return facts.base.sha;
}

function fileList({ files, text }: Listing): FileList {
  const listed = files.map((file, index) => listedFile(file, text.files[index]));
  return { files: listed, complete: true, reason: null };
}

/** A file without any changed line is taken for changed, in a way that has no lines, until the diff says otherwise. */
function listedFile(file: CloudFile, text: FileText | undefined): ListedFile {
  const entries = text !== undefined && 'entries' in text ? text.entries : [];
  const binary = entries.some((entry) => entry.binary);
  const unknown = entries.length === 0 && file.additions + file.deletions === 0;
  const counted = !binary && !unknown;
  return {
    path: file.path,
    oldPath: file.oldPath,
    status: file.status,
    oldMode: entries[0]?.oldMode ?? null,
    newMode: entries.at(-1)?.newMode ?? null,
    additions: counted ? file.additions : null,
    deletions: counted ? file.deletions : null,
    attributes: { generated: null, vendored: null, noDiff: null },
  };
}

/** The mode of a path on one side, as far as the diff tells. */
function modeAt({ files, text }: Listing, side: 'base' | 'head', path: string): string | null {
  const index = files.findIndex((file) => pathAt(file, side) === path);
  const file = files[index];
  if (file === undefined) return null;
  const { oldMode, newMode } = listedFile(file, text.files[index]);
  return side === 'base' ? oldMode : newMode;
}

type Fragment = Extract<Patches, { kind: 'fragments' }>['fragments'][number];

function patchesOf({ files, text }: Listing, maxBytes: number): Patches {
  const tooMany = `the text of the change is larger than ${maxBytes.toLocaleString('en')} bytes`;
  if (text.whole !== null) {
    const complete = text.whole.length <= maxBytes;
    return {
      kind: 'diff',
      bytes: text.whole.subarray(0, maxBytes),
      complete,
      reason: complete ? null : tooMany,
    };
  }
  let left = maxBytes;
  const fragments = files.flatMap(({ path }, index): readonly Fragment[] => {
    const own = text.files[index] ?? { reason: 'no text was read' };
    if ('reason' in own) return [{ path, bytes: null, reason: own.reason }];
    if (own.entries.some(({ binary }) => binary)) {
      return [{ path, bytes: null, reason: 'binary', binary: true }];
    }
    const bytes = Buffer.concat(own.entries.map(({ hunks }) => hunks));
    if (bytes.length === 0) return [];
    if (bytes.length > left) return [{ path, bytes: null, reason: tooMany }];
    left -= bytes.length;
    return [{ path, bytes, reason: null }];
  });
  return { kind: 'fragments', fragments };
}
