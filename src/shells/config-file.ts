import { type ContractError, loadValidator } from '../domain/contract.ts';
import type { RepositoryConfig } from '../domain/contracts.generated.ts';
import { isObject } from '../lib/json.ts';
import { printable } from '../lib/text.ts';
import { type ConfigProblem, type ConfigValues, readTree } from './config-file-read.ts';
import { ruleProblems } from './config-file-rules.ts';
import { CONFIG_SCHEMA, type SchemaNode } from './config-file-schema.ts';
import type { FileProblem, TreeResult } from './config-file-tree.ts';
import { MAX_CONFIG_BYTES } from './repository-settings.ts';

/** The settings of a repository, or everything that is wrong with the file, a sentence each. */
export type ConfigFileResult =
  | { readonly ok: true; readonly config: RepositoryConfig }
  | { readonly ok: false; readonly problems: readonly string[] };

/** A broken file can have as many problems as lines; more than these help nobody. */
const SHOWN_PROBLEMS = 50;

/**
 * Reads a repository's settings file: JSON where the name ends in `.json`, else YAML; a file without settings is an
 * empty configuration. Each problem is `name:line: key: what is wrong and what to do`. Of the text of the file only names
 * of unknown keys are repeated, cut: what stands in a broken file may be a token. Nothing is filled in from elsewhere.
 */
export async function parseConfigFile(bytes: Uint8Array, name: string): Promise<ConfigFileResult> {
  const read = await readFile(bytes, name);
  if (!read.ok) return refused(name, read.problems);
  if (read.tree === null) return { ok: true, config: {} };
  if (read.tree.kind !== 'map') {
    return refused(name, [{ line: read.tree.line, text: 'keys with values should stand here' }]);
  }
  const values = readTree(read.tree, CONFIG_SCHEMA);
  const errors = (await loadValidator('config'))(values.value);
  const problems = [
    ...values.problems,
    ...errors.filter((error) => !isExcused(error, values)).map((error) => problemOf(error, values.value)),
    ...ruleProblems(values),
  ];
  if (errors.length === 0 && problems.length === 0) {
    return { ok: true, config: values.value as RepositoryConfig };
  }
  return refused(name, placed(problems, values.lines));
}

async function readFile(bytes: Uint8Array, name: string): Promise<TreeResult> {
  if (bytes.length > MAX_CONFIG_BYTES) {
    return unreadable(`is larger than ${MAX_CONFIG_BYTES / 1024} KB: make it shorter`);
  }
  const text = textOf(bytes);
  if (text === null) return unreadable('is not UTF-8: save it in that encoding');
  if (text.includes('\0')) return unreadable('holds a NUL character: save it as plain text');
  if (/\.json$/i.test(name)) return (await import('./config-file-json.ts')).readJsonTree(text);
  return (await import('./config-file-yaml.ts')).readYamlTree(text);
}

function unreadable(text: string): TreeResult {
  return { ok: false, problems: [{ line: null, text: `the file ${text}` }] };
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** A key that is missing where another is misspelt would be the same problem twice. */
function isExcused({ path, message }: ContractError, { misspelt }: ConfigValues): boolean {
  return message.startsWith('must have the property') && misspelt.has(path);
}

/** The validator's words in those of people who write such a file. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^must be boolean$/, 'must be true or false, without quotes (yes, no, on and off are text)'],
  [/^must be string$/, 'must be text: put it into quotes'],
  [/^must be array$/, 'must be a list: one "- " on a line for each, or [a, b]'],
  [/^must be object$/, 'must be a group of keys'],
  [/^must be integer$/, 'must be a whole number'],
  [/^must be number$/, 'must be a number'],
  [/^must be integer or null$/, 'must be a whole number or null'],
  [/^must be >= (.*)$/, 'must be $1 or more'],
  [/^must be <= (.*)$/, 'must be $1 or less'],
  [/^must have the property "(.*)"$/, 'must have the key $1'],
  [/^must NOT have fewer than 1 .*$/, 'must not be empty'],
  [/^must NOT have (.*)$/, 'must not have $1'],
];

function problemOf({ path, message }: ContractError, value: unknown): Omit<ConfigProblem, 'line'> {
  const pointer = path === '/' ? '' : path;
  const steps = pointer.split('/').slice(1);
  if (valueAt(value, steps) === null) {
    return { pointer, text: 'has no value: give it one, or take the key out' };
  }
  const examples = nodeAt(CONFIG_SCHEMA, steps)?.examples ?? [];
  if (message.startsWith('must match pattern')) {
    return { pointer, text: `must be written like ${examples.join(', ')}` };
  }
  const found = WORDS.find(([form]) => form.test(message));
  return { pointer, text: found === undefined ? message : message.replace(found[0], found[1]) };
}

function valueAt(value: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>((inner, step) => {
    if (Array.isArray(inner)) return inner[Number(step)];
    return isObject(inner) ? inner[step] : undefined;
  }, value);
}

function nodeAt(schema: SchemaNode, steps: readonly string[]): SchemaNode | undefined {
  return steps.reduce<SchemaNode | undefined>(
    (node, step) => node?.properties?.[step] ?? node?.items,
    schema,
  );
}

/** With lines and paths of keys, in the order of the file. */
function placed(
  problems: readonly Omit<ConfigProblem, 'line'>[],
  lines: ReadonlyMap<string, number>,
): readonly FileProblem[] {
  return problems
    .map((problem) => ({
      line:
        'line' in problem && typeof problem.line === 'number' ? problem.line : lineOf(problem.pointer, lines),
      text: problem.pointer === '' ? problem.text : `${keyPath(problem.pointer)}: ${problem.text}`,
    }))
    .sort((a, b) => a.line - b.line);
}

/** The line of what a pointer names, or of the nearest thing around it. */
function lineOf(pointer: string, lines: ReadonlyMap<string, number>): number {
  return lines.get(pointer) ?? lineOf(pointer.slice(0, pointer.lastIndexOf('/')), lines);
}

/** `/modelRouting/rules/0/slots` as `modelRouting.rules[0].slots`. */
function keyPath(pointer: string): string {
  return pointer
    .slice(1)
    .replace(/\/(\d+)/g, '[$1]')
    .replaceAll('/', '.');
}

function refused(name: string, problems: readonly FileProblem[]): ConfigFileResult {
  const file = printable(name);
  const sentences = problems.map(({ line, text }) => `${file}${line === null ? '' : `:${line}`}: ${text}`);
  const unique = [...new Set(sentences)];
  const shown = unique.slice(0, SHOWN_PROBLEMS);
  const rest = unique.length - shown.length;
  return { ok: false, problems: rest > 0 ? [...shown, `${file}: and ${rest} more problems`] : shown };
}
