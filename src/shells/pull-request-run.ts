import { dayOf } from '../domain/day.ts';
import { ForgeError } from '../domain/errors.ts';
import type { Verdict } from '../domain/outcome.ts';
import type { PullRequestFacts } from '../domain/pull-request.ts';
import type { ReviewInput } from '../domain/run.ts';
import { logSafe } from '../lib/text.ts';
import { review, writeReports } from '../review.ts';
import { type SettledRun, settleRun } from './pull-request-file.ts';
import {
  type PullRequestResult,
  type PullRequestRun,
  publishDocument,
  resultOf,
  versionAfter,
} from './pull-request-result.ts';
import type { PullRequestConfig } from './pull-request-settings.ts';
import { sayStatus, skippedStatus } from './pull-request-status.ts';
import { configurationOf, withRegistry } from './rule-registry.ts';

/** Reviews a pull request, publishes, or both, as `mode` says. */
export async function runOnPullRequest(given: PullRequestRun): Promise<PullRequestResult> {
  const facts = await given.ports.source.pullRequest();
  const skip = skipReason(facts, given.config);
  if (skip !== null) return skipRun(given, facts, skip);
  const run = await settleRun(given);
  if (run.config.mode === 'publish') {
    return (await import('./pull-request-publish.ts')).publishFile(run, facts);
  }
  const input = inputOf(run);
  if (!run.config.dryRun) return reviewAndPublish(run, facts, input);
  const { dryRun } = await import('./cli-run.ts');
  await dryRun(run.line, input);
  return skipRun(run, facts, { reason: 'dry-run: nothing was sent to a model', isFinal: false });
}

type Skip = {
  readonly reason: string;
  /** Whether the pull request may be merged as it is, so that who waits for our status must be told. */
  readonly isFinal: boolean;
};

function skipReason({ state, draft, labels }: PullRequestFacts, config: PullRequestConfig): Skip | null {
  if (state !== 'open') return { reason: `the pull request is ${state}`, isFinal: false };
  if (draft && !config.reviewDrafts) return { reason: 'the pull request is a draft', isFinal: false };
  if (config.skipLabel !== null && labels.includes(config.skipLabel)) {
    return { reason: `the pull request has the label ${JSON.stringify(config.skipLabel)}`, isFinal: true };
  }
  return null;
}

async function skipRun(run: PullRequestRun, facts: PullRequestFacts, skip: Skip): Promise<PullRequestResult> {
  if (skip.isFinal && run.config.mode !== 'analyse') {
    await sayStatus(run, run.ports.board, skippedStatus(facts.head.sha, skip.reason));
  }
  return { ...skippedResult(skip.reason, facts.head.sha), prVersion: facts.version };
}

/** A result without a review. */
export function skippedResult(reason: string, headSha: string | null): PullRequestResult {
  return {
    conclusion: 'skipped',
    headSha,
    prVersion: null,
    document: null,
    receipt: null,
    exitCode: 0,
    summary: () => `### Quorate: skipped\n\nNot reviewed: ${reason}.\n`,
    annotations: [],
    reasons: [reason],
    remedy: null,
    outcome: null,
  };
}

/** What the forge refuses or cannot give leaves a review that did not happen: incomplete, never a crash. */
export async function resultOrFault(
  run: () => Promise<PullRequestResult>,
  config: Pick<PullRequestConfig, 'onIncomplete'>,
  signal: AbortSignal,
): Promise<PullRequestResult> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    const reason = signal.aborted ? 'the run was interrupted' : error.message;
    return {
      ...skippedResult(reason, null),
      conclusion: 'incomplete',
      exitCode: config.onIncomplete === 'neutral' ? 0 : 1,
      remedy: error.remedy,
      summary: () =>
        `### Quorate: incomplete\n\nNothing was concluded.\n\n${asCode(`${reason}\n${error.remedy}`)}\n`,
    };
  }
}

/** Text of a server, which may hold anything, as a code block. */
function asCode(text: string): string {
  return text
    .split('\n')
    .map((row) => `    ${logSafe(row)}`)
    .join('\n');
}

function inputOf(run: SettledRun): ReviewInput {
  const { config, ports, host, line, withheld } = run;
  const { source, board: _board, statusUntil: _statusUntil, ...rest } = ports;
  return {
    ...rest,
    subject: { source },
    seats: config.panel.map(({ slot, binding }) => ({ slot, binding })),
    rules: withRegistry(config, run.registry),
    settings: config.visible,
    today: dayOf(rest.clock),
    configuration: configurationOf(config.configFile, run.file, run.registry),
    toolLogs: run.toolLogs,
    withheld,
    host,
    signal: line.signal,
  };
}

async function reviewAndPublish(
  run: PullRequestRun,
  facts: PullRequestFacts,
  input: ReviewInput,
): Promise<PullRequestResult> {
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
    const { verdict } = outcome;
    if (facts.version !== null) await writeReports(outcome, input, facts.version);
    return resultOf(run, { document, receipt: null, verdict, facts, outcome });
  }
  const published = await publishDocument(run, document, outcome.change);
  const { verdict } = published;
  const prVersion = versionAfter(facts, published.receipt);
  // Publishing adds reasons and never takes one away.
  if (verdict.reasons.length > document.reasons.length || prVersion !== null) {
    await writeReports({ ...outcome, verdict }, input, prVersion);
  }
  if (run.line.signal.aborted) await sayInterrupted(run, document.change.head.sha, verdict);
  return resultOf(run, { document, ...published, facts, outcome });
}

/** An interrupted process has four seconds left. */
const LAST_WORDS_MS = 2_500;

/** The one thing that is written after an interrupt: else a check that others wait for would never come. */
async function sayInterrupted(run: PullRequestRun, headSha: string, { conclusion }: Verdict): Promise<void> {
  await sayStatus(run, run.ports.statusUntil(AbortSignal.timeout(LAST_WORDS_MS)), {
    headSha,
    conclusion,
    title: `${conclusion}: the run was interrupted`,
    summary: 'The run was interrupted before everything was read and said. Start it again.',
  });
}
