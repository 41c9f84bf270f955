import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, lstat, mkdir, open, realpath, rm } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { ConfigError } from '../domain/errors.ts';
import { systemCodeOf } from '../lib/thrown.ts';

/**
 * Writes a file that is not there yet, whole or not at all, with the folders above it; answers whether it did. Whatever
 * stands at the path, a link included, is left. Throws `ConfigError` where a folder on the way leads out of `root`.
 */
export async function writeNew(root: string, path: string, content: string): Promise<boolean> {
  const target = join(root, path);
  await makeFolderInside(root, dirname(path));
  const temporary = join(dirname(target), `.${basename(target)}.${randomBytes(6).toString('hex')}.tmp`);
  try {
    const file = await open(temporary, 'wx', 0o644);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    return await placeNew(temporary, target);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Whether anything stands at a path, be it a link to nothing. */
export async function isThere(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/** A second name for the finished file: unlike a rename it replaces nothing that came meanwhile. */
async function placeNew(temporary: string, target: string): Promise<boolean> {
  try {
    await link(temporary, target);
    return true;
  } catch (error) {
    if (systemCodeOf(error) === 'EEXIST') return false;
  }
  // Some file systems know no second names.
  await copyFile(temporary, target, constants.COPYFILE_EXCL);
  return true;
}

/** Makes a folder step by step, so that none is made behind a link that leads out. */
async function makeFolderInside(root: string, path: string): Promise<void> {
  const real = await realpath(root);
  let folder = root;
  for (const name of path.split('/').filter((part) => part !== '.')) {
    folder = join(folder, name);
    if (!(await isThere(folder))) await mkdir(folder);
    const way = relative(real, await realpath(folder));
    if (way === '..' || way.startsWith(`..${sep}`)) {
      throw new ConfigError([
        `${path} is a link that leads out of the folder: put a folder of its own there`,
      ]);
    }
  }
}
