import { randomBytes } from 'node:crypto';
import { lstat, mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** A folder for report files, made on the first write. Only its owner can read it. */
export type ReportFolder = {
  /** Null until the first file was written. */
  path(): string | null;
  /** Writes one file whole or not at all; throws where the disk refuses. */
  write(name: string, content: string): Promise<string>;
};

/** `directory` null: a new folder with an unguessable name in `temporary`. */
export function reportFolder(directory: string | null, temporary: string = tmpdir()): ReportFolder {
  let made: Promise<string> | null = null;
  let path: string | null = null;
  const make = async (): Promise<string> => {
    const folder = directory === null ? await mkdtemp(join(temporary, 'quorate-')) : resolve(directory);
    await makeFolder(folder);
    return folder;
  };
  return {
    path: () => path,
    write: async (name, content) => {
      made ??= make();
      const folder = await made;
      const target = join(folder, name);
      await makeFolder(dirname(target));
      await writeWhole(target, content);
      path = folder;
      return target;
    },
  };
}

/** A folder in a checkout may be a link that the change under review brought: what it points to is not ours to write. */
async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  if ((await lstat(path)).isSymbolicLink())
    throw new Error(`${path} is a link: name the folder that it leads to`);
}

/** Temporary file beside the target, then rename: a reader sees the old file or the new one, never a half. */
async function writeWhole(target: string, content: string): Promise<void> {
  const temporary = `${target}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
