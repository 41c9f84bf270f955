import type { GroundedFinding } from '../../domain/finding.ts';
import type { SentLine } from '../../domain/plan.ts';
import { renderRows } from '../../domain/render.ts';
import { cutInWords } from '../../lib/cut.ts';
import type { SentText } from './sent-text.ts';

/** How much of a file's code is shown. */
export type CodeFit = {
  /** Lines before and after each place. */
  readonly around: number;
  /** Lines of one file in all, those nearest to a place first. */
  readonly lines: number;
  /** UTF-16 units of a line. */
  readonly lineLength: number;
};

/** Lines around a place that a reader needs to judge it. */
export const LINES_AROUND = 12;

/**
 * The rows of a file around the places that findings name, numbered and marked as reviewers saw them, gaps shown. Where
 * no finding names a line of it, its changed lines. What does not fit is left out, and said in words.
 */
export function renderCode(sent: SentText, findings: readonly GroundedFinding[], fit: CodeFit): string[] {
  const named = findings.flatMap((finding) => linesOf(finding, sent));
  const places = named.length > 0 ? named : indexesOf(sent, (line) => line.mark !== ' ');
  const wanted = [...distancesTo(places, sent)];
  const shown = wanted
    .filter(([, distance]) => distance <= fit.around)
    .sort(([a, near], [b, far]) => near - far || a - b)
    .slice(0, fit.lines)
    .sort(([a], [b]) => a - b)
    .flatMap(([index]) => sent.lines[index] ?? []);
  const left = wanted.length - shown.length;
  return [
    ...(named.length > 0 ? [] : ['(no report names a line of this file; around its changed lines)']),
    ...renderRows(shown.map((line) => shortened(line, fit.lineLength))),
    ...(left > 0 ? [`(code cut: ${left} more lines around these are not shown)`] : []),
  ];
}

/** Where a finding stands among the lines as sent. */
function linesOf({ line, anchor }: GroundedFinding, sent: SentText): number[] {
  const last = anchor?.line ?? line;
  const first = Math.min(anchor?.startLine ?? line, last);
  const isWithin = (number: number | null) => number !== null && number >= first && number <= last;
  const removed = () => indexesOf(sent, (shown) => shown.mark === '-' && isWithin(shown.oldLine));
  if (anchor?.side === 'LEFT') return removed();
  const present = indexesOf(sent, (shown) => isWithin(shown.newLine));
  return present.length > 0 ? present : removed();
}

function indexesOf({ lines }: SentText, holds: (line: SentLine) => boolean): number[] {
  const indexes: number[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    if (line !== undefined && holds(line)) indexes.push(index);
  }
  return indexes;
}

/** The lines around the places, by index, and how far each is from the nearest one. */
function distancesTo(places: readonly number[], { lines }: SentText): ReadonlyMap<number, number> {
  const steps = stepsOf(lines);
  const distances = new Map<number, number>();
  for (const place of places) {
    for (const [index, distance] of [...linesBefore(place, steps), ...linesFrom(place, steps)]) {
      distances.set(index, Math.min(distance, distances.get(index) ?? distance));
    }
  }
  return distances;
}

/** Lines and their distances, in lines of the file: what was left out between two lines counts. */
function* linesFrom(place: number, steps: readonly number[]): Generator<readonly [number, number]> {
  let distance = 0;
  for (let index = place; index < steps.length && distance <= LINES_AROUND; index++) {
    yield [index, distance];
    distance += steps[index + 1] ?? 1;
  }
}

function* linesBefore(place: number, steps: readonly number[]): Generator<readonly [number, number]> {
  let distance = steps[place] ?? 1;
  for (let index = place - 1; index >= 0 && distance <= LINES_AROUND; index--) {
    yield [index, distance];
    distance += steps[index] ?? 1;
  }
}

/** For each line how far it is from the one before it: 1 where it follows, more where lines were left out. */
function stepsOf(lines: readonly SentLine[]): number[] {
  let lastOld: number | null = null;
  let lastNew: number | null = null;
  return lines.map(({ oldLine, newLine, inDiff }) => {
    const step = Math.max(1, apart(lastOld, oldLine), apart(lastNew, newLine));
    lastNew = newLine ?? lastNew;
    // The old number of a line from head is not known; what follows cannot be compared with what was before.
    lastOld = inDiff ? (oldLine ?? lastOld) : null;
    return step;
  });
}

function apart(before: number | null, now: number | null): number {
  return before === null || now === null ? 0 : Math.abs(now - before);
}

/** The CR of a long line stays: line ends are told by it. */
function shortened(line: SentLine, max: number): SentLine {
  if (line.text.length <= max) return line;
  const end = line.text.endsWith('\r') ? '\r' : '';
  return { ...line, text: `${cutInWords(line.text, max, 'line')}${end}` };
}
