import type { DiffLine } from '../../../domain/change.ts';
import type { Grammar, Header } from './grammar.ts';
import { isFrameworkMark, isTestMark } from './marks.ts';

/** A declaration that the change shows, new or not, with what its body came to. */
export type Declaration = Header & {
  /** Line at head, from 1. */
  readonly line: number;
  readonly added: boolean;
  /** Name of the type it belongs to; null outside of types. */
  readonly owner: string | null;
  /** Whether a test is asked for, were it new: public up to the outermost type, and no framework calls it. */
  readonly isAsked: boolean;
  /** Added lines of code in its body, without lines of brackets alone and those that were moved. */
  readonly statements: number;
  /** Whether one of these decides or repeats something. */
  readonly decides: boolean;
  /** Identifiers in its body. */
  readonly words: ReadonlySet<string>;
};

/** Steps of the analysis of one file. */
export type State = {
  readonly grammar: Grammar;
  /** What stands on removed lines of the change. */
  readonly gone: ReadonlySet<string>;
  readonly declarations: Draft[];
  readonly testLines: string[];
  readonly loose: Set<string>;
  stack: Frame[];
  marks: string[];
  /** Parentheses that an annotation or a header has open. */
  depth: number;
  inMark: boolean;
  /** What closes the comment or string that goes on over lines. */
  open: string | null;
  /** Whether the lines that are read stand in the hunk, and not above it. */
  isInHunk: boolean;
  /** Whether an example in a doc comment is open. */
  inExample: boolean;
};

/** A declaration whose body is still read. */
export type Draft = {
  -readonly [key in keyof Declaration]: key extends 'words' ? Set<string> : Declaration[key];
};

/** What is open: a declaration and what its lines so far say of its members. */
export type Frame = {
  readonly draft: Draft;
  readonly indent: number;
  /** Indentation of its members, as far as they were seen. */
  memberIndent: number | null;
  /** Members are hidden from here on (Ruby's `private` on a line of its own). */
  isHidden: boolean;
  /** Whether its header stands in the hunk, so that all between is seen. */
  readonly isInHunk: boolean;
  readonly isTest: boolean;
};

/** A line and how far it is indented. */
export type Place = { readonly line: DiffLine; readonly indent: number };

/** Opens a declaration: it is the innermost from here on. */
export function push(state: State, found: Header, at: Place): Draft {
  const frame = state.stack.at(-1);
  const isTest = state.marks.some(isTestMark) || (found.kind === 'module' && /^tests?$/.test(found.name));
  const draft: Draft = {
    ...found,
    line: at.line.newLine ?? 1,
    added: at.line.mark === '+',
    owner: ownerOf(found, frame),
    isAsked: isAsked(state, found, { frame, indent: at.indent }),
    statements: 0,
    decides: false,
    words: new Set(),
  };
  state.declarations.push(draft);
  state.stack.push({
    draft,
    indent: at.indent,
    memberIndent: null,
    isHidden: false,
    isInHunk: state.isInHunk,
    isTest,
  });
  return draft;
}

function ownerOf(found: Header, frame: Frame | undefined): string | null {
  if (found.receiver !== null) return found.receiver;
  if (frame === undefined) return null;
  return frame.draft.name === '' ? frame.draft.owner : frame.draft.name;
}

function isAsked(
  state: State,
  found: Header,
  { frame, indent }: { readonly frame: Frame | undefined; readonly indent: number },
): boolean {
  if (!found.isPublic || found.isExempt || state.marks.some(isFrameworkMark)) return false;
  // Where visibility stands above a method, all lines from the header of its type on must be seen.
  const isHiddenFromAbove = state.grammar.isHiddenFromAbove && found.kind === 'function';
  if (isHiddenFromAbove && !(frame?.isInHunk ?? false)) return false;
  if (frame === undefined) return indent === 0 || state.grammar.saysPublic;
  if (frame.isHidden || frame.isTest) return false;
  const { draft } = frame;
  return (draft.kind === 'type' || draft.kind === 'module') && draft.isAsked;
}

/** Ends what a line with this indentation is no part of. */
export function leave(state: State, indent: number, text: string): void {
  if (/^#\s{0,8}[a-z]/.test(text)) return;
  const isEnd = /^(?:\}|end\b)/.test(text);
  const staysAt = !isEnd && /^(?:[)\]{]|where\b)/.test(text);
  while (state.stack.length > 0) {
    const top = state.stack.at(-1);
    if (top === undefined || top.indent < indent || (staysAt && top.indent === indent)) return;
    state.stack.pop();
  }
}
