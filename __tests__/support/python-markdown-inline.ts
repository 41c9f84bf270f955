/** The inline rules of Python-Markdown (`inlinepatterns.py` of 3.x), in its own order, without raw HTML and entities. */
import { type Definitions, type Element, element } from './python-markdown-element.ts';
import { emphasisAt } from './python-markdown-emphasis.ts';
import { bracketText, targetAt } from './python-markdown-links.ts';

/** What a rule makes of a match: an element or text in its place, or nothing (`null`) up to `end`. */
type Made = { readonly node: Element | string | null; readonly start: number; readonly end: number };
type Rule = {
  readonly pattern: RegExp;
  readonly make: (match: RegExpExecArray, data: string, inline: Inline) => Made | null;
};

type Inline = { readonly definitions: Definitions; readonly stash: (Element | string)[] };

/** A backslash before any of these is not shown; tables add the last one. */
const ESCAPABLE = '\\`*_{}[]()>#+-.!|';

/** Stand for what was made already, as in Python-Markdown itself. */
const PLACE = /\ufdd0klzzwxh:(\d+)\ufdd1/g;
const ESCAPED = /\ufdd0(\d+)\ufdd1/g;

const escaped = (character: string): string => `\ufdd0${character.charCodeAt(0)}\ufdd1`;

/** Reads the marks in all texts of a tree. */
export function readInline(root: Element, definitions: Definitions): void {
  const inline: Inline = { definitions, stash: [] };
  const walk = (parent: Element): void => {
    const children = parent.children.splice(0);
    if (!parent.atomic && parent.text !== '') {
      const text = apply(parent.text, 0, inline);
      parent.text = '';
      place(text, parent, inline);
    }
    for (const child of children) {
      const tail = apply(child.tail, 0, inline);
      child.tail = '';
      walk(child);
      parent.children.push(child);
      place(tail, parent, inline);
    }
  };
  walk(root);
}

/** Escaped characters as themselves. */
export function unescapeText(text: string): string {
  return text.replace(ESCAPED, (_found, code: string) => String.fromCharCode(Number(code)));
}

/** One rule after the other over the whole text; each sees what the ones before made as a place only. */
function apply(text: string, from: number, inline: Inline): string {
  let data = text;
  for (const [index, rule] of RULES.entries()) {
    if (index < from) continue;
    for (let at = 0; ; ) {
      const made = firstMade(rule, { data, at }, inline);
      if (made === null) break;
      at = made.end;
      if (made.node === null) continue;
      if (typeof made.node !== 'string') applyInside(made.node, index, inline);
      const mark = `\ufdd0klzzwxh:${inline.stash.length}\ufdd1`;
      inline.stash.push(made.node);
      data = data.slice(0, made.start) + mark + data.slice(made.end);
      at = made.start + mark.length;
    }
  }
  return data;
}

function firstMade(
  { pattern, make }: Rule,
  { data, at }: { readonly data: string; readonly at: number },
  inline: Inline,
): Made | null {
  pattern.lastIndex = at;
  for (let match = pattern.exec(data); match !== null; match = pattern.exec(data)) {
    const next = pattern.lastIndex;
    const made = make(match, data, inline);
    if (made !== null) return made;
    pattern.lastIndex = next;
  }
  return null;
}

function applyInside(node: Element, index: number, inline: Inline): void {
  if (node.atomic) return;
  for (const part of [node, ...node.children]) {
    part.text = apply(part.text, index + 1, inline);
    if (part !== node) part.tail = apply(part.tail, index, inline);
  }
}

/** Puts text at the end of a parent, with what its places stand for. */
function place(text: string, parent: Element, inline: Inline): void {
  let at = 0;
  for (const { 0: mark, 1: id, index } of text.matchAll(PLACE)) {
    append(parent, text.slice(at, index));
    const node = inline.stash[Number(id)];
    if (typeof node === 'string') append(parent, node);
    else if (node !== undefined) parent.children.push(placed(node, inline));
    at = index + mark.length;
  }
  append(parent, text.slice(at));
}

function placed(node: Element, inline: Inline): Element {
  const copy: Element = { ...node, text: '', tail: '', children: [] };
  if (node.atomic) return { ...copy, text: node.text };
  place(node.text, copy, inline);
  for (const child of node.children) {
    copy.children.push(placed(child, inline));
    place(child.tail, copy, inline);
  }
  return copy;
}

function append(parent: Element, text: string): void {
  const last = parent.children.at(-1);
  if (last === undefined) parent.text += text;
  else last.tail += text;
}

