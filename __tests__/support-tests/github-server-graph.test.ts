import { afterAll, afterEach, describe, expect, it, jest } from '@jest/globals';
import type { GitHubOptions } from '../support/github/types.ts';
import { CONTRACTS_DIR } from '../support/vendor-contract.ts';
import { type Bench, numbered, openBench, tellStory } from './github-bench.ts';

// The vendor's descriptions take seconds to read on a busy machine.
jest.setTimeout(60_000);

const story = tellStory();
const EVE = { login: 'eve', id: 3, type: 'User' } as const;
const BOT = { login: 'github-actions', id: 41_898_282, type: 'Bot' } as const;
let benches: Bench[] = [];

async function open(options: Partial<GitHubOptions> = {}): Promise<Bench> {
  const bench = await openBench(story, options);
  benches.push(bench);
  return bench;
}

afterEach(async () => {
  const complaints = benches.flatMap(({ server }) => server.contractComplaints());
  await Promise.all(benches.map(({ server }) => server.close()));
  benches = [];
  expect(complaints).toEqual([]);
});

afterAll(() => story.repo.dispose());

const THREADS = `query Threads($first: Int!, $after: String) {
  viewer { login databaseId }
  repository(owner: "acme", name: "shop") {
    pullRequest(number: 7) {
      headRefOid state isDraft
      page: reviewThreads(first: $first, after: $after) { pageInfo { hasNextPage endCursor } nodes { ...Thread } }
      comments(first: 5) { totalCount nodes { body } }
      reviews(states: [PENDING], first: 5) { nodes { fullDatabaseId state viewerDidAuthor } }
    }
  }
}
fragment Thread on PullRequestReviewThread {
  id path line originalLine diffSide subjectType isResolved isOutdated viewerCanResolve
  comments(first: 50) { nodes { fullDatabaseId body author { __typename login ... on Bot { databaseId } } } }
}`;

describe('support/github GraphQL', () => {
  it('gives threads by pages, with aliases, fragments and variables', async () => {
    const { server, graphql } = await open();
    const first = server.addReviewComment({ user: BOT, body: 'one', path: 'src/pay.ts', line: 20 });
    server.addReviewComment({ user: EVE, body: 'two', path: 'logo.png' });
    server.reply(first.threadId, EVE, 'no');
    const answer = await graphql(THREADS, { first: 1 });
    expect(answer).toMatchObject({
      data: {
        viewer: { login: 'github-actions[bot]', databaseId: 41_898_282 },
        repository: {
          pullRequest: {
            headRefOid: story.head,
            state: 'OPEN',
            page: {
              pageInfo: { hasNextPage: true },
              nodes: [
                {
                  line: 20,
                  subjectType: 'LINE',
                  viewerCanResolve: false,
                  comments: {
                    nodes: [
                      {
                        body: 'one',
                        author: { __typename: 'Bot', login: 'github-actions', databaseId: 41_898_282 },
                      },
                      { body: 'no', author: { __typename: 'User', login: 'eve' } },
                    ],
                  },
                },
              ],
            },
          },
        },
      },
    });
    const cursor = /"endCursor":"([^"]+)"/.exec(JSON.stringify(answer))?.[1];
    const rest = JSON.stringify(await graphql(THREADS, { first: 1, after: cursor }));
    expect(rest).toContain('"subjectType":"FILE"');
    expect(rest).toContain('"hasNextPage":false');
  });

  it('reads files at a commit', async () => {
    const { graphql } = await open();
    const blob = 'object { ... on Blob { byteSize isBinary isTruncated text } }';
    const answer = await graphql(
      `query($oid: GitObjectID!) { repository(owner: "acme", name: "shop") { object(oid: $oid) { ... on Commit {
        text: file(path: "src/new.ts") { mode type size ${blob} }
        link: file(path: "link") { mode ${blob} }
        binary: file(path: "logo.png") { ${blob} }
        latin: file(path: "latin") { ${blob} }
        none: file(path: "none") { mode }
      } } } }`,
      { oid: story.head },
    );
    expect(answer).toMatchObject({
      data: {
        repository: {
          object: {
            text: { mode: 0o100644, type: 'blob', size: 3, object: { text: 'new', isBinary: false } },
            link: { mode: 0o120000, object: { text: 'target.txt' } },
            binary: { object: { isBinary: true, text: null } },
            latin: { object: { byteSize: 2, text: '\ufffd\n' } },
            none: null,
          },
        },
      },
    });
  });

  it('closes a thread only for who may write contents, and tells others in an answer of 200', async () => {
    const { server, graphql } = await open();
    const { threadId } = server.addReviewComment({ user: BOT, body: 'one', path: 'src/pay.ts', line: 20 });
    const close = `mutation($id: ID!) { resolveReviewThread(input: { threadId: $id }) { thread { isResolved } } }`;
    expect(await graphql(close, { id: threadId })).toMatchObject({
      data: { resolveReviewThread: null },
      errors: [
        {
          type: 'FORBIDDEN',
          message: 'Resource not accessible by integration',
          path: ['resolveReviewThread'],
        },
      ],
    });
    server.grant({ contents: 'write' });
    expect(JSON.stringify(await graphql(THREADS, { first: 9 }))).toContain('"viewerCanResolve":true');
    expect(await graphql(close, { id: threadId })).toEqual({
      data: { resolveReviewThread: { thread: { isResolved: true } } },
    });
    expect(server.writes()).toHaveLength(1);
    expect(await graphql(close, { id: 'PRRT_0' })).toMatchObject({ errors: [{ type: 'NOT_FOUND' }] });
  });

  it('hides a comment', async () => {
    const { server, graphql } = await open();
    const id = server.addIssueComment({ user: BOT, body: 'old' });
    const hide = `mutation { minimizeComment(input: { subjectId: "IC_${id}", classifier: OUTDATED }) {
      minimizedComment { isMinimized minimizedReason } } }`;
    expect(await graphql(hide)).toEqual({
      data: { minimizeComment: { minimizedComment: { isMinimized: true, minimizedReason: 'outdated' } } },
    });
  });

  it('refuses lists without bounds and over 100, and pull requests that are not there', async () => {
    const { graphql } = await open();
    const list = (bounds: string, number = 7) =>
      graphql(
        `{ repository(owner: "acme", name: "shop") { pullRequest(number: ${number}) { reviewThreads${bounds} { totalCount } } } }`,
      );
    expect(await list('')).toMatchObject({ errors: [{ type: 'MISSING_PAGINATION_BOUNDARIES' }] });
    expect(await list('(first: 101)')).toMatchObject({ errors: [{ type: 'EXCESSIVE_PAGINATION' }] });
    expect(await list('(first: 1)', 8)).toMatchObject({
      data: { repository: { pullRequest: null } },
      errors: [{ type: 'NOT_FOUND' }],
    });
  });
});

