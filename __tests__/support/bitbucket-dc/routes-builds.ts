/** Build statuses of a commit. */
import { changed, EXCEPTIONS, failure, invalid, noSuchCommit, ok, textOf } from './http.ts';
import type { BuildState, Call, Fields, Reply } from './types.ts';

const STATES = ['CANCELLED', 'FAILED', 'INPROGRESS', 'SUCCESSFUL', 'UNKNOWN'];
const MAX_NAME = 255;
const MAX_ADDRESS = 450;

function find({ world, params }: Call, key: string): BuildState | undefined {
  return world.state.builds.find((one) => one.commit === params[0] && one.key === key);
}

function problem(body: Fields): Reply | null {
  const [key = '', url = ''] = [textOf(body, 'key'), textOf(body, 'url')];
  if (key === '' || key.length > MAX_NAME)
    return invalid('key', 'The key is required, up to 255 characters.');
  if (!STATES.includes(String(body.state))) return invalid('state', 'The state is not valid.');
  if (!/^https?:\/\/\S+$/.test(url) || url.length > MAX_ADDRESS) {
    return invalid('url', 'A valid http or https URL is required, up to 450 characters.');
  }
  if (body.ref !== undefined && !/^refs\/heads\/.+/.test(textOf(body, 'ref') ?? '')) {
    return invalid('ref', 'The ref must be a branch, such as refs/heads/main.');
  }
  const long = ['name', 'description', 'buildNumber'].find(
    (name) => (textOf(body, name) ?? '').length > MAX_NAME,
  );
  return long === undefined ? null : invalid(long, 'This may have up to 255 characters.');
}

/** `POST builds`: the status with this key, or a new one. */
export function postBuild(call: Call): Reply {
  const { world, params, body } = call;
  const [commit = ''] = params;
  if (!/^[0-9a-f]{40}$/.test(commit) || world.git.resolve(commit) === null) return noSuchCommit(commit);
  const wrong = problem(body);
  if (wrong !== null) return wrong;
  const key = textOf(body, 'key') ?? '';
  const before = find(call, key);
  const at = world.state.tick();
  if (before === undefined) {
    world.state.builds.push({ commit, key, createdDate: at, updatedDate: at, fields: body });
  } else {
    before.fields = body;
    before.updatedDate = at;
  }
  return changed(204);
}

/** `GET builds?key=`: one. */
export function getBuild(call: Call): Reply {
  const key = call.query.get('key');
  if (key === null || key === '') return invalid('key', 'The key query parameter is required.');
  const build = find(call, key);
  if (build === undefined) {
    return failure(404, `There is no build status with the key ${key}.`, EXCEPTIONS.noBuild);
  }
  const { createdDate, updatedDate, fields } = build;
  return ok({ ...fields, createdDate, updatedDate });
}
