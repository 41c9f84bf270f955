import type { DevCriticOutput } from './contracts.generated.ts';
import type { Severity } from './severity.ts';

/** A secret's place and kind. The value itself is nowhere in this type. */
export type SecretHit = {
  readonly path: string;
  readonly line: number;
  readonly rule: string;
  readonly added: boolean;
};

export const GATE_STATUSES = ['pass', 'fail', 'skipped'] as const;
export type GateStatus = (typeof GATE_STATUSES)[number];

/** Why a gate usually does not take place: nothing that anybody has to be told. */
export const USUAL_SKIPS = { noResult: 'no result was handed in', off: 'it is switched off' } as const;

/** How one deterministic check ended; the reason says why it failed or did not take place. */
export type GateState = {
  readonly name: string;
  readonly status: GateStatus;
  readonly reason: string | null;
};

/** What a gate or another tool found. `line` is of the text at head, from 1; null for the whole file. */
export type GateFinding = {
  readonly severity: Severity;
  readonly path: string;
  readonly line: number | null;
  /** The last line of a range that begins at `line`; absent for a single line. */
  readonly endLine?: number;
  /** `gate/<name>` for ours, the tool's own id for what was handed in. */
  readonly rule: string;
  readonly issue: string;
  /** How to satisfy the gate, and where people may, how to silence it; null where a tool says nothing. */
  readonly fix: string | null;
};

/** One deterministic check: its state and what it found. */
export type GateOutcome = GateState & { readonly findings: readonly GateFinding[] };

/** Results of other tools, by the word that was handed in. */
export const RESULT_WORDS = ['success', 'failure', 'cancelled', 'skipped'] as const;
export type ResultWord = (typeof RESULT_WORDS)[number];

/** One run of another tool: what it found on lines of this change, and why the rest of its results was left. */
export type ImportedRun = {
  /** Name of the file, for people. */
  readonly source: string;
  readonly tool: string;
  /** Results in the file. */
  readonly results: number;
  readonly findings: readonly GateFinding[];
  readonly left: readonly { readonly reason: string; readonly count: number }[];
};

/** A comment by which code is excused from a rule. */
export type ExceptionMarker = {
  readonly path: string;
  readonly line: number;
  /** The line that it holds for: its own, or all below it down to this one; absent where none is known. */
  readonly covers?: number;
  /** Whose comment it is: `quorate`, or the linter's name. */
  readonly tool: string;
  /** What it excuses from; null for everything. */
  readonly rule: string | null;
  /** The last day on which it holds, YYYY-MM-DD; null for ever. */
  readonly until: string | null;
  readonly reason: string | null;
  /** Whether the change adds it. */
  readonly added: boolean;
  readonly state: 'active' | 'expired' | 'no-reason' | 'malformed';
};

/** A finding that a marker silenced, and where the marker stands. */
export type Suppressed = {
  readonly finding: DevCriticOutput['findings'][number];
  readonly path: string;
  readonly line: number;
};

/** How the gates go about it. */
export type GateRules = {
  /** The day of the run in UTC, YYYY-MM-DD: markers run out. */
  readonly today: string;
  readonly testGap: {
    readonly enabled: boolean;
    /** Symbols without a test from which on the gate fails; null for never. */
    readonly blockThreshold: number | null;
    /** Whether its findings are important instead of suggestions. */
    readonly promoteSeverity: boolean;
  };
  readonly exceptionMarkers: {
    /** Whether a marker may silence a blocking finding of security. */
    readonly allowSecurity: boolean;
  };
  /** What the build, the linters and the tests came to elsewhere; null where nothing was handed in. */
  readonly results: {
    readonly build: ResultWord | null;
    readonly lint: ResultWord | null;
    readonly test: ResultWord | null;
  };
  readonly imported: readonly ImportedRun[];
};

/** Gates of a repository that has said nothing of them. */
export const USUAL_GATES: Omit<GateRules, 'today'> = {
  // Off: of what it finds in the histories of public repositories two thirds are worth saying, and that is too few.
  testGap: { enabled: false, blockThreshold: null, promoteSeverity: false },
  exceptionMarkers: { allowSecurity: false },
  results: { build: null, lint: null, test: null },
  imported: [],
};

/** What was found before any of it was silenced: what a recording keeps, so that a replay silences it again. */
export type RawFindings = {
  /** The checks beside that for secrets and handed-in results. */
  readonly checks: readonly GateOutcome[];
  readonly markers: readonly ExceptionMarker[];
  readonly imported: readonly ImportedRun[];
};

/** What looking for secrets came to. */
export type SecretFindings = {
  readonly secrets: readonly SecretHit[];
  /** Files whose lines could not be scanned for secrets: they are not sent, and the run is incomplete. */
  readonly unscannable: readonly { readonly path: string; readonly reason: string }[];
};

/** What the deterministic checks found. */
export type GateReport = SecretFindings & {
  readonly critic: DevCriticOutput;
  readonly statuses: readonly GateState[];
  /** Markers that the change adds, and those at work. */
  readonly exceptions: readonly ExceptionMarker[];
  readonly suppressed: readonly Suppressed[];
  readonly imported: readonly ImportedRun[];
  readonly raw: RawFindings;
};

/** What an earlier run found that a later one cannot see: secrets that are masked, and texts that were not kept. */
export type KnownFindings = {
  readonly secrets: readonly SecretHit[];
  /** Null where the change holds all of its text. */
  readonly raw: Pick<RawFindings, 'checks' | 'markers'> | null;
};
