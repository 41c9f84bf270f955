import { afterEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { buildUrl, publicUrl } from '../../../../../src/adapters/forge/bitbucket/cloud/board-pages.ts';
import { createBitbucketCloudStatus } from '../../../../../src/adapters/forge/bitbucket/cloud/status.ts';
import type { StatusReport } from '../../../../../src/domain/board.ts';
import {
  CANARY,
  closeAll,
  fault,
  HEAD,
  HEAD_ROUTE,
  PULL,
  pullRequest,
  ROOT,
  type Routes,
  scripted,
} from './board-bench.ts';

afterEach(closeAll);

const BUILDS = `${ROOT}/commit/${HEAD}/statuses/build`;
const PAGE = 'https://ci.example.com/runs/1';

const report = (fields: Partial<StatusReport> = {}): StatusReport => ({
  headSha: HEAD,
  conclusion: 'block',
  failsIncomplete: true,
  title: 'block: 1 finding',
  summary: '**One** finding.',
  annotations: [],
  url: PAGE,
  ...fields,
});

const STANDING = {
  type: 'build',
  key: 'Quorate',
  state: 'FAILED',
  name: 'Quorate',
  description: 'block: 1 finding',
  refname: 'feature',
  url: 'https://ci.example.com/runs/0',
};

const POSTED: Routes = {
  ...HEAD_ROUTE,
  [`GET ${PULL}`]: { body: pullRequest() },
  [`POST ${BUILDS}`]: { status: 201, body: STANDING },
};

describe('a build status on Bitbucket Cloud', () => {
  it('is written with the branch of its pull request and the page of the run', async () => {
    const { board, asked, sent } = await scripted(POSTED);
    await board.now();

    expect(await board.ensureStatus(report(), 'commit-status')).toEqual({
      kind: 'done',
      id: 'Quorate',
      url: null,
    });
    // The branch is known from looking at the pull request.
    expect(asked().slice(2)).toEqual([`GET ${BUILDS}/Quorate`, `POST ${BUILDS}`]);
    expect(sent(3)).toEqual({
      key: 'Quorate',
      state: 'FAILED',
      name: 'Quorate',
      description: 'block: 1 finding',
      refname: 'feature',
      url: PAGE,
    });
  });

  it.each([
    ['the same', {}, 'kept'],
    ['another page', { url: 'https://ci.example.com/runs/2' }, 'kept'],
    ['another state', { state: 'INPROGRESS' }, 'done'],
    ['another description', { description: 'pass' }, 'done'],
    ['no branch', { refname: undefined }, 'done'],
    ['another name', { name: 'Q' }, 'done'],
  ])('is written only where what stands says something else: %s', async (_, fields, kind) => {
    const { board, requests } = await scripted({
      ...POSTED,
      [`GET ${BUILDS}/Quorate`]: { body: { ...STANDING, ...fields } },
    });

    expect(await board.ensureStatus(report(), 'commit-status')).toMatchObject({ kind, id: 'Quorate' });
    expect(requests.some(({ method }) => method !== 'GET')).toBe(kind === 'done');
  });

  it.each([
    ['block', true, 'FAILED'],
    ['block', false, 'FAILED'],
    ['incomplete', true, 'FAILED'],
    ['incomplete', false, 'SUCCESSFUL'],
    ['skipped', true, 'SUCCESSFUL'],
    ['pass', true, 'SUCCESSFUL'],
  ] as const)('of %s (fails: %s) is %s', async (conclusion, failsIncomplete, state) => {
    const { board, requests } = await scripted(POSTED);

    await board.ensureStatus(report({ conclusion, failsIncomplete }), 'commit-status');

    expect(JSON.parse(requests.at(-1)?.body ?? '')).toMatchObject({ state });
  });

  it('keeps the lengths that Cloud takes', async () => {
    const statusName = `Q${'🐞'.repeat(200)}`;
    const { board, requests } = await scripted((origin) => ({ ...POSTED, [origin]: {} }), { statusName });

    const result = await board.ensureStatus(report({ title: '🐞'.repeat(300) }), 'commit-status');
    const body = JSON.parse(requests.at(-1)?.body ?? '');

    expect(result).toEqual({ kind: 'done', id: body.key, url: null });
    expect(body.key).toMatch(/^quorate-[0-9a-f]{32}$/);
    expect([body.key, body.name, body.description].map((text) => text.length)).toEqual([40, 254, 255]);
    expect(JSON.stringify(body)).not.toMatch(/\\ud8/);
  });

  it('is set without a pull request, on the page of its commit', async () => {
    const { api, requests } = await scripted(POSTED);

    const status = createBitbucketCloudStatus(api, { branch: () => 'main' });
    await status.ensureStatus(report({ url: null }), 'commit-status');
    await createBitbucketCloudStatus(api).ensureStatus(report({ url: null }), 'commit-status');

    const [named, unnamed] = requests
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => JSON.parse(body));
    expect(named).toMatchObject({
      url: expect.stringMatching(`/acme/shop/commits/${HEAD}$`),
      refname: 'main',
    });
    expect(unnamed).not.toHaveProperty('refname');
    expect(requests.some(({ path }) => path.includes('pullrequests'))).toBe(false);
  });

  it.each([
    [401, 'BITBUCKET_ACCESS_TOKEN'],
    [403, '`repository:write`'],
    [404, '`repository:write`'],
  ])('is denied where it cannot be written or read: %i', async (status, words) => {
    const body = fault(`no, ${CANARY}`);
    const writing = await scripted({ ...POSTED, [`POST ${BUILDS}`]: { status, body } });
    const reading = await scripted({ ...POSTED, [`GET ${BUILDS}/Quorate`]: { status, body } });

    const written = await writing.board.ensureStatus(report(), 'commit-status');
    const read = await reading.board.ensureStatus(report(), 'commit-status');

    // What cannot be seen may be missing: only writing tells.
    const expected = { kind: 'denied', remedy: expect.stringContaining(status === 404 ? '' : words) };
    expect(written).toMatchObject(expected);
    expect(read).toMatchObject(status === 404 ? { kind: 'done' } : expected);
    expect(JSON.stringify([written, read])).not.toContain(CANARY);
  });

  it('fails where nothing answers, and throws nothing', async () => {
    const { board } = await scripted({ ...POSTED, [`GET ${BUILDS}/Quorate`]: { status: 500, body: null } });

    expect(await board.ensureStatus(report(), 'commit-status')).toMatchObject({ kind: 'failed' });
  });
});

