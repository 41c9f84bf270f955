import type { ChangedFile, ChangeSet, DiffLine, LineMark } from './change.ts';
import type { Anchor, Side } from './finding.ts';
import { codeHalf, codeWindow } from './fingerprint.ts';

/** What publishing asks of the change: its files, and the code around a line that may bear a comment. */
export type ChangeCode = {
  /** The file of this name, a renamed one by its old name too. */
  fileOf(path: string): ChangedFile | null;
  /** How the diff marks this line; null where it does not show it. */
  markAt(path: string, side: Side, line: number): LineMark | null;
  /** The code from this line on, as fingerprints are made of it; empty where the diff does not show the line. */
  windowAt(path: string, side: Side, line: number): string;
  /** All lines of that side of the file that begin the same window, in rising order. */
  twins(place: { readonly path: string; readonly side: Side; readonly window: string }): readonly number[];
  /**
   * The lines from which on the diff shows code with this first half of a fingerprint, in rising order; also where it
   * shows more behind that code than it once did.
   */
  bearing(place: { readonly path: string; readonly side: Side; readonly half: string }): readonly number[];
  /** Whether every line of the anchor is shown by one hunk of the file that carries exactly this name. */
  holds(anchor: Anchor): boolean;
};

/** The lines of one side of one hunk: numbers from `first` on, without gaps. */
type HunkSide = {
  readonly first: number;
  readonly texts: readonly string[];
  readonly marks: readonly LineMark[];
};

/** Prepares a change for questions about its code; a file is read when it is first asked for. */
export function changeCode(change: ChangeSet): ChangeCode {
  const files = filesOf(change);
  const sides = new Map<string, readonly HunkSide[]>();
  const sidesOf = (path: string, side: Side) => {
    const key = `${side} ${path}`;
    const known = sides.get(key);
    if (known !== undefined) return known;
    const read = (files.byPath.get(path) ?? []).flatMap((file) => hunkSides(file, side));
    sides.set(key, read);
    return read;
  };
  const fileOf = (path: string) => files.byPath.get(path)?.[0] ?? files.byOldPath.get(path) ?? null;
  const halves = new Map<string, ReadonlyMap<string, readonly number[]>>();
  const halvesOf = (path: string, side: Side) => {
    const file = fileOf(path);
    const key = `${side} ${file?.path}`;
    const known = halves.get(key);
    if (known !== undefined || file === null) return known;
    const names = file.oldPath === null ? [file.path] : [file.path, file.oldPath];
    const read = halvesIn(sidesOf(file.path, side), names);
    halves.set(key, read);
    return read;
  };
  return {
    fileOf,
    markAt: (path, side, line) => markIn(sidesOf(path, side), line),
    windowAt: (path, side, line) => windowIn(sidesOf(path, side), line),
    twins: ({ path, side, window }) => (window === '' ? [] : twinsIn(sidesOf(path, side), window)),
    bearing: ({ path, side, half }) => halvesOf(path, side)?.get(half) ?? [],
    holds: ({ path, side, line, startLine }) =>
      sidesOf(path, side).some((hunk) => shows(hunk, startLine ?? line) && shows(hunk, line)) &&
      (startLine === null || (startLine >= 1 && startLine < line)),
  };
}

function filesOf(change: ChangeSet) {
  const byPath = new Map<string, ChangedFile[]>();
  const byOldPath = new Map<string, ChangedFile>();
  for (const file of change.files) {
    const files = byPath.get(file.path) ?? [];
    byPath.set(file.path, [...files, file]);
    if (file.status === 'renamed' && file.oldPath !== null) byOldPath.set(file.oldPath, file);
  }
  return { byPath, byOldPath };
}

function hunkSides(file: ChangedFile, side: Side): HunkSide[] {
  if (file.diff === null || file.diff.binary || file.diff.submodule) return [];
  return file.diff.hunks.flatMap((hunk) => {
    const numbered = hunk.lines.flatMap((line) => {
      const number = numberOn(line, side);
      return number === null ? [] : [{ number, text: line.text, mark: line.mark }];
    });
    const [first] = numbered;
    if (first === undefined) return [];
    const texts = numbered.map(({ text }) => text);
    return [{ first: first.number, texts, marks: numbered.map(({ mark }) => mark) }];
  });
}

function numberOn(line: DiffLine, side: Side): number | null {
  return side === 'LEFT' ? line.oldLine : line.newLine;
}

function shows(hunk: HunkSide, line: number): boolean {
  return Number.isSafeInteger(line) && line >= hunk.first && line < hunk.first + hunk.texts.length;
}

function markIn(hunks: readonly HunkSide[], line: number): LineMark | null {
  const hunk = hunks.find((candidate) => shows(candidate, line));
  return hunk?.marks[line - hunk.first] ?? null;
}

function windowIn(hunks: readonly HunkSide[], line: number): string {
  const hunk = hunks.find((candidate) => shows(candidate, line));
  return hunk === undefined ? '' : codeWindow(from(hunk.texts, line - hunk.first));
}

function twinsIn(hunks: readonly HunkSide[], window: string): number[] {
  return hunks.flatMap(({ first, texts }) =>
    texts.flatMap((_, at) => (codeWindow(from(texts, at)) === window ? [first + at] : [])),
  );
}

/** Lines whose code is looked at to find where it ends now: windows of code are far shorter but for blank lines. */
const LINES_BEHIND = 40;

/** The lines of each first half of a fingerprint, for code that is of a file with any of these names. */
function halvesIn(
  hunks: readonly HunkSide[],
  names: readonly string[],
): ReadonlyMap<string, readonly number[]> {
  const lines = new Map<string, number[]>();
  for (const { first, texts } of hunks) {
    for (const at of texts.keys()) {
      for (const half of windowsFrom(texts, at).flatMap((window) =>
        names.map((name) => codeHalf(name, window)),
      )) {
        lines.set(half, [...(lines.get(half) ?? []), first + at]);
      }
    }
  }
  return lines;
}

/** The window from a line on as it is, and as it was when the diff showed fewer lines behind it. */
function windowsFrom(texts: readonly string[], at: number): readonly string[] {
  const windows = new Set([codeWindow(from(texts, at))]);
  for (let end = at + 1; end < Math.min(texts.length, at + LINES_BEHIND); end++) {
    const window = codeWindow(texts.slice(at, end));
    windows.add(window);
    if (isFull(window)) break;
  }
  windows.delete('');
  return [...windows];
}

/** Whether more code behind it would leave a window as it is. */
export function isFull(window: string): boolean {
  return codeWindow([window, 'x']) === window;
}

/** The texts from an index on, without a copy of them. */
function* from(texts: readonly string[], start: number): Iterable<string> {
  for (let at = start; at < texts.length; at++) yield texts[at] ?? '';
}
