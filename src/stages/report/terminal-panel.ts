import type { ReviewOutcome } from '../../domain/outcome.ts';
import { isComplete, type SlotResult } from '../../domain/panel.ts';
import { bindingText } from '../../domain/slot.ts';
import { addUsage, NO_USAGE, type Usage } from '../../domain/usage.ts';
import { type Canvas, type Cell, type Column, heading, paragraph, parts, table } from './canvas.ts';
import { counted, durationText, tokensText, totalUsdText, usdText } from './figures.ts';

/** Below this width some figures move from the table to the line under each seat. */
const FULL_TABLE_WIDTH = 68;

/** What stands in a row of the table, for a seat and for the sum of all. */
type Figures = {
  readonly name: string;
  readonly status: Cell;
  readonly findings: number;
  readonly usage: Usage;
  readonly cost: string;
  readonly time: string;
};

type PanelColumn = Column & { readonly cell: (figures: Figures) => Cell; readonly narrow: boolean };

const COLUMNS: readonly PanelColumn[] = [
  { title: '  slot', narrow: true, cell: ({ name }) => ({ text: `  ${name}` }) },
  { title: 'status', narrow: true, cell: ({ status }) => status },
  { title: 'findings', narrow: false, right: true, cell: ({ findings }) => ({ text: String(findings) }) },
  { title: 'in', narrow: true, right: true, cell: ({ usage }) => ({ text: tokensText(usage.input) }) },
  {
    title: 'cached',
    narrow: false,
    right: true,
    cell: ({ usage }) => ({ text: tokensText(usage.cacheRead) }),
  },
  { title: 'out', narrow: true, right: true, cell: ({ usage }) => ({ text: tokensText(usage.output) }) },
  { title: 'cost', narrow: true, right: true, cell: ({ cost }) => ({ text: cost }) },
  {
    title: 'time',
    narrow: false,
    right: true,
    cell: ({ time }) => ({ text: time }),
  },
];

/** Who was asked, how it ended, what it took; then what was decided on the way. */
export function panelSection(canvas: Canvas, { slots, plan }: ReviewOutcome): string[] {
  const decisions = plan.decisions.flatMap((text) => paragraph(canvas, text, { label: '  - ', tone: 'dim' }));
  if (slots.length === 0) return decisions.length === 0 ? [] : [heading(canvas, 'Panel'), ...decisions];
  const isNarrow = canvas.width < FULL_TABLE_WIDTH;
  const columns = COLUMNS.filter(({ narrow }) => narrow || !isNarrow);
  const seats = slots.map(figuresOf);
  const [titles = '', ...rows] = table(
    canvas,
    columns,
    [...seats, total(slots)].map((figures) => columns.map(({ cell }) => cell(figures))),
  );
  const seatRows = slots.flatMap((slot, index) => [
    rows[index] ?? '',
    ...notes(canvas, slot, isNarrow ? seats[index] : undefined),
  ]);
  return [heading(canvas, 'Panel'), titles, ...seatRows, rows.at(-1) ?? '', ...decisions];
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

/** What belongs to a seat and is no figure of the table: the model, why it is not `ok`, what could not be kept. */
function notes(
  canvas: Canvas,
  { binding, reason, dropped }: SlotResult,
  besides: Figures | undefined,
): string[] {
  const figures =
    besides === undefined
      ? []
      : [counted(besides.findings, 'finding'), `${tokensText(besides.usage.cacheRead)} cached`, besides.time];
  const kept = [...new Set(dropped.map((item) => item.reason))];
  return [
    ...parts(canvas, [bindingText(binding), ...figures], { indent: 4, tone: 'dim' }),
    ...(reason === null ? [] : paragraph(canvas, reason, { indent: 4, tone: 'yellow' })),
    ...(kept.length === 0
      ? []
      : paragraph(
          canvas,
          `${counted(dropped.length, 'part')} of its answers could not be kept: ${kept.join('; ')}`,
          {
            indent: 4,
            tone: 'dim',
          },
        )),
  ];
}
