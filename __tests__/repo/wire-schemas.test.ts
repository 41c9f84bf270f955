/**
 * Every schema that models answer in lies in the strictest common subset of the vendors' structured outputs:
 * https://platform.claude.com/docs/en/build-with-claude/structured-outputs,
 * https://platform.openai.com/docs/guides/structured-outputs, https://ai.google.dev/gemini-api/docs/structured-output.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { openApiSchema } from '../../src/adapters/llm/google-schema.ts';
import type { WireSchema } from '../../src/domain/ports.ts';
import { isObject, type JsonObject } from '../../src/lib/json.ts';
import { CRITERIA_WIRE_SCHEMA, REVIEWER_WIRE_SCHEMA } from '../../src/stages/panel/wire.ts';
import { JUDGE_SCHEMAS } from '../../src/stages/triage/judge-words.ts';
import { REBUT_SCHEMA } from '../../src/stages/triage/rebut-words.ts';
import { PROJECT } from '../support/project.ts';
import { CONTRACTS_DIR, loadContract } from '../support/vendor-contract.ts';

type Vendor = 'anthropic' | 'openai' | 'google';

const SCHEMAS: readonly WireSchema[] = [
  REVIEWER_WIRE_SCHEMA,
  CRITERIA_WIRE_SCHEMA,
  ...Object.values(JUDGE_SCHEMAS),
  REBUT_SCHEMA,
];

/** Which vendors take a keyword with its full meaning; one that is not here is taken by none of them. */
const KEYWORDS: Readonly<Record<string, readonly Vendor[]>> = {
  type: ['anthropic', 'openai', 'google'],
  title: ['anthropic', 'openai', 'google'],
  description: ['anthropic', 'openai', 'google'],
  properties: ['anthropic', 'openai', 'google'],
  required: ['anthropic', 'openai', 'google'],
  additionalProperties: ['anthropic', 'openai', 'google'],
  items: ['anthropic', 'openai', 'google'],
  enum: ['anthropic', 'openai', 'google'],
  anyOf: ['anthropic', 'openai', 'google'],
  $ref: ['anthropic', 'openai', 'google'],
  $defs: ['anthropic', 'openai', 'google'],
  const: ['anthropic', 'openai'],
  allOf: ['anthropic'],
  oneOf: ['google'],
  format: ['anthropic', 'openai', 'google'],
  pattern: ['openai'],
  minimum: ['openai', 'google'],
  maximum: ['openai', 'google'],
  multipleOf: ['openai'],
  minItems: ['openai', 'google'],
  maxItems: ['openai', 'google'],
  prefixItems: ['google'],
  propertyOrdering: ['google'],
};

/**
 * Taken by all, and still left out: unions count against a limit of Anthropic's grammar, references are resolved by some
 * gateways in front of the vendors and not by others, and the formats that are known differ.
 */
const AVOIDED: ReadonlySet<string> = new Set(['anyOf', '$ref', '$defs', 'format']);

const VENDORS: readonly Vendor[] = ['anthropic', 'openai', 'google'];
const TYPES: ReadonlySet<unknown> = new Set(['object', 'array', 'string', 'integer', 'number', 'boolean']);

/** OpenAI's limits; the other vendors' are wider or not told. */
const MAX_DEPTH = 10;
const MAX_PROPERTIES = 5_000;
const MAX_ENUM_VALUES = 1_000;
const MAX_NAME_CHARACTERS = 120_000;

/** OpenAI names a schema by its title. */
const NAME = /^[A-Za-z0-9_-]{1,64}$/;

/** Everything about one node and below it that some vendor would refuse. */
function faultsOf(node: unknown, place: string, depth: number): readonly string[] {
  if (!isObject(node)) return [`${place}: is no schema`];
  return [
    ...Object.keys(node).flatMap((keyword) => keywordFaults(keyword, place)),
    ...(TYPES.has(node.type) ? [] : [`${place}: the type ${JSON.stringify(node.type)}`]),
    ...(depth > MAX_DEPTH ? [`${place}: too deep`] : []),
    ...enumFaults(node, place),
    ...shapeFaults(node, place),
    ...childrenOf(node).flatMap(([name, child]) => faultsOf(child, `${place}/${name}`, depth + 1)),
  ];
}

