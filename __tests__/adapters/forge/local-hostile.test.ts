import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createLocalSource } from '../../../src/adapters/forge/local.ts';
import type { ChangeSource } from '../../../src/domain/ports.ts';
import type { Tree } from '../../contracts/change-source.ts';
import { makeRepository, type ScratchRepository } from './scratch-repository.ts';

describe('adapters/forge/local (a hostile repository)', () => {
  let repository: ScratchRepository;
  let folder: string;
  let sentinel: string;
  let source: ChangeSource | null;
  beforeEach(() => {
    repository = makeRepository();
    folder = mkdtempSync(join(tmpdir(), 'scratch-'));
    sentinel = join(folder, 'sentinel');
    source = null;
  });
  afterEach(async () => {
    await source?.close();
    repository.remove();
    rmSync(folder, { recursive: true });
  });

  const open = (base = 'main', head = 'feature'): ChangeSource => {
    source = createLocalSource({ repository: repository.folder, base, head });
    return source;
  };
  /** A program that leaves the sentinel behind if anything runs it. */
  const trap = (): string => {
    const program = join(folder, 'trap.sh');
    writeFileSync(program, `#!/bin/sh\ntouch "${sentinel}"\ncat\n`);
    chmodSync(program, 0o755);
    return program;
  };
  const readAll = async (from: ChangeSource): Promise<string> => {
    const { files } = await from.listFiles();
    const patches = await from.readPatches(10_000_000);
    for (const file of files) {
      await from.readFile('head', file.path, 1_000);
      await from.readFile('base', file.oldPath ?? file.path, 1_000);
    }
    return patches.kind === 'diff' ? Buffer.from(patches.bytes).toString('utf8') : '';
  };

  it.each([
    ['an external diff program', 'diff.external'],
    ['an external diff program of a driver', 'diff.evil.command'],
    ['a text conversion', 'diff.evil.textconv'],
    ['a clean filter', 'filter.evil.clean'],
    ['a smudge filter', 'filter.evil.smudge'],
    ['a process filter', 'filter.evil.process'],
    ['a file system monitor', 'core.fsmonitor'],
    ['a pager', 'core.pager'],
    ['a pager of one command', 'pager.diff'],
    ['an ssh command', 'core.sshCommand'],
    ['a credential helper', 'credential.helper'],
  ])('runs nothing for %s', async (_, setting) => {
    const attributes = '* diff=evil filter=evil\n';
    repository.commit('main', { '.gitattributes': attributes, 'a.txt': 'one\n' });
    repository.commit('feature', { '.gitattributes': attributes, 'a.txt': 'two\n' }, 'main');
    repository.git('reset', '-q', '--hard', 'main');
    writeFileSync(join(repository.folder, '.git/info/attributes'), attributes);
    repository.git('config', setting, trap());

    const text = await readAll(open());

    expect(text).toContain('-one\n+two\n');
    expect(existsSync(sentinel)).toBe(false);
  });

  it('runs no hook', async () => {
    repository.commit('main', { 'a.txt': 'one\n' });
    repository.commit('feature', { 'a.txt': 'two\n' }, 'main');
    mkdirSync(join(repository.folder, '.git/hooks'), { recursive: true });
    for (const hook of ['post-index-change', 'post-checkout', 'reference-transaction', 'pre-auto-gc']) {
      writeFileSync(join(repository.folder, '.git/hooks', hook), `#!/bin/sh\ntouch "${sentinel}"\n`);
      chmodSync(join(repository.folder, '.git/hooks', hook), 0o755);
    }

    await readAll(open());

    expect(existsSync(sentinel)).toBe(false);
  });

  it('fetches nothing that a partial clone lacks, and says so', async () => {
    repository.commit('main', { 'a.txt': 'one\n' });
    repository.commit('feature', { 'a.txt': 'two\n' }, 'main');
    const oid = repository.git('rev-parse', 'feature:a.txt');
    rmSync(join(repository.folder, '.git/objects', oid.slice(0, 2), oid.slice(2)));
    repository.git('config', 'remote.origin.url', `ext::${trap()}`);
    repository.git('config', 'remote.origin.promisor', 'true');
    repository.git('config', 'remote.origin.uploadpack', trap());
    repository.git('config', 'protocol.allow', 'always');
    repository.git('config', 'extensions.partialClone', 'origin');

    await expect(readAll(open())).rejects.toMatchObject({ remedy: expect.stringMatching(/git fetch/) });

    expect(existsSync(sentinel)).toBe(false);
  });

  it('does not follow a submodule, whatever its address and its settings say', async () => {
    const modules = `[submodule "x"]\n\tpath = x\n\turl = ext::${trap()}\n\tignore = all\n`;
    const pinned = (digit: string) => ({ mode: '160000', data: digit.repeat(40) });
    repository.commit('main', { '.gitmodules': modules, x: pinned('1') });
    repository.commit('feature', { '.gitmodules': modules, more: '', x: pinned('2') }, 'main');
    repository.git('config', 'submodule.recurse', 'true');
    repository.git('config', 'diff.submodule', 'log');
    repository.git('config', 'diff.ignoreSubmodules', 'all');

    const from = open();
    const text = await readAll(from);

    expect((await from.listFiles()).files.map((file) => file.path)).toContain('x');
    expect(text).toContain(`+Subproject commit ${'2'.repeat(40)}`);
    expect(await from.readFile('head', 'x', 100)).toBeNull();
    expect(existsSync(sentinel)).toBe(false);
  });

  it.each(['refs/heads/--output=x', 'refs/heads/-x', 'refs/heads/a;id', 'refs/heads/$(id)'])(
    'takes the branch %s as a name and nothing else',
    async (ref) => {
      repository.commit('main', { 'a.txt': 'one\n' });
      const sha = repository.commit('feature', { 'a.txt': 'two\n' }, 'main');
      repository.git('update-ref', ref, sha);

      const identity = await open('main', ref).identify();

      expect(identity.head).toEqual({ ref, sha });
      expect(existsSync(join(repository.folder, 'x'))).toBe(false);
    },
  );

  it('is not bent by the settings of the repository', async () => {
    repository.commit('main', { 'b.txt': '1\n\n2\n3\n', 'a.txt': 'x\n' });
    repository.commit('feature', { 'b.txt': '1\n\n2\n4\n', 'c.txt': 'x\n' }, 'main');
    const plain = await readAll(open());
    await source?.close();
    const settings = {
      'diff.noprefix': 'true',
      'diff.mnemonicPrefix': 'true',
      'diff.renames': 'false',
      'diff.context': '0',
      'diff.interHunkContext': '9',
      'diff.suppressBlankEmpty': 'true',
      'diff.algorithm': 'patience',
      'diff.relative': 'true',
      'diff.orderFile': '/dev/zero',
      'color.ui': 'always',
      'core.quotePath': 'false',
      'core.abbrev': '4',
      'core.bigFileThreshold': '1',
      'core.worktree': '/tmp',
    };
    for (const [name, value] of Object.entries(settings)) repository.git('config', name, value);

    expect(await readAll(open())).toBe(plain);
  });

  it('is not bent by replaced objects', async () => {
    const sha = repository.commit('main', { 'a.txt': 'one\n' });
    const evil = repository.commit('feature', { 'a.txt': 'evil\n' }, 'main');
    const harmless = repository.commit('other', { 'a.txt': 'one\n' }, 'main');
    repository.git('replace', evil, harmless);

    const text = await readAll(open(sha, evil));

    expect(text).toContain('+evil');
  });

  it('takes over no GIT variable and no key from its own environment', async () => {
    repository.commit('main', { 'a.txt': 'one\n' });
    repository.commit('feature', { 'a.txt': 'two\n' }, 'main');
    const spy = join(folder, 'git-spy.sh');
    writeFileSync(spy, `#!/bin/sh\nenv >> "${folder}/env"\nexec git "$@"\n`);
    chmodSync(spy, 0o755);
    source = createLocalSource({
      repository: repository.folder,
      base: 'main',
      head: 'feature',
      gitProgram: spy,
      environment: {
        PATH: process.env.PATH,
        ANTHROPIC_API_KEY: 'canary',
        GIT_EXTERNAL_DIFF: trap(),
        GIT_DIR: '/nowhere',
        GIT_TRACE: '1',
      },
    });

    const text = await readAll(source);
    const seen = execFileSync('cat', [join(folder, 'env')], { encoding: 'utf8' });

    expect(text).toContain('+two');
    expect(seen).not.toMatch(/canary|GIT_EXTERNAL_DIFF|GIT_TRACE|GIT_DIR=\/nowhere/);
  });

  it('lists and reads names of every kind letter by letter', async () => {
    const names = [
      'line\nbreak.ts',
      'quo"te.ts',
      'tab\there.ts',
      '\\303\\251-octal.ts',
      '-leading',
      '--output=x',
      ':(glob)**',
      'sep\u2028arator.ts',
      'car\rriage.ts',
      'x b/x b/y.ts',
      'b/b.ts',
      ' spaces ',
      'émoji 😀.ts',
      '\uFEFFbom.ts',
      '"',
      `${'d'.repeat(250)}/`.repeat(16) + 'f'.repeat(79),
    ];
    const tree = (text: string): Tree => Object.fromEntries(names.map((name) => [name, `${text} ${name}\n`]));
    repository.commit('main', tree('old'));
    repository.commit('feature', tree('new'), 'main');

    const from = open();
    const { files } = await from.listFiles();

    expect(files.map((file) => file.path).sort()).toEqual([...names].sort());
    for (const file of files) expect(file).toMatchObject({ additions: 1, deletions: 1, oldPath: null });
    for (const name of names) {
      const blob = await from.readFile('head', name, 10_000);
      expect(Buffer.from(blob?.bytes ?? []).toString('utf8')).toBe(`new ${name}\n`);
    }
  });

  it('reads names that did not change letter by letter too', async () => {
    const names = ['line\nbreak.ts', '-leading', ':(top)x', '*', 'tab\t"'];
    const tree = Object.fromEntries(names.map((name) => [name, `text of ${name}`]));
    repository.commit('main', tree);
    repository.commit('feature', { ...tree, more: 'x' }, 'main');

    const from = open();

    for (const name of names) {
      const blob = await from.readFile('base', name, 1_000);
      expect(Buffer.from(blob?.bytes ?? []).toString('utf8')).toBe(`text of ${name}`);
    }
  });

  it('tells no file by a name that two of them share once decoded', async () => {
    const commit = (branch: string, from: string, digits: readonly [string, string]) =>
      `commit refs/heads/${branch}\ncommitter A <a@b> 0 +0000\ndata 0\n${from}deleteall\n` +
      `M 100644 inline "a\\376"\ndata 1\n${digits[0]}\nM 100644 inline "a\\377"\ndata 1\n${digits[1]}\n`;
    execFileSync('git', ['fast-import', '--quiet'], {
      cwd: repository.folder,
      input: commit('main', '', ['1', '2']) + commit('feature', 'from refs/heads/main\n', ['3', '4']),
    });

    expect(await open().readFile('head', 'a\uFFFD', 10)).toBeNull();
  });
});
