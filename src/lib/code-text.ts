/** How a language marks what is no code. Longer marks come before those that they begin with. */
export type Lexis = {
  readonly lineComments: readonly string[];
  /** What opens a text that may go on over lines, and what closes it. */
  readonly blocks: readonly (readonly [open: string, close: string])[];
  /** Quotes of strings that end with their line. */
  readonly quotes: string;
  /** Whether `'` also begins names (lifetimes, labels), so that only a short literal is a string. */
  readonly shortQuotes: boolean;
};

/** A line without comments and without what strings hold. `open` is what closes the text that goes on behind it. */
export type CodeLine = { readonly code: string; readonly open: string | null };

/** Longest line that is read; what is longer is data. */
export const MAX_LINE = 4_000;

/** Longest character literal of Rust: `'\u{10ffff}'`. */
const MAX_LITERAL = 12;

/** Takes comments and strings out of a line, its indentation stays. `open` is what the line before left open. */
export function codeOf(text: string, lexis: Lexis, open: string | null): CodeLine {
  const line = text.slice(0, MAX_LINE);
  let at = open === null ? 0 : closing(line, 0, open);
  if (at < 0) return { code: '', open };
  let code = '';
  while (at < line.length) {
    const mark = markAt(line, at, lexis);
    if (mark === null) {
      const end = endOfPlain(line, at);
      code += line.slice(at, end);
      at = end;
      continue;
    }
    const end = mark.close === null ? line.length : closing(line, mark.from, mark.close);
    if (end < 0) return { code: code.trimEnd(), open: mark.goesOn ? mark.close : null };
    code += mark.filling;
    at = end;
  }
  return { code: code.trimEnd(), open: null };
}

type Mark = {
  /** Where what it opens begins. */
  readonly from: number;
  /** Null for a comment up to the end of the line. */
  readonly close: string | null;
  readonly goesOn: boolean;
  /** What stands in the code for it. */
  readonly filling: string;
};

/** Characters with which no comment and no string begins. */
const PLAIN = /[\w\s.,;:(){}<>+\-[\]]{1,4000}/y;

/** Where the code ends that begins here, one character at least. */
function endOfPlain(line: string, at: number): number {
  PLAIN.lastIndex = at;
  return PLAIN.test(line) ? PLAIN.lastIndex : at + 1;
}

function markAt(line: string, at: number, lexis: Lexis): Mark | null {
  const block = lexis.blocks.find(([open]) => line.startsWith(open, at));
  if (block !== undefined) {
    const [open, close] = block;
    return { from: at + open.length, close, goesOn: true, filling: open === '/*' ? ' ' : '""' };
  }
  // An attribute of PHP begins as a comment does.
  if (lexis.lineComments.some((mark) => line.startsWith(mark, at)) && !line.startsWith('#[', at)) {
    return { from: at, close: null, goesOn: false, filling: '' };
  }
  const quote = line[at] ?? '';
  if (!lexis.quotes.includes(quote) || (lexis.shortQuotes && quote === "'" && !isLiteral(line, at))) {
    return null;
  }
  return { from: at + 1, close: quote, goesOn: false, filling: '""' };
}

function isLiteral(line: string, at: number): boolean {
  if (line[at + 1] === '\\') return line.slice(at + 3, at + MAX_LITERAL).includes("'");
  return line[at + 2] === "'";
}

/** Where the text behind `close` begins; below 0 where it stays open. Backslashes escape. */
function closing(line: string, from: number, close: string): number {
  for (let at = from; at < line.length; at += 1) {
    if (line[at] === '\\' && close !== '*/') at += 1;
    else if (line.startsWith(close, at)) return at + close.length;
  }
  return -1;
}
