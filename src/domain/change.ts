/** The change under review: what the forge lists, what the diff says, and both joined. */

export const FILE_STATUSES = ['added', 'deleted', 'modified', 'renamed', 'copied'] as const;
export type FileStatus = (typeof FILE_STATUSES)[number];

/** `' '` context, `'+'` added, `'-'` removed. */
export type LineMark = ' ' | '+' | '-';

/** One line of a hunk. The number of the side where the line does not exist is null. Text is without `\n`, a `\r` stays. */
export type DiffLine = {
  readonly mark: LineMark;
  readonly oldLine: number | null;
  readonly newLine: number | null;
  readonly text: string;
};

/** A hunk by its header. `lines` may be decoded on each access: take it once into a variable. */
export type Hunk = {
  readonly oldStart: number;
  readonly oldLines: number;
  readonly newStart: number;
  readonly newLines: number;
  /** The text git puts behind the second `@@`, usually the enclosing function. */
  readonly section: string;
  readonly lines: readonly DiffLine[];
};

/** One file entry of a parsed diff. Paths are decoded; null stands for /dev/null. Modes are six octal digits. */
export type FileDiff = {
  readonly oldPath: string | null;
  readonly newPath: string | null;
  readonly status: FileStatus;
  readonly oldMode: string | null;
  readonly newMode: string | null;
  readonly binary: boolean;
  readonly submodule: boolean;
  /** The text of this file ended before its hunks were whole, or is in a form that is not read (combined diff). */
  readonly truncated: boolean;
  /** Added and removed lines that are present in the text. */
  readonly additions: number;
  readonly deletions: number;
  readonly hunks: readonly Hunk[];
  /** Size of this entry's diff text in bytes. */
  readonly bytes: number;
};

/** What the parser made of a text. `problems` names in words what is incomplete. */
export type ParsedDiff = {
  readonly incomplete: boolean;
  readonly problems: readonly string[];
  readonly files: readonly FileDiff[];
};

/** Attributes of a path at the base commit; null: not set there, or not known. */
export type BaseAttributes = {
  readonly generated: boolean | null;
  readonly vendored: boolean | null;
  /** `-diff` or `binary` at the base. */
  readonly noDiff: boolean | null;
};

/** A changed file as the forge lists it: names and numbers that win over parsed ones. */
export type ListedFile = {
  /** The new path; the old one of a deleted file. */
  readonly path: string;
  /** Set where it differs from `path` (renames and copies). */
  readonly oldPath: string | null;
  readonly status: FileStatus;
  readonly oldMode: string | null;
  readonly newMode: string | null;
  /** Null where the forge gives no number (binary files). */
  readonly additions: number | null;
  readonly deletions: number | null;
  readonly attributes: BaseAttributes;
};

export const FORGES = ['github', 'bitbucket-cloud', 'bitbucket-dc', 'local'] as const;
export type Forge = (typeof FORGES)[number];

/** Which change this is, pinned once at the start of a run. Hashes are full. */
export type ChangeIdentity = {
  readonly forge: Forge;
  /** Repository slug, `owner/name` on a forge, the folder's name locally. */
  readonly repository: string;
  /** Pull request number; null for a local range. */
  readonly number: number | null;
  readonly base: { readonly ref: string; readonly sha: string };
  readonly head: { readonly ref: string; readonly sha: string };
  readonly mergeBase: string;
  /** Numeric id and login of the author where the forge knows them. */
  readonly author: { readonly id: number | null; readonly login: string } | null;
  readonly title: string | null;
  readonly body: string | null;
};

/**
 * What the bytes of both blobs say; null where that side does not exist or could not be read.
 * Compared side by side so that a change cannot hide a file by what it brings itself.
 */
export type ContentFacts = {
  /** A NUL among the first 8,000 bytes, git's own rule. */
  readonly binary: SideFlags;
  /** Lines far too long to have been written by hand. */
  readonly minified: SideFlags;
  /** An `@generated` or `DO NOT EDIT` mark near the top. */
  readonly generatedMark: SideFlags;
};
export type SideFlags = { readonly base: boolean | null; readonly head: boolean | null };

/** A changed file with its diff; `diff` is null where the forge gave no text for it, and `missing` says why. */
export type ChangedFile = ListedFile & {
  readonly diff: FileDiff | null;
  readonly missing: string | null;
  readonly content: ContentFacts;
  /** Unchanged lines at head around the hunks (the enclosing symbol), in order; `oldLine` is null. */
  readonly context: readonly DiffLine[];
};

/** Everything the later stages know of the change. */
export type ChangeSet = {
  readonly identity: ChangeIdentity;
  readonly files: readonly ChangedFile[];
  /** What is known to be absent from `files` or cut (a list over the forge's limit, a diff that ended early). */
  readonly gaps: readonly string[];
};

/** A path inside the change with a reason: skipped, never sent, or not covered. */
export type PathReason = { readonly path: string; readonly reason: string };
