/** Comments on lines and files, and on the pull request as a whole. */
import { commitProblem, placeComment } from './anchors.ts';
import { changed, failure, invalid, isTooLong, notFound, ok, page, textOf } from './http.ts';
import { issueCommentPayload, reviewCommentPayload } from './payload-review.ts';
import { pendingReview } from './routes-reviews.ts';
import {
  addReview,
  addReviewComment,
  openThread,
  removeReviewComments,
  sameAccount,
  threadOf,
  visibleReviewComments,
} from './state.ts';
import type { Call, IssueCommentState, Reply, ReviewCommentState } from './types.ts';

const LOCKED = 'Unable to create comment because issue is locked.';

/** What is wrong with a text, as an answer; null where it is right. */
function textProblem(resource: string, text: string): Reply | null {
  if (text.trim() === '') return invalid({ resource, code: 'missing_field', field: 'body' });
  if (!isTooLong(text)) return null;
  return invalid({
    resource,
    code: 'unprocessable',
    field: 'data',
    message: 'Body is too long (maximum is 65536 characters)',
  });
}

function onePending(): Reply {
  return invalid({
    resource: 'PullRequestReview',
    code: 'custom',
    field: 'user_id',
    message: 'user_id can only have one pending review per pull request',
  });
}

export function listPullComments(call: Call): Reply {
  return page(
    call,
    visibleReviewComments(call.world).map((comment) => reviewCommentPayload(call.world, comment)),
  );
}

/** `POST pulls/N/comments`: on a line, or on a file. */
export function createPullComment(call: Call): Reply {
  const { world, body } = call;
  if (world.state.pull.locked) return failure(403, LOCKED);
  const text = textOf(body, 'body') ?? '';
  const wrongText = textProblem('PullRequestReviewComment', text);
  if (wrongText !== null) return wrongText;
  const commitId = textOf(body, 'commit_id');
  if (commitId === undefined) {
    return invalid({ resource: 'PullRequestReviewComment', code: 'missing_field', field: 'commit_id' });
  }
  const wrongCommit = commitProblem(world, commitId);
  if (wrongCommit !== null) {
    return invalid({
      resource: 'PullRequestReviewComment',
      code: 'custom',
      field: 'commit_id',
      message: wrongCommit,
    });
  }
  const placed = placeComment(world, body, commitId);
  if (placed.kind === 'wrong') return invalid(...placed.errors);
  if (pendingReview(world) !== undefined) return onePending();
  const said = { user: world.settings.me, body: text };
  const review = addReview(world.state, { user: said.user, body: '', state: 'COMMENTED', commitId });
  const comment = addReviewComment(world.state, openThread(world, placed.place), review, said);
  return changed(201, reviewCommentPayload(world, comment));
}

/** `POST pulls/N/comments/ID/replies`: only to the comment that began the thread. */
export function replyToComment(call: Call): Reply {
  const { world } = call;
  if (world.state.pull.locked) return failure(403, LOCKED);
  const root = visibleReviewComments(world).find((one) => String(one.id) === call.params[0]);
  if (root === undefined || root.inReplyTo !== null) return notFound();
  const text = textOf(call.body, 'body') ?? '';
  const wrongText = textProblem('PullRequestReviewComment', text);
  if (wrongText !== null) return wrongText;
  if (pendingReview(world) !== undefined) return onePending();
  const said = { user: world.settings.me, body: text };
  const review = addReview(world.state, { user: said.user, body: '', state: 'COMMENTED' });
  const comment = addReviewComment(world.state, threadOf(world.state, root.threadId), review, said);
  return changed(201, reviewCommentPayload(world, comment));
}

function findPullComment(call: Call): ReviewCommentState | undefined {
  return visibleReviewComments(call.world).find((comment) => String(comment.id) === call.params[0]);
}

export function getPullComment(call: Call): Reply {
  const comment = findPullComment(call);
  return comment === undefined ? notFound() : ok(reviewCommentPayload(call.world, comment));
}

export function updatePullComment(call: Call): Reply {
  const comment = findPullComment(call);
  if (comment === undefined) return notFound();
  const problem =
    editProblem(call, comment) ?? textProblem('PullRequestReviewComment', textOf(call.body, 'body') ?? '');
  if (problem !== null) return problem;
  comment.body = textOf(call.body, 'body') ?? '';
  comment.updatedAt = call.world.state.tick();
  return changed(200, reviewCommentPayload(call.world, comment));
}

export function deletePullComment(call: Call): Reply {
  const comment = findPullComment(call);
  if (comment === undefined) return notFound();
  const problem = editProblem(call, comment);
  if (problem !== null) return problem;
  removeReviewComments(call.world.state, (one) => one.id === comment.id);
  return changed(204);
}

/** Other people's comments are not ours to change. */
function editProblem(call: Call, comment: IssueCommentState | ReviewCommentState): Reply | null {
  return sameAccount(comment.user, call.world.settings.me)
    ? null
    : failure(403, 'Must have admin rights to Repository.');
}

export function listIssueComments(call: Call): Reply {
  return page(
    call,
    call.world.state.issueComments.map((comment) => issueCommentPayload(call.world, comment)),
  );
}

export function createIssueComment(call: Call): Reply {
  const { state, settings } = call.world;
  if (state.pull.locked) return failure(403, LOCKED);
  const text = textOf(call.body, 'body') ?? '';
  const problem = textProblem('IssueComment', text);
  if (problem !== null) return problem;
  const at = state.tick();
  const comment = {
    id: state.nextId(),
    user: settings.me,
    body: text,
    createdAt: at,
    updatedAt: at,
    minimized: null,
  };
  state.issueComments.push(comment);
  return changed(201, issueCommentPayload(call.world, comment));
}

function findIssueComment(call: Call): IssueCommentState | undefined {
  return call.world.state.issueComments.find((comment) => String(comment.id) === call.params[0]);
}

export function getIssueComment(call: Call): Reply {
  const comment = findIssueComment(call);
  return comment === undefined ? notFound() : ok(issueCommentPayload(call.world, comment));
}

export function updateIssueComment(call: Call): Reply {
  const comment = findIssueComment(call);
  if (comment === undefined) return notFound();
  const problem = editProblem(call, comment) ?? textProblem('IssueComment', textOf(call.body, 'body') ?? '');
  if (problem !== null) return problem;
  comment.body = textOf(call.body, 'body') ?? '';
  comment.updatedAt = call.world.state.tick();
  return changed(200, issueCommentPayload(call.world, comment));
}

export function deleteIssueComment(call: Call): Reply {
  const comment = findIssueComment(call);
  if (comment === undefined) return notFound();
  const problem = editProblem(call, comment);
  if (problem !== null) return problem;
  const list = call.world.state.issueComments;
  list.splice(list.indexOf(comment), 1);
  return changed(204);
}
