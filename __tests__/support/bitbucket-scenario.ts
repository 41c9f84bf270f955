/** The pull request of the shared scenarios on both Bitbuckets: the command as a pipe or another CI starts it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HASTE, MODEL_KEYS } from './action-scenario.ts';
import { SMALL_TREES } from './action-small.ts';
import { BOT as CLOUD_BOT, NAMESAKE as CLOUD_NAMESAKE, GRACE } from './bitbucket-cloud/accounts.ts';
import { type BitbucketCloudServer, startBitbucketCloud } from './bitbucket-cloud/server.ts';
import type { BitbucketCloudOptions, CommentState as CloudComment } from './bitbucket-cloud/types.ts';
import { BEN, BOT as DC_BOT, NAMESAKE as DC_NAMESAKE } from './bitbucket-dc/accounts.ts';
import { startBitbucketDc } from './bitbucket-dc/server.ts';
import type {
  BitbucketDcServer,
  BitbucketDcServerOptions,
  CommentState as DcComment,
} from './bitbucket-dc/types.ts';
import { startBundle } from './bundle-process.ts';
import {
  type ForgeScenario,
  type OpenScenario,
  type Running,
  type Stood,
  visibleOf,
  withoutMark,
} from './forge-scenario.ts';
import { type GitRepo, makeGitRepo, type TreeFile } from './git-repo.ts';
import { type ModelServer, startModelServer } from './model-server.ts';

const TOKEN = 'canary-bitbucket-token-1';

/** What both have: a repository, models, a folder, and a process with the variables of its CI. */
type Ground = {
  readonly repository: GitRepo;
  readonly models: ModelServer;
  readonly folder: string;
  readonly commits: readonly string[];
  /** `variables` is told the number of the build: each has a page of its own. */
  start(
    variables: (build: number) => Readonly<Record<string, string>>,
    settings?: Readonly<Record<string, string>>,
  ): Running;
  dispose(): Promise<void>;
};

async function prepare(trees: Parameters<OpenScenario>[0]): Promise<Ground> {
  const folder = mkdtempSync(join(tmpdir(), 'quorate-pipe-'));
  const repository = makeGitRepo();
  const commits = repository.commit(
    ...(trees === 'small' ? SMALL_TREES : (trees as readonly (readonly TreeFile[])[])),
  );
  const models = await startModelServer();
  let runs = 0;
  return {
    repository,
    models,
    folder,
    commits,
    start: (variables, { cwd = repository.dir, ...settings } = {}) => {
      const home = join(folder, `run-${runs++}`);
      const file = `${home}.variables`;
      writeFileSync(file, '');
      const process = startBundle(['pull-request'], {
        cwd,
        preload: HASTE,
        environment: {
          CI: 'true',
          TMPDIR: folder,
          BITBUCKET_PIPELINES_VARIABLES_PATH: file,
          REPORT_DIR: home,
          PANEL: 'opus=anthropic/claude-opus-5-5@high, gpt=openai/gpt-6.2-sol@high',
          TRIAGE_SLOT: 'none',
          ANTHROPIC_BASE_URL: models.baseUrl('anthropic'),
          OPENAI_BASE_URL: models.baseUrl('openai'),
          ...upper(MODEL_KEYS),
          ...variables(runs),
          ...upper(settings),
        },
      });
      const end = process.end.then(({ code, stdout, stderr }) => ({
        code,
        stdout,
        stderr,
        outputs: readVariables(readFileSync(file, 'utf8')),
        shown: `${stdout}\n${stderr}`,
      }));
      return { process, end };
    },
    dispose: async () => {
      await models.close();
      repository.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function upper(settings: Readonly<Record<string, string>>): Record<string, string> {
  const named = Object.entries(settings).map(([name, value]) => [
    name.toUpperCase().replaceAll('-', '_'),
    value,
  ]);
  return Object.fromEntries(named);
}

/** `QUORATE_POSTED_COUNT=3` → `posted-count`. */
function readVariables(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => line !== '');
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^QUORATE_([A-Z_]+)=(.*)$/.exec(line) ?? [];
      if (name === undefined || value === undefined) throw new Error(`not an output: ${line}`);
      return [name.toLowerCase().replaceAll('_', '-'), value];
    }),
  );
}

type Part = Pick<ForgeScenario, 'repository' | 'models' | 'folder' | 'commits' | 'say'>;

function partOf({ repository, models, folder, commits }: Ground): Part {
  return {
    repository,
    models,
    folder,
    commits,
    say: (findings) => models.script({}, { kind: 'ok', text: JSON.stringify({ findings, approved: false }) }),
  };
}

const plain = (text: string): string =>
  text.replace(/127\.0\.0\.1:\d+/g, 'host').replace(/(?:commentId=|comment-)\d+/g, 'comment');

/** Bitbucket Cloud. */
export function openCloud(options: Partial<BitbucketCloudOptions> = {}): OpenScenario {
  return async (trees) => {
    const ground = await prepare(trees);
    const [base = '', head = ''] = ground.commits;
    const server = await startBitbucketCloud({
      repository: ground.repository.dir,
      base,
      head,
      token: TOKEN,
      ...options,
    });
    return cloudScenario(ground, server, options);
  };
}

