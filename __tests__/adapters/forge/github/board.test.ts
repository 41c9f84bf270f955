import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createGitHubBoard } from '../../../../src/adapters/forge/github/board.ts';
import { createGitHubApi } from '../../../../src/adapters/forge/github/client.ts';
import { createHttp } from '../../../../src/adapters/http.ts';
import type { InlineComment, ReviewDraft, StatusReport } from '../../../../src/domain/board.ts';
import type { Anchor } from '../../../../src/domain/finding.ts';
import type { CommentBoard } from '../../../../src/domain/ports.ts';
import { createFakeClock } from '../../../support/fake-clock.ts';
import {
  type LoopbackServer,
  type RecordedRequest,
  startLoopback,
} from '../../../support/loopback-server.ts';
import { CONTRACTS_DIR } from '../../../support/vendor-contract.ts';

const SHA = '0123456789abcdef0123456789abcdef01234567';
const ROOT = '/repos/octo/hello';

type Reply = { readonly status?: number; readonly body?: unknown; readonly link?: string };
type Route = Reply | ((request: RecordedRequest, nth: number) => Reply);

/** Routes by `METHOD path`, without the query; what is not named is not found. */
type Routes = Readonly<Record<string, Route>>;

let servers: LoopbackServer[] = [];

afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
});

type Bench = { readonly board: CommentBoard; readonly requests: readonly RecordedRequest[] };

async function boardWith(routes: Routes, serverUrl = 'https://github.com'): Promise<Bench> {
  const counts = new Map<string, number>();
  const server = await startLoopback((request, response) => {
    const name = `${request.method} ${request.path.split('?')[0]}`;
    const nth = (counts.get(name) ?? 0) + 1;
    counts.set(name, nth);
    const route = routes[name] ?? { status: 404, body: { message: 'Not Found' } };
    const { status = 200, body = {}, link } = typeof route === 'function' ? route(request, nth) : route;
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(link === undefined ? {} : { link }),
    });
    response.end(status === 204 ? undefined : JSON.stringify(body));
  });
  servers.push(server);
  const api = createGitHubApi({
    apiUrl: server.origin,
    graphqlUrl: `${server.origin}/graphql`,
    serverUrl,
    owner: 'octo',
    repo: 'hello',
    token: 'ghs_canary',
    clock: createFakeClock(),
    random: () => 0.5,
    signal: new AbortController().signal,
    http: createHttp(),
  });
  return { board: createGitHubBoard(api, { number: 7 }), requests: server.requests };
}

const sent = (request: RecordedRequest | undefined): unknown => JSON.parse(request?.body ?? 'null');

const NO_MORE = { hasNextPage: false, endCursor: null };
const ME = { __typename: 'Bot', login: 'github-actions[bot]', databaseId: 41898282 };
const EMPTY = { nodes: [] };

const comment = (id: number, fields: object = {}): object => ({
  fullDatabaseId: String(id),
  body: `text ${id}`,
  url: `https://github.com/c/${id}`,
  isMinimized: false,
  state: 'SUBMITTED',
  author: { __typename: 'Bot', login: 'github-actions', databaseId: 41898282 },
  ...fields,
});

const thread = (id: string, comments: object, fields: object = {}): object => ({
  id,
  path: 'src/a.ts',
  subjectType: 'LINE',
  diffSide: 'RIGHT',
  line: 12,
  originalLine: 10,
  isResolved: false,
  isOutdated: false,
  viewerCanResolve: true,
  comments: { pageInfo: NO_MORE, nodes: [comments] },
  ...fields,
});

const conversation = (reviewThreads: object, reviews: object = EMPTY, viewer: object | null = ME): Reply => ({
  body: { data: { viewer, repository: { pullRequest: { reviews, reviewThreads } } } },
});

const NOTES: Routes = { [`GET ${ROOT}/issues/7/comments`]: { body: [] } };

