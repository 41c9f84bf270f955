import { countingSeats } from '../../domain/code-seats.ts';
import type { Coverage, FileCoverage, MissedFile, MissedStatus } from '../../domain/outcome.ts';
import { type CallRecord, SLOT_STATUSES, type SlotResult, type SlotStatus } from '../../domain/panel.ts';
import type { Plan } from '../../domain/plan.ts';
import type { Slot } from '../../domain/slot.ts';

/** What one seat read, and how its calls that carried a file and did not come to their end ended. */
type Reading = Pick<SlotResult, 'slot'> & {
  readonly covered: ReadonlySet<string>;
  readonly failed: ReadonlyMap<string, readonly FailedCall[]>;
};

type FailedCall = Pick<CallRecord, 'reason'> & { readonly status: MissedStatus };

/**
 * Who read which file to the end: all files that were to be reviewed, also those that no call carried. Code beside models
 * is no reader, whatever became of these.
 */
export function coverageOf(plan: Plan, slots: readonly SlotResult[]): Coverage {
  const uncovered = new Set(plan.uncovered.map(({ path }) => path));
  const sent = new Set(plan.calls.flatMap((call) => call.files.map(({ path }) => path)));
  // A quorum of none would call a file covered that nobody read.
  const quorum = Math.max(1, plan.quorum);
  const counted = countedSlots(plan);
  const readings = slots.filter(({ slot }) => counted.has(slot)).map(readingOf);
  const files = [...new Set([...sent, ...uncovered])].map((path): FileCoverage => {
    const isWhole = !uncovered.has(path);
    const readers = readings.filter(({ covered }) => isWhole && covered.has(path)).map(({ slot }) => slot);
    const missed = readings
      .filter(({ slot }) => !readers.includes(slot))
      .map((reading) => missedBy(reading, path, isWhole));
    return { path, slots: readers, missed, covered: readers.length >= quorum };
  });
  return {
    quorum,
    seats: counted.size,
    cut: plan.cut.filter(({ slot }) => counted.has(slot)),
    files,
    complete: files.every(({ covered }) => covered),
  };
}

/** The seats of the planned panel that readers are counted by. */
function countedSlots({ plannedSeats }: Plan): ReadonlySet<Slot> {
  return new Set(countingSeats(plannedSeats).map(({ slot }) => slot));
}

function readingOf({ slot, covered, calls }: SlotResult): Reading {
  const failed = new Map<string, FailedCall[]>();
  for (const { status, reason, files } of calls) {
    if (!isMissed(status)) continue;
    for (const path of files) {
      const known = failed.get(path);
      if (known === undefined) failed.set(path, [{ status, reason }]);
      else known.push({ status, reason });
    }
  }
  return { slot, covered: new Set(covered), failed };
}

function isMissed(status: SlotStatus): status is Exclude<SlotStatus, 'ok' | 'repaired'> {
  return status !== 'ok' && status !== 'repaired';
}

/** A file in pieces was missed as its worst call ended. */
function missedBy({ slot, failed }: Reading, path: string, isWhole: boolean): MissedFile {
  const calls = isWhole ? (failed.get(path) ?? []) : [];
  const status = worst(calls);
  const reasons = new Set(
    calls.filter((call) => call.status === status).flatMap(({ reason }) => reason ?? []),
  );
  return { slot, status, reason: [...reasons].join('; ') || null };
}

function worst(calls: readonly FailedCall[]): MissedStatus {
  return (
    SLOT_STATUSES.filter(isMissed).findLast((status) => calls.some((call) => call.status === status)) ??
    'not-sent'
  );
}
