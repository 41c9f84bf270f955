import type { GroundedFinding } from '../../domain/finding.ts';
import type { Bucket, TriageResult } from '../../domain/triage.ts';
import { type DecidedGroup, placementsOf } from './clusters.ts';
import type { Consensus } from './consensus.ts';

type Document = TriageResult['document'];

/** Writes the contract's document: every finding of every group is in exactly one of its lists. */
export function documentOf(
  groups: readonly DecidedGroup[],
  approved: boolean,
  consensus: Consensus | null,
): Document {
  const entries = groups.flatMap(entriesOf);
  const ofBucket = (bucket: Bucket) => entries.filter((entry) => entry.bucket === bucket);
  const withReason = (bucket: Bucket) => ofBucket(bucket).map(({ finding, reason }) => ({ finding, reason }));
  return {
    accepted: ofBucket('accepted').map(({ finding, fix }) => ({ ...finding, fix })),
    deferred: withReason('deferred'),
    rejected: withReason('rejected'),
    approved,
    ...(consensus === null ? {} : { consensus }),
  };
}

function entriesOf(group: DecidedGroup) {
  const { fix } = group;
  return placementsOf(group).map(({ bucket, severity, reason }, index) => {
    const member = group.members[index] ?? group.representative;
    return { bucket, reason, fix, finding: rawOf({ ...member, severity }) };
  });
}

/** A finding as its reviewer gave it, at the place where it was found. */
function rawOf(finding: GroundedFinding) {
  const { severity, file, line, issue, slot, fix, ruleId, criteriaSource } = finding;
  return {
    severity,
    file,
    line,
    issue,
    ...(fix === null ? {} : { fix }),
    reviewer: slot,
    ...(ruleId === null ? {} : { ruleId }),
    ...(criteriaSource === null ? {} : { criteriaSource }),
  };
}
