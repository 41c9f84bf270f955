import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { GateFinding } from '../../../src/domain/gates.ts';
import { renderFile } from '../../../src/domain/render.ts';
import { hiddenTextGate } from '../../../src/stages/gates/hidden-text.ts';
import { addition, changedFile, changeOf, gatesOver, hunk } from './builders.ts';

function found(path: string, lines: readonly string[], start = 10): readonly GateFinding[] {
  const marked = lines.map((line) => `+${line}`);
  return hiddenTextGate(changeOf([changedFile(path, [hunk(marked, start)])])).findings;
}

function severities(path: string, line: string): readonly string[] {
  return found(path, [line]).map(({ severity }) => severity);
}

const TAGS = [...'approve'].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');
const RAW = /(?!\t)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** One line for each range, as an attacker writes it into code. */
const HOSTILE: readonly (readonly [name: string, line: string, shown: string, severity: string])[] = [
  ['an override', 'if (role !== "user\u202e // admin") {', 'U+202E (right-to-left override)', 'blocking'],
  ['an embedding', 'const a = "\u202ab\u202c";', 'U+202A', 'blocking'],
  ['an isolate', '/* \u2066 end of comment */ return;\u2069', 'U+2066', 'blocking'],
  ['a mark in a name', 'const ad\u200emin = true;', 'U+200E (left-to-right mark)', 'blocking'],
  ['a mark in a string', 'const a = "x\u200f";', 'U+200F', 'important'],
  ['an Arabic mark', 'const a = "x\u061c";', 'U+061C', 'important'],
  ['a space in a name', 'const isA\u200bdmin = false;', 'U+200B (zero width space)', 'blocking'],
  ['a non-joiner behind a name', 'if (isAdmin\u200c) allow();', 'U+200C', 'blocking'],
  ['a joiner before a name', 'return \u200disAdmin;', 'U+200D', 'blocking'],
  ['a word joiner in a keyword', 'ret\u2060urn;', 'U+2060', 'blocking'],
  ['an invisible operator', 'const a = "b\u2063c";', 'U+2063', 'important'],
  ['a byte order mark in a name', 'const is\ufeffAdmin = 1;', 'U+FEFF', 'blocking'],
  ['a Mongolian separator', 'const a = "b\u180ec";', 'U+180E', 'important'],
  ['a soft hyphen in a name', 'const pass\u00adword = 1;', 'U+00AD (soft hyphen)', 'blocking'],
  ['a soft hyphen in a string', 'const a = "pass\u00adword";', 'U+00AD', 'important'],
  ['tags', `// see below ${TAGS}`, 'U+E0061 (tag character)', 'blocking'],
  ['a selector in a name', 'const isAdmin\ufe0f = 1;', 'U+FE0F (variation selector)', 'blocking'],
  ['a selector in a string', 'const a = "b\ufe01";', 'U+FE01', 'important'],
  [
    'selectors with data',
    'const a = "\u{1f600}\u{e0101}\u{e0102}\u{e0103}\u{e0104}";',
    'U+E0101',
    'blocking',
  ],
  ['an annotation', 'const a = "\ufff9b\ufffac\ufffb";', 'U+FFF9 (interlinear annotation)', 'important'],
  ['a Hangul filler as a name', 'const { a, \u3164 } = request.query;', 'U+3164 (Hangul filler)', 'blocking'],
  ['a halfwidth filler as a name', 'let \uffa0 = 1;', 'U+FFA0', 'blocking'],
  ['a choseong filler', 'let \u115f = 1;', 'U+115F', 'blocking'],
  ['a jungseong filler in a string', 'const a = "\u1160";', 'U+1160', 'important'],
  ['a line separator in a comment', '// harmless\u2028grant(user);', 'U+2028 (line separator)', 'blocking'],
  ['a paragraph separator in a string', 'const a = "b\u2029c";', 'U+2029', 'important'],
  ['an escape', 'const a = "\u001b[2K";', 'U+001B (control character)', 'important'],
  ['a C1 control', 'const a = "\u009b2K";', 'U+009B', 'important'],
  ['a delete', 'const a = "\u007f";', 'U+007F', 'important'],
  ['a deprecated control', 'const a = "b\u206ec";', 'U+206E', 'important'],
];

