import { Buffer } from 'node:buffer';
import type { ChangedFile, PathReason } from '../../domain/change.ts';
import type { PlannedCall, SentFile, SentLine } from '../../domain/plan.ts';
import { isTooLong, MAX_LINE_LENGTH, renderFile } from '../../domain/render.ts';
import { splitFile } from './split.ts';

/** What one call and all calls together may hold, in bytes of rendered text. */
export type PackLimits = { readonly callBytes: number; readonly totalBytes: number };

/** The calls, and the files that did not come into any with the reason. */
export type Packed = { readonly calls: readonly PlannedCall[]; readonly uncovered: readonly PathReason[] };

/** What stands around a file in a prompt: boundaries and a blank line. */
const FRAME_BYTES = 128;

/**
 * Distributes files over calls: whole where one fits, else in pieces of which no two share a call. The largest
 * piece is placed first, into the first call with room; inside a call the order is by path. The result depends on
 * the files, not on their order.
 */
export function packFiles(files: readonly ChangedFile[], limits: PackLimits): Packed {
  const { sent, uncovered } = chooseFiles(files, limits.totalBytes);
  const room = limits.callBytes - FRAME_BYTES;
  const pieces = sent.flatMap((file) => splitFile(file.whole, file.groups, room));
  // The sort is stable: pieces of one file that have the same size keep their order.
  pieces.sort((a, b) => b.bytes - a.bytes || comparePaths(a, b));
  const calls: { files: SentFile[]; bytes: number }[] = [];
  for (const piece of pieces) {
    const bytes = piece.bytes + FRAME_BYTES;
    const call = calls.find(
      (candidate) =>
        candidate.bytes + bytes <= limits.callBytes &&
        (piece.whole || candidate.files.every((file) => file.path !== piece.path)),
    );
    if (call === undefined) calls.push({ files: [piece], bytes });
    else {
      call.files.push(piece);
      call.bytes += bytes;
    }
  }
  return {
    calls: calls.map((call, index) => ({ index, files: call.files.sort(comparePaths) })),
    uncovered,
  };
}

/** Orders by path, the same on every machine. */
export function comparePaths(a: { readonly path: string }, b: { readonly path: string }): number {
  if (a.path === b.path) return 0;
  return a.path < b.path ? -1 : 1;
}

type Prepared = { readonly whole: SentFile; readonly groups: readonly (readonly SentLine[])[] };

/**
 * Spends the total on the smallest files first, so that most files are read. What does not fit is not even
 * decoded: the text of a huge change stays packed.
 */
function chooseFiles(
  files: readonly ChangedFile[],
  totalBytes: number,
): { readonly sent: readonly Prepared[]; readonly uncovered: readonly PathReason[] } {
  const bySize = [...files].sort((a, b) => (a.diff?.bytes ?? 0) - (b.diff?.bytes ?? 0) || comparePaths(a, b));
  const sent: Prepared[] = [];
  const uncovered: PathReason[] = [];
  let left = totalBytes;
  for (const file of bySize) {
    const prepared = (file.diff?.bytes ?? 0) > left ? null : prepare(file);
    if (prepared === null || prepared.whole.bytes > left) {
      uncovered.push({ path: file.path, reason: 'the change is larger than what one run reads' });
    } else if (prepared.whole.lines.some((line) => line.mark !== ' ' && isTooLong(line))) {
      uncovered.push({
        path: file.path,
        reason: `it changes a line of more than ${MAX_LINE_LENGTH.toLocaleString('en')} characters`,
      });
    } else {
      left -= prepared.whole.bytes;
      sent.push(prepared);
    }
  }
  return { sent, uncovered };
}

function prepare(file: ChangedFile): Prepared {
  const { path, oldPath, status } = file;
  const groups = groupLines(file);
  const whole = { path, oldPath, status, lines: groups.flat(), whole: true, bytes: 0 };
  return { whole: { ...whole, bytes: Buffer.byteLength(renderFile(whole)) }, groups };
}

/** The lines of each hunk behind the context that leads to it; context below the last hunk makes a group of its own. */
function groupLines(file: ChangedFile): SentLine[][] {
  let from = 0;
  const contextUpTo = (end: number): SentLine[] => {
    const lines = file.context.filter(({ newLine }) => newLine !== null && newLine >= from && newLine < end);
    from = end;
    return lines.map((line) => ({ ...line, inDiff: false }));
  };
  const groups = (file.diff?.hunks ?? []).map((hunk) => {
    // A hunk that leaves nothing at head stands behind the line it names.
    const context = contextUpTo(hunk.newLines === 0 ? hunk.newStart + 1 : hunk.newStart);
    return [...context, ...hunk.lines.map((line) => ({ ...line, inDiff: true }))];
  });
  return [...groups, contextUpTo(Number.POSITIVE_INFINITY)].filter((group) => group.length > 0);
}
