import { compareSlots } from '../../domain/slot.ts';
import type { Position, PriorArt, Ruling } from '../../domain/triage.ts';
import type { Group } from './clusters.ts';
import { type Bench, familiesOf, votersAmong } from './facts.ts';
import { AGREEMENT } from './table.ts';

/** A group of which it is known what people said before. */
export function withPriorArt(group: Group, priorArt: PriorArt): Group {
  return { ...group, facts: { ...group.facts, priorArt } };
}

/** A group with the triage agent's ruling. */
export function withRuling(group: Group, agent: Ruling): Group {
  const agentIsIndependent = !group.families.includes(agent.family);
  return { ...group, facts: { ...group.facts, agent, agentIsIndependent } };
}

/** A group with what a second seat decided about it. */
export function withSecond(group: Group, second: Ruling): Group {
  return { ...group, facts: { ...group.facts, second } };
}

/**
 * A group after its slots saw both sides: who upholds it stands behind it, who withdraws it does not. A withdrawal
 * counts where a second slot withdraws too, and where nothing in the change speaks to its reader.
 */
export function withPositions(group: Group, positions: readonly Position[], bench: Bench): Group {
  const slotsThat = (stand: Position['stand']) =>
    positions.filter((position) => position.stand === stand).map(({ slot }) => slot);
  const withdrew = slotsThat('withdraw');
  const counted = withdrew.length >= AGREEMENT && !group.facts.steered ? withdrew : [];
  const behind = [...new Set([...votersAmong(group.slots, bench), ...slotsThat('uphold')])]
    .filter((slot) => !counted.includes(slot))
    .sort(compareSlots);
  const families = familiesOf(behind, bench).length;
  return { ...group, facts: { ...group.facts, votes: behind.length, families, withdrawn: counted.length } };
}
