import { Buffer } from 'node:buffer';
import { boundaryFor } from '../../domain/boundary.ts';
import { BETWEEN_CASES } from './batches.ts';

/** Data with the words of ours that introduce it. */
export type Part = { readonly introduction: string; readonly data: string };

/** What a question consists of beside its cases. */
export type Frame = {
  /** Random per run, other for every question. */
  readonly seed: string;
  /** What stands before the cases. */
  readonly parts: readonly Part[];
  readonly introduction: string;
  /** The last words, behind all data. */
  readonly ending: string;
};

/** A question's text: words of ours, and between boundaries that occur in none of it the data. */
export function questionText(frame: Frame, cases: readonly string[]): string {
  const parts = [...frame.parts, { introduction: frame.introduction, data: cases.join(BETWEEN_CASES) }];
  const boundary = boundaryFor(frame.seed, parts.map(({ data }) => data).join('\n'));
  return [
    `In this message every line that reads exactly "${boundary}" is a boundary.`,
    ...parts.flatMap(({ introduction, data }) => [introduction, boundary, data, boundary]),
    frame.ending,
  ].join('\n');
}

/** UTF-8 bytes of a question without cases. */
export function frameBytes(frame: Frame): number {
  return Buffer.byteLength(questionText(frame, []));
}