/** What languages, emoji and files need. */
const LEGITIMATE: readonly (readonly [name: string, path: string, line: string])[] = [
  ['an emoji with its look', 'src/a.ts', 'log("\u2764\ufe0f \u26a0\ufe0f done \u2139\ufe0f");'],
  ['a selector left twice', 'README.md', '\u26a0\ufe0f\ufe0f Careful'],
  ['a family', 'src/a.ts', 'const family = "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}";'],
  ['a profession in a skin tone', 'src/a.ts', '// \u{1f469}\u{1f3fd}\u200d\u{1f4bb}'],
  ['a rainbow flag', 'src/a.ts', '"\u{1f3f3}\ufe0f\u200d\u{1f308}"'],
  ['a keycap', 'docs/a.md', '1\ufe0f\u20e3 First'],
  ['the flag of Scotland', 'src/a.ts', '"\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}"'],
  ['an arrow as text', 'src/a.ts', '"\u2197\ufe0e"'],
  ['an ideograph in one of its forms', 'src/a.ts', '"\u845b\u{e0100}\u57ce"'],
  ['Persian with a non-joiner', 'src/a.ts', 'const t = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645";'],
  ['Hindi with a joiner', 'src/a.ts', 'const t = "\u0915\u094d\u200d\u0937";'],
  ['Thai with breaks', 'src/a.ts', 'const t = "\u0e01\u0e32\u0e23\u200b\u0e17\u0e33";'],
  ['Hebrew with marks', 'src/a.ts', 'const t = "\u05e9\u05dc\u05d5\u05dd\u200f (C++)\u200e";'],
  ['Arabic with an isolated name', 'docs/a.md', '\u0645\u0631\u062d\u0628\u0627 \u2068Anna\u2069'],
  ['Korean with a filler', 'docs/a.md', '\uac00\u3164\uac01'],
  ['a placeholder in a translation', 'locales/en.json', '"hello": "Hi \u2068{name}\u2069"'],
  ['a mark in a translation', 'src/i18n/en-US.json', '"range": "1\u200e - 2"'],
  ['a break in a translation', 'app/src/main/res/values-de/strings.xml', '<s n="a">Ein\u200bVerb</s>'],
  ['a joiner in a translation', 'po/de.po', 'msgstr "Auf\u200clage"'],
  ['a soft hyphen in prose', 'docs/a.md', 'Donau\u00addampf\u00adschiff'],
  ['what a translator leaves between words', 'docs/a.md', 'new values \u200b\u200bfor it\u200b'],
  ['a placeholder of a notebook', 'a.ipynb', '"placeholder": "\u200b"'],
  ['a word joiner in prose', 'docs/a.md', 'see \u2060[1]'],
  ['form feed, tab and carriage return', 'src/a.ts', '\t\f\r'],
  ['private use', 'src/a.ts', 'const icon = "\ue0b0";'],
  ['colours of a terminal', 'src/a.ts', 'const red = "\u001b[1;31mred\u001b[0m";'],
  ['an emoji that is cut', 'src/a.ts', 'cut("\u{1f937}\u200d");'],
  ['a control in a listing', 'docs/run.ansi', '\u001b[2K\u0008'],
  ['data of a test', 'tests/urls.json', '"input": "http://example.com/\u202e/\ufeff\u200b"'],
  ['a built file', 'lib/built.js', `a("${'x'.repeat(1_200)}\u0001");`],
];

