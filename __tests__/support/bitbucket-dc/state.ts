/** What the server holds at the beginning, and the small changes that requests and people both make. */
import { ADA, BEN, BOT, GONE, IMPOSTOR, NAMESAKE } from './accounts.ts';
import type {
  AnchorState,
  BitbucketDcAccount,
  BitbucketDcServerOptions,
  BitbucketDcState,
  CommentAction,
  CommentState,
  ParticipantState,
  World,
} from './types.ts';

const START = Date.parse('2026-01-01T00:00:00Z');
const FULL_ID = /^[0-9a-f]{40}$/;

function branchOf(revision: string, otherwise: string): string {
  return FULL_ID.test(revision) ? otherwise : revision.replace(/^refs\/heads\//, '');
}

/** Somebody at a pull request who has said nothing of it yet. */
export function participant(user: BitbucketDcAccount, role: ParticipantState['role']): ParticipantState {
  return { user, role, status: 'UNAPPROVED', lastReviewedCommit: null };
}

/** The state at the beginning: an open pull request on which nothing was said. */
export function createState(
  options: BitbucketDcServerOptions,
  baseSha: string,
  headSha: string,
): BitbucketDcState {
  let id = 1001;
  let seconds = 0;
  const tick = (): number => START + ++seconds * 1000;
  const nextId = (): number => id++;
  const author = options.author ?? ADA;
  const reviewers = options.reviewers ?? [BEN];
  const createdDate = tick();
  const all = [options.me ?? BOT, author, ...reviewers, ADA, BEN, GONE, NAMESAKE, IMPOSTOR];
  return {
    pullRequest: {
      number: options.number ?? 7,
      version: 0,
      title: options.title ?? 'Change the shop',
      description: options.description === undefined ? 'What and why.' : options.description,
      author,
      state: 'OPEN',
      draft: options.draft ?? false,
      reviewers: reviewers.map((user) => participant(user, 'REVIEWER')),
      participants: [],
      baseBranch: branchOf(options.base, 'main'),
      baseSha,
      headBranch: branchOf(options.head, 'feature'),
      headSha,
      createdDate,
      updatedDate: createdDate,
      closedDate: null,
    },
    comments: [],
    activities: [
      {
        id: nextId(),
        action: 'OPENED',
        user: author,
        createdDate,
        commentAction: null,
        comment: null,
      },
    ],
    reports: [],
    builds: [],
    accounts: all.filter((one, index) => all.findIndex((other) => other.id === one.id) === index),
    nextId,
    tick,
  };
}

export function sameAccount(one: BitbucketDcAccount, other: BitbucketDcAccount): boolean {
  return one.id === other.id;
}

/** Lets the server know somebody. */
export function meet(state: BitbucketDcState, account: BitbucketDcAccount): void {
  if (!state.accounts.some((one) => sameAccount(one, account))) state.accounts.push(account);
}

export type Found = {
  readonly comment: CommentState;
  readonly root: CommentState;
  /** The list that holds it. */
  readonly siblings: CommentState[];
};

/** A comment with the thread that it is in; null where there is none. */
export function findComment(state: BitbucketDcState, id: number): Found | null {
  const within = (siblings: CommentState[], root: CommentState | null): Found | null => {
    for (const comment of siblings) {
      const top = root ?? comment;
      if (comment.id === id) return { comment, root: top, siblings };
      const found = within(comment.comments, top);
      if (found !== null) return found;
    }
    return null;
  };
  return within(state.comments, null);
}

/** Notes that something happened. */
export function happened(
  state: BitbucketDcState,
  user: BitbucketDcAccount,
  action: string,
  about: { readonly commentAction: CommentAction; readonly comment: CommentState } | null = null,
): void {
  meet(state, user);
  state.activities.push({
    id: state.nextId(),
    action,
    user,
    createdDate: state.tick(),
    commentAction: about?.commentAction ?? null,
    comment: about?.comment ?? null,
  });
}

export type Said = {
  readonly author: BitbucketDcAccount;
  readonly text: string;
  readonly severity?: CommentState['severity'];
  readonly state?: CommentState['state'];
  readonly anchor?: AnchorState | null;
  /** The comment that is replied to. */
  readonly parent?: Found | null;
  readonly properties?: CommentState['properties'];
};

/** Adds a comment, without asking whether the place is right. */
export function addComment({ state }: Pick<World, 'state'>, said: Said): CommentState {
  const at = state.tick();
  const parent = said.parent ?? null;
  const comment: CommentState = {
    id: state.nextId(),
    version: 0,
    text: said.text,
    author: said.author,
    createdDate: at,
    updatedDate: at,
    severity: said.severity ?? 'NORMAL',
    state: said.state ?? 'OPEN',
    resolver: null,
    threadResolved: false,
    threadResolver: null,
    anchor: parent === null ? (said.anchor ?? null) : null,
    properties: said.properties ?? {},
    comments: [],
  };
  (parent?.comment.comments ?? state.comments).push(comment);
  if (comment.state !== 'PENDING') {
    happened(state, said.author, 'COMMENTED', {
      commentAction: parent === null ? 'ADDED' : 'REPLIED',
      comment: parent?.root ?? comment,
    });
  }
  return comment;
}

/** Counts a change of a comment. */
export function touch(state: BitbucketDcState, comment: CommentState): void {
  comment.version++;
  comment.updatedDate = state.tick();
}

/** Removes a comment with all below it. */
export function removeComment(state: BitbucketDcState, found: Found, by: BitbucketDcAccount): void {
  found.siblings.splice(found.siblings.indexOf(found.comment), 1);
  happened(state, by, 'COMMENTED', { commentAction: 'DELETED', comment: found.comment });
}
