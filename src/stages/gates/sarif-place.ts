import { type FileLines, firstWithin } from './sarif-lines.ts';
import type { FindPath } from './sarif-paths.ts';
import { indexAt, listAt, objectAt } from './sarif-shape.ts';

/** A place in the change, or why the result has none there. */
export type Taken =
  | { readonly path: string; readonly line: number | null; readonly endLine?: number }
  | { readonly left: string };

/** Why results have no place in a change, in words that follow a number of results. */
export const ELSEWHERE = {
  nowhere: 'name no file',
  file: 'are about files that this change does not touch',
  line: 'are about lines that this change does not add',
  whole: 'are about the whole of a file that is not new',
  long: 'are about long stretches of code that begin before what this change adds',
  unknown: 'are about files whose lines the forge did not give',
} as const;

/** Lines of a region over which it is of a class or a file: that this change adds one of them says little. */
export const LONG_REGION = 50;

/** How near to the change a place is: of several places of one result the nearest counts. */
const NEARNESS: readonly string[] = [
  ELSEWHERE.nowhere,
  ELSEWHERE.file,
  ELSEWHERE.unknown,
  ELSEWHERE.whole,
  ELSEWHERE.line,
  ELSEWHERE.long,
];

/** Places of one result that are looked at; more than one stands there where all must be changed. */
const MAX_LOCATIONS = 10;

/**
 * Answers where in the change the results of a run are. `anywhere` takes what is on any line of a file of the change, or
 * on the file as a whole.
 */
export function placesIn(
  lines: ReadonlyMap<string, FileLines>,
  find: FindPath,
): (result: unknown, anywhere: boolean) => Taken {
  return (result, anywhere) => {
    let taken: Taken = { left: ELSEWHERE.nowhere };
    for (const location of listAt(result, 'locations').slice(0, MAX_LOCATIONS)) {
      const next = placeOf(objectAt(location, 'physicalLocation'), { lines, find, anywhere });
      if (!('left' in next)) return next;
      if (NEARNESS.indexOf(next.left) > NEARNESS.indexOf(taken.left)) taken = next;
    }
    return taken;
  };
}

type Search = {
  readonly lines: ReadonlyMap<string, FileLines>;
  readonly find: FindPath;
  readonly anywhere: boolean;
};

function placeOf(physical: unknown, { lines, find, anywhere }: Search): Taken {
  const artifact = objectAt(physical, 'artifactLocation');
  if (artifact.uri === undefined && artifact.index === undefined) return { left: ELSEWHERE.nowhere };
  const path = find(artifact);
  const file = path === null ? undefined : lines.get(path);
  if (path === null || file === undefined) return { left: ELSEWHERE.file };
  const region = regionOf(objectAt(physical, 'region'));
  if (region === null) return file.isNew || anywhere ? { path, line: null } : { left: ELSEWHERE.whole };
  if (anywhere) return { path, ...linesOf(region) };
  const place = placeAmong(file, region);
  return 'left' in place ? place : { path, ...linesOf(place) };
}

type Region = { readonly start: number; readonly end: number };

/** Null where there is none; some tools write line 0 for the whole file. */
function regionOf(region: unknown): Region | null {
  const start = indexAt(region, 'startLine') ?? 0;
  return start === 0 ? null : { start, end: Math.max(indexAt(region, 'endLine') ?? start, start) };
}

/** The region from its first added line on. */
function placeAmong({ added }: FileLines, { start, end }: Region): Region | { readonly left: string } {
  if (added === null) return { left: ELSEWHERE.unknown };
  const first = firstWithin(added, start, end);
  if (first === null) return { left: ELSEWHERE.line };
  if (first > start && end - start >= LONG_REGION) return { left: ELSEWHERE.long };
  return { start: first, end };
}

function linesOf({ start, end }: Region) {
  return start === end ? { line: start } : { line: start, endLine: end };
}
