import type { Plan, SentLine } from '../../domain/plan.ts';
import { visible } from '../../domain/render.ts';

/** One way to read a file as sent: the lines that are there, white space folded, in one string. */
type View = {
  readonly text: string;
  /** The lines that are not blank, and where each begins in the text. */
  readonly lines: readonly SentLine[];
  readonly starts: readonly number[];
};

/** A file as the reviewers saw it. */
export type SentText = { readonly lines: readonly SentLine[]; readonly views: readonly View[] };

type NumberedSide = 'oldLine' | 'newLine';

/** The new side, the old side, and both as shown: a quote may be taken from any of them. */
const READINGS: readonly { readonly sides: readonly NumberedSide[]; readonly marks: string }[] = [
  { sides: ['newLine'], marks: ' +' },
  { sides: ['oldLine'], marks: ' -' },
  { sides: ['newLine', 'oldLine'], marks: ' +-' },
];

/** What no folded quote holds: it keeps a quote from spanning lines that do not follow one another. */
const GAP = '\n';

/** A quote this short means a word; inside another word it means nothing. */
const SHORT_QUOTE = 8;
const WORD_CHARACTER = /[\p{L}\p{N}_$]/u;

/** The text of every file of the plan's calls by path; the pieces of a file are joined in the order of the calls. */
export function sentTextsOf(plan: Plan): ReadonlyMap<string, SentText> {
  const pieces = new Map<string, SentLine[]>();
  for (const file of plan.calls.flatMap((call) => call.files)) {
    const lines = pieces.get(file.path) ?? [];
    for (const line of file.lines) lines.push(line);
    pieces.set(file.path, lines);
  }
  return new Map(
    [...pieces].map(([path, lines]) => [
      path,
      { lines, views: READINGS.map((reading) => viewOf(lines, reading)) },
    ]),
  );
}

function viewOf(all: readonly SentLine[], { sides, marks }: (typeof READINGS)[number]): View {
  const lines: SentLine[] = [];
  const starts: number[] = [];
  let text = '';
  let before: SentLine | null = null;
  for (const line of all) {
    if (!marks.includes(line.mark)) continue;
    const folded = foldLines(line.text);
    const follows = before !== null && sides.every((side) => isNext(before?.[side] ?? null, line[side]));
    if (!follows) text += GAP;
    before = lastSeen(before, line);
    if (folded === '') continue;
    if (!text.endsWith(GAP)) text += ' ';
    starts.push(text.length);
    lines.push(line);
    text += folded;
  }
  return { text, lines, starts };
}

function isNext(before: number | null, now: number | null): boolean {
  return before === null || now === null || now === before + 1;
}

/** The numbers reached on both sides: a removed line says nothing of the new side, an added one nothing of the old. */
function lastSeen(before: SentLine | null, line: SentLine): SentLine {
  return {
    ...line,
    oldLine: line.oldLine ?? before?.oldLine ?? null,
    newLine: line.newLine ?? before?.newLine ?? null,
  };
}

/** White space folded: runs become one blank, the ends are trimmed. */
function foldSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Lines as the reviewers were shown them, what is invisible written out, then folded. */
export function foldLines(text: string): string {
  return foldSpace(
    text
      .split('\n')
      .map((line) => visible(line.replace(/\r$/, '')))
      .join('\n'),
  );
}

/** Every place of a folded quote in a file: the lines it touches, in order. */
export function findQuote(sent: SentText, quote: string): (readonly SentLine[])[] {
  return sent.views.flatMap((view) => [...occurrences(view, quote)]);
}

function* occurrences(view: View, quote: string): Generator<readonly SentLine[]> {
  for (let at = view.text.indexOf(quote); at >= 0; at = view.text.indexOf(quote, at + 1)) {
    const end = at + quote.length;
    if (quote.length < SHORT_QUOTE && isInsideWord(view.text, at, end)) continue;
    yield view.lines.slice(lineAt(view, at), lineAt(view, end - 1) + 1);
  }
}

function isInsideWord(text: string, start: number, end: number): boolean {
  const isWord = (at: number) => WORD_CHARACTER.test(text.charAt(at));
  return (isWord(start) && isWord(start - 1)) || (isWord(end - 1) && isWord(end));
}

/** Which line a position of the text belongs to. */
function lineAt(view: View, position: number): number {
  let low = 0;
  let high = view.starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((view.starts[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}
