import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ForgeError } from '../../../../../src/domain/errors.ts';
import { ADA, BOT } from '../../../../support/bitbucket-dc/accounts.ts';
import {
  ANA,
  type Commits,
  closeAll,
  comment,
  HEAD,
  makeCommits,
  onLine,
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
  describe('reading', () => {
    it('keeps the highest version of a comment that is listed several times', async () => {
      const { board, sent } = await scripted({
        [ACTIVITIES]: page(
          said(comment(5, { version: 2, text: 'third' }), { commentAction: 'UPDATED' }),
          said(comment(5, { version: 4, text: 'fifth' }), { commentAction: 'UPDATED' }),
          said(comment(5, { version: 0, text: 'first' })),
        ),
        [`PUT ${PULL}/comments/5`]: { body: comment(5, { version: 5 }) },
      });

      expect((await board.read()).notes).toMatchObject([{ id: '5', body: 'fifth' }]);
      await board.updateNote('5', 'new');
      expect(sent('PUT')).toEqual([{ version: 4, text: 'new' }]);
    });

    it('flattens replies of replies in the order in which they were written', async () => {
      const anchor = { path: PATH, line: 10, lineType: 'ADDED', fileType: 'TO', diffType: 'EFFECTIVE' };
      const deep = comment(9, { author: ANA });
      const root = comment(5, {
        comments: [comment(7, { comments: [deep] }), comment(8), comment(12)],
      });
      const { board } = await scripted({
        [ACTIVITIES]: page(
          said(comment(11, { parent: { id: 7 } }), { commentAction: 'REPLIED' }),
          said(comment(12), { commentAction: 'DELETED' }),
          said(root, { commentAnchor: { ...anchor, orphaned: false } }),
          said(comment(6, { parent: { id: 99 } }), { commentAction: 'REPLIED' }),
        ),
      });

      const { threads, notes } = await board.read();

      expect(notes).toEqual([]);
      expect(threads.map(({ id, comments }) => [id, comments.map((one) => one.id)])).toEqual([
        ['5', ['5', '7', '8', '9', '11']],
      ]);
    });

    it.each<[string, object, object]>([
      [
        'an old line',
        { path: 'a', line: 3, lineType: 'CONTEXT', fileType: 'FROM' },
        { side: 'LEFT', line: 3, originalLine: 3, outdated: false, subject: 'line' },
      ],
      [
        'a removed line of a server that leaves the side out',
        { path: 'a', line: 3, lineType: 'REMOVED' },
        { side: 'LEFT', line: 3 },
      ],
      [
        'an orphaned line',
        { path: 'a', line: 3, lineType: 'ADDED', fileType: 'TO', orphaned: true },
        { side: 'RIGHT', line: null, originalLine: 3, outdated: true },
      ],
      [
        'a line of one commit',
        { path: 'a', line: 3, lineType: 'ADDED', fileType: 'TO', diffType: 'COMMIT' },
        { line: null, originalLine: 3, outdated: null },
      ],
      [
        'an orphaned file',
        { path: 'a', orphaned: true },
        { subject: 'file', side: null, line: null, originalLine: null, outdated: true },
      ],
      ['a path in its parts', { path: { components: ['a', 'b.ts'], name: 'b.ts' } }, { path: 'a/b.ts' }],
    ])('understands %s', async (_, anchor, place) => {
      const { board } = await scripted({ [ACTIVITIES]: page(said(comment(5), { commentAnchor: anchor })) });

      expect((await board.read()).threads).toMatchObject([place]);
    });

    it.each<[string, object, object]>([
      ['is resolved', { threadResolved: true }, { resolved: true, canResolve: true }],
      [
        'is a resolved thread whose state is open',
        { threadResolved: true, state: 'OPEN' },
        { resolved: true },
      ],
      ['is a task that is done', { severity: 'BLOCKER', state: 'RESOLVED' }, { resolved: true }],
      ['is a task that is open', { severity: 'BLOCKER' }, { resolved: false }],
      ['only has the state of a task', { state: 'RESOLVED' }, { resolved: false }],
      ['cannot be resolved', { threadResolved: undefined }, { resolved: null, canResolve: false }],
    ])('tells whether a thread %s', async (_, fields, standing) => {
      const root = comment(5, { ...fields, anchor: { path: 'a' } });
      const { board } = await scripted({ [ACTIVITIES]: page(said(root)) });

      expect((await board.read()).threads).toMatchObject([standing]);
    });

    it('passes over what it does not know', async () => {
      const { board } = await scripted({
        [ACTIVITIES]: page(
          'text',
          { id: 1, action: 'TELEPORTED', comment: 'none' },
          said(comment(7, { state: 'PENDING', comments: [comment(8)] })),
          { id: 2, action: 'REVIEW_COMMENTED', comment: comment(6, { author: null }) },
          null,
        ),
      });

      expect((await board.read()).notes).toMatchObject([{ id: '6', author: null }]);
    });

    it('finds everything however few items a page has', async () => {
      const { dc, board } = await openBoard(commits, { pageLimit: 1 });
      for (const text of ['one', 'two', 'three']) dc.note(ADA, text);
      dc.reply(BOT, dc.comment(ADA, { path: PATH, line: 10 }, 'on a line'), 'answer');

      const { threads, notes } = await board.read();

      expect(notes.map(({ body }) => body)).toEqual(['one', 'two', 'three']);
      expect(threads.map(({ comments }) => comments.map(({ body }) => body))).toEqual([
        ['on a line', 'answer'],
      ]);
    });

    it('says where a line has moved, and that a changed one is outdated', async () => {
      const { dc, board } = await openBoard(commits);
      await onLine(board, commits.headSha, 'ours');
      const text = commits.repository.git('show', `feature:${PATH}`);
      const push = (content: string): void =>
        dc.push(commits.repository.commit('moved', { [PATH]: content }, 'feature'));

      push(`first\n${text}\n`);
      expect((await board.read()).threads).toMatchObject([{ line: 11, originalLine: 11, outdated: false }]);
      push(`${text.replace('changed', 'changed again')}\n`);
      expect((await board.read()).threads).toMatchObject([{ line: null, outdated: true }]);
    });

    it.each([
      ['OPEN', 'open'],
      ['MERGED', 'merged'],
      ['DECLINED', 'closed'],
    ] as const)('calls %s %s, and knows a lock', async (word, state) => {
      const { board } = await scripted({ [`GET ${PULL}`]: { body: pull({ state: word, locked: true }) } });

      expect(await board.now()).toEqual({ headSha: HEAD, baseRef: 'main', state, locked: true, version: 3 });
    });

    it.each([
      ['a short hash', { fromRef: { latestCommit: 'abc' } }],
      ['no version', { version: undefined }],
      ['an unknown state', { state: 'LOST' }],
    ])('does not take an answer with %s for a pull request', async (_, fields) => {
      const { board } = await scripted({ [`GET ${PULL}`]: { body: pull(fields) } });

      await expect(board.now()).rejects.toThrow(ForgeError);
    });
  });
});

/** A pull request as the server shows it. */
function pull(fields: object): object {
  return {
    id: 7,
    version: 3,
    title: 't',
    state: 'OPEN',
    fromRef: { id: 'refs/heads/feature', latestCommit: HEAD },
    toRef: { id: 'refs/heads/main', latestCommit: HEAD },
    reviewers: [],
    participants: [],
    ...fields,
  };
}
