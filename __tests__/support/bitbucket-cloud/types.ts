/** Words shared by the parts of the double of Bitbucket Cloud. */
import type { GitView } from '../forge/git-view.ts';
import type { Fields, ForgeRequest } from '../forge/types.ts';

export type { FaultRule, Fields, Reply } from '../forge/types.ts';

/** A request as it arrived; `path` is without `/2.0`. */
export type CloudRequest = ForgeRequest & {
  /** Whether it came as to a forward proxy, with the whole address, as to the proxy of Pipelines. */
  readonly proxied: boolean;
};

export type Account = {
  /** In braces. */
  readonly uuid: string;
  readonly accountId: string;
  readonly nickname: string;
  /** Neither unique nor stable: no identity. */
  readonly displayName: string;
  readonly type: 'user' | 'app_user';
};

export type PullRequestState = {
  readonly number: number;
  title: string;
  description: string;
  readonly author: Account;
  state: 'OPEN' | 'MERGED' | 'DECLINED' | 'SUPERSEDED';
  draft: boolean;
  destinationBranch: string;
  destinationSha: string;
  readonly sourceBranch: string;
  sourceSha: string;
  /** Where the source branch lives; `gone`: the fork was deleted. */
  sourceRepository: 'same' | 'fork' | 'gone';
  reviewers: readonly Account[];
  closedBy: Account | null;
  readonly createdOn: string;
  updatedOn: string;
};

/** Lines of the new file are `to`, of the old file `from`; none of them: the whole file. */
export type InlineState = {
  readonly path: string;
  from: number | null;
  to: number | null;
  startFrom: number | null;
  startTo: number | null;
  outdated: boolean;
  /** Commits that the lines are counted at. */
  sourceSha: string;
  destinationSha: string;
};

export type CommentState = {
  readonly id: number;
  readonly user: Account;
  text: string;
  readonly parentId: number | null;
  /** Replies have the one of the comment that began the thread. */
  readonly inline: InlineState | null;
  deleted: boolean;
  readonly pending: boolean;
  resolution: { readonly user: Account; readonly createdOn: string } | null;
  readonly createdOn: string;
  updatedOn: string;
};

export type ParticipantState = {
  readonly user: Account;
  readonly role: 'PARTICIPANT' | 'REVIEWER';
  state: 'approved' | 'changes_requested' | null;
  participatedOn: string | null;
};

export type AnnotationState = {
  readonly uuid: string;
  readonly externalId: string;
  /** As it was sent last. */
  fields: Fields;
  readonly createdOn: string;
  updatedOn: string;
};

export type ReportState = {
  /** All 40 digits. */
  readonly commit: string;
  readonly id: string;
  readonly uuid: string;
  /** As it was sent last. */
  fields: Fields;
  annotations: AnnotationState[];
  readonly createdOn: string;
  updatedOn: string;
};

export type BuildState = {
  /** All 40 digits. */
  readonly commit: string;
  readonly key: string;
  state: string;
  url: string;
  name: string | null;
  description: string | null;
  refname: string | null;
  readonly createdOn: string;
  updatedOn: string;
};

export type TaskState = {
  readonly id: number;
  readonly creator: Account;
  text: string;
  readonly commentId: number | null;
  state: 'RESOLVED' | 'UNRESOLVED';
  resolved: { readonly by: Account; readonly on: string } | null;
  readonly createdOn: string;
  updatedOn: string;
};

/** What the server holds. Tests may read and change all of it. */
export type CloudState = {
  readonly pullRequest: PullRequestState;
  /** In the order of their ids, tombstones among them. */
  readonly comments: CommentState[];
  readonly participants: ParticipantState[];
  readonly reports: ReportState[];
  readonly builds: BuildState[];
  readonly tasks: TaskState[];
  /** The next free number. */
  nextId(): number;
  /** The next instant, a second after the last one. */
  tick(): string;
};

export type BitbucketCloudOptions = {
  /** Folder of a real git repository. */
  readonly repository: string;
  readonly base: string;
  readonly head: string;
  readonly workspace?: string;
  readonly repo?: string;
  readonly number?: number;
  readonly title?: string;
  readonly description?: string;
  /** ADA unless given. */
  readonly author?: Account;
  readonly reviewers?: readonly Account[];
  readonly draft?: boolean;
  readonly sourceBranch?: string;
  readonly sourceRepository?: 'same' | 'fork' | 'gone';
  /** Whether the repository itself knows the commits of a fork; `apart`: only the fork does. */
  readonly forkCommits?: 'shared' | 'apart';
  readonly token?: string;
  /** Bearer, without an account of its own to ask for, or Basic with an e-mail address. */
  readonly auth?: 'access-token' | 'api-token';
  readonly email?: string;
  /** Who the token writes as: BOT for an access token, CAROL for an API token. */
  readonly me?: Account;
  /** What the token may do: `pullrequest:write`, or in the words of API tokens `write:pullrequest:bitbucket`. */
  readonly scopes?: readonly string[];
  readonly latencyMs?: number;
  /** The most items of a page; lower it to see paging with few items. */
  readonly pageLimit?: number;
  /** How many requests for a whole diff time out (555) before one is answered. */
  readonly diffFails?: number;
  /** Requests below `/repositories` that are answered; later ones are 429 until `refill` is called. */
  readonly tokenBucket?: { readonly limit: number };
  /** Whether `commit/{hash}/pullrequests` knows its answer (the app for it is not installed everywhere). */
  readonly commitLinks?: 'indexed' | 'indexing' | 'missing';
  /** What tells that a comment is outdated: no reference describes it. */
  readonly outdatedFlag?: 'outdated' | 'out_dated' | 'none';
  /** What a `PUT` of the pull request without `reviewers` does: Renovate's source says that it clears them. */
  readonly reviewersWhenOmitted?: 'kept' | 'cleared';
  /** Comments count from here. */
  readonly firstId?: number;
};

export type Settings = {
  readonly workspace: string;
  readonly repo: string;
  readonly token: string;
  readonly auth: 'access-token' | 'api-token';
  readonly email: string;
  readonly me: Account;
  readonly scopes: readonly string[];
  readonly pageLimit: number;
  readonly commitLinks: 'indexed' | 'indexing' | 'missing';
  readonly outdatedFlag: 'outdated' | 'out_dated' | 'none';
  readonly reviewersWhenOmitted: 'kept' | 'cleared';
  readonly forkCommits: 'shared' | 'apart';
};

/** Everything that an answer is made from. */
export type World = {
  readonly settings: Settings;
  readonly state: CloudState;
  readonly git: GitView;
  /** `http://127.0.0.1:PORT/2.0`. */
  readonly apiUrl: string;
  readonly serverUrl: string;
  /** What is left of the trouble that was asked for. */
  readonly left: { diffFails: number; tokens: number };
};

/** One request as a route sees it. */
export type Call = {
  readonly world: World;
  readonly params: readonly string[];
  /** The path with its query, without `/2.0`. */
  readonly url: string;
  readonly query: URLSearchParams;
  readonly body: Fields;
  /** The body as it came: some requests send a list. */
  readonly json: unknown;
  /** Whether the fork was asked that the source branch is in. */
  readonly isFork: boolean;
  /** Whether a comment is accepted and lost. */
  readonly dropComment: boolean;
};