describe('addresses of builds', () => {
  const CLOUD = { baseUrl: 'https://api.bitbucket.org/2.0', workspace: 'acme', repo: 'shop' };

  it.each([
    'http://localhost:3000/x',
    'http://app.localhost/x',
    'https://ci/x',
    'https://ci.internal/x',
    'https://ci.local./x',
    'http://127.0.0.1/x',
    'http://10.1.2.3/x',
    'http://192.168.0.1/x',
    'http://172.20.0.1/x',
    'http://169.254.169.254/x',
    'http://[::1]/x',
    'https://ada:secret@ci.example.com/x',
    'ftp://ci.example.com/x',
    'javascript:alert(1)',
    '',
    `https://ci.example.com/${'x'.repeat(450)}`,
  ])('are public ones: not %s', (url) => {
    expect(publicUrl(url)).toBeNull();
    expect(buildUrl(CLOUD, { number: 7, sha: HEAD }, [url, PAGE])).toBe(PAGE);
    expect(buildUrl(CLOUD, { number: 7, sha: HEAD }, [url, null])).toBe(
      'https://bitbucket.org/acme/shop/pull-requests/7',
    );
  });

  it.each([
    [PAGE, PAGE],
    ['http://ci.example.com', 'http://ci.example.com/'],
    [
      'https://x.y/{repository.full_name}?a={commit}',
      'https://x.y/%7Brepository.full_name%7D?a=%7Bcommit%7D',
    ],
  ])('are taken as %s', (url, taken) => {
    expect(publicUrl(url)).toBe(taken);
  });

  it('are always public, short and of the web', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true })), (url) => {
        const taken = buildUrl({ ...CLOUD, baseUrl: 'http://127.0.0.1:9/2.0' }, { number: 7, sha: HEAD }, [
          url,
        ]);

        expect(taken).toMatch(/^https?:\/\/[^/]+\.[^/]+\//);
        expect(taken.length).toBeLessThanOrEqual(450);
        expect(taken).not.toMatch(/[{}]/);
      }),
    );
  });
});
