/** Comments on the pull request, on files and on lines. */
import { badRequest, changed, failure, isFields, notFound, ok, page, repositoryUrl, textOf } from './http.ts';
import { accountPayload, rendered } from './payload.ts';
import {
  addComment,
  draftComment,
  entomb,
  type Lines,
  type NewComment,
  placeInline,
  sameAccount,
} from './state.ts';
import type { Call, CommentState, Fields, InlineState, Reply, World } from './types.ts';

const LONGEST_TEXT = 32_768;

function inlinePayload(world: World, inline: InlineState): Fields {
  const { outdatedFlag } = world.settings;
  return {
    path: inline.path,
    from: inline.from,
    to: inline.to,
    start_from: inline.startFrom,
    start_to: inline.startTo,
    ...(outdatedFlag === 'none' ? {} : { [outdatedFlag]: inline.outdated }),
  };
}

function commentPayload(world: World, comment: CommentState): Fields {
  const { number, title } = world.state.pullRequest;
  const pull = `${repositoryUrl(world, 'api')}/pullrequests/${number}`;
  const html = `${repositoryUrl(world, 'html')}/pull-requests/${number}`;
  const self = (id: number): Fields => ({
    self: { href: `${pull}/comments/${id}` },
    html: { href: `${html}/_/diff#comment-${id}` },
  });
  const { inline, resolution, parentId } = comment;
  return {
    type: 'pullrequest_comment',
    id: comment.id,
    created_on: comment.createdOn,
    updated_on: comment.updatedOn,
    content: rendered(comment.text),
    user: accountPayload(world, comment.user),
    deleted: comment.deleted,
    pending: comment.pending,
    ...(parentId === null ? {} : { parent: { id: parentId, links: self(parentId) } }),
    ...(inline === null ? {} : { inline: inlinePayload(world, inline) }),
    ...(resolution === null
      ? {}
      : {
          resolution: {
            type: 'comment_resolution',
            user: accountPayload(world, resolution.user),
            created_on: resolution.createdOn,
          },
        }),
    pullrequest: {
      type: 'pullrequest',
      id: number,
      title,
      links: { self: { href: pull }, html: { href: html } },
    },
    links: self(comment.id),
  };
}

/** Drafts are their author's alone. */
function visible(call: Call): readonly CommentState[] {
  const { state, settings } = call.world;
  return state.comments.filter((one) => !one.pending || sameAccount(one.user, settings.me));
}

/** `GET comments`: all of them, tombstones too, the oldest first; `q` knows `deleted`. */
export function listComments(call: Call): Reply {
  const text = call.query.get('q');
  const query = text === null ? null : /^deleted\s*=\s*(true|false)$/.exec(text);
  if (text !== null && query === null) return failure(400, `Invalid query: ${text}`);
  const listed = visible(call).filter((one) => query === null || String(one.deleted) === query[1]);
  const sort = call.query.get('sort');
  if (sort !== null && !/^-?(?:created_on|id)$/.test(sort)) return failure(400, `Invalid sort: ${sort}`);
  const ordered = sort?.startsWith('-') === true ? [...listed].reverse() : listed;
  return page(
    call,
    ordered.map((comment) => commentPayload(call.world, comment)),
  );
}

function find(call: Call): CommentState | undefined {
  return visible(call).find((comment) => String(comment.id) === call.params[0]);
}

export function getComment(call: Call): Reply {
  const comment = find(call);
  return comment === undefined ? notFound() : ok(commentPayload(call.world, comment));
}

/** `POST comments`. Where a line is outside the diff, the service says nothing. */
export function createComment(call: Call): Reply {
  const { world, body } = call;
  const problem = problemsOf(call);
  if (Object.keys(problem).length > 0) return badRequest(problem);
  const parent = isFields(body.parent) ? Number(body.parent.id) : undefined;
  const comment: NewComment = {
    user: world.settings.me,
    text: textIn(body),
    ...(parent === undefined ? {} : { parentId: parent }),
    inline: isFields(body.inline) ? placeInline(world, linesIn(body.inline)) : null,
    pending: body.pending === true,
  };
  const made = call.dropComment ? draftComment(world.state, comment) : addComment(world.state, comment);
  const location = `${repositoryUrl(world, 'api')}/pullrequests/${world.state.pullRequest.number}/comments/${made.id}`;
  return { ...changed(201, commentPayload(world, made)), headers: { location } };
}

function textIn(body: Fields): string {
  return isFields(body.content) ? (textOf(body.content, 'raw') ?? '') : '';
}

type Problems = Record<string, string>;

function problemsOf(call: Call): Problems {
  const { body } = call;
  return {
    ...typeProblem(body),
    ...contentProblem(body),
    ...('inline' in body ? inlineProblem(body.inline) : {}),
    ...('parent' in body ? parentProblem(call) : {}),
  };
}

