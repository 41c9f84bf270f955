import type { InitForge } from './init-forge.ts';
import { BITBUCKET_PIPELINE, GITHUB_WORKFLOW, JENKINSFILE } from './init-templates.generated.ts';

/** The file by which a forge starts a review, and what people do beside it. */
export type ForgeFile = {
  readonly path: string;
  readonly text: string;
  /** What stands in a file that starts a review already. */
  readonly mark: string;
  /** What is said above the text where another file is at the path. */
  readonly add: string;
  readonly next: readonly string[];
};

const KEYS = 'ANTHROPIC_API_KEY and OPENAI_API_KEY (the keys that are there decide who reviews)';
const COMMIT = 'Commit the files. The settings hold for pull requests to a branch that they are on.';

/** By forge. */
export const FORGE_FILES: { readonly [forge in InitForge]: ForgeFile } = {
  github: {
    path: '.github/workflows/quorate.yml',
    text: GITHUB_WORKFLOW,
    mark: 'quorate/quorate@',
    add: 'To review pull requests, put this into a workflow of its own under .github/workflows:',
    next: [
      `Set the secrets ${KEYS} under Settings > Secrets and variables > Actions.`,
      'For a panel of your own, other providers or forks see the examples in the README.',
      COMMIT,
    ],
  },
  'bitbucket-cloud': {
    path: 'bitbucket-pipelines.yml',
    text: BITBUCKET_PIPELINE,
    mark: 'quorate-pipe',
    add: 'To review pull requests, add the step of this to bitbucket-pipelines.yml:',
    next: [
      'Make a repository access token with the scopes pullrequest:write and repository, under Repository settings > Access tokens.',
      `Set the secured variables BITBUCKET_ACCESS_TOKEN, ${KEYS} under Repository settings > Repository variables.`,
      'Enable Pipelines under Repository settings > Pipelines > Settings.',
      COMMIT,
    ],
  },
  'bitbucket-dc': {
    path: 'Jenkinsfile',
    text: JENKINSFILE,
    mark: 'dist/index.js pull-request',
    add: 'To review pull requests, add the stage of this to the Jenkinsfile (any other CI: the same command and variables):',
    next: [
      'In the Jenkinsfile set BITBUCKET_DC_URL, BITBUCKET_PROJECT, BITBUCKET_REPO and the path of dist/index.js to your own.',
      'Make an HTTP access token in Bitbucket with the permission Repository read (write, for the block in the description).',
      'Set the Jenkins credentials quorate-bitbucket-token, anthropic-api-key and openai-api-key as secret texts.',
      COMMIT,
    ],
  },
};
