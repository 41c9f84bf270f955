import {
  CST,
  type Document,
  type ErrorCode,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  type Pair,
  type ParsedNode,
  parseAllDocuments,
} from 'yaml';
import {
  type FileProblem,
  lineCounter,
  MAX_DEPTH,
  MAX_TOKENS,
  type ScalarValue,
  TOO_DEEP,
  TOO_MANY,
  type Tree,
  type TreeEntry,
  type TreeResult,
} from './config-file-tree.ts';

type LineAt = (offset: number) => number;

/** Tags that say what the plain notation says anyway: those of JSON's own types (YAML 1.2.2, 10.2). */
const PLAIN_TAG = /^!!(?:str|int|float|bool|null|map|seq)$/;

/** What of YAML is not taken, by the kind of the lexer's token: each makes a file mean more than it shows. */
const NOT_TAKEN: { readonly [type: string]: string } = {
  anchor: 'anchors (&name) are not taken: write the values out',
  alias: 'aliases (*name) are not taken: write the values out; a text that begins with a star needs quotes',
  tag: 'tags (!name) are not taken: write the plain value; a text that begins with "!" needs quotes',
  'directive-line': 'directives (%) are not taken: take the line out',
};

const ONE_DOCUMENT = 'a second document begins here: a file holds one, take the "---" or "..." out';
const UNREADABLE: FileProblem = { line: null, text: 'the file cannot be read as YAML' };

/** What the parser's complaints mean. Its own sentences may repeat the text of the file, these never do. */
const COMPLAINTS: { readonly [code in ErrorCode]?: string } = {
  BAD_DQ_ESCAPE: 'an escape in double quotes is unknown: write \\\\ for a backslash, or use single quotes',
  BAD_INDENT: 'the indentation fits no level above, or a bracket before is not closed: check both',
  BAD_SCALAR_START: 'a text cannot begin with this character: put it into quotes',
  BLOCK_AS_IMPLICIT_KEY: 'a list or group stands on the line of another key: put it on lines of its own',
  BLOCK_IN_FLOW: 'an indented list or group stands inside brackets: close the brackets first',
  KEY_OVER_1024_CHARS: 'a key is longer than 1024 characters: check the colon and the quotes',
  MISSING_CHAR: 'a quote, bracket, comma or blank is missing here or before: close what was opened',
  MULTILINE_IMPLICIT_KEY: 'a key runs over several lines: check the colons and quotes here',
  MULTIPLE_DOCS: ONE_DOCUMENT,
  NON_STRING_KEY: 'a key should be a plain text',
  TAB_AS_INDENT: 'a tab indents this line: use blanks',
  TAG_RESOLVE_FAILED: 'the value does not fit its tag: take the tag out',
};
const OTHER_COMPLAINT = 'this is not YAML: check indentation, colons and quotes here';

/** Reads YAML 1.2 with the line of each key and value, as far as a file of settings needs it. */
export function readYamlTree(text: string): TreeResult {
  const lineAt = lineCounter(text);
  try {
    // Before anything else: deep nesting takes the parser's stack, and that can end the process.
    const refused = scan(text, lineAt);
    if (refused.length > 0) return { ok: false, problems: refused };
    return compose(text, lineAt);
  } catch (error) {
    if (error instanceof RangeError) return { ok: false, problems: [UNREADABLE] };
    throw error;
  }
}

type Scan = {
  offset: number;
  tokens: number;
  /** Brackets that are open. */
  brackets: number;
  /** Lists and keys that begin on this line. */
  begun: number;
  readonly problems: FileProblem[];
};

/** What the file uses that is not taken, from its words alone; stops at once where it is too much of anything. */
function scan(text: string, lineAt: LineAt): readonly FileProblem[] {
  const state: Scan = { offset: 0, tokens: 0, brackets: 0, begun: 0, problems: [] };
  for (const { type, source } of wordsOf(text)) {
    const problem = count(state, type) ?? refusal(type, source);
    if (problem !== null) state.problems.push({ line: lineAt(state.offset), text: problem });
    if (problem === TOO_DEEP || problem === TOO_MANY) break;
    state.offset += source.length;
  }
  return state.problems;
}

