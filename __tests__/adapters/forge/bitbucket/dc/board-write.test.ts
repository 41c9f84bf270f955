import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ForgeError } from '../../../../../src/domain/errors.ts';
import {
  type Commits,
  closeAll,
  HEAD,
  INLINE,
  idOf,
  makeCommits,
  onLine,
  openBoard,
  PATH,
  scripted,
} from './board-bench.ts';

let commits: Commits;
beforeAll(() => {
  commits = makeCommits();
});
afterEach(closeAll);
afterAll(() => commits.repository.remove());

const SUGGESTION = 'Better:\n\n```suggestion\nx\ny\n```';

describe('src/adapters/forge/bitbucket/dc/comments.ts', () => {
  describe('writing', () => {
    it('asks for the version of the server only for ranges, and once', async () => {
      const { dc, board } = await openBoard(commits, { version: '9.4.0' });
      const range = {
        ...INLINE,
        anchor: { ...INLINE.anchor, line: 11, startLine: 9 },
        mark: ' ',
        startMark: ' ',
      } as const;
      const asked = (): number => dc.requests.filter(({ path }) => /application-prop/.test(path)).length;

      await onLine(board, commits.headSha, 'x');
      expect(asked()).toBe(0);
      const review = { headSha: commits.headSha, body: 'x', verdict: 'comment' } as const;
      for (const body of ['one', SUGGESTION])
        await board.submitReview({ ...review, comments: [{ ...range, body }] });

      expect(asked()).toBe(1);
      expect(dc.state.comments.map(({ anchor }) => anchor?.multilineMarker?.startLine)).toEqual([
        undefined,
        9,
        9,
      ]);
    });

    it.each(['8.19.0', '9.2.0'] as const)('sends no suggestion for several lines to %s', async (version) => {
      const { dc, board } = await openBoard(commits, { version });
      const anchor = { ...INLINE.anchor, line: 11, startLine: 9 };
      const post = (body: string) =>
        board.submitReview({
          headSha: commits.headSha,
          body: 'x',
          verdict: 'comment',
          comments: [{ ...INLINE, anchor, mark: ' ', startMark: ' ', body }],
        });

      expect(await post(SUGGESTION)).toMatchObject({ kind: 'refused', refusal: 'anchor' });
      expect(dc.writes()).toEqual([]);
      expect((await post('```ts\nx\n```')).kind).toBe('done');
      expect((await onLine(board, commits.headSha, SUGGESTION)).kind).toBe('done');
    });

    it('posts one comment after the other and stops at the first that is not there', async () => {
      const { dc, board } = await openBoard(commits);
      const outside = { ...INLINE, anchor: { ...INLINE.anchor, line: 30 }, body: 'no' };
      const comments = [{ ...INLINE, body: 'one' }, outside, { ...INLINE, body: 'three' }];

      const result = await board.submitReview({
        headSha: commits.headSha,
        body: 'x',
        verdict: 'approve',
        comments,
      });

      expect(result).toMatchObject({ kind: 'refused', refusal: 'anchor' });
      expect(dc.state.comments.map(({ text }) => text)).toEqual(['one']);
      expect(await board.readReviews()).toEqual([]);
    });

    it('has nothing to do for a review without comments and verdict', async () => {
      const { dc, board } = await openBoard(commits);
      const review = { headSha: commits.headSha, body: 'x', verdict: 'comment', comments: [] } as const;

      expect(await board.submitReview(review)).toEqual({ kind: 'kept', id: '', url: null });
      expect(dc.requests).toEqual([]);
    });

    it('writes nothing where the merge base is not known', async () => {
      const base = () => Promise.reject(new ForgeError('no merge base', 'look'));
      const { board, asked } = await scripted({}, base);

      expect(await onLine(board, HEAD, 'x')).toEqual({ kind: 'failed', message: 'no merge base' });
      const onFile = { headSha: HEAD, path: PATH, oldPath: null, body: 'x', task: false };
      expect((await board.commentOnFile(onFile)).kind).toBe('failed');
      expect(asked()).toEqual([]);
    });

    it('lets no character out that some databases do not store', async () => {
      const { dc, board } = await openBoard(commits);
      const id = idOf(await board.createNote('plain ✓'));
      const written = dc.writes().length;

      const results = [
        await onLine(board, commits.headSha, 'a 🐞'),
        await board.commentOnFile({
          headSha: commits.headSha,
          path: PATH,
          oldPath: null,
          body: '🐞',
          task: false,
        }),
        await board.createNote('🐞'),
        await board.updateNote(id, '🐞'),
      ];

      for (const result of results) {
        expect(result).toMatchObject({
          kind: 'refused',
          refusal: 'other',
          message: expect.stringContaining('U+1F41E'),
        });
      }
      expect(dc.writes()).toHaveLength(written);
    });

    it('does not know whether a comment arrived whose answer was lost', async () => {
      const { dc, board } = await openBoard(commits);
      dc.fault({ method: 'POST', path: /\/comments$/, when: 'after', action: 'drop' });

      expect((await onLine(board, commits.headSha, 'x')).kind).toBe('unclear');
      expect((await board.read()).threads).toHaveLength(1);
    });

    it('names what is missing once, and asks no more', async () => {
      const { dc, board } = await openBoard(commits, { canRead: false });

      const result = await board.createNote('x');

      expect(result).toMatchObject({ kind: 'denied', remedy: expect.stringContaining('"Repository read"') });
      expect(dc.requests).toHaveLength(1);
      expect(JSON.stringify(result)).not.toContain(dc.token);
    });
  });
});
