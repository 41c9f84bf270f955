import { type Around, type Grammar, type Header, header, leadingWords, SLASHES } from './grammar.ts';

const NAME = '[\\p{L}_$][\\p{L}\\p{N}_$]*';
const FUNCTION = new RegExp(`^function\\s{0,4}\\*?\\s{0,4}(${NAME})`, 'u');
const TYPE = new RegExp(`^(class|interface|namespace)\\s+(${NAME})`, 'u');
const VALUE = new RegExp(`^(?:const|let|var)\\s+(${NAME})`, 'u');
const COMMON_JS = new RegExp(`^(?:module\\.)?exports\\.(${NAME})\\s{0,4}=`, 'u');
const MEMBER = new RegExp(`^\\*?(#?${NAME})\\??\\s{0,4}(?=[(<]|(?::[^=]{0,200})?=\\s)`, 'u');

/** A value that is a function: what stands behind its equals sign. */
const IS_FUNCTION = /(?:^|\s)=\s{0,4}(?:async\s{1,4})?(?:\(|function\b|[\w$]+\s{0,4}=>|<[A-Z])/;

const EXPORTS = new Set(['export', 'default', 'async', 'abstract', 'declare']);
const MODIFIERS = new Set([
  'public',
  'private',
  'protected',
  'static',
  'async',
  'override',
  'readonly',
  'abstract',
  'declare',
  'get',
  'set',
]);
const HIDDEN = ['private', 'protected'];
const EXEMPT = ['override', 'abstract', 'declare', 'get', 'set'];

/** Words that are followed by a parenthesis and name no method. */
const STATEMENTS = new Set([
  'if',
  'for',
  'while',
  'switch',
  'catch',
  'return',
  'super',
  'await',
  'throw',
  'function',
  'with',
]);

/** TypeScript and JavaScript: what is exported, and the methods of exported classes. */
export const TYPESCRIPT: Grammar = {
  lexis: { ...SLASHES, blocks: [...SLASHES.blocks, ['`', '`']] },
  read: (code, around) => (around.owner?.kind === 'type' ? readMember(code, around) : readTopLevel(code)),
  annotation: /^@([\w$.]+)/,
  saysPublic: false,
  isHiddenFromAbove: false,
};

function readTopLevel(code: string): Header | null {
  const { words, rest } = leadingWords(code, EXPORTS);
  const seen = { isPublic: words.has('export'), isExempt: words.has('declare') };
  const type = TYPE.exec(rest);
  if (type?.[2] !== undefined) {
    const hasParent = /\b(?:extends|implements)\b/.test(rest);
    return header(type[2], typeKind(type[1]), { ...seen, hasParent });
  }
  const named = FUNCTION.exec(rest)?.[1];
  if (named !== undefined) return header(named, 'function', seen);
  const value = VALUE.exec(rest)?.[1];
  if (value !== undefined) return header(value, IS_FUNCTION.test(rest) ? 'function' : 'value', seen);
  const assigned = COMMON_JS.exec(rest)?.[1];
  return assigned === undefined ? null : header(assigned, IS_FUNCTION.test(rest) ? 'function' : 'value');
}

function typeKind(word: string | undefined): Header['kind'] {
  if (word === 'class') return 'type';
  return word === 'interface' ? 'interface' : 'module';
}

function readMember(code: string, { owner, isMember }: Around): Header | null {
  if (!isMember || owner === null) return null;
  const { words, rest } = leadingWords(code, MODIFIERS);
  const name = MEMBER.exec(rest)?.[1];
  if (name === undefined || STATEMENTS.has(name)) return null;
  const isField = !/^\*?#?[\p{L}\p{N}_$]{1,200}\??\s{0,4}[(<]/u.test(rest);
  if (isField && !IS_FUNCTION.test(rest)) return null;
  // A signature ends with its brace or goes on; what ends otherwise is a call or has no body.
  if (!/[{(,<]$|=>$|=>\s/.test(code)) return null;
  if (name === 'constructor') return header(owner.name, 'function', { isExempt: true });
  return header(name.replace('#', ''), 'function', {
    isPublic: !name.startsWith('#') && !name.startsWith('_') && !HIDDEN.some((word) => words.has(word)),
    isExempt: EXEMPT.some((word) => words.has(word)),
  });
}
