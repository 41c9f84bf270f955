import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createGitHubBoard } from '../../../../src/adapters/forge/github/board.ts';
import { createGitHubApi } from '../../../../src/adapters/forge/github/client.ts';
import { createHttp } from '../../../../src/adapters/http.ts';
import type { Anchor } from '../../../../src/domain/finding.ts';
import { type BoardBench, describeCommentBoard, placeOf } from '../../../contracts/comment-board.ts';
import { createFakeClock } from '../../../support/fake-clock.ts';
import { type GitHubServer, startGitHub } from '../../../support/github/server.ts';
import { makeRepository, type ScratchRepository } from '../scratch-repository.ts';

const PATH = 'src/äpp 1.ts';
const OLD_PATH = 'src/before.ts';
const NEW_PATH = 'src/after.ts';
const ANA = { login: 'ana', id: 81, type: 'User' } as const;

const lines = (changed: string): string =>
  Array.from({ length: 20 }, (_, index) => (index === 9 ? `${changed}\n` : `line ${index + 1}\n`)).join('');

const anchor = (
  side: Anchor['side'],
  line: number,
  startLine: number | null = null,
  path = PATH,
): Anchor => ({ path, side, line, startLine });

let repository: ScratchRepository;
let headSha = '';

beforeAll(() => {
  repository = makeRepository('--bare');
  repository.commit('main', { [PATH]: lines('line 10'), [OLD_PATH]: lines('old 10') });
  headSha = repository.commit('feature', { [PATH]: lines('changed'), [NEW_PATH]: lines('new 10') }, 'main');
});

afterAll(() => repository.remove());

type Bench = BoardBench & { readonly github: GitHubServer };

/** A board on GitHub's double, whose requests and answers are held against the vendor's description. */
async function open(pageLimit = 100): Promise<Bench> {
  const me = { login: 'github-actions', id: 41_898_282, type: 'Bot' } as const;
  const github = await startGitHub({
    repository: repository.folder,
    base: 'refs/heads/main',
    head: headSha,
    me,
    author: ANA,
    permissions: { contents: 'write' },
    pageLimit,
  });
  const api = createGitHubApi({
    apiUrl: github.apiUrl,
    graphqlUrl: github.graphqlUrl,
    serverUrl: github.serverUrl,
    owner: 'acme',
    repo: 'shop',
    token: github.token,
    clock: createFakeClock(),
    random: () => 0.5,
    signal: new AbortController().signal,
    http: createHttp(),
  });
  return {
    github,
    board: createGitHubBoard(api, { number: 7 }),
    headSha,
    baseRef: 'main',
    places: {
      added: placeOf(anchor('RIGHT', 10), '+'),
      removed: placeOf(anchor('LEFT', 10), '-'),
      context: placeOf(anchor('RIGHT', 9), ' '),
      range: placeOf(anchor('RIGHT', 11, 9), ' ', { startMark: ' ' }),
      outside: placeOf(anchor('RIGHT', 3), ' '),
      renamed: {
        added: placeOf(anchor('RIGHT', 10, null, NEW_PATH), '+', { oldPath: OLD_PATH }),
        removed: placeOf(anchor('LEFT', 10, null, NEW_PATH), '-', { oldPath: OLD_PATH }),
      },
    },
    strangerNotes: (body) => void github.addIssueComment({ user: ANA, body }),
    strangerReplies: (commentId, body) => {
      const comment = github.state.reviewComments.find(({ id }) => String(id) === commentId);
      github.reply(comment?.threadId ?? '', ANA, body);
    },
    leaveDraft: (body, comments) =>
      void github.addReview({
        user: me,
        body,
        state: 'PENDING',
        comments: comments.map((text) => ({ path: PATH, line: 10, body: text })),
      }),
    tasks: null,
    close: async () => {
      await github.close();
      expect(github.contractComplaints()).toEqual([]);
    },
  };
}

describeCommentBoard('createGitHubBoard', () => open(), {
  verdictCommits: 'the mark in its text names it',
  tasks: 'GitHub has none',
  description: 'descriptions are left alone',
  versions: 'GitHub counts none',
});

