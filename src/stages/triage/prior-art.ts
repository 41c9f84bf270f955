import type { GroundedFinding } from '../../domain/finding.ts';
import type { MatchItem } from '../../domain/matching.ts';
import type { PriorArt, PriorRemark } from '../../domain/triage.ts';
import { type Group, matchItem } from './clusters.ts';
import { clusterFindings } from './matcher.ts';
import { withPriorArt } from './voices.ts';

/** Tells earlier remarks from findings, whose ids begin with a slot. */
const PRIOR = 'prior/';

/**
 * Groups with what people said of the same defect before: earlier remarks are matched as findings are. Where people
 * declined it once and mended it another time, nothing is learned.
 */
export function withPriorRemarks(groups: readonly Group[], remarks: readonly PriorRemark[]): Group[] {
  if (remarks.length === 0) return [...groups];
  const outcomes = outcomesByFinding(groups.flatMap(findingsInChange), remarks);
  return groups.map((group) => {
    const said = new Set(group.members.flatMap(({ id }) => [...(outcomes.get(id) ?? [])]));
    const [only] = said;
    return said.size === 1 && only !== undefined ? withPriorArt(group, only) : group;
  });
}

function findingsInChange({ members }: Group): readonly GroundedFinding[] {
  return members.filter(({ grounding }) => grounding !== 'none');
}

/** For each finding the outcomes of the earlier remarks that it is grouped with. */
function outcomesByFinding(
  findings: readonly GroundedFinding[],
  remarks: readonly PriorRemark[],
): ReadonlyMap<string, ReadonlySet<PriorArt>> {
  const outcomeOf = new Map(remarks.map(({ id, outcome }) => [`${PRIOR}${id}`, outcome]));
  const outcomes = new Map<string, Set<PriorArt>>();
  for (const ids of clusterFindings([...findings.map(matchItem), ...remarks.map(priorItem)])) {
    const said = new Set(ids.flatMap((id) => outcomeOf.get(id) ?? []));
    for (const id of ids) outcomes.set(id, said);
  }
  return outcomes;
}

function priorItem({ id, file, line, text }: PriorRemark): MatchItem {
  return { id: `${PRIOR}${id}`, file, line, endLine: line, text, reviewer: 'people' };
}
