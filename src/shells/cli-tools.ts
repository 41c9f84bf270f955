import { CONTRACTS, isContract, loadValidator } from '../domain/contract.ts';
import type { Rule } from '../domain/criteria.ts';
import { ConfigError } from '../domain/errors.ts';
import { parseJson } from '../lib/json.ts';
import { mapLimited } from '../lib/limit.ts';
import { nearest } from '../lib/nearest.ts';
import { printable } from '../lib/text.ts';
import { parseDiff } from '../stages/collect/diff.ts';
import { inspectionChunks } from '../stages/collect/inspect.ts';
import { inspectAnswer } from '../stages/panel/inspect.ts';
import type { ParsedArguments } from './arguments.ts';
import { type CommandLine, readInput, writeAll } from './io.ts';

/** A recording of a large change is the largest document there is. */
export const DOCUMENT_LIMITS = { maxDepth: 64, maxBytes: 256 * 1024 * 1024 };

/** `validate NAME FILE`: 0 where the document keeps the contract, else 1 with each fault on a line. */
export async function runValidate(line: CommandLine, args: ParsedArguments): Promise<number> {
  const [name, file, ...rest] = args.positionals;
  if (name === undefined || file === undefined || (rest.length > 0 && name !== 'rules')) {
    throw new ConfigError([
      `validate takes a contract and a file: validate NAME FILE. Contracts: ${CONTRACTS.join(', ')}`,
    ]);
  }
  if (!isContract(name)) {
    const near = nearest(name, CONTRACTS);
    const hint = near === null ? `Contracts: ${CONTRACTS.join(', ')}` : `Did you mean ${near}?`;
    throw new ConfigError([`${JSON.stringify(name)} is not a contract. ${hint}`]);
  }
  if (name === 'config') return validateConfig(line, file);
  if (name === 'rules') return validateRules(line, [file, ...rest]);
  const read = parseJson(Buffer.from(await readInput(line, file)).toString('utf8'), DOCUMENT_LIMITS);
  if (!read.ok) return fail(line, `${file} is not JSON that can be read: ${read.reason}`);
  const errors = (await loadValidator(name))(read.value);
  if (errors.length === 0) {
    await writeAll(line.stdout, `${printable(file)}: valid ${name}\n`);
    return 0;
  }
  for (const error of errors) line.stderr.write(`${printable(`${file}: ${error.path} ${error.message}`)}\n`);
  return 1;
}

/** A repository's settings, read as a run reads them: YAML or JSON, every problem with its line. */
async function validateConfig(line: CommandLine, file: string): Promise<number> {
  const { parseConfigFile } = await import('./config-file.ts');
  const read = await parseConfigFile(await readInput(line, file), file);
  if (!read.ok) return fail(line, read.problems.join('\n'));
  await writeAll(line.stdout, `${printable(file)}: valid config\n`);
  return 0;
}

/** Registries of rules, read as a run reads them: all that is wrong in any of them, or the rules of each. */
async function validateRules(line: CommandLine, names: readonly string[]): Promise<number> {
  const { HOW_WRITTEN, parseRuleFiles } = await import('./rule-files-set.ts');
  const given = await mapLimited(names, 1, async (name) => ({ name, bytes: await readInput(line, name) }));
  const { files, problems } = await parseRuleFiles(given);
  const empty = files
    .filter(({ rules }) => rules.length === 0)
    .map(({ name }) => `${name}: holds no rules: ${HOW_WRITTEN}`);
  if (problems.length + empty.length > 0) return fail(line, [...problems, ...empty].join('\n'));
  for (const { name, rules } of files) {
    const ids = rules.map(shownRule).join(', ');
    const count = rules.length === 1 ? '1 rule' : `${rules.length} rules`;
    await writeAll(line.stdout, `${printable(`${name}: valid rules (${count}: ${ids})`)}\n`);
  }
  return 0;
}

/** A rule that a run leaves out is no mistake, but may be one that somebody counts on. */
function shownRule({ id, expires }: Rule): string {
  const today = new Date().toISOString().slice(0, 10);
  return expires !== null && expires < today ? `${id}, which expired on ${expires}` : id;
}

/** `inspect diff FILE` and `inspect answer FILE`. */
export function runInspect(line: CommandLine, args: ParsedArguments): Promise<number> {
  const [what, file, ...rest] = args.positionals;
  if (file === undefined || rest.length > 0 || (what !== 'diff' && what !== 'answer')) {
    throw new ConfigError([
      'inspect takes one of: inspect diff FILE, inspect answer FILE [--finish-reason R]',
    ]);
  }
  return what === 'diff'
    ? inspectDiff(line, file)
    : inspectRawAnswer(line, file, args.flags['finish-reason']);
}

async function inspectDiff(line: CommandLine, file: string): Promise<number> {
  const bytes = await readInput(line, file);
  const parsed = parseDiff(bytes);
  if (parsed.files.length === 0 && parsed.incomplete) {
    return fail(line, `${file} cannot be read as a diff: ${parsed.problems.join('; ')}`);
  }
  for (const problem of parsed.problems) line.stderr.write(`${printable(`${file}: ${problem}`)}\n`);
  for (const chunk of inspectionChunks(parsed)) await writeAll(line.stdout, chunk);
  return 0;
}

async function inspectRawAnswer(
  line: CommandLine,
  file: string,
  finishReason: string | undefined,
): Promise<number> {
  const text = Buffer.from(await readInput(line, file)).toString('utf8');
  const { document, exitCode } = inspectAnswer(text, finishReason);
  await writeAll(line.stdout, `${JSON.stringify(document, null, 2)}\n`);
  return exitCode;
}

function fail(line: CommandLine, message: string): number {
  line.stderr.write(`${printable(message)}\n`);
  return 1;
}
