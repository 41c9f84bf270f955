import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { at, shaOf, textOf, wholeOf } from '../fields.ts';
import type { GitHubApi } from './api.ts';
import { notUnderstood } from './pull-request.ts';

/** What a path is at a commit. Modes are six octal digits, sizes bytes. */
export type Entry = {
  readonly mode: string;
  readonly oid: string;
  readonly size: number | null;
  /** GitHub takes it for binary, and so has no text of it. */
  readonly binary: boolean;
  /** GitHub takes it for generated, by the attributes of that commit or by what it knows of such files. */
  readonly generated: boolean;
  /** The whole content, where it was asked for and GitHub has it as text. */
  readonly text: string | null;
};

/** Entries by path. Null: nothing is there; a path that is missing was not answered. */
export type Entries = ReadonlyMap<string, Entry | null>;

const SHA1_DIGITS = 40;

const MODES = new Set([0o040000, 0o100644, 0o100664, 0o100755, 0o120000, 0o160000]);

/** What paths are at a commit, in one query; with `withText`, what is in them too. Fails with a `ForgeError`. */
export async function queryEntries(
  api: GitHubApi,
  commit: string,
  paths: readonly string[],
  withText: boolean,
): Promise<Entries> {
  // Paths are variables: in the text of a query a name could become part of the query.
  const variables = Object.fromEntries(paths.map((path, index) => [`p${index}`, path]));
  const data = await api.query(queryText(paths.length, withText), {
    owner: api.owner,
    name: api.repo,
    commit,
    ...variables,
  });
  const found = at(data, 'repository', 'object');
  const entries = new Map<string, Entry | null>();
  for (const [index, path] of paths.entries()) {
    const value = at(found, `f${index}`);
    if (value === undefined) throw notUnderstood('the files of a commit');
    entries.set(path, value === null ? null : entryOf(value));
  }
  return entries;
}

function queryText(count: number, withText: boolean): string {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const declared = numbers.map((index) => `$p${index}: String!`).join(', ');
  const blob = `... on Blob { byteSize isBinary${withText ? ' text' : ''} }`;
  const fields = `mode oid${withText ? '' : ' isGenerated'} object { ${blob} }`;
  const files = numbers.map((index) => `f${index}: file(path: $p${index}) { ${fields} }`);
  return `query($owner: String!, $name: String!, $commit: GitObjectID!, ${declared}) {
  repository(owner: $owner, name: $name) {
    object(oid: $commit) {
      ... on Commit {
        ${files.join('\n        ')}
      }
    }
  }
}`;
}

function entryOf(value: unknown): Entry {
  const number = wholeOf(at(value, 'mode'));
  const oid = shaOf(at(value, 'oid'));
  if (number === null || !MODES.has(number) || oid === null) throw notUnderstood('the files of a commit');
  const blob = at(value, 'object');
  const size = wholeOf(at(blob, 'byteSize'));
  const binary = at(blob, 'isBinary') === true;
  const generated = at(value, 'isGenerated') === true;
  const text = wholeText(textOf(at(blob, 'text')), oid);
  return { mode: modeText(number), oid, size, binary, generated, text };
}

function modeText(mode: number): string {
  return mode.toString(8).padStart(6, '0');
}

/**
 * The text only where it is the blob, byte for byte: GitHub cuts long texts, and puts other characters where bytes are
 * no UTF-8 without saying so. A blob's id is the hash of its bytes.
 */
function wholeText(text: string | null, oid: string): string | null {
  if (text === null) return null;
  const bytes = Buffer.from(text);
  const hash = createHash(oid.length === SHA1_DIGITS ? 'sha1' : 'sha256');
  const id = hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
  return id === oid ? text : null;
}

/**
 * What is in a commit's tree, in one request. GitHub cuts it at 100,000 entries or 7 MB: what is missing then is as
 * good as not there, since nothing can be said of it. Fails with a `ForgeError`.
 */
export async function readTree(api: GitHubApi, commit: string): Promise<Entries> {
  const { owner, repo } = api;
  const route = 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}';
  const { data } = await api.get(route, { owner, repo, tree_sha: commit, recursive: '1' });
  const tree = at(data, 'tree');
  if (!Array.isArray(tree)) throw notUnderstood('the tree of a commit');
  const entries = new Map<string, Entry>();
  for (const item of tree) {
    const path = textOf(at(item, 'path'));
    const mode = textOf(at(item, 'mode'));
    const oid = shaOf(at(item, 'sha'));
    if (path === null || mode === null || oid === null) continue;
    entries.set(path, {
      mode,
      oid,
      size: wholeOf(at(item, 'size')),
      binary: false,
      generated: false,
      text: null,
    });
  }
  return entries;
}
