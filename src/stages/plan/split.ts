import { Buffer } from 'node:buffer';
import type { SentFile, SentLine } from '../../domain/plan.ts';
import { renderFile, renderHeading, renderRows } from '../../domain/render.ts';

/** A CR that a whole file hides as its line end may be shown in a piece of it: `\u{D}`. */
const SHOWN_CR_BYTES = 5;

/** A line with what it takes at most. */
type Measured = { readonly line: SentLine; readonly bytes: number };

/**
 * The file as it is where it fits into `room` bytes, else pieces that do: cut between hunks where possible, else
 * inside them. Each line is in exactly one piece; a piece is over the room only where a single line is.
 */
export function splitFile(
  whole: SentFile,
  groups: readonly (readonly SentLine[])[],
  room: number,
): readonly SentFile[] {
  if (whole.bytes <= room) return [whole];
  const rows = renderRows(whole.lines);
  let at = 0;
  const measured = groups.map((group) => group.map((line) => ({ line, bytes: rowBytes(line, rows[at++]) })));
  const bodyRoom = room - Buffer.byteLength(renderHeading({ ...whole, whole: false }));
  const pieces = fillPieces(measured, bodyRoom);
  return pieces.map((lines) => {
    const piece = { ...whole, lines, whole: pieces.length === 1, bytes: 0 };
    return { ...piece, bytes: Buffer.byteLength(renderFile(piece)) };
  });
}

/** With the line break before it. */
function rowBytes(line: SentLine, row = ''): number {
  return 1 + Buffer.byteLength(row) + (line.text.endsWith('\r') ? SHOWN_CR_BYTES : 0);
}

function fillPieces(groups: readonly (readonly Measured[])[], room: number): SentLine[][] {
  const pieces: SentLine[][] = [];
  let left = 0;
  /** Adds to the last piece, or to a new one where they do not fit. */
  const add = (lines: readonly Measured[], bytes: number): void => {
    const last = pieces.at(-1);
    if (last !== undefined && bytes <= left) {
      for (const { line } of lines) last.push(line);
      left -= bytes;
      return;
    }
    pieces.push(lines.map(({ line }) => line));
    left = room - bytes;
  };
  for (const group of groups) {
    const bytes = group.reduce((sum, line) => sum + line.bytes, 0);
    if (bytes <= room) add(group, bytes);
    else for (const line of group) add([line], line.bytes);
  }
  return pieces;
}
