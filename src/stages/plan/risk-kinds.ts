import type { ChangedFile } from '../../domain/change.ts';
import { type CodeLanguage, codeLanguageOf } from '../../domain/code-language.ts';
import { NO_GLOBS } from '../../domain/routing.ts';
import { anyName, everyName, isPathTooLong, type PathRules, pathRules } from './path-rules.ts';
import { wordsOf } from './risk-words.ts';

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

/** Folders of tests and of what only tests use. */
const TEST_FOLDERS = new Set([
  ...['test', 'tests', 'testing', 'testdata', 'e2e', 'cypress', 'playwright', 'androidtest', 'unittests'],
  ...['fixtures', 'mocks', 'snapshots', 'testlib', 'benchmarks', 'bench', 'examples', 'example', 'stories'],
]);

/** Words before a last `test` or `tests` in the name of a folder of tests: `integration-test`, `UnitTests`. */
const TEST_SORTS = new Set([
  'unit',
  'integration',
  'functional',
  'acceptance',
  'e2e',
  'android',
  'smoke',
  'ui',
]);

/** Last words of the names of test files. */
const TEST_ENDS = new Set([
  'test',
  'tests',
  'spec',
  'specs',
  'cy',
  'e2e',
  'stories',
  'mock',
  'mocks',
  'conftest',
  'testcase',
]);

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
  if (isTest(name, segments, language !== null && !isData)) return 'test';
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

function isTest(name: string, folders: readonly string[], isCode: boolean): boolean {
  if (folders.some((folder) => isTestFolder(wordsOf(folder), isCode))) return true;
  return isCode && isTestName(name);
}

/** `spec` may hold the specification of an interface, so it counts for code only. */
function isTestFolder(words: readonly string[], isCode: boolean): boolean {
  const last = words.at(-1) ?? '';
  if (words.length === 1) return TEST_FOLDERS.has(last) || (isCode && (last === 'spec' || last === 'specs'));
  if (last === 'tests' || words[0] === 'test' || words[0] === 'tests') return true;
  return last === 'test' && TEST_SORTS.has(words.at(-2) ?? '');
}

function isTestName(name: string): boolean {
  const words = wordsOf(name.slice(0, name.lastIndexOf('.')));
  const last = words.at(-1) ?? '';
  if (words.length === 1) return last !== 'spec' && TEST_ENDS.has(last);
  if (/IT\.(?:java|kt|scala)$/.test(name)) return true;
  return TEST_ENDS.has(last) || words[0] === 'test';
}

function endingOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}
