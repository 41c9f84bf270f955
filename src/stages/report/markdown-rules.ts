import type { ReviewDocument } from '../../domain/contracts.generated.ts';
import { tableCell } from '../../lib/markdown.ts';
import { counted } from './figures.ts';
import { type Block, fixed } from './markdown-fit.ts';
import { foldedSection, openSection, row, type Section } from './markdown-parts.ts';
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

/** Rows of the table, where room is short, and up to which it is not folded. */
const MOST_ROWS = 25;
const FEWEST_ROWS = 3;
const OPEN_ROWS = 5;

/** Beside the lists of files: a rule that was not covered can be what the conclusion rests on. */
const RANK = 5;

const HEAD = '| rule | title | status | answers |\n| --- | --- | --- | --- |\n';

/**
 * How many rules the change was held against and what came of it; a row for each that was violated or not covered, and
 * the rules that were left out. Nothing where none were selected.
 */
export function rulesBlocks(
  { conformance }: ReviewDocument,
  html: boolean,
  rest = 'in review.json',
): Block[] {
  if (conformance.rules.length === 0) return [];
  const { single, together } = toldRules(conformance);
  const left = leftText(conformance);
  const title = `Rules: ${ruleCounts(conformance)}`;
  const entries = [
    ...tableOf(single, rest),
    ...together.map((rules) => row(togetherText(rules), rules.length)),
    ...(left === null ? [] : [row(left, 0)]),
  ];
  if (entries.length === 0) return [fixed(`**${title}**\n\n`)];
  const section: Section = { title, entries, rank: RANK, rest };
  return single.length > OPEN_ROWS ? foldedSection(section, html) : openSection(section);
}

function tableOf(told: readonly RuleReport[], rest: string): Section['entries'] {
  if (told.length === 0) return [];
  const text = (count: number): string => {
    const more = told.length - count;
    const note = more <= 0 ? '' : `\nAnd ${counted(more, 'more rule')}, ${rest}.\n`;
    return `${HEAD}${told.slice(0, count).map(lineOf).join('')}${note}\n`;
  };
  return [{ full: text(MOST_ROWS), short: text(FEWEST_ROWS), count: told.length }];
}

function lineOf(rule: RuleReport): string {
  const answers = answerTexts(rule).map(tableCell).join('; ');
  return `| ${[rule.id, ruleTitle(rule), ruleStatus(rule)].map(tableCell).join(' | ')} | ${answers} |\n`;
}
