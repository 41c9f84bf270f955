import type { ConsultRecord, ConsultTask } from '../../domain/consult.ts';
import { SLOT_STATUSES, type SlotStatus } from '../../domain/panel.ts';
import { type Spent, totalOf } from '../../domain/usage.ts';

/** What seats were asked to do once the reviews were there, in a word. */
export const TASK_WORDS: { readonly [task in ConsultTask]: string } = {
  rebuttal: 'rebuttal',
  'triage-decisions': 'triage',
  'cross-check': 'cross-check',
};

type Consulted = Pick<ConsultRecord, 'task' | 'slot' | 'status'> & Spent;

/** All questions of one task to one seat. */
export type ConsultedSeat<Record extends Consulted> = {
  /** `opus (triage)` */
  readonly name: string;
  /** How the worst of its answers ended. */
  readonly status: SlotStatus;
  readonly records: readonly Record[];
  readonly spent: Spent;
};

/** Questions put together by task and seat, in the order in which they were first put. */
export function consultedSeats<Record extends Consulted>(
  consultations: readonly Record[],
): ConsultedSeat<Record>[] {
  const bySeat = new Map<string, Record[]>();
  for (const record of consultations) {
    const name = `${record.slot} (${TASK_WORDS[record.task]})`;
    const known = bySeat.get(name);
    if (known) known.push(record);
    else bySeat.set(name, [record]);
  }
  return [...bySeat].map(([name, records]) => ({
    name,
    status: worstOf(records),
    records,
    spent: totalOf(records),
  }));
}

function worstOf(records: readonly Consulted[]): SlotStatus {
  const worst = Math.max(0, ...records.map(({ status }) => SLOT_STATUSES.indexOf(status)));
  return SLOT_STATUSES[worst] ?? 'ok';
}
