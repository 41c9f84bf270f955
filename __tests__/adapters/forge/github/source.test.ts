import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { GitHubApi } from '../../../../src/adapters/forge/github/api.ts';
import { SupersededError } from '../../../../src/domain/pull-request.ts';
import { collect } from '../../../../src/stages/collect/collect.ts';
import { describeChangeSource, STANDARD, type Tree } from '../../../contracts/change-source.ts';
import { loseTree } from '../scratch-repository.ts';
import { benchOf, failure, keepBenches, type SourceBench } from './source-bench.ts';

// Each test starts a server over a repository and git processes for what it is asked.
jest.setTimeout(60_000);

describe('adapters/forge/github/source', () => {
  const folders: string[] = [];
  const bench = keepBenches();
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
  afterAll(() => standard.close());

  /** From a server that answers nothing about files, with a checkout that has lost the tip's. */
  const openBroken = async (status: number, withCheckout = false) => {
    const { open, server, repository } = await bench(STANDARD);
    server.fault({ path: /\/graphql|\/git\//, times: 50, action: { status } });
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
  describeChangeSource('a pull request by the API', async () => standard.open(), {
    openOn,
    openBroken,
  });
  describeChangeSource(
    'a pull request by a checkout',
    async () => standard.open({ useWorkspace: standard.repository.folder }),
    { openOn: (base) => openOn(base, true), openBroken: (status) => openBroken(status, true) },
  );

  describe('the pull request', () => {
    it('is read once and says what the run needs to know', async () => {
      const { open, server, asked, repository } = await bench(STANDARD, {
        title: 'A title',
        body: null,
        labels: ['one', 'two'],
        draft: true,
        headRepository: 'fork',
      });
      const source = open();

      const facts = await source.pullRequest();
      const identity = await source.identify();

      expect(facts).toMatchObject({
        number: server.state.pull.number,
        state: 'open',
        draft: true,
        locked: false,
        title: 'A title',
        body: null,
        labels: ['one', 'two'],
        changedFiles: 7,
        isFork: true,
        author: { login: server.state.pull.author?.login, kind: 'user' },
      });
      expect(identity).toEqual({
        forge: 'github',
        repository: 'acme/shop',
        number: facts.number,
        base: { ref: 'main', sha: repository.git('rev-parse', 'main') },
        head: { ref: facts.head.ref, sha: repository.git('rev-parse', 'feature') },
        mergeBase: repository.git('merge-base', 'main', 'feature'),
        author: { id: server.state.pull.author?.id, login: server.state.pull.author?.login },
        title: 'A title',
        body: null,
      });
      expect(asked().filter((line) => /^GET \/pulls\/\d+$/.test(line))).toHaveLength(1);
    });

    it('whose head moved on since the event is not reviewed by this run', async () => {
      const { open, asked } = await bench(STANDARD);
      const source = open({ pinnedHead: 'a'.repeat(40) });

      const error = await failure(source.identify());

      expect(error).toBeInstanceOf(SupersededError);
      expect(error).toMatchObject({ reason: 'superseded', retryable: false });
      expect(error.message).toMatch(/newer commits arrived/);
      expect(await failure(source.readPatches(1_000))).toBe(error);
      expect(asked()).toHaveLength(1);
    });

    it('is read at the head of the event where it is still that', async () => {
      const { open, repository } = await bench(STANDARD);
      const pinnedHead = repository.git('rev-parse', 'feature');

      expect((await open({ pinnedHead }).identify()).head.sha).toBe(pinnedHead);
    });

    it('that is not there is told with what to check', async () => {
      const { open } = await bench(STANDARD);

      const error = await failure(open({ number: 99_999 }).pullRequest());

      expect(error).toMatchObject({ status: 404, remedy: expect.stringMatching(/pull-requests: read/) });
    });
  });

  describe('a checkout', () => {
    it('that has all commits leaves one request to make', async () => {
      const { open, asked, repository } = await bench(STANDARD);
      const source = open({ useWorkspace: repository.folder });

      const change = await collect(source);

      expect(change.gaps).toEqual([]);
      expect(asked()).toEqual([expect.stringMatching(/^GET \/pulls\/\d+$/)]);
      expect(source.remarks()).toEqual([]);
      expect(change.identity.forge).toBe('github');
    });

    it.each([
      ['is no repository', () => mkdtempSync(join(tmpdir(), 'empty-'))],
      ['is not there', () => '/nonexistent/checkout'],
    ])('that %s is replaced by the API, with a remark', async (_, folderOf) => {
      const { open, asked } = await bench(STANDARD);
      const source = open({ useWorkspace: folderOf() });

      const change = await collect(source);

      expect(change.gaps).toEqual([]);
      expect(change.files).toHaveLength(7);
      expect(source.remarks()).toEqual([expect.stringMatching(/^the checkout is not used, the API is: /)]);
      expect(asked().filter((line) => line.startsWith('GET /compare/'))).toHaveLength(1);
    });

    it('without the commits is replaced by the API', async () => {
      const { open } = await bench(STANDARD);
      const other = await bench({ mergeBase: { a: '1' }, head: { a: '2' } });
      const source = open({ useWorkspace: other.repository.folder });

      expect((await source.listFiles()).files).toHaveLength(7);
      expect(source.remarks()[0]).toMatch(/is no commit of this repository/);
    });

    it('that is shallow and has no common commit is replaced by the API', async () => {
      const { open, repository } = await bench(STANDARD);
      const source = open({ useWorkspace: clone(repository.folder, '--depth=1') });

      expect((await source.listFiles()).files).toHaveLength(7);
      expect(source.remarks()[0]).toMatch(/shallow clone/);
    });

    it.each([
      ['7', true],
      ['8', false],
    ])('that is shallow and has seven files, where GitHub counts %s, is used: %s', async (count, isUsed) => {
      const { open, repository, api } = await bench(STANDARD);
      const counting: GitHubApi = {
        ...api,
        get: async (...asked) => {
          const answer = await api.get(...asked);
          const isPull = asked[0] === 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
          return isPull
            ? { ...answer, data: { ...Object(answer.data), changed_files: Number(count) } }
            : answer;
        },
      };
      const source = open({ useWorkspace: clone(repository.folder, '--depth=2') }, counting);

      await source.listFiles();

      expect(source.remarks()).toEqual(
        isUsed ? [] : [expect.stringMatching(/shallow checkout the change has 7 files, and GitHub counts 8/)],
      );
    });

    it('without the blobs, as in a partial clone, leaves text and contents to the API', async () => {
      const { open, repository } = await bench(STANDARD);
      repository.git('config', 'uploadpack.allowFilter', 'true');
      const folder = clone(repository.folder, '--filter=blob:none');
      const source = open({ useWorkspace: folder });

      const change = await collect(source);

      expect(change.gaps).toEqual([]);
      expect(source.remarks()).toHaveLength(1);
      expect(change.files.find((file) => file.path === 'src/app.ts')?.diff?.additions).toBe(2);
    });

    it('is not replaced by anything where the run was stopped', async () => {
      const { open, repository, asked } = await bench(STANDARD);
      const controller = new AbortController();
      const source = open({ useWorkspace: repository.folder, signal: controller.signal });
      await source.pullRequest();
      controller.abort();

      await failure(source.identify());

      expect(asked()).toHaveLength(1);
    });
  });
});
