import type { Annotation } from '../../domain/board.ts';
import type { ReviewDocument } from '../../domain/contracts.generated.ts';
import type { PublicationFacts, PublicationTexts } from '../../domain/publication.ts';
import { codeSpan, cutMarkdown } from '../../lib/markdown.ts';
import { oneLine } from '../../lib/text.ts';
import { annotationsOf } from './annotations.ts';
import { coverageBlocks, filesPart } from './markdown-coverage.ts';
import { commentedPart, listedPart, setAsidePart } from './markdown-findings.ts';
import { type Block, fitBlocks } from './markdown-fit.ts';
import { exceptionsPart, importedPart, rulesNote } from './markdown-gates.ts';
import { capitalised, findingsText, headline, readText, SHORT_SHA } from './markdown-headline.ts';
import { placesOf, type SummaryInput } from './markdown-model.ts';
import { gatesPart, panelPart, remarksPart } from './markdown-panel.ts';
import { foldedSection, openSection, type Section } from './markdown-parts.ts';
import { rulesBlocks } from './markdown-rules.ts';
import { crossCheckPart, disagreementsPart, matrixPart, rebuttalPart } from './markdown-triage.ts';
import { coveredText, cutTexts, readersText } from './read-words.ts';
import { rulesOnly } from './rules-only.ts';

const CUT = '\n\n… the rest does not fit here.\n';

/** UTF-16 units of a status title: GitHub cuts the text of a commit status at 140. */
const TITLE_UNITS = 120;

/** The words that publishing asks for; `failsIncomplete` where an incomplete review does not count as success. */
export function publicationTexts(options: {
  readonly html: boolean;
  readonly failsIncomplete: boolean;
}): PublicationTexts {
  const inputOf = (facts: PublicationFacts, maxUnits: number): SummaryInput => ({
    document: concluded(facts, options.failsIncomplete),
    places: facts.places,
    permalink: facts.permalink,
    remarks: facts.remarks,
    superseded: facts.superseded ? true : null,
    maxUnits,
    html: options.html,
  });
  return {
    summary: (facts, maxLength) => renderSummary(inputOf(facts, maxLength)),
    description: (facts) => renderDescription(inputOf(facts, Number.POSITIVE_INFINITY)),
    status: (facts, { summaryLength, annotations }) =>
      renderStatus({ ...inputOf(facts, summaryLength), annotations }),
  };
}

/** The document with what publishing made of its conclusion. */
function concluded(
  { document, conclusion, incomplete }: PublicationFacts,
  failsIncomplete: boolean,
): ReviewDocument {
  const isNeutral = conclusion === 'incomplete' && !failsIncomplete;
  const exitCode = conclusion === 'pass' || conclusion === 'skipped' || isNeutral ? 0 : 1;
  return { ...document, conclusion, exitCode, reasons: [...document.reasons, ...incomplete] };
}

/**
 * The sticky comment, without its marker, in at most `maxUnits` UTF-16 units. It holds neither run nor time, nor which
 * run said what, so that a run that finds the same again writes the same.
 */
export function renderSummary(input: SummaryInput): string {
  const { document, permalink, remarks, html, maxUnits } = input;
  const places = placesOf(document, input.places);
  const folded = (part: Omit<Section, 'rank'>, rank: number): Block[] =>
    foldedSection({ ...part, rank }, html);
  const blocks = [
    ...headline(input, places, '###'),
    ...rulesNote(document),
    ...openSection({ ...commentedPart(places, permalink), rank: 7 }),
    ...openSection({ ...listedPart(document, places, permalink), rank: 6 }),
    ...folded(matrixPart(document, permalink), 4),
    ...folded(disagreementsPart(document), 4),
    ...folded(rebuttalPart(document, permalink), 4),
    ...folded(crossCheckPart(document, permalink), 4),
    ...folded(setAsidePart(document), 1),
    ...rulesBlocks(document, html),
    ...coverageBlocks(document, html),
    ...folded(filesPart(document), 5),
    ...folded(exceptionsPart(document), 3),
    ...folded(gatesPart(document, places), 3),
    ...folded(importedPart(document), 2),
    ...folded(panelPart(document), 2),
    ...folded(remarksPart(remarks), 5),
  ];
  const text = fitBlocks(blocks, { most: maxUnits, measure: (part) => part.length });
  return cutMarkdown(`${text.trimEnd()}\n`, maxUnits, CUT);
}

/** What the description of the pull request says of a run: the conclusion, what was found, and at which commit. */
function renderDescription({ document, places, superseded }: SummaryInput): string {
  const found = findingsText(document, placesOf(document, places));
  const read = readText(document);
  const code = rulesOnly(document);
  const judged = code === null ? [] : [`${capitalised(code.words)}.`];
  const moved = superseded === null ? '' : ' Newer commits were not reviewed.';
  const head = codeSpan(document.change.head.sha.slice(0, SHORT_SHA));
  return `**Quorate: ${document.conclusion}** at ${head}. ${[...judged, read, found].filter((text) => text !== '').join(' ')}${moved}`;
}

/**
 * The result on the head commit: a plain title of at most 120 UTF-16 units, Markdown of at most `maxUnits`, and at most
 * `annotations` remarks for findings that no comment says.
 */
export function renderStatus(input: SummaryInput & { readonly annotations: number }): {
  readonly title: string;
  readonly summary: string;
  readonly annotations: readonly Annotation[];
} {
  return {
    title: titleOf(input),
    summary: renderSummary(input),
    annotations: annotationsOf(input.document, input.places, input.annotations),
  };
}

/** Who read how much comes first, and that it was no model: a title is cut at its end. */
function readParts(document: ReviewDocument): string[] {
  if (document.coverage.files.length === 0) return [];
  const readers = rulesOnly(document)?.words ?? readersText(document);
  return [[readers, ...cutTexts(document), `${coveredText(document)} covered`].join(', ')];
}

function titleOf({ document, places }: SummaryInput): string {
  const said = [
    ...readParts(document),
    ...document.reasons,
    findingsText(document, placesOf(document, places)),
  ];
  const text = said
    .filter((part) => part !== '')
    .map((part) => part.replace(/\.$/, ''))
    .join('; ');
  return shorten(oneLine(`${document.conclusion}: ${text}`, TITLE_UNITS));
}

/** At most as many units as a title has: columns and units differ where characters are combined. */
function shorten(title: string): string {
  if (title.length <= TITLE_UNITS) return title;
  let kept = '';
  for (const character of title) {
    if (kept.length + character.length >= TITLE_UNITS) break;
    kept += character;
  }
  return `${kept}…`;
}
