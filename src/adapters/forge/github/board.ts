/** The comments of a pull request on GitHub. */
import type {
  BoardCan,
  BoardLimits,
  BoardState,
  InlineComment,
  PullRequestNow,
  ReviewDraft,
  SubmittedReview,
  WriteResult,
} from '../../../domain/board.ts';
import { ForgeError } from '../../../domain/errors.ts';
import type { CommentBoard } from '../../../domain/ports.ts';
import { at, idOf, textOf } from '../fields.ts';
import { accountOf } from './account.ts';
import type { GitHubApi } from './api.ts';
import { unreadable } from './problem.ts';
import { mutationResult, resultOf, type WriteKind } from './refusals.ts';
import { createGitHubStatus, MAX_ANNOTATIONS, MAX_SUMMARY } from './status.ts';
import { type Conversation, readConversation } from './threads.ts';
import { commentByRest, readConversationByRest } from './threads-rest.ts';

/** GitHub takes 65,536 code points; comments of a review beyond some thirty were answered with 502. */
const LIMITS: BoardLimits = {
  bodyLength: 65_000,
  statusLength: MAX_SUMMARY,
  commentsPerReview: 30,
  annotations: MAX_ANNOTATIONS,
};

const CAN: BoardCan = {
  fileComments: true,
  suggestions: true,
  resolve: true,
  verdicts: true,
  reviewTexts: true,
  pinsCommits: true,
  tasks: false,
  bothStatuses: false,
  astral: true,
  marker: 'html-comment',
};

const CREATES: WriteKind = { permission: 'pull-requests: write', changes: false };
const CHANGES: WriteKind = { permission: 'pull-requests: write', changes: true };

/** Resolving a thread is the one thing that write access to pull requests is not enough for. */
const RESOLVES: WriteKind = { permission: 'contents: write` and `pull-requests: write', changes: true };

const RESOLVE = `mutation Resolve($id: ID!) {
  resolveReviewThread(input: { threadId: $id }) { thread { id isResolved } }
}`;

const EVENTS = { comment: 'COMMENT', 'request-changes': 'REQUEST_CHANGES', approve: 'APPROVE' } as const;

/** What a submitted draft says as a whole where nothing was written there. */
const DRAFT_BODY = 'Comments of a review that was begun earlier and not submitted.';

export type GitHubBoardOptions = {
  /** Of the pull request. */
  readonly number: number;
  /** Of the check run or commit status; `Quorate` unless given. */
  readonly statusName?: string;
};

/** The board of one pull request. */
export function createGitHubBoard(api: GitHubApi, options: GitHubBoardOptions): CommentBoard {
  const { number, statusName } = options;
  return {
    limits: LIMITS,
    can: CAN,
    description: null,
    me: () => null,
    permalink: (sha, path, line) => permalink(api, sha, path, line),
    now: () => readNow(api, number),
    read: () => readState(api, number),
    readReviews: () => readReviews(api, number),
    ...reviewWrites(api, number),
    ...commentWrites(api, number),
    ...createGitHubStatus(api, statusName),
  };
}

function placeOf(api: GitHubApi, number: number) {
  return { owner: api.owner, repo: api.repo, pull_number: number };
}

