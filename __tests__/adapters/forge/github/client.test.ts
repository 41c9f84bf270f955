import { Buffer } from 'node:buffer';
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { GitHubApi } from '../../../../src/adapters/forge/github/api.ts';
import { createGitHubApi, type GitHubApiOptions } from '../../../../src/adapters/forge/github/client.ts';
import { createHttp } from '../../../../src/adapters/http.ts';
import { ForgeError } from '../../../../src/domain/errors.ts';
import { createFakeClock, type FakeClock } from '../../../support/fake-clock.ts';
import {
  type Handler,
  type LoopbackServer,
  type RecordedRequest,
  startLoopback,
} from '../../../support/loopback-server.ts';

const TOKEN = 'ghs_canary0123456789';
const AT = { owner: 'octo', repo: 'hello' } as const;
const PULL = { ...AT, pull_number: 7 } as const;
const NOTE = { ...AT, issue_number: 7, body: 'hello' } as const;

type Answer = {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON unless it is a text or bytes. */
  readonly body?: unknown;
  /** Breaks the connection in place of an answer. */
  readonly reset?: boolean;
};

let servers: LoopbackServer[] = [];

afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
});

async function serve(handler: Handler): Promise<LoopbackServer> {
  const server = await startLoopback(handler);
  servers.push(server);
  return server;
}

function answerWith(
  response: ServerResponse,
  { status = 200, headers = {}, body = {}, reset }: Answer,
): void {
  if (reset === true) {
    response.destroy();
    return;
  }
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(status === 204 ? undefined : isRaw ? body : JSON.stringify(body));
}

type Bench = {
  readonly api: GitHubApi;
  readonly clock: FakeClock;
  readonly requests: readonly RecordedRequest[];
  readonly lines: string[];
  readonly controller: AbortController;
};

/** An API whose server gives the answers in turn, the last one again and again. */
async function script(answers: readonly Answer[], options: Partial<GitHubApiOptions> = {}): Promise<Bench> {
  let next = 0;
  const server = await serve((_, response) => {
    answerWith(response, answers[Math.min(next++, answers.length - 1)] ?? {});
  });
  return bench(server.origin, server.requests, options);
}

function bench(
  origin: string,
  requests: readonly RecordedRequest[],
  options: Partial<GitHubApiOptions> = {},
): Bench {
  const clock = createFakeClock();
  const lines: string[] = [];
  const controller = new AbortController();
  const api = createGitHubApi({
    apiUrl: `${origin}/api/v3`,
    graphqlUrl: `${origin}/api/graphql`,
    serverUrl: 'https://github.example/',
    ...AT,
    token: TOKEN,
    clock,
    random: () => 0.5,
    signal: controller.signal,
    http: createHttp(),
    notify: (line) => lines.push(line),
    ...options,
  });
  return { api, clock, requests, lines, controller };
}

/** The error that a read ended with; it names neither the token nor the server's address. */
async function errorOf(work: Promise<unknown>): Promise<ForgeError> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ForgeError)) throw new Error(`no ForgeError: ${String(error)}`);
  const told = `${error.message} ${error.remedy} ${error.stack ?? ''} ${JSON.stringify(error)}`;
  expect(told).not.toContain(TOKEN);
  return error;
}

const pull = (api: GitHubApi) => api.get('GET /repos/{owner}/{repo}/pulls/{pull_number}', PULL);
const files = (api: GitHubApi) => api.getAll('GET /repos/{owner}/{repo}/pulls/{pull_number}/files', PULL);
const note = (api: GitHubApi) => api.write('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', NOTE);

const page = (from: number, count: number): unknown[] =>
  Array.from({ length: count }, (_, index) => ({ id: from + index }));

