import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ChangedFile } from '../../../src/domain/change.ts';
import { USUAL_GATES } from '../../../src/domain/gates.ts';
import { runGates } from '../../../src/stages/gates/gates.ts';
import { settledTestGap, testGapGate } from '../../../src/stages/gates/test-gap.ts';
import { isExemptPath, isTestPath } from '../../../src/stages/gates/test-gap-paths.ts';
import { changedFile, changeOf, hunk } from './builders.ts';

const USUAL = { enabled: true, blockThreshold: null, promoteSeverity: false };

/** A function with behaviour, each line with the mark. */
function body(name: string, mark = '+'): string[] {
  return [
    `export function ${name}(text) {`,
    '  const parts = text.split(".");',
    '  if (parts.length > 2) throw new Error("long");',
    '  return parts;',
    '}',
  ].map((line) => mark + line);
}

function source(lines: readonly string[], path = 'src/parse.ts', overrides: Partial<ChangedFile> = {}) {
  return changedFile(path, [hunk(lines)], overrides);
}

function gate(files: readonly ChangedFile[], rules: Partial<typeof USUAL> | { blockThreshold: number } = {}) {
  const all = { ...USUAL, ...rules };
  return settledTestGap(testGapGate(changeOf(files), all), all);
}

function names(files: readonly ChangedFile[]): string[] {
  return gate(files).findings.flatMap(({ issue }) => issue.match(/(?<=`)[\w.]+(?=`)/g) ?? []);
}

test('a new public symbol that no test mentions is a suggestion on its line', () => {
  const outcome = gate([source(['+// text', ...body('parse')])]);
  expect(outcome).toMatchObject({
    name: 'test-gap',
    status: 'pass',
    reason: '1 of 1 new public symbol without a test',
  });
  expect(outcome.findings).toHaveLength(1);
  expect(outcome.findings[0]).toMatchObject({
    severity: 'suggestion',
    path: 'src/parse.ts',
    line: 2,
    rule: 'gate/test-gap',
  });
  expect(outcome.findings[0]?.issue).toContain('`parse`');
  expect(outcome.findings[0]?.fix).toContain('quorate-ignore gate/test-gap until YYYY-MM-DD: reason');
});

test('its severity is promoted, and from the threshold on the gate fails', () => {
  const files = [source([...body('first'), ...body('second')])];
  expect(gate(files, { promoteSeverity: true }).findings[0]?.severity).toBe('important');
  expect(gate(files, { blockThreshold: 3 }).status).toBe('pass');
  expect(gate(files, { blockThreshold: 2 })).toMatchObject({
    status: 'fail',
    reason: '2 of 2 new public symbols without a test, and it fails from 2 on',
  });
});

test('it is skipped with its reason', () => {
  expect(gate([source(body('parse'))], { enabled: false })).toMatchObject({
    status: 'skipped',
    reason: 'it is switched off',
  });
  expect(gate([source(body('parse'), 'README.md')]).reason).toBe(
    'no production code was added in a language that it knows',
  );
  expect(gate([source(body('parse'), 'src/parse.test.ts')]).status).toBe('skipped');
  expect(gate([source(body('parse', '-'))]).status).toBe('skipped');
});

test('it says nothing where the tests may be in what could not be read', () => {
  const files = [source(body('parse'))];
  const unread = source([], 'src/parse.test.ts', { diff: null, additions: 9, missing: 'too large' });
  const rules = { ...USUAL, blockThreshold: 1 };
  expect(gate([...files, unread], rules).status).toBe('skipped');
  expect(testGapGate({ ...changeOf(files), gaps: ['the list was cut'] }, rules).status).toBe('skipped');
});

test('each symbol has a finding on its line, and of many in a file the first are told', () => {
  const lines = Array.from({ length: 11 }, (_, index) => body(`parse${index}`)).flat();
  const { findings } = gate([source(lines), source(body('other'), 'src/other.ts')]);
  expect(findings.map(({ line }) => line)).toEqual([1, 6, 11, 16, 21, null, 1]);
  expect(findings[4]?.issue).toContain('`parse4`');
  expect(findings[5]?.issue).toContain('6 more new public symbols of this file');
  expect(gate([source(lines.slice(0, 30))]).findings.map(({ line }) => line)).toEqual([1, 6, 11, 16, 21, 26]);
});

