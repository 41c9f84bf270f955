/** Rules that a change is held against, and what reviewers answered to each. */
import { type CodeLanguage, codeLanguageOf } from './code-language.ts';
import type { Category } from './finding.ts';
import { globMatcher } from './glob-matcher.ts';
import type { Severity } from './severity.ts';
import type { Slot } from './slot.ts';

/** One rule of a registry. */
export type Rule = {
  /** Stable, such as `SEC-004`: what findings, comments, markers and reports call it by. */
  readonly id: string;
  /** How grave a breach is. */
  readonly severity: Severity;
  /** What kind of defect a breach is; null where the registry does not say. */
  readonly category: Category | null;
  /** The rule in a few words. */
  readonly title: string;
  /** What is asked for, and where it ends. */
  readonly text: string;
  /** Globs, one of which matches a file that it applies to; null for every file. */
  readonly paths: readonly string[] | null;
  readonly languages: readonly CodeLanguage[] | null;
  /** Code that breaks it, and code that keeps it. */
  readonly violates: readonly string[];
  readonly meets: readonly string[];
  /** The last day on which it holds, YYYY-MM-DD; null for no end. */
  readonly expires: string | null;
  /** Where it comes from: a path at the target branch, or the registry of this program. */
  readonly source: string;
};

/** The source of rules that come with the program. */
export const SHIPPED_SOURCE = 'quorate';

/** How rule ids look, in registries and in citations. */
export const RULE_ID = /^[A-Z][A-Z0-9]{1,15}(?:-[A-Z0-9]{1,15}){1,3}$/;

/** A rule that is not asked for, and why, as the end of a sentence. */
export type LeftRule = { readonly id: string; readonly source: string; readonly reason: string };

/** The rules that were selected for a change, in the order in which reviewers are shown them. */
export type Criteria = { readonly rules: readonly Rule[]; readonly left: readonly LeftRule[] };

/** A change that is held against nothing by name. */
export const NO_CRITERIA: Criteria = { rules: [], left: [] };

/** Answers whether a rule applies to a file; who asks about many rules says the language, which is told from the path. */
export type AppliesTo = (path: string, language?: CodeLanguage | null) => boolean;

/** Whether a rule applies to a file, by its name alone. */
export function appliesTo({ paths, languages }: Pick<Rule, 'paths' | 'languages'>): AppliesTo {
  const matches = paths === null ? null : globMatcher(paths);
  return (path, known) => {
    if (languages !== null) {
      const language = known === undefined ? codeLanguageOf(path) : known;
      if (language === null || !languages.includes(language)) return false;
    }
    return matches === null || matches(path);
  };
}

/** What a reviewer may answer to a rule; the first of several answers to one rule is what they come to. */
export const CONFORMANCE_STATUSES = ['violated', 'not-checked', 'met', 'not-applicable'] as const;
export type ConformanceStatus = (typeof CONFORMANCE_STATUSES)[number];

/** A reviewer's answer to one rule. */
export type ConformanceRow = {
  readonly ruleId: string;
  readonly status: ConformanceStatus;
  readonly criteriaSource: string;
  /** What the answer rests on; null where nothing was said. */
  readonly evidence: string | null;
};

/** A rule with what every seat answered to it. */
export type RuleConformance = {
  readonly rule: Rule;
  /** What the answers come to. */
  readonly status: ConformanceStatus;
  readonly rows: readonly (Pick<ConformanceRow, 'status' | 'evidence'> & { readonly slot: Slot })[];
  /** Why it counts as not covered, as the end of a sentence; null where it is covered. */
  readonly gap: string | null;
};

/** What becomes of all rules of a run. */
export type Conformance = {
  readonly rules: readonly RuleConformance[];
  readonly left: readonly LeftRule[];
};
