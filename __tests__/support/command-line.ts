import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommandLine } from '../../src/shells/cli.ts';
import type { CommandLine } from '../../src/shells/io.ts';

/** What a command printed and how it ended. */
export type CommandRun = { readonly exitCode: number; readonly stdout: string; readonly stderr: string };

export type CommandSetup = {
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly stdin?: string | Uint8Array;
  readonly signal?: AbortSignal;
  readonly columns?: number;
  readonly onStderr?: (text: string) => void;
};

/** Runs a command in this process. The environment holds only what is given, and the path to git. */
export async function runCommand(argv: readonly string[], setup: CommandSetup = {}): Promise<CommandRun> {
  const stdout: string[] = [];
  const stderr: string[] = [];
  const line: CommandLine = {
    argv,
    environment: { PATH: process.env.PATH, TMPDIR: tmpdir(), ...setup.environment },
    stdin: oneChunk(setup.stdin ?? ''),
    stdout: { write: (text) => stdout.push(text), columns: setup.columns },
    stderr: {
      write: (text) => {
        stderr.push(text);
        setup.onStderr?.(text);
      },
    },
    signal: setup.signal ?? new AbortController().signal,
  };
  const exitCode = await runCommandLine(line);
  return { exitCode, stdout: stdout.join(''), stderr: stderr.join('') };
}

async function* oneChunk(content: string | Uint8Array): AsyncIterable<Uint8Array> {
  await Promise.resolve();
  yield Buffer.from(content);
}

/** A temporary folder for the length of a callback. */
export async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'quorate-test-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A JSON file, parsed. */
export function readJsonFile(...parts: readonly string[]): unknown {
  return JSON.parse(readFileSync(join(...parts), 'utf8'));
}
