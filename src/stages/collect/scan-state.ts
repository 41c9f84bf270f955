import type { DiffBytes } from './diff-bytes.ts';
import type { Entry } from './diff-entry.ts';

/** Problems are for people: beyond this many they are only counted. */
export const MAX_PROBLEMS = 50;

/** What had been read when a mail began, for taking back what turns out to be part of its message. */
type MailMark = { readonly entries: number; readonly problems: number; readonly unnamedProblems: number };

/** A walk over the lines of a diff. Only lines outside hunks are looked at; hunks are used up by their counts. */
export type Scan = {
  readonly source: DiffBytes;
  readonly entries: Entry[];
  readonly problems: string[];
  unnamedProblems: number;
  pos: number;
  /** The entry that a hunk would belong to. */
  entry: Entry | null;
  /** Directly behind a hunk: a line that looks like content was left out of its counts. */
  afterHunk: boolean;
  mail: MailMark | null;
  /** Inside a commit message, where `---` and `+++` lines are words. */
  message: boolean;
  lookalike: boolean;
  /** The text carries terminal colours and has to be read again without them; null where that was done. */
  coloured: boolean | null;
};

/** Says whether the line at the scan's position is of its kind, and if so moves behind what it took. */
export type Rule = (scan: Scan) => boolean;

/** Records a problem that belongs to no file entry. */
export function noteProblem(scan: Scan, sentence: string): void {
  if (scan.problems.length < MAX_PROBLEMS) scan.problems.push(sentence);
  else scan.unnamedProblems += 1;
}

/** The current line behind its keyword. */
export function restOfLine(scan: Scan, keyword: string): string {
  return scan.source.headerText(scan.pos + keyword.length);
}

/**
 * The longest sentence that names files, in bytes: two paths of 4 KiB, Linux's bound, each byte written as an escape.
 * Expressions that look for the end of a name would exhaust their stack on a line of megabytes.
 */
const MAX_SENTENCE = 64 * 1024;

/** The current line behind its keyword, where it is short enough to be a sentence about files; else nothing. */
export function sentence(scan: Scan, keyword: string): string {
  const rest = restOfLine(scan, keyword);
  return rest.length > MAX_SENTENCE ? '' : rest;
}

/** Ends the open entry: what follows does not belong to it. */
export function closeEntry(scan: Scan): void {
  scan.entry = null;
  scan.afterHunk = false;
}

/** Takes the current line for nothing. */
export function skipLine(scan: Scan): boolean {
  scan.pos = scan.source.nextLine(scan.pos);
  return true;
}

/** Begins an entry; whatever message stood before it is over. */
export function openEntry(scan: Scan, entry: Entry): void {
  scan.entries.push(entry);
  scan.entry = entry;
  scan.afterHunk = false;
  scan.message = false;
}

/** Takes everything up to `pos` as part of the entry. */
export function moveTo(scan: Scan, entry: Entry, pos: number): boolean {
  entry.end = pos;
  scan.pos = pos;
  return true;
}
