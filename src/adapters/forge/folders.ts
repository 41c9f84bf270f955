/** Folders of a repository: which are asked for, and how every source tells what is in them. */
import { ForgeError } from '../../domain/errors.ts';
import type { FolderEntry, FolderList } from '../../domain/ports.ts';
import { compareText, oneLine } from '../../lib/text.ts';
import { textOf } from './fields.ts';
import { isTreePath } from './git-objects.ts';

/** Entries of one folder that are told: more rules than any repository has. */
export const MAX_ENTRIES = 1_000;

/** Columns of a folder's name in a message. */
const MAX_NAME = 120;

/** A folder's mode, as git writes it and as GitHub does. */
const FOLDER_MODE = /^0?40000$/;
const LINK_MODE = '120000';
const FILE_MODE = /^100/;

/**
 * Whether git can hold such a folder at all; the root is the empty text. A name with a backslash is possible and yet
 * asked of nobody, since servers take it for a slash: that is a `ForgeError`, as nobody can tell what is there.
 */
export function isFolder(folder: string): boolean {
  if (folder.includes('\\')) {
    throw new ForgeError(
      `the folder ${oneLine(folder, MAX_NAME)} cannot be listed: its name has a backslash`,
      'Part folders with "/", and name them without a backslash.',
    );
  }
  return folder === '' || isTreePath(folder);
}

/** A name that an entry of a folder can have; null for every other value, one that leads elsewhere among them. */
export function entryName(value: unknown): string | null {
  const name = textOf(value);
  return name !== null && !name.includes('/') && isTreePath(name) ? name : null;
}

/** What stands behind a mode of six octal digits, the first of which may be missing where it is 0. */
export function kindOf(mode: string): FolderEntry['kind'] {
  if (FOLDER_MODE.test(mode)) return 'folder';
  if (mode === LINK_MODE) return 'link';
  return FILE_MODE.test(mode) ? 'file' : 'other';
}

/** The entries in their order; `complete` says whether they are all that the folder has. */
export function folderList(entries: readonly FolderEntry[], complete: boolean): FolderList {
  const sorted = [...entries].sort((one, other) => compareText(one.name, other.name));
  return { entries: sorted.slice(0, MAX_ENTRIES), complete: complete && sorted.length <= MAX_ENTRIES };
}
