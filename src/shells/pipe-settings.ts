import type { RepositoryConfig } from '../domain/contracts.generated.ts';
import { tlsProblem } from '../domain/credentials.ts';
import { type BitbucketPlace, readBitbucketPlace } from './bitbucket-place.ts';
import { type PullRequestConfig, readNumber, readPullRequestConfig } from './pull-request-settings.ts';
import { withRepository } from './repository-settings.ts';
import { type Environment, fillValues, type RawSettings, type Values } from './setting-values.ts';
import { environmentName, settingsOf } from './settings-table.ts';

/** What names the pull request of a run: its number, or what an open one is looked up by. */
export type BitbucketTarget =
  | {
      readonly kind: 'number';
      readonly number: number;
      /** The head that the run was started for; null where nothing says so. */
      readonly pinnedHead: string | null;
    }
  | {
      readonly kind: 'look-up';
      readonly branch: string | null;
      readonly commit: string | null;
      readonly pinnedHead: string | null;
    };

/** What a run on a Bitbucket is told, checked. */
export type PipeConfig = PullRequestConfig & {
  readonly place: BitbucketPlace;
  readonly target: BitbucketTarget;
};

export type PipeReading =
  | { readonly config: PipeConfig; readonly problems: readonly [] }
  | { readonly config: null; readonly problems: readonly string[] };

/**
 * Reads settings and the variables of the build, with the settings of the repository where they are known, and reports
 * every problem at once. Pure.
 */
export function readPipeSettings(
  given: RawSettings,
  environment: Environment,
  repository: RepositoryConfig | null = null,
): PipeReading {
  const problems: string[] = [];
  const { raw, decisions } = withRepository(given, repository);
  const value = fillValues(raw, problems);
  const place = readBitbucketPlace(value, environment, problems);
  const isDc = value('bitbucket-dc-url') !== '';
  const config = readPullRequestConfig(value, {
    surface: 'pipe',
    problems,
    keyless: null,
    prUpdate: isDc,
    repository,
    decisions,
  });
  const target = readTarget(config.number, value, environment, problems);
  const tls = tlsProblem(environment);
  if (tls !== null) problems.push(tls);
  if (place === null || target === null || problems.length > 0) {
    return { config: null, problems: problems.map(inVariables) };
  }
  return { config: { ...config, place, target }, problems: [] };
}

const NAMES: ReadonlySet<string> = new Set(settingsOf('pipe').map(({ name }) => name));

/** Problems begin with the name of a setting; here people know it as a variable. */
function inVariables(problem: string): string {
  return problem.replace(/^[a-z][a-z0-9-]*(?=: )/, (name) =>
    NAMES.has(name) ? environmentName(name) : name,
  );
}

const SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

function readTarget(
  given: number | null,
  value: Values,
  environment: Environment,
  problems: string[],
): BitbucketTarget | null {
  const before = problems.length;
  const own = readNumber('bitbucket-pr-id', value, problems);
  const isPipelines = value('bitbucket-dc-url') === '';
  const { BITBUCKET_COMMIT = '' } = environment;
  const commit = SHA.test(BITBUCKET_COMMIT) ? BITBUCKET_COMMIT : null;
  // A build elsewhere may have merged first, and a custom pipeline runs on some other commit.
  const pinnedHead = isPipelines && (given === null || given === own) ? commit : null;
  const number = given ?? own;
  if (number !== null) return { kind: 'number', number, pinnedHead };
  const branch = environment.BITBUCKET_BRANCH?.trim() || null;
  if (branch !== null || commit !== null) return { kind: 'look-up', branch, commit, pinnedHead };
  // A number that is none was reported, or will be.
  if (problems.length === before && value('pr-number') === '') {
    problems.push(
      'pr-number: nothing names a pull request; set it, or run in a pipeline that sets BITBUCKET_PR_ID or BITBUCKET_BRANCH',
    );
  }
  return null;
}
