import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { InlineComment, ReviewDraft, StatusReport, WriteResult } from '../../src/domain/board.ts';
import type { Anchor } from '../../src/domain/finding.ts';
import type { CommentBoard } from '../../src/domain/ports.ts';

/** A place of the diff with all that a comment there is sent with. */
export type Place = Omit<InlineComment, 'body' | 'task'>;

/** A place from its anchor and how the diff marks its line; `more` for ranges and renamed files. */
export function placeOf(
  anchor: Anchor,
  mark: Place['mark'],
  more: Partial<Pick<Place, 'startMark' | 'oldPath'>> = {},
): Place {
  return { anchor, mark, startMark: null, oldPath: null, ...more };
}

/** What a board may lack; each part that it does lack is left out of the suite with the reason in the test's name. */
export type Part =
  /** Knows the account that it writes for before it has written. */
  | 'account'
  /** Takes characters beyond U+FFFF. */
  | 'astral'
  /** Takes several comments as one review. */
  | 'batches'
  | 'reviewTexts'
  /** Refuses a comment on a line that is not in the diff. */
  | 'outsideRefused'
  | 'pinsCommits'
  | 'ranges'
  /** Tells whether the code of a thread has changed. */
  | 'outdated'
  | 'drafts'
  | 'fileComments'
  | 'resolve'
  | 'verdicts'
  /** Keeps the commit that a verdict was given on. */
  | 'verdictCommits'
  | 'tasks'
  | 'description'
  /** Counts the versions of the pull request. */
  | 'versions';

/** By part, why the board lacks it: a few words, as `one comment a request`. */
export type Lacks = { readonly [P in Part]?: string };

/** A board of an open pull request on which nothing was said, and what the suite does to it from outside. */
export type BoardBench = {
  readonly board: CommentBoard;
  readonly headSha: string;
  readonly baseRef: string;
  /**
   * Lines of the diff on either side, an unchanged one by its new number, a range inside one hunk, a line that is not
   * in the diff, and one line of each side of a renamed file.
   */
  readonly places: {
    readonly added: Place;
    readonly removed: Place;
    readonly context: Place;
    readonly range: Place;
    readonly outside: Place;
    readonly renamed: { readonly added: Place; readonly removed: Place };
  };
  /** Somebody else comments on the pull request. */
  strangerNotes(body: string): Promise<void> | void;
  /** Somebody else answers in the thread that this comment began. */
  strangerReplies(commentId: string, body: string): Promise<void> | void;
  /** Begins a review of our own account and leaves it; null where the forge has no such thing. */
  readonly leaveDraft: ((body: string, comments: readonly string[]) => Promise<void> | void) | null;
  /** The texts of comments that stand as open tasks; null where the forge has none. */
  readonly tasks: (() => readonly string[]) | null;
  close(): Promise<void>;
};

/** Text that a careless way of sending would change. */
const TEXT =
  'Ein Käfer, `a < b && c`:\n\n```ts\nconst x = "\\u0041";\n```\n\n<!-- quorate:v1 kind=finding -->';
const ASTRAL = `🐞 ${TEXT}`;

/**
 * What every board promises, whatever forge is behind it. `open` gives a fresh one for each case; what `lacks` names is
 * left out, and the suite sees to it that the board says the same of itself.
 */
