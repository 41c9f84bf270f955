import type { Lexis } from '../lib/code-text.ts';
import type { CodeLanguage } from './code-language.ts';

const SLASHES: Lexis = {
  lineComments: ['//'],
  blocks: [['/*', '*/']],
  quotes: `"'`,
  shortQuotes: false,
};

const HASHES: Lexis = { lineComments: ['#'], blocks: [], quotes: `"'`, shortQuotes: false };

const TEMPLATES: Lexis = { ...SLASHES, blocks: [...SLASHES.blocks, ['`', '`']] };
const TEXT_BLOCKS: Lexis = { ...SLASHES, blocks: [...SLASHES.blocks, ['"""', '"""']] };
const SQL: Lexis = { lineComments: ['--'], blocks: [['/*', '*/']], quotes: `'`, shortQuotes: false };

/** Languages whose code is told from comments and strings, one line at a time. */
const LEXES: Readonly<Partial<Record<CodeLanguage, Lexis>>> = {
  typescript: TEMPLATES,
  javascript: TEMPLATES,
  python: {
    ...HASHES,
    blocks: [
      ['"""', '"""'],
      ["'''", "'''"],
    ],
  },
  go: TEMPLATES,
  java: TEXT_BLOCKS,
  kotlin: TEXT_BLOCKS,
  csharp: TEXT_BLOCKS,
  scala: TEXT_BLOCKS,
  swift: { ...TEXT_BLOCKS, quotes: '"' },
  dart: SLASHES,
  c: SLASHES,
  cpp: SLASHES,
  'objective-c': SLASHES,
  rust: { ...SLASHES, shortQuotes: true },
  php: { ...SLASHES, lineComments: ['//', '#'] },
  ruby: { ...HASHES, blocks: [['=begin', '=end']] },
  shell: HASHES,
  powershell: { ...HASHES, blocks: [['<#', '#>']] },
  sql: SQL,
  dockerfile: HASHES,
  terraform: { ...SLASHES, lineComments: ['#', '//'] },
  yaml: HASHES,
  toml: HASHES,
};

/** How a language marks comments and strings; null where nothing is known of it. */
export function lexisOf(language: CodeLanguage): Lexis | null {
  return LEXES[language] ?? null;
}
