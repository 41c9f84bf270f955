import type { Coverage, FileCoverage } from '../../domain/outcome.ts';
import type { SlotResult } from '../../domain/panel.ts';
import type { Plan } from '../../domain/plan.ts';

/** Who read which file to the end: all files that were to be reviewed, also those that no call carried. */
export function coverageOf(plan: Plan, slots: readonly SlotResult[]): Coverage {
  const uncovered = new Set(plan.uncovered.map(({ path }) => path));
  const sent = new Set(plan.calls.flatMap((call) => call.files.map(({ path }) => path)));
  // A quorum of none would call a file covered that nobody read.
  const quorum = Math.max(1, plan.quorum);
  const read = slots.map(({ slot, covered }) => ({ slot, paths: new Set(covered) }));
  const files = [...new Set([...sent, ...uncovered])].map((path): FileCoverage => {
    const readers = uncovered.has(path)
      ? []
      : read.filter(({ paths }) => paths.has(path)).map(({ slot }) => slot);
    return { path, slots: readers, covered: readers.length >= quorum };
  });
  return { quorum, seats: plan.plannedSeats.length, files, complete: files.every(({ covered }) => covered) };
}