const CLOUD_WHO = { stranger: GRACE, namesake: CLOUD_NAMESAKE, ourselves: CLOUD_BOT } as const;

function cloudScenario(
  ground: Ground,
  server: BitbucketCloudServer,
  options: Partial<BitbucketCloudOptions>,
): ForgeScenario {
  const { state } = server;
  const roots = () => state.comments.filter(({ parentId, deleted }) => parentId === null && !deleted);
  const inline = () => roots().filter((comment) => comment.inline !== null);
  const credentials =
    options.auth === 'api-token'
      ? { BITBUCKET_EMAIL: 'carol@example.com', BITBUCKET_API_TOKEN: TOKEN }
      : { BITBUCKET_ACCESS_TOKEN: TOKEN };
  const start: ForgeScenario['start'] = (settings) =>
    ground.start(
      (build) => ({
        BITBUCKET_API_URL: server.apiUrl,
        BITBUCKET_WORKSPACE: 'acme',
        BITBUCKET_REPO_SLUG: 'shop',
        BITBUCKET_REPO_FULL_NAME: 'acme/shop',
        BITBUCKET_PR_ID: '7',
        BITBUCKET_COMMIT: state.pullRequest.sourceSha,
        BITBUCKET_BRANCH: state.pullRequest.sourceBranch,
        BITBUCKET_CLONE_DIR: settings?.cwd ?? ground.repository.dir,
        BITBUCKET_BUILD_NUMBER: String(build),
        BITBUCKET_PIPELINE_UUID: '{7a4c1bb0-0000-4000-8000-000000000001}',
        BITBUCKET_STEP_UUID: '{7a4c1bb0-0000-4000-8000-000000000002}',
        ...credentials,
      }),
      settings,
    );
  const scenario: ForgeScenario = {
    ...partOf(ground),
    start,
    run: (settings) => start(settings).end,
    requests: () => server.requests,
    writes: server.writes,
    counted: (from) => server.requests.length - from,
    anyLook: /\/pullrequests\/7$/,
    anyWrite: {
      path: /^\/repositories\/.*(?:\/comments|\/reports\/|\/annotations|\/statuses\/build)/,
      body: /./,
    },
    lineRefusal: {
      method: 'POST',
      path: /\/comments$/,
      body: /"to":/,
      action: {
        status: 400,
        body: { type: 'error', error: { message: 'Bad request', fields: { inline: ['Invalid line'] } } },
      },
    },
    fault: server.fault,
    onRequest: server.onRequest,
    stood: () => inline().map(stoodOnCloud),
    notes: () =>
      roots()
        .filter((comment) => comment.inline === null)
        .map(({ text }) => ({ text: withoutMark(text), raw: text })),
    status: () => {
      const [build, report] = [state.builds.at(-1), state.reports.at(-1)];
      if (build === undefined) return null;
      const failed = build.state === 'FAILED';
      if (
        report !== undefined &&
        report.commit === build.commit &&
        (report.fields.result === 'FAILED') !== failed
      ) {
        throw new Error('report and build status say different things');
      }
      return { sha: build.commit, failed };
    },
    approvals: () => state.participants.filter((each) => each.state === 'approved').map(() => null),
    visible: () => visibleOf(scenario, plain),
    push: server.push,
    closePullRequest: () => {
      if (state.pullRequest.state === 'OPEN') server.closePullRequest('DECLINED');
    },
    denyWrites: () => server.setScopes(['repository', 'pullrequest']),
    resolve: (index) => server.resolve(GRACE, inline()[index]?.id ?? 0),
    reply: (index, text) => void server.reply(GRACE, inline()[index]?.id ?? 0, text),
    pasteInline: (who, raw) => void server.comment(CLOUD_WHO[who], { path: 'src/pay.ts', to: 4 }, raw),
    pasteNote: (who, raw) => void server.note(CLOUD_WHO[who], raw),
    editNote: (index, change) => {
      const note = roots().filter((comment) => comment.inline === null)[index];
      if (note === undefined) throw new Error('there is no such note');
      note.text = change(note.text);
      return note.text;
    },
    complaints: server.contractComplaints,
    dispose: async () => {
      await server.close();
      await ground.dispose();
    },
  };
  return scenario;
}

function stoodOnCloud({ id, inline, text, resolution }: CloudComment): Stood {
  const { path = '', from = null, to = null, startFrom = null, startTo = null } = inline ?? {};
  return {
    path,
    subject: from === null && to === null ? 'file' : 'line',
    side: to !== null ? 'RIGHT' : from !== null ? 'LEFT' : null,
    line: to ?? from,
    startLine: startTo ?? startFrom,
    resolved: resolution !== null,
    text: withoutMark(text),
    raw: text,
    link: `comment-${id}`,
  };
}

/** Bitbucket Data Center. */
export function openDc(options: Partial<BitbucketDcServerOptions> = {}): OpenScenario {
  return async (trees) => (await openDcWith(trees, options)).scenario;
}

