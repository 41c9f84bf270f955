import type { RegistryEntry } from './entry.ts';
import { SECURITY_RULES } from './security.ts';

/** The rules that come with the program, in the order of their ids by group. */
export const SHIPPED_RULES: readonly RegistryEntry[] = [...SECURITY_RULES];
