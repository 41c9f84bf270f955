import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import type { ForgeError } from '../../domain/errors.ts';
import { type Git, keepTail, mustRun, startError } from './git.ts';
import type { TreeEntry } from './git-list.ts';

/** The first bytes of a blob and its full size. */
export type Blob = { readonly bytes: Uint8Array; readonly size: number };

/** Reads blobs by their hash through one `git cat-file --batch` that lives as long as it is needed. */
export type BlobReader = {
  read(oid: string, maxBytes: number): Promise<Blob>;
};

type Question = {
  readonly oid: string;
  readonly maxBytes: number;
  readonly resolve: (blob: Blob) => void;
  readonly reject: (error: ForgeError) => void;
};

/** The answer being read: `left` counts its bytes still to come, the newline behind them included. */
type Answer = { readonly size: number; left: number; readonly kept: Buffer[]; keptBytes: number };

/** A reader over `git`; its child is started by the first read and ends with `git.stop`. */
export function createBlobReader(git: Git): BlobReader {
  let batch: Batch | null = null;
  return {
    read: (oid, maxBytes) =>
      new Promise((resolve, reject) => {
        if (batch === null || batch.ended) batch = new Batch(git);
        batch.ask({ oid, maxBytes, resolve, reject });
      }),
  };
}

/** One child and the questions it has not yet answered, in order. */
class Batch {
  ended = false;
  private readonly git: Git;
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly questions: Question[] = [];
  private header: Buffer = Buffer.alloc(0);
  private answer: Answer | null = null;

  constructor(git: Git) {
    this.git = git;
    this.child = git.start(['cat-file', '--batch']);
    const stderr = keepTail(this.child);
    this.child.stdout.on('data', (chunk: Buffer) => this.take(chunk));
    this.child.once('error', (error) => this.end(startError(error)));
    this.child.once('close', () => this.end(git.failure('cat-file', stderr())));
  }

  ask(question: Question): void {
    this.questions.push(question);
    this.child.stdin.write(`${question.oid}\n`);
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
    const size = /^[0-9a-f]+ blob (\d+)$/.exec(line)?.[1];
    if (size === undefined) this.questions.shift()?.reject(this.git.failure('cat-file', line));
    else this.answer = { size: Number(size), left: Number(size) + 1, kept: [], keptBytes: 0 };
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
      this.questions.shift()?.resolve({ bytes: Buffer.concat(answer.kept), size: answer.size });
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

/** Whether git can hold such a path at all: relative, and never out of the tree. */
function isTreePath(path: string): boolean {
  if (path.includes('\0')) return false;
  return path.split('/').every((name) => name !== '' && name !== '.' && name !== '..');
}
