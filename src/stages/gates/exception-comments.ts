import type { LineMark } from '../../domain/change.ts';
import type { CommentSyntax } from './exception-syntax.ts';

/** A line of one side of a file. */
export type NumberedLine = { readonly line: number; readonly mark: LineMark; readonly text: string };

/** A line whose comments are told from its code. */
export type ReadLine = NumberedLine & {
  /** What stands in its comments, without their delimiters. */
  readonly comments: readonly string[];
  /** As long as the text that was read: comments are blank in it, and inside of strings stands `_`. */
  readonly code: string;
};

/** What of a line is read, in UTF-16 units: nobody writes a comment behind more code than that. */
const MAX_LINE = 4_000;

/** What was begun and goes on, or what begins at a delimiter. */
type Open = { readonly kind: 'comment' | 'string'; readonly close: string };
type Begin = Open | { readonly kind: 'line' | 'quote' | 'slash' };

/** A syntax made ready: every delimiter in one expression, and what each begins. */
type Reader = {
  readonly delimiter: RegExp;
  readonly begins: ReadonlyMap<string, Begin>;
  readonly lineAt: CommentSyntax['lineAt'];
};

const STRINGS: ReadonlyMap<string, RegExp> = new Map(
  ['"', "'", '`', '/'].map((quote) => [quote, new RegExp(`(?:[^\\\\${quote}]|\\\\[^])*${quote}`, 'y')]),
);

/** Behind one of these, or at the start of a line, a slash begins a regular expression and does not divide. */
const BEFORE_REGEX = '(,=:[!&|?{};+>';

/**
 * Tells comments from code in lines of one side of a file. Cheap: it knows delimiters, no grammar. Behind a gap it begins
 * anew; where a string over several lines has no end before the gap, it cannot be told which side of its delimiter is
 * the string, and both are read as code.
 */
export function readLines(lines: readonly NumberedLine[], syntax: CommentSyntax): ReadLine[] {
  const reader = readerOf(syntax);
  const cautious = readerOf({ ...syntax, long: [] });
  return runsOf(lines).flatMap((run) => {
    const { read, open } = readRun(run, reader);
    return open?.kind === 'string' ? readRun(run, cautious).read : read;
  });
}

/** Lines that follow each other without a gap. */
function runsOf(lines: readonly NumberedLine[]): NumberedLine[][] {
  const runs: NumberedLine[][] = [];
  let last: NumberedLine | null = null;
  for (const line of lines) {
    if (last === null || line.line !== last.line + 1) runs.push([]);
    runs.at(-1)?.push(line);
    last = line;
  }
  return runs;
}

function readRun(run: readonly NumberedLine[], reader: Reader): { read: ReadLine[]; open: Open | null } {
  let open: Open | null = null;
  const read = run.map((line): ReadLine => {
    const { comments, code, open: left } = readLine(line.text.slice(0, MAX_LINE), reader, open);
    open = line.text.length > MAX_LINE ? null : left;
    return { ...line, comments, code };
  });
  return { read, open };
}

function readerOf({ line, lineAt, block, quotes, long, regex }: CommentSyntax): Reader {
  const begins = new Map<string, Begin>([
    ...line.map((token) => [token, { kind: 'line' }] as const),
    ...quotes.map((token) => [token, { kind: 'quote' }] as const),
    ...(regex ? [['/', { kind: 'slash' }] as const] : []),
    ...block.map(([open, close]) => [open, { kind: 'comment', close }] as const),
    ...long.map(([open, close]) => [open, { kind: 'string', close }] as const),
  ]);
  const tokens = [...begins.keys()].sort((a, b) => b.length - a.length).map(escaped);
  return { delimiter: new RegExp(tokens.join('|'), 'g'), begins, lineAt };
}

function escaped(token: string): string {
  return token.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A line on its way through the reader. */
type Cursor = {
  readonly text: string;
  readonly reader: Reader;
  readonly comments: string[];
  code: string;
  at: number;
  open: Open | null;
  /** Delimiters that were once without an end on this line: they are not looked for again. */
  readonly endless: Set<string>;
};

function readLine(text: string, reader: Reader, open: Open | null): Cursor {
  const cursor: Cursor = { text, reader, comments: [], code: '', at: 0, open, endless: new Set() };
  while (cursor.at < text.length) {
    if (cursor.open === null) readCode(cursor);
    else readOpen(cursor, cursor.open);
  }
  return cursor;
}

/** Reads on inside of what is open, up to its end or that of the line. */
function readOpen(cursor: Cursor, { kind, close }: Open): void {
  const found = cursor.text.indexOf(close, cursor.at);
  const end = found < 0 ? cursor.text.length : found;
  const piece = cursor.text.slice(cursor.at, end);
  if (kind === 'comment') cursor.comments.push(piece);
  if (found >= 0) cursor.open = null;
  const next = found < 0 ? end : end + close.length;
  cursor.code += (kind === 'comment' ? ' ' : '_').repeat(next - cursor.at);
  cursor.at = next;
}

/** Reads code up to and with the next delimiter. */
function readCode(cursor: Cursor): void {
  const { text, reader } = cursor;
  reader.delimiter.lastIndex = cursor.at;
  const found = reader.delimiter.exec(text);
  const end = found?.index ?? text.length;
  cursor.code += text.slice(cursor.at, end);
  cursor.at = end;
  const token = found?.[0] ?? '';
  const begin = reader.begins.get(token);
  if (begin !== undefined) readDelimiter(cursor, token, begin);
}

function readDelimiter(cursor: Cursor, token: string, begin: Begin): void {
  const { text, at } = cursor;
  if (begin.kind === 'line' && beginsComment(cursor, token)) {
    cursor.comments.push(text.slice(at + token.length));
    skip(cursor, text.length, ' ');
  } else if (begin.kind === 'comment') {
    cursor.open = begin;
    skip(cursor, at + token.length, ' ');
  } else if (begin.kind === 'string') {
    cursor.open = begin;
    skip(cursor, at + token.length, '_');
  } else if (begin.kind === 'quote' || (begin.kind === 'slash' && beginsRegex(cursor.code))) {
    skip(cursor, endOfString(cursor, token), '_');
  } else {
    keep(cursor, at + token.length);
  }
}

function skip(cursor: Cursor, to: number, filling: string): void {
  cursor.code += filling.repeat(to - cursor.at);
  cursor.at = to;
}

function keep(cursor: Cursor, to: number): void {
  cursor.code += cursor.text.slice(cursor.at, to);
  cursor.at = to;
}

/** Where the string ends that begins here; behind its delimiter where it has no end: that is an apostrophe. */
function endOfString({ text, at, endless }: Cursor, quote: string): number {
  const body = STRINGS.get(quote);
  if (body === undefined || endless.has(quote)) return at + 1;
  body.lastIndex = at + 1;
  if (body.test(text)) return body.lastIndex;
  endless.add(quote);
  return at + 1;
}

function beginsComment({ text, at, code, reader }: Cursor, token: string): boolean {
  // An attribute of PHP.
  if (token === '#' && text[at + 1] === '[' && reader.lineAt === 'anywhere') return false;
  if (reader.lineAt === 'anywhere' || at === 0) return true;
  if (reader.lineAt === 'line-start') return code.trim() === '';
  return /\s/.test(text.charAt(at - 1));
}

function beginsRegex(code: string): boolean {
  let at = code.length - 1;
  while (code[at] === ' ') at -= 1;
  return at < 0 || BEFORE_REGEX.includes(code.charAt(at));
}
