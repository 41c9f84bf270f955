import type { DiffRisk } from '../../domain/contracts.generated.ts';
import type { ReviewOutcome } from '../../domain/outcome.ts';
import type { FileRisk } from '../../domain/risk.ts';

/** The risk of a run's change in the contract `diff-risk`: every changed file, the riskiest first. */
export function riskDocument({
  change,
  risk: files,
  startedAt,
}: Pick<ReviewOutcome, 'change' | 'risk' | 'startedAt'>): DiffRisk {
  const { base, head, number } = change.identity;
  return {
    schemaVersion: '1.0.0',
    task: { id: number === null ? null : `#${number}`, base: base.ref, head: head.ref, ts: startedAt },
    totals: {
      files: files.length,
      loc_added: files.reduce((sum, { added }) => sum + added, 0),
      loc_removed: files.reduce((sum, { removed }) => sum + removed, 0),
      max_score: files.reduce((highest, { score }) => Math.max(highest, score), 0),
    },
    files: files.map(fileRow),
  };
}

function fileRow({ path, score, added, removed, signals }: FileRisk): DiffRisk['files'][number] {
  return { path, score, loc_added: added, loc_removed: removed, signals };
}
