import type { ConsultEvent, ConsultTask } from '../../domain/consult.ts';
import type { PanelEvent } from '../../domain/panel.ts';
import type { Slot } from '../../domain/slot.ts';
import { oneLine } from '../../lib/text.ts';
import { TASK_WORDS } from './consulted.ts';
import { counted } from './figures.ts';

/** Columns for the reason of a question asked again: the other seats have to stay in sight. */
const REASON_COLUMNS = 60;

type SeatState = { readonly calls: number; readonly done: number; readonly words: string };

const FRESH: SeatState = { calls: 0, done: 0, words: 'waiting' };

/** How many questions of a task were put to a seat, and how many of them are over. */
type Asked = { readonly put: number; readonly over: number };

/**
 * Turns events into one line that holds the state of all seats; once seats are consulted, only of the task at hand.
 * Each board has its own memory.
 */
export function progressBoard(): (event: PanelEvent | ConsultEvent) => string {
  const seats = new Map<Slot, SeatState>();
  const tasks = new Map<ConsultTask, Map<Slot, Asked>>();
  return (event) => {
    if ('task' in event) {
      const asked = tasks.get(event.task) ?? new Map<Slot, Asked>();
      asked.set(event.slot, count(asked.get(event.slot) ?? { put: 0, over: 0 }, event));
      tasks.set(event.task, asked);
      return `${TASK_WORDS[event.task]}: ${[...asked].map(([slot, state]) => askedText(slot, state)).join(' · ')}`;
    }
    seats.set(event.slot, advance(seats.get(event.slot) ?? FRESH, event));
    return [...seats].map(([slot, state]) => seatText(slot, state)).join(' · ');
  };
}

function count({ put, over }: Asked, { kind }: ConsultEvent): Asked {
  return kind === 'consult-started' ? { put: put + 1, over } : { put, over: over + 1 };
}

function askedText(slot: Slot, { put, over }: Asked): string {
  if (over >= put) return `${slot} done`;
  return put === 1 ? `asking ${slot}` : `asking ${slot} (${over + 1} of ${put})`;
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
