/** Questions to scripted seats: each asks for a word on some letters. */
import type { Consultation, ConsultEvent, Question, Reading } from '../../../src/domain/consult.ts';
import type { Slot } from '../../../src/domain/slot.ts';
import { createConsult } from '../../../src/stages/panel/consult.ts';
import { openSession, type SessionInput } from '../../../src/stages/panel/session.ts';
import { modelAnswer, type Step, scripted, sessionInput } from './bench.ts';

/** The words by letter. */
export type Words = Readonly<Record<string, string>>;

const LETTERS = ['a', 'b'];

/** Takes what is right of an answer, over what was there before only where that lacks it. */
function readWords(answer: unknown, before: Words | null): Reading<Words> {
  const { decisions } = answer as { decisions?: unknown };
  const rows = Array.isArray(decisions) ? (decisions as unknown[]) : [];
  const read = rows.flatMap((row) => {
    const { id, word } = (row ?? {}) as { id?: unknown; word?: unknown };
    return typeof id === 'string' && typeof word === 'string' ? [[id, word] as const] : [];
  });
  const value = { ...Object.fromEntries(read), ...before };
  return { value, faults: LETTERS.filter((id) => !(id in value)).map((id) => `nothing is said on ${id}`) };
}

export function question(overrides: Partial<Question<Words>> = {}): Question<Words> {
  return {
    task: 'triage-decisions',
    slot: 'opus',
    index: 0,
    system: 'You decide.',
    text: 'What of a and b?',
    schema: { title: 'triage-decisions', type: 'object' },
    key: 'decisions',
    read: readWords,
    ...overrides,
  };
}

/** An answer object as text: `a=yes` is one row of it. */
export function decisions(...rows: readonly string[]): string {
  const read = rows.map((row) => row.split('='));
  return JSON.stringify({ decisions: read.map(([id, word]) => ({ id, word })) });
}

export const WHOLE = decisions('a=yes', 'b=no');
export const BOTH: Words = { a: 'yes', b: 'no' };
export const GOOD = modelAnswer(WHOLE);

/** One question to a scripted seat, in a session of its own. */
export async function consultOne(
  steps: readonly Step[],
  {
    slot = 'opus',
    asked = {},
    session: given = {},
  }: {
    readonly slot?: Slot;
    readonly asked?: Partial<Question<Words>>;
    readonly session?: Partial<SessionInput>;
  } = {},
) {
  const client = scripted(slot, ...steps);
  const events: ConsultEvent[] = [];
  const session = openSession(sessionInput({ [slot]: client }, given));
  const consult = createConsult({ session, onProgress: (event) => events.push(event) });
  const consultation: Consultation<Words> = await consult(question({ slot, ...asked }));
  session.close();
  return { ...consultation, client, events };
}
