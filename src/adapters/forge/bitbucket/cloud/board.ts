/** The comments of a pull request on Bitbucket Cloud. */
import type { BoardCan, BoardLimits, BoardState, WriteResult } from '../../../../domain/board.ts';
import type { CommentBoard } from '../../../../domain/ports.ts';
import { createIdentity, type Identity } from './account.ts';
import type { BitbucketCloudApi } from './api.ts';
import { permalink } from './board-pages.ts';
import { createPullReader, nowOf, type PullOptions, type PullReader } from './board-pull.ts';
import { readConversation } from './comments.ts';
import { commentWrites } from './comments-write.ts';
import { createDescription } from './description.ts';
import { resultOfError } from './refusals.ts';
import { MAX_ANNOTATIONS, MAX_SUMMARY } from './report-parts.ts';
import { type CloudStatusOptions, createBitbucketCloudStatus } from './status.ts';
import { reviewsOf, takeBack } from './verdict.ts';

/** Cloud's limit is somewhere above 32,000 characters; what writes there keeps to 31,000. */
const LIMITS: BoardLimits = {
  bodyLength: 31_000,
  statusLength: MAX_SUMMARY,
  commentsPerReview: 1,
  annotations: MAX_ANNOTATIONS,
};

const CAN: BoardCan = {
  fileComments: true,
  suggestions: false,
  resolve: true,
  verdicts: true,
  reviewTexts: false,
  pinsCommits: false,
  tasks: false,
  bothStatuses: true,
  astral: true,
  marker: 'link-definition',
};

export type BitbucketCloudBoardOptions = PullOptions & CloudStatusOptions & { readonly number: number };

/** The board of one pull request. Nothing is asked before the first call. */
export function createBitbucketCloudBoard(
  api: BitbucketCloudApi,
  options: BitbucketCloudBoardOptions,
): CommentBoard {
  const { number } = options;
  const pull = createPullReader(api, options);
  const identity = createIdentity(api);
  const ready = { number, pull, identity };
  return {
    limits: LIMITS,
    can: CAN,
    description: createDescription(api, ready),
    me: () => identity.known(),
    permalink: (sha, path, line) => permalink(api, sha, { path, line }),
    now: async () => nowOf(await pull.read()),
    read: () => readState(api, ready),
    readReviews: async () => reviewsOf(await pull.read()),
    ...commentWrites(api, ready),
    dismissReview: (id) => dismiss(api, ready, id),
    discardDraft: noDraft,
    submitDraft: noDraft,
    ...createBitbucketCloudStatus(api, { ...options, branch: options.branch ?? pull.branch }),
  };
}

type Ready = { readonly number: number; readonly pull: PullReader; readonly identity: Identity };

async function readState(api: BitbucketCloudApi, { number, identity }: Ready): Promise<BoardState> {
  const { threads, notes, comments, strange } = await readConversation(api, number);
  const me = await identity.of(comments);
  const unread =
    strange === 0
      ? null
      : `${strange === 1 ? 'One comment' : `${strange} comments`} of the pull request could not be understood and ${strange === 1 ? 'was' : 'were'} left out.`;
  return { me, threads, notes, drafts: [], remarks: unread === null ? [] : [unread] };
}

/** Whose verdict it is must be known for sure or by a mark of ours; another account's cannot be taken back. */
async function dismiss(
  api: BitbucketCloudApi,
  { number, pull, identity }: Ready,
  id: string,
): Promise<WriteResult> {
  try {
    const me = identity.known() ?? (await identity.of((await readConversation(api, number)).comments));
    if (me.id === null || me.id !== id) return { kind: 'gone', message: 'no verdict of ours has this id' };
    const standing = reviewsOf(await pull.read()).filter((review) => review.id === id);
    return await takeBack(api, number, standing);
  } catch (error) {
    return resultOfError(error);
  }
}

/** Cloud lists unsubmitted comments to nobody but their author, and a token has none. */
function noDraft(): Promise<WriteResult> {
  return Promise.resolve({ kind: 'gone', message: 'Bitbucket Cloud keeps no drafts of reviews' });
}
