import { describe, expect, it } from '@jest/globals';
import {
  codeBlock,
  codeSpan,
  inlineMarkdown,
  proseMarkdown,
  safeLink,
  tableCell,
} from '../../src/lib/markdown.ts';
import { PAYLOADS, payloadsInPlaces } from '../fixtures/markdown-payloads.ts';
import { INLINE, nodesOf, PROSE, threatsIn, treeOf } from '../support/markdown-tree.ts';

const URL_OF_OURS = 'https://github.com/o/r/blob/abc/a.ts#L1';
const TABLE = ['root', 'table', 'tableRow', 'tableCell', 'text', 'inlineCode'];

type Check = { readonly allowed: readonly string[]; readonly place?: (text: string) => string };

/** Every payload that becomes something, with what it becomes; what was written once is written again too. */
function failures(write: (text: string) => string, { allowed, place = (text) => text }: Check): string[] {
  const again = Object.values(PAYLOADS)
    .flat()
    .map((payload) => write(payload));
  return [...payloadsInPlaces(), ...again].flatMap((payload) => {
    const written = place(write(payload));
    const threats = threatsIn(written, allowed);
    return threats.length === 0
      ? []
      : [`${JSON.stringify(payload)} → ${JSON.stringify(written)}: ${threats}`];
  });
}

function table(cell: string): string {
  return `| a | b |\n| --- | --- |\n| ${cell} | x |`;
}

describe('lib/markdown against hostile text', () => {
  it('is tried with well over 120 texts, each in 12 places', () => {
    const texts = Object.values(PAYLOADS).flat();

    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.length).toBeGreaterThan(200);
    expect(payloadsInPlaces()).toHaveLength(texts.length * 12);
  });

  it('sees the threats in texts that nothing was done to', () => {
    const harmless = Object.values(PAYLOADS)
      .flat()
      .filter((text) => threatsIn(text, INLINE).length === 0);

    expect(harmless.length).toBeLessThan(45);
  });

  it('writes one line of text and code spans', () => {
    expect(failures(inlineMarkdown, { allowed: INLINE })).toEqual([]);
    expect(payloadsInPlaces().filter((text) => /\n|^\//.test(inlineMarkdown(text)))).toEqual([]);
  });

  it('writes paragraphs, lists and code blocks only', () => {
    expect(failures(proseMarkdown, { allowed: PROSE })).toEqual([]);
  });

  it('writes one cell of a table', () => {
    const rows = payloadsInPlaces().map(
      (text) => treeOf(table(tableCell(text))).children?.[0]?.children?.[1],
    );

    expect(failures(tableCell, { allowed: TABLE, place: table })).toEqual([]);
    expect(rows.filter((row) => row?.children?.length !== 2)).toEqual([]);
    expect(rows.filter((row) => row?.children?.[1]?.children?.[0]?.value !== 'x')).toEqual([]);
  });

  it('writes one code span', () => {
    expect(failures(codeSpan, { allowed: ['root', 'paragraph', 'inlineCode'] })).toEqual([]);
  });

  it('writes one code block', () => {
    const shapes = payloadsInPlaces().map((text) =>
      treeOf(codeBlock(text)).children?.map((node) => node.type),
    );

    expect(shapes.filter((types) => JSON.stringify(types) !== '["code"]')).toEqual([]);
  });

  it('writes links to the given address only', () => {
    const links = payloadsInPlaces().flatMap((text) => {
      const nodes = nodesOf(treeOf(safeLink(text, URL_OF_OURS)));
      return nodes.filter(({ type, url }) => !INLINE.includes(type) && url !== URL_OF_OURS);
    });

    expect(links).toEqual([]);
  });
});
