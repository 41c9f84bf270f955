import type { DiffLine, FileStatus, PathReason } from './change.ts';
import type { Criteria } from './criteria.ts';
import type { RoutingDecision } from './routing.ts';
import type { Seat, Slot } from './slot.ts';

/** One line of a file as the reviewers are shown it, secrets already masked. `inDiff` is false for context around hunks. */
export type SentLine = DiffLine & { readonly inDiff: boolean };

/** A piece of a file for one call: the whole file where it fits. */
export type SentFile = {
  readonly path: string;
  readonly oldPath: string | null;
  readonly status: FileStatus;
  /** In order, a gap of line numbers meaning a gap in the text. */
  readonly lines: readonly SentLine[];
  /** Whether this piece is all of the file that is to be reviewed. */
  readonly whole: boolean;
  /** UTF-8 bytes of the rendered piece. */
  readonly bytes: number;
};

/** One call; every seat of the panel makes each of them. */
export type PlannedCall = { readonly index: number; readonly files: readonly SentFile[] };

/** The upper bound of what a seat will use; cost is null where the price is not known. */
export type SeatEstimate = {
  readonly slot: Slot;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly costUsd: number | null;
};

/** How reviewers are to write, and what the repository tells them. */
export type Wording = {
  /** A language tag. */
  readonly language: string;
  /** Whether a short fix is to be given so that it can be applied as it is. */
  readonly suggestions: boolean;
  /** The repository's own words to its reviewers; null where it has none. */
  readonly instructions: string | null;
};

/** A seat of the panel that is not asked: it does not fit under the cap, or its model's window is too small. */
export type SeatCut = { readonly slot: Slot; readonly cause: 'cost' | 'window' };

/** Whether a small safe change is left to one reviewer, and why, as a sentence. */
export type ScopeDecision = { readonly reviewers: 'one' | 'panel'; readonly reason: string };

/** Who reads what, what nobody reads and why, and what it may cost. */
export type Plan = {
  readonly seats: readonly Seat[];
  /** Seats of the panel before any was cut: the quorum counts these. */
  readonly plannedSeats: readonly Seat[];
  /** The planned seats that are not asked, in their order. */
  readonly cut: readonly SeatCut[];
  readonly quorum: number;
  readonly calls: readonly PlannedCall[];
  /** One line per changed file, in every call. */
  readonly manifest: string;
  /** Not for review, by rule: no gap in coverage. */
  readonly skipped: readonly PathReason[];
  /** Should be reviewed and will not be: the run is incomplete. */
  readonly uncovered: readonly PathReason[];
  readonly estimates: readonly SeatEstimate[];
  /** Output tokens that one call may use (thinking included). */
  readonly maxOutputTokens: number;
  readonly wording: Wording;
  /** What the repository's rules of routing came to; null where it has none. */
  readonly routing: RoutingDecision | null;
  /** What the scope gate came to; null where the repository has not switched it on. */
  readonly scopeGate: ScopeDecision | null;
  /** The rules that reviewers answer. */
  readonly criteria: Criteria;
  /** Paths for review of medium risk and above, the riskiest first: where reviewers look first. */
  readonly readFirst: readonly string[];
  /** What was decided on the way (seats cut for cost, effort lowered), one sentence each. */
  readonly decisions: readonly string[];
};
