import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import type { ForgeError } from '../../domain/errors.ts';
import { type Git, keepTail, mustRun, startError } from './git.ts';
import type { TreeEntry } from './git-list.ts';

/** The first bytes of a blob and its full size. */
export type Blob = { readonly bytes: Uint8Array; readonly size: number };

/** Asks for objects through one `git cat-file --batch` that lives as long as it is needed. */
export type ObjectReader = {
  /** A blob by its hash. */
  read(oid: string, maxBytes: number): Promise<Blob>;
  /** The entries of a tree by its hash or a name of one line. */
  tree(name: string): Promise<readonly NamedEntry[]>;
  /** The hash of what a name stands for, or null where git finds nothing; the name is one line. */
  find(name: string): Promise<string | null>;
};

/** An entry of a tree, whose name is one byte a character. */
export type NamedEntry = TreeEntry & { readonly name: string };

type Found = { readonly oid: string; readonly type: string } & Blob;

type Question = {
  readonly name: string;
  readonly maxBytes: number;
  /** Null where git finds nothing, or more than one thing. */
  readonly resolve: (found: Found | null) => void;
  readonly reject: (error: ForgeError) => void;
};

/** The answer being read: `left` counts its bytes still to come, the newline behind them included. */
type Answer = Omit<Found, 'bytes'> & { left: number; readonly kept: Buffer[]; keptBytes: number };

const HEADER = /^([0-9a-f]{40,64}) (blob|commit|tree|tag) (\d+)$/;

/** A reader over `git`; its child is started by the first question and ends with `git.stop`. */
export function createObjectReader(git: Git): ObjectReader {
  let batch: Batch | null = null;
  const ask = (name: string, maxBytes: number): Promise<Found | null> =>
    new Promise((resolve, reject) => {
      if (batch === null || batch.ended) batch = new Batch(git);
      batch.ask({ name, maxBytes, resolve, reject });
    });
  return {
    read: async (oid, maxBytes) => {
      const found = await ask(oid, maxBytes);
      if (found === null) throw git.failure('cat-file', `${oid} is missing`);
      if (found.type !== 'blob') throw git.failure('cat-file', `${oid} is a ${found.type}`);
      return { bytes: found.bytes, size: found.size };
    },
    tree: async (name) => {
      const found = await ask(name, Number.POSITIVE_INFINITY);
      if (found === null) throw git.failure('cat-file', `${name} is missing`);
      if (found.type !== 'tree') throw git.failure('cat-file', `${name} is a ${found.type}`);
      return entriesIn(found.bytes, found.oid.length / 2);
    },
    find: async (name) => (await ask(name, 0))?.oid ?? null,
  };
}

/** A tree as git stores it: mode, blank, name, zero, and the hash in bytes; `hashBytes` of them. */
function entriesIn(bytes: Uint8Array, hashBytes: number): NamedEntry[] {
  const buffer = Buffer.from(bytes);
  const entries: NamedEntry[] = [];
  for (let at = 0; at < buffer.length; ) {
    const zero = buffer.indexOf(0, at);
    const [mode = '', name = ''] = splitOnce(buffer.toString('latin1', at, zero));
    const end = zero + 1 + hashBytes;
    if (zero < 0 || end > buffer.length) break;
    entries.push({ mode, name, oid: buffer.toString('hex', zero + 1, end) });
    at = end;
  }
  return entries;
}

function splitOnce(text: string): readonly string[] {
  const blank = text.indexOf(' ');
  return [text.slice(0, blank), text.slice(blank + 1)];
}

/** One child and the questions it has not yet answered, in order. */
class Batch {
  ended = false;
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly questions: Question[] = [];
  private header: Buffer = Buffer.alloc(0);
  private answer: Answer | null = null;

  constructor(git: Git) {
    this.child = git.start(['cat-file', '--batch']);
    const stderr = keepTail(this.child);
    this.child.stdout.on('data', (chunk: Buffer) => this.take(chunk));
    this.child.once('error', (error) => this.end(startError(error)));
    this.child.once('close', () => this.end(git.failure('cat-file', stderr())));
  }

  ask(question: Question): void {
    this.questions.push(question);
    this.child.stdin.write(`${question.name}\n`);
  }