const restComment = (id: number, fields: object = {}): object => ({
  id,
  path: 'src/a.ts',
  side: 'RIGHT',
  line: 12,
  original_line: 10,
  subject_type: 'line',
  body: `text ${id}`,
  html_url: `https://github.com/c/${id}`,
  user: { login: 'github-actions[bot]', id: 41898282, type: 'Bot' },
  ...fields,
});

const REST: Routes = {
  ...NOTES,
  [`GET ${ROOT}/pulls/7/comments`]: { body: [restComment(1)] },
  [`GET ${ROOT}/pulls/7/reviews`]: { body: [] },
  'GET /user': { status: 403, body: { message: 'Resource not accessible by integration' } },
};

describe('src/adapters/forge/github/board.ts', () => {
  describe('read', () => {
    it('tells threads as GraphQL knows them, with accounts by their numbers', async () => {
      const { board, requests } = await boardWith({
        ...NOTES,
        'POST /graphql': conversation({
          pageInfo: NO_MORE,
          nodes: [
            thread('T1', comment(3_000_000_001, { isMinimized: true })),
            thread('T2', comment(2, { author: null }), {
              subjectType: 'FILE',
              line: 1,
              originalLine: 1,
              isResolved: true,
              viewerCanResolve: false,
            }),
            thread('T3', comment(3, { author: { __typename: 'User', login: 'ana', databaseId: 81 } }), {
              diffSide: 'LEFT',
              line: null,
              isOutdated: true,
            }),
            null,
          ],
        }),
      });

      const state = await board.read();

      expect(state.me).toEqual({ id: '41898282', login: 'github-actions', kind: 'bot' });
      expect(state.remarks).toEqual([]);
      expect(state.threads).toEqual([
        {
          id: 'T1',
          path: 'src/a.ts',
          subject: 'line',
          side: 'RIGHT',
          line: 12,
          originalLine: 10,
          resolved: false,
          outdated: false,
          canResolve: true,
          comments: [
            {
              id: '3000000001',
              author: state.me,
              body: 'text 3000000001',
              url: 'https://github.com/c/3000000001',
              minimised: true,
            },
          ],
        },
        expect.objectContaining({
          id: 'T2',
          subject: 'file',
          side: null,
          line: null,
          originalLine: null,
          resolved: true,
          canResolve: false,
          comments: [expect.objectContaining({ author: null })],
        }),
        expect.objectContaining({
          id: 'T3',
          side: 'LEFT',
          line: null,
          originalLine: 10,
          outdated: true,
          comments: [expect.objectContaining({ author: { id: '81', login: 'ana', kind: 'user' } })],
        }),
      ]);
      expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
        'POST /graphql',
        `GET ${ROOT}/issues/7/comments?per_page=100&page=1`,
      ]);
      expect(sent(requests[0])).toMatchObject({
        variables: { owner: 'octo', repo: 'hello', number: 7, after: null },
      });
    });

    it('reads all pages of threads and of the comments of a thread, each once', async () => {
      const pages = [
        conversation({
          pageInfo: { hasNextPage: true, endCursor: 'p1' },
          nodes: [
            thread('T1', comment(1), {
              comments: { pageInfo: { hasNextPage: true, endCursor: 'c1' }, nodes: [comment(1)] },
            }),
            thread('T2', comment(4)),
          ],
        }),
        {
          body: {
            data: {
              node: { comments: { pageInfo: { hasNextPage: true, endCursor: 'c2' }, nodes: [comment(2)] } },
            },
          },
        },
        { body: { data: { node: { comments: { pageInfo: NO_MORE, nodes: [comment(3)] } } } } },
        conversation({ pageInfo: NO_MORE, nodes: [thread('T2', comment(4)), thread('T3', comment(5))] }),
      ];
      const { board, requests } = await boardWith({
        ...NOTES,
        'POST /graphql': (_, nth) => pages[nth - 1] ?? {},
      });

      const { threads } = await board.read();

      expect(threads.map(({ id, comments }) => [id, comments.map((each) => each.id)])).toEqual([
        ['T1', ['1', '2', '3']],
        ['T2', ['4']],
        ['T3', ['5']],
      ]);
      expect(requests.slice(0, 4).map((request) => sent(request))).toMatchObject([
        { variables: { after: null } },
        { variables: { id: 'T1', after: 'c1' } },
        { variables: { id: 'T1', after: 'c2' } },
        { variables: { after: 'p1' } },
      ]);
    });

    it('shows our drafts apart, and nothing of them among the threads', async () => {
      const { board } = await boardWith({
        ...NOTES,
        'POST /graphql': conversation(
          {
            pageInfo: NO_MORE,
            nodes: [thread('T1', comment(1, { state: 'PENDING' })), thread('T2', comment(2))],
          },
          {
            nodes: [
              {
                fullDatabaseId: '70',
                body: 'begun',
                viewerDidAuthor: true,
                comments: { pageInfo: NO_MORE, nodes: [{ body: 'one' }] },
              },
              {
                fullDatabaseId: '71',
                body: 'long',
                viewerDidAuthor: true,
                comments: { pageInfo: { hasNextPage: true }, nodes: [{ body: 'one' }] },
              },
              { fullDatabaseId: '72', body: '', viewerDidAuthor: false, comments: EMPTY },
            ],
          },
        ),
      });

      const { drafts, threads } = await board.read();

      expect(drafts).toEqual([
        { id: '70', body: 'begun', comments: ['one'] },
        { id: '71', body: 'long', comments: ['one', ''] },
      ]);
      expect(threads.map(({ id }) => id)).toEqual(['T2']);
    });

    const FORBIDDEN = { body: { data: null, errors: [{ type: 'FORBIDDEN', message: 'no' }] } };
    const thread1 = { pageInfo: NO_MORE, nodes: [thread('T1', comment(1))] };

    it.each<[string, Reply]>([
      ['is refused', FORBIDDEN],
      ['is not there', { status: 404 }],
      ['does not know a field', { body: { errors: [{ message: "Field 'fullDatabaseId' doesn't exist" }] } }],
      ['goes on failing', { status: 502 }],
      ['has no pull request', { body: { data: { viewer: ME, repository: null } } }],
      ['has no viewer', conversation(thread1, EMPTY, null)],
      ['has no page information', conversation({ nodes: [] })],
      [
        'has a thread without path',
        conversation({ pageInfo: NO_MORE, nodes: [thread('T', comment(1), { path: null })] }),
      ],
      ['has a comment without id', conversation({ pageInfo: NO_MORE, nodes: [thread('T', { body: 'x' })] })],
      [
        'has a page without end',
        conversation({ pageInfo: { hasNextPage: true, endCursor: null }, nodes: [] }),
      ],
      ['has no reviews', conversation(thread1, {})],
    ])('goes over to REST where GraphQL %s', async (_, reply) => {
      const { board } = await boardWith({ ...REST, 'POST /graphql': reply });

      const state = await board.read();

      expect(state.threads).toMatchObject([{ id: '1', resolved: null, canResolve: false }]);
      expect(state.remarks.join()).toContain('which threads are resolved could not be read');
    });

    it('fails where the token is refused, and where REST fails too', async () => {
      const refused = await boardWith({ ...REST, 'POST /graphql': { status: 401 } });
      const broken = await boardWith({
        ...REST,
        'POST /graphql': FORBIDDEN,
        [`GET ${ROOT}/pulls/7/comments`]: { status: 500 },
      });
      const noNotes = await boardWith({ 'POST /graphql': conversation(thread1) });

      await expect(refused.board.read()).rejects.toMatchObject({ status: 401 });
      expect(refused.requests).toHaveLength(1);
      await expect(broken.board.read()).rejects.toMatchObject({ status: 500 });
      await expect(noNotes.board.read()).rejects.toMatchObject({ status: 404 });
    });

    it('by REST joins answers to what they answer, and takes no line for a whole file', async () => {
      const { board } = await boardWith({
        ...REST,
        'POST /graphql': FORBIDDEN,
        [`GET ${ROOT}/pulls/7/comments`]: {
          body: [
            restComment(1, { line: null }),
            restComment(2, { subject_type: 'file', line: 1, original_line: 1 }),
            restComment(3, { in_reply_to_id: 1, user: { login: 'ana', id: 81, type: 'User' } }),
            restComment(5, { in_reply_to_id: 4, side: 'LEFT', user: null }),
            restComment(6, { in_reply_to_id: 1 }),
          ],
        },
      });

      const { threads } = await board.read();

      expect(threads).toMatchObject([
        {
          id: '1',
          subject: 'line',
          line: null,
          originalLine: 10,
          outdated: true,
          comments: [{ id: '1' }, { id: '3' }, { id: '6' }],
        },
        { id: '2', subject: 'file', side: null, line: null, originalLine: null, outdated: false },
        { id: '4', side: 'LEFT', line: 12, outdated: false, comments: [{ id: '5', author: null }] },
      ]);
      expect(threads[0]?.comments[1]?.author).toEqual({ id: '81', login: 'ana', kind: 'user' });
    });

    it('by REST finds drafts among the reviews', async () => {
      const { board } = await boardWith({
        ...REST,
        'POST /graphql': FORBIDDEN,
        [`GET ${ROOT}/pulls/7/reviews`]: {
          body: [
            { id: 70, state: 'PENDING', body: 'begun' },
            { id: 71, state: 'COMMENTED', body: 'x' },
          ],
        },
        [`GET ${ROOT}/pulls/7/reviews/70/comments`]: { body: [{ id: 1, body: 'one' }] },
      });

      expect((await board.read()).drafts).toEqual([{ id: '70', body: 'begun', comments: ['one'] }]);
    });

    it.each([
      ['https://github.com', { status: 403 }, { id: '41898282', login: 'github-actions', kind: 'bot' }, 2],
      ['https://ghe.example', { status: 403 }, { id: null, login: 'github-actions', kind: 'bot' }, 2],
      [
        'https://github.com',
        { body: { login: 'robo', id: 9, type: 'User' } },
        { id: '9', login: 'robo', kind: 'user' },
        1,
      ],
    ])('by REST knows who we are on %s (%j)', async (serverUrl, user, me, remarks) => {
      const { board } = await boardWith(
        { ...REST, 'POST /graphql': FORBIDDEN, 'GET /user': user },
        serverUrl,
      );

      const state = await board.read();

      expect(state.me).toEqual(me);
      expect(state.remarks).toHaveLength(remarks);
    });

    it('takes notes of all pages', async () => {
      const { board } = await boardWith({
        'POST /graphql': conversation({ pageInfo: NO_MORE, nodes: [] }),
        [`GET ${ROOT}/issues/7/comments`]: (request) =>
          request.path.endsWith('page=1')
            ? { body: [{ id: 1, body: 'a', user: null }], link: '<https://x>; rel="next"' }
            : { body: [{ id: 2, body: null, user: { login: 'dependabot[bot]', id: 5, type: 'Bot' } }] },
      });

      expect((await board.read()).notes).toMatchObject([
        { id: '1', body: 'a', author: null },
        { id: '2', body: '', author: { id: '5', login: 'dependabot', kind: 'bot' } },
      ]);
    });
  });

  describe('now', () => {
    const pull = { head: { sha: SHA }, base: { ref: 'main' }, state: 'open', merged: false, locked: false };
    const nowOf = async (body: unknown) =>
      (await boardWith({ [`GET ${ROOT}/pulls/7`]: { body } })).board.now();

    it('tells closed, merged and locked', async () => {
      expect(await nowOf(pull)).toEqual({
        headSha: SHA,
        baseRef: 'main',
        state: 'open',
        locked: false,
        version: null,
      });
      expect(await nowOf({ ...pull, state: 'closed', locked: true })).toMatchObject({
        state: 'closed',
        locked: true,
      });
      expect(await nowOf({ ...pull, state: 'closed', merged: true })).toMatchObject({ state: 'merged' });
    });

    it.each([[{ head: { sha: 'abc' } }], [{ head: null }], [{ base: {} }], [{ state: 'unknown' }]])(
      'fails rather than guess (%j)',
      async (fields) => {
        await expect(nowOf({ ...pull, ...fields })).rejects.toThrow('not as GitHub describes it');
      },
    );
  });

  it('lists submitted reviews with their verdicts', async () => {
    const states = [
      'COMMENTED',
      'APPROVED',
      'CHANGES_REQUESTED',
      'DISMISSED',
      'PENDING',
      'NEW_WORD',
      'constructor',
    ];
    const body = states.map((state, index) => ({ id: index + 1, state, body: null, user: null }));
    const { board } = await boardWith({ [`GET ${ROOT}/pulls/7/reviews`]: { body } });

    expect((await board.readReviews()).map(({ id, state }) => [id, state])).toEqual([
      ['1', 'commented'],
      ['2', 'approved'],
      ['3', 'changes-requested'],
      ['4', 'dismissed'],
    ]);
  });

  describe('a review', () => {
    // GitHub finds out by itself how the diff marks a line.
    const comment = (anchor: Anchor, body: string): InlineComment => ({
      anchor,
      body,
      mark: '+',
      startMark: anchor.startLine === null ? null : '+',
      oldPath: null,
      task: false,
    });
    const review = (fields: Partial<ReviewDraft> = {}): ReviewDraft => ({
      headSha: SHA,
      body: 'As a whole.',
      verdict: 'comment',
      comments: [
        comment({ path: 'a.ts', side: 'RIGHT', line: 12, startLine: null }, 'one'),
        comment({ path: 'a.ts', side: 'LEFT', line: 24, startLine: 20 }, 'two'),
        comment({ path: 'a.ts', side: 'RIGHT', line: 5, startLine: 5 }, 'three'),
      ],
      ...fields,
    });

    it('is sent as one request with commit, event and lines', async () => {
      const { board, requests } = await boardWith({
        [`POST ${ROOT}/pulls/7/reviews`]: { body: { id: 5, html_url: 'https://github.com/r/5' } },
      });

      expect(await board.submitReview(review())).toEqual({
        kind: 'done',
        id: '5',
        url: 'https://github.com/r/5',
      });
      expect(sent(requests[0])).toEqual({
        commit_id: SHA,
        event: 'COMMENT',
        body: 'As a whole.',
        comments: [
          { path: 'a.ts', side: 'RIGHT', line: 12, body: 'one' },
          { path: 'a.ts', side: 'LEFT', line: 24, body: 'two', start_line: 20, start_side: 'LEFT' },
          { path: 'a.ts', side: 'RIGHT', line: 5, body: 'three' },
        ],
      });
    });

    it.each([
      ['comment', 'COMMENT'],
      ['request-changes', 'REQUEST_CHANGES'],
      ['approve', 'APPROVE'],
    ] as const)('that is to %s has the event %s', async (verdict, event) => {
      const { board, requests } = await boardWith({ [`POST ${ROOT}/pulls/7/reviews`]: { body: { id: 5 } } });

      await board.submitReview(review({ verdict }));

      expect(sent(requests[0])).toMatchObject({ event });
    });

    it('that got no clear answer is not sent again', async () => {
      const { board, requests } = await boardWith({ [`POST ${ROOT}/pulls/7/reviews`]: { status: 502 } });

      expect((await board.submitReview(review())).kind).toBe('unclear');
      expect(requests).toHaveLength(1);
    });
  });

  describe('without permission', () => {
    const body = { message: 'Resource not accessible by integration' };
    const report: StatusReport = {
      headSha: SHA,
      conclusion: 'pass',
      failsIncomplete: true,
      title: 'Nothing found',
      summary: 'x',
      annotations: [],
      url: null,
    };
    const cases: readonly (readonly [string, (board: CommentBoard) => Promise<object>, string])[] = [
      ['createNote', (board) => board.createNote('x'), 'pull-requests: write'],
      [
        'submitReview',
        (board) => board.submitReview({ headSha: SHA, body: 'x', verdict: 'comment', comments: [] }),
        'pull-requests: write',
      ],
      ['ensureStatus check', (board) => board.ensureStatus(report, 'check'), 'checks: write'],
      [
        'ensureStatus commit-status',
        (board) => board.ensureStatus(report, 'commit-status'),
        'statuses: write',
      ],
      ['resolveThread', (board) => board.resolveThread('T1'), 'contents: write'],
    ];

    it.each(cases)('%s is denied and names the line', async (_, act, permission) => {
      const forbidden = { status: 403, body };
      const { board } = await boardWith({
        [`POST ${ROOT}/issues/7/comments`]: forbidden,
        [`POST ${ROOT}/pulls/7/reviews`]: forbidden,
        [`GET ${ROOT}/commits/${SHA}/check-runs`]: { body: { check_runs: [] } },
        [`POST ${ROOT}/check-runs`]: forbidden,
        [`GET ${ROOT}/commits/${SHA}/statuses`]: { body: [] },
        [`POST ${ROOT}/statuses/${SHA}`]: forbidden,
        'POST /graphql': {
          body: { data: { resolveReviewThread: null }, errors: [{ type: 'FORBIDDEN', ...body }] },
        },
      });

      expect(await act(board)).toMatchObject({ kind: 'denied', remedy: expect.stringContaining(permission) });
    });

    it.each(['check', 'commit-status'] as const)(
      'to read, a %s is denied too, and throws nothing',
      async (way) => {
        const { board } = await boardWith({});

        expect(await board.ensureStatus(report, way)).toMatchObject({ kind: 'denied' });
      },
    );

    it('where reading goes on failing, a check is failed and throws nothing', async () => {
      const { board } = await boardWith({ [`GET ${ROOT}/commits/${SHA}/check-runs`]: { status: 500 } });

      expect((await board.ensureStatus(report, 'check')).kind).toBe('failed');
    });
  });

  it.each(['', '0', '1e3', '-1', '0x10', '../../../user', '12345678901234567'])(
    'asks for nothing under an id that GitHub does not give (%j)',
    async (id) => {
      const { board, requests } = await boardWith({});

      const results = [
        await board.updateNote(id, 'x'),
        await board.deleteComment({ id, on: 'request' }),
        await board.deleteComment({ id, on: 'thread' }),
        await board.discardDraft(id),
        await board.submitDraft(id),
        await board.dismissReview(id, 'x'),
      ];

      expect(results.map(({ kind }) => kind)).toEqual(results.map(() => 'gone'));
      expect(requests).toEqual([]);
    },
  );

  it('links with every character of a path escaped', async () => {
    const { board } = await boardWith({}, 'https://ghe.example/');

    expect(board.permalink(SHA, "src/a (1)/[x]*!'#?.ts", 12)).toBe(
      `https://ghe.example/octo/hello/blob/${SHA}/src/a%20%281%29/%5Bx%5D%2A%21%27%23%3F.ts#L12`,
    );
    expect(board.permalink(SHA, 'a.ts', null)).toBe(`https://ghe.example/octo/hello/blob/${SHA}/a.ts`);
  });

  (CONTRACTS_DIR === null ? it.skip : it)("asks GraphQL for nothing that GitHub's schema lacks", async () => {
    const { buildSchema, parse, validate } = await import('graphql');
    const source = readFileSync(join(CONTRACTS_DIR ?? '', 'github.graphql'), 'utf8');
    const schema = buildSchema(source, { assumeValidSDL: true });
    const more = { pageInfo: { hasNextPage: true, endCursor: 'c' }, nodes: [comment(1)] };
    const { board, requests } = await boardWith({
      ...NOTES,
      'POST /graphql': (request) =>
        request.body.includes('MoreComments')
          ? { body: { data: { node: { comments: { pageInfo: NO_MORE, nodes: [] } } } } }
          : conversation({ pageInfo: NO_MORE, nodes: [thread('T1', comment(1), { comments: more })] }),
    });

    await board.read();
    await board.resolveThread('T1');
    const queries = requests.filter(({ path }) => path === '/graphql').map(({ body }) => body);

    expect(queries).toHaveLength(3);
    for (const body of queries) {
      const { query } = JSON.parse(body) as { query: string };
      expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([]);
    }
  });
});
