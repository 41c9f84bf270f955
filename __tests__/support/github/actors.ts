/** What people and other programs do to the pull request between our requests. */
import { addReview, addReviewComment, moveBase, moveHead, openThread, threadOf } from './state.ts';
import type { GitHubAccount, ReviewState, Side, World } from './types.ts';

export type Said = {
  readonly user: GitHubAccount | null;
  readonly body: string;
};

export type SaidOnFile = Said & {
  readonly path: string;
  /** The whole file where left out. People may comment where a program may not: the place is not checked. */
  readonly line?: number;
  readonly startLine?: number;
  readonly side?: Side;
  /** The head unless given. */
  readonly commitId?: string;
};

export type Actors = {
  /** Moves the head; comments shift, or become outdated where their lines were changed. */
  push(sha: string): void;
  /** Moves the base: another branch, or the same one further on. */
  retarget(ref: string, sha?: string): void;
  closePull(how?: { readonly merged?: boolean }): void;
  reopenPull(): void;
  /** A thread's id is its GraphQL id. */
  resolveThread(threadId: string, by: GitHubAccount): void;
  unresolveThread(threadId: string): void;
  /** Answers the id of the comment. */
  reply(threadId: string, user: GitHubAccount | null, text: string): number;
  /** A comment of anybody on the pull request as a whole; answers its id. */
  addIssueComment(said: Said): number;
  /** A comment of anybody that begins a thread; answers both ids. */
  addReviewComment(said: SaidOnFile): { readonly id: number; readonly threadId: string };
  /** A review of anybody, with comments if wanted; answers its id. */
  addReview(
    review: Said & {
      readonly state?: ReviewState['state'];
      readonly comments?: readonly Omit<SaidOnFile, 'user'>[];
    },
  ): number;
};

/** Ties the actors to a world. */
export function createActors(world: World): Actors {
  const { state, git } = world;
  const begin = (
    said: SaidOnFile,
    review: ReviewState,
  ): { readonly id: number; readonly threadId: string } => {
    const thread = openThread(world, {
      path: said.path,
      subject: said.line === undefined ? 'file' : 'line',
      side: said.side ?? 'RIGHT',
      line: said.line ?? null,
      startLine: said.startLine ?? null,
      startSide: said.startLine === undefined ? null : (said.side ?? 'RIGHT'),
      commitId: said.commitId ?? state.pull.headSha,
    });
    return { id: addReviewComment(state, thread, review, said).id, threadId: thread.id };
  };
  const commit = (revision: string): string => {
    const sha = git.resolve(revision);
    if (sha === null) throw new Error(`no commit ${revision}`);
    return sha;
  };
  return {
    push: (sha) => moveHead(world, commit(sha)),
    retarget: (ref, sha) => moveBase(world, ref.replace(/^refs\/heads\//, ''), commit(sha ?? ref)),
    closePull: (how = {}) => {
      state.pull.state = 'closed';
      state.pull.merged = how.merged ?? false;
      state.pull.updatedAt = state.tick();
    },
    reopenPull: () => {
      state.pull.state = 'open';
      state.pull.merged = false;
      state.pull.updatedAt = state.tick();
    },
    resolveThread: (threadId, by) => {
      threadOf(state, threadId).resolvedBy = by;
    },
    unresolveThread: (threadId) => {
      threadOf(state, threadId).resolvedBy = null;
    },
    reply: (threadId, user, text) => {
      const thread = threadOf(state, threadId);
      const review = addReview(state, { user, body: '', state: 'COMMENTED' });
      return addReviewComment(state, thread, review, { user, body: text }).id;
    },
    addIssueComment: ({ user, body }) => {
      const at = state.tick();
      const id = state.nextId();
      state.issueComments.push({ id, user, body, createdAt: at, updatedAt: at, minimized: null });
      return id;
    },
    addReviewComment: (said) =>
      begin(said, addReview(state, { user: said.user, body: '', state: 'COMMENTED' })),
    addReview: ({ user, body, state: stands = 'COMMENTED', comments = [] }) => {
      const review = addReview(state, { user, body, state: stands });
      for (const comment of comments) begin({ ...comment, user }, review);
      return review.id;
    },
  };
}
