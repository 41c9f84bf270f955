import { Buffer } from 'node:buffer';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SMALL, SMALL_TREES } from '../support/action-small.ts';
import { type BitbucketCloudServer, startBitbucketCloud } from '../support/bitbucket-cloud/server.ts';
import type { BitbucketCloudOptions } from '../support/bitbucket-cloud/types.ts';
import { type GitRepo, makeGitRepo } from '../support/git-repo.ts';
import { CLEAN_REVIEW, type ModelServer, startModelServer } from '../support/model-server.ts';
import { type PipeEnd, pipelineVariables, runPipe } from '../support/pipe-runner.ts';

/** Writes are a tenth of a second apart, and the machine has more to do. */
jest.setTimeout(60_000);

const TOKEN = 'canary-bitbucket-0123456789';
const KEY = 'canary-anthropic-0123456789';
const BRANCH = 'feature';

/** Nobody on this machine. */
const STRANGER = 12_345;

type Variables = Readonly<Record<string, string>>;

describe('shells/bitbucket-pipe on Cloud', () => {
  let repository: GitRepo;
  let commits: readonly string[];
  let models: ModelServer;
  let server: BitbucketCloudServer;
  let folder: string;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'quorate-pipe-'));
    repository = makeGitRepo();
    commits = repository.commit(...SMALL_TREES);
    models = await startModelServer();
    await open();
  });
  afterEach(async () => {
    await server.close();
    await models.close();
    repository.dispose();
    rmSync(folder, { recursive: true, force: true });
  });

  async function open(options: Partial<BitbucketCloudOptions> = {}): Promise<void> {
    const [base = '', head = ''] = commits;
    server = await startBitbucketCloud({
      repository: repository.dir,
      base,
      head,
      token: TOKEN,
      sourceBranch: BRANCH,
      ...options,
    });
  }

  async function reopen(options: Partial<BitbucketCloudOptions>): Promise<void> {
    await server.close();
    await open(options);
  }

  const say = (findings: readonly unknown[]): void =>
    models.script({}, { kind: 'ok', text: JSON.stringify({ findings, approved: findings.length === 0 }) });

  /** Variables of a pipeline for the pull request; `null` takes one away. */
  function variables(changes: Readonly<Record<string, string | null>> = {}): Variables {
    const [base = '', head = ''] = commits;
    const all = {
      ...pipelineVariables({
        apiUrl: server.apiUrl,
        commit: head,
        branch: BRANCH,
        folder: repository.dir,
        pullRequest: { number: 7, destination: 'main', base },
      }),
      BITBUCKET_ACCESS_TOKEN: TOKEN,
      ANTHROPIC_API_KEY: KEY,
      ANTHROPIC_BASE_URL: models.baseUrl('anthropic'),
      PANEL: 'opus=anthropic/claude-opus-5-5@high',
      TRIAGE_SLOT: 'none',
      ...changes,
    };
    return Object.fromEntries(
      Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
    );
  }

  const openai = () => ({ OPENAI_API_KEY: KEY, OPENAI_BASE_URL: models.baseUrl('openai') });

  const run = (changes: Readonly<Record<string, string | null>> = {}): Promise<PipeEnd> =>
    runPipe(folder, variables(changes));

  const notes = () => server.state.comments.filter(({ inline, deleted }) => inline === null && !deleted);
  const inline = () => server.state.comments.filter(({ inline: place }) => place !== null);

  it('reviews the pull request of the pipeline, and says so in every place', async () => {
    say(SMALL);
    const end = await run();

    expect(end.exitCode).toBe(1);
    expect(end.lastLine).toMatch(/^✖ block: /);
    expect(end.stdout).toContain('opus   anthropic/claude-opus-5-5@high at http://127.0.0.1');
    expect(end.stdout).toContain('Bitbucket Cloud: pull request 7 of acme/shop');
    expect(end.stdout).toMatch(/^BLOCK$/m);
    expect(end.stdout).toContain('acme/shop #7');
    expect(end.outputs).toMatchObject({
      conclusion: 'block',
      approved: 'false',
      'head-sha': commits[1],
      'posted-count': String(inline().length),
      'pr-version': '',
      'report-dir': join(folder, 'report'),
    });
    expect(inline().length).toBeGreaterThan(0);
    expect(notes()).toHaveLength(1);
    expect(server.state.builds.at(-1)).toMatchObject({ commit: commits[1], state: 'FAILED' });
    expect(readdirSync(join(folder, 'report'))).toEqual(
      expect.arrayContaining(['review.json', 'triage.json', 'findings.sarif', 'ops.json', 'state.json']),
    );
    expect(server.contractComplaints()).toEqual([]);
  });

  it('has the first seat judge the findings where nobody says otherwise', async () => {
    say(SMALL);
    const end = await run({ TRIAGE_SLOT: null, PANEL: 'gpt=openai/gpt-6.2-sol@high', ...openai() });
    const questions = models.calls.filter(({ task }) => task !== 'review');

    expect(end.stdout).toContain('opus is not on the panel: gpt runs the triage agent');
    expect(questions.map(({ task, model }) => [task, model])).toEqual([['triage-decisions', 'gpt-6.2-sol']]);
    expect(end.outputs['accepted-count']).toBe(String(SMALL.length));
  });

  it('ends with success where nothing was found', async () => {
    models.script({}, { kind: 'ok', text: CLEAN_REVIEW });
    const end = await run();

    expect([end.exitCode, end.lastLine, end.stderr]).toEqual([0, '✔ pass', '']);
    expect(end.outputs).toMatchObject({ conclusion: 'pass', 'posted-count': '0' });
  });

  it.each([
    ['of the branch', { BITBUCKET_PR_ID: null }],
    ['of the commit', { BITBUCKET_PR_ID: null, BITBUCKET_BRANCH: null }],
    [
      'by the number that is given',
      { BITBUCKET_PR_ID: null, PR_NUMBER: '7', BITBUCKET_COMMIT: '0'.repeat(40) },
    ],
  ])('finds the open pull request %s', async (_, changes) => {
    models.script({}, { kind: 'ok', text: CLEAN_REVIEW });
    const end = await run(changes);

    expect(end.lastLine).toBe('✔ pass');
    expect(end.stdout).toContain('pull request 7 of acme/shop');
  });

  it.each([
    ['the branch "gone"', { BITBUCKET_BRANCH: 'gone' }],
    ['the commit 000000000000', { BITBUCKET_BRANCH: null, BITBUCKET_COMMIT: '0'.repeat(40) }],
  ])('skips with success where %s has no open pull request', async (words, changes) => {
    const end = await run({ BITBUCKET_PR_ID: null, ...changes });

    expect([end.exitCode, end.lastLine]).toEqual([0, `✔ skipped: ${words} has no open pull request`]);
    expect(end.outputs).toMatchObject({ conclusion: 'skipped', approved: 'false' });
    expect([models.calls.length, server.writes().length]).toEqual([0, 0]);
  });

  it('reviews the newest of several, and says which', async () => {
    const pulls = [7, 5].map((id) => ({
      id,
      state: 'OPEN',
      source: { branch: { name: BRANCH }, repository: { uuid: '{1}' } },
      destination: { repository: { uuid: '{1}' } },
    }));
    server.fault({
      method: 'GET',
      path: /\/pullrequests(?:\?|$)/,
      action: { status: 200, body: { values: pulls } },
    });
    models.script({}, { kind: 'ok', text: CLEAN_REVIEW });
    const end = await run({ BITBUCKET_PR_ID: null });

    expect(end.stdout).toContain('has 2 open pull requests (7, 5): the newest, 7, is reviewed');
    expect(end.lastLine).toBe('✔ pass');
  });

  it('leaves a head that is newer to its own run', async () => {
    server.push(commits[2] ?? '');
    const end = await run();

    expect(end.exitCode).toBe(1);
    expect(end.lastLine).toMatch(/^✖ incomplete: newer commits arrived/);
    expect([models.calls.length, server.writes().length]).toEqual([0, 0]);
  });

  it('skips a closed pull request', async () => {
    server.closePullRequest('MERGED');
    const end = await run();

    expect([end.exitCode, end.lastLine]).toEqual([0, '✔ skipped: the pull request is merged']);
    expect(server.writes()).toEqual([]);
  });

  it.each([
    [
      'a wrong token',
      { BITBUCKET_ACCESS_TOKEN: 'canary-wrong-0123456789' },
      /401.*BITBUCKET_ACCESS_TOKEN.*BITBUCKET_API_TOKEN/,
    ],
    ['another repository', { BITBUCKET_REPO_SLUG: 'other' }, /check workspace, repository and number/],
    ['another number', { PR_NUMBER: '8' }, /check workspace, repository and number/],
  ] as const)('says in one line what to do about %s', async (_, changes, words) => {
    const end = await run(changes);

    expect(end.exitCode).toBe(1);
    expect(end.lastLine).toMatch(/^✖ incomplete: /);
    expect(end.lastLine).toMatch(words);
    expect(end.outputs.conclusion).toBe('incomplete');
  });

  it.each([
    [
      'a page to log in',
      { status: 200, body: '<html><body>Log in</body></html>' },
      /login page.*BITBUCKET_API_URL/,
    ],
    ['nothing', { status: 200, body: '' }, /not as Bitbucket Cloud describes it/],
    [
      'a scope that is missing',
      {
        status: 403,
        body: {
          type: 'error',
          error: { message: 'Your credentials lack one or more required privilege scopes.' },
        },
      },
      /403.*scopes.*pullrequest:write/,
    ],
  ] as const)('says in one line what to do about %s', async (_, action, words) => {
    server.fault({ path: /\/pullrequests\/7$/, times: 99, action });
    const end = await run();

    expect(end.exitCode).toBe(1);
    expect(end.lastLine).toMatch(/^✖ incomplete: /);
    expect(end.lastLine).toMatch(words);
  });

  it('says what to grant where nothing may be written, and shows all findings', async () => {
    say(SMALL);
    server.setScopes(['repository', 'pullrequest']);
    const end = await run();

    expect(end.exitCode).toBe(1);
    expect(end.stdout).toMatch(/^Warning: nothing was posted: .*pullrequest:write/m);
    expect(end.stdout).toContain('An empty cart makes this division by zero');
    expect(notes()).toEqual([]);
  });

  it.each(['fail', 'neutral'])(
    'asks nobody where the secrets are withheld (on-incomplete: %s)',
    async (word) => {
      const end = await run({ BITBUCKET_ACCESS_TOKEN: '', ANTHROPIC_API_KEY: '', ON_INCOMPLETE: word });

      expect(end.exitCode).toBe(2);
      expect(end.stderr).toMatch(/^✖ BITBUCKET_ACCESS_TOKEN: no credentials.*pipelines of a fork/m);
      expect(end.outputs).toEqual({ conclusion: 'incomplete', approved: 'false' });
      expect([server.requests.length, models.calls.length]).toEqual([0, 0]);
    },
  );

  it('keeps a secret to itself, in every form and in every place', async () => {
    await reopen({ auth: 'api-token', email: 'ada@acme.example' });
    const pair = Buffer.from(`ada@acme.example:${TOKEN}`).toString('base64');
    say([
      { ...SMALL[0], issue: `The header is Basic ${pair} and the key ${KEY}; ${encodeURIComponent(TOKEN)}.` },
    ]);
    server.fault({
      method: 'POST',
      path: /\/statuses\/build$/,
      times: 99,
      action: { status: 400, body: { type: 'error', error: { message: `bad: Basic ${pair}` } } },
    });
    const credentials = {
      BITBUCKET_ACCESS_TOKEN: null,
      BITBUCKET_EMAIL: 'ada@acme.example',
      BITBUCKET_API_TOKEN: TOKEN,
    };
    const end = await run(credentials);

    expect(inline().length).toBeGreaterThan(0);
    const files = readdirSync(join(folder, 'report'), { recursive: true, withFileTypes: true });
    const written = files
      .filter((file) => file.isFile())
      .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'));
    const places = [
      end.stdout,
      end.stderr,
      JSON.stringify(end.outputs),
      JSON.stringify(server.state),
      ...written,
    ];
    for (const text of places) {
      for (const form of [
        TOKEN,
        KEY,
        pair,
        pair.slice(0, 20),
        Buffer.from(TOKEN).toString('base64').slice(0, 20),
      ]) {
        expect(text.split(form)).toHaveLength(1);
      }
    }
  });

  it('runs nothing that a variable says', async () => {
    const sentinel = join(folder, 'sentinel');
    const command = `$(touch ${sentinel})`;
    for (const value of [
      command,
      `\`touch ${sentinel}\``,
      `'; touch ${sentinel}; '`,
      `["${command}"]`,
      `('${command}' b)`,
    ]) {
      for (const name of [
        'PR_NUMBER',
        'PANEL',
        'LANGUAGE',
        'BITBUCKET_BRANCH',
        'REPORT_DIR',
        'BITBUCKET_REPO_SLUG',
      ]) {
        await run({ BITBUCKET_PR_ID: null, DRY_RUN: 'true', [name]: value });
      }
    }

    expect(existsSync(sentinel)).toBe(false);
  });

  it('goes on where later steps get nothing', async () => {
    models.script({}, { kind: 'ok', text: CLEAN_REVIEW });
    mkdirSync(join(folder, 'taken'));
    const end = await run({ BITBUCKET_PIPELINES_VARIABLES_PATH: join(folder, 'taken') });

    expect([end.exitCode, end.lastLine]).toEqual([0, '✔ pass']);
    expect(end.stdout).toContain('Warning: the variables for later steps could not be written');
  });

  it('tells those who wait for its status that it was interrupted', async () => {
    const controller = new AbortController();
    models.script({}, { kind: 'silence', after: 'nothing' });
    const ended = runPipe(folder, variables(), { signal: controller.signal });
    while (models.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    controller.abort(new Error('interrupted'));
    const end = await ended;

    expect(end.exitCode).toBe(1);
    expect(end.lastLine).toMatch(/^✖ incomplete: /);
    expect(server.state.builds.at(-1)).toMatchObject({ state: 'FAILED', commit: commits[1] });
    expect(notes()).toEqual([]);
  });

  it('shows what would be sent, and sends it nowhere', async () => {
    const end = await run({ DRY_RUN: 'true' });

    expect([end.exitCode, end.lastLine]).toEqual([0, '✔ skipped: dry-run: nothing was sent to a model']);
    expect([models.calls.length, server.writes().length]).toEqual([0, 0]);
  });

  it('posts what another step has reviewed', async () => {
    say(SMALL);
    const analysed = await run({ MODE: 'analyse' });
    const before = server.writes().length;
    const published = await run({ MODE: 'publish', ANTHROPIC_API_KEY: null });

    expect([analysed.exitCode, before]).toEqual([1, 0]);
    expect([published.exitCode, published.outputs.conclusion]).toEqual([1, 'block']);
    expect(inline().length).toBeGreaterThan(0);
  });

  it('posts nothing that was reviewed of another pull request', async () => {
    models.script({}, { kind: 'ok', text: CLEAN_REVIEW });
    await run({ MODE: 'analyse' });
    await reopen({ number: 9 });
    const end = await run({ MODE: 'publish', BITBUCKET_PR_ID: '9' });

    expect(end.exitCode).toBe(2);
    expect(end.stderr).toMatch(/^✖ review\.json: it is about pull request 7, and this run is about 9/m);
    expect(server.writes()).toEqual([]);
  });

  const asRoot = process.getuid?.() === 0 ? it : it.skip;

  asRoot('reads the clone that belongs to another user', async () => {
    models.script({}, { kind: 'ok', text: CLEAN_REVIEW });
    const clone = join(folder, 'clone');
    cpSync(repository.dir, clone, { recursive: true });
    const entries = readdirSync(clone, { recursive: true, encoding: 'utf8' });
    for (const entry of ['.', ...entries]) chownSync(join(clone, entry), STRANGER, STRANGER);
    const end = await run({ BITBUCKET_CLONE_DIR: clone });

    expect(end.lastLine).toBe('✔ pass');
    expect(server.requests.filter(({ path }) => /\/(?:diff|diffstat|src)(?:\/|$)/.test(path))).toEqual([]);
  });

  it('warns of a token on the command line', async () => {
    models.script({}, { kind: 'ok', text: CLEAN_REVIEW });
    const argv = ['--bitbucket-access-token', TOKEN];
    const end = await runPipe(folder, variables({ BITBUCKET_ACCESS_TOKEN: null }), { argv });

    expect(end.lastLine).toBe('✔ pass');
    expect(end.stdout).toContain('Warning: --bitbucket-access-token shows the key');
    expect(end.stdout).not.toContain(TOKEN);
  });

  it('takes no argument that is no option', async () => {
    const end = await runPipe(folder, variables(), { argv: ['7'] });

    expect([end.exitCode, end.stderr]).toEqual([
      2,
      '✖ pull-request takes no "7": give the number as --pr-number N\n',
    ]);
  });
});
