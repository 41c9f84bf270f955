import { displayWidth, logSafe, padEnd, padStart, printable, truncate, wrap } from '../../lib/text.ts';

/** SGR codes of the tones that a report uses. */
const TONES = {
  bold: '1',
  dim: '2',
  red: '31',
  green: '32',
  yellow: '33',
  cyan: '36',
  'bold red': '1;31',
  'bold green': '1;32',
  'bold yellow': '1;33',
} as const;
export type Tone = keyof typeof TONES;

/** Narrower, words would be torn; wider, the eye loses the line. */
const MIN_WIDTH = 40;
const MAX_WIDTH = 120;

/** Where lines are written for: how many columns there are, and how a text is coloured. */
export type Canvas = { readonly width: number; paint(tone: Tone, text: string): string };

/** A canvas for a terminal. One column stays free: some terminals break the line when the last one is filled. */
export function createCanvas(options: { readonly width: number; readonly colour: boolean }): Canvas {
  return {
    width: Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, Math.floor(options.width))) - 1,
    paint: (tone, text) => (options.colour && text !== '' ? `\u001b[${TONES[tone]}m${text}\u001b[0m` : text),
  };
}

/** How a text stands on its lines: blanks before each, a label in the first line's blanks, a tone for either. */
export type Style = {
  readonly indent?: number;
  readonly label?: string;
  readonly labelTone?: Tone;
  readonly tone?: Tone;
};

/** A text from anywhere, made harmless and wrapped. */
export function paragraph(canvas: Canvas, text: string, style: Style = {}): string[] {
  const { indent = 0, label = '', labelTone, tone } = style;
  const margin = Math.max(indent, displayWidth(label));
  return wrap(logSafe(text.trim()), canvas.width - margin).map((line, index) => {
    const before = index === 0 ? label : '';
    const blanks = ' '.repeat(margin - displayWidth(before));
    return (painted(canvas, labelTone, before) + blanks + painted(canvas, tone, line)).trimEnd();
  });
}

function painted(canvas: Canvas, tone: Tone | undefined, text: string): string {
  return tone === undefined ? text : canvas.paint(tone, text);
}

/** Parts of one statement, ` · ` between them, broken only where they meet as long as each fits on a line. */
export function parts(canvas: Canvas, texts: readonly string[], style: Style = {}): string[] {
  const width = canvas.width - Math.max(style.indent ?? 0, displayWidth(style.label ?? ''));
  const rows: string[] = [];
  for (const text of texts.map((part) => logSafe(part))) {
    const joined = rows.length === 0 ? text : `${rows.at(-1)} · ${text}`;
    if (rows.length > 0 && displayWidth(joined) > width) rows.push(text);
    else rows.splice(-1, 1, joined);
  }
  return rows.flatMap((row, index) => paragraph(canvas, row, index === 0 ? style : { ...style, label: '' }));
}

/** The title of a section. */
export function heading(canvas: Canvas, title: string): string {
  return canvas.paint('bold', title);
}

/** A path that fits into the columns; what is cut is its beginning, since the file's name is at the end. */
export function fitPath(path: string, width: number): string {
  const shown = printable(path).replaceAll('\n', ' ');
  if (displayWidth(shown) <= width) return shown;
  const reversed = [...shown].reverse().join('');
  return [...truncate(reversed, width)].reverse().join('');
}

/** A column of a table: its title, and whether its cells are numbers that stand right. */
export type Column = { readonly title: string; readonly right?: boolean };
export type Cell = { readonly text: string; readonly tone?: Tone };

/** Rows under their titles; columns are as wide as their widest cell, two blanks or the given ones apart. */
export function table(
  canvas: Canvas,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  gap = '  ',
): string[] {
  const widths = columns.map(({ title }, index) =>
    Math.max(displayWidth(title), ...rows.map((row) => displayWidth(row[index]?.text ?? ''))),
  );
  const line = (cells: readonly Cell[]): string =>
    cells
      .map(({ text, tone }, index) => {
        const fill = columns[index]?.right ? padStart : padEnd;
        return fill(text, widths[index] ?? 0).replace(text, (found) => painted(canvas, tone, found));
      })
      .join(gap)
      .trimEnd();
  return [line(columns.map(({ title }) => ({ text: title, tone: 'dim' as const }))), ...rows.map(line)];
}

/** The first of many lines, and how many there are besides and where they stand. */
export function folded<Item>(
  items: readonly Item[],
  most: number,
  write: (item: Item) => readonly string[],
): string[] {
  const shown = items.slice(0, most).flatMap(write);
  const more = items.length - most;
  return more <= 0 ? shown : [...shown, `  … ${more} more in review.json`];
}
