/** The comments of a pull request on Bitbucket Data Center. */
import type {
  BoardCan,
  BoardLimits,
  BoardState,
  ReviewDraft,
  WriteResult,
} from '../../../../domain/board.ts';
import type { CommentBoard } from '../../../../domain/ports.ts';
import { at } from '../../fields.ts';
import { createIdentity, type Identity } from './account.ts';
import { conversationOf, type SeenComment } from './activities.ts';
import type { BitbucketDcApi } from './api.ts';
import { type DcLinks, filePage, linksOf } from './board-links.ts';
import { type DcPullRequest, pullPath, readPull } from './board-pull.ts';
import { createCommentWrites } from './comments.ts';
import { createDescription } from './description.ts';
import { MAX_ANNOTATIONS, MAX_DETAILS } from './report.ts';
import { createBitbucketDcStatus } from './status.ts';
import { dismissVerdict, giveVerdict, readVerdicts } from './verdict.ts';

/** The server takes fewer than 32,768 units of text. */
const LIMITS: BoardLimits = {
  bodyLength: 31_000,
  statusLength: MAX_DETAILS,
  commentsPerReview: 1,
  annotations: MAX_ANNOTATIONS,
};

const CAN: BoardCan = {
  fileComments: true,
  suggestions: true,
  resolve: true,
  verdicts: true,
  reviewTexts: false,
  pinsCommits: true,
  tasks: true,
  bothStatuses: true,
  astral: false,
  marker: 'link-definition',
};

export type BitbucketDcBoardOptions = {
  /** Of the pull request. */
  readonly number: number;
  /** The commit that the diff of the pull request begins at, in full. Throws `ForgeError`. */
  readonly mergeBase: () => Promise<string>;
  /** Of report and build status; `Quorate` unless given. */
  readonly statusName?: string;
};

/** The board of one pull request. Nothing is sent before the first question. */
export function createBitbucketDcBoard(api: BitbucketDcApi, options: BitbucketDcBoardOptions): CommentBoard {
  const { number, mergeBase, statusName } = options;
  const links = linksOf(api, number);
  const identity = createIdentity(api);
  const seen = new Map<string, SeenComment>();
  const comments = createCommentWrites({ api, links, identity, mergeBase, seen });
  const verdicts = { api, links, identity };
  const pull = lastPull(api, number);
  return {
    limits: LIMITS,
    can: CAN,
    description: createDescription(api, links),
    me: () => {
      const me = identity.me();
      return me.id === null ? null : me;
    },
    permalink: (sha, path, line) => filePage(api, sha, path, line),
    now: async () => (await pull.read()).now,
    read: () => readState({ api, links, identity, seen }),
    readReviews: () => readVerdicts(verdicts),
    submitReview: async (review) => {
      const posted = await postAll(review, comments.onLine);
      const { verdict, headSha } = review;
      const isOver = verdict === 'comment' || (posted.kind !== 'done' && posted.kind !== 'kept');
      return isOver ? posted : giveVerdict(verdicts, verdict, headSha);
    },
    commentOnFile: comments.onFile,
    createNote: comments.note,
    updateNote: comments.update,
    deleteComment: ({ id }) => comments.remove(id),
    resolveThread: comments.resolve,
    dismissReview: (id) => dismissVerdict(verdicts, id),
    discardDraft: noDraft,
    submitDraft: noDraft,
    ...createBitbucketDcStatus(api, {
      page: links.page,
      ref: async () => (await pull.last()).sourceRef,
      ...(statusName === undefined ? {} : { name: statusName }),
    }),
  };
}

/** One comment after the other, up to the first that is not there. Nothing to post is nothing to do. */
async function postAll(
  { comments, headSha }: ReviewDraft,
  post: (headSha: string, comment: ReviewDraft['comments'][number]) => Promise<WriteResult>,
): Promise<WriteResult> {
  let result: WriteResult = { kind: 'kept', id: '', url: null };
  for (const comment of comments) {
    result = await post(headSha, comment);
    if (result.kind !== 'done') return result;
  }
  return result;
}

/** Unpublished comments block nothing there, and are not looked for. */
function noDraft(): Promise<WriteResult> {
  return Promise.resolve({ kind: 'gone', message: 'Bitbucket Data Center has no drafts that block others' });
}

type LastPull = {
  read(): Promise<DcPullRequest>;
  /** As it was when it was last read. */
  last(): Promise<DcPullRequest>;
};

function lastPull(api: BitbucketDcApi, number: number): LastPull {
  let kept: DcPullRequest | null = null;
  const read = async (): Promise<DcPullRequest> => {
    kept = await readPull(api, number);
    return kept;
  };
  return { read, last: async () => kept ?? (await read()) };
}

type ReadParts = {
  readonly api: BitbucketDcApi;
  readonly links: DcLinks;
  readonly identity: Identity;
  readonly seen: Map<string, SeenComment>;
};

async function readState({ api, links, identity, seen }: ReadParts): Promise<BoardState> {
  const activities = await api.getAll(`${pullPath(api, links.number)}/activities`);
  for (const activity of activities) {
    identity.see(at(activity, 'user'));
    identity.see(at(activity, 'comment', 'author'));
  }
  const conversation = conversationOf(activities, links.comment);
  seen.clear();
  for (const [id, comment] of conversation.seen) seen.set(id, comment);
  const me = identity.me();
  const unknown =
    'the server does not tell whose token it is: comments of earlier runs are not known for ours until one is written';
  return {
    me,
    threads: conversation.threads,
    notes: conversation.notes,
    drafts: [],
    remarks: me.id === null ? [unknown] : [],
  };
}
