import { isCodeSeat } from '../../domain/code-seats.ts';
import type { ConsultRecord } from '../../domain/consult.ts';
import { isComplete, type SlotResult } from '../../domain/panel.ts';
import { compareSlots, type Slot } from '../../domain/slot.ts';

/** A seat that can be asked again, since it answered before. */
export type Seat = { readonly slot: Slot; readonly family: string };

/** The seats that brought an answer, in the order of slots: who failed once is not asked again, and code never is. */
export function seatsToAsk(slots: readonly SlotResult[]): Seat[] {
  return slots
    .filter((seat) => !isCodeSeat(seat) && (isComplete(seat.status) || seat.status === 'partial'))
    .map(({ slot, family }) => ({ slot, family }))
    .sort((a, b) => compareSlots(a.slot, b.slot));
}

/** What went wrong with questions, one sentence each. */
export function troubleOf(records: readonly ConsultRecord[]): string[] {
  return records
    .filter(({ status }) => !isComplete(status))
    .map(({ slot, status, reason }) => `${slot}: ${status}${reason === null ? '' : `, ${reason}`}`);
}
