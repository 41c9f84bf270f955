import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { SupersededError } from '../../../../../src/domain/pull-request.ts';
import { collect } from '../../../../../src/stages/collect/collect.ts';
import { describeChangeSource, STANDARD, type Tree } from '../../../../contracts/change-source.ts';
import { loginPage } from '../../../../support/bitbucket-cloud/fault-rules.ts';
import { startLoopback } from '../../../../support/loopback-server.ts';
import { failure } from '../../github/source-bench.ts';
import { loseTree } from '../../scratch-repository.ts';
import { AWKWARD, viewFrom } from '../source-trees.ts';
import { benchOf, keepBenches, type SourceBench } from './source-bench.ts';

// Each test starts a server over a repository and git processes for what it is asked.
jest.setTimeout(60_000);

const PULL = 'GET /pullrequests/7';

describe('adapters/forge/bitbucket/cloud/source', () => {
  const bench = keepBenches();
  const folders: string[] = [];
  const clone = (from: string, ...options: string[]): string => {
    const folder = mkdtempSync(join(tmpdir(), 'clone-'));
    folders.push(folder);
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: folder, env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' } });
    git('init', '-q');
    git('fetch', '-q', ...options, `file://${from}`, 'main', 'feature');
    return folder;
  };
  let standard: SourceBench;
  beforeAll(async () => {
    standard = await benchOf(STANDARD);
  });
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
  afterAll(async () => {
    const complaints = standard.server.contractComplaints();
    await standard.close();
    expect(complaints).toEqual([]);
  });

  /** From a server that answers nothing about files, with a checkout that has lost the tip's. */
  const openBroken = async (status: number, withCheckout = false) => {
    const { open, server, repository } = await bench(STANDARD);
    server.fault({ path: /\/src\//, times: 50, action: { status } });
    if (!withCheckout) return open();
    const folder = clone(repository.folder);
    loseTree(folder, repository.git('rev-parse', 'main'));
    return open({ useWorkspace: folder });
  };
  const openOn = async (base: Tree, withCheckout = false) => {
    const { open, repository } = await bench({
      mergeBase: { 'a.txt': 'a\n' },
      base,
      head: { 'a.txt': 'b\n' },
    });
    return open({ useWorkspace: withCheckout ? repository.folder : null });
  };
  describeChangeSource('a pull request of Cloud by the API', async () => standard.open(), {
    openOn,
    openBroken,
  });
  describeChangeSource(
    'a pull request of Cloud by a checkout',
    async () => standard.open({ useWorkspace: standard.repository.folder }),
    { openOn: (base) => openOn(base, true), openBroken: (status) => openBroken(status, true) },
  );

  describe('the pull request', () => {
    it('is read once, with whole hashes, and says what the run needs to know', async () => {
      const { open, server, asked, repository } = await bench(STANDARD, {
        title: 'A title',
        description: 'Why.',
        draft: true,
      });
      const source = open();

      const facts = await source.pullRequest();
      const identity = await source.identify();

      const [base, head] = ['main', 'feature'].map((name) => repository.git('rev-parse', name));
      const { author } = server.state.pullRequest;
      expect(facts).toEqual({
        number: 7,
        state: 'open',
        draft: true,
        locked: false,
        title: 'A title',
        body: 'Why.',
        head: { ref: 'feature', sha: head, repoId: expect.stringMatching(/^\{.*\}$/) },
        base: { ref: 'main', sha: base, repoId: facts.head.repoId },
        author: { id: author.uuid, login: author.nickname, kind: 'user' },
        labels: [],
        changedFiles: null,
        version: null,
        isFork: false,
      });
      expect(identity).toEqual({
        forge: 'bitbucket-cloud',
        repository: 'acme/shop',
        number: 7,
        base: { ref: 'main', sha: base },
        head: { ref: 'feature', sha: head },
        mergeBase: repository.git('merge-base', 'main', 'feature'),
        author: { id: null, login: author.nickname },
        title: 'A title',
        body: 'Why.',
      });
      expect(asked().filter((line) => line === PULL)).toHaveLength(1);
      expect(asked().filter((line) => line.startsWith('GET /commit/'))).toEqual([
        `GET /commit/${head?.slice(0, 12)}`,
        `GET /commit/${base?.slice(0, 12)}`,
      ]);
    });

    it.each([12, 20, 40])(
      'whose head begins with %i digits that the run was started for is it',
      async (digits) => {
        const { open, asked, repository } = await bench(STANDARD);
        const head = repository.git('rev-parse', 'feature');

        const facts = await open({ pinnedHead: head.slice(0, digits) }).pullRequest();

        expect(facts.head.sha).toBe(head);
        // A whole hash that fits need not be asked for.
        expect(asked()).toHaveLength(digits === 40 ? 2 : 3);
      },
    );

    it.each(['a'.repeat(40), 'a'.repeat(12), 'HEAD', ''])(
      'whose head is not "%s" is not reviewed by this run',
      async (pinnedHead) => {
        const { open, asked } = await bench(STANDARD);
        const source = open({ pinnedHead });

        const error = await failure(source.identify());

        expect(error).toBeInstanceOf(SupersededError);
        expect(await failure(source.readPatches(1_000))).toBe(error);
        expect(asked()).toEqual([PULL]);
      },
    );

    it.each([
      ['fork', true],
      ['gone', true],
      ['same', false],
    ] as const)('from a repository that is "%s" is a fork: %s', async (sourceRepository, isFork) => {
      const { open } = await bench(STANDARD, { sourceRepository });

      const source = open();
      const facts = await source.pullRequest();

      expect(facts.isFork).toBe(isFork);
      expect(facts.head.repoId === null).toBe(sourceRepository === 'gone');
      expect((await source.listFiles()).files).toHaveLength(7);
    });

    it('from a fork whose commits are in the fork alone is read there', async () => {
      const { open, server } = await bench(STANDARD, { sourceRepository: 'fork', forkCommits: 'apart' });
      const source = open();

      const { head } = await source.pullRequest();
      const blob = await source.readFile('head', 'same.txt', 100);

      expect(head.sha).toMatch(/^[0-9a-f]{40}$/);
      expect(blob?.size).toBe(12);
      expect(server.requests.map(({ path }) => path)).toContainEqual(
        expect.stringMatching(/^\/repositories\/elsewhere\/shop\/src\/[0-9a-f]{40}\/same\.txt/),
      );
    });

    it.each([
      ['MERGED', 'merged'],
      ['DECLINED', 'closed'],
    ] as const)('that is %s is %s', async (how, state) => {
      const { open, server } = await bench(STANDARD);
      server.closePullRequest(how);

      expect((await open().pullRequest()).state).toBe(state);
    });

    it('that is not there is told with what to check', async () => {
      const { open } = await bench(STANDARD);

      const error = await failure(open({ number: 8 }).pullRequest());

      expect(error).toMatchObject({ status: 404, remedy: expect.stringMatching(/number/) });
      expect(error.message).toMatch(/no pull request 8 in acme\/shop/);
    });

    it.each([0, -1, 1.5, Number.NaN])('cannot have the number %d', async (number) => {
      const { open, asked } = await bench(STANDARD);

      expect((await failure(open({ number }).pullRequest())).message).toMatch(/no number/);
      expect(asked()).toEqual([]);
    });
  });

  describe('a checkout', () => {
    it('that has all commits leaves the pull request and the base to ask for', async () => {
      const { open, asked, repository } = await bench(STANDARD);
      const pinnedHead = repository.git('rev-parse', 'feature');
      const source = open({ useWorkspace: repository.folder, pinnedHead });

      const change = await collect(source);

      expect(change.gaps).toEqual([]);
      expect(asked()).toEqual([PULL, expect.stringMatching(/^GET \/commit\/[0-9a-f]{12}$/)]);
      expect(source.remarks()).toEqual([]);
    });

    it('is read with a token that may do too much, which is told', async () => {
      const { open, repository } = await bench(STANDARD, {
        scopes: ['repository:admin', 'pullrequest:write'],
      });
      const source = open({ useWorkspace: repository.folder });
      await source.pullRequest();

      expect(source.remarks()).toEqual([expect.stringMatching(/may do more .*`repository:admin`/)]);
    });

    it('that is shallow is replaced by the API, though it has a common commit', async () => {
      const { open, repository } = await bench(STANDARD);
      const source = open({ useWorkspace: clone(repository.folder, '--depth=2') });

      expect((await source.listFiles()).files).toHaveLength(7);
      expect(source.remarks()).toEqual([expect.stringMatching(/the checkout is shallow/)]);
    });

    it('gives what the API gives: names, hunks, modes and contents', async () => {
      const { open, repository } = await bench(AWKWARD);

      const local = await viewFrom(open({ useWorkspace: repository.folder }));
      const remote = await viewFrom(open());

      expect(local.gaps).toEqual([]);
      expect(remote.gaps).toEqual([]);
      // Of a file that only moved, the diff tells no mode.
      expect(remote.files).toEqual(
        local.files.map((file) =>
          file.path === 'sub/moved.txt' ? { ...file, oldMode: null, newMode: null } : file,
        ),
      );
    });

    it('gives what the API gives file by file', async () => {
      const { open, repository } = await bench(AWKWARD, { diffFails: 1 });
      const source = open();

      const remote = await viewFrom(source);
      const local = await viewFrom(open({ useWorkspace: repository.folder }));

      expect(remote.gaps).toEqual([]);
      expect(source.remarks()).toEqual([expect.stringMatching(/too large for Bitbucket Cloud/)]);
      expect(remote.files).toEqual(
        local.files.map((file) =>
          file.path === 'sub/moved.txt' ? { ...file, oldMode: null, newMode: null } : file,
        ),
      );
    });
  });

  describe('the API', () => {
    it('is asked for little', async () => {
      const { open, asked } = await bench(STANDARD);

      await collect(open());

      expect(asked().slice(0, 8)).toEqual([
        PULL,
        expect.stringMatching(/^GET \/commit\//),
        expect.stringMatching(/^GET \/commit\//),
        expect.stringMatching(/^GET \/merge-base\/[0-9a-f]{40}\.\.[0-9a-f]{40}$/),
        'GET /pullrequests/7/diffstat',
        expect.stringMatching(/^GET \/diffstat\//),
        'GET /pullrequests/7/diff',
        expect.stringMatching(/^GET \/diff\//),
      ]);
      const rest = asked().slice(8);
      expect(rest.every((line) => /^GET \/src\/[0-9a-f]{40}\/./.test(line))).toBe(true);
      // One each: what a path is stands in the diff.
      expect(new Set(rest).size).toBe(rest.length);
    });

    it('takes all pages of the list', async () => {
      const { open, asked } = await bench(STANDARD, { pageLimit: 3 });

      const list = await open().listFiles();

      expect(list.files).toHaveLength(7);
      expect(asked().filter((line) => line.startsWith('GET /diffstat/'))).toHaveLength(3);
    });

    it('names each file whose text took too long, and asks no more after three in a row', async () => {
      const { open, server, asked } = await bench(STANDARD);
      server.fault({ path: /\/diff\//, times: 100, action: { status: 555, body: { type: 'error' } } });
      const source = open();

      const patches = await source.readPatches(1_000_000);

      expect(patches.kind).toBe('fragments');
      const reasons = patches.kind === 'fragments' ? patches.fragments.map(({ reason }) => reason) : [];
      expect(reasons).toHaveLength(7);
      expect(reasons.slice(0, 3)).toEqual(Array(3).fill(expect.stringMatching(/took too long.*555/)));
      expect(reasons.slice(3)).toEqual(Array(4).fill(expect.stringMatching(/3 times in a row/)));
      expect(asked().filter((line) => line.startsWith('GET /diff/'))).toHaveLength(4);
      const { gaps } = await collect(source);
      expect(gaps).toContain('7 of 7 changed files came without text');
    });

    it('goes on without the last common commit where Cloud does not tell it: the list shows it', async () => {
      const { open, server, repository } = await bench(STANDARD);
      server.fault({ path: /\/merge-base\//, times: 9, action: { status: 404, body: { type: 'error' } } });

      const { mergeBase } = await open().identify();

      expect(mergeBase).toBe(repository.git('merge-base', 'main', 'feature'));
    });

    it('says that the last common commit is not known where the list does not show it either', async () => {
      const { open, server } = await bench({
        mergeBase: { a: '1\n' },
        base: { a: '1\n', c: '' },
        head: { a: '1\n', b: '2\n' },
      });
      server.fault({ path: /\/merge-base\//, times: 9, action: { status: 403, body: { type: 'error' } } });
      const source = open();

      const identity = await source.identify();

      expect(identity.mergeBase).toBe(identity.base.sha);
      expect(source.remarks()).toEqual([expect.stringMatching(/does not tell the last common commit/)]);
    });

    it('does not follow a redirect to another origin', async () => {
      const other = await startLoopback((_, response) => void response.end('diff --git a/x b/x\n'));
      for (const path of [
        /\/diffstat/,
        /\/pullrequests\/7\/diff\?|\/pullrequests\/7\/diff$/,
        /\/src\//,
        /\/merge-base/,
      ]) {
        const { open, server } = await bench(STANDARD);
        const location = `${other.origin}/2.0/x`;
        server.fault({ path, times: 50, action: { status: 302, headers: { location }, body: '' } });

        const source = open();
        const done = await collect(source).catch((error: unknown) => error);

        const said = [done instanceof Error ? done.message : '', ...source.remarks()].join('\n');
        expect(said).toMatch(/redirect to another origin/);
      }
      expect(other.requests).toEqual([]);
      await other.close();
    });

    it.each([
      ['the pull request', /\/pullrequests\/7$/],
      ['a commit', /\/commit\//],
      ['the list', /\/diffstat/],
      ['the diff', /\/diff\//],
    ])('takes a login page for none of its answers: %s', async (_, path) => {
      const { open, server } = await bench(STANDARD);
      server.fault(loginPage({ path, times: 50 }));

      const error = await failure(collect(open()));

      expect(error.message).not.toContain('\n');
      expect(error.message).toMatch(/text\/html|web page/);
      expect(error.remedy).toMatch(/login page/);
    });

    it('leaves out the contents of a file that is kept elsewhere', async () => {
      const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 12\n`;
      const { open } = await bench({ mergeBase: { a: '1\n' }, head: { a: '2\n', 'big.bin': pointer } });
      const source = open();

      expect(await source.readFile('head', 'big.bin', 100)).toBeNull();
      expect((await source.readFile('head', 'a', 100))?.size).toBe(2);
      expect(source.remarks()).toEqual([expect.stringMatching(/contents of some files/)]);
    });

    it('is not asked further where the run was stopped', async () => {
      const { open, repository, asked } = await bench(STANDARD);
      const controller = new AbortController();
      const source = open({ useWorkspace: repository.folder, signal: controller.signal });
      await source.pullRequest();
      controller.abort();

      await failure(source.identify());

      expect(asked()).toHaveLength(3);
    });
  });
});
