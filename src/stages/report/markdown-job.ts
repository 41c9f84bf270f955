import { Buffer } from 'node:buffer';
import { codeBlock, codeSpan, cutMarkdown, stripMarkers } from '../../lib/markdown.ts';
import { logSafe } from '../../lib/text.ts';
import { coverageBlocks, filesPart } from './markdown-coverage.ts';
import { acceptedPart, setAsideParts } from './markdown-findings.ts';
import { type Block, fitBlocks, fixed } from './markdown-fit.ts';
import { exceptionsPart, importedPart, rulesNote } from './markdown-gates.ts';
import { headline } from './markdown-headline.ts';
import { placesOf, type SummaryInput } from './markdown-model.ts';
import { gatesPart, panelPart, remarksPart } from './markdown-panel.ts';
import { foldedSection, openSection, type Section } from './markdown-parts.ts';
import { rulesBlocks } from './markdown-rules.ts';
import { crossCheckPart, disagreementsPart, matrixPart, rebuttalPart } from './markdown-triage.ts';

/** What a job summary is made from besides. */
export type JobSummaryInput = SummaryInput & {
  /** The folder of the report files; null where none was written. */
  readonly artifacts: string | null;
  /** What to grant, where the token may not write: nothing was posted then. */
  readonly denied: string | null;
};

/** GitHub takes 1 MiB of a step and shows nothing of a longer text; the other steps of a job have theirs. */
const MOST_BYTES = 1_048_576;

const CUT = '\n\n… the rest does not fit here.\n';

/**
 * The page of a run, in at most 1 MiB of UTF-8, or `maxUnits` bytes where that is less: accepted findings in full, all others each
 * with its reason. What the budget leaves out is counted, duplicates first, then rejected, then deferred findings.
 */
export function renderJobSummary(input: JobSummaryInput): string {
  const { document, permalink, remarks, html, artifacts, denied } = input;
  const places = placesOf(document, input.places);
  const rest = artifacts === null ? 'not shown here' : 'in review.json of the report';
  const folded = (part: Omit<Section, 'rank'>, rank: number): Block[] =>
    foldedSection({ ...part, rank, rest }, html);
  const [deferred, rejected, duplicates] = setAsideParts(document, permalink);
  const blocks = [
    ...headline(input, places, '##'),
    ...rulesNote(document),
    ...(denied === null ? [] : [fixed(deniedText(denied))]),
    ...openSection({ ...acceptedPart(document, places, permalink), rank: 7, rest }),
    ...folded(matrixPart(document, permalink), 4),
    ...folded(disagreementsPart(document), 4),
    ...folded(rebuttalPart(document, permalink), 4),
    ...folded(crossCheckPart(document, permalink), 4),
    ...(deferred === undefined ? [] : folded(deferred, 3)),
    ...(rejected === undefined ? [] : folded(rejected, 2)),
    ...(duplicates === undefined ? [] : folded(duplicates, 1)),
    ...rulesBlocks(document, html, rest),
    ...coverageBlocks(document, html, { most: Number.POSITIVE_INFINITY, rest }),
    ...folded(
      filesPart(document, (items, write) => items.map(write)),
      5,
    ),
    ...folded(exceptionsPart(document), 5),
    ...folded(gatesPart(document, places), 6),
    ...folded(importedPart(document), 5),
    ...openSection({ ...panelPart(document), rank: 6 }),
    ...folded(remarksPart(remarks), 6),
    ...(artifacts === null ? [] : [fixed(`Report files: ${codeSpan(artifacts)}\n`)]),
  ];
  const most = Math.min(MOST_BYTES, input.maxUnits);
  const text = fitBlocks(blocks, { most, measure: bytesOf });
  return cutToBytes(`${text.trimEnd()}\n`, most);
}

function deniedText(remedy: string): string {
  return `**Nothing was posted:** the token may not write to this pull request, so all findings stand here. Grant it:\n\n${codeBlock(logSafe(stripMarkers(remedy)), 'yaml')}\n\n`;
}

function bytesOf(text: string): number {
  return Buffer.byteLength(text, 'utf8');
}

/** For what no section could give up; a UTF-16 unit has at most three bytes. */
function cutToBytes(text: string, most: number): string {
  return bytesOf(text) <= most ? text : cutMarkdown(text, Math.floor(most / 3), CUT);
}
