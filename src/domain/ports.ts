import type {
  Account,
  BoardCan,
  BoardLimits,
  BoardState,
  Description,
  DescriptionResult,
  FileComment,
  PullRequestNow,
  ReviewDraft,
  StatusReport,
  SubmittedReview,
  WriteResult,
} from './board.ts';
import type { ChangeIdentity, ListedFile } from './change.ts';
import type { Rule } from './criteria.ts';
import type { SentFile } from './plan.ts';
import type { PullRequestFacts } from './pull-request.ts';
import type { Binding } from './slot.ts';
import type { Usage } from './usage.ts';

/** The list of changed files; `complete` is false, with the reason, where the forge cut it. */
export type FileList = {
  readonly files: readonly ListedFile[];
  readonly complete: boolean;
  readonly reason: string | null;
};

/**
 * The diff text. `diff`: one unified diff of the whole change. `fragments`: per file, hunks only; bytes are null,
 * with a reason, where the forge withheld them.
 */
export type Patches =
  | {
      readonly kind: 'diff';
      readonly bytes: Uint8Array;
      readonly complete: boolean;
      readonly reason: string | null;
    }
  | {
      readonly kind: 'fragments';
      readonly fragments: readonly {
        readonly path: string;
        readonly bytes: Uint8Array | null;
        readonly reason: string | null;
        /** The forge takes the content for binary, so that it has no lines to show. */
        readonly binary?: boolean;
      }[];
    };

/** A blob's bytes, at most `maxBytes` of them; null where the path is no regular file or link at that commit. */
export type BlobRead = { readonly bytes: Uint8Array; readonly size: number; readonly link: boolean };

/** What stands under a name in a folder; `other` is a submodule or what else no file is. */
export type FolderEntry = {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'link' | 'other';
};

/** A folder's entries, at most 1,000 and in the order of `compareText`; `complete` is false where there are more. */
export type FolderList = { readonly entries: readonly FolderEntry[]; readonly complete: boolean };

/** Lists folders where rules of a repository stand. */
export type TargetFolders = {
  /**
   * The entries of one folder (no `/` at its ends, empty for the root) at the tip of the target branch as it was
   * pinned. Null only where it is certain that no folder is there; whatever else goes wrong is a `ForgeError`. A forge
   * that tells no links outside the change lists them as files.
   */
  listTarget(folder: string): Promise<FolderList | null>;
};

/** Where the change comes from. Adapters page internally and return all or fail with a `ForgeError`. */
export type ChangeSource = TargetFolders & {
  identify(): Promise<ChangeIdentity>;
  listFiles(): Promise<FileList>;
  /** At most `maxBytes` of diff text; what lies beyond is cut and said so. */
  readPatches(maxBytes: number): Promise<Patches>;
  readFile(side: 'base' | 'head', path: string, maxBytes: number): Promise<BlobRead | null>;
  /**
   * At most `maxBytes` of a file at the tip of the target branch as it was pinned (`identity.base.sha`). Rules of a
   * repository are read here and never at the merge base, which the author of a change chooses by branching off an old
   * commit. Null only where it is certain that no file is there: whatever else goes wrong is a `ForgeError`, so that
   * rules that could not be read never pass for rules that are not there. A link is no rule; callers refuse it.
   */
  readTarget(path: string, maxBytes: number): Promise<BlobRead | null>;
  close(): Promise<void>;
};

/** The change of a pull request between the merge base and the head that it had when it was first asked for. */
export type PullRequestSource = ChangeSource & {
  pullRequest(): Promise<PullRequestFacts>;
  /** What went another way than planned, for the log. */
  remarks(): readonly string[];
};

/** The description of a pull request, for forges where a tool may keep a part of it. */
export type DescriptionBoard = {
  read(): Promise<Description>;
  /** Replaces the text over the version that was seen; all else of the pull request stays. Throws nothing. */
  update(text: string, seen: Description): Promise<DescriptionResult>;
};

/**
 * The comments of one pull request. Reads page internally, are repeated on trouble that passes, and return all or fail
 * with a `ForgeError`. Writes come one after the other and answer with what became of them; they throw nothing.
 */
