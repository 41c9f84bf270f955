import type { Annotation } from '../domain/board.ts';
import type { ChangeSet } from '../domain/change.ts';
import type { ReviewDocument } from '../domain/contracts.generated.ts';
import type { Host } from '../domain/ports.ts';
import { type Published, publishReview } from '../review.ts';
import type { Result } from './action-outputs.ts';
import type { ActionConfig } from './action-settings.ts';
import type { GitHubPorts } from './compose-github.ts';
import type { PullRequestTrigger } from './github-event.ts';
import type { GitHubPlace } from './github-place.ts';
import type { CommandLine } from './io.ts';
import type { ReportFolder } from './report-folder.ts';

/** What a run of the action works with. */
export type ActionRun = {
  readonly line: CommandLine;
  readonly config: ActionConfig;
  readonly place: GitHubPlace;
  readonly trigger: PullRequestTrigger;
  readonly ports: GitHubPorts;
  readonly host: Host;
  readonly folder: ReportFolder;
};

/** What a run of the action came to, ready to be shown. */
export type ActionResult = Omit<Result, 'reportDir'> & {
  readonly exitCode: 0 | 1;
  /** Markdown for the page of the run, the folder of the report files not yet known. */
  readonly summary: (reportDir: string | null) => string;
  /** For the log: findings that no comment says. */
  readonly annotations: readonly Annotation[];
  /** Why, one sentence each. */
  readonly reasons: readonly string[];
};

/** Posts a document's result, and says in the log what came of it. */
export async function publishDocument(
  run: ActionRun,
  document: ReviewDocument,
  change: ChangeSet,
): Promise<Published> {
  const { config, ports, place, host, line } = run;
  const published = await publishReview({
    document,
    change,
    board: ports.board,
    rules: config.publish,
    onIncomplete: config.onIncomplete,
    detailsUrl: place.runUrl,
    host,
    signal: line.signal,
    dryRun: config.dryRun,
  });
  const { publishLines } = await import('../stages/report/log-lines.ts');
  for (const text of publishLines(published.receipt)) host.info(text);
  return published;
}

type Judged = Pick<Result, 'receipt'> & {
  readonly document: ReviewDocument;
  readonly verdict: Published['verdict'];
};

/** A review's result, with the page that shows it. */
export async function resultOf(run: ActionRun, judged: Judged): Promise<ActionResult> {
  const { receipt, verdict } = judged;
  const document = { ...judged.document, ...verdict };
  const [{ renderJobSummary }, { annotationsOf }] = await Promise.all([
    import('../stages/report/markdown-job.ts'),
    import('../stages/report/annotations.ts'),
  ]);
  const places = receipt?.places ?? [];
  const summary = (artifacts: string | null) =>
    renderJobSummary({
      document,
      places,
      permalink: (path, line) => run.ports.board.permalink(document.change.head.sha, path, line),
      remarks: receipt?.remarks ?? [],
      superseded: receipt?.superseded === true ? true : null,
      maxUnits: Number.POSITIVE_INFINITY,
      html: true,
      artifacts,
      denied: receipt?.denied ?? null,
    });
  return {
    conclusion: verdict.conclusion,
    headSha: document.change.head.sha,
    document,
    receipt,
    exitCode: verdict.exitCode,
    summary,
    // The status carries them where it could be written; the log is for the rest.
    annotations:
      receipt === null || receipt.denied !== null
        ? annotationsOf(document, places, Number.POSITIVE_INFINITY)
        : [],
    reasons: verdict.reasons,
  };
}
