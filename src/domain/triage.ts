import type { TriageOutput } from './contracts.generated.ts';
import type { GroundedFinding } from './finding.ts';
import type { Severity } from './severity.ts';
import type { Slot } from './slot.ts';

export const BUCKETS = ['accepted', 'deferred', 'rejected'] as const;
export type Bucket = (typeof BUCKETS)[number];

/** What is known of a cluster when its bucket is decided. */
export type ClusterFacts = {
  /** Slots that raised a grounded member. */
  readonly votes: number;
  readonly families: number;
  /** Slots that covered the file. */
  readonly covering: number;
  readonly severity: Severity;
  readonly lowestSeverity: Severity;
  /** A member cites a rule that was selected for this change. */
  readonly ruleCited: boolean;
  /** At least one member stands on an added or removed line. */
  readonly onChangedLine: boolean;
  /** The file is part of the change. */
  readonly inChange: boolean;
  /** Some member's quote or line was found in the text as sent. */
  readonly placed: boolean;
};

/** Bucket, severity and reason of a cluster's representative. */
export type Decision = { readonly bucket: Bucket; readonly severity: Severity; readonly reason: string };

/** Findings that name one defect. `members` holds the representative first. */
export type Cluster = {
  readonly id: string;
  readonly representative: string;
  readonly members: readonly string[];
  readonly slots: readonly Slot[];
  readonly families: readonly string[];
  readonly facts: ClusterFacts;
  readonly decision: Decision;
  readonly fix: string;
};

/** The one bucket of one raw finding. */
export type Placement = {
  readonly id: string;
  readonly cluster: string;
  readonly bucket: Bucket;
  readonly severity: Severity;
  readonly reason: string;
  /** Set on members that follow a representative: counted apart from false alarms. */
  readonly duplicateOf: string | null;
};

export type SlotVerdict = { readonly slot: Slot; readonly verdict: 'pass' | 'block' | null };

/** All of triage: the contract's document and what it cannot hold. */
export type TriageResult = {
  readonly document: TriageOutput;
  readonly findings: readonly GroundedFinding[];
  readonly clusters: readonly Cluster[];
  readonly placements: readonly Placement[];
  /** Computed per slot; null where the slot brought no usable answer. */
  readonly verdicts: readonly SlotVerdict[];
};
