import { afterAll, beforeAll, expect } from '@jest/globals';
import type { Anchor } from '../../../../../src/domain/finding.ts';
import { type BoardBench, describeCommentBoard, placeOf } from '../../../../contracts/comment-board.ts';
import { ADA } from '../../../../support/bitbucket-dc/accounts.ts';
import type { BitbucketDcServerOptions } from '../../../../support/bitbucket-dc/types.ts';
import { type Commits, closeAll, makeCommits, NEW_PATH, OLD_PATH, openBoard, PATH } from './board-bench.ts';

let commits: Commits;
beforeAll(() => {
  commits = makeCommits();
});
afterAll(() => commits.repository.remove());

const anchor = (
  side: Anchor['side'],
  line: number,
  startLine: number | null = null,
  path = PATH,
): Anchor => ({ path, side, line, startLine });

/** A board on the double, whose requests and answers are held against the vendor's description. */
async function open(options: Partial<BitbucketDcServerOptions>): Promise<BoardBench> {
  const { dc, board } = await openBoard(commits, options);
  return {
    board,
    headSha: commits.headSha,
    baseRef: 'main',
    places: {
      added: placeOf(anchor('RIGHT', 10), '+'),
      removed: placeOf(anchor('LEFT', 10), '-'),
      context: placeOf(anchor('RIGHT', 9), ' '),
      range: placeOf(anchor('RIGHT', 11, 9), ' ', { startMark: ' ' }),
      outside: placeOf(anchor('RIGHT', 30), ' '),
      renamed: {
        added: placeOf(anchor('RIGHT', 10, null, NEW_PATH), '+', { oldPath: OLD_PATH }),
        removed: placeOf(anchor('LEFT', 10, null, NEW_PATH), '-', { oldPath: OLD_PATH }),
      },
    },
    strangerNotes: (body) => void dc.note(ADA, body),
    strangerReplies: (commentId, body) => void dc.reply(ADA, Number(commentId), body),
    leaveDraft: null,
    tasks: () =>
      dc.state.comments
        .filter(({ severity, state }) => severity === 'BLOCKER' && state === 'OPEN')
        .map(({ text }) => text),
    close: async () => {
      await closeAll();
      expect(dc.contractComplaints()).toEqual([]);
    },
  };
}

const LACKS = {
  astral: 'databases that store none are in use',
  batches: 'one comment a request',
  reviewTexts: 'a verdict is its account alone',
  drafts: 'unpublished comments block nothing',
};

describeCommentBoard('createBitbucketDcBoard on 10.0', () => open({ version: '10.0.0', mysql: true }), LACKS);
describeCommentBoard('createBitbucketDcBoard on 9.4', () => open({ version: '9.4.0', pageLimit: 2 }), LACKS);
describeCommentBoard('createBitbucketDcBoard on 9.2', () => open({ version: '9.2.0' }), LACKS);
describeCommentBoard(
  'createBitbucketDcBoard on 8.19, below a path, for a personal repository',
  () => open({ version: '8.19.0', contextPath: '/bitbucket', project: '~ada' }),
  LACKS,
);
