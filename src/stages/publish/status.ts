import type { StatusReport, WriteResult } from '../../domain/board.ts';
import type { CommentBoard } from '../../domain/ports.ts';
import type { Operation, PublishRules } from '../../domain/publication.ts';
import type { Run } from './run.ts';
import { factsOf } from './summary.ts';

/** What became of a status report. */
export type StatusEnd = {
  readonly operations: readonly Operation[];
  /** What the token lacks. */
  readonly remarks: readonly string[];
  /** Why the status may not be there; null where it is, or where the token does not allow one. */
  readonly problem: string | null;
};

type Way = 'check' | 'commit-status';
const WAYS = {
  auto: ['check', 'commit-status'],
  check: ['check'],
  'commit-status': ['commit-status'],
} as const;

/**
 * Sees to the status on a commit in the first of the ways that the rules name and the token allows; in each of them where
 * the forge shows both beside each other.
 */
export async function ensureStatus(
  board: Pick<CommentBoard, 'ensureStatus'> & { readonly can?: Pick<CommentBoard['can'], 'bothStatuses'> },
  status: PublishRules['status'],
  report: StatusReport,
): Promise<StatusEnd> {
  if (status === 'none') return { operations: [], remarks: [], problem: null };
  const isBoth = status === 'auto' && board.can?.bothStatuses === true;
  const operations: Operation[] = [];
  const results: WriteResult[] = [];
  for (const way of WAYS[status]) {
    const result = await ensure(board, way, { report, operations });
    results.push(result);
    if (!isBoth && result.kind !== 'denied') break;
  }
  return { operations, ...endOf(results, isBoth) };
}

function endOf(results: readonly WriteResult[], isBoth: boolean): Omit<StatusEnd, 'operations'> {
  const problem = results.flatMap(problemOf)[0] ?? null;
  const remedies = results.flatMap((result) => (result.kind === 'denied' ? [result.remedy] : []));
  const isOneWay = !isBoth && remedies.length < results.length;
  if (remedies.length === 0 || isOneWay) return { remarks: [], problem };
  const what = remedies.length < results.length ? 'One status was not' : 'No status was';
  const remark = `${what} set on the commit, the token may not: ${remedies.join(' Or: ')}`;
  return { remarks: [remark], problem };
}

function problemOf(result: WriteResult): readonly string[] {
  const isExpected = result.kind === 'done' || result.kind === 'kept' || result.kind === 'denied';
  return isExpected ? [] : [result.message];
}

/** The status of a run that has published, on the commit that was reviewed and no other; the last thing it writes. */
export async function writeStatus(run: Run): Promise<void> {
  const { board, rules, signal, document, failsIncomplete, detailsUrl, texts } = run.input;
  if (signal.aborted || run.closed) return;
  const facts = factsOf(run);
  const { statusLength, annotations } = board.limits;
  const report: StatusReport = {
    headSha: document.change.head.sha,
    conclusion: facts.conclusion,
    failsIncomplete,
    url: detailsUrl,
    ...texts.status(facts, { summaryLength: statusLength, annotations }),
  };
  // A token that may not comment is asked once, not for every way.
  const way = run.denied !== null && rules.status === 'auto' ? 'check' : rules.status;
  const { operations, remarks, problem } = await ensureStatus(board, way, report);
  run.operations.push(...operations);
  for (const remark of remarks) run.remarks.add(remark);
  if (problem !== null) run.incomplete.add(`the status could not be set: ${problem}`);
}

type Ensuring = { readonly report: StatusReport; readonly operations: Operation[] };

/** Once more where nobody knows whether it arrived: the board reads before it writes. */
async function ensure(
  board: Pick<CommentBoard, 'ensureStatus'>,
  way: Way,
  { report, operations }: Ensuring,
): Promise<WriteResult> {
  let result = await board.ensureStatus(report, way);
  operations.push(operationOf(way, result));
  if (result.kind === 'unclear') {
    result = await board.ensureStatus(report, way);
    operations.push(operationOf(way, result));
  }
  return result;
}

function operationOf(way: Way, result: WriteResult): Operation {
  const message = 'message' in result ? result.message : null;
  return { kind: 'status', subject: way, result: result.kind, message };
}
