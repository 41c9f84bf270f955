import type { PullRequestSource } from '../../../../domain/ports.ts';
import { createPullRequestSource, type PullRequestSourceOptions } from '../../pull-request-source.ts';
import type { BitbucketCloudApi } from './api.ts';
import { openChange } from './change.ts';
import { readPullRequest } from './pull-request.ts';
import { scopeRemark } from './scopes.ts';

/** Unchanged lines around each change in what Cloud shows. */
const CONTEXT_LINES = 3;

/**
 * The change of a pull request on Bitbucket Cloud between the merge base and the head that it had when it was first
 * asked for: from a checkout where one holds it, else from the API.
 */
export function createBitbucketCloudSource(
  api: BitbucketCloudApi,
  options: PullRequestSourceOptions,
): PullRequestSource {
  let forkPath: string | null = null;
  const source = createPullRequestSource(
    {
      forge: 'bitbucket-cloud',
      server: 'Bitbucket Cloud',
      repository: `${api.workspace}/${api.repo}`,
      contextLines: CONTEXT_LINES,
      describe: async (number, pinnedHead) => {
        const pull = await readPullRequest(api, number, pinnedHead);
        forkPath = pull.forkPath;
        // Accounts of Cloud have no numbers.
        return { facts: pull.facts, authorId: null };
      },
      openChange: (parts) => openChange({ ...parts, api, forkPath }),
    },
    options,
  );
  return {
    ...source,
    // In the log only: a summary would tell everybody what there is to be had.
    remarks: () => {
      const scopes = scopeRemark(api.scopes());
      return [...source.remarks(), ...(scopes === null ? [] : [scopes])];
    },
  };
}
