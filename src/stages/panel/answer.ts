import type { RuleAnswer } from '../../domain/conformance.ts';
import type { ReviewerOutput } from '../../domain/contracts.generated.ts';
import type { DroppedItem, ReadFinding } from '../../domain/finding.ts';
import type { SlotStatus } from '../../domain/panel.ts';
import type { StopReason } from '../../domain/ports.ts';
import { findAnswer } from './find-answer.ts';
import { createNotes } from './json-cursor.ts';
import { contractFinding } from './normalise.ts';
import { type ItemReading, readItem } from './read-finding.ts';
import { readRows } from './read-rows.ts';

/** What a model's text came to. Where something may be missing the status is `partial`, never `ok` or `repaired`. */
export type AnswerReading = {
  readonly status: Extract<SlotStatus, 'ok' | 'repaired' | 'partial' | 'invalid' | 'refused'>;
  readonly findings: readonly ReadFinding[];
  /** The model's own word; null where it gave none. */
  readonly approved: boolean | null;
  /** Its answers to rules, as they stand beside the findings that were read. */
  readonly rows: readonly RuleAnswer[];
  readonly dropped: readonly DroppedItem[];
  /** What a correction turn should mend, `place: what is wrong`. */
  readonly errors: readonly string[];
};

/** A review of the largest change takes a tenth of it; more is a model that repeats itself. */
export const MAX_ANSWER_CHARACTERS = 4 * 1024 * 1024;
export const MAX_FINDINGS = 10_000;

const STOP_GAPS: Readonly<Record<Exclude<StopReason, 'refusal'>, string | null>> = {
  end: null,
  length: 'the answer was cut at its limit of length',
  context: 'the context window was full before the answer ended',
  other: 'the model stopped before it said that it was done',
};

/**
 * Reads a reviewer's answer. The stop reason comes before the content: a refusal is no review, and a text that was
 * cut is never whole. With the paths of the change at hand, a path that was written in another way is recognised.
 */
export function readAnswer(
  text: string,
  stop: StopReason,
  paths: ReadonlySet<string> | null = null,
): AnswerReading {
  if (text.length > MAX_ANSWER_CHARACTERS) {
    return nothing('invalid', `/: the answer is longer than ${MAX_ANSWER_CHARACTERS} characters`);
  }
  const notes = createNotes();
  const found = findAnswer(text, notes);
  if (stop === 'refusal') return refused(found?.candidate.items ?? []);
  if (found === null) return nothing('invalid', '/: no JSON object with a list "findings" was found');
  const { items, approved, conformance, gaps, setAside } = found.candidate;
  const readings = items.slice(0, MAX_FINDINGS).map((item, index) => readItem(item, index, { notes, paths }));
  const findings = readings.flatMap((reading) => reading.findings);
  const missing = [...new Set([...gaps, ...overCap(items), ...gapOf(stop)])];
  return {
    status: statusOf({
      readings,
      isEmpty: items.length === 0 && gaps.length === 0,
      missing,
      plain: found.plain,
    }),
    findings,
    approved: asBoolean(approved),
    rows: readRows(conformance, notes),
    dropped: [
      ...readings.flatMap((reading) => reading.dropped),
      ...setAside,
      ...overCap(items).map((reason) => ({ reason, item: items.slice(MAX_FINDINGS) })),
    ],
    errors: [...readings.flatMap((reading) => reading.errors), ...missing.map((gap) => `/: ${gap}`)],
  };
}

/** The contract's document of a reading; `approved` is computed, never taken from the model. */
export function toContract(reading: Pick<AnswerReading, 'findings'>): ReviewerOutput {
  return {
    findings: reading.findings.map(contractFinding),
    approved: reading.findings.every(({ severity }) => severity !== 'blocking'),
  };
}

type Facts = {
  readonly readings: readonly ItemReading[];
  /** The answer says in full that there is nothing to report. */
  readonly isEmpty: boolean;
  readonly missing: readonly string[];
  readonly plain: boolean;
};

function statusOf({ readings, isEmpty, missing, plain }: Facts): AnswerReading['status'] {
  if (!isEmpty && readings.every(({ findings }) => findings.length === 0)) return 'invalid';
  if (missing.length > 0 || readings.some(({ whole }) => !whole)) return 'partial';
  return plain && readings.every(({ changed }) => !changed) ? 'ok' : 'repaired';
}

function refused(items: readonly unknown[]): AnswerReading {
  const dropped = items.map((item) => ({ reason: 'the model refused before its answer was whole', item }));
  return { ...nothing('refused', '/: the model refused'), dropped };
}

function nothing(status: 'invalid' | 'refused', error: string): AnswerReading {
  return { status, findings: [], approved: null, rows: [], dropped: [], errors: [error] };
}

/** What a stop reason says is missing from an answer; a refusal is no answer at all. */
export function gapOf(stop: StopReason): readonly string[] {
  const gap = stop === 'refusal' ? null : STOP_GAPS[stop];
  return gap === null ? [] : [gap];
}

function overCap(items: readonly unknown[]): readonly string[] {
  const more = items.length - MAX_FINDINGS;
  return more > 0 ? [`${more} findings lie beyond the limit of ${MAX_FINDINGS}`] : [];
}

function asBoolean(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  const word = typeof value === 'string' ? value.trim().toLowerCase() : null;
  if (word === 'true') return true;
  return word === 'false' ? false : null;
}
