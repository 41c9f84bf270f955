/** Untrusted text of several lines as GitHub Markdown: paragraphs, flat lists and code blocks, nothing else. */
import {
  closesFence,
  type Fence,
  fenced,
  findSpans,
  openingFence,
  safeInfo,
  spanText,
} from './markdown-code.ts';
import { breakMarks, escapeLine, foldLine } from './markdown-line.ts';
import { breakCommands, printable } from './text.ts';

/** Whatever a renderer, a runner or a reader takes for the end of a line. */
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** An item with text. Four digits and more are a year or a code, not the number of an item. */
const ITEM = /^(?:[-*+]|(\d{1,3}[.)])) (.+)$/;

/** A slash that bots take for the begin of a command; a path has more slashes or a dot. */
const COMMAND = /^[^\S\n]*\/(?=[a-z][\w-]*(?:\s|$))/gim;

/** What `escapeLine` and code spans put in front of, or in place of, a character. */
const ESCAPE = /\\([!-/:-@[-`{-~])|&(lt|amp);/g;

/** Blocks of Markdown, a blank line between them. Lists are flat: what depth means differs between renderers. */
export function writeBlocks(text: string): string {
  const lines = text.split(LINE_END);
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const fence = openingFence(lines[at] ?? '');
    const end = fence === null ? paragraphEnd(lines, at) : closingLine(lines, at + 1, fence);
    if (fence !== null) blocks.push(writeCode(lines.slice(at + 1, end), fence));
    else if (end > at) blocks.push(lines.slice(at, end).map(writeLine).join('\n'));
    // Behind the closing fence, or behind a blank line.
    at = fence === null && end > at ? end : end + 1;
  }
  return blocks.join('\n\n');
}

/** The index of the first line that is blank or opens a fence. */
function paragraphEnd(lines: readonly string[], from: number): number {
  let at = from;
  while (at < lines.length && !endsParagraph(lines[at] ?? '')) at += 1;
  return at;
}

function endsParagraph(line: string): boolean {
  return line.trim() === '' || openingFence(line) !== null;
}

function writeLine(line: string): string {
  const folded = foldLine(line);
  const [, number = '-', rest = ''] = ITEM.exec(folded) ?? [];
  return rest === '' ? escapeLine(folded, false) : `${number} ${escapeLine(rest, false)}`;
}

/** The index of the line that closes a fence, or behind the last line where none does. */
function closingLine(lines: readonly string[], from: number, fence: Fence): number {
  let at = from;
  while (at < lines.length && !closesFence(lines[at] ?? '', fence)) at += 1;
  return at;
}

/** Code of a fence without the indent of the fence, and with nothing in it that a bot or a runner would obey. */
function writeCode(lines: readonly string[], fence: Fence): string {
  const indent = fence.prefix.length;
  const text = lines.map((line) => withoutIndent(line, indent)).join('\n');
  const harmless = breakCommands(breakMarks(printable(text))).replace(COMMAND, '$& ');
  return fenced(harmless, safeInfo(fence.info));
}

function withoutIndent(line: string, indent: number): string {
  let at = 0;
  while (at < indent && /[ \t>]/.test(line.charAt(at))) at += 1;
  return line.slice(at);
}

/** The words of Markdown that was written here: no fences, no escapes, no marks of code spans. */
export function readWords(markdown: string): string {
  const lines: string[] = [];
  let fence: Fence | null = null;
  for (const line of markdown.split('\n')) {
    if (fence === null) {
      fence = openingFence(line);
      if (fence === null) lines.push(readLine(line));
    } else if (closesFence(line, fence)) fence = null;
    else lines.push(line);
  }
  return lines.join('\n');
}

function readLine(line: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const span of findSpans(line, true)) {
    parts.push(unescapeText(line.slice(at, span.start)), spanText(line, span));
    at = span.end;
  }
  return [...parts, unescapeText(line.slice(at))].join('');
}

function unescapeText(text: string): string {
  return text.replace(ESCAPE, (_found, character: string | undefined, entity: string) => {
    return character ?? (entity === 'lt' ? '<' : '&');
  });
}