/** Brackets would end a link of Markdown, and `encodeURIComponent` refuses halves of surrogate pairs. */
function permalink(api: GitHubApi, sha: string, path: string, line: number | null): string {
  const encode = (text: string): string =>
    encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd')).replace(
      /[!'()*]/g,
      (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  const segments = [api.owner, api.repo, 'blob', sha, ...path.split('/')].map(encode);
  return `${api.serverUrl}/${segments.join('/')}${line === null ? '' : `#L${line}`}`;
}

const SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

async function readNow(api: GitHubApi, number: number): Promise<PullRequestNow> {
  const answer = await api.get('GET /repos/{owner}/{repo}/pulls/{pull_number}', placeOf(api, number));
  const headSha = textOf(at(answer.data, 'head', 'sha')) ?? '';
  const baseRef = textOf(at(answer.data, 'base', 'ref'));
  const state = at(answer.data, 'state');
  const isKnown = state === 'open' || state === 'closed';
  if (!SHA.test(headSha) || baseRef === null || !isKnown) {
    throw unreadable(`GET pulls/${number}`, 'no head, base or state');
  }
  const isMerged = at(answer.data, 'merged') === true;
  return {
    headSha,
    baseRef,
    state: isMerged ? 'merged' : state,
    locked: at(answer.data, 'locked') === true,
    version: null,
  };
}

async function readState(api: GitHubApi, number: number): Promise<BoardState> {
  const { me, threads, drafts, remarks } = await conversationOf(api, number);
  const place = { owner: api.owner, repo: api.repo, issue_number: number };
  const notes = await api.getAll('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', place);
  return { me, threads, drafts, remarks, notes: notes.map(commentByRest) };
}

/** GraphQL first; where it gives nothing usable, REST has all that identity and comparison need. */
async function conversationOf(api: GitHubApi, number: number): Promise<Conversation> {
  try {
    return await readConversation(api, number);
  } catch (error) {
    if (!(error instanceof ForgeError) || error.status === 401) throw error;
    return readConversationByRest(api, number);
  }
}

const STATES: ReadonlyMap<string, SubmittedReview['state']> = new Map([
  ['COMMENTED', 'commented'],
  ['APPROVED', 'approved'],
  ['CHANGES_REQUESTED', 'changes-requested'],
  ['DISMISSED', 'dismissed'],
]);

async function readReviews(api: GitHubApi, number: number): Promise<readonly SubmittedReview[]> {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews';
  const reviews = await api.getAll(route, placeOf(api, number));
  return reviews.flatMap((review): readonly SubmittedReview[] => {
    const id = idOf(at(review, 'id'));
    const word = textOf(at(review, 'state'));
    if (id === null || word === null) throw unreadable(`GET pulls/${number}/reviews`, 'no id or state');
    const state = STATES.get(word);
    if (state === undefined) return [];
    const author = accountOf(at(review, 'user'));
    return [{ id, author, body: textOf(at(review, 'body')) ?? '', commit: null, state }];
  });
}

type ReviewWrites = Pick<
  CommentBoard,
  'submitReview' | 'dismissReview' | 'discardDraft' | 'submitDraft' | 'resolveThread'
>;

function reviewWrites(api: GitHubApi, number: number): ReviewWrites {
  const place = placeOf(api, number);
  return {
    submitReview: (review) => submitReview(api, number, review),
    dismissReview: (id, message) =>
      withId(id, async (review_id) => {
        const route = 'PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals';
        return resultOf(await api.write(route, { ...place, review_id, message, event: 'DISMISS' }), CHANGES);
      }),
    discardDraft: (id) =>
      withId(id, async (review_id) => {
        const route = 'DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}';
        return resultOf(await api.write(route, { ...place, review_id }), CHANGES);
      }),
    submitDraft: (id) => withId(id, (review_id) => submitDraft(api, { ...place, review_id })),
    resolveThread: async (id) =>
      mutationResult(await api.mutate(RESOLVE, { id }), RESOLVES, 'resolveReviewThread'),
  };
}

/** `event` is always given: without one GitHub keeps the review to its author, and it blocks every later one. */
async function submitReview(api: GitHubApi, number: number, review: ReviewDraft): Promise<WriteResult> {
  const write = await api.write('POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews', {
    ...placeOf(api, number),
    commit_id: review.headSha,
    event: EVENTS[review.verdict],
    body: review.body,
    comments: review.comments.map(inlineOf),
  });
  return resultOf(write, CREATES);
}

function inlineOf({ anchor, body }: InlineComment) {
  const { path, side, line, startLine } = anchor;
  const isRange = startLine !== null && startLine < line;
  return { path, side, line, body, ...(isRange ? { start_line: startLine, start_side: side } : {}) };
}

type ReviewPlace = ReturnType<typeof placeOf> & { readonly review_id: number };

/** The draft's own text stays unless it has none: then GitHub refuses, having done nothing, and is given one. */
async function submitDraft(api: GitHubApi, place: ReviewPlace): Promise<WriteResult> {
  const route = 'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/events';
  const first = await api.write(route, { ...place, event: 'COMMENT' });
  const result = resultOf(first, CHANGES);
  const isBlank = result.kind === 'refused' && /body can.?t be blank|\bbody\b.*missing/i.test(result.message);
  if (!isBlank) return result;
  return resultOf(await api.write(route, { ...place, event: 'COMMENT', body: DRAFT_BODY }), CHANGES);
}

type CommentWrites = Pick<CommentBoard, 'commentOnFile' | 'createNote' | 'updateNote' | 'deleteComment'>;

function commentWrites(api: GitHubApi, number: number): CommentWrites {
  const place = placeOf(api, number);
  const { owner, repo } = api;
  return {
    commentOnFile: async ({ headSha, path, body }) => {
      const route = 'POST /repos/{owner}/{repo}/pulls/{pull_number}/comments';
      const parameters = { ...place, commit_id: headSha, path, body, subject_type: 'file' } as const;
      return resultOf(await api.write(route, parameters), CREATES);
    },
    createNote: async (body) => {
      const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
      return resultOf(await api.write(route, { owner, repo, issue_number: number, body }), CREATES);
    },
    updateNote: (id, body) =>
      withId(id, async (comment_id) => {
        const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
        return resultOf(await api.write(route, { owner, repo, comment_id, body }), CHANGES);
      }),
    deleteComment: ({ id, on }) =>
      withId(id, async (comment_id) => {
        const parameters = { owner, repo, comment_id };
        const write =
          on === 'thread'
            ? await api.write('DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}', parameters)
            : await api.write('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', parameters);
        return resultOf(write, CHANGES);
      }),
  };
}

/** GitHub's ids are numbers; with anything else there is nothing to be found. The result names the id where GitHub did not. */
async function withId(id: string, work: (id: number) => Promise<WriteResult>): Promise<WriteResult> {
  if (!/^[1-9]\d{0,15}$/.test(id)) return { kind: 'gone', message: 'no id of GitHub' };
  const result = await work(Number(id));
  return result.kind === 'done' && result.id === '' ? { ...result, id } : result;
}
