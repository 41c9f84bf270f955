import type { ChangedFile, ChangeSet } from '../../domain/change.ts';

/** Where a result may stand in one file of the change. */
export type FileLines = {
  /** Whether all of the file is new. */
  readonly isNew: boolean;
  /** Numbers at head of the lines that the change adds, rising; null where the forge gave no text. */
  readonly added: readonly number[] | null;
};

/** The files of a change by their path at head. */
export function linesByPath({ files }: ChangeSet): ReadonlyMap<string, FileLines> {
  const lines = new Map<string, FileLines>();
  for (const file of files) {
    const known = lines.get(file.path);
    const added = addedLines(file);
    // A file that became a link stands twice in a change.
    const all = known?.added == null || added === null ? added : [...known.added, ...added].sort(byNumber);
    lines.set(file.path, { isNew: file.status === 'added', added: all });
  }
  return lines;
}

function addedLines({ diff }: ChangedFile): readonly number[] | null {
  if (diff === null) return null;
  const added: number[] = [];
  for (const hunk of diff.hunks) {
    for (const { mark, newLine } of hunk.lines) if (mark === '+' && newLine !== null) added.push(newLine);
  }
  return added.sort(byNumber);
}

function byNumber(a: number, b: number): number {
  return a - b;
}

/** The first of some rising numbers from `start` to `end`; null where none lies there. */
export function firstWithin(numbers: readonly number[], start: number, end: number): number | null {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? end) < start) low = middle + 1;
    else high = middle;
  }
  const found = numbers[low];
  return found !== undefined && found <= end ? found : null;
}
