import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { ForgeError } from '../../domain/errors.ts';

/**
 * Configuration that beats the repository's own on every command: a repository under review may have been
 * written by anybody, so nothing in it may start a program, reach the network or bend the output.
 */
const SETTINGS = [
  // The owner of the folder does not matter: everything that ownership protects from is switched off below.
  'safe.directory=*',
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.untrackedCache=false',
  'core.splitIndex=false',
  'core.attributesFile=/dev/null',
  // Git's own default: a lower one in the repository would turn text into "binary".
  'core.bigFileThreshold=512m',
  'core.quotePath=true',
  'diff.suppressBlankEmpty=false',
  'submodule.recurse=false',
  'protocol.allow=never',
];

const ENVIRONMENT: Readonly<Record<string, string>> = {
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_ATTR_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_LITERAL_PATHSPECS: '1',
  GIT_NO_REPLACE_OBJECTS: '1',
  // A partial clone would fetch what is missing and run what its remote's configuration names.
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_PAGER: 'cat',
  LC_ALL: 'C',
};

/** All that git gets of our environment: the keys of the run are none of its business. */
const INHERITED = ['PATH', 'Path', 'SystemRoot', 'windir', 'TMPDIR', 'TMP', 'TEMP', 'LD_LIBRARY_PATH'];

/** What one command may print when the caller names no limit; a list of half a million paths fits. */
const DEFAULT_OUTPUT_BYTES = 64 * 1024 * 1024;
const STDERR_BYTES = 8 * 1024;

/** Where git runs: folder and the `GIT_…` variables that pin the repository. */
export type GitPlace = { readonly cwd: string; readonly env: Readonly<Record<string, string>> };

/** What a command printed. `cut`: it was stopped at the limit; then `code` says nothing. */
export type GitOutput = {
  readonly code: number | null;
  readonly stdout: Buffer;
  readonly stderr: string;
  readonly cut: boolean;
};

export type GitOptions = {
  readonly program: string;
  readonly place: GitPlace;
  readonly environment: Readonly<Record<string, string | undefined>>;
};

/** Git as a child process, by its arguments and never through a shell. */
export type Git = {
  run(
    args: readonly string[],
    options?: { readonly input?: Uint8Array; readonly maxBytes?: number },
  ): Promise<GitOutput>;
  /** A child that stays; the caller reads and ends it. */
  start(args: readonly string[]): ChildProcessWithoutNullStreams;
  /** The same git in another place; `stop` of either ends the children of both. */
  at(place: GitPlace): Git;
  /** Kills every child; nothing can be started afterwards. */
  stop(reason: string): void;
  /** The error for a command that failed: its own words, or that it was stopped. */
  failure(command: string, stderr: string): ForgeError;
};

/** Shared by all places of one git. */
type Children = { readonly alive: Set<ChildProcessWithoutNullStreams>; stopped: string | null };

/** A git that runs in `place`. Nothing is started here. */
export function createGit(options: GitOptions): Git {
  return gitAt(options, { alive: new Set(), stopped: null });
}

function gitAt(options: GitOptions, children: Children): Git {
  const start = (args: readonly string[]): ChildProcessWithoutNullStreams =>
    startChild(options, children, args);
  return {
    start,
    run: async (args, limits = {}) => {
      const output = await collectOutput(start(args), limits.input, limits.maxBytes ?? DEFAULT_OUTPUT_BYTES);
      if (children.stopped !== null) throw stoppedError(children.stopped);
      return output;
    },
    at: (place) => gitAt({ ...options, place }, children),
    stop: (reason) => {
      children.stopped ??= reason;
      // SIGKILL: every command only reads, so there is nothing that a child would have to tidy up.
      for (const child of children.alive) child.kill('SIGKILL');
    },
    failure: (command, stderr) =>
      children.stopped === null ? commandError(command, stderr) : stoppedError(children.stopped),
  };
}

function startChild(
  options: GitOptions,
  children: Children,
  args: readonly string[],
): ChildProcessWithoutNullStreams {
  if (children.stopped !== null) throw stoppedError(children.stopped);
  const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
  const child = spawn(options.program, ['--no-pager', ...settings, ...args], {
    cwd: options.place.cwd,
    env: { ...inherited(options.environment), ...ENVIRONMENT, ...options.place.env },
    shell: false,
    windowsHide: true,
  });
  children.alive.add(child);
  child.once('close', () => children.alive.delete(child));
  // A child that ended early closes its input; what it said matters, not the broken pipe.
  child.stdin.on('error', () => undefined);
  return child;
}

function inherited(environment: GitOptions['environment']): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of INHERITED) {
    const value = environment[name];
    if (value !== undefined) kept[name] = value;
  }
  return kept;
}

function stoppedError(reason: string): ForgeError {
  return new ForgeError(`reading the repository was stopped: ${reason}`, 'Start the review again.');
}

function commandError(command: string, stderr: string): ForgeError {
  const said = stderr === '' ? 'it gave no reason' : stderr;
  return new ForgeError(
    `git ${command} failed: ${said}`,
    'Check the repository with "git fsck"; in a partial clone fetch all objects with "git fetch --refetch --no-filter".',
  );
}

function collectOutput(
  child: ChildProcessWithoutNullStreams,
  input: Uint8Array | undefined,
  maxBytes: number,
): Promise<GitOutput> {
  return new Promise((resolve, reject) => {
    // Buffers, joined once: a string built chunk by chunk breaks characters at the edges.
    const chunks: Buffer[] = [];
    let bytes = 0;
    let cut = false;
    const stderr = keepTail(child);
    child.stdout.on('data', (chunk: Buffer) => {
      if (cut) return;
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes <= maxBytes) return;
      cut = true;
      child.kill('SIGKILL');
    });
    child.once('error', (error) => reject(startError(error)));
    child.once('close', (code) => {
      const stdout = Buffer.concat(chunks, Math.min(bytes, maxBytes));
      resolve({ code, stdout, stderr: stderr(), cut });
    });
    child.stdin.end(input ?? '');
  });
}

/** Collects the end of what a child says on stderr, within a bound. */
export function keepTail(child: ChildProcessWithoutNullStreams): () => string {
  let tail: Buffer = Buffer.alloc(0);
  child.stderr.on('data', (chunk: Buffer) => {
    tail = Buffer.concat([tail, chunk]);
    if (tail.length > STDERR_BYTES) tail = tail.subarray(tail.length - STDERR_BYTES);
  });
  return () => tail.toString('utf8').trim();
}

/** Why git could not be started, in words that help. */
export function startError(error: Error & { readonly code?: string }): ForgeError {
  if (error.code === 'ENOENT') {
    return new ForgeError('git was not found', 'Install git 2.30 or newer and put it on PATH.', {
      cause: error,
    });
  }
  return new ForgeError(
    `git could not be started: ${error.message}`,
    'Free processes, memory or file handles, then start the review again.',
    { cause: error },
  );
}

/** The output of a command that has to succeed. */
export async function mustRun(
  git: Git,
  args: readonly string[],
  options: { readonly input?: Uint8Array; readonly maxBytes?: number } = {},
): Promise<GitOutput> {
  const output = await git.run(args, options);
  if (output.cut || output.code === 0) return output;
  throw git.failure(args[0] ?? '', output.stderr);
}
