import type { SlotStatus, TurnRecord } from './panel.ts';
import type { WireSchema } from './ports.ts';
import type { Binding, Slot } from './slot.ts';
import type { Usage } from './usage.ts';

/** What a seat may be asked once the reviews are there. The title of the question's wire schema is the task. */
export const CONSULT_TASKS = ['rebuttal', 'triage-decisions', 'cross-check'] as const;
export type ConsultTask = (typeof CONSULT_TASKS)[number];

/** What an answer came to, and what is wrong with it: each fault a sentence that the seat is shown to mend it. */
export type Reading<T> = { readonly value: T; readonly faults: readonly string[] };

/** A question to one seat, whose answer is read into a `T`. Nothing in it is secret. */
export type Question<T> = {
  readonly task: ConsultTask;
  readonly slot: Slot;
  /** Tells the questions of one task to one slot apart, from 0. */
  readonly index: number;
  readonly system: string;
  readonly text: string;
  readonly schema: WireSchema;
  /** The member by which the answer object is known among others in a text. */
  readonly key: string;
  /** Reads any answer object, never throws. `before` is what the turn before came to, whose good parts stay. */
  readonly read: (answer: unknown, before: T | null) => Reading<T>;
};

/** One question that was put, and what came of it. */
export type ConsultRecord = {
  readonly task: ConsultTask;
  readonly slot: Slot;
  readonly binding: Binding;
  readonly index: number;
  /** `ok` at once, `repaired` after it was asked again, `partial` where faults remain; the others brought nothing. */
  readonly status: SlotStatus;
  /** Why it is not `ok`, in words for people. */
  readonly reason: string | null;
  readonly turns: readonly TurnRecord[];
  readonly usage: Usage;
  /** Null where the price is not known. */
  readonly costUsd: number | null;
};

/** The value is null where no answer could be read. */
export type Consultation<T> = { readonly value: T | null; readonly record: ConsultRecord };

/** Puts a question; whatever goes wrong is the record's status. */
export type Consult = <T>(question: Question<T>) => Promise<Consultation<T>>;

/** What happens while seats are consulted. */
export type ConsultEvent = {
  readonly kind: 'consult-started' | 'consult-ended';
  readonly task: ConsultTask;
  readonly slot: Slot;
  readonly index: number;
};