describe('support/github moves', () => {
  it('shifts comments with the lines, and outdates those whose lines were changed', async () => {
    const { server } = await open();
    const add = (fields: object) =>
      server.addReviewComment({ user: BOT, body: 'x', path: 'src/pay.ts', ...fields }).threadId;
    const threads = {
      shifted: add({ line: 20 }),
      range: add({ line: 22, startLine: 18 }),
      old: add({ line: 20, side: 'LEFT' }),
      changed: add({ line: 45 }),
      overChanged: add({ line: 47, startLine: 43 }),
      file: add({ path: 'logo.png' }),
      fileGone: add({ path: 'src/new.ts' }),
      outsideTheDiff: add({ line: 35 }),
    };
    server.push(story.next);
    const now = Object.entries(threads).map(([name, id]) => {
      const thread = server.state.threads.find((one) => one.id === id);
      return [name, thread?.startLine, thread?.line, thread?.outdated];
    });
    expect(now).toEqual([
      ['shifted', null, 23, false],
      ['range', 21, 25, false],
      ['old', null, 20, false],
      ['changed', null, null, true],
      ['overChanged', null, null, true],
      ['file', null, null, false],
      ['fileGone', null, null, true],
      ['outsideTheDiff', null, null, true],
    ]);
  });

  it('takes a comment at an older commit and shows it where its line is now', async () => {
    const { ask, server } = await open();
    server.push(story.next);
    const at = (line: number) => ({
      path: 'src/pay.ts',
      line,
      side: 'RIGHT',
      body: 'b',
      commit_id: story.head,
    });
    expect((await ask('POST pulls/7/comments', at(20))).json).toMatchObject({
      line: 23,
      original_line: 20,
      original_commit_id: story.head,
      commit_id: story.next,
    });
    expect((await ask('POST pulls/7/comments', at(45))).json).toMatchObject({
      line: null,
      original_line: 45,
      commit_id: story.head,
    });
  });

  it('refuses a commit that a forced push took away', async () => {
    const { ask, server } = await open({ base: story.base, head: story.next });
    server.push(story.head);
    const answer = await ask('POST pulls/7/reviews', { commit_id: story.next, event: 'COMMENT', body: 'x' });
    expect(answer).toMatchObject({
      status: 422,
      json: { errors: ['commit_id is not part of the pull request'] },
    });
  });

  it('moves the base, closes and merges', async () => {
    const { ask, server } = await open({ base: story.base, head: story.next });
    const { threadId } = server.addReviewComment({ user: BOT, body: 'x', path: 'core/new.ts', line: 16 });
    server.retarget('release', story.head);
    expect(server.state.threads.find(({ id }) => id === threadId)?.outdated).toBe(true);
    server.closePull({ merged: true });
    expect((await ask('GET pulls/7')).json).toMatchObject({
      state: 'closed',
      merged: true,
      base: { ref: 'release' },
      changed_files: 2,
    });
  });

  it('numbers lines for its own stories', () => {
    expect(numbered(3, { 2: null, 3: 'x' })).toBe('line 1\nx\n');
  });
});

describe('support/github contract', () => {
  const described = CONTRACTS_DIR === null ? it.skip : it;
  described('complains of a name, a type and a query that the vendor does not know', async () => {
    const bench = await openBench(story);
    await bench.ask('POST issues/7/comments', { body: 'x', colour: 'red' });
    await bench.ask('GET pulls/7/files?perpage=3');
    await bench.ask('POST pulls/7/reviews', { body: 'x', event: 'COMMENT', comments: 'none' });
    await bench.graphql('{ viewer { login nickname } }');
    const complaints = bench.server.contractComplaints();
    await bench.server.close();
    expect(complaints).toEqual([
      expect.stringContaining('/colour is declared nowhere'),
      expect.stringContaining('query perpage is declared nowhere'),
      expect.stringContaining('/comments must be array'),
      expect.stringContaining('Cannot query field "nickname" on type "User"'),
    ]);
  });
});
