import type { ReviewDocument } from '../../domain/contracts.generated.ts';
import { isComplete } from '../../domain/panel.ts';
import type { FindingPlace } from '../../domain/publication.ts';
import { spentBy, totalOf, type Usage } from '../../domain/usage.ts';
import { inlineMarkdown, tableCell } from '../../lib/markdown.ts';
import { consultedSeats } from './consulted.ts';
import { counted, tokensText, totalUsdText, usdText } from './figures.ts';
import { type Entry, entry } from './markdown-fit.ts';
import { mergedGateFindings } from './markdown-model.ts';
import { capped, firstSentence, row, type Section, subtitle } from './markdown-parts.ts';
import { placeText } from './places.ts';
import { judgedText } from './triage-words.ts';

type Seat = ReviewDocument['slots'][number];
type PathReason = ReviewDocument['skipped'][number];

const STATUS_WORDS = { pass: 'passed', fail: 'failed', skipped: 'skipped' } as const;

const COLUMNS = ['seat', 'model', 'status', 'findings', 'tokens in', 'cached', 'tokens out', 'cost'] as const;

/** Who was asked, how it ended, what it took, and what was decided on the way. */
export function panelPart(document: ReviewDocument): Omit<Section, 'rank'> {
  const { slots, triage, agent, decisions } = document;
  const cost = totalUsdText(spentBy(document));
  const complete = slots.filter(({ status }) => isComplete(status)).length;
  const consensus = triage?.consensus === undefined ? '' : `, consensus ${triage.consensus.verdict}`;
  const judged = agent === null ? [] : [judgedText(agent), ...agent.remarks];
  const notes = [...slots.flatMap(seatNotes), ...judged, ...decisions];
  const rows = capped(notes, (note) => row(note));
  if (slots.length === 0) return { title: 'Panel: nobody was asked', entries: rows };
  return {
    title: `Panel: ${complete} of ${counted(slots.length, 'seat')} answered in full${consensus}, ${cost}`,
    entries: [entry(panelTable(document), 0), ...rows],
  };
}

function panelTable(document: ReviewDocument): string {
  const { slots, consultations } = document;
  const spent = spentBy(document);
  const findings = slots.reduce((count, seat) => count + seat.findings, 0);
  const total = ['total', '', '', String(findings), ...tokens(totalOf(spent).usage), totalUsdText(spent)];
  const rows = [
    ...slots.map((seat) => [
      seat.slot,
      seat.binding,
      seat.status,
      String(seat.findings),
      ...tokens(seat.usage),
      usdText(seat.costUsd),
    ]),
    ...consultedSeats(consultations).map(({ name, status, records, spent: { usage } }) => [
      name,
      records[0]?.binding ?? '',
      status,
      '',
      ...tokens(usage),
      totalUsdText(records),
    ]),
  ];
  const ruler = `|${COLUMNS.map((_, index) => (index < 3 ? ' --- ' : ' ---: ')).join('|')}|`;
  const lines = [...rows, ...(rows.length === 1 ? [] : [total])].map(tableRow);
  return `${[tableRow(COLUMNS), ruler, ...lines].join('\n')}\n\n`;
}

function tokens({ input, cacheRead, output }: Usage): string[] {
  return [tokensText(input), tokensText(cacheRead), tokensText(output)];
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