  private end(error: ForgeError): void {
    this.ended = true;
    for (const question of this.questions.splice(0)) question.reject(error);
  }

  /** Answers are told apart by the sizes they announce, never by what is in them. */
  private take(chunk: Buffer): void {
    let rest: Buffer = chunk;
    while (rest.length > 0) {
      rest = this.answer === null ? this.takeHeader(rest) : this.takeBody(this.answer, rest);
    }
  }

  private takeHeader(chunk: Buffer): Buffer {
    const end = chunk.indexOf(0x0a);
    if (end < 0) {
      this.header = Buffer.concat([this.header, chunk]);
      return Buffer.alloc(0);
    }
    const line = Buffer.concat([this.header, chunk.subarray(0, end)]).toString('latin1');
    this.header = Buffer.alloc(0);
    const [, oid, type, size] = HEADER.exec(line) ?? [];
    if (oid === undefined || type === undefined) this.questions.shift()?.resolve(null);
    else this.answer = { oid, type, size: Number(size), left: Number(size) + 1, kept: [], keptBytes: 0 };
    return chunk.subarray(end + 1);
  }

  private takeBody(answer: Answer, chunk: Buffer): Buffer {
    const part = chunk.subarray(0, answer.left);
    const wanted = Math.min(this.questions[0]?.maxBytes ?? 0, answer.size) - answer.keptBytes;
    // Copied, so that a few kept bytes do not hold a whole chunk of a large blob in memory.
    if (wanted > 0) answer.kept.push(Buffer.from(part.subarray(0, wanted)));
    answer.keptBytes += Math.min(Math.max(wanted, 0), part.length);
    answer.left -= part.length;
    if (answer.left === 0) {
      this.answer = null;
      const { oid, type, size, kept } = answer;
      this.questions.shift()?.resolve({ oid, type, size, bytes: Buffer.concat(kept) });
    }
    return chunk.subarray(part.length);
  }
}

/** The entry of a path at a commit, or null where there is none; the path is taken letter by letter. */
export async function findEntry(git: Git, commit: string, path: string): Promise<TreeEntry | null> {
  if (!isTreePath(path)) return null;
  const output = await mustRun(git, ['ls-tree', '-z', '--full-tree', commit, '--', path]);
  const [record = ''] = output.stdout.toString('utf8').split('\0');
  const tab = record.indexOf('\t');
  const [mode = '', , oid = ''] = record.slice(0, tab).split(' ');
  return record.slice(tab + 1) === path && tab > 0 ? { mode, oid } : null;
}

/**
 * The entry of a path at a commit, or null where there is none, read from the trees: no process is started for it, and a
 * tree that is missing is a failure, as in a clone that lacks it.
 */
export async function entryInTrees(
  objects: Pick<ObjectReader, 'tree'>,
  commit: string,
  path: string,
): Promise<TreeEntry | null> {
  if (!isTreePath(path)) return null;
  const names = Buffer.from(path, 'utf8').toString('latin1').split('/');
  let entry: TreeEntry = { mode: TREE_MODE, oid: `${commit}^{tree}` };
  for (const name of names) {
    if (entry.mode !== TREE_MODE) return null;
    const found = (await objects.tree(entry.oid)).find((row) => row.name === name);
    if (found === undefined) return null;
    entry = found;
  }
  return entry;
}

/** The entries of a folder at a commit, empty for the root; null where no folder is there. Fails as `entryInTrees` does. */
export async function folderInTrees(
  objects: Pick<ObjectReader, 'tree'>,
  commit: string,
  folder: string,
): Promise<readonly NamedEntry[] | null> {
  if (folder === '') return objects.tree(`${commit}^{tree}`);
  const entry = await entryInTrees(objects, commit, folder);
  return entry?.mode === TREE_MODE ? objects.tree(entry.oid) : null;
}

/** A folder's mode, as trees write it. */
const TREE_MODE = '40000';

/** Whether git can hold such a path at all: relative, and never out of the tree. */
export function isTreePath(path: string): boolean {
  if (path.includes('\0')) return false;
  return path.split('/').every((name) => name !== '' && name !== '.' && name !== '..');
}
