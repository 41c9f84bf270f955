import type { CloudCredentials } from '../domain/credentials.ts';
import { checkBaseUrl } from '../domain/endpoint.ts';
import { bitbucketCredentials } from './bitbucket-credentials.ts';
import type { PullRequestPlace } from './pull-request-place.ts';
import { type Environment, isTrue, type Values } from './setting-values.ts';
import { environmentName } from './settings-table.ts';

/** A repository at Bitbucket Cloud, and how to get there. */
export type CloudPlace = {
  readonly kind: 'cloud';
  readonly workspace: string;
  readonly repo: string;
  readonly apiUrl: string;
  readonly credentials: CloudCredentials;
  /** The proxy of Pipelines that takes reports without credentials; null outside of it. */
  readonly reportsProxy: string | null;
};

/** A repository of a Data Center, and how to get there. */
export type DcPlace = {
  readonly kind: 'dc';
  readonly serverUrl: string;
  readonly project: string;
  readonly repo: string;
  readonly token: string;
};

/** Where a run is at home. */
export type BitbucketPlace = PullRequestPlace & {
  readonly server: CloudPlace | DcPlace;
  /** The folder that a checkout may be in. */
  readonly folder: string;
};

/** Slugs and keys as both servers make them; Cloud also takes an id in braces, Data Center `~user`. */
const CLOUD_NAME = /^(?!\.{1,2}$)(?:[\w.-]{1,128}|\{[0-9a-f-]{36}\})$/i;
const DC_NAME = /^(?!\.{1,2}$)~?[\w.@+-]{1,128}$/;

/** Reads settings and the variables of the build; `problems` is added to, and the place is null where it has any. */
export function readBitbucketPlace(
  value: Values,
  environment: Environment,
  problems: string[],
): BitbucketPlace | null {
  const before = problems.length;
  const place =
    value('bitbucket-dc-url') === ''
      ? cloudPlace(value, environment, problems)
      : dcPlace(value, environment, problems);
  return problems.length === before ? place : null;
}

function cloudPlace(value: Values, environment: Environment, problems: string[]): BitbucketPlace | null {
  const credentials = bitbucketCredentials(value, environment, problems);
  const stray = ['bitbucket-dc-token', 'bitbucket-project', 'bitbucket-repo'].filter(
    (name) => value(name) !== '',
  );
  if (stray.length > 0) {
    problems.push(
      `bitbucket-dc-url: ${stray.map(environmentName).join(' and ')} ${stray.length > 1 ? 'are' : 'is'} given without it; set the address of the Data Center, or leave them out on Cloud`,
    );
  }
  const apiUrl = addressOf('bitbucket-api-url', value, problems);
  const [workspace, repo] = repositoryOf(environment);
  if (!CLOUD_NAME.test(workspace) || !CLOUD_NAME.test(repo)) {
    problems.push(
      'BITBUCKET_WORKSPACE and BITBUCKET_REPO_SLUG: they do not name a repository; Pipelines sets them, elsewhere set both (or BITBUCKET_DC_URL for a Data Center)',
    );
    return null;
  }
  if (credentials === null) return null;
  return {
    repository: `${workspace}/${repo}`,
    forge: 'bitbucket-cloud',
    runUrl: pipelinePage(workspace, repo, environment) ?? buildPage(environment),
    server: {
      kind: 'cloud',
      workspace,
      repo,
      apiUrl,
      credentials,
      reportsProxy: reportsProxy(apiUrl, environment),
    },
    folder: environment.BITBUCKET_CLONE_DIR || '.',
  };
}

/** Workspace and slug; empty where nothing names them. */
function repositoryOf(environment: Environment): readonly [string, string] {
  const { BITBUCKET_WORKSPACE, BITBUCKET_REPO_SLUG, BITBUCKET_REPO_FULL_NAME } = environment;
  const [owner = '', name = '', ...rest] = (BITBUCKET_REPO_FULL_NAME ?? '').trim().split('/');
  const whole = rest.length === 0 ? [owner, name] : ['', ''];
  return [BITBUCKET_WORKSPACE?.trim() || (whole[0] ?? ''), BITBUCKET_REPO_SLUG?.trim() || (whole[1] ?? '')];
}

