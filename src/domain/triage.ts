import type { ConsultRecord } from './consult.ts';
import type { TriageOutput } from './contracts.generated.ts';
import type { GroundedFinding } from './finding.ts';
import type { FailOn, Severity } from './severity.ts';
import type { Slot } from './slot.ts';

export const BUCKETS = ['accepted', 'deferred', 'rejected'] as const;
export type Bucket = (typeof BUCKETS)[number];

/** How triage goes about it: who is asked beside the table. */
export type TriageRules = {
  /** The seat that runs the triage agent; null for the table alone. */
  readonly agent: Slot | null;
  /** Whether seats whose verdicts are mixed are heard once more. */
  readonly rebuttal: boolean;
  readonly crossCheck: {
    readonly enabled: boolean;
    /** Share of runs, 0 to 1, whose every decision is checked. */
    readonly sampleRate: number;
    /** The seat that checks; null for whichever suits best. */
    readonly slot: Slot | null;
    /** Whether a difference makes the run incomplete. */
    readonly blockOnDisagreement: boolean;
  };
};

/** What an agent's decision rests on: it is a defect; it is none; not this change's matter; a matter of taste. */
export const BASES = ['defect', 'false', 'out-of-scope', 'taste'] as const;
export type Basis = (typeof BASES)[number];

/** A basis as people read it. */
export const BASIS_WORDS: { readonly [basis in Basis]: string } = {
  defect: 'a defect',
  false: 'no defect',
  'out-of-scope': 'out of scope',
  taste: 'a matter of taste',
};

/** A decision in words: how grave it is counts only for what is accepted. */
export function decisionWords({ bucket, severity }: Pick<Decision, 'bucket' | 'severity'>): string {
  return bucket === 'accepted' ? `accepted as ${severity}` : bucket;
}

/** What one seat decided about a cluster, as triage agent or as cross-check. */
export type Ruling = {
  readonly slot: Slot;
  readonly family: string;
  readonly bucket: Bucket;
  readonly severity: Severity;
  readonly reason: string;
  /** Null where none was named. */
  readonly basis: Basis | null;
  /** The code it quotes as evidence was found in the text as sent. */
  readonly proven: boolean;
  /** The merged fix; null where none was written. */
  readonly fix: string | null;
};

/** Where one seat stands after it saw both sides. */
export type Position = {
  readonly slot: Slot;
  readonly family: string;
  readonly stand: 'uphold' | 'withdraw';
  readonly reason: string;
};

/** What people said of the same defect before: they declined it, or they mended it. */
export type PriorArt = 'declined' | 'upheld';

/** An earlier remark on which people decided, as far as it is told. */
export type PriorRemark = {
  readonly id: string;
  /** Null where it names none. */
  readonly file: string | null;
  readonly line: number;
  readonly text: string;
  readonly outcome: PriorArt;
};

/** A comment in the code that excuses it from a rule. */
export type Excuse = {
  /** Where it stands, `path:line`, and why, both as people may read them. */
  readonly place: string;
  readonly reason: string;
  /** Whether it may also put off a finding that is blocking or fails the run. */
  readonly coversGrave: boolean;
};

/** What is known of a cluster when its bucket is decided. */
export type ClusterFacts = {
  /** Slots of models that stand behind it: they raised a grounded member and did not withdraw it, or upheld it when heard again. */
  readonly votes: number;
  /** Slots of models that raised a grounded member in the first place. */
  readonly raised: number;
  readonly families: number;
  /** Slots that covered the file. */
  readonly covering: number;
  readonly severity: Severity;
  readonly lowestSeverity: Severity;
  /**
   * How grave a breach of a rule is that a member cites, the gravest of several: a rule that was selected for this change
   * and applies to its file, with code that was found there. Null where no member cites one.
   */
  readonly citedSeverity: Severity | null;
  /** At least one member stands on an added or removed line. */
  readonly onChangedLine: boolean;
  /** The file is part of the change. */
  readonly inChange: boolean;
  /** Some member's quote or line was found in the text as sent. */
  readonly placed: boolean;
  readonly priorArt: PriorArt | null;
  /** The marker by which the author of the code excuses it from the rule that every member cites; null without one. */
  readonly excuse: Excuse | null;
  /** Slots that withdrew it when they were heard again. */
  readonly withdrawn: number;
  /** The triage agent's decision; null where none was asked or none came. */
  readonly agent: Ruling | null;
  /** The agent is of a family none of which raised it. */
  readonly agentIsIndependent: boolean;
  /** What a second seat decided about the same. */
  readonly second: Ruling | null;
  readonly failOn: FailOn;
  /** The change holds text that speaks to its reader. */
  readonly steered: boolean;
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

/** What the triage agent did. */
export type AgentReport = {
  /** Seats that were asked to judge, in the order of the panel. */
  readonly slots: readonly Slot[];
  /** Clusters that they were given, and those of them for which a decision came. */
  readonly asked: number;
  readonly ruled: number;
  /** What did not go as planned, one sentence each. */
  readonly remarks: readonly string[];
};

/** The seats' second word on one disputed cluster, and what it changed. */
export type Debate = {
  readonly cluster: string;
  readonly positions: readonly Position[];
  readonly effect: string;
};
export type RebuttalReport = { readonly debates: readonly Debate[]; readonly remarks: readonly string[] };

/** A cluster on which the agent and the seat that checked it decided differently. */
export type Difference = {
  readonly cluster: string;
  readonly agent: Ruling;
  readonly second: Ruling;
  /** What was decided in the end. */
  readonly outcome: string;
};

/** What a second seat was asked to check, and where it differs. */
export type CrossCheckReport = {
  readonly slots: readonly Slot[];
  /** Whether this run was one of those of which everything is checked. */
  readonly sampled: boolean;
  readonly checked: number;
  readonly differences: readonly Difference[];
  readonly remarks: readonly string[];
};

/** All of triage: the contract's document and what it cannot hold. */
export type TriageResult = {
  readonly document: TriageOutput;
  readonly findings: readonly GroundedFinding[];
  readonly clusters: readonly Cluster[];
  readonly placements: readonly Placement[];
  /** Computed per slot; null where the slot brought no usable answer. */
  readonly verdicts: readonly SlotVerdict[];
  /** Null where the table alone decided. */
  readonly agent: AgentReport | null;
  /** Null where nobody was heard again. */
  readonly rebuttal: RebuttalReport | null;
  /** Null where nothing was checked. */
  readonly crossCheck: CrossCheckReport | null;
  /** Every question that triage put, in order. */
  readonly consultations: readonly ConsultRecord[];
};
