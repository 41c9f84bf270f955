import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tree, TreeFile } from '../../contracts/change-source.ts';

/** A repository in a temporary folder whose commits are written without a working tree: any path can be in them. */
export type ScratchRepository = {
  readonly folder: string;
  git(...args: string[]): string;
  /** Writes a commit that holds exactly `tree` to a branch; its parent is the branch's or `parent`'s tip. */
  commit(branch: string, tree: Tree, parent?: string): string;
  remove(): void;
};

const PRIVATE = { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' };

/** Makes an empty repository, bare where asked for. */
export function makeRepository(...options: string[]): ScratchRepository {
  const folder = mkdtempSync(join(tmpdir(), 'scratch-'));
  const run = (args: readonly string[], input?: Buffer): string =>
    execFileSync('git', args, {
      cwd: folder,
      env: { PATH: process.env.PATH, ...PRIVATE },
      input: input ?? '',
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'pipe'],
    });
  const tips = new Set<string>();
  run(['init', '-q', '-b', 'main', ...options]);
  return {
    folder,
    git: (...args) => run(args).trim(),
    commit: (branch, tree, parent) => {
      run(
        ['fast-import', '--quiet', '--force', '--date-format=raw'],
        commitStream(branch, tree, parent ?? (tips.has(branch) ? branch : null)),
      );
      tips.add(branch);
      return run(['rev-parse', `refs/heads/${branch}`]).trim();
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Takes the folder of the tip out of a clone: what is asked about it then fails. */
export function loseTree(folder: string, commit: string): void {
  const oid = execFileSync('git', ['rev-parse', `${commit}^{tree}`], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();
  rmSync(join(folder, '.git', 'objects', oid.slice(0, 2), oid.slice(2)));
}

function commitStream(branch: string, tree: Tree, parent: string | null): Buffer {
  const head = `commit refs/heads/${branch}\ncommitter A <a@example.invalid> 0 +0000\ndata 1\nm\n`;
  const from = parent === null ? '' : `from refs/heads/${parent}^0\n`;
  const files = Object.entries(tree).flatMap(([path, file]) => fileStream(path, file));
  return Buffer.concat([Buffer.from(`${head}${from}deleteall\n`), ...files]);
}

function fileStream(path: string, file: TreeFile): Buffer[] {
  const isPlain = typeof file === 'string' || file instanceof Uint8Array;
  const { mode, data } = isPlain ? { mode: '100644', data: file } : file;
  const bytes = Buffer.from(data);
  if (mode === '160000') return [Buffer.from(`M 160000 ${bytes.toString('latin1')} ${quote(path)}\n`)];
  return [Buffer.from(`M ${mode} inline ${quote(path)}\ndata ${bytes.length}\n`), bytes, Buffer.from('\n')];
}

function quote(path: string): string {
  const escaped = [...Buffer.from(path)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`);
  return `"${escaped.join('')}"`;
}
