import type { FileDiff, ListedFile } from '../../domain/change.ts';

/** A listed file with its text; `missing` says what of the text is not there. */
export type JoinedFile = {
  readonly listed: ListedFile;
  readonly diff: FileDiff | null;
  readonly missing: string | null;
};

/** All listed files in their order, and what list and text do not agree on. */
export type Joined = { readonly files: readonly JoinedFile[]; readonly gaps: readonly string[] };

/**
 * Gives every listed file its text. The list is what the forge knows, names verbatim; the text is what was parsed.
 * So entries are found by path, what is left over by order, and where names, status or numbers differ the list wins
 * and the difference is said. `withheld` gives by path the forge's reason for sending no text.
 */
export function joinPatches(
  listed: readonly ListedFile[],
  parsed: readonly FileDiff[],
  withheld: ReadonlyMap<string, string> = new Map(),
): Joined {
  const { texts, left } = matchByPath(listed, parsed);
  const unmatched = matchByOrder(listed, texts, left);
  const twice = namesSharedBySeveral(listed);
  const files = listed.map((file, index) => {
    const text = texts[index] ?? null;
    if (text !== null) return joinFile(file, text, twice.has(file.path));
    return { listed: file, diff: null, missing: withheld.get(file.path) ?? whyNoText(file) };
  });
  const gaps = [
    // A text that was cut is a problem that its parser has named.
    ...files.flatMap(({ listed: file, diff, missing }) =>
      diff === null || missing === null || diff.truncated ? [] : [`${file.path}: ${missing}`],
    ),
    ...unmatched.map((diff) => `the text holds ${pathOf(diff)}, which is not among the listed files`),
  ];
  const without = files.filter(({ diff, missing }) => diff === null && missing !== null).length;
  if (without > 0) gaps.push(`${without} of ${files.length} changed files came without text`);
  return { files, gaps };
}

function pathOf(diff: FileDiff): string {
  return diff.newPath ?? diff.oldPath ?? '';
}

type Matched = { readonly texts: (FileDiff | null)[]; readonly left: FileDiff[] };

function matchByPath(listed: readonly ListedFile[], parsed: readonly FileDiff[]): Matched {
  const byPath = new Map<string, FileDiff[]>();
  for (const diff of parsed) {
    const same = byPath.get(pathOf(diff));
    if (same === undefined) byPath.set(pathOf(diff), [diff]);
    else same.push(diff);
  }
  const texts = listed.map((file) => takeText(file, byPath.get(file.path)));
  return { texts, left: [...byPath.values()].flat() };
}

/** A changed kind (file to link) is one listed file and two entries of text: what went and what came. */
function takeText(file: ListedFile, entries: FileDiff[] | undefined): FileDiff | null {
  const first = entries?.shift() ?? null;
  const second = entries?.[0];
  if (first?.status !== 'deleted' || second?.status !== 'added' || file.status !== 'modified') return first;
  entries?.shift();
  return {
    ...second,
    oldPath: first.oldPath,
    status: 'modified',
    oldMode: first.oldMode,
    binary: first.binary || second.binary,
    submodule: first.submodule && second.submodule,
    truncated: first.truncated || second.truncated,
    additions: first.additions + second.additions,
    deletions: first.deletions + second.deletions,
    hunks: [...first.hunks, ...second.hunks],
    bytes: first.bytes + second.bytes,
  };
}

/** Pairs what is left in order, where both sides agree in number and in kind; answers what stays without a file. */
function matchByOrder(
  listed: readonly ListedFile[],
  texts: (FileDiff | null)[],
  left: readonly FileDiff[],
): readonly FileDiff[] {
  const open = listed.map((_, index) => index).filter((index) => texts[index] === null);
  if (open.length !== left.length) return left;
  const agree = open.every((index, at) => isAlike(listed[index], left[at]));
  if (!agree) return left;
  for (const [at, index] of open.entries()) texts[index] = left[at] ?? null;
  return [];
}

function isAlike(file: ListedFile | undefined, diff: FileDiff | undefined): boolean {
  if (file === undefined || diff === undefined || file.status !== diff.status) return false;
  return file.additions === null || (file.additions === diff.additions && file.deletions === diff.deletions);
}

function namesSharedBySeveral(listed: readonly ListedFile[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { path } of listed) {
    if (seen.has(path)) twice.add(path);
    seen.add(path);
  }
  return twice;
}

function joinFile(file: ListedFile, text: FileDiff, sharesName: boolean): JoinedFile {
  const listed = {
    ...file,
    additions: file.additions ?? (text.binary ? null : text.additions),
    deletions: file.deletions ?? (text.binary ? null : text.deletions),
  };
  const diff: FileDiff = {
    ...text,
    oldPath: file.status === 'added' ? null : (file.oldPath ?? file.path),
    newPath: file.status === 'deleted' ? null : file.path,
    status: file.status,
    oldMode: file.oldMode ?? text.oldMode,
    newMode: file.newMode ?? text.newMode,
  };
  if (sharesName) {
    return { listed, diff, missing: 'another changed file has the same name once decoded' };
  }
  return { listed, diff, missing: whatIsMissing(listed, diff) };
}

/** A file without any changed line needs no text: renamed, empty, or only its mode changed. */
function whyNoText(file: ListedFile): string | null {
  return file.additions === 0 && file.deletions === 0 ? null : 'no text was given for it';
}

function whatIsMissing(file: ListedFile, diff: FileDiff): string | null {
  if (diff.truncated) return 'its text ends before its hunks are whole, or is of a kind that is not read';
  if (diff.binary || file.additions === null || file.deletions === null) return null;
  if (file.additions === diff.additions && file.deletions === diff.deletions) return null;
  const counts = `+${file.additions} -${file.deletions}`;
  return `its text has +${diff.additions} -${diff.deletions} lines, and ${counts} are listed`;
}
