/** The graph that GraphQL queries walk: the pull request, its threads, and git objects. */

import { gitObject } from './graph-git.ts';
import { connection } from './graph-page.ts';
import { GraphError, type GraphNode } from './graphql.ts';
import { NOT_ACCESSIBLE } from './http.ts';
import { pullUrls, restLogin } from './payload-account.ts';
import { isGranted } from './router.ts';
import { sameAccount, seesReview } from './state.ts';
import type {
  Fields,
  GitHubAccount,
  IssueCommentState,
  ReviewCommentState,
  ReviewState,
  ThreadState,
  World,
} from './types.ts';

/** Somebody; a bot's login has no `[bot]` here. */
function actor(
  world: World,
  account: GitHubAccount | null,
  typename: string | null = null,
): GraphNode | null {
  if (account === null) return null;
  return {
    __typename: typename ?? account.type,
    id: `U_${account.id}`,
    databaseId: account.id,
    login: account.login,
    resourcePath: `/${account.login}`,
    url: `${world.serverUrl}/${account.login}`,
    avatarUrl: `${world.serverUrl}/avatars/u/${account.id}`,
  };
}

function written(world: World, comment: IssueCommentState | ReviewCommentState): Fields {
  const isMine = sameAccount(comment.user, world.settings.me);
  return {
    databaseId: comment.id,
    fullDatabaseId: String(comment.id),
    author: actor(world, comment.user),
    authorAssociation: comment.user?.type === 'User' ? 'CONTRIBUTOR' : 'NONE',
    body: comment.body,
    createdAt: comment.createdAt,
    updatedAt: comment.updatedAt,
    lastEditedAt: comment.updatedAt === comment.createdAt ? null : comment.updatedAt,
    publishedAt: comment.createdAt,
    isMinimized: comment.minimized !== null,
    minimizedReason: comment.minimized,
    viewerDidAuthor: isMine,
    viewerCanDelete: isMine,
    viewerCanUpdate: isMine,
    viewerCanMinimize: isMine,
  };
}

export function issueCommentNode(world: World, comment: IssueCommentState): GraphNode {
  return {
    __typename: 'IssueComment',
    id: `IC_${comment.id}`,
    ...written(world, comment),
    url: `${pullUrls(world).html}#issuecomment-${comment.id}`,
  };
}

export function reviewCommentNode(world: World, comment: ReviewCommentState): GraphNode {
  const { state } = world;
  const thread = state.threads.find((one) => one.id === comment.threadId);
  const review = state.reviews.find((one) => one.id === comment.reviewId);
  const root = state.reviewComments.find((one) => one.id === comment.inReplyTo);
  return {
    __typename: 'PullRequestReviewComment',
    id: `PRRC_${comment.id}`,
    ...written(world, comment),
    url: `${pullUrls(world).html}#discussion_r${comment.id}`,
    path: thread?.path ?? '',
    diffHunk: thread?.diffHunk ?? '',
    line: thread?.line ?? null,
    originalLine: thread?.originalLine ?? null,
    startLine: thread?.startLine ?? null,
    originalStartLine: thread?.originalStartLine ?? null,
    outdated: thread?.outdated ?? false,
    subjectType: thread?.subject.toUpperCase(),
    state: review?.state === 'PENDING' ? 'PENDING' : 'SUBMITTED',
    commit: thread === undefined ? null : gitObject(world, thread.commitId),
    originalCommit: thread === undefined ? null : gitObject(world, thread.originalCommitId),
    pullRequestReview: () => (review === undefined ? null : reviewNode(world, review)),
    replyTo: () => (root === undefined ? null : reviewCommentNode(world, root)),
  };
}

export function reviewNode(world: World, review: ReviewState): GraphNode {
  const comments = world.state.reviewComments.filter((comment) => comment.reviewId === review.id);
  return {
    __typename: 'PullRequestReview',
    id: `PRR_${review.id}`,
    databaseId: review.id,
    fullDatabaseId: String(review.id),
    author: actor(world, review.user),
    body: review.body,
    state: review.state,
    submittedAt: review.submittedAt,
    url: `${pullUrls(world).html}#pullrequestreview-${review.id}`,
    commit: gitObject(world, review.commitId),
    viewerDidAuthor: sameAccount(review.user, world.settings.me),
    isMinimized: false,
    minimizedReason: null,
    comments: connection(world, 'threadComments', comments, (one) => reviewCommentNode(world, one)),
  };
}

/** Whether our token may open and close threads: that takes write access to the contents too. */
export function canResolve(world: World): boolean {
  return isGranted(world, ['contents'], 'write') && isGranted(world, ['pullRequests'], 'write');
}

export function threadNode(world: World, thread: ThreadState): GraphNode {
  const { state, settings } = world;
  const isResolved = thread.resolvedBy !== null;
  const comments = state.reviewComments.filter(
    (comment) =>
      comment.threadId === thread.id &&
      seesReview(
        state.reviews.find((review) => review.id === comment.reviewId),
        settings.me,
      ),
  );
  return {
    __typename: 'PullRequestReviewThread',
    id: thread.id,
    isResolved,
    isOutdated: thread.outdated,
    isCollapsed: isResolved || thread.outdated,
    path: thread.path,
    line: thread.line,
    originalLine: thread.originalLine,
    startLine: thread.startLine,
    originalStartLine: thread.originalStartLine,
    diffSide: thread.side,
    startDiffSide: thread.startSide,
    subjectType: thread.subject.toUpperCase(),
    resolvedBy: actor(world, thread.resolvedBy, 'User'),
    viewerCanReply: isGranted(world, ['pullRequests'], 'write') && !state.pull.locked,
    viewerCanResolve: canResolve(world) && !isResolved,
    viewerCanUnresolve: canResolve(world) && isResolved,
    comments: connection(world, 'threadComments', comments, (one) => reviewCommentNode(world, one)),
    pullRequest: () => pullNode(world),
  };
}

