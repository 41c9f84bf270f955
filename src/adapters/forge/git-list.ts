import type { FileStatus, ListedFile } from '../../domain/change.ts';

/** One side of a changed path in git's own terms. */
export type TreeEntry = { readonly mode: string; readonly oid: string };

/** A changed path with what each side of it is; null where the side does not exist. */
export type RawFile = Omit<ListedFile, 'attributes'> & {
  readonly base: TreeEntry | null;
  readonly head: TreeEntry | null;
};

const STATUSES: Readonly<Record<string, FileStatus>> = {
  A: 'added',
  C: 'copied',
  D: 'deleted',
  M: 'modified',
  R: 'renamed',
  // A file that became a link (or the other way round) stays one entry per path; the text of such an
  // entry comes in two parts, which collect joins.
  T: 'modified',
};

type Numbers = Pick<ListedFile, 'additions' | 'deletions'>;
const NO_NUMBERS: Numbers = { additions: null, deletions: null };

/** Reads `git diff --raw --numstat -z --no-abbrev`: first a record per path, then its numbers. */
export function parseFileList(bytes: Uint8Array): RawFile[] {
  const words = splitAtNul(bytes);
  const files: RawFile[] = [];
  let at = 0;
  while (words[at]?.startsWith(':')) {
    const record = readRaw(words, at);
    if (record === null) break;
    files.push(record.file);
    at = record.next;
  }
  return withNumbers(files, words, at);
}

function readRaw(words: readonly string[], at: number): { file: RawFile; next: number } | null {
  const [oldMode = '', newMode = '', oldOid = '', newOid = '', letters = ''] = (words[at] ?? '')
    .slice(1)
    .split(' ');
  const status = STATUSES[letters.charAt(0)];
  const moved = status === 'renamed' || status === 'copied';
  const first = words[at + 1];
  const path = moved ? words[at + 2] : first;
  if (status === undefined || first === undefined || path === undefined) return null;
  const base = entryOf(oldMode, oldOid);
  const head = entryOf(newMode, newOid);
  const file: RawFile = {
    path,
    oldPath: moved ? first : null,
    status,
    oldMode: base?.mode ?? null,
    newMode: head?.mode ?? null,
    ...NO_NUMBERS,
    base,
    head,
  };
  return { file, next: at + (moved ? 3 : 2) };
}

function entryOf(mode: string, oid: string): TreeEntry | null {
  return mode === '000000' ? null : { mode, oid };
}

/** The numbers come in the order of the records; a type change is given as one and shown as two, so it has none. */
function withNumbers(files: readonly RawFile[], words: readonly string[], start: number): RawFile[] {
  let at = start;
  return files.map((file) => {
    const [added, removed, name] = (words[at] ?? '').split('\t');
    // A moved file leaves the name empty and puts both paths behind.
    at += name === '' ? 3 : 1;
    if (changesKind(file)) return file;
    return { ...file, additions: countOf(added), deletions: countOf(removed) };
  });
}

function changesKind(file: RawFile): boolean {
  if (file.base === null || file.head === null) return false;
  return file.base.mode.slice(0, 3) !== file.head.mode.slice(0, 3);
}

/** Null for `-`, git's sign for a binary file, and for numbers that are not there. */
function countOf(word: string | undefined): number | null {
  return word !== undefined && /^\d+$/.test(word) ? Number(word) : null;
}

/**
 * The entries of the changed paths of one side. Names that are not UTF-8 may read alike: then the entry is null,
 * since none of them can be told apart by its name.
 */
export function entriesOf(files: readonly RawFile[], side: 'base' | 'head'): Map<string, TreeEntry | null> {
  const entries = new Map<string, TreeEntry | null>();
  for (const file of files) {
    const entry = file[side];
    if (entry === null) continue;
    const path = side === 'head' ? file.path : (file.oldPath ?? file.path);
    const other = entries.get(path);
    entries.set(path, other === undefined || other?.oid === entry.oid ? entry : null);
  }
  return entries;
}

/** Words up to each NUL; a last one without a NUL was cut and is left out. */
export function splitAtNul(bytes: Uint8Array): string[] {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const words = text.split('\0');
  words.pop();
  return words;
}
