/** Words shared by the parts of the GitHub double. */
import type { GitView } from '../forge/git-view.ts';
import type { Fields, ForgeRequest, Side } from '../forge/types.ts';

export type { FaultAction, FaultRule, Fields, Reply, Side } from '../forge/types.ts';
export type GitHubRequest = ForgeRequest;

export type Level = 'read' | 'write' | 'none';
export type Area = 'contents' | 'pullRequests' | 'checks' | 'statuses' | 'issues';
export type Permissions = Readonly<Record<Area, Level>>;

/** An account; `login` without the `[bot]` that REST ends a bot's login with. */
export type GitHubAccount = {
  readonly login: string;
  readonly id: number;
  readonly type: 'User' | 'Bot';
};

export type PullState = {
  title: string;
  body: string | null;
  readonly number: number;
  readonly author: GitHubAccount | null;
  state: 'open' | 'closed';
  merged: boolean;
  draft: boolean;
  locked: boolean;
  labels: string[];
  baseRef: string;
  baseSha: string;
  headRef: string;
  headSha: string;
  /** Where the head branch lives; `gone`: the fork was deleted. */
  headRepository: 'same' | 'fork' | 'gone';
  /** Every commit that was a head, so that an old `commit_id` can be told from an unknown one. */
  readonly heads: string[];
  updatedAt: string;
};

export type ReviewState = {
  readonly id: number;
  readonly user: GitHubAccount | null;
  body: string;
  state: 'PENDING' | 'COMMENTED' | 'APPROVED' | 'CHANGES_REQUESTED' | 'DISMISSED';
  commitId: string;
  submittedAt: string | null;
};

export type ThreadState = {
  readonly id: string;
  path: string;
  readonly subject: 'line' | 'file';
  readonly side: Side;
  readonly startSide: Side | null;
  line: number | null;
  startLine: number | null;
  readonly originalLine: number | null;
  readonly originalStartLine: number | null;
  readonly originalCommitId: string;
  commitId: string;
  readonly diffHunk: string;
  outdated: boolean;
  resolvedBy: GitHubAccount | null;
};

export type ReviewCommentState = {
  readonly id: number;
  readonly threadId: string;
  readonly reviewId: number;
  readonly inReplyTo: number | null;
  readonly user: GitHubAccount | null;
  body: string;
  readonly createdAt: string;
  updatedAt: string;
  minimized: string | null;
};

export type IssueCommentState = {
  readonly id: number;
  readonly user: GitHubAccount | null;
  body: string;
  readonly createdAt: string;
  updatedAt: string;
  minimized: string | null;
};

export type CheckRunState = {
  readonly id: number;
  name: string;
  readonly headSha: string;
  status: string;
  conclusion: string | null;
  externalId: string;
  detailsUrl: string | null;
  startedAt: string | null;
  completedAt: string | null;
  title: string | null;
  summary: string | null;
  text: string | null;
  readonly annotations: Readonly<Record<string, unknown>>[];
};

export type StatusState = {
  readonly id: number;
  readonly sha: string;
  readonly state: string;
  readonly context: string;
  readonly description: string | null;
  readonly targetUrl: string | null;
  readonly createdAt: string;
};

/** What the server holds. Tests may read and change all of it. */
export type GitHubState = {
  readonly pull: PullState;
  readonly reviews: ReviewState[];
  readonly threads: ThreadState[];
  /** Comments on lines and files, of all threads. */
  readonly reviewComments: ReviewCommentState[];
  readonly issueComments: IssueCommentState[];
  readonly checkRuns: CheckRunState[];
  readonly statuses: StatusState[];
  /** The next free number. */
  nextId(): number;
  /** The next instant, a second after the last one. */
  tick(): string;
};

export type PatchLimits = {
  /** Lines and bytes over which a file of the list has no `patch`. */
  readonly fileLines: number;
  readonly fileBytes: number;
  /** Over these the diff media type answers 406. */
  readonly diffLines: number;
  readonly diffBytes: number;
  readonly diffFiles: number;
};

export type GitHubOptions = {
  /** Folder of a real git repository. */
  readonly repository: string;
  readonly base: string;
  readonly head: string;
  readonly owner?: string;
  readonly name?: string;
  readonly number?: number;
  readonly title?: string;
  readonly body?: string | null;
  readonly author?: GitHubAccount | null;
  readonly draft?: boolean;
  readonly labels?: readonly string[];
  readonly headRepository?: 'same' | 'fork' | 'gone';
  readonly token?: string;
  readonly me?: GitHubAccount;
  readonly permissions?: Partial<Permissions>;
  readonly latencyMs?: number;
  readonly fileListLimit?: number;
  readonly patchLimits?: Partial<PatchLimits>;
  /** The most items of a page, REST and GraphQL; lower it to see paging with few items. */
  readonly pageLimit?: number;
  /** Comments and reviews count from here. */
  readonly firstId?: number;
  /** What `/reviews` says of a line outside the diff: github.com has said both. */
  readonly lineWording?: 'could not be resolved' | 'must be part of the diff';
};

export type Settings = {
  readonly owner: string;
  readonly name: string;
  readonly token: string;
  readonly me: GitHubAccount;
  readonly permissions: Permissions;
  readonly latencyMs: number;
  readonly fileListLimit: number;
  readonly patchLimits: PatchLimits;
  readonly pageLimit: number;
  readonly lineWording: 'could not be resolved' | 'must be part of the diff';
};

/** Everything that an answer is made from. */
export type World = {
  readonly settings: Settings;
  readonly state: GitHubState;
  readonly git: GitView;
  readonly apiUrl: string;
  readonly serverUrl: string;
};

/** One request as a route sees it. */
export type Call = {
  readonly world: World;
  readonly params: readonly string[];
  readonly url: string;
  readonly query: URLSearchParams;
  readonly accept: string;
  readonly body: Fields;
  /** One-based place of the review comment that is to be lost; null where none is. */
  readonly dropComment: number | null;
};
