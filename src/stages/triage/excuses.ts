import type { Criteria } from '../../domain/criteria.ts';
import { markerLookup } from '../../domain/exceptions.ts';
import type { GroundedFinding } from '../../domain/finding.ts';
import type { ExceptionMarker } from '../../domain/gates.ts';
import { visible } from '../../domain/render.ts';
import type { Excuse } from '../../domain/triage.ts';
import { oneLine } from '../../lib/text.ts';
import type { Group } from './clusters.ts';

/** Comments by which code is excused from rules, and how far they go. */
export type Exceptions = {
  readonly markers: readonly ExceptionMarker[];
  /** Whether one may put off a finding of security that is blocking or fails the run. */
  readonly allowSecurity: boolean;
};

/** Columns of a marker's reason that are repeated. */
const REASON_COLUMNS = 200;

/**
 * Groups with the marker that excuses each. Every member must cite a rule that a marker names on its line: who found the
 * defect without the rule is not answered by an exception from it.
 */
export function withExcuses(
  groups: readonly Group[],
  { markers, allowSecurity }: Exceptions,
  { rules }: Criteria,
): Group[] {
  const ofSecurity = new Set(rules.filter(({ category }) => category === 'security').map(({ id }) => id));
  const lookup = markerLookup(markers.filter(({ state }) => state === 'active'));
  const markerOf = ({ ruleId, file, line, grounding, anchor }: GroundedFinding) => {
    const isOfHead = (grounding === 'quote' || grounding === 'line') && anchor?.side !== 'LEFT';
    return ruleId === null || !isOfHead ? null : lookup({ path: file, line, rule: ruleId });
  };
  return groups.map((group) => {
    const found = group.members.map(markerOf);
    const [first] = found;
    if (!first || found.includes(null)) return group;
    const isSecurity = group.members.some(
      ({ category, ruleId }) => category === 'security' || (ruleId !== null && ofSecurity.has(ruleId)),
    );
    const excuse = excuseOf(first, allowSecurity || !isSecurity);
    return { ...group, facts: { ...group.facts, excuse } };
  });
}

function excuseOf({ path, line, reason }: ExceptionMarker, coversGrave: boolean): Excuse {
  return {
    place: `${visible(path)}:${line}`,
    reason: oneLine(visible(reason ?? ''), REASON_COLUMNS),
    coversGrave,
  };
}
