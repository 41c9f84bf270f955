import type { ChangedFile, ChangeIdentity, DiffLine, Hunk } from '../../domain/change.ts';

/**
 * All text of a file (or of a description) that leaves the machine, and the orders it is read in: indexes into
 * `lines`, null where the text has a hole. Both sides of a diff are an order each, so that what lies on several
 * lines is found although lines of the other side stand between them.
 */
export type Sheet = {
  readonly lines: readonly DiffLine[];
  readonly orders: readonly (readonly (number | null)[])[];
};

/** The sheet of a changed file: hunk lines, context lines and the hunks' section texts. */
export function sheetOfFile(file: ChangedFile): Sheet {
  const hunks = file.diff?.hunks ?? [];
  const diffLines = [...hunks.map((hunk) => hunk.lines), file.context].flat();
  const sections = hunks.map((hunk) => unchangedLine(hunk.section, Math.max(1, hunk.newStart)));
  const orders = [
    inOrder(diffLines, 'newLine'),
    // Lines of the old side matter only where some were removed: the rest was read on the new side.
    diffLines.some((line) => line.mark === '-') ? inOrder(diffLines, 'oldLine') : [],
    sections.flatMap((section, index) => (section.text === '' ? [] : [diffLines.length + index, null])),
  ];
  return { lines: sections.length === 0 ? diffLines : [...diffLines, ...sections], orders };
}

/** The file with the texts of its sheet put back; hunks whose texts are the same stay as they are. */
export function withTexts(file: ChangedFile, texts: readonly string[]): ChangedFile {
  const hunks = file.diff?.hunks ?? [];
  const counts = hunks.map((hunk) => hunk.lines.length);
  const contextStart = counts.reduce((sum, count) => sum + count, 0);
  const sectionStart = contextStart + file.context.length;
  let at = 0;
  const written = hunks.map((hunk, index) => {
    const own = texts.slice(at, at + (counts[index] ?? 0));
    at += own.length;
    return withLines(hunk, own, texts[sectionStart + index] ?? '');
  });
  const context = file.context.map((line, index) => ({ ...line, text: texts[contextStart + index] ?? '' }));
  return { ...file, diff: file.diff && { ...file.diff, hunks: written }, context };
}

/** The sheet of what people wrote about the change: title and body. */
export function sheetOfIdentity(identity: ChangeIdentity): Sheet {
  const texts = [identity.title ?? '', ...(identity.body ?? '').split('\n')];
  const order = texts.flatMap((_text, index) => (index === 0 ? [index, null] : [index]));
  return { lines: texts.map((text) => unchangedLine(text, 1)), orders: [order] };
}

/** The identity with title and body put back. */
export function identityWithTexts(identity: ChangeIdentity, texts: readonly string[]): ChangeIdentity {
  const [title = '', ...body] = texts;
  return {
    ...identity,
    title: identity.title === null ? null : title,
    body: identity.body === null ? null : body.join('\n'),
  };
}

function unchangedLine(text: string, line: number): DiffLine {
  return { mark: ' ', oldLine: null, newLine: line, text };
}

function inOrder(lines: readonly DiffLine[], side: 'newLine' | 'oldLine'): (number | null)[] {
  const order: (number | null)[] = [];
  let expected: number | null = null;
  for (const index of indexesInOrder(lines, side)) {
    const number = lines[index]?.[side] ?? 0;
    if (expected !== null && number !== expected) order.push(null);
    order.push(index);
    expected = number + 1;
  }
  return order;
}

/** Hunks come in order; only context lines have to be sorted in. */
function indexesInOrder(lines: readonly DiffLine[], side: 'newLine' | 'oldLine'): number[] {
  const indexes: number[] = [];
  let isSorted = true;
  let last = 0;
  for (const [index, line] of lines.entries()) {
    const number = line[side];
    if (number === null) continue;
    indexes.push(index);
    if (number < last) isSorted = false;
    last = number;
  }
  return isSorted ? indexes : indexes.sort((a, b) => (lines[a]?.[side] ?? 0) - (lines[b]?.[side] ?? 0));
}

function withLines(hunk: Hunk, texts: readonly string[], section: string): Hunk {
  const lines = hunk.lines;
  if (section === hunk.section && lines.every((line, index) => line.text === texts[index])) return hunk;
  return {
    oldStart: hunk.oldStart,
    oldLines: hunk.oldLines,
    newStart: hunk.newStart,
    newLines: hunk.newLines,
    section,
    lines: lines.map((line, index) => ({ ...line, text: texts[index] ?? '' })),
  };
}
