import { describe, expect, it } from '@jest/globals';
import type { ApiAnswer } from '../../../../src/adapters/forge/exchange.ts';
import type { GitHubApi } from '../../../../src/adapters/forge/github/api.ts';
import { createGitHubSource } from '../../../../src/adapters/forge/github/source.ts';
import type { PullRequestSourceOptions } from '../../../../src/adapters/forge/pull-request-source.ts';
import { ForgeError } from '../../../../src/domain/errors.ts';
import type { Patches, PullRequestSource } from '../../../../src/domain/ports.ts';
import { resolveAnchor } from '../../../../src/stages/collect/anchors.ts';
import { collect } from '../../../../src/stages/collect/collect.ts';
import { blobId, HEAD_SHA, itemOf, type MemoryApi, memoryApi } from './memory-api.ts';
import { failure } from './source-bench.ts';

const PULL = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
const BLOB = 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}';
const TREE = 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}';

function open(api: GitHubApi, options: Partial<PullRequestSourceOptions> = {}): PullRequestSource {
  return createGitHubSource(api, { number: 7, useWorkspace: null, environment: {}, ...options });
}

const answer = (data: unknown, status = 200): ApiAnswer => ({ status, headers: {}, data });
const names = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `src/f${index}.ts`);

const fragmentsOf = (patches: Patches) => (patches.kind === 'fragments' ? patches.fragments : []);

