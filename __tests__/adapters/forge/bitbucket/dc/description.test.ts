import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Description, DescriptionResult } from '../../../../../src/domain/board.ts';
import type { CommentBoard, DescriptionBoard } from '../../../../../src/domain/ports.ts';
import { ADA, BEN, BOT, GONE, NAMESAKE } from '../../../../support/bitbucket-dc/accounts.ts';
import {
  type Commits,
  closeAll,
  failure,
  HEAD,
  makeCommits,
  openBoard,
  PULL,
  type Reply,
  scripted,
} from './board-bench.ts';

let commits: Commits;
beforeAll(() => {
  commits = makeCommits();
});
afterEach(closeAll);
afterAll(() => commits.repository.remove());

const of = ({ description }: CommentBoard): DescriptionBoard => {
  if (description === null) throw new Error('no description');
  return description;
};

const pull = (fields: object = {}): object => ({
  id: 7,
  version: 3,
  title: 'A title',
  description: 'What and why.',
  state: 'OPEN',
  fromRef: { id: 'refs/heads/feature', latestCommit: HEAD },
  toRef: { id: 'refs/heads/main', latestCommit: HEAD },
  reviewers: [{ user: { name: 'ben' } }, { user: { name: 'gone' } }],
  ...fields,
});

/** Reads and writes `new` on a server that gives these answers to the writes, in turn. */
async function writes(...answers: readonly Reply[]) {
  const bench = await scripted({
    [`GET ${PULL}`]: { body: pull() },
    [`PUT ${PULL}`]: (_, nth) => answers[nth - 1] ?? { status: 500 },
  });
  const seen = await of(bench.board).read();
  return { ...bench, seen, end: await of(bench.board).update('new', seen) };
}

const conflict = (exception: string, more: object = {}): Reply => ({
  status: 409,
  body: failure(exception, 'the words of the server', more),
});

