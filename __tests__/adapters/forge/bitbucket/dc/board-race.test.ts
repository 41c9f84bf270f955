import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ADA, BOT } from '../../../../support/bitbucket-dc/accounts.ts';
import {
  type Commits,
  closeAll,
  comment,
  failure,
  idOf,
  makeCommits,
  onLine,
  openBoard,
  PULL,
  page,
  type Routes,
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

describe('src/adapters/forge/bitbucket/dc/comments.ts', () => {
  describe('a comment that others change at the same time', () => {
    /** The n-th PUT and those before it find a newer version, with the text as it is then. */
    const racing = (times: number, text: (nth: number) => string): Routes => {
      let version = 0;
      return {
        [ACTIVITIES]: page(said(comment(5, { text: 'first' }))),
        [`GET ${PULL}/comments/5`]: () => ({ body: comment(5, { version, text: text(version) }) }),
        [`PUT ${PULL}/comments/5`]: (_, nth) => {
          if (nth > times) return { body: comment(5, { version: version + 1, text: 'new' }) };
          version += 1;
          return { status: 409, body: failure('CommentOutOfDateException', 'out of date') };
        },
      };
    };

    it.each([
      [0, 'done', [0]],
      [1, 'done', [0, 1]],
      [2, 'done', [0, 1, 2]],
      [3, 'refused', [0, 1, 2]],
      [99, 'refused', [0, 1, 2]],
    ] as const)('is changed after %d conflicts, or left: %s', async (times, kind, versions) => {
      const { board, sent } = await scripted(racing(times, () => 'first'));
      await board.read();

      expect(await board.updateNote('5', 'new')).toMatchObject(
        kind === 'done' ? { kind, id: '5' } : { kind, refusal: 'stale' },
      );
      expect(sent('PUT')).toEqual(versions.map((version) => ({ version, text: 'new' })));
    });

    it('is left where somebody changed its text', async () => {
      const { board, sent } = await scripted(racing(99, (version) => `version ${version}`));
      await board.read();

      expect(await board.updateNote('5', 'new')).toMatchObject({
        kind: 'refused',
        refusal: 'stale',
        message: expect.stringContaining('edited'),
      });
      expect(sent('PUT')).toHaveLength(1);
    });

    it('is read first where it was not seen', async () => {
      const { board, asked } = await scripted(racing(0, () => 'first'));

      expect((await board.updateNote('5', 'new')).kind).toBe('done');
      expect(asked()).toEqual([`GET ${PULL}/comments/5`, `PUT ${PULL}/comments/5`]);
    });

    it('is changed again on the version that the first change answered', async () => {
      const { dc, board } = await openBoard(commits);
      const id = idOf(await board.createNote('one'));
      await board.updateNote(id, 'two');
      await board.updateNote(id, 'three');

      expect(dc.requests.map(({ method }) => method)).toEqual(['POST', 'PUT', 'PUT']);
      expect(dc.state.comments).toMatchObject([{ text: 'three', version: 2 }]);
    });

    it('is gone where somebody deletes it meanwhile', async () => {
      const { dc, board } = await openBoard(commits);
      const id = idOf(await board.createNote('one'));
      dc.remove(Number(id));

      expect((await board.updateNote(id, 'two')).kind).toBe('gone');
    });
  });

  describe('a comment that is to go', () => {
    const WITHDRAWN = { text: '*Quorate has withdrawn this comment.*', threadResolved: true };

    it('stays with other words where a reply is known', async () => {
      const { dc, board } = await openBoard(commits);
      const id = idOf(await onLine(board, commits.headSha, 'ours', true));
      dc.reply(ADA, Number(id), 'theirs');
      await board.read();

      expect(await board.deleteComment({ id, on: 'thread' })).toMatchObject({ kind: 'done', id });
      expect(dc.requests.map(({ method }) => method)).toEqual(['POST', 'GET', 'PUT', 'PUT']);
      expect(dc.state.comments).toMatchObject([{ ...WITHDRAWN, state: 'RESOLVED', comments: [{}] }]);
    });

    it('stays with other words where the server refuses to delete it', async () => {
      const { dc, board } = await openBoard(commits);
      const id = idOf(await onLine(board, commits.headSha, 'ours'));
      dc.reply(ADA, Number(id), 'theirs');

      expect(await board.deleteComment({ id, on: 'thread' })).toMatchObject({ kind: 'done', id });
      expect(dc.state.comments).toMatchObject([WITHDRAWN]);
    });

    it('stays with other words where the reply comes between', async () => {
      const { dc, board } = await openBoard(commits);
      const id = idOf(await onLine(board, commits.headSha, 'ours'));
      dc.onRequest(({ method }) => {
        // The thread is touched as well, so that the version is old.
        if (method !== 'DELETE' || dc.state.comments[0]?.comments.length !== 0) return;
        dc.reply(ADA, Number(id), 'theirs');
        dc.resolve(ADA, Number(id));
      });

      expect(await board.deleteComment({ id, on: 'thread' })).toMatchObject({ kind: 'done', id });
      expect(dc.state.comments).toMatchObject([WITHDRAWN]);
    });

    it('is left where somebody changed its text', async () => {
      const { dc, board } = await openBoard(commits);
      const id = idOf(await board.createNote('ours'));
      dc.edit(BOT, Number(id), 'by hand');

      expect(await board.deleteComment({ id, on: 'request' })).toMatchObject({ refusal: 'stale' });
      expect(dc.state.comments).toMatchObject([{ text: 'by hand' }]);
    });

    it('goes with its newest version where only that was old', async () => {
      const { dc, board } = await openBoard(commits);
      const id = idOf(await board.createNote('ours'));
      dc.resolve(ADA, Number(id));

      expect(await board.deleteComment({ id, on: 'request' })).toEqual({ kind: 'done', id, url: null });
      expect(dc.state.comments).toEqual([]);
    });
  });

  describe('resolving', () => {
    it('ticks a task off and closes its thread in one request', async () => {
      const { dc, board } = await openBoard(commits);
      const id = idOf(await onLine(board, commits.headSha, 'ours', true));

      expect((await board.resolveThread(id)).kind).toBe('done');
      expect(dc.requests.at(-1)?.json).toEqual({ version: 0, threadResolved: true, state: 'RESOLVED' });
    });

    it('writes nothing where it is resolved', async () => {
      const { dc, board } = await openBoard(commits);
      const id = idOf(await onLine(board, commits.headSha, 'ours'));
      dc.resolve(ADA, Number(id));
      await board.read();
      const asked = dc.requests.length;

      expect((await board.resolveThread(id)).kind).toBe('kept');
      expect(dc.requests).toHaveLength(asked);
    });

    const old = (fields: object, put: Routes[string]): Routes => ({
      [ACTIVITIES]: page(said(comment(5, { anchor: { path: 'a' }, threadResolved: undefined, ...fields }))),
      [`PUT ${PULL}/comments/5`]: put,
    });
    const TASK = { severity: 'BLOCKER' };
    const unknown = { status: 400, body: failure(null, 'unknown field threadResolved') };

    it('is denied where the server does not care', async () => {
      const { board } = await scripted(old({}, { body: comment(5, { threadResolved: undefined }) }));
      await board.read();

      expect(await board.resolveThread('5')).toMatchObject({
        kind: 'denied',
        remedy: expect.stringContaining('8.9'),
      });
    });

    it('is denied where the server does not know the field', async () => {
      const { board } = await scripted(old({}, unknown));
      await board.read();

      expect(await board.resolveThread('5')).toMatchObject({
        kind: 'denied',
        message: expect.stringContaining('unknown field'),
      });
    });

    it('ticks a task off all the same', async () => {
      const done = { body: comment(5, { ...TASK, state: 'RESOLVED', threadResolved: undefined }) };
      const { board, sent } = await scripted(old(TASK, (_, nth) => (nth === 1 ? unknown : done)));
      await board.read();

      expect((await board.resolveThread('5')).kind).toBe('done');
      expect(sent('PUT')).toEqual([
        { version: 0, threadResolved: true, state: 'RESOLVED' },
        { version: 0, state: 'RESOLVED' },
      ]);
    });

    it('goes on where somebody touched the thread', async () => {
      const { dc, board } = await openBoard(commits);
      const id = idOf(await onLine(board, commits.headSha, 'ours'));
      dc.resolve(ADA, Number(id));

      expect((await board.resolveThread(id)).kind).toBe('done');
      expect(dc.state.comments).toMatchObject([{ threadResolved: true }]);
    });
  });
});
