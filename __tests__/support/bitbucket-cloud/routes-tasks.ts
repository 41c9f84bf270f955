/** Tasks on the pull request and on its comments. */
import { badRequest, changed, isFields, notFound, ok, page, repositoryUrl, textOf } from './http.ts';
import { accountPayload, rendered } from './payload.ts';
import type { Call, Fields, Reply, TaskState, World } from './types.ts';

function taskPayload(world: World, task: TaskState): Fields {
  const { number } = world.state.pullRequest;
  return {
    id: task.id,
    created_on: task.createdOn,
    updated_on: task.updatedOn,
    state: task.state,
    content: rendered(task.text),
    creator: accountPayload(world, task.creator),
    pending: false,
    ...(task.resolved === null
      ? {}
      : { resolved_on: task.resolved.on, resolved_by: accountPayload(world, task.resolved.by) }),
    ...(task.commentId === null ? {} : { comment: { id: task.commentId } }),
    links: {
      self: { href: `${repositoryUrl(world, 'api')}/pullrequests/${number}/tasks/${task.id}` },
      html: { href: `${repositoryUrl(world, 'html')}/pull-requests/${number}` },
    },
  };
}

export function listTasks(call: Call): Reply {
  return page(
    call,
    call.world.state.tasks.map((task) => taskPayload(call.world, task)),
  );
}

function find(call: Call): TaskState | undefined {
  return call.world.state.tasks.find((task) => String(task.id) === call.params[0]);
}

export function getTask(call: Call): Reply {
  const task = find(call);
  return task === undefined ? notFound() : ok(taskPayload(call.world, task));
}

function textIn(body: Fields): string {
  return isFields(body.content) ? (textOf(body.content, 'raw') ?? '') : '';
}

export function createTask(call: Call): Reply {
  const { state, settings } = call.world;
  const { comment } = call.body;
  const text = textIn(call.body);
  if (text.trim() === '') return badRequest({ 'content.raw': 'required key not provided' });
  const root = isFields(comment) ? state.comments.find((one) => one.id === comment.id && !one.deleted) : null;
  if (root === undefined) return notFound();
  const now = state.tick();
  const task: TaskState = {
    id: state.nextId(),
    creator: settings.me,
    text,
    commentId: root?.id ?? null,
    state: 'UNRESOLVED',
    resolved: null,
    createdOn: now,
    updatedOn: now,
  };
  state.tasks.push(task);
  return changed(201, taskPayload(call.world, task));
}

export function updateTask(call: Call): Reply {
  const { state, settings } = call.world;
  const { body } = call;
  const task = find(call);
  if (task === undefined) return notFound();
  if ('state' in body && body.state !== 'RESOLVED' && body.state !== 'UNRESOLVED')
    return badRequest({ state: 'expected RESOLVED or UNRESOLVED' });
  const now = state.tick();
  if (body.state === 'RESOLVED' || body.state === 'UNRESOLVED') {
    task.state = body.state;
    task.resolved = body.state === 'RESOLVED' ? { by: settings.me, on: now } : null;
  }
  if ('content' in body) task.text = textIn(body);
  task.updatedOn = now;
  return changed(200, taskPayload(call.world, task));
}

export function deleteTask(call: Call): Reply {
  const { tasks } = call.world.state;
  const task = find(call);
  if (task === undefined) return notFound();
  tasks.splice(tasks.indexOf(task), 1);
  return changed(204);
}
