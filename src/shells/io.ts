import { readFile } from 'node:fs/promises';
import { ConfigError } from '../domain/errors.ts';
import { systemCodeOf } from '../lib/thrown.ts';
import type { Output } from './terminal-host.ts';

/** What a command line has to work with. */
export type CommandLine = {
  readonly argv: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly stdout: Output;
  readonly stderr: Output;
  /** Aborted by the first interrupt. */
  readonly signal: AbortSignal;
};

/** A file's bytes; `-` reads standard input to its end. Throws what the system says, and `ConfigError` for a folder. */
export async function readInput(line: CommandLine, path: string): Promise<Uint8Array> {
  if (path !== '-') {
    return readFile(path).catch((error: unknown) => {
      // What the system says of a folder does not even name it.
      if (systemCodeOf(error) !== 'EISDIR') throw error;
      throw new ConfigError([`${path} is a folder: name a file`]);
    });
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of line.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Columns to write in: those of the terminal, 80 where there is none, never outside 40 to 120. */
export function widthOf(output: Output): number {
  return Math.min(120, Math.max(40, output.columns ?? 80));
}

/** Colour only for a terminal, and only where the person has not asked for none (no-color.org). */
export function wantsColour(line: CommandLine): boolean {
  const { environment } = line;
  if ((environment.NO_COLOR ?? '') !== '' || environment.TERM === 'dumb') return false;
  return line.stdout.isTTY === true || (environment.FORCE_COLOR ?? '0') !== '0';
}

/** Resolves once the stream has taken everything: a process must not end before. */
export async function writeAll(output: Output, text: string): Promise<void> {
  if (output.write(text) === false) await output.drained?.();
}
