import type { ReviewDocument } from '../../domain/contracts.generated.ts';
import { isComplete } from '../../domain/panel.ts';
import type { FindingPlace } from '../../domain/publication.ts';
import { addUsage, NO_USAGE, type Usage } from '../../domain/usage.ts';
import { inlineMarkdown, tableCell } from '../../lib/markdown.ts';
import { counted, tokensText, totalUsdText, usdText } from './figures.ts';
import { type Entry, entry } from './markdown-fit.ts';
import { mergedGateFindings } from './markdown-model.ts';
import { capped, firstSentence, placeText, row, type Section, subtitle } from './markdown-parts.ts';

type Seat = ReviewDocument['slots'][number];
type PathReason = ReviewDocument['skipped'][number];

const STATUS_WORDS = { pass: 'passed', fail: 'failed', skipped: 'skipped' } as const;

const COLUMNS = ['seat', 'model', 'status', 'findings', 'tokens in', 'cached', 'tokens out', 'cost'] as const;

/** Who was asked, how it ended, what it took, and what was decided on the way. */
export function panelPart({ slots, triage, decisions }: ReviewDocument): Omit<Section, 'rank'> {
  const cost = totalUsdText(slots.map(({ costUsd }) => costUsd));
  const complete = slots.filter(({ status }) => isComplete(status)).length;
  const consensus = triage?.consensus === undefined ? '' : `, consensus ${triage.consensus.verdict}`;
  const notes = [...slots.flatMap(seatNotes), ...decisions];
  const rows = capped(notes, (note) => row(note));
  if (slots.length === 0) return { title: 'Panel: nobody was asked', entries: rows };
  return {
    title: `Panel: ${complete} of ${counted(slots.length, 'seat')} answered in full${consensus}, ${cost}`,
    entries: [entry(panelTable(slots), 0), ...rows],
  };
}

function panelTable(slots: readonly Seat[]): string {
  const rows = slots.map(({ slot, binding, status, findings, usage, costUsd }) =>
    tableRow([slot, binding, status, ...numbers(findings, usage), usdText(costUsd)]),
  );
  const sum = tableRow([
    'total',
    '',
    '',
    ...numbers(
      slots.reduce((count, { findings }) => count + findings, 0),
      slots.map(({ usage }) => usage).reduce<Usage>(addUsage, NO_USAGE),
    ),
    totalUsdText(slots.map(({ costUsd }) => costUsd)),
  ]);
  const ruler = `|${COLUMNS.map((_, index) => (index < 3 ? ' --- ' : ' ---: ')).join('|')}|`;
  return `${[tableRow(COLUMNS), ruler, ...rows, ...(slots.length === 1 ? [] : [sum])].join('\n')}\n\n`;
}

function numbers(findings: number, { input, cacheRead, output }: Usage): string[] {
  return [String(findings), tokensText(input), tokensText(cacheRead), tokensText(output)];
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.map(tableCell).join(' | ')} |`;
}

/** What belongs to a seat and is no figure: why it is not `ok`, what could not be kept. */
function seatNotes({ slot, reason, dropped }: Seat): string[] {
  const causes = [...new Set(dropped.map((item) => item.reason))].join('; ');
  return [
    ...(reason === null ? [] : [`${slot}: ${reason}`]),
    ...(dropped.length === 0
      ? []
      : [`${slot}: ${counted(dropped.length, 'part')} of its answers could not be kept: ${causes}`]),
  ];
}

/** What was not reviewed, or by too few, and why; `list` decides how many rows a list has. */
export function filesPart(document: ReviewDocument, list: typeof capped = capped): Omit<Section, 'rank'> {
  const { uncovered, unscannable, skipped, gaps } = document;
  const planned = new Set(uncovered.map(({ path }) => path));
  const unsent = [...uncovered, ...unscannable.filter(({ path }) => !planned.has(path))];
  const few = readByFew(document, new Set(unsent.map(({ path }) => path)));
  // Each by itself: a backtick of the one must not find its pair in the other.
  const pathRow = ({ path, reason }: PathReason): Entry =>
    entry(`- ${inlineMarkdown(path)}: ${inlineMarkdown(reason)}\n`);
  const part = (title: string, entries: readonly Entry[]): readonly Entry[] =>
    entries.length === 0 ? [] : [subtitle(title), ...entries];
  const missing = unsent.length + few.length;
  return {
    title: `Files: ${missing} not covered, ${skipped.length} left out by rule${gaps.length === 0 ? '' : ', some missing'}`,
    entries: [
      ...part('For review, but not given to the panel', list(unsent, pathRow)),
      ...part(`Read by fewer than ${document.coverage.quorum}`, list(few, pathRow)),
      ...part(
        'Missing from the change',
        list(gaps, (gap) => row(gap)),
      ),
      ...part('Left out by rule', list(skipped, pathRow)),
    ],
  };
}

function readByFew({ coverage }: ReviewDocument, unsent: ReadonlySet<string>): PathReason[] {
  return coverage.files
    .filter(({ path, covered }) => !covered && !unsent.has(path))
    .map(({ path, slots }) => ({
      path,
      reason: slots.length === 0 ? 'read by nobody' : `read by ${slots.join(', ')} only`,
    }));
}

/** How the gates ended, and what they found that is said with a finding of the panel. */
export function gatesPart(document: ReviewDocument, places: readonly FindingPlace[]): Omit<Section, 'rank'> {
  const { gates } = document;
  const states = (['fail', 'pass', 'skipped'] as const).flatMap((status) => {
    const count = gates.filter((gate) => gate.status === status).length;
    return count === 0 ? [] : [`${count} ${STATUS_WORDS[status]}`];
  });
  return {
    title: `Gates: ${states.join(', ')}`,
    entries: [
      ...capped(gates, ({ name, status, reason }) =>
        row(`${name} ${STATUS_WORDS[status]}${reason === null ? '' : `: ${reason}`}`),
      ),
      ...capped(mergedGateFindings(document, places), (finding) =>
        row(`${placeText(finding)}: ${firstSentence(finding.issue)} (said with a finding of the panel)`),
      ),
    ],
  };
}

/** What else is worth knowing. */
export function remarksPart(remarks: readonly string[]): Omit<Section, 'rank'> {
  return { title: `Remarks (${remarks.length})`, entries: capped(remarks, (remark) => row(remark)) };
}
