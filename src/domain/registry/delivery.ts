import { CONTAINER_RULES } from './delivery-container.ts';
import { SHELL_RULES } from './delivery-shell.ts';
import { SQL_RULES } from './delivery-sql.ts';
import { WORKFLOW_RULES } from './delivery-workflow.ts';
import type { RegistryEntry } from './entry.ts';

/** Rules about what builds, ships and migrates a program: images, pipelines, scripts, statements of a database. */
export const DELIVERY_RULES: readonly RegistryEntry[] = [
  ...CONTAINER_RULES,
  ...WORKFLOW_RULES,
  ...SHELL_RULES,
  ...SQL_RULES,
];
