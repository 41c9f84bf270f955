import type { TreeNode } from './markdown-tree.ts';

/** A tree as lines of plain text: what a reader sees of it, and which form it has. */
export function plainRendering(tree: TreeNode): string {
  return blocksOf(tree.children ?? []).join('\n\n');
}

const INLINE_TYPES = new Set(['text', 'inlineCode', 'strong', 'emphasis', 'link', 'break', 'image', 'html']);

/** Inline nodes beside blocks, as tight lists have them, are one paragraph. */
function blocksOf(nodes: readonly TreeNode[]): string[] {
  const blocks: string[] = [];
  let line = '';
  for (const node of nodes) {
    if (INLINE_TYPES.has(node.type)) line += inlineOf(node);
    else {
      blocks.push(line.trim(), blockOf(node));
      line = '';
    }
  }
  return [...blocks, line.trim()].filter((text) => text !== '');
}

function blockOf(node: TreeNode): string {
  const children = node.children ?? [];
  switch (node.type) {
    case 'paragraph':
      return textOf(children);
    case 'heading':
      return `== ${textOf(children)} ==`;
    case 'code':
      return indented(node.value ?? '', '  ┃ ');
    case 'blockquote':
      return indented(blocksOf(children).join('\n\n'), '  │ ');
    case 'list':
      return children
        .map((item) => `• ${indented(blocksOf(item.children ?? []).join('\n'), '  ').trim()}`)
        .join('\n');
    case 'table':
      return children
        .map(({ children: cells = [] }) => cells.map((cell) => textOf(cell.children ?? [])).join(' | '))
        .join('\n');
    // Nobody sees a definition.
    case 'definition':
      return '';
    default:
      return `<<${node.type}>>`;
  }
}

function textOf(nodes: readonly TreeNode[]): string {
  return nodes.map(inlineOf).join('').trim();
}

function inlineOf(node: TreeNode): string {
  const inner = (node.children ?? []).map(inlineOf).join('');
  switch (node.type) {
    case 'text':
      return (node.value ?? '').replace(/\s+/g, ' ');
    case 'inlineCode':
      return `‹${node.value}›`;
    case 'strong':
      return `*${inner}*`;
    case 'emphasis':
      return `/${inner}/`;
    case 'link':
      return `${inner} → ${node.url}`;
    case 'break':
      return '\n';
    default:
      return `<<${node.type} ${node.value ?? node.url ?? ''}>>`;
  }
}

function indented(text: string, margin: string): string {
  return text
    .split('\n')
    .map((line) => `${margin}${line}`.trimEnd())
    .join('\n');
}
