import { API_RULES } from './api.ts';
import { CONCURRENCY_RULES } from './concurrency.ts';
import { CORRECTNESS_RULES } from './correctness.ts';
import { DELIVERY_RULES } from './delivery.ts';
import type { RegistryEntry } from './entry.ts';
import { ERROR_RULES } from './errors.ts';
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
  ...CORRECTNESS_RULES,
  ...ERROR_RULES,
  ...CONCURRENCY_RULES,
];
