import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { independentSchema, KEPT_CONTRACTS } from '../support/contract-schemas.ts';
import { referenceCompiler } from '../support/reference-validator.ts';
import { documentsOf, isObject, mutationsOf, type Schema } from '../support/schema-documents.ts';

const DOCUMENTS = 10;
const SEED = 20_260_102;

const BOUNDS = [
  'enum',
  'const',
  'type',
  'minimum',
  'maximum',
  'minLength',
  'minItems',
  'maxItems',
  'pattern',
  'format',
  'if',
];
const NAME_MAPS = ['properties', 'patternProperties', '$defs'];

/** A verification without a result meets its own condition, whose consequence asks for the result again. */
const ASKED_TWICE = '/verification not requiring result';

type Weakened = { readonly what: string; readonly schema: Schema };

/** The schema with one constraint less, for each of its constraints. */
function* weakened(schema: unknown, at = ''): Generator<Weakened> {
  if (!isObject(schema)) return;
  for (const keyword of BOUNDS) {
    if (!(keyword in schema) || (keyword === 'type' && ('enum' in schema || 'const' in schema))) continue;
    const { [keyword]: _gone, ...rest } = schema;
    yield { what: `${at} without ${keyword}`, schema: rest };
  }
  if (schema.additionalProperties === false) {
    yield { what: `${at} open`, schema: { ...schema, additionalProperties: true } };
  }
  const required = Array.isArray(schema.required) ? schema.required : [];
  for (const name of required) {
    yield {
      what: `${at} not requiring ${name}`,
      schema: { ...schema, required: required.filter((other) => other !== name) },
    };
  }
  for (const keyword of NAME_MAPS) {
    const map = schema[keyword];
    if (!isObject(map)) continue;
    for (const [name, inner] of Object.entries(map)) {
      for (const { what, schema: part } of weakened(inner, `${at}/${name}`)) {
        yield { what, schema: { ...schema, [keyword]: { ...map, [name]: part } } };
      }
    }
  }
  for (const { what, schema: part } of weakened(schema.items, `${at}[]`))
    yield { what, schema: { ...schema, items: part } };
}

describe('schemas', () => {
  it.each(KEPT_CONTRACTS)(
    'compares %s on documents that notice each constraint that is taken out',
    (name) => {
      const schema = independentSchema(name);
      const holds = referenceCompiler(schema)(schema);
      const documents = fc.sample(documentsOf(schema, referenceCompiler(schema)), {
        numRuns: DOCUMENTS,
        seed: SEED,
      });
      const rejected = documents
        .flatMap((document) => mutationsOf(schema, document).map((mutation) => mutation.document()))
        .filter((value) => !holds(value));
      const unnoticed = [...weakened(schema)].filter(({ schema: weaker }) => {
        const accepts = referenceCompiler(weaker)(weaker);
        return !rejected.some(accepts);
      });
      expect(unnoticed.map(({ what }) => what).filter((what) => what !== ASKED_TWICE)).toEqual([]);
    },
  );
});
