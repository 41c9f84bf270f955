import type { TreeNode } from './markdown-tree.ts';
import { parseBlocks } from './python-markdown-blocks.ts';
import type { Element } from './python-markdown-element.ts';
import { readInline, unescapeText } from './python-markdown-inline.ts';

/**
 * What Bitbucket Cloud's renderer sees in a text: Python-Markdown with fenced code and tables, in the mode that shows
 * raw HTML and entities as they are written. Checked against Python-Markdown 3.11 with both switched off; links,
 * images, code and headings come out the same there, and so does text.
 */
export function pythonTree(markdown: string): TreeNode {
  const codes: TreeNode[] = [];
  const { root, definitions } = parseBlocks(withoutFences(normalised(markdown), codes));
  readInline(root, definitions);
  return { type: 'root', children: childrenOf(root, codes) };
}

const TYPES: Readonly<Record<string, string>> = {
  p: 'paragraph',
  ul: 'list',
  ol: 'list',
  li: 'listItem',
  hr: 'thematicBreak',
  em: 'emphasis',
  img: 'image',
  a: 'link',
  br: 'break',
  tr: 'tableRow',
  td: 'tableCell',
};

/** A fence of `fenced_code.py`: at the begin of a line, a name at most behind it, and one like it at the end. */
const FENCED =
  /(?<fence>^(?:~{3,}|`{3,}))[ ]*(?:\{[^\n]*\}|(?:\.?(?<lang>[\p{L}\p{N}_#.+-]*)[ ]*)?(?:hl_lines=(?<quote>"|').*?\k<quote>[ ]*)?)\n(?<code>.*?)(?<=\n)\k<fence>[ ]*$/gmsu;

/** Stands for a code block. */
const STORED = /\ufdd0wzxhzdk:(\d+)\ufdd1/g;

function normalised(markdown: string): string {
  const text = markdown.replace(/[\ufdd0\ufdd1]/g, '').replace(/\r\n?/g, '\n');
  const spaced = `${text}\n\n`.split('\n').map(expandTabs).join('\n');
  return spaced.replace(/(?<=\n) +\n/g, '\n');
}

function expandTabs(line: string): string {
  let width = 0;
  let text = '';
  for (const character of line) {
    const columns = character === '\t' ? 4 - (width % 4) : 1;
    text += character === '\t' ? ' '.repeat(columns) : character;
    width += columns;
  }
  return text;
}

function withoutFences(text: string, codes: TreeNode[]): string {
  return text.replace(FENCED, (...found) => {
    const { code = '', lang = '' }: Record<string, string> = found.at(-1);
    codes.push({ type: 'code', lang: lang === '' ? null : lang, value: code.replace(/\n$/, '') });
    return `\n\ufdd0wzxhzdk:${codes.length - 1}\ufdd1\n`;
  });
}

function childrenOf(parent: Element, codes: readonly TreeNode[]): TreeNode[] {
  const parts = [textNodes(parent.text, codes)];
  for (const child of parent.children) {
    parts.push(nodesFor(child, codes), textNodes(child.tail, codes));
  }
  return parts.flat();
}

function nodesFor(found: Element, codes: readonly TreeNode[]): TreeNode[] {
  const { tag, text, href } = found;
  if (tag === 'pre') return [{ type: 'code', lang: null, value: (found.children[0]?.text ?? '').trimEnd() }];
  if (tag === 'code') return [{ type: 'inlineCode', value: text }];
  if (tag === 'img') return [{ type: 'image', url: href }];
  const children = childrenOf(found, codes);
  // A code block is written as a paragraph of its own.
  if (tag === 'p' && children.length === 1 && children[0]?.type === 'code') return children;
  const type = /^h\d$/.test(tag) ? 'heading' : (TYPES[tag] ?? tag);
  return [{ type, children, ...(tag === 'a' ? { url: href } : {}) }];
}

function textNodes(text: string, codes: readonly TreeNode[]): TreeNode[] {
  const nodes: TreeNode[] = [];
  let at = 0;
  for (const { 0: mark, 1: index, index: start } of text.matchAll(STORED)) {
    nodes.push({ type: 'text', value: unescapeText(text.slice(at, start)) });
    nodes.push(codes[Number(index)] ?? { type: 'text', value: '' });
    at = start + mark.length;
  }
  nodes.push({ type: 'text', value: unescapeText(text.slice(at)) });
  return nodes.filter(({ type, value }) => type !== 'text' || value !== '');
}
