import type { FindingPlace, WantedFinding } from '../../domain/publication.ts';
import { cutMarkdown, inlineMarkdown, proseMarkdown, safeLink } from '../../lib/markdown.ts';
import { closesFence, type Fence, openingFence } from '../../lib/markdown-code.ts';
import { oneLine } from '../../lib/text.ts';
import { type Block, type Entry, entry } from './markdown-fit.ts';
import { fixOf, type SummaryInput } from './markdown-model.ts';
import { type Place, placeText } from './places.ts';

/** Columns of an issue that stands in a list. */
const LIST_COLUMNS = 120;

/** UTF-16 units of one issue or one fix that is said in full. */
const PROSE_UNITS = 8_000;
const PROSE_CUT = '\n\n… cut here.';

/** Rows of one list of files, remarks or reasons. */
const MOST_ROWS = 50;

/** What a section shows: a title of our own words, and entries. */
export type Section = Pick<Block, 'entries' | 'rank'> & {
  readonly title: string;
  /** Where the rest is, after `n more`. */
  readonly rest?: string;
};

/** A section that can be folded where the forge renders it, and has a bold title elsewhere. */
export function foldedSection({ title, entries, rank, rest }: Section, html: boolean): Block[] {
  if (entries.length === 0) return [];
  // On one line: a cut may come between lines.
  const open = html ? `<details><summary>${title}</summary>\n\n` : `**${title}**\n\n`;
  const close = html ? '\n</details>\n\n' : '\n';
  return [{ open, entries, close, rank, more: (hidden) => moreLine(hidden, rest) }];
}

/** A section that is always open. */
export function openSection({ title, entries, rank, rest }: Section): Block[] {
  if (entries.length === 0) return [];
  return [{ open: `**${title}**\n\n`, entries, close: '\n', rank, more: (hidden) => moreLine(hidden, rest) }];
}

function moreLine(hidden: number, rest = 'not shown here'): string {
  return hidden === 0 ? `- … ${rest}\n` : `- … ${hidden} more, ${rest}\n`;
}

/** Untrusted text on one line that is never empty: a bullet with nothing behind it would underline the line above. */
export function lineOf(text: string): string {
  const line = inlineMarkdown(text);
  return line === '' ? '(empty)' : line;
}

/** One row of a list, from text of anywhere. */
export function row(text: string, count = 1): Entry {
  return entry(`- ${lineOf(text)}\n`, count);
}

/** The first rows of a list, and how many there are besides. */
export function capped<Item>(items: readonly Item[], write: (item: Item) => Entry): Entry[] {
  const rows = items.map(write);
  const hidden = rows.slice(MOST_ROWS).reduce((sum, { count }) => sum + count, 0);
  return hidden === 0 ? rows : [...rows.slice(0, MOST_ROWS), entry(moreLine(hidden), hidden)];
}

/** A title inside a section. */
export function subtitle(text: string): Entry {
  return entry(`\n${text}:\n\n`, 0);
}

/** The first sentence of a text on one line, for a list. */
export function firstSentence(text: string): string {
  const line = oneLine(text, LIST_COLUMNS);
  const end = line.search(/[.!?](?=\s)/);
  return end === -1 ? line : line.slice(0, end + 1);
}

/** A place as a link to the reviewed head; a removed line has no page there, so its file is linked. */
export function placeLink(finding: Place, permalink: SummaryInput['permalink']): string {
  const isThere = finding.line > 0 && finding.anchor?.side !== 'LEFT';
  return safeLink(placeText(finding), permalink(finding.path, isThere ? finding.line : null));
}

/** A finding on one line: severity, link to where it is said, first sentence, what there is to know. */
export function findingRow(
  { finding, url }: FindingPlace,
  permalink: SummaryInput['permalink'],
  notes: readonly string[],
): string {
  const link = url === null ? placeLink(finding, permalink) : safeLink(placeText(finding), url);
  const behind = notes.length === 0 ? '' : ` (${notes.map(inlineMarkdown).join('; ')})`;
  return `- **${finding.severity}** ${link}: ${inlineMarkdown(firstSentence(finding.issue))}${behind}\n`;
}

/** Issue and fix in full, as quotations and code: what models write must not look like words of our own. */
export function findingQuote(finding: WantedFinding): string {
  const fix = fixOf(finding);
  return [quoted(prose(finding.issue)), ...(fix === null ? [] : ['Fix:\n', quoted(prose(fix))])].join('\n');
}

function prose(text: string): string {
  return cutMarkdown(proseMarkdown(text), PROSE_UNITS, PROSE_CUT);
}

/**
 * Markdown of ours as a quotation, its code blocks outside of it: Bitbucket Cloud knows no fence inside of a quotation,
 * and would read the code as Markdown.
 */
function quoted(markdown: string): string {
  const parts: { readonly code: boolean; readonly lines: string[] }[] = [];
  let fence: Fence | null = null;
  for (const line of markdown.trim().split('\n')) {
    const opened: Fence | null = fence === null ? openingFence(line) : null;
    const code = fence !== null || opened !== null;
    const last = parts.at(-1);
    if (last === undefined || opened !== null || last.code !== code) parts.push({ code, lines: [line] });
    else last.lines.push(line);
    if (opened !== null) fence = opened;
    else if (fence !== null && closesFence(line, fence)) fence = null;
  }
  const texts = parts.map(({ code, lines }) => (code ? lines.join('\n') : quote(lines)));
  return `${texts.filter((text) => text !== '').join('\n\n')}\n`;
}

function quote(lines: readonly string[]): string {
  const text = lines.join('\n').trim();
  return text === '' ? '' : text.replace(/^/gm, '> ').replace(/ +$/gm, '');
}
