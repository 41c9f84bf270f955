import type { PullRequestSource } from '../../../domain/ports.ts';
import { createPullRequestSource, type PullRequestSourceOptions } from '../pull-request-source.ts';
import type { GitHubApi } from './api.ts';
import { ApiChange } from './api-change.ts';
import { readMergeBase, readPullRequest } from './pull-request.ts';

/** Unchanged lines around each change in what GitHub shows. */
const CONTEXT_LINES = 3;

/**
 * The change of a GitHub pull request between the merge base and the head that it had when it was first asked for:
 * from a checkout where one holds it, else from the API.
 */
export function createGitHubSource(api: GitHubApi, options: PullRequestSourceOptions): PullRequestSource {
  return createPullRequestSource(
    {
      forge: 'github',
      server: 'GitHub',
      repository: `${api.owner}/${api.repo}`,
      contextLines: CONTEXT_LINES,
      describe: async (number) => {
        const facts = await readPullRequest(api, number);
        const id = facts.author?.id ?? null;
        return { facts, authorId: id === null ? null : Number(id) };
      },
      openChange: async ({ mergeBase, ...parts }) =>
        new ApiChange({
          ...parts,
          api,
          mergeBase: mergeBase ?? (await readMergeBase(api, parts.facts)),
        }),
    },
    options,
  );
}
