/** Untrusted text of several lines as Markdown of GitHub and both Bitbuckets: paragraphs, flat lists and code blocks, nothing else. */
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
const ITEM = /^([-*+]|\d{1,3}[.)]) (.+)$/;

/** A slash that bots take for the begin of a command; a path has more slashes or a dot. */
const COMMAND = /^[^\S\n]*\/(?=[a-z][\w-]*(?:\s|$))/gim;

/** What `escapeLine` puts in front of a character, and what it once put in place of one: such comments still stand. */
const ESCAPE = /\\([!-/:-@[-`{-~])|&(lt|amp);/g;

/** Blocks of Markdown, a blank line between them. Lists are flat: what depth means differs between renderers. */
export function writeBlocks(text: string): string {
  const lines = text.split(LINE_END);
  const blocks: string[] = [];
  let last: Item | null = null;
  for (let at = 0; at < lines.length; ) {
    const fence = openingFence(lines[at] ?? '');
    const end = fence === null ? paragraphEnd(lines, at) : closingLine(lines, at + 1, fence);
    if (fence !== null) {
      blocks.push(writeCode(lines.slice(at + 1, end), fence));
      last = null;
    } else if (end > at) {
      const written = writeLines(lines.slice(at, end), last);
      blocks.push(written.text);
      last = written.last;
    }
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

/** An item of a list: its number, or null where it has a bullet. */
type Item = { readonly number: number | null };

/** Blocks that were written, and the item that the last one ends with; null where it ends with something else. */
type Written = { readonly text: string; readonly last: Item | null };

/**
 * Lines without a blank one behind an item or something else. Bitbucket Cloud begins a list behind a blank line only,
 * and counts each from one: what would get another number is a paragraph of its own.
 */
function writeLines(lines: readonly string[], before: Item | null): Written {
  const blocks: string[] = [];
  let last = before;
  let inList = false;
  for (const line of lines) {
    const folded = foldLine(line);
    const { item, text } = readItem(folded);
    const fits = goesOn(item, last);
    const written = fits ? `${markOf(item)} ${escapeLine(text, false)}` : escapeLine(folded, false);
    // A line without a mark belongs to what stands before it.
    const joins = item === null ? blocks.length > 0 : fits && inList;
    if (joins) blocks.push(`${blocks.pop()}\n${written}`);
    else blocks.push(written);
    if (item !== null) inList = fits;
    if (!inList) last = null;
    else if (fits) last = item;
  }
  return { text: blocks.join('\n\n'), last };
}

function readItem(line: string): { readonly item: Item | null; readonly text: string } {
  const [, mark, rest = ''] = ITEM.exec(line) ?? [];
  if (mark === undefined) return { item: null, text: line };
  const number = Number.parseInt(mark, 10);
  return { item: { number: Number.isNaN(number) ? null : number }, text: rest };
}

function markOf({ number }: Item): string {
  return number === null ? '-' : `${number}.`;
}

/** Whether all renderers show an item with its own mark. */
function goesOn(item: Item | null, last: Item | null): item is Item {
  if (item === null) return false;
  return item.number === null || item.number === 1 || item.number === (last?.number ?? Number.NaN) + 1;
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
