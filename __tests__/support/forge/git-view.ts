/** What a server reads of a git repository: commits, trees, blobs and three-dot changes. Nothing is written. */
import { execFileSync } from 'node:child_process';
import { countChanges, type Hunk, readHunks } from './hunks.ts';

export type Person = { readonly name: string; readonly email: string; readonly date: string };

export type CommitInfo = {
  readonly sha: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Person;
  readonly committer: Person;
  readonly message: string;
};

export type TreeEntry = {
  readonly path: string;
  readonly mode: string;
  readonly type: 'blob' | 'tree' | 'commit';
  readonly sha: string;
  readonly size: number | null;
};

export type FileChange = {
  readonly path: string;
  readonly oldPath: string | null;
  readonly status: 'added' | 'removed' | 'modified' | 'renamed' | 'copied' | 'changed';
  readonly sha: string;
  /** Hunks as text without the last line end; null for binary files and where nothing but the name changed. */
  readonly patch: string | null;
  readonly hunks: readonly Hunk[];
  readonly additions: number;
  readonly deletions: number;
};

export type DiffOnly = { readonly paths?: readonly string[]; readonly context?: number };

export type GitView = {
  /** The commit that a revision names; null where there is none. */
  resolve(revision: string): string | null;
  mergeBase(one: string, other: string): string | null;
  /** Commits of `to` that `from` has not, the oldest first. */
  between(from: string, to: string): readonly string[];
  commit(sha: string): CommitInfo;
  /** Changed files between two commits, renames found, three lines of context. */
  changes(from: string, to: string): readonly FileChange[];
  /** The whole diff, or of these files, with three lines of context unless told. */
  diff(from: string, to: string, only?: DiffOnly): Buffer;
  /** Hunks without context for one file that kept its path. */
  steps(from: string, to: string, path: string): readonly Hunk[];
  entry(commit: string, path: string): TreeEntry | null;
  /** Entries of a tree or commit; null where it is neither. */
  tree(revision: string, recursive: boolean): readonly TreeEntry[] | null;
  blob(sha: string): Buffer | null;
  /** What a reading command says. The answer is kept, so that every commit in it must be named by its full id. */
  output(...args: readonly string[]): Buffer;
};

const ENVIRONMENT = {
  PATH: process.env.PATH,
  HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_TERMINAL_PROMPT: '0',
  LC_ALL: 'C',
};
const DIFF = ['diff', '--no-color', '--no-ext-diff', '--no-textconv', '--full-index', '-M'];
const STATUSES: Readonly<Record<string, FileChange['status']>> = {
  A: 'added',
  D: 'removed',
  M: 'modified',
  R: 'renamed',
  C: 'copied',
  T: 'changed',
};

