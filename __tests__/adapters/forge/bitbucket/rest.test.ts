import { afterEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { filePath, route } from '../../../../src/adapters/forge/bitbucket/rest.ts';
import { ForgeError } from '../../../../src/domain/errors.ts';
import { startLoopback } from '../../../support/loopback-server.ts';
import { type Answer, type Bench, CANARY, scripted } from './bench.ts';

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

/** The error that a read ended with; it does not name the token. */
async function errorOf(work: Promise<unknown>): Promise<ForgeError> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ForgeError)) throw new Error(`no ForgeError: ${String(error)}`);
  expect(`${error.message} ${error.remedy} ${error.stack ?? ''}`).not.toContain(CANARY);
  return error;
}

describe('src/adapters/forge/bitbucket/rest.ts', () => {
  it('asks the configured address as its own account', async () => {
    const { cloud, dc, requests } = await script([{ body: { id: 7 } }]);

    await cloud.get(`${cloud.repositoryPath}/pullrequests/7`);
    await dc.get(`${dc.repositoryPath}/pull-requests/7`);

    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /2.0/repositories/acme/shop/pullrequests/7',
      'GET /bitbucket/rest/api/latest/projects/~ada/repos/shop/pull-requests/7',
    ]);
    for (const { headers } of requests) {
      expect(headers).toMatchObject({ authorization: `Bearer ${CANARY}`, accept: 'application/json' });
      expect(headers['x-atlassian-token']).toBeUndefined();
    }
  });

  it('says on Data Center that a change is not made by a foreign page', async () => {
    const { cloud, dc, requests } = await script([{ status: 201, body: { id: 1 } }]);

    await dc.write('POST', '/x', { text: 'ä' });
    await cloud.write('DELETE', '/x');

    expect(requests[0]).toMatchObject({ body: '{"text":"ä"}' });
    expect(requests[0]?.headers).toMatchObject({
      'x-atlassian-token': 'no-check',
      'content-type': 'application/json',
    });
    expect(requests[1]).toMatchObject({ method: 'DELETE', body: '' });
  });

  it('takes an answer without a body for one', async () => {
    const { dc } = await script([{ status: 204 }, { status: 200, body: '' }]);

    expect(await dc.write('POST', '/x', {})).toMatchObject({ kind: 'answer', answer: { data: null } });
    expect((await dc.get('/x')).data).toBeNull();
  });

  it.each<[string, Answer, RegExp, RegExp]>([
    [
      'wrong token',
      { status: 401, body: { error: { message: 'Token is invalid' } } },
      /401: Token is invalid/,
      /App passwords/,
    ],
    [
      'no permission',
      { status: 403, body: { error: { message: 'No', detail: 'scope' } } },
      /403: No; scope/,
      /pullrequest:write/,
    ],
    ['nothing there', { status: 404, body: {} }, /answered 404$/, /workspace, repository and number/],
    [
      'a page to log in',
      { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>Log in</html>' },
      /JSON was expected, text\/html came/,
      /login page.*BITBUCKET_API_URL/,
    ],
    [
      'half a document',
      { status: 200, headers: { 'content-type': 'application/json' }, body: '{"id":' },
      /not a whole JSON document/,
      /try again/,
    ],
  ])('tells in one line what to do about %s', async (_, answer, message, remedy) => {
    const { cloud } = await script([answer]);

    const error = await errorOf(cloud.get('/repositories/acme/shop/pullrequests/7'));

    expect(error.message).toMatch(message);
    expect(error.message).not.toContain('\n');
    expect(error.remedy).toMatch(remedy);
  });

  it('reads the errors of Data Center, which are a list', async () => {
    const body = {
      errors: [
        { context: null, message: 'No such repository', exceptionName: 'x.NoSuchRepositoryException' },
      ],
    };
    const { dc } = await script([{ status: 404, body }]);

    const error = await errorOf(dc.get('/x'));

    expect(error.message).toContain('404: No such repository');
    expect(error.remedy).toContain('BITBUCKET_PROJECT');
  });

  it('does not hand on a token that the server quotes', async () => {
    const { cloud } = await script([{ status: 400, body: { error: { message: `bad ${CANARY}` } } }]);

    const error = await errorOf(cloud.get('/x'));
    const write = await cloud.write('POST', '/x', {});

    expect(error.message).toContain('bad ***');
    expect(JSON.stringify(write)).not.toContain(CANARY);
  });

  it('repeats reads on trouble that passes, and writes never', async () => {
    const { cloud, requests } = await script([
      { status: 503 },
      { reset: true },
      { body: { id: 1 } },
      { status: 503 },
    ]);

    expect((await cloud.get('/x')).data).toEqual({ id: 1 });
    expect(await cloud.write('POST', '/x', {})).toMatchObject({ kind: 'unclear' });
    expect(requests).toHaveLength(4);
  });

  it('waits as long as a limit says, or five seconds and then longer, and repeats what was refused', async () => {
    const { cloud, clock, requests, lines } = await script([
      { status: 429, headers: { 'retry-after': '7' } },
      { status: 429 },
      { status: 201, body: { id: 1 } },
    ]);

    expect(await cloud.write('POST', '/x', {})).toMatchObject({ kind: 'answer', answer: { status: 201 } });
    expect(clock.sleeps).toEqual([7_000, 10_000]);
    expect(requests).toHaveLength(3);
    expect(lines[0]).toBe('Bitbucket Cloud limits requests: waiting 7 s');
  });

  it('gives up where a limit outlasts the budget', async () => {
    const { cloud, requests } = await script([{ status: 429, headers: { 'retry-after': '3000' } }]);

    expect(await cloud.write('POST', '/x', {})).toMatchObject({ kind: 'limited' });
    await errorOf(cloud.get('/x'));
    expect(requests).toHaveLength(1);
  });

  it('asks Data Center at most four times a second', async () => {
    const { dc, clock, requests } = await script([{ body: {} }]);

    await Promise.all(Array.from({ length: 9 }, () => dc.get('/x')));

    expect(requests).toHaveLength(9);
    expect(clock.monotonicMs()).toBeGreaterThanOrEqual(8 * 250);
  });

  it('sends nothing once it is stopped', async () => {
    const { dc, requests, controller } = await script([{ body: {} }]);
    controller.abort();

    expect(await dc.write('POST', '/x', {})).toMatchObject({ kind: 'not-sent' });
    expect(requests).toHaveLength(0);
  });

  describe('redirects', () => {
    it('are followed within the origin with the token', async () => {
      const { cloud, requests } = await script([
        { status: 302, headers: { location: '/2.0/repositories/acme/shop/diff/a..b?topic=true' } },
        { status: 200, headers: { 'content-type': 'text/plain' }, body: 'diff --git' },
      ]);

      const { data } = await cloud.get('/x', { accept: 'text/plain' });

      expect(Buffer.from(data as Uint8Array).toString()).toBe('diff --git');
      expect(requests[1]).toMatchObject({ path: '/2.0/repositories/acme/shop/diff/a..b?topic=true' });
      expect(requests[1]?.headers.authorization).toBe(`Bearer ${CANARY}`);
    });

    it.each([301, 302, 303, 307, 308])('to another origin are refused (%i)', async (status) => {
      const other = await startLoopback((_, response) => void response.end('{}'));
      const { cloud } = await script([{ status, headers: { location: `${other.origin}/2.0/x` } }]);

      await errorOf(cloud.get('/x'));

      expect(other.requests).toEqual([]);
      await other.close();
    });
  });

  describe('names in addresses', () => {
    it('keep every value one segment', () => {
      fc.assert(
        fc.property(fc.string({ unit: 'binary', minLength: 1 }), (name) => {
          fc.pre(name !== '.' && name !== '..');
          const url = new URL(`http://host/a${route`/x/${name}/y`}`);

          expect(url.pathname.split('/')).toHaveLength(5);
          expect(url.search + url.hash).toBe('');
          expect(decodeURIComponent(url.pathname.split('/')[3] ?? '')).toBe(
            name.replace(/\p{Cs}/gu, '\ufffd'),
          );
        }),
      );
    });

    it.each(['.', '..'])('refuse %j, which leads elsewhere', (name) => {
      expect(() => route`/x/${name}`).toThrow(ForgeError);
      expect(filePath(`src/${name}/a.ts`)).toBeNull();
    });

    it('take a path apart at its slashes only', () => {
      expect(filePath('src/a b/#1?.ts')).toBe('src/a%20b/%231%3F.ts');
      for (const path of ['', '/etc/passwd', 'a//b', 'a/']) expect(filePath(path)).toBeNull();
    });
  });
});
