import type { ChangeSet } from './change.ts';
import type { Conclusion } from './conclusion.ts';
import type { RepositoryConfig } from './contracts.generated.ts';
import type { Conformance } from './criteria.ts';
import type { GateReport } from './gates.ts';
import type { SlotResult, SlotStatus } from './panel.ts';
import type { Plan, SeatCut } from './plan.ts';
import type { FileRisk } from './risk.ts';
import type { Slot } from './slot.ts';
import type { TriageResult } from './triage.ts';

/** How a seat that did not read a file to the end fell short of it. */
export type MissedStatus = Exclude<SlotStatus, 'ok' | 'repaired'> | 'not-sent';

/** A seat that was asked and did not read one file to the end. */
export type MissedFile = {
  readonly slot: Slot;
  /** How the worst of its calls that carried the file ended; `not-sent` where none carried all of it. */
  readonly status: MissedStatus;
  /** Why, in words for people. Null where nothing is known, and for `not-sent`, of which the plan tells the reason. */
  readonly reason: string | null;
};

/** Who read one file to the end, and how the others fell short. */
export type FileCoverage = {
  readonly path: string;
  readonly slots: readonly Slot[];
  readonly missed: readonly MissedFile[];
  /** Whether at least the quorum of slots covered it. */
  readonly covered: boolean;
};

/** The coverage of all files that were to be reviewed. */
export type Coverage = {
  readonly quorum: number;
  /** Seats of the planned panel. */
  readonly seats: number;
  /** Those of them that were not asked. */
  readonly cut: readonly SeatCut[];
  readonly files: readonly FileCoverage[];
  readonly complete: boolean;
};

/** What the run came to. `reasons` holds every reason for block and for incomplete, not only the deciding one. */
export type Verdict = {
  readonly conclusion: Conclusion;
  readonly reasons: readonly string[];
  readonly exitCode: 0 | 1;
};

/** A repository's own settings: what they say, the file, and the commit it was read at. */
export type Configuration = {
  readonly path: string;
  readonly commit: string;
  readonly config: RepositoryConfig;
};

/** The whole run as values: what reports, files and later jobs are made from. */
export type ReviewOutcome = {
  readonly runId: string;
  readonly startedAt: string;
  readonly finishedAt: string;
  /** Null where the repository has no settings of its own. */
  readonly configuration: Configuration | null;
  /** Files of rules that the change itself alters: what they say holds after the merge. */
  readonly rulesChanged: readonly string[];
  readonly change: ChangeSet;
  readonly gates: GateReport;
  /** Of every file, the riskiest first. */
  readonly risk: readonly FileRisk[];
  readonly plan: Plan;
  readonly slots: readonly SlotResult[];
  readonly coverage: Coverage;
  /** What reviewers answered to the rules that were selected. */
  readonly conformance: Conformance;
  /** Null where nothing was there to triage (nothing reviewable). */
  readonly triage: TriageResult | null;
  readonly verdict: Verdict;
};
