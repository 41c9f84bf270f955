import type { ConsultRecord } from '../../domain/consult.ts';
import { compareSlots, type Slot } from '../../domain/slot.ts';
import type { AgentReport } from '../../domain/triage.ts';
import { type Asking, askRulings } from './ask-rulings.ts';
import type { Group } from './clusters.ts';
import { type Seat, troubleOf } from './seats.ts';
import { withRuling } from './voices.ts';

/** The groups with the agent's rulings, what it did, and what was asked. */
export type Judged = {
  readonly groups: readonly Group[];
  readonly report: AgentReport;
  readonly records: readonly ConsultRecord[];
};

/**
 * Has the triage agent rule on every group of the change. Where the wanted seat gave no answer, the first that did
 * judges. A group that one family raised is judged by a seat of another one, where there is one: nobody is a second
 * voice to itself.
 */
export async function judge(
  groups: readonly Group[],
  seats: readonly Seat[],
  wanted: Slot,
  asking: Asking,
): Promise<Judged> {
  const chief = seats.find(({ slot }) => slot === wanted) ?? seats[0] ?? null;
  const inChange = groups.filter(({ facts }) => facts.inChange);
  const { rulings, records } = await askRulings(
    inChange,
    (group) => chief && judgeOf(group, chief, seats),
    'triage-decisions',
    asking,
  );
  const judged = groups.map((group) => {
    const ruling = rulings.get(group.id);
    return ruling === undefined ? group : withRuling(group, ruling);
  });
  return {
    groups: judged,
    report: {
      slots: [...new Set(records.map(({ slot }) => slot))].sort(compareSlots),
      asked: inChange.length,
      ruled: rulings.size,
      remarks: [...standInRemarks(chief, wanted), ...troubleOf(records)],
    },
    records,
  };
}

function judgeOf({ families }: Group, chief: Seat, seats: readonly Seat[]): Seat {
  const [only] = families;
  if (families.length !== 1 || only !== chief.family) return chief;
  return seats.find(({ family }) => family !== only) ?? chief;
}

function standInRemarks(chief: Seat | null, wanted: Slot): string[] {
  if (chief === null) return [`${wanted} gave no answer, and no other seat did`];
  return chief.slot === wanted ? [] : [`${wanted} gave no answer: ${chief.slot} judged in its place`];
}
