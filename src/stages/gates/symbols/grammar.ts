import type { Lexis } from '../../../lib/code-text.ts';

/** What one line declares. */
export type Header = {
  readonly name: string;
  /** `interface`: a type whose members have no body. `value`: a constant. `module`: a name for what stands in it. */
  readonly kind: 'function' | 'type' | 'interface' | 'value' | 'module';
  /** Whether code elsewhere may use it, as far as this line says. */
  readonly isPublic: boolean;
  /** The type it belongs to, where the line itself says so. */
  readonly receiver: string | null;
  /** Whether the line says that a type extends or implements another: its methods may be called by that name. */
  readonly hasParent: boolean;
  /** Never asked for a test by itself: constructor, accessor, override. */
  readonly isExempt: boolean;
};

/** What stands around a line. */
export type Around = {
  /** The innermost declaration that the line stands in, where its header was seen. */
  readonly owner: Header | null;
  /** Whether the owner's members begin where this line does. */
  readonly isMember: boolean;
};

/** How declarations of a language look, one line at a time. */
export type Grammar = {
  readonly lexis: Lexis;
  /** What a line of code declares, its indentation and annotations taken off; null for nothing. */
  readonly read: (code: string, around: Around) => Header | null;
  /** Where an annotation on its own or before a declaration begins: the first group is its name. */
  readonly annotation: RegExp | null;
  /** Whether a line says by a word of its own that it is public, so that the header of its type need not be seen. */
  readonly saysPublic: boolean;
  /** Whether a line of its own hides all members below it (Ruby's `private`). */
  readonly isHiddenFromAbove: boolean;
};

export const SLASHES: Lexis = {
  lineComments: ['//'],
  blocks: [['/*', '*/']],
  quotes: `"'`,
  shortQuotes: false,
};

/** A header with the usual answers. */
export function header(name: string, kind: Header['kind'], rest: Partial<Header> = {}): Header {
  return { name, kind, isPublic: true, receiver: null, hasParent: false, isExempt: false, ...rest };
}

/** The words at the start of a line, as far as all of them are in the set, and the text behind them. */
export function leadingWords(
  code: string,
  known: ReadonlySet<string>,
): { readonly words: ReadonlySet<string>; readonly rest: string } {
  const words = new Set<string>();
  let rest = code;
  for (;;) {
    const word = /^[a-z]+(?:\([\w =]{0,40}\))?(?=\s)/.exec(rest)?.[0];
    if (word === undefined || !known.has(word.replace(/\(.*/, ''))) return { words, rest };
    words.add(word);
    rest = rest.slice(word.length).trimStart();
  }
}

/** The identifier before the first parenthesis, type parameters between them left out, and what stands before it. */
export function nameBeforeParenthesis(
  code: string,
): { readonly name: string; readonly before: string } | null {
  const end = code.indexOf('(');
  if (end < 0) return null;
  const head = withoutTypeArguments(code.slice(0, end).trimEnd());
  const name = /[\p{L}_$][\p{L}\p{N}_$]*$/u.exec(head.slice(-200))?.[0];
  return name === undefined ? null : { name, before: head.slice(0, head.length - name.length) };
}

function withoutTypeArguments(text: string): string {
  if (!text.endsWith('>')) return text;
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (text[at] === '>') depth += 1;
    else if (text[at] === '<') depth -= 1;
    if (depth === 0) return text.slice(0, at).trimEnd();
  }
  return text;
}
