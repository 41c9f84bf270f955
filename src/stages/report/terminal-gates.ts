import type { ReviewDocument } from '../../domain/contracts.generated.ts';
import type { GateStatus } from '../../domain/gates.ts';
import { type Canvas, folded, heading, paragraph, parts } from './canvas.ts';
import {
  addedMarkers,
  exceptionCounts,
  importedText,
  markerText,
  silencedText,
  toldGates,
} from './gate-words.ts';
import { findingHead } from './terminal-findings.ts';

const STATUS_WORDS: { readonly [status in GateStatus]: string } = {
  fail: 'failed',
  pass: 'passed',
  skipped: 'skipped',
};

/** Rows of one list. */
const MOST_ROWS = 10;

/** How the gates ended, why where that is not usual, what they found, and what other tools handed in. */
export function gateSection(canvas: Canvas, document: ReviewDocument): string[] {
  const { critic, gates, imported } = document;
  const states = gates.map(({ name, status }) => `${name} ${STATUS_WORDS[status]}`);
  return [
    heading(canvas, 'Gates'),
    ...parts(canvas, states, { indent: 2, tone: 'dim' }),
    ...toldGates(document).flatMap(({ name, reason }) =>
      paragraph(canvas, `${name}: ${reason ?? ''}`, { label: '  - ' }),
    ),
    ...folded(imported, MOST_ROWS, (run) => paragraph(canvas, importedText(run), { label: '  - ' })),
    ...critic.findings.flatMap((finding) => [
      ...findingHead(canvas, finding.severity, {
        path: finding.file,
        line: finding.line ?? 0,
        startLine: null,
      }),
      ...paragraph(canvas, finding.issue, { indent: 4 }),
      ...(finding.fix === undefined ? [] : paragraph(canvas, finding.fix, { label: '    fix: ' })),
    ]),
  ];
}

/** By which comments the change excuses code from rules, and what was silenced; nothing where there is neither. */
export function exceptionSection(canvas: Canvas, document: ReviewDocument): string[] {
  const counts = exceptionCounts(document);
  if (counts === '') return [];
  const rows = [...addedMarkers(document).map(markerText), ...document.suppressed.map(silencedText)];
  return [
    heading(canvas, 'Exceptions'),
    ...paragraph(canvas, counts, { indent: 2, tone: 'dim' }),
    ...folded(rows, MOST_ROWS, (text) => paragraph(canvas, text, { label: '  - ' })),
  ];
}
