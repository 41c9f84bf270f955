import type { ExceptionMarker } from '../../domain/gates.ts';
import { capped } from '../../lib/cut.ts';
import { bareComment, MAX_REASON } from './exception-suppressions.ts';

/** What a marker of ours says, one for each rule that it names. */
export type SaidMarker = Pick<ExceptionMarker, 'rule' | 'until' | 'reason' | 'state'>;

/** Where a marker of ours may be in a text. */
export const OWN_HINT = /quorate-ignore/i;

const KEYWORD = /^quorate-ignore(?![a-z0-9_])/i;
/** An id of a rule: `gate/secrets`, `SEC-01`, `@typescript-eslint/no-shadow`, `csharp:S1234`. No wildcard. */
const RULE = /^[A-Za-z0-9@._/:-]{1,100}$/;
/** Of a text without blanks at its end: two runs of blanks before an end are tried against each other. */
const UNTIL = /\suntil(?:\s+(\S{1,40}))?$/i;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Rules that one marker may name: nobody means more. */
const MAX_RULES = 20;

/**
 * Reads `quorate-ignore RULE[, RULE] [until YYYY-MM-DD]: reason` at the start of a comment; none where that is not what
 * it starts with. `today` is YYYY-MM-DD; a marker holds on its last day.
 */
export function ownMarkersIn(comment: string, today: string): SaidMarker[] {
  const text = bareComment(comment);
  const [keyword] = KEYWORD.exec(text) ?? [];
  if (keyword === undefined) return [];
  const parts = partsOf(text.slice(keyword.length));
  const { reason } = parts;
  const head = parts.head.trimEnd();
  const [ending, until] = UNTIL.exec(head) ?? [];
  const names = head.slice(0, head.length - (ending?.length ?? 0)).split(',', MAX_RULES + 1);
  const rules = names.map((name) => name.trim());
  const isWritten = /^\s/.test(head) && rules.length <= MAX_RULES && rules.every((rule) => RULE.test(rule));
  if (!isWritten) return [{ rule: null, until: null, reason, state: 'malformed' }];
  const isDated = ending === undefined || isDay(until ?? '');
  const day = isDated ? (until ?? null) : null;
  const state = isDated ? stateOf(day, reason, today) : 'malformed';
  return [...new Set(rules)].map((rule) => ({ rule, until: day, reason, state }));
}

/** Ids may hold colons: the one that ends the head has a blank or nothing behind it. */
function partsOf(text: string): { readonly head: string; readonly reason: string | null } {
  const end = text.search(/:(?:\s|$)/);
  if (end < 0) return { head: text, reason: null };
  const reason = text.slice(end + 1).trim();
  return {
    head: text.slice(0, end),
    reason: /[\p{L}\p{N}]/u.test(reason) ? capped(reason, MAX_REASON) : null,
  };
}

function stateOf(until: string | null, reason: string | null, today: string): SaidMarker['state'] {
  if (reason === null) return 'no-reason';
  return until !== null && until < today ? 'expired' : 'active';
}

/** Days of the months; February as in a leap year. */
const MONTH_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether it is a day of the calendar. */
function isDay(text: string): boolean {
  if (!DATE.test(text)) return false;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 && !isLeap ? 28 : (MONTH_DAYS[month - 1] ?? 0);
  return day >= 1 && day <= days;
}
