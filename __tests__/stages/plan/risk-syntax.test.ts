import { describe, expect, it } from '@jest/globals';
import type { CodeLanguage } from '../../../src/domain/code-language.ts';
import { factsOf } from '../../../src/stages/plan/risk-syntax.ts';

const BRANCHES: readonly (readonly [CodeLanguage, string, number])[] = [
  ['typescript', 'if (a) {', 1],
  ['typescript', 'for (const a of b) {', 1],
  ['typescript', '} else if (a && b) {', 2],
  ['typescript', 'const c = a ? 1 : 2;', 1],
  ['typescript', 'return a ?? b;', 1],
  ['typescript', "case 'x':", 1],
  ['javascript', '} catch (error) {', 1],
  ['python', 'if a:', 1],
  ['python', '    elif a and b:', 2],
  ['python', 'for x in (', 1],
  ['python', 'x = 1 if a else 2', 1],
  ['go', 'if err != nil {', 1],
  ['go', 'for range x {', 1],
  ['java', 'while (a || b) {', 2],
  ['kotlin', 'when (x) {', 1],
  ['kotlin', 'is A -> 1', 1],
  ['swift', 'guard let a else { return }', 1],
  ['csharp', 'foreach (var a in b) {', 1],
  ['ruby', 'return if a', 1],
  ['ruby', 'unless a', 1],
  ['php', 'foreach ($a as $b) {', 1],
  ['rust', 'match a {', 1],
  ['rust', 'Some(x) => x,', 1],
  ['rust', 'let a = f()?;', 1],
  ['scala', 'case class A(b: Int) if (c)', 1],
  ['dart', 'if (a) return;', 1],
  ['cpp', 'switch (a) {', 1],
  ['objective-c', 'if (a) {', 1],
  ['shell', 'if [ -z "$a" ] && b; then', 2],
];

const NO_BRANCHES: readonly (readonly [CodeLanguage, string])[] = [
  ['typescript', 'const notify = iffy(a);'],
  ['typescript', "say('if (a) && b');"],
  ['typescript', 'a(); // if (b)'],
  ['typescript', '/* if (a) */ b();'],
  ['typescript', ' * if (a) then b'],
  ['typescript', 'const a: { b?: string } = c?.d;'],
  ['python', '    if the value is absent, nothing is said'],
  ['python', '# if a:'],
  ['python', 'verify(a)'],
  ['go', 'a() // if b'],
  ['java', 'String forTheRecord = "while (a)";'],
  ['ruby', 'a # unless b'],
  ['rust', '// match a'],
  ['rust', 'let forward = 1;'],
  ['php', '# if (a)'],
  ['shell', 'echo "if a"'],
  ['sql', 'create table if not exists a (b int);'],
  ['css', 'if (a)'],
];

describe('stages/plan/risk-syntax', () => {
  it.each(BRANCHES)('counts the branches of %s: %s', (language, text, branching) => {
    expect(factsOf(text, language)).toEqual({ logic: true, branching });
  });

  it.each(NO_BRANCHES)('sees no branch in %s: %s', (language, text) => {
    expect(factsOf(text, language).branching).toBe(0);
  });

  it.each<[CodeLanguage, string]>([
    ['typescript', "import { a } from './a';"],
    ['typescript', '// a'],
    ['typescript', '});'],
    ['typescript', '   '],
    ['java', ' * a'],
    ['python', 'from a import b'],
    ['python', '# a'],
    ['go', '}'],
    ['csharp', 'using System.Linq;'],
    ['c', '#include <stdio.h>'],
    ['ruby', "require 'a'"],
    ['sql', '-- a'],
  ])('finds no logic in %s: %s', (language, text) => {
    expect(factsOf(text, language)).toEqual({ logic: false, branching: 0 });
  });

  it('finds logic in what is not blank where it does not know the language', () => {
    expect(factsOf('if (a) {', null)).toEqual({ logic: true, branching: 0 });
    expect(factsOf('  ', null)).toEqual({ logic: false, branching: 0 });
  });

  it.each<[CodeLanguage, string]>([
    ['typescript', `${' '.repeat(8)}if (a) {`],
    ['typescript', '\t\t\t\tif (a) {'],
    ['python', `${' '.repeat(16)}if a:`],
    ['go', '\t\t\t\tif a {'],
  ])('counts a branch twice that stands deep in %s: %s', (language, text) => {
    expect(factsOf(text, language).branching).toBe(2);
    expect(factsOf(text.slice(2), language).branching).toBe(1);
  });

  it.each(['"', "'", '`', '\\', '/*', '[^', ' ', '\t', 'a && ', '('])(
    'reads a long line of %j in linear time',
    (piece) => {
      for (const language of ['typescript', 'python', 'ruby'] as const) {
        const started = performance.now();
        factsOf(piece.repeat(200_000), language);
        expect(performance.now() - started).toBeLessThan(5_000);
      }
    },
  );
});
