import type { ChangeIdentity } from '../../domain/change.ts';
import { ForgeError } from '../../domain/errors.ts';
import type { ChangeSource } from '../../domain/ports.ts';
import type { PullRequestFacts } from '../../domain/pull-request.ts';
import { createGit } from './git.ts';
import { createLocalSource } from './local.ts';

export type WorkspaceOptions = {
  /** Folder of the checkout, or a folder in it. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal | null;
  /** Unchanged lines around each change in the text. */
  readonly contextLines: number;
  /** What the forge is called in messages. */
  readonly server: string;
};

/** A checkout that holds the whole change. */
export type Workspace = { readonly source: ChangeSource; readonly identity: ChangeIdentity };

const REMEDY = 'Check out the whole history ("fetch-depth: 0", in Pipelines "clone: depth: full").';

/**
 * The change as git has it, read from commits and never from the files that lie checked out. Fails where the checkout
 * is not of this repository, or lacks commits.
 */
export async function openWorkspace(options: WorkspaceOptions, facts: PullRequestFacts): Promise<Workspace> {
  const { folder, environment, signal, contextLines } = options;
  const source = createLocalSource({
    repository: folder,
    base: facts.base.sha,
    head: facts.head.sha,
    environment,
    contextLines,
    ...(signal === null ? {} : { signal }),
  });
  try {
    const identity = await source.identify();
    await refuseShortHistory(source, options, facts);
    return { source, identity };
  } catch (error) {
    await source.close();
    throw error;
  }
}

/** Where history ends early, a commit can pass for the last common one that is not: the count of files tells. */
async function refuseShortHistory(
  source: ChangeSource,
  options: WorkspaceOptions,
  { changedFiles }: PullRequestFacts,
): Promise<void> {
  if (changedFiles === null) {
    if (!(await isShallow(options))) return;
    throw new ForgeError(
      'the checkout is shallow, so that the last common commit of base and head cannot be told for certain',
      REMEDY,
    );
  }
  const { files } = await source.listFiles();
  if (files.length !== changedFiles && (await isShallow(options))) {
    throw new ForgeError(
      `in the shallow checkout the change has ${files.length} files, and ${options.server} counts ${changedFiles}`,
      REMEDY,
    );
  }
}

async function isShallow({ folder, environment }: WorkspaceOptions): Promise<boolean> {
  const git = createGit({ program: 'git', place: { cwd: folder, env: {} }, environment });
  const { stdout } = await git.run(['rev-parse', '--is-shallow-repository']);
  return stdout.toString('latin1').trim() !== 'false';
}
