import type { StatusReport } from '../domain/board.ts';
import type { CommentBoard, Host } from '../domain/ports.ts';
import type { PullRequestPlace } from './pull-request-place.ts';
import type { PullRequestConfig } from './pull-request-settings.ts';

/** The part of a board that a status needs; what it can is told where there is more than one kind to set. */
export type StatusBoard = Pick<CommentBoard, 'ensureStatus'> & Partial<Pick<CommentBoard, 'can'>>;

/** What a status says beside what every one of a run has. */
export type StatusWords = Pick<StatusReport, 'headSha' | 'conclusion' | 'title' | 'summary'>;

/** The words for a commit that was not reviewed for a reason that is no fault. */
export function skippedStatus(headSha: string, reason: string): StatusWords {
  return {
    headSha,
    conclusion: 'skipped',
    title: `skipped: ${reason}`,
    summary: `Skipped: ${reason}.`,
  };
}

type StatusContext = {
  readonly config: PullRequestConfig;
  readonly place: PullRequestPlace;
  readonly host: Host;
};

/** Sees to the status of a commit outside of publishing; what hinders it is a warning. */
export async function sayStatus(
  { config, place, host }: StatusContext,
  board: StatusBoard,
  words: StatusWords,
): Promise<void> {
  const { ensureStatus } = await import('../stages/publish/status.ts');
  const { remarks, problem } = await ensureStatus(board, config.publish.status, {
    ...words,
    failsIncomplete: config.onIncomplete === 'fail',
    annotations: [],
    url: place.runUrl,
  });
  for (const remark of remarks) host.warn(remark);
  if (problem !== null) host.warn(`the status could not be set: ${problem}`);
}
