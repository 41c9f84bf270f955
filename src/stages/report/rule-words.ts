/** What became of the rules, in words that all reports share. Nothing here is escaped: titles, sources and evidence are others'. */
import type { ReviewDocument } from '../../domain/contracts.generated.ts';
import type { ConformanceStatus } from '../../domain/criteria.ts';
import { SHIPPED_SOURCE } from '../../domain/criteria.ts';
import type { Slot } from '../../domain/slot.ts';
import { cutWords } from '../../lib/cut-words.ts';
import { oneLine } from '../../lib/text.ts';
import { counted } from './figures.ts';

type Report = ReviewDocument['conformance'];
type RuleReport = Report['rules'][number];

/** Columns of a rule's id, of its title, of its source, and of what a reviewer says of it. */
const ID_COLUMNS = 80;
const TITLE_COLUMNS = 100;
const SOURCE_COLUMNS = 120;
const EVIDENCE_COLUMNS = 160;

/** Rules that are named where the rest is counted, and reasons that are told for rules that were left out. */
const MOST_NAMED = 3;
const MOST_REASONS = 3;

/** Rules with the same answers that stand together, and how many of them are named. */
const FEWEST_TOGETHER = 3;
const MOST_TOGETHER = 12;

const STATUS_WORDS: { readonly [status in ConformanceStatus]: string } = {
  violated: 'violated',
  met: 'met',
  'not-applicable': 'not applicable',
  'not-checked': 'not checked',
};

/** The order in which they are counted. */
const COUNTED = [
  'violated',
  'met',
  'not-applicable',
  'not-checked',
] as const satisfies readonly ConformanceStatus[];

/** Up to three ids, and how many there are besides. */
export function namedRules(ids: readonly string[]): string {
  const shown = ids.slice(0, MOST_NAMED).map((id) => oneLine(id, ID_COLUMNS));
  const more = ids.length - shown.length;
  return more === 0 ? shown.join(', ') : `${shown.join(', ')} and ${more} more`;
}

/** A rule as findings cite it: `rule SEC-004 of Quorate`, `PAY-2 (docs/rules.md)`, or the id alone. */
export function citedRule(id: string, source: string | null): string {
  const name = oneLine(id, ID_COLUMNS);
  if (source === null) return name;
  if (source === SHIPPED_SOURCE) return `rule ${name} of Quorate`;
  return `${name} (${oneLine(source, SOURCE_COLUMNS)})`;
}

/** `9 asked, 1 violated, 5 met, 2 not applicable, 1 not checked`. */
export function ruleCounts({ rules }: Report): string {
  const counts = COUNTED.flatMap((status) => {
    const count = rules.filter((rule) => rule.status === status).length;
    return count === 0 ? [] : [`${count} ${STATUS_WORDS[status]}`];
  });
  return [`${rules.length} asked`, ...counts].join(', ');
}

/** The rules that are shown: each by itself, and those together to which the same was answered. */
type ToldRules = {
  readonly single: readonly RuleReport[];
  readonly together: readonly (readonly RuleReport[])[];
};

/** Rules that were violated, then those that were not covered; of the latter many with the same answers stand together. */
export function toldRules({ rules }: Report): ToldRules {
  const violated = rules.filter(({ status }) => status === 'violated');
  const groups = new Map<string, RuleReport[]>();
  for (const rule of rules) {
    if (rule.status === 'violated' || rule.gap === null) continue;
    const key = JSON.stringify([rule.gap, answerTexts(rule)]);
    groups.set(key, [...(groups.get(key) ?? []), rule]);
  }
  const gaps = [...groups.values()];
  return {
    single: [...violated, ...gaps.filter(({ length }) => length < FEWEST_TOGETHER).flat()],
    together: gaps.filter(({ length }) => length >= FEWEST_TOGETHER),
  };
}

/** Rules to which the same was answered: how many, which, and what that is. */
export function togetherText(rules: readonly RuleReport[]): string {
  const [first] = rules;
  if (first === undefined) return '';
  const ids = rules.slice(0, MOST_TOGETHER).map(({ id }) => oneLine(id, ID_COLUMNS));
  const more = rules.length - ids.length;
  const named = `${ids.join(', ')}${more === 0 ? '' : ` and ${more} more`}`;
  const answers = answerTexts(first);
  const said = answers.length === 0 ? '' : ` (${answers.join('; ')})`;
  return `${counted(rules.length, 'rule')} ${STATUS_WORDS[first.status]}: ${named}${said}`;
}

/** A rule's title; a rule of a repository says where it comes from. */
export function ruleTitle({ title, source }: Pick<RuleReport, 'title' | 'source'>): string {
  const text = cutWords(title, TITLE_COLUMNS);
  return source === SHIPPED_SOURCE ? text : `${text} (${oneLine(source, SOURCE_COLUMNS)})`;
}

/** `violated`, or `not checked: no reviewer checked it`. */
export function ruleStatus({ status, gap }: Pick<RuleReport, 'status' | 'gap'>): string {
  return gap === null ? STATUS_WORDS[status] : `${STATUS_WORDS[status]}: ${cutWords(gap, EVIDENCE_COLUMNS)}`;
}

/** What seats answered: `opus violated: “…”`, one text for each answer, whoever else gave the same. */
export function answerTexts({ rows }: Pick<RuleReport, 'rows'>): readonly string[] {
  const slots = new Map<string, Slot[]>();
  for (const { slot, status, evidence } of rows) {
    const why = evidence === null || evidence.trim() === '' ? '' : `: ${quoted(evidence)}`;
    const answer = `${STATUS_WORDS[status]}${why}`;
    slots.set(answer, [...(slots.get(answer) ?? []), slot]);
  }
  return [...slots].map(([answer, by]) => `${by.join(', ')} ${answer}`);
}

/** The words of a reviewer, told from those of the next one. */
function quoted(evidence: string): string {
  return `“${cutWords(evidence, EVIDENCE_COLUMNS).replace(/[“”]/g, '"')}”`;
}

/** `7 of 9`: how many of the rules a seat checked; null where there were none to check. */
export function checkedCount({ rules }: Report, slot: Slot): string | null {
  if (rules.length === 0) return null;
  const checked = rules.filter(({ rows }) =>
    rows.some((row) => row.slot === slot && row.status !== 'not-checked'),
  );
  return `${checked.length} of ${rules.length}`;
}

/** How many rules were left out, which, and why, on one line; null where none were. */
export function leftText({ left }: Report): string | null {
  if (left.length === 0) return null;
  const byReason = new Map<string, string[]>();
  for (const { id, reason } of left) byReason.set(reason, [...(byReason.get(reason) ?? []), id]);
  const shown = [...byReason].slice(0, MOST_REASONS);
  const told = shown.map(([reason, ids]) => `${namedRules(ids)} (${cutWords(reason, EVIDENCE_COLUMNS)})`);
  const more = left.length - shown.reduce((sum, [, ids]) => sum + ids.length, 0);
  const rest = more === 0 ? [] : [`${more} more for other reasons`];
  return `${counted(left.length, 'rule')} not asked: ${[...told, ...rest].join('; ')}`;
}
