/** Comments of ours on a pull request of Bitbucket Cloud, each a request of its own. */
import type { InlineComment, ReviewDraft, WriteResult } from '../../../../domain/board.ts';
import type { Anchor } from '../../../../domain/finding.ts';
import type { CommentBoard } from '../../../../domain/ports.ts';
import { at } from '../../fields.ts';
import { route } from '../rest.ts';
import type { Identity } from './account.ts';
import type { BitbucketCloudApi } from './api.ts';
import { commentsPath } from './comments.ts';
import { COMMENT_REMEDY, resultOf, type WriteKind } from './refusals.ts';
import { giveVerdict } from './verdict.ts';

export type CloudWriting = { readonly number: number; readonly identity: Identity };

type CommentWrites = Pick<
  CommentBoard,
  'submitReview' | 'commentOnFile' | 'createNote' | 'updateNote' | 'deleteComment' | 'resolveThread'
>;

const CREATES: WriteKind = { remedy: COMMENT_REMEDY, changes: null };

/** Cloud refuses nulls and `type` in what it is sent: https://github.com/0pilatos0/bitbucket-cli/issues/105 */
export function commentWrites(api: BitbucketCloudApi, writing: CloudWriting): CommentWrites {
  const path = commentsPath(api, writing.number);
  const create = async (body: string, place: object = {}): Promise<WriteResult> => {
    const write = await api.write('POST', path, { content: { raw: body }, ...place });
    if (write.kind === 'answer') writing.identity.learn(at(write.answer.data, 'user'));
    return resultOf(write, CREATES);
  };
  return {
    submitReview: (review) =>
      submitReview(review, {
        comment: ({ anchor, body }) => create(body, { inline: inlineOf(anchor) }),
        judge: (verdict) => giveVerdict(api, { ...writing, verdict }),
      }),
    commentOnFile: ({ path: file, body }) => create(body, { inline: { path: file } }),
    createNote: (body) => create(body),
    updateNote: (id, body) =>
      withId(id, async (kind) =>
        resultOf(await api.write('PUT', `${path}${route`/${id}`}`, { content: { raw: body } }), kind),
      ),
    deleteComment: ({ id }) =>
      withId(id, async (kind) => resultOf(await api.write('DELETE', `${path}${route`/${id}`}`), kind)),
    resolveThread: (id) =>
      withId(id, (kind) => resolve(api, `${path}${route`/${id}/resolve`}`, { id, kind })),
  };
}

/** Lines of the new file are `to`, of the old one `from`: they are sides, and both at once are no span. */
function inlineOf({ path, side, line, startLine }: Anchor) {
  const start = startLine !== null && startLine < line ? startLine : null;
  return side === 'RIGHT'
    ? { path, to: line, ...(start === null ? {} : { start_to: start }) }
    : { path, from: line, ...(start === null ? {} : { start_from: start }) };
}

type ReviewParts = {
  comment(comment: InlineComment): Promise<WriteResult>;
  judge(verdict: Exclude<ReviewDraft['verdict'], 'comment'>): Promise<WriteResult>;
};

/** One after the other up to the first that is not done; reviews have no text. The id is the first comment's. */
async function submitReview(
  { comments, verdict }: ReviewDraft,
  { comment, judge }: ReviewParts,
): Promise<WriteResult> {
  let first: WriteResult | null = null;
  for (const each of comments) {
    const result = await comment(each);
    if (result.kind !== 'done') return result;
    first ??= result;
  }
  if (verdict === 'comment') return first ?? { kind: 'kept', id: '', url: null };
  const judged = await judge(verdict);
  return judged.kind === 'done' || judged.kind === 'kept' ? (first ?? judged) : judged;
}

/** 409: somebody has resolved it before, which is as wanted. The answer is about the resolution, not the comment. */
async function resolve(
  api: BitbucketCloudApi,
  path: string,
  { id, kind }: { readonly id: string; readonly kind: WriteKind },
): Promise<WriteResult> {
  const write = await api.write('POST', path);
  if (write.kind === 'answer' && write.answer.status === 409) return { kind: 'done', id, url: null };
  return resultOf(write, kind, () => id);
}

/** Cloud's ids are numbers; with anything else there is nothing to be found. */
function withId(id: string, work: (kind: WriteKind) => Promise<WriteResult>): Promise<WriteResult> {
  if (!/^[1-9]\d{0,15}$/.test(id)) {
    return Promise.resolve({ kind: 'gone', message: 'no id of Bitbucket Cloud' });
  }
  return work({ remedy: COMMENT_REMEDY, changes: id });
}
