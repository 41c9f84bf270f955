/** Whether a comment may stand where it is to stand, and where it stands after the branches have moved. */
import { shiftLine } from '../forge/hunks.ts';
import { CONTEXT_LINES, changesBetween, type DiffHunk, type DiffLine, fileDiffs } from './diffs.ts';
import { invalid, isFields, noSuchCommit, noSuchPath, numberOf, textOf } from './http.ts';
import { outOfDate } from './payload-pull.ts';
import type {
  AnchorState,
  Fields,
  FileType,
  LineType,
  MultilineSpan,
  PullRequestState,
  Reply,
  World,
} from './types.ts';

export type Placed =
  | { readonly kind: 'place'; readonly anchor: AnchorState }
  | { readonly kind: 'refused'; readonly reply: Reply };

type Range = { readonly from: string; readonly to: string };
type Rows = Range & { readonly hunks: readonly DiffHunk[] };

function refused(reply: Reply): Placed {
  return { kind: 'refused', reply };
}

/** The two commits of the diff that the pull request shows. */
export function effectiveRange({ git, state }: World, at: PullRequestState = state.pullRequest): Range {
  return { from: git.mergeBase(at.baseSha, at.headSha) ?? at.baseSha, to: at.headSha };
}

function lineTypeOf(value: unknown): LineType | null {
  return value === 'ADDED' || value === 'REMOVED' || value === 'CONTEXT' ? value : null;
}

function fileTypeOf(value: unknown): FileType | null {
  return value === 'FROM' || value === 'TO' ? value : null;
}

/** The diff that an anchor speaks of; a refusal where it is none that a comment may stand in. */
function rangeOf(
  world: World,
  anchor: Fields,
): (Range & { readonly diffType: AnchorState['diffType'] }) | Reply {
  const [from, to, type] = [textOf(anchor, 'fromHash'), textOf(anchor, 'toHash'), textOf(anchor, 'diffType')];
  if (type === undefined && from === undefined && to === undefined) {
    return { ...effectiveRange(world), diffType: 'EFFECTIVE' };
  }
  if (type !== 'EFFECTIVE' && type !== 'RANGE' && type !== 'COMMIT') {
    return invalid('diffType', 'A diffType is required when fromHash or toHash is given.');
  }
  if (type === 'EFFECTIVE') {
    const now = effectiveRange(world);
    const isOld =
      (to ?? now.to) !== now.to || ![now.from, world.state.pullRequest.baseSha].includes(from ?? now.from);
    return isOld ? outOfDate(world, null) : { ...now, diffType: type };
  }
  if (from === undefined || to === undefined) {
    return invalid('fromHash', `Both fromHash and toHash are required for the diffType ${type}.`);
  }
  const missing = [from, to].find((sha) => !/^[0-9a-f]{40}$/.test(sha) || world.git.resolve(sha) === null);
  return missing === undefined ? { from, to, diffType: type } : noSuchCommit(missing);
}

/** Reads where a comment is to stand and checks it against the diff. Fields that nobody knows are not looked at. */
export function placeComment(world: World, anchor: Fields): Placed {
  const range = rangeOf(world, anchor);
  if ('status' in range) return refused(range);
  const path = textOf(anchor, 'path') ?? '';
  const srcPath = textOf(anchor, 'srcPath') ?? null;
  const wrongPath = pathProblem(world, range, path);
  if (wrongPath !== null) return refused(wrongPath);
  const place: AnchorState = {
    path,
    srcPath: srcPath === path ? null : srcPath,
    line: null,
    lineType: null,
    fileType: null,
    diffType: range.diffType,
    fromHash: range.from,
    toHash: range.to,
    orphaned: false,
    multilineMarker: null,
    multilineSpan: null,
  };
  return anchor.line === undefined ? { kind: 'place', anchor: place } : placeOnLine(world, anchor, place);
}

function pathProblem(world: World, { from, to }: Range, path: string): Reply | null {
  if (path === '') return invalid('path', 'A path is required to comment on a file.');
  if (changesBetween(world.git, from, to).some((change) => change.path === path)) return null;
  return world.git.entry(to, path) === null && world.git.entry(from, path) === null
    ? noSuchPath(path, to)
    : invalid('path', `The file ${path} is not part of the diff.`);
}

function placeOnLine(world: World, anchor: Fields, place: AnchorState): Placed {
  const [line, lineType, fileType] = [
    numberOf(anchor, 'line'),
    lineTypeOf(anchor.lineType),
    fileTypeOf(anchor.fileType),
  ];
  if (line === undefined || line < 1) return refused(invalid('line', 'The line must be a positive number.'));
  if (lineType === null) return refused(invalid('lineType', 'A line type is required to comment on a line.'));
  if (fileType === null) return refused(invalid('fileType', 'A file type is required to comment on a line.'));
  const only = lineType === 'ADDED' ? 'TO' : lineType === 'REMOVED' ? 'FROM' : fileType;
  if (only !== fileType) {
    const message = `For line type ${lineType} the only valid file type is ${only} (was: ${fileType})`;
    return refused(invalid('fileType', message));
  }
  const rows = rowsOf(world, place);
  const hunk = rows.hunks.find((one) => findLine([one], line, lineType, fileType) !== null);
  if (hunk === undefined) {
    const message = `Line ${line} of type ${lineType} is not part of the diff of ${place.path}.`;
    return refused(invalid('line', message));
  }
  const range = rangeFields(world, anchor, line, fileType);
  if (range === null) return { kind: 'place', anchor: { ...place, line, lineType, fileType } };
  const { startLine, startLineType } = range.multilineMarker;
  const startSide = startLineType === 'CONTEXT' ? fileType : startLineType === 'ADDED' ? 'TO' : 'FROM';
  if (findLine([hunk], startLine, startLineType, startSide) === null) {
    const message = `Line ${startLine} of type ${startLineType} is not part of the same hunk.`;
    return refused(invalid('multilineMarker', message));
  }
  return { kind: 'place', anchor: { ...place, line, lineType, fileType, ...range } };
}

