import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../domain/errors.ts';
import { nearest } from '../lib/nearest.ts';
import { printable } from '../lib/text.ts';
import type { ParsedArguments } from './arguments.ts';
import { configText } from './init-config-text.ts';
import { type ForgeGuess, guessForge, INIT_FORGES, type InitForge, isInitForge } from './init-forge.ts';
import { FORGE_FILES, type ForgeFile } from './init-steps.ts';
import { isThere, writeNew } from './init-write.ts';
import { type CommandLine, writeAll } from './io.ts';
import { USUAL_FILES } from './repository-settings.ts';

/**
 * `init`: writes the settings file and the workflow or pipelines file where they are not there yet, and says what to do
 * next. Exit code 0 also where all of it was there.
 */
export async function runInit(line: CommandLine, args: ParsedArguments): Promise<number> {
  if (args.positionals.length > 0) {
    throw new ConfigError([
      'init takes no arguments besides options: init [--repository DIR] [--forge FORGE]',
    ]);
  }
  const folder = args.flags.repository ?? '.';
  if (!(await stat(folder).catch(() => null))?.isDirectory()) {
    throw new ConfigError([`repository: ${folder} is not a folder`]);
  }
  const { forge, sign } = await chooseForge(folder, args.flags.forge);
  const file = FORGE_FILES[forge];
  // First: where its folder is refused, nothing was written.
  const started = await writeForgeFile(folder, file);
  const lines = [
    sign === null ? `Forge: ${forge}` : `Forge: ${forge} (told by ${sign}; --forge says otherwise)`,
    await writeConfig(folder),
    ...started,
    '',
    'Next:',
    ...file.next.map((step, at) => `  ${at + 1}. ${step}`),
  ];
  await writeAll(line.stdout, `${printable(lines.join('\n'))}\n`);
  return 0;
}

type Choice = Pick<ForgeGuess, 'forge'> & { readonly sign: string | null };

async function chooseForge(folder: string, given: string | undefined): Promise<Choice> {
  if (given !== undefined) return { forge: namedForge(given), sign: null };
  const guess = await guessForge(folder);
  if (guess !== null) return guess;
  throw new ConfigError([
    `nothing in the folder tells which forge this is for: name it with --forge, one of ${INIT_FORGES.join(', ')}`,
  ]);
}

function namedForge(word: string): InitForge {
  if (isInitForge(word)) return word;
  const near = nearest(word, INIT_FORGES);
  const hint = near === null ? `Forges: ${INIT_FORGES.join(', ')}.` : `Did you mean ${near}?`;
  throw new ConfigError([`forge: ${JSON.stringify(word)} is not a forge. ${hint}`]);
}

async function writeConfig(folder: string): Promise<string> {
  for (const name of USUAL_FILES) if (await isThere(join(folder, name))) return left(name);
  const [name] = USUAL_FILES;
  return (await writeNew(folder, name, configText())) ? wrote(name) : left(name);
}

/** What is there is somebody's work: it is shown what to add to it, unless it runs us already. */
async function writeForgeFile(
  folder: string,
  { path, text, mark, add }: ForgeFile,
): Promise<readonly string[]> {
  if (await writeNew(folder, path, text)) return [wrote(path)];
  const present = await readFile(join(folder, path), 'utf8').catch(() => '');
  if (present.includes(mark)) return [left(path)];
  return [
    left(path),
    '',
    add,
    '',
    ...text
      .trimEnd()
      .split('\n')
      .map((row) => `    ${row}`.trimEnd()),
  ];
}

function wrote(path: string): string {
  return `Wrote ${path}`;
}

function left(path: string): string {
  return `Left ${path} as it is: it was there`;
}
