/** The change of a pull request on any forge: pinned once, read from a checkout where one holds it, else by the API. */
import type { ChangeIdentity } from '../../domain/change.ts';
import { ForgeError } from '../../domain/errors.ts';
import type { BlobRead, ChangeSource, FolderList, Patches, PullRequestSource } from '../../domain/ports.ts';
import { type PullRequestFacts, SupersededError } from '../../domain/pull-request.ts';
import { messageOf } from '../../lib/thrown.ts';
import { Remarks } from './remarks.ts';
import { openWorkspace, type Workspace } from './workspace.ts';

export type PullRequestSourceOptions = {
  readonly number: number;
  /** The head that the run was started for, in full or its beginning; where it moved on, all fails with a `SupersededError`. */
  readonly pinnedHead?: string;
  /** Folder of a checkout to read from if it holds the change; null to ask the API alone. */
  readonly useWorkspace: string | null;
  /** Only `PATH` and the names of temporary folders are handed on to git. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal;
};

/** The change as a forge's API gives it. */
export type ApiChange = Pick<
  ChangeSource,
  'listFiles' | 'readPatches' | 'readFile' | 'readTarget' | 'listTarget'
> & {
  readonly mergeBase: string;
};

/** What the making of a change by the API is given. */
export type ApiChangeParts = {
  readonly facts: PullRequestFacts;
  /** Where a checkout knows it; null to ask the forge. */
  readonly mergeBase: string | null;
  readonly remarks: Remarks;
  readonly signal: AbortSignal | null;
};

/** A pull request as a forge describes it, and its author's number where the forge counts accounts. */
export type DescribedPullRequest = { readonly facts: PullRequestFacts; readonly authorId: number | null };

/** What each forge does its own way. */
export type PullRequestForge = {
  readonly forge: ChangeIdentity['forge'];
  /** What it is called in messages. */
  readonly server: string;
  /** `owner/name`. */
  readonly repository: string;
  /** Unchanged lines around each change that the forge lets comments stand on; text from a checkout has as many. */
  readonly contextLines: number;
  /** What the forge says of the pull request now. Fails with a `ForgeError`. */
  describe(number: number, pinnedHead: string | null): Promise<DescribedPullRequest>;
  openChange(parts: ApiChangeParts): Promise<ApiChange>;
};

/** The source of one pull request's change. Nothing is asked before the first question. */
export function createPullRequestSource(
  forge: PullRequestForge,
  options: PullRequestSourceOptions,
): PullRequestSource {
  const change = new PullRequestChange(forge, options);
  return {
    pullRequest: async () => (await change.pinned()).facts,
    identify: async () => identityOf(forge, await change.pinned(), await change.mergeBase()),
    listFiles: () => change.read((from) => from.listFiles()),
    readPatches: (maxBytes) => change.read((from): Promise<Patches> => from.readPatches(maxBytes)),
    readFile: (side, path, maxBytes) =>
      change.read((from): Promise<BlobRead | null> => from.readFile(side, path, maxBytes)),
    readTarget: (path, maxBytes) =>
      change.read((from): Promise<BlobRead | null> => from.readTarget(path, maxBytes)),
    listTarget: (folder) => change.read((from): Promise<FolderList | null> => from.listTarget(folder)),
    remarks: () => change.remarks.all(),
    close: () => change.close(),
  };
}

/** A commit's hash, or its beginning, long enough to be one commit's alone. */
const COMMIT = /^[0-9a-f]{7,64}$/;

/** Whether a hash, or the beginning of one, names the commit of the other. */
export function isSameCommit(one: string, other: string): boolean {
  if (!COMMIT.test(one) || !COMMIT.test(other)) return false;
  return one.startsWith(other) || other.startsWith(one);
}

/** The change as the later stages name it. */
function identityOf(
  { forge, repository }: PullRequestForge,
  { facts, authorId }: DescribedPullRequest,
  mergeBase: string,
): ChangeIdentity {
  const { author, base, head } = facts;
  return {
    forge,
    repository,
    number: facts.number,
    base: { ref: base.ref, sha: base.sha },
    head: { ref: head.ref, sha: head.sha },
    mergeBase,
    author: author === null ? null : { id: authorId, login: author.login },
    title: facts.title,
    body: facts.body,
  };
}

type Reading = Omit<ApiChange, 'mergeBase'>;

/** What lives as long as the source, each made once: the pull request, the checkout, the change by the API. */
class PullRequestChange {
  readonly remarks = new Remarks();
  readonly #forge: PullRequestForge;
  readonly #options: PullRequestSourceOptions;
  #pinned: Promise<DescribedPullRequest> | null = null;
  #workspace: Promise<Workspace | null> | null = null;
  #viaApi: Promise<ApiChange> | null = null;

  constructor(forge: PullRequestForge, options: PullRequestSourceOptions) {
    this.#forge = forge;
    this.#options = options;
  }

  pinned(): Promise<DescribedPullRequest> {
    this.#pinned ??= this.#pin();
    return this.#pinned;
  }

  async mergeBase(): Promise<string> {
    const workspace = await this.#opened();
    return workspace?.identity.mergeBase ?? (await this.#apiChange()).mergeBase;
  }

  /** From the checkout, and from the API where there is none or git fails, as in a clone that lacks blobs. */
  async read<T>(ask: (change: Reading) => Promise<T>): Promise<T> {
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

  async close(): Promise<void> {
    const workspace = await this.#workspace?.catch(() => null);
    await workspace?.source.close();
  }

  async #pin(): Promise<DescribedPullRequest> {
    const { number, pinnedHead = null } = this.#options;
    if (!Number.isSafeInteger(number) || number < 1) {
      throw new ForgeError(`${number} is no number of a pull request`, 'Give a whole number from 1.');
    }
    const described = await this.#forge.describe(number, pinnedHead);
    const { head } = described.facts;
    if (pinnedHead !== null && !isSameCommit(pinnedHead, head.sha)) {
      throw new SupersededError(pinnedHead, head.sha);
    }
    return described;
  }

  #opened(): Promise<Workspace | null> {
    this.#workspace ??= this.#open();
    return this.#workspace;
  }

  async #open(): Promise<Workspace | null> {
    const { facts } = await this.pinned();
    const { useWorkspace: folder, environment, signal = null } = this.#options;
    if (folder === null) return null;
    const { server, contextLines } = this.#forge;
    try {
      return await openWorkspace({ folder, environment, signal, server, contextLines }, facts);
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
    const { facts } = await this.pinned();
    const mergeBase = (await this.#opened())?.identity.mergeBase ?? null;
    const { signal = null } = this.#options;
    return this.#forge.openChange({ facts, mergeBase, remarks: this.remarks, signal });
  }
}
