import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { CONFORMANCE_STATUSES } from '../../../src/domain/criteria.ts';
import { CATEGORIES } from '../../../src/domain/finding.ts';
import { SEVERITIES } from '../../../src/domain/severity.ts';
import { CRITERIA_WIRE_SCHEMA, REVIEWER_WIRE_SCHEMA } from '../../../src/stages/panel/wire.ts';

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
  it.each([
    ['plain', REVIEWER_WIRE_SCHEMA],
    ['with rules', CRITERIA_WIRE_SCHEMA],
  ])('stays within what every vendor takes: %s', (_, schema) => {
    const nodes = nodesOf(schema);
    const names = nodes.flatMap((node) => Object.keys(Object(node.properties)));
    const values = nodes.flatMap((node) => (Array.isArray(node.enum) ? node.enum : []));

    expect(faultsOf(schema)).toEqual([]);
    expect(schema.type).toBe('object');
    expect(names.length).toBeLessThanOrEqual(MAX_PROPERTIES);
    expect(values.length).toBeLessThanOrEqual(MAX_ENUM_VALUES);
    expect([...names, ...values].join('').length).toBeLessThanOrEqual(MAX_NAME_CHARACTERS);
    expect(schema.title).toMatch(NAME);
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

  it('has a citation and one row for each rule where there are rules, and is the same in all else', () => {
    const findings = Object(REVIEWER_WIRE_SCHEMA.properties).findings;
    const text = { type: 'string' };

    expect(CRITERIA_WIRE_SCHEMA).toMatchObject({
      title: 'reviewer-output',
      required: ['findings', 'conformance', 'approved'],
      properties: {
        findings: {
          items: {
            required: [...findings.items.required, 'ruleId'],
            properties: { ...findings.items.properties, ruleId: text },
          },
        },
        conformance: {
          items: {
            required: ['ruleId', 'status', 'evidence'],
            properties: { ruleId: text, status: { enum: CONFORMANCE_STATUSES }, evidence: text },
          },
        },
      },
    });
  });

  it.each([
    ['plain', REVIEWER_WIRE_SCHEMA, 'c3104b6a59ed9a38'],
    ['with rules', CRITERIA_WIRE_SCHEMA, '48fdd470b9d37422'],
  ])('keeps its bytes: vendors compile a schema once and know it again by them: %s', (_, schema, known) => {
    const digest = createHash('sha256').update(JSON.stringify(schema)).digest('hex');

    // A change here is a change of the prompt: it costs every user one compilation and ends the use of old caches.
    expect(digest.slice(0, 16)).toBe(known);
  });
});
