import { isCodeSeat } from '../../domain/code-seats.ts';
import type { ReviewDocument } from '../../domain/contracts.generated.ts';
import type { Anchor } from '../../domain/finding.ts';
import { isComplete } from '../../domain/panel.ts';
import { compareSeverity, gravest, type Severity } from '../../domain/severity.ts';
import type { Slot } from '../../domain/slot.ts';
import { BUCKETS, type Bucket } from '../../domain/triage.ts';

/** How a seat stands to a cluster: the gravest that it raised of it, or that it read the file and said nothing, or neither. */
export type Stand = Severity | 'silent' | 'absent';

/** One cluster of the change, and how each seat stands to it. */
export type MatrixRow = {
  readonly cluster: string;
  readonly path: string;
  readonly line: number;
  readonly anchor: Anchor | null;
  readonly issue: string;
  readonly bucket: Bucket;
  /** One for each seat, in their order. */
  readonly stands: readonly Stand[];
};

/** Who raised what: clusters of the change by the seats that were asked. */
export type Matrix = { readonly seats: readonly Slot[]; readonly rows: readonly MatrixRow[] };

type DocumentFinding = ReviewDocument['findings'][number];
type DocumentCluster = ReviewDocument['clusters'][number];

/** Fewer have nobody to differ with. */
const FEWEST_SEATS = 2;

const NO_MATRIX: Matrix = { seats: [], rows: [] };

/**
 * The matrix of a review: accepted clusters first, the gravest of them first. It has no rows where fewer than two seats
 * were asked. What is outside of the change is left out: nobody else could have raised it.
 */
export function matrixOf({ slots, clusters, findings, coverage }: ReviewDocument): Matrix {
  const seats = slots.map(({ slot }) => slot);
  if (seats.length < FEWEST_SEATS) return NO_MATRIX;
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  // Where models sit beside it, coverage does not count code.
  const code = slots.filter((seat) => isCodeSeat(seat) && isComplete(seat.status)).map(({ slot }) => slot);
  const readers = new Map(coverage.files.map((file) => [file.path, [...file.slots, ...code]]));
  const rows = [...clusters].sort(compareClusters).flatMap((cluster) => {
    const members = cluster.members.flatMap((id) => byId.get(id) ?? []).filter(isOfChange);
    const speaker = members.find(({ id }) => id === cluster.representative) ?? members[0];
    return speaker === undefined ? [] : [rowOf(cluster, speaker, standsOf(members, seats, readers))];
  });
  return { seats, rows };
}

/** The order of the clusters stays where bucket and severity are the same. */
function compareClusters(a: DocumentCluster, b: DocumentCluster): number {
  return BUCKETS.indexOf(a.bucket) - BUCKETS.indexOf(b.bucket) || compareSeverity(a.severity, b.severity);
}

function isOfChange({ grounding }: DocumentFinding): boolean {
  return grounding !== 'none';
}

function rowOf(
  { id, bucket }: DocumentCluster,
  { file, line, anchor, issue }: DocumentFinding,
  stands: readonly Stand[],
): MatrixRow {
  return { cluster: id, path: file, line, anchor, issue, bucket, stands };
}

function standsOf(
  members: readonly DocumentFinding[],
  seats: readonly Slot[],
  readers: ReadonlyMap<string, readonly Slot[]>,
): Stand[] {
  const covering = new Set(members.flatMap(({ file }) => readers.get(file) ?? []));
  return seats.map((seat) => {
    const raised = members.filter(({ slot }) => slot === seat).map(({ raisedSeverity }) => raisedSeverity);
    if (raised.length > 0) return gravest(raised);
    return covering.has(seat) ? 'silent' : 'absent';
  });
}