function visibleThreads(world: World): readonly ThreadState[] {
  const { state, settings } = world;
  return state.threads.filter((thread) => {
    const root = state.reviewComments.find((comment) => comment.threadId === thread.id);
    const review = state.reviews.find((one) => one.id === root?.reviewId);
    return seesReview(review, settings.me);
  });
}

function pullNode(world: World): GraphNode {
  const { state, settings } = world;
  const { pull } = state;
  const reviews = state.reviews.filter((review) => seesReview(review, settings.me));
  return {
    __typename: 'PullRequest',
    id: `PR_${pull.number}`,
    databaseId: 900_000 + pull.number,
    fullDatabaseId: String(900_000 + pull.number),
    number: pull.number,
    title: pull.title,
    body: pull.body ?? '',
    url: pullUrls(world).html,
    author: actor(world, pull.author),
    state: pull.merged ? 'MERGED' : pull.state.toUpperCase(),
    closed: pull.state === 'closed',
    merged: pull.merged,
    isDraft: pull.draft,
    locked: pull.locked,
    headRefOid: pull.headSha,
    headRefName: pull.headRef,
    baseRefOid: pull.baseSha,
    baseRefName: pull.baseRef,
    isCrossRepository: pull.headRepository !== 'same',
    updatedAt: pull.updatedAt,
    viewerDidAuthor: sameAccount(pull.author, settings.me),
    labels: connection(world, 'labels', pull.labels, (name) => ({
      __typename: 'Label',
      id: `LA_${name}`,
      name,
    })),
    reviewThreads: connection(world, 'reviewThreads', visibleThreads(world), (one) => threadNode(world, one)),
    comments: connection(world, 'comments', state.issueComments, (one) => issueCommentNode(world, one)),
    reviews: (args: Fields) => {
      const states = Array.isArray(args.states) ? args.states : null;
      const listed = reviews.filter((review) => states === null || states.includes(review.state));
      return connection(world, 'reviews', listed, (one) => reviewNode(world, one))(args);
    },
  };
}

/** What a global id names, of all that has one here. */
function nodeById(world: World, id: unknown): GraphNode {
  const { state } = world;
  const thread = visibleThreads(world).find((one) => one.id === id);
  if (thread !== undefined) return threadNode(world, thread);
  const comment = state.reviewComments.find((one) => `PRRC_${one.id}` === id);
  if (comment !== undefined) return reviewCommentNode(world, comment);
  const note = state.issueComments.find((one) => `IC_${one.id}` === id);
  if (note !== undefined) return issueCommentNode(world, note);
  const review = state.reviews.find((one) => `PRR_${one.id}` === id);
  if (review !== undefined && seesReview(review, world.settings.me)) return reviewNode(world, review);
  if (id === `PR_${state.pull.number}`) return pullNode(world);
  throw new GraphError('NOT_FOUND', `Could not resolve to a node with the global id of '${id}'.`);
}

/** The root of queries. */
export function queryRoot(world: World): GraphNode {
  const { settings, state } = world;
  const url = `${world.serverUrl}/${settings.owner}/${settings.name}`;
  return {
    __typename: 'Query',
    // The viewer of a bot's token is told with `[bot]`, unlike an author.
    viewer: { ...actor(world, settings.me, 'User'), login: restLogin(settings.me) },
    rateLimit: {
      __typename: 'RateLimit',
      limit: 5000,
      remaining: 4999,
      cost: 1,
      resetAt: '2026-01-01T01:00:00Z',
    },
    node: (args: Fields) => nodeById(world, args.id),
    repository: (args: Fields): GraphNode => {
      if (args.owner !== settings.owner || args.name !== settings.name) {
        throw new GraphError(
          'NOT_FOUND',
          `Could not resolve to a Repository with the name '${args.owner}/${args.name}'.`,
        );
      }
      return {
        __typename: 'Repository',
        id: 'R_501',
        databaseId: 501,
        name: settings.name,
        nameWithOwner: `${settings.owner}/${settings.name}`,
        url,
        object: (where: Fields) => {
          if (!isGranted(world, ['contents'], 'read')) throw new GraphError('FORBIDDEN', NOT_ACCESSIBLE);
          return gitObject(world, String(where.oid ?? where.expression ?? ''));
        },
        pullRequest: (which: Fields) => {
          if (!isGranted(world, ['pullRequests'], 'read')) throw new GraphError('FORBIDDEN', NOT_ACCESSIBLE);
          if (which.number === state.pull.number) return pullNode(world);
          throw new GraphError(
            'NOT_FOUND',
            `Could not resolve to a PullRequest with the number of ${which.number}.`,
          );
        },
      };
    },
  };
}
