import { countingSeats } from '../../domain/code-seats.ts';
import type { GroundedFinding } from '../../domain/finding.ts';
import { isComplete, type SlotResult } from '../../domain/panel.ts';
import { gravest } from '../../domain/severity.ts';
import type { Slot } from '../../domain/slot.ts';
import type { SlotVerdict, TriageResult } from '../../domain/triage.ts';
import { type Bench, groundedSeverity, slotsOf } from './facts.ts';

/** How the panel split, as the contract holds it. */
export type Consensus = NonNullable<TriageResult['document']['consensus']>;
export type Disagreement = NonNullable<Consensus['disagreements']>[number];

/** Agreement inside one family is one opinion. */
const INDEPENDENT_FAMILIES = 2;

/** A cluster with what its disagreement is read from. */
export type Split = {
  readonly representative: GroundedFinding;
  readonly members: readonly GroundedFinding[];
  /** What was done about it, in words; null where nothing was. */
  readonly outcome: string | null;
};

/**
 * The verdict of a slot: block if it has a grounded blocking finding, whatever else went wrong; pass only from a
 * complete answer; else none.
 */
export function verdictOf(
  slot: SlotResult,
  findings: readonly GroundedFinding[],
  bench: Pick<Bench, 'code'>,
): SlotVerdict {
  const blocks = findings.some(
    (finding) =>
      finding.slot === slot.slot &&
      finding.grounding !== 'none' &&
      groundedSeverity(finding, bench) === 'blocking',
  );
  if (blocks) return { slot: slot.slot, verdict: 'block' };
  return { slot: slot.slot, verdict: isComplete(slot.status) ? 'pass' : null };
}

/**
 * How the dispatched slots split; null where nobody answered. Code beside models is none of them: it agrees with nobody,
 * yet where it blocks no pass of theirs is called unanimous. `upheld`: a cited rule stands behind the models' block.
 */
export function consensusOf(
  dispatched: readonly SlotResult[],
  verdicts: readonly SlotVerdict[],
  upheld: boolean,
): Pick<Consensus, 'reviewerCount' | 'verdict'> | null {
  const slots = countingSeats(dispatched);
  const asked = new Set(slots.map(({ slot }) => slot));
  const given = new Set(verdicts.flatMap(({ slot, verdict }) => (asked.has(slot) ? (verdict ?? []) : [])));
  const reviewerCount = slots.length;
  if (given.size === 0) return null;
  if (given.size > 1) return { reviewerCount, verdict: 'split' };

  const blocks = given.has('block');
  const isContradicted =
    !blocks && verdicts.some(({ slot, verdict }) => verdict === 'block' && !asked.has(slot));
  const allComplete = slots.every(({ status }) => isComplete(status));
  const families = new Set(slots.map(({ family }) => family)).size;
  const isIndependent = families >= INDEPENDENT_FAMILIES || (blocks && upheld);
  const isVerified = reviewerCount >= 2 && allComplete && isIndependent && !isContradicted;
  if (!isVerified) return { reviewerCount, verdict: 'unverified' };
  return { reviewerCount, verdict: blocks ? 'unanimous-block' : 'unanimous-pass' };
}

/** Where slots that covered the file differ on whether a finding exists, or on how grave it is. */
export function disagreementsOf(splits: readonly Split[], covering: Bench['covering']): Disagreement[] {
  return splits.flatMap(({ representative, members, outcome }) => {
    const raised = slotsOf(members);
    const silent = silentSlots(members, raised, covering);
    const severities = raised.map((slot) => ({ slot, severity: severityBy(slot, members) }));
    const differ = new Set(severities.map(({ severity }) => severity)).size > 1;
    if (silent.length === 0 && !differ) return [];

    const raisers = severities.map(({ slot, severity }) => `${slot} ${severity}`).join(', ');
    const notRaised = silent.length > 0 ? `${silent.join(', ')} did not raise it` : null;
    const note = [raisers, notRaised, outcome].filter((part) => part !== null).join('; ');
    return [{ file: representative.file, line: representative.line, issue: representative.issue, note }];
  });
}

function silentSlots(
  members: readonly GroundedFinding[],
  raised: readonly Slot[],
  covering: Bench['covering'],
): Slot[] {
  const readers = members.flatMap(({ file }) => covering.get(file) ?? []);
  return [...new Set(readers)].filter((slot) => !raised.includes(slot));
}

/** The gravest a slot said of it, before the change was asked. */
function severityBy(slot: Slot, members: readonly GroundedFinding[]) {
  return gravest(members.filter((member) => member.slot === slot).map(({ severity }) => severity));
}
