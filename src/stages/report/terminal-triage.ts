import type { ReviewDocument } from '../../domain/contracts.generated.ts';
import { BUCKETS } from '../../domain/triage.ts';
import { displayWidth, logSafe, oneLine } from '../../lib/text.ts';
import { type Canvas, fitPath, folded, heading, paragraph, type Style, type Tone } from './canvas.ts';
import { type MatrixRow, matrixOf, type Stand } from './matrix.ts';
import { placeText } from './places.ts';
import { checkedText, positionText, rulingText, speakersOf } from './triage-words.ts';

type DocumentFinding = ReviewDocument['findings'][number];

/** Rows of the matrix that are printed; all clusters are in the report file. */
const MOST_ROWS = 20;

/** On a narrower screen columns stand closer. */
const WIDE = 60;

/** Columns below which the head of an issue says nothing. */
const LEAST_ISSUE = 16;

/** What stands in a cell, and what it means. */
const CELLS: {
  readonly [stand in Stand]: { readonly mark: string; readonly tone?: Tone; readonly legend: string };
} = {
  blocking: { mark: 'B', tone: 'bold red', legend: 'B blocking' },
  important: { mark: 'I', tone: 'bold yellow', legend: 'I important' },
  suggestion: { mark: 'S', tone: 'cyan', legend: 'S suggestion' },
  silent: { mark: '·', tone: 'dim', legend: '· read the file and did not raise it' },
  absent: { mark: '', legend: 'blank: did not read the file to the end' },
};

const STANDS = [
  'blocking',
  'important',
  'suggestion',
  'silent',
  'absent',
] as const satisfies readonly Stand[];

/** Columns before what is said of a place. */
const ISSUE_INDENT = 4;
const VOICE: Style = { indent: ISSUE_INDENT, tone: 'dim' };

/** Who raised what: a row for each cluster of the change, a column for each seat. */
export function matrixSection(canvas: Canvas, document: ReviewDocument): string[] {
  const { seats, rows } = matrixOf(document);
  if (rows.length === 0) return [];
  const gap = ' '.repeat(canvas.width < WIDE ? 1 : 2);
  const shown = rows.slice(0, MOST_ROWS);
  const stands = new Set(shown.flatMap((row) => row.stands));
  const legend = STANDS.filter((stand) => stands.has(stand)).map((stand) => CELLS[stand].legend);
  const lines = BUCKETS.flatMap((bucket) => {
    const ofBucket = shown.filter((row) => row.bucket === bucket);
    return ofBucket.length === 0
      ? []
      : [`  ${bucket}`, ...ofBucket.map((row) => matrixLine(canvas, row, seats, gap))];
  });
  return [
    heading(canvas, `Who raised what (${rows.length})`),
    canvas.paint('dim', `  ${seats.join(gap)}`),
    ...lines,
    ...folded(rows, MOST_ROWS, () => []),
    ...paragraph(canvas, legend.join('; '), { indent: 2, tone: 'dim' }),
  ];
}

/** Cells, then the place, then as much of the issue as there is room for. */
function matrixLine(canvas: Canvas, row: MatrixRow, seats: readonly string[], gap: string): string {
  const cells = seats.map((seat, index) => {
    const { mark, tone } = CELLS[row.stands[index] ?? 'absent'];
    const blanks = ' '.repeat(seat.length - displayWidth(mark));
    return (tone === undefined ? mark : canvas.paint(tone, mark)) + blanks;
  });
  const left = canvas.width - 2 - seats.reduce((sum, seat) => sum + seat.length + gap.length, 0);
  const place = fitPath(logSafe(placeText(row)), left);
  const room = left - displayWidth(place) - 2;
  const issue = room < LEAST_ISSUE ? '' : `  ${canvas.paint('dim', oneLine(row.issue, room))}`;
  return `  ${cells.map((cell) => cell + gap).join('')}${place}${issue}`;
}

/** Every finding on which the seats were of two minds, in full. */
export function disagreementSection(canvas: Canvas, { triage }: ReviewDocument): string[] {
  const disagreements = triage?.consensus?.disagreements ?? [];
  if (disagreements.length === 0) return [];
  return [
    heading(canvas, `Disagreements (${disagreements.length})`),
    ...disagreements.flatMap(({ file, line = 0, issue, note }) => [
      ...paragraph(canvas, placeText({ path: file, line, anchor: null }), { indent: 2, tone: 'bold' }),
      ...paragraph(canvas, issue, { indent: ISSUE_INDENT }),
      ...paragraph(canvas, note, VOICE),
    ]),
  ];
}

/** What seats said of disputed findings when they saw both sides, and what it changed. */
export function rebuttalSection(canvas: Canvas, document: ReviewDocument): string[] {
  const { rebuttal } = document;
  if (rebuttal === null) return [];
  const speakers = speakersOf(document);
  return [
    heading(canvas, `Rebuttal (${rebuttal.debates.length})`),
    ...rebuttal.debates.flatMap(({ cluster, positions, effect }) => [
      ...subjectLines(canvas, speakers.get(cluster)),
      ...positions.flatMap((position) => paragraph(canvas, positionText(position), VOICE)),
      ...paragraph(canvas, effect, { label: '    effect: ' }),
    ]),
    ...remarkLines(canvas, rebuttal.remarks),
  ];
}

/** What a second seat checked, and each decision that it would have taken differently. */
export function crossCheckSection(canvas: Canvas, document: ReviewDocument): string[] {
  const { crossCheck } = document;
  if (crossCheck === null) return [];
  const speakers = speakersOf(document);
  return [
    heading(canvas, 'Cross-check'),
    ...paragraph(canvas, checkedText(crossCheck), { indent: 2 }),
    ...crossCheck.differences.flatMap(({ cluster, agent, second, outcome }) => [
      ...subjectLines(canvas, speakers.get(cluster)),
      ...paragraph(canvas, rulingText(agent), VOICE),
      ...paragraph(canvas, rulingText(second), VOICE),
      ...paragraph(canvas, outcome, { label: '    holds: ' }),
    ]),
    ...remarkLines(canvas, crossCheck.remarks),
  ];
}

/** The finding that is spoken of, in short: it stands in full elsewhere. */
function subjectLines(canvas: Canvas, finding: DocumentFinding | undefined): string[] {
  if (finding === undefined) return [];
  const place = placeText({ ...finding, path: finding.file });
  const issue = oneLine(finding.issue, canvas.width - ISSUE_INDENT);
  return [
    ...paragraph(canvas, place, { indent: 2, tone: 'bold' }),
    ...paragraph(canvas, issue, { indent: ISSUE_INDENT }),
  ];
}

function remarkLines(canvas: Canvas, remarks: readonly string[]): string[] {
  return remarks.flatMap((remark) => paragraph(canvas, remark, { label: '  - ', tone: 'dim' }));
}
