import type { GroundedFinding } from '../../domain/finding.ts';
import type { MatchItem } from '../../domain/matching.ts';
import { compareSeverity } from '../../domain/severity.ts';
import { compareSlots } from '../../domain/slot.ts';
import { BUCKETS, type Cluster, type Placement } from '../../domain/triage.ts';
import { compareText, oneLine } from '../../lib/text.ts';
import { decide, settle } from './decide.ts';
import { type Bench, factsOf, familiesOf, groundedSeverity, slotsOf } from './facts.ts';
import { clusterFindings } from './matcher.ts';

/** The contract's bound on the `fix` of an accepted finding, in characters. */
const MIN_FIX = 4;

/** Columns of an issue that are repeated where it is only referred to. */
const ISSUE_COLUMNS = 100;

/** A cluster with its findings, the representative first among them. */
export type Group = {
  readonly cluster: Cluster;
  readonly representative: GroundedFinding;
  readonly members: readonly GroundedFinding[];
};

/**
 * Groups findings by defect and decides each group, the gravest first. A finding outside the change is judged alone:
 * nothing of the change tells what it speaks of.
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

function matchItem({ id, file, line, issue, slot, anchor }: GroundedFinding): MatchItem {
  return { id, file, line, endLine: anchor?.line ?? line, text: issue, reviewer: slot };
}

/** One group, or none of no members. */
function groupOf(unordered: readonly GroundedFinding[], bench: Bench): Group[] {
  const members = [...unordered].sort((a, b) => compareMembers(a, b, bench));
  const [representative] = members;
  if (representative === undefined) return [];

  const slots = slotsOf(members);
  const facts = factsOf(members, bench);
  const cluster: Cluster = {
    id: representative.id,
    representative: representative.id,
    members: members.map(({ id }) => id),
    slots,
    families: familiesOf(slots, bench),
    facts,
    decision: settle(facts, decide(facts)),
    fix: fixOf(representative, members),
  };
  return [{ cluster, representative, members }];
}

/** Who speaks for a cluster: the gravest, then by seat, then by line; of two in one place the one said first. */
function compareMembers(a: GroundedFinding, b: GroundedFinding, { rules }: Bench): number {
  return (
    compareSeverity(groundedSeverity(a, rules), groundedSeverity(b, rules)) ||
    compareSlots(a.slot, b.slot) ||
    a.line - b.line ||
    compareIds(a.id, b.id)
  );
}

/** The order of reports: by bucket, the gravest first, then by place. */
function compareGroups(a: Group, b: Group): number {
  const [one, other] = [a.representative, b.representative];
  return (
    BUCKETS.indexOf(a.cluster.decision.bucket) - BUCKETS.indexOf(b.cluster.decision.bucket) ||
    compareSeverity(a.cluster.decision.severity, b.cluster.decision.severity) ||
    compareText(one.file, other.file) ||
    one.line - other.line ||
    compareSlots(one.slot, other.slot) ||
    compareIds(one.id, other.id)
  );
}

/** `opus#9` before `opus#10`. */
function compareIds(a: string, b: string): number {
  return a.length - b.length || compareText(a, b);
}

/** The representative's fix, else the longest of the cluster, else that the issue has to go. */
function fixOf(representative: GroundedFinding, members: readonly GroundedFinding[]): string {
  if (representative.fix !== null && isUsable(representative.fix)) return representative.fix;

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
export function placementsOf({ cluster, representative, members }: Group): Placement[] {
  const { id, decision } = cluster;
  const reference = `duplicate of ${representative.id}: ${oneLine(representative.issue, ISSUE_COLUMNS)}`;
  return members.map((member) =>
    member === representative
      ? { id: member.id, cluster: id, ...decision, duplicateOf: null }
      : {
          id: member.id,
          cluster: id,
          bucket: 'rejected',
          severity: member.severity,
          reason: reference,
          duplicateOf: representative.id,
        },
  );
}
