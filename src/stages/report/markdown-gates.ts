import type { ReviewDocument } from '../../domain/contracts.generated.ts';
import { codeSpan } from '../../lib/markdown.ts';
import {
  addedMarkers,
  exceptionCounts,
  importedText,
  markerText,
  rulesChangedText,
  silencedText,
} from './gate-words.ts';
import { type Block, type Entry, fixed } from './markdown-fit.ts';
import { capped, row, type Section, subtitle } from './markdown-parts.ts';

/** The note under the headline where the change edits files of rules; it is short, so it always stays. */
export function rulesNote(document: ReviewDocument): Block[] {
  const text = rulesChangedText(document, codeSpan);
  return text === null ? [] : [fixed(`${text}\n\n`)];
}

/** By which comments the change excuses code from rules, and what was silenced by such a comment. */
export function exceptionsPart(document: ReviewDocument): Omit<Section, 'rank'> {
  const part = (title: string, rows: readonly Entry[]): readonly Entry[] =>
    rows.length === 0 ? [] : [subtitle(title), ...rows];
  return {
    title: `Exceptions: ${exceptionCounts(document)}`,
    entries: [
      ...part(
        'Added by this change',
        capped(addedMarkers(document), (marker) => row(markerText(marker))),
      ),
      ...part(
        'Findings that a comment silenced',
        capped(document.suppressed, (silenced) => row(silencedText(silenced))),
      ),
    ],
  };
}

/** What other tools handed in, a line each. */
export function importedPart({ imported }: ReviewDocument): Omit<Section, 'rank'> {
  const [results, taken] = [sum(imported.map((run) => run.results)), sum(imported.map((run) => run.taken))];
  return {
    title: `Results of other tools: ${taken} of ${results} on this change`,
    entries: capped(imported, (run) => row(importedText(run))),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, count) => total + count, 0);
}