export type CommentBoard = {
  readonly limits: BoardLimits;
  readonly can: BoardCan;
  /** Null where descriptions are left alone. */
  readonly description: DescriptionBoard | null;
  /**
   * The account that writes for us where it is known without another `read`: some credentials are told their account
   * by what they write first. Null where only `read` tells.
   */
  me(): Account | null;
  /** The page of a file's line at a commit; `line` null stands for the file. */
  permalink(sha: string, path: string, line: number | null): string;
  now(): Promise<PullRequestNow>;
  read(): Promise<BoardState>;
  /** Reviews that were submitted, the oldest first. */
  readReviews(): Promise<readonly SubmittedReview[]>;
  submitReview(review: ReviewDraft): Promise<WriteResult>;
  commentOnFile(comment: FileComment): Promise<WriteResult>;
  createNote(body: string): Promise<WriteResult>;
  updateNote(id: string, body: string): Promise<WriteResult>;
  deleteComment(comment: { readonly id: string; readonly on: 'thread' | 'request' }): Promise<WriteResult>;
  resolveThread(id: string): Promise<WriteResult>;
  /** Takes back a verdict of ours; the review's text stays. */
  dismissReview(id: string, message: string): Promise<WriteResult>;
  discardDraft(id: string): Promise<WriteResult>;
  /** Submits a draft as a comment, so that what it holds is not lost. */
  submitDraft(id: string): Promise<WriteResult>;
  /** Reads what stands at the commit and writes only where that differs. */
  ensureStatus(report: StatusReport, way: 'check' | 'commit-status'): Promise<WriteResult>;
};

/** A JSON Schema in the smallest common subset of the vendors' structured-output modes. */
export type WireSchema = { readonly title: string; readonly [key: string]: unknown };

export type ModelTurn = { readonly role: 'user' | 'assistant'; readonly text: string };

/** What a call is about as values, for a reviewer that is code and reads no prose. */
export type ReviewMaterial = { readonly files: readonly SentFile[]; readonly rules: readonly Rule[] };

/** One question to a model. Nothing in it is secret, and it carries no tools. */
export type ModelRequest = {
  /** `slot/call/turn`: names the request in logs and recordings; a question has `task-index` for its call. */
  readonly label: string;
  readonly system: string;
  readonly turns: readonly ModelTurn[];
  readonly schema: WireSchema;
  readonly maxOutputTokens: number;
  readonly signal: AbortSignal;
  /** What the text says, as values; null where it is no review. Models are not sent it. */
  readonly material: ReviewMaterial | null;
  /** Estimated input tokens: an answer whose usage is far below was cut silently by the server. */
  readonly estimatedInputTokens: number;
};

/** Why the model stopped, in our words: read before the content. */
export const STOP_REASONS = ['end', 'length', 'refusal', 'context', 'other'] as const;
export type StopReason = (typeof STOP_REASONS)[number];

/** What came back. `text` is the raw answer, `rawStop` the vendor's own word. */
export type ModelAnswer = {
  readonly text: string;
  readonly stop: StopReason;
  readonly rawStop: string;
  readonly usage: Usage;
  /** The model that the server says it used; may differ from the one asked for. */
  readonly servedModel: string | null;
  /** What the adapter dropped, swapped or noticed on the way, for the log and the report. */
  readonly notes: readonly string[];
  /** HTTP attempts made, at least 1 for a network adapter. */
  readonly attempts: number;
};

/** One model behind one binding. Throws only `ModelError`. */
export type ModelClient = {
  readonly binding: Binding;
  /** Origin that receives the request, for the log and `--dry-run`; null where nothing leaves the machine. */
  readonly destination: string | null;
  ask(request: ModelRequest): Promise<ModelAnswer>;
};

/** How a run speaks to whoever started it. Texts given here are already free of control bytes. */
export type Host = {
  /** From now on these values appear in nothing that the host prints or writes. */
  protect(values: readonly string[]): void;
  /** A text without any protected value. */
  redact(text: string): string;
  info(line: string): void;
  warn(line: string): void;
  /** The current state of work in one line; replaces the one before where the host can. */
  progress(line: string): void;
  /** Writes one report file whole or not at all; answers its path, or null (with a warning) where the disk refused. */
  writeReport(name: string, content: string): Promise<string | null>;
};

/** Time: ISO 8601 in UTC for records, monotonic milliseconds for waits. */
export type Clock = {
  now(): string;
  monotonicMs(): number;
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
};
