/** Writes results for people: as aligned text for a terminal, as tables for a document. Rates are in percent. */
import { votesNeeded } from './methods.mjs';

const percent = (rate) => (100 * rate).toFixed(1);

/** The columns of each set: heading and cell. */
const COLUMNS = {
  martian: [
    ['pair P', ({ rates }) => percent(rates.pairPrecision)],
    ['pair R', ({ rates }) => percent(rates.pairRecall)],
    ['pair F1', ({ rates }) => percent(rates.pairF1)],
    ['posted', ({ counts }) => String(counts.posted)],
    ['accepted P', ({ rates }) => percent(rates.acceptedPrecision)],
    ['accepted R', ({ rates }) => percent(rates.acceptedRecall)],
    ['accepted F1', ({ rates }) => percent(rates.acceptedF1)],
    ['clusters per issue', ({ rates }) => rates.clustersPerIssue.toFixed(2)],
  ],
  aacr: [
    ['different pairs', ({ counts }) => String(counts.different)],
    ['merged', ({ counts }) => String(counts.joinedDifferent)],
    ['false merges', ({ rates }) => percent(rates.falseMergeRate)],
  ],
};

/** Aligned text: a heading and a table for each panel. */
export function textOf(results) {
  return results.map((result) => [headingOf(result), ...aligned(cellsOf(result))].join('\n')).join('\n\n');
}

/** The same as Markdown. */
export function markdownOf(results) {
  return results
    .map((result) => {
      const [head, ...rows] = cellsOf(result);
      const rule = head.map((_, index) => (index === 0 ? '---' : '--:'));
      const lines = [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
      return [`**${headingOf(result)}**`, '', ...lines].join('\n');
    })
    .join('\n\n');
}

function headingOf({ set, panel, members, rows }) {
  const { pulls = 0, findings = 0, golden = 0 } = rows[0].counts;
  const size = `${pulls} pull requests, ${findings} findings, ${golden} known issues`;
  return `${set} ${panel}: ${members.length} reviewers, ${size}; accepted at ${votesNeeded(members.length)} votes`;
}

function cellsOf({ set, rows }) {
  const columns = COLUMNS[set];
  return [
    ['method', ...columns.map(([heading]) => heading)],
    ...rows.map((row) => [nameOf(row), ...columns.map(([, cell]) => cell(row))]),
  ];
}

function nameOf({ method, of }) {
  return of === undefined ? method : `${method} (${of.replace(/^single:/, '')})`;
}

/** Pads every column to its widest cell: the first to the left, numbers to the right. */
function aligned(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((cells) => cells[column].length)));
  return rows.map((cells) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])))
      .join('  '),
  );
}
