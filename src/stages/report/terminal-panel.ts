import type { ConsultRecord } from '../../domain/consult.ts';
import type { ReviewDocument } from '../../domain/contracts.generated.ts';
import type { ReviewOutcome } from '../../domain/outcome.ts';
import { isComplete, type SlotResult, type SlotStatus, type TurnRecord } from '../../domain/panel.ts';
import { type Binding, bindingText, isBuiltin, type Slot } from '../../domain/slot.ts';
import type { TriageResult } from '../../domain/triage.ts';
import { spentBy, totalOf, type Usage } from '../../domain/usage.ts';
import {
  type Canvas,
  type Cell,
  type Column,
  heading,
  paragraph,
  parts,
  type Style,
  table,
} from './canvas.ts';
import { type ConsultedSeat, consultedSeats } from './consulted.ts';
import { toldSeats } from './coverage-table.ts';
import { counted, durationText, tokensText, totalUsdText, usdText } from './figures.ts';
import { decisionTexts } from './gate-words.ts';
import { checkedCount } from './rule-words.ts';
import { judgedText } from './triage-words.ts';
import { CODE_MODEL } from './voices.ts';

/** The lines under a seat. */
const NOTE: Style = { indent: 4, tone: 'dim' };

/** What stands in a row of the table, for a seat and for the sum of all. */
type Figures = {
  readonly name: string;
  readonly status: Cell;
  /** Null where nobody was asked for any. */
  readonly findings: number | null;
  readonly usage: Usage;
  readonly cost: string;
  readonly time: string;
};

/** A column stays in the table from its rank down; where there is no room, its figure goes into the line below. */
type PanelColumn = Column & {
  readonly rank: 0 | 1 | 2 | 3;
  readonly cell: (figures: Figures) => Cell;
  readonly words?: (figures: Figures) => string;
};

const COLUMNS: readonly PanelColumn[] = [
  { title: '  slot', rank: 0, cell: ({ name }) => ({ text: `  ${name}` }) },
  { title: 'status', rank: 0, cell: ({ status }) => status },
  {
    title: 'findings',
    rank: 3,
    right: true,
    cell: ({ findings }) => ({ text: findings === null ? '' : String(findings) }),
    words: ({ findings }) => (findings === null ? '' : counted(findings, 'finding')),
  },
  tokenColumn('in', 2, ({ input }) => input),
  tokenColumn('cached', 3, ({ cacheRead }) => cacheRead),
  tokenColumn('out', 2, ({ output }) => output),
  {
    title: 'cost',
    rank: 1,
    right: true,
    cell: ({ cost }) => ({ text: cost }),
    words: ({ cost }) => cost,
  },
  { title: 'time', rank: 3, right: true, cell: ({ time }) => ({ text: time }), words: ({ time }) => time },
];

function tokenColumn(title: string, rank: 2 | 3, tokens: (usage: Usage) => number): PanelColumn {
  const text = ({ usage }: Figures): string => tokensText(tokens(usage));
  return {
    title,
    rank,
    right: true,
    cell: (figures) => ({ text: text(figures) }),
    words: (figures) => `${text(figures)} ${title}`,
  };
}

/** Who was asked, how it ended, what it took (why not better only where it is not told already); then how triage went and what was decided on the way. */
export function panelSection(
  canvas: Canvas,
  { slots, triage }: ReviewOutcome,
  document: ReviewDocument,
): string[] {
  const decisions = [...agentTexts(triage), ...decisionTexts(document)].flatMap((text) =>
    paragraph(canvas, text, { label: '  - ', tone: 'dim' }),
  );
  if (slots.length === 0) return decisions.length === 0 ? [] : [heading(canvas, 'Panel'), ...decisions];
  const consultations = triage?.consultations ?? [];
  const rows = [
    ...slots.map(figuresOf),
    ...consultedSeats(consultations).map(consultedFigures),
    total(slots, consultations),
  ];
  const columns = fittingColumns(canvas, rows);
  const [titles = '', ...lines] = panelTable(canvas, columns, rows);
  const told = toldSeats(document);
  const besides = (figures: Figures): string[] =>
    COLUMNS.filter((column) => !columns.includes(column)).flatMap(({ words }) => words?.(figures) || []);
  return [
    heading(canvas, 'Panel'),
    titles,
    ...rows.flatMap((figures, index) => {
      const slot = slots[index];
      const notes =
        slot === undefined
          ? parts(canvas, besides(figures), NOTE)
          : notesOf(canvas, slot, { besides: [...checkedTexts(document, slot), ...besides(figures)], told });
      return [lines[index] ?? '', ...notes];
    }),
    ...decisions,
  ];
}

