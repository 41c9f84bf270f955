import type { Anchor } from '../../../src/domain/finding.ts';
import { type BoardBench, describeCommentBoard, type Lacks, placeOf } from '../../contracts/comment-board.ts';
import { ADA, BOT, HEAD, type MemoryForge, memoryForge } from '../../support/memory-board.ts';
import { CLOUD_LIKE, DC_LIKE, type ForgeTraits, GITHUB_LIKE } from '../../support/memory-traits.ts';

const anchor = (
  path: string,
  side: Anchor['side'],
  line: number,
  startLine: number | null = null,
): Anchor => ({
  path,
  side,
  line,
  startLine,
});

const PLACES: BoardBench['places'] = {
  added: placeOf(anchor('a.ts', 'RIGHT', 10), '+'),
  removed: placeOf(anchor('a.ts', 'LEFT', 10), '-'),
  context: placeOf(anchor('a.ts', 'RIGHT', 9), ' '),
  range: placeOf(anchor('a.ts', 'RIGHT', 11, 9), ' ', { startMark: ' ' }),
  outside: placeOf(anchor('a.ts', 'RIGHT', 30), ' '),
  renamed: {
    added: placeOf(anchor('new.ts', 'RIGHT', 4), '+', { oldPath: 'old.ts' }),
    removed: placeOf(anchor('new.ts', 'LEFT', 4), '-', { oldPath: 'old.ts' }),
  },
};

function taskTexts(forge: MemoryForge): readonly string[] {
  const all = forge.threads.flatMap(({ comments }) => comments);
  return all.filter(({ id }) => forge.tasks.has(id)).map(({ body }) => body);
}

function open(traits: ForgeTraits): BoardBench {
  const forge = memoryForge(traits);
  const { outside } = PLACES;
  if (traits !== CLOUD_LIKE) forge.bears = ({ line }) => line !== outside.anchor.line;
  return {
    board: forge.board(),
    headSha: HEAD,
    baseRef: 'main',
    places: PLACES,
    strangerNotes: (body) =>
      void forge.notes.push({ id: '9001', author: ADA, body, url: null, minimised: false }),
    strangerReplies: (commentId, body) => {
      const thread = forge.threads.find(({ comments }) => comments.some(({ id }) => id === commentId));
      thread?.comments.push({ id: '9002', author: ADA, body, url: null, minimised: false });
    },
    leaveDraft:
      traits === GITHUB_LIKE
        ? (body, comments) => void forge.drafts.push({ id: 'd1', body, comments, owner: BOT })
        : null,
    tasks: traits.can.tasks ? () => taskTexts(forge) : null,
    close: () => Promise.resolve(),
  };
}

const SINGLE: Lacks = { batches: 'one comment a request', reviewTexts: 'no texts', drafts: 'no drafts' };

describeCommentBoard('memoryForge like GitHub', () => Promise.resolve(open(GITHUB_LIKE)), {
  verdictCommits: 'the mark names it',
  tasks: 'no tasks',
  description: 'left alone',
  versions: 'not counted',
});

describeCommentBoard('memoryForge like Bitbucket Cloud', () => Promise.resolve(open(CLOUD_LIKE)), {
  ...SINGLE,
  outsideRefused: 'any line is taken',
  pinsCommits: 'no commit is sent',
  outdated: 'not told',
  verdictCommits: 'no commit is kept',
  tasks: 'no tasks',
  versions: 'not counted',
});

describeCommentBoard('memoryForge like Bitbucket Data Center', () => Promise.resolve(open(DC_LIKE)), {
  ...SINGLE,
  outdated: 'not told',
});
