import { describe, expect, it } from '@jest/globals';
import {
  codeBlock,
  codeSpan,
  inlineMarkdown,
  plainText,
  proseMarkdown,
  safeLink,
  stripMarkers,
  suggestionBlock,
  tableCell,
} from '../../src/lib/markdown.ts';
import { nodesOf, renderedText, treeOf } from '../support/markdown-tree.ts';

const URL_OF_OURS = 'https://github.com/o/r/blob/abc/a.ts#L1';

function table(cell: string): string {
  return `| a | b |\n| --- | --- |\n| ${cell} | x |`;
}

describe('lib/markdown', () => {
  describe('inlineMarkdown', () => {
    it.each([
      ['A plain sentence stays.', 'A plain sentence stays.'],
      ['It is 5 > 3, isn’t it? (yes!)', 'It is 5 > 3, isn’t it? (yes!)'],
      ['Use `foo_bar` and ``a`b``.', 'Use `foo_bar` and ``a`b``.'],
      ['snake_case and __init__', 'snake_case and \\_\\_init\\_\\_'],
      ['`a || b` or c|d', '`a || b` or c|d'],
      ['2 * 3 ~ 6 [x] C# R&D', '2 \\* 3 ~ 6 \\[x\\] C\\# R&D'],
      ['a < b && c', 'a < b && c'],
      ['C:\\new', 'C:\\\\new'],
      ['std::fs::read and a:b', 'std::fs::read and a:b'],
      ['one ` only', 'one \\` only'],
      ['ask @lead, please', 'ask `@lead`, please'],
      ['(see https://a.example/b(c)).', '(see `https://a.example/b(c)`).'],
      ['[text](https://a.example)', '\\[text\\](`https://a.example`)'],
      ['@Input() is "@scope/pkg"', '`@Input()` is "`@scope/pkg`"'],
      ['fixes #12 and o/r#3', 'fixes `#12` and `o/r#3`'],
      ['GH-12 but high-12', '`GH-12` but high-12'],
      ['`pkg`@1.2', '`pkg@1.2`'],
      ['pay $5', 'pay `$5`'],
      ['<img src="https://a.example/x">', '`<img` `src="https://a.example/x"`>'],
      ['a ` ` b', 'a \\` \\` b'],
      ['请看@user的代码', '请看`@user`的代码'],
      ['/merge now', '`/merge` now'],
      ['src/a.ts and // note', 'src/a.ts and // note'],
      ['- item', '\\- item'],
      ['1. item', '1\\. item'],
      ['1.5 times', '1.5 times'],
      ['1234567890. item', '1234567890\\. item'],
      ['::error::x', '`::error::x`'],
      ['Map<String> or <T>, not a<1', '`Map<String>` or `<T>`, not a<1'],
      ['&nbsp; and (&#64;) but R&D;', '`&nbsp;` and (`&#64;`) but `R&D;`'],
      ['~5 ms, ~ 5, a ~', '`~5` ms, ~ 5, a `~`'],
      ['| a | `b` |', '``| a | `b` |``'],
      [': a', '`:` a'],
      ['== a', '`==` a'],
      ['!!! note', '\\!!! note'],
      ['{: .x}', '\\{: .x}'],
      [':warning: careful', ':warning: careful'],
      ['a ##[b]', 'a \\# \\#\\[b\\]'],
      ['  two\n\tlines\r\n ', 'two lines'],
      ['a\u202eb', 'a\\\\u{202e}b'],
      ['commit 0123456789abcdef', 'commit 0123456789abcdef'],
      ['', ''],
      [' \n ', ''],
    ])('writes %j as %j', (text, written) => {
      expect(inlineMarkdown(text)).toBe(written);
    });

    it('renders plain sentences as they are', () => {
      const text = 'The *map* [i] <T> & `x` | a_b ~ 5 > 3: # "q" (C:\\dir) 1) == -- + !';

      expect(renderedText(inlineMarkdown(text))).toBe(text.replaceAll('`', ''));
    });

    it('pads a code span whose text begins or ends with a backtick', () => {
      expect(renderedText(inlineMarkdown('`` `a ``'))).toBe('`a');
      expect(renderedText(inlineMarkdown('@`a'))).toBe('@`a');
    });
  });

  describe('proseMarkdown', () => {
    it.each([
      ['keeps paragraphs', 'a\nb\n\n\n c', 'a\nb\n\nc'],
      ['keeps flat lists', 'x:\n* a\n   - b\n+ c\n1. d\n2) e', 'x:\n\n- a\n- b\n- c\n1. d\n2. e'],
      ['keeps years', '1986. x', '1986\\. x'],
      ['escapes what begins a block', '# a\n> b\n---\nc\n===', '\\# a\n\\> b\n\\---\nc\n`===`'],
      ['escapes inside of items', '- # a\n- - b', '- \\# a\n- \\- b'],
      ['keeps code and its language', 'a\n```c++\nb *c*\n```\nd', 'a\n\n```c++\nb *c*\n```\n\nd'],
      ['writes tildes as backticks', '~~~js\n```\n~~~', '````js\n```\n````'],
      ['closes an open fence', '```js\na', '```js\na\n```'],
      [
        'takes the indent of a fence off its code',
        '- a\n  ```\n  b\n    c\n  ```',
        '- a\n\n```\nb\n  c\n```',
      ],
      ['writes no suggestion', '```Suggestion\na\n```', '```\na\n```'],
      ['takes nothing but a name from an info string', '```rust,ignore {x}\na\n```', '```rust\na\n```'],
      ['drops names that are too long', `\`\`\`${'a'.repeat(21)}\nb\n\`\`\``, '```\nb\n```'],
      [
        'breaks commands in code',
        '```\n/merge\n  /lgtm now\n// x\n/usr/bin\n::y::\n```',
        '```\n/ merge\n  / lgtm now\n// x\n/usr/bin\n: :y::\n```',
      ],
      ['opens no fence with a backtick in its info', '```a`b\nc', '\\`\\`\\`a\\`b\nc'],
      ['knows every line end', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
      ['writes nothing for nothing', '\n \n', ''],
      ['keeps an empty code block', '```\n```', '```\n```'],
    ])('%s', (_name, text, written) => {
      expect(proseMarkdown(text)).toBe(written);
    });
  });

  describe('tableCell', () => {
    it.each([
      ['a|b', 'a\\|b'],
      ['`a|b`', '`a\\|b`'],
      ['`a\\|b`', '`a\\\\\\|b`'],
      ['`a\\\\|b`', '`a\\\\\\|b`'],
      ['a\\|b', 'a\\\\\\|b'],
      ['a\nb', 'a b'],
    ])('writes %j as %j', (text, written) => {
      expect(tableCell(text)).toBe(written);
    });

    it('shows a pipe in code as a pipe', () => {
      expect(renderedText(table(tableCell('`a||b`')))).toContain('a||b');
    });
  });

  describe('codeSpan', () => {
    it.each([
      ['a path', 'src/a b.ts', '`src/a b.ts`'],
      ['backticks', 'a``b`c', '```a``b`c```'],
      ['a backtick at an end', '`a', '`` `a ``'],
      ['blanks at both ends', ' a ', '`  a  `'],
      ['line ends and tabs', 'a\n\tb', '`a  b`'],
      ['invisible characters', 'a\u202eb', '`a\\u{202e}b`'],
      ['pipes', 'a|b', '`a|b`'],
      ['nothing', ' \n', '`(empty)`'],
    ])('writes %s', (_name, text, written) => {
      expect(codeSpan(text)).toBe(written);
    });
  });

  describe('codeBlock', () => {
    it.each([
      ['text as it is', 'a *b*\n\tc\n\n', 'js', '```js\na *b*\n\tc\n\n```'],
      ['a longer fence than any run inside', 'x````y', undefined, '`````\nx````y\n`````'],
      ['characters that are not seen', 'a\u202e\u0000\rb', undefined, '```\na\\u{202e}\\u{0}\\u{d}b\n```'],
      ['no name that GitHub acts on', 'a', 'mermaid', '```\na\n```'],
      ['nothing', '', '', '```\n```'],
    ])('writes %s', (_name, text, info, written) => {
      expect(codeBlock(text, info)).toBe(written);
    });
  });

  describe('suggestionBlock', () => {
    it('holds a replacement with fences whole', () => {
      const first = 'Run it:\n```sh\nnpm test\n```\n';
      const second = '````md\n```sh\nx\n```\n````\n';

      expect(suggestionBlock(first)).toBe(`\`\`\`\`suggestion\n${first}\`\`\`\``);
      expect(suggestionBlock(second)).toBe(`\`\`\`\`\`suggestion\n${second}\`\`\`\`\``);
      expect(
        nodesOf(treeOf(suggestionBlock(first) ?? '')).map(({ type, lang, value }) => [type, lang, value]),
      ).toEqual([
        ['root', undefined, undefined],
        ['code', 'suggestion', first.trimEnd()],
      ]);
    });

    it('deletes lines with an empty replacement', () => {
      expect(suggestionBlock('')).toBe('```suggestion\n```');
    });

    it.each([
      ['20 lines', 'a\n'.repeat(20), true],
      ['21 lines', 'a\n'.repeat(21), false],
      ['21 lines without an end', `${'a\n'.repeat(20)}a`, false],
      ['a tab', '\ta', true],
      ['an HTML comment', '<!-- a -->', true],
      ['a control character', 'a\u0007', false],
      ['a carriage return', 'a\r\n', false],
      ['a direction mark', 'a\u202e', false],
      ['a zero-width space', 'a\u200b', false],
      ['a variation selector', 'a\ufe0f', false],
      ['a filler', 'a\u3164', false],
      ['half a character', 'a\ud800', false],
      ['a line separator', 'a\u2028', false],
      ['a mark of ours', '<!-- quorate:v1 -->', false],
    ])('takes %s or not', (_name, text, taken) => {
      expect(suggestionBlock(text) !== null).toBe(taken);
    });
  });

  describe('safeLink', () => {
    it.each([
      ['a', URL_OF_OURS, `[a](${URL_OF_OURS})`],
      ['a', 'http://127.0.0.1:80/x', '[a](http://127.0.0.1/x)'],
      ['[`a`]', 'https://ghe.example/', '[\\[`a`\\]](https://ghe.example/)'],
      [
        'a',
        'https://h.example/a(b)c d"\'<`*!$;|^',
        '[a](https://h.example/a%28b%29c%20d%22%27%3C%60%2A%21%24%3B%7C%5E)',
      ],
      ['a', 'https://h.example/?x=1&lt;=2#é)', '[a](https://h.example/?x=1&lt%3B=2#%C3%A9%29)'],
      ['a', 'https://h.example/a\n)', '[a](https://h.example/a%29)'],
      ['', 'https://h.example/', '[`https://h.example/`](https://h.example/)'],
      ['a', 'javascript:alert(1)', 'a'],
      ['a', 'data:text/html,x', 'a'],
      ['a', 'file:///etc/passwd', 'a'],
      ['a', 'ftp://h.example/x', 'a'],
      ['a', 'git://h.example/x', 'a'],
      ['a', '//evil.example', 'a'],
      ['a', '/relative', 'a'],
      ['a', 'https://', 'a'],
      ['a', 'https://h`x.example/', 'a'],
      ['a', 'http://[::1]:8080/x', '[a](http://[::1]:8080/x)'],
      ['a', 'https://user@evil.example/', 'a'],
      ['a', 'https://:word@evil.example/', 'a'],
      ['@lead', 'x', '`@lead`'],
      ['a]:2', 'https://h.example/', '[a\\] :2](https://h.example/)'],
      ['Map<A]:2', 'https://h.example/', '[`Map<A] :2`](https://h.example/)'],
    ])('writes %j and %j as %j', (label, url, written) => {
      expect(safeLink(label, url)).toBe(written);
    });
  });

  describe('stripMarkers', () => {
    it.each([
      ['<!-- a -->', '<! -- a -->'],
      ['<!<!----', '<!<! ----'],
      ['quorate:v1 Quorate:V2', 'quorate: v1 Quorate: V2'],
      ['quoratequorate:v1:v1', 'quoratequorate: v1:v1'],
      ['[quorate]: x [ Quorate ] : y', '(quorate): x ( Quorate ) : y'],
      ['https://quorate.invalid/v1', 'https://quorate. invalid/v1'],
      ['quorate and [quorate] are words', 'quorate and [quorate] are words'],
    ])('writes %j as %j', (text, written) => {
      expect(stripMarkers(text)).toBe(written);
      expect(stripMarkers(written)).toBe(written);
    });
  });

  describe('plainText', () => {
    it.each([
      ['escapes', '\\*a\\* C:\\\\new &lt;b> R&amp;D', '*a* C:\\new <b> R&D'],
      ['code spans', 'a `b\\*` ``c`d`` \\`e\\`', 'a b\\* c`d `e`'],
      ['escapes before marks of code', '\\*a\\* ``', '*a* ``'],
      ['code blocks', 'a\n\n```js\nb \\* c\n```\n\nd', 'a\n\nb \\* c\n\nd'],
    ])('undoes %s', (_name, markdown, text) => {
      expect(plainText(markdown)).toBe(text);
    });

    it('gives back the words of prose', () => {
      const text = 'The *map* [i] <T> & x | a_b ~ 5:\n\n- ask @lead\n- see C:\\dir and $x.';

      expect(plainText(proseMarkdown(text))).toBe(text);
    });
  });
});
