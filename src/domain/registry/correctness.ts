import { ABSENCE_RULES } from './correctness-absence.ts';
import { BRANCH_RULES } from './correctness-branches.ts';
import { EFFECT_RULES } from './correctness-effects.ts';
import { FORMAT_RULES } from './correctness-formats.ts';
import { LEFTOVER_RULES } from './correctness-leftovers.ts';
import { LOOP_RULES } from './correctness-loops.ts';
import { VALUE_RULES } from './correctness-values.ts';
import type { RegistryEntry } from './entry.ts';

/** Rules about code that does something else than it says. */
export const CORRECTNESS_RULES: readonly RegistryEntry[] = [
  ...VALUE_RULES,
  ...BRANCH_RULES,
  ...EFFECT_RULES,
  ...LOOP_RULES,
  ...FORMAT_RULES,
  ...ABSENCE_RULES,
  ...LEFTOVER_RULES,
];
