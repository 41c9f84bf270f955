import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createLocalSource, type LocalSourceOptions } from '../../../src/adapters/forge/local.ts';
import type { ListedFile } from '../../../src/domain/change.ts';
import { ForgeError } from '../../../src/domain/errors.ts';
import type { ChangeSource } from '../../../src/domain/ports.ts';
import { describeChangeSource, STANDARD, type Tree } from '../../contracts/change-source.ts';
import { loseTree, makeRepository, type ScratchRepository } from './scratch-repository.ts';

function commitStandard(repository: ScratchRepository): void {
  repository.commit('main', STANDARD.mergeBase);
  repository.commit('feature', STANDARD.head, 'main');
  repository.commit('main', STANDARD.base);
}

describe('adapters/forge/local', () => {
  const repositories: ScratchRepository[] = [];
  const sources: ChangeSource[] = [];

  const scratch = (...options: string[]): ScratchRepository => {
    const repository = makeRepository(...options);
    repositories.push(repository);
    return repository;
  };
  const open = (repository: ScratchRepository, options: Partial<LocalSourceOptions> = {}): ChangeSource => {
    const source = createLocalSource({
      repository: repository.folder,
      base: 'main',
      head: 'feature',
      ...options,
    });
    sources.push(source);
    return source;
  };
  const textOf = async (source: ChangeSource): Promise<string> => {
    const patches = await source.readPatches(10_000_000);
    return patches.kind === 'diff' ? Buffer.from(patches.bytes).toString('utf8') : '';
  };
  const listed = async (source: ChangeSource): Promise<readonly ListedFile[]> =>
    (await source.listFiles()).files;
  const failure = async (source: ChangeSource): Promise<ForgeError> => {
    const error: unknown = await source.identify().catch((reason: unknown) => reason);
    if (!(error instanceof ForgeError)) throw new Error(`no ForgeError but ${String(error)}`);
    return error;
  };

  let standard: ScratchRepository;
  let bare: ScratchRepository;
  beforeAll(() => {
    standard = scratch();
    commitStandard(standard);
    bare = scratch('--bare');
    commitStandard(bare);
  });
  afterEach(async () => {
    for (const source of sources.splice(0)) await source.close();
  });
  afterAll(() => {
    for (const repository of repositories) repository.remove();
  });

  const openBroken = () => {
    const repository = scratch();
    commitStandard(repository);
    loseTree(repository.folder, 'main');
    return Promise.resolve(open(repository));
  };
  const openOn = (base: Tree) => {
    const repository = scratch();
    repository.commit('main', { 'a.txt': 'a\n' });
    repository.commit('feature', { 'a.txt': 'b\n' }, 'main');
    repository.commit('main', base);
    return Promise.resolve(open(repository));
  };
  describeChangeSource(
    'a repository',
    async () => createLocalSource({ repository: standard.folder, base: 'main', head: 'feature' }),
    { openOn, openBroken },
  );
  describeChangeSource(
    'a bare repository',
    async () => createLocalSource({ repository: bare.folder, base: 'main', head: 'feature' }),
    { openOn, openBroken },
  );

  describe('places', () => {
    it('names paths from the top when started in a folder below', async () => {
      const repository = scratch();
      repository.commit('main', { 'deep/a.txt': 'a\n', 'b.txt': 'b\n' });
      repository.commit('feature', { 'deep/a.txt': 'A\n', 'b.txt': 'B\n' }, 'main');
      repository.git('checkout', '-q', 'main');

      const source = open(repository, { repository: join(repository.folder, 'deep') });

      expect((await listed(source)).map((file) => file.path)).toEqual(['b.txt', 'deep/a.txt']);
      expect(await textOf(source)).toContain('+++ b/deep/a.txt');
      expect((await source.readFile('head', 'deep/a.txt', 10))?.size).toBe(2);
    });

    it('works in a linked worktree and names the branch behind HEAD', async () => {
      const folder = join(standard.folder, 'linked');
      standard.git('worktree', 'add', '-q', folder, 'feature');

      const identity = await open(standard, { repository: folder, head: 'HEAD' }).identify();
      standard.git('worktree', 'remove', '--force', folder);

      expect(identity.head).toEqual({ ref: 'feature', sha: standard.git('rev-parse', 'feature') });
      expect(identity).toMatchObject({ repository: 'linked', forge: 'local', number: null, author: null });
    });

    it('keeps the word HEAD where it is detached', async () => {
      const repository = scratch();
      const sha = repository.commit('main', { 'a.txt': 'a\n' });
      repository.git('checkout', '-q', '--detach', 'main');

      const identity = await open(repository, { head: 'HEAD' }).identify();

      expect(identity.head).toEqual({ ref: 'HEAD', sha });
    });

    it('names a branch so that no tag of the same name is meant', async () => {
      const repository = scratch();
      repository.commit('main', { 'a.txt': 'a\n' });
      repository.git('tag', 'main');

      expect((await open(repository, { head: 'HEAD' }).identify()).head.ref).toBe('heads/main');
    });

    it('calls a repository after its top, also when started below through a link', async () => {
      const repository = scratch();
      commitStandard(repository);
      mkdirSync(join(repository.folder, 'deep/er'), { recursive: true });
      const link = join(standard.folder, 'link');
      symlinkSync(join(repository.folder, 'deep/er'), link);

      const identity = await open(repository, { repository: link }).identify();
      rmSync(link);

      expect(identity.repository).toBe(basename(repository.folder));
    });

    it('calls a bare repository after its folder', async () => {
      const folder = join(standard.folder, 'shared.git');
      standard.git('clone', '-q', '--bare', '.', folder);

      const identity = await open(standard, { repository: folder, head: 'HEAD' }).identify();
      rmSync(folder, { recursive: true });

      expect(identity).toMatchObject({ repository: 'shared', head: { ref: 'main' } });
    });

    it.each([
      [
        'a HEAD without a commit',
        (repository: ScratchRepository) => repository.git('symbolic-ref', 'HEAD', 'refs/heads/new'),
      ],
      [
        'a branch called HEAD',
        (repository: ScratchRepository) => repository.git('update-ref', 'refs/heads/HEAD', 'main'),
      ],
      ['a line break in the name of its folder', () => ''],
    ])('works with %s', async (_, prepare) => {
      const repository = scratch();
      commitStandard(repository);
      prepare(repository);
      const folder = `${repository.folder}/a\nb\n`;
      renameSync(join(repository.folder, '.git'), join(standard.folder, 'moved.git'));
      mkdirSync(folder);
      renameSync(join(standard.folder, 'moved.git'), join(folder, '.git'));

      const source = open(repository, { repository: folder });

      expect((await source.identify()).repository).toBe('a\nb\n');
      expect((await listed(source)).length).toBeGreaterThan(0);
    });

    it('works from inside the folder of git', async () => {
      const source = open(standard, { repository: join(standard.folder, '.git') });

      expect((await source.identify()).repository).toBe('.git');
      expect((await listed(source)).length).toBeGreaterThan(0);
    });

    it('takes equal base and head as an empty change', async () => {
      const source = open(standard, { head: 'main' });

      expect(await source.listFiles()).toEqual({ files: [], complete: true, reason: null });
      expect(await textOf(source)).toBe('');
    });

    it('leaves index and working tree of the user as they are', async () => {
      const repository = scratch();
      commitStandard(repository);
      repository.git('checkout', '-q', 'main');
      rmSync(join(repository.folder, 'same.txt'));
      const before = repository.git('status', '--porcelain');

      await listed(open(repository));

      expect(repository.git('status', '--porcelain')).toBe(before);
    });
  });

  describe('what is listed and shown', () => {
    it('takes a file that became a link as one modified path without numbers', async () => {
      const repository = scratch();
      repository.commit('main', { 'conf.ini': 'a\nb\n', 'z.txt': 'z\n' });
      repository.commit('feature', { 'conf.ini': { mode: '120000', data: 'other' }, 'z.txt': 'y\n' }, 'main');

      const files = await listed(open(repository));

      expect(files).toMatchObject([
        { path: 'conf.ini', status: 'modified', oldMode: '100644', newMode: '120000', additions: null },
        { path: 'z.txt', additions: 1, deletions: 1 },
      ]);
    });

    it('lists without reading the text, which may be a hundred megabytes', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'scratch-'));
      const gitProgram = join(folder, 'git-tee.sh');
      writeFileSync(
        gitProgram,
        `#!/bin/sh\ncase "$*" in *--raw*) git "$@" | tee "${folder}/seen";; *) exec git "$@";; esac\n`,
      );
      chmodSync(gitProgram, 0o755);

      await listed(open(standard, { gitProgram }));
      const seen = readFileSync(join(folder, 'seen'), 'utf8');
      rmSync(folder, { recursive: true });

      expect(seen).toContain('src/app.ts');
      expect(seen).not.toContain('@@');
    });

    it('shows text that the change itself marks as not to be shown', async () => {
      const repository = scratch();
      repository.commit('main', { 'a.ts': 'one\n', 'b.txt': 'x\n' });
      repository.commit(
        'feature',
        {
          '.gitattributes': '*.ts -diff linguist-generated\n*.txt binary\n',
          'a.ts': 'two\n',
          'b.txt': 'y\n',
        },
        'main',
      );
      repository.git('checkout', '-q', 'feature');

      const source = open(repository);

      expect(await textOf(source)).toContain('-one\n+two\n');
      expect(await textOf(source)).toContain('-x\n+y\n');
      for (const file of await listed(source)) {
        expect(file.attributes).toEqual({ generated: null, vendored: null, noDiff: null });
      }
    });

    it('gives the attributes of the base, and shows such text all the same', async () => {
      const repository = scratch();
      const attributes = [
        '*.svg -diff',
        '*.dat binary',
        '*.c diff=cpp',
        'gen/** linguist-generated',
        'own/** -linguist-vendored',
        'third/** linguist-vendored=true',
      ].join('\n');
      const names = ['x.svg', 'x.dat', 'x.c', 'gen/x', 'own/x', 'third/x'];
      const tree = (text: string) => Object.fromEntries(names.map((name) => [name, text]));
      repository.commit('main', { ...tree('1\n'), '.gitattributes': `${attributes}\n` });
      repository.commit('feature', tree('2\n'), 'main');

      const source = open(repository);

      const found = new Map((await listed(source)).map((file) => [file.path, file.attributes]));
      const none = { generated: null, vendored: null, noDiff: null };
      expect(found.get('x.svg')).toEqual({ ...none, noDiff: true });
      expect(found.get('x.dat')).toEqual({ ...none, noDiff: true });
      expect(found.get('x.c')).toEqual({ ...none, noDiff: false });
      expect(found.get('gen/x')).toEqual({ ...none, generated: true });
      expect(found.get('own/x')).toEqual({ ...none, vendored: false });
      expect(found.get('third/x')).toEqual({ ...none, vendored: true });
      expect((await textOf(source)).match(/^\+2$/gm)).toHaveLength(names.length);
    });

    describe('finds attributes wherever git does', () => {
      const generated = '* linguist-generated\n';
      const generatedIn = async (source: ChangeSource): Promise<readonly (boolean | null)[]> =>
        (await listed(source)).map((file) => file.attributes.generated);

      it.each([
        ['in a folder above', 'a/.gitattributes', ['a/b/c.txt', 'd.txt'], [true, null]],
        ['in the folder of a name with a line break', 'a/.gitattributes', ['a/\n', 'd.txt'], [true, null]],
        ['in a folder beside only', 'x/.gitattributes', ['a/b/c.txt', 'd.txt'], [null, null]],
      ])('%s', async (_, place, names, expected) => {
        const repository = scratch();
        const tree = (text: string) => Object.fromEntries(names.map((name) => [name, text]));
        repository.commit('main', { ...tree('1\n'), [place]: generated });
        repository.commit('feature', { ...tree('2\n'), [place]: generated }, 'main');

        expect(await generatedIn(open(repository))).toEqual(expected);
      });

      it('in one of very many folders', async () => {
        const repository = scratch();
        const tree = Object.fromEntries([...Array(300).keys()].map((at) => [`${at}/a`, `${at}\n`]));
        repository.commit('main', { '299/.gitattributes': generated });
        repository.commit('feature', { ...tree, '299/.gitattributes': generated }, 'main');

        const found = await generatedIn(open(repository));

        expect(found).toHaveLength(300);
        expect(found.filter((value) => value === true)).toHaveLength(1);
      });

      it('in the repository itself, also from a linked worktree', async () => {
        const repository = scratch();
        repository.commit('main', { 'a.txt': '1\n' });
        repository.commit('feature', { 'a.txt': '2\n' }, 'main');
        mkdirSync(join(repository.folder, '.git/info'), { recursive: true });
        writeFileSync(join(repository.folder, '.git/info/attributes'), generated);
        const linked = join(repository.folder, 'linked');
        repository.git('worktree', 'add', '-q', linked, 'feature');

        expect(await generatedIn(open(repository))).toEqual([true]);
        expect(await generatedIn(open(repository, { repository: linked }))).toEqual([true]);
      });
    });

    it('starts no more of git than a change without attributes needs', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'scratch-'));
      const gitProgram = join(folder, 'git-count.sh');
      const known = 'rev-parse|cat-file|merge-base|symbolic-ref|diff|read-tree|check-attr|ls-tree';
      writeFileSync(
        gitProgram,
        `#!/bin/sh\nfor a; do case "$a" in ${known}) echo "$a" >>"${folder}/seen"; break;; esac; done\nexec git "$@"\n`,
      );
      chmodSync(gitProgram, 0o755);
      const repository = scratch();
      commitStandard(repository);
      repository.git('symbolic-ref', 'HEAD', 'refs/heads/feature');

      const source = open(repository, { gitProgram, head: 'HEAD' });
      await source.identify();
      for (const { path, status } of await listed(source)) {
        if (status !== 'deleted') await source.readFile('head', path, 100);
      }
      await textOf(source);
      const seen = readFileSync(join(folder, 'seen'), 'utf8').trim().split('\n');
      rmSync(folder, { recursive: true });

      expect(seen).toEqual(['rev-parse', 'cat-file', 'merge-base', 'diff', 'diff']);
    });

    it('exempts a renamed file only where both of its names are exempt', async () => {
      const repository = scratch();
      const text = 'a\nb\nc\nd\ne\nf\ng\nh\n';
      const attributes = 'gen/** linguist-generated\n';
      repository.commit('main', { 'src/a': text, 'gen/b': `${text}b\n`, '.gitattributes': attributes });
      repository.commit(
        'feature',
        { 'gen/a': `${text}x\n`, 'gen/c': `${text}b\ny\n`, '.gitattributes': attributes },
        'main',
      );

      const files = await listed(open(repository));

      expect(files.map((file) => [file.oldPath, file.path, file.attributes.generated])).toEqual([
        ['src/a', 'gen/a', null],
        ['gen/b', 'gen/c', true],
      ]);
    });
  });

  describe('errors say what to do next', () => {
    it.each([
      ['a branch named like an option', { head: '--output=/tmp/x' }, /begins with "-"/, /refs\/heads/],
      ['a short option', { base: '-x' }, /begins with "-"/, /refs\/heads/],
      ['an empty name', { head: '' }, /not a revision/, /branch/],
      ['a name with a line break', { head: 'a\nb' }, /not a revision/, /branch/],
      ['a slip of the finger', { head: 'featrue' }, /"featrue" is no commit/, /Did you mean feature\?/],
      ['an unknown name', { base: 'release/9' }, /no commit/, /git fetch origin release\/9/],
      [
        'a place that the log does not reach',
        { base: 'main@{99}' },
        /"main@\{99\}" is no commit/,
        /git fetch/,
      ],
      ['a range', { head: 'main..feature' }, /"main\.\.feature" is no commit/, /git fetch/],
      ['a file', { head: 'main:same.txt' }, /no commit/, /git fetch/],
      ['a name for a shell', { head: 'a;id $(touch x)' }, /no commit/, /git fetch origin <ref>/],
    ])('%s', async (_, options, message, remedy) => {
      const error = await failure(open(standard, options));

      expect(error.message).toMatch(message);
      expect(error.remedy).toMatch(remedy);
    });

    it('an odd name beside a good one blames the odd one', async () => {
      const error = await failure(open(standard, { base: 'main', head: 'feature@{99}' }));

      expect(error.message).toMatch(/the head "feature@\{99\}" is no commit/);
    });

    it('a name that only a remote has', async () => {
      const repository = scratch();
      commitStandard(repository);
      repository.git('update-ref', 'refs/remotes/origin/release', 'main');

      expect((await failure(open(repository, { base: 'release' }))).remedy).toBe(
        'Did you mean origin/release?',
      );
    });

    it('histories without a common commit', async () => {
      const repository = scratch();
      repository.commit('main', { a: '1' });
      repository.commit('feature', { a: '2' });

      const error = await failure(open(repository));

      expect(error.message).toMatch(/no common commit/);
      expect(error.remedy).not.toMatch(/unshallow/);
    });

    it('a clone that is too shallow', async () => {
      const shallow = scratch('--bare');
      shallow.git('fetch', '-q', '--depth=1', `file://${standard.folder}`, 'main:main', 'feature:feature');

      expect((await failure(open(shallow))).remedy).toMatch(/git fetch --unshallow/);
    });

    it('a folder without a repository, a folder that is not there, and no git', async () => {
      const notOne = await failure(open(standard, { repository: tmpdir() }));
      const absent = await failure(open(standard, { repository: join(standard.folder, 'absent') }));
      const noGit = await failure(open(standard, { gitProgram: join(standard.folder, 'no-git') }));

      expect(notOne.message).toMatch(/not inside a git repository/);
      expect(absent.message).toMatch(/no folder/);
      expect(noGit).toMatchObject({ message: 'git was not found', remedy: expect.stringMatching(/PATH/) });
    });

    it('a temporary folder that cannot be written', async () => {
      const error = await failure(open(standard, { temporaryFolder: join(standard.folder, 'absent') }));

      expect(error.remedy).toMatch(/TMPDIR/);
    });

    it('a list that cannot be made, told to who asks for it and not before', async () => {
      const repository = scratch();
      commitStandard(repository);
      const oid = repository.git('rev-parse', 'feature^{tree}');
      rmSync(join(repository.folder, '.git/objects', oid.slice(0, 2), oid.slice(2)));

      const source = open(repository);

      expect((await source.identify()).head.ref).toBe('feature');
      await expect(source.listFiles()).rejects.toThrow(/git diff failed/);
    });

    it('an object that is not there', async () => {
      const repository = scratch();
      commitStandard(repository);
      const oid = repository.git('rev-parse', 'feature:src/app.ts');
      rmSync(join(repository.folder, '.git/objects', oid.slice(0, 2), oid.slice(2)));

      const error: unknown = await open(repository)
        .readFile('head', 'src/app.ts', 10)
        .catch((reason: unknown) => reason);

      expect(error).toBeInstanceOf(ForgeError);
    });
  });

  describe('the end', () => {
    it('removes its folder and refuses further questions', async () => {
      const temporaryFolder = mkdtempSync(join(tmpdir(), 'scratch-'));
      const source = open(standard, { temporaryFolder });
      await source.readFile('head', 'same.txt', 10);
      const during = readdirSync(temporaryFolder).length;

      await source.close();

      expect([during, readdirSync(temporaryFolder).length]).toEqual([1, 0]);
      await expect(source.readFile('head', 'same.txt', 10)).rejects.toThrow(/closed/);
      rmSync(temporaryFolder, { recursive: true });
    });

    it('stops what is running when the run is cancelled', async () => {
      const controller = new AbortController();
      const source = open(standard, { signal: controller.signal });
      await source.identify();
      const reading = source.readPatches(1_000);

      controller.abort();

      await expect(reading).rejects.toThrow(/cancelled/);
      await expect(source.readFile('head', 'same.txt', 10)).rejects.toThrow(/cancelled/);
    });

    it('starts nothing for a run that was cancelled before', async () => {
      const error = await failure(open(standard, { signal: AbortSignal.abort() }));

      expect(error.message).toMatch(/cancelled/);
    });
  });
});
