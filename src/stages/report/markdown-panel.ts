import { isCodeSeat } from '../../domain/code-seats.ts';
import type { ReviewDocument } from '../../domain/contracts.generated.ts';
import { isComplete } from '../../domain/panel.ts';
import type { FindingPlace } from '../../domain/publication.ts';
import type { Slot } from '../../domain/slot.ts';
import { spentBy, totalOf, type Usage } from '../../domain/usage.ts';
import { tableCell } from '../../lib/markdown.ts';
import { consultedSeats } from './consulted.ts';
import { toldSeats } from './coverage-table.ts';
import { counted, tokensText, totalUsdText, usdText } from './figures.ts';
import { decisionTexts } from './gate-words.ts';
import { entry } from './markdown-fit.ts';
import { mergedGateFindings } from './markdown-model.ts';
import { capped, firstSentence, row, type Section } from './markdown-parts.ts';
import { placeText } from './places.ts';
import { checkedCount } from './rule-words.ts';
import { judgedText } from './triage-words.ts';
import { CODE_MODEL } from './voices.ts';

type Seat = ReviewDocument['slots'][number];

const STATUS_WORDS = { pass: 'passed', fail: 'failed', skipped: 'skipped' } as const;

/** The column of rules is there where some were selected; the words stand left, the figures right. */
const WORD_COLUMNS = ['seat', 'model', 'status'] as const;
const RULE_COLUMNS = ['rules checked'] as const;
const FIGURE_COLUMNS = ['findings', 'tokens in', 'cached', 'tokens out', 'cost'] as const;

/** Who was asked, how it ended, what it took, and what was decided on the way. */
export function panelPart(document: ReviewDocument): Omit<Section, 'rank'> {
  const { slots, triage, agent } = document;
  const cost = totalUsdText(spentBy(document));
  const complete = slots.filter(({ status }) => isComplete(status)).length;
  const consensus = triage?.consensus === undefined ? '' : `, consensus ${triage.consensus.verdict}`;
  const judged = agent === null ? [] : [judgedText(agent), ...agent.remarks];
  const told = toldSeats(document);
  const notes = [...slots.flatMap((seat) => seatNotes(seat, told)), ...judged, ...decisionTexts(document)];
  const rows = capped(notes, (note) => row(note));
  if (slots.length === 0) return { title: 'Panel: nobody was asked', entries: rows };
  return {
    title: `Panel: ${complete} of ${counted(slots.length, 'seat')} answered in full${consensus}, ${cost}`,
    entries: [entry(panelTable(document), 0), ...rows],
  };
}

function panelTable(document: ReviewDocument): string {
  const { slots, consultations, conformance } = document;
  const hasRules = conformance.rules.length > 0;
  const checked = (text: string | null): string[] => (hasRules ? [text ?? ''] : []);
  const spent = spentBy(document);
  const findings = slots.reduce((count, seat) => count + seat.findings, 0);
  const total = [
    'total',
    '',
    '',
    ...checked(null),
    String(findings),
    ...tokens(totalOf(spent).usage),
    totalUsdText(spent),
  ];
  const rows = [
    ...slots.map((seat) => [
      seat.slot,
      isCodeSeat(seat) ? CODE_MODEL : seat.binding,
      seat.status,
      ...checked(checkedCount(conformance, seat.slot)),
      String(seat.findings),
      ...tokens(seat.usage),
      usdText(seat.costUsd),
    ]),
    ...consultedSeats(consultations).map(({ name, status, records, spent: { usage } }) => [
      name,
      records[0]?.binding ?? '',
      status,
      ...checked(null),
      '',
      ...tokens(usage),
      totalUsdText(records),
    ]),
  ];
  const figures = [...(hasRules ? RULE_COLUMNS : []), ...FIGURE_COLUMNS];
  const ruler = `|${[...WORD_COLUMNS.map(() => ' --- '), ...figures.map(() => ' ---: ')].join('|')}|`;
  const lines = [...rows, ...(rows.length === 1 ? [] : [total])].map(tableRow);
  return `${[tableRow([...WORD_COLUMNS, ...figures]), ruler, ...lines].join('\n')}\n\n`;
}

function tokens({ input, cacheRead, output }: Usage): string[] {
  return [tokensText(input), tokensText(cacheRead), tokensText(output)];
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.map(tableCell).join(' | ')} |`;
}

/** What belongs to a seat and is no figure: why it is not `ok`, where coverage does not tell, and what could not be kept. */
function seatNotes({ slot, reason, dropped }: Seat, told: ReadonlySet<Slot>): string[] {
  const causes = [...new Set(dropped.map((item) => item.reason))].join('; ');
  return [
    ...(reason === null || told.has(slot) ? [] : [`${slot}: ${reason}`]),
    ...(dropped.length === 0
      ? []
      : [`${slot}: ${counted(dropped.length, 'part')} of its answers could not be kept: ${causes}`]),
  ];
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
