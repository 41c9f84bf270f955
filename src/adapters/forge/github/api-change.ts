import type { ListedFile } from '../../../domain/change.ts';
import type { BlobRead, FileList, FolderList, Patches } from '../../../domain/ports.ts';
import type { PullRequestFacts } from '../../../domain/pull-request.ts';
import { messageOf } from '../../../lib/thrown.ts';
import type { Remarks } from '../remarks.ts';
import type { GitHubApi } from './api.ts';
import { Contents, createSupply, type Supply } from './contents.ts';
import type { Entries, Entry } from './entries.ts';
import { type GitHubFile, pathAt, readFiles, whyIncomplete } from './files.ts';
import { listTargetFolder, readTargetFile } from './target.ts';

const DIFF = 'application/vnd.github.diff';
const NOT_ACCEPTABLE = 406;

/** Git's ids of the empty blob, SHA-1 and SHA-256. */
const EMPTY_BLOBS: ReadonlySet<string> = new Set([
  'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391',
  '473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813',
]);

const TOO_LARGE = 'GitHub withheld the text (too large)';

export type ApiChangeParts = {
  readonly api: GitHubApi;
  readonly facts: PullRequestFacts;
  readonly mergeBase: string;
  readonly remarks: Remarks;
  readonly signal: AbortSignal | null;
};

/** A listed file and what it is on both sides; undefined: not known, null: not there. */
type Known = {
  readonly file: GitHubFile;
  readonly base: Entry | null | undefined;
  readonly head: Entry | null | undefined;
};

type Listing = { readonly known: readonly Known[]; readonly list: FileList };

/** A pull request as GitHub's API gives it, where there is no checkout to read it from. */
export class ApiChange {
  readonly mergeBase: string;
  readonly #parts: ApiChangeParts;
  readonly #supply: Supply;
  readonly #base: Contents;
  readonly #head: Contents;
  #listing: Promise<Listing> | null = null;

  constructor(parts: ApiChangeParts) {
    const supply = createSupply(parts.api, parts.remarks, parts.signal);
    this.mergeBase = parts.mergeBase;
    this.#supply = supply;
    this.#parts = parts;
    this.#base = new Contents(supply, parts.mergeBase);
    this.#head = new Contents(supply, parts.facts.head.sha);
  }

  async listFiles(): Promise<FileList> {
    return (await this.#listed()).list;
  }

  /** Hunks by file; the whole diff instead where GitHub left out hunks and has it. */
  async readPatches(maxBytes: number): Promise<Patches> {
    const { known } = await this.#listed();
    const whole = known.some(isWithheld) ? await this.#readDiff(maxBytes) : null;
    if (whole !== null) return { kind: 'diff', bytes: whole, complete: true, reason: null };
    return { kind: 'fragments', fragments: fragmentsOf(known, maxBytes) };
  }

  async readFile(side: 'base' | 'head', path: string, maxBytes: number): Promise<BlobRead | null> {
    await this.#listed();
    return (side === 'base' ? this.#base : this.#head).read(path, maxBytes);
  }

  readTarget(path: string, maxBytes: number): Promise<BlobRead | null> {
    return readTargetFile(this.#supply, { commit: this.#parts.facts.base.sha, path, maxBytes });
  }

  listTarget(folder: string): Promise<FolderList | null> {
    return listTargetFolder(this.#supply, this.#parts.facts.base.sha, folder);
  }

  #listed(): Promise<Listing> {
    this.#listing ??= this.#list();
    return this.#listing;
  }

  async #list(): Promise<Listing> {
    const { api, facts } = this.#parts;
    const files = await readFiles(api, facts.number);
    const [base, head] = await Promise.all([
      this.#base.lookUp(files.flatMap((file) => pathAt(file, 'base') ?? [])),
      this.#head.lookUp(files.flatMap((file) => pathAt(file, 'head') ?? [])),
    ]);
    const known = files.map((file) => ({
      file,
      base: entryAt(base, pathAt(file, 'base')),
      head: entryAt(head, pathAt(file, 'head')),
    }));
    const reason = whyIncomplete(files.length, facts.changedFiles);
    return { known, list: { files: known.map(listedFile), complete: reason === null, reason } };
  }

  /** The diff of the whole pull request, or null where GitHub does not give all of it. */
  async #readDiff(maxBytes: number): Promise<Uint8Array | null> {
    const { api, facts, remarks, signal } = this.#parts;
    const { owner, repo } = api;
    const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
    const options = { accept: DIFF, allow: [NOT_ACCEPTABLE], maxBytes: maxBytes + 1 };
    try {
      const answer = await api.get(route, { owner, repo, pull_number: facts.number }, options);
      const { status, data } = answer;
      return status === 200 && data instanceof Uint8Array && data.length <= maxBytes ? data : null;
    } catch (error) {
      if (signal?.aborted) throw error;
      remarks.add('diff', `the diff as a whole could not be read: ${messageOf(error)}`);
      return null;
    }
  }
}

function entryAt(entries: Entries, path: string | null): Entry | null | undefined {
  return path === null ? null : entries.get(path);
}

/** Lines changed, and their text is not there. */
function isWithheld({ file }: Known): boolean {
  return file.patch === null && file.additions + file.deletions > 0;
}

/**
 * No line changed by GitHub's count, and yet the content did. Binary files are counted so, and also text whose
 * attributes say that it is not to be diffed: what is not known to be the same is taken for changed.
 */
function isBinary({ file, base, head }: Known): boolean {
  if (file.patch !== null || file.additions + file.deletions > 0) return false;
  if (file.status === 'added') return !isEmpty(head?.oid ?? file.sha);
  if (file.status === 'deleted') return !isEmpty(base?.oid ?? file.sha);
  return base?.oid === undefined || base.oid !== (head?.oid ?? file.sha);
}

function isEmpty(oid: string | null): boolean {
  return oid !== null && EMPTY_BLOBS.has(oid);
}

function listedFile(known: Known): ListedFile {
  const { file, base, head } = known;
  const binary = isBinary(known);
  return {
    path: file.path,
    oldPath: file.oldPath === file.path ? null : file.oldPath,
    status: file.status,
    oldMode: base?.mode ?? null,
    newMode: head?.mode ?? null,
    additions: binary ? null : file.additions,
    deletions: binary ? null : file.deletions,
    // Of the base alone: what a change says of its own files counts for nothing. That GitHub does not know is no denial.
    attributes: { generated: base?.generated === true ? true : null, vendored: null, noDiff: null },
  };
}

type Fragment = Extract<Patches, { kind: 'fragments' }>['fragments'][number];

function fragmentsOf(known: readonly Known[], maxBytes: number): readonly Fragment[] {
  const tooMany = `the text of the change is larger than ${maxBytes.toLocaleString('en')} bytes`;
  let left = maxBytes;
  return known.flatMap((one): readonly Fragment[] => {
    const { path, patch } = one.file;
    if (isBinary(one)) return [{ path, bytes: null, reason: 'binary', binary: true }];
    if (isWithheld(one)) return [{ path, bytes: null, reason: TOO_LARGE }];
    // Renamed, empty, or only its mode changed: there is no text to miss.
    if (patch === null) return [];
    const bytes = Buffer.from(patch);
    if (bytes.length > left) return [{ path, bytes: null, reason: tooMany }];
    left -= bytes.length;
    return [{ path, bytes, reason: null }];
  });
}
