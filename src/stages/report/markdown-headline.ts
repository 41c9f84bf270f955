import type { ReviewDocument } from '../../domain/contracts.generated.ts';
import type { FindingPlace } from '../../domain/publication.ts';
import { SEVERITIES } from '../../domain/severity.ts';
import { codeSpan } from '../../lib/markdown.ts';
import { counted } from './figures.ts';
import { type Block, fixed } from './markdown-fit.ts';
import type { SummaryInput } from './markdown-model.ts';
import { row } from './markdown-parts.ts';
import { coveredText, cutTexts, readersText } from './read-words.ts';
import { rulesOnly } from './rules-only.ts';

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
  const code = rulesOnly(document);
  const sentences = [readText(document), findingsText(document, places)].filter((text) => text !== '');
  return [
    ...(superseded === null ? [] : [fixed(supersededText(head, superseded))]),
    fixed(`${level} Quorate: ${document.conclusion}${code === null ? '' : ' (rules only)'}\n\n`),
    ...(code === null ? [] : [fixed(`**${capitalised(code.words)}.** ${code.remedy}\n\n`)]),
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

/** A sentence of ours from words that may also stand within one. */
export function capitalised(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** How many of the planned reviewers read everything, and how many files a quorum read; code alone is no reviewer of these. */
export function readText(document: ReviewDocument): string {
  const { files, quorum } = document.coverage;
  if (files.length === 0) return 'No file was reviewed.';
  const covered = `${coveredText(document)} covered (quorum ${quorum}).`;
  const readers = rulesOnly(document) === null ? [`${readersText(document)} read every file`] : [];
  const read = [...readers, ...cutTexts(document)].join(', ');
  return read === '' ? covered : `${read}; ${covered}`;
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