type LineRange = {
  readonly multilineMarker: { readonly startLine: number; readonly startLineType: LineType };
  readonly multilineSpan: MultilineSpan;
};

/** The range of an anchor; null where the server sees none: it looks only at both fields together, and from 9.3 on. */
function rangeFields(world: World, anchor: Fields, line: number, fileType: FileType): LineRange | null {
  if (world.settings.version === '8.19.0' || world.settings.version === '9.2.0') return null;
  const { multilineMarker: marker, multilineSpan: span } = anchor;
  if (!isFields(marker) || !isFields(span)) return null;
  const startLine = numberOf(marker, 'startLine');
  const startLineType = lineTypeOf(marker.startLineType);
  const side = fileType === 'TO' ? 'dst' : 'src';
  const [first, last] = [numberOf(span, `${side}SpanStart`), numberOf(span, `${side}SpanEnd`)];
  if (startLine === undefined || startLineType === null || first === undefined || last !== line) return null;
  const names = ['dstSpanStart', 'dstSpanEnd', 'srcSpanStart', 'srcSpanEnd'] as const;
  const numbers = names.map((name) => [name, numberOf(span, name)]).filter((entry) => entry[1] !== undefined);
  return {
    multilineMarker: { startLine, startLineType },
    multilineSpan: Object.fromEntries(numbers),
  };
}

function rowsOf({ git }: World, place: AnchorState): Rows {
  const { fromHash: from, toHash: to, path, srcPath } = place;
  const wish = { path, srcPath, contextLines: CONTEXT_LINES, ignoresSpace: false };
  return { from, to, hunks: fileDiffs(git, from, to, wish).flatMap((diff) => diff.hunks) };
}

/** The line of a diff with this number on its side; of any type where null. */
function findLine(
  hunks: readonly DiffHunk[],
  line: number,
  lineType: LineType | null,
  fileType: FileType,
): DiffLine | null {
  const other = fileType === 'TO' ? 'REMOVED' : 'ADDED';
  const isIt = (row: DiffLine): boolean =>
    row.type !== other &&
    (lineType === null || row.type === lineType) &&
    (fileType === 'TO' ? row.destination : row.source) === line;
  return hunks.flatMap((hunk) => hunk.lines).find(isIt) ?? null;
}

/** Moves the anchors in the effective diff to where their lines are now; what was changed becomes orphaned. */
export function moveAnchors(world: World, before: PullRequestState): void {
  const [old, now] = [effectiveRange(world, before), effectiveRange(world)];
  for (const { anchor } of world.state.comments) {
    if (anchor === null || anchor.orphaned || anchor.diffType !== 'EFFECTIVE') continue;
    const moved = movedAnchor(world, anchor, old, now);
    if (moved === null) anchor.orphaned = true;
    else Object.assign(anchor, moved);
  }
}

function movedAnchor(world: World, anchor: AnchorState, old: Range, now: Range): Partial<AnchorState> | null {
  const hashes = { fromHash: now.from, toHash: now.to };
  const isShown = changesBetween(world.git, now.from, now.to).some((change) => change.path === anchor.path);
  if (!isShown) return null;
  const { line, fileType } = anchor;
  if (line === null || fileType === null) return hashes;
  const shift = (side: FileType, number: number): number | null => {
    const [from, to] = side === 'TO' ? [old.to, now.to] : [old.from, now.from];
    const path = side === 'TO' ? anchor.path : (anchor.srcPath ?? anchor.path);
    return from === to ? number : shiftLine(world.git.steps(from, to, path), number);
  };
  const end = shift(fileType, line);
  const rows = rowsOf(world, { ...anchor, ...hashes });
  const row = end === null ? null : findLine(rows.hunks, end, null, fileType);
  if (end === null || row === null) return null;
  const place = { ...hashes, line: end, lineType: row.type };
  const marker = anchor.multilineMarker;
  if (marker === null) return place;
  const delta = end - line;
  const isMixed =
    (marker.startLineType === 'REMOVED' ? 'FROM' : marker.startLineType === 'ADDED' ? 'TO' : fileType) !==
    fileType;
  const start = isMixed
    ? shift(fileType === 'TO' ? 'FROM' : 'TO', marker.startLine)
    : marker.startLine + delta;
  // All lines of a range stay together, or it is no longer what was talked about.
  const lines = Array.from(
    { length: Math.max(0, line - marker.startLine) },
    (_, index) => marker.startLine + index,
  );
  const isWhole = isMixed || lines.every((number) => shift(fileType, number) === number + delta);
  if (start === null || !isWhole) return null;
  const spanDelta = (side: FileType, number: number): number => shift(side, number) ?? number;
  return {
    ...place,
    multilineMarker: { startLine: start, startLineType: marker.startLineType },
    multilineSpan: Object.fromEntries(
      Object.entries(anchor.multilineSpan ?? {}).map(([name, number]) => [
        name,
        spanDelta(name.startsWith('dst') ? 'TO' : 'FROM', number),
      ]),
    ),
  };
}
