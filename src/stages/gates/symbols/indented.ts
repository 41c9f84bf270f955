import { type Grammar, header, leadingWords } from './grammar.ts';

const DEF = /^(?:async\s+)?def\s+([\p{L}_][\p{L}\p{N}_]*)/u;
const CLASS = /^class\s+([\p{L}_][\p{L}\p{N}_]*)(\([^)]{0,300})?/u;
/** Classes that a web framework runs, told by their names; requests test them. */
const RUN_BY_FRAMEWORK = /(?:View|ViewSet|Endpoint|Serializer|Admin|Form|Middleware|Command|Handler)$/;
const PROTOCOLS = /\b(?:Protocol|ABC|TypedDict|NamedTuple|Enum|IntEnum|StrEnum|Exception)\b/;

/** Python: no underscore before the name. */
export const PYTHON: Grammar = {
  lexis: {
    lineComments: ['#'],
    blocks: [
      ['"""', '"""'],
      ["'''", "'''"],
    ],
    quotes: `"'`,
    shortQuotes: false,
  },
  read: (code, { owner }) => {
    const type = CLASS.exec(code);
    if (type?.[1] !== undefined) {
      const kind = PROTOCOLS.test(type[2] ?? '') && /\bProtocol\b/.test(code) ? 'interface' : 'type';
      return header(type[1], kind, {
        isPublic: !type[1].startsWith('_'),
        hasParent: (type[2] ?? '').length > 1,
        isExempt: RUN_BY_FRAMEWORK.test(type[1]),
      });
    }
    const name = DEF.exec(code)?.[1];
    if (name === undefined) return null;
    if (name === '__init__' && owner !== null) return header(owner.name, 'function', { isExempt: true });
    return header(name, 'function', {
      isPublic: !name.startsWith('_'),
      isExempt: name.startsWith('test_') || name === 'main',
    });
  },
  annotation: /^@([\w.]+)/,
  saysPublic: false,
  isHiddenFromAbove: false,
};

const RUBY_DEF = /^def\s+(self\.)?([\p{L}_][\p{L}\p{N}_]*)([?!=]?)/u;
const RUBY_TYPE = /^(class|module)\s+(?:[\w:]{0,200}::)?([A-Z]\w*)/;
const RUBY_VISIBILITY = new Set([
  'private',
  'protected',
  'public',
  'module_function',
  'private_class_method',
]);

/** Ruby: methods, where the class above them is seen and no `private` stands between. */
export const RUBY: Grammar = {
  lexis: {
    lineComments: ['#'],
    blocks: [['=begin', '=end']],
    quotes: `"'`,
    shortQuotes: false,
  },
  read: (code, { owner }) => {
    const type = RUBY_TYPE.exec(code);
    if (type?.[2] !== undefined) return header(type[2], 'type', { hasParent: /\s<\s/.test(code) });
    const { words, rest } = leadingWords(code, RUBY_VISIBILITY);
    const [, , name, ending] = RUBY_DEF.exec(rest) ?? [];
    if (name === undefined) return null;
    if (name === 'initialize' && owner !== null) {
      return header(owner.name, 'function', { isExempt: true });
    }
    return header(name, 'function', {
      isPublic: !words.has('private') && !words.has('protected') && !words.has('private_class_method'),
      isExempt: ending === '=' || RUBY_HOOKS.has(name),
    });
  },
  annotation: null,
  saysPublic: false,
  isHiddenFromAbove: true,
};

/** Called by the language, not by a test. */
const RUBY_HOOKS = new Set([
  'inspect',
  'to_s',
  'to_h',
  'hash',
  'method_missing',
  'respond_to_missing',
  'included',
  'inherited',
  'extended',
]);
