import { describe, expect, it, jest } from '@jest/globals';
import type { GitHubApi } from '../../../../src/adapters/forge/github/api.ts';
import type { ChangeSet } from '../../../../src/domain/change.ts';
import { collect } from '../../../../src/stages/collect/collect.ts';
import { decideScope } from '../../../../src/stages/plan/scope.ts';
import { STANDARD, type Tree } from '../../../contracts/change-source.ts';
import { failure, keepBenches, type SourceBench } from './source-bench.ts';

// Each test starts a server over a repository and git processes for what it is asked.
jest.setTimeout(60_000);

describe('adapters/forge/github/source by the API', () => {
  const bench = keepBenches();

  describe('the list by the API', () => {
    it('has the modes of both sides', async () => {
      const { files } = await (await bench(STANDARD)).open().listFiles();

      const modes = Object.fromEntries(files.map((file) => [file.path, [file.oldMode, file.newMode]]));
      expect(modes).toEqual({
        'docs/näme "x".md': ['100644', '100644'],
        'gone.txt': ['100644', null],
        'logo.bin': ['100644', '100644'],
        'run.sh': ['100644', '100755'],
        'src/app.ts': ['100644', '100644'],
        'to-secrets': [null, '120000'],
        'vendor/lib': [null, '160000'],
      });
    });

    it('takes names letter by letter', async () => {
      const names = [
        'a b',
        'a#b',
        'a?b=c',
        'a%20b',
        'ä/ö.ts',
        '-x',
        "it's",
        'a\tb',
        'a"b',
        'a\\b',
        '日本.ts',
        'x/b/y',
      ];
      const tree = (text: string): Tree =>
        Object.fromEntries(names.map((name) => [name, `${name} ${text}\n`]));
      const { open } = await bench({ mergeBase: tree('old'), head: tree('new') });
      const source = open();

      const { files } = await source.listFiles();
      const texts = await Promise.all(
        names.map(async (name) => [
          Buffer.from((await source.readFile('base', name, 100))?.bytes ?? []).toString(),
          Buffer.from((await source.readFile('head', name, 100))?.bytes ?? []).toString(),
        ]),
      );

      expect(files.map((file) => file.path).sort()).toEqual([...names].sort());
      expect(texts).toEqual(names.map((name) => [`${name} old\n`, `${name} new\n`]));
      expect((await collect(open())).gaps).toEqual([]);
    });

    it('knows what the base says is generated, and believes no word of the change about itself', async () => {
      const { open } = await bench({
        mergeBase: {
          '.gitattributes': 'dist/** linguist-generated\n',
          'dist/a.js': '1\n',
          'src/b.ts': '1\n',
        },
        head: {
          '.gitattributes': '* linguist-generated\n',
          'dist/a.js': '2\n',
          'src/b.ts': '2\n',
          'src/new.ts': '1\n',
        },
      });

      const { files } = await open().listFiles();

      expect(files.map(({ path, attributes }) => [path, attributes.generated])).toEqual([
        ['.gitattributes', null],
        ['dist/a.js', true],
        ['src/b.ts', null],
        ['src/new.ts', null],
      ]);
    });

    it('comes in pages', async () => {
      const { open, asked } = await bench(STANDARD, { pageLimit: 3 });

      const list = await open().listFiles();

      expect(list.complete).toBe(true);
      expect(list.files).toHaveLength(7);
      expect(asked().filter((line) => line.endsWith('/files'))).toHaveLength(3);
    });

    it('says how many files it lacks', async () => {
      const tree: Tree = Object.fromEntries(Array.from({ length: 5 }, (_, index) => [`f${index}`, 'x\n']));
      const { open } = await bench(
        { mergeBase: { a: '1\n' }, head: { a: '1\n', ...tree } },
        { fileListLimit: 3 },
      );

      const list = await open().listFiles();

      expect(list).toMatchObject({ complete: false, reason: 'GitHub lists 3 of 5 changed files' });
    });

    it('that cannot be read ends the run in words', async () => {
      const { open, server } = await bench(STANDARD);
      server.fault({ path: /\/files/, times: 50, action: { status: 502 } });

      const error = await failure(open().listFiles());

      expect(error.message).toMatch(/^the list of changed files could not be read: /);
      expect(error).toMatchObject({ status: 502, remedy: expect.stringMatching(/fetch-depth: 0/) });
    });
  });

  describe('text and contents by the API', () => {
    const scoped = async (
      made: SourceBench,
    ): Promise<{ change: ChangeSet; scope: ReturnType<typeof decideScope> }> => {
      const change = await collect(made.open());
      return { change, scope: decideScope(change) };
    };

    it('leave no gap for renames, modes, empty files, binaries, links and submodules', async () => {
      const made = await bench({
        mergeBase: {
          'moved from.ts': 'one\ntwo\nthree\n',
          'run.sh': 'x\n',
          'old.png': new Uint8Array([0, 1, 2]),
          'empty-gone': '',
          link: { mode: '120000', data: 'a' },
          'was-file': 'text\n',
          ends: 'no newline',
          lib: { mode: '160000', data: '1'.repeat(40) },
        },
        head: {
          'moved to.ts': 'one\ntwo\nthree\n',
          'run.sh': { mode: '100755', data: 'x\n' },
          'old.png': new Uint8Array([0, 1, 3]),
          'new.png': new Uint8Array([0, 9]),
          link: { mode: '120000', data: 'b' },
          'was-file': { mode: '120000', data: 'target' },
          ends: 'still no newline',
          lib: { mode: '160000', data: '2'.repeat(40) },
        },
      });

      const { change, scope } = await scoped(made);

      expect(change.gaps).toEqual([]);
      expect(scope.uncovered).toEqual([]);
      expect(new Map(scope.skipped.map(({ path, reason }) => [path, reason]))).toEqual(
        new Map([
          ['moved to.ts', 'no text changed (renamed)'],
          ['run.sh', 'no text changed (only its mode)'],
          ['old.png', 'binary'],
          ['new.png', 'binary'],
          ['empty-gone', 'empty file'],
          ['lib', 'submodule: only the pinned commit changed'],
        ]),
      );
      expect(scope.review.map((file) => file.path).sort()).toEqual(['ends', 'link', 'was-file']);
    });

    it('do not let a change hide text by calling it binary', async () => {
      const made = await bench({
        mergeBase: { 'a.ts': 'old\n', 'b.ts': '1\n2\n3\n4\n5\n6\n7\n8\n' },
        head: { 'a.ts': 'new\n', 'c.ts': '1\n2\n3\n4\n5\n6\n7\n8\nbad\n' },
      });
      // As GitHub lists text whose attributes say "-diff".
      const bare: GitHubApi = {
        ...made.api,
        getAll: async (...asked) =>
          (await made.api.getAll(...asked)).map((item) => {
            const { patch: _, ...rest } = Object(item);
            return { ...rest, additions: 0, deletions: 0, changes: 0 };
          }),
      };

      const scope = decideScope(await collect(made.open({}, bare)));

      expect(scope.uncovered.map(({ path, reason }) => [path, reason])).toEqual([
        ['a.ts', 'its bytes are text, but the diff shows none of it'],
        ['c.ts', 'its bytes are text, but the diff shows none of it'],
      ]);
    });

    it('come as one diff where GitHub left out hunks and has the diff', async () => {
      const big = 'x\n'.repeat(300);
      const made = await bench(
        { mergeBase: { 'a.ts': 'a\n' }, head: { 'a.ts': 'b\n', 'big.ts': big, 'ä b.ts': 'c\n' } },
        { patchLimits: { fileLines: 200 } },
      );

      const patches = await made.open().readPatches(1_000_000);
      const { change } = await scoped(made);

      expect(patches).toMatchObject({ kind: 'diff', complete: true });
      expect(change.gaps).toEqual([]);
      expect(change.files.find((file) => file.path === 'big.ts')?.diff?.additions).toBe(300);
    });

    it('say what GitHub withheld where it refuses the diff too, and ask for it once', async () => {
      const made = await bench(
        { mergeBase: { 'a.ts': 'a\n' }, head: { 'a.ts': 'b\n', 'big.ts': 'x\n'.repeat(300) } },
        { patchLimits: { fileLines: 200, diffLines: 250 } },
      );

      const { change, scope } = await scoped(made);

      const reason = 'GitHub withheld the text (too large)';
      expect(scope.review.map((file) => file.path)).toEqual(['a.ts']);
      expect(scope.uncovered).toEqual([{ path: 'big.ts', reason }]);
      expect(change.gaps).toEqual(['1 of 2 changed files came without text']);
      expect(made.asked().filter((line) => /^GET \/pulls\/\d+$/.test(line))).toHaveLength(2);
    });

    it('do without a diff that is larger than what was asked for, or that fails', async () => {
      const made = await bench(
        { mergeBase: { 'a.ts': 'a\n' }, head: { 'a.ts': 'b\n', 'big.ts': 'x\n'.repeat(300) } },
        { patchLimits: { fileLines: 200 } },
      );
      made.server.fault({ path: /\/pulls\/\d+$/, nth: 4, times: 50, action: { status: 500 } });

      const cut = await made.open().readPatches(500);
      const source = made.open();
      const failed = await source.readPatches(1_000_000);

      for (const patches of [cut, failed]) {
        expect(
          patches.kind === 'fragments' && patches.fragments.map(({ path, bytes }) => [path, bytes !== null]),
        ).toEqual([
          ['a.ts', true],
          ['big.ts', false],
        ]);
      }
      expect(source.remarks()).toEqual([expect.stringMatching(/^the diff as a whole could not be read/)]);
    });

    it('are byte for byte what git has, whatever the encoding and the size', async () => {
      const head = {
        latin1: Buffer.from([0x63, 0x61, 0x66, 0xe9, 0x0a]),
        // A cut character of four bytes: its replacement has as many bytes as what was there.
        'cut-emoji': Buffer.from([0xf0, 0x9f, 0x92, 0x0a]),
        bom: Buffer.from('\ufeffconst x = 1;\r\n'),
        binary: Buffer.from([0, 255, 1]),
        large: Buffer.from('0123456789abcde\n'.repeat(40_000)),
        empty: Buffer.alloc(0),
      };
      const { open } = await bench({ mergeBase: { a: 'a' }, head: { a: 'a', ...head } });
      const source = open();

      for (const [path, bytes] of Object.entries(head)) {
        const blob = await source.readFile('head', path, 1_000_000);
        expect([path, blob?.size, Buffer.from(blob?.bytes ?? []).equals(bytes)]).toEqual([
          path,
          bytes.length,
          true,
        ]);
      }
      const start = await source.readFile('head', 'large', 10);
      expect([start?.bytes.length, start?.size]).toEqual([10, 640_000]);
    });

    it('give the name in a link at the base too, though what it names lies there', async () => {
      const { open } = await bench({
        mergeBase: { link: { mode: '120000', data: 'secret.txt' }, 'secret.txt': 'secret' },
        head: { 'secret.txt': 'secret' },
      });

      const blob = await open().readFile('base', 'link', 100);

      expect(Buffer.from(blob?.bytes ?? []).toString()).toBe('secret.txt');
      expect(blob?.link).toBe(true);
    });
  });

  describe('without queries', () => {
    it('the trees tell the modes and the files are read one by one, links as links', async () => {
      const made = await bench({ ...STANDARD });
      made.server.fault({ path: /\/graphql/, times: 500, action: { status: 403, body: { message: 'No' } } });
      const source = made.open();

      const change = await collect(source);

      expect(change.gaps).toEqual([]);
      expect(change.files.find((file) => file.path === 'run.sh')).toMatchObject({
        oldMode: '100644',
        newMode: '100755',
      });
      expect(change.files.find((file) => file.path === 'src/app.ts')?.content.binary).toEqual({
        base: false,
        head: false,
      });
      expect(await source.readFile('head', 'to-secrets', 100)).toMatchObject({ link: true });
      expect(await source.readFile('head', 'vendor/lib', 100)).toBeNull();
      expect(source.remarks()).toEqual([expect.stringMatching(/^files are read one by one: /)]);
      expect(made.asked().filter((line) => line.startsWith('GET /git/trees/'))).toHaveLength(2);
    });

    it('and without trees and blobs nothing is known of bytes, and what may be binary is not let go', async () => {
      const made = await bench({
        mergeBase: { 'a.ts': 'a\n', 'b.sh': 'b\n' },
        head: { 'a.ts': 'b\n', 'b.sh': { mode: '100755', data: 'b\n' } },
      });
      made.server.fault({ path: /\/graphql|\/git\//, times: 500, action: { status: 404 } });
      const source = made.open();

      const scope = decideScope(await collect(source));

      expect(scope.review.map((file) => file.path)).toEqual(['a.ts']);
      expect(scope.uncovered).toEqual([
        { path: 'b.sh', reason: 'it is said to be binary, and its bytes were not read' },
      ]);
      expect(source.remarks()).toHaveLength(2);
    });
  });
});
