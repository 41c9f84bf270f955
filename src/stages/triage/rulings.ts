import type { Reading } from '../../domain/consult.ts';
import { SEVERITIES } from '../../domain/severity.ts';
import type { Slot } from '../../domain/slot.ts';
import { BASES, BUCKETS, type Ruling } from '../../domain/triage.ts';
import { capped } from '../../lib/cut.ts';
import type { JsonObject } from '../../lib/json.ts';
import type { Group } from './clusters.ts';
import { readingsOf } from './quote.ts';
import type { Scene } from './scene.ts';
import { findQuote, foldLines, type SentText } from './sent-text.ts';
import { type RowReading, readRows, textOf, wordFault, wordOf } from './wire-rows.ts';

/** UTF-16 units that are kept of what a seat writes. */
export const REASON_LENGTH = 600;
export const FIX_LENGTH = 4_000;

/** Characters below which a reason says nothing. */
const MIN_REASON = 4;

/** Characters of code that are no longer everywhere; a shorter line must be quoted whole. */
const MIN_EVIDENCE = 8;

/** Who answers, and which groups its names stand for. */
export type RulingContext = {
  readonly asked: ReadonlyMap<string, Group>;
  readonly slot: Slot;
  readonly family: string;
  readonly scene: Scene;
};

/** Reads the decisions of an answer into rulings by group id, in the order in which the groups were asked. */
export function readRulings(
  answer: unknown,
  before: ReadonlyMap<string, Ruling> | null,
  { asked, slot, family, scene }: RulingContext,
): Reading<ReadonlyMap<string, Ruling>> {
  const groups = new Map([...asked.values()].map((group) => [group.id, group]));
  return readRows(answer, before, {
    key: 'decisions',
    asked: new Map([...asked].map(([name, { id }]) => [name, id])),
    readRow: (row, id) => {
      const group = groups.get(id);
      const { value, faults } = readDecision(row);
      if (value === null || group === undefined) return { value: null, faults };
      const { evidence, fix, ...decision } = value;
      const proven = isProven(evidence, textsOf(group, scene));
      return { value: { slot, family, ...decision, proven, fix: fixFor(fix, group) }, faults };
    },
  });
}

type DecisionRow = Pick<Ruling, 'bucket' | 'severity' | 'reason' | 'basis'> & {
  readonly evidence: string;
  readonly fix: string;
};

function readDecision(row: JsonObject): RowReading<DecisionRow> {
  const bucket = wordOf(row.bucket, BUCKETS);
  const severity = wordOf(row.severity, SEVERITIES);
  const basis = wordOf(row.basis, BASES);
  const reason = readReason(row.reason);
  const isBasisWrong = basis === null && !isAbsent(row.basis);
  const faults = [
    ...(bucket === null ? [wordFault('bucket', BUCKETS)] : []),
    ...(isBasisWrong ? [wordFault('basis', BASES)] : []),
    ...(severity === null ? [wordFault('severity', SEVERITIES)] : []),
    ...(reason === null ? [REASON_FAULT] : []),
  ];
  if (bucket === null || severity === null || reason === null || isBasisWrong) return { value: null, faults };
  const { evidence, fix } = row;
  return { value: { bucket, severity, reason, basis, evidence: textOf(evidence), fix: textOf(fix) }, faults };
}

/** What is wrong with a reason that says nothing. */
export const REASON_FAULT = '"reason" must say why, in one or two sentences';

/** The reason, cut to what people read; null where it says nothing. */
export function readReason(value: unknown): string | null {
  const reason = textOf(value);
  return [...reason.slice(0, 2 * MIN_REASON)].length < MIN_REASON ? null : capped(reason, REASON_LENGTH);
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** The files of a group as they were sent. */
function textsOf({ members }: Group, { texts }: Scene): SentText[] {
  return [...new Set(members.map(({ file }) => file))].flatMap((file) => texts.get(file) ?? []);
}

/** Whether the evidence is code that the reviewers were shown, and enough of it to be recognised. */
function isProven(evidence: string, texts: readonly SentText[]): boolean {
  return readingsOf(evidence).some((reading) =>
    texts.some((sent) =>
      findQuote(sent, reading).some((lines) => reading.length >= MIN_EVIDENCE || isWholeLine(reading, lines)),
    ),
  );
}

function isWholeLine(reading: string, lines: readonly { readonly text: string }[]): boolean {
  const [only] = lines;
  return only !== undefined && lines.length === 1 && foldLines(only.text) === reading;
}

const NO_FIX = /^(?:none|n\/a|no fix|unknown|-)\.?$/i;

/** The opening of a block that people can apply with one click, and the whole of such a block. */
const APPLICABLE = /^( {0,3}(?:`{3,}|~{3,}))[ \t]*suggestion[ \t]*$/gm;
const APPLICABLE_BLOCK = /^ {0,3}(`{3,}|~{3,})[ \t]*suggestion[ \t]*\n[\s\S]*?^ {0,3}\1[ \t]*$/gm;

/**
 * The merged fix; null where none was written. A block that can be applied stands at the lines of the representative, so
 * that only the representative's own may stay one: any other would be put in place of code that it was not meant for.
 */
function fixFor(fix: string, { representative }: Group): string | null {
  if (fix === '' || NO_FIX.test(fix)) return null;
  const plain = fix.replace(/\r\n?/g, '\n');
  const own = representative.fix?.replace(/\r\n?/g, '\n') ?? '';
  const blocks = plain.match(APPLICABLE_BLOCK) ?? [];
  const isOwn =
    blocks.length === (plain.match(APPLICABLE) ?? []).length && blocks.every((block) => own.includes(block));
  return capped(isOwn ? plain : plain.replace(APPLICABLE, '$1'), FIX_LENGTH);
}
