import type { ReviewDocument } from '../../domain/contracts.generated.ts';
import type { ConformanceStatus } from '../../domain/criteria.ts';
import { oneLine } from '../../lib/text.ts';
import { type Canvas, folded, heading, paragraph, type Tone } from './canvas.ts';
import {
  answerTexts,
  leftText,
  ruleCounts,
  ruleStatus,
  ruleTitle,
  togetherText,
  toldRules,
} from './rule-words.ts';

type RuleReport = ReviewDocument['conformance']['rules'][number];

/** Rules that are printed; all of them are in the report file. */
const MOST_ROWS = 10;

const ID_COLUMNS = 80;

const TONES: { readonly [status in ConformanceStatus]: Tone } = {
  violated: 'bold red',
  'not-checked': 'bold yellow',
  met: 'green',
  'not-applicable': 'dim',
};

/**
 * How many rules the change was held against and what came of it; those that were violated or not covered with every
 * answer to them, and the rules that were left out. Nothing where none were selected.
 */
export function rulesSection(canvas: Canvas, { conformance }: ReviewDocument): string[] {
  if (conformance.rules.length === 0) return [];
  const { single, together } = toldRules(conformance);
  const left = leftText(conformance);
  const lines = [...together.map(togetherText), ...(left === null ? [] : [left])];
  return [
    heading(canvas, 'Rules'),
    ...paragraph(canvas, ruleCounts(conformance), { indent: 2, tone: 'dim' }),
    ...folded(single, MOST_ROWS, (rule) => ruleLines(canvas, rule)),
    ...lines.flatMap((text) => paragraph(canvas, text, { label: '  - ', tone: 'dim' })),
  ];
}

function ruleLines(canvas: Canvas, rule: RuleReport): string[] {
  const head = `${oneLine(rule.id, ID_COLUMNS)}  ${ruleTitle(rule)}`;
  return [
    ...paragraph(canvas, head, { indent: 2, tone: 'bold' }),
    ...paragraph(canvas, ruleStatus(rule), { indent: 4, tone: TONES[rule.status] }),
    ...answerTexts(rule).flatMap((text) => paragraph(canvas, text, { label: '    - ', tone: 'dim' })),
  ];
}
