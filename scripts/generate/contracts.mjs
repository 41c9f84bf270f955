import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every contract with the name of its type, in the order in which they are shown to people. */
export const CONTRACT_TYPES = {
  'reviewer-output': 'ReviewerOutput',
  'triage-output': 'TriageOutput',
  'diff-risk': 'DiffRisk',
  'dev-critic-output': 'DevCriticOutput',
  'analysis-output': 'AnalysisOutput',
  'clarify-output': 'ClarifyOutput',
  'agent-state': 'AgentState',
  review: 'ReviewDocument',
  memory: 'Memory',
  recording: 'Recording',
  config: 'RepositoryConfig',
  rules: 'RuleRegistry',
};

/** Definitions that are also compiled alone: contract, definition, exported name. */
export const PARTS = [{ contract: 'reviewer-output', definition: 'finding', exported: 'validateFinding' }];

/** Keywords whose keys are names of the document, not keywords. */
const NAME_MAPS = new Set(['properties', 'patternProperties', '$defs', 'definitions']);

export function readSchema(root, name) {
  return JSON.parse(readFileSync(join(root, 'schemas', `${name}.schema.json`), 'utf8'));
}

/** Copies a schema, each schema object inside it passed through `change` on the way up. */
export function mapSchema(schema, change) {
  if (Array.isArray(schema)) return schema.map((item) => mapSchema(item, change));
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = {};
  for (const [key, value] of Object.entries(schema)) {
    copy[key] = NAME_MAPS.has(key)
      ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapSchema(inner, change)]))
      : mapSchema(value, change);
  }
  return change(copy);
}
