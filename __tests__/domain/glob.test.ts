import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { globProblem } from '../../src/domain/glob.ts';

describe('domain/glob', () => {
  it.each([
    ['src/**/*.ts'],
    ['**'],
    ['*.{js,ts,tsx}'],
    ['docs/[a-c]?.md'],
    ['app/[id]/page.tsx'],
    ['app/(marketing)/**'],
    ['a/**/b/**/c/**/*.x'],
    ['{a,b,c,d,e,f,g,h,i,j}'],
    ['x'.repeat(200)],
    ['.github/**'],
    ['a..b/c'],
    ['with space/ü.md'],
    ['c++/a+b@2.x'],
  ])('takes %s', (pattern) => {
    expect(globProblem(pattern)).toBeNull();
  });

  it.each([
    ['nothing', '', 'empty'],
    ['blanks', '  ', 'empty'],
    ['one character too many', 'x'.repeat(201), '200 characters'],
    ['a star too many', '*/'.repeat(9), '8 stars'],
    ['20 stars', `${'*a'.repeat(20)}b`, '8 stars'],
    ['nested extended patterns', '+(+(+(+(a))))', 'extended patterns'],
    ['@(', 'src/@(a|b)', 'extended patterns'],
    ['!(', 'src/!(a)', 'extended patterns'],
    ['+(', 'src/+(a)', 'extended patterns'],
    ['*(', 'src/*(a)', 'extended patterns'],
    ['?(', 'src/?(a)', 'extended patterns'],
    ['18 braces', '{a,b}'.repeat(18), 'one pair of braces'],
    ['nested braces', '{a,{b,c}}', 'one pair of braces'],
    ['an open brace', '{a,b', 'one pair of braces'],
    ['a brace that is only closed', 'a,b}', 'one pair of braces'],
    ['braces the wrong way round', '}a,b{', 'open its brace'],
    ['a range of ten million', '{1..10000000}', 'range'],
    ['a range of letters', 'x{a..z}', 'range'],
    ['11 words', '{a,b,c,d,e,f,g,h,i,j,k}', '10 words'],
    ['one word in braces', '*.{ts}', 'two words'],
    ['an empty word in braces', '{a,}', 'two words'],
    ['a path from the root of the disk', '/etc/passwd', 'begin with "/"'],
    ['a way out', 'src/../../etc/*', '".."'],
    ['only a way out', '..', '".."'],
    ['the folder itself', './src/**', '"."'],
    ['negation', '!src/**', 'negation'],
    ['a backslash', 'src\\**', 'backslash'],
    ['a control character', 'src/\u0000', 'control'],
    ['an open class', 'src/[ab', 'close each'],
    ['a class over two folders', 'src/[a/b]', 'close each'],
    ['an empty class', 'src/[]', 'close each'],
  ])('refuses %s', (_what, pattern, words) => {
    expect(globProblem(pattern)).toContain(words);
  });

  it('answers the same for any text, and never repeats it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 12, maxLength: 400 }), (text) => {
        const problem = globProblem(`/${text}`);
        expect(problem).toMatch(/^must /);
        expect(problem).not.toContain(text);
      }),
    );
  });

  it('takes only what is bounded', () => {
    const pieces = fc.constantFrom('*', '**', '/', '{', '}', ',', 'a', '[', ']', '(', '@', '!', '..', '?');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        const text = parts.join('');
        fc.pre(globProblem(text) === null);
        expect(text.length).toBeLessThanOrEqual(200);
        expect(text.split('*').length - 1).toBeLessThanOrEqual(8);
        expect(text.split('{').length).toBeLessThanOrEqual(2);
        expect(text.split('{').length).toBe(text.split('}').length);
        expect(text.split('/')).not.toContain('..');
      }),
    );
  });
});