/** The service rejects the property that its own documents carry. */
function typeProblem(body: Fields): Problems {
  const places = { '': body, 'content.': body.content, 'inline.': body.inline, 'parent.': body.parent };
  const found = Object.entries(places).filter(([, value]) => isFields(value) && 'type' in value);
  return Object.fromEntries(found.map(([place]) => [`${place}type`, 'extra keys not allowed']));
}

function contentProblem(body: Fields): Problems {
  const raw = isFields(body.content) ? body.content.raw : undefined;
  if (typeof raw !== 'string' || raw.trim() === '') return { 'content.raw': 'required key not provided' };
  if (raw.length > LONGEST_TEXT)
    return {
      'content.raw': `Ensure this value has at most ${LONGEST_TEXT} characters (it has ${raw.length}).`,
    };
  return {};
}

const LINES = ['from', 'to', 'start_from', 'start_to'];

function inlineProblem(inline: unknown): Problems {
  if (!isFields(inline)) return { inline: 'expected a dictionary' };
  const problems: Problems = {};
  if ((textOf(inline, 'path') ?? '') === '') problems['inline.path'] = 'required key not provided';
  for (const name of Object.keys(inline)) {
    if (![...LINES, 'path', 'type'].includes(name)) problems[`inline.${name}`] = 'extra keys not allowed';
  }
  for (const name of LINES) {
    const value = inline[name];
    if (name in inline && (typeof value !== 'number' || !Number.isInteger(value) || value < 1))
      problems[`inline.${name}`] = 'expected a positive int';
  }
  for (const name of ['to', 'from']) {
    const [start, end] = [inline[`start_${name}`], inline[name]];
    if (start === undefined) continue;
    if (end === undefined) problems[`inline.${name}`] = `required with "start_${name}"`;
    else if (Number(start) > Number(end))
      problems[`inline.start_${name}`] = `"start_${name}" must be less than or equal to "${name}"`;
  }
  return problems;
}

function parentProblem(call: Call): Problems {
  const { parent } = call.body;
  const found = visible(call).find((one) => isFields(parent) && one.id === parent.id);
  return found === undefined || found.deleted ? { 'parent.id': 'no such comment' } : {};
}

/** Both sides are no span: with both of them the new one is dropped. */
function linesIn(inline: Fields): Lines {
  const numberOf = (name: string): number | null => {
    const value = inline[name];
    return typeof value === 'number' ? value : null;
  };
  const isOld = numberOf('from') !== null;
  return {
    path: textOf(inline, 'path') ?? '',
    from: numberOf('from'),
    startFrom: numberOf('start_from'),
    to: isOld ? null : numberOf('to'),
    startTo: isOld ? null : numberOf('start_to'),
  };
}

/** `PUT comments/{id}`: the text only; nothing asks for what it was before. */
export function updateComment(call: Call): Reply {
  const comment = find(call);
  if (comment === undefined || comment.deleted) return notFound();
  if (!sameAccount(comment.user, call.world.settings.me))
    return failure(403, 'You do not have permission to edit this comment.');
  const problem = { ...typeProblem(call.body), ...contentProblem(call.body) };
  if (Object.keys(problem).length > 0) return badRequest(problem);
  comment.text = textIn(call.body);
  comment.updatedOn = call.world.state.tick();
  return changed(200, commentPayload(call.world, comment));
}

/** `DELETE comments/{id}`: what was replied to stays as a tombstone. */
export function deleteComment(call: Call): Reply {
  const { state, settings } = call.world;
  const comment = find(call);
  if (comment === undefined || comment.deleted) return notFound();
  if (!sameAccount(comment.user, settings.me))
    return failure(403, 'You do not have permission to delete this comment.');
  if (state.comments.some((one) => one.parentId === comment.id)) entomb(state, comment);
  else state.comments.splice(state.comments.indexOf(comment), 1);
  return changed(204);
}

/** `POST comments/{id}/resolve`. */
export function resolveComment(call: Call): Reply {
  const { state, settings } = call.world;
  const comment = find(call);
  const refused = refuseResolution(comment);
  if (comment === undefined || refused !== null) return refused ?? notFound();
  if (comment.resolution !== null) return failure(409, 'The comment has already been resolved.');
  comment.resolution = { user: settings.me, createdOn: state.tick() };
  return changed(200, {
    type: 'comment_resolution',
    user: accountPayload(call.world, settings.me),
    created_on: comment.resolution.createdOn,
  });
}

/** `DELETE comments/{id}/resolve`. */
export function reopenComment(call: Call): Reply {
  const comment = find(call);
  const refused = refuseResolution(comment);
  if (comment === undefined || refused !== null) return refused ?? notFound();
  if (comment.resolution === null) return notFound('The comment has not been resolved.');
  comment.resolution = null;
  return changed(204);
}

/** Only the first comment of a thread on the diff can be resolved. */
function refuseResolution(comment: CommentState | undefined): Reply | null {
  if (comment === undefined || comment.deleted) return notFound();
  if (comment.parentId !== null) return failure(403, 'The comment is not top-level.');
  return comment.inline === null ? failure(403, 'The comment is not on the diff.') : null;
}
