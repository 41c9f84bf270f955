import { cutInWords } from '../lib/cut.ts';
import type { DiffLine } from './change.ts';
import type { SentFile, SentLine } from './plan.ts';

/**
 * The longest line that is shown whole, in UTF-16 units. Hand-written lines stay far below; at this length one
 * line takes a sixth of a call.
 */
export const MAX_LINE_LENGTH = 16_000;

/**
 * Everything that a reader would not see or that moves what it sees: control characters but the tab, format
 * characters (bidirectional marks, zero-width ones, tags), separators that some readers take for a line break,
 * halves of characters, and what Unicode says to ignore (variation selectors, fillers).
 */
const INVISIBLE = /(?!\t)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/** The text with every invisible character written out as `\u{…}`; all else stays as it is. */
export function visible(text: string): string {
  return text.replace(INVISIBLE, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `\\u{${code.toString(16).toUpperCase()}}`;
  });
}

/** Whether a line is too long to be shown whole. */
export function isTooLong(line: DiffLine): boolean {
  return line.text.length > MAX_LINE_LENGTH;
}

/**
 * A file as reviewers see it: a heading, then one row per line with its number (of the old side for removed
 * lines), its mark and its text. Every row of the file's own text begins with a number, so that no text can pass
 * for a heading.
 */
export function renderFile(file: SentFile): string {
  return [renderHeading(file), ...renderRows(file.lines)].join('\n');
}

/** The heading of a file or of a piece of one. */
export function renderHeading(file: Pick<SentFile, 'path' | 'oldPath' | 'status' | 'whole'>): string {
  const moved = file.oldPath === null ? '' : ` from ${visible(file.oldPath)}`;
  const piece = file.whole ? '' : ', a part of the file';
  return `File: ${visible(file.path)} (${file.status}${moved}${piece})`;
}

/** One row per line, in order; a row behind a gap begins with a `...` of its own. */
export function renderRows(lines: readonly SentLine[]): string[] {
  const width = String(lines.reduce((most, line) => Math.max(most, numberOf(line)), 0)).length;
  const dropCr = endsInCr(lines);
  const isGap = gapFinder();
  return lines.map((line) => {
    const gap = isGap(line) ? `${' '.repeat(width)} ...\n` : '';
    const text = dropCr ? line.text.replace(/\r$/, '') : line.text;
    return `${gap}${String(numberOf(line)).padStart(width)} ${line.mark} ${visibleLine(text)}`;
  });
}

/** The number a line is shown with: of the new side where it exists there. */
function numberOf(line: DiffLine): number {
  return line.newLine ?? line.oldLine ?? 0;
}

/**
 * Whether the CR belongs to the line ends of this file: nearly all lines have it (the last of a file need not).
 * Where more differ, the line ends are part of the change and are shown.
 */
function endsInCr(lines: readonly SentLine[]): boolean {
  const without = lines.filter((line) => !line.text.endsWith('\r')).length;
  return without * 10 <= lines.length;
}

/** What is invisible is written out after the cut: an escape must not be cut in two. */
function visibleLine(text: string): string {
  return visible(cutInWords(text, MAX_LINE_LENGTH, 'line'));
}

/** Tells, line by line, whether lines were left out before this one. */
function gapFinder(): (line: SentLine) => boolean {
  let lastOld: number | null = null;
  let lastNew: number | null = null;
  return ({ inDiff, oldLine, newLine }) => {
    const newGap = newLine !== null && lastNew !== null ? newLine !== lastNew + 1 : null;
    const oldGap = oldLine !== null && lastOld !== null && oldLine !== lastOld + 1;
    lastNew = newLine ?? lastNew;
    // The old number of a line from head is not known; what follows cannot be compared with what was before.
    lastOld = inDiff ? (oldLine ?? lastOld) : null;
    return newGap ?? oldGap;
  };
}
