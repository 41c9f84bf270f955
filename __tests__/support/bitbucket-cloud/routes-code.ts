/** The repository: commits, changes between them, and files. */
import type { FileChange, TreeEntry } from '../forge/git-view.ts';
import { failure, notFound, ok, page, repositoryUrl, segments } from './http.ts';
import { commitLinks, commitPayload, repositoryPayload } from './payload.ts';
import type { Call, Fields, Reply, World } from './types.ts';

export function getRepository(call: Call): Reply {
  return ok(repositoryPayload(call.world));
}

/** The commit that a hash of some digits, or a name, stands for in the repository that was asked. */
function commitOf(call: Call, revision: string): string | null {
  const { git, state, settings } = call.world;
  const { sourceRepository, sourceSha, destinationSha } = state.pullRequest;
  const sha = git.resolve(revision);
  const isApart = sourceRepository === 'fork' && settings.forkCommits === 'apart' && !call.isFork;
  if (sha === null || !isApart) return sha;
  return git.between(destinationSha, sourceSha).includes(sha) ? null : sha;
}

/** `GET commit/{hash}`: from 7 digits on, and names of branches too. */
export function getCommit(call: Call): Reply {
  const sha = commitOf(call, call.params[0] ?? '');
  return sha === null ? notFound('Commit not found') : ok(commitPayload(call.world, sha));
}

export function getBranch(call: Call): Reply {
  const { state, settings } = call.world;
  const name = call.params[0] ?? '';
  const { destinationBranch, destinationSha, sourceBranch, sourceSha, sourceRepository } = state.pullRequest;
  const sha =
    name === destinationBranch
      ? destinationSha
      : name === sourceBranch && sourceRepository === 'same'
        ? sourceSha
        : null;
  if (sha === null) return notFound(`Branch ${name} of ${settings.repo} not found`);
  return ok({ type: 'branch', name, target: commitPayload(call.world, sha) });
}

type Spec = { readonly from: string; readonly to: string };

/** Reads `new..old`, the reverse of git's order; `topic=true` goes from where both were one. */
function specOf(call: Call): Spec | null {
  const { git } = call.world;
  // The service's own links write it as `workspace/repo:new`, a carriage return, and `old`.
  const [first = '', second] = (call.params[0] ?? '')
    .split(/\.\.|\r/)
    .map((name) => name.replace(/^.*:/, ''));
  const to = git.resolve(first);
  if (to === null) return null;
  if (second === undefined) return { from: git.commit(to).parents[0] ?? to, to };
  const old = git.resolve(second);
  if (old === null) return null;
  const from = call.query.get('topic') === 'true' ? git.mergeBase(old, to) : old;
  return from === null ? null : { from, to };
}

/** `GET diff/{spec}`: raw bytes in the files' own encodings. */
export function getDiff(call: Call): Reply {
  const { git, left } = call.world;
  const spec = specOf(call);
  if (spec === null) return notFound('Commit not found');
  const paths = call.query.getAll('path');
  if (paths.length === 0 && left.diffFails > 0) {
    left.diffFails--;
    return failure(555, 'The diff took too long to generate.');
  }
  const context = call.query.get('context');
  const bytes = git.diff(spec.from, spec.to, {
    paths,
    ...(context === null ? {} : { context: Number(context) }),
  });
  return { status: 200, bytes, contentType: 'text/plain' };
}

const DIFFSTAT = { usual: 500, most: 5000 };
const STATUSES: Readonly<Record<FileChange['status'], string>> = {
  added: 'added',
  removed: 'removed',
  modified: 'modified',
  renamed: 'renamed',
  copied: 'added',
  changed: 'modified',
};

/** `GET diffstat/{spec}`. */
export function getDiffstat(call: Call): Reply {
  const { world } = call;
  const spec = specOf(call);
  if (spec === null) return notFound('Commit not found');
  const paths = call.query.getAll('path');
  const files = world.git
    .changes(spec.from, spec.to)
    .filter((file) => paths.length === 0 || paths.includes(file.path) || paths.includes(file.oldPath ?? ''));
  const rows = files.map((file) => ({
    type: 'diffstat',
    status: STATUSES[file.status],
    lines_added: file.additions,
    lines_removed: file.deletions,
    old: isNew(file) ? null : filePayload(world, spec.from, file.oldPath ?? file.path),
    new: file.status === 'removed' ? null : filePayload(world, spec.to, file.path),
  }));
  return page(call, rows, DIFFSTAT);
}

