import { appendFile, readFile } from 'node:fs/promises';
import type { Host } from '../domain/ports.ts';
import { messageOf } from '../lib/thrown.ts';
import type { OutputName } from './pull-request-outputs.ts';
import type { Environment } from './setting-values.ts';
import { environmentName } from './settings-table.ts';

type Outputs = Readonly<Partial<Record<OutputName, string>>>;

/**
 * Later steps may put a variable into a command line unquoted: a value holds letters, digits and what paths are made
 * of, and nothing that a shell acts on.
 */
const HARMLESS = /^[\p{L}\p{M}\p{N}_./:@+,-]*$/u;

/** The lines for the variables file of Pipelines, `QUORATE_HEAD_SHA=…`, and the outputs that may not stand in one. */
export function variableLines(outputs: Outputs): {
  readonly lines: readonly string[];
  readonly left: readonly string[];
} {
  const entries = Object.entries(outputs);
  const written = entries.filter(([, value]) => HARMLESS.test(value));
  return {
    lines: written.map(([name, value]) => `${variableOf(name)}=${value}`),
    left: entries.filter(([, value]) => !HARMLESS.test(value)).map(([name]) => variableOf(name)),
  };
}

function variableOf(output: string): string {
  return `QUORATE_${environmentName(output)}`;
}

/** Hands outputs to later steps, where Pipelines has a file for that; what hinders it is a warning. */
export async function writeVariables(outputs: Outputs, environment: Environment, host: Host): Promise<void> {
  const path = environment.BITBUCKET_PIPELINES_VARIABLES_PATH ?? '';
  if (path === '') return;
  const { lines, left } = variableLines(outputs);
  if (left.length > 0) {
    host.warn(
      `${left.join(', ')} left out of the variables: a path with blanks or marks could act as a command`,
    );
  }
  try {
    const start = (await endsAmidLine(path)) ? '\n' : '';
    await appendFile(path, `${start}${lines.join('\n')}\n`);
  } catch (error) {
    host.warn(`the variables for later steps could not be written: ${messageOf(error)}`);
  }
}

/** Whether somebody before left the file without the end of its last line. */
async function endsAmidLine(path: string): Promise<boolean> {
  const text = await readFile(path, 'utf8').catch(() => '');
  return text !== '' && !text.endsWith('\n');
}
