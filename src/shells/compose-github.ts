import { createSystemClock } from '../adapters/clock.ts';
import type { GitHubApi } from '../adapters/forge/github/api.ts';
import { createGitHubBoard } from '../adapters/forge/github/board.ts';
import { createGitHubApi } from '../adapters/forge/github/client.ts';
import { createGitHubSource } from '../adapters/forge/github/source.ts';
import { createGitHubStatus } from '../adapters/forge/github/status.ts';
import { createHttp, type Http } from '../adapters/http.ts';
import type { Clock, CommentBoard, Host } from '../domain/ports.ts';
import type { ActionConfig } from './action-settings.ts';
import { composePanel, random } from './compose.ts';
import type { PullRequestTrigger } from './github-event.ts';
import type { GitHubPlace } from './github-place.ts';
import type { CommandLine } from './io.ts';
import type { PullRequestPorts } from './pull-request-result.ts';

type Surroundings = { readonly place: GitHubPlace; readonly host: Pick<Host, 'info'> };

/** The API as long as the signal is quiet. */
function connect(config: ActionConfig, { place, host }: Surroundings, http: Http, clock: Clock) {
  const notify = (line: string): void => host.info(line);
  const common = { ...place, token: config.token, http, clock, random, notify };
  return (signal: AbortSignal): GitHubApi => createGitHubApi({ ...common, signal });
}

/** The status of a commit, for a run that is about no pull request. */
export function composeStatus(
  config: ActionConfig,
  surroundings: Surroundings,
  signal: AbortSignal,
): Pick<CommentBoard, 'ensureStatus'> {
  return createGitHubStatus(connect(config, surroundings, createHttp(), createSystemClock())(signal));
}

/**
 * Ports for a review of a pull request: the change, its comments, and the panel. In a file of its own, so that a review
 * of a local range does not load what it does not need.
 */
export function composeGitHub(
  config: ActionConfig,
  { trigger, ...surroundings }: Surroundings & { readonly trigger: PullRequestTrigger },
  { environment, signal }: Pick<CommandLine, 'environment' | 'signal'>,
): PullRequestPorts {
  const { http, ...ports } = composePanel(config);
  const { number, pinnedHead } = trigger;
  const connected = connect(config, surroundings, http, ports.clock);
  const api = connected(signal);
  return {
    ...ports,
    source: createGitHubSource(api, {
      number,
      ...(pinnedHead === null ? {} : { pinnedHead }),
      useWorkspace: trigger.mayUseWorkspace ? surroundings.place.workspace : null,
      environment,
      signal,
    }),
    board: createGitHubBoard(api, { number }),
    statusUntil: (until) => createGitHubStatus(connected(until)),
  };
}
