/** Which seats of a result are taken by code: a result names the family of a seat, not its provider. */
import { BUILTIN_FAMILY, type Slot } from './slot.ts';

/** A seat that was asked, as results hold it. */
export type AskedSeat = { readonly slot: Slot; readonly family: string };

/** Whether code sits there: it judges nothing, and its word is no vote. */
export function isCodeSeat({ family }: Pick<AskedSeat, 'family'>): boolean {
  return family === BUILTIN_FAMILY;
}

/** The slots among these seats that code has taken. */
export function codeSlots(seats: readonly AskedSeat[]): ReadonlySet<Slot> {
  return new Set(seats.filter(isCodeSeat).map(({ slot }) => slot));
}

/** Whether somebody was asked, and nobody of these was a model. */
export function isRulesOnly(seats: readonly Pick<AskedSeat, 'family'>[]): boolean {
  return seats.length > 0 && seats.every(isCodeSeat);
}

/** The seats that count where readers are counted: the models, or code where there is no model. */
export function countingSeats<Seat extends Pick<AskedSeat, 'family'>>(
  seats: readonly Seat[],
): readonly Seat[] {
  return isRulesOnly(seats) ? seats : seats.filter((seat) => !isCodeSeat(seat));
}
