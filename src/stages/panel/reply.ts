import type { Question, Reading } from '../../domain/consult.ts';
import type { SlotStatus } from '../../domain/panel.ts';
import type { ModelAnswer } from '../../domain/ports.ts';
import { messageOf } from '../../lib/thrown.ts';
import { gapOf, MAX_ANSWER_CHARACTERS } from './answer.ts';
import { findObject } from './find-object.ts';

/** What an answer to a question came to. */
export type Reply<T> = {
  readonly status: Extract<SlotStatus, 'ok' | 'repaired' | 'partial' | 'invalid' | 'refused'>;
  /** Null where nothing could be read. */
  readonly reading: Reading<T> | null;
  /** What is wrong or missing, for the seat and for people; empty where the answer is complete. */
  readonly faults: readonly string[];
  /** Asking again would change nothing. */
  readonly final: boolean;
};

/** Reads an answer, the stop reason before the content. `before` is what earlier turns came to. */
export function readReply<T>(
  question: Question<T>,
  answer: Pick<ModelAnswer, 'text' | 'stop'>,
  before: T | null,
): Reply<T> {
  if (answer.stop === 'refusal') return unread('refused', ['the model refused'], true);
  try {
    return readText(question, answer, before);
  } catch (error) {
    return unread('invalid', [`the answer could not be read: ${messageOf(error)}`], true);
  }
}

function readText<T>(
  question: Question<T>,
  { text, stop }: Pick<ModelAnswer, 'text' | 'stop'>,
  before: T | null,
): Reply<T> {
  if (text.length > MAX_ANSWER_CHARACTERS) {
    return unread('invalid', [`the answer is longer than ${MAX_ANSWER_CHARACTERS} characters`], false);
  }
  const found = findObject(text, question.key);
  if (found === null) {
    const faults = [`no JSON object with the member "${question.key}" was found`, ...gapOf(stop)];
    return unread('invalid', faults, stop === 'context');
  }
  const reading = question.read(found.value, before);
  const faults = [...reading.faults, ...found.gaps, ...gapOf(stop)];
  const complete = found.plain ? 'ok' : 'repaired';
  return { status: faults.length > 0 ? 'partial' : complete, reading, faults, final: stop === 'context' };
}

function unread(status: 'invalid' | 'refused', faults: readonly string[], final: boolean): Reply<never> {
  return { status, reading: null, faults, final };
}
