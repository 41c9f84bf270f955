/** Changed files, their diffs, and files as they are at a commit. */
import type { GitView, TreeEntry } from '../forge/git-view.ts';
import { effectiveRange } from './anchors.ts';
import {
  type Change,
  CONTEXT_LINES,
  changesBetween,
  type DiffHunk,
  type FileDiff,
  fileDiffs,
} from './diffs.ts';
import { invalid, limitOf, noSuchCommit, noSuchPath, ok, page } from './http.ts';
import { commentPayload } from './payload-review.ts';
import type { Call, CommentState, Fields, Reply, World } from './types.ts';

/** A path as the server writes it; the server's own name of the whole is `toString`. */
function pathPayload(path: string): Fields {
  const components = path.split('/');
  const name = components.at(-1) ?? '';
  const extension = /[^.]\.([^.]+)$/.exec(name)?.[1];
  return {
    components,
    parent: components.slice(0, -1).join('/'),
    name,
    ...(extension === undefined ? {} : { extension }),
    toString: path,
  };
}

function changePayload(change: Change): Fields {
  const isGone = change.type === 'DELETE';
  const mode = isGone ? change.oldMode : change.newMode;
  return {
    contentId: change.newId,
    fromContentId: change.oldId,
    path: pathPayload(change.path),
    ...(change.srcPath === null ? {} : { srcPath: pathPayload(change.srcPath) }),
    executable: change.newMode === '100755',
    srcExecutable: change.oldMode === '100755',
    percentUnchanged: change.unchanged,
    type: change.type,
    nodeType: mode === '160000' ? 'SUBMODULE' : 'FILE',
    links: {},
  };
}

/** One page, cut without a next one: `start` is not looked at. */
export function listChanges(call: Call): Reply {
  const { world, query } = call;
  const scope = query.get('changeScope') ?? 'ALL';
  const range = scope === 'RANGE' ? rangeAsked(call) : effectiveRange(world);
  if ('status' in range) return range;
  const changes = changesBetween(world.git, range.from, range.to);
  const limit = Math.min(limitOf(call), world.settings.maxChanges);
  return ok({
    fromHash: range.from,
    toHash: range.to,
    properties: { changeScope: scope },
    values: changes.slice(0, limit).map(changePayload),
    size: Math.min(limit, changes.length),
    isLastPage: changes.length <= limit,
    start: 0,
    limit,
    nextPageStart: null,
  });
}

type Range = { readonly from: string; readonly to: string };

function rangeAsked({ world, query }: Call): Range | Reply {
  const now = effectiveRange(world);
  const [since, until] = [query.get('sinceId') ?? now.from, query.get('untilId') ?? now.to];
  const [from, to] = [world.git.resolve(since), world.git.resolve(until)];
  if (from === null) return noSuchCommit(since);
  return to === null ? noSuchCommit(until) : { from, to };
}

/** The diff of one file; without `srcPath` a moved file is told as one that was added. */
export function getDiff(call: Call): Reply {
  const { world, query, params } = call;
  const [path = ''] = params;
  const range = rangeAsked(call);
  if ('status' in range) return range;
  const contextLines = Number(query.get('contextLines') ?? CONTEXT_LINES);
  if (!Number.isInteger(contextLines) || contextLines < -1)
    return invalid('contextLines', 'must be a number');
  const ignoresSpace = query.get('whitespace') === 'ignore-all';
  const wish = {
    path,
    srcPath: query.get('srcPath'),
    contextLines: contextLines < 0 ? CONTEXT_LINES : contextLines,
    ignoresSpace,
  };
  const { git } = world;
  const diffs = fileDiffs(git, range.from, range.to, wish);
  if (diffs.length === 0 && git.entry(range.to, path) === null && git.entry(range.from, path) === null) {
    return noSuchPath(path, range.to);
  }
  const cut = createCut(world.settings.maxDiffLines);
  const withComments = query.get('withComments') !== 'false';
  const said = withComments ? world.state.comments.filter((one) => isShown(one, path)) : [];
  const payloads = diffs.map((diff) => diffPayload(diff, cut, said, withComments));
  return ok({
    fromHash: range.from,
    toHash: range.to,
    contextLines: wish.contextLines,
    whitespace: ignoresSpace ? 'IGNORE_ALL' : 'SHOW',
    diffs: payloads,
    truncated: cut.isCut(),
  });
}

function isShown({ anchor, state }: CommentState, path: string): boolean {
  return anchor !== null && !anchor.orphaned && state !== 'PENDING' && anchor.path === path;
}

/** How many lines there are still room for. */
type Cut = { take(): boolean; isCut(): boolean };

function createCut(lines: number): Cut {
  let left = lines;
  let isCut = false;
  return {
    take: () => {
      if (left-- > 0) return true;
      isCut = true;
      return false;
    },
    isCut: () => isCut,
  };
}

function diffPayload(diff: FileDiff, cut: Cut, said: readonly CommentState[], withComments: boolean): Fields {
  const hunks: Fields[] = [];
  for (const hunk of diff.hunks) {
    if (cut.isCut()) break;
    hunks.push(hunkPayload(hunk, cut, said));
  }
  return {
    source: diff.source === null ? null : pathPayload(diff.source),
    destination: diff.destination === null ? null : pathPayload(diff.destination),
    ...(diff.binary ? { binary: true } : { hunks }),
    ...(withComments ? { lineComments: said.map(commentPayload) } : {}),
    truncated: cut.isCut(),
  };
}

