import type { Conclusion, ReviewOutcome } from '../../domain/outcome.ts';
import { isComplete } from '../../domain/panel.ts';
import { SEVERITIES } from '../../domain/severity.ts';
import { breakCommands } from '../../lib/text.ts';
import { type Canvas, createCanvas, paragraph, parts, type Tone } from './canvas.ts';
import { counted, totalUsdText } from './figures.ts';
import { coverageSection, notReviewedSection } from './terminal-coverage.ts';
import { findingSections } from './terminal-findings.ts';
import { gateSection } from './terminal-gates.ts';
import { panelSection } from './terminal-panel.ts';

const TONES: { readonly [conclusion in Conclusion]: Tone } = {
  pass: 'bold green',
  block: 'bold red',
  incomplete: 'bold yellow',
  skipped: 'bold',
};

/** The whole review as text for a terminal of the given width, 40 to 120 columns. */
export function renderTerminal(
  outcome: ReviewOutcome,
  options: { readonly width: number; readonly colour: boolean },
): string {
  const canvas = createCanvas(options);
  const sections = [
    headline(canvas, outcome),
    gateSection(canvas, outcome.gates),
    ...findingSections(canvas, outcome),
    notReviewedSection(canvas, outcome),
    coverageSection(canvas, outcome),
    panelSection(canvas, outcome),
  ];
  const text = sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
  // Wrapping can have brought two colons to the start of a line.
  return `${breakCommands(text)}\n`;
}

function headline(canvas: Canvas, outcome: ReviewOutcome): string[] {
  const { verdict, slots, plan, coverage, change, triage } = outcome;
  const complete = slots.filter(({ status }) => isComplete(status)).length;
  const label = `${canvas.paint(TONES[verdict.conclusion], verdict.conclusion.toUpperCase())}  `;
  const { identity } = change;
  const figures = [
    `${complete} of ${counted(plan.plannedSeats.length, 'reviewer')}`,
    `${coverage.files.filter(({ covered }) => covered).length} of ${counted(coverage.files.length, 'file')} read`,
    ...acceptedText(outcome),
    ...(slots.length === 0 ? [] : [totalUsdText(slots.map(({ costUsd }) => costUsd))]),
    ...(triage?.document.consensus === undefined ? [] : [triage.document.consensus.verdict]),
  ];
  const number = identity.number === null ? '' : ` #${identity.number}`;
  const place = `${identity.repository}${number}  ${identity.base.ref} … ${identity.head.ref}  ${identity.head.sha.slice(0, 12)}`;
  const neutral = verdict.conclusion === 'incomplete' && verdict.exitCode === 0;
  return [
    label.trimEnd(),
    ...parts(canvas, figures, { indent: 2 }),
    ...paragraph(canvas, place, { indent: 2, tone: 'dim' }),
    ...verdict.reasons.flatMap((reason) => paragraph(canvas, reason, { label: '  - ' })),
    ...(neutral
      ? paragraph(canvas, 'counts as success, since on-incomplete is neutral', { label: '  - ' })
      : []),
  ];
}

function acceptedText({ triage }: ReviewOutcome): string[] {
  if (triage === null) return [];
  const { accepted } = triage.document;
  const bySeverity = SEVERITIES.flatMap((severity) => {
    const count = accepted.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [`${count} ${severity}`];
  });
  return [accepted.length === 0 ? 'nothing found' : bySeverity.join(', ')];
}
