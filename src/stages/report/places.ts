import type { WantedFinding } from '../../domain/publication.ts';

/** Where a finding stands. */
export type Place = Pick<WantedFinding, 'path' | 'line' | 'anchor'>;

/** A place as editors write it: `path:12`, `path:12-14`, `path` for the whole file. */
export function placeText({ path, line, anchor }: Place): string {
  if (line < 1) return path;
  const first = anchor?.startLine ?? null;
  const lines = anchor === null || first === null ? String(line) : `${first}-${anchor.line}`;
  return anchor?.side === 'LEFT' ? `${path}:${lines} (removed)` : `${path}:${lines}`;
}
