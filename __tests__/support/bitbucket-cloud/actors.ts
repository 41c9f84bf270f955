/** What people and other programs do to the pull request between our requests. */
import {
  addComment,
  entomb,
  moveDestination,
  moveSource,
  participantOf,
  placeInline,
  setReviewers,
} from './state.ts';
import type { Account, CommentState, World } from './types.ts';

/** Where a comment stands, in the words of the API. */
export type InlinePlace = {
  readonly path: string;
  readonly to?: number;
  readonly from?: number;
  readonly start_to?: number;
  readonly start_from?: number;
};

export type Actors = {
  /** Moves the head; comments shift, or become outdated where their lines were changed. */
  push(sha: string): void;
  /** Moves the destination: another branch, or the same one further on. */
  retarget(branch: string, sha: string): void;
  closePullRequest(how: 'MERGED' | 'DECLINED'): void;
  /** A comment on the pull request as a whole; answers its id, as the next two do. */
  note(account: Account, text: string): number;
  reply(account: Account, commentId: number, text: string): number;
  /** A comment on a line, lines, or a file; the place is not checked. */
  comment(account: Account, inline: InlinePlace, text: string): number;
  resolve(account: Account, commentId: number): void;
  reopen(commentId: number): void;
  edit(account: Account, commentId: number, text: string): void;
  /** Leaves a tombstone. */
  remove(commentId: number): void;
  approve(account: Account): void;
  requestChanges(account: Account): void;
  /** Somebody else writes the description. */
  describe(description: string): void;
  /** Somebody else chooses the reviewers. */
  review(reviewers: readonly Account[]): void;
};

/** Ties the actors to a world. */
export function createActors(world: World): Actors {
  const { state } = world;
  const find = (id: number): CommentState => {
    const found = state.comments.find((comment) => comment.id === id);
    if (found === undefined) throw new Error(`no comment ${id}`);
    return found;
  };
  const stand = (account: Account, verdict: 'approved' | 'changes_requested'): void => {
    const participant = participantOf(state, account);
    participant.state = verdict;
    participant.participatedOn = state.tick();
  };
  return {
    ...branchActors(world),
    note: (user, text) => addComment(state, { user, text }).id,
    reply: (user, commentId, text) => addComment(state, { user, text, parentId: find(commentId).id }).id,
    comment: (user, inline, text) =>
      addComment(state, {
        user,
        text,
        inline: placeInline(world, {
          path: inline.path,
          to: inline.to ?? null,
          from: inline.from ?? null,
          startTo: inline.start_to ?? null,
          startFrom: inline.start_from ?? null,
        }),
      }).id,
    resolve: (user, commentId) => {
      find(commentId).resolution = { user, createdOn: state.tick() };
    },
    reopen: (commentId) => {
      find(commentId).resolution = null;
    },
    edit: (account, commentId, text) => {
      const comment = find(commentId);
      if (comment.user.uuid !== account.uuid) throw new Error('only the author edits a comment');
      comment.text = text;
      comment.updatedOn = state.tick();
    },
    remove: (commentId) => entomb(state, find(commentId)),
    approve: (account) => stand(account, 'approved'),
    requestChanges: (account) => stand(account, 'changes_requested'),
    describe: (description) => {
      state.pullRequest.description = description;
      state.pullRequest.updatedOn = state.tick();
    },
    review: (reviewers) => setReviewers(state, reviewers),
  };
}

function branchActors(world: World): Pick<Actors, 'push' | 'retarget' | 'closePullRequest'> {
  const { state, git } = world;
  const commit = (revision: string): string => {
    const sha = git.resolve(revision);
    if (sha === null) throw new Error(`no commit ${revision}`);
    return sha;
  };
  return {
    push: (sha) => moveSource(world, commit(sha)),
    retarget: (branch, sha) => moveDestination(world, branch.replace(/^refs\/heads\//, ''), commit(sha)),
    closePullRequest: (how) => {
      state.pullRequest.state = how;
      state.pullRequest.closedBy = state.pullRequest.author;
      state.pullRequest.updatedOn = state.tick();
    },
  };
}
