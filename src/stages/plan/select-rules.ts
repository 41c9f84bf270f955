import { Buffer } from 'node:buffer';
import type { ChangedFile } from '../../domain/change.ts';
import { type CodeLanguage, codeLanguageOf } from '../../domain/code-language.ts';
import { appliesTo, type Criteria, type LeftRule, type Rule, SHIPPED_SOURCE } from '../../domain/criteria.ts';
import { criteriaSection } from '../../domain/criteria-section.ts';
import { type CueText, cueFinder, cueText } from '../../domain/registry/cue.ts';
import type { RegistryEntry } from '../../domain/registry/entry.ts';
import { compareSeverity } from '../../domain/severity.ts';

/** How many rules a model is shown at most, and how many UTF-8 bytes of them: beyond that each is looked at less. */
export type RuleBudget = { readonly rules: number; readonly bytes: number };

/** What a model is shown at most. */
export const RULE_BUDGET: RuleBudget = { rules: 24, bytes: 12 * 1024 };

/** What rules are selected from, and for what. */
export type RuleChoice = {
  /** The rules of the repository, then those that come with the program. */
  readonly registry: readonly RegistryEntry[];
  /** The files that are for review. */
  readonly files: readonly ChangedFile[];
  /** The day of the run in UTC, YYYY-MM-DD. */
  readonly today: string;
  /** Null where all that applies is asked for. */
  readonly budget: RuleBudget | null;
};

/** What is searched of a line for a cue, in UTF-16 units: checks look at no more of it. */
const CUE_LINE = 4_000;

/**
 * The rules that a change is held against: those that apply to one of its files and find their cue on a line that is
 * added there. Those of the repository come first, then the gravest, then as the registry has them. A rule that applies
 * and is not selected is left with the reason. Neither depends on the order of the files.
 */
export function selectRules({ registry, files, today, budget }: RuleChoice): Criteria {
  const texts = files.map(searchable);
  const concerned = registry.filter((entry) => concerns(entry, texts));
  const rules: Rule[] = [];
  const left: LeftRule[] = [];
  for (const rule of [...concerned].sort(compareEntries).map(ruleOf)) {
    const reason = isExpired(rule, today) ? `expired on ${rule.expires}` : overBudget(rules, rule, budget);
    if (reason === null) rules.push(rule);
    else left.push({ id: rule.id, source: rule.source, reason });
  }
  return { rules, left };
}

/** What these rules take of every prompt, in UTF-8 bytes; 0 where there are none. */
export function criteriaBytes(rules: readonly Rule[]): number {
  return Buffer.byteLength(criteriaSection(rules));
}

/** The names of rules that one sentence holds. */
const NAMED_RULES = 8;

/** What was left, one sentence for each reason, for people. */
export function leftText(left: readonly LeftRule[]): readonly string[] {
  const byReason = new Map<string, string[]>();
  for (const { id, reason } of left) byReason.set(reason, [...(byReason.get(reason) ?? []), id]);
  return [...byReason].map(([reason, ids]) => {
    const rest = ids.length > NAMED_RULES ? ` and ${ids.length - NAMED_RULES} more` : '';
    const names = `${ids.slice(0, NAMED_RULES).join(', ')}${rest}`;
    const subject = ids.length === 1 ? `Rule ${names} was` : `Rules ${names} were`;
    return `${subject} not asked for: ${reason}.`;
  });
}

type SearchableFile = CueText & { readonly path: string; readonly language: CodeLanguage | null };

function searchable({ path, diff }: ChangedFile): SearchableFile {
  const added = (diff?.hunks ?? []).flatMap(({ lines }) =>
    lines.filter(({ mark }) => mark === '+').map(({ text }) => text.slice(0, CUE_LINE)),
  );
  return { path, language: codeLanguageOf(path), ...cueText(added) };
}

function concerns(entry: RegistryEntry, files: readonly SearchableFile[]): boolean {
  const applies = appliesTo(entry);
  const holdsCue = cueFinder(entry);
  return files.some((file) => applies(file.path, file.language) && holdsCue(file));
}

/** The sort is stable: what is equal here stays as the registry has it. */
function compareEntries(a: Rule, b: Rule): number {
  return Number(isShipped(a)) - Number(isShipped(b)) || compareSeverity(a.severity, b.severity);
}

function isShipped({ source }: Rule): boolean {
  return source === SHIPPED_SOURCE;
}

/** A rule as reviewers are shown it, without how code looks for it. */
function ruleOf(entry: RegistryEntry): Rule {
  const { id, severity, category, title, text, paths, languages, violates, meets, expires, source } = entry;
  return { id, severity, category, title, text, paths, languages, violates, meets, expires, source };
}

function isExpired({ expires }: Rule, today: string): boolean {
  return expires !== null && expires < today;
}

/** Why a rule does not go with those that were taken before it; null where it does. A long one makes room for shorter ones. */
function overBudget(taken: readonly Rule[], rule: Rule, budget: RuleBudget | null): string | null {
  if (budget === null) return null;
  const fits = taken.length < budget.rules && criteriaBytes([...taken, rule]) <= budget.bytes;
  return fits ? null : `no room in the budget of ${budget.rules} rules and ${budget.bytes / 1024} KB`;
}
