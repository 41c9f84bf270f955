import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { BaseAttributes } from '../../domain/change.ts';
import { type Git, mustRun } from './git.ts';
import { type RawFile, splitAtNul } from './git-list.ts';
import { isTreePath, type ObjectReader } from './git-objects.ts';

/** Beyond so many folders, two more processes are the lesser cost. */
const MAX_FOLDERS_ASKED = 256;

/** Where the attributes of the base are looked for. */
export type AttributeSource = {
  readonly git: Git;
  readonly objects: ObjectReader;
  readonly gitDir: string;
  readonly commit: string;
};

/** The attributes that a commit gives to paths, by path; a path it says nothing of may be left out. */
export async function readAttributes(
  source: AttributeSource,
  paths: readonly string[],
): Promise<ReadonlyMap<string, BaseAttributes>> {
  if (!(await mayHaveAttributes(source, paths))) return new Map();
  const { git, commit } = source;
  await mustRun(git, ['read-tree', commit]);
  const input = Buffer.from(paths.map((path) => `${path}\0`).join(''));
  return parseAttributes((await mustRun(git, ATTRIBUTE_ARGS, { input })).stdout);
}

/** Most repositories have no attributes: questions to a process that runs anyway then spare two of their own. */
async function mayHaveAttributes(source: AttributeSource, paths: readonly string[]): Promise<boolean> {
  if (paths.length === 0) return false;
  const folders = foldersAbove(paths);
  if (folders === null || (await hasOwnAttributes(source.gitDir))) return true;
  const found = await Promise.all(
    folders.map((folder) => source.objects.find(`${source.commit}:${folder}.gitattributes`)),
  );
  return found.some((oid) => oid !== null);
}

/** Every folder that holds one of the paths, with a slash behind it; null where not all can be asked for. */
function foldersAbove(paths: readonly string[]): string[] | null {
  const folders = new Set(['']);
  for (const path of paths) {
    if (path.includes('\n') || !isTreePath(path)) return null;
    for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
      folders.add(path.slice(0, end + 1));
    }
    if (folders.size > MAX_FOLDERS_ASKED) return null;
  }
  return [...folders];
}

/** Whether there may be attributes beside the commits; those of a linked worktree lie elsewhere. */
async function hasOwnAttributes(gitDir: string): Promise<boolean> {
  const places = [join(gitDir, 'info', 'attributes'), join(gitDir, 'commondir')];
  return !(await Promise.all(places.map(isAbsent))).every(Boolean);
}

function isAbsent(path: string): Promise<boolean> {
  return access(path).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  );
}

const ATTRIBUTES = ['linguist-generated', 'linguist-vendored', 'diff'] as const;

/** The arguments of `git check-attr` whose output `parseAttributes` reads; `binary` shows as `diff: unset`. */
const ATTRIBUTE_ARGS = ['check-attr', '--cached', '-z', '--stdin', ...ATTRIBUTES] as const;

/** Reads `git check-attr -z`: path, attribute, value. Answers the attributes by path. */
function parseAttributes(bytes: Uint8Array): Map<string, BaseAttributes> {
  const words = splitAtNul(bytes);
  const found = new Map<string, BaseAttributes>();
  const step = 3 * ATTRIBUTES.length;
  for (let at = 0; at + step <= words.length; at += step) {
    const diff = claimOf(words[at + 8]);
    found.set(words[at] ?? '', {
      generated: claimOf(words[at + 2]),
      vendored: claimOf(words[at + 5]),
      noDiff: diff === null ? null : !diff,
    });
  }
  return found;
}

/** Whether the attribute says so; a value (`diff=python`) says yes. */
function claimOf(value: string | undefined): boolean | null {
  if (value === undefined || value === 'unspecified') return null;
  return value !== 'unset' && value !== 'false';
}

const NO_ATTRIBUTES: BaseAttributes = { generated: null, vendored: null, noDiff: null };

/**
 * What the base says of a changed path. A renamed file is exempt only where both of its names are: moving it
 * must not take it out of review.
 */
export function attributesOf(file: RawFile, found: ReadonlyMap<string, BaseAttributes>): BaseAttributes {
  const now = found.get(file.path) ?? NO_ATTRIBUTES;
  if (file.status !== 'renamed' || file.oldPath === null) return now;
  const before = found.get(file.oldPath) ?? NO_ATTRIBUTES;
  return {
    generated: both(before.generated, now.generated),
    vendored: both(before.vendored, now.vendored),
    noDiff: both(before.noDiff, now.noDiff),
  };
}

function both(before: boolean | null, now: boolean | null): boolean | null {
  if (before === now) return now;
  return before === false || now === false ? false : null;
}
