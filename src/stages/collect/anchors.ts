import type { DiffLine, FileDiff, Hunk, LineMark } from '../../domain/change.ts';
import type { Anchor, Side } from '../../domain/finding.ts';
import { linesOf } from './packed-hunk.ts';

/** Line numbers from `first` to `last` inclusive; `last` is below `first` where there are none. */
type Span = { readonly first: number; readonly last: number };

/** The lines of one hunk that a comment can stand on. A side's lines in a hunk have no gaps, so a span says it all. */
type AnchorHunk = { readonly hunk: Hunk; readonly LEFT: Span; readonly RIGHT: Span };

/** Which lines of one file may bear a comment. */
export type AnchorIndex = {
  /** The path that comments carry: the new one, the old one of a deleted file. */
  readonly path: string;
  readonly hunks: readonly AnchorHunk[];
  /** Why no line of the file can bear a comment; null where lines can. */
  readonly wholeFile: string | null;
};

/** Where somebody wants to comment: unchecked words of a reviewer. */
export type AnchorTarget = {
  readonly path: string;
  readonly side?: Side | null;
  readonly line: number;
  readonly endLine?: number | null;
};

/** A line, the whole file with the reason why not a line, or nothing with the reason why not even the file. */
export type AnchorResult =
  | { readonly anchor: Anchor }
  | { readonly file: string; readonly reason: string }
  | { readonly none: string };

function span(start: number, count: number): Span {
  return { first: start, last: start + count - 1 };
}

function countLines(lines: Iterable<DiffLine>, absent: LineMark): number {
  let count = 0;
  for (const line of lines) if (line.mark !== absent) count += 1;
  return count;
}

/** Only the lines that are there count: a cut hunk has fewer than its header says. */
function anchorHunk(hunk: Hunk, cut: boolean): AnchorHunk {
  const old = cut ? countLines(linesOf(hunk), '+') : hunk.oldLines;
  const now = cut ? countLines(linesOf(hunk), '-') : hunk.newLines;
  return { hunk, LEFT: span(hunk.oldStart, old), RIGHT: span(hunk.newStart, now) };
}

function wholeFileReason(file: FileDiff): string | null {
  if (file.submodule) return 'it is a submodule, which has no lines of its own';
  if (file.binary) return 'it is binary';
  return file.hunks.length === 0 ? 'the diff has no lines of it' : null;
}

/** The lines of a file that may bear a comment. */
export function anchorIndex(file: FileDiff): AnchorIndex {
  return {
    path: file.newPath ?? file.oldPath ?? '',
    hunks: file.hunks.map((hunk) => anchorHunk(hunk, file.truncated)),
    wholeFile: wholeFileReason(file),
  };
}

function holds(within: Span, line: number): boolean {
  return line >= within.first && line <= within.last;
}

function hunkAt(index: AnchorIndex, side: Side, line: number): AnchorHunk | undefined {
  return index.hunks.find((hunk) => holds(hunk[side], line));
}

/** Whether the line is added, removed or context; null where it may not bear a comment. */
export function markAt(index: AnchorIndex, side: Side, line: number): LineMark | null {
  const place = hunkAt(index, side, line);
  if (place === undefined) return null;
  for (const found of linesOf(place.hunk)) {
    if ((side === 'LEFT' ? found.oldLine : found.newLine) === line) return found.mark;
  }
  return null;
}

function isLineNumber(line: number | null | undefined): line is number {
  return typeof line === 'number' && Number.isSafeInteger(line) && line > 0;
}

/** A file that exists on one side only has no other to comment on, whatever was said. */
function sideOf(file: FileDiff, wanted: Side | null | undefined): Side {
  if (file.newPath === null) return 'LEFT';
  if (file.oldPath === null) return 'RIGHT';
  return wanted ?? 'RIGHT';
}

/**
 * The anchor for the lines from `start` to `end`. A range that leaves its hunk, which the forges refuse, becomes the
 * one of its ends that is in the diff, the first before the last. No line outside the hunks is ever moved into one.
 */
