import {
  type Grammar,
  type Header,
  header,
  leadingWords,
  nameBeforeParenthesis,
  SLASHES,
} from './grammar.ts';

const GO_FUNC = /^func\s{1,4}(?:\(\s{0,4}(?:\w{1,80}\s{1,4})?\*?(\w{1,120})[^)]{0,200}\)\s{0,4})?(\w+)/;
const GO_TYPE = /^type\s{1,4}(\w+)(?:\[[^\]]{0,200}\])?\s{1,4}(struct|interface|\w)/;

/** Methods by which a Go type keeps to the interfaces of the standard library: they are called through these. */
const GO_STANDARD = new Set([
  'String',
  'GoString',
  'Error',
  'Unwrap',
  'Is',
  'As',
  'Len',
  'Less',
  'Swap',
  'Close',
  'Read',
  'Write',
  'ServeHTTP',
  'MarshalJSON',
  'UnmarshalJSON',
  'MarshalText',
  'UnmarshalText',
  'MarshalYAML',
  'UnmarshalYAML',
  'Scan',
  'Value',
]);

/** Go: names with a capital letter, on types that have one too. */
export const GO: Grammar = {
  lexis: { ...SLASHES, blocks: [...SLASHES.blocks, ['`', '`']] },
  read: (code) => {
    const type = GO_TYPE.exec(code);
    if (type?.[1] !== undefined) {
      return header(type[1], type[2] === 'interface' ? 'interface' : 'type', {
        isPublic: isUpper(type[1]),
        // Go says nowhere which interfaces a type keeps to.
        hasParent: true,
      });
    }
    const [, receiver, name] = GO_FUNC.exec(code) ?? [];
    if (name === undefined) return null;
    return header(name, 'function', {
      receiver: receiver ?? null,
      isPublic: isUpper(name) && (receiver === undefined || isUpper(receiver)),
      isExempt: receiver === undefined ? /^Test[A-Z]/.test(name) : GO_STANDARD.has(name),
    });
  },
  annotation: null,
  saysPublic: true,
  isHiddenFromAbove: false,
};

function isUpper(name: string): boolean {
  return /^\p{Lu}/u.test(name);
}

const RUST_WORDS = new Set(['pub', 'const', 'async', 'unsafe', 'extern', 'default']);
const RUST_FN = /^(?:""\s+)?fn\s+(\w+)/;
const RUST_TYPE = /^(struct|enum|union|trait|mod)\s+(\w+)/;
const RUST_IMPL = /^(?:unsafe\s+)?impl\b/;

/** Rust: `pub`, and not `pub(crate)`. */
export const RUST: Grammar = {
  lexis: { ...SLASHES, shortQuotes: true },
  read: (code) => {
    if (RUST_IMPL.test(code)) return readImpl(code);
    const { words, rest } = leadingWords(code, RUST_WORDS);
    const isPublic = words.has('pub');
    const type = RUST_TYPE.exec(rest);
    if (type?.[2] !== undefined) return header(type[2], rustKind(type[1]), { isPublic });
    const name = RUST_FN.exec(rest)?.[1];
    return name === undefined
      ? null
      : header(name, 'function', { isPublic, isExempt: name === 'new' || name === 'main' });
  },
  annotation: /^#!?\[([\w:]+)/,
  saysPublic: true,
  isHiddenFromAbove: false,
};

function rustKind(word: string | undefined): Header['kind'] {
  if (word === 'trait') return 'interface';
  return word === 'mod' ? 'module' : 'type';
}

/** An `impl` block is a place of its type. Whether the type is public is not said here. */
function readImpl(code: string): Header | null {
  const head = code.split('{', 1)[0] ?? '';
  const target =
    head
      .split(/\sfor\s/)
      .at(-1)
      ?.replace(/^(?:unsafe\s+)?impl\b\s{0,4}/, '') ?? '';
  const bare = target.startsWith('<') ? target.slice(target.indexOf('> ') + 1).trimStart() : target;
  const name = /^&?(?:\w{1,80}::){0,8}(\w+)/.exec(bare)?.[1];
  return name === undefined ? null : header(name, 'module');
}

