import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  BUNDLE,
  type BundleProcess,
  type BundleSetup,
  type Ended,
  filesBelow,
  spyGit,
  startBundle,
  until,
} from '../support/bundle-process.ts';
import { inFolder } from '../support/command-line.ts';
import { type GitRepo, makeGitRepo } from '../support/git-repo.ts';
import { CLEAN_REVIEW, type ModelServer, type Scripted, startModelServer } from '../support/model-server.ts';

/** The tests need the bundle; a tree without one cannot run them. */
const whenBuilt = existsSync(BUNDLE) ? it : it.skip;

/** What a runner leaves a process between asking it to end and ending it. */
const END_MS = 5_000;
/** An end without waiting for a timer, on a busy machine; the process's own grace is four seconds. */
const SOON_MS = 2_500;
const LINGER_MS = 1_000;
const INTERRUPTED = 130;
const KEY = 'canary-process-key';

const OK: Scripted = { kind: 'ok', text: CLEAN_REVIEW };

/** Several processes may start in one test, on a machine that does other things too. */
jest.setTimeout(30_000);

/** A diff that adds a file of lines of a hundred bytes. */
function addedFile(n: number, lines: number): string {
  const head = `diff --git a/f${n} b/f${n}\n--- a/f${n}\n+++ b/f${n}\n@@ -0,0 +1,${lines} @@\n`;
  return head + `+${'x'.repeat(98)}\n`.repeat(lines);
}

