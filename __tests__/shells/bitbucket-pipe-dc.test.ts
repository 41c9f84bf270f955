import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SMALL, SMALL_TREES } from '../support/action-small.ts';
import { startBitbucketDc } from '../support/bitbucket-dc/server.ts';
import type { BitbucketDcServer } from '../support/bitbucket-dc/types.ts';
import { type GitRepo, makeGitRepo } from '../support/git-repo.ts';
import { CLEAN_REVIEW, type ModelServer, startModelServer } from '../support/model-server.ts';
import { type PipeEnd, runPipe } from '../support/pipe-runner.ts';

/** Requests are a quarter of a second apart, and the machine has more to do. */
jest.setTimeout(90_000);

const TOKEN = 'canary-bitbucket-0123456789';

describe('shells/bitbucket-pipe on Data Center', () => {
  let repository: GitRepo;
  let models: ModelServer;
  let server: BitbucketDcServer;
  let folder: string;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'quorate-pipe-'));
    repository = makeGitRepo();
    const [base = '', head = ''] = repository.commit(...SMALL_TREES);
    models = await startModelServer();
    server = await startBitbucketDc({
      repository: repository.dir,
      base,
      head,
      token: TOKEN,
      contextPath: '/bitbucket',
      project: '~ada',
    });
  });
  afterEach(async () => {
    await server.close();
    await models.close();
    repository.dispose();
    rmSync(folder, { recursive: true, force: true });
  });

  const run = (changes: Readonly<Record<string, string>> = {}): Promise<PipeEnd> =>
    runPipe(folder, {
      BITBUCKET_DC_URL: server.serverUrl,
      BITBUCKET_DC_TOKEN: TOKEN,
      BITBUCKET_PROJECT: '~ada',
      BITBUCKET_REPO: 'shop',
      BITBUCKET_PR_ID: '7',
      BUILD_URL: 'https://jenkins.acme.example/job/review/12/',
      ANTHROPIC_API_KEY: 'canary-anthropic-0123456789',
      ANTHROPIC_BASE_URL: models.baseUrl('anthropic'),
      PANEL: 'opus=anthropic/claude-opus-5-5@high',
      TRIAGE_SLOT: 'none',
      ...changes,
    });

  const versionInState = (): unknown => {
    const state: unknown = JSON.parse(readFileSync(join(folder, 'report', 'state.json'), 'utf8'));
    return (state as { pr: { version: unknown } }).pr.version;
  };

  it('reviews the pull request, and tells the version that it then has', async () => {
    models.script({}, { kind: 'ok', text: JSON.stringify({ findings: SMALL, approved: false }) });
    const before = server.state.pullRequest.version;
    const end = await run();
    const { version, description } = server.state.pullRequest;

    expect([end.exitCode, end.outputs.conclusion]).toEqual([1, 'block']);
    expect(end.stdout).toContain('Bitbucket Data Center: pull request 7 of ~ada/shop');
    expect(version).toBe(before + 1);
    expect(description).toContain('Quorate');
    expect([end.outputs['pr-version'], versionInState()]).toEqual([String(version), version]);
    expect(server.state.comments.length).toBeGreaterThan(0);
    expect(server.contractComplaints()).toEqual([]);
  });

  it('leaves the description alone where it is told to, and still tells the version', async () => {
    models.script({}, { kind: 'ok', text: CLEAN_REVIEW });
    const before = server.state.pullRequest.version;
    const end = await run({ PR_UPDATE: 'false' });

    expect(end.lastLine).toBe('✔ pass');
    expect(server.state.pullRequest.version).toBe(before);
    expect([end.outputs['pr-version'], versionInState()]).toEqual([String(before), before]);
  });

  it('tells the version of a pull request that it only analyses', async () => {
    models.script({}, { kind: 'ok', text: CLEAN_REVIEW });
    const end = await run({ MODE: 'analyse' });
    const { version } = server.state.pullRequest;

    expect([end.outputs['pr-version'], versionInState()]).toEqual([String(version), version]);
    expect(server.writes()).toEqual([]);
  });

  it('finds the open pull request of a branch', async () => {
    models.script({}, { kind: 'ok', text: CLEAN_REVIEW });
    const branch = server.state.pullRequest.headBranch;
    const end = await run({ BITBUCKET_PR_ID: '', BITBUCKET_BRANCH: branch, MODE: 'analyse' });

    expect(end.lastLine).toBe('✔ pass');
    expect(end.stdout).toContain('pull request 7 of ~ada/shop');
  });

  it.each([
    ['a wrong token', { BITBUCKET_DC_TOKEN: 'canary-wrong-0123456789' }, /BITBUCKET_DC_TOKEN/],
    ['another project', { BITBUCKET_PROJECT: 'OTHER' }, /BITBUCKET_PROJECT/],
    ['another number', { BITBUCKET_PR_ID: '8' }, /BITBUCKET_PR_ID/],
  ] as const)('says in one line what to do about %s', async (_, changes, words) => {
    const end = await run(changes);

    expect([end.exitCode, end.outputs.conclusion]).toEqual([1, 'incomplete']);
    expect(end.lastLine).toMatch(/^✖ incomplete: /);
    expect(end.lastLine).toMatch(words);
    expect(end.stdout + end.stderr).not.toContain('canary');
  });
});
