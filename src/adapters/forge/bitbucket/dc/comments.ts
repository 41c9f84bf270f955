/** Writes of comments. A change names the version that it is based on, and never goes over what somebody else changed. */
import type { FileComment, InlineComment, WriteResult } from '../../../../domain/board.ts';
import { ForgeError } from '../../../../domain/errors.ts';
import { sameText } from '../../../../domain/marker.ts';
import { messageOf } from '../../../../lib/thrown.ts';
import type { ApiWrite } from '../../exchange.ts';
import { at } from '../../fields.ts';
import { unreadable } from '../problem.ts';
import { route } from '../rest.ts';
import type { Identity } from './account.ts';
import { type SeenComment, seenComment } from './activities.ts';
import { type DcAnchor, fileAnchor, hasSuggestion, isRange, lineAnchor, takesRanges } from './anchors.ts';
import { type BitbucketDcApi, DC_WORDS } from './api.ts';
import type { DcLinks } from './board-links.ts';
import { CHANGES, CREATES, CREATES_AT_PLACE, exceptionBy, resultOf, resultOfError } from './refusals.ts';

/** Writes of one change in all, where others change the same comment meanwhile. */
const MAX_TRIES = 3;

/** What a comment says that somebody has answered and that is no longer to be said. */
const WITHDRAWN = '*Quorate has withdrawn this comment.*';

export type CommentParts = {
  readonly api: BitbucketDcApi;
  readonly links: DcLinks;
  readonly identity: Identity;
  /** The commit that the diff of the pull request begins at. Throws `ForgeError`. */
  readonly mergeBase: () => Promise<string>;
  /** What each comment was when it was last seen. */
  readonly seen: Map<string, SeenComment>;
};

export type CommentWrites = {
  onLine(headSha: string, comment: InlineComment): Promise<WriteResult>;
  onFile(comment: FileComment): Promise<WriteResult>;
  note(body: string): Promise<WriteResult>;
  update(id: string, body: string): Promise<WriteResult>;
  remove(id: string): Promise<WriteResult>;
  resolve(id: string): Promise<WriteResult>;
};

/** The writes of one pull request's comments; they throw nothing. */
export function createCommentWrites(parts: CommentParts): CommentWrites {
  return {
    onLine: (headSha, comment) => createOnLine(parts, headSha, comment),
    onFile: (comment) =>
      guarded(async () => {
        const ends = { fromHash: await parts.mergeBase(), toHash: comment.headSha };
        return create(parts, { ...comment, anchor: fileAnchor(comment, ends) });
      }),
    note: (body) => create(parts, { body, task: false, anchor: null }),
    update: (id, body) => withSeen(parts, id, (seen) => changeText(parts, seen, body)),
    remove: (id) => withSeen(parts, id, (seen) => remove(parts, seen)),
    resolve: (id) => withSeen(parts, id, (seen) => resolve(parts, seen)),
  };
}

function createOnLine(parts: CommentParts, headSha: string, comment: InlineComment): Promise<WriteResult> {
  return guarded(async () => {
    const ranges = isRange(comment) && takesRanges(await parts.api.version());
    if (isRange(comment) && !ranges && hasSuggestion(comment.body)) {
      // On its last line alone it would replace that line by all of them.
      const message = 'this server takes no suggestion for several lines';
      return { kind: 'refused', refusal: 'anchor', message };
    }
    const ends = { fromHash: await parts.mergeBase(), toHash: headSha };
    return create(parts, { ...comment, anchor: lineAnchor(comment, ends, ranges) });
  });
}

type NewComment = {
  readonly body: string;
  readonly task: boolean;
  /** Null for the pull request as a whole. */
  readonly anchor: DcAnchor | null;
};

async function create(parts: CommentParts, { body, task, anchor }: NewComment): Promise<WriteResult> {
  const refused = astral(body);
  if (refused !== null) return refused;
  const write = await parts.api.write('POST', commentsPath(parts), {
    text: body,
    ...(task ? { severity: 'BLOCKER' } : {}),
    ...(anchor === null ? {} : { anchor }),
  });
  const result = finished(parts, write, resultOf(write, anchor === null ? CREATES : CREATES_AT_PLACE));
  if (result.kind === 'done' && write.kind === 'answer') {
    parts.identity.wrote(at(write.answer.data, 'author'));
  }
  return result;
}

/** A done write with its address; what the answer shows of the comment is what the next write is based on. */
function finished(parts: CommentParts, write: ApiWrite, result: WriteResult, id = ''): WriteResult {
  if (result.kind !== 'done') return result;
  const named = result.id === '' ? id : result.id;
  const shown =
    write.kind === 'answer' ? seenComment(write.answer.data, parts.seen.get(named)?.answered) : null;
  if (shown === null) parts.seen.delete(named);
  else parts.seen.set(named, shown);
  return { kind: 'done', id: named, url: parts.links.comment(named) };
}

/** Servers on MySQL store no such characters and fail; no text goes out that not every server takes. */
const ASTRAL = /[\u{10000}-\u{10ffff}]/u;

/** The refusal of a text with characters beyond the basic multilingual plane; null for every other text. */
function astral(body: string): WriteResult | null {
  const [character] = ASTRAL.exec(body) ?? [];
  if (character === undefined) return null;
  const code = character.codePointAt(0)?.toString(16).toUpperCase();
  const message = `the text has a character that not every Bitbucket Data Center stores (U+${code})`;
  return { kind: 'refused', refusal: 'other', message };
}

