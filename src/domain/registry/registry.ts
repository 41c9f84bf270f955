import { API_RULES } from './api.ts';
import { DELIVERY_RULES } from './delivery.ts';
import type { RegistryEntry } from './entry.ts';
import { PERFORMANCE_RULES } from './performance.ts';
import { SECURITY_RULES } from './security.ts';
import { TEST_RULES } from './tests.ts';

/** The rules that come with the program, in the order of their ids by group. */
export const SHIPPED_RULES: readonly RegistryEntry[] = [
  ...SECURITY_RULES,
  ...DELIVERY_RULES,
  ...API_RULES,
  ...TEST_RULES,
  ...PERFORMANCE_RULES,
];
