/** Reads about the pull request, its files, and the repository. */
import type { TreeEntry } from '../forge/git-view.ts';
import { failure, notFound, ok, page } from './http.ts';
import { commitPayload, filePayload, pullPayload, simplePullPayload } from './payload-pull.ts';
import { changesOf } from './state.ts';
import type { Call, Fields, Reply } from './types.ts';

const MEGABYTE = 1 << 20;

/** `GET pulls/N`: the document, or the diff. */
export function getPull(call: Call): Reply {
  if (!/application\/vnd\.github\.(v3\.)?diff/.test(call.accept)) return ok(pullPayload(call.world));
  const { git, state, settings } = call.world;
  const limits = settings.patchLimits;
  const mergeBase = git.mergeBase(state.pull.baseSha, state.pull.headSha) ?? state.pull.baseSha;
  const bytes = git.diff(mergeBase, state.pull.headSha);
  const excess =
    changesOf(call.world).length > limits.diffFiles
      ? `the maximum number of files (${limits.diffFiles})`
      : bytes.length > limits.diffBytes
        ? 'the maximum size'
        : bytes.toString('latin1').split('\n').length - 1 > limits.diffLines
          ? `the maximum number of lines (${limits.diffLines})`
          : null;
  if (excess === null)
    return { status: 200, bytes, contentType: 'application/vnd.github.diff; charset=utf-8' };
  return failure(406, `Sorry, the diff exceeded ${excess}.`, [
    { resource: 'PullRequest', field: 'diff', code: 'too_large' },
  ]);
}

/** `GET pulls/N/files`: cut at the limit without a word, as the service does. */
export function listFiles(call: Call): Reply {
  const { world } = call;
  const files = changesOf(world).slice(0, world.settings.fileListLimit);
  return page(
    call,
    files.map((file) => filePayload(world, file, world.state.pull.headSha)),
  );
}

/** `GET commits/SHA/pulls`. */
export function listPullsOfCommit(call: Call): Reply {
  const { world } = call;
  const sha = world.git.resolve(call.params[0] ?? '');
  if (sha === null) return failure(422, `No commit found for SHA: ${call.params[0]}`);
  return page(call, sha === world.state.pull.headSha ? [simplePullPayload(world)] : []);
}

/** `GET compare/BASE...HEAD`. */
export function compare(call: Call): Reply {
  const { world } = call;
  const [base, head] = (call.params[0] ?? '')
    .split('...')
    .map((name) => world.git.resolve(withoutOwner(name)));
  if (base === undefined || head === undefined || base === null || head === null) return notFound();
  const mergeBase = world.git.mergeBase(base, head);
  if (mergeBase === null) return failure(404, `No common ancestor between ${base} and ${head}.`);
  const ahead = world.git.between(base, head);
  const behind = world.git.between(head, base);
  const url = `${world.apiUrl}/repos/${world.settings.owner}/${world.settings.name}/compare/${base}...${head}`;
  const html = `${world.serverUrl}/${world.settings.owner}/${world.settings.name}/compare/${base}...${head}`;
  const status =
    ahead.length > 0
      ? behind.length > 0
        ? 'diverged'
        : 'ahead'
      : behind.length > 0
        ? 'behind'
        : 'identical';
  return page(call, ahead.slice(0, 250), (shas) => ({
    url,
    html_url: html,
    permalink_url: html,
    diff_url: `${html}.diff`,
    patch_url: `${html}.patch`,
    base_commit: commitPayload(world, base),
    merge_base_commit: commitPayload(world, mergeBase),
    status,
    ahead_by: ahead.length,
    behind_by: behind.length,
    total_commits: ahead.length,
    commits: shas.map((sha) => commitPayload(world, String(sha))),
    files: world.git
      .changes(mergeBase, head)
      .slice(0, 300)
      .map((file) => filePayload(world, file, head)),
  }));
}

