import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file of a tree. A path is a byte string: one character per byte, so that it can hold what is not UTF-8. */
export type TreeFile = { readonly path: string; readonly mode: string; readonly content: Buffer };

/** A real repository in a temporary folder, out of reach of the machine's git configuration. */
export type GitRepo = {
  readonly dir: string;
  git(...args: readonly string[]): Buffer;
  /** Commits trees one after the other as one history; answers the ids. */
  commit(...trees: readonly (readonly TreeFile[])[]): readonly string[];
  dispose(): void;
};

const MAX_OUTPUT = 1 << 28;

const ENVIRONMENT = {
  PATH: process.env.PATH,
  HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_TERMINAL_PROMPT: '0',
  LC_ALL: 'C',
};

function quoted(path: string): string {
  const escaped = [...path].map((character) => `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`);
  return `"${escaped.join('')}"`;
}

/** Stream of `git fast-import` for one commit that replaces the whole tree. */
function commitStream(tree: readonly TreeFile[], number: number): readonly Buffer[] {
  const head = `commit refs/heads/main\nmark :${number}\ncommitter T <t@example.invalid> ${number} +0000\ndata 1\nx\n`;
  const from = number === 1 ? '' : `from :${number - 1}\n`;
  return [
    Buffer.from(`${head}${from}deleteall\n`),
    ...tree.flatMap((file) => {
      if (file.mode === '160000') return [Buffer.from(`M 160000 ${file.content} ${quoted(file.path)}\n`)];
      const start = `M ${file.mode} inline ${quoted(file.path)}\ndata ${file.content.length}\n`;
      return [Buffer.from(start), file.content, Buffer.from('\n')];
    }),
  ];
}

/** Makes an empty repository; `dispose` removes it. */
export function makeGitRepo(): GitRepo {
  const dir = mkdtempSync(join(tmpdir(), 'quorate-git-'));
  const run = (args: readonly string[], input?: Buffer) =>
    execFileSync('git', ['-C', dir, ...args], {
      env: ENVIRONMENT,
      maxBuffer: MAX_OUTPUT,
      stdio: ['pipe', 'pipe', 'pipe'],
      ...(input === undefined ? {} : { input }),
    });
  run(['init', '-q', '--bare', '-b', 'main']);
  return {
    dir,
    git: (...args) => run(args),
    commit: (...trees) => {
      const stream = trees.flatMap((tree, index) => commitStream(tree, index + 1));
      run(['fast-import', '--quiet', '--force', '--export-marks=marks'], Buffer.concat(stream));
      const ids = run(['rev-list', '--reverse', 'main']).toString().trim().split('\n');
      return ids.slice(-trees.length);
    },
    dispose: () => rmSync(dir, { recursive: true, force: true }),
  };
}
