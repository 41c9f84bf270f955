import { mkdir, mkdtemp, realpath, rm, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { ForgeError } from '../../domain/errors.ts';
import type { Git, GitPlace } from './git.ts';

/**
 * A repository on this machine: where its data lie and what people call it. `branch`: the name that HEAD stands
 * for, "HEAD" where it is detached; null where it was not told along.
 */
export type Repository = { readonly gitDir: string; readonly name: string; readonly branch: string | null };

/**
 * All questions at once. The two names that may hold a line break cannot be taken for another answer: the git
 * folder comes last, and the name of a ref has neither ":" nor a leading "/", which a full path has.
 */
const QUESTIONS = [
  'rev-parse',
  '--is-bare-repository',
  '--is-inside-work-tree',
  '--show-cdup',
  // The same short name that symbolic-ref gives.
  '--abbrev-ref=loose',
  'HEAD',
  '--absolute-git-dir',
];
const IN_WORK_TREE = /^false\ntrue\n((?:\.\.\/)*)\n([^/:\n][^:\n]*)\n([\s\S]+)\n$/;
const BARE = /^true\nfalse\n([^/:\n][^:\n]*)\n([\s\S]+)\n$/;

/** Finds the repository that a folder belongs to. */
export async function findRepository(git: Git, folder: string): Promise<Repository> {
  await refuseMissingFolder(folder);
  const output = await git.run(QUESTIONS);
  const answers = output.code === 0 ? output.stdout.toString('utf8') : '';
  const [, up, branch, gitDir] = IN_WORK_TREE.exec(answers) ?? [];
  if (up !== undefined && branch !== undefined && gitDir !== undefined) {
    // Git climbs from where the folder really is.
    return { gitDir, name: basename(resolve(await realpath(folder), up)), branch };
  }
  const [, bareBranch, bareDir] = BARE.exec(answers) ?? [];
  if (bareBranch !== undefined && bareDir !== undefined) {
    return { gitDir: bareDir, name: basename(bareDir, '.git'), branch: bareBranch };
  }
  return findUnusualRepository(git, folder);
}

/** One question at a time, for a HEAD without a commit, a working tree elsewhere, and no repository at all. */
async function findUnusualRepository(git: Git, folder: string): Promise<Repository> {
  const found = await git.run(['rev-parse', '--absolute-git-dir']);
  if (found.code !== 0) {
    throw new ForgeError(
      `${folder} is not inside a git repository`,
      'Run inside a repository, or name one; "git init" makes one.',
    );
  }
  const gitDir = withoutNewline(found.stdout);
  const top = await git.run(['rev-parse', '--show-toplevel']);
  const name = top.code === 0 ? basename(withoutNewline(top.stdout)) : basename(gitDir, '.git');
  return { gitDir, name, branch: null };
}

/** A missing working folder would otherwise look like a missing git. */
async function refuseMissingFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null);
  if (found?.isDirectory()) return;
  throw new ForgeError(`there is no folder ${resolve(folder)}`, 'Name the folder of a git repository.');
}

/** The one newline that git puts behind an answer; a folder's name may end in another. */
function withoutNewline(bytes: Buffer): string {
  return bytes.toString('utf8').replace(/\n$/, '');
}

/** The branch that HEAD stands for; any other name as it was given. */
export async function nameOfHead(git: Git, repository: Repository, ref: string): Promise<string> {
  if (ref !== 'HEAD') return ref;
  if (repository.branch !== null) return repository.branch;
  const output = await git.run(['symbolic-ref', '--quiet', '--short', 'HEAD']);
  return output.code === 0 ? withoutNewline(output.stdout) : ref;
}

/** A temporary folder of our own in which git works, away from the user's files. */
export type Workplace = { readonly place: GitPlace; remove(): Promise<void> };

/**
 * Makes a place for git that sees the repository's objects and nothing else of it: an empty working tree and an
 * index of its own. The user's tree and index are not touched, and the `.gitattributes` lying in them (the
 * change's, when its branch is checked out) say nothing about how the change is shown.
 */
export async function makeWorkplace(gitDir: string, parent: string): Promise<Workplace> {
  const folder = await mkdtemp(join(parent, 'quorate-')).catch((error: unknown) => {
    throw new ForgeError(
      `no temporary folder can be made in ${parent}`,
      'Free space in the temporary folder, or name another one in TMPDIR.',
      { cause: error },
    );
  });
  const cwd = join(folder, 'empty');
  await mkdir(cwd);
  return {
    place: {
      cwd,
      env: { GIT_DIR: gitDir, GIT_WORK_TREE: cwd, GIT_INDEX_FILE: join(folder, 'index') },
    },
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}
