import {
  type BitbucketCloudApi,
  CLOUD_WORDS,
  createBitbucketCloudApi,
} from '../adapters/forge/bitbucket/cloud/api.ts';
import { createBitbucketCloudBoard } from '../adapters/forge/bitbucket/cloud/board.ts';
import { findCloudPullRequests } from '../adapters/forge/bitbucket/cloud/find.ts';
import { createBitbucketCloudSource } from '../adapters/forge/bitbucket/cloud/source.ts';
import { createBitbucketCloudStatus } from '../adapters/forge/bitbucket/cloud/status.ts';
import { type BitbucketDcApi, createBitbucketDcApi } from '../adapters/forge/bitbucket/dc/api.ts';
import { createBitbucketDcBoard } from '../adapters/forge/bitbucket/dc/board.ts';
import { findDcPullRequests } from '../adapters/forge/bitbucket/dc/find.ts';
import { createBitbucketDcSource } from '../adapters/forge/bitbucket/dc/source.ts';
import { createBitbucketDcStatus } from '../adapters/forge/bitbucket/dc/status.ts';
import { readProblems } from '../adapters/forge/bitbucket/problem.ts';
import { createRestApi, type RestApi } from '../adapters/forge/bitbucket/rest.ts';
import type { Http } from '../adapters/http.ts';
import type { Clock, Host, PullRequestSource } from '../domain/ports.ts';
import type { CloudPlace, DcPlace } from './bitbucket-place.ts';
import { composePanel, random } from './compose.ts';
import type { CommandLine } from './io.ts';
import type { PipeConfig } from './pipe-settings.ts';
import type { PullRequestPorts } from './pull-request-result.ts';
import type { StatusBoard } from './pull-request-status.ts';

/** A pull request of a place, by its number. */
type Numbered = { readonly number: number; readonly pinnedHead: string | null };

/** A repository of a Bitbucket, before it is known which pull request a run is about. */
export type BitbucketConnection = {
  /** Numbers of the open pull requests of a branch or commit, the newest first. Throws `ForgeError`. */
  find(by: { readonly branch: string | null; readonly commit: string | null }): Promise<readonly number[]>;
  portsFor(wanted: Numbered): PullRequestPorts;
};

/** What the adapters of both servers are given. */
type Surroundings = {
  readonly http: Http;
  readonly clock: Clock;
  readonly random: () => number;
  readonly notify: (line: string) => void;
};

/** Makes sources and boards of one repository; which server it is decides the place. */
type Forge = Pick<BitbucketConnection, 'find'> & {
  source(options: Parameters<typeof createBitbucketCloudSource>[1]): PullRequestSource;
  board(number: number, source: PullRequestSource): PullRequestPorts['board'];
  statusUntil(signal: AbortSignal, number: number, source: PullRequestSource): StatusBoard;
};

/** Ports for a review of a pull request on a Bitbucket: the change, its comments, and the panel. */
export function connectBitbucket(
  config: PipeConfig,
  host: Pick<Host, 'info'>,
  { environment, signal }: Pick<CommandLine, 'environment' | 'signal'>,
): BitbucketConnection {
  const { http, ...ports } = composePanel(config);
  const around = { http, clock: ports.clock, random, notify: (line: string): void => host.info(line) };
  const { server, folder } = config.place;
  const forge =
    server.kind === 'cloud' ? cloudForge(server, around, signal) : dcForge(server, around, signal);
  return {
    find: forge.find,
    portsFor: ({ number, pinnedHead }) => {
      const pin = pinnedHead === null ? {} : { pinnedHead };
      const source = forge.source({ number, ...pin, useWorkspace: folder, environment, signal });
      const board = forge.board(number, source);
      return {
        ...ports,
        source,
        board,
        statusUntil: (until) => ({ ...forge.statusUntil(until, number, source), can: board.can }),
      };
    },
  };
}

function cloudForge(place: CloudPlace, around: Surroundings, signal: AbortSignal): Forge {
  const connect = (until: AbortSignal): BitbucketCloudApi =>
    createBitbucketCloudApi({ ...place, ...around, signal: until });
  const reports = (until: AbortSignal): RestApi | null =>
    place.reportsProxy === null ? null : reportsApi(place.reportsProxy, around, until);
  const api = connect(signal);
  return {
    find: (by) => findCloudPullRequests(api, by),
    source: (options) => createBitbucketCloudSource(api, options),
    board: (number, source) =>
      createBitbucketCloudBoard(api, {
        number,
        insights: reports(signal),
        knownHead: async () => (await source.pullRequest()).head.sha,
      }),
    statusUntil: (until, number, source) =>
      createBitbucketCloudStatus(connect(until), {
        number,
        insights: reports(until),
        branch: async () => (await source.pullRequest()).head.ref,
      }),
  };
}

/** The API for reports through the proxy of Pipelines, which adds the credentials to plain http. */
function reportsApi(via: string, around: Surroundings, signal: AbortSignal): RestApi {
  return createRestApi({
    ...around,
    server: CLOUD_WORDS.server,
    baseUrl: 'http://api.bitbucket.org/2.0',
    authorization: null,
    secret: '',
    problems: readProblems(CLOUD_WORDS, ''),
    signal,
    paceMs: 0,
    via,
  });
}

function dcForge(place: DcPlace, around: Surroundings, signal: AbortSignal): Forge {
  const connect = (until: AbortSignal): BitbucketDcApi =>
    createBitbucketDcApi({ ...place, ...around, signal: until });
  const api = connect(signal);
  return {
    find: (by) => findDcPullRequests(api, by),
    source: (options) => createBitbucketDcSource(api, options),
    board: (number, source) =>
      createBitbucketDcBoard(api, {
        number,
        mergeBase: async () => (await source.identify()).mergeBase,
      }),
    statusUntil: (until) => createBitbucketDcStatus(connect(until)),
  };
}
