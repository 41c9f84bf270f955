import type { BlobRead, ChangeSource, FileList, Patches } from '../../../domain/ports.ts';
import { type PullRequestFacts, SupersededError } from '../../../domain/pull-request.ts';
import { messageOf } from '../../../lib/thrown.ts';
import { Remarks } from '../remarks.ts';
import type { GitHubApi } from './api.ts';
import { ApiChange } from './api-change.ts';
import { identityOf, readMergeBase, readPullRequest } from './pull-request.ts';
import { openWorkspace, type Workspace } from './workspace.ts';

export type GitHubSourceOptions = {
  readonly number: number;
  /** The head that the run was started for; where it moved on, the source fails with a `SupersededError`. */
  readonly pinnedHead?: string;
  /** Folder of a checkout to read from if it holds the change; null to ask the API alone. */
  readonly useWorkspace: string | null;
  /** Only `PATH` and the names of temporary folders are handed on to git. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal;
};

export type GitHubSource = ChangeSource & {
  /** The pull request as it was when the run pinned it. */
  pullRequest(): Promise<PullRequestFacts>;
  /** What went another way than planned, for the log. */
  remarks(): readonly string[];
};

/**
 * The change of a GitHub pull request between the merge base and the head that it had when it was first asked for:
 * from a checkout where one holds it, else from the API.
 */
export function createGitHubSource(api: GitHubApi, options: GitHubSourceOptions): GitHubSource {
  const change = new PullRequestChange(api, options);
  return {
    pullRequest: () => change.facts(),
    identify: async () => {
      const facts = await change.facts();
      return identityOf(api, facts, await change.mergeBase());
    },
    listFiles: () => change.listFiles(),
    readPatches: (maxBytes) => change.readPatches(maxBytes),
    readFile: (side, path, maxBytes) => change.readFile(side, path, maxBytes),
    remarks: () => change.remarks.all(),
    close: () => change.close(),
  };
}

/** What lives as long as the source, each made once: the facts, the checkout, the change by the API. */
class PullRequestChange {
  readonly remarks = new Remarks();
  readonly #api: GitHubApi;
  readonly #options: GitHubSourceOptions;
  #facts: Promise<PullRequestFacts> | null = null;
  #workspace: Promise<Workspace | null> | null = null;
  #viaApi: Promise<ApiChange> | null = null;

  constructor(api: GitHubApi, options: GitHubSourceOptions) {
    this.#api = api;
    this.#options = options;
  }

  facts(): Promise<PullRequestFacts> {
    this.#facts ??= this.#pin();
    return this.#facts;
  }

  async mergeBase(): Promise<string> {
    const workspace = await this.#opened();
    return workspace?.identity.mergeBase ?? (await this.#apiChange()).mergeBase;
  }

  listFiles(): Promise<FileList> {
    return this.#read((change) => change.listFiles());
  }

  readPatches(maxBytes: number): Promise<Patches> {
    return this.#read((change) => change.readPatches(maxBytes));
  }

  readFile(side: 'base' | 'head', path: string, maxBytes: number): Promise<BlobRead | null> {
    return this.#read((change) => change.readFile(side, path, maxBytes));
  }

  async close(): Promise<void> {
    const workspace = await this.#workspace?.catch(() => null);
    await workspace?.source.close();
  }

  async #pin(): Promise<PullRequestFacts> {
    const facts = await readPullRequest(this.#api, this.#options.number);
    const { pinnedHead } = this.#options;
    if (pinnedHead !== undefined && pinnedHead !== facts.head.sha) {
      throw new SupersededError(pinnedHead, facts.head.sha);
    }
    return facts;
  }

  /** From the checkout, and from the API where there is none or git fails, as in a clone that lacks blobs. */
  async #read<T>(
    ask: (change: Pick<ApiChange, 'listFiles' | 'readPatches' | 'readFile'>) => Promise<T>,
  ): Promise<T> {
    const workspace = await this.#opened();
    if (workspace !== null) {
      try {
        return await ask(workspace.source);
      } catch (error) {
        this.#goOnWithout(error);
      }
    }
    return ask(await this.#apiChange());
  }

  #opened(): Promise<Workspace | null> {
    this.#workspace ??= this.#open();
    return this.#workspace;
  }

  async #open(): Promise<Workspace | null> {
    const facts = await this.facts();
    const { useWorkspace: folder, environment, signal = null } = this.#options;
    if (folder === null) return null;
    try {
      return await openWorkspace({ folder, environment, signal }, facts);
    } catch (error) {
      this.#goOnWithout(error);
      return null;
    }
  }

  #goOnWithout(error: unknown): void {
    if (this.#options.signal?.aborted) throw error;
    this.remarks.add('workspace', `the checkout is not used, the API is: ${messageOf(error)}`);
  }

  #apiChange(): Promise<ApiChange> {
    this.#viaApi ??= this.#makeApiChange();
    return this.#viaApi;
  }

  async #makeApiChange(): Promise<ApiChange> {
    const facts = await this.facts();
    const workspace = await this.#opened();
    const mergeBase = workspace?.identity.mergeBase ?? (await readMergeBase(this.#api, facts));
    const { signal = null } = this.#options;
    return new ApiChange({ api: this.#api, facts, mergeBase, remarks: this.remarks, signal });
  }
}
