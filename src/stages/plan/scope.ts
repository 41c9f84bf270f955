import type { ChangedFile, ChangeSet, ListedFile, PathReason } from '../../domain/change.ts';
import { NO_GLOBS, type ScopeGlobs } from '../../domain/routing.ts';
import { judgeBytes } from './bytes.ts';
import { anyName, everyName, isPathTooLong, type PathRules, pathRules } from './path-rules.ts';
import { type Ruling, skipped, uncovered } from './ruling.ts';

/** GitHub shows no diff of a file above about this size either; a reader loses the thread long before. */
const MAX_FILE_DIFF_BYTES = 512 * 1024;

const SUBMODULE_MODE = '160000';

/** Where every changed file belongs: exactly one of the three, each but the first with its reason. */
export type Scope = {
  readonly review: readonly ChangedFile[];
  /** By rule not for review. */
  readonly skipped: readonly PathReason[];
  /** For review, but it cannot be done: the run is incomplete. */
  readonly uncovered: readonly PathReason[];
};

/**
 * Sorts the changed files by the built-in rules and the repository's. Rules look at the base and at bytes, never at what
 * the head says.
 */
export function decideScope(change: ChangeSet, globs: ScopeGlobs = NO_GLOBS): Scope {
  const rules = pathRules(globs);
  const review: ChangedFile[] = [];
  const left = { skipped: [] as PathReason[], uncovered: [] as PathReason[] };
  for (const file of change.files) {
    const ruling = judge(file, rules);
    if (ruling === null) review.push(file);
    else left[ruling.kind].push({ path: file.path, reason: ruling.reason });
  }
  return { review, ...left };
}

/** Why a file is skipped by its listing alone, so that its bytes need not be read; null where they decide. */
export function skipByListing(file: ListedFile, rules: PathRules): string | null {
  if (isPathTooLong(file.path) || isPathTooLong(file.oldPath ?? '')) return null;
  if (anyName(file, rules.neverSent)) return 'never sent: files of this name hold secrets';
  if (anyName(file, rules.keptBack)) return "never sent: the repository's settings say so";
  if (isSubmodule(file)) return 'submodule: only the pinned commit changed';
  if (isIncluded(file, rules)) return null;
  if (everyName(file, rules.ignored)) return "ignored by the repository's settings";
  if (everyName(file, rules.lockFile)) return 'lock file';
  return skipByOrigin(file, rules);
}

/** Whether the repository wants a file reviewed whatever it is called: under one of its names is enough. */
function isIncluded(file: ListedFile, rules: PathRules): boolean {
  return anyName(file, rules.included);
}

function isSubmodule(file: ListedFile): boolean {
  const modes = [file.oldMode, file.newMode].filter((mode) => mode !== null);
  return modes.length > 0 && modes.every((mode) => mode === SUBMODULE_MODE);
}

/** The base's own word on a path goes before the built-in patterns, both ways. */
function skipByOrigin(file: ListedFile, rules: PathRules): string | null {
  const { vendored, generated, noDiff } = file.attributes;
  if (vendored === true) return 'vendored: marked so at the base';
  if (generated === true) return 'generated: marked so at the base';
  if (noDiff === true) return 'not to be diffed: marked so at the base';
  if (vendored === null && everyName(file, rules.vendored)) return 'vendored: by its folder';
  if (generated === null && everyName(file, rules.generated)) return 'generated: by its name';
  return null;
}

function judge(file: ChangedFile, rules: PathRules): Ruling | null {
  if (isPathTooLong(file.path) || isPathTooLong(file.oldPath ?? '')) {
    return uncovered('its path is longer than 4 KB');
  }
  const byListing = skipByListing(file, rules);
  if (byListing !== null) return skipped(byListing);
  if (file.diff?.submodule && file.diff.hunks.length === 0) return skipped('submodule');
  return (
    judgeText(file) ??
    judgeMark(file, rules) ??
    judgeBytes(file, isNamedMinified(file, rules)) ??
    judgeSize(file)
  );
}

/** Of a file that the repository wants reviewed only its bytes say so. */
function isNamedMinified(file: ChangedFile, rules: PathRules): boolean {
  const { base, head } = file.content.minified;
  if (isIncluded(file, rules) && base !== true && head !== true) return false;
  return everyName(file, rules.minified);
}

/** Files in which no line changed: there is nothing to read. */
function judgeText(file: ChangedFile): Ruling | null {
  if (hasText(file)) return null;
  if (file.status === 'added' || file.status === 'deleted') return skipped('empty file');
  return skipped(`no text changed (${file.status === 'modified' ? 'only its mode' : file.status})`);
}

function hasText(file: ChangedFile): boolean {
  if (file.missing !== null || file.content.binary.head || file.content.binary.base) return true;
  if (file.diff === null) return file.additions !== 0 || file.deletions !== 0;
  return file.diff.binary || file.diff.truncated || file.diff.hunks.length > 0;
}

/** A mark counts if the base has it; a fresh one could be there to hide the file, and one that is gone frees it. */
function judgeMark(file: ChangedFile, rules: PathRules): Ruling | null {
  const { base, head } = file.content.generatedMark;
  if (isIncluded(file, rules)) return null;
  if (base !== true || head === false || file.attributes.generated === false) return null;
  return skipped('generated: its heading says so, at the base too');
}

function judgeSize(file: ChangedFile): Ruling | null {
  if (file.missing !== null) return uncovered(file.missing);
  if (file.diff === null) return uncovered('no text was given for it');
  if (file.diff.truncated) return uncovered('its text was cut');
  if (file.diff.bytes <= MAX_FILE_DIFF_BYTES) return null;
  return uncovered(
    `its diff has ${file.diff.bytes.toLocaleString('en')} bytes, and ${MAX_FILE_DIFF_BYTES.toLocaleString('en')} of a file are read`,
  );
}