/** Ids are numbers there; with anything else there is nothing to be found. A comment that was not seen is read first. */
function withSeen(
  parts: CommentParts,
  id: string,
  work: (seen: SeenComment) => Promise<WriteResult>,
): Promise<WriteResult> {
  return guarded(async () => {
    if (!/^[1-9]\d{0,15}$/.test(id)) return { kind: 'gone', message: 'no id of Bitbucket Data Center' };
    const seen = parts.seen.get(id) ?? (await readComment(parts, id));
    return seen === null ? { kind: 'gone', message: `there is no comment ${id}` } : work(seen);
  });
}

/** What a write reads first may fail; then nothing was written. */
async function guarded(work: () => Promise<WriteResult>): Promise<WriteResult> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ForgeError) return resultOfError(error, CREATES);
    return { kind: 'failed', message: messageOf(error) };
  }
}

/** The comment as it is now; null where it is gone. Throws `ForgeError`. */
async function readComment(parts: CommentParts, id: string): Promise<SeenComment | null> {
  const path = commentPath(parts, id);
  const answer = await parts.api.get(path, { allow: [404] });
  parts.seen.delete(id);
  if (answer.status === 404) return null;
  const seen = seenComment(answer.data);
  if (seen === null) throw unreadable(`GET ${path}`, 'no id or version', DC_WORDS);
  parts.seen.set(id, seen);
  return seen;
}

type Change = {
  /** Sends the change, based on a comment as it was seen. */
  send(seen: SeenComment): Promise<ApiWrite>;
  /** What became of it, unless others changed the comment first. */
  end(write: ApiWrite, seen: SeenComment): Promise<WriteResult> | WriteResult;
};

/** Sends a change until it is based on the newest version; gives up where somebody changed the text, and in the end. */
async function change(parts: CommentParts, first: SeenComment, { send, end }: Change): Promise<WriteResult> {
  let seen = first;
  for (let tries = 1; ; tries++) {
    const write = await send(seen);
    if (exceptionBy(write) !== 'CommentOutOfDateException') return end(write, seen);
    if (tries === MAX_TRIES) return resultOf(write, CHANGES);
    const now = await readComment(parts, first.id);
    if (now === null) return { kind: 'gone', message: `the comment ${first.id} was deleted meanwhile` };
    if (!sameText(now.text, first.text)) {
      const message = `somebody edited the comment ${first.id} meanwhile, and it is left as it is`;
      return { kind: 'refused', refusal: 'stale', message };
    }
    seen = now;
  }
}

function changeText(parts: CommentParts, comment: SeenComment, text: string): Promise<WriteResult> {
  const refused = astral(text);
  if (refused !== null) return Promise.resolve(refused);
  return change(parts, comment, {
    send: (seen) => parts.api.write('PUT', commentPath(parts, seen.id), { version: seen.version, text }),
    end: (write, seen) => finished(parts, write, resultOf(write, CHANGES), seen.id),
  });
}

/** A comment that was answered stays, for the sake of the answers, and says that it no longer holds. */
function remove(parts: CommentParts, comment: SeenComment): Promise<WriteResult> {
  if (comment.answered) return withdraw(parts, comment);
  return change(parts, comment, {
    send: (seen) => {
      const path = commentPath(parts, seen.id);
      return parts.api.write('DELETE', `${path}${route`?version=${seen.version}`}`);
    },
    end: (write, seen) => {
      if (exceptionBy(write) === 'CommentDeletionException') return withdraw(parts, seen);
      const result = resultOf(write, CHANGES);
      if (result.kind !== 'done') return result;
      parts.seen.delete(seen.id);
      return { ...result, id: seen.id };
    },
  });
}

/** The words alone make it hold no longer: whether its thread could be resolved too is of less weight. */
async function withdraw(parts: CommentParts, comment: SeenComment): Promise<WriteResult> {
  const result = await changeText(parts, comment, WITHDRAWN);
  const now = parts.seen.get(comment.id);
  if (result.kind === 'done' && now !== undefined) await guarded(() => resolve(parts, now));
  return result;
}

/** Closes the thread, and ticks it off where it is a task. */
function resolve(parts: CommentParts, comment: SeenComment): Promise<WriteResult> {
  const { id } = comment;
  if (comment.resolved) {
    return Promise.resolve({ kind: 'kept', id, url: parts.links.comment(id) });
  }
  const path = commentPath(parts, id);
  const state = comment.task ? { state: 'RESOLVED' } : {};
  return change(parts, comment, {
    send: async ({ version }) => {
      const write = await parts.api.write('PUT', path, { version, threadResolved: true, ...state });
      // A server that does not know the field has done nothing.
      return comment.task && isUnknownField(write)
        ? parts.api.write('PUT', path, { version, ...state })
        : write;
    },
    end: (write) => {
      const result = finished(parts, write, resultOf(write, CHANGES), id);
      if (result.kind === 'refused' && isUnknownField(write)) return unresolved(result.message);
      const isDone = result.kind !== 'done' || parts.seen.get(id)?.resolved === true;
      return isDone ? result : unresolved('the server left the thread as it was');
    },
  });
}

function isUnknownField(write: ApiWrite): boolean {
  return write.kind === 'answer' && write.answer.status === 400;
}

/** Versions before the button refuse its field, or take it and do nothing. */
function unresolved(message: string): WriteResult {
  const remedy = 'resolve it by hand; Bitbucket Data Center resolves threads of comments from 8.9 on';
  return { kind: 'denied', message, remedy };
}

function commentsPath({ api, links }: CommentParts): string {
  return `${api.repositoryPath}${route`/pull-requests/${links.number}/comments`}`;
}

/** The id was validated. */
function commentPath(parts: CommentParts, id: string): string {
  return `${commentsPath(parts)}${route`/${id}`}`;
}
