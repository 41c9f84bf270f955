import { ForgeError } from '../../domain/errors.ts';
import { nearest } from '../../lib/nearest.ts';
import { type Git, mustRun } from './git.ts';
import type { ObjectReader } from './git-objects.ts';

/** Refs that are looked through for a name like the one that was not found. */
const MAX_REFS_COMPARED = 2_000;
const MAX_NAMES_SHOWN = 3;

/** The three commits of a three-dot comparison, full hashes. */
export type Range = { readonly base: string; readonly head: string; readonly mergeBase: string };

/** Turns two revisions into the three commits that a review is pinned to. */
export async function pinRange(git: Git, objects: ObjectReader, base: string, head: string): Promise<Range> {
  refuseUnsafeRef('base', base);
  refuseUnsafeRef('head', head);
  const found = await Promise.all([findCommit(objects, base), findCommit(objects, head)]);
  const baseSha = found[0] ?? (await resolveCommit(git, 'base', base));
  const headSha = found[1] ?? (await resolveCommit(git, 'head', head));
  return { base: baseSha, head: headSha, mergeBase: await mergeBase(git, baseSha, headSha) };
}

/** The quick way, through the process that reads the blobs later. One odd name can end it, and says not which. */
function findCommit(objects: ObjectReader, ref: string): Promise<string | null> {
  return objects.find(`${ref}^{commit}`).catch(() => null);
}

async function resolveCommit(git: Git, role: 'base' | 'head', ref: string): Promise<string> {
  const output = await git.run(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
  const sha = output.stdout.toString('latin1').trim();
  if (output.code === 0 && /^[0-9a-f]{40,64}$/.test(sha)) return sha;
  throw await unknownRef(git, role, ref);
}

/** A revision is data: one that git could take for an option, or that no ref can be called, goes no further. */
function refuseUnsafeRef(role: string, ref: string): void {
  if (ref.startsWith('-')) {
    throw new ForgeError(
      `the ${role} ${JSON.stringify(ref)} begins with "-" and is not taken as a revision`,
      'Give a branch, a tag or a commit hash; a branch of such a name can be written as refs/heads/<name>.',
    );
  }
  if (ref === '' || /\p{Cc}/u.test(ref)) {
    throw new ForgeError(
      `the ${role} ${JSON.stringify(ref)} is not a revision`,
      'Give a branch, a tag or a commit hash.',
    );
  }
}

async function unknownRef(git: Git, role: string, ref: string): Promise<ForgeError> {
  const near = nearNames(ref, await refNames(git));
  const remedy =
    near.length > 0
      ? `Did you mean ${near.join(' or ')}?`
      : `Fetch it first ("git fetch origin ${shellWord(ref)}"), or name a commit that is here.`;
  return new ForgeError(`the ${role} ${JSON.stringify(ref)} is no commit of this repository`, remedy);
}

/** The ref as it can be pasted; anything unusual becomes a placeholder, a remedy must be safe to copy. */
function shellWord(ref: string): string {
  return /^[\w./@+-]+$/.test(ref) ? ref : '<ref>';
}

async function refNames(git: Git): Promise<string[]> {
  const output = await mustRun(git, [
    'for-each-ref',
    `--count=${MAX_REFS_COMPARED}`,
    '--format=%(refname:short)',
    'refs/heads',
    'refs/remotes',
    'refs/tags',
  ]);
  return output.stdout.toString('utf8').split('\n').filter(Boolean);
}

/** The same name under a remote, else the name that differs by a slip of the finger. */
function nearNames(wanted: string, names: readonly string[]): string[] {
  const remote = names.filter((name) => name.endsWith(`/${wanted}`)).slice(0, MAX_NAMES_SHOWN);
  if (remote.length > 0) return remote;
  const slip = nearest(wanted, names);
  return slip === null ? [] : [slip];
}

async function mergeBase(git: Git, base: string, head: string): Promise<string> {
  const output = await git.run(['merge-base', base, head]);
  const sha = output.stdout.toString('latin1').trim();
  if (output.code === 0 && sha !== '') return sha;
  const shallow = await git.run(['rev-parse', '--is-shallow-repository']);
  if (shallow.stdout.toString('latin1').trim() === 'true') {
    throw new ForgeError(
      'base and head have no common commit in this shallow clone',
      'Fetch the history with "git fetch --unshallow" (in a workflow: fetch-depth: 0).',
    );
  }
  throw new ForgeError(
    'base and head have no common commit',
    'Compare two branches of one history; unrelated histories have no change between them.',
  );
}
