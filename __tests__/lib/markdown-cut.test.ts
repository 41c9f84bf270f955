import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cutMarkdown, inlineMarkdown, proseMarkdown } from '../../src/lib/markdown.ts';
import { PAYLOADS } from '../fixtures/markdown-payloads.ts';
import { INLINE, nodesOf, PROSE, threatsIn, treeOf } from '../support/markdown-tree.ts';

const NOTICE = 'Cut here.';

/** The text before the notice, which must be there on a line of its own, behind a blank one. */
function kept(text: string, maxUnits: number): string {
  const cut = cutMarkdown(text, maxUnits, NOTICE);
  expect(cut.length).toBeLessThanOrEqual(maxUnits);
  expect(cut.endsWith(`\n\n${NOTICE}`)).toBe(true);
  return cut.slice(0, -NOTICE.length - 2);
}

/** Whether the notice is a paragraph of its own at the top level, so in no fence, list, quote or details. */
function endsInNotice(markdown: string): boolean {
  const last = treeOf(markdown).children?.at(-1);
  return last?.type === 'paragraph' && last.children?.length === 1 && last.children[0]?.value === NOTICE;
}

describe('lib/markdown cutMarkdown', () => {
  it('leaves a text alone that fits', () => {
    expect(cutMarkdown('```\na', 5, NOTICE)).toBe('```\na');
    expect(cutMarkdown('', 0, NOTICE)).toBe('');
  });

  it.each([
    ['behind a line', 'one\ntwo\nthree four five', 22, 'one\ntwo'],
    ['without blank lines at the end', 'one\ntwo\n\n\nthree four five', 22, 'one\ntwo'],
    ['closing a fence', '```js\none\ntwo\nthree four\n```', 26, '```js\none\n```'],
    ['closing a longer fence', '~~~~\none two\nthree four five\n~~~~', 29, '~~~~\none two\n~~~~'],
    [
      'closing a fence in a list',
      '- a\n  ```\n  b\n  cccccccccccccccccc\n  ```',
      32,
      '- a\n  ```\n  b\n  ```',
    ],
    ['closing a fence in a quote', '> ```\n> bbbbb\n> cccccccccccc\n> ```', 31, '> ```\n> bbbbb\n> ```'],
    [
      'without a fence that its quote has ended',
      '> ```\n> bb\n\nccc\n\ndddddddddddddd',
      29,
      '> ```\n> bb\n\nccc',
    ],
    [
      'closing details',
      '<details>\n\none line\ntwo three four five\n\n</details>',
      45,
      '<details>\n\none line\n\n</details>',
    ],
    [
      'without details that are closed',
      '<details>\na\n</details>\nbbb\nccccccccccccc',
      38,
      '<details>\na\n</details>\nbbb',
    ],
    ['without details in code', '`<details>` a\nbbbbbbbbbbbbbbbbbbbbbbbbb', 26, '`<details>` a'],
    [
      'without details in a fence',
      '```\n<details>\n```\na\nbbbbbbbbbbbbbbbbbbb',
      32,
      '```\n<details>\n```\na',
    ],
    [
      'closing a fence, then details',
      '<details>\n\n```\nb b\nbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb\n```\n',
      46,
      '<details>\n\n```\nb b\n```\n\n</details>',
    ],
    ['behind a word of a long line', 'a\none two three four five six seven', 29, 'a\none two three'],
    ['inside a long word', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 21, 'aaaaaaaaaa'],
    ['inside a long line of code', '```\naaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n```', 25, '```\naaaaaa\n```'],
    [
      'inside a line of code that looks like marks',
      '```\n`aaaa[aaaaaaaaaaaaaaaaaaaaa`\n```',
      26,
      '```\n`aaaa[a\n```',
    ],
    ['not inside the opening of a fence', `aaaa\n\`\`\`${'x'.repeat(30)}\nb\n\`\`\``, 30, 'aaaa'],
    [
      'closing a fence that an item begins with',
      '- ```\n  b\n  cccccccccccccccccc\n  ```',
      28,
      '- ```\n  b\n  ```',
    ],
    ['inside a code span, closing it', '``aa`aaaaaaaaaaaaaaaaaaaaaaaaaaaa``', 21, '``aa`aaa``'],
    ['not behind a backtick in a code span', '``aaaaa`aaaaaaaaaaaaaaaaaaaaaaaaa``', 21, '``aaaaa``'],
    ['not inside an escape', 'aaaaaaaaa\\*bbbbbbbbbbbbbbbbbbbbbb', 21, 'aaaaaaaaa'],
    ['not inside a link', 'aaaa [bbb](https://a.example/bbbbbb)', 27, 'aaaa'],
    ['not inside a tag', 'aaaa <sub title="bbbbbbbbbbbbbbbbbbb">', 27, 'aaaa'],
    ['not inside an emoji of several parts', `aaaaaa👨‍👩‍👧${'b'.repeat(30)}`, 22, 'aaaaaa'],
    ['not inside an emoji of two units', `aaaaaa😀${'b'.repeat(30)}`, 18, 'aaaaaa'],
    ['not before an accent', `aaaaaaae\u0301${'b'.repeat(30)}`, 19, 'aaaaaaa'],
    ['not inside a flag', `a${'🇩🇪'.repeat(200)}`, 314, `a${'🇩🇪'.repeat(75)}`],
    ['not inside half of a flag', `a${'🇩🇪'.repeat(200)}`, 313, `a${'🇩🇪'.repeat(75)}`],
  ])('cuts %s', (_name, text, maxUnits, head) => {
    expect(kept(text, maxUnits)).toBe(head);
  });

  it('keeps to the length where the notice alone is too long', () => {
    expect(cutMarkdown('a'.repeat(50), 9, NOTICE)).toBe(NOTICE);
    expect(cutMarkdown('a'.repeat(50), 4, NOTICE)).toBe('Cut ');
    expect(cutMarkdown('a'.repeat(50), 3, '😀😀')).toBe('😀');
    expect(cutMarkdown('a'.repeat(50), 0, NOTICE)).toBe('');
  });

  it('keeps nothing of a character that is longer than the room', () => {
    expect(cutMarkdown(`a${'\u0301'.repeat(5000)}`, 3000, NOTICE)).toBe(NOTICE);
  });

  it('cuts written text of any kind at any length into harmless text with whole fences', () => {
    const text = fc
      .array(fc.constantFrom(...Object.values(PAYLOADS).flat(), '\n', ' ', '😀', 'e\u0301', '```', 'word'), {
        maxLength: 8,
      })
      .map((parts) => parts.join(' '));

    fc.assert(
      fc.property(text, fc.integer({ min: 30, max: 120 }), fc.boolean(), (source, maxUnits, prose) => {
        const written = prose ? proseMarkdown(source) : inlineMarkdown(source);
        fc.pre(written.length > maxUnits);

        const cut = cutMarkdown(written, maxUnits, NOTICE);

        expect(cut.length).toBeLessThanOrEqual(maxUnits);
        expect(endsInNotice(cut)).toBe(true);
        expect(threatsIn(cut, prose ? PROSE : INLINE)).toEqual([]);
        expect(cutMarkdown(cut, maxUnits, NOTICE)).toBe(cut);
      }),
      { numRuns: 300 },
    );
  });

  it('closes what we open around written text', () => {
    const section = fc.constantFrom(...Object.values(PAYLOADS).flat()).map((payload) => {
      return `<details>\n<summary>More</summary>\n\n${proseMarkdown(payload)}\n\n</details>`;
    });

    fc.assert(
      fc.property(
        fc.array(section, { minLength: 2, maxLength: 4 }),
        fc.integer({ min: 60, max: 120 }),
        (parts, maxUnits) => {
          const text = parts.join('\n\n');
          fc.pre(text.length > maxUnits);

          const cut = cutMarkdown(text, maxUnits, NOTICE);
          const html = nodesOf(treeOf(cut)).flatMap(({ type, value }) =>
            type === 'html' ? [value ?? ''] : [],
          );
          const tags = html.join('\n').match(/<\/?details>/g) ?? [];

          expect(cut.length).toBeLessThanOrEqual(maxUnits);
          expect(endsInNotice(cut)).toBe(true);
          expect(tags.filter((tag) => tag === '<details>')).toHaveLength(tags.length / 2);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('never leaves half a character or a longer text, whatever the text is', () => {
    const text = fc.string({ unit: 'binary', minLength: 20, maxLength: 80 });

    fc.assert(
      fc.property(text, fc.integer({ min: 0, max: 60 }), (source, maxUnits) => {
        const cut = cutMarkdown(source, maxUnits, NOTICE);

        expect(cut.length).toBeLessThanOrEqual(Math.max(0, maxUnits));
        expect(cut).not.toMatch(/\p{Cs}/u);
      }),
      { numRuns: 500 },
    );
  });
});
