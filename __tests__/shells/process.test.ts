import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { inFolder } from '../support/command-line.ts';
import { type GitRepo, makeGitRepo } from '../support/git-repo.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';
import { PROJECT } from '../support/project.ts';

const BUNDLE = join(PROJECT, 'dist', 'index.js');
/** The tests need the bundle as it is committed; a tree without one cannot run them. */
const whenBuilt = existsSync(BUNDLE) ? it : it.skip;

/** Far above what a run takes, far below the deadline of twenty minutes that must not hold it. */
const PROMPT_MS = 5_000;

type Ended = {
  readonly code: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
};

function ended(child: ChildProcess): Promise<Ended> {
  const texts = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk) => {
    texts.stdout += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    texts.stderr += chunk;
  });
  return new Promise((resolve) => child.on('close', (code, signal) => resolve({ code, signal, ...texts })));
}

describe('shells: the process', () => {
  let server: ModelServer;
  let repo: GitRepo;

  beforeEach(async () => {
    server = await startModelServer();
    repo = makeGitRepo();
    const tree = (content: string) => [{ path: 'a.ts', mode: '100644', content: Buffer.from(content) }];
    repo.commit(tree('export const a = 1;\n'), tree('export const a = 2;\n'));
  });
  afterEach(async () => {
    repo.dispose();
    await server.close();
  });

  function start(folder: string, environment: Record<string, string> = {}): ChildProcess {
    const args = [
      BUNDLE,
      'review',
      '--base',
      'main~1',
      '--head',
      'main',
      '--repository',
      repo.dir,
      '--report-dir',
      folder,
    ];
    return spawn(process.execPath, args, {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        ANTHROPIC_API_KEY: 'canary-process-key',
        ANTHROPIC_BASE_URL: server.baseUrl('anthropic'),
        ...environment,
      },
    });
  }

  async function untilAsked(): Promise<void> {
    while (server.calls.length === 0) await delay(10);
  }

  whenBuilt('ends by itself when the review is printed', () =>
    inFolder(async (folder) => {
      const begun = Date.now();
      const { code, stdout } = await ended(start(folder));

      expect(code).toBe(0);
      expect(stdout).toContain('PASS');
      expect(Date.now() - begun).toBeLessThan(2 * PROMPT_MS);
    }),
  );

  whenBuilt.each(['SIGINT', 'SIGTERM'] as const)(
    'ends soon after %s, incomplete, with whole files',
    (signal) =>
      inFolder(async (folder) => {
        server.script({}, { kind: 'silence', after: 'first-bytes' });
        const child = start(folder);
        const end = ended(child);
        await untilAsked();

        const sent = Date.now();
        child.kill(signal);
        const { code, stdout } = await end;

        expect(Date.now() - sent).toBeLessThan(PROMPT_MS);
        expect(code).toBe(1);
        expect(stdout).toContain('interrupted');
        const names = readdirSync(folder);
        expect(names).toContain('review.json');
        expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([]);
        for (const name of names.filter((each) => each.includes('.')))
          JSON.parse(readFileSync(join(folder, name), 'utf8'));
      }),
  );

  whenBuilt('gives git neither keys nor variables that steer it', () =>
    inFolder(async (folder) => {
      const log = join(folder, 'git.log');
      const git = join(folder, 'git');
      const real =
        (process.env.PATH ?? '').split(delimiter).find((entry) => existsSync(join(entry, 'git'))) ?? '';
      writeFileSync(git, `#!/bin/sh\n{ env; echo "$@"; } >> '${log}'\nexec '${join(real, 'git')}' "$@"\n`);
      chmodSync(git, 0o755);

      const { code } = await ended(
        start(folder, { PATH: `${folder}${delimiter}${process.env.PATH}`, GIT_EXTERNAL_DIFF: 'steered' }),
      );

      expect(code).toBe(0);
      const seen = readFileSync(log, 'utf8');
      expect(seen).toContain('rev-parse');
      expect(seen).not.toMatch(/canary|steered/);
    }),
  );
});
