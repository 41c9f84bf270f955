import { CORRECTNESS_RULES } from '../../../src/domain/registry/correctness.ts';
import { describeRules } from '../../support/rule-table.ts';
import { EFFECT_TABLES } from './correctness-effect-tables.ts';
import { FORMAT_TABLES } from './correctness-format-tables.ts';
import { OBJECT_TABLES } from './correctness-object-tables.ts';
import { STATEMENT_TABLES } from './correctness-statement-tables.ts';
import { VALUE_TABLES } from './correctness-value-tables.ts';

describeRules('rules about correctness', CORRECTNESS_RULES, [
  ...OBJECT_TABLES,
  ...VALUE_TABLES,
  ...STATEMENT_TABLES,
  ...EFFECT_TABLES,
  ...FORMAT_TABLES,
]);
