import type { ReviewDocument } from '../../domain/contracts.generated.ts';
import { inlineMarkdown, tableCell } from '../../lib/markdown.ts';
import {
  type CoverageRow,
  coverageTable,
  MISSED_WORDS,
  missedText,
  type ReadCell,
} from './coverage-table.ts';
import { counted } from './figures.ts';
import { type Block, type Entry, entry } from './markdown-fit.ts';
import { capped, foldedSection, openSection, row, type Section, subtitle } from './markdown-parts.ts';

type PathReason = ReviewDocument['skipped'][number];

/** Rows of the table in a comment, and where room is short. */
const MOST_ROWS = 25;
const FEWEST_ROWS = 5;

/** Beside the lists of files: what is not covered is what the conclusion rests on. */
const RANK = 5;

/**
 * Who read which file, where not every seat read all of them, and why not. It is open where a file is not covered, and
 * can be folded where the quorum read each. `most` rows are shown, and `rest` says where the others are.
 */
export function coverageBlocks(
  document: ReviewDocument,
  html: boolean,
  { most = MOST_ROWS, rest = 'in review.json' }: { readonly most?: number; readonly rest?: string } = {},
): Block[] {
  const { seats, rows, reasons } = coverageTable(document);
  if (rows.length === 0) return [];
  const { files } = document.coverage;
  const uncovered = rows.filter(({ covered }) => !covered).length;
  const text = (count: number): string => {
    const more = rows.length - count;
    const head = [['file', ...seats, 'covered'], ['', ...seats, ''].map(() => '---')].map(line);
    const note = more <= 0 ? [] : [`And ${counted(more, 'more file')}, ${rest}.`, ''];
    return [...head, ...rows.slice(0, count).map(rowOf), '', ...note, ''].join('\n');
  };
  const section: Section = {
    title:
      uncovered === 0
        ? `Coverage: all ${counted(files.length, 'file')} covered, ${rows.length} not read by every reviewer`
        : `Coverage: ${uncovered} of ${counted(files.length, 'file')} not covered`,
    entries: [
      { full: text(most), short: text(FEWEST_ROWS), count: rows.length },
      // The table tells of the files; a reason that is left out is not one more of them.
      ...reasons.map((reason) => row(missedText(reason, reasons), 0)),
    ],
    rank: RANK,
    rest,
  };
  return uncovered === 0 ? foldedSection(section, html) : openSection(section);
}

function rowOf({ path, covered, readers, cells }: CoverageRow): string {
  return line([tableCell(path), ...cells.map(wordOf), covered ? 'yes' : `**no**, read by ${readers}`]);
}

function wordOf(cell: ReadCell): string {
  return cell.status === 'read' ? 'read' : MISSED_WORDS[cell.status];
}

/** Cells that are Markdown already. */
function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** What was given to nobody and why, as far as no table says it; `list` decides how many rows a list has. */
export function filesPart(document: ReviewDocument, list: typeof capped = capped): Omit<Section, 'rank'> {
  const { uncovered, unscannable, skipped, gaps } = document;
  const tabled = new Set(coverageTable(document).rows.map(({ path }) => path));
  const planned = new Set(uncovered.map(({ path }) => path));
  const unsent = [...uncovered, ...unscannable.filter(({ path }) => !planned.has(path))].filter(
    ({ path }) => !tabled.has(path),
  );
  // Each by itself: a backtick of the one must not find its pair in the other.
  const pathRow = ({ path, reason }: PathReason): Entry =>
    entry(`- ${inlineMarkdown(path)}: ${inlineMarkdown(reason)}\n`);
  const part = (title: string, entries: readonly Entry[]): readonly Entry[] =>
    entries.length === 0 ? [] : [subtitle(title), ...entries];
  const counts = [
    ...(unsent.length === 0 ? [] : [`${unsent.length} not given to the panel`]),
    `${skipped.length} left out by rule`,
    ...(gaps.length === 0 ? [] : ['some missing']),
  ];
  return {
    title: `Files: ${counts.join(', ')}`,
    entries: [
      ...part('For review, but not given to the panel', list(unsent, pathRow)),
      ...part(
        'Missing from the change',
        list(gaps, (gap) => row(gap)),
      ),
      ...part('Left out by rule', list(skipped, pathRow)),
    ],
  };
}
