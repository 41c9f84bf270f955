import type { ExceptionMarker } from './gates.ts';

/** The tool of markers that Quorate acts on. */
export const OWN_TOOL = 'quorate';

/** A place that a rule speaks of; `line` is of the text at head. */
export type RulePlace = { readonly path: string; readonly line: number; readonly rule: string };

/**
 * The marker of ours that speaks of a rule on a line, whatever its state; one that is active comes before others, the
 * first before the rest. Linters' own comments are never found: they excuse from the linter alone.
 */
export function markerLookup(
  markers: readonly ExceptionMarker[],
): (place: RulePlace) => ExceptionMarker | null {
  const found = new Map<string, ExceptionMarker>();
  for (const marker of markers) {
    for (const place of placesOf(marker)) {
      const key = keyOf(place);
      const known = found.get(key);
      if (known === undefined || (known.state !== 'active' && marker.state === 'active'))
        found.set(key, marker);
    }
  }
  return (place) => found.get(keyOf(place)) ?? null;
}

/** The lines that a marker holds for, with its rule: its own line, or all below it down to the one it covers. */
function placesOf({ tool, path, line, covers, rule }: ExceptionMarker): RulePlace[] {
  if (tool !== OWN_TOOL || rule === null || covers === undefined) return [];
  const first = Math.min(line + 1, covers);
  return Array.from({ length: covers - first + 1 }, (_, index) => ({ path, line: first + index, rule }));
}

function keyOf({ path, line, rule }: RulePlace): string {
  return JSON.stringify([path, line, rule]);
}
