import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  codeHalf,
  codeHalfOf,
  codeWindow,
  fingerprint,
  kindHalf,
  kindHalfOf,
} from '../../src/domain/fingerprint.ts';

const BASE = {
  path: 'src/a.ts',
  window: codeWindow(['return a / b;', 'next();']),
  key: 'correctness',
  ordinal: 0,
};

describe('domain/fingerprint', () => {
  it('is sixteen hex digits of two halves', () => {
    const print = fingerprint(BASE);
    expect(print).toMatch(/^[0-9a-f]{16}$/);
    expect(codeHalfOf(print)).toBe(codeHalf(BASE.path, BASE.window));
    expect(kindHalfOf(print)).toBe(kindHalf(BASE));
  });

  it('stays the same over releases', () => {
    expect(fingerprint({ path: 'a.ts', window: 'x', key: 'k', ordinal: 0 })).toBe('2550fb6bc2fc342a');
  });

  it.each([
    ['indentation', ['\t\treturn a / b;', '\t\tnext();']],
    ['line ends', ['return a / b;\r', 'next();\r']],
    ['blank lines', ['return a / b;', '', '   ', 'next();']],
    ['blanks in the line', ['return a/b;', 'next( );']],
  ])('does not depend on %s', (_, lines) => {
    expect(codeWindow(lines)).toBe(BASE.window);
  });

  it('reads a hundred characters and no further', () => {
    const long = 'x'.repeat(100);
    expect(codeWindow([long, 'a'])).toBe(codeWindow([long, 'b']));
    expect(codeWindow(['x'.repeat(99), 'a'])).not.toBe(codeWindow(['x'.repeat(99), 'b']));
  });

  it.each([
    ['path', { path: 'src/b.ts' }, false, true],
    ['code', { window: 'other' }, false, false],
    ['kind', { key: 'security' }, true, false],
    ['ordinal', { ordinal: 1 }, true, false],
  ])('tells another %s', (_, change, sameCode, sameKind) => {
    const [a, b] = [fingerprint(BASE), fingerprint({ ...BASE, ...change })];
    expect(codeHalfOf(a) === codeHalfOf(b)).toBe(sameCode);
    expect(kindHalfOf(a) === kindHalfOf(b)).toBe(sameKind);
  });

  it('keeps its parts apart', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string({ minLength: 1 }), (path, window, moved) => {
        expect(codeHalf(path + moved, window)).not.toBe(codeHalf(path, moved + window));
      }),
    );
  });
});
