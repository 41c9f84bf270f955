import type { Consult, Consultation, ConsultEvent, Question } from '../../domain/consult.ts';
import type { Slot } from '../../domain/slot.ts';
import { createLimiter } from '../../lib/limit.ts';
import { putQuestion, unputQuestion } from './question.ts';
import type { Session } from './session.ts';
import { tellSafely } from './telling.ts';

export type ConsultInput = {
  readonly session: Session;
  readonly onProgress: (event: ConsultEvent) => void;
};

/** A seat keeps a few questions under way: more would meet its rate limit. */
const QUESTIONS_AT_ONCE = 3;

/**
 * Puts questions to seats within the session's budget and time, a few of a seat at once. It throws nothing: whatever
 * goes wrong is the status of the record.
 */
export function createConsult({ session, onProgress }: ConsultInput): Consult {
  const limiters = new Map<Slot, ReturnType<typeof createLimiter>>();
  const limiterOf = (slot: Slot) => {
    const limiter = limiters.get(slot) ?? createLimiter(QUESTIONS_AT_ONCE);
    limiters.set(slot, limiter);
    return limiter;
  };
  const tell = (kind: ConsultEvent['kind'], { task, slot, index }: Omit<ConsultEvent, 'kind'>) =>
    tellSafely(onProgress, { kind, task, slot, index });
  return (question) =>
    limiterOf(question.slot)(async () => {
      tell('consult-started', question);
      const consultation = await putSafely(question, session);
      tell('consult-ended', question);
      return consultation;
    });
}

async function putSafely<T>(question: Question<T>, session: Session): Promise<Consultation<T>> {
  try {
    return await putQuestion(question, session);
  } catch (error) {
    return unputQuestion(question, session, error);
  }
}