function keywordFaults(keyword: string, place: string): readonly string[] {
  const missing = VENDORS.filter((vendor) => !(KEYWORDS[keyword] ?? []).includes(vendor));
  if (missing.length > 0) return [`${place}: ${keyword} is not taken by ${missing.join(', ')}`];
  return AVOIDED.has(keyword) ? [`${place}: ${keyword} is avoided`] : [];
}

/** Gemini takes words only. */
function enumFaults({ type, enum: values }: JsonObject, place: string): readonly string[] {
  if (values === undefined) return [];
  const isRight =
    Array.isArray(values) && values.length > 0 && values.every((value) => typeof value === 'string');
  if (!isRight || type !== 'string') return [`${place}: an enum of other things than words`];
  return new Set(values).size === values.length ? [] : [`${place}: a word twice`];
}

/** A keyword of one type beside another means different things to different vendors. */
function shapeFaults(node: JsonObject, place: string): readonly string[] {
  const { type, properties, required, additionalProperties, items } = node;
  const ofObject = [properties, required, additionalProperties];
  const faults: string[] = [];
  if (type !== 'array' && items !== undefined) faults.push(`${place}: items of no list`);
  if (type === 'array' && !isObject(items)) faults.push(`${place}: a list of anything`);
  if (type !== 'object')
    return ofObject.some((part) => part !== undefined)
      ? [...faults, `${place}: members of no object`]
      : faults;
  const names = isObject(properties) ? Object.keys(properties) : [];
  if (names.length === 0) faults.push(`${place}: an object without members`);
  if (additionalProperties !== false) faults.push(`${place}: open`);
  if (JSON.stringify(required) !== JSON.stringify(names)) faults.push(`${place}: not all required, in order`);
  return faults;
}

function childrenOf(node: JsonObject): readonly (readonly [string, unknown])[] {
  const properties = isObject(node.properties) ? Object.entries(node.properties) : [];
  return isObject(node.items) ? [...properties, ['items', node.items]] : properties;
}

function nodesOf(node: unknown): readonly JsonObject[] {
  return isObject(node) ? [node, ...childrenOf(node).flatMap(([, child]) => nodesOf(child))] : [];
}

/** What is wrong with a schema as a whole, its nodes included. */
function lint(schema: JsonObject): readonly string[] {
  const nodes = nodesOf(schema);
  const names = nodes.flatMap(({ properties }) => (isObject(properties) ? Object.keys(properties) : []));
  const values = nodes.flatMap((node) => (Array.isArray(node.enum) ? node.enum : []));
  return [
    ...faultsOf(schema, '', 1),
    ...(schema.type === 'object' ? [] : [': the root is no object']),
    ...(typeof schema.title === 'string' && NAME.test(schema.title) ? [] : [': no title that can be a name']),
    ...(names.length > MAX_PROPERTIES ? [': too many members'] : []),
    ...(values.length > MAX_ENUM_VALUES ? [': too many words'] : []),
    ...([...names, ...values].join('').length > MAX_NAME_CHARACTERS ? [': too much text in names'] : []),
  ];
}

/** Where a schema is changed: at its root or at its first node of a type. */
type Place = 'root' | 'string' | 'array';

/** The schema with members of one node set, or taken out where their value is undefined. */
function changed(schema: WireSchema, place: Place, members: JsonObject): JsonObject {
  const copy: JsonObject = structuredClone(schema);
  const node = place === 'root' ? copy : nodesOf(copy).find(({ type }) => type === place);
  if (node === undefined) throw new Error(`no node of type ${place}`);
  Object.assign(node, members);
  const parsed: unknown = JSON.parse(JSON.stringify(copy));
  return isObject(parsed) ? parsed : {};
}

/** A schema that is too deep by its lists alone. */
function nested(levels: number): JsonObject {
  return levels === 0 ? { type: 'string' } : { type: 'array', items: nested(levels - 1) };
}

function members(count: number, nameLength: number): JsonObject {
  const names = Array.from({ length: count }, (_, at) => `${at}`.padStart(nameLength, 'x'));
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  return { type: 'object', additionalProperties: false, properties, required: Object.keys(properties) };
}

const NAMED = { $schema: 'https://json-schema.org/draft/2020-12/schema' };