function anchorOf(index: AnchorIndex, side: Side, start: number, end: number): Anchor | null {
  const first = hunkAt(index, side, start);
  if (first !== undefined && end > start && holds(first[side], end)) {
    return { path: index.path, side, line: end, startLine: start };
  }
  const line = first !== undefined ? start : end;
  if (hunkAt(index, side, line) === undefined) return null;
  return { path: index.path, side, line, startLine: null };
}

function resolveIn(file: FileDiff, target: AnchorTarget): AnchorResult {
  const index = anchorIndex(file);
  const onFile = (reason: string): AnchorResult => ({ file: index.path, reason });
  if (target.line === 0) return onFile('it is about the whole file');
  if (index.wholeFile !== null) return onFile(index.wholeFile);
  if (!isLineNumber(target.line)) return onFile(`${target.line} is no line number`);
  const other = isLineNumber(target.endLine) ? target.endLine : target.line;
  const [start, end] = [Math.min(target.line, other), Math.max(target.line, other)];
  const side = sideOf(file, target.side);
  const anchor = anchorOf(index, side, start, end);
  if (anchor !== null) return { anchor };
  const where = start === end ? `line ${start}` : `lines ${start} to ${end}`;
  return onFile(`${where} of the ${side === 'LEFT' ? 'old' : 'new'} file: not in the diff`);
}

/** Forms in which reviewers write a path of the change, the likeliest first. */
function spellings(path: string): readonly string[] {
  const plain = path
    .trim()
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '');
  return [path, path.trim(), plain, plain.replace(/^[ab]\//, '')];
}

/** Files by path; two entries of one path (a file that became a link) keep their order. */
type Directory = {
  readonly byPath: ReadonlyMap<string, readonly FileDiff[]>;
  readonly byOldName: ReadonlyMap<string, readonly FileDiff[]>;
};

function add(map: Map<string, FileDiff[]>, path: string | null, file: FileDiff): void {
  if (path === null) return;
  const files = map.get(path);
  if (files === undefined) map.set(path, [file]);
  else files.push(file);
}

function directoryOf(files: readonly FileDiff[]): Directory {
  const byPath = new Map<string, FileDiff[]>();
  const byOldName = new Map<string, FileDiff[]>();
  for (const file of files) {
    add(byPath, file.newPath ?? file.oldPath, file);
    if (file.status === 'renamed') add(byOldName, file.oldPath, file);
  }
  return { byPath, byOldName };
}

function find(directory: Directory, path: string): readonly FileDiff[] {
  for (const name of spellings(path)) {
    const files = directory.byPath.get(name) ?? directory.byOldName.get(name);
    if (files !== undefined) return files;
  }
  return [];
}

/** Of several entries of one path (a file that became a link is deleted and added), only those with the side count. */
function resolveAmong(files: readonly FileDiff[], target: AnchorTarget): AnchorResult | null {
  const sided = files.filter((file) => (target.side === 'LEFT' ? file.oldPath : file.newPath) !== null);
  let fallback: AnchorResult | null = null;
  for (const file of sided.length > 0 ? sided : files) {
    const result = resolveIn(file, target);
    if ('anchor' in result) return result;
    fallback ??= result;
  }
  return fallback;
}

function resolve(directory: Directory, target: AnchorTarget): AnchorResult {
  const result = resolveAmong(find(directory, target.path), target);
  if (result === null) return { none: `${target.path} is not in the change` };
  const path = 'anchor' in result ? result.anchor.path : 'file' in result ? result.file : '';
  // A forge would look for the replacement character itself and refuse the comment.
  return path.includes('\ufffd')
    ? { none: `${path} is not a name in UTF-8, a comment cannot carry it` }
    : result;
}

/** Prepares a change for many questions where a comment may stand. */
export function anchorResolver(files: readonly FileDiff[]): (target: AnchorTarget) => AnchorResult {
  const directory = directoryOf(files);
  return (target) => resolve(directory, target);
}

/** Where a comment may stand: the line as asked for, else the file, else nowhere; never another line. */
export function resolveAnchor(files: readonly FileDiff[], target: AnchorTarget): AnchorResult {
  return anchorResolver(files)(target);
}
