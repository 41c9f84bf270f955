import type { ReviewDocument } from '../../domain/contracts.generated.ts';
import { inlineMarkdown, tableCell } from '../../lib/markdown.ts';
import { oneLine } from '../../lib/text.ts';
import { type Entry, entry } from './markdown-fit.ts';
import type { SummaryInput } from './markdown-model.ts';
import { capped, firstSentence, lineOf, placeLink, row, type Section } from './markdown-parts.ts';
import { type MatrixRow, matrixOf, type Stand } from './matrix.ts';
import { placeText } from './places.ts';
import { checkedText, positionText, rulingText, speakersOf } from './triage-words.ts';

type Permalink = SummaryInput['permalink'];

/** Rows of the matrix that are shown; every cluster is in the report file. */
const MOST_ROWS = 25;

/** Columns of an issue in the matrix, and of one that is said in full. */
const HEAD_COLUMNS = 60;
const ISSUE_COLUMNS = 4_000;

const CELLS: { readonly [stand in Stand]: string } = {
  blocking: 'blocking',
  important: 'important',
  suggestion: 'suggestion',
  silent: '·',
  absent: '',
};

const LEGEND = 'A dot: read the file and did not raise it. Blank: did not read the file to the end.';

/** Who raised what: a row for each cluster of the change, a column for each seat. */
export function matrixPart(document: ReviewDocument, permalink: Permalink): Omit<Section, 'rank'> {
  const { seats, rows } = matrixOf(document);
  const shown = rows.slice(0, MOST_ROWS);
  const more = rows.length - shown.length;
  const legend = more === 0 ? LEGEND : `And ${more} more, in review.json. ${LEGEND}`;
  const head = [['finding', ...seats, 'decided'], ['', ...seats, ''].map(() => '---')].map(tableLine);
  const text = (write: (row: MatrixRow) => string): string =>
    [...head, ...shown.map(write), '', legend, ''].join('\n');
  return {
    title: `Who raised what (${rows.length})`,
    entries:
      rows.length === 0
        ? []
        : [
            {
              full: text((item) => matrixRow(item, linkCell(item, permalink))),
              short: text((item) => matrixRow(item, tableCell(placeText(item)))),
              // Findings are counted where they are told of.
              count: 0,
            },
          ],
  };
}

/** The label of a link knows nothing of cells: a pipe in it would end this one. */
function linkCell(item: MatrixRow, permalink: Permalink): string {
  const text = placeText(item);
  return text.includes('|') ? tableCell(text) : placeLink(item, permalink);
}

function matrixRow({ issue, stands, bucket }: MatrixRow, place: string): string {
  const head = tableCell(oneLine(issue, HEAD_COLUMNS));
  return tableLine([`${place} ${head}`, ...stands.map((stand) => CELLS[stand]), bucket]);
}

/** Cells that are Markdown already. */
function tableLine(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Every finding on which the reviewers were of two minds. */
export function disagreementsPart({ triage }: ReviewDocument): Omit<Section, 'rank'> {
  const disagreements = triage?.consensus?.disagreements ?? [];
  return {
    title: `Disagreements (${disagreements.length})`,
    entries: disagreements.map(({ file, line = 0, issue, note }) => {
      // Each by itself: a backtick of the one must not find its pair in the other.
      const place = inlineMarkdown(placeText({ path: file, line, anchor: null }));
      const write = (words: string): string => `- ${place}: ${lineOf(words)} (${lineOf(note)})\n`;
      return { full: write(oneLine(issue, ISSUE_COLUMNS)), short: write(firstSentence(issue)), count: 1 };
    }),
  };
}

/** What seats said of disputed findings when they saw both sides, and what it changed. */
export function rebuttalPart(document: ReviewDocument, permalink: Permalink): Omit<Section, 'rank'> {
  const debates = document.rebuttal?.debates ?? [];
  const subjectOf = subjects(document, permalink);
  return {
    title: `Rebuttal (${debates.length})`,
    entries: [
      ...debates.map(({ cluster, positions, effect }) =>
        nested(subjectOf(cluster), [...positions.map(positionText), `effect: ${effect}`]),
      ),
      ...remarkRows(document.rebuttal?.remarks),
    ],
  };
}

/** What a second seat checked, and each decision that it would have taken differently. */
export function crossCheckPart(document: ReviewDocument, permalink: Permalink): Omit<Section, 'rank'> {
  const { crossCheck } = document;
  if (crossCheck === null) return { title: '', entries: [] };
  const subjectOf = subjects(document, permalink);
  const differences = crossCheck.differences.map(({ cluster, agent, second, outcome }) =>
    nested(subjectOf(cluster), [rulingText(agent), rulingText(second), `holds: ${outcome}`]),
  );
  return {
    title: `Cross-check (${crossCheck.checked} checked, ${differences.length} different)`,
    entries: [row(checkedText(crossCheck), 0), ...differences, ...remarkRows(crossCheck.remarks)],
  };
}

function remarkRows(remarks: readonly string[] = []): Entry[] {
  return capped(remarks, (remark) => row(remark));
}

/** Writes a cluster by its place and its issue. */
function subjects(document: ReviewDocument, permalink: Permalink): (cluster: string) => string {
  const speakers = speakersOf(document);
  return (cluster) => {
    const finding = speakers.get(cluster);
    if (finding === undefined) return lineOf(cluster);
    const link = placeLink({ ...finding, path: finding.file }, permalink);
    return `${link}: ${inlineMarkdown(firstSentence(finding.issue))}`;
  };
}

/** A row, written already, with rows of text below it. */
function nested(head: string, texts: readonly string[]): Entry {
  // Bitbucket Cloud nests lists by four blanks.
  const write = (text: string): string => `    - ${lineOf(text)}\n`;
  return entry(`- ${head}\n${texts.map((text) => write(oneLine(text, ISSUE_COLUMNS))).join('')}`);
}
