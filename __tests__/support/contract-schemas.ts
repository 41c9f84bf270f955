import { readFileSync } from 'node:fs';
import type { ContractName } from '../../src/domain/contract.ts';
import type { Schema } from './schema-documents.ts';

/** Contracts that are kept exactly; the fixtures hold them without titles and descriptions. */
export const KEPT_CONTRACTS = [
  'triage-output',
  'diff-risk',
  'dev-critic-output',
  'analysis-output',
  'clarify-output',
  'agent-state',
] as const satisfies readonly ContractName[];

const ROOT = new URL('../../', import.meta.url);

function readSchema(folder: string, name: ContractName): Schema {
  return JSON.parse(readFileSync(new URL(`${folder}/${name}.schema.json`, ROOT), 'utf8'));
}

/** The schema as the project ships it. */
export function shippedSchema(name: ContractName): Schema {
  return readSchema('schemas', name);
}

/** The fixture of a contract that is kept; the schema itself for one of our own. */
export function independentSchema(name: ContractName): Schema {
  const kept: readonly ContractName[] = KEPT_CONTRACTS;
  return readSchema(kept.includes(name) ? '__tests__/fixtures/contracts' : 'schemas', name);
}
