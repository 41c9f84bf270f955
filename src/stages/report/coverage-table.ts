import { countingSeats } from '../../domain/code-seats.ts';
import type { ReviewDocument } from '../../domain/contracts.generated.ts';
import type { Slot } from '../../domain/slot.ts';

type DocumentFile = ReviewDocument['coverage']['files'][number];
type MissedStatus = DocumentFile['missed'][number]['status'];

/** How one seat stands to one file: it read it to the end, or fell short of it for the reason at `index`. */
export type ReadCell =
  | { readonly status: 'read' }
  | { readonly status: MissedStatus; readonly index: number };

/** One file that was not read to the end by every seat that was asked. */
export type CoverageRow = {
  readonly path: string;
  readonly covered: boolean;
  /** How many seats read it. */
  readonly readers: number;
  /** One for each seat, in their order. */
  readonly cells: readonly ReadCell[];
};

/** Why files were missed, once for each seat and ending, and once for all seats where a file was sent to none. */
export type MissedReason = {
  /** Null where it holds for all seats. */
  readonly seat: Slot | null;
  readonly status: MissedStatus;
  readonly reason: string | null;
  /** The files that were missed for it. */
  readonly paths: readonly string[];
};

/** Who read what: files by the seats that were asked (code beside models counts for none), as far as anything is missing, and why it is. */
export type CoverageTable = {
  readonly seats: readonly Slot[];
  /** Files that are not covered first, else in the order of the review. */
  readonly rows: readonly CoverageRow[];
  readonly reasons: readonly MissedReason[];
};

/** What a cell says, and what stands before a reason. */
export const MISSED_WORDS: { readonly [status in MissedStatus]: string } = {
  partial: 'partial',
  invalid: 'invalid',
  refused: 'refused',
  timeout: 'timeout',
  'rate-limited': 'rate-limited',
  unavailable: 'unavailable',
  'not-sent': 'not sent',
};

/**
 * The table of a review. It has no rows where all seats read everything, nor for files that were given to nobody where
 * there was nobody: these are listed with their reasons elsewhere.
 */
export function coverageTable({
  coverage,
  slots,
  uncovered,
}: Pick<ReviewDocument, 'coverage' | 'slots' | 'uncovered'>): CoverageTable {
  const seats = countingSeats(slots).map(({ slot }) => slot);
  const unsent = new Map(uncovered.map(({ path, reason }) => [path, reason]));
  const files = coverage.files.filter(
    ({ path, covered, slots: readers }) =>
      (!covered || seats.some((seat) => !readers.includes(seat))) &&
      !(seats.length === 0 && unsent.has(path)),
  );
  const ordered = [...files.filter(({ covered }) => !covered), ...files.filter(({ covered }) => covered)];
  const reasons = new Map<string, Collected>();
  const rows = ordered.map((file): CoverageRow => {
    const cells = seats.map((seat) => cellOf(seat, file, unsent.get(file.path), reasons));
    return { path: file.path, covered: file.covered, readers: file.slots.length, cells };
  });
  return {
    seats,
    rows,
    reasons: [...reasons.values()].map(({ missed, paths }) => ({ ...missed, paths: [...paths] })),
  };
}

/** A reason while its files are gathered; `index` is its place among all reasons. */
type Collected = {
  readonly index: number;
  readonly missed: Omit<MissedReason, 'paths'>;
  readonly paths: Set<string>;
};

function cellOf(
  seat: Slot,
  { path, slots, missed }: DocumentFile,
  unsentReason: string | undefined,
  reasons: Map<string, Collected>,
): ReadCell {
  if (slots.includes(seat)) return { status: 'read' };
  const { status = 'not-sent', reason = null } = missed.find(({ slot }) => slot === seat) ?? {};
  const isForAll = status === 'not-sent' && unsentReason !== undefined;
  const why: Omit<MissedReason, 'paths'> = isForAll
    ? { seat: null, status, reason: unsentReason }
    : { seat, status, reason };
  const key = JSON.stringify([why.seat, why.status, why.reason]);
  const known = reasons.get(key) ?? { index: reasons.size, missed: why, paths: new Set<string>() };
  known.paths.add(path);
  reasons.set(key, known);
  return { status, index: known.index };
}

/**
 * A reason in words, `gpt rate-limited: the server wanted 300 s`. It names its files where the table alone does not
 * tell them from those of another reason of the same seat and ending.
 */
export function missedText(
  { seat, status, reason, paths }: MissedReason,
  all: readonly MissedReason[],
): string {
  const who = seat === null ? '' : `${seat} `;
  const why = reason === null || reason === '' ? '' : `: ${reason}`;
  const isAlone = all.filter((other) => other.seat === seat && other.status === status).length === 1;
  const [first = ''] = paths;
  const files = paths.length === 1 ? first : `${first} and ${paths.length - 1} more`;
  return `${who}${MISSED_WORDS[status]}${why}${isAlone ? '' : ` (${files})`}`;
}

/** Seats of which the table tells why they are not complete: nothing is said twice. */
export function toldSeats(
  document: Pick<ReviewDocument, 'coverage' | 'slots' | 'uncovered'>,
): ReadonlySet<Slot> {
  const { reasons } = coverageTable(document);
  return new Set(reasons.flatMap(({ seat, reason }) => (seat === null || reason === null ? [] : [seat])));
}
