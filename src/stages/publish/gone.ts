import { type ChangeCode, isFull } from '../../domain/change-code.ts';
import { codeHalfOf } from '../../domain/fingerprint.ts';
import type { OwnThread } from './own.ts';

/**
 * Where the code of a thread is now: as the forge tells it, else where our diff shows that code. Null where neither
 * knows, also where the code stands in several places and the comment on none of them.
 */
export function lineNow(own: OwnThread, code: ChangeCode): number | null {
  const { outdated, line } = own.thread;
  if (outdated === true || line === null) return null;
  if (outdated === false) return line;
  const lines = bearing(own, code);
  if (lines.includes(line)) return line;
  return lines.length === 1 ? (lines[0] ?? null) : null;
}

function bearing({ thread, fingerprint }: OwnThread, code: ChangeCode): readonly number[] {
  const { path, side } = thread;
  return side === null ? [] : code.bearing({ path, side, half: codeHalfOf(fingerprint) });
}

/**
 * Whether the code that a thread was written on has changed. Where the forge does not tell, our diff must show the place
 * and bear that code nowhere in the file; in doubt it has not changed.
 */
export function isGone(own: OwnThread, code: ChangeCode): boolean {
  const { outdated, subject, path, side, line } = own.thread;
  if (outdated !== null) return outdated;
  const file = code.fileOf(path);
  if (file === null || file.diff === null || file.diff.truncated) return false;
  if (subject === 'file' || side === null || line === null || bearing(own, code).length > 0) return false;
  const mark = code.markAt(file.path, side, line);
  // How much is shown behind an unchanged line depends on the changes near it, and the code is known by what follows it.
  return mark !== null && (mark !== ' ' || isFull(code.windowAt(file.path, side, line)));
}