/** Text of places, for addresses and descriptions. */
function plain(text: string, { stash }: Inline): string {
  return text.replace(PLACE, (_found, id: string) => {
    const node = stash[Number(id)] ?? '';
    return typeof node === 'string' ? node : node.text;
  });
}

const backtick: Rule['make'] = (match, data) => {
  const start = match.index;
  if (match[1] !== undefined) {
    const slashes = escaped('\\').repeat(match[1].length / 2);
    return { node: slashes, start, end: start + match[0].length };
  }
  const size = /^`+/.exec(data.slice(start))?.[0].length ?? 0;
  let longest: { readonly size: number; readonly start: number } | null = null;
  for (const { 0: run, index } of data.slice(start + size).matchAll(/`+/g)) {
    const at = start + size + index;
    if (run.length === size) return codeOf(data, { start, from: start + size, to: at, size });
    if (run.length > (longest?.size ?? 0)) longest = { size: run.length, start: at };
  }
  if (longest === null) return null;
  const from = start + longest.size;
  return codeOf(data, { start, from, to: longest.start, size: longest.size });
};

type Span = { readonly start: number; readonly from: number; readonly to: number; readonly size: number };

function codeOf(data: string, { start, from, to, size }: Span): Made {
  return { node: element('code', data.slice(from, to).trim(), true), start, end: to + size };
}

const link =
  (tag: 'a' | 'img'): Rule['make'] =>
  (match, data, inline) => {
    const text = bracketText(data, match.index + match[0].length);
    const target = text === null ? null : targetAt(data, text.end);
    if (text === null || target === null) return null;
    const href = unescapeText(plain(target.target, inline));
    return { node: linkTo(tag, { text: text.text, href }), start: match.index, end: target.end };
  };

function linkTo(tag: 'a' | 'img', { text, href }: { readonly text: string; readonly href: string }): Element {
  return { ...element(tag, text, tag === 'img'), href };
}

const reference =
  (tag: 'a' | 'img', isShort: boolean): Rule['make'] =>
  (match, data, { definitions }) => {
    const text = bracketText(data, match.index + match[0].length);
    if (text === null) return null;
    const named = /^\s?\[([^\]]*)\]/s.exec(data.slice(text.end));
    if (!isShort && named === null) return null;
    const name = isShort ? '' : (named?.[1] ?? '');
    const href = definitions.get((name === '' ? text.text : name).toLowerCase().replace(/\s+/g, ' '));
    const end = text.end + (isShort ? 0 : (named?.[0].length ?? 0));
    const node = href === undefined ? null : linkTo(tag, { text: text.text, href });
    return { node, start: match.index, end };
  };

const address =
  (scheme: string): Rule['make'] =>
  (match, _data, inline) => {
    const text = unescapeText(plain(match[1] ?? '', inline));
    const node = { ...element('a', text, true), href: `${scheme}${text}` };
    return { node, start: match.index, end: match.index + match[0].length };
  };

const emphasis: Rule['make'] = (match, data) => {
  const made = emphasisAt(data, match.index);
  return made === null ? null : { node: made.found, start: match.index, end: made.end };
};

const whole =
  (node: (match: RegExpExecArray) => Element | string | null): Rule['make'] =>
  (match) => ({ node: node(match), start: match.index, end: match.index + match[0].length });

const LINK = /(?<!!)\[/gu;
const IMAGE = /!\[/gu;

const RULES: readonly Rule[] = [
  { pattern: /(?<!\\)((?:\\{2})+)(?=`+)|(?<!\\)`/gu, make: backtick },
  {
    pattern: /\\(.)/gsu,
    make: whole(({ 1: mark = '' }) => (ESCAPABLE.includes(mark) ? escaped(mark) : null)),
  },
  { pattern: LINK, make: reference('a', false) },
  { pattern: LINK, make: link('a') },
  { pattern: IMAGE, make: link('img') },
  { pattern: IMAGE, make: reference('img', false) },
  { pattern: LINK, make: reference('a', true) },
  { pattern: IMAGE, make: reference('img', true) },
  { pattern: /<((?:[Ff]|[Hh][Tt])[Tt][Pp][Ss]?:\/\/[^<>]*)>/gu, make: address('') },
  { pattern: /<([^<> !]+@[^@<> ]+)>/gu, make: address('mailto:') },
  { pattern: / {2}\n/gu, make: whole(() => element('br')) },
  { pattern: /(?:^|(?<=\s))(?:\*{1,3}|_{1,3})(?=\s|$)/gu, make: whole(({ 0: mark }) => mark) },
  { pattern: /\*/gu, make: emphasis },
  { pattern: /_/gu, make: emphasis },
];
