import type { CodeLanguage } from '../../domain/code-language.ts';

/** What stands in a mask in place of each unit of a string, and of a comment; all else is the code as it is. */
const STRING_UNIT = '\u0000';
const COMMENT_UNIT = '\u0001';

/** Where a place of a line lies. */
export type Region = 'code' | 'string' | 'comment';

/** Strings and comments of a language, and by what each may go on over the end of a line. */
type Syntax = {
  readonly tokens: RegExp;
  readonly multiline: readonly (readonly [opener: string, closer: string])[];
};

/** Patterns of tokens. Each reads to the end of the line where its own end is missing. */
const SLASHES = String.raw`\/\/[^]*`;
const BLOCK = String.raw`\/\*[^]*?(?:\*\/|$)`;
/** A line inside a block comment that began above the hunk. */
const BLOCK_LINE = String.raw`^\s*\*(?=\s|\/|$)[^]*`;
const HASH = String.raw`(?<=^|\s)#[^]*`;
const DASHES = '--[^]*';
const DOUBLE = String.raw`"(?:[^"\\]|\\[^])*(?:"|$)`;
const SINGLE = String.raw`'(?:[^'\\]|\\[^])*(?:'|$)`;
/** A character; not a lifetime of Rust. */
const CHARACTER = String.raw`'(?:[^'\\]|\\[^']{1,10})'`;
const BACKTICK = '`(?:[^`\\\\]|\\\\[^])*(?:`|$)';
const TRIPLE_DOUBLE = '"""[^]*?(?:"""|$)';
const TRIPLE_SINGLE = "'''[^]*?(?:'''|$)";
const SHARP_BLOCK = '<#[^]*?(?:#>|$)';

const BLOCK_ENDS = ['/*', '*/'] as const;
const BACKTICK_ENDS = ['`', '`'] as const;
const DOUBLE_ENDS = ['"""', '"""'] as const;
const SINGLE_ENDS = ["'''", "'''"] as const;

const SCRIPT = syntax([SLASHES, BLOCK, BLOCK_LINE, DOUBLE, SINGLE, BACKTICK], [BLOCK_ENDS, BACKTICK_ENDS]);
const C_LIKE = syntax([SLASHES, BLOCK, BLOCK_LINE, DOUBLE, CHARACTER], [BLOCK_ENDS]);
const TRIPLE_C_LIKE = syntax(
  [SLASHES, BLOCK, BLOCK_LINE, TRIPLE_DOUBLE, DOUBLE, CHARACTER],
  [BLOCK_ENDS, DOUBLE_ENDS],
);
const HASH_LIKE = syntax([HASH, DOUBLE, SINGLE], []);

const SYNTAXES: { readonly [language in CodeLanguage]?: Syntax } = {
  typescript: SCRIPT,
  javascript: SCRIPT,
  python: syntax([HASH, TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE], [DOUBLE_ENDS, SINGLE_ENDS]),
  go: syntax([SLASHES, BLOCK, BLOCK_LINE, DOUBLE, CHARACTER, BACKTICK], [BLOCK_ENDS, BACKTICK_ENDS]),
  java: TRIPLE_C_LIKE,
  kotlin: TRIPLE_C_LIKE,
  swift: TRIPLE_C_LIKE,
  csharp: TRIPLE_C_LIKE,
  scala: TRIPLE_C_LIKE,
  rust: C_LIKE,
  c: C_LIKE,
  cpp: C_LIKE,
  'objective-c': C_LIKE,
  dart: syntax(
    [SLASHES, BLOCK, BLOCK_LINE, TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE],
    [BLOCK_ENDS, DOUBLE_ENDS, SINGLE_ENDS],
  ),
  php: syntax([SLASHES, BLOCK, BLOCK_LINE, HASH, DOUBLE, SINGLE], [BLOCK_ENDS]),
  ruby: HASH_LIKE,
  shell: HASH_LIKE,
  yaml: HASH_LIKE,
  toml: HASH_LIKE,
  dockerfile: HASH_LIKE,
  terraform: syntax([SLASHES, BLOCK, BLOCK_LINE, HASH, DOUBLE], [BLOCK_ENDS]),
  powershell: syntax([SHARP_BLOCK, HASH, DOUBLE, SINGLE], [['<#', '#>']]),
  sql: syntax([DASHES, BLOCK, BLOCK_LINE, DOUBLE, SINGLE], [BLOCK_ENDS]),
  css: syntax([BLOCK, BLOCK_LINE, DOUBLE, SINGLE], [BLOCK_ENDS]),
};

/** Whether files of a language are read by a compiler, an interpreter or a service, and not by people alone. */
export function isCode(language: CodeLanguage | null): language is CodeLanguage {
  return language !== null && SYNTAXES[language] !== undefined;
}

/**
 * Reads the lines of a hunk in order and answers, for each, its mask: the line with every unit of strings and comments
 * replaced. It knows each line and what goes on from the line before, and not what began above the hunk.
 */
export function maskReader(language: CodeLanguage): (text: string) => string {
  const known = SYNTAXES[language];
  let open: string | null = null;
  return (text) => {
    if (known === undefined) return text;
    const masked = maskLine(text, known, open);
    open = masked.open;
    return masked.mask;
  };
}

/** Where a place of a line lies, by the line's mask. */
export function regionAt(mask: string, index: number): Region {
  const unit = mask.charAt(index);
  if (unit === STRING_UNIT) return 'string';
  return unit === COMMENT_UNIT ? 'comment' : 'code';
}

function syntax(tokens: readonly string[], multiline: Syntax['multiline']): Syntax {
  return { tokens: new RegExp(tokens.join('|'), 'g'), multiline };
}

function maskLine(
  text: string,
  { tokens, multiline }: Syntax,
  open: string | null,
): { readonly mask: string; readonly open: string | null } {
  const end = open === null ? 0 : text.indexOf(open);
  const unit = open === '*/' || open === '#>' ? COMMENT_UNIT : STRING_UNIT;
  if (open !== null && end < 0) return { mask: unit.repeat(text.length), open };
  const start = open === null ? 0 : end + open.length;
  let left: string | null = null;
  const rest = text.slice(start).replace(tokens, (token) => {
    left = leftOpen(token, multiline);
    return (isString(token) ? STRING_UNIT : COMMENT_UNIT).repeat(token.length);
  });
  return { mask: unit.repeat(start) + rest, open: left };
}

/** What ends a token that goes on over the end of its line; null where it has ended. */
function leftOpen(token: string, multiline: Syntax['multiline']): string | null {
  const ends = multiline.find(([opener]) => token.startsWith(opener));
  if (ends === undefined) return null;
  const [opener, closer] = ends;
  return token.length >= opener.length + closer.length && token.endsWith(closer) ? null : closer;
}

function isString(token: string): boolean {
  return /^["'`]/.test(token);
}
