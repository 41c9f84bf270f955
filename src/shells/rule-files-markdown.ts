import { RULE_ID } from '../domain/criteria.ts';
import { SEVERITIES } from '../domain/severity.ts';
import type { FileProblem, Tree, TreeEntry } from './config-file-tree.ts';
import { type MarkdownBlock, markdownBlocks } from './rule-files-blocks.ts';

/** What stands in a registry in the form of one in YAML, null where no rule does, and what of it cannot be read. */
export type MarkdownTree = { readonly tree: Tree | null; readonly problems: readonly FileProblem[] };

/** A rule as far as it was read. */
type Draft = {
  readonly level: number;
  readonly line: number;
  readonly entries: TreeEntry[];
  readonly texts: { readonly line: number; readonly text: string }[];
  readonly examples: { readonly [key in ExampleKey]: Tree[] };
  /** Whether keys may still come; `gap` behind a blank line, where only those that are known go on with the list. */
  list: 'open' | 'gap' | 'closed';
};

type Reading = { readonly drafts: Draft[]; draft: Draft | null; readonly problems: FileProblem[] };

const EXAMPLE_KEYS = ['violates', 'meets'] as const;
type ExampleKey = (typeof EXAMPLE_KEYS)[number];

/** Keys of the list under a heading; the values of the first two are lists themselves. */
const LIST_KEYS = ['paths', 'languages'];
const KEYS = ['severity', 'category', 'expires', ...LIST_KEYS];

const KEY_LINE = /^ {0,3}[-*+][ \t]+([A-Za-z_][\w-]{0,63}):(.*)$/;

/**
 * Reads rules out of Markdown: a heading `## PAY-001: Title`, under it a list of `- key: value`, then text, and fenced
 * code whose info string ends in `violates` or `meets`. What stands under headings without an id is for people.
 */
export function readMarkdownTree(text: string): MarkdownTree {
  const { blocks, problems } = markdownBlocks(text);
  const reading: Reading = { drafts: [], draft: null, problems: [...problems] };
  for (const block of blocks) {
    if (block.kind === 'heading') readHeading(block, reading);
    else if (block.kind === 'code') readCode(block, reading);
    else readLine(block, reading);
  }
  if (reading.drafts.length === 0) return { tree: null, problems: reading.problems };
  const rules: Tree = { kind: 'list', line: 1, items: reading.drafts.map(treeOf) };
  return {
    tree: { kind: 'map', line: 1, entries: [{ key: 'rules', line: 1, value: rules }] },
    problems: reading.problems,
  };
}

type Heading = Extract<MarkdownBlock, { readonly kind: 'heading' }>;

function readHeading({ text, line, level }: Heading, reading: Reading): void {
  const colon = text.indexOf(':');
  const id = text.slice(0, Math.max(0, colon)).trim();
  if (!RULE_ID.test(id)) {
    const { draft } = reading;
    // A deeper heading is a part of the rule; one of the same level or above ends it.
    if (draft !== null && level > draft.level) addText(draft, line, `${'#'.repeat(level)} ${text}`);
    else reading.draft = null;
    return;
  }
  if (level < 2 || level > 4) {
    const problem = `${id}: the heading of a rule has two to four "#": give it as many`;
    reading.problems.push({ line, text: problem });
  }
  const title = text.slice(colon + 1).trim();
  const draft: Draft = {
    level,
    line,
    entries: [
      { key: 'id', line, value: scalar(id, line) },
      { key: 'title', line, value: scalar(title, line) },
    ],
    texts: [],
    examples: { violates: [], meets: [] },
    list: 'open',
  };
  reading.drafts.push(draft);
  reading.draft = draft;
}

type Code = Extract<MarkdownBlock, { readonly kind: 'code' }>;

function readCode({ text, line, info, whole }: Code, { draft, problems }: Reading): void {
  const word = info.split(/\s+/).at(-1)?.toLowerCase();
  const key = EXAMPLE_KEYS.find((known) => known === word);
  if (draft !== null && key === undefined) addText(draft, line, whole);
  if (key === undefined) return;
  if (draft === null) {
    const problem = `an example (${key}) stands under no rule: put it under a heading like "## PAY-001: Title"`;
    problems.push({ line, text: problem });
    return;
  }
  draft.list = 'closed';
  draft.examples[key].push(scalar(text, line));
}

function readLine({ text, line }: MarkdownBlock, { draft, problems }: Reading): void {
  const [, key, value = ''] = KEY_LINE.exec(text) ?? [];
  if (draft !== null && isInList(draft, text, key)) {
    if (key === undefined) return;
    draft.list = 'open';
    draft.entries.push({ key, line, value: readValue(key, value.trim(), line) });
    return;
  }
  // Under a heading that is misspelt, a rule would be left out and nobody would know.
  if (key === 'severity' && SEVERITIES.some((severity) => severity === unticked(value))) {
    const problem =
      'a severity stands here under no rule: its list stands directly under a heading like "## PAY-001: Title"';
    problems.push({ line, text: problem });
  } else if (draft !== null) addText(draft, line, text);
}

/** Whether a line belongs to the list of keys under the heading; blank ones do until something else follows. */
function isInList(draft: Draft, text: string, key: string | undefined): boolean {
  if (draft.list === 'closed') return false;
  if (text.trim() === '') {
    // Behind the heading itself a blank line is usual.
    if (draft.entries.length > 2) draft.list = 'gap';
    return true;
  }
  return key !== undefined && (draft.list === 'open' || KEYS.includes(key));
}

function addText(draft: Draft, line: number, text: string): void {
  draft.list = 'closed';
  if (draft.texts.length > 0 || text.trim() !== '') draft.texts.push({ line, text: text.trimEnd() });
}

function readValue(key: string, value: string, line: number): Tree {
  if (value === '') return { kind: 'scalar', line, value: null };
  if (!LIST_KEYS.includes(key)) return scalar(unticked(value), line);
  return { kind: 'list', line, items: splitList(value).map((item) => scalar(unticked(item), line)) };
}

function scalar(value: string, line: number): Tree {
  return { kind: 'scalar', line, value };
}

/** Splits at commas, but not at those of `{a,b}`. */
function splitList(value: string): readonly string[] {
  const items = [''];
  let isInBraces = false;
  for (const character of value) {
    if (character === '{' || character === '}') isInBraces = character === '{';
    if (character === ',' && !isInBraces) items.push('');
    else items.push(`${items.pop() ?? ''}${character}`);
  }
  return items;
}

/** Stars of a glob would be emphasis in Markdown, so that people write globs as code. */
function unticked(value: string): string {
  const word = value.trim();
  return /^`[^`]*`$/.test(word) ? word.slice(1, -1).trim() : word;
}

function treeOf({ line, entries, texts, examples }: Draft): Tree {
  const all = [...entries];
  const [first] = texts;
  if (first !== undefined) {
    const text = texts.map((part) => part.text).join('\n');
    all.push({ key: 'text', line: first.line, value: scalar(text.trim(), first.line) });
  }
  for (const key of EXAMPLE_KEYS) {
    const items = examples[key];
    const [example] = items;
    if (example !== undefined)
      all.push({ key, line: example.line, value: { kind: 'list', line: example.line, items } });
  }
  return { kind: 'map', line, entries: all };
}
