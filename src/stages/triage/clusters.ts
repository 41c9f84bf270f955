import type { GroundedFinding } from '../../domain/finding.ts';
import type { MatchItem } from '../../domain/matching.ts';
import { compareSeverity } from '../../domain/severity.ts';
import { compareSlots, type Slot } from '../../domain/slot.ts';
import {
  BUCKETS,
  type Cluster,
  type ClusterFacts,
  type Decision,
  type Placement,
} from '../../domain/triage.ts';
import { compareText, oneLine } from '../../lib/text.ts';
import { decide, isSettled, settle } from './decide.ts';
import { type Bench, factsOf, familiesOf, groundedSeverity, slotsOf } from './facts.ts';
import { clusterFindings } from './matcher.ts';

/** The contract's bound on the `fix` of an accepted finding, in characters. */
const MIN_FIX = 4;

/** Columns of an issue that are repeated where it is only referred to. */
const ISSUE_COLUMNS = 100;

/** Findings that name one defect, the representative first among them; nothing is decided yet. */
export type Group = {
  /** The representative's id. */
  readonly id: string;
  readonly representative: GroundedFinding;
  readonly members: readonly GroundedFinding[];
  readonly slots: readonly Slot[];
  readonly families: readonly string[];
  readonly facts: ClusterFacts;
};

/** A group and what was decided about it. */
export type DecidedGroup = Group & {
  readonly decision: Decision;
  readonly fix: string;
  /** It was accepted as blocking, and nothing upheld it. */
  readonly isLowered: boolean;
};

/**
 * Groups findings by defect, the gravest first. A finding outside the change stands alone: nothing of the change tells
 * what it speaks of.
 */
export function groupsOf(findings: readonly GroundedFinding[], bench: Bench): Group[] {
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  const inChange = findings.filter(({ grounding }) => grounding !== 'none');
  const outside = findings.filter(({ grounding }) => grounding === 'none');
  return [...clusterFindings(inChange.map(matchItem)), ...outside.map(({ id }) => [id])]
    .map((ids) => ids.flatMap((id) => byId.get(id) ?? []))
    .flatMap((members) => groupOf(members, bench))
    .sort(compareGroups);
}

/** Decides each group; the order is that of reports: by bucket, the gravest first, then by place. */
export function decideGroups(groups: readonly Group[]): DecidedGroup[] {
  return groups
    .map(decideGroup)
    .sort(
      (a, b) =>
        BUCKETS.indexOf(a.decision.bucket) - BUCKETS.indexOf(b.decision.bucket) ||
        compareSeverity(a.decision.severity, b.decision.severity) ||
        comparePlaces(a.representative, b.representative),
    );
}

/** Decides one group, and settles it. */
export function decideGroup(group: Group): DecidedGroup {
  const { facts } = group;
  const decision = decide(facts);
  const isLowered = isSettled(facts, decision);
  return { ...group, decision: settle(facts, decision), fix: fixOf(group), isLowered };
}

/** A decided group as reports hold it: findings by their ids. */
export function clusterOf({ id, members, slots, families, facts, decision, fix }: DecidedGroup): Cluster {
  const ids = members.map((member) => member.id);
  return { id, representative: id, members: ids, slots, families, facts, decision, fix };
}

/** A finding as the matcher compares it. */
export function matchItem({ id, file, line, issue, slot, anchor }: GroundedFinding): MatchItem {
  return { id, file, line, endLine: anchor?.line ?? line, text: issue, reviewer: slot };
}

/** One group, or none of no members. */
function groupOf(unordered: readonly GroundedFinding[], bench: Bench): Group[] {
  const members = [...unordered].sort((a, b) => compareMembers(a, b, bench));
  const [representative] = members;
  if (representative === undefined) return [];

  const slots = slotsOf(members);
  const facts = factsOf(members, bench);
  return [
    { id: representative.id, representative, members, slots, families: familiesOf(slots, bench), facts },
  ];
}

/** Who speaks for a cluster: the gravest, then by seat, then by line; of two in one place the one said first. */
function compareMembers(a: GroundedFinding, b: GroundedFinding, bench: Bench): number {
  return (
    compareSeverity(groundedSeverity(a, bench), groundedSeverity(b, bench)) ||
    compareSlots(a.slot, b.slot) ||
    a.line - b.line ||
    compareIds(a.id, b.id)
  );
}

/** The gravest first, then by place. */
function compareGroups(a: Group, b: Group): number {
  return (
    compareSeverity(a.facts.severity, b.facts.severity) || comparePlaces(a.representative, b.representative)
  );
}

function comparePlaces(a: GroundedFinding, b: GroundedFinding): number {
  return (
    compareText(a.file, b.file) || a.line - b.line || compareSlots(a.slot, b.slot) || compareIds(a.id, b.id)
  );
}

/** `opus#9` before `opus#10`. */
function compareIds(a: string, b: string): number {
  return a.length - b.length || compareText(a, b);
}

/** The agent's fix, else the representative's, else the longest of the cluster, else that the issue has to go. */
function fixOf({ representative, members, facts }: Group): string {
  const preferred = [facts.agent?.fix ?? null, representative.fix].find(
    (fix) => fix !== null && isUsable(fix),
  );
  if (preferred) return preferred;

  let longest: string | null = null;
  for (const { fix } of members) {
    if (fix !== null && isUsable(fix) && fix.length > (longest?.length ?? 0)) longest = fix;
  }
  return longest ?? `Resolve: ${representative.issue}`;
}

function isUsable(fix: string): boolean {
  return [...fix.trim()].length >= MIN_FIX;
}

/** The one bucket of each finding of a group: the representative's is the decision, the others follow it. */
export function placementsOf({ id, decision, representative, members }: DecidedGroup): Placement[] {
  const reference = `duplicate of ${id}: ${oneLine(representative.issue, ISSUE_COLUMNS)}`;
  return members.map((member) =>
    member === representative
      ? { id: member.id, cluster: id, ...decision, duplicateOf: null }
      : {
          id: member.id,
          cluster: id,
          bucket: 'rejected',
          severity: member.severity,
          reason: reference,
          duplicateOf: id,
        },
  );
}
