import type { Verdict } from '../domain/outcome.ts';
import type { PullRequestFacts } from '../domain/pull-request.ts';
import { type ReviewInput, review, writeReports } from '../review.ts';
import { type ActionResult, type ActionRun, publishDocument, resultOf } from './action-result.ts';
import type { ActionConfig } from './action-settings.ts';
import { sayStatus, skippedStatus } from './action-status.ts';

/** Reviews the pull request of the event, publishes, or both, as `mode` says. */
export async function runOnPullRequest(run: ActionRun): Promise<ActionResult> {
  const facts = await run.ports.source.pullRequest();
  const skip = skipReason(facts, run.config);
  if (skip !== null) return skipRun(run, facts, skip);
  if (run.config.mode === 'publish') return (await import('./action-publish.ts')).publishFile(run, facts);
  const input = inputOf(run);
  if (!run.config.dryRun) return reviewAndPublish(run, input);
  const { dryRun } = await import('./cli-run.ts');
  await dryRun(run.line, input);
  return skipRun(run, facts, { reason: 'dry-run: nothing was sent to a model', isFinal: false });
}

type Skip = {
  readonly reason: string;
  /** Whether the pull request may be merged as it is, so that who waits for our status must be told. */
  readonly isFinal: boolean;
};

function skipReason({ state, draft, labels }: PullRequestFacts, config: ActionConfig): Skip | null {
  if (state !== 'open') return { reason: `the pull request is ${state}`, isFinal: false };
  if (draft && !config.reviewDrafts) return { reason: 'the pull request is a draft', isFinal: false };
  if (config.skipLabel !== null && labels.includes(config.skipLabel)) {
    return { reason: `the pull request has the label ${JSON.stringify(config.skipLabel)}`, isFinal: true };
  }
  return null;
}

async function skipRun(run: ActionRun, facts: PullRequestFacts, skip: Skip): Promise<ActionResult> {
  if (skip.isFinal && run.config.mode !== 'analyse') {
    await sayStatus(run, run.ports.board, skippedStatus(facts.head.sha, skip.reason));
  }
  return skippedResult(skip.reason, facts.head.sha);
}

/** A result without a review. */
export function skippedResult(reason: string, headSha: string | null): ActionResult {
  return {
    conclusion: 'skipped',
    headSha,
    document: null,
    receipt: null,
    exitCode: 0,
    summary: () => `### Quorate: skipped\n\nNot reviewed: ${reason}.\n`,
    annotations: [],
    reasons: [reason],
  };
}

const WHO_MAY_START =
  'whoever may write to this repository can start the review with a workflow_dispatch run that is given pr-number';

/** Why there is nobody to ask, and who can mend it; null where somebody is. */
function withheldReason({ config, trigger }: Pick<ActionRun, 'config' | 'trigger'>): string | null {
  if (trigger.withheld === null || config.panel.length > 0) return null;
  return `no model was asked: a run that a ${trigger.withheld} started gets no keys; ${WHO_MAY_START}`;
}

function inputOf(run: ActionRun): ReviewInput {
  const { config, ports, host, line } = run;
  const { source, board: _board, statusUntil: _statusUntil, ...rest } = ports;
  return {
    ...rest,
    subject: { source },
    seats: config.panel.map(({ slot, binding }) => ({ slot, binding })),
    rules: config,
    settings: config.visible,
    withheld: withheldReason(run),
    host,
    signal: line.signal,
  };
}

async function reviewAndPublish(run: ActionRun, input: ReviewInput): Promise<ActionResult> {
  const outcome = await review(input);
  for (const remark of run.ports.source.remarks()) run.host.info(remark);
  const [{ reviewDocument }, { reviewLines }] = await Promise.all([
    import('../stages/report/review-document.ts'),
    import('../stages/report/log-lines.ts'),
  ]);
  const document = reviewDocument(outcome);
  for (const line of reviewLines(document)) run.host.info(line);
  // A token that secrets are withheld from can write nothing either.
  if (run.config.mode === 'analyse' || input.withheld !== null) {
    return resultOf(run, { document, receipt: null, verdict: outcome.verdict });
  }
  const published = await publishDocument(run, document, outcome.change);
  const { verdict } = published;
  // Publishing adds reasons and never takes one away.
  if (verdict.reasons.length > document.reasons.length) await writeReports({ ...outcome, verdict }, input);
  if (run.line.signal.aborted) await sayInterrupted(run, document.change.head.sha, verdict);
  return resultOf(run, { document, ...published });
}

/** An interrupted process has four seconds left. */
const LAST_WORDS_MS = 2_500;

/** The one thing that is written after an interrupt: else a check that others wait for would never come. */
async function sayInterrupted(run: ActionRun, headSha: string, { conclusion }: Verdict): Promise<void> {
  await sayStatus(run, run.ports.statusUntil(AbortSignal.timeout(LAST_WORDS_MS)), {
    headSha,
    conclusion,
    title: `${conclusion}: the run was interrupted`,
    summary: 'The run was interrupted before everything was read and said. Start it again.',
  });
}
