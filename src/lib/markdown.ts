/**
 * Untrusted text on its way into Markdown of GitHub and of both Bitbuckets. Nothing here is for the
 * inside of an HTML block: a renderer reads no escapes there. Put a blank line behind a tag, or no text of others.
 */
import { readWords, writeBlocks } from './markdown-blocks.ts';
import { fenced, safeInfo, spanAround } from './markdown-code.ts';
import { headOfGraphemes, lastCut } from './markdown-cut.ts';
import { breakMarkers, breakMarks, escapeLine, foldLine } from './markdown-line.ts';
import { printable } from './text.ts';

/** More lines than a reader checks before committing them with one click. */
const MAX_SUGGESTED_LINES = 20;

/** What a reviewer of a suggestion would not see, as well as what turns or ends lines. */
const UNSEEN = /(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}]/u;

/** What no code span can show: it would be none. */
const EMPTY = '(empty)';

/** Untrusted text as one line that renders as that text; its code spans stay, links and commands become code. */
export function inlineMarkdown(text: string): string {
  return escapeLine(foldLine(text), false);
}

/** Untrusted text of several lines: paragraphs, flat lists, code blocks; every other mark renders as itself. */
export function proseMarkdown(text: string): string {
  return writeBlocks(text);
}

/** Untrusted text as one line for a cell of a table. */
export function tableCell(text: string): string {
  return escapeLine(foldLine(text), true);
}

/** A text as one code span, invisible characters shown; not for tables, where a pipe would end the cell. */
export function codeSpan(text: string): string {
  const line = breakMarks(printable(text).replace(/[\n\t]/g, ' '));
  return spanAround(line.trim() === '' ? EMPTY : line, false);
}

/** A code block with the text as it is, but for control and direction marks, which are shown as `\u{…}`. */
export function codeBlock(text: string, info = ''): string {
  return fenced(printable(text), safeInfo(info));
}

/**
 * A block that GitHub offers to commit in place of the lines it stands on; empty deletes them. Null for more than 20
 * lines, for a mark of ours, and for characters that a reader would not see, CR included.
 */
export function suggestionBlock(replacement: string): string | null {
  const lines = replacement.split('\n').length - (replacement.endsWith('\n') ? 1 : 0);
  if (lines > MAX_SUGGESTED_LINES || UNSEEN.test(replacement) || /quorate[:\]]/i.test(replacement))
    return null;
  return fenced(replacement, 'suggestion');
}

/**
 * A link with an untrusted label to an address that we built. Absolute `http:` and `https:` addresses without
 * credentials only (`http:` for installations inside a company and loopback); for any other the label alone.
 */
export function safeLink(label: string, url: string): string {
  const text = linkText(label);
  const target = destination(url);
  if (target === null) return text;
  return `[${text === '' ? codeSpan(url) : text}](${target})`;
}

/**
 * The label between brackets of ours. A line that begins `[…]:` names an address for later instead of being a link:
 * Python-Markdown reads no escape there, and nobody reads code there. A blank between the two says that it does not.
 */
function linkText(label: string): string {
  return inlineMarkdown(label).replaceAll(']:', '] :');
}

function destination(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, username, password, host, origin, pathname, search, hash } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  // A host may hold marks that nothing encodes, a backtick among them.
  if (username !== '' || password !== '' || !/^[\w.:[\]-]+$/.test(host)) return null;
  return origin + `${pathname}${search}${hash}`.replace(/[^\w\-.~:/?#&=%+,@]/g, percentEncode);
}

/** Parsed addresses are ASCII. Brackets and quotes, which `encodeURIComponent` leaves, would end a destination. */
function percentEncode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}

/**
 * At most `maxUnits` UTF-16 units of Markdown that we composed; unchanged where it fits. Otherwise it ends at a line,
 * or inside a long one between two characters; open fences and `<details>` are closed, and the notice follows.
 */
export function cutMarkdown(text: string, maxUnits: number, notice: string): string {
  if (text.length <= maxUnits) return text;
  const room = maxUnits - notice.length - 2;
  if (room < 0) return headOfGraphemes(notice, maxUnits);
  const { end, closer } = lastCut(text, room);
  const head = text.slice(0, end).trimEnd();
  return head === '' ? notice : `${head}${closer}\n\n${notice}`;
}

/** A text in which nothing passes for a mark of ours, hidden comments included: a blank or another bracket breaks it. */
export function stripMarkers(text: string): string {
  return breakMarkers(text);
}

/** The words of what `proseMarkdown` or `inlineMarkdown` wrote, for comparing: no escapes, no marks of code. */
export function plainText(markdown: string): string {
  return readWords(markdown);
}
