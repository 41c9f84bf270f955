import { Buffer } from 'node:buffer';
import type { ChangedFile, FileStatus } from '../../domain/change.ts';
import { visible } from '../../domain/render.ts';
import { comparePaths } from './pack.ts';

/** The list stands in every call; at this size it takes a tenth of one. */
export const MAX_MANIFEST_BYTES = 10_000;
const MAX_LINE_CHARACTERS = 400;
const REST_BYTES = 60;

const LETTERS: Readonly<Record<FileStatus, string>> = {
  added: 'A',
  copied: 'C',
  deleted: 'D',
  modified: 'M',
  renamed: 'R',
};

/**
 * One line per changed file: status, lines added and removed, path, and why it is not sent. Those that are sent
 * come first; what does not fit is counted.
 */
export function renderManifest(files: readonly ChangedFile[], notSent: ReadonlyMap<string, string>): string {
  const order = [...files].sort(
    (a, b) => Number(notSent.has(a.path)) - Number(notSent.has(b.path)) || comparePaths(a, b),
  );
  const lines: string[] = [];
  let left = MAX_MANIFEST_BYTES - REST_BYTES;
  for (const file of order) {
    const line = renderLine(file, notSent.get(file.path));
    left -= Buffer.byteLength(line) + 1;
    if (left < 0) break;
    lines.push(line);
  }
  const rest = order.length - lines.length;
  return [...lines, ...(rest > 0 ? [`... and ${rest} more changed files`] : [])].join('\n');
}

function renderLine(file: ChangedFile, reason: string | undefined): string {
  const moved = file.oldPath === null ? '' : `${visible(file.oldPath)} -> `;
  const numbers = `+${file.additions ?? '?'} -${file.deletions ?? '?'}`;
  const why = reason === undefined ? '' : ` (not sent: ${visible(reason)})`;
  const line = `${LETTERS[file.status]} ${numbers} ${moved}${visible(file.path)}`;
  return line.length > MAX_LINE_CHARACTERS ? `${line.slice(0, MAX_LINE_CHARACTERS)}...${why}` : line + why;
}
