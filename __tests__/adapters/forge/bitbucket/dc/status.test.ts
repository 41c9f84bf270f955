import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createBitbucketDcStatus } from '../../../../../src/adapters/forge/bitbucket/dc/status.ts';
import type { StatusReport } from '../../../../../src/domain/board.ts';
import { type Commits, closeAll, failure, HEAD, makeCommits, openBoard, scripted } from './board-bench.ts';

let commits: Commits;
beforeAll(() => {
  commits = makeCommits();
});
afterEach(closeAll);
afterAll(() => commits.repository.remove());

const report = (fields: Partial<StatusReport> = {}): StatusReport => ({
  headSha: commits.headSha,
  conclusion: 'block',
  failsIncomplete: true,
  title: '1 blocking finding',
  summary: 's',
  annotations: [],
  url: 'https://ci.example/run/1',
  ...fields,
});

describe('src/adapters/forge/bitbucket/dc/status.ts', () => {
  it('stores a build status with the branch that was reviewed, and leaves it where it is the same', async () => {
    const { dc, board } = await openBoard(commits);

    const first = await board.ensureStatus(report(), 'commit-status');
    const second = await board.ensureStatus(report(), 'commit-status');

    expect(first).toEqual({ kind: 'done', id: 'io.quorate.status', url: 'https://ci.example/run/1' });
    expect(second).toEqual({ ...first, kind: 'kept' });
    const third = await board.ensureStatus(report({ url: 'https://ci.example/run/2' }), 'commit-status');
    expect(third).toEqual({ ...first, kind: 'kept' });
    expect(dc.writes()).toHaveLength(1);
    expect(dc.state.builds).toMatchObject([
      {
        fields: {
          key: 'io.quorate.status',
          state: 'FAILED',
          url: 'https://ci.example/run/1',
          name: 'Quorate',
          description: '1 blocking finding',
          ref: 'refs/heads/feature',
        },
      },
    ]);
  });

  it('asks for the pull request once, however often it reports', async () => {
    const { dc, board } = await openBoard(commits);
    await board.now();
    for (const title of ['a', 'b']) await board.ensureStatus(report({ title }), 'commit-status');

    expect(dc.requests.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST', 'GET', 'POST']);
  });

  it.each<[Partial<StatusReport>, string]>([
    [{ conclusion: 'pass' }, 'SUCCESSFUL'],
    [{ conclusion: 'skipped' }, 'SUCCESSFUL'],
    [{ conclusion: 'block', failsIncomplete: false }, 'FAILED'],
    [{ conclusion: 'incomplete' }, 'FAILED'],
    [{ conclusion: 'incomplete', failsIncomplete: false }, 'UNKNOWN'],
  ])('calls %j %s', async (fields, state) => {
    const { dc, board } = await openBoard(commits);

    await board.ensureStatus(report(fields), 'commit-status');

    expect(dc.state.builds).toMatchObject([{ fields: { state } }]);
  });

  it.each([null, 'file:///tmp/run', `https://ci.example/${'x'.repeat(450)}`, 'no address'])(
    'leads to the pull request where the run has no page that the server takes (%s)',
    async (url) => {
      const { dc, board } = await openBoard(commits, { contextPath: '/bitbucket', project: '~ada' });

      await board.ensureStatus(report({ url }), 'commit-status');

      const page = `${dc.serverUrl}/users/ada/repos/shop/pull-requests/7/overview`;
      expect(dc.state.builds).toMatchObject([{ fields: { url: page } }]);
    },
  );

  it('names no branch of a fork', async () => {
    const { dc, board } = await openBoard(commits, { sourceRepository: { project: '~eve', repo: 'shop' } });

    await board.ensureStatus(report(), 'commit-status');

    expect(dc.state.builds[0]?.fields).not.toHaveProperty('ref');
  });

  it('needs no pull request', async () => {
    const { dc, api } = await openBoard(commits);
    const status = createBitbucketDcStatus(api);

    expect((await status.ensureStatus(report({ url: null }), 'commit-status')).kind).toBe('done');
    expect((await status.ensureStatus(report({ url: null }), 'check')).kind).toBe('done');
    const page = `${dc.serverUrl}/projects/ACME/repos/shop/commits/${commits.headSha}`;
    expect(dc.state.builds).toMatchObject([{ fields: { url: page } }]);
    expect(dc.state.reports).toMatchObject([{ fields: { link: page } }]);
  });

  it.each([
    [401, failure('AuthenticationException', 'x'), 'denied'],
    [403, failure('AuthorisationException', 'x'), 'denied'],
    [400, failure('ArgumentValidationException', 'x'), 'failed'],
  ] as const)('does not write where the read before it is refused with %d', async (status, body, kind) => {
    const path = `/api/latest/projects/ACME/repos/shop/commits/${HEAD}/builds`;
    const { api, asked } = await scripted({ [`GET ${path}`]: { status, body } });

    const result = await createBitbucketDcStatus(api).ensureStatus(
      report({ headSha: HEAD }),
      'commit-status',
    );

    expect(result.kind).toBe(kind);
    expect(asked()).toHaveLength(1);
  });

  it('cuts what is longer than the server takes, without characters that some databases do not store', async () => {
    const { dc, board } = await openBoard(commits, { mysql: true });

    await board.ensureStatus(report({ title: `🐞${'x'.repeat(400)}` }), 'commit-status');

    const { description } = dc.state.builds[0]?.fields ?? {};
    expect(description).toMatch(/^\\u\{1f41e\}x+…$/);
    expect(description).toHaveLength(255);
  });
});
