/** Comments, tasks and activities. */
import { placeComment } from './anchors.ts';
import {
  changed,
  EXCEPTIONS,
  failure,
  invalid,
  isFields,
  numberOf,
  ok,
  page,
  textOf,
  versionOf,
} from './http.ts';
import { activityPayload, commentPayload } from './payload-review.ts';
import { addComment, type Found, findComment, happened, removeComment, sameAccount, touch } from './state.ts';
import type { Call, CommentState, Fields, Reply, World } from './types.ts';

/** The server refuses texts of this many characters. */
export const TEXT_LIMIT = 32_768;

/** What is wrong with a text, as an answer; null where it is right. */
function textProblem({ settings }: World, text: string): Reply | null {
  if (text.trim() === '') return invalid('text', 'The comment text must not be empty.');
  if (text.length >= TEXT_LIMIT) {
    return invalid('text', `The comment text must be shorter than ${TEXT_LIMIT} characters.`);
  }
  const isBeyond = /[\u{10000}-\u{10ffff}]/u.test(text);
  return settings.mysql && isBeyond ? failure(500, 'A database error has occurred.', null) : null;
}

function noSuchComment(id: string): Reply {
  return failure(404, `No comment with the ID ${id} exists.`, EXCEPTIONS.noComment);
}

function severityOf(value: unknown): CommentState['severity'] | null {
  return value === 'NORMAL' || value === 'BLOCKER' ? value : null;
}

/** The comment that a path names, if those who ask may see it. */
function asked({ world, params }: Call): Found | Reply {
  const [id = ''] = params;
  const found = /^\d+$/.test(id) ? findComment(world.state, Number(id)) : null;
  const isHidden =
    found?.comment.state === 'PENDING' && !sameAccount(found.comment.author, world.settings.me);
  return found === null || isHidden ? noSuchComment(id) : found;
}

/** `POST comments`: on the pull request, a file or a line, or a reply. */
export function createComment(call: Call): Reply {
  return create(call, severityOf(call.body.severity ?? 'NORMAL'));
}

export function createTask(call: Call): Reply {
  return create(call, 'BLOCKER');
}

function create({ world, body, dropComment }: Call, severity: CommentState['severity'] | null): Reply {
  const text = textOf(body, 'text') ?? '';
  const wrong = textProblem(world, text);
  if (wrong !== null) return wrong;
  if (severity === null) return invalid('severity', 'The severity is not valid.');
  const parent = parentOf(world, body.parent);
  if (parent !== null && 'status' in parent) return parent;
  // The anchor of a reply is not looked at.
  const placed = parent === null && isFields(body.anchor) ? placeComment(world, body.anchor) : null;
  if (placed?.kind === 'refused') return placed.reply;
  const comment = addComment(world, {
    author: world.settings.me,
    text,
    severity,
    state: body.state === 'PENDING' ? 'PENDING' : 'OPEN',
    anchor: placed?.anchor ?? null,
    parent,
  });
  const payload = commentPayload(comment);
  if (dropComment) forget(world, comment);
  return changed(201, payload);
}

/** As if the comment had never come: it was answered, and is nowhere. */
function forget({ state }: World, comment: CommentState): void {
  const found = findComment(state, comment.id);
  found?.siblings.splice(found.siblings.indexOf(comment), 1);
  state.activities.pop();
}

function parentOf(world: World, value: unknown): Found | Reply | null {
  if (value === undefined || value === null) return null;
  const id = isFields(value) ? numberOf(value, 'id') : undefined;
  if (id === undefined) return invalid('parent', 'The parent must be named by its id.');
  return findComment(world.state, id) ?? noSuchComment(String(id));
}

export function getComment(call: Call): Reply {
  const found = asked(call);
  return 'status' in found ? found : ok(commentPayload(found.comment));
}

/** `GET comments`: only those of one file. */
export function listComments(call: Call): Reply {
  const { world, query } = call;
  const path = query.get('path');
  if (path === null || path === '') {
    return invalid('path', 'The path query parameter is required when retrieving comments.');
  }
  const anchorState = query.get('anchorState') ?? 'ACTIVE';
  const isAsked = ({ anchor, state }: CommentState): boolean =>
    anchor !== null &&
    anchor.path === path &&
    state !== 'PENDING' &&
    (anchorState === 'ALL' || anchor.orphaned === (anchorState === 'ORPHANED'));
  return page(call, world.state.comments.filter(isAsked).map(commentPayload));
}