test('a marker silences the symbol on its line, which counts towards the threshold no longer', () => {
  const marker = `+// quorate${'-ignore'} gate/test-gap: it is tried by hand`;
  const change = changeOf([source([...body('first'), marker, ...body('second'), ...body('third')])]);
  const under = (blockThreshold: number) =>
    runGates(
      { change, secrets: [], unscannable: [], raw: null },
      { ...USUAL_GATES, today: '1970-01-01', testGap: { ...USUAL, blockThreshold } },
    );
  const stateAt = (blockThreshold: number) =>
    under(blockThreshold).statuses.find(({ name }) => name === 'test-gap');
  expect(under(3).suppressed.map(({ finding }) => finding.line)).toEqual([7]);
  expect(under(3).critic.findings.map(({ line }) => line)).toEqual([1, 12]);
  expect(stateAt(3)?.status).toBe('pass');
  expect(stateAt(2)).toMatchObject({
    status: 'fail',
    reason:
      '3 of 3 new public symbols without a test; 1 of 3 findings silenced by comments in the code, and it fails from 2 on',
  });
});

test.each([
  ['an added line', '+parse("a")'],
  ['a line around', ' parse("a")'],
])('a mention on %s of a test is enough', (_, line) => {
  expect(names([source(body('parse')), source([line, '+x()'], 'test/any.js')])).toEqual([]);
});

test.each([
  ['a removed line', '-parse("a")', 'test/any.js'],
  ['part of a word', '+parseAll("a")', 'test/any.js'],
  ['other code', '+parse("a")', 'src/any.js'],
])('a mention on %s is not', (_, line, path) => {
  expect(names([source(body('parse')), source([line, '+x()'], path)])).toEqual(['parse']);
});

test('what stood elsewhere before is moved or renamed, not new', () => {
  expect(names([source(body('parse')), source(body('parse', '-'), 'src/old.ts')])).toEqual([]);
  expect(names([source(['-function parse(text) {', ...body('parse')])])).toEqual([]);
});

test('a test reaches what the bodies use that it reaches', () => {
  const outer = [
    '+export function outer(text) {',
    '+  if (text) {',
    '+    return parse(text);',
    '+  }',
    '+  return 1;',
    '+}',
  ];
  expect(names([source([...outer, ...body('parse')]), source(['+outer()'], 'test/any.js')])).toEqual([]);
  expect(names([source([...outer, ...body('parse')])])).toEqual(['outer', 'parse']);
});

test('added tests go through older code', () => {
  const old = [' export function load(text) {', '+  parse(text);', ' }', ...body('parse')];
  expect(names([source(old), source(['+x()'], 'test/any.test.ts')])).toEqual([]);
  expect(names([source(old), source([' x()', '-y()'], 'test/any.test.ts')])).toEqual(['parse']);
  expect(names([source(old)])).toEqual(['parse']);
});

test('a body of moved lines is not new under another name', () => {
  const before = body('before', '-').map((line) => `-  ${line.slice(1)}`);
  expect(names([source(body('parse')), source(before, 'src/old.ts')])).toEqual([]);
});

test('members of a new type go by the type, those of an older one by both names', () => {
  const members = ['first', 'second'].flatMap((name) => [
    `+  ${name}(a) {`,
    '+    for (const b of a) {',
    '+      b.run();',
    '+    }',
    '+    return a;',
    '+  }',
  ]);
  expect(names([source(['+export class Shop {', ...members, '+}'])])).toEqual(['Shop']);
  expect(names([source([' export class Shop {', ...members, ' }'])])).toEqual(['Shop.first', 'Shop.second']);
});

test('what only passes on or fills is not asked for', () => {
  expect(names([source(['+export function parse(text) {', '+  return run(text);', '+}'])])).toEqual([]);
});

test('inline tests and examples that a test run executes count', () => {
  const code = [
    '+pub fn parse(a: &str) -> u8 {',
    '+    if a.is_empty() {',
    '+        return 0;',
    '+    }',
    '+    run(a)',
    '+}',
  ];
  const inline = ['+#[cfg(test)]', '+mod checks {', '+    fn it() { parse("a"); }', '+}'];
  const example = ['+/// ```', '+/// parse("a");', '+/// ```'];
  expect(names([source(code, 'src/a.rs')])).toEqual(['parse']);
  expect(names([source([...code, ...inline], 'src/a.rs')])).toEqual([]);
  expect(names([source([...example, ...code], 'src/a.rs')])).toEqual([]);
});

