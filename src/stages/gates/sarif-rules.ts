import type { Severity } from '../../domain/severity.ts';
import { isObject, type JsonObject } from '../../lib/json.ts';
import { indexAt, listAt, objectAt, textAt, valueAt } from './sarif-shape.ts';

/** SARIF's levels; https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/sarif-v2.1.0-os.html, 3.27.10. */
const LEVELS = ['error', 'warning', 'note', 'none'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * How grave a result is by its level. GitHub fails its own check on `error` too, but for most linters `error` is no more
 * than a rule that is switched on: `fail-on: important` stops at them.
 */
export const LEVEL_SEVERITIES: Readonly<Record<Exclude<Level, 'none'>, Severity>> = {
  error: 'important',
  warning: 'suggestion',
  note: 'suggestion',
};

/**
 * How grave a result is by `security-severity`, a number from 0 to 10 that goes before the level; GitHub's bands
 * (critical and high from 7.0, medium from 4.0, low above 0), of which critical and high fail its check:
 * https://docs.github.com/en/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning
 */
export const SECURITY_BANDS: readonly { readonly from: number; readonly severity: Severity }[] = [
  { from: 7, severity: 'blocking' },
  { from: 4, severity: 'important' },
  { from: Number.MIN_VALUE, severity: 'suggestion' },
];

/** A rule as a result names it. */
export type RuleOf = { readonly id: string | null; readonly rule: JsonObject; readonly level: Level };

/** What a run says of its rules, ready to be asked for those of its results. */
export function rulesIn(run: unknown): (result: unknown) => RuleOf {
  const book = bookOf(run);
  const overrides = overridesIn(run);
  return (result) => {
    const named = textAt(result, 'ruleId') ?? textAt(objectAt(result, 'rule'), 'id');
    const rule = ruleAt(result, book) ?? ruleNamed(named, book.byId) ?? {};
    const id = named ?? textAt(rule, 'id');
    const given = levelOf(valueAt(result, 'level'));
    return { id, rule, level: given ?? overrides.get(textAt(rule, 'id') ?? id ?? '') ?? usualLevel(rule) };
  };
}

/** Rules by their place: those of the tool itself, and those of each extension; and all of them by id. */
type RuleBook = {
  readonly driver: readonly unknown[];
  readonly extensions: readonly (readonly unknown[])[];
  readonly byId: ReadonlyMap<string, JsonObject>;
};

function bookOf(run: unknown): RuleBook {
  const tool = objectAt(run, 'tool');
  const driver = listAt(objectAt(tool, 'driver'), 'rules');
  const extensions = listAt(tool, 'extensions').map((extension) => listAt(extension, 'rules'));
  const byId = new Map<string, JsonObject>();
  for (const rule of [driver, ...extensions].flat()) {
    const id = textAt(rule, 'id');
    if (id !== null && isObject(rule) && !byId.has(id)) byId.set(id, rule);
  }
  return { driver, extensions, byId };
}

/** The rule that a result points at by its place. */
function ruleAt(result: unknown, { driver, extensions }: RuleBook): JsonObject | undefined {
  const reference = objectAt(result, 'rule');
  const index = indexAt(result, 'ruleIndex') ?? indexAt(reference, 'index');
  const component = indexAt(objectAt(reference, 'toolComponent'), 'index');
  const list = component === null ? driver : (extensions[component] ?? []);
  const rule = index === null ? undefined : list[index];
  return isObject(rule) ? rule : undefined;
}

/** `CA1000/static` is a case of the rule `CA1000`. */
function ruleNamed(id: string | null, byId: ReadonlyMap<string, JsonObject>): JsonObject | undefined {
  if (id === null) return undefined;
  const slash = id.lastIndexOf('/');
  return byId.get(id) ?? (slash > 0 ? byId.get(id.slice(0, slash)) : undefined);
}

function usualLevel(rule: unknown): Level {
  return levelOf(valueAt(objectAt(rule, 'defaultConfiguration'), 'level')) ?? 'warning';
}

/** Levels that were set for the run, by the id of the rule. */
function overridesIn(run: unknown): ReadonlyMap<string, Level> {
  const levels = new Map<string, Level>();
  for (const invocation of listAt(run, 'invocations')) {
    for (const override of listAt(invocation, 'ruleConfigurationOverrides')) {
      const id = textAt(objectAt(override, 'descriptor'), 'id');
      const level = levelOf(valueAt(objectAt(override, 'configuration'), 'level'));
      if (id !== null && level !== null) levels.set(id, level);
    }
  }
  return levels;
}

function levelOf(value: unknown): Level | null {
  return LEVELS.find((level) => level === value) ?? null;
}

/** How grave a result is; null for one that is none (`level: none`). */
export function severityOf(result: unknown, { rule, level }: RuleOf): Severity | null {
  const number = securitySeverity(result) ?? securitySeverity(rule);
  const band = number === null ? undefined : SECURITY_BANDS.find(({ from }) => number >= from);
  return band?.severity ?? (level === 'none' ? null : LEVEL_SEVERITIES[level]);
}

/** The number as tools write it: as text, as the property asks for, or as a number. */
function securitySeverity(holder: unknown): number | null {
  const value = valueAt(objectAt(holder, 'properties'), 'security-severity');
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^\d{1,2}(?:\.\d{1,6})?$/.test(text.trim()) ? Number(text) : null;
}
