import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  codeBlock,
  codeSpan,
  cutMarkdown,
  inlineMarkdown,
  plainText,
  proseMarkdown,
  safeLink,
  stripMarkers,
  suggestionBlock,
  tableCell,
} from '../../src/lib/markdown.ts';
import { hostileText as hostile } from '../fixtures/markdown-pieces.ts';
import { INLINE, nodesOf, PROSE, renderedText, threatsIn, treeOf } from '../support/markdown-tree.ts';

const RUNS = { numRuns: 250 };

/** Text without anything that has to be shown in another way. */
const plain = fc
  .array(fc.constantFrom(...'*_~[]()<>!#|\\:;&.,-+=^"\'{}1ab é漢', 'word', ' and ', '1. '), { maxLength: 24 })
  .map((parts) => parts.join('').replace(/\s+/g, ' ').trim())
  .filter((text) => !/#\d|##\[|<!--|~[a-z]|\][([]|^\//i.test(text));

describe('lib/markdown, for any text', () => {
  it('inlineMarkdown writes harmless text on one line, also of what it wrote', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const once = inlineMarkdown(text);

        expect(once).not.toMatch(/\n|^\//);
        expect(threatsIn(once, INLINE)).toEqual([]);
        expect(threatsIn(inlineMarkdown(once), INLINE)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('inlineMarkdown may stand behind marks of our own', () => {
    fc.assert(
      fc.property(hostile, fc.constantFrom('- ', '1. ', '> ', 'Words: ', '- [ ] '), (text, mark) => {
        const allowed = [...INLINE, 'list', 'listItem', 'blockquote'];

        expect(threatsIn(`${mark}${inlineMarkdown(text)}`, allowed)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('proseMarkdown writes paragraphs, lists and code only, also of what it wrote', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const once = proseMarkdown(text);

        expect(threatsIn(once, PROSE)).toEqual([]);
        expect(threatsIn(proseMarkdown(once), PROSE)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('proseMarkdown keeps lists and quotes around it whole', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const quoted = `${proseMarkdown(text).replace(/^/gm, '> ')}\n\nours`;
        const last = treeOf(quoted).children?.at(-1);

        expect(threatsIn(quoted, [...PROSE, 'blockquote'])).toEqual([]);
        expect(last?.children?.[0]?.value).toBe('ours');
      }),
      RUNS,
    );
  });

  it('proseMarkdown leaves nothing open', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const last = treeOf(`${proseMarkdown(text)}\n\nours`).children?.at(-1);

        expect([last?.type, last?.children?.[0]?.value]).toEqual(['paragraph', 'ours']);
      }),
      RUNS,
    );
  });

  it('no code block of text of others is one that GitHub acts on', () => {
    fc.assert(
      fc.property(
        hostile,
        fc.constantFrom('suggestion', 'Math', 'mermaid', 'stl', 'topojson'),
        (text, name) => {
          const nodes = [`\`\`\`${name}${text}`, `~~~ ${name}\n${text}`].flatMap((source) => {
            return [...nodesOf(treeOf(proseMarkdown(source))), ...nodesOf(treeOf(codeBlock(text, name)))];
          });

          expect(nodes.filter(({ lang }) => lang?.toLowerCase() === name.toLowerCase())).toEqual([]);
        },
      ),
      RUNS,
    );
  });

  it('tableCell stays in its cell', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const markdown = `| a | b |\n| --- | --- |\n| ${tableCell(text)} | x |\n\nours`;
        const [table, after, ...rest] = treeOf(markdown).children ?? [];
        const cells = table?.children?.[1]?.children;

        expect(threatsIn(markdown, [...INLINE, 'table', 'tableRow', 'tableCell'])).toEqual([]);
        expect([table?.children?.length, cells?.length, cells?.[1]?.children?.[0]?.value]).toEqual([
          2,
          2,
          'x',
        ]);
        expect([after?.children?.[0]?.value, rest]).toEqual(['ours', []]);
      }),
      RUNS,
    );
  });

  it('codeSpan is one code span', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const span = codeSpan(text);
        const paragraph = treeOf(`a ${span}`).children?.[0]?.children?.map(({ type }) => type);

        expect(paragraph).toEqual(['text', 'inlineCode']);
        expect(threatsIn(span, INLINE)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('codeBlock and suggestionBlock are one code block with the whole text', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const suggestion = suggestionBlock(text);
        const [block, ...others] = treeOf(codeBlock(text)).children ?? [];
        const [suggested, ...more] = suggestion === null ? [] : (treeOf(suggestion).children ?? []);

        expect([block?.type, others, more]).toEqual(['code', [], []]);
        if (suggestion !== null) {
          expect([suggested?.lang, suggested?.value]).toEqual(['suggestion', text.replace(/\n$/, '')]);
          expect(block?.value).toBe(suggested?.value);
        }
      }),
      RUNS,
    );
  });

  it('safeLink stays a link at the start of a line, whatever follows it', () => {
    const label = fc.tuple(hostile, fc.constantFrom('', 'a<b]:2', 'x`y]`:', ']:', 'Map<A]:12'), hostile);
    fc.assert(
      fc.property(label, fc.constantFrom('', ' "a title"', " 'title'", ': ', ' (title)'), (parts, after) => {
        const link = safeLink(parts.join(''), 'https://h.example/');
        const nodes = nodesOf(treeOf(`- ${link}${after}`));

        expect(nodes.filter(({ type }) => type === 'definition')).toEqual([]);
        expect(nodes.filter(({ type }) => type === 'link')).toHaveLength(1);
      }),
      RUNS,
    );
  });

  it('safeLink is the label, or one link to the address around it', () => {
    fc.assert(
      fc.property(
        hostile,
        hostile,
        fc.constantFrom('https://h.example/', 'http://h.example/?', '', 'https:'),
        (label, rest, start) => {
          const link = safeLink(label, `${start}${rest}`);
          const nodes = nodesOf(treeOf(`a ${link} b`));
          const links = nodes.filter(({ type }) => type === 'link');

          expect(nodes.map(({ type }) => type).filter((type) => ![...INLINE, 'link'].includes(type))).toEqual(
            [],
          );
          expect(links.length).toBeLessThan(2);
          for (const { url } of links) expect(url).toMatch(/^https?:\/\/[^\s()<>"'`\\|;]+$/);
          if (start.endsWith('/')) expect(links[0]?.url).toMatch(/^https:\/\/h\.example\//);
        },
      ),
      RUNS,
    );
  });

  it('stripMarkers leaves no mark of ours, and nothing to strip', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const once = stripMarkers(text);

        expect(once).not.toMatch(/<!--|quorate:v|\[\s*quorate\s*\]\s*:|quorate\.invalid/i);
        expect(stripMarkers(once)).toBe(once);
      }),
      RUNS,
    );
  });

  it('text without marks of code renders as itself', () => {
    fc.assert(
      fc.property(plain, (text) => {
        expect(renderedText(inlineMarkdown(text))).toBe(text);
        expect(plainText(inlineMarkdown(text))).toBe(text);
      }),
      RUNS,
    );
  });

  it('megabytes of one mark are written without running out of stack or time', () => {
    const text = (part: string) => part.repeat(Math.ceil(1_000_000 / part.length));
    const many = Array.from({ length: 1400 }, (_, size) => `${'`'.repeat(size)}x`).join('');

    for (const source of [
      many,
      ...['`', '`a', '\\`', '[', '](', '@)', '<details>', '- ', '\n', '\t', '[ ', '\u0301'].map(text),
    ]) {
      const written = [
        inlineMarkdown,
        proseMarkdown,
        tableCell,
        codeSpan,
        codeBlock,
        stripMarkers,
        plainText,
      ].map((write) => write(source));

      expect(written).toHaveLength(7);
      expect(cutMarkdown(source, 65_000, '').length).toBeLessThanOrEqual(65_000);
    }
  }, 60_000);
});
