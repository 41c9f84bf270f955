import type { BoardCan } from '../../domain/board.ts';
import { sameText } from '../../domain/marker.ts';
import { stripMarkers } from '../../lib/markdown.ts';

/** How the marks around our block are written. */
export type BlockForm = BoardCan['marker'];

type Marks = { readonly begin: string; readonly end: string };

/** Link definitions that nothing refers to are shown by neither Bitbucket, HTML comments not by GitHub. */
const MARKS: { readonly [form in BlockForm]: Marks } = {
  'html-comment': { begin: '<!-- quorate:v1 status-begin -->', end: '<!-- quorate:v1 status-end -->' },
  'link-definition': {
    begin: '[quorate]: https://quorate.invalid/v1#status-begin',
    end: '[quorate]: https://quorate.invalid/v1#status-end',
  },
};

/** A line of a text: where it is, without its end in `text`, and behind its end. */
type Line = { readonly text: string; readonly start: number; readonly end: number; readonly next: number };

/** A whole block: from its first mark to behind its last, without the end of that line; and what is in between. */
type Found = { readonly start: number; readonly end: number; readonly inner: string };

/** What our block in a description says; null where there is none. */
export function blockOf(description: string): string | null {
  return findBlock(description)?.inner ?? null;
}

/**
 * The description with our block saying this; the same text where it says so already. Every byte outside of the block
 * stays: the first whole block is replaced where it stands, else one is added at the end. A mark counts on a line of its
 * own that is not within a fenced code block, where people show what marks look like; a first mark without a last one
 * before the next first one is text.
 */
export function withBlock(description: string, block: string, form: BlockForm): string {
  const inner = stripMarkers(block).trim();
  const found = findBlock(description);
  if (found !== null && sameText(found.inner, inner)) return description;
  const eol = /\r\n|\n|\r/.exec(description)?.[0] ?? '\n';
  const { begin, end } = MARKS[form];
  const text = [begin, '', ...plainEnds(inner).split('\n'), '', end].join(eol);
  const before = description.slice(0, found?.start ?? description.length);
  const after = found === null ? '' : description.slice(found.end);
  return before + gapBehind(before, eol) + text + gapBefore(after) + after;
}

/** What is missing to a blank line behind a text: without one a definition would be part of the paragraph. */
function gapBehind(text: string, eol: string): string {
  if (text === '') return '';
  // More of the same, for a line feed behind a carriage return would be no line of its own.
  const last = /(?:\r\n|\n|\r)$/.exec(text)?.[0];
  if (last === undefined) return eol + eol;
  return /(?:^|\n)[ \t]*\n$/.test(plainEnds(text)) ? '' : last;
}

/** What is missing to a blank line before the rest of a text, which begins with the end of the line before it. */
function gapBefore(rest: string): string {
  if (rest.trim() === '' || /^\n[ \t]*\n/.test(plainEnds(rest))) return '';
  return /^(?:\r\n|\n|\r)/.exec(rest)?.[0] ?? '';
}

function plainEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

function findBlock(description: string): Found | null {
  let open: { readonly start: number; readonly inside: number; readonly end: string } | null = null;
  for (const line of unfenced(linesOf(description))) {
    const text = line.text.trimEnd();
    const marks = Object.values(MARKS).find(({ begin }) => begin === text);
    if (marks !== undefined) open = { start: line.start, inside: line.next, end: marks.end };
    else if (open !== null && text === open.end) {
      const inner = description.slice(open.inside, line.start).trim();
      return { start: open.start, end: line.end, inner };
    }
  }
  return null;
}

function linesOf(text: string): readonly Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const { index, 0: eol } of text.matchAll(/\r\n|\n|\r|$/g)) {
    lines.push({ text: text.slice(start, index), start, end: index, next: index + eol.length });
    start = index + eol.length;
  }
  return lines;
}

/** The lines outside of fenced code; a fence that is never closed is text, or half a description could be lost in it. */
function unfenced(lines: readonly Line[]): readonly Line[] {
  const kept: Line[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    const [, fence = ''] = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line?.text ?? '') ?? [];
    const close = fence === '' ? -1 : closing(lines, at, fence);
    if (close !== -1) at = close;
    else if (line !== undefined) kept.push(line);
  }
  return kept;
}

function closing(lines: readonly Line[], start: number, fence: string): number {
  const mark = fence.charAt(0);
  for (let at = start + 1; at < lines.length; at++) {
    const { text = '' } = lines[at] ?? {};
    const [, run = ''] = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(text) ?? [];
    if (run.startsWith(mark) && run.length >= fence.length) return at;
  }
  return -1;
}