/** Opens a repository; answers about commits are kept, as commits never change. */
export function openGitView(dir: string): GitView {
  const kept = new Map<string, Buffer>();
  const run = (...args: readonly string[]): Buffer =>
    execFileSync('git', ['-C', dir, '--literal-pathspecs', ...args], {
      env: ENVIRONMENT,
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const fixed = (...args: readonly string[]): Buffer => {
    const key = args.join('\0');
    const output = kept.get(key) ?? run(...args);
    kept.set(key, output);
    return output;
  };
  const attempt = (work: () => Buffer): string | null => {
    try {
      return work().toString('utf8').trim();
    } catch {
      return null;
    }
  };
  const resolve = (revision: string): string | null => {
    const find = /^[0-9a-f]{40}$/.test(revision) ? fixed : run;
    return attempt(() =>
      find('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`),
    );
  };
  const changes = new Map<string, readonly FileChange[]>();
  return {
    resolve,
    mergeBase: (one, other) => attempt(() => fixed('merge-base', one, other)),
    between: (from, to) => words(fixed('rev-list', '--reverse', to, `^${from}`).toString()),
    commit: (sha) =>
      readCommit(
        fixed('log', '-1', '--format=%H%x00%T%x00%P%x00%an%x00%ae%x00%aI%x00%cn%x00%ce%x00%cI%x00%B', sha),
      ),
    changes: (from, to) => {
      const key = `${from} ${to}`;
      const list =
        changes.get(key) ??
        readChanges(fixed(...DIFF, '--raw', '-z', from, to), fixed(...DIFF, '-U3', from, to));
      changes.set(key, list);
      return list;
    },
    diff: (from, to, { paths = [], context = 3 } = {}) =>
      fixed(...DIFF, `-U${context}`, from, to, ...(paths.length === 0 ? [] : ['--', ...paths])),
    steps: (from, to, path) => readHunks(fixed(...DIFF, '-U0', from, to, '--', path).toString('latin1')),
    entry: (commit, path) => readEntries(fixed('ls-tree', '-l', '-z', commit, '--', path))[0] ?? null,
    tree: (revision, recursive) => {
      const tree = attempt(() =>
        run('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{tree}`),
      );
      if (tree === null) return null;
      return readEntries(fixed('ls-tree', '-l', '-z', ...(recursive ? ['-r', '-t'] : []), tree));
    },
    blob: (sha) => {
      try {
        return /^[0-9a-f]{40}$/.test(sha) ? fixed('cat-file', 'blob', sha) : null;
      } catch {
        return null;
      }
    },
    output: fixed,
  };
}

function words(text: string): readonly string[] {
  return text.split(/\s+/).filter(Boolean);
}

function readCommit(output: Buffer): CommitInfo {
  const [sha = '', tree = '', parents = '', ...rest] = output.toString('utf8').split('\0');
  const [
    name = '',
    email = '',
    date = '',
    committer = '',
    committerEmail = '',
    committed = '',
    message = '',
  ] = rest;
  return {
    sha,
    tree,
    parents: words(parents),
    author: { name, email, date },
    committer: { name: committer, email: committerEmail, date: committed },
    message: message.trimEnd(),
  };
}

function readEntries(output: Buffer): readonly TreeEntry[] {
  return output
    .toString('utf8')
    .split('\0')
    .filter(Boolean)
    .map((row) => {
      const [meta = '', path = ''] = splitOnce(row, '\t');
      const [mode = '', type = '', sha = '', size = ''] = words(meta);
      return {
        path,
        mode,
        type: type === 'tree' || type === 'commit' ? type : 'blob',
        sha,
        size: size === '-' ? null : Number(size),
      };
    });
}

function splitOnce(text: string, at: string): readonly [string, string] {
  const index = text.indexOf(at);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + at.length)];
}

function utf8(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function readChanges(raw: Buffer, diff: Buffer): readonly FileChange[] {
  const fields = raw.toString('latin1').split('\0');
  // Only a line end by itself begins a line here: content may hold `\r`.
  const sections = `\n${diff.toString('latin1')}`.split('\ndiff --git ').slice(1);
  const list: FileChange[] = [];
  let at = 0;
  let section = 0;
  while (fields[at]?.startsWith(':') === true) {
    const [, , oldSha = '', newSha = '', letter = ''] = words(fields[at++] ?? '');
    const status = STATUSES[letter[0] ?? ''] ?? 'modified';
    const first = utf8(fields[at++] ?? '');
    const second = status === 'renamed' || status === 'copied' ? utf8(fields[at++] ?? '') : null;
    // A file that became a link, or the other way round, is told as one removed and one added.
    const count = status === 'changed' ? 2 : 1;
    const texts = sections.slice(section, section + count).map(hunkText);
    section += count;
    const patch = texts.filter((text) => text !== '').join('\n');
    const hunks = readHunks(patch);
    list.push({
      path: second ?? first,
      oldPath: second === null ? null : first,
      status,
      sha: status === 'removed' ? oldSha : newSha,
      patch: patch === '' ? null : utf8(patch),
      hunks: readHunks(utf8(patch)),
      ...countChanges(hunks),
    });
  }
  return list;
}

function hunkText(section: string): string {
  const start = section.indexOf('\n@@ ');
  return start < 0 ? '' : section.slice(start + 1).replace(/\n$/, '');
}
