import type { PullRequestSource } from '../../../../domain/ports.ts';
import { createPullRequestSource, type PullRequestSourceOptions } from '../../pull-request-source.ts';
import type { BitbucketDcApi } from './api.ts';
import { CONTEXT_LINES, openChange } from './change.ts';
import { readPullRequest } from './pull-request.ts';

/**
 * The change of a pull request on Bitbucket Data Center between the merge base and the head that it had when it was
 * first asked for: from a checkout where one holds it, else from the API.
 */
export function createBitbucketDcSource(
  api: BitbucketDcApi,
  options: PullRequestSourceOptions,
): PullRequestSource {
  return createPullRequestSource(
    {
      forge: 'bitbucket-dc',
      server: 'Bitbucket Data Center',
      repository: `${api.project}/${api.repo}`,
      contextLines: CONTEXT_LINES,
      describe: (number) => readPullRequest(api, number),
      openChange: (parts) => openChange({ ...parts, api }),
    },
    options,
  );
}
