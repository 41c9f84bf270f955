import { ON_PULL_REQUESTS, type SettingSpec, type Surface } from './setting-spec.ts';

const ON_BITBUCKET: readonly Surface[] = ['pipe'];

/** Where the pull request is and who may read and write there, in the order in which help shows them. */
export const FORGE_SETTINGS: readonly SettingSpec[] = [
  {
    name: 'github-token',
    only: ['action'],
    kind: 'secret',
    fallback: '',
    help: 'Token that reads the pull request and writes to it; the one of the workflow run unless given',
  },
  {
    name: 'bitbucket-access-token',
    only: ON_BITBUCKET,
    kind: 'secret',
    fallback: '',
    help: 'Bitbucket Cloud: access token of the repository, project or workspace, with the scopes `repository` and `pullrequest:write`',
  },
  {
    name: 'bitbucket-email',
    only: ON_BITBUCKET,
    kind: 'text',
    fallback: '',
    placeholder: 'EMAIL',
    personal: true,
    help: 'Bitbucket Cloud: e-mail address of the account whose API token is given',
  },
  {
    name: 'bitbucket-api-token',
    only: ON_BITBUCKET,
    kind: 'secret',
    fallback: '',
    help: 'Bitbucket Cloud: API token of an account, in place of an access token, with the scopes `read:repository:bitbucket`, `read:pullrequest:bitbucket` and `write:pullrequest:bitbucket`',
  },
  {
    name: 'bitbucket-api-url',
    only: ON_BITBUCKET,
    kind: 'url',
    fallback: 'https://api.bitbucket.org/2.0',
    placeholder: 'URL',
    help: 'Bitbucket Cloud: where its API is',
  },
  {
    name: 'bitbucket-dc-url',
    only: ON_BITBUCKET,
    kind: 'url',
    fallback: '',
    placeholder: 'URL',
    help: 'Bitbucket Data Center: address of the server, with its context path where it has one; makes the run one for Data Center',
  },
  {
    name: 'bitbucket-dc-token',
    only: ON_BITBUCKET,
    kind: 'secret',
    fallback: '',
    help: 'Bitbucket Data Center: HTTP access token that may read the repository',
  },
  {
    name: 'bitbucket-project',
    only: ON_BITBUCKET,
    kind: 'text',
    fallback: '',
    placeholder: 'KEY',
    help: 'Bitbucket Data Center: key of the project; `~user` for a personal repository',
  },
  {
    name: 'bitbucket-repo',
    only: ON_BITBUCKET,
    kind: 'text',
    fallback: '',
    placeholder: 'SLUG',
    help: 'Bitbucket Data Center: slug of the repository',
  },
  {
    name: 'bitbucket-pr-id',
    only: ON_BITBUCKET,
    kind: 'text',
    fallback: '',
    placeholder: 'N',
    help: 'Number of the pull request; Pipelines sets it in those for pull requests. Without it the open pull request of the branch',
  },
  {
    name: 'pr-number',
    only: ON_PULL_REQUESTS,
    kind: 'text',
    fallback: '',
    placeholder: 'N',
    help: 'Number of the pull request, for runs that no pull request started (`workflow_dispatch`, custom pipelines)',
  },
];

/** What is written to a Bitbucket beside comments. */
export const BITBUCKET_WRITES: readonly SettingSpec[] = [
  {
    name: 'pr-update',
    only: ON_BITBUCKET,
    kind: 'flag',
    fallback: '',
    help: 'Keep a short block in the description of the pull request that says how it stands, every other byte as it is; `true` on Data Center, `false` on Cloud unless given',
  },
  {
    name: 'blocker-tasks',
    only: ON_BITBUCKET,
    kind: 'flag',
    fallback: 'false',
    help: 'Bitbucket Data Center: blocking findings stand as tasks, which can hold up the merge',
  },
];