const MUTATIONS: readonly (readonly [name: string, place: Place, members: JsonObject, fault: RegExp])[] = [
  ['a bound', 'string', { minLength: 1 }, /minLength is not taken by anthropic, openai, google$/],
  ['a pattern', 'string', { pattern: 'a' }, /pattern is not taken by anthropic, google$/],
  ['a minimum', 'string', { minimum: 0 }, /minimum is not taken by anthropic$/],
  ['a number of items', 'array', { maxItems: 5 }, /maxItems is not taken by anthropic$/],
  ['a constant', 'string', { const: 'a' }, /const is not taken by google$/],
  ['one of', 'string', { oneOf: [] }, /oneOf is not taken by anthropic, openai$/],
  ['a condition', 'root', { if: {} }, /if is not taken by/],
  ['a dialect', 'root', NAMED, /\$schema is not taken by/],
  ['a reference', 'array', { $ref: '#' }, /\$ref is avoided/],
  ['a union', 'string', { anyOf: [] }, /anyOf is avoided/],
  ['a null', 'string', { type: ['string', 'null'] }, /the type \["string","null"\]/],
  ['no type', 'string', { type: undefined }, /the type undefined/],
  ['an open object', 'root', { additionalProperties: undefined }, /^: open$/],
  ['an object of any others', 'root', { additionalProperties: {} }, /^: open$/],
  ['an optional member', 'root', { required: [] }, /^: not all required/],
  ['another order', 'array', { items: { ...members(2, 1), required: ['1', '0'] } }, /: not all required/],
  ['a list of anything', 'array', { items: undefined }, /a list of anything/],
  ['items of a word', 'string', { items: { type: 'string' } }, /items of no list/],
  ['members of a word', 'string', { required: [] }, /members of no object/],
  ['an object of nothing', 'array', { items: members(0, 1) }, /without members/],
  ['a schema that is true', 'root', { properties: { a: true } }, /^\/a: is no schema$/],
  ['numbers as words', 'string', { enum: [1] }, /other things than words/],
  ['words that are numbers', 'string', { type: 'integer', enum: ['1'] }, /other things than words/],
  ['no words', 'string', { enum: [] }, /other things than words/],
  ['a word twice', 'string', { enum: ['a', 'a'] }, /a word twice/],
  ['depth', 'array', { items: nested(MAX_DEPTH) }, /too deep/],
  ['many members', 'array', { items: members(MAX_PROPERTIES, 4) }, /too many members/],
  ['many words', 'string', { enum: words(MAX_ENUM_VALUES + 1) }, /too many words/],
  ['long names', 'array', { items: members(100, 1_300) }, /too much text/],
  ['a list for a root', 'root', { type: 'array', items: { type: 'string' } }, /root is no object/],
  ['a name with blanks', 'root', { title: 'a b' }, /no title/],
  ['no name', 'root', { title: undefined }, /no title/],
];

function words(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => `w${at}`);
}

/** Source files that hold a schema of this kind, by its type. */
function filesWithSchemas(folder: string): readonly string[] {
  return readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name))
    .filter((path) =>
      /: (?:Readonly<Record<[^=]*)?WireSchema>*\s*=/.test(readFileSync(join(PROJECT, path), 'utf8')),
    );
}

describe('wire schemas', () => {
  it.each(SCHEMAS.map((schema) => [schema.title, schema] as const))(
    '%s lies in what every vendor takes',
    (_, schema) => {
      expect(lint(schema)).toEqual([]);
    },
  );

  it('are all of them in this test', () => {
    expect(filesWithSchemas('src').map((path) => path.replaceAll('\\', '/'))).toEqual([
      'src/stages/panel/wire.ts',
      'src/stages/triage/judge-words.ts',
      'src/stages/triage/rebut-words.ts',
    ]);
    // A review is one task, whichever of its two forms is asked for.
    expect(CRITERIA_WIRE_SCHEMA.title).toBe(REVIEWER_WIRE_SCHEMA.title);
    expect(new Set(SCHEMAS.map(({ title }) => title)).size).toBe(SCHEMAS.length - 1);
  });

  it.each(MUTATIONS)('%s (%s) is refused', (_, place, members, fault) => {
    for (const schema of SCHEMAS) {
      expect(lint(changed(schema, place, members))).toContainEqual(expect.stringMatching(fault));
    }
  });

  const described = CONTRACTS_DIR === null ? it.skip : it;

  described.each(SCHEMAS.map((schema) => [schema.title, schema] as const))(
    '%s is as Gemini describes its older form',
    (_, schema) => {
      const { document } = loadContract(CONTRACTS_DIR ?? '', 'gemini');

      expect(document('Schema', openApiSchema(schema))).toEqual([]);
      expect(document('Schema', schema)).not.toEqual([]);
    },
  );
});