export function describeCommentBoard(name: string, open: () => Promise<BoardBench>, lacks: Lacks = {}): void {
  describe(`${name} keeps the contract of a comment board`, () => {
    let bench: BoardBench;
    let board: CommentBoard;
    beforeEach(async () => {
      bench = await open();
      board = bench.board;
    });
    afterEach(() => bench.close());

    const itWhere = (parts: readonly Part[], title: string, run: () => Promise<void>): void => {
      const reasons = parts.flatMap((part) => lacks[part] ?? []);
      if (reasons.length === 0) it(title, run);
      else it.skip(`${title} [left out: ${reasons.join(', ')}]`, run);
    };
    const text = lacks.astral === undefined ? ASTRAL : TEXT;
    const outdated = lacks.outdated === undefined ? false : null;
    const review = (comments: ReviewDraft['comments'], body = 'As a whole.'): ReviewDraft => ({
      headSha: bench.headSha,
      body,
      verdict: 'comment',
      comments,
    });
    const on = (place: Place, body: string, task = false): InlineComment => ({ ...place, body, task });
    const onFile = (path: string, body: string, oldPath: string | null = null) => ({
      headSha: bench.headSha,
      path,
      oldPath,
      body,
      task: false,
    });
    /** In as many reviews as the board wants; answers what became of each. */
    const post = async (comments: readonly InlineComment[]): Promise<readonly WriteResult[]> => {
      const results: WriteResult[] = [];
      const size = board.limits.commentsPerReview;
      for (let at = 0; at < comments.length; at += size) {
        results.push(await board.submitReview(review(comments.slice(at, at + size))));
      }
      return results;
    };
    const rootOf = async (body: string) => {
      const { threads } = await board.read();
      return threads.find(({ comments }) => comments[0]?.body === body);
    };
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

    it('lacks what the board says it lacks, and nothing else', async () => {
      const { can, limits, description } = board;
      const { version } = await board.now();
      const says: { readonly [P in Part]?: boolean } = {
        batches: limits.commentsPerReview > 1,
        reviewTexts: can.reviewTexts,
        pinsCommits: can.pinsCommits,
        fileComments: can.fileComments,
        resolve: can.resolve,
        verdicts: can.verdicts,
        tasks: can.tasks && bench.tasks !== null,
        description: description !== null,
        versions: version !== null,
        drafts: bench.leaveDraft !== null,
      };

      for (const [part, has] of Object.entries(says)) {
        expect([part, has]).toEqual([part, !(part in lacks)]);
      }
    });

    describe('reading', () => {
      it('finds nothing said', async () => {
        expect(await board.read()).toMatchObject({ threads: [], notes: [], drafts: [] });
        expect(await board.readReviews()).toEqual([]);
      });

      itWhere(['account'], 'knows who we are', async () => {
        const { me } = await board.read();

        expect(me.login).not.toBe('');
        expect(me.login).not.toMatch(/\[bot\]$/);
      });

      it('says how the pull request stands', async () => {
        const version = lacks.versions === undefined ? expect.any(Number) : null;

        expect(await board.now()).toEqual({
          headSha: bench.headSha,
          baseRef: bench.baseRef,
          state: 'open',
          locked: false,
          version,
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

    describe('comments on lines', () => {
      const expectAt = async (places: readonly Place[]): Promise<void> => {
        const comments = places.map((place, index) => on(place, `${index} ${text}`));

        const results = await post(comments);
        const { me, threads } = await board.read();

        for (const result of results) expect(result.kind).toBe('done');
        expect(byBody(threads)).toMatchObject(
          comments.map(({ anchor, body }) => ({
            path: anchor.path,
            subject: 'line',
            side: anchor.side,
            line: anchor.line,
            originalLine: anchor.line,
            outdated,
            comments: [{ body, author: { login: me.login } }],
          })),
        );
        expect(threads).toHaveLength(comments.length);
      };

      it('stand on added, removed and unchanged lines, by us, with the text as given', async () => {
        const { added, removed, context } = bench.places;

        await expectAt([added, removed, context]);
      });

      itWhere(['ranges'], 'stand on the last line of a range', async () => {
        await expectAt([bench.places.range]);
      });

      it('stand on either side of a renamed file, by its new name', async () => {
        const { added, removed } = bench.places.renamed;

        await expectAt([added, removed]);
      });

      itWhere(['outsideRefused'], 'are refused on a line outside the diff, and not to be seen', async () => {
        const result = await board.submitReview(review([on(bench.places.outside, 'does not fit')]));

        expect(result).toMatchObject({ kind: 'refused', refusal: 'anchor' });
        expect(await board.read()).toMatchObject({ threads: [] });
        expect(await board.readReviews()).toEqual([]);
      });

      itWhere(
        ['pinsCommits'],
        'for a commit that is not of the pull request are refused as moved',
        async () => {
          const headSha = '0123456789012345678901234567890123456789';
          const elsewhere = { ...review([on(bench.places.added, 'x')]), headSha };

          expect(await board.submitReview(elsewhere)).toMatchObject({ kind: 'refused', refusal: 'moved' });
          expect(await board.read()).toMatchObject({ threads: [] });
        },
      );

      it('are taken as many at a time and as long as the board says', async () => {
        const { bodyLength, commentsPerReview } = board.limits;
        const body = lacks.astral === undefined ? '🐞'.repeat(bodyLength / 2) : 'x'.repeat(bodyLength);
        const comments = Array.from({ length: commentsPerReview }, (_, at) =>
          on(bench.places.added, at === 0 ? body : 'x'),
        );

        expect((await board.submitReview(review(comments))).kind).toBe('done');
        expect((await board.read()).threads).toHaveLength(commentsPerReview);
        expect((await rootOf(body)) !== undefined).toBe(true);
      });

      itWhere(['tasks'], 'stand as tasks where they are to be done before the merge', async () => {
        const { added, removed } = bench.places;

        await post([on(added, 'to be done', true), on(removed, 'only said')]);

        expect(bench.tasks?.()).toEqual(['to be done']);
        expect((await board.read()).threads).toHaveLength(2);
      });
    });

    describe('a review', () => {
      itWhere(
        ['batches', 'outsideRefused'],
        'with one comment outside the diff is refused whole',
        async () => {
          const { added, outside } = bench.places;

          const result = await board.submitReview(review([on(added, 'fits'), on(outside, 'does not')]));

          expect(result).toMatchObject({ kind: 'refused', refusal: 'anchor' });
          expect(await board.read()).toMatchObject({ threads: [] });
          expect(await board.readReviews()).toEqual([]);
        },
      );

      itWhere(['reviewTexts'], 'is listed with its text and its verdict', async () => {
        const body = '🐞'.repeat(board.limits.bodyLength / 2);
        const first = await board.submitReview(review([], text));
        const second = await board.submitReview(review([], body));
        const { me } = await board.read();
        const commit = lacks.verdictCommits === undefined ? bench.headSha : null;
        const entry = { author: me, state: 'commented', commit };

        expect(await board.readReviews()).toEqual([
          { ...entry, id: idOf(first), body: text },
          { ...entry, id: idOf(second), body: expect.any(String) },
        ]);
        // Not with `toEqual`: what it says of a difference is as long as the texts.
        expect((await board.readReviews())[1]?.body === body).toBe(true);
      });

      it('without a verdict gives none', async () => {
        await post([on(bench.places.added, 'x')]);

        expect((await board.readReviews()).filter(({ state }) => state !== 'commented')).toEqual([]);
      });

      for (const [verdict, state] of [
        ['request-changes', 'changes-requested'],
        ['approve', 'approved'],
      ] as const) {
        itWhere(
          ['verdicts'],
          `that is to ${verdict} stands for its account, and can be taken back`,
          async () => {
            expect((await board.submitReview({ ...review([]), verdict })).kind).toBe('done');
            const { me } = await board.read();

            const [given, ...more] = await board.readReviews();
            expect(more).toEqual([]);
            expect(given).toMatchObject({ state, author: { id: me.id, login: me.login } });
            expect(given?.commit).toBe(lacks.verdictCommits === undefined ? bench.headSha : null);
            expect(given?.body).toBe(lacks.reviewTexts === undefined ? 'As a whole.' : '');
            expect(await board.dismissReview(given?.id ?? '', 'No longer.')).toMatchObject({ kind: 'done' });
            const left = await board.readReviews();
            expect(left.filter((one) => one.state === state)).toEqual([]);
            if (lacks.reviewTexts === undefined) expect(left).toMatchObject([{ body: 'As a whole.' }]);
          },
        );
      }

      itWhere(
        ['verdicts', 'pinsCommits'],
        'with a verdict on other commits is refused as moved',
        async () => {
          const headSha = '0123456789012345678901234567890123456789';

          const result = await board.submitReview({ ...review([]), headSha, verdict: 'approve' });

          expect(result).toMatchObject({ kind: 'refused', refusal: 'moved' });
          expect(await board.readReviews()).toEqual([]);
        },
      );
    });

    describe('a draft that was left', () => {
      itWhere(
        ['drafts'],
        'is told with what it holds, refuses a new review, and can be thrown away',
        async () => {
          await bench.leaveDraft?.('begun', ['one', 'two']);

          const [draft, ...more] = (await board.read()).drafts;

          expect(more).toEqual([]);
          expect(draft).toMatchObject({ body: 'begun', comments: ['one', 'two'] });
          expect((await board.read()).threads).toEqual([]);
          expect(await board.readReviews()).toEqual([]);
          expect(await board.submitReview(review([]))).toMatchObject({ kind: 'refused', refusal: 'draft' });
          expect(await board.discardDraft(draft?.id ?? '')).toMatchObject({ kind: 'done' });
          expect((await board.read()).drafts).toEqual([]);
          expect((await board.submitReview(review([]))).kind).toBe('done');
        },
      );

      for (const body of ['begun', '']) {
        itWhere(['drafts'], `can be submitted as a comment, also without a text ("${body}")`, async () => {
          await bench.leaveDraft?.(body, ['one']);
          const [draft] = (await board.read()).drafts;

          expect((await board.submitDraft(draft?.id ?? '')).kind).toBe('done');

          const state = await board.read();
          expect(state.drafts).toEqual([]);
          expect(state.threads.map(({ comments }) => comments.map((comment) => comment.body))).toEqual([
            ['one'],
          ]);
          expect(await board.readReviews()).toMatchObject([{ state: 'commented' }]);
        });
      }
    });

    describe('a thread', () => {
      itWhere(['fileComments'], 'on a whole file has no line', async () => {
        const { added, renamed } = bench.places;
        const moved = renamed.added;

        const result = await board.commentOnFile(onFile(added.anchor.path, text));
        const other = await board.commentOnFile(onFile(moved.anchor.path, 'renamed', moved.oldPath));

        const whole = { subject: 'file', side: null, line: null, originalLine: null, outdated };
        expect(byBody((await board.read()).threads)).toMatchObject(
          byBody([
            { ...whole, path: added.anchor.path, comments: [{ id: idOf(result), body: text }] },
            { ...whole, path: moved.anchor.path, comments: [{ id: idOf(other), body: 'renamed' }] },
          ]),
        );
      });

      itWhere(['fileComments', 'tasks'], 'on a whole file can be a task', async () => {
        await board.commentOnFile({ ...onFile(bench.places.added.anchor.path, 'to be done'), task: true });

        expect(bench.tasks?.()).toEqual(['to be done']);
      });

      it('holds the answers of others behind the comment that began it', async () => {
        await post([on(bench.places.added, 'ours')]);
        const before = await rootOf('ours');
        await bench.strangerReplies(before?.comments[0]?.id ?? '', 'theirs');

        const { me, threads } = await board.read();

        expect(threads).toHaveLength(1);
        expect(threads[0]?.id).toBe(before?.id);
        expect(threads[0]?.comments.map(({ body, author }) => [body, author?.login === me.login])).toEqual([
          ['ours', true],
          ['theirs', false],
        ]);
      });

      itWhere(['resolve'], 'can be resolved, and is told as resolved', async () => {
        await post([on(bench.places.added, 'ours')]);
        const thread = await rootOf('ours');

        expect(thread).toMatchObject({ resolved: false, canResolve: true });
        expect(await board.resolveThread(thread?.id ?? '')).toMatchObject({ kind: 'done' });
        expect((await board.read()).threads).toMatchObject([{ id: thread?.id, resolved: true }]);
      });

      it('goes with its only comment', async () => {
        await post([on(bench.places.added, 'ours')]);
        const thread = await rootOf('ours');

        const result = await board.deleteComment({ id: thread?.comments[0]?.id ?? '', on: 'thread' });

        expect(result.kind).toBe('done');
        expect((await board.read()).threads).toEqual([]);
      });
    });

    describe('the description', () => {
      itWhere(['description'], 'is replaced by exactly the text that is given', async () => {
        for (const words of [text, `\n${text}\n\n`, 'short']) {
          const seen = await board.description?.read();
          if (seen === undefined) throw new Error('no description');
          expect(seen.headSha).toBe(bench.headSha);

          const { result } = (await board.description?.update(words, seen)) ?? {};

          expect(result?.kind).toBe('done');
          expect((await board.description?.read())?.text).toBe(words);
        }
      });

      itWhere(['description', 'versions'], 'counts the version up by one, and tells it', async () => {
        const seen = await board.description?.read();
        if (seen === undefined) throw new Error('no description');
        expect((await board.now()).version).toBe(seen.version);

        const { version } = (await board.description?.update('other', seen)) ?? {};

        expect(version).toBe((seen.version ?? 0) + 1);
        expect((await board.description?.read())?.version).toBe(version);
        expect((await board.now()).version).toBe(version);
      });

      itWhere(['description', 'versions'], 'is left alone where somebody changed it first', async () => {
        const seen = await board.description?.read();
        if (seen === undefined) throw new Error('no description');
        await board.description?.update('theirs', seen);

        const late = await board.description?.update('ours', seen);

        expect(late).toMatchObject({ result: { kind: 'refused', refusal: 'stale' }, version: null });
        expect((await board.description?.read())?.text).toBe('theirs');
      });
    });

    describe('a note', () => {
      it('is written, changed and deleted', async () => {
        const created = await board.createNote(text);
        const id = idOf(created);
        expect(created).toMatchObject({ kind: 'done', url: expect.stringMatching(/^https?:/) });
        expect((await board.read()).notes).toMatchObject([{ id, body: text }]);

        expect(await board.updateNote(id, `${text} and more`)).toMatchObject({ kind: 'done', id });
        expect((await board.read()).notes).toMatchObject([{ id, body: `${text} and more` }]);

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
            path: bench.places.added.anchor.path,
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
      // Some forges name the commit in the query, which ends no link.
      expect(file.replace(/\?at=[0-9a-f]+$/, '')).not.toMatch(/[()<>\s#?]/);
      expect(() => board.permalink(bench.headSha, 'half \ud800 pair', 1)).not.toThrow();
    });
  });
}

/** Threads in the order of their first words: a board may tell them in any. */
function byBody<T extends { readonly comments: readonly { readonly body: string }[] }>(
  threads: readonly T[],
): readonly T[] {
  const key = ({ comments }: T) => comments[0]?.body ?? '';
  return [...threads].sort((a, b) => Number(key(a) > key(b)) - Number(key(a) < key(b)));
}

/** The id of what a write made, changed or found. */
function idOf(result: WriteResult | undefined): string {
  if (result?.kind !== 'done' && result?.kind !== 'kept')
    throw new Error(`not done: ${JSON.stringify(result)}`);
  return result.id;
}
