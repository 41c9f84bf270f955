import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createBitbucketDcBoard } from '../../../../../src/adapters/forge/bitbucket/dc/board.ts';
import { ADA, BOT, IMPOSTOR, NAMESAKE } from '../../../../support/bitbucket-dc/accounts.ts';
import {
  apiAt,
  type Commits,
  closeAll,
  comment,
  HEAD,
  ME,
  makeCommits,
  openBoard,
  PATH,
  PULL,
  page,
  said,
  scripted,
} from './board-bench.ts';

let commits: Commits;
beforeAll(() => {
  commits = makeCommits();
});
afterEach(closeAll);
afterAll(() => commits.repository.remove());

const ACTIVITIES = `GET ${PULL}/activities`;

describe('src/adapters/forge/bitbucket/dc/board.ts', () => {
  describe('identity', () => {
    it('is the name, in any case of letters, and never the display name', async () => {
      const { dc, board } = await openBoard(commits);
      await board.createNote('ours');
      dc.note(NAMESAKE, 'called like us');
      dc.note(IMPOSTOR, 'named like our display name');
      dc.note({ ...BOT, name: BOT.name.toUpperCase() }, 'ours in capitals');

      const { me, notes } = await board.read();

      expect(me).toEqual({ id: 'quorate@ci', login: 'quorate@ci', kind: 'user' });
      expect(notes.filter(({ author }) => author?.id === me.id).map(({ body }) => body)).toEqual([
        'ours',
        'ours in capitals',
      ]);
      expect(notes[0]?.author).toEqual(me);
    });

    it('tells a service account', async () => {
      const service = { ...ME, type: 'SERVICE' };
      const { board } = await scripted({ [ACTIVITIES]: page(said(comment(5, { author: service }))) });

      const { me, notes } = await board.read();

      expect(me).toEqual({ id: 'quorate', login: 'quorate', kind: 'bot' });
      expect(notes[0]?.author).toEqual(me);
    });

    it('is learned from the first comment where no answer tells it', async () => {
      const { dc, board } = await openBoard(commits, { hideUser: true });
      dc.note(ADA, 'theirs');

      const before = await board.read();
      await board.createNote('ours');
      const after = await board.read();

      expect(before).toMatchObject({ me: { id: null, login: 'unknown', kind: 'unknown' } });
      expect(before.remarks).toHaveLength(1);
      expect(after).toMatchObject({ me: { id: 'quorate@ci' }, remarks: [] });
    });
  });

  describe('a verdict', () => {
    const approve = { headSha: HEAD, body: 'x', verdict: 'approve', comments: [] } as const;

    it('is put under the slug that the server gives the account', async () => {
      const { dc, board } = await openBoard(commits);

      const result = await board.submitReview({ ...approve, headSha: commits.headSha });

      expect(result).toMatchObject({ kind: 'done', id: 'quorate@ci' });
      expect(dc.writes().map(({ path, json }) => [path, json])).toEqual([
        [`${PULL}/participants/quorate_ci`, { status: 'APPROVED', lastReviewedCommit: commits.headSha }],
      ]);
    });

    it('on a change of our own is refused', async () => {
      const { board } = await openBoard(commits, { author: BOT });

      expect(await board.submitReview({ ...approve, headSha: commits.headSha })).toMatchObject({
        kind: 'refused',
        refusal: 'own-change',
      });
    });

    it('is refused as moved where the head moved, and as closed where it was merged', async () => {
      const { dc, board } = await openBoard(commits);
      const review = { ...approve, headSha: commits.headSha };
      dc.push(commits.repository.commit('next', { [PATH]: 'x\n' }, 'feature'));

      expect(await board.submitReview(review)).toMatchObject({ kind: 'refused', refusal: 'moved' });
      dc.push(commits.headSha);
      dc.closePullRequest('MERGED');
      expect(await board.submitReview(review)).toMatchObject({ kind: 'refused', refusal: 'closed' });
    });

    it('that a server took for other commits is taken back', async () => {
      const other = 'c'.repeat(40);
      const { board, sent } = await scripted({
        [`PUT ${PULL}/participants/quorate`]: { body: { user: ME, lastReviewedCommit: other } },
      });

      expect(await board.submitReview(approve)).toMatchObject({
        kind: 'refused',
        refusal: 'moved',
        message: expect.stringMatching(/cccccccccccc, and was taken back/),
      });
      expect(sent('PUT')).toEqual([
        { status: 'APPROVED', lastReviewedCommit: HEAD },
        { status: 'UNAPPROVED' },
      ]);
    });

    it('is denied where nobody tells who we are', async () => {
      const { dc, board } = await openBoard(commits, { hideUser: true });

      expect(await board.submitReview({ ...approve, headSha: commits.headSha })).toMatchObject({
        kind: 'denied',
        remedy: expect.stringContaining('X-AUSERNAME'),
      });
      expect(dc.writes()).toEqual([]);
    });

    it('of others is listed by account, and not ours to take', async () => {
      const { dc, board } = await openBoard(commits);
      const [ben] = dc.state.pullRequest.reviewers;
      if (ben === undefined) throw new Error('no reviewer');
      ben.status = 'NEEDS_WORK';
      ben.lastReviewedCommit = commits.headSha;

      expect(await board.readReviews()).toEqual([
        {
          id: 'ben',
          author: { id: 'ben', login: 'ben', kind: 'user' },
          body: '',
          commit: commits.headSha,
          state: 'changes-requested',
        },
      ]);
      expect((await board.dismissReview('ben', 'x')).kind).toBe('gone');
      expect(dc.writes()).toEqual([]);
    });
  });

  it.each([
    ['ACME', '', 'src/a.ts', 3, '/projects/ACME/repos/shop/browse/src/a.ts?at=HEAD#3'],
    ['~ada', '/bitbucket', 'a b.ts', null, '/bitbucket/users/ada/repos/shop/browse/a%20b.ts?at=HEAD'],
    ['ACME', '', '../x', 3, '/projects/ACME/repos/shop/commits/HEAD'],
  ] as const)('links into %s%s (%s)', (...[project, path, file, line, page_]) => {
    const api = apiAt(`https://host.example${path}/`, project);
    const board = createBitbucketDcBoard(api, { number: 7, mergeBase: () => Promise.resolve(HEAD) });

    expect(board.permalink('HEAD', file, line)).toBe(`https://host.example${page_}`);
  });
});
