import type { ConsultRecord } from '../../domain/consult.ts';
import type { GroundedFinding } from '../../domain/finding.ts';
import { compareSlots } from '../../domain/slot.ts';
import { decisionWords, type Position, type RebuttalReport, type SlotVerdict } from '../../domain/triage.ts';
import type { Asking } from './ask-rulings.ts';
import type { Group } from './clusters.ts';
import { settle } from './decide.ts';
import { type Bench, groundedSeverity } from './facts.ts';
import { type Dispute, disputeOf, rebutQuestions } from './rebut.ts';
import { type Seat, troubleOf } from './seats.ts';
import { tableDecision } from './table.ts';
import { withPositions } from './voices.ts';

/** The groups after their slots were heard again, what was said, and what was asked. */
export type Rebutted = {
  readonly groups: readonly Group[];
  readonly report: RebuttalReport;
  readonly records: readonly ConsultRecord[];
};

/** Who may be heard, and what they said at first. */
export type Panel = {
  readonly bench: Bench;
  readonly verdicts: readonly SlotVerdict[];
  readonly seats: readonly Seat[];
};

/**
 * Hears every slot once more where the slots' verdicts are mixed: each that read the code of a disputed group sees both
 * sides at once, and upholds or withdraws. Null where there is nothing to dispute.
 */
export async function rebut(
  groups: readonly Group[],
  { bench, verdicts, seats }: Panel,
  { consult, scene }: Asking,
): Promise<Rebutted | null> {
  const given = new Set(verdicts.flatMap(({ verdict }) => verdict ?? []));
  const disputes = given.size < 2 ? [] : disputesOf(groups, bench);
  if (disputes.length === 0) return null;

  const questions = seats.flatMap((seat) =>
    rebutQuestions(
      disputes.filter(({ group }) => readersOf(group, bench).has(seat.slot)),
      { ...seat, scene, firstIndex: 0 },
    ),
  );
  const answers = await Promise.all(questions.map((question) => consult(question)));
  const said = new Map<string, Position[]>();
  for (const [id, position] of answers.flatMap(({ value }) => [...(value ?? [])])) {
    said.set(id, [...(said.get(id) ?? []), position]);
  }
  const records = answers.map(({ record }) => record);
  const disputed = new Set(disputes.map(({ group }) => group.id));
  const after = groups.map((group) => withPositions(group, said.get(group.id) ?? [], bench));
  const debates = groups.flatMap((before, index) => {
    const now = after[index];
    if (now === undefined || !disputed.has(before.id)) return [];
    const positions = [...(said.get(before.id) ?? [])].sort((a, b) => compareSlots(a.slot, b.slot));
    return [{ cluster: before.id, positions, effect: effectOf(before, now) }];
  });
  return { groups: after, report: { debates, remarks: troubleOf(records) }, records };
}

/** The groups that some model calls blocking, and another that read the code does not. */
function disputesOf(groups: readonly Group[], bench: Bench): Dispute[] {
  const isBlocking = (report: GroundedFinding) => groundedSeverity(report, bench) === 'blocking';
  return groups
    .filter(({ facts }) => facts.inChange)
    .map((group) => ({ ...disputeOf(group, isBlocking), readers: readersOf(group, bench) }))
    .filter(({ blocking, readers }) => {
      const blockers = new Set(blocking.map(({ slot }) => slot).filter((slot) => !bench.code.has(slot)));
      return blockers.size > 0 && [...readers].some((slot) => !blockers.has(slot));
    });
}

function readersOf({ members }: Group, { covering }: Bench): ReadonlySet<Seat['slot']> {
  return new Set(members.flatMap(({ file }) => covering.get(file) ?? []));
}

/** What the round changed of what the table makes of a group. */
function effectOf(before: Group, after: Group): string {
  const [was, is] = [before, after].map(({ facts }) => decisionWords(settle(facts, tableDecision(facts))));
  const votes = `${before.facts.votes} to ${after.facts.votes}`;
  const moved = before.facts.votes === after.facts.votes ? '' : ` (votes ${votes})`;
  return was === is ? `no change: ${is}${moved}` : `${was} became ${is}${moved}`;
}
