import {
  type Grammar,
  type Header,
  header,
  leadingWords,
  nameBeforeParenthesis,
  SLASHES,
} from './grammar.ts';

const WORDS = new Set([
  'public',
  'private',
  'protected',
  'internal',
  'static',
  'final',
  'abstract',
  'sealed',
  'virtual',
  'override',
  'async',
  'partial',
  'extern',
  'native',
  'synchronized',
  'strictfp',
  'default',
  'unsafe',
  'readonly',
  'new',
  'ref',
  'file',
  'required',
]);
const TYPE = /^(class|interface|enum|record struct|record class|record|struct|@interface|namespace)\s+(\w+)/;
const PARENT = /\b(?:extends|implements)\b|\s:\s/;
const EXEMPT = ['override', 'abstract', 'extern', 'native'];

/** Methods that every object of Java or C# has, and callbacks of the language: they are called through others. */
const STANDARD = new Set([
  'main',
  'Main',
  'equals',
  'hashCode',
  'toString',
  'compareTo',
  'Equals',
  'GetHashCode',
  'ToString',
  'CompareTo',
  'Dispose',
  'DisposeAsync',
  'close',
]);

/** Java: `public` before a method; an annotation `Override` takes it out. */
export const JAVA: Grammar = {
  lexis: { ...SLASHES, blocks: [...SLASHES.blocks, ['"""', '"""']] },
  read: readTyped,
  annotation: /^@(?!interface\b)([\w.]+)/,
  saysPublic: true,
  isHiddenFromAbove: false,
};

/** C#: `public` before a method. */
export const CSHARP: Grammar = {
  lexis: { ...SLASHES, blocks: [...SLASHES.blocks, ['"""', '"""']] },
  read: readTyped,
  annotation: /^\[(?:\w+:\s{0,4})?([\w.]+)/,
  saysPublic: true,
  isHiddenFromAbove: false,
};

/** A method is a name before a parenthesis with a type before it; without the type it is a constructor. */
function readTyped(code: string): Header | null {
  const { words, rest } = leadingWords(code, WORDS);
  const type = TYPE.exec(rest);
  if (type?.[2] !== undefined)
    return header(type[2], typedKind(type[1]), {
      isPublic: words.has('public') || type[1] === 'namespace',
      hasParent: PARENT.test(rest),
    });
  const found = nameBeforeParenthesis(rest);
  if (found === null) return null;
  const before = found.before.trim();
  const isHidden = words.has('private') || words.has('protected') || words.has('internal');
  if (!words.has('public') && !isHidden && !words.has('static')) return null;
  if (/[=;{}"]|\boperator\b/.test(before) || code.endsWith(';')) return null;
  if (before === '') return header(found.name, 'function', { isPublic: false, isExempt: true });
  if (before.endsWith('.')) return null;
  return header(found.name, 'function', {
    isPublic: words.has('public'),
    isExempt: STANDARD.has(found.name) || EXEMPT.some((word) => words.has(word)),
  });
}

function typedKind(word: string | undefined): Header['kind'] {
  if (word === 'namespace') return 'module';
  return word === 'interface' || word === '@interface' ? 'interface' : 'type';
}

const PHP_WORDS = new Set(['public', 'private', 'protected', 'static', 'final', 'abstract', 'readonly']);
const PHP_FUNCTION = /^function\s{1,4}&?\s{0,4}(\w+)/;
const PHP_TYPE = /^(class|interface|trait|enum)\s+(\w+)/;

/** PHP: what is not hidden is public. */
export const PHP: Grammar = {
  lexis: { ...SLASHES, lineComments: ['//', '#'] },
  read: (code, { owner }) => {
    const { words, rest } = leadingWords(code, PHP_WORDS);
    const type = PHP_TYPE.exec(rest);
    if (type?.[2] !== undefined) {
      const kind = type[1] === 'interface' ? 'interface' : 'type';
      return header(type[2], kind, { hasParent: PARENT.test(rest) });
    }
    const name = PHP_FUNCTION.exec(rest)?.[1];
    if (name === undefined) return null;
    if (name === '__construct' && owner !== null) return header(owner.name, 'function', { isExempt: true });
    return header(name, 'function', {
      isPublic: !words.has('private') && !words.has('protected'),
      isExempt: words.has('abstract') || name.startsWith('__'),
    });
  },
  annotation: /^#\[\\?([\w\\]+)/,
  saysPublic: false,
  isHiddenFromAbove: false,
};
