import { closesFence, type Fence, findSpans, openingFence } from '../lib/markdown-code.ts';
import type { FileProblem } from './config-file-tree.ts';

/** A piece of a Markdown file with the line that it begins on; `text` of code is what stands between its fences. */
export type MarkdownBlock =
  | { readonly kind: 'line'; readonly line: number; readonly text: string }
  | { readonly kind: 'heading'; readonly line: number; readonly text: string; readonly level: number }
  | {
      readonly kind: 'code';
      readonly line: number;
      readonly text: string;
      readonly info: string;
      /** The block with its fences. */
      readonly whole: string;
    };

/** The pieces in their order, and what is opened and never closed. */
export type MarkdownBlocks = {
  readonly blocks: readonly MarkdownBlock[];
  readonly problems: readonly FileProblem[];
};

const LINE_END = /\r\n|\n|\r/;
const COMMENT = '<!--';
const HEADING = /^ {0,3}(#{1,6})(?:[ \t]+(.*))?$/;

/**
 * Reads Markdown as far as a registry of rules needs it, in time linear to the text: headings with `#`, fenced code, and
 * lines. HTML comments outside of code are taken out.
 */
export function markdownBlocks(text: string): MarkdownBlocks {
  const lines = text.split(LINE_END);
  const blocks: MarkdownBlock[] = [];
  /** The line that a comment was opened on; null outside of comments. */
  let comment: number | null = null;
  for (let at = 0; at < lines.length; ) {
    const raw = lines[at] ?? '';
    const { kept, isOpen } = withoutComments(raw, comment !== null);
    comment = isOpen ? (comment ?? at + 1) : null;
    const piece = pieceAt(lines, at, { kept, isOpen });
    if (piece === null) return { blocks, problems: [openFence(at + 1)] };
    if (piece.block !== null) blocks.push(piece.block);
    at = piece.next;
  }
  return { blocks, problems: comment === null ? [] : [openComment(comment)] };
}

/** A line without its comments, and whether one is open at its end. */
type Shown = { readonly kept: string; readonly isOpen: boolean };

/** The piece that begins at a line, and where the next one does; null for a fence that is never closed. */
function pieceAt(
  lines: readonly string[],
  at: number,
  { kept, isOpen }: Shown,
): { readonly block: MarkdownBlock | null; readonly next: number } | null {
  const fence = isOpen ? null : openingFence(kept);
  if (fence === null) {
    // A line that was nothing but a comment is not even a blank one.
    const isComment = kept !== lines[at] && kept.trim() === '';
    return { block: isComment ? null : lineOrHeading(kept, at + 1), next: at + 1 };
  }
  const end = closingLine(lines, at + 1, fence);
  if (end === lines.length) return null;
  return { block: codeOf(lines.slice(at, end + 1), fence, at + 1), next: end + 1 };
}

function openFence(line: number): FileProblem {
  return { line, text: 'a block of code begins here that is not closed: close it with the same marks' };
}

function openComment(line: number): FileProblem {
  return { line, text: 'a comment begins here that is not closed: end it with -->' };
}

function withoutComments(line: string, wasOpen: boolean): Shown {
  if (!wasOpen && !line.includes(COMMENT)) return { kept: line, isOpen: false };
  const begin = commentFinder(line);
  let kept = '';
  let at = wasOpen ? endOfComment(line, 0) : 0;
  while (at !== null) {
    const next = begin(at);
    kept += line.slice(at, next ?? line.length);
    if (next === null) return { kept, isOpen: false };
    // `<!-->` is a whole comment: its end may begin inside of its begin.
    at = endOfComment(line, next + '<!'.length);
  }
  return { kept, isOpen: true };
}

/** Answers where the first comment begins at or behind a place; null for none. A mark inside a code span begins none. */
function commentFinder(line: string): (from: number) => number | null {
  const spans = findSpans(line, true);
  let span = 0;
  return (from) => {
    for (let at = line.indexOf(COMMENT, from); at >= 0; at = line.indexOf(COMMENT, at)) {
      while ((spans[span]?.end ?? line.length) <= at) span++;
      const { start, end } = spans[span] ?? { start: line.length, end: line.length };
      if (at < start) return at;
      at = end;
    }
    return null;
  };
}

/** Behind the end of a comment; null where it goes on. */
function endOfComment(line: string, from: number): number | null {
  const at = line.indexOf('-->', from);
  return at < 0 ? null : at + '-->'.length;
}

function lineOrHeading(text: string, line: number): MarkdownBlock {
  const [, marks, words = ''] = HEADING.exec(text) ?? [];
  if (marks === undefined) return { kind: 'line', line, text };
  return { kind: 'heading', line, level: marks.length, text: withoutMarks(words.trim()) };
}

/** A heading may end in marks as it began. */
function withoutMarks(words: string): string {
  let end = words.length;
  while (words[end - 1] === '#') end--;
  return end === 0 || /[ \t]/.test(words.charAt(end - 1)) ? words.slice(0, end).trim() : words;
}

/** The index of the line that closes a fence; the number of lines where none does. */
function closingLine(lines: readonly string[], from: number, fence: Fence): number {
  let at = from;
  while (at < lines.length && !closesFence(lines[at] ?? '', fence)) at++;
  return at;
}

function codeOf(lines: readonly string[], fence: Fence, line: number): MarkdownBlock {
  const indent = fence.prefix.length;
  const text = lines
    .slice(1, -1)
    .map((inner) => withoutIndent(inner, indent))
    .join('\n');
  return { kind: 'code', line, text, info: fence.info.trim(), whole: lines.join('\n') };
}

function withoutIndent(line: string, indent: number): string {
  let at = 0;
  while (at < indent && /[ \t>]/.test(line.charAt(at))) at++;
  return line.slice(at);
}
