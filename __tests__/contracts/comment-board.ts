import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ReviewDraft, StatusReport, WriteResult } from '../../src/domain/board.ts';
import type { Anchor } from '../../src/domain/finding.ts';
import type { CommentBoard } from '../../src/domain/ports.ts';

/** A board of an open pull request on which nothing was said, and what the suite does to it from outside. */
export type BoardBench = {
  readonly board: CommentBoard;
  readonly headSha: string;
  readonly baseRef: string;
  /** Lines of the diff on either side, a range inside one hunk, and a line that is not in the diff. */
  readonly places: {
    readonly added: Anchor;
    readonly removed: Anchor;
    readonly range: Anchor;
    readonly outside: Anchor;
  };
  /** Somebody else comments on the pull request. */
  strangerNotes(body: string): Promise<void> | void;
  /** Somebody else answers in the thread that this comment began. */
  strangerReplies(commentId: string, body: string): Promise<void> | void;
  /** Begins a review of our own account and leaves it; null where the forge has no such thing. */
  readonly leaveDraft: ((body: string, comments: readonly string[]) => Promise<void> | void) | null;
  close(): Promise<void>;
};

/** Text that a careless way of sending would change. */
const TEXT =
  'Ein Käfer 🐞, `a < b && c`:\n\n```ts\nconst x = "\\u0041";\n```\n\n<!-- quorate:v1 kind=finding -->';

