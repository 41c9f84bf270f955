import type { BoardState } from '../../domain/board.ts';
import { sameText } from '../../domain/marker.ts';
import type { FindingPlace, Operation, WantedFinding } from '../../domain/publication.ts';
import { roomFor } from './comments.ts';
import { duplicates, type PublishPlan, stickySummary } from './reconcile.ts';
import type { Run } from './run.ts';
import { factsOf, isNewer } from './summary.ts';

const BOTH = ['check', 'commit-status'] as const;

/** Takes down what a run would do to the conversation, in its order, and does nothing. */
export function planOnly(
  run: Run,
  plan: PublishPlan,
  { state, headNow }: { readonly state: BoardState; readonly headNow: string },
): void {
  const { rules, board } = run.input;
  for (const finding of plan.inline) expect(run, finding, 'inline');
  for (const finding of plan.onFile) expect(run, finding, 'file');
  const planned = (kind: Operation['kind'], subjects: readonly string[]) => {
    for (const subject of subjects) run.operations.push({ kind, subject, result: 'planned', message: null });
  };
  if (rules.post !== 'none') {
    for (const { draft, how } of plan.drafts) planned(`${how}-draft`, [draft.id]);
    planned('review', batches(plan.inline, board.limits.commentsPerReview));
    planned(
      'file-comment',
      plan.onFile.map(({ fingerprint }) => fingerprint),
    );
    planned(
      'delete-comment',
      duplicates(state, run.scope).map(({ root }) => root.id),
    );
    planSummary(run, { state, headNow }, planned);
    planned(
      'resolve',
      plan.resolve.map(({ id }) => id),
    );
  }
}

/** Takes down which status a run would set, the last thing that it does. */
export function planStatus(run: Run): void {
  const { rules, board } = run.input;
  if (rules.status === 'none') return;
  const ways = rules.status !== 'auto' ? [rules.status] : board.can.bothStatuses ? BOTH : ['check'];
  for (const subject of ways) {
    run.operations.push({ kind: 'status', subject, result: 'planned', message: null });
  }
}

function expect(run: Run, finding: WantedFinding, place: FindingPlace['place']): void {
  const reason = 'a dry run writes nothing';
  run.places.set(finding.id, { finding, place, state: 'listed', url: null, resolved: false, reason });
}

function batches(findings: readonly WantedFinding[], size: number): string[] {
  const prints = findings.map(({ fingerprint }) => fingerprint);
  const step = Math.max(1, size);
  const count = Math.ceil(prints.length / step);
  return Array.from({ length: count }, (_, at) => prints.slice(at * step, (at + 1) * step).join(' '));
}

function planSummary(
  run: Run,
  { state, headNow }: { readonly state: BoardState; readonly headNow: string },
  planned: (kind: Operation['kind'], subjects: readonly string[]) => void,
): void {
  const { current, extra } = stickySummary(state, run.scope);
  if (isNewer(run, current, headNow)) return;
  const { board, texts } = run.input;
  const text = texts.summary(factsOf(run), roomFor(board, false));
  if (current === null) planned('create-summary', ['summary']);
  else if (!sameText(current.text, text)) planned('update-summary', [current.note.id]);
  planned(
    'delete-comment',
    extra.map(({ note }) => note.id),
  );
}