describe('adapters/forge/github/files and text by values', () => {
  it.each([
    ['added', 'added'],
    ['removed', 'deleted'],
    ['modified', 'modified'],
    ['renamed', 'renamed'],
    ['copied', 'copied'],
    ['changed', 'modified'],
    ['unchanged', 'modified'],
  ])('takes the status "%s" for "%s"', async (status, expected) => {
    const items = [itemOf('n.ts', { status, previous_filename: 'o.ts' })];

    const { files } = await open(memoryApi({ items })).listFiles();

    const isMoved = expected === 'renamed' || expected === 'copied';
    expect(files[0]).toMatchObject({ path: 'n.ts', status: expected, oldPath: isMoved ? 'o.ts' : null });
  });

  it.each([
    [null],
    ['a.ts'],
    [itemOf('')],
    [itemOf('a.ts', { status: 'exploded' })],
    [itemOf('a.ts', { status: 'constructor' })],
    [itemOf('a.ts', { additions: '1' })],
    [itemOf('a.ts', { deletions: -1 })],
  ])('does not go on with a list that holds %j', async (item) => {
    expect((await failure(open(memoryApi({ items: [item] })).listFiles())).message).toMatch(
      /was not understood/,
    );
  });

  it('lists a file once that stands on two pages, and keeps two whose names read alike', async () => {
    const items = [
      itemOf('a.ts'),
      itemOf('a\uFFFD', { sha: '1'.repeat(40) }),
      itemOf('a.ts'),
      itemOf('a\uFFFD'),
    ];

    const list = await open(memoryApi({ items, pull: { changed_files: 3 } })).listFiles();

    expect(list.complete).toBe(true);
    expect(list.files.map(({ path }) => path)).toEqual(['a.ts', 'a\uFFFD', 'a\uFFFD']);
  });

  it.each([
    [3, 3, null],
    [3, 2, null],
    [3, 4, 'GitHub lists 3 of 4 changed files'],
    [3_000, 3_200, 'GitHub lists 3,000 of 3,200 changed files'],
    [3_000, 3_000, 'GitHub lists no more than 3,000 changed files, and there may be others'],
  ])(
    'with %i files listed and %i counted is incomplete because: %s',
    async (listed, changed_files, reason) => {
      const items = names(listed).map((path) => itemOf(path));

      const list = await open(memoryApi({ items, pull: { changed_files } })).listFiles();

      expect(list).toMatchObject({ complete: reason === null, reason });
    },
  );

  it('gives the hunks that fit, and names those that do not', async () => {
    const long = `@@ -0,0 +1 @@\n+${'x'.repeat(500)}`;
    const items = [
      itemOf('a.ts'),
      itemOf('b.ts', { patch: long }),
      itemOf('ä.ts', { patch: '@@ -1 +1 @@\n-a\n+ä' }),
    ];

    const fragments = fragmentsOf(await open(memoryApi({ items })).readPatches(200));

    const sizes = fragments.map(({ path, bytes, reason }) => [path, bytes?.length ?? null, reason]);
    expect(sizes).toEqual([
      ['a.ts', 17, null],
      ['b.ts', null, 'the text of the change is larger than 200 bytes'],
      ['ä.ts', 18, null],
    ]);
  });

  it('looks for gaps as GitHub leaves them: binary, withheld, text, and moved without a change', async () => {
    const none = { additions: 0, deletions: 0, changes: 0, patch: undefined };
    const data = 'same\n';
    const api = memoryApi({
      items: [
        itemOf('assets/logo.png', none),
        itemOf('src/big.json', { status: 'added', additions: 1, deletions: 0, changes: 1, patch: undefined }),
        itemOf('src/use.kt', { deletions: 0, changes: 1, patch: '@@ -1 +1,2 @@\n a\n+load("big.json")' }),
        itemOf('moved/b.ts', { ...none, status: 'renamed', previous_filename: 'a.ts', sha: blobId(data) }),
      ],
      base: { 'assets/logo.png': { data: '\0old' }, 'a.ts': { data }, 'src/use.kt': { data: 'a\n' } },
      head: {
        'assets/logo.png': { data: '\0new' },
        'moved/b.ts': { data },
        'src/use.kt': { data: 'a\nload("big.json")\n' },
        'src/big.json': { data: '{}\n' },
      },
      get: (route, parameters) => {
        const isDiff = route === PULL && api.gets.at(-1)?.accept === 'application/vnd.github.diff';
        return isDiff && parameters.pull_number === 7 ? answer(null, 406) : null;
      },
    });

    const { files, gaps } = await collect(open(api));

    const diffs = files.flatMap(({ diff }) => diff ?? []);
    const resolve = (path: string, line: number) => resolveAnchor(diffs, { path, line });
    expect(resolve('src/use.kt', 2)).toMatchObject({
      anchor: { path: 'src/use.kt', side: 'RIGHT', line: 2 },
    });
    expect(resolve('assets/logo.png', 1)).toMatchObject({ file: 'assets/logo.png' });
    expect(files.map(({ path, missing }) => [path, missing])).toEqual([
      ['assets/logo.png', null],
      ['src/big.json', 'GitHub withheld the text (too large)'],
      ['src/use.kt', null],
      ['moved/b.ts', null],
    ]);
    expect(gaps).toEqual(['1 of 4 changed files came without text']);
  });

  it.each(['added', 'removed'])('tells an empty file that was %s from a binary one', async (status) => {
    const none = { status, additions: 0, deletions: 0, changes: 0, patch: undefined };
    const items = [
      itemOf('empty', { ...none, sha: blobId('') }),
      itemOf('binary', { ...none, sha: blobId('\0') }),
    ];

    const { files } = await open(memoryApi({ items })).listFiles();

    expect(files.map(({ additions }) => additions)).toEqual([0, null]);
  });

  it('takes a moved file whose content changed without a line for binary', async () => {
    const none = { additions: 0, deletions: 0, changes: 0, patch: undefined };
    const api = memoryApi({
      items: [itemOf('b.ts', { ...none, status: 'renamed', previous_filename: 'a.ts' })],
      base: { 'a.ts': { data: 'old\n' } },
      head: { 'b.ts': { data: 'b\n' } },
    });

    expect(fragmentsOf(await open(api).readPatches(100))).toMatchObject([{ path: 'b.ts', binary: true }]);
  });

  describe('where something is not as it should be', () => {
    const one = (script: Partial<Parameters<typeof memoryApi>[0]>): MemoryApi =>
      memoryApi({
        items: [itemOf('a.ts')],
        base: { 'a.ts': { data: 'a\n' } },
        head: { 'a.ts': { data: 'b\n' } },
        ...script,
      });

    it.each([
      ['no repository', () => ({})],
      ['no commit', () => ({ repository: { object: null } })],
      [
        'an unknown mode',
        () => ({ repository: { object: { f0: { mode: 7, oid: HEAD_SHA, object: null } } } }),
      ],
      ['no hash', () => ({ repository: { object: { f0: { mode: 0o100644, oid: 'x', object: null } } } })],
    ])('asks for the tree where a query answers %s', async (_, query) => {
      const mode = { path: 'a.ts', mode: '100644', sha: blobId('b\n'), size: 2 };
      const get = (route: string) =>
        route === TREE ? answer({ tree: [mode, {}, null], truncated: false }) : null;
      const api = one({ query, get });
      const source = open(api);

      expect((await source.listFiles()).files[0]).toMatchObject({ newMode: '100644' });
      expect((await source.readFile('head', 'a.ts', 1))?.size).toBe(2);
      expect(await source.readFile('head', 'b.ts', 1)).toBeNull();
      expect(source.remarks()).toEqual([expect.stringMatching(/^files are read one by one: /)]);
      expect(api.queries.length).toBeLessThanOrEqual(2);
    });

    it('takes a file that a cut tree lacks for changed, though no line of it is counted', async () => {
      const none = { additions: 0, deletions: 0, changes: 0, patch: undefined };
      const get = (route: string) => (route === TREE ? answer({ tree: [], truncated: true }) : null);
      const source = open(one({ items: [itemOf('a.ts', none)], query: () => null, get }));

      expect((await source.listFiles()).files[0]).toMatchObject({ additions: null, newMode: null });
    });

    it.each(['', '../x', '/etc/passwd', 'a//b', 'a/.', 'a\0b'])(
      'asks nobody for the path %j',
      async (path) => {
        const api = one({});
        const source = open(api);
        await source.listFiles();
        const asked = api.queries.length;

        expect(await source.readFile('head', path, 10)).toBeNull();
        expect(api.queries).toHaveLength(asked);
      },
    );

    it('gives no text for the blob that is not the blob, byte for byte', async () => {
      const query = (data: Record<string, unknown>) =>
        JSON.parse(JSON.stringify(data).replace('"b\\n"', '"c\\n"'));
      const api = one({ query });

      const blob = await open(api).readFile('head', 'a.ts', 10);

      expect(Buffer.from(blob?.bytes ?? []).toString()).toBe('b\n');
      expect(api.gets.at(-1)).toEqual({
        route: BLOB,
        accept: 'application/vnd.github.raw+json',
        maxBytes: 10,
      });
    });

    it.each([403, 404, 422, 500])(
      'has no bytes where GitHub answers %i for a blob, and says so once',
      async (status) => {
        const binary = { data: '\0' };
        const get = (route: string) => (route === BLOB ? answer({ message: 'no' }, status) : null);
        const source = open(one({ head: { 'a.ts': binary, 'b.ts': binary }, get }));

        expect(await source.readFile('head', 'a.ts', 10)).toBeNull();
        expect(await source.readFile('head', 'b.ts', 10)).toBeNull();
        expect(source.remarks()).toEqual([
          expect.stringMatching(/^the contents of some files could not be read/),
        ]);
      },
    );

    it('stops, and blames nothing, where the run was stopped', async () => {
      const controller = new AbortController();
      const source = open(
        one({
          query: () => {
            controller.abort();
            throw new ForgeError('stopped', 'None.');
          },
        }),
        { signal: controller.signal },
      );

      expect((await failure(source.listFiles())).message).toBe('stopped');
      expect(source.remarks()).toEqual([]);
    });
  });
});