/** `GET blocker-comments`: the tasks, also among replies. */
export function listTasks(call: Call): Reply {
  const { world, query } = call;
  const states = query
    .getAll('state')
    .concat((query.get('states') ?? '').split(','))
    .filter(Boolean);
  const flat = (list: readonly CommentState[]): readonly CommentState[] =>
    list.flatMap((comment) => [comment, ...flat(comment.comments)]);
  const tasks = flat(world.state.comments).filter((one) => one.severity === 'BLOCKER');
  if (query.get('count') === 'true') {
    const count = (state: string): number => tasks.filter((one) => one.state === state).length;
    return ok({ OPEN: count('OPEN'), RESOLVED: count('RESOLVED') });
  }
  const wanted = tasks.filter(({ state }) =>
    states.length === 0 ? state !== 'PENDING' : states.includes(state),
  );
  return page(call, wanted.map(commentPayload));
}

export function listActivities(call: Call): Reply {
  const { query, world } = call;
  if (query.has('fromType') !== query.has('fromId')) {
    return invalid('fromType', 'fromType and fromId are only known together.');
  }
  return page(call, [...world.state.activities].reverse().map(activityPayload));
}

function staleComment(comment: CommentState, expected: number): Reply {
  return failure(
    409,
    'You are attempting to modify a comment based on out-of-date information.',
    EXCEPTIONS.commentOutOfDate,
    { currentVersion: comment.version, expectedVersion: expected },
  );
}

/** What is wrong with a change of a comment, as an answer; null where it is right. */
function changeProblem(world: World, { comment, root }: Found, body: Fields): Reply | null {
  const version = versionOf(body.version);
  if (version !== comment.version) return staleComment(comment, version);
  const text = body.text === undefined ? undefined : (textOf(body, 'text') ?? '');
  if (text !== undefined) {
    const isMine = sameAccount(comment.author, world.settings.me);
    // The text as it is may be sent along by anybody.
    if (!isMine && text !== comment.text) {
      return failure(403, 'You are not permitted to edit this comment.', EXCEPTIONS.authorisation);
    }
    const wrong = textProblem(world, text);
    if (wrong !== null) return wrong;
  }
  if (body.severity !== undefined && severityOf(body.severity) === null) {
    return invalid('severity', 'The severity is not valid.');
  }
  if (body.state !== undefined && body.state !== 'OPEN' && body.state !== 'RESOLVED') {
    return invalid('state', 'The state is not valid.');
  }
  return body.threadResolved !== undefined && comment !== root
    ? invalid('threadResolved', 'Only the comment that began a thread can resolve it.')
    : null;
}

/** `PUT comments/ID`: the text by its author, the rest by anybody, and only from the version of now. */
export function updateComment(call: Call): Reply {
  const { world, body } = call;
  const found = asked(call);
  if ('status' in found) return found;
  const problem = changeProblem(world, found, body);
  if (problem !== null) return problem;
  const { comment, root } = found;
  const { me } = world.settings;
  comment.text = textOf(body, 'text') ?? comment.text;
  comment.severity = severityOf(body.severity) ?? comment.severity;
  if (body.state === 'OPEN' || body.state === 'RESOLVED') {
    comment.state = body.state;
    comment.resolver = body.state === 'RESOLVED' ? me : null;
  }
  if (typeof body.threadResolved === 'boolean') {
    comment.threadResolved = body.threadResolved;
    comment.threadResolver = body.threadResolved ? me : null;
  }
  touch(world.state, comment);
  if (body.text !== undefined) {
    happened(world.state, me, 'COMMENTED', { commentAction: 'UPDATED', comment: root });
  }
  return changed(200, commentPayload(comment));
}

/** `DELETE comments/ID?version=`: only one's own, and none that was answered. */
export function deleteComment(call: Call): Reply {
  const { world, query } = call;
  const found = asked(call);
  if ('status' in found) return found;
  const { comment } = found;
  if (!sameAccount(comment.author, world.settings.me)) {
    return failure(403, 'You are not permitted to delete this comment.', EXCEPTIONS.authorisation);
  }
  const version = versionOf(query.get('version'));
  if (version !== comment.version) return staleComment(comment, version);
  if (comment.comments.length > 0) {
    return failure(
      409,
      'This comment has replies which must be deleted before the comment can be deleted.',
      EXCEPTIONS.commentDeletion,
    );
  }
  removeComment(world.state, found, world.settings.me);
  return changed(204);
}
