/** What was said on a pull request, by GraphQL: only that knows what is resolved, outdated and hidden. */
import type { Account, BoardComment, DraftReview, ReviewThread } from '../../../domain/board.ts';
import { at, idOf, lineOf, textOf } from '../fields.ts';
import { accountOf } from './account.ts';
import type { GitHubApi } from './api.ts';
import { unreadable } from './problem.ts';

/** The part of a board's state that is read from threads and reviews. */
export type Conversation = {
  readonly me: Account;
  readonly threads: readonly ReviewThread[];
  readonly drafts: readonly DraftReview[];
  readonly remarks: readonly string[];
};

/** GraphQL's `author` is an interface: the number that stays is in its implementations. */
const COMMENT = `
  fullDatabaseId
  body
  url
  isMinimized
  state
  author {
    __typename
    login
    ... on User { databaseId }
    ... on Bot { databaseId }
    ... on Mannequin { databaseId }
    ... on Organization { databaseId }
  }`;

/** 50 comments of 100 threads: far below the 500,000 nodes that one query may ask for. */
const COMMENTS_PAGE = `pageInfo { hasNextPage endCursor } nodes { ${COMMENT} }`;

const THREADS_QUERY = `query Conversation($owner: String!, $repo: String!, $number: Int!, $after: String) {
  viewer { __typename login databaseId }
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      reviews(states: [PENDING], first: 10) {
        nodes {
          fullDatabaseId
          body
          viewerDidAuthor
          comments(first: 100) { pageInfo { hasNextPage } nodes { body } }
        }
      }
      reviewThreads(first: 100, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes {
          id
          path
          subjectType
          diffSide
          line
          originalLine
          isResolved
          isOutdated
          viewerCanResolve
          comments(first: 50) { ${COMMENTS_PAGE} }
        }
      }
    }
  }
}`;

const COMMENTS_QUERY = `query MoreComments($id: ID!, $after: String) {
  node(id: $id) {
    ... on PullRequestReviewThread { comments(first: 50, after: $after) { ${COMMENTS_PAGE} } }
  }
}`;

/** Pages of one list that are read before the server is taken to go in circles. */
const MAX_PAGES = 200;

const PLACE = 'POST /graphql';

/** Reads all threads and our own begun reviews. Throws `ForgeError`, also for an answer of another shape. */
export async function readConversation(api: GitHubApi, number: number): Promise<Conversation> {
  // Threads may move between pages while they are read.
  const threads = new Map<string, ReviewThread>();
  let after: string | null = null;
  for (let page = 1; ; page++) {
    const data: unknown = await api.query(THREADS_QUERY, { owner: api.owner, repo: api.repo, number, after });
    const pull = at(data, 'repository', 'pullRequest');
    const connection = at(pull, 'reviewThreads');
    for (const node of nodesOf(connection, 'review threads')) {
      const thread = await readThread(api, node);
      if (thread !== null) threads.set(thread.id, thread);
    }
    after = nextCursor(connection, page);
    if (after !== null) continue;
    const me = accountOf(at(data, 'viewer'));
    if (me === null) throw unreadable(PLACE, 'no viewer');
    return { me, threads: [...threads.values()], drafts: draftsOf(at(pull, 'reviews')), remarks: [] };
  }
}

/** Null where all of it is part of a review that was not submitted. */
async function readThread(api: GitHubApi, node: unknown): Promise<ReviewThread | null> {
  const id = idOf(at(node, 'id'));
  const path = textOf(at(node, 'path'));
  if (id === null || path === null) throw unreadable(PLACE, 'a thread without id or path');
  const comments = await readComments(api, id, at(node, 'comments'));
  if (comments.length === 0) return null;
  const subject = at(node, 'subjectType') === 'FILE' ? 'file' : 'line';
  const isResolved = at(node, 'isResolved');
  return {
    id,
    path,
    subject,
    side: subject === 'file' ? null : sideOf(at(node, 'diffSide')),
    line: subject === 'file' ? null : lineOf(at(node, 'line')),
    originalLine: subject === 'file' ? null : lineOf(at(node, 'originalLine')),
    resolved: typeof isResolved === 'boolean' ? isResolved : null,
    outdated: at(node, 'isOutdated') === true,
    canResolve: at(node, 'viewerCanResolve') === true,
    comments,
  };
}

async function readComments(api: GitHubApi, threadId: string, first: unknown): Promise<BoardComment[]> {
  const comments: BoardComment[] = [];
  let connection = first;
  for (let page = 1; ; page++) {
    for (const node of nodesOf(connection, 'comments')) {
      if (at(node, 'state') !== 'PENDING') comments.push(readComment(node));
    }
    const after = nextCursor(connection, page);
    if (after === null) return comments;
    connection = at(await api.query(COMMENTS_QUERY, { id: threadId, after }), 'node', 'comments');
  }
}

function readComment(node: unknown): BoardComment {
  const id = idOf(at(node, 'fullDatabaseId'));
  const body = textOf(at(node, 'body'));
  if (id === null || body === null) throw unreadable(PLACE, 'a comment without id or text');
  return {
    id,
    author: accountOf(at(node, 'author')),
    body,
    url: textOf(at(node, 'url')),
    minimised: at(node, 'isMinimized') === true,
  };
}

function draftsOf(connection: unknown): readonly DraftReview[] {
  return nodesOf(connection, 'reviews')
    .filter((node) => at(node, 'viewerDidAuthor') === true)
    .map((node) => {
      const id = idOf(at(node, 'fullDatabaseId'));
      if (id === null) throw unreadable(PLACE, 'a review without id');
      const comments = at(node, 'comments');
      const bodies = nodesOf(comments, 'comments of a review').map(
        (comment) => textOf(at(comment, 'body')) ?? '',
      );
      // No review of ours is that long; the empty text stands for what was not read.
      const rest = at(comments, 'pageInfo', 'hasNextPage') === true ? [''] : [];
      return { id, body: textOf(at(node, 'body')) ?? '', comments: [...bodies, ...rest] };
    });
}

/** The items of a page; those that we may not see are null. */
function nodesOf(connection: unknown, what: string): readonly unknown[] {
  const nodes = at(connection, 'nodes');
  if (!Array.isArray(nodes)) throw unreadable(PLACE, `no ${what}`);
  return nodes.filter((node) => node !== null);
}

function nextCursor(connection: unknown, page: number): string | null {
  const hasNext = at(connection, 'pageInfo', 'hasNextPage');
  if (typeof hasNext !== 'boolean') throw unreadable(PLACE, 'no page information');
  if (!hasNext) return null;
  const cursor = textOf(at(connection, 'pageInfo', 'endCursor'));
  if (cursor === null || page >= MAX_PAGES) throw unreadable(PLACE, 'pages without end');
  return cursor;
}

/** The side of a comment as both APIs write it. */
export function sideOf(value: unknown): ReviewThread['side'] {
  return value === 'LEFT' || value === 'RIGHT' ? value : null;
}
