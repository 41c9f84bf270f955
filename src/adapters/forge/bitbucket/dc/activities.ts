/** What was said on a pull request, from its activities: the one list that holds every comment. */
import type { BoardComment, ReviewThread } from '../../../../domain/board.ts';
import type { Side } from '../../../../domain/finding.ts';
import { compareText } from '../../../../lib/text.ts';
import { at, fieldsOf, idOf, lineOf, textOf, wholeOf } from '../../fields.ts';
import { accountOf } from './account.ts';

/** A comment as it was last seen: what a later write must know of it. */
export type SeenComment = {
  readonly id: string;
  /** Counted up by each change; a write names the one it is based on. */
  readonly version: number;
  readonly text: string;
  readonly task: boolean;
  readonly resolved: boolean;
  /** Somebody answered it: the server deletes no such comment. */
  readonly answered: boolean;
};

export type Conversation = {
  readonly threads: readonly ReviewThread[];
  readonly notes: readonly BoardComment[];
  readonly seen: ReadonlyMap<string, SeenComment>;
};

/** A comment with what the activities tell of its place. */
type Entry = {
  readonly data: unknown;
  readonly version: number;
  readonly parent: string | null;
  readonly anchor: unknown;
};
type Entries = Map<string, Entry>;

type Visit = { readonly comment: unknown; readonly parent: string | null; readonly anchor: unknown };

/** Every thread and note that stands, the oldest first. Activities of kinds that are not known are passed over. */
export function conversationOf(
  activities: readonly unknown[],
  pageOf: (commentId: string) => string,
): Conversation {
  const entries: Entries = new Map();
  const deleted: Found[] = [];
  for (const activity of activities) {
    const comments = walk(firstOf(activity));
    if (at(activity, 'commentAction') === 'DELETED') deleted.push(...comments);
    else for (const found of comments) keep(entries, found);
  }
  for (const { id } of deleted) entries.delete(id);
  return assemble(entries, pageOf);
}

/** The comment of an activity; where it is a reply, what it replies to tells its place. */
function firstOf(activity: unknown): Visit {
  const comment = at(activity, 'comment');
  return {
    comment,
    parent: idOf(at(comment, 'parent', 'id')) ?? idOf(at(activity, 'commentParent', 'id')),
    anchor: fieldsOf(at(activity, 'commentAnchor')) ?? fieldsOf(at(comment, 'anchor')),
  };
}

type Found = Visit & { readonly id: string };

/** A comment and all below it. Comments of a review that is not yet published are its author's alone. */
function walk(first: Visit): readonly Found[] {
  const found: Found[] = [];
  const open: Visit[] = [first];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { comment } = next;
    const id = idOf(at(comment, 'id'));
    if (id === null || at(comment, 'state') === 'PENDING') continue;
    found.push({ ...next, id });
    const below = at(comment, 'comments');
    for (const reply of Array.isArray(below) ? below : []) {
      open.push({ comment: reply, parent: id, anchor: null });
    }
  }
  return found;
}

/** A comment may be listed with each thing that happened to it: its highest version holds. */
function keep(entries: Entries, { id, comment, parent, anchor }: Found): void {
  const known = entries.get(id);
  const version = wholeOf(at(comment, 'version')) ?? 0;
  const isNewer = known === undefined || version > known.version;
  entries.set(id, {
    data: isNewer ? comment : known.data,
    version: isNewer ? version : known.version,
    parent: known?.parent ?? parent,
    anchor: known?.anchor ?? anchor,
  });
}

function assemble(entries: Entries, pageOf: (commentId: string) => string): Conversation {
  // Numbers by size, which is by age.
  const ids = [...entries.keys()].sort((a, b) => a.length - b.length || compareText(a, b));
  const replies = repliesByRoot(entries, ids);
  const commentOf = (id: string): BoardComment => boardComment(id, entries.get(id)?.data, pageOf(id));
  const threads: ReviewThread[] = [];
  const notes: BoardComment[] = [];
  for (const id of ids) {
    const { data, parent, anchor } = entries.get(id) ?? NOWHERE;
    if (parent !== null) continue;
    const comments = [id, ...(replies.get(id) ?? [])].map(commentOf);
    if (anchor === null) notes.push(commentOf(id));
    else threads.push({ id, ...placeOf(anchor), ...standingOf(data), comments });
  }
  const answered = new Set([...entries.values()].map(({ parent }) => parent));
  const seen = ids.flatMap((id) => seenComment(entries.get(id)?.data, answered.has(id)) ?? []);
  return { threads, notes, seen: new Map(seen.map((comment) => [comment.id, comment])) };
}

