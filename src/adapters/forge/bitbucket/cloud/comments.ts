/** Everything that was said on a pull request of Bitbucket Cloud, read into threads and notes. */
import type { Account, BoardComment, ReviewThread } from '../../../../domain/board.ts';
import { at, fieldsOf, idOf, lineOf, textOf } from '../../fields.ts';
import { route } from '../rest.ts';
import { accountOf } from './account.ts';
import type { BitbucketCloudApi } from './api.ts';

/** Where a comment stands: lines of the new file are `to`, of the old one `from`; with neither it is on the file. */
type Inline = {
  readonly path: string;
  readonly to: number | null;
  readonly from: number | null;
  readonly outdated: boolean | null;
};

/** One item of the list, whether to be shown or not. */
type CloudComment = {
  readonly id: string;
  readonly parent: string | null;
  /** Deleted ones stay in the list for what was answered to them; pending ones are seen by their author alone. */
  readonly hidden: boolean;
  readonly inline: Inline | null;
  readonly resolved: boolean;
  readonly shown: BoardComment;
};

/** What was said, and how much of it has a shape that nobody knows. */
export type CloudConversation = {
  readonly threads: readonly ReviewThread[];
  readonly notes: readonly BoardComment[];
  /** All that is shown, answers among it, the oldest first. */
  readonly comments: readonly (BoardComment & { readonly author: Account | null })[];
  /** Comments that were left out because they could not be understood. */
  readonly strange: number;
};

/** The path of a pull request's comments. */
export function commentsPath({ repositoryPath }: BitbucketCloudApi, number: number): string {
  return `${repositoryPath}${route`/pullrequests/${number}/comments`}`;
}

/** All pages. Throws `ForgeError`. */
export async function readConversation(api: BitbucketCloudApi, number: number): Promise<CloudConversation> {
  return conversationOf(await api.getAll(commentsPath(api, number)));
}

/** The list in threads and notes: ids are given in the order of time, so that an answer comes after its question. */
export function conversationOf(items: readonly unknown[]): CloudConversation {
  const read = items.map(commentOf).filter((comment) => comment !== null);
  const sorted = read.sort((a, b) => Number(a.id) - Number(b.id));
  const threads = new Map<string, { readonly root: CloudComment; readonly answers: CloudComment[] }>();
  const roots = new Map<string, CloudComment>();
  let strange = items.length - read.length;
  for (const comment of sorted) {
    const root = comment.parent === null ? comment : roots.get(comment.parent);
    if (root === undefined) {
      strange += 1;
      continue;
    }
    roots.set(comment.id, root);
    if (comment.hidden) continue;
    if (comment === root && root.inline !== null) threads.set(root.id, { root, answers: [] });
    else threads.get(root.id)?.answers.push(comment);
  }
  const shown = sorted.filter(({ hidden }) => !hidden);
  return {
    threads: [...threads.values()].map(({ root, answers }) => threadOf(root, answers)),
    notes: shown
      .filter(({ parent, inline }) => parent === null && inline === null)
      .map((comment) => comment.shown),
    comments: shown.map((comment) => comment.shown),
    strange,
  };
}

/** Whether a line is still where it was is told only by the flag; an outdated one is nowhere. */
function threadOf(root: CloudComment, answers: readonly CloudComment[]): ReviewThread {
  const { path = '', to = null, from = null, outdated = null } = root.inline ?? {};
  const line = to ?? from;
  return {
    id: root.id,
    path,
    subject: line === null ? 'file' : 'line',
    side: line === null ? null : to === null ? 'LEFT' : 'RIGHT',
    line: outdated === true ? null : line,
    originalLine: line,
    resolved: root.resolved,
    outdated,
    canResolve: true,
    comments: [root, ...answers].map(({ shown }) => shown),
  };
}

/** A comment of the list; null where it has not the shape that Cloud describes. */
function commentOf(value: unknown): CloudComment | null {
  const id = idOf(at(value, 'id'));
  const hidden = at(value, 'deleted') === true || at(value, 'pending') === true;
  const raw = textOf(at(value, 'content', 'raw'));
  const body = hidden ? (raw ?? '') : raw;
  const parent = at(value, 'parent') ?? null;
  const parentId = idOf(at(parent, 'id'));
  const place = at(value, 'inline') ?? null;
  const inline = inlineOf(place);
  if (id === null || !/^\d+$/.test(id) || body === null) return null;
  if ((parent !== null && parentId === null) || (place !== null && inline === null && !hidden)) return null;
  return {
    id,
    parent: parentId,
    hidden,
    inline,
    // Some answers hold an empty object there: it is there or it is not.
    resolved: fieldsOf(at(value, 'resolution')) !== null,
    shown: {
      id,
      author: accountOf(at(value, 'user')),
      body,
      url: textOf(at(value, 'links', 'html', 'href')),
      minimised: false,
    },
  };
}

function inlineOf(value: unknown): Inline | null {
  const path = textOf(at(value, 'path'));
  if (path === null || path === '') return null;
  // No reference describes the flag, and both spellings were seen.
  const outdated = at(value, 'outdated') ?? at(value, 'out_dated');
  return {
    path,
    to: lineOf(at(value, 'to')),
    from: lineOf(at(value, 'from')),
    outdated: typeof outdated === 'boolean' ? outdated : null,
  };
}
