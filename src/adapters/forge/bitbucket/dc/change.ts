/** A pull request as Data Center's API gives it, where there is no checkout to read it from. */
import type { ListedFile } from '../../../../domain/change.ts';
import type { FileList, Patches } from '../../../../domain/ports.ts';
import { SupersededError } from '../../../../domain/pull-request.ts';
import { mapLimited } from '../../../../lib/limit.ts';
import { messageOf } from '../../../../lib/thrown.ts';
import type { ApiChange, ApiChangeParts } from '../../pull-request-source.ts';
import { createFileReads } from '../file-reads.ts';
import { unreadable } from '../problem.ts';
import { filePath, route } from '../rest.ts';
import { type BitbucketDcApi, DC_WORDS } from './api.ts';
import { type DcText, noText, readDiff } from './diff.ts';
import { type DcFile, type DcFiles, readFiles, refuseMoved } from './files.ts';
import { readContent } from './files-contents.ts';
import { modeAt, withModes } from './files-modes.ts';
import { pullRequestPath, readMergeBase } from './pull-request.ts';
import { listTargetFolder, readTargetFile } from './target.ts';

export type DcChangeParts = ApiChangeParts & { readonly api: BitbucketDcApi };

/** The server lets comments stand on so many unchanged lines around a change. */
export const CONTEXT_LINES = 10;

/** As many texts as a list can have, at four requests a second some four minutes. */
const MAX_TEXTS = 1_000;

/** Files read one by one; each costs one request or two. */
const MAX_FILE_READS = 300;

/** Texts asked for at the same time; the API itself sees to it that requests do not start too soon. */
const TEXTS_AT_ONCE = 4;

/** Failures in a row after which no more is asked for. */
const MAX_FAILURES = 3;

type Listing = DcFiles & { readonly texts: readonly DcText[] };

/** The change by the API. The merge base is asked for at once, all else when it is wanted, and once. */
export async function openChange(parts: DcChangeParts): Promise<ApiChange> {
  const { api, facts, remarks } = parts;
  const reads = createFileReads(MAX_FILE_READS, remarks);
  let files: Promise<DcFiles> | null = null;
  let listing: Promise<Listing> | null = null;
  const listFiles = (): Promise<DcFiles> => {
    files ??= readFiles(api, { number: facts.number, headSha: facts.head.sha });
    return files;
  };
  const list = (): Promise<Listing> => {
    listing ??= readListing(parts, listFiles);
    return listing;
  };
  const mergeBase = parts.mergeBase ?? (await findMergeBase(parts, listFiles));
  return {
    mergeBase,
    listFiles: async () => fileList(await list()),
    readPatches: async (maxBytes) => patchesOf(await list(), maxBytes),
    readFile: async (side, path, maxBytes) => {
      const mode = modeAt((await list()).files, side, path);
      const sha = side === 'base' ? mergeBase : facts.head.sha;
      return readContent({ ...parts, reads }, sha, { path, mode, maxBytes });
    },
    readTarget: (path, maxBytes) => readTargetFile(api, { sha: facts.base.sha, path, maxBytes }),
    listTarget: (folder) => listTargetFolder(api, facts.base.sha, folder),
  };
}

async function readListing(parts: DcChangeParts, listFiles: () => Promise<DcFiles>): Promise<Listing> {
  const found = await listFiles();
  const [files, texts] = await Promise.all([withModes(parts, found.files), readTexts(parts, found.files)]);
  return { ...found, files, texts };
}

/** Servers before 8.16 tell the last common commit only as the one that the change starts from. */
async function findMergeBase(
  { api, facts, remarks }: DcChangeParts,
  listFiles: () => Promise<DcFiles>,
): Promise<string> {
  const asked = (await readMergeBase(api, facts.number)) ?? (await listFiles()).fromHash;
  if (asked !== null) return asked;
  remarks.add('merge-base', 'Bitbucket does not tell the last common commit of base and head');
  return facts.base.sha;
}

function readTexts(parts: DcChangeParts, files: readonly DcFile[]): Promise<readonly DcText[]> {
  let failures = 0;
  return mapLimited(files, TEXTS_AT_ONCE, async (file, index) => {
    if (index >= MAX_TEXTS) return noText(`only the first ${MAX_TEXTS.toLocaleString('en')} files are read`);
    if (failures >= MAX_FAILURES) {
      return noText(`its text was not asked for, as that failed ${MAX_FAILURES} times in a row`);
    }
    try {
      const text = await readOne(parts, file);
      failures = 0;
      return text;
    } catch (error) {
      if (parts.signal?.aborted || error instanceof SupersededError) throw error;
      failures += 1;
      return noText(`its text could not be read: ${messageOf(error)}`);
    }
  });
}

async function readOne({ api, facts }: DcChangeParts, file: DcFile): Promise<DcText> {
  const name = filePath(file.path);
  if (name === null) return noText('its name cannot be part of an address');
  const place = `${pullRequestPath(api, facts.number)}/diff/${name}`;
  // Without the old name a moved file is told as a new one.
  const source = file.oldPath === null ? '' : route`&srcPath=${file.oldPath}`;
  const { data } = await api.get(`${place}?contextLines=${CONTEXT_LINES}&withComments=false${source}`);
  const diff = readDiff(data, file.path);
  if (diff === null) throw unreadable(`GET ${place}`, 'no diff', DC_WORDS);
  refuseMoved(diff.toHash, facts.head.sha);
  return isWithheld(diff.text, file) ? noText('Bitbucket gave no text for it') : diff.text;
}

/** The content changed, as far as is known, and there is no line that did. */
function isWithheld(text: DcText, file: DcFile): boolean {
  if (text.bytes === null || text.additions + text.deletions > 0) return false;
  if (file.isSame !== null) return !file.isSame;
  return file.oldMode === file.newMode && file.oldPath === null;
}

function fileList({ files, texts, reason }: Listing): FileList {
  const listed = files.map((file, index) => listedFile(file, texts[index]));
  return { files: listed, complete: reason === null, reason };
}

/** The list counts no lines: what can be counted is the text. */
function listedFile(file: DcFile, text: DcText | undefined): ListedFile {
  const { isSame: _isSame, ...listed } = file;
  const counted = text !== undefined && text.bytes !== null;
  return {
    ...listed,
    additions: counted ? text.additions : null,
    deletions: counted ? text.deletions : null,
    attributes: { generated: null, vendored: null, noDiff: null },
  };
}

type Fragment = Extract<Patches, { kind: 'fragments' }>['fragments'][number];

function patchesOf({ files, texts }: Listing, maxBytes: number): Patches {
  const tooMany = `the text of the change is larger than ${maxBytes.toLocaleString('en')} bytes`;
  let left = maxBytes;
  const fragments = files.flatMap(({ path }, index): readonly Fragment[] => {
    const { bytes, reason, binary } = texts[index] ?? noText('no text was read');
    if (bytes === null) return [{ path, bytes, reason, ...(binary ? { binary } : {}) }];
    // Moved, or only its mode changed: there is no text to miss.
    if (bytes.length === 0) return [];
    if (bytes.length > left) return [{ path, bytes: null, reason: tooMany }];
    left -= bytes.length;
    return [{ path, bytes, reason: null }];
  });
  return { kind: 'fragments', fragments };
}
