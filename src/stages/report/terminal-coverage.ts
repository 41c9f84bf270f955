import type { PathReason } from '../../domain/change.ts';
import type { ReviewOutcome } from '../../domain/outcome.ts';
import { type Canvas, fitPath, folded, heading, paragraph, table } from './canvas.ts';
import { counted } from './figures.ts';

/** Lines of one list that are printed; all of them are in the report file. */
const MOST_LISTED = 8;

/** Columns of a cell that says whether a seat read a file, and of the gap before it. */
const READ_COLUMNS = 4;
const GAP_COLUMNS = 2;

/** What was not reviewed and why: left out by rule, not given to the panel, or missing from the change. */
export function notReviewedSection(canvas: Canvas, { plan, gates, change }: ReviewOutcome): string[] {
  const uncovered = new Set(plan.uncovered.map(({ path }) => path));
  const unsent = [...plan.uncovered, ...gates.unscannable.filter(({ path }) => !uncovered.has(path))];
  const lines = [
    ...reasonList(canvas, 'Left out by rule', plan.skipped),
    ...reasonList(canvas, 'For review, but not given to the panel', unsent),
    ...gapList(canvas, change.gaps),
  ];
  return lines.length === 0 ? [] : [heading(canvas, 'Not reviewed'), ...lines];
}

function reasonList(canvas: Canvas, title: string, items: readonly PathReason[]): string[] {
  if (items.length === 0) return [];
  return [
    ...paragraph(canvas, `${title} (${items.length})`, { indent: 2 }),
    ...folded(items, MOST_LISTED, ({ path, reason }) =>
      paragraph(canvas, `${path}: ${reason}`, { label: '    - ', tone: 'dim' }),
    ),
  ];
}

function gapList(canvas: Canvas, gaps: readonly string[]): string[] {
  if (gaps.length === 0) return [];
  return [
    ...paragraph(canvas, `Missing from the change (${gaps.length})`, { indent: 2 }),
    ...folded(gaps, MOST_LISTED, (gap) => paragraph(canvas, gap, { label: '    - ', tone: 'dim' })),
  ];
}

/** Who read which file, for the files that fewer than the quorum read. */
export function coverageSection(canvas: Canvas, { coverage, slots, plan }: ReviewOutcome): string[] {
  const unsent = new Set(plan.uncovered.map(({ path }) => path));
  const files = coverage.files.filter(({ path, covered }) => !covered && !unsent.has(path));
  if (files.length === 0) return [];
  const seats = slots.map(({ slot }) => slot);
  const seatColumns = seats.map((slot) => Math.max(READ_COLUMNS, slot.length) + GAP_COLUMNS);
  const pathColumns = canvas.width - GAP_COLUMNS - seatColumns.reduce((sum, columns) => sum + columns, 0);
  const rows = files
    .slice(0, MOST_LISTED)
    .map((file) => [
      { text: `  ${fitPath(file.path, pathColumns)}` },
      ...seats.map((slot) =>
        file.slots.includes(slot) ? { text: 'read' } : { text: 'no', tone: 'yellow' as const },
      ),
    ]);
  const columns = [{ title: '  file' }, ...seats.map((slot) => ({ title: slot }))];
  const title = `Read by fewer than ${coverage.quorum} of ${counted(coverage.seats, 'reviewer')} (${files.length})`;
  const more = folded(files, MOST_LISTED, () => []);
  return [...paragraph(canvas, title, { tone: 'bold' }), ...table(canvas, columns, rows), ...more];
}