/** What every board promises, whatever forge is behind it. `open` gives a fresh one for each case. */
export function describeCommentBoard(name: string, open: () => Promise<BoardBench>): void {
  describe(`${name} keeps the contract of a comment board`, () => {
    let bench: BoardBench;
    let board: CommentBoard;
    beforeEach(async () => {
      bench = await open();
      board = bench.board;
    });
    afterEach(() => bench.close());

    const review = (comments: ReviewDraft['comments'], body = 'As a whole.'): ReviewDraft => ({
      headSha: bench.headSha,
      body,
      verdict: 'comment',
      comments,
    });
    const report = (fields: Partial<StatusReport> = {}): StatusReport => ({
      headSha: bench.headSha,
      conclusion: 'block',
      failsIncomplete: true,
      title: '1 blocking finding',
      summary: '**One** finding.',
      annotations: [],
      url: null,
      ...fields,
    });

    describe('reading', () => {
      it('finds nothing said and knows who we are', async () => {
        const state = await board.read();

        expect(state).toMatchObject({ threads: [], notes: [], drafts: [] });
        expect(state.me.login).not.toBe('');
        expect(state.me.login).not.toMatch(/\[bot\]$/);
        expect(await board.readReviews()).toEqual([]);
      });

      it('says how the pull request stands', async () => {
        expect(await board.now()).toEqual({
          headSha: bench.headSha,
          baseRef: bench.baseRef,
          state: 'open',
          locked: false,
        });
      });

      it('tells our own words from those of others', async () => {
        await board.createNote('ours');
        await bench.strangerNotes('theirs');

        const { me, notes } = await board.read();

        expect(
          notes.map(({ body, author }) => [body, author?.id === me.id && author?.login === me.login]),
        ).toEqual([
          ['ours', true],
          ['theirs', false],
        ]);
      });
    });

    describe('a review', () => {
      it('stands with every comment at its place, by us, with the text as given', async () => {
        const { added, removed, range } = bench.places;
        const comments = [added, removed, range].map((anchor, index) => ({
          anchor,
          body: `${index} ${TEXT}`,
        }));

        const result = await board.submitReview(review(comments));
        const { me, threads } = await board.read();

        expect(result.kind).toBe('done');
        expect(
          threads.map((thread) => ({
            path: thread.path,
            side: thread.side,
            line: thread.line,
            bodies: thread.comments.map(({ body }) => body),
            authors: thread.comments.map(({ author }) => author?.login),
          })),
        ).toEqual(
          comments.map(({ anchor, body }) => ({
            path: anchor.path,
            side: anchor.side,
            line: anchor.line,
            bodies: [body],
            authors: [me.login],
          })),
        );
        expect(threads).toEqual(
          threads.map((thread) => ({
            ...thread,
            subject: 'line',
            outdated: false,
            originalLine: thread.line,
          })),
        );
      });

      it('is listed with its text and its verdict', async () => {
        const result = await board.submitReview(review([], TEXT));
        const { me } = await board.read();

        expect(await board.readReviews()).toEqual([
          { id: idOf(result), author: me, body: TEXT, state: 'commented' },
        ]);
      });

      it('with one comment outside the diff is refused whole', async () => {
        const { added, outside } = bench.places;

        const result = await board.submitReview(
          review([
            { anchor: added, body: 'fits' },
            { anchor: outside, body: 'does not' },
          ]),
        );

        expect(result).toMatchObject({ kind: 'refused', refusal: 'anchor' });
        expect(await board.read()).toMatchObject({ threads: [] });
        expect(await board.readReviews()).toEqual([]);
      });

      it('for a commit that is not of the pull request is refused as moved', async () => {
        const elsewhere = { ...review([]), headSha: '0123456789012345678901234567890123456789' };

        expect(await board.submitReview(elsewhere)).toMatchObject({ kind: 'refused', refusal: 'moved' });
      });

      it('that asks for changes can be taken back', async () => {
        if (!board.can.verdicts) return;
        const result = await board.submitReview({ ...review([]), verdict: 'request-changes' });

        expect(await board.readReviews()).toMatchObject([{ state: 'changes-requested' }]);
        expect(await board.dismissReview(idOf(result), 'No longer.')).toMatchObject({ kind: 'done' });
        expect(await board.readReviews()).toMatchObject([{ state: 'dismissed', body: 'As a whole.' }]);
      });

      it('takes as many comments and as long a text as the board says', async () => {
        const anchor = bench.places.added;
        const body = '🐞'.repeat(board.limits.bodyLength / 2);
        const comments = Array.from({ length: board.limits.commentsPerReview }, () => ({
          anchor,
          body: 'x',
        }));

        expect((await board.submitReview(review(comments, body))).kind).toBe('done');
        expect((await board.read()).threads).toHaveLength(board.limits.commentsPerReview);
      });
    });

    describe('a draft that was left', () => {
      it('is told with what it holds, refuses a new review, and can be thrown away', async () => {
        if (bench.leaveDraft === null) return;
        await bench.leaveDraft('begun', ['one', 'two']);

        const [draft, ...more] = (await board.read()).drafts;

        expect(more).toEqual([]);
        expect(draft).toMatchObject({ body: 'begun', comments: ['one', 'two'] });
        expect((await board.read()).threads).toEqual([]);
        expect(await board.readReviews()).toEqual([]);
        expect(await board.submitReview(review([]))).toMatchObject({ kind: 'refused', refusal: 'draft' });
        expect(await board.discardDraft(draft?.id ?? '')).toMatchObject({ kind: 'done' });
        expect((await board.read()).drafts).toEqual([]);
        expect((await board.submitReview(review([]))).kind).toBe('done');
      });

      it.each(['begun', ''])('can be submitted as a comment, also without a text (%j)', async (body) => {
        if (bench.leaveDraft === null) return;
        await bench.leaveDraft(body, ['one']);
        const [draft] = (await board.read()).drafts;

        expect((await board.submitDraft(draft?.id ?? '')).kind).toBe('done');

        const state = await board.read();
        expect(state.drafts).toEqual([]);
        expect(state.threads.map(({ comments }) => comments.map((comment) => comment.body))).toEqual([
          ['one'],
        ]);
        expect(await board.readReviews()).toMatchObject([{ state: 'commented' }]);
      });
    });

    describe('a thread', () => {
      it('on a whole file has no line', async () => {
        if (!board.can.fileComments) return;
        const { path } = bench.places.added;

        const result = await board.commentOnFile({ headSha: bench.headSha, path, body: TEXT });

        expect((await board.read()).threads).toMatchObject([
          {
            path,
            subject: 'file',
            side: null,
            line: null,
            originalLine: null,
            outdated: false,
            comments: [{ id: idOf(result), body: TEXT }],
          },
        ]);
      });

      it('holds the answers of others behind the comment that began it', async () => {
        await board.submitReview(review([{ anchor: bench.places.added, body: 'ours' }]));
        const [before] = (await board.read()).threads;
        await bench.strangerReplies(before?.comments[0]?.id ?? '', 'theirs');

        const { me, threads } = await board.read();

        expect(threads).toHaveLength(1);
        expect(threads[0]?.id).toBe(before?.id);
        expect(threads[0]?.comments.map(({ body, author }) => [body, author?.login === me.login])).toEqual([
          ['ours', true],
          ['theirs', false],
        ]);
      });

      it('can be resolved, and is told as resolved', async () => {
        if (!board.can.resolve) return;
        await board.submitReview(review([{ anchor: bench.places.added, body: 'ours' }]));
        const [thread] = (await board.read()).threads;

        expect(thread).toMatchObject({ resolved: false, canResolve: true });
        expect(await board.resolveThread(thread?.id ?? '')).toMatchObject({ kind: 'done' });
        expect((await board.read()).threads).toMatchObject([{ id: thread?.id, resolved: true }]);
      });

      it('goes with its only comment', async () => {
        await board.submitReview(review([{ anchor: bench.places.added, body: 'ours' }]));
        const [thread] = (await board.read()).threads;

        const result = await board.deleteComment({ id: thread?.comments[0]?.id ?? '', on: 'thread' });

        expect(result.kind).toBe('done');
        expect((await board.read()).threads).toEqual([]);
      });
    });

    describe('a note', () => {
      it('is written, changed and deleted', async () => {
        const created = await board.createNote(TEXT);
        const id = idOf(created);
        expect(created).toMatchObject({ kind: 'done', url: expect.stringMatching(/^https?:/) });
        expect((await board.read()).notes).toMatchObject([{ id, body: TEXT }]);

        expect(await board.updateNote(id, `${TEXT} and more`)).toMatchObject({ kind: 'done', id });
        expect((await board.read()).notes).toMatchObject([{ id, body: `${TEXT} and more` }]);

        expect(await board.deleteComment({ id, on: 'request' })).toMatchObject({ kind: 'done' });
        expect((await board.read()).notes).toEqual([]);
      });

      it('takes as long a text as the board says', async () => {
        const body = 'x'.repeat(board.limits.bodyLength);

        const result = await board.createNote(body);

        expect((await board.updateNote(idOf(result), body.replaceAll('x', 'y'))).kind).toBe('done');
      });
    });

    describe('what is not there', () => {
      it.each(['999999999', '../../../user', '', '0', '1e3'])(
        'is gone and nothing else is touched (%j)',
        async (id) => {
          await board.createNote('stays');

          expect((await board.updateNote(id, 'x')).kind).toBe('gone');
          expect((await board.deleteComment({ id, on: 'request' })).kind).toBe('gone');
          expect((await board.deleteComment({ id, on: 'thread' })).kind).toBe('gone');
          expect((await board.discardDraft(id)).kind).toBe('gone');
          expect((await board.submitDraft(id)).kind).toBe('gone');
          expect((await board.dismissReview(id, 'x')).kind).toBe('gone');
          expect((await board.resolveThread(id)).kind).toBe('gone');
          expect((await board.read()).notes).toMatchObject([{ body: 'stays' }]);
        },
      );

      it('stays gone when it is deleted again', async () => {
        const id = idOf(await board.createNote('x'));

        expect((await board.deleteComment({ id, on: 'request' })).kind).toBe('done');
        expect((await board.deleteComment({ id, on: 'request' })).kind).toBe('gone');
        expect((await board.updateNote(id, 'y')).kind).toBe('gone');
      });
    });

    describe.each(['check', 'commit-status'] as const)('the result as a %s', (way) => {
      it('is written once for the same result', async () => {
        const first = await board.ensureStatus(report(), way);
        const second = await board.ensureStatus(report(), way);

        expect(first.kind).toBe('done');
        expect(second).toMatchObject({ kind: 'kept', id: idOf(first) });
      });

      it('is written again when it differs, and again when it is the first one again', async () => {
        const results = [report(), report({ conclusion: 'pass', title: 'Nothing found' }), report()];
        const kinds: string[] = [];
        for (const each of results) kinds.push((await board.ensureStatus(each, way)).kind);

        expect(kinds).toEqual(['done', 'done', 'done']);
      });

      it.each(['pass', 'block', 'incomplete', 'skipped'] as const)(
        'can say %s, however long its words are',
        async (conclusion) => {
          const annotation = {
            path: bench.places.added.path,
            startLine: 1,
            endLine: 2,
            level: 'failure',
            title: 't'.repeat(400),
            message: 'What is wrong here.',
          } as const;
          const long = report({
            conclusion,
            title: '🐞'.repeat(300),
            summary: 's'.repeat(board.limits.statusLength + 1_000),
            annotations: Array.from({ length: board.limits.annotations + 5 }, (_, index) =>
              index === 0 ? { ...annotation, message: '🐞'.repeat(40_000) } : annotation,
            ),
            url: 'https://example.com/run/1',
          });

          expect((await board.ensureStatus(long, way)).kind).toBe('done');
          expect((await board.ensureStatus(long, way)).kind).toBe('kept');
        },
      );
    });

    it('links to a line and to a file of a commit', () => {
      const path = 'src/a (b)/näme #1?.ts';
      const line = new URL(board.permalink(bench.headSha, path, 12));
      const file = board.permalink(bench.headSha, path, null);

      expect(line.href).toContain(bench.headSha);
      expect(decodeURIComponent(line.pathname)).toContain(path);
      expect(line.hash).toContain('12');
      expect(file).not.toMatch(/[()<>\s#?]/);
      expect(() => board.permalink(bench.headSha, 'half \ud800 pair', 1)).not.toThrow();
    });
  });
}

/** The id of what a write made, changed or found. */
function idOf(result: WriteResult): string {
  if (result.kind !== 'done' && result.kind !== 'kept')
    throw new Error(`not done: ${JSON.stringify(result)}`);
  return result.id;
}
