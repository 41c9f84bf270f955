/** Reviews and comments as REST shows them. */
import { positionOf } from '../forge/hunks.ts';
import { association, pullUrls, userPayload } from './payload-account.ts';
import { changesOf, threadOf } from './state.ts';
import type { Fields, IssueCommentState, ReviewCommentState, ReviewState, World } from './types.ts';

function reactions(url: string): Fields {
  return {
    url: `${url}/reactions`,
    total_count: 0,
    '+1': 0,
    '-1': 0,
    laugh: 0,
    hooray: 0,
    confused: 0,
    heart: 0,
    rocket: 0,
    eyes: 0,
  };
}

/** Addresses of comments. */
export function commentUrl(world: World, kind: 'pulls' | 'issues', id: number): string {
  return `${world.apiUrl}/repos/${world.settings.owner}/${world.settings.name}/${kind}/comments/${id}`;
}

/** A `pull-request-review`. */
export function reviewPayload(world: World, review: ReviewState): Fields {
  const { api, html } = pullUrls(world);
  const url = `${html}#pullrequestreview-${review.id}`;
  return {
    id: review.id,
    node_id: `PRR_${review.id}`,
    user: userPayload(world, review.user),
    body: review.body,
    state: review.state,
    html_url: url,
    pull_request_url: api,
    author_association: association(review.user),
    _links: { html: { href: url }, pull_request: { href: api } },
    ...(review.submittedAt === null ? {} : { submitted_at: review.submittedAt }),
    commit_id: review.commitId,
  };
}

/** A `pull-request-review-comment`. A comment on a whole file has line 1, as the service gives it. */
export function reviewCommentPayload(world: World, comment: ReviewCommentState): Fields {
  const { api, html } = pullUrls(world);
  const thread = threadOf(world.state, comment.threadId);
  const url = commentUrl(world, 'pulls', comment.id);
  const page = `${html}#discussion_r${comment.id}`;
  const isFile = thread.subject === 'file';
  const line = isFile ? 1 : thread.line;
  const hunks = changesOf(world).find((file) => file.path === thread.path)?.hunks ?? [];
  const position = isFile ? 1 : thread.line === null ? null : positionOf(hunks, thread.side, thread.line);
  return {
    url,
    pull_request_review_id: comment.reviewId,
    id: comment.id,
    node_id: `PRRC_${comment.id}`,
    diff_hunk: thread.diffHunk,
    path: thread.path,
    ...(position === null ? {} : { position }),
    original_position: position ?? 1,
    commit_id: thread.commitId,
    original_commit_id: thread.originalCommitId,
    ...(comment.inReplyTo === null ? {} : { in_reply_to_id: comment.inReplyTo }),
    user: userPayload(world, comment.user),
    body: comment.body,
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    html_url: page,
    pull_request_url: api,
    author_association: association(comment.user),
    _links: { self: { href: url }, html: { href: page }, pull_request: { href: api } },
    start_line: thread.startLine,
    original_start_line: thread.originalStartLine,
    start_side: thread.startSide,
    line,
    original_line: isFile ? 1 : thread.originalLine,
    side: thread.side,
    subject_type: thread.subject,
    reactions: reactions(url),
  };
}

/** A `review-comment`, the older shape under a review: `position` is always there. */
export function oldReviewCommentPayload(world: World, comment: ReviewCommentState): Fields {
  return { position: null, ...reviewCommentPayload(world, comment) };
}

/** An `issue-comment`. */
export function issueCommentPayload(world: World, comment: IssueCommentState): Fields {
  const { html, issue } = pullUrls(world);
  const url = commentUrl(world, 'issues', comment.id);
  return {
    url,
    html_url: `${html}#issuecomment-${comment.id}`,
    issue_url: issue,
    id: comment.id,
    node_id: `IC_${comment.id}`,
    user: userPayload(world, comment.user),
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    body: comment.body,
    author_association: association(comment.user),
    reactions: reactions(url),
    performed_via_github_app: null,
  };
}
