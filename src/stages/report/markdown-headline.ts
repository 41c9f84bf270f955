import type { ReviewDocument } from '../../domain/contracts.generated.ts';
import type { FindingPlace } from '../../domain/publication.ts';
import { SEVERITIES } from '../../domain/severity.ts';
import { codeSpan } from '../../lib/markdown.ts';
import { counted } from './figures.ts';
import { type Block, fixed } from './markdown-fit.ts';
import type { SummaryInput } from './markdown-model.ts';
import { row } from './markdown-parts.ts';

const NEUTRAL = 'counts as success, since on-incomplete is neutral';

/** Enough of a commit to find it, as git itself abbreviates in large repositories. */
export const SHORT_SHA = 12;

/** The conclusion, who read how much of which commit, what was found, and every reason. Nothing of it is ever dropped. */
export function headline(
  { document, superseded }: Pick<SummaryInput, 'document' | 'superseded'>,
  places: readonly FindingPlace[],
  level: '##' | '###',
): Block[] {
  const head = shortSha(document.change.head.sha);
  const sentences = [readText(document), findingsText(document, places)].filter((text) => text !== '');
  return [
    ...(superseded === null ? [] : [fixed(supersededText(head, superseded))]),
    fixed(`${level} Quorate: ${document.conclusion}\n\n`),
    fixed(`${sentences.join(' ')} Reviewed head: ${head}.\n\n`),
    ...reasonBlocks(document),
  ];
}

function supersededText(head: string, newer: string | true): string {
  const upTo = newer === true ? '' : `, up to ${shortSha(newer)},`;
  return `**Superseded:** this is about the commits up to ${head}; newer ones${upTo} were not reviewed.\n\n`;
}

function shortSha(sha: string): string {
  return codeSpan(sha.slice(0, SHORT_SHA));
}

function reasonBlocks({ reasons, conclusion, exitCode }: ReviewDocument): Block[] {
  const isNeutral = conclusion === 'incomplete' && exitCode === 0;
  const rows = [...reasons, ...(isNeutral ? [NEUTRAL] : [])].map((reason) => row(reason));
  if (rows.length === 0) return [];
  return [
    {
      open: '',
      entries: rows,
      close: '\n',
      // Every reason is said as long as anything else can make room.
      rank: 9,
      more: (hidden) => `- … ${counted(hidden, 'more reason')}, not shown here\n`,
    },
  ];
}

/** How many reviewers read everything, and whether a quorum read each file. */
export function readText({ coverage, slots }: ReviewDocument): string {
  const { files, seats, quorum } = coverage;
  if (files.length === 0) return 'No file was reviewed.';
  const readAll = slots.filter(({ slot }) => files.every((file) => file.slots.includes(slot))).length;
  const unread = files.filter(({ covered }) => !covered).length;
  const what = files.length === 1 ? 'the one file' : `all ${files.length} files`;
  const whole = `${readAll} of ${counted(seats, 'reviewer')} read ${what}`;
  if (unread > 0) return `${whole}; ${counted(unread, 'file')} read by fewer than ${quorum}.`;
  return readAll < quorum ? `${whole}; each file was read by at least ${quorum}.` : `${whole}.`;
}

/** How many findings there are to answer, by severity; nothing where nobody looked. */
export function findingsText({ triage, findings }: ReviewDocument, places: readonly FindingPlace[]): string {
  if (places.length === 0) {
    if (triage === null) return '';
    return findings.length === 0 ? 'No findings.' : 'No finding was accepted.';
  }
  const bySeverity = SEVERITIES.flatMap((severity) => {
    const count = places.filter(({ finding }) => finding.severity === severity).length;
    return count === 0 ? [] : [`${count} ${severity}`];
  });
  return `${counted(places.length, 'finding')}: ${bySeverity.join(', ')}.`;
}
