import type { ChangedFile } from '../../domain/change.ts';
import { type CodeLanguage, codeLanguageOf } from '../../domain/code-language.ts';
import { NO_GLOBS } from '../../domain/routing.ts';
import { isTestName } from '../../domain/test-path.ts';
import { wordsOf } from '../../lib/words.ts';
import { anyName, everyName, isPathTooLong, type PathRules, pathRules } from './path-rules.ts';

/**
 * What a changed file is to those who read it: `code` of production, `setup` (configuration, data, build), `test`, `text`
 * (documents, pictures, translations), `machine` (written by tools).
 */
export type FileKind = 'code' | 'setup' | 'test' | 'text' | 'machine';

const SUBMODULE_MODE = '160000';

const DATA_LANGUAGES: ReadonlySet<CodeLanguage> = new Set([
  'yaml',
  'json',
  'toml',
  'dockerfile',
  'terraform',
]);

/** Endings of files that hold settings or data. */
const DATA_ENDINGS = new Set([
  ...[
    'xml',
    'ini',
    'cfg',
    'conf',
    'properties',
    'csv',
    'tsv',
    'lock',
    'plist',
    'gradle',
    'mod',
    'sum',
    'csproj',
  ],
  ...[
    'env',
    'editorconfig',
    'gitignore',
    'dockerignore',
    'gitattributes',
    'npmrc',
    'prettierrc',
    'eslintrc',
    'codeowners',
  ],
]);

/** Endings of documents, pictures, fonts and sounds. */
const TEXT_ENDINGS = new Set([
  ...[
    'md',
    'mdx',
    'markdown',
    'rst',
    'adoc',
    'asciidoc',
    'txt',
    'tex',
    'pdf',
    'po',
    'pot',
    'ftl',
    'xlf',
    'xliff',
  ],
  ...['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'ico', 'svg', 'bmp', 'mp3', 'mp4', 'webm', 'wav', 'ogg'],
  ...['ttf', 'otf', 'woff', 'woff2', 'eot'],
]);

/** Names of documents without an ending, in words. */
const TEXT_NAMES = new Set([
  'license',
  'licence',
  'notice',
  'authors',
  'changelog',
  'readme',
  'contributors',
]);

/** Names with the ending of a document that tools read. */
const READ_BY_TOOLS = /^(?:requirements.*|constraints.*|cmakelists)\.txt$/i;

/** Folders of translated messages. */
const MESSAGE_FOLDERS = new Set(['locales', 'locale', 'i18n', 'l10n', 'translations', 'translation', 'lang']);

/** What a file is. One that was moved is what both of its names say, else code: a move cannot make it look harmless. */
export function kindOf(file: ChangedFile): FileKind {
  if (isSubmodule(file)) return 'setup';
  if (isWrittenByTools(file)) return 'machine';
  const kind = kindOfPath(file.path);
  if (file.oldPath === null || file.oldPath === file.path) return kind;
  const before = kindOfPath(file.oldPath);
  return before === kind ? kind : 'code';
}

let rules: PathRules | null = null;

/** Our own rules on paths: what a repository leaves out of review has its risk all the same. */
export function ourRules(): PathRules {
  rules ??= pathRules(NO_GLOBS);
  return rules;
}

/** Whether a file stands for a pinned commit of another repository. */
export function isSubmodule({ diff, newMode, oldMode }: ChangedFile): boolean {
  return diff?.submodule === true || newMode === SUBMODULE_MODE || oldMode === SUBMODULE_MODE;
}

function isWrittenByTools(file: ChangedFile): boolean {
  if (isPathTooLong(file.path) || isPathTooLong(file.oldPath ?? '')) return false;
  const { generated: byName, lockFile, neverSent, vendored: byFolder } = ourRules();
  if (anyName(file, neverSent)) return false;
  const { generated, vendored } = file.attributes;
  const { generatedMark, minified } = file.content;
  return (
    everyName(file, lockFile) ||
    (vendored ?? everyName(file, byFolder)) ||
    (generated ?? everyName(file, byName)) ||
    // What only the head says could be there to hide the file.
    (generatedMark.base === true && generatedMark.head !== false) ||
    (minified.base === true && minified.head !== false)
  );
}

function kindOfPath(path: string): FileKind {
  const segments = path.split('/');
  const name = segments.pop() ?? '';
  const language = codeLanguageOf(path);
  const isData = language === null ? isDataName(name) : DATA_LANGUAGES.has(language);
  if (isText(name, segments, isData)) return 'text';
  if (isTestName(name, segments, language !== null && !isData)) return 'test';
  return isData ? 'setup' : 'code';
}

function isDataName(name: string): boolean {
  return DATA_ENDINGS.has(endingOf(name)) || READ_BY_TOOLS.test(name);
}

function isText(name: string, folders: readonly string[], isData: boolean): boolean {
  if (READ_BY_TOOLS.test(name)) return false;
  if (TEXT_ENDINGS.has(endingOf(name))) return true;
  const [first, ...rest] = wordsOf(name);
  if (rest.length === 0 && first !== undefined && TEXT_NAMES.has(first)) return true;
  return isData && folders.some((folder) => MESSAGE_FOLDERS.has(folder.toLowerCase()));
}

function endingOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}
