import type { FileDiff, ParsedDiff } from '../../domain/change.ts';
import { DiffBytes, decodeName, stripColours } from './diff-bytes.ts';
import { type Entry, headerFault, newEntry } from './diff-entry.ts';
import { fileOf, usualPrefixes } from './diff-files.ts';
import { scanDiff, scanFragment } from './diff-scan.ts';
import { MAX_PROBLEMS, type Scan } from './scan-state.ts';

/** What a forge says of a file whose hunks it sends without a header. */
export type FragmentIdentity = Pick<FileDiff, 'oldPath' | 'newPath' | 'status' | 'oldMode' | 'newMode'>;

const LF = 0x0a;

/** Headers are quoted in problems up to this many characters. */
const QUOTED_HEADER = 200;

/** Problems in words, of which only the first are kept and the rest counted. */
class ProblemList {
  readonly #sentences: string[];
  #unnamed: number;

  constructor(sentences: readonly string[], unnamed: number) {
    this.#sentences = [...sentences];
    this.#unnamed = unnamed;
  }

  add(sentence: string): void {
    if (this.#sentences.length < MAX_PROBLEMS) this.#sentences.push(sentence);
    else this.#unnamed += 1;
  }

  all(): readonly string[] {
    return this.#unnamed === 0
      ? this.#sentences
      : [...this.#sentences, `… and ${this.#unnamed} more of the kind.`];
  }
}

function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d));
}

function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

function nothingFound(bytes: Uint8Array): string | null {
  if (isUtf16(bytes)) return 'The text is UTF-16; a diff has to be in the bytes that the diff tool wrote.';
  return isBlank(bytes) ? null : 'The text is not empty, and no file of a diff was found in it.';
}

/** Reads the entries again without colours where the text turns out to have them. */
function scanPlain(bytes: Uint8Array): Scan {
  const scan = scanDiff(bytes, 'detect');
  return scan.coloured === true ? scanDiff(stripColours(bytes), 'ignore') : scan;
}

function unreadableHeader(entry: Entry): string {
  const header = decodeName((entry.header ?? entry.newFile?.token ?? '').slice(0, QUOTED_HEADER));
  return `A file header cannot be read: ${header}`;
}

/** Diff tools end every line. A last line of content without its end may be half of one, though the counts are met. */
function lastLineFault(source: DiffBytes, entry: Entry): string | null {
  const { bytes, length } = source;
  if (entry.end < length || entry.hunks.length === 0 || bytes[length - 1] === LF) return null;
  const isRemark = source.startsWith(bytes.lastIndexOf(LF) + 1, '\\');
  return isRemark ? null : 'its last line may be cut, as the text does not end with a line feed';
}

/**
 * Reads a diff: git with any prefix, one or many mails of format-patch, plain unified, with or without terminal
 * colours. Whatever is cut, contradicts itself or is in a form that is not read makes the result incomplete.
 */
export function parseDiff(bytes: Uint8Array): ParsedDiff {
  const { source, entries, problems: found, unnamedProblems } = scanPlain(bytes);
  const problems = new ProblemList(found, unnamedProblems);
  const usual = usualPrefixes(entries);
  const files: FileDiff[] = [];
  for (const entry of entries) {
    entry.fault ??= headerFault(entry, entry.end >= source.length) ?? lastLineFault(source, entry);
    const file = fileOf(entry, usual);
    if (file === null) {
      problems.add(unreadableHeader(entry));
      continue;
    }
    if (entry.fault !== null) problems.add(`${file.newPath ?? file.oldPath}: ${entry.fault}.`);
    files.push(file);
  }
  const nothing = files.length === 0 ? nothingFound(bytes) : null;
  if (nothing !== null) problems.add(nothing);
  return { incomplete: problems.all().length > 0, problems: problems.all(), files };
}

/** Reads the hunks of one file as forges send them: from the first `@@`, without header, the last line without `\n`. */
export function parseFragment(bytes: Uint8Array, identity: FragmentIdentity): FileDiff {
  const { oldPath, newPath, status, oldMode, newMode } = identity;
  const source = new DiffBytes(bytes);
  const entry = newEntry('plain', 0, source.length, null);
  scanFragment(source, entry);
  return {
    oldPath,
    newPath,
    status,
    oldMode,
    newMode,
    binary: false,
    submodule: oldMode === '160000' || newMode === '160000',
    truncated: entry.fault !== null,
    additions: entry.additions,
    deletions: entry.deletions,
    hunks: entry.hunks,
    bytes: source.length,
  };
}
