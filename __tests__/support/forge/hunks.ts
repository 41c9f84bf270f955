/** Hunks of a unified diff, read on their own so that a double shares no mistake with what it tests. */
import type { Side } from './types.ts';

export type HunkLine = { readonly text: string; readonly left: number | null; readonly right: number | null };

export type Hunk = {
  readonly header: string;
  readonly oldStart: number;
  readonly oldLines: number;
  readonly newStart: number;
  readonly newLines: number;
  readonly lines: readonly HunkLine[];
};

export type Anchor = {
  readonly line: number;
  readonly side: Side;
  readonly startLine: number | null;
  readonly startSide: Side | null;
};

/** What is wrong with an anchor: the line, the start's order, or the start's place. */
export type AnchorProblem = 'line' | 'order' | 'start';

const HEADER = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;

/** Reads the hunks of one file's patch, text from its first `@@` on. */
export function readHunks(patch: string): readonly Hunk[] {
  const rows = patch.split('\n');
  const hunks: Hunk[] = [];
  let at = 0;
  while (at < rows.length) {
    const header = rows[at++] ?? '';
    const match = HEADER.exec(header);
    if (match === null) continue;
    const [oldStart, oldLines, newStart, newLines] = [1, 2, 3, 4].map((n) => Number(match[n] ?? '1')) as [
      number,
      number,
      number,
      number,
    ];
    const lines: HunkLine[] = [];
    let [left, right] = [oldStart, newStart];
    while (at < rows.length && (left < oldStart + oldLines || right < newStart + newLines)) {
      const text = rows[at++] ?? '';
      if (text.startsWith('\\')) continue;
      const isOld = !text.startsWith('+');
      const isNew = !text.startsWith('-');
      lines.push({ text, left: isOld ? left : null, right: isNew ? right : null });
      if (isOld) left++;
      if (isNew) right++;
    }
    hunks.push({ header, oldStart, oldLines, newStart, newLines, lines });
  }
  return hunks;
}

function bears(hunk: Hunk, side: Side, line: number): boolean {
  return hunk.lines.some((row) => (side === 'LEFT' ? row.left : row.right) === line);
}

/** Says what is wrong with a comment's place, or null. A context line may be named on either side. */
export function anchorProblem(hunks: readonly Hunk[], anchor: Anchor): AnchorProblem | null {
  const hunk = hunks.find((one) => bears(one, anchor.side, anchor.line));
  if (hunk === undefined) return 'line';
  if (anchor.startLine === null) return null;
  const startSide = anchor.startSide ?? anchor.side;
  if (startSide === anchor.side && anchor.startLine >= anchor.line) return 'order';
  return bears(hunk, startSide, anchor.startLine) ? null : 'start';
}

/** The hunk up to the line of the anchor, as `diff_hunk` shows it; empty where there is none. */
export function hunkUpTo(hunks: readonly Hunk[], side: Side, line: number): string {
  const hunk = hunks.find((one) => bears(one, side, line));
  if (hunk === undefined) return '';
  const end = hunk.lines.findIndex((row) => (side === 'LEFT' ? row.left : row.right) === line);
  return [hunk.header, ...hunk.lines.slice(0, end + 1).map((row) => row.text)].join('\n');
}

/** One-based place of the line below the first `@@`, the headers of later hunks counted; null where there is none. */
export function positionOf(hunks: readonly Hunk[], side: Side, line: number): number | null {
  let position = 0;
  for (const [index, hunk] of hunks.entries()) {
    if (index > 0) position++;
    for (const row of hunk.lines) {
      position++;
      if ((side === 'LEFT' ? row.left : row.right) === line) return position;
    }
  }
  return null;
}

/** Where a line of the old file is in the new one, by hunks without context; null where it was changed. */
export function shiftLine(hunks: readonly Hunk[], line: number): number | null {
  let delta = 0;
  for (const hunk of hunks) {
    // An insertion names the line that it follows.
    const end = hunk.oldLines === 0 ? hunk.oldStart : hunk.oldStart + hunk.oldLines - 1;
    if (hunk.oldLines > 0 && line >= hunk.oldStart && line <= end) return null;
    if (end < line) delta += hunk.newLines - hunk.oldLines;
  }
  return line + delta;
}

/** Lines added and removed. */
export function countChanges(hunks: readonly Hunk[]): {
  readonly additions: number;
  readonly deletions: number;
} {
  const rows = hunks.flatMap((hunk) => hunk.lines);
  return {
    additions: rows.filter((row) => row.left === null).length,
    deletions: rows.filter((row) => row.right === null).length,
  };
}
