import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  codeBlock,
  codeSpan,
  inlineMarkdown,
  proseMarkdown,
  safeLink,
  tableCell,
} from '../../src/lib/markdown.ts';
import { PAYLOADS, payloadsInPlaces } from '../fixtures/markdown-payloads.ts';
import { hostileText } from '../fixtures/markdown-pieces.ts';
import { INLINE, nodesOf, PROSE, renderedText, threatsIn } from '../support/markdown-tree.ts';
import { pythonTree } from '../support/python-markdown.ts';

const URL_OF_OURS = 'https://bitbucket.org/o/r/src/abc/a_b_c.ts#lines-1';
const TABLE = ['root', 'table', 'tableRow', 'tableCell', 'text', 'inlineCode'];
const RUNS = { numRuns: 300 };

type Check = { readonly allowed: readonly string[]; readonly place?: (text: string) => string };

/** Every text that becomes something on Bitbucket Cloud, with what it becomes. */
function failures(write: (text: string) => string, { allowed, place = (text) => text }: Check): string[] {
  return payloadsInPlaces().flatMap((payload) => {
    const written = place(write(payload));
    const threats = threatsIn(written, allowed, pythonTree);
    return threats.length === 0
      ? []
      : [`${JSON.stringify(payload)} → ${JSON.stringify(written)}: ${threats}`];
  });
}

/** What a reader sees, in each renderer, but for white space. */
function bothTexts(markdown: string): readonly [commonMark: string, python: string] {
  const [common, python] = [renderedText(markdown), renderedText(markdown, pythonTree)];
  return [common.replace(/\s+/g, ''), python.replace(/\s+/g, '')];
}

function table(cell: string): string {
  return `| a | b |\n| --- | --- |\n| ${cell} | x |`;
}

describe('lib/markdown as Bitbucket Cloud reads it, against hostile text', () => {
  it('sees the threats in texts that nothing was done to', () => {
    const harmless = Object.values(PAYLOADS)
      .flat()
      .filter((text) => threatsIn(text, INLINE, pythonTree).length === 0);

    expect(harmless.length).toBeLessThan(80);
  });

  it('writes one line of text and code spans', () => {
    expect(failures(inlineMarkdown, { allowed: INLINE })).toEqual([]);
  });

  it('writes paragraphs, lists and code blocks only', () => {
    expect(failures(proseMarkdown, { allowed: PROSE })).toEqual([]);
  });

  it('writes one cell of a table', () => {
    expect(failures(tableCell, { allowed: TABLE, place: table })).toEqual([]);
  });

  it('writes links to the given address only', () => {
    const links = payloadsInPlaces().flatMap((text) => {
      const nodes = nodesOf(pythonTree(safeLink(text, URL_OF_OURS)));
      return nodes.filter(({ type, url }) => !INLINE.includes(type) && url !== URL_OF_OURS);
    });

    expect(links).toEqual([]);
  });

  it('writes one code block', () => {
    const shapes = payloadsInPlaces().map((text) =>
      pythonTree(codeBlock(text))
        .children?.map((node) => node.type)
        .join(' '),
    );

    expect(shapes.filter((types) => types !== 'code')).toEqual([]);
  });

  it('shows the same text as CommonMark: no backslash and no entity is seen on one of them only', () => {
    const differing = payloadsInPlaces().filter((text) => {
      const [common, python] = bothTexts(proseMarkdown(text));
      return common !== python;
    });

    expect(differing).toEqual([]);
  });
});

