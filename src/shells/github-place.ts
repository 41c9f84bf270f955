import { checkBaseUrl } from '../domain/endpoint.ts';
import type { Environment } from './setting-values.ts';

/** Where a workflow run is at home. */
export type GitHubPlace = {
  readonly owner: string;
  readonly repo: string;
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  readonly serverUrl: string;
  /** The page of this run; null where it has none. */
  readonly runUrl: string | null;
  /** The folder that a checkout is in. */
  readonly workspace: string | null;
  /** Where temporary files of this job go. */
  readonly temporary: string | null;
};

export type PlaceReading =
  | { readonly place: GitHubPlace; readonly problems: readonly [] }
  | { readonly place: null; readonly problems: readonly string[] };

const REPOSITORY = /^([A-Za-z0-9_.-]{1,100})\/([A-Za-z0-9_.-]{1,100})$/;
const RUN_ID = /^\d{1,20}$/;

/** Reads the runner's variables. On Enterprise Server they name that server; nothing assumes github.com. */
export function readPlace(environment: Environment, allowHttp: boolean): PlaceReading {
  const problems: string[] = [];
  const address = (name: string, fallback: string): string => {
    const checked = checkBaseUrl(environment[name] || fallback, { allowHttp });
    if (checked.ok) return checked.url;
    problems.push(`${name}: ${checked.problem}`);
    return fallback;
  };
  const apiUrl = address('GITHUB_API_URL', 'https://api.github.com');
  const graphqlUrl = address('GITHUB_GRAPHQL_URL', graphqlOf(apiUrl));
  const serverUrl = address('GITHUB_SERVER_URL', 'https://github.com');
  const [, owner, repo] = REPOSITORY.exec(environment.GITHUB_REPOSITORY ?? '') ?? [];
  if (owner === undefined || repo === undefined) {
    problems.push('GITHUB_REPOSITORY: it does not name a repository as owner/name');
    return { place: null, problems };
  }
  if (problems.length > 0) return { place: null, problems };
  const runId = environment.GITHUB_RUN_ID ?? '';
  return {
    place: {
      owner,
      repo,
      apiUrl,
      graphqlUrl,
      serverUrl,
      runUrl: RUN_ID.test(runId) ? `${serverUrl}/${owner}/${repo}/actions/runs/${runId}` : null,
      workspace: environment.GITHUB_WORKSPACE || null,
      temporary: environment.RUNNER_TEMP || null,
    },
    problems: [],
  };
}

/** Enterprise Server has `/api/v3` for one and `/api/graphql` for the other; github.com only differs in the path. */
function graphqlOf(apiUrl: string): string {
  return apiUrl.endsWith('/v3') ? `${apiUrl.slice(0, -'/v3'.length)}/graphql` : `${apiUrl}/graphql`;
}
