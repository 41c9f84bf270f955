/** Words for reports, which both Bitbuckets show as they are, without Markdown. */
import { plainText } from '../../../lib/markdown.ts';

/** Markdown of ours without its marks: headings, bold words and links first, for what is escaped is no mark. */
export function reportWords(markdown: string): string {
  const bare = markdown
    .replace(/^#{1,6} /gm, '')
    .replace(/(?<!\\)\*\*/g, '')
    .replace(/(?<!\\)\[((?:\\.|[^\]\\])*)\]\([^()\s]*\)/g, '$1');
  return plainText(bare);
}

/** At most `max` UTF-16 units, cut between characters and with a mark where something was cut. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
