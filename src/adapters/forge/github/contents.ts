import type { BlobRead } from '../../../domain/ports.ts';
import { messageOf } from '../../../lib/thrown.ts';
import { kindOf } from '../folders.ts';
import { isTreePath } from '../git-objects.ts';
import type { Remarks } from '../remarks.ts';
import { createTurns } from '../turns.ts';
import type { GitHubApi } from './api.ts';
import { type Batch, batchesOf } from './batches.ts';
import { type Entries, type Entry, queryEntries, readTree } from './entries.ts';

/** Paths that one query asks about without their content; each is a walk through the tree, and no query may be slow. */
const PATHS_PER_QUERY = 100;

/** Paths of one side that are asked about: a tenth of the hourly requests of an action's token at most. */
const MAX_PATHS = 1_000;

const QUERIES_AT_ONCE = 3;

/** Requests for one file's content each, of the 1,000 that an action's token has in an hour. */
const MAX_SINGLE_READS = 200;

const RAW = 'application/vnd.github.raw+json';
/** No permission or too large, not there, no blob. */
const NO_BLOB = [403, 404, 409, 422];

/** What both sides of a change share: the ways to GitHub and how much of them is left. */
export type Supply = {
  readonly api: GitHubApi;
  readonly remarks: Remarks;
  readonly signal: AbortSignal | null;
  readonly turns: ReturnType<typeof createTurns>;
  queries: boolean;
  singleReads: number;
};

/** A supply of which nothing is used yet. */
export function createSupply(api: GitHubApi, remarks: Remarks, signal: AbortSignal | null): Supply {
  return {
    api,
    remarks,
    signal,
    turns: createTurns(QUERIES_AT_ONCE),
    queries: true,
    singleReads: MAX_SINGLE_READS,
  };
}

/**
 * The files of one commit. Many are asked for with one query each time, since requests are scarce; what a query has no
 * text for (binary, other encodings, large) is read by its hash, which follows no link.
 */
export class Contents {
  readonly #supply: Supply;
  readonly #commit: string;
  readonly #entries = new Map<string, Entry | null>();
  #batches: ReadonlyMap<string, Batch> = new Map();
  #tree: ReturnType<typeof readTree> | null = null;

  constructor(supply: Supply, commit: string) {
    this.#supply = supply;
    this.#commit = commit;
  }

  /** Asks what the paths are; a path that is missing in the answer is not known. */
  async lookUp(paths: readonly string[]): Promise<Entries> {
    const asked = paths.slice(0, MAX_PATHS);
    const chunks: string[][] = [];
    for (let at = 0; at < asked.length; at += PATHS_PER_QUERY) {
      chunks.push(asked.slice(at, at + PATHS_PER_QUERY));
    }
    await Promise.all(chunks.map((chunk) => this.#learn(chunk, false)));
    this.#batches = batchesOf(asked, this.#entries, (batch) => this.#textsOf(batch));
    return this.#entries;
  }

  /** At most `maxBytes` of a file or a link; null where there is neither, or where it cannot be read. */
  async read(path: string, maxBytes: number): Promise<BlobRead | null> {
    if (!isTreePath(path)) return null;
    if (!this.#entries.has(path)) await this.#learnLate(path);
    const entry = this.#entries.get(path);
    if (entry === undefined || entry === null) return null;
    const kind = kindOf(entry.mode);
    if (kind !== 'file' && kind !== 'link') return null;
    const text = entry.text ?? (await this.#batches.get(path)?.texts())?.get(path) ?? null;
    if (text === null) return this.#readSingle(entry, maxBytes);
    const bytes = Buffer.from(text);
    return { bytes: bytes.subarray(0, maxBytes), size: bytes.length, link: kind === 'link' };
  }

  async #learnLate(path: string): Promise<void> {
    if (this.#takeSingleRead()) await this.#learn([path], true);
  }

  /** By a query, else by the tree. */
  async #learn(paths: readonly string[], withText: boolean): Promise<void> {
    const entries = (await this.#query(paths, withText)) ?? (await this.#fromTree(paths));
    for (const [path, entry] of entries) this.#entries.set(path, entry);
  }

  async #textsOf(paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const texts = new Map<string, string>();
    for (const [path, entry] of (await this.#query(paths, true)) ?? []) {
      // The bytes that were listed, also if something else is answered the second time.
      if (entry?.oid === this.#entries.get(path)?.oid && entry?.text != null) texts.set(path, entry.text);
    }
    return texts;
  }

  /** Null where GitHub answers no queries; that is found out once. */
  #query(paths: readonly string[], withText: boolean): Promise<Entries | null> {
    const { api, remarks, turns } = this.#supply;
    return turns(async () => {
      if (!this.#supply.queries) return null;
      try {
        return await queryEntries(api, this.#commit, paths, withText);
      } catch (error) {
        this.#refuseIfStopped(error);
        this.#supply.queries = false;
        remarks.add('queries', `files are read one by one: ${messageOf(error)}`);
        return null;
      }
    });
  }

  async #fromTree(paths: readonly string[]): Promise<Entries> {
    try {
      this.#tree ??= readTree(this.#supply.api, this.#commit);
      const entries = await this.#tree;
      return new Map(paths.map((path) => [path, entries.get(path) ?? null]));
    } catch (error) {
      this.#refuseIfStopped(error);
      this.#supply.remarks.add('tree', `modes and contents of files are not known: ${messageOf(error)}`);
      return new Map();
    }
  }

  async #readSingle(entry: Entry, maxBytes: number): Promise<BlobRead | null> {
    if (!this.#takeSingleRead()) return null;
    const { api, remarks } = this.#supply;
    const { owner, repo } = api;
    const route = 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}';
    try {
      const options = { accept: RAW, allow: NO_BLOB, maxBytes };
      const { status, data } = await api.get(route, { owner, repo, file_sha: entry.oid }, options);
      // An empty file comes without a body.
      const bytes = data === null ? new Uint8Array() : data;
      if (status === 200 && bytes instanceof Uint8Array) {
        const size = entry.size ?? bytes.length;
        return { bytes: bytes.subarray(0, maxBytes), size, link: kindOf(entry.mode) === 'link' };
      }
      remarks.add('blob', `the contents of some files could not be read (HTTP ${status})`);
    } catch (error) {
      this.#refuseIfStopped(error);
      remarks.add('blob', `the contents of some files could not be read: ${messageOf(error)}`);
    }
    return null;
  }

  #takeSingleRead(): boolean {
    if (this.#supply.singleReads === 0) {
      const count = MAX_SINGLE_READS.toLocaleString('en');
      this.#supply.remarks.add('budget', `after ${count} files read one by one, no more were read`);
      return false;
    }
    this.#supply.singleReads -= 1;
    return true;
  }

  #refuseIfStopped(error: unknown): void {
    if (this.#supply.signal?.aborted) throw error;
  }
}
