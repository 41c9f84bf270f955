/** The variables that Pipelines and other builds give a process, and `pull-request` run with them in this process. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CommandRun, runCommand } from './command-line.ts';

type Variables = Readonly<Record<string, string>>;

/** What differs between the pipelines of one repository. */
export type PipelineSetup = {
  readonly apiUrl: string;
  readonly commit: string;
  readonly branch: string;
  /** The folder of the clone. */
  readonly folder: string;
  /** In pipelines of pull requests only. */
  readonly pullRequest?: { readonly number: number; readonly destination: string; readonly base: string };
};

/** Everything that Pipelines sets by itself in the container of a pipe, by its own documentation. */
export function pipelineVariables(setup: PipelineSetup): Record<string, string> {
  const { apiUrl, commit, branch, folder, pullRequest } = setup;
  const own = {
    CI: 'true',
    BITBUCKET_BUILD_NUMBER: '17',
    BITBUCKET_CLONE_DIR: folder,
    BITBUCKET_COMMIT: commit,
    BITBUCKET_BRANCH: branch,
    BITBUCKET_WORKSPACE: 'acme',
    BITBUCKET_REPO_SLUG: 'shop',
    BITBUCKET_REPO_FULL_NAME: 'acme/shop',
    BITBUCKET_REPO_UUID: '{8f4c6a50-0000-4000-8000-000000000001}',
    BITBUCKET_REPO_OWNER: 'acme',
    BITBUCKET_REPO_OWNER_UUID: '{8f4c6a50-0000-4000-8000-000000000002}',
    BITBUCKET_REPO_IS_PRIVATE: 'true',
    BITBUCKET_PROJECT_KEY: 'SHOP',
    BITBUCKET_PROJECT_UUID: '{8f4c6a50-0000-4000-8000-000000000003}',
    BITBUCKET_GIT_HTTP_ORIGIN: 'http://bitbucket.org/acme/shop',
    BITBUCKET_GIT_SSH_ORIGIN: 'git@bitbucket.org:acme/shop.git',
    BITBUCKET_PIPELINE_UUID: '{8f4c6a50-0000-4000-8000-000000000004}',
    BITBUCKET_STEP_UUID: '{8f4c6a50-0000-4000-8000-000000000005}',
    BITBUCKET_STEP_RUN_NUMBER: '1',
    BITBUCKET_STEP_TRIGGERER_UUID: '{8f4c6a50-0000-4000-8000-000000000006}',
    BITBUCKET_DOCKER_HOST_INTERNAL: '10.32.0.1',
    BITBUCKET_PIPE_STORAGE_DIR: '/opt/atlassian/pipelines/agent/build/.bitbucket/pipelines/generated/pipe',
    BITBUCKET_PIPE_SHARED_STORAGE_DIR: '/opt/atlassian/pipelines/agent/build/.bitbucket/pipelines/shared',
    BITBUCKET_API_URL: apiUrl,
  };
  if (pullRequest === undefined) return own;
  return {
    ...own,
    BITBUCKET_PR_ID: String(pullRequest.number),
    BITBUCKET_PR_DESTINATION_BRANCH: pullRequest.destination,
    // Pipelines shortens this one.
    BITBUCKET_PR_DESTINATION_COMMIT: pullRequest.base.slice(0, 12),
  };
}

export type PipeEnd = CommandRun & {
  /** By the names of the documents, such as `posted-count`. */
  readonly outputs: Readonly<Record<string, string>>;
  /** The last line of the log. */
  readonly lastLine: string;
};

/** Runs the command with these variables; `folder` takes its report and its outputs. */
export async function runPipe(
  folder: string,
  variables: Variables,
  setup: { readonly signal?: AbortSignal; readonly argv?: readonly string[] } = {},
): Promise<PipeEnd> {
  const file = join(folder, 'variables');
  const { argv = [], signal } = setup;
  const run = await runCommand(['pull-request', ...argv], {
    environment: {
      TMPDIR: folder,
      REPORT_DIR: join(folder, 'report'),
      BITBUCKET_PIPELINES_VARIABLES_PATH: file,
      ...variables,
    },
    ...(signal === undefined ? {} : { signal }),
  });
  return {
    ...run,
    outputs: readVariables(existsSync(file) ? readFileSync(file, 'utf8') : ''),
    lastLine: run.stdout.trimEnd().split('\n').at(-1) ?? '',
  };
}

/** `QUORATE_POSTED_COUNT=3` → `posted-count`; a line of another form is an error. */
export function readVariables(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => line !== '');
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^QUORATE_([A-Z_]+)=(.*)$/.exec(line) ?? [];
      if (name === undefined || value === undefined) throw new Error(`not an output: ${line}`);
      return [name.toLowerCase().replaceAll('_', '-'), value];
    }),
  );
}
