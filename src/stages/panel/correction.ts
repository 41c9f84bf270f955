import { Buffer } from 'node:buffer';
import type { ReadFinding } from '../../domain/finding.ts';
import type { ModelTurn } from '../../domain/ports.ts';
import type { AnswerReading } from './answer.ts';
import { laterRows } from './hold.ts';

/** Two turns mend what can be mended; a model that is wrong three times stays wrong. */
export const MAX_CORRECTIONS = 2;

/** As much of an answer and of its faults as a model needs to see to mend it. */
const MAX_ECHO_BYTES = 8 * 1024;
const MAX_ERRORS = 10;

/** What a reviewer is asked for. */
const WHOLE_REVIEW =
  'Return the complete corrected object: every finding of your review, those that were right included, as one JSON object of the given form and nothing else.';

/** The turns that ask for a corrected answer: the answer as it was, what is wrong with it, and what to return. */
export function correctionTurns(
  answer: string,
  errors: readonly string[],
  demand: string = WHOLE_REVIEW,
): readonly ModelTurn[] {
  const shown = errors.slice(0, MAX_ERRORS).map((error) => `- ${error}`);
  const more = errors.length - shown.length;
  const lines = [
    'That answer cannot be used as it is:',
    ...shown,
    ...(more > 0 ? [`- and ${more} more of the kind`] : []),
    demand,
  ];
  return [
    { role: 'assistant', text: echoOf(answer) },
    { role: 'user', text: lines.join('\n') },
  ];
}

/** Vendors refuse a turn without text, and half a character at the cut would not be text. */
function echoOf(answer: string): string {
  if (answer.trim() === '') return '(empty answer)';
  const bytes = Buffer.from(answer);
  if (bytes.length <= MAX_ECHO_BYTES) return answer;
  const kept = bytes
    .subarray(0, MAX_ECHO_BYTES)
    .toString('utf8')
    .replace(/\ufffd+$/, '');
  return `${kept}\n(the rest of the answer is not repeated)`;
}

/** As many faults as fit a line of a report. */
const TOLD_ERRORS = 3;

/** The first of the faults in one line, and how many more there are. */
export function inShort(errors: readonly string[]): string {
  const more = errors.length - TOLD_ERRORS;
  const told = errors.slice(0, TOLD_ERRORS).map((error) => error.replace(/^\/: /, ''));
  return told.join('; ') + (more > 0 ? `; and ${more} more` : '');
}

const RANKS: readonly AnswerReading['status'][] = ['ok', 'repaired', 'partial', 'invalid', 'refused'];

/**
 * What an answer and the one before it come to: the better of them, with the findings of the other that it does not
 * repeat. A model that mends one finding and forgets another has not withdrawn it; of two answers to a rule the later
 * one stands.
 */
export function mergeReadings(before: AnswerReading | null, next: AnswerReading): AnswerReading {
  if (before === null) return next;
  const [base, other] =
    RANKS.indexOf(next.status) <= RANKS.indexOf(before.status) ? [next, before] : [before, next];
  const dropped = other.dropped.map(({ reason, item }) => ({ reason: `in another turn: ${reason}`, item }));
  return {
    ...base,
    findings: [...base.findings, ...unrepeated(other.findings, base.findings)],
    rows: laterRows(before.rows, next.rows),
    dropped: [...base.dropped, ...dropped],
  };
}

/** The findings that `base` does not repeat. Each of `base` repeats at most one, so that no two become one. */
function unrepeated(findings: readonly ReadFinding[], base: readonly ReadFinding[]): readonly ReadFinding[] {
  const free = new Set(base);
  const claims = (repeats: (known: ReadFinding) => boolean): boolean => {
    const known = [...free].find(repeats);
    return known !== undefined && free.delete(known);
  };
  return findings
    .filter(({ file, issue }) => !claims((known) => known.file === file && known.issue === issue))
    .filter(({ file, line }) => !claims((known) => known.file === file && known.line === line));
}
