import type { Annotation } from '../domain/board.ts';
import type { ChangeSet } from '../domain/change.ts';
import type { RepositoryConfig, ReviewDocument } from '../domain/contracts.generated.ts';
import type { ReviewOutcome } from '../domain/outcome.ts';
import type { CommentBoard, Host, PullRequestSource } from '../domain/ports.ts';
import type { PullRequestFacts } from '../domain/pull-request.ts';
import { type Published, publishReview } from '../review.ts';
import type { Ports } from './compose.ts';
import type { CommandLine } from './io.ts';
import type { Result } from './pull-request-outputs.ts';
import type { PullRequestPlace } from './pull-request-place.ts';
import type { PullRequestConfig } from './pull-request-settings.ts';
import type { StatusBoard } from './pull-request-status.ts';

/** The concrete ports of a run on a pull request. */
export type PullRequestPorts = Omit<Ports, 'source'> & {
  readonly source: PullRequestSource;
  readonly board: CommentBoard;
  /** For what is to be said after the run was interrupted. */
  readonly statusUntil: (signal: AbortSignal) => StatusBoard;
};

/** What a run on a pull request works with. */
export type PullRequestRun = {
  readonly line: CommandLine;
  readonly config: PullRequestConfig;
  /** The settings again, with those of the repository. Throws `ConfigError` where the two do not go together. */
  readonly configWith: (repository: RepositoryConfig) => PullRequestConfig;
  readonly place: PullRequestPlace;
  readonly number: number;
  /** Why there is nobody to ask and who can mend it, where secrets are withheld from a run; null in every other. */
  readonly withheld: string | null;
  readonly ports: PullRequestPorts;
  readonly host: Host;
};

/** What a run on a pull request came to, ready to be shown. */
export type PullRequestResult = Omit<Result, 'reportDir'> & {
  readonly exitCode: 0 | 1;
  /** Markdown for the page of the run, the folder of the report files not yet known. */
  readonly summary: (reportDir: string | null) => string;
  /** For the log: findings that no comment says. */
  readonly annotations: readonly Annotation[];
  /** Why, one sentence each. */
  readonly reasons: readonly string[];
  /** What to do where something outside stood in the way; null where nothing did. */
  readonly remedy: string | null;
  /** The review that was made; null where this run made none. */
  readonly outcome: ReviewOutcome | null;
};

/** Posts a document's result, and says in the log what came of it. */
export async function publishDocument(
  run: PullRequestRun,
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
  readonly facts: PullRequestFacts;
  readonly outcome: ReviewOutcome | null;
};

/** The pull request's version as last seen: publishing may have moved it on; null where the forge counts none. */
export function versionAfter(facts: PullRequestFacts, receipt: Result['receipt']): number | null {
  return receipt?.prVersion ?? facts.version;
}

/** A review's result, with the page that shows it. */
export async function resultOf(run: PullRequestRun, judged: Judged): Promise<PullRequestResult> {
  const { receipt, verdict, facts } = judged;
  const document = { ...judged.document, ...verdict };
  const outcome = judged.outcome === null ? null : { ...judged.outcome, verdict };
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
    prVersion: versionAfter(facts, receipt),
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
    remedy: null,
    outcome,
  };
}