function dcPlace(value: Values, environment: Environment, problems: string[]): BitbucketPlace {
  const serverUrl = addressOf('bitbucket-dc-url', value, problems);
  if (value('bitbucket-dc-token') === '') {
    problems.push(
      'bitbucket-dc-token: no token was given; make an HTTP access token of the repository that may read it',
    );
  }
  const stray = ['bitbucket-access-token', 'bitbucket-email', 'bitbucket-api-token'].filter(
    (name) => value(name) !== '',
  );
  if (stray.length > 0) {
    problems.push(
      `${stray.map(environmentName).join(', ')}: for Bitbucket Cloud, and BITBUCKET_DC_URL names a Data Center; leave one or the other out`,
    );
  }
  const [project, repo] = ['bitbucket-project', 'bitbucket-repo'].map((name) =>
    dcName(name, value(name), problems),
  );
  return {
    repository: `${project}/${repo}`,
    forge: 'bitbucket-dc',
    runUrl: buildPage(environment),
    server: {
      kind: 'dc',
      serverUrl,
      project: project ?? '',
      repo: repo ?? '',
      token: value('bitbucket-dc-token'),
    },
    folder: '.',
  };
}

function dcName(name: string, text: string, problems: string[]): string {
  const example =
    name === 'bitbucket-project' ? 'the key of the project, or ~user' : 'the slug of the repository';
  if (text === '') problems.push(`${name}: it is not given; set ${example}`);
  else if (!DC_NAME.test(text)) problems.push(`${name}: ${JSON.stringify(text)} is not ${example}`);
  return text;
}

function addressOf(name: string, value: Values, problems: string[]): string {
  const checked = checkBaseUrl(value(name), { allowHttp: isTrue(value('allow-http')) });
  if (checked.ok) return checked.url;
  problems.push(`${name}: ${checked.problem}`);
  return '';
}

/** The page of a pipeline; people look at bitbucket.org wherever the API is. */
function pipelinePage(workspace: string, repo: string, environment: Environment): string | null {
  const number = environment.BITBUCKET_BUILD_NUMBER ?? '';
  if (!/^[1-9]\d{0,9}$/.test(number)) return null;
  return `https://bitbucket.org/${encodeURIComponent(workspace)}/${encodeURIComponent(repo)}/pipelines/results/${number}`;
}

/** What Jenkins and Bamboo call the page of a build. */
const BUILD_PAGES = [
  'BUILD_URL',
  'bamboo_resultsUrl',
  'bamboo.resultsUrl',
  'bamboo_buildResultsUrl',
  'bamboo.buildResultsUrl',
];

/** The page of a build, where it is one that a browser opens and that holds no password. */
function buildPage(environment: Environment): string | null {
  for (const name of BUILD_PAGES) {
    const text = environment[name]?.trim() ?? '';
    if (!URL.canParse(text)) continue;
    const url = new URL(text);
    const isPage = url.protocol === 'https:' || url.protocol === 'http:';
    if (isPage && url.username === '' && url.password === '') return url.href;
  }
  return null;
}

const REPORTS_PORT = 29418;

/** Pipelines adds credentials to reports that are sent through it, and to nothing but those for its own Cloud. */
function reportsProxy(apiUrl: string, environment: Environment): string | null {
  const isPipeline = ['BITBUCKET_PIPELINE_UUID', 'BITBUCKET_BUILD_NUMBER'].some((name) => environment[name]);
  if (!isPipeline || !apiUrl.startsWith('https://api.bitbucket.org/')) return null;
  // A pipe is a container beside that of the step; only pipes are given a folder to keep things in.
  const isPipe = ['BITBUCKET_PIPE_STORAGE_DIR', 'BITBUCKET_PIPE_SHARED_STORAGE_DIR'].some(
    (name) => environment[name],
  );
  return `http://${isPipe ? 'host.docker.internal' : 'localhost'}:${REPORTS_PORT}`;
}
