import type { ChangeIdentity } from '../../domain/change.ts';
import { isRulesOnly } from '../../domain/code-seats.ts';
import type { Conclusion } from '../../domain/conclusion.ts';
import type { ReviewDocument } from '../../domain/contracts.generated.ts';
import type { ReviewOutcome } from '../../domain/outcome.ts';
import { SEVERITIES } from '../../domain/severity.ts';
import type { TriageResult } from '../../domain/triage.ts';
import { spentBy } from '../../domain/usage.ts';
import { breakCommands } from '../../lib/text.ts';
import { type Canvas, createCanvas, paragraph, parts, type Tone } from './canvas.ts';
import { totalUsdText } from './figures.ts';
import { rulesChangedText } from './gate-words.ts';
import { coveredText, cutTexts, readersText } from './read-words.ts';
import { reviewDocument } from './review-document.ts';
import { rulesOnly } from './rules-only.ts';
import { coverageSection, notReviewedSection } from './terminal-coverage.ts';
import { findingSections } from './terminal-findings.ts';
import { exceptionSection, gateSection } from './terminal-gates.ts';
import { panelSection } from './terminal-panel.ts';
import { rulesSection } from './terminal-rules.ts';
import { crossCheckSection, disagreementSection, matrixSection, rebuttalSection } from './terminal-triage.ts';

const TONES: { readonly [conclusion in Conclusion]: Tone } = {
  pass: 'bold green',
  block: 'bold red',
  incomplete: 'bold yellow',
  skipped: 'bold',
};

const NEUTRAL = 'counts as success, since on-incomplete is neutral';

/** Enough of a commit to find it, as git itself abbreviates in large repositories. */
const SHORT_SHA = 12;

/** The whole review as text for a terminal of the given width, 40 to 120 columns. */
export function renderTerminal(
  outcome: ReviewOutcome,
  options: { readonly width: number; readonly colour: boolean },
): string {
  const canvas = createCanvas(options);
  const document = reviewDocument(outcome);
  const gates = gateSection(canvas, document);
  const gatesFound = outcome.gates.critic.findings.length > 0;
  const sections = [
    headline(canvas, outcome),
    ...(gatesFound ? [gates] : []),
    ...findingSections(canvas, outcome, triageSections(canvas, document)),
    rulesSection(canvas, document),
    exceptionSection(canvas, document),
    coverageSection(canvas, document),
    notReviewedSection(canvas, document),
    ...(gatesFound ? [] : [gates]),
    panelSection(canvas, outcome, document),
  ];
  const text = sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
  // Wrapping can have brought two colons to the start of a line.
  return `${breakCommands(text)}\n`;
}

/** How the panel split, and what was done about it. */
function triageSections(canvas: Canvas, document: ReviewDocument): string[][] {
  return [
    matrixSection(canvas, document),
    disagreementSection(canvas, document),
    rebuttalSection(canvas, document),
    crossCheckSection(canvas, document),
  ];
}

function headline(canvas: Canvas, outcome: ReviewOutcome): string[] {
  const { conclusion, reasons, exitCode } = outcome.verdict;
  const isNeutral = conclusion === 'incomplete' && exitCode === 0;
  const rules = rulesChangedText(outcome, (path) => path);
  const code = rulesOnly(outcome);
  return [
    canvas.paint(TONES[conclusion], conclusion.toUpperCase()),
    ...(code === null ? [] : paragraph(canvas, code.words, { indent: 2, tone: 'bold yellow' })),
    ...parts(canvas, figuresOf(outcome), { indent: 2 }),
    ...paragraph(canvas, placeOf(outcome.change.identity), { indent: 2, tone: 'dim' }),
    ...(rules === null ? [] : paragraph(canvas, rules, { indent: 2 })),
    ...(code === null ? [] : paragraph(canvas, code.remedy, { indent: 2, tone: 'dim' })),
    ...[...reasons, ...(isNeutral ? [NEUTRAL] : [])].flatMap((reason) =>
      paragraph(canvas, reason, { label: '  - ' }),
    ),
  ];
}

/** How much was read by how many, what they found and what it cost; nothing where there was nothing to read. */
function figuresOf({ slots, coverage, triage }: ReviewOutcome): string[] {
  if (coverage.files.length === 0) return [];
  const spent = spentBy({ slots, consultations: triage?.consultations ?? [] });
  return [
    ...(!isRulesOnly(slots) ? [`${readersText({ coverage, slots })} read every file`] : []),
    ...cutTexts({ coverage }),
    `${coveredText({ coverage })} covered`,
    ...(triage === null ? [] : [acceptedText(triage)]),
    ...(spent.length === 0 ? [] : [totalUsdText(spent)]),
    ...(triage?.document.consensus === undefined ? [] : [`consensus ${triage.document.consensus.verdict}`]),
  ];
}

function acceptedText({ document, findings }: TriageResult): string {
  if (findings.length === 0) return 'no findings';
  const bySeverity = SEVERITIES.flatMap((severity) => {
    const count = document.accepted.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [`${count} ${severity}`];
  });
  return bySeverity.length === 0 ? 'no finding accepted' : `accepted ${bySeverity.join(', ')}`;
}

function placeOf({ repository, number, base, head }: ChangeIdentity): string {
  const name = number === null ? repository : `${repository} #${number}`;
  return `${name}  ${base.ref} … ${head.ref}  ${head.sha.slice(0, SHORT_SHA)}`;
}