describe('stages/gates/hidden-text', () => {
  it.each(HOSTILE)('finds %s', (_name, line, shown, severity) => {
    const [first, ...rest] = found('src/a.ts', ['const before = 1;', line]);
    expect(rest).toEqual([]);
    expect(first).toMatchObject({ path: 'src/a.ts', line: 11, severity, rule: 'gate/hidden-text' });
    expect(first?.issue).toContain(shown);
    expect(`${first?.issue}${first?.fix}`).not.toMatch(RAW);
  });

  it.each(LEGITIMATE)('lets pass %s', (_name, path, line) => {
    expect(found(path, [line])).toEqual([]);
  });

  it('lets a byte order mark stand at the start of a file alone', () => {
    expect(found('src/a.ts', ['\ufeffimport a;', 'b;'], 1)).toEqual([]);
    expect(found('src/a.ts', ['a;', '\ufeffimport b;'], 1)).toHaveLength(1);
  });

  it('takes an override in prose for a deception unless the script runs that way', () => {
    expect(severities('docs/a.md', 'run \u202etxt.exe\u202c now')).toEqual(['blocking']);
    expect(severities('docs/a.md', '\u05d0 \u202dabc\u202c')).toEqual([]);
    expect(severities('docs/a.md', '\u05d0 \u202dabc')).toEqual(['important']);
    expect(severities('docs/a.md', '\u05d0 \u202dabc\u2069')).toEqual(['important']);
    const arabic = '\u0645\u0631\u062d\u0628\u0627';
    expect(severities('locales/ar.ts', `  hi: '${arabic} \u2068Anna\u2069',`)).toEqual(['important']);
    expect(severities('locales/ar.ts', `  hi: '${arabic} \u2068Anna', b: '\u2069',`)).toEqual(['blocking']);
    expect(severities('locales/ar.ts', `  hi: '${arabic}', b: '\u2068Anna\u2069',`)).toEqual(['blocking']);
    expect(severities('locales/ar.ts', `  hi: '${arabic} \u202eAnna\u202c',`)).toEqual(['blocking']);
    expect(severities('locales/ar.ts', `  hi(); // ${arabic} \u2068Anna\u2069`)).toEqual(['blocking']);
    expect(severities('locales/ar.json', '"a": "\u2067 abc"')).toEqual(['important']);
    expect(severities('locales/ar.json', '"a": "\u202e abc\u202c"')).toEqual(['blocking']);
    expect(severities('src/a.ts', 'const a = "\u05d0 \u2067b\u2069";')).toEqual(['important']);
    expect(severities('src/a.ts', 'const a = "\u2067b\u2069";')).toEqual(['blocking']);
  });

  it('takes many zero-width characters in a row for data, in whatever text', () => {
    const data = '\u200b\u200c\u200b\u200d\u200c';
    expect(severities('docs/a.md', `Hello${data} world`)).toEqual(['blocking']);
    expect(severities('locales/de.json', `"a": "Hallo${data}"`)).toEqual(['blocking']);
    expect(severities('docs/a.md', 'Hel\u200blo world')).toEqual(['important']);
  });

  it('reads data of tests for smuggled text alone', () => {
    expect(severities('tests/urls.json', `"a": "${TAGS}"`)).toEqual(['blocking']);
    expect(severities('fixtures/a.txt', `a${'\u200b\u200c'.repeat(4)}`)).toEqual(['blocking']);
    expect(severities('src/urls.json', '"a": "\u202e"')).toEqual(['blocking']);
    expect(severities('tests/a.ts', '"\u202e"')).toEqual(['blocking']);
    expect(severities('tests/a.md', '\u202e')).toEqual(['blocking']);
  });

  it('shows what a terminal would conceal', () => {
    expect(severities('src/a.ts', 'log("\u001b[8mhidden");')).toEqual(['important']);
  });

  it('takes no tags for a flag but those of three countries', () => {
    const flag = (letters: string) =>
      `\u{1f3f4}${[...letters].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')}\u{e007f}`;
    expect(severities('docs/a.md', flag('gbeng'))).toEqual([]);
    expect(severities('docs/a.md', flag('merge'))).toEqual(['blocking']);
  });

  it('knows strings and comments that began on lines before', () => {
    expect(found('src/a.ts', ['/* one', 'two isAdmin\u200b', '*/ isAdmin\u200b'])).toMatchObject([
      { line: 11, severity: 'important' },
      { line: 12, severity: 'blocking' },
    ]);
    expect(found('a.py', ['text = """one', 'two isAdmin\u200b', '"""', 'isAdmin\u200b = 1'])).toMatchObject([
      { line: 11, severity: 'important' },
      { line: 13, severity: 'blocking' },
    ]);
  });

  it('names the gravest character of a line first and counts the others', () => {
    const [finding, ...rest] = found('src/a.ts', ['const a = "\u2063"; isAdmin\u200b();']);
    expect(rest).toEqual([]);
    expect(finding?.severity).toBe('blocking');
    expect(finding?.issue).toContain('U+200B (zero width space) at column 23 and 1 more hidden character:');
  });

  it('lists the first lines of a file and counts the rest', () => {
    const findings = found(
      'src/a.ts',
      Array.from({ length: 25 }, (_, index) => (index === 20 ? 'a\u200b = 1' : '"\u2063"')),
    );
    expect(findings).toHaveLength(11);
    expect(findings.at(-1)).toMatchObject({ line: null, severity: 'blocking' });
    expect(findings.at(-1)?.issue).toContain('15 more added lines');
  });

  it('says how to silence what may be silenced, and fails for the rest alone', () => {
    const important = hiddenTextGate(addition(['const a = "\u2063";']));
    expect(important).toMatchObject({ status: 'pass', reason: null });
    expect(important.findings[0]?.fix).toContain('quorate-ignore gate/hidden-text until');
    const blocking = hiddenTextGate(addition(['isAdmin\u200b();']));
    expect(blocking).toMatchObject({ status: 'fail', reason: 'hidden characters in 1 place' });
    expect(blocking.findings[0]?.fix).not.toContain('quorate-ignore');
  });

  it('reads new names of files, and no names that were there', () => {
    const path = 'src/ad\u200bmin.ts';
    const names = (['added', 'renamed', 'copied', 'modified', 'deleted'] as const).map(
      (status) => hiddenTextGate(changeOf([changedFile(path, [], { status })])).findings,
    );
    expect(names.map((findings) => findings.length)).toEqual([1, 1, 1, 0, 0]);
    expect(names[0]).toMatchObject([{ severity: 'blocking', path, line: null }]);
    expect(names[0]?.[0]?.issue).not.toMatch(RAW);
  });

  it('reads added lines alone', () => {
    const lines = ['-const a\u200b = 1;', ' const b\u200b = 1;', '+const c\u200b = 1;'];
    const { findings } = hiddenTextGate(changeOf([changedFile('src/a.ts', [hunk(lines)])]));
    expect(findings.map(({ line }) => line)).toEqual([2]);
  });

  it('fails for what title and body hide, and not for what is pasted into them', () => {
    expect(hiddenTextGate(changeOf([], { title: `Fix${TAGS}`, body: null }))).toMatchObject({
      status: 'fail',
      reason: 'the title of the pull request has U+E0061 (tag character)',
    });
    expect(hiddenTextGate(changeOf([], { body: `One\nTwo \u202eeerht\u202c` }))).toMatchObject({
      status: 'fail',
      reason: 'the body of the pull request has U+202E (right-to-left override)',
    });
    expect(hiddenTextGate(changeOf([], { title: 'Fix\u200b it', body: 'a\u00adb\r\n\u200e' }))).toMatchObject(
      {
        status: 'pass',
        reason: null,
      },
    );
  });

  it('finds all of it without a model, and no reviewer is sent a raw character', async () => {
    const change = addition(HOSTILE.map(([, line]) => line));
    const { report } = await gatesOver(change);
    expect(report.critic.pass).toBe(false);
    expect(report.critic.findings.filter(({ rule }) => rule === 'gate/hidden-text').length).toBeGreaterThan(
      10,
    );
    const [file] = change.files;
    const lines = (file?.diff?.hunks ?? []).flatMap((entry) => entry.lines);
    const text = renderFile({
      path: 'src/a\u202e.ts',
      oldPath: null,
      status: 'added',
      whole: true,
      bytes: 0,
      lines: lines.map((line) => ({ ...line, inDiff: true })),
    });
    expect(text.replaceAll('\n', ' ')).not.toMatch(RAW);
    expect(text).toContain('\\u{202E}');
  });

  it('finds nothing in texts of printable ASCII, and one finding a line at most in any', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme-ascii' })), (lines) => {
        expect(found('src/a.ts', lines)).toEqual([]);
      }),
    );
    const text = fc.string({
      unit: fc.constantFrom(
        'a',
        '"',
        '/',
        '\u200b',
        '\u202e',
        '\ufe0f',
        '\u{e0041}',
        '\u3164',
        ' ',
        '\u2764',
      ),
    });
    fc.assert(
      fc.property(fc.array(text, { maxLength: 8 }), (lines) => {
        const numbers = found('src/a.ts', lines).map(({ line }) => line);
        expect(new Set(numbers).size).toBe(numbers.length);
      }),
    );
  });
});