function withoutOwner(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function wantsRaw(call: Call): boolean {
  return /application\/vnd\.github\.(v3\.)?raw/.test(call.accept);
}

function raw(bytes: Buffer): Reply {
  return { status: 200, bytes, contentType: 'application/vnd.github.raw; charset=utf-8' };
}

/** `GET contents/PATH?ref=`. */
export function getContents(call: Call): Reply {
  const { git, state } = call.world;
  const path = (call.params[0] ?? '').replace(/\/+$/, '');
  const ref = call.query.get('ref') ?? state.pull.baseRef;
  const commit = git.resolve(ref);
  if (commit === null) return failure(404, `No commit found for the ref ${ref}`);
  const found = path === '' ? null : git.entry(commit, path);
  if (path === '' || found?.type === 'tree') return directory(call, commit, path, found?.sha ?? commit);
  if (found === null) return notFound();
  const entry = found.mode === '120000' ? followLink(call, commit, found) : found;
  const { size: _, ...head } = contentHead(call, commit, entry, path);
  if (entry.type === 'commit') {
    return ok({ ...head, size: 0, type: 'submodule', submodule_git_url: 'git://127.0.0.1/else/where.git' });
  }
  const bytes = git.blob(entry.sha) ?? Buffer.alloc(0);
  if (wantsRaw(call)) return raw(bytes);
  if (entry.mode === '120000')
    return ok({ ...head, size: bytes.length, type: 'symlink', target: bytes.toString() });
  const isLarge = bytes.length > MEGABYTE;
  return ok({
    ...head,
    size: bytes.length,
    content: isLarge ? '' : inLines(bytes),
    encoding: isLarge ? 'none' : 'base64',
  });
}

/** A link to a regular file answers that file; any other link is itself. */
function followLink(call: Call, commit: string, link: TreeEntry): TreeEntry {
  const target = call.world.git.blob(link.sha)?.toString() ?? '';
  if (target.startsWith('/')) return link;
  const parts: string[] = link.path.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  const found = parts.length === 0 ? null : call.world.git.entry(commit, parts.join('/'));
  return found?.type === 'blob' && found.mode !== '120000' ? found : link;
}

function directory(call: Call, commit: string, path: string, tree: string): Reply {
  const entries = call.world.git.tree(tree, false) ?? [];
  const below = (entry: TreeEntry): string => (path === '' ? entry.path : `${path}/${entry.path}`);
  return ok(entries.slice(0, 1000).map((entry) => contentHead(call, commit, entry, below(entry))));
}

function contentHead(call: Call, commit: string, entry: TreeEntry, path: string): Fields {
  const { owner, name } = call.world.settings;
  const repo = `${call.world.apiUrl}/repos/${owner}/${name}`;
  const url = `${repo}/contents/${path.split('/').map(encodeURIComponent).join('/')}?ref=${commit}`;
  const kind = entry.type === 'tree' ? 'tree' : 'blob';
  const html = `${call.world.serverUrl}/${owner}/${name}/${kind}/${commit}/${encodeURI(path)}`;
  const isFile = entry.type === 'blob';
  const git = `${repo}/git/${kind}s/${entry.sha}`;
  return {
    // A submodule is a "file" in a listing, which the service keeps for older callers.
    type: entry.type === 'tree' ? 'dir' : entry.mode === '120000' ? 'symlink' : 'file',
    size: entry.size ?? 0,
    name: path.split('/').at(-1) ?? path,
    path,
    sha: entry.sha,
    url,
    git_url: git,
    html_url: html,
    download_url: isFile ? `${call.world.serverUrl}/${owner}/${name}/raw/${commit}/${encodeURI(path)}` : null,
    _links: { self: url, git, html },
  };
}

function inLines(bytes: Buffer): string {
  return bytes.toString('base64').replace(/.{1,60}/g, '$&\n');
}

/** `GET git/blobs/SHA`. */
export function getBlob(call: Call): Reply {
  const sha = call.params[0] ?? '';
  const bytes = call.world.git.blob(sha);
  if (bytes === null) return notFound();
  if (wantsRaw(call)) return raw(bytes);
  const { owner, name } = call.world.settings;
  return ok({
    sha,
    node_id: `B_${sha}`,
    size: bytes.length,
    url: `${call.world.apiUrl}/repos/${owner}/${name}/git/blobs/${sha}`,
    content: inLines(bytes),
    encoding: 'base64',
  });
}

/** `GET git/trees/SHA`. */
export function getTree(call: Call): Reply {
  const revision = call.params[0] ?? '';
  const entries = call.world.git.tree(revision, call.query.has('recursive'));
  if (entries === null) return notFound();
  const git = `${call.world.apiUrl}/repos/${call.world.settings.owner}/${call.world.settings.name}/git`;
  return ok({
    sha: revision,
    url: `${git}/trees/${revision}`,
    tree: entries.map((entry) => ({
      path: entry.path,
      mode: entry.mode,
      type: entry.type,
      sha: entry.sha,
      ...(entry.size === null ? {} : { size: entry.size }),
      ...(entry.type === 'commit' ? {} : { url: `${git}/${entry.type}s/${entry.sha}` }),
    })),
    truncated: false,
  });
}
