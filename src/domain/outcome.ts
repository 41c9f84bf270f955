import type { ChangeSet } from './change.ts';
import type { Conclusion } from './conclusion.ts';
import type { GateReport } from './gates.ts';
import type { SlotResult } from './panel.ts';
import type { Plan } from './plan.ts';
import type { Slot } from './slot.ts';
import type { TriageResult } from './triage.ts';

/** Who read one file to the end. */
export type FileCoverage = {
  readonly path: string;
  readonly slots: readonly Slot[];
  /** Whether at least the quorum of slots covered it. */
  readonly covered: boolean;
};

/** The coverage of all files that were to be reviewed. */
export type Coverage = {
  readonly quorum: number;
  /** Seats of the planned panel. */
  readonly seats: number;
  readonly files: readonly FileCoverage[];
  readonly complete: boolean;
};

/** What the run came to. `reasons` holds every reason for block and for incomplete, not only the deciding one. */
export type Verdict = {
  readonly conclusion: Conclusion;
  readonly reasons: readonly string[];
  readonly exitCode: 0 | 1;
};

/** The whole run as values: what reports, files and later jobs are made from. */
export type ReviewOutcome = {
  readonly runId: string;
  readonly startedAt: string;
  readonly finishedAt: string;
  readonly change: ChangeSet;
  readonly gates: GateReport;
  readonly plan: Plan;
  readonly slots: readonly SlotResult[];
  readonly coverage: Coverage;
  /** Null where nothing was there to triage (nothing reviewable). */
  readonly triage: TriageResult | null;
  readonly verdict: Verdict;
};