const NOWHERE: Entry = { data: null, version: 0, parent: '', anchor: null };

/** The comments below each one that began a thread, the oldest first. */
function repliesByRoot(entries: Entries, ids: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const id of ids) {
    const root = rootOf(entries, id);
    if (root === null || root === id) continue;
    const group = groups.get(root) ?? [];
    groups.set(root, group);
    group.push(id);
  }
  return groups;
}

function boardComment(id: string, data: unknown, url: string): BoardComment {
  return {
    id,
    author: accountOf(at(data, 'author')),
    body: textOf(at(data, 'text')) ?? '',
    url,
    minimised: false,
  };
}

/** The comment that began the thread; null where it is not there. */
function rootOf(entries: Entries, id: string): string | null {
  const passed = new Set<string>();
  for (let here: string = id; ; ) {
    const entry = entries.get(here);
    if (entry === undefined || passed.has(here)) return null;
    if (entry.parent === null) return here;
    passed.add(here);
    here = entry.parent;
  }
}

/** A comment as the server shows it; null where it shows none. `answered` adds to the replies that are shown in it. */
export function seenComment(data: unknown, answered = false): SeenComment | null {
  const id = idOf(at(data, 'id'));
  const version = wholeOf(at(data, 'version'));
  if (id === null || version === null) return null;
  const below = at(data, 'comments');
  return {
    id,
    version,
    text: textOf(at(data, 'text')) ?? '',
    task: isTask(data),
    resolved: isResolved(data),
    answered: answered || (Array.isArray(below) && below.length > 0),
  };
}

function isTask(comment: unknown): boolean {
  return at(comment, 'severity') === 'BLOCKER';
}

/** Two marks that are set apart from each other: a thread that is resolved often still has the state OPEN. */
function isResolved(comment: unknown): boolean {
  return at(comment, 'threadResolved') === true || (isTask(comment) && at(comment, 'state') === 'RESOLVED');
}

type Standing = Pick<ReviewThread, 'resolved' | 'canResolve'>;

/** A server that says nothing of `threadResolved` knows no resolved threads but tasks. */
function standingOf(comment: unknown): Standing {
  const canResolve = typeof at(comment, 'threadResolved') === 'boolean' || isTask(comment);
  return { resolved: canResolve ? isResolved(comment) : null, canResolve };
}

type Place = Pick<ReviewThread, 'path' | 'subject' | 'side' | 'line' | 'originalLine' | 'outdated'>;

/**
 * The server moves anchors along with their code and tells where they are now; one that lost its code is orphaned and
 * stays where it was. Anchors in the diff of one commit or of a range tell nothing of the whole.
 */
function placeOf(anchor: unknown): Place {
  const path = pathOf(at(anchor, 'path')) ?? pathOf(at(anchor, 'srcPath')) ?? '';
  const line = lineOf(at(anchor, 'line'));
  const isWhole = (at(anchor, 'diffType') ?? 'EFFECTIVE') === 'EFFECTIVE';
  const outdated = at(anchor, 'orphaned') === true ? true : isWhole ? false : null;
  if (line === null) {
    return { path, subject: 'file', side: null, line: null, originalLine: null, outdated };
  }
  const current = outdated === false ? line : null;
  return { path, subject: 'line', side: sideOf(anchor), line: current, originalLine: line, outdated };
}

function sideOf(anchor: unknown): Side {
  const fileType = at(anchor, 'fileType');
  if (fileType !== 'FROM' && fileType !== 'TO')
    return at(anchor, 'lineType') === 'REMOVED' ? 'LEFT' : 'RIGHT';
  return fileType === 'FROM' ? 'LEFT' : 'RIGHT';
}

/** Some answers give a path as its parts. */
function pathOf(value: unknown): string | null {
  const components = at(value, 'components');
  const text = Array.isArray(components) ? components.map(String).join('/') : textOf(value);
  return text === '' ? null : text;
}
