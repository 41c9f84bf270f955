import type { PanelEvent } from '../../domain/panel.ts';
import type { Slot } from '../../domain/slot.ts';
import { oneLine } from '../../lib/text.ts';
import { counted } from './figures.ts';

/** Columns for the reason of a question asked again: the other seats have to stay in sight. */
const REASON_COLUMNS = 60;

type SeatState = { readonly calls: number; readonly done: number; readonly words: string };

const FRESH: SeatState = { calls: 0, done: 0, words: 'waiting' };

/** Turns events into one line that holds the state of all seats. Each board has its own memory. */
export function progressBoard(): (event: PanelEvent) => string {
  const seats = new Map<Slot, SeatState>();
  return (event) => {
    seats.set(event.slot, advance(seats.get(event.slot) ?? FRESH, event));
    return [...seats].map(([slot, state]) => seatText(slot, state)).join(' · ');
  };
}

/** The state of one seat after an event. */
function advance(state: SeatState, event: PanelEvent): SeatState {
  switch (event.kind) {
    case 'slot-started':
      return { calls: event.calls, done: 0, words: 'thinking' };
    case 'call-started':
      return state;
    case 'asked-again':
      return { ...state, words: `asked again (${oneLine(event.reason, REASON_COLUMNS)})` };
    case 'call-ended':
      return { ...state, done: state.done + 1, words: 'thinking' };
    case 'slot-ended':
      return { ...state, words: `${event.status}, ${counted(event.findings, 'finding')}` };
  }
}

function seatText(slot: Slot, { calls, done, words }: SeatState): string {
  return calls > 1 ? `${slot} ${done}/${calls} ${words}` : `${slot} ${words}`;
}
