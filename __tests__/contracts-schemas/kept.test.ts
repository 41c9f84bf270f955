import { describe, expect, it } from '@jest/globals';
import { FILE_STATUSES, FORGES } from '../../src/domain/change.ts';
import { CODE_LANGUAGES } from '../../src/domain/code-language.ts';
import { CONCLUSIONS } from '../../src/domain/conclusion.ts';
import { CONTRACTS } from '../../src/domain/contract.ts';
import { CATEGORIES, GROUNDINGS } from '../../src/domain/finding.ts';
import { SLOT_STATUSES } from '../../src/domain/panel.ts';
import { STOP_REASONS } from '../../src/domain/ports.ts';
import { SEVERITIES } from '../../src/domain/severity.ts';
import { EFFORTS, PROVIDERS, SLOTS } from '../../src/domain/slot.ts';
import { BUCKETS } from '../../src/domain/triage.ts';
import { independentSchema, KEPT_CONTRACTS, shippedSchema } from '../support/contract-schemas.ts';
import { isObject } from '../support/schema-documents.ts';

const NAME_MAPS = ['properties', 'patternProperties', '$defs'];

/** The schema without its words; a property that is called `title` is a name, not a word. */
function structureOf(schema: unknown, names = false): unknown {
  if (Array.isArray(schema)) return schema.map((item) => structureOf(item));
  if (!isObject(schema)) return schema;
  const kept = Object.entries(schema).filter(([key]) => names || (key !== 'title' && key !== 'description'));
  return Object.fromEntries(
    kept.map(([key, value]) => [key, structureOf(value, !names && NAME_MAPS.includes(key))]),
  );
}

/** Every list of allowed values in a schema, null left out. */
function enumsOf(schema: unknown): readonly (readonly unknown[])[] {
  if (Array.isArray(schema)) return schema.flatMap(enumsOf);
  if (!isObject(schema)) return [];
  const own = Array.isArray(schema.enum) ? [schema.enum.filter((value) => value !== null)] : [];
  return [...own, ...Object.values(schema).flatMap(enumsOf)];
}

/** Object schemas that let unknown keys in. */
function openObjects(schema: unknown, at = ''): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap((item, index) => openObjects(item, `${at}/${index}`));
  if (!isObject(schema)) return [];
  const types = [schema.type].flat();
  const open =
    types.includes('object') && schema.additionalProperties === undefined && !('contract' in schema);
  const inner = Object.entries(schema).flatMap(([key, value]) => openObjects(value, `${at}/${key}`));
  return open ? [at, ...inner] : inner;
}

describe('schemas', () => {
  it.each(KEPT_CONTRACTS)('keeps the structure of %s, words left out', (name) => {
    expect(structureOf(shippedSchema(name))).toEqual(independentSchema(name));
  });

  it.each(KEPT_CONTRACTS)('gives %s words of its own', (name) => {
    expect(shippedSchema(name).title).toEqual(expect.any(String));
    expect(shippedSchema(name).description).toEqual(expect.any(String));
  });

  it('notices a changed bound, so that equality means something', () => {
    const schema = shippedSchema('diff-risk');
    expect(structureOf({ ...schema, required: ['files'] })).not.toEqual(independentSchema('diff-risk'));
  });

  it.each(CONTRACTS.filter((name) => !(KEPT_CONTRACTS as readonly string[]).includes(name)))(
    'closes every object of %s',
    (name) => {
      expect(openObjects(shippedSchema(name))).toEqual([]);
    },
  );

  it.each([
    ['severities', 'reviewer-output', SEVERITIES],
    ['severities', 'review', SEVERITIES],
    ['severities', 'rules', SEVERITIES],
    ['slots', 'review', SLOTS],
    ['categories', 'review', CATEGORIES],
    ['categories', 'rules', CATEGORIES],
    ['languages', 'rules', CODE_LANGUAGES],
    ['languages', 'config', CODE_LANGUAGES],
    ['groundings', 'review', GROUNDINGS],
    ['buckets', 'review', BUCKETS],
    ['conclusions', 'review', CONCLUSIONS],
    ['forges', 'review', FORGES],
    ['slot statuses', 'review', SLOT_STATUSES],
    ['slots', 'recording', SLOTS],
    ['providers', 'recording', PROVIDERS],
    ['efforts', 'recording', EFFORTS],
    ['stop reasons', 'recording', STOP_REASONS],
    ['file statuses', 'recording', FILE_STATUSES],
  ] as const)('allows exactly the %s of the domain in %s', (_what, name, values) => {
    expect(enumsOf(shippedSchema(name))).toContainEqual([...values]);
  });
});
