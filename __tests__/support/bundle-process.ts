/** The built bundle as a process of its own, and what is needed to catch it at a chosen moment. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PROJECT } from './project.ts';

export const BUNDLE = join(PROJECT, 'dist', 'index.js');

/** How a process ended, and the milliseconds from the last thing it printed on standard output to its end. */
export type Ended = {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly lingeredMs: number;
};

export type BundleProcess = { readonly child: ChildProcess; readonly end: Promise<Ended> };

export type BundleSetup = {
  readonly cwd?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** A script that runs in the process before the bundle. */
  readonly preload?: string;
  /** A shell command line that starts `"$@"`, to change what surrounds the process. */
  readonly shell?: string;
};

/** Starts the bundle. Its environment holds only what is given, and the path to git. */
export function startBundle(argv: readonly string[], setup: BundleSetup = {}): BundleProcess {
  const preload =
    setup.preload === undefined
      ? []
      : ['--import', `data:text/javascript,${encodeURIComponent(setup.preload)}`];
  const command = [process.execPath, ...preload, BUNDLE, ...argv];
  const [program = '', ...args] =
    setup.shell === undefined ? command : ['bash', '--norc', '-c', setup.shell, 'bash', ...command];
  const child = spawn(program, args, {
    cwd: setup.cwd ?? PROJECT,
    env: { PATH: process.env.PATH, ...setup.environment },
  });
  return { child, end: watchEnd(child) };
}

function watchEnd(child: ChildProcess): Promise<Ended> {
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  let printedAt = performance.now();
  child.stdout?.on('data', (chunk: Buffer) => {
    stdout.push(chunk);
    printedAt = performance.now();
  });
  child.stderr?.on('data', (chunk: Buffer) => stderr.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (code, signal) => {
      const lingeredMs = performance.now() - printedAt;
      const [out, err] = [Buffer.concat(stdout).toString('utf8'), Buffer.concat(stderr).toString('utf8')];
      resolve({ code, signal, stdout: out, stderr: err, lingeredMs });
    });
  });
}

/** A `git` to be found first: it notes what it was given, may hang at one command, and else is the real one. */
export type SpyGit = {
  readonly path: string;
  /** Arguments and environment of every call. */
  log(): string;
  /** The processes of all calls that still run. */
  alive(): readonly number[];
  /** Resolves once git hangs. */
  hangs(): Promise<void>;
};

/** Makes the spy in `folder`; `hangAt` is a word of the arguments of the command that never ends. */
export function spyGit(folder: string, hangAt = 'no such word'): SpyGit {
  const paths = (process.env.PATH ?? '').split(delimiter);
  const real = paths.map((entry) => join(entry, 'git')).find((file) => existsSync(file)) ?? 'git';
  const note = (name: string) => join(folder, `git-${name}`);
  const script = [
    '#!/bin/sh',
    `echo $$ >> '${note('pids')}'`,
    `{ env; echo "$@"; } >> '${note('log')}'`,
    `case " $* " in *" ${hangAt} "*) : > '${note('hangs')}'; exec sleep 60 ;; esac`,
    `exec '${real}' "$@"`,
  ];
  writeFileSync(join(folder, 'git'), `${script.join('\n')}\n`);
  chmodSync(join(folder, 'git'), 0o755);
  return {
    path: `${folder}${delimiter}${process.env.PATH}`,
    log: () => readFileSync(note('log'), 'utf8'),
    alive: () =>
      (existsSync(note('pids')) ? readFileSync(note('pids'), 'utf8') : '')
        .split('\n')
        .filter(Boolean)
        .map(Number)
        .filter(isAlive),
    hangs: () => until(() => existsSync(note('hangs'))),
  };
}

/** A child that nobody has waited for yet has ended all the same. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const stat = `/proc/${pid}/stat`;
  return !existsSync(stat) || !/\) Z/.test(readFileSync(stat, 'utf8'));
}

/** Longer than anything takes to begin, so that a wait in vain ends as a failure and not as a hanging run. */
const PATIENCE_MS = 4_500;

/** Waits for something that is about to become true. */
export async function until(isTrue: () => boolean): Promise<void> {
  const start = performance.now();
  while (!isTrue()) {
    if (performance.now() - start > PATIENCE_MS) throw new Error('what was waited for did not come');
    await delay(5);
  }
}

/** The names of all files below a folder, which may not be there. */
export function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
