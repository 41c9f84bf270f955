import type { Annotation } from './board.ts';
import type { Conclusion } from './conclusion.ts';
import type { ReviewDocument } from './contracts.generated.ts';
import type { Anchor, Category } from './finding.ts';
import type { Severity } from './severity.ts';
import type { Slot } from './slot.ts';

export const POSTS = ['inline', 'summary', 'none'] as const;
export const VERDICTS = ['comment', 'request-changes', 'approve'] as const;
export const STATUS_WAYS = ['auto', 'check', 'commit-status', 'none'] as const;

/** What is written to a pull request, and how much of it. */
export type PublishRules = {
  readonly post: (typeof POSTS)[number];
  /** The lowest severity that is said inline. */
  readonly minSeverity: Severity;
  /** The most inline comments that one run leaves open; the rest goes to the summary. */
  readonly maxComments: number;
  readonly verdict: (typeof VERDICTS)[number];
  readonly status: (typeof STATUS_WAYS)[number];
  readonly suggestions: boolean;
  /** Blocking findings stand as tasks, where the forge has such. */
  readonly blockerTasks: boolean;
  /** The description of the pull request gets a block that says how it stands. */
  readonly prUpdate: boolean;
  /** Authenticates our marks; null: a digest that anybody could compute. */
  readonly stateKey: string | null;
};

/** A gate of ours or another tool that found something, and the rule it goes by. */
export type Evidence = {
  /** Null for a gate of ours, and where nothing says whose tool it was. */
  readonly tool: string | null;
  /** `gate/<name>` for a gate of ours. */
  readonly rule: string | null;
};

/** A finding that is to be said: accepted by triage, or found by a gate. */
export type WantedFinding = {
  /** Id of the cluster, or `gate/<n>`. */
  readonly id: string;
  readonly fingerprint: string;
  readonly severity: Severity;
  readonly path: string;
  /** 0 stands for the whole file. */
  readonly line: number;
  /** Null: no line of the diff bears it. */
  readonly anchor: Anchor | null;
  readonly issue: string;
  readonly fix: string | null;
  readonly category: Category | null;
  readonly ruleId: string | null;
  readonly criteriaSource: string | null;
  /** The title of that rule as its registry has it; null where it is of no rule that was selected. */
  readonly ruleTitle: string | null;
  /** Who raised it; none for a gate. */
  readonly slots: readonly Slot[];
  /** Gates and tools that found it: of a finding that no slot raised the one that did comes first. */
  readonly evidence: readonly Evidence[];
};

/** Where a wanted finding came to stand. */
export type FindingPlace = {
  readonly finding: WantedFinding;
  /** `inline` on its line, `file` on its file, `summary` listed only. */
  readonly place: 'inline' | 'file' | 'summary';
  /** `posted` by this run, `kept` from an earlier one, `listed` in the summary. */
  readonly state: 'posted' | 'kept' | 'listed';
  /** The thread that says it. */
  readonly url: string | null;
  /** Somebody has closed the thread that says it. */
  readonly resolved: boolean;
  /** Why it is not on its line; null where it is. */
  readonly reason: string | null;
};

/** One thing that was done, or was to be done, to the pull request. */
export type Operation = {
  readonly kind:
    | 'review'
    | 'file-comment'
    | 'create-summary'
    | 'update-summary'
    | 'delete-comment'
    | 'resolve'
    | 'verdict'
    | 'dismiss'
    | 'discard-draft'
    | 'submit-draft'
    | 'description'
    | 'status';
  /** What it is about: fingerprints, an id, a path. */
  readonly subject: string;
  readonly result: 'planned' | 'done' | 'kept' | 'refused' | 'denied' | 'gone' | 'unclear' | 'failed';
  readonly message: string | null;
};

/** What publishing came to. */
export type Receipt = {
  readonly places: readonly FindingPlace[];
  /** Inline and file comments of this run that are there. */
  readonly posted: number;
  /** Findings that an earlier comment says. */
  readonly kept: number;
  /** Threads closed by this run. */
  readonly resolved: number;
  readonly summaryUrl: string | null;
  /** Why the result is incomplete; empty where everything that was to be said is said. */
  readonly incomplete: readonly string[];
  /** What else is worth knowing, one sentence each. */
  readonly remarks: readonly string[];
  /** The commits moved on: what was reviewed is no longer what would be merged. */
  readonly superseded: boolean;
  /** The pull request was closed or merged meanwhile. */
  readonly closed: boolean;
  /** Set where the token may not write: what to grant. Nothing was posted then. */
  readonly denied: string | null;
  /** The version of the pull request after this run; null where the forge counts none. */
  readonly prVersion: number | null;
  readonly operations: readonly Operation[];
};

/** Remarks for a status report or a log: findings that no comment says. */
export type Annotations = readonly Annotation[];

/**
 * What is said of a run on the pull request beside its inline comments. It tells nothing that differs between a run and
 * its repetition (what was posted before is `kept`), so that a text made of it alone is the same then.
 */
export type PublicationFacts = {
  readonly document: ReviewDocument;
  /** The document's conclusion, `incomplete` where publishing fell short of a pass. */
  readonly conclusion: Conclusion;
  /** Why publishing fell short; empty where it did not. */
  readonly incomplete: readonly string[];
  /** What else is worth knowing, one sentence each. */
  readonly remarks: readonly string[];
  /** Every wanted finding, the gravest first. */
  readonly places: readonly FindingPlace[];
  /** The commits moved on: the text must say so. */
  readonly superseded: boolean;
  /** The page of a file's line at the reviewed commit; `line` null stands for the file. */
  readonly permalink: (path: string, line: number | null) => string;
};

/** The words of the sticky summary, the status report and the block in the description; made by the report stage. */
export type PublicationTexts = {
  /** Markdown of at most `maxLength` UTF-16 units, without a marker; it must list every place that is `listed`. */
  summary(facts: PublicationFacts, maxLength: number): string;
  /** Markdown of a few lines: what was found at which commit. */
  description(facts: PublicationFacts): string;
  status(
    facts: PublicationFacts,
    limits: { readonly summaryLength: number; readonly annotations: number },
  ): { readonly title: string; readonly summary: string; readonly annotations: Annotations };
};