describe('lib/markdown as Bitbucket Cloud reads it, for any text', () => {
  it('writes what is harmless and looks the same as in CommonMark', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        for (const [write, allowed] of [
          [inlineMarkdown, INLINE],
          [proseMarkdown, PROSE],
        ] as const) {
          const written = write(text);
          const [common, python] = bothTexts(written);

          expect(threatsIn(written, allowed, pythonTree)).toEqual([]);
          expect(python).toBe(common);
        }
      }),
      RUNS,
    );
  });

  it('leaves nothing open, so that a definition behind a blank line is never seen', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const definition = '[ours]: https://ours.invalid/v1#kind=finding&sum=0';
        const written = proseMarkdown(text);

        for (const tree of [pythonTree(`${written}\n\n${definition}`), pythonTree(`${written}\n\nours`)]) {
          expect(JSON.stringify(tree)).not.toContain('ours.invalid');
        }
        expect(pythonTree(`${written}\n\nours`).children?.at(-1)).toEqual({
          type: 'paragraph',
          children: [{ type: 'text', value: 'ours' }],
        });
      }),
      RUNS,
    );
  });

  it('keeps a code block whole, whatever is in it', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const [block, ...others] = pythonTree(`words\n\n${codeBlock(text, 'ts')}`).children?.slice(1) ?? [];
        const shown = renderedText(codeBlock(text));

        expect([block?.type, others]).toEqual(['code', []]);
        expect(block?.value?.replace(/\s/g, '')).toBe(shown.replace(/\s/g, ''));
      }),
      RUNS,
    );
  });

  it('keeps a cell and a code span in their places', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const [found, after] = pythonTree(`${table(tableCell(text))}\n\nours`).children ?? [];
        const span = pythonTree(`a ${codeSpan(text)}`).children?.[0]?.children?.map(({ type }) => type);

        expect(found?.children?.map(({ children }) => children?.length)).toEqual([2, 2]);
        expect(found?.children?.[1]?.children?.[1]?.children?.[0]?.value).toBe('x');
        expect(after?.type).toBe('paragraph');
        expect(span).toEqual(['text', 'inlineCode']);
      }),
      RUNS,
    );
  });

  it('keeps a link at the start of a paragraph, whatever follows it', () => {
    fc.assert(
      fc.property(
        hostileText,
        fc.constantFrom(']:2', 'a<b]:2', 'x`y]`:', ''),
        fc.constantFrom('', ' "a title"', ' (title)'),
        (label, end, after) => {
          const nodes = nodesOf(pythonTree(`${safeLink(label + end, 'https://h.example/')}${after}`));

          expect(nodes.filter(({ type }) => type === 'link')).toHaveLength(1);
        },
      ),
      RUNS,
    );
  });

  it('makes of a label one link to its address, or the label alone', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (label, rest) => {
        const links = nodesOf(pythonTree(`a ${safeLink(label, `https://h.example/${rest}`)} b`)).filter(
          ({ type }) => !INLINE.includes(type),
        );

        expect(links.map(({ type }) => type)).toEqual(['link']);
        expect(links[0]?.url).toMatch(/^https:\/\/h\.example\/[^\s()<>"'`\\|;]*$/);
      }),
      RUNS,
    );
  });
});

describe('ordinary prose on both Bitbuckets', () => {
  it.each([
    'If a < b && c > d | e, then ~ 5 of R&D: x = y.',
    'Use Map<String, List<T>> here; the <details> tag and &nbsp; are shown as they are.',
    'It takes ~5 ms, C# is #1, @lead knows; see $HOME and ~/work.',
    'Call f(x_1, *args, **kwargs) or a[0] before 2 * 3 + 4 - 5.',
    'The path is C:\\new\\{id}, the pattern ^\\d+$ and the range 1..10!',
    'A | B | C',
    '50% of ABC-123 and UTF-8 at 0123456789abcdef (see :warning:)',
  ])('shows %j as it is, with no mark of Markdown that is seen', (text) => {
    expect(renderedText(inlineMarkdown(text))).toBe(text);
    expect(renderedText(inlineMarkdown(text), pythonTree)).toBe(text);
  });

  it('begins a list behind a blank line, and keeps the numbers of its items', () => {
    const text = 'Two things:\n1. first\n2. second\n```\ncode\n```\n3. third\n4) fourth';

    expect(proseMarkdown(text)).toBe(
      'Two things:\n\n1. first\n2. second\n\n```\ncode\n```\n\n3\\. third\n\n4\\) fourth',
    );
    expect(pythonTree(proseMarkdown(text)).children?.map(({ type }) => type)).toEqual([
      'paragraph',
      'list',
      'code',
      'paragraph',
      'paragraph',
    ]);
  });
});
