import { reaches } from '../../domain/severity.ts';
import type { ClusterFacts, Ruling } from '../../domain/triage.ts';
import { tableDecision } from './table.ts';

/** A limit of what the triage agent may decide. Where one stands, the table without agent decides. */
export type Guard = {
  /** When it stands, in words. */
  readonly when: string;
  readonly stands: (facts: ClusterFacts, ruling: Ruling) => boolean;
  /** Why the ruling does not count, as the end of a sentence. */
  readonly words: string;
};

/** Kept by itself: it alone can be met by asking somebody. */
const UNSECONDED: Guard = {
  when: 'it drops what would fail the run, and no second seat drops it too',
  stands: (facts, ruling) =>
    isDropped(facts, ruling) && !(facts.second !== null && isBelowBar(facts, facts.second)),
  words: 'no second seat agreed',
};

/** The first that stands tells why a ruling does not count. */
export const GUARDS: readonly Guard[] = [
  {
    when: 'it sets a cited rule aside as a matter of taste, or without proof out of the code',
    stands: ({ citedSeverity }, { bucket, basis, proven }) => {
      const isArgued = (basis === 'false' || basis === 'out-of-scope') && proven;
      return citedSeverity !== null && bucket !== 'accepted' && !isArgued;
    },
    words: 'a cited rule is set aside only as false or out of scope, with code that shows it',
  },
  {
    when: 'it drops what would fail the run, and the change holds text that speaks to its reader',
    stands: (facts, ruling) => isDropped(facts, ruling) && facts.steered,
    words: 'the change holds text that speaks to its reader',
  },
  {
    when: 'it drops what would fail the run, and quotes no code of the file that shows why',
    stands: (facts, ruling) => isDropped(facts, ruling) && !ruling.proven,
    words: 'it quotes no code that shows why',
  },
  UNSECONDED,
];

/** The guard that stands against the agent's ruling; null where none does, or there is no ruling. */
export function standingGuard(facts: ClusterFacts): Guard | null {
  const { agent } = facts;
  if (agent === null) return null;
  return GUARDS.find(({ stands }) => stands(facts, agent)) ?? null;
}

/** Whether the agent's ruling would count if a second seat agreed, and none was asked yet. */
export function needsSecond(facts: ClusterFacts): boolean {
  return facts.second === null && standingGuard(facts) === UNSECONDED;
}

/**
 * Whether a ruling would take a finding out of the way of the run: one that is blocking, whatever the run fails on,
 * since what blocks is never approved; or one that fails the run by the table.
 */
function isDropped(facts: ClusterFacts, ruling: Ruling): boolean {
  const isGrave =
    facts.severity === 'blocking' ||
    (reaches(facts.severity, facts.failOn) && tableDecision(facts).bucket === 'accepted');
  return isGrave && isBelowBar(facts, ruling);
}

function isBelowBar({ severity: own, failOn }: ClusterFacts, { bucket, severity }: Ruling): boolean {
  return bucket !== 'accepted' || !reaches(severity, own === 'blocking' ? 'blocking' : failOn);
}
