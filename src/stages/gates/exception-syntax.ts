import { type CodeLanguage, codeLanguageOf } from '../../domain/code-language.ts';

/** A pair of delimiters. */
type Pair = readonly [open: string, close: string];

/** How a language writes comments and strings, as far as telling them apart needs it. */
export type CommentSyntax = {
  /** What begins a comment that ends with its line. */
  readonly line: readonly string[];
  /** Where such a beginning counts: anywhere, behind a blank, or at the start of a line. */
  readonly lineAt: 'anywhere' | 'behind-blank' | 'line-start';
  readonly block: readonly Pair[];
  /** Delimiters of strings that end on their line. */
  readonly quotes: readonly string[];
  /** Delimiters of strings that may span lines. */
  readonly long: readonly Pair[];
  /** Whether a slash may begin a regular expression. */
  readonly regex: boolean;
};

const C_BLOCK: Pair = ['/*', '*/'];
const MARKUP_BLOCK: Pair = ['<!--', '-->'];
const QUOTES = ['"', "'"];

const C_LIKE: CommentSyntax = {
  line: ['//'],
  lineAt: 'anywhere',
  block: [C_BLOCK],
  quotes: QUOTES,
  long: [],
  regex: false,
};
const TEXT_BLOCKS: CommentSyntax = { ...C_LIKE, long: [['"""', '"""']] };
const SCRIPT: CommentSyntax = {
  ...C_LIKE,
  block: [C_BLOCK, MARKUP_BLOCK],
  long: [['`', '`']],
  regex: true,
};
const HASH: CommentSyntax = { ...C_LIKE, line: ['#'], lineAt: 'behind-blank', block: [] };
const DASHES: CommentSyntax = { ...C_LIKE, line: ['--'], block: [] };
const MARKUP: CommentSyntax = { ...C_LIKE, line: [], block: [MARKUP_BLOCK], quotes: [] };

const SYNTAXES: { readonly [language in CodeLanguage]: CommentSyntax } = {
  typescript: SCRIPT,
  javascript: SCRIPT,
  python: {
    ...HASH,
    lineAt: 'anywhere',
    long: [
      ['"""', '"""'],
      ["'''", "'''"],
    ],
  },
  go: { ...C_LIKE, long: [['`', '`']] },
  java: TEXT_BLOCKS,
  kotlin: TEXT_BLOCKS,
  swift: TEXT_BLOCKS,
  csharp: TEXT_BLOCKS,
  ruby: { ...HASH, block: [['=begin', '=end']] },
  php: { ...C_LIKE, line: ['//', '#'] },
  // An apostrophe begins a lifetime more often than a character.
  rust: { ...C_LIKE, quotes: ['"'] },
  scala: TEXT_BLOCKS,
  dart: {
    ...C_LIKE,
    long: [
      ['"""', '"""'],
      ["'''", "'''"],
    ],
  },
  c: C_LIKE,
  cpp: C_LIKE,
  'objective-c': C_LIKE,
  shell: HASH,
  powershell: { ...HASH, block: [['<#', '#>']] },
  sql: { ...DASHES, block: [C_BLOCK] },
  html: MARKUP,
  // Two slashes are part of an address in plain CSS.
  css: { ...C_LIKE, lineAt: 'behind-blank' },
  // What stands in code of a document is shown, not meant.
  markdown: {
    ...MARKUP,
    quotes: ['`'],
    long: [
      ['```', '```'],
      ['~~~', '~~~'],
    ],
  },
  yaml: HASH,
  json: { ...C_LIKE, quotes: ['"'] },
  toml: HASH,
  dockerfile: { ...HASH, lineAt: 'line-start' },
  terraform: { ...C_LIKE, line: ['//', '#'] },
};

const SEMICOLON: CommentSyntax = { ...C_LIKE, line: [';'], block: [], quotes: ['"'] };
const PERCENT: CommentSyntax = { ...C_LIKE, line: ['%'], block: [], quotes: [] };
const SETTINGS: CommentSyntax = { ...HASH, line: ['#', ';'], lineAt: 'line-start' };

/** Endings of languages that are told apart by their comments alone, in lower case. */
const ENDINGS: readonly (readonly [endings: string, syntax: CommentSyntax])[] = [
  ['groovy gradle proto zig sol', C_LIKE],
  ['ex exs r jl pl pm nix mk cmake gitignore dockerignore', HASH],
  ['lua hs elm adb ads', DASHES],
  ['lisp cl clj cljs cljc el scm asm', SEMICOLON],
  ['tex erl hrl', PERCENT],
  ['ini conf cfg properties env', SETTINGS],
];
const BY_ENDING: ReadonlyMap<string, CommentSyntax> = new Map(
  ENDINGS.flatMap(([endings, syntax]) => endings.split(' ').map((ending) => [ending, syntax] as const)),
);

/** How comments are written in a file, by its name; text of an unknown kind has those of HTML alone. */
export function commentSyntaxOf(path: string): CommentSyntax {
  const language = codeLanguageOf(path);
  if (language !== null) return SYNTAXES[language];
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  if (name === 'makefile') return HASH;
  return BY_ENDING.get(name.slice(name.lastIndexOf('.') + 1)) ?? MARKUP;
}
