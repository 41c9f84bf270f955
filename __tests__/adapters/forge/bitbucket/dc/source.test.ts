import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { SupersededError } from '../../../../../src/domain/pull-request.ts';
import { resolveAnchor } from '../../../../../src/stages/collect/anchors.ts';
import { collect } from '../../../../../src/stages/collect/collect.ts';
import { describeChangeSource, STANDARD, type Tree } from '../../../../contracts/change-source.ts';
import { startLoopback } from '../../../../support/loopback-server.ts';
import { failure } from '../../github/source-bench.ts';
import { loseTree } from '../../scratch-repository.ts';
import { AWKWARD, viewFrom } from '../source-trees.ts';
import { benchOf, keepBenches, type SourceBench } from './source-bench.ts';

// Each test starts a server over a repository and git processes for what it is asked.
jest.setTimeout(60_000);

const PULL = 'GET /pull-requests/7';
const LOGIN = '<!DOCTYPE html><title>Log in</title><form></form>';

describe('adapters/forge/bitbucket/dc/source', () => {
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
    server.fault({ path: /\/(?:raw|browse)\b/, times: 50, action: { status } });
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
  describeChangeSource('a pull request of Data Center by the API', async () => standard.open(), {
    openOn,
    openBroken,
    tellsLinks: false,
  });
  describeChangeSource(
    'a pull request of Data Center by a checkout',
    async () => standard.open({ useWorkspace: standard.repository.folder }),
    { openOn: (base) => openOn(base, true), openBroken: (status) => openBroken(status, true) },
  );

  describe('the pull request', () => {
    it('is read once and says what the run needs to know', async () => {
      const { open, server, asked, repository } = await bench(STANDARD, {
        title: 'A title',
        description: null,
        draft: true,
      });
      const source = open();

      const facts = await source.pullRequest();
      const identity = await source.identify();

      const [base, head] = ['main', 'feature'].map((name) => repository.git('rev-parse', name));
      const { author, version } = server.state.pullRequest;
      expect(facts).toEqual({
        number: 7,
        state: 'open',
        draft: true,
        locked: false,
        title: 'A title',
        body: null,
        head: { ref: 'feature', sha: head, repoId: '1' },
        base: { ref: 'main', sha: base, repoId: '1' },
        author: { id: author.name.toLowerCase(), login: author.name.toLowerCase(), kind: 'user' },
        labels: [],
        changedFiles: null,
        version,
        isFork: false,
      });
      expect(identity).toEqual({
        forge: 'bitbucket-dc',
        repository: 'ACME/shop',
        number: 7,
        base: { ref: 'main', sha: base },
        head: { ref: 'feature', sha: head },
        mergeBase: repository.git('merge-base', 'main', 'feature'),
        author: { id: author.id, login: author.name.toLowerCase() },
        title: 'A title',
        body: null,
      });
      expect(asked().filter((line) => line === PULL)).toHaveLength(1);
    });

    it('of a personal repository behind a context path is read', async () => {
      const { open } = await bench(STANDARD, { project: '~ada', contextPath: '/bitbucket' });
      const source = open();

      expect((await source.identify()).repository).toBe('~ada/shop');
      expect((await source.listFiles()).files).toHaveLength(7);
    });

    it('of a fork is a fork', async () => {
      const { open } = await bench(STANDARD, { sourceRepository: { project: '~ben', repo: 'shop' } });

      expect(await open().pullRequest()).toMatchObject({ isFork: true, head: { repoId: '2' } });
    });

    it.each([12, 40])(
      'whose head begins with %i digits that the run was started for is it',
      async (digits) => {
        const { open, repository } = await bench(STANDARD);
        const head = repository.git('rev-parse', 'feature');

        expect((await open({ pinnedHead: head.slice(0, digits) }).pullRequest()).head.sha).toBe(head);
      },
    );

    it('whose head moved on since the event is not reviewed by this run', async () => {
      const { open, asked } = await bench(STANDARD);
      const source = open({ pinnedHead: 'a'.repeat(40) });

      const error = await failure(source.identify());

      expect(error).toBeInstanceOf(SupersededError);
      expect(await failure(source.readPatches(1_000))).toBe(error);
      expect(asked()).toEqual([PULL]);
    });

    it('whose head moves while the list is read is not reviewed by this run', async () => {
      const { open, server, repository } = await bench(STANDARD);
      const source = open();
      await source.pullRequest();
      server.push(repository.commit('feature', { ...STANDARD.head, more: 'x\n' }));

      expect(await failure(source.listFiles())).toBeInstanceOf(SupersededError);
    });

    it('whose head moves while its text is read is not reviewed by this run', async () => {
      const { open, server, repository } = await bench(STANDARD);
      const later = repository.commit('feature', { ...STANDARD.head, more: 'x\n' });
      let isMoved = false;
      server.onRequest(({ path }) => {
        if (isMoved || !path.includes('/diff/')) return;
        isMoved = true;
        server.push(later);
      });
      // The branch is on already, the pull request not yet.
      const source = open();

      const error = await failure(source.readPatches(1_000_000));

      expect(isMoved).toBe(true);
      expect(error).toBeInstanceOf(SupersededError);
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

      expect(error).toMatchObject({ status: 404, remedy: expect.stringMatching(/BITBUCKET_PR_ID/) });
      expect(error.message).toMatch(/no pull request 8 in ACME\/shop/);
    });
  });

  describe('a checkout', () => {
    it('that has all commits leaves one request to make', async () => {
      const { open, asked, repository } = await bench(STANDARD);
      const source = open({ useWorkspace: repository.folder });

      const change = await collect(source);

      expect(change.gaps).toEqual([]);
      expect(asked()).toEqual([PULL]);
      expect(source.remarks()).toEqual([]);
    });

    it('that is shallow is replaced by the API, though it has a common commit', async () => {
      const { open, repository } = await bench(STANDARD);
      const source = open({ useWorkspace: clone(repository.folder, '--depth=2') });

      expect((await source.listFiles()).files).toHaveLength(7);
      expect(source.remarks()).toEqual([expect.stringMatching(/the checkout is shallow/)]);
    });

    it('gives what the API gives: names, hunks of ten lines of context, modes and contents', async () => {
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
      const far = local.files.find(({ path }) => path === 'src/far.ts');
      expect(far?.hunks.map(({ at }) => at)).toEqual([
        [1, 15, 1, 15],
        [70, 21, 70, 21],
      ]);
    });

    it('lets comments stand as far from a change as the server does', async () => {
      const { open, repository } = await bench(AWKWARD);

      for (const useWorkspace of [repository.folder, null]) {
        const change = await collect(open({ useWorkspace }));
        const diffs = change.files.flatMap(({ diff }) => diff ?? []);
        const at = (line: number) => resolveAnchor(diffs, { path: 'src/far.ts', line });
        expect(at(15)).toMatchObject({ anchor: { line: 15 } });
        expect(at(16)).not.toHaveProperty('anchor');
      }
    });
  });

  describe('the API', () => {
    it('is asked for little, one file after the other', async () => {
      const { open, asked, server } = await bench(STANDARD);

      await collect(open());

      const lines = asked();
      expect(lines.slice(0, 3)).toEqual([
        PULL,
        'GET /pull-requests/7/merge-base',
        'GET /pull-requests/7/changes',
      ]);
      expect(lines.filter((line) => line.includes('/diff/'))).toHaveLength(7);
      expect(lines.filter((line) => line === 'GET /pull-requests/7.diff')).toHaveLength(1);
      const moved = server.requests.find(({ path }) => path.includes('/diff/docs/'));
      expect(moved?.path).toMatch(
        /\/diff\/docs\/n%C3%A4me%20%22x%22\.md\?contextLines=10&withComments=false&srcPath=docs%2Fold%20name\.md$/,
      );
    });

    it('of a server that is too old to tell the last common commit tells where the change starts', async () => {
      const { open, server, repository } = await bench(STANDARD);
      server.fault({ path: /merge-base/, times: 9, action: { status: 404, body: 'Not Found' } });

      const { mergeBase } = await open().identify();

      expect(mergeBase).toBe(repository.git('merge-base', 'main', 'feature'));
    });

    it('says that the list was cut', async () => {
      const { open } = await bench(STANDARD, { maxChanges: 5 });
      const source = open();

      const list = await source.listFiles();

      expect(list.files).toHaveLength(5);
      expect(list).toMatchObject({
        complete: false,
        reason: 'Bitbucket lists the first 5 changed files, and there are others',
      });
      expect((await collect(source)).gaps).toContain(list.reason);
    });

    it('names the files whose text was cut, and gives nothing of it', async () => {
      const { open } = await bench(AWKWARD, { maxDiffLines: 20 });
      const source = open();

      const patches = await source.readPatches(1_000_000);

      const fragments = patches.kind === 'fragments' ? patches.fragments : [];
      const cut = fragments.filter(({ reason }) => reason === 'Bitbucket cut its text');
      expect(cut.map(({ path }) => path).sort()).toEqual(['src/far.ts', 'src/near.ts']);
      expect(cut.every(({ bytes }) => bytes === null)).toBe(true);
      const { gaps, files } = await collect(source);
      expect(gaps).toContain('2 of 20 changed files came without text');
      expect(files.find(({ path }) => path === 'src/far.ts')).toMatchObject({
        diff: null,
        additions: null,
        missing: 'Bitbucket cut its text',
      });
    });

    it('does without the modes that the raw diff tells where there is none', async () => {
      const { open, server } = await bench(STANDARD);
      server.fault({ path: /\/7\.diff/, times: 9, action: { status: 404, body: LOGIN } });
      const source = open();

      const { files } = await source.listFiles();

      expect(
        Object.fromEntries(files.map(({ path, oldMode, newMode }) => [path, [oldMode, newMode]])),
      ).toEqual({
        'docs/näme "x".md': [null, null],
        'gone.txt': [null, null],
        'logo.bin': [null, null],
        'run.sh': ['100644', '100755'],
        'src/app.ts': [null, null],
        'to-secrets': [null, null],
        'vendor/lib': [null, '160000'],
      });
      expect(source.remarks()).toEqual([expect.stringMatching(/modes of files are not all known/)]);
    });

    it('names each file whose text did not come, and asks no more after three in a row', async () => {
      const { open, server, asked } = await bench(STANDARD);
      server.fault({ path: /\/diff\//, times: 100, action: { status: 400, body: { errors: [] } } });

      const patches = await open().readPatches(1_000_000);

      const reasons = patches.kind === 'fragments' ? patches.fragments.map(({ reason }) => reason) : [];
      expect(reasons).toHaveLength(7);
      expect(reasons[0]).toMatch(/could not be read: .*400/);
      expect(reasons[6]).toMatch(/3 times in a row/);
      expect(asked().filter((line) => line.includes('/diff/')).length).toBeLessThan(7);
    });

    it('does not follow a redirect to another origin', async () => {
      const other = await startLoopback((_, response) => void response.end('{}'));
      for (const path of [/\/changes/, /\/diff\//, /\/raw\//, /\/merge-base/, /\/7\.diff/]) {
        const { open, server } = await bench(STANDARD);
        const location = `${other.origin}/x`;
        server.fault({ path, times: 50, action: { status: 302, headers: { location }, body: '' } });
        const source = open();

        const done = await collect(source).catch((error: unknown) => error);

        const said = [done instanceof Error ? done.message : JSON.stringify(done), ...source.remarks()].join(
          '\n',
        );
        expect(said).toMatch(/redirect to another origin/);
      }
      expect(other.requests).toEqual([]);
      await other.close();
    });

    it.each([
      ['the pull request', /\/pull-requests\/7$/],
      ['the last common commit', /\/merge-base/],
      ['the list', /\/changes/],
    ])('takes a login page for none of its answers: %s', async (_, path) => {
      const { open, server } = await bench(STANDARD);
      server.fault({ path, times: 50, action: { status: 200, body: LOGIN } });

      const error = await failure(collect(open()));

      expect(error.message).not.toContain('\n');
      expect(error.message).toMatch(/text\/html|web page/);
      expect(error.remedy).toMatch(/login page/);
    });

    it('takes a login page for no content', async () => {
      const { open, server } = await bench(STANDARD);
      server.fault({ path: /\/raw\//, times: 50, action: { status: 200, body: LOGIN } });
      const source = open();

      expect(await source.readFile('head', 'same.txt', 100)).toBeNull();
      expect(source.remarks()).toEqual([expect.stringMatching(/a web page came/)]);
    });
  });
});
