import type { ReviewDocument } from '../../domain/contracts.generated.ts';
import { displayWidth } from '../../lib/text.ts';
import { type Canvas, type Cell, fitPath, folded, heading, paragraph, table } from './canvas.ts';
import {
  type CoverageRow,
  type CoverageTable,
  coverageTable,
  MISSED_WORDS,
  missedText,
  type ReadCell,
} from './coverage-table.ts';
import { counted } from './figures.ts';

type PathReason = ReviewDocument['skipped'][number];

/** Lines of one list that are printed; all of them are in the report file. */
const MOST_LISTED = 8;

/** On a narrower screen columns stand closer. */
const WIDE = 60;

/** Columns that a path needs at least beside words; with less room the cells are numbers. */
const LEAST_PATH = 24;

const INDENT = '  ';

/** What was not reviewed and why, as far as no table says it: left out by rule, given to nobody, or missing. */
export function notReviewedSection(canvas: Canvas, document: ReviewDocument): string[] {
  const { uncovered, unscannable, skipped, gaps } = document;
  const tabled = new Set(coverageTable(document).rows.map(({ path }) => path));
  const planned = new Set(uncovered.map(({ path }) => path));
  const unsent = [...uncovered, ...unscannable.filter(({ path }) => !planned.has(path))];
  const lines = [
    ...reasonList(
      canvas,
      'For review, but not given to the panel',
      unsent.filter(({ path }) => !tabled.has(path)),
    ),
    ...gapList(canvas, gaps),
    ...reasonList(canvas, 'Left out by rule', skipped),
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

/** How cells are written: in words, or as the numbers of the reasons where there is no room for words. */
type Writing = { readonly wordOf: (cell: ReadCell) => string; readonly labelOf: (index: number) => string };

const WORDS: Writing = {
  wordOf: ({ status }) => (status === 'read' ? 'read' : MISSED_WORDS[status]),
  labelOf: () => `${INDENT}- `,
};
const NUMBERS: Writing = {
  wordOf: (cell) => (cell.status === 'read' ? 'read' : String(cell.index + 1)),
  labelOf: (index) => `${INDENT}${index + 1} `,
};

/** Who read which file, where not every seat read all of them, and why not. */
export function coverageSection(canvas: Canvas, document: ReviewDocument): string[] {
  const found = coverageTable(document);
  const { rows, reasons } = found;
  if (rows.length === 0) return [];
  const writing = roomForPath(canvas, found, WORDS) >= LEAST_PATH ? WORDS : NUMBERS;
  return [
    ...paragraph(canvas, titleOf(document, rows), { tone: 'bold' }),
    ...fileTable(canvas, found, writing),
    ...folded(rows, MOST_LISTED, () => []),
    ...folded(reasons, MOST_LISTED, (reason) =>
      paragraph(canvas, missedText(reason, reasons), {
        label: writing.labelOf(reasons.indexOf(reason)),
        tone: 'dim',
      }),
    ),
  ];
}

function titleOf({ coverage }: ReviewDocument, rows: readonly CoverageRow[]): string {
  const uncovered = rows.filter(({ covered }) => !covered).length;
  if (uncovered > 0) {
    return `Not covered: ${uncovered} of ${counted(coverage.files.length, 'file')} (quorum ${coverage.quorum})`;
  }
  return `Covered, but not read by every reviewer (${rows.length})`;
}

/** Files that are not covered, then those that are, each under a line that says so where there are both. */
function fileTable(canvas: Canvas, found: CoverageTable, writing: Writing): string[] {
  const rows = found.rows.slice(0, MOST_LISTED);
  const columns = [{ title: `${INDENT}file` }, ...found.seats.map((title) => ({ title }))];
  const room = roomForPath(canvas, found, writing);
  const cells = rows.map(({ path, cells: read }): Cell[] => [
    { text: `${INDENT}${fitPath(path, room)}` },
    ...read.map(
      (cell): Cell => ({
        text: writing.wordOf(cell),
        ...(cell.status === 'read' ? {} : { tone: 'yellow' as const }),
      }),
    ),
  ]);
  const [titles = '', ...lines] = table(canvas, columns, cells, gapOf(canvas));
  const first = rows.findIndex(({ covered }) => covered);
  const isMixed = first > 0;
  return [
    titles,
    ...lines.flatMap((line, index) =>
      isMixed && index === first
        ? [canvas.paint('dim', `${INDENT}covered, but not read by all`), line]
        : [line],
    ),
  ];
}

/** The columns that are left for a path beside the cells. */
function roomForPath(canvas: Canvas, { seats, rows }: CoverageTable, { wordOf }: Writing): number {
  const shown = rows.slice(0, MOST_LISTED);
  const widths = seats.map((seat, index) =>
    Math.max(
      seat.length,
      ...shown.map(({ cells }) => {
        const cell = cells[index];
        return cell === undefined ? 0 : displayWidth(wordOf(cell));
      }),
    ),
  );
  const gaps = seats.length * gapOf(canvas).length;
  return canvas.width - INDENT.length - gaps - widths.reduce((sum, width) => sum + width, 0);
}

function gapOf(canvas: Canvas): string {
  return canvas.width < WIDE ? ' ' : '  ';
}
