import { Buffer } from 'node:buffer';

/** What is asked at once: more and the last of them are judged with less care. */
const MAX_CASES = 20;

/** UTF-8 bytes of one question: far below any window, since what stands in the middle of a long text is read worst. */
export const MAX_QUESTION_BYTES = 60_000;

/** The empty line between two cases. */
export const BETWEEN_CASES = '\n\n';

/** One case of a batch: what it is about, the name that only its question knows, and its text under that name. */
export type BatchCase<Subject> = { readonly subject: Subject; readonly name: string; readonly text: string };

/**
 * Subjects in batches that each fit one question, in the order given; `textOf` writes one in at most so many bytes.
 * `frameBytes` are those that the question has without any case. Names count from `c1` in every batch.
 */
export function batchesOf<Subject>(
  subjects: readonly Subject[],
  frameBytes: number,
  textOf: (subject: Subject, maxBytes: number) => string,
): readonly (readonly BatchCase<Subject>[])[] {
  const room = MAX_QUESTION_BYTES - frameBytes;
  const headingBytes = Buffer.byteLength(headingOf(nameOf(MAX_CASES)) + BETWEEN_CASES);
  const batches: BatchCase<Subject>[][] = [];
  let current: BatchCase<Subject>[] = [];
  let used = 0;
  for (const subject of subjects) {
    const text = textOf(subject, room - headingBytes);
    const bytes = Buffer.byteLength(text) + headingBytes;
    if (current.length === 0 || current.length === MAX_CASES || used + bytes > room) {
      current = [];
      batches.push(current);
      used = 0;
    }
    const name = nameOf(current.length + 1);
    current.push({ subject, name, text: `${headingOf(name)}${text}` });
    used += bytes;
  }
  return batches;
}

function nameOf(ordinal: number): string {
  return `c${ordinal}`;
}

function headingOf(name: string): string {
  return `Group ${name}\n`;
}