describe('shells: the process', () => {
  let server: ModelServer;
  let repo: GitRepo;
  let temporary: string;

  beforeEach(async () => {
    server = await startModelServer();
    repo = makeGitRepo();
    temporary = mkdtempSync(join(tmpdir(), 'quorate-test-'));
    const tree = (content: string) => [{ path: 'src/a.ts', mode: '100644', content: Buffer.from(content) }];
    repo.commit(tree('export const a = 1;\n'), tree('export const a = 2;\n'));
  });
  afterEach(async () => {
    repo.dispose();
    rmSync(temporary, { recursive: true, force: true });
    await server.close();
  });

  const keys = () => ({ ANTHROPIC_API_KEY: KEY, ANTHROPIC_BASE_URL: server.baseUrl('anthropic') });

  function startReview(args: readonly string[], setup: BundleSetup = {}): BundleProcess {
    const given = args.includes('--repository') ? args : ['--repository', repo.dir, ...args];
    return startBundle(['review', '--base', 'main~1', '--head', 'main', ...given], {
      ...setup,
      environment: { ...keys(), TMPDIR: temporary, ...setup.environment },
    });
  }

  const asked = (requests = 1) => until(() => server.calls.length >= requests);

  /** Every report file that is there can be read, and nothing half lies beside it. */
  function expectWhole(folder: string): void {
    for (const file of filesBelow(folder)) {
      expect(file).toMatch(/\.(json|sarif)$/);
      JSON.parse(readFileSync(file, 'utf8'));
    }
  }

  describe('that ends by itself', () => {
    whenBuilt('does so as soon as the review is printed, whatever it kept open', () =>
      inFolder(async (folder) => {
        const git = spyGit(folder);
        const { end } = startReview(['--report-dir', join(folder, 'report')], {
          environment: { PATH: git.path },
        });
        const { code, stdout, lingeredMs } = await end;

        expect(code).toBe(0);
        expect(stdout).toContain('PASS');
        expect(lingeredMs).toBeLessThan(LINGER_MS);
        expect(git.alive()).toEqual([]);
      }),
    );

    whenBuilt('works from any folder, with relative paths and names of any letters', () =>
      inFolder(async (folder) => {
        const place = join(folder, 'ein Ort', 'größe 漢字');
        mkdirSync(join(folder, 'ein Ort'));
        renameSync(repo.dir, place);
        const args = ['--repository', 'größe 漢字', '--report-dir', '../bericht ü'];
        const { code } = await startReview(args, { cwd: join(folder, 'ein Ort') }).end;
        renameSync(place, repo.dir);

        expect(code).toBe(0);
        expect(filesBelow(join(folder, 'bericht ü')).map((file) => basename(file))).toContain('review.json');
      }),
    );

    whenBuilt('reviews the whole change when it is pointed at a folder inside the tree', () =>
      inFolder(async (folder) => {
        repo.git('clone', '-q', repo.dir, join(folder, 'clone'));
        const inside = join(folder, 'clone', 'src');
        const args = ['--base', 'HEAD~1', '--repository', inside, '--report-dir', join(folder, 'report')];
        const { code, stdout } = await startBundle(['review', ...args], { environment: keys() }).end;

        expect([code, stdout]).toEqual([0, expect.stringContaining('1 of 1 file')]);
      }),
    );
  });

  describe('that is interrupted', () => {
    const MOMENTS: readonly (readonly [string, readonly Scripted[]])[] = [
      ['say nothing at all', [{ kind: 'silence', after: 'nothing' }]],
      ['think', [{ kind: 'silence', after: 'first-bytes' }]],
      ['drip', [{ kind: 'drip', text: CLEAN_REVIEW, everyMs: 200 }]],
      ['only ping', [{ kind: 'pings', everyMs: 50 }]],
      ['are to be asked again later', [{ kind: 'error', status: 429, headers: { 'retry-after': '30' } }]],
      ['have answered but for one', [OK, { kind: 'silence', after: 'nothing' }]],
    ];

    whenBuilt.each(MOMENTS)('says so, fails and leaves whole files while models %s', (_, answers) =>
      inFolder(async (folder) => {
        server.script({}, ...answers);
        const { child, end } = startReview(['--report-dir', folder]);
        await asked(answers.length);
        await delay(50);

        const sent = performance.now();
        child.kill('SIGINT');
        const { code, stdout } = await end;

        expect(performance.now() - sent).toBeLessThan(SOON_MS);
        expect(code).toBe(1);
        expect(stdout).toContain('interrupted');
        expectWhole(folder);
        expect(filesBelow(folder).map((file) => basename(file))).toContain('review.json');
        expect(readdirSync(temporary)).toEqual([]);
      }),
    );

    whenBuilt('does the same for SIGTERM', () =>
      inFolder(async (folder) => {
        server.script({}, { kind: 'silence', after: 'nothing' });
        const { child, end } = startReview(['--report-dir', folder]);
        await asked();
        child.kill('SIGTERM');
        const { code, stdout } = await end;

        expect([code, stdout]).toEqual([1, expect.stringContaining('interrupted')]);
        expectWhole(folder);
      }),
    );

    whenBuilt.each([['rev-parse'], ['--patch'], ['cat-file']])(
      'takes git with it while it runs %s',
      (command) =>
        inFolder(async (folder) => {
          const git = spyGit(folder, command);
          const report = join(folder, 'report');
          const { child, end } = startReview(['--report-dir', report], { environment: { PATH: git.path } });
          await git.hangs();

          const sent = performance.now();
          child.kill('SIGINT');
          const { code, stderr } = await end;

          expect(performance.now() - sent).toBeLessThan(SOON_MS);
          expect([code, stderr]).toEqual([1, expect.stringContaining('cancelled')]);
          await until(() => git.alive().length === 0);
          expectWhole(report);
          expect(readdirSync(temporary)).toEqual([]);
        }),
    );

    whenBuilt('does not end as a success while files are written', () =>
      inFolder(async (folder) => {
        const preload = `
          import fs from 'node:fs';
          import { syncBuiltinESMExports } from 'node:module';
          const rename = fs.promises.rename;
          fs.promises.rename = async (...paths) => {
            fs.promises.rename = rename;
            syncBuiltinESMExports();
            process.kill(process.pid, 'SIGINT');
            await rename(...paths);
          };
          syncBuiltinESMExports();`;
        const { code } = await startReview(['--report-dir', folder], { preload }).end;

        expect(code).toBe(INTERRUPTED);
        expectWhole(folder);
      }),
    );

    whenBuilt('ends in time at any moment, and as a success only with the whole review printed', () =>
      inFolder(async (folder) => {
        const git = spyGit(folder);
        const interrupt = async (afterMs: number): Promise<Ended & { readonly tookMs: number }> => {
          const { child, end } = startReview(['--report-dir', join(folder, 'reports', String(afterMs))], {
            environment: { PATH: git.path },
          });
          await delay(afterMs);
          const sent = performance.now();
          child.kill('SIGINT');
          return { ...(await end), tookMs: performance.now() - sent };
        };
        for (let afterMs = 60; afterMs <= 600; afterMs += 120) {
          const pair = await Promise.all([interrupt(afterMs), interrupt(afterMs + 60)]);
          for (const { code, stdout, tookMs } of pair) {
            expect(tookMs).toBeLessThan(END_MS);
            if (code === 0) expect(stdout).toContain('PASS');
          }
        }
        await until(() => git.alive().length === 0);
        expectWhole(join(folder, 'reports'));
      }),
    );

    whenBuilt('ends at once when it is asked twice', () =>
      inFolder(async (folder) => {
        const preload = `process.on('SIGINT', () => { process.kill(process.pid, 'SIGTERM'); });`;
        server.script({}, { kind: 'silence', after: 'nothing' });
        const { child, end } = startReview(['--report-dir', folder], { preload });
        await asked();
        child.kill('SIGINT');

        expect((await end).code).toBe(INTERRUPTED);
        expectWhole(folder);
      }),
    );

    whenBuilt('does not wait for a reader that has fallen asleep', () =>
      inFolder(async (folder) => {
        const begun = join(folder, 'begun');
        const shell = `exec "$@" > >(head -c 1 > '${begun}'; exec sleep 6 > /dev/null 2>&1)`;
        const { child, end } = startBundle(['inspect', 'diff', '-'], { shell });
        child.stdin?.end(addedFile(0, 10_000));
        await until(() => existsSync(begun) && statSync(begun).size > 0);
        const sent = performance.now();
        child.kill('SIGINT');

        expect((await end).code).toBe(INTERRUPTED);
        expect(performance.now() - sent).toBeLessThan(END_MS);
      }),
    );

    whenBuilt('does not wait for standard input', async () => {
      const { child, end } = startBundle(['inspect', 'diff', '-']);
      await delay(400);
      const sent = performance.now();
      child.kill('SIGINT');
      const { code, stderr } = await end;

      expect(performance.now() - sent).toBeLessThan(SOON_MS);
      expect(code).not.toBe(0);
      expect(stderr).not.toContain('fault');
    });
  });

  describe('whose output or disk fails', () => {
    whenBuilt('prints a large document whole through a slow pipe', async () => {
      const { child, end } = startBundle(['inspect', 'diff', '-'], { shell: '"$@" | { sleep 1; cat; }' });
      child.stdin?.end(Array.from({ length: 100 }, (_, n) => addedFile(n, 2_000)).join(''));
      const { code, stdout } = await end;

      expect(code).toBe(0);
      expect((JSON.parse(stdout) as { files: unknown[] }).files).toHaveLength(100);
    });

    whenBuilt('is quiet when the reader has seen enough', async () => {
      const shell = 'set -o pipefail; "$@" | head -1';
      const { code, stdout, stderr } = await startBundle(['demo'], { shell }).end;

      expect([code, stdout.split('\n').length, stderr]).toEqual([0, 2, '']);
    });

    whenBuilt.each([
      ['review', '"$@" | true'],
      ['review and the log', '"$@" 2>&1 | true'],
    ])('keeps its exit code and its files when nobody reads the %s', (_, shell) =>
      inFolder(async (folder) => {
        server.script({}, { kind: 'error', status: 401 });
        const { code } = await startReview(['--report-dir', folder], { shell: `set -o pipefail; ${shell}` })
          .end;

        expect(code).toBe(1);
        expect(filesBelow(folder).map((file) => basename(file))).toContain('review.json');
      }),
    );

    whenBuilt('fails with a reason when the review cannot be printed', () =>
      inFolder(async (folder) => {
        const shell = '"$@" > /dev/full';
        const { code, stderr } = await startReview(['--report-dir', folder], { shell }).end;

        expect([code, stderr]).toEqual([1, expect.stringContaining('ENOSPC')]);
      }),
    );

    const DISKS: readonly (readonly [string, string, string, string])[] = [
      ['a file stands where the folder should be', 'occupied/below', '"$@"', 'ENOTDIR'],
      ['files cannot grow', 'report', 'ulimit -f 1; "$@"', 'EFBIG'],
    ];
    whenBuilt.each(DISKS)('prints the review and warns when %s', (_, place, shell, reason) =>
      inFolder(async (folder) => {
        writeFileSync(join(folder, 'occupied'), '');
        const { code, stdout, stderr } = await startReview(['--report-dir', join(folder, place)], { shell })
          .end;

        expect([code, stdout]).toEqual([0, expect.stringContaining('PASS')]);
        expect(stderr).toContain(reason);
        expectWhole(join(folder, 'report'));
      }),
    );
  });

  describe('and its secrets', () => {
    whenBuilt('gives git neither keys nor variables that steer it', () =>
      inFolder(async (folder) => {
        const git = spyGit(folder);
        const environment = { PATH: git.path, GIT_EXTERNAL_DIFF: 'steered' };
        const { code } = await startReview(['--report-dir', join(folder, 'report')], { environment }).end;

        expect(code).toBe(0);
        expect(git.log()).toContain('rev-parse');
        expect(git.log()).not.toMatch(/canary|steered/);
      }),
    );

    whenBuilt('does not start where certificates are not checked', async () => {
      const { code, stderr } = await startReview([], { environment: { NODE_TLS_REJECT_UNAUTHORIZED: '0' } })
        .end;

      expect([code, stderr]).toEqual([2, expect.stringContaining('NODE_EXTRA_CA_CERTS')]);
      expect(server.calls).toEqual([]);
    });
  });

  whenBuilt.each([
    ['thrown', "throw new Error('lost')"],
    ['a rejection', "Promise.reject(new Error('lost'))"],
  ])('fails and says whose fault it is when something nobody catches is %s', (_, statement) =>
    inFolder(async (folder) => {
      server.script({}, { kind: 'silence', after: 'nothing' });
      const preload = `process.on('SIGUSR2', () => { ${statement}; });`;
      const { child, end } = startReview(['--report-dir', folder], {
        preload,
        environment: { NODE_OPTIONS: '--unhandled-rejections=warn' },
      });
      await asked();
      child.kill('SIGUSR2');
      const { code, stderr } = await end;

      expect([code, stderr]).toEqual([1, expect.stringMatching(/error: lost\n.*fault of quorate/)]);
      expect(stderr).not.toContain('    at ');
    }),
  );
});
