import type { ReviewOutcome } from '../../domain/outcome.ts';
import { isComplete, type SlotResult } from '../../domain/panel.ts';
import { bindingText } from '../../domain/slot.ts';
import { addUsage, NO_USAGE, type Usage } from '../../domain/usage.ts';
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
import { counted, durationText, tokensText, totalUsdText, usdText } from './figures.ts';

/** The lines under a seat. */
const NOTE: Style = { indent: 4, tone: 'dim' };

/** What stands in a row of the table, for a seat and for the sum of all. */
type Figures = {
  readonly name: string;
  readonly status: Cell;
  readonly findings: number;
  readonly usage: Usage;
  readonly cost: string;
  readonly time: string;
};

/** A column stays in the table from its rank down; where there is no room, its figure goes into the line below. */
type PanelColumn = Column & {
  readonly rank: 1 | 2 | 3;
  readonly cell: (figures: Figures) => Cell;
  readonly words?: (figures: Figures) => string;
};

const COLUMNS: readonly PanelColumn[] = [
  { title: '  slot', rank: 1, cell: ({ name }) => ({ text: `  ${name}` }) },
  { title: 'status', rank: 1, cell: ({ status }) => status },
  {
    title: 'findings',
    rank: 3,
    right: true,
    cell: ({ findings }) => ({ text: String(findings) }),
    words: ({ findings }) => counted(findings, 'finding'),
  },
  tokenColumn('in', 2, ({ input }) => input),
  tokenColumn('cached', 3, ({ cacheRead }) => cacheRead),
  tokenColumn('out', 2, ({ output }) => output),
  { title: 'cost', rank: 1, right: true, cell: ({ cost }) => ({ text: cost }) },
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

/** Who was asked, how it ended, what it took; then what was decided on the way. */
export function panelSection(canvas: Canvas, { slots, plan }: ReviewOutcome): string[] {
  const decisions = plan.decisions.flatMap((text) => paragraph(canvas, text, { label: '  - ', tone: 'dim' }));
  if (slots.length === 0) return decisions.length === 0 ? [] : [heading(canvas, 'Panel'), ...decisions];
  const seats = slots.map(figuresOf);
  const rows = [...seats, total(slots)];
  const columns = fittingColumns(canvas, rows);
  const [titles = '', ...lines] = panelTable(canvas, columns, rows);
  const besides = (figures: Figures): string[] =>
    COLUMNS.filter((column) => !columns.includes(column)).flatMap(({ words }) => words?.(figures) || []);
  return [
    heading(canvas, 'Panel'),
    titles,
    ...rows.flatMap((figures, index) => {
      const slot = slots[index];
      const notes =
        slot === undefined ? parts(canvas, besides(figures), NOTE) : notesOf(canvas, slot, besides(figures));
      return [lines[index] ?? '', ...notes];
    }),
    ...decisions,
  ];
}

/** As many columns as there is room for, the less important ones going first. */
function fittingColumns(canvas: Canvas, rows: readonly Figures[]): readonly PanelColumn[] {
  const plain = { ...canvas, paint: (_tone: unknown, text: string) => text };
  const choices = [3, 2, 1].map((most) => COLUMNS.filter(({ rank }) => rank <= most));
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
    status: { text: status, tone: isComplete(status) ? 'green' : 'yellow' },
    findings: findings.length,
    usage,
    cost: usdText(costUsd),
    time: durationText(timeOf(result)),
  };
}

/** The time that a seat's model took, all its turns added up. */
function timeOf({ calls }: SlotResult): number {
  return calls.flatMap(({ turns }) => turns).reduce((sum, { durationMs }) => sum + durationMs, 0);
}

function total(slots: readonly SlotResult[]): Figures {
  return {
    name: 'total',
    status: { text: '' },
    findings: slots.reduce((sum, { findings }) => sum + findings.length, 0),
    usage: slots.map(({ usage }) => usage).reduce(addUsage, NO_USAGE),
    cost: totalUsdText(slots.map(({ costUsd }) => costUsd)),
    // Seats think at the same time: a sum would be nobody's time.
    time: '',
  };
}

/** What belongs to a seat and is no figure: the model, why it is not `ok`, what could not be kept. */
function notesOf(
  canvas: Canvas,
  { binding, reason, dropped }: SlotResult,
  besides: readonly string[],
): string[] {
  const causes = [...new Set(dropped.map((item) => item.reason))].join('; ');
  const lost = `${counted(dropped.length, 'part')} of its answers could not be kept: ${causes}`;
  return [
    ...parts(canvas, [bindingText(binding), ...besides], NOTE),
    ...(reason === null ? [] : paragraph(canvas, reason, { ...NOTE, tone: 'yellow' })),
    ...(dropped.length === 0 ? [] : paragraph(canvas, lost, NOTE)),
  ];
}
