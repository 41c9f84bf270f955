/** Check runs and commit statuses. */
import { changed, failure, invalid, isFields, notFound, ok, page, textOf } from './http.ts';
import { userPayload } from './payload-account.ts';
import type { Call, CheckRunState, Fields, Reply, StatusState, World } from './types.ts';

const MAX_ANNOTATIONS = 50;
const MAX_TEXT = 65_535;
const APP = { id: 15_368, owner: { login: 'github', id: 9919, type: 'User' as const } };

function checkRunPayload(world: World, run: CheckRunState): Fields {
  const { owner, name } = world.settings;
  const url = `${world.apiUrl}/repos/${owner}/${name}/check-runs/${run.id}`;
  const html = `${world.serverUrl}/${owner}/${name}/runs/${run.id}`;
  return {
    id: run.id,
    name: run.name,
    node_id: `CR_${run.id}`,
    head_sha: run.headSha,
    external_id: run.externalId,
    url,
    html_url: html,
    details_url: run.detailsUrl ?? html,
    status: run.status,
    conclusion: run.conclusion,
    started_at: run.startedAt,
    completed_at: run.completedAt,
    output: {
      title: run.title,
      summary: run.summary,
      text: run.text,
      annotations_count: run.annotations.length,
      annotations_url: `${url}/annotations`,
    },
    check_suite: { id: 5 },
    app: {
      id: APP.id,
      slug: 'github-actions',
      node_id: 'A_1',
      owner: userPayload(world, APP.owner),
      name: 'GitHub Actions',
      description: null,
      external_url: world.serverUrl,
      html_url: `${world.serverUrl}/apps/github-actions`,
      created_at: '2020-01-01T00:00:00Z',
      updated_at: '2020-01-01T00:00:00Z',
      permissions: { checks: 'write', contents: 'read', metadata: 'read' },
      events: [],
    },
    pull_requests: [],
  };
}

/** `GET commits/REF/check-runs`: the latest of each name unless `filter=all`. */
export function listCheckRuns(call: Call): Reply {
  const { world, query } = call;
  const sha = world.git.resolve(call.params[0] ?? '');
  if (sha === null) return failure(422, `No commit found for SHA: ${call.params[0]}`);
  const name = query.get('check_name');
  const runs = [...world.state.checkRuns]
    .reverse()
    .filter((run) => run.headSha === sha && (name === null || run.name === name))
    .filter((run) => query.get('status') === null || run.status === query.get('status'));
  const isFirst = (run: CheckRunState): boolean => runs.find((one) => one.name === run.name) === run;
  const listed = query.get('filter') === 'all' ? runs : runs.filter(isFirst);
  const payloads = listed.map((run) => checkRunPayload(world, run));
  return page(call, payloads, (items) => ({ total_count: listed.length, check_runs: items }));
}

function problem(field: string, message: string): Reply {
  return invalid({ resource: 'CheckRun', code: 'custom', field, message });
}

function outputProblem(output: Fields, isNew: boolean): Reply | null {
  if (isNew && textOf(output, 'title') === undefined) return problem('output', 'output.title is missing');
  if (textOf(output, 'summary') === undefined) return problem('output', 'output.summary is missing');
  for (const name of ['summary', 'text']) {
    if ((textOf(output, name) ?? '').length > MAX_TEXT)
      return problem('output', `output.${name} is too long`);
  }
  const annotations = Array.isArray(output.annotations) ? output.annotations : [];
  if (annotations.length > MAX_ANNOTATIONS)
    return problem('annotations', 'annotations exceeds a maximum quantity of 50');
  for (const one of annotations.filter(isFields)) {
    if ((textOf(one, 'title') ?? '').length > 255) return problem('annotations', 'title is too long');
    if (Buffer.byteLength(textOf(one, 'message') ?? '') > 64 << 10)
      return problem('annotations', 'message is too long');
    if ((textOf(one, 'message') ?? '') === '') return problem('annotations', 'message is missing');
    if (Number(one.start_line) > Number(one.end_line))
      return problem('annotations', 'end_line precedes start_line');
  }
  return null;
}

function checkRunProblem(call: Call, isNew: boolean): Reply | null {
  const { body, world } = call;
  if (world.settings.me.type !== 'Bot') return failure(403, 'You must authenticate via a GitHub App.');
  if (body.status === 'completed' && body.conclusion === undefined) {
    return problem('conclusion', 'conclusion is required for a completed check run');
  }
  return isFields(body.output) ? outputProblem(body.output, isNew) : null;
}

