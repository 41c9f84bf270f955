import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  bmpOnly,
  displayWidth,
  logSafe,
  oneLine,
  padEnd,
  padStart,
  printable,
  truncate,
  wrap,
} from '../../src/lib/text.ts';

/** Strings rich in what terminals and runners act on. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\u001b[31m',
        '\u001b]8;;x\u0007',
        '\r',
        '\n',
        '\t',
        ' ',
        '::',
        ':',
        '##[',
        '#',
        '[',
        '\u2028',
      ),
      fc.constantFrom(
        '\u202e',
        '\u200b',
        '\ufeff',
        '\u0085',
        '\ud83d',
        '😀',
        '漢',
        'e\u0301',
        '\u00a0',
        'word',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

/** GitHub's runner: a command after white space at a line's start, or the older form anywhere. */
function runnerCommand(line: string): boolean {
  return /^\s*::/u.test(line) || line.includes('##[');
}

/** Characters beyond the basic plane, and halves of them. */
const BEYOND = /[\u{10000}-\u{10ffff}\p{Cs}]/u;

describe('lib/text', () => {
  it('shows characters beyond the basic plane by their code, and nothing else', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(bmpOnly(text)).not.toMatch(BEYOND);
        if (!BEYOND.test(text)) expect(bmpOnly(text)).toBe(text);
      }),
    );
    expect(bmpOnly('a 🐞 ✓')).toBe('a \\u{1f41e} ✓');
  });

  describe('printable', () => {
    it.each([
      ['a control character', 'a\u0007b', 'a\\u{7}b'],
      ['an escape sequence', '\u001b[2J', '\\u{1b}[2J'],
      ['a lone carriage return', 'safe\rgone', 'safe\\u{d}gone'],
      ['a C1 control', '\u009b31m', '\\u{9b}31m'],
      ['a direction override', 'a\u202eb', 'a\\u{202e}b'],
      ['a zero-width space', 'a\u200bb', 'a\\u{200b}b'],
      ['a line separator', 'a\u2028b\u2029c', 'a\\u{2028}b\\u{2029}c'],
      ['a tag character', 'a\u{e0041}', 'a\\u{e0041}'],
      ['half a surrogate pair', 'a\ud800', 'a\\u{d800}'],
      ['a filler that looks like nothing', 'a\u3164', 'a\\u{3164}'],
    ])('shows %s', (_name, text, shown) => {
      expect(printable(text)).toBe(shown);
    });

    it('leaves newlines, tabs, letters of every script and emoji alone', () => {
      const text = 'a\tb\nçé漢字 العربية 😀 e\u0301';

      expect(printable(text)).toBe(text);
    });

    it('reads a Windows line end as a line end', () => {
      expect(printable('a\r\nb')).toBe('a\nb');
    });

    it('lets no control but newline and tab through, and changes nothing the second time', () => {
      fc.assert(
        fc.property(hostile, (text) => {
          const shown = printable(text);

          expect(shown).not.toMatch(/(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
          expect(printable(shown)).toBe(shown);
        }),
      );
    });
  });

  describe('logSafe', () => {
    it.each([
      ['::error::x', ': :error::x'],
      ['  ::add-mask::x', '  : :add-mask::x'],
      ['\u2003::error::x', '\u2003: :error::x'],
      ['fine\n::error::x', 'fine\n: :error::x'],
      ['x ##[add-matcher]/tmp/m', 'x # #[add-matcher]/tmp/m'],
      ['###[x]', '## #[x]'],
      ['a::b', 'a::b'],
    ])('writes %j as %j', (text, safe) => {
      expect(logSafe(text)).toBe(safe);
    });

    it('holds no line that a runner acts on', () => {
      fc.assert(
        fc.property(hostile, (text) => {
          const safe = logSafe(text);

          expect(safe.split(/[\n\r\u2028\u2029]/u).filter(runnerCommand)).toEqual([]);
          expect(logSafe(safe)).toBe(safe);
        }),
      );
    });

    it('takes time that grows with the length alone', () => {
      expect(logSafe('\n'.repeat(200_000))).toHaveLength(200_000);
    });
  });

  describe('oneLine', () => {
    it('folds white space, line separators included, and cuts with an ellipsis', () => {
      expect(oneLine('  one\n\ttwo\u2028three  ', 80)).toBe('one two three');
      expect(oneLine('one two three', 8)).toBe('one two…');
    });
  });

  describe('displayWidth', () => {
    it.each([
      ['', 0],
      ['plain', 5],
      ['漢字', 4],
      ['ｆｕｌｌ', 8],
      ['한글', 4],
      ['e\u0301', 1],
      ['😀', 2],
      ['🇩🇪', 2],
      ['é–', 2],
    ])('counts %j as %d columns', (text, width) => {
      expect(displayWidth(text)).toBe(width);
    });
  });

  describe('truncate', () => {
    it('never splits a character and keeps to the columns', () => {
      expect(truncate('😀😀😀', 5)).toBe('😀😀…');
      expect(truncate('漢字漢字', 4)).toBe('漢…');
      expect(truncate('abc', 0)).toBe('');
      expect(truncate('abc', 3)).toBe('abc');
    });

    it('fits every text into every width', () => {
      fc.assert(
        fc.property(hostile, fc.nat(20), (text, width) => {
          const cut = truncate(printable(text).replaceAll('\n', ' '), width);

          expect(displayWidth(cut)).toBeLessThanOrEqual(Math.max(width, 0));
          expect(cut).not.toMatch(/\p{Cs}/u);
        }),
      );
    });
  });

  describe('padEnd and padStart', () => {
    it('fill by columns, not by characters', () => {
      expect(padEnd('漢', 4)).toBe('漢  ');
      expect(padStart('漢', 4)).toBe('  漢');
      expect(padEnd('long', 2)).toBe('long');
    });
  });

  describe('wrap', () => {
    it('breaks at words, keeps the newlines of the text, and chops words that are too long', () => {
      expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
      expect(wrap('one\n\ntwo', 7)).toEqual(['one', '', 'two']);
      expect(wrap('abcdefgh ij', 3)).toEqual(['abc', 'def', 'gh', 'ij']);
      expect(wrap('漢字漢', 1)).toEqual(['漢', '字', '漢']);
      expect(wrap('', 7)).toEqual(['']);
      expect(wrap('  a  b', 9)).toEqual(['  a  b']);
      expect(wrap('a          b', 7)).toEqual(['a', 'b']);
    });

    it('keeps every line inside the width and every visible character of the text', () => {
      fc.assert(
        fc.property(hostile, fc.integer({ min: 2, max: 40 }), (text, width) => {
          const shown = printable(text);
          const lines = wrap(shown, width);

          for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(width);
          expect(lines.join('').replace(/[ \t\n]/g, '')).toBe(shown.replace(/[ \t\n]/g, ''));
        }),
      );
    });
  });
});
