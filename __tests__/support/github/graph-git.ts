/** Commits, tree entries and blobs in the GraphQL graph. */
import type { TreeEntry } from '../forge/git-view.ts';
import type { GraphNode } from './graphql.ts';
import type { Fields, World } from './types.ts';

/** Over this many bytes the service cuts a blob's text. */
const MAX_TEXT = 512_000;

/** What an id or an expression such as `main:src/a.ts` names; null where there is nothing. */
export function gitObject(world: World, expression: string): GraphNode | null {
  const colon = expression.indexOf(':');
  if (colon < 0) {
    const commit = world.git.resolve(expression);
    return commit === null ? blobNode(world, expression) : commitNode(world, commit);
  }
  const commit = world.git.resolve(expression.slice(0, colon));
  const path = expression.slice(colon + 1);
  if (commit === null) return null;
  const entry = path === '' ? null : world.git.entry(commit, path);
  return entry === null ? null : entryObject(world, entry);
}

function commitNode(world: World, sha: string): GraphNode {
  const { owner, name } = world.settings;
  const commit = world.git.commit(sha);
  return {
    __typename: 'Commit',
    id: `C_${sha}`,
    oid: sha,
    abbreviatedOid: sha.slice(0, 7),
    message: commit.message,
    committedDate: commit.committer.date,
    authoredDate: commit.author.date,
    url: `${world.serverUrl}/${owner}/${name}/commit/${sha}`,
    file: (args: Fields) => {
      const entry = world.git.entry(sha, String(args.path ?? ''));
      return entry === null
        ? null
        : { ...entryNode(world, entry), isGenerated: isGenerated(world, sha, entry.path) };
    },
    tree: () => ({ __typename: 'Tree', id: `T_${commit.tree}`, oid: commit.tree }),
  };
}

/** By the attributes of the commit, as far as `folder/**` and `*.suffix` go. */
function isGenerated(world: World, commit: string, path: string): boolean {
  const entry = world.git.entry(commit, '.gitattributes');
  const text = entry === null ? '' : (world.git.blob(entry.sha)?.toString('utf8') ?? '');
  return text.split('\n').some((line) => {
    const [pattern = '', ...attributes] = line.trim().split(/\s+/);
    if (!attributes.some((each) => /^linguist-generated(?:=true)?$/.test(each))) return false;
    return pattern.endsWith('/**')
      ? path.startsWith(pattern.slice(0, -2))
      : path.endsWith(pattern.replace('*', ''));
  });
}

function entryNode(world: World, entry: TreeEntry): GraphNode {
  return {
    __typename: 'TreeEntry',
    name: entry.path.split('/').at(-1) ?? entry.path,
    path: entry.path,
    extension: /\.[^./]+$/.exec(entry.path)?.[0] ?? '',
    // A number: 33188 is 0100644.
    mode: Number.parseInt(entry.mode, 8),
    type: entry.type,
    size: entry.size ?? 0,
    oid: entry.sha,
    object: () => entryObject(world, entry),
  };
}

function entryObject(world: World, entry: TreeEntry): GraphNode | null {
  if (entry.type === 'blob') return blobNode(world, entry.sha);
  return entry.type === 'tree' ? { __typename: 'Tree', id: `T_${entry.sha}`, oid: entry.sha } : null;
}

function blobNode(world: World, sha: string): GraphNode | null {
  const bytes = world.git.blob(sha);
  if (bytes === null) return null;
  const isBinary = bytes.subarray(0, 8000).includes(0);
  return {
    __typename: 'Blob',
    id: `B_${sha}`,
    oid: sha,
    abbreviatedOid: sha.slice(0, 7),
    byteSize: bytes.length,
    isBinary,
    isTruncated: !isBinary && bytes.length > MAX_TEXT,
    // Bytes that are not UTF-8 come as U+FFFD without a word.
    text: isBinary ? null : bytes.subarray(0, MAX_TEXT).toString('utf8'),
  };
}
