import { wordsOf } from '../lib/words.ts';

/** Folders of tests and of what only tests use. */
const TEST_FOLDERS = new Set([
  ...['test', 'tests', 'testing', 'testdata', 'e2e', 'cypress', 'playwright', 'androidtest', 'unittests'],
  ...[
    'fixtures',
    'mocks',
    'snapshots',
    'testlib',
    'testutils',
    'benchmarks',
    'bench',
    'examples',
    'example',
    'stories',
  ],
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

/** Whether a path of code is that of a test or of what only tests use. */
export function isTestPath(path: string): boolean {
  const folders = path.split('/');
  const name = folders.pop() ?? '';
  return isTestName(name, folders, true);
}

/** Whether a name in these folders, outermost first, is that of a test or of what only tests use. */
export function isTestName(name: string, folders: readonly string[], isCode: boolean): boolean {
  if (folders.some((folder) => isTestFolder(wordsOf(folder), isCode))) return true;
  return isCode && hasTestName(name);
}

/** `spec` may hold the specification of an interface, so it counts for code only. */
function isTestFolder(words: readonly string[], isCode: boolean): boolean {
  const last = words.at(-1) ?? '';
  if (words.length === 1) return TEST_FOLDERS.has(last) || (isCode && (last === 'spec' || last === 'specs'));
  if (last === 'tests' || words[0] === 'test' || words[0] === 'tests') return true;
  return last === 'test' && TEST_SORTS.has(words.at(-2) ?? '');
}

function hasTestName(name: string): boolean {
  const words = wordsOf(name.slice(0, name.lastIndexOf('.')));
  const last = words.at(-1) ?? '';
  if (words.length === 1) return last !== 'spec' && TEST_ENDS.has(last);
  if (/IT\.(?:java|kt|scala)$/.test(name)) return true;
  return TEST_ENDS.has(last) || words[0] === 'test';
}
