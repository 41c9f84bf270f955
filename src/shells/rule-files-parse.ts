import { loadValidator } from '../domain/contract.ts';
import type { RuleRegistry } from '../domain/contracts.generated.ts';
import { RULE_ID, type Rule } from '../domain/criteria.ts';
import { isObject } from '../lib/json.ts';
import { readText, readTextTree } from './config-file-bytes.ts';
import {
  contractProblems,
  inSentences,
  type KeyProblem,
  keyPath,
  lineOf,
  placed,
} from './config-file-problems.ts';
import { type ConfigValues, readTree } from './config-file-read.ts';
import type { FileProblem, Tree } from './config-file-tree.ts';
import { readMarkdownTree } from './rule-files-markdown.ts';
import { RULES_SCHEMA } from './rule-files-schema.ts';

/** A rule with the line that it begins on, and all texts of it with theirs. */
export type PlacedRule = {
  readonly rule: Rule;
  readonly line: number;
  readonly texts: readonly PlacedText[];
};
export type PlacedText = { readonly key: string; readonly line: number; readonly text: string };

/** The rules of a file, or everything that is wrong with it, a sentence each. */
export type RuleFileResult =
  | { readonly ok: true; readonly rules: readonly PlacedRule[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Rules that are taken, of one file and of all together: each is matched against every file of a change. */
export const MAX_RULES = 200;

/**
 * Reads a registry of rules: Markdown where the name ends in `.md`, JSON where it ends in `.json`, else YAML. Each problem
 * is `name:line: rule: what is wrong and what to do`. Of the text of the file only ids of rules and names of unknown keys
 * are repeated, cut: what stands in a broken file may be a token. Nothing is filled in from elsewhere.
 */
export async function parseRuleFile(bytes: Uint8Array, name: string): Promise<RuleFileResult> {
  const read = await readFile(bytes, name);
  if (read.tree === null) return refusedUnless(read.problems.length === 0, name, read.problems);
  if (read.tree.kind !== 'map') {
    return refusedUnless(false, name, [
      { line: read.tree.line, text: 'the key rules should stand here, with a list of rules' },
    ]);
  }
  const long = overlong(read.tree);
  if (long !== null) return refusedUnless(false, name, [long]);
  const values = readTree(read.tree, RULES_SCHEMA);
  const errors = (await loadValidator('rules'))(values.value);
  const problems = [
    ...values.problems,
    ...contractProblems(errors, values, RULES_SCHEMA),
    ...textProblems(values.value),
  ];
  const all = [...read.problems, ...placed(problems, values.lines, nameIn(values.value))];
  if (errors.length > 0 || all.length > 0) return refusedUnless(false, name, all);
  return { ok: true, rules: rulesOf(values.value as RuleRegistry, values, name) };
}

/** Before anything is said of each: a file can hold thousands of rules that are nothing. */
function overlong(tree: Extract<Tree, { readonly kind: 'map' }>): FileProblem | null {
  const list = tree.entries.find(({ key, value }) => key === 'rules' && value.kind === 'list');
  if (list?.value.kind !== 'list' || list.value.items.length <= MAX_RULES) return null;
  return { line: list.line, text: `rules: must not have more than ${MAX_RULES} items` };
}

/** A file as a tree, null where there are no rules in it, and what of it cannot be read. */
type Read = { readonly tree: Tree | null; readonly problems: readonly FileProblem[] };

async function readFile(bytes: Uint8Array, name: string): Promise<Read> {
  const content = readText(bytes);
  if (!content.ok) return { tree: null, problems: content.problems };
  if (/\.md$/i.test(name)) return readMarkdownTree(content.text);
  const read = await readTextTree(content.text, name);
  return read.ok ? { tree: read.tree, problems: [] } : { tree: null, problems: read.problems };
}

function refusedUnless(fine: boolean, name: string, problems: readonly FileProblem[]): RuleFileResult {
  if (fine) return { ok: true, rules: [] };
  const inOrder = [...problems].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return { ok: false, problems: inSentences(name, inOrder) };
}

/** Rules are called by their ids in problems, as far as these are ids. */
function nameIn(value: unknown): (pointer: string) => string {
  return (pointer) => {
    const [, list = '', at = '', ...rest] = pointer.split('/');
    if (list !== 'rules' || at === '') return keyPath(pointer);
    const rule = rulesIn(value)[Number(at)];
    const id =
      isObject(rule) && typeof rule.id === 'string' && RULE_ID.test(rule.id) ? rule.id : `rules[${at}]`;
    return rest.length === 0 ? id : `${id}: ${keyPath(`/${rest.join('/')}`)}`;
  };
}

function rulesIn(value: unknown): readonly unknown[] {
  return isObject(value) && Array.isArray(value.rules) ? value.rules : [];
}

const TEXT_KEYS = ['title', 'text', 'violates', 'meets', 'paths'] as const;

/**
 * What a text may not hold: control characters but line breaks and tabs, halves of characters, and separators that some
 * readers take for a line break. A NUL is told of where keys are read.
 */
const UNWANTED = /(?![\t\n\r\0])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/** What the schema does not say of texts, which go to models and into comments. */
function textProblems(value: unknown): readonly KeyProblem[] {
  return rulesIn(value).flatMap((rule, at) =>
    textsIn(rule).flatMap(({ key, text }) => {
      const problem = textProblem(key, text);
      return problem === null ? [] : [{ pointer: `/rules/${at}/${key}`, text: problem }];
    }),
  );
}

function textProblem(key: string, text: string): string | null {
  if (UNWANTED.test(text)) {
    return 'must not hold control characters other than line breaks and tabs: take them out';
  }
  if (key === 'title' && /[\n\r]/.test(text.trim())) return 'must be on one line: put the rest into text';
  return text.trim() === '' ? 'must not be empty' : null;
}

/** Every text of a rule with its key, such as `violates/0`. */
function textsIn(rule: unknown): readonly { readonly key: string; readonly text: string }[] {
  if (!isObject(rule)) return [];
  return TEXT_KEYS.flatMap((key) => {
    const value = rule[key];
    if (typeof value === 'string') return [{ key, text: value }];
    if (!Array.isArray(value)) return [];
    return value.flatMap((text: unknown, at) =>
      typeof text === 'string' ? [{ key: `${key}/${at}`, text }] : [],
    );
  });
}

function rulesOf(registry: RuleRegistry, { lines }: ConfigValues, name: string): readonly PlacedRule[] {
  return registry.rules.map((written, at) => ({
    rule: ruleOf(written, name),
    line: lineOf(`/rules/${at}`, lines),
    texts: textsIn(written).map(({ key, text }) => ({
      key: keyPath(`/${key}`),
      line: lineOf(`/rules/${at}/${key}`, lines),
      text,
    })),
  }));
}

function ruleOf(written: RuleRegistry['rules'][number], source: string): Rule {
  return {
    id: written.id,
    severity: written.severity,
    category: written.category ?? null,
    title: written.title.trim(),
    text: withPlainEnds(written.text).trim(),
    paths: written.paths ?? null,
    languages: written.languages ?? null,
    violates: examplesOf(written.violates),
    meets: examplesOf(written.meets),
    expires: written.expires ?? null,
    source,
  };
}

function examplesOf(written: string | readonly string[] | undefined): readonly string[] {
  return [written ?? []].flat().map((example) => withPlainEnds(example).trimEnd());
}

function withPlainEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
