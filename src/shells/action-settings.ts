import type { RepositoryConfig } from '../domain/contracts.generated.ts';
import { type PullRequestConfig, readPullRequestConfig } from './pull-request-settings.ts';
import { withRepository } from './repository-settings.ts';
import { fillValues, type RawSettings } from './setting-values.ts';
import type { Keyless } from './settings.ts';

/** What a run of the action is told, checked. */
export type ActionConfig = PullRequestConfig & { readonly token: string };

export type ActionReading =
  | { readonly config: ActionConfig; readonly problems: readonly [] }
  | { readonly config: null; readonly problems: readonly string[] };

const NO_TOKEN =
  'github-token: no token was given. Leave the input out to use that of the workflow run, or pass one from the secrets of the repository';

/**
 * Reads the settings of the action, with those of the repository where they are known, and reports every problem at
 * once. `keyless` says why no key can be expected.
 */
export function readActionSettings(
  given: RawSettings,
  keyless: Keyless | null,
  repository: RepositoryConfig | null = null,
): ActionReading {
  const problems: string[] = [];
  const { raw, decisions } = withRepository(given, repository);
  const value = fillValues(raw, problems);
  const config = readPullRequestConfig(value, {
    surface: 'action',
    problems,
    keyless,
    prUpdate: false,
    repository,
    decisions,
  });
  if (value('github-token') === '') problems.push(NO_TOKEN);
  if (problems.length > 0) return { config: null, problems };
  return { config: { ...config, token: value('github-token') }, problems: [] };
}
