import { describe, expect, it } from '@jest/globals';
import {
  normaliseCategory,
  normaliseLine,
  normalisePath,
  normaliseSeverity,
  normaliseText,
  splitLine,
} from '../../../src/stages/panel/normalise.ts';

describe('stages/panel/normalise', () => {
  it.each([
    ['blocking', 'blocking'],
    ['BLOCKER', 'blocking'],
    ['Critical', 'blocking'],
    ['high', 'blocking'],
    ['Severity: High', 'blocking'],
    ['[must-fix]', 'blocking'],
    ['error', 'blocking'],
    ['P0', 'blocking'],
    ['🔴 critical', 'blocking'],
    ['not low but high', 'blocking'],
    ['medium', 'important'],
    ['Warning', 'important'],
    ['major', 'important'],
    ['low', 'suggestion'],
    ['minor', 'suggestion'],
    ['nit', 'suggestion'],
    ['Info', 'suggestion'],
    ['non-blocking', 'suggestion'],
  ])('reads the severity %j as %s', (raw, value) => {
    expect(normaliseSeverity(raw)).toEqual({ value, note: null });
  });

  it.each(['banana', '', '7', 'hight'])(
    'raises the unknown severity %j to the gravest, with a note',
    (raw) => {
      expect(normaliseSeverity(raw)).toEqual({
        value: 'blocking',
        note: expect.stringContaining(JSON.stringify(raw)),
      });
    },
  );

  it.each<[unknown, number]>([
    [0, 0],
    [12, 12],
    ['12', 12],
    [' 12 ', 12],
    ['L12', 12],
    ['#L12', 12],
    ['l.12', 12],
    ['line 12', 12],
    ['Lines 12-15', 12],
    ['12-15', 12],
    ['L12-L15', 12],
    ['12–15', 12],
    ['12 to 15', 12],
    ['12:5', 12],
    ['12, 15', 12],
    ['12.0', 12],
    [[12, 15], 12],
    [['L3'], 3],
  ])('reads the line %j as %i', (raw, value) => {
    expect(normaliseLine(raw)).toEqual({ value, note: null });
  });

  it.each([
    undefined,
    null,
    -1,
    1.5,
    Number.NaN,
    1e21,
    '',
    'at the top',
    '1.5',
    'line',
    true,
    {},
    [],
    ['x'],
    '9999999999',
  ])('reads the line %j as the whole file, with a note', (raw) => {
    expect(normaliseLine(raw)).toEqual({ value: 0, note: expect.any(String) });
  });

  it.each([
    ['src/a.ts', 'src/a.ts'],
    [' src/a.ts ', 'src/a.ts'],
    ['./src/a.ts', 'src/a.ts'],
    ['a/src/a.ts', 'src/a.ts'],
    ['b/src/a.ts', 'src/a.ts'],
    ['`src/a.ts`', 'src/a.ts'],
    ['src\\a.ts', 'src/a.ts'],
    ['a\\b.ts', 'a/b.ts'],
    ['docs/odd \\ name.md', 'docs/odd \\ name.md'],
    ['/src/a.ts', '/src/a.ts'],
    ['a/', 'a/'],
  ])('reads the path %j as %j where the change is not known', (raw, path) => {
    expect(normalisePath(raw, null)).toBe(path);
  });

  it.each([
    ['a/x.ts', 'a/x.ts'],
    ['a/a/x.ts', 'a/x.ts'],
    ['b/src/y.ts', 'src/y.ts'],
    ['/home/me/repo/src/y.ts', 'src/y.ts'],
    ['C:\\repo\\src\\y.ts', 'src/y.ts'],
    [' odd name', ' odd name'],
    ['./odd', 'odd'],
    ['b/other.ts', 'b/other.ts'],
    ['/nowhere/z.ts', '/nowhere/z.ts'],
  ])('reads the path %j as %j among the paths of the change', (raw, path) => {
    expect(normalisePath(raw, new Set(['a/x.ts', 'src/y.ts', ' odd name', 'odd']))).toBe(path);
  });

  it.each<[string, string, number | null]>([
    ['src/a.ts', 'src/a.ts', null],
    ['src/a.ts:12', 'src/a.ts', 12],
    ['src/a.ts:12-15', 'src/a.ts', 12],
    ['src/a.ts:12:5', 'src/a.ts', 12],
    ['src/a.ts#L12', 'src/a.ts', 12],
    ['src/a.ts#L12-L15', 'src/a.ts', 12],
    ['src/a.ts:x', 'src/a.ts:x', null],
    [':12', ':12', null],
  ])('splits %j into a path and a line', (raw, file, line) => {
    expect(splitLine(raw)).toEqual({ file, line });
  });

  it.each<[unknown, string | null]>([
    [undefined, null],
    [null, null],
    ['', null],
    ['x', 'x'],
    [' x ', ' x '],
    [['a', 'b'], 'a\nb'],
    [[], null],
    [['a', 1], '["a",1]'],
    [{ a: 1 }, '{"a":1}'],
    [7, '7'],
  ])('keeps all of the text %j', (raw, text) => {
    expect(normaliseText(raw)).toBe(text);
  });

  it.each<[unknown, string | null]>([
    ['security', 'security'],
    ['Error Handling', 'error-handling'],
    ['error_handling', 'error-handling'],
    ['style', null],
    [3, null],
  ])('reads the category %j as %j', (raw, category) => {
    expect(normaliseCategory(raw)).toBe(category);
  });
});
