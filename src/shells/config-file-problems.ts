import type { ContractError } from '../domain/contract.ts';
import { isObject } from '../lib/json.ts';
import { logSafe } from '../lib/text.ts';
import type { ConfigProblem, ConfigValues } from './config-file-read.ts';
import type { SchemaNode } from './config-file-schema.ts';
import type { FileProblem } from './config-file-tree.ts';

/** A problem with the key it is at, as a JSON pointer; the line is that of the key unless it has one of its own. */
export type KeyProblem = Omit<ConfigProblem, 'line'> & { readonly line?: number | null };

/** What a contract's validator found in a file, in the words of people who write such files. */
export function contractProblems(
  errors: readonly ContractError[],
  values: ConfigValues,
  schema: SchemaNode,
): readonly KeyProblem[] {
  return errors
    .filter((error) => !isExcused(error, values))
    .map((error) => problemOf(error, values.value, schema));
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
  [/^must be string or array$/, 'must be text, or a list of texts'],
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

function problemOf({ path, message }: ContractError, value: unknown, schema: SchemaNode): KeyProblem {
  const pointer = path === '/' ? '' : path;
  const steps = pointer.split('/').slice(1);
  if (valueAt(value, steps) === null) {
    return { pointer, text: 'has no value: give it one, or take the key out' };
  }
  const examples = nodeAt(schema, steps)?.examples ?? [];
  if (/^must match (?:pattern|format)/.test(message)) {
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

/** The problems with their lines and the names of their keys, in the order of the file. */
export function placed(
  problems: readonly KeyProblem[],
  lines: ReadonlyMap<string, number>,
  nameOf: (pointer: string) => string = keyPath,
): readonly FileProblem[] {
  return problems
    .map(({ line, pointer, text }) => ({
      line: line ?? lineOf(pointer, lines),
      text: pointer === '' ? text : `${nameOf(pointer)}: ${text}`,
    }))
    .sort((a, b) => a.line - b.line);
}

/** The line of what a pointer names, or of the nearest thing around it. */
export function lineOf(pointer: string, lines: ReadonlyMap<string, number>): number {
  return (
    lines.get(pointer) ?? (pointer === '' ? 1 : lineOf(pointer.slice(0, pointer.lastIndexOf('/')), lines))
  );
}

/** `/modelRouting/rules/0/slots` as `modelRouting.rules[0].slots`. */
export function keyPath(pointer: string): string {
  return pointer
    .slice(1)
    .replace(/\/(\d+)/g, '[$1]')
    .replaceAll('/', '.');
}

/** A broken file can have as many problems as lines; more than these help nobody. */
const SHOWN_PROBLEMS = 50;

/** `name:line: what is wrong` for each problem, each once, and how many more there are. */
export function inSentences(name: string, problems: readonly FileProblem[]): readonly string[] {
  const file = logSafe(name);
  const sentences = problems.map(({ line, text }) => `${file}${line === null ? '' : `:${line}`}: ${text}`);
  return capped([...new Set(sentences)], `${file}: `);
}

/** As many of some problems as are shown, with a sentence on the rest. */
export function capped(sentences: readonly string[], before = ''): readonly string[] {
  const rest = sentences.length - SHOWN_PROBLEMS;
  return rest > 0 ? [...sentences.slice(0, SHOWN_PROBLEMS), `${before}and ${rest} more problems`] : sentences;
}
