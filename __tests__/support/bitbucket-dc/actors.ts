/** What people and other programs do to the pull request between our requests. */
import { moveAnchors } from './anchors.ts';
import { addComment, type Found, findComment, happened, removeComment, sameAccount, touch } from './state.ts';
import type { Actors, AnchorState, BitbucketDcAccount, PersonAnchor, World } from './types.ts';

function placeOf({ state, git }: World, anchor: PersonAnchor): AnchorState {
  const { baseSha, headSha } = state.pullRequest;
  const lineType = anchor.line === undefined ? null : (anchor.lineType ?? 'ADDED');
  return {
    path: anchor.path,
    srcPath: anchor.srcPath ?? null,
    line: anchor.line ?? null,
    lineType,
    fileType: lineType === null ? null : (anchor.fileType ?? (lineType === 'REMOVED' ? 'FROM' : 'TO')),
    diffType: 'EFFECTIVE',
    fromHash: git.mergeBase(baseSha, headSha) ?? baseSha,
    toHash: headSha,
    orphaned: false,
    multilineMarker: null,
    multilineSpan: null,
  };
}

/** Ties the actors to a world. */
export function createActors(world: World): Actors {
  const { state, git } = world;
  const { pullRequest } = state;
  const commit = (revision: string): string => {
    const sha = git.resolve(revision);
    if (sha === null) throw new Error(`no commit ${revision}`);
    return sha;
  };
  const found = (id: number): Found => {
    const comment = findComment(state, id);
    if (comment === null) throw new Error(`no comment ${id}`);
    return comment;
  };
  const bump = (): void => {
    pullRequest.version++;
    pullRequest.updatedDate = state.tick();
  };
  const rescope = (change: () => void): void => {
    const before = { ...pullRequest };
    change();
    bump();
    moveAnchors(world, before);
    happened(state, pullRequest.author, 'RESCOPED');
  };
  const add = (account: BitbucketDcAccount, text: string, anchor: AnchorState | null): number =>
    addComment(world, { author: account, text, anchor }).id;
  return {
    push: (sha) =>
      rescope(() => {
        pullRequest.headSha = commit(sha);
      }),
    retarget: (branch, sha) =>
      rescope(() => {
        pullRequest.baseBranch = branch.replace(/^refs\/heads\//, '');
        pullRequest.baseSha = commit(sha);
      }),
    closePullRequest: (how) => {
      pullRequest.state = how;
      pullRequest.closedDate = state.tick();
      bump();
      happened(state, pullRequest.author, how);
    },
    note: (account, text) => add(account, text, null),
    reply: (account, commentId, text) =>
      addComment(world, { author: account, text, parent: found(commentId) }).id,
    comment: (account, anchor, text) => add(account, text, placeOf(world, anchor)),
    resolve: (account, commentId) => {
      const { root } = found(commentId);
      root.threadResolved = true;
      root.threadResolver = account;
      touch(state, root);
    },
    edit: (account, commentId, text) => {
      const { comment, root } = found(commentId);
      if (!sameAccount(account, comment.author)) throw new Error('only its author changes a comment');
      comment.text = text;
      touch(state, comment);
      happened(state, account, 'COMMENTED', { commentAction: 'UPDATED', comment: root });
    },
    remove: (commentId) => {
      const comment = found(commentId);
      removeComment(state, comment, comment.comment.author);
    },
    describe: (account, text) => {
      pullRequest.description = text;
      bump();
      happened(state, account, 'UPDATED');
    },
  };
}
