import type { GroundedFinding } from '../../domain/finding.ts';
import { compareSeverity, type FailOn, gravest, type Severity } from '../../domain/severity.ts';
import { compareSlots, type Slot } from '../../domain/slot.ts';
import type { ClusterFacts } from '../../domain/triage.ts';
import type { FindCited } from './citations.ts';

/** What of the run counts when facts are gathered. */
export type Bench = {
  /** Who made the model of a seat; code has no family. */
  readonly families: ReadonlyMap<Slot, string>;
  /** Slots that covered a file, by path. */
  readonly covering: ReadonlyMap<string, readonly Slot[]>;
  /** Slots that code has taken. */
  readonly code: ReadonlySet<Slot>;
  readonly citedBy: FindCited;
  readonly failOn: FailOn;
  /** The change holds text that speaks to its reader. */
  readonly steered: boolean;
};

/**
 * How grave a finding is once it was held against the change: what shows no code of the change is never blocking,
 * whatever rule it names, unless code raised it.
 */
export function groundedSeverity(
  { grounding, severity, slot }: Pick<GroundedFinding, 'grounding' | 'severity' | 'slot'>,
  { code }: Pick<Bench, 'code'>,
): Severity {
  const isMereClaim = grounding === 'line' || grounding === 'file';
  return severity === 'blocking' && isMereClaim && !code.has(slot) ? 'important' : severity;
}

/** Gathers what is known of a cluster from its members. */
export function factsOf(members: readonly GroundedFinding[], bench: Bench): ClusterFacts {
  const grounded = members.filter((member) => member.grounding !== 'none');
  const severities = (grounded.length > 0 ? grounded : members).map((member) =>
    groundedSeverity(member, bench),
  );
  const slots = votersAmong(slotsOf(grounded), bench);
  const covering = new Set(grounded.flatMap((member) => bench.covering.get(member.file) ?? []));
  return {
    votes: slots.length,
    raised: slots.length,
    families: familiesOf(slots, bench).length,
    covering: covering.size,
    severity: gravest(severities),
    lowestSeverity: [...severities].sort(compareSeverity).at(-1) ?? 'suggestion',
    citedSeverity: citedSeverity(grounded, bench),
    onChangedLine: grounded.some((member) => member.onChangedLine),
    inChange: grounded.length > 0,
    placed: grounded.some((member) => member.grounding === 'quote' || member.grounding === 'line'),
    priorArt: null,
    excuse: null,
    withdrawn: 0,
    agent: null,
    agentIsIndependent: false,
    second: null,
    failOn: bench.failOn,
    steered: bench.steered,
  };
}

/** How grave a breach of the gravest rule is that these findings cite; null where they cite none. */
function citedSeverity(findings: readonly GroundedFinding[], bench: Pick<Bench, 'citedBy'>): Severity | null {
  const cited = findings.flatMap((finding) => bench.citedBy(finding)?.severity ?? []);
  return cited.length === 0 ? null : gravest(cited);
}

/** Those of these slots whose word is a vote: code has none. */
export function votersAmong(slots: readonly Slot[], { code }: Pick<Bench, 'code'>): Slot[] {
  return slots.filter((slot) => !code.has(slot));
}

/** The slots that raised these findings, in the order of the panel. */
export function slotsOf(findings: readonly GroundedFinding[]): Slot[] {
  return [...new Set(findings.map((finding) => finding.slot))].sort(compareSlots);
}

/** The families behind these slots, each once, in the order of the slots; none behind code. */
export function familiesOf(slots: readonly Slot[], bench: Pick<Bench, 'families'>): string[] {
  return [...new Set(slots.flatMap((slot) => bench.families.get(slot) ?? []))];
}
