import type { Consult, ConsultRecord } from '../../domain/consult.ts';
import type { Ruling } from '../../domain/triage.ts';
import type { Group } from './clusters.ts';
import { judgeQuestions } from './judge.ts';
import type { Scene } from './scene.ts';
import type { Seat } from './seats.ts';

/** How questions reach seats, and what they are written from. */
export type Asking = { readonly consult: Consult; readonly scene: Scene };

/** What seats ruled, by group, and what was asked for it. */
export type Ruled = {
  readonly rulings: ReadonlyMap<string, Ruling>;
  readonly records: readonly ConsultRecord[];
};

/** Groups that one seat is given at most, the gravest first: ten questions or so, the rest is left to the table. */
export const MOST_GROUPS = 200;

/**
 * Has seats rule on groups, all at once; `seatFor` chooses the seat of a group, null for none. What goes wrong is in
 * the records, and leaves groups without a ruling.
 */
export async function askRulings(
  groups: readonly Group[],
  seatFor: (group: Group) => Seat | null,
  task: 'triage-decisions' | 'cross-check',
  { consult, scene }: Asking,
): Promise<Ruled> {
  const questions = [...groupsBySeat(groups, seatFor)].flatMap(([seat, given]) =>
    judgeQuestions(given.slice(0, MOST_GROUPS), { task, ...seat, scene, firstIndex: 0 }),
  );
  const answers = await Promise.all(questions.map((question) => consult(question)));
  return {
    rulings: new Map(answers.flatMap(({ value }) => [...(value ?? [])])),
    records: answers.map(({ record }) => record),
  };
}

function groupsBySeat(
  groups: readonly Group[],
  seatFor: (group: Group) => Seat | null,
): ReadonlyMap<Seat, readonly Group[]> {
  const bySeat = new Map<Seat, Group[]>();
  for (const group of groups) {
    const seat = seatFor(group);
    if (seat === null) continue;
    const given = bySeat.get(seat) ?? [];
    bySeat.set(seat, given);
    given.push(group);
  }
  return bySeat;
}
