import type { ChangeIdentity } from '../../../domain/change.ts';
import { ForgeError } from '../../../domain/errors.ts';
import type { ChangeSource } from '../../../domain/ports.ts';
import type { PullRequestFacts } from '../../../domain/pull-request.ts';
import { createGit } from '../git.ts';
import { createLocalSource } from '../local.ts';

export type WorkspaceOptions = {
  /** Folder of the checkout, or a folder in it. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal | null;
};

/** A checkout that holds the whole change. */
export type Workspace = { readonly source: ChangeSource; readonly identity: ChangeIdentity };

/**
 * The change as git has it, read from commits and never from the files that lie checked out. Fails where the checkout
 * is not of this repository, or lacks commits.
 */
export async function openWorkspace(
  options: WorkspaceOptions,
  { base, head, changedFiles }: PullRequestFacts,
): Promise<Workspace> {
  const { folder, environment, signal } = options;
  const source = createLocalSource({
    repository: folder,
    base: base.sha,
    head: head.sha,
    environment,
    ...(signal === null ? {} : { signal }),
  });
  try {
    const identity = await source.identify();
    const { files } = await source.listFiles();
    // Where history ends early, a commit can pass for the last common one that is not.
    if (files.length !== changedFiles && (await isShallow(options))) {
      throw new ForgeError(
        `in the shallow checkout the change has ${files.length} files, and GitHub counts ${changedFiles}`,
        'Check out the whole history ("fetch-depth: 0").',
      );
    }
    return { source, identity };
  } catch (error) {
    await source.close();
    throw error;
  }
}

async function isShallow({ folder, environment }: WorkspaceOptions): Promise<boolean> {
  const git = createGit({ program: 'git', place: { cwd: folder, env: {} }, environment });
  const { stdout } = await git.run(['rev-parse', '--is-shallow-repository']);
  return stdout.toString('latin1').trim() !== 'false';
}
