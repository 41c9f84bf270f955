import type { BoardCan } from '../../domain/board.ts';
import { SHIPPED_SOURCE } from '../../domain/criteria.ts';
import { firstLine } from '../../domain/named-findings.ts';
import type { Evidence, PublishRules, WantedFinding } from '../../domain/publication.ts';
import type { Slot } from '../../domain/slot.ts';
import { cutWords } from '../../lib/cut-words.ts';
import {
  codeBlock,
  codeSpan,
  cutMarkdown,
  inlineMarkdown,
  plainText,
  proseMarkdown,
  suggestionBlock,
} from '../../lib/markdown.ts';
import { bmpOnly, oneLine } from '../../lib/text.ts';
import { isOurs } from './wanted.ts';

/** What the text of a comment depends on beside its finding. */
export type CommentStyle = {
  /** Models that were asked: who agreed is said out of so many. */
  readonly seats: number;
  /** Slots that code has taken: it is no voice among them. */
  readonly code: ReadonlySet<Slot>;
  readonly suggestions: PublishRules['suggestions'];
  readonly can: BoardCan;
  /** UTF-16 units of the text, its marker not counted. */
  readonly maxLength: number;
};

const SEVERITY_WORDS = { blocking: 'Blocking', important: 'Important', suggestion: 'Suggestion' } as const;

/** Stands alone before the fix; model text cannot make this line, its asterisks are escaped. */
const FIX_HEADING = '**Fix**';

/** Begins a paragraph of ours, as no text of a model can. */
const ALSO = '*Also found by ';

/** Tools that are named in one comment, and rules of each. */
const NAMED_TOOLS = 5;
const NAMED_RULES = 3;

const UNVERIFIED = 'Suggested change, not verified:';

const CUT_NOTICE = 'Cut: the whole text is in the report of the run.';

/** Columns of a rule's id or source, and of a tool's name. */
const RULE_COLUMNS = 120;
const TOOL_COLUMNS = 60;

/** Lines that a suggested change may replace. */
const SUGGESTION_LINES = 20;

/**
 * The comment on a finding, without its marker: a head line, the issue, the fix, what else found it, and who says so.
 * `inline` tells a comment on its line from one on the whole file, which must name the line.
 */
export function findingText(finding: WantedFinding, inline: boolean, style: CommentStyle): string {
  const shown = (text: string): string => (style.can.astral ? text : bmpOnly(text));
  const head = shown(headOf(finding, inline));
  const foot = shown([...alsoFound(finding), footOf(finding, style)].join('\n\n'));
  const room = style.maxLength - head.length - foot.length - 4;
  const fix = finding.fix === null ? [] : [FIX_HEADING, fixOf(finding, finding.fix, { inline, style })];
  const middle = shown([proseMarkdown(finding.issue), ...fix].join('\n\n'));
  return [head, cutMarkdown(middle, Math.max(room, CUT_NOTICE.length), CUT_NOTICE), foot].join('\n\n');
}

/** The words of the issue in a comment that `findingText` made, for comparing. */
export function issueOf(text: string): string {
  // The first paragraph is the head line, the last one says who raised it.
  const middle = text.split('\n\n').slice(1, -1);
  const end = middle.findIndex((part) => part === FIX_HEADING || part.startsWith(ALSO));
  return plainText((end === -1 ? middle : middle.slice(0, end)).join('\n\n'));
}

/** What a review says as a whole; never empty, for the forge wants words. */
export function reviewText(comments: number): string {
  return comments === 1
    ? 'Quorate has one remark on a line of this change.'
    : `Quorate has ${comments} remarks on lines of this change.`;
}

function headOf(finding: WantedFinding, inline: boolean): string {
  const { severity, category, ruleId, line } = finding;
  return [
    `**${SEVERITY_WORDS[severity]}**`,
    ...(category === null ? [] : [category]),
    ...(ruleId === null ? [] : [citation(finding, ruleId)]),
    ...(inline ? [] : [line === 0 ? 'the whole file' : `line ${line}, which the diff does not show`]),
  ].join(' · ');
}

/** The rule by id and source, and by its title where it was selected for the change. */
function citation({ criteriaSource, ruleTitle }: WantedFinding, ruleId: string): string {
  const title = ruleTitle === null ? '' : `: ${inlineMarkdown(cutWords(ruleTitle, RULE_COLUMNS))}`;
  return `${ruleWords(ruleId)}${sourceWords(criteriaSource)}${title}`;
}

function sourceWords(source: string | null): string {
  if (source === null) return '';
  return source === SHIPPED_SOURCE ? ' of Quorate' : ` (${inlineMarkdown(oneLine(source, RULE_COLUMNS))})`;
}

/** `rule R-7`, or for a gate of ours `gate secrets`. */
function ruleWords(rule: string): string {
  return `${isOurs(rule) ? 'gate' : 'rule'} ${ruleName(rule)}`;
}

