/** How Python-Markdown pairs asterisks and underscores (`AsteriskProcessor`, `UnderscoreProcessor`). */
import { type Element, element } from './python-markdown-element.ts';

/** `double`: the second tag is inside the first from its begin; `late`: it follows text of the first. */
type Form = {
  readonly pattern: RegExp;
  readonly kind: 'single' | 'double' | 'late';
  readonly tags: readonly [outer: string, inner?: string];
};

const ASTERISKS: readonly Form[] = [
  { pattern: /(\*)\1{2}(.+?)\1(.*?)\1{2}/suy, kind: 'double', tags: ['strong', 'em'] },
  { pattern: /(\*)\1{2}(.+?)\1{2}(.*?)\1/suy, kind: 'double', tags: ['em', 'strong'] },
  { pattern: /(\*)\1(?!\1)([^*]+?)\1(?!\1)(.+?)\1{3}/suy, kind: 'late', tags: ['strong', 'em'] },
  { pattern: /(\*{2})(.+?)\1/suy, kind: 'single', tags: ['strong'] },
  { pattern: /(\*)([^*]+)\1/suy, kind: 'single', tags: ['em'] },
];

const UNDERSCORES: readonly Form[] = [
  { pattern: /(_)\1{2}(.+?)\1(.*?)\1{2}/suy, kind: 'double', tags: ['strong', 'em'] },
  { pattern: /(_)\1{2}(.+?)\1{2}(.*?)\1/suy, kind: 'double', tags: ['em', 'strong'] },
  {
    pattern: /(?<![\p{L}\p{N}_])(_)\1(?!\1)(.+?)(?<![\p{L}\p{N}_])\1(?!\1)(.+?)\1{3}(?![\p{L}\p{N}_])/suy,
    kind: 'late',
    tags: ['strong', 'em'],
  },
  {
    pattern: /(?<![\p{L}\p{N}_])(_{2})(?!_)(.+?)(?<!_)\1(?![\p{L}\p{N}_])/suy,
    kind: 'single',
    tags: ['strong'],
  },
  { pattern: /(?<![\p{L}\p{N}_])(_)(?!_)(.+?)(?<!_)\1(?![\p{L}\p{N}_])/suy, kind: 'single', tags: ['em'] },
];

/** The emphasis that begins at a mark, and where it ends; null where none does. */
export function emphasisAt(
  text: string,
  start: number,
): { readonly found: Element; readonly end: number } | null {
  const forms = text[start] === '*' ? ASTERISKS : UNDERSCORES;
  return firstOf(forms, 0, { text, at: start });
}

type Place = { readonly text: string; readonly at: number };

function firstOf(forms: readonly Form[], from: number, { text, at }: Place) {
  for (const [index, form] of forms.entries()) {
    const match = index < from ? null : matchAt(form.pattern, { text, at });
    if (match !== null) return { found: build(forms, index, match), end: at + match[0].length };
  }
  return null;
}

function matchAt(pattern: RegExp, { text, at }: Place): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function build(forms: readonly Form[], index: number, match: RegExpExecArray): Element {
  const { kind, tags } = forms[index] ?? { kind: 'single', tags: ['em'] };
  const [outer, inner = 'em'] = [element(tags[0]), tags[1]];
  const [, , first = '', second = ''] = match;
  if (kind === 'single') fill(forms, index, { text: first, parent: outer });
  else {
    const nested = element(inner);
    if (kind === 'late') fill(forms, index, { text: first, parent: outer });
    outer.children.push(nested);
    fill(forms, index, { text: kind === 'late' ? second : first, parent: nested });
    if (kind === 'double') fill(forms, index, { text: second, parent: outer });
  }
  return outer;
}

/** Only forms behind the one around a text are looked for in it. */
function fill(
  forms: readonly Form[],
  index: number,
  { text, parent }: { readonly text: string; readonly parent: Element },
): void {
  const mark = forms === ASTERISKS ? '*' : '_';
  let from = 0;
  for (let at = 0; at < text.length; ) {
    const next = text[at] === mark ? firstOf(forms, index + 1, { text, at }) : null;
    if (next === null) {
      at += 1;
      continue;
    }
    write(parent, text.slice(from, at));
    parent.children.push(next.found);
    at = next.end;
    from = at;
  }
  write(parent, text.slice(from));
}

function write(parent: Element, text: string): void {
  const last = parent.children.at(-1);
  if (last === undefined) parent.text += text;
  else last.tail += text;
}
