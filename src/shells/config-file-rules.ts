import { isObject, type JsonObject } from '../lib/json.ts';
import type { ConfigValues } from './config-file-read.ts';

/** What breaks a rule that stands between several keys, by JSON pointer. */
export type RuleProblem = { readonly pointer: string; readonly text: string };

const ROUTING = '/modelRouting';

/** Globs of all rules together: each is held against every file of a change. */
const MAX_GLOBS = 500;

/**
 * Rules that the schema does not hold. A group with a key that nobody knows is passed over: what it lacks may be what
 * that key was meant to be.
 */
export function ruleProblems({ value, misspelt }: Pick<ConfigValues, 'value' | 'misspelt'>): RuleProblem[] {
  const routing = isObject(value) ? value.modelRouting : undefined;
  if (!isObject(routing)) return [];
  const problems = [
    ...emptyConditions(routing.rules).filter(({ pointer }) => !misspelt.has(pointer)),
    ...tooManyGlobs(routing.rules),
  ];
  if (routing.enabled === false || misspelt.has(ROUTING)) return problems;
  return [...problems, ...strategyProblems(routing)];
}

/** A condition that holds for every file would be a panel of its own for all of them, and is not meant as one. */
function emptyConditions(rules: unknown): RuleProblem[] {
  if (!Array.isArray(rules)) return [];
  return rules.flatMap((rule: unknown, at) => {
    const when = isObject(rule) ? rule.when : undefined;
    if (!isObject(when) || Object.keys(when).length > 0) return [];
    return [{ pointer: `${ROUTING}/rules/${at}/when`, text: 'must name paths, risk or language' }];
  });
}

function tooManyGlobs(rules: unknown): RuleProblem[] {
  if (!Array.isArray(rules)) return [];
  const paths = rules.flatMap((rule: unknown): unknown => {
    const when = isObject(rule) ? rule.when : undefined;
    return isObject(when) && Array.isArray(when.paths) ? when.paths : [];
  });
  if (paths.length <= MAX_GLOBS) return [];
  const text = `hold ${paths.length} globs together, at most ${MAX_GLOBS} are taken: write fewer, wider ones`;
  return [{ pointer: `${ROUTING}/rules`, text }];
}

function strategyProblems({ strategy, rules, budgetCeilingUsd }: JsonObject): RuleProblem[] {
  const problems: RuleProblem[] = [];
  const say = (key: string, text: string): void => {
    problems.push({ pointer: `${ROUTING}${key}`, text });
  };
  if (strategy === undefined && (rules !== undefined || budgetCeilingUsd !== undefined)) {
    say('', 'must have the key strategy: manual with rules, cost-ceiling with a ceiling alone');
  }
  if (strategy === 'manual' && rules === undefined) {
    say('/strategy', 'manual needs the key rules beside it');
  }
  if (strategy === 'cost-ceiling' && budgetCeilingUsd === undefined) {
    say('/strategy', 'cost-ceiling needs the key budgetCeilingUsd beside it');
  }
  if (strategy === 'cost-ceiling' && rules !== undefined) {
    say('/rules', 'go with the strategy manual only: take them out, or choose manual');
  }
  return problems;
}
