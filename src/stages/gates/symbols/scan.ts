import type { ChangedFile, DiffLine, Hunk } from '../../../domain/change.ts';
import { codeOf, MAX_LINE } from '../../../lib/code-text.ts';
import { type Declaration, type Draft, leave, type Place, push, type State } from './frames.ts';
import type { Grammar } from './grammar.ts';
import { endOfMark } from './marks.ts';

/** What the lines of a file at head declare, and the lines of tests that stand in it. */
export type FileSymbols = {
  readonly declarations: readonly Declaration[];
  readonly testLines: readonly string[];
  /** Identifiers on added lines outside of all declarations. */
  readonly loose: ReadonlySet<string>;
};

const TAB_WIDTH = 4;
const IDENTIFIER = /[\p{L}_$][\p{L}\p{N}_$]*/gu;
const DECIDES =
  /\b(?:if|elif|elsif|for|foreach|while|switch|match|case|when|catch|except|rescue|unless|until|guard|select|loop)\b|&&|\|\||\?\?|\.(?:map|filter|flatMap|reduce|each|forEach|find|some|every|any|all|select|reject)\b/;

/**
 * Reads every hunk from its own start: what stands between two of them is not known. Lines in `gone` were moved, and do
 * not count as statements.
 */
export function symbolsOf(
  file: ChangedFile,
  grammar: Grammar,
  gone: ReadonlySet<string> = new Set(),
): FileSymbols {
  const state: State = {
    grammar,
    gone,
    declarations: [],
    testLines: [],
    loose: new Set(),
    stack: [],
    marks: [],
    depth: 0,
    inMark: false,
    open: null,
    isInHunk: false,
    inExample: false,
  };
  for (const hunk of file.diff?.hunks ?? []) readHunk(state, file, hunk);
  return state;
}

/** The identifiers of a line, as far as it is read. */
export function wordsIn(text: string): readonly string[] {
  return text.slice(0, MAX_LINE).match(IDENTIFIER) ?? [];
}

function readHunk(state: State, file: ChangedFile, hunk: Hunk): void {
  Object.assign(state, {
    stack: [],
    marks: [],
    depth: 0,
    inMark: false,
    open: null,
    inExample: false,
    isInHunk: false,
  });
  const above = file.context.filter(({ newLine }) => newLine !== null && newLine < hunk.newStart);
  const heading = above.length > 0 ? above : sectionOf(hunk);
  for (const line of heading) {
    readLine(state, line);
    Object.assign(state, { depth: 0, inMark: false, open: null });
  }
  state.isInHunk = true;
  for (const line of hunk.lines) if (line.mark !== '-') readLine(state, line);
}

/** What git says of the place of a hunk, as a line above it. */
function sectionOf(hunk: Hunk): DiffLine[] {
  if (hunk.section === '') return [];
  return [{ mark: ' ', oldLine: null, newLine: Math.max(1, hunk.newStart - 1), text: hunk.section }];
}

function readLine(state: State, line: DiffLine): void {
  readExamples(state, line.text);
  const { code, open } = codeOf(line.text, state.grammar.lexis, state.open);
  state.open = open;
  if (line.text.includes('@internal')) state.marks.push('internal');
  const text = code.trim();
  if (text === '') return;
  const frame = state.stack.at(-1);
  if (state.stack.some(({ isTest }) => isTest)) state.testLines.push(line.text);
  if (state.inMark || (frame !== undefined && state.depth > 0)) {
    state.depth = Math.max(0, state.depth + parenthesesOf(text));
    state.inMark &&= state.depth > 0;
    return;
  }
  const indent = indentOf(code);
  leave(state, indent, text);
  const rest = readMarks(state, text);
  if (rest === '') return;
  readCode(state, rest, { line, indent });
  state.marks = [];
}

/** Examples of doc comments that a test run executes: Rust's fenced ones and Python's sessions. */
function readExamples(state: State, text: string): void {
  const rust = /^\s{0,200}\/\/[/!](.*)/.exec(text)?.[1];
  if (rust !== undefined && state.grammar.lexis.shortQuotes) {
    if (rust.trim().startsWith('```')) state.inExample = !state.inExample;
    else if (state.inExample) state.testLines.push(rust);
  } else {
    state.inExample = false;
    if (/^\s{0,200}>>> /.test(text)) state.testLines.push(text);
  }
}

/** Takes annotations off the start of a line; answers what is declared behind them. */
function readMarks(state: State, text: string): string {
  const { annotation } = state.grammar;
  let rest = text;
  for (let count = 0; annotation !== null && count < 8; count += 1) {
    const found = annotation.exec(rest);
    if (found?.[1] === undefined) return rest;
    state.marks.push(/^#!?\[cfg\(test/.test(rest) ? 'test' : found[1]);
    const end = endOfMark(rest, found[0].length);
    if (end === null) {
      state.inMark = true;
      state.depth = Math.max(1, parenthesesOf(rest));
      return '';
    }
    rest = rest.slice(end).trimStart();
  }
  return rest;
}

function readCode(state: State, text: string, at: Place): void {
  const frame = state.stack.at(-1);
  if (frame === undefined) {
    if (!readDeclaration(state, text, at)) keepLoose(state, text, at.line);
    return;
  }
  const { kind } = frame.draft;
  if (kind === 'function' || kind === 'value') {
    countLine(state, frame.draft, text, at.line);
    return;
  }
  frame.memberIndent = Math.min(frame.memberIndent ?? at.indent, at.indent);
  if (text === 'private' || text === 'protected') frame.isHidden = true;
  else if (text === 'public') frame.isHidden = false;
  if (!readDeclaration(state, text, at)) countLine(state, frame.draft, text, at.line);
}

/** Whether the line declares something, which is then the innermost. */
function readDeclaration(state: State, text: string, at: Place): boolean {
  const frame = state.stack.at(-1);
  const isMember = frame !== undefined && frame.memberIndent === at.indent;
  const found = state.grammar.read(text, { owner: frame?.draft ?? null, isMember });
  if (found === null) return false;
  const draft = push(state, found, at);
  state.depth = Math.max(0, parenthesesOf(text));
  // What stands behind the header on its line is its body.
  for (const word of wordsIn(text)) draft.words.add(word);
  return true;
}

function keepLoose({ loose }: State, text: string, { mark }: DiffLine): void {
  if (mark === '+') for (const word of wordsIn(text)) loose.add(word);
}

function countLine({ gone }: State, draft: Draft, text: string, line: DiffLine): void {
  for (const word of wordsIn(text)) draft.words.add(word);
  if (line.mark !== '+' || gone.has(line.text.trim()) || /^[\s(){}[\];,]*$|^end$/.test(text)) return;
  draft.statements += 1;
  draft.decides ||= DECIDES.test(text);
}

function parenthesesOf(text: string): number {
  let depth = 0;
  for (const character of text) {
    if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth -= 1;
  }
  return depth;
}

function indentOf(code: string): number {
  let indent = 0;
  for (const character of code) {
    if (character === ' ') indent += 1;
    else if (character === '\t') indent += TAB_WIDTH;
    else break;
  }
  return indent;
}
