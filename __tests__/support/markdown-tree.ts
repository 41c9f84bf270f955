import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** A node of a Markdown tree, as far as tests look at it. */
export type TreeNode = {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly lang?: string | null | undefined;
  readonly children?: readonly TreeNode[];
};

/**
 * What the renderers of GitHub and Bitbucket Data Center see in a text: CommonMark with tables, struck text and literal
 * autolinks. Data Center shows HTML as it is written; a text that holds no `html` node looks the same on both.
 */
export function treeOf(markdown: string): TreeNode {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** A node and all nodes inside it, in reading order. */
export function nodesOf(node: TreeNode): TreeNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesOf)];
}

/** How a renderer reads a text. */
export type ReadTree = (markdown: string) => TreeNode;

/** The text that a reader sees. */
export function renderedText(markdown: string, read: ReadTree = treeOf): string {
  return nodesOf(read(markdown))
    .map((node) => (node.type === 'break' ? '\n' : (node.value ?? '')))
    .join('');
}

/** What forges act on in rendered text outside of code. */
const LIVE_TOKENS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a mention', /@[\w{"-]/],
  ['an e-mail address', /\w@\w/],
  ['an issue', /#\d/],
  ['an issue by its prefix', /(?<!\w)GH-\d/i],
  ['an address', /:\/\/|www\.\w|mailto:|xmpp:/i],
  ['math', /\$/],
  ['a user directory', /~[a-z]/i],
];

/** What bots, build runners and Quorate itself act on in the source of a comment. */
const LIVE_SOURCE: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a slash command', /^\s*\/[a-z][\w-]*(?:\s|$)/im],
  ['a runner command', /^\s*::/m],
  ['an old runner command', /##\[/],
  ['a hidden comment', /<!--/],
  ['a marker', /quorate:v|\[\s*quorate\s*\]\s*:|quorate\.invalid/i],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for them.
  ['a control character', /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/],
  ['a direction mark or a tag', /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\u{e0000}-\u{e0fff}]/u],
  ['half a character', /\p{Cs}/u],
];

/** Names of everything in a text that somebody would act on: nodes that are not allowed, tokens, commands, marks. */
export function threatsIn(markdown: string, allowed: readonly string[], read: ReadTree = treeOf): string[] {
  const nodes = nodesOf(read(markdown));
  // One text node is one stretch that a forge's filters see; code is left out.
  const texts = nodes.flatMap(({ type, value }) => (type === 'text' ? [value ?? ''] : []));
  return [
    ...nodes.map(({ type }) => type).filter((type) => !allowed.includes(type)),
    ...LIVE_TOKENS.filter(([, pattern]) => texts.some((text) => pattern.test(text))).map(([name]) => name),
    ...LIVE_SOURCE.filter(([, pattern]) => pattern.test(markdown)).map(([name]) => name),
  ];
}

/** Nodes of one line of text. */
export const INLINE = ['root', 'paragraph', 'text', 'inlineCode'];
/** Nodes of text of several lines. */
export const PROSE = [...INLINE, 'code', 'list', 'listItem'];
