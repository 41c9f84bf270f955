import type { FileDiff, FileStatus } from '../../domain/change.ts';
import { decodeName } from './diff-bytes.ts';
import type { Entry } from './diff-entry.ts';
import {
  type FileLine,
  isEpoch,
  ownPrefixes,
  type PrefixPair,
  readName,
  splitGitHeader,
  stripPrefixes,
  type TokenPair,
} from './diff-paths.ts';
import type { PackedHunk } from './packed-hunk.ts';

const NOWHERE = '/dev/null';

/** Old and new path as byte strings, null where that side does not exist. */
type Names = { readonly old: string | null; readonly new: string | null };

/** Whether a plain header says that this side does not exist: by name, or by a stamp that its hunks bear out. */
function isAbsent(
  file: FileLine,
  hunks: readonly PackedHunk[],
  isEmpty: (hunk: PackedHunk) => boolean,
): boolean {
  if (file.token === NOWHERE) return true;
  const saysSo = isEpoch(file.stamp) || file.stamp === '(nonexistent)' || file.stamp === '(revision 0)';
  return saysSo && hunks.length > 0 && hunks.every(isEmpty);
}

/** Which sides a plain entry has. */
function presence(entry: Entry): { readonly old: FileLine | null; readonly new: FileLine | null } {
  const { oldFile, newFile, hunks } = entry;
  const noOld = oldFile === null || isAbsent(oldFile, hunks, (hunk) => hunk.oldLines === 0);
  const noNew = newFile === null || isAbsent(newFile, hunks, (hunk) => hunk.newLines === 0);
  return { old: noOld ? null : oldFile, new: noNew ? null : newFile };
}

function bothTokens(entry: Entry): TokenPair | null {
  const { oldFile, newFile } = entry;
  if (oldFile === null || newFile === null) return null;
  return oldFile.token === NOWHERE || newFile.token === NOWHERE ? null : [oldFile.token, newFile.token];
}

/** Standard prefixes, where every one-sided header of a plain diff has them. */
function standardIfAll(entries: readonly Entry[]): PrefixPair | null {
  const fits = (file: FileLine | null, prefix: string) =>
    file === null || file.token === NOWHERE || file.token.startsWith(prefix);
  return entries.every((entry) => fits(entry.oldFile, 'a/') && fits(entry.newFile, 'b/'))
    ? ['a/', 'b/']
    : null;
}

/**
 * The prefixes of a plain diff, for its headers that name one side only: what most two-sided ones have. Git's own
 * headers need no vote, they always name both sides.
 */
export function usualPrefixes(entries: readonly Entry[]): PrefixPair | null {
  const plain = entries.filter((entry) => entry.form === 'plain' && entry.hunks.length > 0);
  const votes = new Map<string, { readonly pair: PrefixPair; count: number }>();
  for (const entry of plain) {
    const tokens = bothTokens(entry);
    const pair = tokens === null ? null : ownPrefixes(tokens);
    if (pair === null) continue;
    const vote = votes.get(pair.join('\0')) ?? { pair, count: 0 };
    vote.count += 1;
    votes.set(pair.join('\0'), vote);
  }
  let most: { readonly pair: PrefixPair; count: number } | null = null;
  for (const vote of votes.values()) if (most === null || vote.count > most.count) most = vote;
  return most?.pair ?? standardIfAll(plain);
}

function plainNames(entry: Entry, usual: PrefixPair | null): Names | null {
  if (entry.oldFile === null || entry.newFile === null) {
    return entry.header === null ? null : { old: entry.header, new: entry.header };
  }
  const tokens = bothTokens(entry);
  const sides = presence(entry);
  if (tokens !== null) {
    const [a, b] = stripPrefixes(tokens, usual);
    return { old: sides.old === null ? null : a, new: sides.new === null ? null : b };
  }
  const strip = (file: FileLine | null, prefix: string) => {
    if (file === null) return null;
    return file.token.startsWith(prefix) ? file.token.slice(prefix.length) : file.token;
  };
  return { old: strip(sides.old, usual?.[0] ?? ''), new: strip(sides.new, usual?.[1] ?? '') };
}

/** Names of a git entry without rename lines: its header, helped by `---`/`+++`. */
function headerNames(entry: Entry): Names | null {
  const old = entry.oldFile?.token ?? null;
  const now = entry.newFile?.token ?? null;
  const known = (token: string | null) => (token === NOWHERE ? null : token);
  const tokens = splitGitHeader(entry.header ?? '', known(old), known(now)) ?? bothTokens(entry);
  if (tokens === null) return null;
  const [a, b] = stripPrefixes(tokens, null);
  return { old: entry.added || old === NOWHERE ? null : a, new: entry.deleted || now === NOWHERE ? null : b };
}

function namesOf(entry: Entry, usual: PrefixPair | null): Names | null {
  if (entry.form === 'plain') return plainNames(entry, usual);
  if (entry.form === 'git') {
    return entry.from !== null && entry.to !== null ? { old: entry.from, new: entry.to } : headerNames(entry);
  }
  const name = readName(entry.header ?? '');
  return { old: entry.added ? null : name, new: entry.deleted ? null : name };
}

function statusOf(entry: Entry, names: Names): FileStatus {
  if (names.old === null) return 'added';
  if (names.new === null) return 'deleted';
  if (entry.copied) return 'copied';
  return names.old === names.new ? 'modified' : 'renamed';
}

/** The finished file of an entry; null where its names cannot be made out. */
export function fileOf(entry: Entry, usual: PrefixPair | null): FileDiff | null {
  const names = namesOf(entry, usual);
  if (names === null || (names.old === null && names.new === null)) return null;
  return {
    oldPath: names.old === null ? null : decodeName(names.old),
    newPath: names.new === null ? null : decodeName(names.new),
    status: statusOf(entry, names),
    oldMode: entry.oldMode,
    newMode: entry.newMode,
    binary: entry.binary,
    submodule: entry.oldMode === '160000' || entry.newMode === '160000',
    truncated: entry.fault !== null,
    additions: entry.additions,
    deletions: entry.deletions,
    hunks: entry.hunks,
    bytes: entry.end - entry.start,
  };
}
