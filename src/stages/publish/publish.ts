import type { BoardState, PullRequestNow, ReviewThread } from '../../domain/board.ts';
import type { ChangeCode } from '../../domain/change-code.ts';
import type { Receipt, WantedFinding } from '../../domain/publication.ts';
import { clearDrafts } from './comments.ts';
import { planDescription, updateDescription } from './description.ts';
import { planOnly, planStatus } from './dry-run.ts';
import { postComments, settle, showsAll, yieldToOthers } from './post.ts';
import { type PublishPlan, type ReconcileInput, reconcile } from './reconcile.ts';
import { list, look, type PublishInput, type Run, readBoard, say, startRun, write } from './run.ts';
import { writeStatus } from './status.ts';
import { shortfalls, unlisted, writeSummary } from './summary.ts';
import { giveVerdict } from './verdict.ts';
import { doubtedFindings, wantedFindings } from './wanted.ts';

/**
 * Says the result of a run on its pull request, and answers what came of it. What is there already is kept, so that a
 * run that was stopped anywhere is completed by the next one: comments first, then the summary, the verdict, and last
 * the status, which says that all of it is there. Throws nothing: trouble is part of the receipt.
 */
export async function publish(input: PublishInput): Promise<Receipt> {
  const run = startRun(input);
  const { code } = run;
  const wanted = wantedFindings(input.document, code, input.match);
  for (const finding of wanted) list(run, finding, 'not posted');
  const now = await look(run);
  let summaryUrl: string | null = null;
  if (!run.closed) {
    const state = now === null ? null : await readBoard(run);
    if (now !== null && state !== null) summaryUrl = await speak(run, { wanted, code, state, now });
    else if (input.rules.post !== 'none') unlisted(run);
    if (!input.dryRun) await writeStatus(run);
  }
  return receiptOf(run, summaryUrl);
}

type Scene = {
  readonly wanted: readonly WantedFinding[];
  readonly code: ChangeCode;
  readonly state: BoardState;
  readonly now: PullRequestNow;
};

/** Everything between reading the board and the status; answers the page of the summary. */
async function speak(run: Run, scene: Scene): Promise<string | null> {
  const { rules, dryRun } = run.input;
  for (const remark of scene.state.remarks) run.remarks.add(remark);
  if (rules.blockerTasks && !run.input.board.can.tasks) {
    run.remarks.add('Blocking findings stand as comments: this forge has no tasks.');
  }
  const input = reconcileInput(run, scene);
  const plan = reconcile(input);
  takeDown(run, plan);
  if (dryRun) {
    planOnly(run, plan, { state: scene.state, headNow: scene.now.headSha });
    await planDescription(run);
    planStatus(run);
    return null;
  }
  if (rules.post === 'none') return null;
  await clearDrafts(run, scene.state);
  const { state, headNow } = await comment(run, plan, { scene, input });
  const summaryUrl = state === null ? null : await writeSummary(run, state, headNow);
  if (state === null) unlisted(run);
  await giveVerdict(run, scene.state);
  if (!run.superseded) await resolveThreads(run, plan.resolve);
  await updateDescription(run);
  return summaryUrl;
}

function reconcileInput(run: Run, { wanted, code, state }: Scene): ReconcileInput {
  const { rules, match, board, document } = run.input;
  return {
    wanted,
    doubted: doubtedFindings(document, code),
    state,
    code,
    match,
    rules,
    scope: run.scope,
    can: board.can,
    complete: document.coverage.complete && document.conclusion !== 'incomplete',
    superseded: run.superseded,
  };
}

/** Where each finding stands before anything is posted, under the fingerprint it goes by. */
function takeDown(run: Run, { kept, inline, onFile, listed }: PublishPlan): void {
  for (const { finding, own } of kept) {
    say(run, finding, { state: 'kept', own, onFile: own.thread.subject === 'file' });
  }
  for (const finding of [...inline, ...onFile]) list(run, finding, 'not posted');
  for (const { finding, reason } of listed) list(run, finding, reason);
}

type Commented = { readonly state: BoardState | null; readonly headNow: string };

/** Posts what is to be posted, and looks at what came of it only then: a run that posts nothing has seen all. */
async function comment(
  run: Run,
  plan: PublishPlan,
  { scene, input }: { readonly scene: Scene; readonly input: ReconcileInput },
): Promise<Commented> {
  const before = { state: scene.state, headNow: scene.now.headSha };
  await postComments(run, plan);
  if ([...run.places.values()].every(({ state }) => state !== 'posted')) {
    await yieldToOthers(run, scene.state, input);
    return before;
  }
  const first = run.fresh ?? (await readBoard(run));
  // What was just written may take a moment to be shown.
  const state = first === null || showsAll(run, first) ? first : await readBoard(run);
  if (state === null) return { ...before, state };
  await settle(run, state, input);
  const now = await look(run);
  return { state, headNow: now?.headSha ?? before.headNow };
}

async function resolveThreads(run: Run, threads: readonly ReviewThread[]): Promise<void> {
  for (const { id } of threads) {
    const result = await write(run, { kind: 'resolve', subject: id }, () =>
      run.input.board.resolveThread(id),
    );
    if (result?.kind === 'denied') {
      run.remarks.add(`Threads whose code has changed were left open: ${result.message} ${result.remedy}`);
      return;
    }
  }
}

function receiptOf(run: Run, summaryUrl: string | null): Receipt {
  const places = [...run.places.values()];
  const count = (wanted: string) => places.filter(({ state }) => state === wanted).length;
  const { operations } = run;
  return {
    places,
    posted: count('posted'),
    kept: count('kept'),
    resolved: operations.filter(({ kind, result }) => kind === 'resolve' && result === 'done').length,
    summaryUrl,
    incomplete: shortfalls(run),
    remarks: [...run.remarks, ...run.asides],
    superseded: run.superseded,
    closed: run.closed,
    denied: run.wrote ? null : run.denied,
    prVersion: run.prVersion,
    operations,
  };
}
