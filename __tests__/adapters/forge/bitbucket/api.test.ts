import { afterEach, describe, expect, it } from '@jest/globals';
import { createBitbucketCloudApi } from '../../../../src/adapters/forge/bitbucket/cloud/api.ts';
import { createHttp } from '../../../../src/adapters/http.ts';
import { createFakeClock } from '../../../support/fake-clock.ts';
import { startLoopback } from '../../../support/loopback-server.ts';
import { type Bench, CANARY, scripted } from './bench.ts';

let open: Bench[] = [];
afterEach(async () => {
  await Promise.all(open.map((bench) => bench.close()));
  open = [];
});

async function script(answers: Parameters<typeof scripted>[0]): Promise<Bench> {
  const bench = await scripted(answers);
  open.push(bench);
  return bench;
}

const ids = (items: readonly unknown[]): unknown[] => items.map((item) => (item as { id: number }).id);

describe('src/adapters/forge/bitbucket/cloud/api.ts', () => {
  it('follows the next page as the server names it, also behind an empty one, and keeps each item once', async () => {
    const { cloud, requests } = await script((origin) => [
      { body: { values: [{ id: 1 }, { id: 2 }], next: `${origin}/2.0/list?page=abc&pagelen=100` } },
      { body: { values: [], next: `${origin}/2.0/list?page=def` } },
      { body: { values: [{ id: 2 }, { id: 3 }] } },
    ]);

    expect(ids(await cloud.getAll('/list?q=x'))).toEqual([1, 2, 3]);
    expect(requests.map(({ path }) => path)).toEqual([
      '/2.0/list?q=x&pagelen=100',
      '/2.0/list?page=abc&pagelen=100',
      '/2.0/list?page=def',
    ]);
  });

  it('never asks for a next page elsewhere', async () => {
    const other = await startLoopback((_, response) => void response.end('{}'));
    for (const next of [
      `${other.origin}/2.0/list`,
      '//evil.example/2.0/list',
      'file:///etc/passwd',
      'nothing',
    ]) {
      const { cloud, requests } = await script([{ body: { values: [{ id: 1 }], next } }]);

      await expect(cloud.getAll('/list')).rejects.toThrow(/another address/);
      expect(requests).toHaveLength(1);
    }
    expect(other.requests).toEqual([]);
    await other.close();
  });

  it('takes no list for whole whose pages lead in a circle', async () => {
    const { cloud, requests } = await script((origin) => [
      { body: { values: [{ id: 1 }], next: `${origin}/2.0/list?page=2` } },
    ]);

    await expect(cloud.getAll('/list')).rejects.toThrow(/pages that lead in a circle/);
    expect(requests).toHaveLength(2);
  });

  it('fails as a whole where a page cannot be read', async () => {
    const { cloud } = await script((origin) => [
      { body: { values: [{ id: 1 }], next: `${origin}/2.0/list?page=2` } },
      { status: 403, body: { error: { message: 'no' } } },
    ]);

    await expect(cloud.getAll('/list')).rejects.toThrow(/403/);
  });

  it('does not take an answer without a list for an empty one', async () => {
    const { cloud, dc } = await script([{ body: {} }]);

    await expect(cloud.getAll('/list')).rejects.toThrow(/no list/);
    await expect(dc.getAll('/list')).rejects.toThrow(/no list/);
  });

  it('remembers what the token may do', async () => {
    const { cloud } = await script([
      { headers: { 'x-oauth-scopes': 'repository, pullrequest:write' }, body: {} },
    ]);

    expect(cloud.scopes()).toBeNull();
    await cloud.get('/x');
    expect(cloud.scopes()).toEqual(['repository', 'pullrequest:write']);
  });

  it('sends an API token with its address of mail', async () => {
    const server = await startLoopback((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
    const api = createBitbucketCloudApi({
      apiUrl: `${server.origin}/2.0`,
      workspace: 'acme',
      repo: 'shop',
      credentials: { kind: 'api-token', email: 'bot@example.com', token: CANARY },
      clock: createFakeClock(),
      random: () => 0.5,
      signal: new AbortController().signal,
      http: createHttp(),
    });

    await api.get('/user');

    const sent = server.requests[0]?.headers.authorization ?? '';
    expect(Buffer.from(sent.replace(/^Basic /, ''), 'base64').toString()).toBe(`bot@example.com:${CANARY}`);
    await server.close();
  });
});

describe('src/adapters/forge/bitbucket/dc/api.ts', () => {
  it('begins each page where the server says', async () => {
    const { dc, requests } = await script([
      { body: { values: [{ id: 5 }, { id: 4 }], isLastPage: false, nextPageStart: 9 } },
      { body: { values: [{ id: 4 }, { id: 3 }], isLastPage: true, nextPageStart: null } },
    ]);

    expect(ids(await dc.getAll('/activities'))).toEqual([5, 4, 3]);
    expect(requests.map(({ path }) => path)).toEqual([
      '/bitbucket/rest/activities?start=0&limit=500',
      '/bitbucket/rest/activities?start=9&limit=500',
    ]);
  });

  it('ends where the next page is the same or an earlier one', async () => {
    const { dc, requests } = await script([
      { body: { values: [{ id: 1 }], isLastPage: false, nextPageStart: 0 } },
    ]);

    expect(ids(await dc.getAll('/activities'))).toEqual([1]);
    expect(requests).toHaveLength(1);
  });

  it('learns who it is from any answer, also from a refusal', async () => {
    const { dc } = await script([{ status: 404, headers: { 'x-ausername': 'Quorate%20Bot' } }]);

    expect(dc.user()).toBeNull();
    await expect(dc.get('/x')).rejects.toThrow();
    expect(dc.user()).toBe('quorate bot');
  });

  it.each([
    [{ body: { version: '9.4.0' } }, { major: 9, minor: 4 }],
    [{ body: { version: 'SNAPSHOT' } }, null],
    [{ status: 404 }, null],
  ])('asks for the version once (%j)', async (answer, version) => {
    const { dc, requests } = await script([answer]);

    expect(await dc.version()).toEqual(version);
    expect(await dc.version()).toEqual(version);
    expect(requests).toHaveLength(1);
  });
});
