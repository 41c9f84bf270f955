/** The keys of a repository's own settings as a Markdown table, read from the schema. */
import { projectJson } from './project.ts';

type Node = {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly items?: Node;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly $ref?: string;
};

export function configTable(): string {
  const schema = projectJson('schemas/config.schema.json') as Node;
  const rows = rowsOf(schema, '').map(
    ([key, form, text]) => `| \`${key}\` | ${form} | ${text.replaceAll('|', '\\|')} |`,
  );
  return ['| key | value | |', '|---|---|---|', ...rows].join('\n');
}

function rowsOf(node: Node, path: string): (readonly [string, string, string])[] {
  return Object.entries(node.properties ?? {}).flatMap(([name, inner]) => {
    const key = path === '' ? name : `${path}.${name}`;
    const list = inner.items?.properties === undefined ? [] : rowsOf(inner.items, `${key}[]`);
    return [[key, formOf(inner), inner.description ?? ''], ...rowsOf(inner, key), ...list];
  });
}

function formOf(node: Node): string {
  if (node.$ref !== undefined) return 'glob';
  if (node.enum !== undefined) return node.enum.map((word) => `\`${word}\``).join(', ');
  const types = [node.type ?? 'string'].flat();
  if (types.includes('array')) return node.items === undefined ? 'list' : listOf(node.items);
  if (types.includes('object')) return 'keys';
  return types.map((type) => FORMS[type] ?? type).join(' or ');
}

function listOf(items: Node): string {
  const inner = formOf(items);
  return inner === 'keys' ? 'list of keys' : `list: ${inner}`;
}

const FORMS: Readonly<Record<string, string>> = {
  boolean: '`true`, `false`',
  integer: 'whole number',
  number: 'number',
  string: 'text',
  null: '`null`',
};