describe('src/adapters/forge/github/client.ts', () => {
  describe('requests', () => {
    it('go to the configured address with token, version and media type', async () => {
      const { api, requests } = await script([{ body: { number: 7 } }]);

      const answer = await pull(api);

      expect(answer).toMatchObject({ status: 200, data: { number: 7 } });
      expect(requests).toHaveLength(1);
      expect(requests[0]).toMatchObject({
        method: 'GET',
        path: '/api/v3/repos/octo/hello/pulls/7',
        body: '',
      });
      expect(requests[0]?.headers).toMatchObject({
        authorization: `Bearer ${TOKEN}`,
        accept: 'application/vnd.github+json',
        'x-github-api-version': '2022-11-28',
        'user-agent': expect.stringMatching(/^quorate /),
      });
    });

    it('escape what stands in a path and write a body as JSON', async () => {
      const { api, requests } = await script([{ status: 201, body: { id: 1 } }]);

      await api.get('GET /repos/{owner}/{repo}/commits/{ref}', { ...AT, ref: 'a/../b?c#d' });
      await note(api);

      expect(requests[0]?.path).toBe('/api/v3/repos/octo/hello/commits/a%2F..%2Fb%3Fc%23d');
      expect(requests[1]).toMatchObject({
        method: 'POST',
        path: '/api/v3/repos/octo/hello/issues/7/comments',
        body: '{"body":"hello"}',
      });
      expect(requests[1]?.headers['content-type']).toBe('application/json; charset=utf-8');
    });

    it('without a token carry no authorization, and one with a line break is not sent', async () => {
      const open = await script([{}], { token: '' });
      await pull(open.api);
      const bad = await script([{}], { token: 'ghs_a\r\nx-evil: 1' });
      const error = await errorOf(pull(bad.api));

      expect(open.requests[0]?.headers.authorization).toBeUndefined();
      expect(bad.requests).toHaveLength(0);
      expect(error.message).toContain('the token holds characters that no token has');
    });

    it('print nothing, not even where the server calls a route deprecated', async () => {
      const spies = (['log', 'warn', 'error', 'debug'] as const).map((name) => jest.spyOn(console, name));
      const { api } = await script([
        { headers: { deprecation: '@1', link: '<https://x>; rel="deprecation"' }, body: {} },
        { status: 404 },
      ]);

      await pull(api);
      await errorOf(pull(api));

      for (const spy of spies) {
        expect(spy).not.toHaveBeenCalled();
        spy.mockRestore();
      }
    });

    it('for another media type answer bytes, at most as many as were asked for', async () => {
      const bytes = Buffer.from([0xff, 0x00, 0x0a, 0x80]);
      const { api } = await script([
        { headers: { 'content-type': 'application/vnd.github.diff' }, body: bytes },
      ]);
      const accept = 'application/vnd.github.diff';
      const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';

      const whole = await api.get(route, PULL, { accept });
      const cut = await api.get(route, PULL, { accept, maxBytes: 3 });

      expect(Buffer.from(whole.data as Uint8Array).equals(bytes)).toBe(true);
      expect(Buffer.from(cut.data as Uint8Array).equals(bytes.subarray(0, 3))).toBe(true);
    });
  });

  describe('reads that fail', () => {
    it.each([408, 500, 502, 503, 504])(
      'are repeated after %i and answer when the server heals',
      async (status) => {
        const { api, requests, clock } = await script([
          { status },
          { status },
          { status },
          { body: { ok: 1 } },
        ]);

        await expect(pull(api)).resolves.toMatchObject({ data: { ok: 1 } });

        expect(requests).toHaveLength(4);
        expect(clock.sleeps).toEqual([250, 500, 1_000]);
      },
    );

    it('give up after four tries and say that it may work later', async () => {
      const { api, requests } = await script([{ status: 502 }]);

      const error = await errorOf(pull(api));

      expect(requests).toHaveLength(4);
      expect(error).toMatchObject({ status: 502, retryable: true });
      expect(error.message).toBe('GET /api/v3/repos/octo/hello/pulls/7: GitHub answered 502');
    });

    it('wait as long as a 503 says, but no longer than a minute', async () => {
      const late = { status: 503, headers: { 'retry-after': '7' } };
      const later = { status: 503, headers: { 'retry-after': '9999' } };
      const { api, clock } = await script([late, later, {}]);

      await pull(api);

      expect(clock.sleeps).toEqual([7_000, 60_000]);
    });

    it('are repeated when the connection breaks or half a document comes', async () => {
      const { api, requests } = await script([
        { reset: true },
        { body: '{"number":' },
        { body: { number: 7 } },
      ]);

      await expect(pull(api)).resolves.toMatchObject({ data: { number: 7 } });

      expect(requests).toHaveLength(3);
    });

    it('stop at once when the run is stopped', async () => {
      const { api, requests, controller } = await script([{ status: 502 }]);
      controller.abort();

      await errorOf(pull(api));

      expect(requests).toHaveLength(0);
    });

    it('end with the failure at hand when the run is stopped before the next try', async () => {
      const stop = new AbortController();
      // The jitter is drawn when the answer is there and the wait has not begun.
      const random = () => {
        stop.abort(new Error('interrupted'));
        return 0.5;
      };
      const { api, requests } = await script([{ status: 502 }], { signal: stop.signal, random });

      expect((await errorOf(pull(api))).status).toBe(502);
      expect(requests).toHaveLength(1);
    });

    it.each([401, 403, 404, 406, 410, 422])('are not repeated after %i', async (status) => {
      const { api, requests } = await script([{ status, body: { message: 'No' } }]);

      const error = await errorOf(pull(api));

      expect(requests).toHaveLength(1);
      expect(error).toMatchObject({ status, retryable: false });
      expect(error.message).toContain(`GitHub answered ${status} (No)`);
    });

    it('answer a status that the caller allows', async () => {
      const { api } = await script([{ status: 406, body: { errors: [{ code: 'too_large' }] } }]);

      const answer = await api.get('GET /repos/{owner}/{repo}/pulls/{pull_number}', PULL, { allow: [406] });

      expect(answer).toMatchObject({ status: 406, data: { errors: [{ code: 'too_large' }] } });
    });

    it.each([
      [401, 'Bad credentials', {}, /github-token/],
      [404, 'Not Found', {}, /`contents: read` and `pull-requests: read`/],
      [403, 'Resource not accessible by integration', {}, /permissions: pull-requests: read/],
      [
        403,
        'Resource protected by organization SAML',
        { 'x-github-sso': 'required; url=x' },
        /single sign-on/,
      ],
    ])('after %i (%s) say what to do', async (status, message, headers, remedy) => {
      const { api } = await script([{ status, headers, body: { message } }]);

      expect((await errorOf(pull(api))).remedy).toMatch(remedy);
    });

    it.each([
      ['GET /repos/{owner}/{repo}/commits/{ref}/check-runs', 'checks: read'],
      ['GET /repos/{owner}/{repo}/commits/{ref}/statuses', 'statuses: read'],
      ['GET /repos/{owner}/{repo}/commits/{ref}', 'contents: read'],
    ] as const)('for %s name the permission %s', async (route, permission) => {
      const { api } = await script([
        { status: 403, body: { message: 'Resource not accessible by integration' } },
      ]);

      expect((await errorOf(api.get(route, { ...AT, ref: 'abc' }))).remedy).toContain(
        `permissions: ${permission}`,
      );
    });

    it('show a message of the server on one line, cut, and without the token in it', async () => {
      const message = `bad\n::error::\u001b[31m ${TOKEN} ${'x'.repeat(5_000)}`;
      const { api } = await script([{ status: 422, body: { message } }]);

      const error = await errorOf(pull(api));

      expect(error.message).not.toMatch(/\p{Cc}/u);
      expect(error.message).toContain('***');
      expect(error.message.length).toBeLessThan(500);
    });

    it('take a web page for what it is, never for an empty answer', async () => {
      const html = { headers: { 'content-type': 'text/html' }, body: '<html>Sign in</html>' };
      const { api, requests } = await script([html]);

      const json = await errorOf(pull(api));
      const bytes = await errorOf(
        api.get('GET /repos/{owner}/{repo}/pulls/{pull_number}', PULL, {
          accept: 'application/vnd.github.diff',
        }),
      );
      const list = await errorOf(files(api));

      expect(requests).toHaveLength(3);
      for (const error of [json, bytes, list]) expect(error.remedy).toContain('something else answers');
    });

    it('refuse a JSON answer that is larger than the caller wants', async () => {
      const { api } = await script([{ body: { text: 'x'.repeat(2_000) } }]);

      const error = await errorOf(
        api.get('GET /repos/{owner}/{repo}/pulls/{pull_number}', PULL, { maxBytes: 1_000 }),
      );

      expect(error.message).toContain('larger than 1000 bytes');
    });

    it('never take the token to another origin', async () => {
      const other = await serve((_, response) => answerWith(response, { body: {} }));
      const { api } = await script([{ status: 302, headers: { location: `${other.origin}/x` } }]);

      const error = await errorOf(pull(api));

      expect(error.message).toContain('redirect to another origin');
      expect(other.requests).toHaveLength(0);
    });

    it('follow a redirect within the origin, as after a repository was renamed', async () => {
      const moved = { status: 301, headers: { location: '/api/v3/repositories/1/pulls/7' } };
      const { api, requests } = await script([moved, { body: { number: 7 } }]);

      await expect(pull(api)).resolves.toMatchObject({ data: { number: 7 } });
      expect(requests[1]?.path).toBe('/api/v3/repositories/1/pulls/7');
    });
  });

  describe('rate limits', () => {
    const RESET_IN = (seconds: number, date = '2026-01-02T03:04:05Z') => ({
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(Date.parse(date) / 1_000 + seconds),
    });
    const SECONDARY = { message: 'You have exceeded a secondary rate limit. Please wait.' };

    it.each<[string, Answer, number]>([
      ['429 with retry-after', { status: 429, headers: { 'retry-after': '30' } }, 30_000],
      ['403 with retry-after', { status: 403, headers: { 'retry-after': '30' } }, 30_000],
      ['a negative retry-after', { status: 429, headers: { 'retry-after': '-5' } }, 1_000],
      ['retry-after 0', { status: 429, headers: { 'retry-after': '0' } }, 1_000],
      ['429 that says nothing', { status: 429 }, 60_000],
      ['the words for a secondary limit', { status: 403, body: SECONDARY }, 60_000],
      [
        'the old words',
        { status: 403, body: { message: 'You have triggered an abuse detection mechanism' } },
        60_000,
      ],
      ['a primary limit', { status: 403, headers: { ...RESET_IN(90), date: '' } }, 90_000],
      [
        "a primary limit by the server's own clock",
        {
          status: 403,
          headers: { ...RESET_IN(90, '2020-01-01T00:00:00Z'), date: 'Wed, 01 Jan 2020 00:00:00 GMT' },
        },
        90_000,
      ],
      ['a reset in the past', { status: 429, headers: { ...RESET_IN(-500), date: '' } }, 1_000],
      [
        'a secondary limit although some of the primary one is used up',
        { status: 403, headers: RESET_IN(2_000), body: SECONDARY },
        60_000,
      ],
    ])('are waited for: %s', async (_, limited, waitMs) => {
      const { api, clock, requests, lines } = await script([limited, { body: { number: 7 } }]);

      await expect(pull(api)).resolves.toMatchObject({ data: { number: 7 } });

      expect(clock.sleeps).toEqual([waitMs]);
      expect(requests).toHaveLength(2);
      expect(lines).toEqual([`GitHub limits requests: waiting ${waitMs / 1_000} s`]);
    });

    it('without a time are waited for longer each time, until the budget is used up', async () => {
      const { api, clock, requests } = await script([{ status: 403, body: SECONDARY }]);

      const error = await errorOf(pull(api));

      expect(clock.sleeps).toEqual([60_000, 120_000]);
      expect(requests).toHaveLength(3);
      expect(error.message).toContain('try again after 2026-01-02T03:11:05Z');
      expect(error.retryable).toBe(true);
    });

    it.each<[string, Answer]>([
      ['40 minutes', { status: 403, headers: { ...RESET_IN(2_400), date: '' } }],
      ['a time no limit has', { status: 429, headers: { 'retry-after': '99999999999' } }],
      ['a reset in another century', { status: 429, headers: { ...RESET_IN(9e9), date: '' } }],
    ])('that hold for %s end the read at once', async (_, limited) => {
      const { api, clock, requests } = await script([limited]);

      const error = await errorOf(pull(api));

      expect(clock.sleeps).toEqual([]);
      expect(requests).toHaveLength(1);
      expect(error.message).toMatch(/holds longer than this run waits; try again after 2026-01-0[23]T/);
    });

    it('that outlast the budget let no later request of their kind out', async () => {
      const primary = { status: 403, headers: { ...RESET_IN(2_400), date: '' } };
      const { api, requests } = await script([primary, { body: { data: { viewer: {} } } }]);

      await errorOf(pull(api));
      await errorOf(pull(api));
      const written = await note(api);
      const queried = await api.query('query { viewer { login } }', {});

      expect(written.kind).toBe('limited');
      expect(queried).toEqual({ viewer: {} });
      expect(requests.map(({ path }) => path)).toEqual(['/api/v3/repos/octo/hello/pulls/7', '/api/graphql']);
    });

    it('take from one budget for the whole run', async () => {
      const limited = { status: 429, headers: { 'retry-after': '200' } };
      const { api } = await script([limited, {}, limited]);

      await pull(api);
      const error = await errorOf(pull(api));

      expect(error.message).toContain('holds longer');
    });

    it('are no longer waited for when the run is stopped meanwhile', async () => {
      const stop = new AbortController();
      const limited = { status: 429, headers: { 'retry-after': '20' } };
      const options = { signal: stop.signal, notify: () => stop.abort(new Error('interrupted')) };
      const { api, requests } = await script([limited], options);

      const error = await errorOf(pull(api));

      expect(error.message).toContain('stopped while waiting for a rate limit');
      expect(requests).toHaveLength(1);
    });

    it('are not what a missing permission is, even with the last request of the hour', async () => {
      const body = { message: 'Resource not accessible by integration' };
      const { api, clock } = await script([{ status: 403, headers: RESET_IN(90), body }]);

      expect((await errorOf(pull(api))).remedy).toContain('permissions:');
      expect(clock.sleeps).toEqual([]);
    });
  });

  describe('lists', () => {
    const NEXT = { link: '<https://evil.example/next>; rel="next", <https://evil.example/last>; rel="last"' };

    it('come page by page, counted here, until no next one is named', async () => {
      const { api, requests } = await script([
        { headers: NEXT, body: page(1, 100) },
        { headers: NEXT, body: page(101, 100) },
        { headers: { link: '<https://evil.example/first>; rel="first"' }, body: page(201, 100) },
      ]);

      const items = await files(api);

      expect(items).toHaveLength(300);
      expect(requests.map(({ path }) => path)).toEqual(
        [1, 2, 3].map((number) => `/api/v3/repos/octo/hello/pulls/7/files?per_page=100&page=${number}`),
      );
    });

    it('end with a short page where nothing tells of a next one, and a full page is not the end', async () => {
      const { api, requests } = await script([{ body: page(1, 100) }, { body: page(101, 3) }]);

      await expect(files(api)).resolves.toHaveLength(103);
      expect(requests).toHaveLength(2);
    });

    it('go on after a short page that names a next one', async () => {
      const { api } = await script([{ headers: NEXT, body: page(1, 20) }, { body: page(21, 3) }]);

      await expect(files(api)).resolves.toHaveLength(23);
    });

    it('hold every item once, by id, file name or hash', async () => {
      const twice = [{ filename: 'a' }, { filename: 'b' }, { sha: '1' }];
      const { api } = await script([
        { headers: NEXT, body: [...twice, { id: 1 }] },
        { body: [{ filename: 'b' }, { sha: '1' }, { sha: '2' }, { id: 1 }, { id: '1' }] },
      ]);

      await expect(files(api)).resolves.toHaveLength(5);
    });

    it('end when a page comes again', async () => {
      const { api, requests } = await script([{ headers: NEXT, body: page(1, 100) }]);

      await expect(files(api)).resolves.toHaveLength(100);
      expect(requests).toHaveLength(2);
    });

    it('fail as a whole when one page fails', async () => {
      const { api } = await script([{ headers: NEXT, body: page(1, 100) }, { status: 404 }]);

      expect((await errorOf(files(api))).status).toBe(404);
    });

    it('fail rather than end silently after a hundred pages', async () => {
      let next = 0;
      const server = await serve((_, response) => {
        answerWith(response, { headers: NEXT, body: page(next++ * 100, 100) });
      });

      const error = await errorOf(files(bench(server.origin, []).api));

      expect(error.message).toContain('more than 100 pages');
      expect(server.requests).toHaveLength(100);
    });

    it('lie under a name where the route has one', async () => {
      const { api } = await script([{ body: { total_count: 1, check_runs: [{ id: 1 }] } }]);
      const parameters = { ...AT, ref: 'abc' };

      await expect(
        api.getAll('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', parameters, 'check_runs'),
      ).resolves.toEqual([{ id: 1 }]);
    });

    it.each([[{ items: [] }], [null], ['"text"']])('are never empty because %j came', async (body) => {
      const { api } = await script([{ body }]);

      expect((await errorOf(files(api))).message).toContain('not as GitHub describes it (no list)');
    });
  });

  describe('queries', () => {
    const QUERY = 'query($n: Int!) { viewer { login } }';

    it('are sent to their own address and answer the data', async () => {
      const { api, requests } = await script([{ body: { data: { viewer: { login: 'me' } } } }]);

      await expect(api.query(QUERY, { n: 1 })).resolves.toEqual({ viewer: { login: 'me' } });
      expect(requests[0]).toMatchObject({ method: 'POST', path: '/api/graphql' });
      expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ query: QUERY, variables: { n: 1 } });
      expect(requests[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
    });

    it('are repeated like any read, although they are sent with POST', async () => {
      const { api, requests } = await script([
        { status: 502 },
        { reset: true },
        { body: { data: { a: 1 } } },
      ]);

      await expect(api.query(QUERY, {})).resolves.toEqual({ a: 1 });
      expect(requests).toHaveLength(3);
    });

    it('with errors are errors, even beside data', async () => {
      const { api, requests } = await script([
        { body: { data: { a: 1 }, errors: [{ message: `no ${TOKEN}` }] } },
      ]);

      const error = await errorOf(api.query(QUERY, {}));

      expect(error.message).toContain('(no ***)');
      expect(requests).toHaveLength(1);
    });

    it.each([[{}], [{ data: null }], [[]]])('without data are errors (%j)', async (body) => {
      const { api } = await script([{ body }]);

      expect((await errorOf(api.query(QUERY, {}))).message).toContain('no data');
    });

    it('that are limited answer 200 and are waited for', async () => {
      const limited = { body: { errors: [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded' }] } };
      const { api, clock } = await script([limited, { body: { data: { a: 1 } } }]);

      await expect(api.query(QUERY, {})).resolves.toEqual({ a: 1 });
      expect(clock.sleeps).toEqual([60_000]);
    });
  });

  describe('writes', () => {
    it('are sent once and answer any status', async () => {
      for (const status of [201, 301, 400, 401, 403, 404, 410, 422]) {
        const { api, requests } = await script([{ status, body: { message: 'x' } }]);

        expect(await note(api)).toMatchObject({ kind: 'answer', answer: { status } });
        expect(requests).toHaveLength(1);
      }
    });

    it.each<[string, Answer]>([
      ['500', { status: 500 }],
      ['502', { status: 502 }],
      ['504', { status: 504 }],
      ['408', { status: 408 }],
      ['a broken connection', { reset: true }],
      ['a web page', { headers: { 'content-type': 'text/html' }, body: '<html>' }],
      ['half an answer', { body: '{"id":' }],
    ])('may have arrived after %s and are not repeated', async (_, answer) => {
      const { api, requests } = await script([answer]);

      expect(await note(api)).toMatchObject({ kind: 'unclear' });
      expect(requests).toHaveLength(1);
    });

    it('have not arrived where nobody listens or the name is unknown', async () => {
      const server = await serve(() => undefined);
      const { origin } = server;
      await server.close();
      servers = [];

      const refused = await note(bench(origin, []).api);
      const unknown = await note(bench('http://quorate.invalid', []).api);

      expect(refused).toMatchObject({ kind: 'not-sent', message: expect.stringContaining('ECONNREFUSED') });
      expect(unknown.kind).toBe('not-sent');
    });

    it('do not follow a redirect, within the origin neither', async () => {
      const moved = { status: 307, headers: { location: '/elsewhere' } };
      const { api, requests } = await script([moved, { status: 201 }]);

      expect(await note(api)).toMatchObject({ kind: 'answer', answer: { status: 307 } });
      expect(requests).toHaveLength(1);
    });

    it('come one after the other, a second apart from end to start', async () => {
      let open = 0;
      let most = 0;
      const clock = createFakeClock();
      const starts: number[] = [];
      const ends: number[] = [];
      const server = await serve(async (_, response) => {
        starts.push(clock.monotonicMs());
        most = Math.max(most, ++open);
        await new Promise((resolve) => setImmediate(resolve));
        clock.advance(300);
        open--;
        ends.push(clock.monotonicMs());
        answerWith(response, { status: 201, body: { id: 1 } });
      });
      const { api } = bench(server.origin, [], { clock });

      await Promise.all([note(api), note(api), api.mutate('mutation { a }', {})]);

      expect(most).toBe(1);
      expect(starts.slice(1).map((start, index) => start - (ends[index] ?? 0))).toEqual([1_000, 1_000]);
    });

    it('do not wait for one another after a pause that was long enough', async () => {
      const { api, clock } = await script([{ status: 201 }], { paceMs: 50 });

      await note(api);
      clock.advance(60);
      await note(api);

      expect(clock.sleeps).toEqual([]);
    });

    it('that a limit refused were not carried out and are sent again', async () => {
      const { api, clock, requests } = await script([
        { status: 403, headers: { 'retry-after': '20' } },
        { status: 201, body: { id: 1 } },
      ]);

      expect(await note(api)).toMatchObject({ kind: 'answer', answer: { status: 201 } });
      expect(clock.sleeps).toEqual([20_000]);
      expect(requests).toHaveLength(2);
    });

    it('are given up as limited where waiting is over the budget', async () => {
      const { api } = await script([{ status: 403, headers: { 'retry-after': '20' } }], { budgetMs: 10_000 });

      expect(await note(api)).toMatchObject({
        kind: 'limited',
        message: expect.stringContaining('try again after 2026-01-02T03:04:25Z'),
      });
    });

    it('are not sent four times against a limit', async () => {
      const { api, requests } = await script([{ status: 429, headers: { 'retry-after': '1' } }]);

      expect((await note(api)).kind).toBe('limited');
      expect(requests).toHaveLength(4);
    });

    it('after a stop are not sent and throw nothing', async () => {
      const { api, requests, controller } = await script([{ status: 201 }]);
      await note(api);
      controller.abort(new Error('interrupted'));

      expect((await note(api)).kind).toBe('not-sent');
      expect(requests).toHaveLength(1);
    });

    it('that fail leave the queue open', async () => {
      const { api } = await script([{ reset: true }, { status: 201 }]);

      expect((await note(api)).kind).toBe('unclear');
      expect((await note(api)).kind).toBe('answer');
    });

    it('answer without the token, should the server quote it', async () => {
      const { api } = await script([{ status: 422, body: { errors: [`bad ${TOKEN}`, { message: TOKEN }] } }]);

      expect(await note(api)).toMatchObject({
        answer: { data: { errors: ['bad ***', { message: '***' }] } },
      });
    });

    it('of GraphQL answer with their errors', async () => {
      const body = { data: { resolveReviewThread: null }, errors: [{ type: 'FORBIDDEN', message: 'no' }] };
      const { api, requests } = await script([{ body }]);

      expect(await api.mutate('mutation { a }', {})).toMatchObject({
        kind: 'answer',
        answer: { data: body },
      });
      expect(requests).toHaveLength(1);
    });
  });
});
