import { createGitHubBoard } from '../adapters/forge/github/board.ts';
import { createGitHubApi } from '../adapters/forge/github/client.ts';
import { createGitHubSource, type GitHubSource } from '../adapters/forge/github/source.ts';
import type { CommentBoard, Host } from '../domain/ports.ts';
import type { ActionConfig } from './action-settings.ts';
import { composePanel, type Ports, random } from './compose.ts';
import type { PullRequestTrigger } from './github-event.ts';
import type { GitHubPlace } from './github-place.ts';
import type { CommandLine } from './io.ts';

/** The ports of a run on a pull request. */
export type GitHubPorts = Omit<Ports, 'source'> & {
  readonly source: GitHubSource;
  readonly board: CommentBoard;
  /** A board of its own for what is to be said after the run was interrupted. */
  readonly boardUntil: (signal: AbortSignal) => CommentBoard;
};

/**
 * Ports for a review of a pull request: the change, its comments, and the panel. In a file of its own, so that a review
 * of a local range does not load what it does not need.
 */
export function composeGitHub(
  config: ActionConfig,
  { place, trigger, host }: { place: GitHubPlace; trigger: PullRequestTrigger; host: Pick<Host, 'info'> },
  { environment, signal }: Pick<CommandLine, 'environment' | 'signal'>,
): GitHubPorts {
  const { http, ...ports } = composePanel(config);
  const { number, pinnedHead } = trigger;
  const common = { ...place, token: config.token, http, clock: ports.clock, random };
  const notify = (line: string): void => host.info(line);
  const connect = (until: AbortSignal) => createGitHubApi({ ...common, signal: until, notify });
  const api = connect(signal);
  return {
    ...ports,
    source: createGitHubSource(api, {
      number,
      ...(pinnedHead === null ? {} : { pinnedHead }),
      useWorkspace: trigger.mayUseWorkspace ? place.workspace : null,
      environment,
      signal,
    }),
    board: createGitHubBoard(api, { number }),
    boardUntil: (until) => createGitHubBoard(connect(until), { number }),
  };
}
