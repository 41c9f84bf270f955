import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CONTRACTS, type ContractName, isContract, loadValidator } from '../../src/domain/contract.ts';
import { independentSchema } from '../support/contract-schemas.ts';
import { referenceCompiler } from '../support/reference-validator.ts';
import { documentsOf, isObject, mutationsOf } from '../support/schema-documents.ts';

const DOCUMENTS = 250;
const LEAST_MUTATIONS = 2_000;
const MUTATIONS_PER_DOCUMENT = 20;
const SEED = 20_260_101;

type Verdict = (value: unknown) => boolean;

/** Plain ajv on the independent copy of the schema, and on those of the contracts embedded in it. */
function referenceVerdict(name: ContractName): Verdict {
  const schema = independentSchema(name);
  const own = referenceCompiler(schema)(schema);
  const inner = Object.entries(isObject(schema.properties) ? schema.properties : {}).flatMap(
    ([key, part]) => {
      const contract = isObject(part) ? String(part.contract) : '';
      return isContract(contract) ? [[key, referenceVerdict(contract)] as const] : [];
    },
  );
  return (value) =>
    own(value) &&
    // A document that is null or absent is the outer contract's business.
    inner.every(([key, verdict]) => !isObject(value) || (value[key] ?? null) === null || verdict(value[key]));
}

function documents(name: ContractName): fc.Arbitrary<unknown> {
  const schema = independentSchema(name);
  const embedded = (contract: string) => documents(contract as ContractName);
  return documentsOf(schema, referenceCompiler(schema), embedded);
}

/** Evenly spread over the document, beginning elsewhere for each document. */
function spread<T>(items: readonly T[], count: number, shift: number): readonly T[] {
  const step = Math.max(1, Math.floor(items.length / count));
  return items.filter((_item, at) => (at + shift) % step === 0);
}

describe('schemas', () => {
  it.each(CONTRACTS)(
    'gives the verdict of plain ajv on documents of %s and on single mutations of them',
    async (name) => {
      const schema = independentSchema(name);
      const expected = referenceVerdict(name);
      const validator = await loadValidator(name);
      const count = { documents: 0, mutations: 0, valid: 0, invalid: 0 };
      const wrong: string[] = [];
      for (const document of fc.sample(documents(name), { numRuns: DOCUMENTS, seed: SEED })) {
        if (!expected(document) || validator(document).length > 0)
          wrong.push(`valid: ${JSON.stringify(document)}`);
        for (const { what, document: mutant } of spread(
          mutationsOf(schema, document),
          MUTATIONS_PER_DOCUMENT,
          count.documents,
        )) {
          const value = mutant();
          const keeps = expected(value);
          count[keeps ? 'valid' : 'invalid']++;
          count.mutations++;
          if (keeps !== (validator(value).length === 0)) wrong.push(`${what}: ${JSON.stringify(value)}`);
        }
        count.documents++;
      }
      expect(wrong.slice(0, 3)).toEqual([]);
      expect(count.documents).toBe(DOCUMENTS);
      expect(count.mutations).toBeGreaterThanOrEqual(LEAST_MUTATIONS);
      expect(count.valid).toBeGreaterThan(0);
      expect(count.invalid).toBeGreaterThan(0);
    },
  );
});