test('generated and vendored files are never asked', () => {
  const attributes = { vendored: true, generated: null, noDiff: null };
  expect(names([source(body('parse'), 'src/a.ts', { attributes })])).toEqual([]);
  const content = { ...source([]).content, generatedMark: { base: null, head: true } };
  expect(names([source(body('parse'), 'src/a.ts', { content })])).toEqual([]);
});

test.each([
  'pkg/a_test.go',
  'shop/test_a.py',
  'shop/a_test.py',
  'shop/tests/a.py',
  'conftest.py',
  'src/__tests__/a.ts',
  'src/a.spec.ts',
  'src/a.test.tsx',
  'e2e/a.ts',
  'src/test/java/A.java',
  'src/x/ATest.java',
  'src/x/ShopIT.java',
  'src/commonTest/kotlin/A.kt',
  'Tests/AppTests/A.swift',
  'AppTests/A.swift',
  'x/ATests.swift',
  'Shop.Tests/A.cs',
  'spec/a.rb',
  'lib/a_spec.rb',
  'tests/A.php',
  'src/ATest.php',
  'tests/a.rs',
  'src/tests.rs',
])('%s is a test', (path) => {
  expect(isTestPath(path)).toBe(true);
});

test.each([
  'src/latest.ts',
  'src/contest.go',
  'src/attest/a.go',
  'lib/testify.rb',
  'src/inspect.ts',
  'src/Protest.java',
  'src/fastest/A.cs',
  'src/special.py',
  'src/Respect.php',
])('%s is no test', (path) => {
  expect(isTestPath(path)).toBe(false);
});

test.each([
  'src/a.d.ts',
  'docs/a.py',
  'examples/a.go',
  'db/migrations/a.rb',
  'src/A.stories.tsx',
  'vite.config.ts',
  'api_pb2.py',
  'app/users/page.tsx',
  'src/UserController.java',
  'vendor/a/a.go',
  'shop/_private.py',
  'main.go',
  'app/Http/A.php',
])('%s is never asked for a test', (path) => {
  expect(isExemptPath(path)).toBe(true);
  expect(isExemptPath('src/shop/parse.ts')).toBe(false);
});

const name = fc.stringMatching(/^[a-z]{4,9}$/).map((word) => `${word}It`);

test('the order of files does not matter', () => {
  fc.assert(
    fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 5 }), fc.nat(), (all, seed) => {
      const files = all.map((one, index) => source(body(one), `src/f${index}.ts`));
      const turned = [...files.slice(seed % files.length), ...files.slice(0, seed % files.length)];
      expect(names(turned).sort()).toEqual(names(files).sort());
      expect(names(files).sort()).toEqual([...all].sort());
    }),
  );
});

test('a symbol that a test mentions is never reported, and one on lines around is not either', () => {
  fc.assert(
    fc.property(fc.uniqueArray(name, { minLength: 3, maxLength: 6 }), (all) => {
      const [tested = '', old = '', ...rest] = all;
      const lines = [...body(old, ' '), ...all.filter((one) => one !== old).flatMap((one) => body(one))];
      const found = names([source(lines), source([`+expect(${tested}("a"));`], 'test/any.test.ts')]);
      expect(found).toEqual(rest);
    }),
  );
});

test.each([
  ['parentheses', `export function a(${'('.repeat(200_000)}`],
  ['type arguments', `public ${'<'.repeat(200_000)} a(`],
  ['words', `public ${'static '.repeat(50_000)} a(`],
  ['quotes', `export const a = ${'"\\'.repeat(100_000)}`],
  ['annotations', `${'@A('.repeat(100_000)} public void a() {`],
  ['blanks', `export function${' '.repeat(200_000)}a() {`],
])('a hostile line of %s ends soon', (_, line) => {
  const start = performance.now();
  for (const path of ['a.ts', 'a.java', 'a.kt', 'a.cs', 'a.py', 'a.go', 'a.rs', 'a.swift', 'a.rb', 'a.php']) {
    gate([source([`+${line}`, `+${line}`], `src/${path}`)]);
  }
  expect(performance.now() - start).toBeLessThan(5_000);
});
