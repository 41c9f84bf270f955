import type { Annotation } from '../../domain/board.ts';
import { isRulesOnly } from '../../domain/code-seats.ts';
import type { ReviewDocument } from '../../domain/contracts.generated.ts';
import type { FindingPlace, WantedFinding } from '../../domain/publication.ts';
import { plainText, proseMarkdown, stripMarkers } from '../../lib/markdown.ts';
import { oneLine, printable } from '../../lib/text.ts';
import { fixOf, placesOf } from './markdown-model.ts';
import { byText } from './voices.ts';

const LEVELS = { blocking: 'failure', important: 'warning', suggestion: 'notice' } as const;

/** Columns of a title. GitHub takes 255 characters, and shows one line. */
const TITLE_COLUMNS = 100;

/** UTF-16 units of a message: far below the 64 KB that GitHub takes, and as much as a remark is read. */
const MESSAGE_UNITS = 4_000;

/**
 * At most `limit` remarks, the gravest first, for accepted findings that no comment says and that stand on lines of the
 * new text. Findings on removed lines and on whole files have no such line: only texts say them.
 */
export function annotationsOf(
  document: ReviewDocument,
  places: readonly FindingPlace[],
  limit: number,
): Annotation[] {
  return placesOf(document, places)
    .filter(({ place }) => place === 'summary')
    .flatMap(({ finding }) => annotationOf(finding, document.slots))
    .slice(0, Math.max(0, limit));
}

function annotationOf(finding: WantedFinding, seats: ReviewDocument['slots']): Annotation[] {
  const { anchor, severity, path, category, slots } = finding;
  const endLine = anchor?.line ?? finding.line;
  if (endLine < 1 || anchor?.side === 'LEFT') return [];
  const kind = [severity, ...(category === null ? [] : [category])].join(', ');
  const only = isRulesOnly(seats) ? ', rules only' : '';
  return [
    {
      path,
      startLine: anchor?.startLine ?? endLine,
      endLine,
      level: LEVELS[severity],
      title: oneLine(`Quorate${only}: ${kind} (${byText(slots, seats)})`, TITLE_COLUMNS),
      message: messageOf(finding),
    },
  ];
}

function messageOf(finding: WantedFinding): string {
  const fix = fixOf(finding);
  const said = finding.issue + (fix === null ? '' : `\n\nFix: ${fix}`);
  // Read back from harmless Markdown: its words without any mark.
  const text = printable(stripMarkers(plainText(proseMarkdown(said)))).trim();
  return text.length <= MESSAGE_UNITS ? text : `${wellFormedHead(text, MESSAGE_UNITS - 1)}…`;
}

/** The head of a text that ends on a whole character. */
function wellFormedHead(text: string, units: number): string {
  return text.slice(0, units).replace(/[\uD800-\uDBFF]$/, '');
}
