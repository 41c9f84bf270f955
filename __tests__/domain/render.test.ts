import { describe, expect, it } from '@jest/globals';
import type { SentFile, SentLine } from '../../src/domain/plan.ts';
import { isTooLong, MAX_LINE_LENGTH, renderFile, visible } from '../../src/domain/render.ts';

function line(mark: ' ' | '+' | '-', oldLine: number | null, newLine: number | null, text: string): SentLine {
  return { mark, oldLine, newLine, text, inDiff: true };
}

function sent(lines: readonly SentLine[], overrides: Partial<SentFile> = {}): SentFile {
  return { path: 'src/a.ts', oldPath: null, status: 'modified', lines, whole: true, bytes: 0, ...overrides };
}

describe('domain/render', () => {
  it('shows each line with its number, its mark and its text', () => {
    const text = renderFile(
      sent([line(' ', 9, 9, 'a'), line('-', 10, null, 'b'), line('+', null, 10, 'B'), line(' ', 11, 11, '')]),
    );

    expect(text).toBe('File: src/a.ts (modified)\n 9   a\n10 - b\n10 + B\n11   ');
  });

  it('says where a file came from and that a piece is one', () => {
    const heading = renderFile(sent([], { oldPath: 'src/old.ts', status: 'renamed', whole: false }));

    expect(heading).toBe('File: src/a.ts (renamed from src/old.ts, a part of the file)');
  });

  it.each([
    ['between hunks', [line(' ', 1, 1, 'a'), line(' ', 9, 9, 'b')], true],
    ['between removed lines', [line('-', 1, null, 'a'), line('-', 9, null, 'b')], true],
    [
      'before a removed line far below',
      [line(' ', 1, 1, 'a'), line('+', null, 2, 'b'), line('-', 9, null, 'c')],
      true,
    ],
    [
      'behind removed lines where added ones follow far below',
      [line(' ', 1, 1, 'a'), line('-', 2, null, 'b'), line('+', null, 9, 'c')],
      true,
    ],
    [
      'nowhere in a replacement',
      [line(' ', 1, 1, 'a'), line('-', 2, null, 'b'), line('+', null, 2, 'c'), line(' ', 3, 3, 'd')],
      false,
    ],
    [
      'nowhere before removed lines behind context from head',
      [{ ...line(' ', null, 7, 'f()'), inDiff: false }, line('-', 3, null, 'b'), line('+', null, 8, 'c')],
      false,
    ],
    [
      'behind context from head that stands further up',
      [{ ...line(' ', null, 2, 'f()'), inDiff: false }, line(' ', 7, 8, 'b')],
      true,
    ],
  ] as const)('marks a gap %s', (_, lines, expected) => {
    expect(renderFile(sent(lines)).includes('\n  ...\n')).toBe(expected);
  });

  it.each([
    ['a bidirectional override', 'a\u202Eb', 'a\\u{202E}b'],
    ['an isolate', '\u2066', '\\u{2066}'],
    ['direction marks', '\u200E\u200F', '\\u{200E}\\u{200F}'],
    ['a zero-width space', '\u200B', '\\u{200B}'],
    ['a byte order mark', '\uFEFF', '\\u{FEFF}'],
    ['a tag', '\u{E0041}', '\\u{E0041}'],
    ['variation selectors', '\uFE0F\u{E0100}', '\\u{FE0F}\\u{E0100}'],
    ['a soft hyphen', '\u00AD', '\\u{AD}'],
    ['a hangul filler', '\u3164', '\\u{3164}'],
    ['line separators', '\u2028\u2029\u0085', '\\u{2028}\\u{2029}\\u{85}'],
    ['control characters', '\u0000\u001B[2J\r\u007F', '\\u{0}\\u{1B}[2J\\u{D}\\u{7F}'],
    ['half a character', '\uD800', '\\u{D800}'],
    ['a tab, letters and a picture', '\tnaïve 東京 😀', '\tnaïve 東京 😀'],
  ])('writes out %s', (_, text, expected) => {
    expect(visible(text)).toBe(expected);
  });

  it('writes out invisible characters in texts and in paths', () => {
    const text = renderFile(
      sent([line('+', null, 1, 'x\u202E')], { path: 'a\nb\u200B.ts', oldPath: 'c\rd' }),
    );

    expect(text).toBe('File: a\\u{A}b\\u{200B}.ts (modified from c\\u{D}d)\n1 + x\\u{202E}');
  });

  it('leaves out the CR of line ends but shows it where line ends are part of the change', () => {
    const ends = Array.from({ length: 12 }, (_, index) =>
      line(' ', index + 1, index + 1, index < 11 ? 'x\r' : 'x'),
    );

    expect(renderFile(sent(ends))).not.toContain('\\u{D}');
    expect(renderFile(sent([line('-', 1, null, 'x'), line('+', null, 1, 'x\r')]))).toContain('1 + x\\u{D}');
    expect(renderFile(sent([line('+', null, 1, 'a\rb\r')]))).toContain('1 + a\\u{D}b');
  });

  it('cuts a line that is too long in the open, never inside a character', () => {
    const whole = line('+', null, 1, 'x'.repeat(MAX_LINE_LENGTH));
    const long = line('+', null, 1, `${'x'.repeat(MAX_LINE_LENGTH - 1)}😀yz`);

    expect([isTooLong(whole), isTooLong(long)]).toEqual([false, true]);
    expect(renderFile(sent([whole]))).not.toContain('line cut');
    expect(renderFile(sent([long]))).toMatch(/x \.\.\. \[line cut: 4 more characters\]$/);
  });
});
