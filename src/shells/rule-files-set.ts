import type { Rule } from '../domain/criteria.ts';
import { logSafe } from '../lib/text.ts';
import { capped, inSentences } from './config-file-problems.ts';
import { MAX_RULES, type PlacedRule, parseRuleFile } from './rule-files-parse.ts';
import { type NamedRules, secretProblems } from './rule-files-secrets.ts';

/** Globs of all rules together, each of which is matched against every file of a change. */
const MAX_GLOBS = 500;

/** The rules of some files, file by file, and everything that is wrong with them. */
export type RuleSet = {
  readonly files: readonly { readonly name: string; readonly rules: readonly Rule[] }[];
  readonly problems: readonly string[];
};

/** How a rule is written in Markdown, for those who look at a file without one. */
export const HOW_WRITTEN = 'write them like "## PAY-001: Title" with a list below';

/** Reads registries that hold together: no id twice, no secret in any text, not more than a run takes. */
export async function parseRuleFiles(
  files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
): Promise<RuleSet> {
  const named: NamedRules[] = [];
  const problems: string[] = [];
  for (const { name, bytes } of files) {
    const read = await parseRuleFile(bytes, name);
    if (read.ok) named.push({ name, rules: read.rules });
    else problems.push(...read.problems);
  }
  problems.push(...repeats(named), ...tooMany(named), ...(await secretProblems(named)));
  return {
    files: named.map(({ name, rules }) => ({ name, rules: rules.map(({ rule }) => rule) })),
    problems: capped(problems),
  };
}

function repeats(files: readonly NamedRules[]): readonly string[] {
  const firsts = new Map<string, { readonly name: string; readonly line: number }>();
  return files.flatMap(({ name, rules }) =>
    rules.flatMap(({ rule: { id }, line }) => {
      const first = firsts.get(id);
      if (first === undefined) {
        firsts.set(id, { name, line });
        return [];
      }
      const text = `${id}: stands here again, first at ${logSafe(first.name)}:${first.line}: keep one of them`;
      return inSentences(name, [{ line, text }]);
    }),
  );
}

function tooMany(files: readonly NamedRules[]): readonly string[] {
  const rules = files.flatMap((file) => file.rules);
  return [...over(rules.length, MAX_RULES, 'rules'), ...over(globsOf(rules), MAX_GLOBS, 'globs under paths')];
}

function globsOf(rules: readonly PlacedRule[]): number {
  return rules.reduce((sum, { rule }) => sum + (rule.paths?.length ?? 0), 0);
}

function over(count: number, most: number, what: string): readonly string[] {
  return count > most
    ? [`the files hold ${count} ${what} together, at most ${most} are taken: write fewer`]
    : [];
}
