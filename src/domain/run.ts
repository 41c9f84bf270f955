import type { ChangeSet } from './change.ts';
import type { Criteria } from './criteria.ts';
import type { GateRules, KnownFindings } from './gates.ts';
import type { Configuration } from './outcome.ts';
import type { Wording } from './plan.ts';
import type { ChangeSource, Clock, Host, ModelClient } from './ports.ts';
import type { RegistryEntry } from './registry/entry.ts';
import type { Routing, ScopeGlobs } from './routing.ts';
import type { FailOn } from './severity.ts';
import type { Binding, Seat } from './slot.ts';
import type { ToolLog } from './tools.ts';
import type { TriageRules } from './triage.ts';
import type { ModelFacts } from './usage.ts';

/** The change: from a source, or as a recording holds it, masked and with what gates found. */
export type Subject =
  | { readonly source: ChangeSource }
  | { readonly change: ChangeSet; readonly known: KnownFindings };

/** Where the repository's own settings and rules stand. */
type GivenConfiguration = {
  /** Paths that may hold settings, and those that rules were read at. */
  readonly names: readonly string[];
  /** Globs of the files of rules: a file that the change adds is known by them alone. */
  readonly ruleGlobs: readonly string[];
  /** The settings that were found; null where the repository has none. */
  readonly found: Configuration | null;
};

/** What a run is given: values and ports. */
export type ReviewInput = {
  readonly runId: string;
  readonly subject: Subject;
  readonly seats: readonly Seat[];
  readonly facts: (binding: Binding) => ModelFacts;
  /** A client for a seat as it was planned: its effort may have been lowered. */
  readonly clientFor: (seat: Seat) => ModelClient;
  readonly rules: ReviewRules;
  /** The day of the run in UTC, YYYY-MM-DD; that of the recorded run in a replay. */
  readonly today: string;
  readonly configuration: GivenConfiguration;
  /** Results of other tools that were handed in, as they were read. */
  readonly toolLogs: readonly ToolLog[];
  /** Non-secret settings by name, for the recording. */
  readonly settings: Readonly<Record<string, string>>;
  /** Why there are no seats, where secrets are withheld from a run; null in every other. */
  readonly withheld: string | null;
  readonly host: Host;
  readonly clock: Clock;
  readonly signal: AbortSignal;
};

/** The rules that a change may be held against. */
export type CriteriaRules = {
  /** The rules of the repository, then those that come with the program. */
  readonly registry: readonly RegistryEntry[];
  /** What was selected when a run was recorded, for its replay; null in every other run. */
  readonly recorded: Criteria | null;
  /** Whether a rule that no reviewer checked fails the run. */
  readonly blockOnGap: boolean;
};

/** A run that knows no rules. */
export const NO_RULES: CriteriaRules = { registry: [], recorded: null, blockOnGap: false };

/** When a run fails and how far it may go. */
export type ReviewRules = {
  readonly quorum: number | null;
  readonly maxCostUsd: number | null;
  /** From the first request to the last, those of triage included. */
  readonly deadlineMs: number;
  readonly failOn: FailOn;
  readonly onIncomplete: 'fail' | 'neutral';
  /** Whether a smaller model of the line reads where a seat's own cannot be had. */
  readonly fallback: boolean;
  readonly wording: Wording;
  readonly triage: TriageRules;
  readonly gates: Omit<GateRules, 'today'>;
  readonly globs: ScopeGlobs;
  /** How the repository chooses seats; null where it does not. */
  readonly routing: Routing | null;
  /** Whether a small safe change may be left to one reviewer. */
  readonly scopeGate: boolean;
  /** Whether reviewers are told where to look first. */
  readonly riskAdvisory: boolean;
  readonly criteria: CriteriaRules;
};
