import { createHash } from 'node:crypto';
import type { ChangeIdentity } from '../../domain/change.ts';
import type { ConsultRecord } from '../../domain/consult.ts';
import { milder } from '../../domain/severity.ts';
import { compareSlots } from '../../domain/slot.ts';
import {
  type ClusterFacts,
  type CrossCheckReport,
  type Difference,
  decisionWords,
  type Ruling,
  type TriageRules,
} from '../../domain/triage.ts';
import { type Asking, askRulings } from './ask-rulings.ts';
import type { DecidedGroup, Group } from './clusters.ts';
import { needsSecond } from './guards.ts';
import { type Seat, troubleOf } from './seats.ts';
import { withSecond } from './voices.ts';

/** The groups with what second seats decided, and what was asked; `checked` is null where nothing had to be. */
export type Checked = {
  readonly groups: readonly Group[];
  readonly checked: Omit<CrossCheckReport, 'differences'> | null;
  readonly records: readonly ConsultRecord[];
};

/**
 * Has a second seat rule on what the agent ruled: on everything in a run that is sampled, else on what a guard asks a
 * second vote for.
 */
export async function crossCheck(
  groups: readonly Group[],
  seats: readonly Seat[],
  rules: TriageRules['crossCheck'],
  asking: Asking,
): Promise<Checked> {
  const sampled = rules.enabled && isSampled(asking.scene.identity, rules.sampleRate);
  const due = groups.filter(({ facts }) => facts.agent !== null && (sampled || needsSecond(facts)));
  if (due.length === 0) return { groups, checked: null, records: [] };

  const seatFor = (group: Group) => secondSeat(group, seats, rules.slot);
  const { rulings, records } = await askRulings(due, seatFor, 'cross-check', asking);
  const left = due.length - rulings.size;
  return {
    groups: groups.map((group) => {
      const ruling = rulings.get(group.id);
      return ruling === undefined ? group : withSecond(group, ruling);
    }),
    checked: {
      slots: [...new Set(records.map(({ slot }) => slot))].sort(compareSlots),
      sampled,
      checked: rulings.size,
      remarks: [
        ...troubleOf(records),
        ...(left === 0 ? [] : [`${left} of ${due.length} could not be checked by a second seat`]),
      ],
    },
    records,
  };
}

/** Hexadecimal digits of the hash that make the number: 32 bits. */
const SAMPLE_DIGITS = 8;

/** Whether a run is among the sampled share. The same change at the same head always is, or never. */
export function isSampled({ repository, number, head }: ChangeIdentity, rate: number): boolean {
  const digest = createHash('sha256')
    .update(JSON.stringify([repository, number, head.sha]))
    .digest('hex');
  return Number.parseInt(digest.slice(0, SAMPLE_DIGITS), 16) / 16 ** SAMPLE_DIGITS < rate;
}

/**
 * The seat that checks: the one that is set, unless it gave the ruling. Else one of another family than the agent's if
 * there is one, and of those one that did not raise the finding.
 */
function secondSeat(
  { facts, slots }: Group,
  seats: readonly Seat[],
  wanted: Seat['slot'] | null,
): Seat | null {
  const others = seats.filter(({ slot }) => slot !== facts.agent?.slot);
  const set = others.find(({ slot }) => slot === wanted);
  if (set !== undefined) return set;
  const distance = ({ slot, family }: Seat): number =>
    (family === facts.agent?.family ? 2 : 0) + (slots.includes(slot) ? 1 : 0);
  return [...others].sort((a, b) => distance(a) - distance(b) || compareSlots(a.slot, b.slot))[0] ?? null;
}

/** Where agent and second seat decided differently, with what holds in the end. */
export function differencesOf(groups: readonly DecidedGroup[]): Difference[] {
  return groups.flatMap(({ id, facts, decision }) => {
    const { agent, second } = facts;
    if (agent === null || second === null || wishOf(facts, agent) === wishOf(facts, second)) return [];
    return [{ cluster: id, agent, second, outcome: decisionWords(decision) }];
  });
}

/** What would become of a group by a ruling alone, which makes nothing graver than it is. */
function wishOf({ severity }: ClusterFacts, ruling: Ruling): string {
  return decisionWords({ bucket: ruling.bucket, severity: milder(severity, ruling.severity) });
}
