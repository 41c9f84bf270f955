import schema from '../../schemas/rules.schema.json' with { type: 'json' };
import type { SchemaNode } from './config-file-schema.ts';

/** The schema of a registry of rules, as editors complete from it. */
export const RULES_SCHEMA: SchemaNode = schema;
