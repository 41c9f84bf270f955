import { wrap } from '../lib/text.ts';
import { CONFIG_SCHEMA, type SchemaNode } from './config-file-schema.ts';

const WIDTH = 98;

/** Words that YAML takes for text without quotes; whatever else is quoted. */
const PLAIN = /^[A-Za-z][A-Za-z-]*$/;

const HEAD = [
  'Settings of Quorate for this repository. Take the "#" in front of a key away to set it; what is below it, indented,',
  'belongs to it. They are read at the tip of the branch that a pull request goes to, so that no change can alter the',
  'rules it is judged by, and they may make stricter what the inputs of the run set, never milder.',
  'Check this file with: quorate validate config .quorate.yml',
];

/**
 * A settings file in which every key of the schema stands with a line about it and an example, all of it as comments:
 * lines that begin with `# ` are prose, lines that begin with `#` and a key or deeper blanks are settings.
 */
export function configText(): string {
  const keys = Object.entries(CONFIG_SCHEMA.properties ?? {});
  const parts = keys.map(([name, node]) => keyLines(name, node, '').map(asComment).join('\n'));
  return `${[HEAD.map((line) => `# ${line}`).join('\n'), ...parts].join('\n\n')}\n`;
}

/** Prose at the margin is a comment already; prose inside a group stays one when the group is switched on. */
function asComment(line: string): string {
  return line.startsWith('#') ? line : `#${line}`;
}

function keyLines(name: string, node: SchemaNode, indent: string): readonly string[] {
  const prose = wrap(proseOf(node), WIDTH - indent.length).map((line) => `${indent}# ${line}`);
  const inner = node.properties ?? node.items?.properties;
  if (inner === undefined) return [...prose, `${indent}${name}: ${exampleOf(name, node)}`];
  const deeper = node.properties === undefined ? `${indent}    ` : `${indent}  `;
  const lines = Object.entries(inner).flatMap(([key, child]) => keyLines(key, child, deeper));
  return [...prose, `${indent}${name}:`, ...(node.properties === undefined ? asItem(lines, deeper) : lines)];
}

/** The lines of a group as the one item of a list: its first key bears the dash. */
function asItem(lines: readonly string[], indent: string): readonly string[] {
  const first = lines.findIndex((line) => !line.startsWith(`${indent}#`));
  return lines.map((line, at) => (at === first ? `${indent.slice(0, -2)}- ${line.trimStart()}` : line));
}

function proseOf({ description = '', enum: own, items }: SchemaNode): string {
  if (own !== undefined) return `${description} One of: ${own.map(String).join(', ')}.`;
  return items?.enum === undefined ? description : `${description} Of: ${items.enum.map(String).join(', ')}.`;
}

function exampleOf(name: string, { examples = [] }: SchemaNode): string {
  const [example] = examples;
  if (example === undefined) throw new Error(`the schema has no example of ${name}`);
  return Array.isArray(example) ? `[${example.map(scalar).join(', ')}]` : scalar(example);
}

function scalar(value: unknown): string {
  return typeof value === 'string' && PLAIN.test(value) ? value : JSON.stringify(value);
}
