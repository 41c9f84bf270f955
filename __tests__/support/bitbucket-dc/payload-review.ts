/** Comments and activities as documents. */
import { userPayload } from './payload-pull.ts';
import type { ActivityState, AnchorState, CommentState, Fields } from './types.ts';

function anchorPayload(anchor: AnchorState): Fields {
  const { path, srcPath, line, lineType, fileType, diffType, fromHash, toHash } = anchor;
  return {
    fromHash,
    toHash,
    ...(line === null ? {} : { line, lineType, fileType }),
    path,
    ...(srcPath === null ? {} : { srcPath }),
    diffType,
    ...(anchor.multilineMarker === null ? {} : { multilineMarker: anchor.multilineMarker }),
    ...(anchor.multilineSpan === null ? {} : { multilineSpan: anchor.multilineSpan }),
  };
}

/** A comment with its replies, as it is by itself: with its anchor. */
export function commentPayload(comment: CommentState): Fields {
  const plain = plainPayload(comment, true);
  return comment.anchor === null ? plain : { ...plain, anchor: anchorPayload(comment.anchor) };
}

/** Lists of activities tell the anchor beside the comment, not in it. */
function plainPayload(comment: CommentState, isRoot: boolean): Fields {
  const { resolver, threadResolver } = comment;
  return {
    properties: comment.properties,
    id: comment.id,
    version: comment.version,
    text: comment.text,
    author: userPayload(comment.author),
    createdDate: comment.createdDate,
    updatedDate: comment.updatedDate,
    comments: comment.comments.map((reply) => plainPayload(reply, false)),
    severity: comment.severity,
    state: comment.state,
    ...(resolver === null ? {} : { resolvedDate: comment.updatedDate, resolver: userPayload(resolver) }),
    ...(isRoot ? { threadResolved: comment.threadResolved } : {}),
    ...(threadResolver === null
      ? {}
      : { threadResolvedDate: comment.updatedDate, threadResolver: userPayload(threadResolver) }),
  };
}

export function activityPayload(activity: ActivityState): Fields {
  const { id, createdDate, user, action, comment, commentAction } = activity;
  const shared = { id, createdDate, user: userPayload(user), action };
  if (comment === null) return shared;
  const { anchor } = comment;
  return {
    ...shared,
    commentAction,
    comment: plainPayload(comment, true),
    ...(anchor === null ? {} : { commentAnchor: { ...anchorPayload(anchor), orphaned: anchor.orphaned } }),
  };
}