/** Lines of one type after each other are one segment. */
function hunkPayload(hunk: DiffHunk, cut: Cut, said: readonly CommentState[]): Fields {
  const segments: { type: string; lines: Fields[]; truncated: boolean }[] = [];
  for (const { type, source, destination, text } of hunk.lines) {
    if (!cut.take()) {
      const last = segments.at(-1);
      if (last !== undefined) last.truncated = true;
      break;
    }
    const ids = said
      .filter(({ anchor }) => {
        const number = anchor?.fileType === 'FROM' ? source : destination;
        return anchor?.line === number && anchor.lineType === type;
      })
      .map((comment) => comment.id);
    const line = {
      source,
      destination,
      line: text,
      truncated: false,
      ...(ids.length === 0 ? {} : { commentIds: ids }),
    };
    const segment = segments.at(-1);
    if (segment?.type === type) segment.lines.push(line);
    else segments.push({ type, lines: [line], truncated: false });
  }
  const { context, sourceLine, sourceSpan, destinationLine, destinationSpan } = hunk;
  return {
    ...(context === '' ? {} : { context }),
    sourceLine,
    sourceSpan,
    destinationLine,
    destinationSpan,
    segments,
    truncated: cut.isCut(),
  };
}

export function commitPayload(git: GitView, sha: string): Fields {
  const { author, committer, message, parents } = git.commit(sha);
  return {
    id: sha,
    displayId: sha.slice(0, 11),
    author: { name: author.name, emailAddress: author.email },
    authorTimestamp: Date.parse(author.date),
    committer: { name: committer.name, emailAddress: committer.email },
    committerTimestamp: Date.parse(committer.date),
    message,
    parents: parents.map((id) => ({ id, displayId: id.slice(0, 11) })),
  };
}

/** The commit that a name stands for; null where there is none. The branches of the pull request need not be in git. */
export function commitAt({ git, state, settings }: World, name: string): string | null {
  const { headBranch, headSha, baseBranch, baseSha, number } = state.pullRequest;
  const short = name.replace(/^refs\/heads\//, '');
  if (name === `refs/pull-requests/${number}/from`) return headSha;
  if (short === baseBranch) return baseSha;
  if (short === headBranch && settings.source === null) return headSha;
  return git.resolve(name);
}

export function getCommit({ world, params }: Call): Reply {
  const [name = ''] = params;
  const sha = commitAt(world, name);
  return sha === null ? noSuchCommit(name) : ok(commitPayload(world.git, sha));
}

export function getRaw({ world, params, query }: Call): Reply {
  const [path = ''] = params;
  const at = query.get('at') ?? `refs/heads/${world.state.pullRequest.baseBranch}`;
  const sha = commitAt(world, at);
  if (sha === null) return noSuchCommit(at);
  const entry = world.git.entry(sha, path);
  const bytes = entry?.type === 'blob' ? world.git.blob(entry.sha) : null;
  if (bytes === null) return noSuchPath(path, at);
  const isText = !bytes.includes(0);
  return {
    status: 200,
    bytes,
    contentType: isText ? 'text/plain;charset=UTF-8' : 'application/octet-stream',
  };
}

/** The type or the size of what is at a path, else what is in a folder, or the lines of a file. */
export function browse(call: Call): Reply {
  const { world, params, query } = call;
  const [path = ''] = params;
  const at = query.get('at') ?? `refs/heads/${world.state.pullRequest.baseBranch}`;
  const sha = commitAt(world, at);
  if (sha === null) return noSuchCommit(at);
  const entry = path === '' ? rootAt(sha) : world.git.entry(sha, path);
  if (entry === null) return noSuchPath(path, at);
  if (query.get('size') === 'true') return ok({ size: entry.size ?? 0 });
  if (query.get('type') === 'true') return ok({ type: typeOf(entry) });
  if (entry.type === 'tree') return directory(call, path, at, entry);
  const bytes = entry.type === 'blob' ? world.git.blob(entry.sha) : null;
  if (bytes === null) return noSuchPath(path, at);
  const rows = bytes.toString('utf8').replace(/\n$/, '').split('\n');
  const lines = page(
    call,
    rows.map((text) => ({ text })),
  );
  return lines;
}

function rootAt(sha: string): TreeEntry {
  return { path: '', mode: '040000', type: 'tree', sha, size: null };
}

/** A link is a file to the server. */
function typeOf({ type }: TreeEntry): 'DIRECTORY' | 'SUBMODULE' | 'FILE' {
  if (type === 'tree') return 'DIRECTORY';
  return type === 'commit' ? 'SUBMODULE' : 'FILE';
}

/** A page of what is in a folder, inside what is said of the folder. */
function directory(call: Call, path: string, at: string, { sha }: TreeEntry): Reply {
  const { git } = call.world;
  const entries = git.tree(sha, false) ?? [];
  const { json } = page(
    call,
    entries.map((entry) => childPayload(git, entry)),
  );
  return ok({ path: pathPayload(path), revision: at, children: json });
}

/** Paths of entries begin at the folder; one that holds a single folder is told as the last of the chain. */
function childPayload(git: GitView, entry: TreeEntry): Fields {
  if (entry.type !== 'tree') {
    return {
      path: pathPayload(entry.path),
      type: typeOf(entry),
      contentId: entry.sha,
      ...(entry.size === null ? {} : { size: entry.size }),
    };
  }
  const [only, ...more] = git.tree(entry.sha, false) ?? [];
  if (only?.type === 'tree' && more.length === 0) {
    return childPayload(git, { ...only, path: `${entry.path}/${only.path}` });
  }
  return { path: pathPayload(entry.path), node: entry.sha, type: typeOf(entry) };
}