function isNew(file: FileChange): boolean {
  return file.status === 'added' || file.status === 'copied';
}

function filePayload(world: World, sha: string, path: string): Fields {
  return {
    type: 'commit_file',
    path,
    escaped_path: segments(path),
    links: { self: { href: sourceUrl(world, sha, path) } },
  };
}

/** `GET merge-base/{spec}`. */
export function getMergeBase(call: Call): Reply {
  const { git } = call.world;
  const [one, other] = (call.params[0] ?? '').split('..').map((name) => git.resolve(name));
  if (one === undefined || other === undefined || one === null || other === null)
    return notFound('Commit not found');
  const sha = git.mergeBase(one, other);
  return sha === null ? notFound('No common ancestor') : ok(commitPayload(call.world, sha));
}

function sourceUrl(world: World, sha: string, path: string): string {
  return `${repositoryUrl(world, 'api')}/src/${sha}/${segments(path)}`;
}

/** `GET src/{commit}/{path}`: a file's bytes, what is known of it, or a directory's entries. */
export function getSource(call: Call): Reply {
  const { world } = call;
  const sha = commitOf(call, call.params[0] ?? '');
  if (sha === null) return notFound('Commit not found');
  const path = (call.params[1] ?? '').replace(/\/+$/, '');
  const entry = path === '' ? null : world.git.entry(sha, path);
  if (path !== '' && entry === null) return notFound(`No such file or directory: ${path}`);
  const isMeta = call.query.get('format') === 'meta';
  if (entry === null || entry.type === 'tree') {
    if (isMeta) return ok(entryPayload(world, sha, { path, type: 'tree', mode: '040000', sha, size: null }));
    return directory(call, sha, { path, tree: entry?.sha ?? sha });
  }
  if (isMeta) return ok(entryPayload(world, sha, { ...entry, path }));
  const bytes = contentOf(world, entry);
  // Large files are kept at another host, which is not to see our credentials.
  if (isLarge(bytes)) return { status: 301, headers: { location: 'https://media.invalid/file/large' } };
  return {
    status: 200,
    bytes,
    contentType: mediaType(path),
    headers: { etag: `"${entry.sha}"`, 'content-disposition': 'attachment' },
  };
}

/** A link is the path that it names, a submodule the commit that it is at. */
function contentOf(world: World, entry: TreeEntry): Buffer {
  return entry.type === 'commit' ? Buffer.from(entry.sha) : (world.git.blob(entry.sha) ?? Buffer.alloc(0));
}

function isLarge(bytes: Buffer): boolean {
  return bytes.subarray(0, 42).toString('latin1') === 'version https://git-lfs.github.com/spec/v1';
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  json: 'application/json',
  html: 'text/html',
  js: 'application/javascript',
  ts: 'video/mp2t',
  png: 'image/png',
};

/** By the name, not by what is inside. */
function mediaType(path: string): string {
  return MEDIA_TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain';
}

function directory(call: Call, sha: string, { path, tree }: { path: string; tree: string }): Reply {
  const entries = call.world.git.tree(tree, false) ?? [];
  const below = (name: string): string => (path === '' ? name : `${path}/${name}`);
  return page(
    call,
    entries.map((entry) => entryPayload(call.world, sha, { ...entry, path: below(entry.path) })),
  );
}

function entryPayload(world: World, sha: string, entry: TreeEntry): Fields {
  const isTree = entry.type === 'tree';
  const self = `${sourceUrl(world, sha, entry.path)}${isTree ? '/' : ''}`;
  const common = {
    path: entry.path,
    commit: { type: 'commit', hash: sha, links: commitLinks(world, sha) },
    links: { self: { href: self }, meta: { href: `${self}?format=meta` } },
  };
  if (isTree) return { type: 'commit_directory', ...common };
  const bytes = contentOf(world, entry);
  return {
    type: 'commit_file',
    ...common,
    attributes: attributesOf(entry, bytes),
    size: bytes.length,
    mimetype: null,
  };
}

function attributesOf(entry: TreeEntry, bytes: Buffer): readonly string[] {
  return [
    ...(entry.mode === '120000' ? ['link'] : []),
    ...(entry.mode === '100755' ? ['executable'] : []),
    ...(entry.type === 'commit' ? ['subrepository'] : []),
    ...(bytes.subarray(0, 8000).includes(0) ? ['binary'] : []),
    ...(isLarge(bytes) ? ['lfs'] : []),
  ];
}
