import type { LineMark } from './change.ts';
import type { Conclusion } from './conclusion.ts';
import type { Anchor, Side } from './finding.ts';

/** Somebody on a forge. `id` is the forge's own and never changes; the login can. */
export type Account = {
  readonly id: string | null;
  /** Without the `[bot]` that some answers of GitHub end it with. */
  readonly login: string;
  readonly kind: 'user' | 'bot' | 'unknown';
};

/** One comment as the forge holds it. */
export type BoardComment = {
  readonly id: string;
  /** Null where the account is gone. */
  readonly author: Account | null;
  readonly body: string;
  readonly url: string | null;
  /** Hidden by somebody. */
  readonly minimised: boolean;
};

/** Comments on one place of the diff, the one that began it first. */
export type ReviewThread = {
  readonly id: string;
  /** As the forge says it: the new path of a renamed file. */
  readonly path: string;
  readonly subject: 'line' | 'file';
  readonly side: Side | null;
  /** Where the line is at the current head; null where the forge cannot say (outdated, or a whole file). */
  readonly line: number | null;
  /** Where it was when the comment was written. */
  readonly originalLine: number | null;
  /** Null where the forge did not tell. */
  readonly resolved: boolean | null;
  /** Whether the code that it was written on has changed; null where the forge does not tell. */
  readonly outdated: boolean | null;
  readonly canResolve: boolean;
  readonly comments: readonly BoardComment[];
};

/** A review of our own account that was begun and not submitted: it blocks every later one. */
export type DraftReview = {
  readonly id: string;
  readonly body: string;
  readonly comments: readonly string[];
};

/** A submitted review, or a verdict where that is all that the forge keeps of one. */
export type SubmittedReview = {
  readonly id: string;
  readonly author: Account | null;
  /** Empty where reviews have no text. */
  readonly body: string;
  /** The commit that a verdict was given on, in full; null where the forge does not keep it. */
  readonly commit: string | null;
  readonly state: 'commented' | 'approved' | 'changes-requested' | 'dismissed';
};

/** Everything that was said on a pull request. */
export type BoardState = {
  /** The account that writes for us. */
  readonly me: Account;
  readonly threads: readonly ReviewThread[];
  /** Comments on the pull request as a whole. */
  readonly notes: readonly BoardComment[];
  readonly drafts: readonly DraftReview[];
  /** What could not be read, in words; identity and dedupe hold without it. */
  readonly remarks: readonly string[];
};

/** The pull request at this moment. */
export type PullRequestNow = {
  readonly headSha: string;
  readonly baseRef: string;
  readonly state: 'open' | 'closed' | 'merged';
  /** Conversation is closed for all but maintainers. */
  readonly locked: boolean;
  /** Of the pull request, counted up by each change of it; null where the forge counts none. */
  readonly version: number | null;
};

/** A comment on a line or range of the diff, with what some forges want to be told of these lines. */
export type InlineComment = {
  readonly anchor: Anchor;
  readonly body: string;
  /** How the diff marks the anchor's line. */
  readonly mark: LineMark;
  /** How it marks the first line of a range; null for a single line. */
  readonly startMark: LineMark | null;
  /** The path of the file before the change, where it was another. */
  readonly oldPath: string | null;
  /** Stands as a task that is to be done before the merge. */
  readonly task: boolean;
};

/** A comment on a file as a whole. */
export type FileComment = {
  readonly headSha: string;
  readonly path: string;
  readonly oldPath: string | null;
  readonly body: string;
  readonly task: boolean;
};

/** A review as it is to be submitted: what it says as a whole, its verdict, and its comments. */
export type ReviewDraft = {
  readonly headSha: string;
  /** Never empty. */
  readonly body: string;
  readonly verdict: 'comment' | 'request-changes' | 'approve';
  readonly comments: readonly InlineComment[];
};

/** Why a forge took nothing of a write that reached it. */
export type Refusal =
  /** A comment is on a line where none may stand; which one may be unknown. */
  | 'anchor'
  /** A review of ours is begun and not submitted. */
  | 'draft'
  /** Taken for spam: nothing more is to be created. */
  | 'spam'
  | 'too-long'
  /** The commit is no longer part of the pull request. */
  | 'moved'
  | 'closed'
  /** A verdict on one's own change. */
  | 'own-change'
  /** Somebody else changed it first: read again. */
  | 'stale'
  | 'other';

/** What became of a write. Writes are never repeated by an adapter unless nothing can have arrived. */
export type WriteResult =
  | { readonly kind: 'done'; readonly id: string; readonly url: string | null }
  /** Already as wanted: nothing was written. */
  | { readonly kind: 'kept'; readonly id: string; readonly url: string | null }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly message: string }
  /** The credentials may not do this. `remedy` names what is missing. */
  | { readonly kind: 'denied'; readonly message: string; readonly remedy: string }
  /** What was to be changed is not there. */
  | { readonly kind: 'gone'; readonly message: string }
  /** Nobody knows whether it arrived: read before doing anything else. */
  | { readonly kind: 'unclear'; readonly message: string }
  /** It did not arrive, and waiting longer is over the budget (rate limits, network). */
  | { readonly kind: 'failed'; readonly message: string };

/** A remark of a status report on lines of the new side. */
export type Annotation = {
  readonly path: string;
  readonly startLine: number;
  readonly endLine: number;
  readonly level: 'failure' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
};

/** The result on the head commit. */
export type StatusReport = {
  readonly headSha: string;
  readonly conclusion: Conclusion;
  /** Whether `incomplete` is to stop a merge. */
  readonly failsIncomplete: boolean;
  /** One line. */
  readonly title: string;
  /** Markdown. */
  readonly summary: string;
  readonly annotations: readonly Annotation[];
  /** Where details are; null where there is no such page. */
  readonly url: string | null;
};

/** What a forge takes. */
export type BoardLimits = {
  /** UTF-16 units of a comment or a review. */
  readonly bodyLength: number;
  /** UTF-16 units of a status report's summary. */
  readonly statusLength: number;
  /** Inline comments of one review; 1 where a forge takes each by itself. */
  readonly commentsPerReview: number;
  /** Annotations of one status report. */
  readonly annotations: number;
};

/** What a forge can do; what it cannot is said in the report, never skipped in silence. */
export type BoardCan = {
  readonly fileComments: boolean;
  readonly suggestions: boolean;
  readonly resolve: boolean;
  readonly verdicts: boolean;
  /** A review says something as a whole, so that a verdict carries our mark; else a verdict is its account's alone. */
  readonly reviewTexts: boolean;
  /** What is written names its commit, so that the forge can tell that it is about an older one. */
  readonly pinsCommits: boolean;
  /** A comment can stand as a task. */
  readonly tasks: boolean;
  /** Both kinds of status are of use beside each other; else the second stands in for the first. */
  readonly bothStatuses: boolean;
  /** Characters beyond the Basic Multilingual Plane may be written. */
  readonly astral: boolean;
  /** How a comment carries what only we read. */
  readonly marker: 'html-comment' | 'link-definition';
};

/** The description of a pull request at one moment. */
export type Description = {
  readonly text: string;
  readonly headSha: string;
  /** Null where the forge counts none: then the last writer wins. */
  readonly version: number | null;
};

/** What became of writing a description: the version that is there now, and what else is worth knowing. */
export type DescriptionResult = {
  /** `refused` with `stale` where somebody changed the pull request first. */
  readonly result: WriteResult;
  /** Null where nothing was written or nothing is counted. */
  readonly version: number | null;
  readonly remarks: readonly string[];
};