/** Takes over what a request says; annotations are added to those that are there. */
function apply(run: CheckRunState, body: Fields, now: string): void {
  run.name = textOf(body, 'name') ?? run.name;
  run.status = textOf(body, 'status') ?? run.status;
  run.externalId = textOf(body, 'external_id') ?? run.externalId;
  run.detailsUrl = textOf(body, 'details_url') ?? run.detailsUrl;
  run.startedAt = textOf(body, 'started_at') ?? run.startedAt ?? now;
  if (textOf(body, 'conclusion') !== undefined) {
    run.conclusion = textOf(body, 'conclusion') ?? null;
    run.status = 'completed';
  }
  if (run.status === 'completed') run.completedAt = textOf(body, 'completed_at') ?? now;
  const output = body.output;
  if (!isFields(output)) return;
  run.title = textOf(output, 'title') ?? run.title;
  run.summary = textOf(output, 'summary') ?? run.summary;
  run.text = textOf(output, 'text') ?? run.text;
  if (Array.isArray(output.annotations)) run.annotations.push(...output.annotations.filter(isFields));
}

export function createCheckRun(call: Call): Reply {
  const { world, body } = call;
  const wrong = checkRunProblem(call, true);
  if (wrong !== null) return wrong;
  const sha = textOf(body, 'head_sha') ?? '';
  if (!/^[0-9a-f]{40}$/.test(sha) || world.git.resolve(sha) === null) {
    return failure(422, `No commit found for SHA: ${sha}`);
  }
  if ((textOf(body, 'name') ?? '') === '') return problem('name', 'name is missing');
  const run: CheckRunState = {
    id: world.state.nextId(),
    name: '',
    headSha: sha,
    status: 'queued',
    conclusion: null,
    externalId: '',
    detailsUrl: null,
    startedAt: null,
    completedAt: null,
    title: null,
    summary: null,
    text: null,
    annotations: [],
  };
  apply(run, body, world.state.tick());
  world.state.checkRuns.push(run);
  return changed(201, checkRunPayload(world, run));
}

function findRun(call: Call): CheckRunState | undefined {
  return call.world.state.checkRuns.find((run) => String(run.id) === call.params[0]);
}

export function getCheckRun(call: Call): Reply {
  const run = findRun(call);
  return run === undefined ? notFound() : ok(checkRunPayload(call.world, run));
}

export function updateCheckRun(call: Call): Reply {
  const run = findRun(call);
  if (run === undefined) return notFound();
  const wrong = checkRunProblem(call, false);
  if (wrong !== null) return wrong;
  apply(run, call.body, call.world.state.tick());
  return changed(200, checkRunPayload(call.world, run));
}

/** `GET check-runs/ID/annotations`. */
export function listAnnotations(call: Call): Reply {
  const run = findRun(call);
  if (run === undefined) return notFound();
  const { owner, name } = call.world.settings;
  return page(
    call,
    run.annotations.map((one) => ({
      start_column: null,
      end_column: null,
      title: null,
      raw_details: null,
      ...one,
      blob_href: `${call.world.serverUrl}/${owner}/${name}/blob/${run.headSha}/${encodeURI(String(one.path))}`,
    })),
  );
}

function statusPayload(world: World, status: StatusState): Fields {
  const { owner, name } = world.settings;
  return {
    url: `${world.apiUrl}/repos/${owner}/${name}/statuses/${status.sha}`,
    avatar_url: `${world.serverUrl}/avatars/u/${world.settings.me.id}`,
    id: status.id,
    node_id: `SC_${status.id}`,
    state: status.state,
    description: status.description,
    target_url: status.targetUrl,
    context: status.context,
    created_at: status.createdAt,
    updated_at: status.createdAt,
    creator: userPayload(world, world.settings.me),
  };
}

/** `GET commits/REF/statuses`: the newest first. */
export function listStatuses(call: Call): Reply {
  const { world } = call;
  const sha = world.git.resolve(call.params[0] ?? '');
  if (sha === null) return failure(422, `No commit found for SHA: ${call.params[0]}`);
  const statuses = world.state.statuses.filter((status) => status.sha === sha).reverse();
  return page(
    call,
    statuses.map((status) => statusPayload(world, status)),
  );
}

/** `POST statuses/SHA`. */
export function createStatus(call: Call): Reply {
  const { world, body } = call;
  const sha = call.params[0] ?? '';
  if (!/^[0-9a-f]{40}$/.test(sha) || world.git.resolve(sha) === null) {
    return failure(422, `No commit found for SHA: ${sha}`);
  }
  const state = textOf(body, 'state') ?? '';
  const wrong = (field: string, message: string): Reply =>
    invalid({ resource: 'Status', code: 'custom', field, message });
  if (!['error', 'failure', 'pending', 'success'].includes(state)) {
    return wrong('state', 'state must be one of error, failure, pending, success');
  }
  const description = textOf(body, 'description') ?? null;
  if (description !== null && [...description].length > 140) {
    return wrong('description', 'description is too long (maximum is 140 characters)');
  }
  const status: StatusState = {
    id: world.state.nextId(),
    sha,
    state,
    context: textOf(body, 'context') ?? 'default',
    description,
    targetUrl: textOf(body, 'target_url') ?? null,
    createdAt: world.state.tick(),
  };
  world.state.statuses.push(status);
  return changed(201, statusPayload(world, status));
}
