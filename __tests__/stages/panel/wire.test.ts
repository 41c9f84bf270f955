import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { CATEGORIES } from '../../../src/domain/finding.ts';
import { SEVERITIES } from '../../../src/domain/severity.ts';
import { REVIEWER_WIRE_SCHEMA } from '../../../src/stages/panel/wire.ts';

type Node = Readonly<Record<string, unknown>>;

/** What every vendor's structured output takes: Anthropic, OpenAI in strict mode, Gemini. */
const COMMON_KEYWORDS = new Set([
  'title',
  'description',
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
]);
const COMMON_TYPES = new Set(['object', 'array', 'string', 'integer', 'number', 'boolean']);
/** OpenAI's limits; the other vendors' are wider. */
const MAX_DEPTH = 10;
const MAX_PROPERTIES = 5_000;
const MAX_ENUM_VALUES = 1_000;
const MAX_NAME_CHARACTERS = 120_000;
/** OpenAI names a schema by its title. */
const NAME = /^[A-Za-z0-9_-]{1,64}$/;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function childrenOf(node: Node): readonly (readonly [string, Node])[] {
  const properties = isNode(node.properties) ? Object.entries(node.properties) : [];
  return [...properties, ...(isNode(node.items) ? [['items', node.items] as const] : [])].filter(
    (child): child is [string, Node] => isNode(child[1]),
  );
}

function faultsOf(node: Node, place = '', depth = 1): string[] {
  const faults: string[] = [];
  for (const key of Object.keys(node))
    if (!COMMON_KEYWORDS.has(key)) faults.push(`${place}: the keyword ${key}`);
  if (typeof node.type !== 'string' || !COMMON_TYPES.has(node.type))
    faults.push(`${place}: the type ${JSON.stringify(node.type)}`);
  if (depth > MAX_DEPTH) faults.push(`${place}: too deep`);
  if (node.type === 'array' && !isNode(node.items)) faults.push(`${place}: a list of anything`);
  if (node.type === 'object') {
    const names = Object.keys(Object(node.properties));
    if (node.additionalProperties !== false) faults.push(`${place}: open`);
    if (JSON.stringify(node.required) !== JSON.stringify(names))
      faults.push(`${place}: not all required, in order`);
  }
  return [
    ...faults,
    ...childrenOf(node).flatMap(([name, child]) => faultsOf(child, `${place}/${name}`, depth + 1)),
  ];
}

function nodesOf(node: Node): readonly Node[] {
  return [node, ...childrenOf(node).flatMap(([, child]) => nodesOf(child))];
}

describe('stages/panel/wire', () => {
  it('stays within what every vendor takes', () => {
    const nodes = nodesOf(REVIEWER_WIRE_SCHEMA);
    const names = nodes.flatMap((node) => Object.keys(Object(node.properties)));
    const values = nodes.flatMap((node) => (Array.isArray(node.enum) ? node.enum : []));

    expect(faultsOf(REVIEWER_WIRE_SCHEMA)).toEqual([]);
    expect(REVIEWER_WIRE_SCHEMA.type).toBe('object');
    expect(names.length).toBeLessThanOrEqual(MAX_PROPERTIES);
    expect(values.length).toBeLessThanOrEqual(MAX_ENUM_VALUES);
    expect([...names, ...values].join('').length).toBeLessThanOrEqual(MAX_NAME_CHARACTERS);
    expect(REVIEWER_WIRE_SCHEMA.title).toMatch(NAME);
  });

  it.each<[string, Node]>([
    ['a bound', { type: 'integer', minimum: 0 }],
    ['a null', { type: ['string', 'null'] }],
    ['a choice', { anyOf: [{ type: 'string' }] }],
    ['an open object', { type: 'object', properties: {}, required: [] }],
    [
      'an optional member',
      { type: 'object', additionalProperties: false, properties: { a: { type: 'string' } }, required: [] },
    ],
    ['a list of anything', { type: 'array' }],
  ])('is held to rules that refuse %s', (_, schema) => {
    expect(faultsOf(schema)).not.toEqual([]);
  });

  it('names its task and the words of the domain', () => {
    expect(REVIEWER_WIRE_SCHEMA).toMatchObject({
      title: 'reviewer-output',
      required: ['findings', 'approved'],
      properties: {
        findings: {
          items: {
            required: ['severity', 'category', 'file', 'line', 'quote', 'issue', 'fix'],
            properties: {
              severity: { enum: SEVERITIES },
              category: { enum: CATEGORIES },
              line: { type: 'integer' },
            },
          },
        },
      },
    });
  });

  it('keeps its bytes: vendors compile a schema once and know it again by them', () => {
    const digest = createHash('sha256').update(JSON.stringify(REVIEWER_WIRE_SCHEMA)).digest('hex');

    // A change here is a change of the prompt: it costs every user one compilation and ends the use of old caches.
    expect(digest.slice(0, 16)).toBe('c3104b6a59ed9a38');
  });
});
