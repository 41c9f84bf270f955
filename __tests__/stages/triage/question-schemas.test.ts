import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { WireSchema } from '../../../src/domain/ports.ts';
import { SEVERITIES } from '../../../src/domain/severity.ts';
import { BASES, BUCKETS } from '../../../src/domain/triage.ts';
import { isObject, type JsonObject } from '../../../src/lib/json.ts';
import { JUDGE_SCHEMAS } from '../../../src/stages/triage/judge-words.ts';
import { REBUT_SCHEMA } from '../../../src/stages/triage/rebut-words.ts';

/** What is beyond the common subset of the vendors' structured outputs. */
function faultsOf(node: JsonObject): string[] {
  const { type, enum: words, description, title, properties, required, additionalProperties, items } = node;
  const known = { type, enum: words, description, title, properties, required, additionalProperties, items };
  const children = [
    ...Object.values(isObject(properties) ? properties : {}),
    ...(isObject(items) ? [items] : []),
  ];
  const isClosed =
    additionalProperties === false &&
    JSON.stringify(required) === JSON.stringify(Object.keys(Object(properties)));
  return [
    ...Object.keys(node).filter((key) => !(key in known)),
    ...(typeof type === 'string' ? [] : ['type']),
    ...(type === 'object' && !isClosed ? ['open'] : []),
    ...(type === 'array' && !isObject(items) ? ['items'] : []),
    ...children.filter(isObject).flatMap(faultsOf),
  ];
}

const SCHEMAS: readonly [string, WireSchema, string][] = [
  ['triage-decisions', JUDGE_SCHEMAS['triage-decisions'], 'bf959fdc2c68b618'],
  ['cross-check', JUDGE_SCHEMAS['cross-check'], '72d4ec5e22374d4b'],
  ['rebuttal', REBUT_SCHEMA, '333a7418ba083f8b'],
];

describe('stages/triage schemas of questions', () => {
  it.each(SCHEMAS)('stay within what every vendor takes, and are named by their task: %s', (task, schema) => {
    expect(schema.title).toBe(task);
    expect(schema.type).toBe('object');
    expect(faultsOf(schema)).toEqual([]);
  });

  it.each<[string, JsonObject]>([
    ['a bound', { type: 'integer', minimum: 0 }],
    ['a null', { type: ['string', 'null'] }],
    ['an open object', { type: 'object', properties: {}, required: [] }],
    [
      'an optional member',
      { type: 'object', additionalProperties: false, properties: { a: { type: 'string' } }, required: [] },
    ],
    ['a list of anything', { type: 'array' }],
  ])('are held to rules that refuse %s', (_, schema) => {
    expect(faultsOf(schema)).not.toEqual([]);
  });

  it('name the words of the domain', () => {
    expect(JUDGE_SCHEMAS['triage-decisions']).toMatchObject({
      properties: {
        decisions: {
          items: {
            required: ['id', 'bucket', 'basis', 'severity', 'reason', 'evidence', 'fix'],
            properties: { bucket: { enum: BUCKETS }, basis: { enum: BASES }, severity: { enum: SEVERITIES } },
          },
        },
      },
    });
    expect(REBUT_SCHEMA).toMatchObject({
      properties: {
        positions: {
          items: {
            required: ['id', 'stand', 'reason'],
            properties: { stand: { enum: ['uphold', 'withdraw'] } },
          },
        },
      },
    });
  });

  it.each(SCHEMAS)('keep their bytes, since vendors know a schema again by them: %s', (_, schema, digest) => {
    // A change here costs every user one compilation and ends the use of old caches.
    expect(createHash('sha256').update(JSON.stringify(schema)).digest('hex').slice(0, 16)).toBe(digest);
  });
});
