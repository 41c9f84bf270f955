import type { ChangedFile } from '../../domain/change.ts';
import { wordsOf } from '../../lib/words.ts';

/** Words of a name that only say that it is a test. */
const TEST_WORDS = new Set([
  'test',
  'tests',
  'spec',
  'specs',
  'e2e',
  'cy',
  'it',
  'unit',
  'integration',
  'testcase',
]);

/** Folders that hold everything or only tests: what a file is about is not in them. */
const COMMON_FOLDERS = new Set([
  ...[
    'src',
    'lib',
    'main',
    'app',
    'test',
    'tests',
    '__tests__',
    'spec',
    'specs',
    'unit',
    'integration',
    'e2e',
  ],
  ...['java', 'kotlin', 'scala', 'swift', 'sources', 'androidtest', 'python', 'js', 'ts', 'internal', 'pkg'],
]);

/** Names that say nothing: a file of this name is known by its folder. */
const COMMON_NAMES = new Set(['index', 'main', 'mod', 'init', 'lib', 'types', 'utils', 'util', 'helpers']);

/** Answers whether a test of the change is about a file. */
export type TestIndex = (path: string) => boolean;

/**
 * Knows the tests of a change that were not taken away. One relates to a file that has its name, without the words that
 * say it is a test, or that stands in its folder, the common ones left out. Linear in the number of tests.
 */
export function testIndex(tests: readonly ChangedFile[]): TestIndex {
  const left = tests.filter(({ status, additions }) => status !== 'deleted' && additions !== 0);
  const names = new Set(left.map(({ path }) => stemOf(path)).filter((stem) => stem !== ''));
  const folders = new Set(left.map(({ path }) => folderOf(path)));
  const places = new Set(left.map(({ path }) => parentOf(path)));
  return (path) => {
    const folder = folderOf(path);
    return names.has(stemOf(path)) || places.has(parentOf(path)) || (folder !== '' && folders.has(folder));
  };
}

/** The name in lower-case words without those of tests; that of its folder where the name is a common one. */
function stemOf(path: string): string {
  const segments = path.split('/');
  const words = wordsOf((segments.pop() ?? '').replace(/\.[^.]*$/, '')).filter(
    (word) => !TEST_WORDS.has(word),
  );
  const stem = words.join('');
  return COMMON_NAMES.has(stem) ? wordsOf(segments.at(-1) ?? '').join('') : stem;
}

function folderOf(path: string): string {
  const folders = path.split('/').slice(0, -1);
  return folders.filter((folder) => !COMMON_FOLDERS.has(folder.toLowerCase())).join('/');
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
