import type { CodeLanguage } from '../../domain/code-language.ts';

/**
 * As much of a language's syntax as one line alone can show. Lines are read one by one: what surrounds a changed line
 * must not change what it counts for, so the inside of a block comment is known only by the star it begins with.
 */
type Syntax = {
  /** Where the rest of a line is a comment. */
  readonly lineComment: RegExp;
  /** Each match is one more way through the code. */
  readonly branches: RegExp;
  /** A line that only brings names in. */
  readonly imports: RegExp;
  /** Columns of one level of indentation; a tab is one level. */
  readonly indent: number;
};

const SLASHES = /\/\/|\/\*/;
const HASH = /(?<![^\s(){}[\];])#/;

/** Of the languages with braces: loops, conditions, cases, handlers, and the operators that leave out their right side. */
const BRACED = /\b(?:if|for|foreach|while|switch|catch)\s*\(|\bcase\b|&&|\|\||\?\?|\s\?\s/g;
const BARE_WORDS = /\b(?:if|for|while|switch|select|case)\b|&&|\|\|/g;
const RUST = /\b(?:if|for|while|loop|match)\b|=>|&&|\|\||\?;/g;
const SWIFT = /\b(?:if|guard|for|while|switch|case|catch)\b|&&|\|\||\?\?|\s\?\s/g;
const KOTLIN = /\b(?:if|for|while|catch)\s*\(|\bwhen\b|->|&&|\|\||\?:/g;
/** Prose in a text of several lines begins with `if` and `for` as well, but seldom ends like a statement. */
const PYTHON =
  /^\s*(?:async\s+)?(?:if|elif|for|while|except|case)\b(?=.*(?:[:([{,\\]|\band|\bor)\s*$)|\s(?:and|or)\s|\sif\s(?=.*\selse\s)/g;
const RUBY = /\b(?:if|unless|elsif|while|until|case|when|rescue|for)\b|&&|\|\||\s\?\s/g;
const SHELL = /\b(?:if|elif|for|while|until|case)\b|&&|\|\|/g;

const IMPORT =
  /^\s*(?:import|package|from|export\s+\*|using|use|extern crate|require|require_relative|include)\b/;

const JAVA_LIKE: Syntax = { lineComment: SLASHES, branches: BRACED, imports: IMPORT, indent: 4 };
const SCRIPT: Syntax = { ...JAVA_LIKE, indent: 2 };

const SYNTAX: Readonly<Partial<Record<CodeLanguage, Syntax>>> = {
  typescript: SCRIPT,
  javascript: SCRIPT,
  python: { lineComment: HASH, branches: PYTHON, imports: IMPORT, indent: 4 },
  go: { ...JAVA_LIKE, branches: BARE_WORDS },
  java: JAVA_LIKE,
  kotlin: { ...JAVA_LIKE, branches: KOTLIN },
  swift: { ...JAVA_LIKE, branches: SWIFT },
  csharp: { ...JAVA_LIKE, imports: /^\s*using\s+[\w.=\s]+;/ },
  ruby: { lineComment: HASH, branches: RUBY, imports: IMPORT, indent: 2 },
  php: { ...JAVA_LIKE, lineComment: /\/\/|\/\*|(?<![^\s(){}[\];])#(?!\[)/ },
  rust: { ...JAVA_LIKE, branches: RUST },
  scala: { ...JAVA_LIKE, branches: KOTLIN, indent: 2 },
  dart: SCRIPT,
  c: { ...JAVA_LIKE, imports: /^\s*#\s*include\b/ },
  cpp: { ...JAVA_LIKE, imports: /^\s*(?:#\s*include|using)\b/ },
  'objective-c': { ...JAVA_LIKE, imports: /^\s*(?:#\s*(?:include|import)|@import)\b/ },
  sql: { lineComment: /--|\/\*/, branches: /(?!)/g, imports: /(?!)/, indent: 2 },
  shell: { lineComment: HASH, branches: SHELL, imports: /^\s*(?:source|\.)\s/, indent: 2 },
};

/** Languages whose code is expected to come with tests. */
export const TESTED_LANGUAGES: ReadonlySet<CodeLanguage> = new Set([
  ...([
    'typescript',
    'javascript',
    'python',
    'go',
    'java',
    'kotlin',
    'swift',
    'csharp',
    'ruby',
    'php',
  ] as const),
  ...(['rust', 'scala', 'dart', 'c', 'cpp', 'objective-c'] as const),
]);

/** What is said of one line of code. */
export type LineFacts = {
  /** Whether it does something: not blank, not a comment, an import, or brackets alone. */
  readonly logic: boolean;
  /** How much harder it makes its code to follow: ways through it, each twice where it stands deep. */
  readonly branching: number;
};

const NOTHING: LineFacts = { logic: false, branching: 0 };

/** A text in quotes on one line; the quotes stay. For one that is not closed the line is read to its end, which is cut. */
const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/g;

/** The inside of a block comment, its start and its end. */
const INSIDE_COMMENT = /^\s*(?:\*|\/\*|<!--)/;
const BLOCK_COMMENT = /\/\*.*?\*\//g;

/** Levels of indentation beyond which a branch is nested: type and function take the first two. */
const DEEP = 3;

/** Reads one line of a file; of a language that is not known, nothing but whether it is blank. */
export function factsOf(text: string, language: CodeLanguage | null): LineFacts {
  const syntax = language === null ? undefined : SYNTAX[language];
  if (syntax === undefined) return { logic: /\S/.test(text), branching: 0 };
  if (INSIDE_COMMENT.test(text) && syntax.lineComment !== HASH) return NOTHING;
  const code = withoutComment(text.replace(QUOTED, '""').replace(BLOCK_COMMENT, ''), syntax.lineComment);
  if (!/[\p{L}\p{N}]/u.test(code)) return NOTHING;
  const branches = code.match(syntax.branches)?.length ?? 0;
  const isDeep = branches > 0 && depthOf(text, syntax.indent) > DEEP;
  return { logic: !syntax.imports.test(code), branching: isDeep ? branches * 2 : branches };
}

function withoutComment(code: string, comment: RegExp): string {
  const at = code.search(comment);
  return at < 0 ? code : code.slice(0, at);
}

function depthOf(text: string, indent: number): number {
  const margin = /^[\t ]*/.exec(text)?.[0] ?? '';
  const tabs = margin.replaceAll(' ', '').length;
  return tabs + Math.floor((margin.length - tabs) / indent);
}