function ruleName(rule: string): string {
  return codeSpan(oneLine(isOurs(rule) ? rule.slice(rule.indexOf('/') + 1) : rule, RULE_COLUMNS));
}

function footOf({ slots, evidence }: WantedFinding, style: CommentStyle): string {
  if (slots.length > 0) return `*${raisedBy(slots, style)}*`;
  const [{ tool, rule } = { tool: null, rule: null }] = evidence;
  const name = rule === null ? '' : ` ${ruleName(rule)}`;
  if (isOurs(rule)) return `*A gate, no model:*${name}`;
  const words = tool === null ? 'another tool' : inlineMarkdown(oneLine(tool, TOOL_COLUMNS));
  return `*Found by ${words}:*${name}`;
}

function raisedBy(slots: readonly Slot[], { seats, code }: CommentStyle): string {
  const models = slots.filter((slot) => !code.has(slot));
  if (models.length === 0) return 'Rules by code, no model';
  const asked = Math.max(seats, models.length);
  const besides = models.length < slots.length ? ', and rules by code' : '';
  return `${models.length} of ${asked} ${asked === 1 ? 'reviewer' : 'reviewers'}: ${models.join(', ')}${besides}`;
}

/** One paragraph for each gate and tool that found what the panel found too. */
function alsoFound({ slots, evidence }: WantedFinding): readonly string[] {
  if (slots.length === 0) return [];
  const rules = new Map<string, Set<string>>();
  for (const found of evidence) {
    const finder = finderOf(found);
    rules.set(finder, (rules.get(finder) ?? new Set()).add(found.rule ?? ''));
  }
  return [...rules].slice(0, NAMED_TOOLS).map(([finder, named]) => {
    const shown = [...named].filter((rule) => rule !== '').slice(0, NAMED_RULES);
    return `${ALSO}${finder}:* ${shown.map(ruleName).join(', ')}`.trim();
  });
}

function finderOf({ tool, rule }: Evidence): string {
  if (isOurs(rule)) return 'a gate';
  return tool === null ? 'another tool' : inlineMarkdown(oneLine(tool, TOOL_COLUMNS));
}

type FixPlace = { readonly inline: boolean; readonly style: CommentStyle };

function fixOf(finding: WantedFinding, fix: string, { inline, style }: FixPlace): string {
  const parts = splitFences(fix);
  const fences = parts.filter((part) => part.fenced);
  const only = fences.length === 1 ? fences[0] : undefined;
  const allowed = inline && style.suggestions && style.can.suggestions && isOnOwnLines(finding);
  return parts
    .map((part) => {
      if (!part.fenced) return proseMarkdown(part.text);
      // A change that cannot be written as it is must not be offered.
      const isWhole = style.can.astral || bmpOnly(part.text) === part.text;
      const block = allowed && isWhole && part === only ? suggestionBlock(part.text) : null;
      return block === null ? codeBlock(part.text) : `${UNVERIFIED}\n\n${block}`;
    })
    .filter((text) => text !== '')
    .join('\n\n');
}

/** A suggested change replaces the lines that its comment stands on: these must be the lines that the finding is about. */
function isOnOwnLines({ anchor, line }: WantedFinding): boolean {
  if (anchor === null || anchor.side !== 'RIGHT') return false;
  const first = firstLine(anchor);
  return first === line && anchor.line - first < SUGGESTION_LINES;
}

type FixPart = { readonly fenced: boolean; readonly text: string };

/** The prose of a fix and its fenced blocks with the info string `suggestion`; a fence that is not closed is prose. */
function splitFences(fix: string): FixPart[] {
  const lines = fix.replace(/\r\n?/g, '\n').split('\n');
  const parts: FixPart[] = [];
  let prose: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const end = fenceEnd(lines, at);
    if (end === null) {
      prose.push(lines[at] ?? '');
      continue;
    }
    parts.push({ fenced: false, text: prose.join('\n').trim() }, blockOf(lines.slice(at + 1, end)));
    prose = [];
    at = end;
  }
  parts.push({ fenced: false, text: prose.join('\n').trim() });
  return parts.filter(({ fenced, text }) => fenced || text !== '');
}

function blockOf(lines: readonly string[]): FixPart {
  return { fenced: true, text: lines.map((line) => `${line}\n`).join('') };
}

/** Where the fence that begins at this line is closed; null where none of ours begins here. */
function fenceEnd(lines: readonly string[], start: number): number | null {
  const [, marks] = /^ {0,3}(`{3,}|~{3,})[ \t]*suggestion[ \t]*$/.exec(lines[start] ?? '') ?? [];
  if (marks === undefined) return null;
  for (let at = start + 1; at < lines.length; at++) {
    const text = (lines[at] ?? '').trim();
    if (text.length >= marks.length && text === (marks[0] ?? '').repeat(text.length)) return at;
  }
  return null;
}
