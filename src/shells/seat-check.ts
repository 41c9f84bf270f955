/** What can be expected of each seat, from what its server says of the model and what the plan would do. */
import { ModelError } from '../domain/errors.ts';
import type { ModelInfo, ModelLookup } from '../domain/model-info.ts';
import type { SlotStatus } from '../domain/panel.ts';
import type { Plan } from '../domain/plan.ts';
import { type Binding, bindingText, familyOf } from '../domain/slot.ts';
import type { ModelFacts } from '../domain/usage.ts';
import { faultOf } from '../stages/panel/fault.ts';
import { causeOf } from '../stages/panel/rungs.ts';
import type { BoundSeat } from './seat-binding.ts';

/** Why a seat cannot be expected to answer, and how it would end; a null status: it would not be asked at all. */
export type Trouble = { readonly message: string; readonly status: SlotStatus | null };

/** What a seat would send at most, in tokens by our count. */
export type SeatLoad = {
  readonly callTokens: number;
  readonly outputTokens: number;
  /** Why no run would ask this seat, whatever the change; null where one would. */
  readonly leftOut: string | null;
};

/** What is known of one seat before anything is generated. */
export type KnownOfSeat = {
  readonly seat: BoundSeat;
  readonly facts: ModelFacts;
  readonly load: SeatLoad;
  readonly lookup: ModelLookup;
  /** The model of its line that would be asked in place of its own; null where none is needed, or none can be had. */
  readonly instead: Binding | null;
};

/** The same with what can be expected of it. */
export type SeatCheck = KnownOfSeat & {
  readonly family: string;
  /** What a review would do differently from what was asked for, and would still be one. */
  readonly notes: readonly string[];
  readonly trouble: Trouble | null;
};

/** Judges one seat. */
export function checkSeat(known: KnownOfSeat): SeatCheck {
  const { seat, lookup } = known;
  const told = lookup.kind === 'found' ? notesOf(lookup.info, known) : [];
  const notes = [...told, ...insteadNotes(known)];
  return { ...known, family: familyOf(seat.binding), notes, trouble: troubleOf(known) };
}

/** The reason why the plan of a tiny change already does without the seat. */
export function leftOutOf(plan: Plan, { slot }: BoundSeat): string | null {
  if (plan.seats.some((seat) => seat.slot === slot)) return null;
  const named = plan.decisions.find((decision) => new RegExp(`\\b${slot}\\b`).test(decision));
  return named ?? plan.decisions.at(-1) ?? 'no plan has room for it';
}

/**
 * Whether a review would ask the next model of the line instead, going by what the server says of this one. The panel
 * itself decides which faults are worth it.
 */
export function wouldFall(lookup: ModelLookup): boolean {
  if (lookup.kind === 'failed') return causeOf(lookup) !== null;
  return lookup.kind === 'found' && lookup.info.retired === true;
}

function insteadNotes({ seat, instead }: KnownOfSeat): string[] {
  if (instead === null) return [];
  return [`${seat.binding.model} cannot be expected to answer: ${instead.model} would be asked instead`];
}

function troubleOf(known: KnownOfSeat): Trouble | null {
  const { load } = known;
  const own = known.instead === null ? ownTrouble(known) : null;
  if (own !== null || load.leftOut === null) return own;
  return { message: `even a change of 1 KB leaves it out (${load.leftOut})`, status: null };
}

/** What would become of the seat's own model. */
function ownTrouble({ seat, load, lookup }: KnownOfSeat): Trouble | null {
  if (lookup.kind === 'failed') {
    // The panel itself decides how a fault ends.
    const { status } = faultOf(new ModelError(lookup.message, lookup.fault), null);
    return { message: lookup.message, status };
  }
  const message = lookup.kind === 'found' ? refusalOf(lookup.info, seat, load) : null;
  return message === null ? null : { message, status: 'unavailable' };
}

/** What the server would refuse, going by its own description of the model. */
function refusalOf(info: ModelInfo, { binding }: BoundSeat, load: SeatLoad): string | null {
  if (info.retired === true)
    return `${bindingText(binding)} is retired: calls that name it fail, take another model`;
  const { callTokens, outputTokens } = load;
  const both = callTokens + outputTokens;
  if (info.maxInputTokens !== null && info.maxInputTokens < callTokens) {
    return `the model takes ${tokens(info.maxInputTokens)} tokens, a call may hold ${tokens(callTokens)}: take a larger model`;
  }
  if (info.windowTokens !== null && info.windowTokens < both) {
    return `its window is ${tokens(info.windowTokens)} tokens, a call with its answer may take ${tokens(both)}: start the server with a larger one, or lower the effort`;
  }
  if (info.maxOutputTokens !== null && info.maxOutputTokens < outputTokens) {
    return `the model answers with at most ${tokens(info.maxOutputTokens)} tokens, ${tokens(outputTokens)} would be asked for: lower the effort`;
  }
  return null;
}

function notesOf(info: ModelInfo, { seat, facts }: KnownOfSeat): string[] {
  const { effort } = seat.binding;
  const notes: string[] = [];
  if (effort !== null && info.efforts !== null && !info.efforts.includes(effort)) {
    notes.push(`it does not take effort ${effort}: it would be asked without one`);
  }
  if (info.structuredOutput === false) {
    notes.push('it holds no answer to a schema: the schema would be described in the prompt');
  }
  const limit = info.maxInputTokens ?? info.windowTokens;
  if (limit !== null && limit < facts.maxInputTokens) {
    notes.push(`it takes less than is known of it here (${tokens(facts.maxInputTokens)} tokens)`);
  }
  return notes;
}

/** Tokens as people read them. */
export function tokens(count: number): string {
  return count.toLocaleString('en');
}