/** Bitbucket Data Center, with the server behind the scenario. */
export async function openDcWith(
  trees: Parameters<OpenScenario>[0],
  options: Partial<BitbucketDcServerOptions> = {},
): Promise<{ readonly scenario: ForgeScenario; readonly server: BitbucketDcServer }> {
  const ground = await prepare(trees);
  const [base = '', head = ''] = ground.commits;
  const server = await startBitbucketDc({
    repository: ground.repository.dir,
    base,
    head,
    token: TOKEN,
    contextPath: '/bitbucket',
    mysql: true,
    ...options,
  });
  return { scenario: dcScenario(ground, server, options), server };
}

const DC_WHO = { stranger: BEN, namesake: DC_NAMESAKE, ourselves: DC_BOT } as const;

function dcScenario(
  ground: Ground,
  server: BitbucketDcServer,
  options: Partial<BitbucketDcServerOptions>,
): ForgeScenario {
  const { state } = server;
  const inline = () => state.comments.filter(({ anchor }) => anchor !== null);
  const start: ForgeScenario['start'] = (settings) =>
    ground.start(
      (build) => ({
        BITBUCKET_DC_URL: server.serverUrl,
        BITBUCKET_DC_TOKEN: TOKEN,
        BITBUCKET_PROJECT: options.project ?? 'ACME',
        BITBUCKET_REPO: 'shop',
        BITBUCKET_PR_ID: '7',
        BUILD_URL: `https://jenkins.example.com/job/review/${build}/`,
      }),
      settings,
    );
  const scenario: ForgeScenario = {
    ...partOf(ground),
    start,
    run: (settings) => start(settings).end,
    requests: () => server.requests,
    writes: server.writes,
    counted: (from) => server.requests.length - from,
    anyLook: /\/pull-requests\/7$/,
    anyWrite: { path: /^\/(?:api|insights)\//, body: /./ },
    lineRefusal: {
      method: 'POST',
      path: /\/comments$/,
      body: /"lineType"/,
      action: {
        status: 400,
        body: {
          errors: [
            {
              context: 'anchor',
              message: 'The line is not part of the diff',
              exceptionName: 'com.atlassian.bitbucket.validation.ArgumentValidationException',
            },
          ],
        },
      },
    },
    fault: server.fault,
    onRequest: server.onRequest,
    stood: () => inline().map(stoodOnDc),
    notes: () =>
      state.comments
        .filter(({ anchor }) => anchor === null)
        .map(({ text }) => ({ text: withoutMark(text), raw: text })),
    status: () => {
      const [build, report] = [state.builds.at(-1), state.reports.at(-1)];
      if (build === undefined) return null;
      const failed = build.fields.state === 'FAILED';
      if (
        report !== undefined &&
        report.commit === build.commit &&
        (report.fields.result === 'FAIL') !== failed
      ) {
        throw new Error('report and build status say different things');
      }
      return { sha: build.commit, failed };
    },
    approvals: () =>
      [...state.pullRequest.participants, ...state.pullRequest.reviewers]
        .filter(({ status }) => status === 'APPROVED')
        .map(({ lastReviewedCommit }) => lastReviewedCommit),
    visible: () => visibleOf(scenario, plain),
    push: server.push,
    closePullRequest: () => {
      if (state.pullRequest.state === 'OPEN') server.closePullRequest('DECLINED');
    },
    denyWrites: () =>
      server.fault({
        ...scenario.anyWrite,
        times: 999,
        action: {
          status: 403,
          body: {
            errors: [
              {
                context: null,
                message: 'You are not permitted to access this resource',
                exceptionName: 'com.atlassian.bitbucket.AuthorisationException',
              },
            ],
          },
        },
      }),
    resolve: (index) => server.resolve(BEN, inline()[index]?.id ?? 0),
    reply: (index, text) => void server.reply(BEN, inline()[index]?.id ?? 0, text),
    pasteInline: (who, raw) => void server.comment(DC_WHO[who], { path: 'src/pay.ts', line: 4 }, raw),
    pasteNote: (who, raw) => void server.note(DC_WHO[who], raw),
    editNote: (index, change) => {
      const note = state.comments.filter(({ anchor }) => anchor === null)[index];
      if (note === undefined) throw new Error('there is no such note');
      note.text = change(note.text);
      note.version += 1;
      return note.text;
    },
    complaints: server.contractComplaints,
    dispose: async () => {
      await server.close();
      await ground.dispose();
    },
  };
  return scenario;
}

function stoodOnDc({ id, anchor, text, threadResolved }: DcComment): Stood {
  const { path = '', line = null, fileType = null, multilineMarker = null } = anchor ?? {};
  return {
    path,
    subject: line === null ? 'file' : 'line',
    side: line === null ? null : fileType === 'FROM' ? 'LEFT' : 'RIGHT',
    line,
    startLine: multilineMarker?.startLine ?? null,
    resolved: threadResolved,
    text: withoutMark(text),
    raw: text,
    link: `commentId=${id}`,
  };
}