describe('src/adapters/forge/bitbucket/dc/description.ts', () => {
  it('sends the version that was seen, and all that would else be lost', async () => {
    const { dc, board } = await openBoard(commits, { draft: true, reviewers: [BEN, NAMESAKE] });
    const [ben] = dc.state.pullRequest.reviewers;
    if (ben === undefined) throw new Error('no reviewer');
    ben.status = 'APPROVED';
    const before = structuredClone(dc.state.pullRequest);
    const seen = await of(board).read();

    const end = await of(board).update('new', seen);

    expect(seen).toEqual({ text: 'What and why.', headSha: commits.headSha, version: 0 });
    expect(end).toEqual({
      result: { kind: 'done', id: '7', url: expect.stringContaining('/pull-requests/7/overview') },
      version: 1,
      remarks: [],
    });
    expect(dc.writes().map(({ json }) => json)).toEqual([
      {
        version: 0,
        title: 'Change the shop',
        description: 'new',
        reviewers: [{ user: { name: 'ben' } }, { user: { name: 'mallory' } }],
        draft: true,
      },
    ]);
    expect(dc.state.pullRequest).toEqual({
      ...before,
      description: 'new',
      version: 1,
      updatedDate: expect.any(Number),
    });
    expect(dc.contractComplaints()).toEqual([]);
  });

  it('leaves drafts alone where the server knows none', async () => {
    const { sent } = await writes({ body: pull({ version: 4 }) });

    expect(sent('PUT')).toEqual([
      {
        version: 3,
        title: 'A title',
        description: 'new',
        reviewers: [{ user: { name: 'ben' } }, { user: { name: 'gone' } }],
      },
    ]);
  });

  it('writes nothing where the text is there', async () => {
    const { dc, board } = await openBoard(commits);
    const seen = await of(board).read();

    expect(await of(board).update(seen.text, seen)).toMatchObject({
      result: { kind: 'kept' },
      version: null,
    });
    expect(dc.requests).toHaveLength(1);
    expect(dc.state.pullRequest.version).toBe(0);
  });

  it('writes twice in a row without reading between', async () => {
    const { dc, board } = await openBoard(commits);
    const seen = await of(board).read();
    const { version } = await of(board).update('one', seen);

    const end = await of(board).update('two', { ...seen, text: 'one', version });

    expect(end).toMatchObject({ result: { kind: 'done' }, version: 2 });
    expect(dc.requests.map(({ method }) => method)).toEqual(['GET', 'PUT', 'PUT']);
  });

  it('takes an empty description for an empty text', async () => {
    const { board } = await openBoard(commits, { description: null });

    expect((await of(board).read()).text).toBe('');
  });

  /** As a caller does: reads, adds its line to what is there, and tries again where somebody was first. */
  async function addLine(board: CommentBoard, tries: number): Promise<DescriptionResult> {
    for (let left = tries; ; left--) {
      const seen: Description = await of(board).read();
      const end = await of(board).update(`${seen.text}\nours`, seen);
      const isStale = end.result.kind === 'refused' && end.result.refusal === 'stale';
      if (!isStale || left === 1) return end;
    }
  }

  it.each([
    [0, 'done'],
    [1, 'done'],
    [2, 'done'],
    [3, 'refused'],
  ] as const)('keeps what others wrote before each of %d writes', async (races, kind) => {
    const { dc, board } = await openBoard(commits);
    let left: number = races;
    dc.onRequest(({ method }) => {
      if (method !== 'PUT' || left === 0) return;
      left -= 1;
      dc.describe(ADA, `theirs ${left}`);
    });

    const end = await addLine(board, 3);

    expect(end.result.kind).toBe(kind);
    const theirs = races === 0 ? 'What and why.' : 'theirs 0';
    expect(dc.state.pullRequest).toMatchObject({
      description: kind === 'done' ? `${theirs}\nours` : theirs,
      version: races + (kind === 'done' ? 1 : 0),
    });
    expect(end.version).toBe(kind === 'done' ? races + 1 : null);
    expect(dc.requests.filter(({ method }) => method === 'PUT')).toHaveLength(Math.min(races + 1, 3));
  });

  it('does not write over a version that was never seen', async () => {
    const { dc, board } = await openBoard(commits);
    const seen = await of(board).read();
    dc.describe(ADA, 'theirs');
    await of(board).read();

    expect(await of(board).update('ours', seen)).toMatchObject({
      result: { kind: 'refused', refusal: 'stale' },
      version: null,
    });
    expect(dc.writes()).toEqual([]);
  });

  it('keeps a reviewer who was added between reading and writing', async () => {
    const { dc, board } = await openBoard(commits);
    const seen = await of(board).read();
    dc.state.pullRequest.reviewers.push({
      user: NAMESAKE,
      role: 'REVIEWER',
      status: 'UNAPPROVED',
      lastReviewedCommit: null,
    });
    dc.state.pullRequest.version += 1;

    expect((await of(board).update('ours', seen)).result).toMatchObject({ refusal: 'stale' });
    await of(board).update('ours', await of(board).read());
    expect(dc.state.pullRequest.reviewers.map(({ user }) => user.name)).toEqual(['ben', 'mallory']);
  });

  it('leaves out a reviewer whom the server no longer takes, once, and says so', async () => {
    const { dc, board } = await openBoard(commits, { reviewers: [BEN, GONE] });
    const seen = await of(board).read();

    const end = await of(board).update('new', seen);

    expect(end).toMatchObject({
      result: { kind: 'done' },
      version: 1,
      remarks: [expect.stringMatching(/these reviewers.*: gone; they were left out\.$/)],
    });
    expect(dc.requests.filter(({ method }) => method === 'PUT').map(({ json }) => json)).toEqual([
      expect.objectContaining({ version: 0, description: 'new' }),
      {
        version: 0,
        title: 'Change the shop',
        description: 'new',
        reviewers: [{ user: { name: 'ben' } }],
        draft: false,
      },
    ]);
  });

  const invalid = (...names: readonly string[]): Reply =>
    conflict('InvalidPullRequestReviewersException', {
      reviewerErrors: names.map((context) => ({ context, message: 'x', exceptionName: null })),
    });

  it('tries that only once', async () => {
    const { end, sent } = await writes(invalid('GONE'), invalid('ben'));

    expect(end).toMatchObject({
      result: { kind: 'refused', refusal: 'other' },
      version: null,
      remarks: [expect.stringMatching(/: gone\.$/)],
    });
    expect(sent('PUT')).toHaveLength(2);
  });

  it('does not try it where the server complains of nobody who is there', async () => {
    const { end, sent } = await writes(invalid('somebody'));

    expect(end.result).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('words of the server'),
    });
    expect(sent('PUT')).toHaveLength(1);
  });

  it.each<[string, Reply, object]>([
    ['somebody was first', conflict('PullRequestOutOfDateException'), { kind: 'refused', refusal: 'stale' }],
    ['it is merged', conflict('IllegalPullRequestStateException'), { kind: 'refused', refusal: 'closed' }],
    [
      'there is nothing to merge',
      conflict('EmptyPullRequestException'),
      { kind: 'refused', refusal: 'other' },
    ],
    [
      'it is too long',
      { status: 400, body: failure('ArgumentValidationException', 'x', { context: 'description' }) },
      { kind: 'refused', refusal: 'too-long' },
    ],
    [
      'the permission is missing',
      { status: 401, body: failure('AuthorisationException', 'x') },
      { kind: 'denied', remedy: expect.stringContaining('"Repository write"') },
    ],
    ['the server failed', { status: 502, body: {} }, { kind: 'unclear' }],
    ['the answer has no version', { body: {} }, { kind: 'unclear' }],
    ['the answer is empty', { status: 204 }, { kind: 'unclear' }],
  ])('says that %s', async (_, answer, result) => {
    const { end } = await writes(answer);

    expect(end).toMatchObject({ result, version: null });
  });

  it('says that the pull request could not be read before the write', async () => {
    const { board } = await scripted({ [`GET ${PULL}`]: { status: 401, body: failure(null, 'x') } });

    expect(await of(board).update('new', { text: '', headSha: HEAD, version: 3 })).toMatchObject({
      result: { kind: 'denied' },
      version: null,
    });
  });

  it('is not told from our own comments', async () => {
    const { dc, board } = await openBoard(commits);
    dc.note(BOT, 'x');

    expect((await board.now()).version).toBe(0);
  });
});