describe('src/adapters/forge/github/board.ts on a stateful server', () => {
  async function fill({ board, github, leaveDraft }: Bench): Promise<void> {
    const comments = [8, 9, 10].map((line) => ({
      ...placeOf(anchor('RIGHT', line), line === 10 ? '+' : ' '),
      body: `on ${line}`,
      task: false,
    }));
    await board.submitReview({ headSha, body: 'As a whole.', verdict: 'comment', comments });
    await board.commentOnFile({ headSha, path: PATH, oldPath: null, body: 'on the file', task: false });
    for (const thread of github.state.threads) github.reply(thread.id, ANA, 'an answer');
    for (const text of ['one', 'two', 'three']) await board.createNote(text);
    await leaveDraft?.('begun', ['a', 'b']);
  }

  it('finds everything however few items a page has', async () => {
    const bench = await open(2);
    await fill(bench);

    const state = await bench.board.read();

    expect(state.threads.map(({ line, comments }) => [line, comments.length])).toEqual([
      [8, 2],
      [9, 2],
      [10, 2],
      [null, 2],
    ]);
    expect(state.notes.map(({ body }) => body)).toEqual(['one', 'two', 'three']);
    expect(state.drafts).toMatchObject([{ body: 'begun', comments: ['a', 'b'] }]);
    await bench.close();
  });

  it('finds the same by REST where GraphQL is closed, but for what only GraphQL knows', async () => {
    const bench = await open();
    await fill(bench);
    const known = await bench.board.read();
    bench.github.fault({
      path: /^\/graphql/,
      times: 9,
      action: { status: 403, body: { message: 'Resource not accessible by integration' } },
    });

    const state = await bench.board.read();

    const unknown = { resolved: null, canResolve: false, id: expect.any(String) };
    expect(state.threads).toEqual(known.threads.map((thread) => ({ ...thread, ...unknown })));
    expect(state.notes).toEqual(known.notes);
    expect(state.drafts).toEqual(known.drafts);
    expect(state.me).toEqual({ ...known.me, id: null });
    expect(state.remarks).toHaveLength(2);
    await bench.close();
  });

  it('leaves no second review where the answer to the first was lost', async () => {
    const { board, github, close } = await open();
    github.fault({ method: 'POST', path: /\/reviews$/, when: 'after', action: 'drop' });

    const result = await board.submitReview({ headSha, body: 'x', verdict: 'comment', comments: [] });

    expect(result.kind).toBe('unclear');
    expect(await board.readReviews()).toHaveLength(1);
    await close();
  });

  it('says that a locked conversation is closed', async () => {
    const { board, github, close } = await open();
    github.state.pull.locked = true;

    expect(await board.createNote('x')).toMatchObject({ kind: 'refused', refusal: 'closed' });
    await close();
  });

  it('names the permission that is missing, for every kind of write', async () => {
    const { board, github, close } = await open();
    await board.submitReview({
      headSha,
      body: 'x',
      verdict: 'comment',
      comments: [{ ...placeOf(anchor('RIGHT', 10), '+'), body: 'x', task: false }],
    });
    const [thread] = github.state.threads;
    github.grant({
      contents: 'read',
      pullRequests: 'read',
      checks: 'none',
      statuses: 'none',
      issues: 'none',
    });
    const report = {
      headSha,
      conclusion: 'pass',
      failsIncomplete: true,
      title: 't',
      summary: 's',
      annotations: [],
      url: null,
    } as const;

    const results = [
      await board.createNote('x'),
      await board.resolveThread(thread?.id ?? ''),
      await board.ensureStatus(report, 'check'),
      await board.ensureStatus(report, 'commit-status'),
    ];

    expect(results).toMatchObject(
      ['pull-requests: write', 'contents: write', 'checks: write', 'statuses: write'].map((line) => ({
        kind: 'denied',
        remedy: expect.stringContaining(line),
      })),
    );
    await close();
  });
});
