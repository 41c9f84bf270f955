/** Reviews: all or nothing, one unsubmitted review per account. */
import { commitProblem, placeComment } from './anchors.ts';
import { changed, failure, isFields, isTooLong, notFound, ok, page, textOf, unprocessable } from './http.ts';
import { oldReviewCommentPayload, reviewPayload } from './payload-review.ts';
import {
  addReview,
  addReviewComment,
  type NewThread,
  openThread,
  removeReviewComments,
  sameAccount,
  seesReview,
} from './state.ts';
import type { Call, Fields, Reply, ReviewState, World } from './types.ts';

const STATES = { COMMENT: 'COMMENTED', APPROVE: 'APPROVED', REQUEST_CHANGES: 'CHANGES_REQUESTED' } as const;
type Event = keyof typeof STATES;

export const ONE_PENDING = 'User can only have one pending review per pull request';
const TOO_LONG = 'Body is too long (maximum is 65536 characters)';

/** The unsubmitted review of our account. */
export function pendingReview(world: World): ReviewState | undefined {
  return world.state.reviews.find(
    (review) => review.state === 'PENDING' && sameAccount(review.user, world.settings.me),
  );
}

function eventOf(body: Fields): Event | null | undefined {
  const event = body.event;
  if (event === undefined || event === null || event === '') return null;
  return event === 'COMMENT' || event === 'APPROVE' || event === 'REQUEST_CHANGES' ? event : undefined;
}

/** Why a review may not be submitted so, or null. */
function verdictProblem(world: World, event: Event | null, text: string): string | null {
  const isOwn = sameAccount(world.state.pull.author, world.settings.me);
  if (isOwn && event === 'APPROVE') return 'Can not approve your own pull request';
  if (isOwn && event === 'REQUEST_CHANGES') return 'Can not request changes on your own pull request';
  if ((event === 'COMMENT' || event === 'REQUEST_CHANGES') && text.trim() === '')
    return "Body can't be blank";
  return isTooLong(text) ? TOO_LONG : null;
}

export function listReviews(call: Call): Reply {
  const { world } = call;
  const seen = world.state.reviews.filter((review) => seesReview(review, world.settings.me));
  return page(
    call,
    seen.map((review) => reviewPayload(world, review)),
  );
}

/** `POST pulls/N/reviews`. */
export function createReview(call: Call): Reply {
  const { world, body } = call;
  const { state, settings } = world;
  if (state.pull.locked) return failure(403, 'Unable to create comment because issue is locked.');
  const event = eventOf(body);
  if (event === undefined)
    return unprocessable('Variable $event of type PullRequestReviewEvent was provided invalid value');
  if (pendingReview(world) !== undefined) return unprocessable(ONE_PENDING);
  const commitId = textOf(body, 'commit_id') ?? state.pull.headSha;
  const text = textOf(body, 'body') ?? '';
  const problem = commitProblem(world, commitId) ?? verdictProblem(world, event, text);
  if (problem !== null) return unprocessable(problem);
  const comments = (Array.isArray(body.comments) ? body.comments : []).filter(isFields);
  const read = readComments(world, comments, commitId);
  if (read.problems.length > 0) return unprocessable(...read.problems);
  const review = addReview(state, {
    user: settings.me,
    body: text,
    state: event === null ? 'PENDING' : STATES[event],
    commitId,
  });
  for (const [index, comment] of read.comments.entries()) {
    if (index + 1 === call.dropComment) continue;
    addReviewComment(state, openThread(world, comment.place), review, {
      user: settings.me,
      body: comment.body,
    });
  }
  return changed(200, reviewPayload(world, review));
}

function readComments(
  world: World,
  comments: readonly Fields[],
  commitId: string,
): {
  readonly problems: readonly string[];
  readonly comments: readonly { readonly place: NewThread; readonly body: string }[];
} {
  const problems: string[] = [];
  const read: { readonly place: NewThread; readonly body: string }[] = [];
  for (const comment of comments) {
    // The comments of a review know no `subject_type`: it is not heard.
    const placed = placeComment(world, { ...comment, subject_type: 'line' }, commitId);
    const text = textOf(comment, 'body') ?? '';
    if (placed.kind === 'wrong') problems.push(placed.sentence);
    else if (text.trim() === '') problems.push("Pull request review comment body can't be blank");
    else if (isTooLong(text)) problems.push(TOO_LONG);
    else read.push({ place: placed.place, body: text });
  }
  return { problems, comments: read };
}

function findReview(call: Call): ReviewState | undefined {
  const review = call.world.state.reviews.find((one) => String(one.id) === call.params[0]);
  return seesReview(review, call.world.settings.me) ? review : undefined;
}

export function getReview(call: Call): Reply {
  const review = findReview(call);
  return review === undefined ? notFound() : ok(reviewPayload(call.world, review));
}

/** `PUT pulls/N/reviews/ID`: a new text. */
export function updateReview(call: Call): Reply {
  const review = findReview(call);
  if (review === undefined) return notFound();
  if (!sameAccount(review.user, call.world.settings.me))
    return failure(403, 'Must have write access to edit the review');
  const text = textOf(call.body, 'body') ?? '';
  if (text.trim() === '') return unprocessable("Body can't be blank");
  if (isTooLong(text)) return unprocessable(TOO_LONG);
  review.body = text;
  return changed(200, reviewPayload(call.world, review));
}

/** `DELETE pulls/N/reviews/ID`: only one that was not submitted. */
export function deleteReview(call: Call): Reply {
  const review = findReview(call);
  const { state } = call.world;
  if (review === undefined) return notFound();
  if (review.state !== 'PENDING') return unprocessable('Can not delete a non-pending pull request review');
  state.reviews.splice(state.reviews.indexOf(review), 1);
  removeReviewComments(state, (comment) => comment.reviewId === review.id);
  return changed(200, reviewPayload(call.world, review));
}

/** `POST pulls/N/reviews/ID/events`: submits. */
export function submitReview(call: Call): Reply {
  const { world } = call;
  const review = findReview(call);
  if (review === undefined) return notFound();
  if (world.state.pull.locked) return failure(403, 'Unable to create comment because issue is locked.');
  if (review.state !== 'PENDING') return unprocessable('Can not submit a review that is not pending');
  const event = eventOf(call.body);
  if (event === undefined || event === null) return unprocessable("Event can't be blank");
  const text = textOf(call.body, 'body') ?? review.body;
  const problem = verdictProblem(world, event, text);
  if (problem !== null) return unprocessable(problem);
  review.body = text;
  review.state = STATES[event];
  review.submittedAt = world.state.tick();
  return changed(200, reviewPayload(world, review));
}

/** `PUT pulls/N/reviews/ID/dismissals`: only a verdict. */
export function dismissReview(call: Call): Reply {
  const review = findReview(call);
  if (review === undefined) return notFound();
  const message = textOf(call.body, 'message') ?? '';
  if (message.trim() === '') return unprocessable("Message can't be blank");
  if (review.state !== 'APPROVED' && review.state !== 'CHANGES_REQUESTED') {
    return unprocessable(`Can not dismiss a ${review.state.toLowerCase()} pull request review`);
  }
  review.state = 'DISMISSED';
  return changed(200, reviewPayload(call.world, review));
}

/** `GET pulls/N/reviews/ID/comments`: also of our own unsubmitted review. */
export function listReviewComments(call: Call): Reply {
  const review = findReview(call);
  if (review === undefined) return notFound();
  const comments = call.world.state.reviewComments.filter((comment) => comment.reviewId === review.id);
  return page(
    call,
    comments.map((comment) => oldReviewCommentPayload(call.world, comment)),
  );
}
