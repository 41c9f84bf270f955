import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import picomatch from 'picomatch';
import { globMatcher } from '../../src/domain/glob-matcher.ts';

describe('domain/glob-matcher', () => {
  it.each([
    ['a.ts', ['a.ts'], ['b/a.ts', 'a.tsx', 'A.ts', 'a_ts']],
    ['*.md', ['README.md', '.md', '.x.md'], ['docs/a.md', 'a.mdx']],
    ['**/*.md', ['README.md', 'docs/deep/a.md'], ['a.md/b']],
    ['**.md', ['README.md', 'docs/deep/a.md'], ['a.md/b']],
    ['docs/**', ['docs/a', 'docs/.b/c'], ['docs', 'docs2/a', 'src/docs/a']],
    ['docs/*', ['docs/a'], ['docs/a/b']],
    ['**/test/**', ['test/a', 'a/test/b', 'a/b/test/c/d'], ['tests/a', 'a/tests/b']],
    ['a/**/b', ['a/b', 'a/x/b', 'a/x/y/b'], ['a/bb', 'xa/b', 'a/b/c']],
    ['a/**/b/**/c', ['a/b/c', 'a/x/b/y/z/c', 'a/b/b/c'], ['a/c', 'a/x/c', 'b/c']],
    ['a*b*c', ['abc', 'axbyc', 'abbcc'], ['ab', 'ac', 'abcd', 'a/b/c']],
    ['a*a', ['aa', 'aba'], ['a']],
    ['?.ts', ['a.ts', '..ts'], ['.ts', 'ab.ts', '/.ts']],
    ['*?b*', ['ab', 'xbx', 'bbb'], ['b', 'ba']],
    ['[a-c]x', ['ax', 'cx', '[a-c]x'], ['dx', 'x', '-x']],
    ['[!a-c]x', ['dx', '-x', '[!a-c]x'], ['ax', 'x', '/x']],
    ['[^a]x', ['dx'], ['ax']],
    ['[*]x', ['*x'], ['ax']],
    ['app/[id]/page.ts', ['app/[id]/page.ts', 'app/i/page.ts'], ['app/id/page.ts']],
    ['app/[(]group[)]/*', ['app/(group)/a'], ['app/group/a']],
    ['a+b^$', ['a+b^$'], ['aab^$']],
    ['docs/', ['docs/a', 'docs/b/c'], ['a/docs/b']],
    ['{a,b/c}/*.{ts}'.replace('{ts}', 'ts'), ['a/x.ts', 'b/c/x.ts'], ['b/x.ts', 'c/x.ts']],
    ['constructor', ['constructor'], ['toString']],
    ['line\u2028*', ['line\u2028\nx'], ['line']],
  ])('%j', (glob, hits, misses) => {
    const matches = globMatcher([glob]);

    expect(hits.filter((path) => !matches(path))).toEqual([]);
    expect(misses.filter(matches)).toEqual([]);
  });

  it('matches what any of several globs matches, and nothing without one', () => {
    const matches = globMatcher(['a/*', '*.md']);

    expect(['a/b', 'x.md', 'x.ts'].filter(matches)).toEqual(['a/b', 'x.md']);
    expect(globMatcher([])('a')).toBe(false);
  });

  it.each(['/a', '{a', '*'.repeat(9), ''])('is never made of %j, which validation refuses', (glob) => {
    expect(() => globMatcher([glob])).toThrow(/not validated/);
  });

  it('agrees with picomatch on paths of ordinary names', () => {
    const unit = fc.constantFrom('a', 'b', '.', '*', '?', '[ab]');
    const name = fc
      .array(unit, { minLength: 1, maxLength: 5 })
      .map((units) => units.join('').replace(/\*+/g, '*'));
    const glob = fc
      .array(fc.oneof(name, name, fc.constant('**')), { minLength: 1, maxLength: 4 })
      .map((names) => names.join('/'))
      .filter((text) => !/(?:^|\/)\.{1,2}(?:\/|$)/.test(text) && text.split('*').length <= 9)
      // Tools differ in whether a folder and all below it is a file of its name too.
      .filter((text) => !text.endsWith('/**'));
    const path = fc
      .array(fc.stringMatching(/^[ab.]{1,5}$/), { minLength: 1, maxLength: 5 })
      .filter((names) => names.every((text) => !/^\.{1,2}$/.test(text)))
      .map((names) => names.join('/'));
    fc.assert(
      fc.property(glob, path, (pattern, text) => {
        const oracle = picomatch(pattern, { dot: true, windows: false, nonegate: true, noextglob: true });

        expect([pattern, text, globMatcher([pattern])(text)]).toEqual([pattern, text, oracle(text)]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('takes no time that grows beyond the path, whatever the change names its files', () => {
    const globs = ['*a*a*a*a*a*a*ab', '**/a/**/a/**/a/**/b', '**/*a/**/?a/**', '*?a*?a*?a*?ab'];
    const paths = ['a'.repeat(4_000), 'a/'.repeat(2_000), 'aa/'.repeat(1_300), 'ab'.repeat(2_000)];
    const matches = globMatcher(globs.map((glob) => glob.slice(0, 200)));

    const started = performance.now();
    for (const path of paths) matches(`${path}c`);

    // An expression that backtracks needs hours for these.
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
