import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { enclosingSymbols } from '../../../src/stages/collect/context.ts';
import { aDiff, aHunk } from '../plan/builders.ts';

/** The numbers that are shown above a change of line `changed`, with `around` lines of context in its hunk. */
function shownAbove(text: string, changed: number, around = 0): (number | null)[] {
  const lines = text.split('\n');
  const start = Math.max(1, changed - around);
  const marked = lines
    .slice(start - 1, changed)
    .map((line, index, all) => (index === all.length - 1 ? `+${line}` : ` ${line}`));
  return enclosingSymbols(text, aDiff([aHunk(marked, start, start)])).map((line) => line.newLine);
}

describe('stages/collect/context', () => {
  it.each([
    [
      'braces',
      'class A {\n  one() {\n    x();\n    y();\n  }\n\n  two() {\n    a();\n    b();\n    c();\n    d();\n    e();\n  }\n}',
      12,
      [1, 7],
    ],
    [
      'indentation only',
      'class A:\n    def one(self):\n        pass\n\n    def two(self):\n        a()\n        b()\n        c()\n        d()\n        e()',
      10,
      [1, 5],
    ],
    ['tabs', 'func f() {\n\tif x {\n\t\ta()\n\t\tb()\n\t\tc()\n\t\td()\n\t\te()\n\t}\n}', 7, [1, 2]],
    [
      'a signature over lines',
      'function f(\n  a,\n  b,\n) {\n  one();\n  two();\n  three();\n  four();\n}',
      8,
      [1],
    ],
    ['a brace on its own line', 'int f(void)\n{\n  a();\n  b();\n  c();\n  d();\n  e();\n}', 7, [1]],
    [
      'an else',
      'function f() {\n  if (a) {\n    b();\n  } else {\n    c();\n    d();\n    e();\n    g();\n  }\n}',
      8,
      [1, 2],
    ],
    [
      'the preprocessor',
      'int f(void) {\n  a();\n#ifdef X\n  b();\n  c();\n  d();\n#endif\n  e();\n}',
      8,
      [1],
    ],
    ['the top level', 'const a = 1;\nconst b = 2;\nconst c = 3;', 3, []],
  ])('finds the headers above by %s', (_, text, changed, expected) => {
    expect(shownAbove(text, changed)).toEqual(expected);
  });

  it('shows what stands between the hunk and a header near above', () => {
    expect(shownAbove('function f() {\n  a();\n  b();\n  c();\n}', 4)).toEqual([1, 2, 3]);
  });

  it('shows no header that the hunk itself shows', () => {
    expect(shownAbove('class A {\n  two() {\n    a();\n    b();\n  }\n}', 4, 2)).toEqual([1]);
  });

  it('keeps the innermost and the outermost of many levels', () => {
    const levels = Array.from({ length: 8 }, (_, index) => `${' '.repeat(index)}level${index} {`);
    const filler = Array.from({ length: 6 }, () => `${' '.repeat(8)}x();`);

    expect(shownAbove([...levels, ...filler].join('\n'), 14)).toEqual([1, 2, 7, 8]);
  });

  it('gives the text at head with its number there and none of the base', () => {
    const text = 'function f() {\r\n  a();\r\n  b();\r\n}';

    expect(enclosingSymbols(text, aDiff([aHunk(['+  b();\r'], 3, 3)]))).toEqual([
      { mark: ' ', oldLine: null, newLine: 1, text: 'function f() {\r' },
      { mark: ' ', oldLine: null, newLine: 2, text: '  a();\r' },
    ]);
  });

  it('takes the place of removed lines as the changed one', () => {
    const text = 'function f() {\n  a();\n  b();\n  c();\n  d();\n  e();\n}';

    const shown = enclosingSymbols(text, aDiff([aHunk(['   d();', '-  gone();', '   e();'], 5, 5)]));

    expect(shown.map((line) => line.newLine)).toEqual([1, 2, 3, 4]);
  });

  it('passes over a hunk that leaves nothing at head, and one below a text that was cut', () => {
    const gone = aHunk(['-a', '-b']);
    const below = aHunk(['+a'], 90, 90);

    expect(enclosingSymbols('f() {\n  x\n}', aDiff([gone, below]))).toEqual([]);
  });

  it('does not look further up than it says, nor take a line of data for a header', () => {
    const far = `function f() {\n${'  x();\n'.repeat(2_100)}`;
    const data = `const table = "${'x'.repeat(400)}\n  a\n  b`;

    expect(shownAbove(far, 2_101)).toEqual([]);
    expect(shownAbove(data, 3)).toEqual([]);
  });

  it('stays in bounds, in order, apart from the hunks, and quotes the head for any text', () => {
    const codeLine = fc
      .tuple(fc.nat(5), fc.constantFrom('a {', 'b()', '}', '', '} else {', '# if', '// c'))
      .map(([indent, text]) => '  '.repeat(indent) + text);
    fc.assert(
      fc.property(fc.array(codeLine, { minLength: 1, maxLength: 300 }), fc.nat(6), (lines, gap) => {
        const hunks = [];
        for (let at = 3; at < lines.length; at += gap + 3)
          hunks.push(aHunk([` ${lines[at - 1]}`, `+${lines[at]}`], at, at));

        const shown = enclosingSymbols(lines.join('\n'), aDiff(hunks));

        const numbers = shown.map((line) => line.newLine ?? 0);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers.length).toBeLessThanOrEqual(40);
        for (const { newLine, text } of shown) {
          expect(text).toBe(lines[(newLine ?? 0) - 1]);
          expect(hunks.some((hunk) => hunk.lines.some((line) => line.newLine === newLine))).toBe(false);
        }
      }),
    );
  });
});