const SWIFT_WORDS = new Set([
  'public',
  'open',
  'internal',
  'private',
  'fileprivate',
  'static',
  'class',
  'final',
  'mutating',
  'nonmutating',
  'override',
  'required',
  'convenience',
  'nonisolated',
  'indirect',
  'dynamic',
  'isolated',
  'package',
]);
const SWIFT_FUNC = /^func\s+([\p{L}_][\p{L}\p{N}_]*)/u;
const SWIFT_TYPE = /^(struct|enum|actor|protocol|extension)\s+(?:[\w.]{0,120}\.)?([\p{L}_][\p{L}\p{N}_]*)/u;
const SWIFT_CLASS = /^((?:[a-z]+\s+){0,4})class\s+([A-Z][\p{L}\p{N}_]*)/u;

/** Swift: `public` and `open`. */
export const SWIFT: Grammar = {
  lexis: { ...SLASHES, blocks: [...SLASHES.blocks, ['"""', '"""']], quotes: '"' },
  read: (code) => {
    const [, before, named] = SWIFT_CLASS.exec(code) ?? [];
    if (named !== undefined) {
      return header(named, 'type', {
        isPublic: /\b(?:public|open)\b/.test(before ?? ''),
        hasParent: code.includes(':'),
      });
    }
    const { words, rest } = leadingWords(code, SWIFT_WORDS);
    const isPublic = words.has('public') || words.has('open');
    const type = SWIFT_TYPE.exec(rest);
    if (type?.[2] !== undefined)
      return header(type[2], swiftKind(type[1], code), {
        isPublic: isPublic || type[1] === 'extension',
        hasParent: code.includes(':'),
      });
    const name = SWIFT_FUNC.exec(rest)?.[1];
    return name === undefined
      ? null
      : header(name, 'function', { isPublic, isExempt: words.has('override') || name === 'hash' });
  },
  annotation: /^@(\w+)/,
  saysPublic: true,
  isHiddenFromAbove: false,
};

/** What an extension adds to keep to a protocol is called by the protocol's users: it counts as an interface. */
function swiftKind(word: string | undefined, code: string): Header['kind'] {
  if (word === 'protocol' || (word === 'extension' && code.includes(':'))) return 'interface';
  return word === 'extension' ? 'module' : 'type';
}

const KOTLIN_WORDS = new Set([
  'public',
  'private',
  'internal',
  'protected',
  'open',
  'override',
  'abstract',
  'final',
  'suspend',
  'inline',
  'infix',
  'operator',
  'tailrec',
  'external',
  'expect',
  'actual',
  'data',
  'sealed',
  'enum',
  'annotation',
  'value',
  'inner',
  'companion',
  'fun',
]);
const KOTLIN_TYPE = /^(class|interface|object)(?:\s+([\p{L}_][\p{L}\p{N}_]*))?/u;
const HIDDEN_WORDS = ['private', 'internal', 'protected'];
const EXEMPT_WORDS = ['override', 'abstract', 'external', 'expect', 'actual'];

/** Kotlin: what is not hidden is public. */
export const KOTLIN: Grammar = {
  lexis: { ...SLASHES, blocks: [...SLASHES.blocks, ['"""', '"""']] },
  read: (code) => {
    const { words, rest } = leadingWords(code, KOTLIN_WORDS);
    const isPublic = !HIDDEN_WORDS.some((word) => words.has(word));
    const [, kind, named] = KOTLIN_TYPE.exec(rest) ?? [];
    if (kind !== undefined) return { ...kotlinType(kind, named, isPublic), hasParent: /[\s)]:\s/.test(rest) };
    if (!words.has('fun')) return null;
    const name = nameBeforeParenthesis(rest)?.name;
    if (name === undefined) return null;
    return header(name, 'function', {
      isPublic,
      isExempt: EXEMPT_WORDS.some((word) => words.has(word)) || name === 'main',
    });
  },
  annotation: /^@(?:\w+:)?([\w.]+)/,
  saysPublic: false,
  isHiddenFromAbove: false,
};

function kotlinType(kind: string, name: string | undefined, isPublic: boolean): Header {
  if (kind === 'interface') return header(name ?? '', 'interface', { isPublic });
  // Members of a companion belong to the class around it.
  if (name === undefined) return header('', 'module', { isPublic });
  return header(name, 'type', { isPublic });
}
