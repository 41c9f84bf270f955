/** Build statuses of commits. */
import { badRequest, changed, isFields, notFound, ok, page, repositoryUrl, textOf } from './http.ts';
import { commitLinks } from './payload.ts';
import type { BuildState, Call, Fields, Reply, World } from './types.ts';

const LONGEST = { key: 40, name: 255, url: 450 };
const STATES = ['SUCCESSFUL', 'FAILED', 'INPROGRESS', 'STOPPED'];

function buildPayload(world: World, build: BuildState): Fields {
  const self = `${repositoryUrl(world, 'api')}/commit/${build.commit}/statuses/build/${encodeURIComponent(build.key)}`;
  return {
    type: 'build',
    key: build.key,
    state: build.state,
    url: build.url,
    ...(build.name === null ? {} : { name: build.name }),
    ...(build.description === null ? {} : { description: build.description }),
    ...(build.refname === null ? {} : { refname: build.refname }),
    created_on: build.createdOn,
    updated_on: build.updatedOn,
    links: { self: { href: self }, commit: commitLinks(world, build.commit).self },
  };
}

/** The commit of the path. Only all of its digits are taken: what is written under others would not be found again. */
function commitOf(call: Call): string | null {
  const sha = call.params[0] ?? '';
  return /^[0-9a-f]{40}$/.test(sha) ? call.world.git.resolve(sha) : null;
}

/** `GET commit/{sha}/statuses`: the newest first. */
export function listOfCommit(call: Call): Reply {
  const sha = commitOf(call);
  if (sha === null) return notFound('Commit not found');
  const refname = call.query.get('refname');
  return list(call, (build) => build.commit === sha && (refname === null || build.refname === refname));
}

/** `GET pullrequests/N/statuses`: of the head, and for its branch. */
export function listOfPullRequest(call: Call): Reply {
  const { sourceSha, sourceBranch } = call.world.state.pullRequest;
  return list(
    call,
    (build) => build.commit === sourceSha && (build.refname === null || build.refname === sourceBranch),
  );
}

function list(call: Call, fits: (build: BuildState) => boolean): Reply {
  const found = call.world.state.builds.filter(fits).reverse();
  return page(
    call,
    found.map((build) => buildPayload(call.world, build)),
  );
}

function problemsOf(body: Fields): Record<string, string> {
  const problems: Record<string, string> = {};
  const key = textOf(body, 'key') ?? '';
  if (key === '') problems.key = 'required key not provided';
  for (const [name, most] of Object.entries(LONGEST)) {
    if ((textOf(body, name) ?? '').length > most) problems[name] = `length of value must be at most ${most}`;
  }
  if (!STATES.includes(textOf(body, 'state') ?? '')) problems.state = `expected one of ${STATES.join(', ')}`;
  if (!isPublic(textOf(body, 'url') ?? '')) problems.url = 'expected a URL';
  for (const name of ['name', 'description', 'refname']) {
    if (name in body && textOf(body, name) === undefined) problems[name] = 'expected a str';
  }
  return problems;
}

/** The service takes no name without a dot, such as `localhost`. */
function isPublic(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
}

/** `POST commit/{sha}/statuses/build`: the same key overwrites. */
export function createBuild(call: Call): Reply {
  const { world, body } = call;
  const commit = commitOf(call);
  if (commit === null) return notFound('Commit not found');
  const problems = problemsOf(body);
  if (Object.keys(problems).length > 0) return badRequest(problems);
  const key = textOf(body, 'key') ?? '';
  const { builds } = world.state;
  const now = world.state.tick();
  const before = builds.find((one) => one.commit === commit && one.key === key);
  const build: BuildState = {
    commit,
    key,
    state: textOf(body, 'state') ?? '',
    url: textOf(body, 'url') ?? '',
    name: textOf(body, 'name') ?? null,
    description: textOf(body, 'description') ?? null,
    refname: textOf(body, 'refname') ?? null,
    createdOn: before?.createdOn ?? now,
    updatedOn: now,
  };
  if (before === undefined) builds.push(build);
  else builds[builds.indexOf(before)] = build;
  return changed(201, buildPayload(world, build));
}

function find(call: Call): BuildState | undefined {
  const commit = commitOf(call);
  return call.world.state.builds.find((one) => one.commit === commit && one.key === call.params[1]);
}

export function getBuild(call: Call): Reply {
  const build = find(call);
  return build === undefined ? notFound('Build status not found') : ok(buildPayload(call.world, build));
}

/** `PUT commit/{sha}/statuses/build/{key}`: the key stays. */
export function updateBuild(call: Call): Reply {
  const build = find(call);
  if (build === undefined) return notFound('Build status not found');
  const after = { key: build.key, state: build.state, url: build.url, ...call.body };
  const problems = problemsOf(isFields(after) ? after : {});
  if (Object.keys(problems).length > 0) return badRequest(problems);
  build.state = textOf(after, 'state') ?? build.state;
  build.url = textOf(after, 'url') ?? build.url;
  build.name = textOf(after, 'name') ?? build.name;
  build.description = textOf(after, 'description') ?? build.description;
  build.refname = textOf(after, 'refname') ?? build.refname;
  build.updatedOn = call.world.state.tick();
  return changed(200, buildPayload(call.world, build));
}
