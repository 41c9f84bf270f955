/** Which seats are taken by code, and which count beside them. */
import { BUILTIN_FAMILY, isBuiltin, type Seat, type Slot } from './slot.ts';

/** A seat that was asked, as results hold it. */
export type AskedSeat = { readonly slot: Slot; readonly family: string };

/** A seat as it was planned, by its model, or as results hold it, by its family alone. */
export type AnySeat = Pick<Seat, 'binding'> | Pick<AskedSeat, 'family'>;

/** Whether code sits there: it judges nothing, and its word is no vote. */
export function isCodeSeat(seat: AnySeat): boolean {
  return 'family' in seat ? seat.family === BUILTIN_FAMILY : isBuiltin(seat.binding);
}

/** The slots among these seats that code has taken. */
export function codeSlots(seats: readonly (AnySeat & { readonly slot: Slot })[]): ReadonlySet<Slot> {
  return new Set(seats.filter(isCodeSeat).map(({ slot }) => slot));
}

/** The seats among these that a model has. */
export function modelSeats<OneSeat extends AnySeat>(seats: readonly OneSeat[]): readonly OneSeat[] {
  return seats.filter((seat) => !isCodeSeat(seat));
}

/** Whether there are seats, and none of them is a model's. */
export function isRulesOnly(seats: readonly AnySeat[]): boolean {
  return seats.length > 0 && seats.every(isCodeSeat);
}

/** The seats that count where readers are counted, as a quorum does: the models, or code where there is no model. */
export function countingSeats<OneSeat extends AnySeat>(seats: readonly OneSeat[]): readonly OneSeat[] {
  return isRulesOnly(seats) ? seats : modelSeats(seats);
}