/** The lexer's words with their kind. Its own marks, which stand for no characters of the text, are left out. */
function* wordsOf(text: string): Generator<{ readonly type: string; readonly source: string }> {
  let isContent = false;
  for (const source of new Lexer().lex(text)) {
    const type: string = isContent ? 'content' : (CST.tokenType(source) ?? 'content');
    // The mark of a scalar is followed by its text, which may look like anything.
    isContent = type === 'scalar';
    if (!['scalar', 'doc-mode', 'flow-error-end'].includes(type)) yield { type, source };
  }
}

const OPENS = ['flow-map-start', 'flow-seq-start'];
const CLOSES = ['flow-map-end', 'flow-seq-end'];
const BEGINS = ['seq-item-ind', 'explicit-key-ind'];

function count(state: Scan, type: string): string | null {
  if (++state.tokens > MAX_TOKENS) return TOO_MANY;
  if (OPENS.includes(type)) state.brackets++;
  if (CLOSES.includes(type)) state.brackets = Math.max(0, state.brackets - 1);
  if (type === 'newline') state.begun = 0;
  if (BEGINS.includes(type) && state.brackets === 0) state.begun++;
  return state.brackets > MAX_DEPTH || state.begun > MAX_DEPTH ? TOO_DEEP : null;
}

function refusal(type: string, source: string): string | null {
  if (type === 'tag' && PLAIN_TAG.test(source)) return null;
  return Object.hasOwn(NOT_TAKEN, type) ? (NOT_TAKEN[type] ?? null) : null;
}

function compose(text: string, lineAt: LineAt): TreeResult {
  const documents = parseAllDocuments(text, {
    schema: 'core',
    merge: false,
    stringKeys: true,
    // Ours to find: the parser compares every key with every other one.
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'silent',
  });
  const [first, second] = [...documents];
  if (first === undefined) return { ok: true, tree: null };
  const problems = complaints(first, lineAt);
  if (second !== undefined) problems.push({ line: lineAt(second.range[0]), text: ONE_DOCUMENT });
  if (problems.length > 0) return { ok: false, problems };
  if (isEmpty(first.contents)) return { ok: true, tree: null };
  const deep: FileProblem[] = [];
  const tree = treeOf(first.contents, 1, { lineAt, deep });
  return deep.length > 0 ? { ok: false, problems: deep.slice(0, 1) } : { ok: true, tree };
}

/** Comments alone make a document of nothing, which stands on no character. */
function isEmpty(contents: ParsedNode | null): boolean {
  return contents === null || (isScalar(contents) && contents.value === null && contents.source === '');
}

function complaints(document: Document.Parsed, lineAt: LineAt): FileProblem[] {
  return [...document.errors, ...document.warnings].map(({ code, pos }) => ({
    line: lineAt(pos[0]),
    text: COMPLAINTS[code] ?? OTHER_COMPLAINT,
  }));
}

type Walk = { readonly lineAt: LineAt; readonly deep: FileProblem[] };

function treeOf(node: ParsedNode | null, depth: number, walk: Walk): Tree {
  const line = node === null ? 1 : walk.lineAt(node.range[0]);
  if (!isMap<ParsedNode, ParsedNode | null>(node) && !isSeq<ParsedNode>(node)) {
    return { kind: 'scalar', line, value: isScalar(node) ? scalarOf(node.value) : null };
  }
  if (depth > MAX_DEPTH) {
    walk.deep.push({ line, text: TOO_DEEP });
    return { kind: 'list', line, items: [] };
  }
  if (isSeq<ParsedNode>(node)) {
    return { kind: 'list', line, items: node.items.map((item) => treeOf(item, depth + 1, walk)) };
  }
  return { kind: 'map', line, entries: node.items.map((pair) => entryOf(pair, depth + 1, walk)) };
}

function entryOf(pair: Pair<ParsedNode, ParsedNode | null>, depth: number, walk: Walk): TreeEntry {
  const { key, value } = pair;
  const line = walk.lineAt(key.range[0]);
  const tree = treeOf(value, depth, walk);
  return {
    key: isScalar(key) ? String(key.value) : '',
    line,
    // A key without a value: the parser places the nothing behind it, maybe lines below.
    value: tree.kind === 'scalar' && tree.value === null ? { ...tree, line } : tree,
  };
}

function scalarOf(value: unknown): ScalarValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return null;
}
