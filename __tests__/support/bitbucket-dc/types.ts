/** Words shared by the parts of the Data Center double. */
import type { GitView } from '../forge/git-view.ts';
import type { FaultRule, Fields, ForgeRequest } from '../forge/types.ts';

export type { FaultAction, FaultRule, Fields, ForgeRequest, Reply } from '../forge/types.ts';

/** Versions whose behaviour is known: ranges from 9.3 on. */
export type BitbucketDcVersion = '8.19.0' | '9.2.0' | '9.4.0' | '10.0.0';

/** An account. Names and slugs are unique, display names are not. */
export type BitbucketDcAccount = {
  readonly name: string;
  readonly slug: string;
  readonly id: number;
  readonly displayName: string;
  readonly type: 'NORMAL' | 'SERVICE';
  readonly active: boolean;
};

export type ReviewStatus = 'UNAPPROVED' | 'NEEDS_WORK' | 'APPROVED';

export type ParticipantState = {
  readonly user: BitbucketDcAccount;
  role: 'AUTHOR' | 'REVIEWER' | 'PARTICIPANT';
  status: ReviewStatus;
  lastReviewedCommit: string | null;
};

export type PullRequestState = {
  readonly number: number;
  version: number;
  title: string;
  /** Empty and missing are the same to the server; null is left out of the answer. */
  description: string | null;
  readonly author: BitbucketDcAccount;
  state: 'OPEN' | 'MERGED' | 'DECLINED';
  draft: boolean;
  reviewers: ParticipantState[];
  participants: ParticipantState[];
  /** Branches without `refs/heads/`. */
  baseBranch: string;
  baseSha: string;
  headBranch: string;
  headSha: string;
  readonly createdDate: number;
  updatedDate: number;
  closedDate: number | null;
};

export type LineType = 'ADDED' | 'REMOVED' | 'CONTEXT';
export type FileType = 'FROM' | 'TO';

export type MultilineSpan = {
  readonly dstSpanStart?: number;
  readonly dstSpanEnd?: number;
  readonly srcSpanStart?: number;
  readonly srcSpanEnd?: number;
};

export type AnchorState = {
  path: string;
  readonly srcPath: string | null;
  /** The last line; null for a file. */
  line: number | null;
  lineType: LineType | null;
  readonly fileType: FileType | null;
  readonly diffType: 'EFFECTIVE' | 'RANGE' | 'COMMIT';
  fromHash: string;
  toHash: string;
  /** The lines were changed, or are no longer shown in the diff. */
  orphaned: boolean;
  multilineMarker: { readonly startLine: number; readonly startLineType: LineType } | null;
  multilineSpan: MultilineSpan | null;
};

export type CommentState = {
  readonly id: number;
  version: number;
  text: string;
  readonly author: BitbucketDcAccount;
  readonly createdDate: number;
  updatedDate: number;
  severity: 'NORMAL' | 'BLOCKER';
  /** PENDING: seen by nobody but its author, and in no list. */
  state: 'OPEN' | 'RESOLVED' | 'PENDING';
  resolver: BitbucketDcAccount | null;
  threadResolved: boolean;
  threadResolver: BitbucketDcAccount | null;
  /** Null for a comment on the pull request as a whole, and for a reply. */
  readonly anchor: AnchorState | null;
  readonly properties: Fields;
  /** Replies, which may have replies. */
  readonly comments: CommentState[];
};

export type CommentAction = 'ADDED' | 'UPDATED' | 'REPLIED' | 'DELETED';

export type ActivityState = {
  readonly id: number;
  readonly action: string;
  readonly user: BitbucketDcAccount;
  readonly createdDate: number;
  readonly commentAction: CommentAction | null;
  /** The comment that began the thread; of a deletion the one that was deleted. */
  readonly comment: CommentState | null;
};

export type AnnotationState = Fields;

export type ReportState = {
  readonly commit: string;
  readonly key: string;
  readonly creator: BitbucketDcAccount;
  readonly createdDate: number;
  /** What was sent. */
  readonly fields: Fields;
  readonly annotations: AnnotationState[];
};

export type BuildState = {
  readonly commit: string;
  readonly key: string;
  readonly createdDate: number;
  updatedDate: number;
  /** What was sent. */
  fields: Fields;
};

/** What the server holds. Tests may read and change all of it. */
export type BitbucketDcState = {
  readonly pullRequest: PullRequestState;
  /** Comments that began a thread, the oldest first. */
  readonly comments: CommentState[];
  /** The oldest first; the server answers them the newest first. */
  readonly activities: ActivityState[];
  /** One for each commit and key. */
  readonly reports: ReportState[];
  /** One for each commit and key. */
  readonly builds: BuildState[];
  /** Everybody whom the server knows. */
  readonly accounts: BitbucketDcAccount[];
  nextId(): number;
  /** The next instant in milliseconds, a second after the last one. */
  tick(): number;
};

