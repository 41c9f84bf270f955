import {
  type FileProblem,
  lineCounter,
  MAX_DEPTH,
  MAX_TOKENS,
  TOO_DEEP,
  TOO_MANY,
  type Tree,
  type TreeEntry,
  type TreeResult,
} from './config-file-tree.ts';

type Token = { readonly text: string; readonly line: number };
type Cursor = { readonly tokens: readonly Token[]; at: number };

/** A mark, a text, or a number or word, with the white space before it; each part is of a form of its own. */
const TOKEN = /[ \t\r\n]*(?:([{}[\],:])|("(?:[^"\\]|\\.)*")|([\w.+-]+))/sy;

/** Where the notation is broken: thrown inside this file only, and never with a word of the text. */
class NotJson extends Error {
  readonly problem: FileProblem;
  constructor(problem: FileProblem) {
    super(problem.text);
    this.problem = problem;
  }
}

/**
 * Reads JSON (RFC 8259) with the line of each key and value, which `JSON.parse` does not tell; its messages repeat the
 * text, which these never do.
 */
export function readJsonTree(text: string): TreeResult {
  try {
    const cursor: Cursor = { tokens: tokensOf(text), at: 0 };
    if (cursor.tokens.length === 0) return { ok: true, tree: null };
    const tree = readValue(cursor, 1);
    const rest = cursor.tokens[cursor.at];
    if (rest !== undefined) throw broken(rest.line, 'something follows the end of the document: take it out');
    return { ok: true, tree };
  } catch (error) {
    if (error instanceof NotJson) return { ok: false, problems: [error.problem] };
    throw error;
  }
}

function broken(line: number, text: string): NotJson {
  return new NotJson({ line, text });
}

function tokensOf(text: string): readonly Token[] {
  const lineAt = lineCounter(text);
  const end = text.trimEnd().length;
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let at = 0; at < end; at = TOKEN.lastIndex) {
    const found = TOKEN.exec(text);
    if (found === null) {
      const start = at + (/^[ \t\r\n]*/.exec(text.slice(at))?.[0].length ?? 0);
      const what = text[start] === '"' ? 'a text is not closed' : 'a character stands where JSON has none';
      throw broken(lineAt(start), `${what}: check quotes and commas (JSON has no comments)`);
    }
    const token = found[1] ?? found[2] ?? found[3] ?? '';
    tokens.push({ text: token, line: lineAt(TOKEN.lastIndex - token.length) });
    if (tokens.length > MAX_TOKENS) throw new NotJson({ line: null, text: TOO_MANY });
  }
  return tokens;
}

function take(cursor: Cursor): Token {
  const token = cursor.tokens[cursor.at];
  if (token === undefined) {
    const last = cursor.tokens.at(-1)?.line ?? 1;
    throw broken(last, 'the file ends before a list or group is closed: close it');
  }
  cursor.at++;
  return token;
}

function readValue(cursor: Cursor, depth: number): Tree {
  const token = take(cursor);
  if (token.text === '{' || token.text === '[') {
    if (depth > MAX_DEPTH) throw broken(token.line, TOO_DEEP);
    return token.text === '{' ? readMap(cursor, token.line, depth) : readList(cursor, token.line, depth);
  }
  return { kind: 'scalar', line: token.line, value: scalarOf(token) };
}

function readList(cursor: Cursor, line: number, depth: number): Tree {
  const items: Tree[] = [];
  if (cursor.tokens[cursor.at]?.text === ']') {
    cursor.at++;
    return { kind: 'list', line, items };
  }
  do items.push(readValue(cursor, depth + 1));
  while (goesOn(cursor, ']'));
  return { kind: 'list', line, items };
}

function readMap(cursor: Cursor, line: number, depth: number): Tree {
  const entries: TreeEntry[] = [];
  if (cursor.tokens[cursor.at]?.text === '}') {
    cursor.at++;
    return { kind: 'map', line, entries };
  }
  do {
    const name = take(cursor);
    const key = name.text.startsWith('"') ? scalarOf(name) : null;
    if (typeof key !== 'string') throw broken(name.line, 'a key in double quotes should stand here');
    const colon = take(cursor);
    if (colon.text !== ':') throw broken(colon.line, 'a colon should stand between a key and its value');
    entries.push({ key, line: name.line, value: readValue(cursor, depth + 1) });
  } while (goesOn(cursor, '}'));
  return { kind: 'map', line, entries };
}

/** Whether a comma follows, or the end of the list or group. */
function goesOn(cursor: Cursor, end: string): boolean {
  const token = take(cursor);
  if (token.text !== ',' && token.text !== end)
    throw broken(token.line, `a comma or "${end}" should stand here`);
  return token.text === ',';
}

function scalarOf({ text, line }: Token): string | number | boolean | null {
  try {
    const value: unknown = JSON.parse(text);
    if (value === null || typeof value === 'boolean' || typeof value === 'number') return value;
    if (typeof value === 'string') return value;
  } catch {
    // What is wrong is said below, without the words of the parser: they repeat the text.
  }
  throw broken(line, 'a value should stand here: a text in double quotes, a number, true, false or null');
}
