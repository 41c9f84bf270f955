import type { GroundedFinding } from '../../domain/finding.ts';
import type { Cluster, TriageResult } from '../../domain/triage.ts';

/** A cluster with the finding that speaks for it. */
export type Group = { readonly cluster: Cluster; readonly finding: GroundedFinding };

/** The clusters of a triage in its order, each with its representative. */
export function groupsOf({ clusters, findings }: TriageResult): Group[] {
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  return clusters.flatMap((cluster) => {
    const finding = byId.get(cluster.representative);
    return finding === undefined ? [] : [{ cluster, finding }];
  });
}