export type BitbucketDcServerOptions = {
  /** Folder of a real git repository. */
  readonly repository: string;
  /** Commits or branches; a commit's branch is called `main` or `feature`. */
  readonly base: string;
  readonly head: string;
  /** `~name` for a personal project. */
  readonly project?: string;
  readonly repo?: string;
  readonly number?: number;
  readonly title?: string;
  readonly description?: string | null;
  readonly author?: BitbucketDcAccount;
  readonly reviewers?: readonly BitbucketDcAccount[];
  readonly draft?: boolean;
  readonly token?: string;
  /** Whose token it is. */
  readonly me?: BitbucketDcAccount;
  readonly version?: BitbucketDcVersion;
  /** Such as `/bitbucket`; empty unless given. */
  readonly contextPath?: string;
  readonly latencyMs?: number;
  /** The most items of a page, whatever `limit` asks for; 1000 unless given. */
  readonly pageLimit?: number;
  /** False: the token may see nothing of the repository. */
  readonly canRead?: boolean;
  /** No answer says whose token it is. */
  readonly hideUser?: boolean;
  /** No limit unless given. */
  readonly tokenBucket?: { readonly size: number; readonly refillPerSecond: number };
  /** Lines of a diff, over which it is cut; 10,000 unless given. */
  readonly maxDiffLines?: number;
  /** Files, over which the list of changes is cut; 1,000 unless given. */
  readonly maxChanges?: number;
  /** Annotations of a report, over which a request is refused whole; 1,000 unless given. */
  readonly maxAnnotations?: number;
  /** Where the head branch lives, if it is a fork. */
  readonly sourceRepository?: { readonly project: string; readonly repo: string };
  /** The database takes no characters beyond the basic multilingual plane. */
  readonly mysql?: boolean;
};

export type Settings = {
  readonly project: string;
  readonly repo: string;
  readonly source: { readonly project: string; readonly repo: string } | null;
  readonly token: string;
  readonly me: BitbucketDcAccount;
  readonly version: BitbucketDcVersion;
  readonly contextPath: string;
  readonly latencyMs: number;
  readonly pageLimit: number;
  readonly canRead: boolean;
  readonly hideUser: boolean;
  readonly tokenBucket: { readonly size: number; readonly refillPerSecond: number } | null;
  readonly maxDiffLines: number;
  readonly maxChanges: number;
  readonly maxAnnotations: number;
  readonly mysql: boolean;
};

/** Everything that an answer is made from. */
export type World = {
  readonly settings: Settings;
  readonly state: BitbucketDcState;
  readonly git: GitView;
  readonly serverUrl: string;
};

/** One request as a route sees it. */
export type Call = {
  readonly world: World;
  /** Decoded parts of the path. */
  readonly params: readonly string[];
  readonly query: URLSearchParams;
  /** Which of the two repositories was asked; the same where the head branch is not in a fork. */
  readonly where: 'target' | 'source';
  readonly body: Fields;
  /** A comment is accepted and lost. */
  readonly dropComment: boolean;
};

export type RequestHook = (request: ForgeRequest, index: number) => void | Promise<void>;

/** Where a person comments: the place is not checked. */
export type PersonAnchor = {
  readonly path: string;
  readonly srcPath?: string;
  /** The whole file where left out. */
  readonly line?: number;
  /** ADDED unless given. */
  readonly lineType?: LineType;
  /** FROM for removed lines, else TO, unless given. */
  readonly fileType?: FileType;
};

export type Actors = {
  /** Moves the head: version + 1, anchors move with their lines or become orphaned. */
  push(sha: string): void;
  /** Moves the base: another branch, or the same one further on; version + 1. */
  retarget(branch: string, sha: string): void;
  closePullRequest(how: 'MERGED' | 'DECLINED'): void;
  /** A comment on the pull request as a whole; answers its id. */
  note(account: BitbucketDcAccount, text: string): number;
  /** Answers the id of the reply. */
  reply(account: BitbucketDcAccount, commentId: number, text: string): number;
  /** A comment on a line or a file; answers its id. */
  comment(account: BitbucketDcAccount, anchor: PersonAnchor, text: string): number;
  /** Marks the thread as resolved. */
  resolve(account: BitbucketDcAccount, commentId: number): void;
  edit(account: BitbucketDcAccount, commentId: number, text: string): void;
  /** Removes a comment with its replies, as the server lets nobody do. */
  remove(commentId: number): void;
  /** Changes the description: version + 1. */
  describe(account: BitbucketDcAccount, text: string): void;
};

export type BitbucketDcServer = Actors & {
  /** `http://127.0.0.1:PORT` and the context path; the API is below `/rest`. */
  readonly serverUrl: string;
  readonly token: string;
  readonly state: BitbucketDcState;
  /** All requests in the order of arrival; paths without the context path and without `/rest`. */
  readonly requests: readonly ForgeRequest[];
  /** The requests that changed the state, also those whose answer was lost. */
  writes(): readonly ForgeRequest[];
  fault(rule: FaultRule): void;
  /** Called before each request is answered, one after the other, to change things in the middle of a run. */
  onRequest(hook: RequestHook): void;
  /** What the vendor's descriptions refuse of the requests and answers so far; empty where there are none to ask. */
  contractComplaints(): readonly string[];
  close(): Promise<void>;
};
