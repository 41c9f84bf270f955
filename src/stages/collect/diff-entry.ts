import type { FileLine } from './diff-paths.ts';
import type { PackedHunk } from './packed-hunk.ts';

/** How an entry was announced: a git header, `---`/`+++` or `Index:` alone, a merge's combined diff, a submodule log. */
export type EntryForm = 'git' | 'plain' | 'combined' | 'submodule';

/** One file of a diff while it is being read: what its lines said, names still with their prefixes. */
export type Entry = {
  readonly form: EntryForm;
  readonly start: number;
  /** Behind the last line that was read as part of this entry. */
  end: number;
  /** The announcing line without its keyword, a byte string; null where `---`/`+++` are all there is. */
  readonly header: string | null;
  oldFile: FileLine | null;
  newFile: FileLine | null;
  from: string | null;
  to: string | null;
  copied: boolean;
  similarity: boolean;
  oldMode: string | null;
  newMode: string | null;
  added: boolean;
  deleted: boolean;
  /** The two blob ids of the `index` line. */
  blobs: readonly [string, string] | null;
  binary: boolean;
  readonly hunks: PackedHunk[];
  additions: number;
  deletions: number;
  /** Why the entry is not whole, as the end of a sentence that begins with its path. */
  fault: string | null;
};

/** An entry of which only its first line is known. */
export function newEntry(form: EntryForm, start: number, end: number, header: string | null): Entry {
  return {
    form,
    start,
    end,
    header,
    oldFile: null,
    newFile: null,
    from: null,
    to: null,
    copied: false,
    similarity: false,
    oldMode: null,
    newMode: null,
    added: false,
    deleted: false,
    blobs: null,
    binary: false,
    hunks: [],
    additions: 0,
    deletions: 0,
    fault: null,
  };
}

/** Git's ids of the empty blob, SHA-1 and SHA-256. */
const EMPTY_BLOBS = [
  'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391',
  '473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813',
];

function isEmptyBlob(id: string | undefined): boolean {
  return id !== undefined && EMPTY_BLOBS.some((empty) => empty.startsWith(id));
}

/** Whether the content differs, so that hunks or a word about binary content have to follow the header. */
function owesContent(entry: Entry, atEnd: boolean): boolean {
  if (entry.blobs === null || entry.binary || entry.hunks.length > 0) return false;
  if (entry.added) return !isEmptyBlob(entry.blobs[1]);
  if (entry.deleted) return !isEmptyBlob(entry.blobs[0]);
  // A rename or mode change stands for itself where only white space differs and that was to be ignored.
  return atEnd || (entry.from === null && entry.oldMode === entry.newMode);
}

function isBareHeader(entry: Entry): boolean {
  const said = entry.blobs ?? entry.oldFile ?? entry.from ?? entry.to ?? entry.oldMode ?? entry.newMode;
  return said === null && !entry.added && !entry.deleted && !entry.binary && !entry.similarity;
}

function hasHalfPair(entry: Entry): boolean {
  const halfRename = (entry.from === null) !== (entry.to === null);
  const halfLines = (entry.oldFile === null) !== (entry.newFile === null);
  const halfMode = (entry.oldMode === null) !== (entry.newMode === null) && !entry.added && !entry.deleted;
  return halfRename || halfLines || halfMode || (entry.similarity && entry.from === null);
}

/** The end of `diff --git` names the new path; a `rename to` that is shorter was cut. */
function hasCutName(entry: Entry): boolean {
  if (entry.to === null || entry.header === null || entry.header.includes('"')) return false;
  return !entry.header.endsWith(entry.to);
}

/** What a git header lacks to be whole; null where nothing does. `atEnd`: the text ends with this entry. */
export function headerFault(entry: Entry, atEnd: boolean): string | null {
  if (entry.form === 'plain' || entry.form === 'git') {
    if (entry.oldFile !== null && entry.hunks.length === 0 && !entry.binary)
      return 'its header has no hunks after it';
  }
  if (entry.form !== 'git') return null;
  if (isBareHeader(entry) || hasHalfPair(entry) || hasCutName(entry)) return 'its header is cut';
  return owesContent(entry, atEnd) ? 'its content is missing' : null;
}