/** How much of the rules a seat checked: one that opened nothing is told from one that checked everything. */
function checkedTexts({ conformance }: ReviewDocument, { slot }: SlotResult): string[] {
  const count = checkedCount(conformance, slot);
  return count === null ? [] : [`checked ${count} rules`];
}

function agentTexts(triage: TriageResult | null): string[] {
  const agent = triage?.agent ?? null;
  return agent === null ? [] : [judgedText(agent), ...agent.remarks];
}

/** As many columns as there is room for, the less important ones going first. */
function fittingColumns(canvas: Canvas, rows: readonly Figures[]): readonly PanelColumn[] {
  const plain = { ...canvas, paint: (_tone: unknown, text: string) => text };
  const choices = [3, 2, 1, 0].map((most) => COLUMNS.filter(({ rank }) => rank <= most));
  const fits = (columns: readonly PanelColumn[]): boolean =>
    panelTable(plain, columns, rows).every((line) => line.length <= canvas.width);
  return choices.find(fits) ?? choices.at(-1) ?? COLUMNS;
}

function panelTable(canvas: Canvas, columns: readonly PanelColumn[], rows: readonly Figures[]): string[] {
  return table(
    canvas,
    columns,
    rows.map((figures) => columns.map(({ cell }) => cell(figures))),
  );
}

function figuresOf(result: SlotResult): Figures {
  const { slot, status, findings, usage, costUsd } = result;
  return {
    name: slot,
    status: statusCell(status),
    findings: findings.length,
    usage,
    cost: usdText(costUsd),
    time: durationText(timeOf(result.calls)),
  };
}

function consultedFigures({ name, status, records, spent }: ConsultedSeat<ConsultRecord>): Figures {
  return {
    name,
    status: statusCell(status),
    findings: null,
    usage: spent.usage,
    cost: totalUsdText(records),
    time: durationText(timeOf(records)),
  };
}

function statusCell(status: SlotStatus): Cell {
  return { text: status, tone: isComplete(status) ? 'green' : 'yellow' };
}

/** The time that a seat's model took, all its turns added up. */
function timeOf(asked: readonly { readonly turns: readonly TurnRecord[] }[]): number {
  return asked.flatMap(({ turns }) => turns).reduce((sum, { durationMs }) => sum + durationMs, 0);
}

function total(slots: readonly SlotResult[], consultations: readonly ConsultRecord[]): Figures {
  const spent = spentBy({ slots, consultations });
  return {
    name: 'total',
    status: { text: '' },
    findings: slots.reduce((sum, { findings }) => sum + findings.length, 0),
    usage: totalOf(spent).usage,
    cost: totalUsdText(spent),
    // Seats think at the same time: a sum would be nobody's time.
    time: '',
  };
}

function modelText(binding: Binding): string {
  return isBuiltin(binding) ? CODE_MODEL : bindingText(binding);
}

/** What belongs to a seat and is no figure: the model, why it is not `ok`, what could not be kept. */
function notesOf(
  canvas: Canvas,
  { slot, binding, reason, dropped }: SlotResult,
  { besides, told }: { readonly besides: readonly string[]; readonly told: ReadonlySet<Slot> },
): string[] {
  const causes = [...new Set(dropped.map((item) => item.reason))].join('; ');
  const lost = `${counted(dropped.length, 'part')} of its answers could not be kept: ${causes}`;
  return [
    ...parts(canvas, [modelText(binding), ...besides], NOTE),
    ...(reason === null || told.has(slot) ? [] : paragraph(canvas, reason, { ...NOTE, tone: 'yellow' })),
    ...(dropped.length === 0 ? [] : paragraph(canvas, lost, NOTE)),
  ];
}
