import type { ChangedFile, ChangeSet, PathReason } from '../../domain/change.ts';
import { isCodeSeat, modelSeats } from '../../domain/code-seats.ts';
import type { ScopeDecision } from '../../domain/plan.ts';
import { type FileRisk, riskLevelOf } from '../../domain/risk.ts';
import type { Seat } from '../../domain/slot.ts';
import { speaksToReader, steeringFiles } from '../../domain/steering.ts';
import { isTestPath } from '../../domain/test-path.ts';
import { takesTestsAway } from './scope-tests.ts';

/** What the scope gate looks at. */
export type ScopeInput = {
  /** The whole change, with what is not for review. */
  readonly change: ChangeSet;
  readonly review: readonly ChangedFile[];
  /** Files that should be reviewed and will not be, those that could not be scanned for secrets among them. */
  readonly uncovered: readonly PathReason[];
  /** Places of secrets. */
  readonly secrets: readonly unknown[];
  /** Of every file of the change; empty where nobody looked. */
  readonly risk: readonly FileRisk[];
  readonly riskAdvisory: boolean;
  readonly quorum: number | null;
  /** The seats that would review, in their order. */
  readonly seats: readonly Seat[];
};

/** The seats that review, and why. */
export type ScopeChoice = { readonly seats: readonly Seat[]; readonly decision: ScopeDecision };

/** From so many changed lines on a change is not small. */
const SMALL_LINES = 20;

/** A file as most are: no link, no pinned commit, nothing that is run. */
const PLAIN_MODE = '100644';
const SPECIAL_MODES: ReadonlySet<string> = new Set(['120000', '160000']);

/** A reason to ask the whole panel: when it holds, and in words that follow "since". */
type Doubt = { readonly words: string; readonly holds: (input: ScopeInput) => boolean };

/** The first that holds is told. */
const DOUBTS: readonly Doubt[] = [
  { words: 'the repository has switched risk off', holds: ({ riskAdvisory }) => !riskAdvisory },
  { words: 'a quorum of more than one is set', holds: ({ quorum }) => quorum !== null && quorum > 1 },
  { words: 'nothing is for review', holds: ({ review }) => review.length === 0 },
  { words: 'parts of the change are not known', holds: isCut },
  { words: 'the change holds a secret', holds: ({ secrets }) => secrets.length > 0 },
  { words: 'not every change is one of text', holds: ({ change }) => change.files.some(isNoText) },
  { words: 'a file became another kind of file', holds: ({ change }) => change.files.some(changesKind) },
  { words: 'nobody counted its lines', holds: ({ change }) => change.files.some((file) => !isCounted(file)) },
  { words: `${SMALL_LINES} lines or more changed`, holds: ({ change }) => linesOf(change) >= SMALL_LINES },
  { words: 'the risk of a file is not known', holds: isRiskUnknown },
  { words: 'a file is of medium risk or above', holds: ({ risk }) => risk.some(isRisky) },
  { words: 'a file bears a sign of risk', holds: ({ risk }) => risk.some(hasSign) },
  { words: 'tests are taken away', holds: ({ change }) => change.files.some(takesTestsAway) },
  { words: 'the change speaks to its reader', holds: isSteered },
];

/**
 * Chooses who reads a change: one model where it is small and nothing speaks against it, the whole panel in any doubt
 * and after any error. Code that sits beside the models stays: it costs nothing and counts for nobody.
 */
export function scopeGate(input: ScopeInput): ScopeChoice {
  const [reader] = modelSeats(input.seats);
  if (reader === undefined) return wholePanel(input.seats, 'no model sits on it');
  const doubt = firstDoubt(input);
  if (doubt !== null) return wholePanel(input.seats, doubt);
  const lines = linesOf(input.change);
  const size = lines === 1 ? 'one line changed' : `${lines} lines changed`;
  return {
    seats: input.seats.filter((seat) => seat === reader || isCodeSeat(seat)),
    decision: {
      reviewers: 'one',
      reason: `${reader.slot} alone reads this change: ${size}, and nothing in it is a sign of risk.`,
    },
  };
}

/** The choice of all seats, for a reason that follows "since". */
export function wholePanel(seats: readonly Seat[], since: string): ScopeChoice {
  return { seats, decision: { reviewers: 'panel', reason: `The whole panel is asked, since ${since}.` } };
}

function firstDoubt(input: ScopeInput): string | null {
  try {
    return DOUBTS.find(({ holds }) => holds(input))?.words ?? null;
  } catch {
    return 'the change could not be looked at';
  }
}

function isCut({ change, uncovered }: ScopeInput): boolean {
  const isPartial = ({ diff, missing }: ChangedFile) => missing !== null || diff === null || diff.truncated;
  return change.gaps.length > 0 || uncovered.length > 0 || change.files.some(isPartial);
}

/** Bytes, links, pinned commits, and what becomes or stops to be a program. */
function isNoText({ diff, content, oldMode, newMode }: ChangedFile): boolean {
  const { base, head } = content.binary;
  const [before, after] = [oldMode ?? PLAIN_MODE, newMode ?? PLAIN_MODE];
  return (
    base === true ||
    head === true ||
    diff?.binary === true ||
    diff?.submodule === true ||
    before !== after ||
    SPECIAL_MODES.has(before)
  );
}

function changesKind({ path, oldPath }: ChangedFile): boolean {
  if (oldPath === null) return false;
  return endingOf(oldPath) !== endingOf(path) || isTestPath(oldPath) !== isTestPath(path);
}

/** What follows the last dot of a name; the whole name where it has none. */
function endingOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}

function isCounted({ additions, deletions }: ChangedFile): boolean {
  return additions !== null && deletions !== null;
}

/** Of what is listed and what was read the larger number. */
function linesOf({ files }: ChangeSet): number {
  return files.reduce((sum, { additions, deletions, diff }) => {
    const added = Math.max(additions ?? 0, diff?.additions ?? 0);
    return sum + added + Math.max(deletions ?? 0, diff?.deletions ?? 0);
  }, 0);
}

function isRiskUnknown({ change, risk }: ScopeInput): boolean {
  const known = new Set(risk.map(({ path }) => path));
  return change.files.some(({ path }) => !known.has(path));
}

function isRisky({ score }: FileRisk): boolean {
  return !Number.isFinite(score) || riskLevelOf(score) !== 'low';
}

/** How many lines changed is no sign by itself: it is asked above. */
function hasSign({ signals }: FileRisk): boolean {
  return signals.some(({ name }) => name !== 'loc_changed');
}

function isSteered({ change }: ScopeInput): boolean {
  const { title, body } = change.identity;
  return steeringFiles(change).length > 0 || [title ?? '', body ?? ''].some(speaksToReader);
}
