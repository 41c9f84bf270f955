import { describe, expect, it } from '@jest/globals';
import type { GitHubApi } from '../../../../src/adapters/forge/github/api.ts';
import { createGitHubSource } from '../../../../src/adapters/forge/github/source.ts';
import type { PullRequestSourceOptions } from '../../../../src/adapters/forge/pull-request-source.ts';
import type { Patches, PullRequestSource } from '../../../../src/domain/ports.ts';
import { collect } from '../../../../src/stages/collect/collect.ts';
import { HEAD_SHA, itemOf, MERGE_BASE, type MemoryApi, type MemoryTree, memoryApi } from './memory-api.ts';

const PULL = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
const BLOB = 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}';

function open(api: GitHubApi, options: Partial<PullRequestSourceOptions> = {}): PullRequestSource {
  return createGitHubSource(api, { number: 7, useWorkspace: null, environment: {}, ...options });
}

const names = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `src/f${index}.ts`);
const tree = (paths: readonly string[], data: string | Uint8Array): MemoryTree =>
  Object.fromEntries(paths.map((path) => [path, { data }]));

/** A change of so many files, all of them alike. */
function changeOf(count: number, [old, now]: readonly [string | Uint8Array, string | Uint8Array]): MemoryApi {
  const paths = names(count);
  const items = paths.map((path) => itemOf(path));
  return memoryApi({ items, base: tree(paths, old), head: tree(paths, now) });
}

const fragmentsOf = (patches: Patches) => (patches.kind === 'fragments' ? patches.fragments : []);

describe('adapters/forge/github/source by values', () => {
  it('costs a dozen requests for a hundred files', async () => {
    const api = changeOf(100, ['a\n', 'b\n']);

    const change = await collect(open(api));

    expect(change.gaps).toEqual([]);
    expect(
      change.files.every(({ content }) => content.binary.base === false && content.binary.head === false),
    ).toBe(true);
    expect(api.gets.map(({ route }) => route)).toEqual([PULL, expect.stringMatching(/compare/)]);
    expect(api.queries.map(({ paths, withText }) => [paths.length, withText])).toEqual([
      [100, false],
      [100, false],
      ...Array.from({ length: 4 }, () => [40, true]),
      [20, true],
      [20, true],
    ]);
  });

  it('asks at most three queries at once, each about one side', async () => {
    const api = changeOf(450, ['a\n', 'b\n']);

    await open(api).listFiles();

    expect(api.mostAtOnce()).toBe(3);
    expect(api.queries.filter(({ commit }) => commit === MERGE_BASE)).toHaveLength(5);
    expect(api.queries.filter(({ commit }) => commit === HEAD_SHA)).toHaveLength(5);
  });

  it('asks for no text that nobody wants', async () => {
    const api = changeOf(100, ['a\n', 'b\n']);
    const source = open(api);

    await source.readFile('head', 'src/f50.ts', 10);
    await source.readFile('head', 'src/f51.ts', 10);

    const texts = api.queries.filter(({ withText }) => withText);
    expect(texts.map(({ paths }) => [paths[0], paths.length])).toEqual([['src/f40.ts', 40]]);
  });

  it('keeps names out of the text of a query', async () => {
    const name = '") { id } evil: file(path: "x';
    const api = memoryApi({ items: [itemOf(name)], head: { [name]: { data: 'b\n' } } });
    const texts: string[] = [];
    const query: GitHubApi['query'] = (text, variables) => {
      texts.push(text);
      return api.query(text, variables);
    };

    const blob = await open({ ...api, query }).readFile('head', name, 10);

    expect(blob?.size).toBe(2);
    expect(texts.join('')).not.toContain('evil');
  });

  it('reads files that are not text by their hash, and stops before the limit of an hour is near', async () => {
    const api = changeOf(150, [new Uint8Array([0, 1]), new Uint8Array([0, 2])]);
    const source = open(api);

    const change = await collect(source);

    expect(api.gets.filter(({ route }) => route === BLOB)).toHaveLength(200);
    expect(api.queries.filter(({ withText }) => withText)).toHaveLength(0);
    expect(change.files[0]?.content.binary).toEqual({ base: true, head: true });
    expect(change.files[149]?.content.binary).toEqual({ base: null, head: null });
    expect(source.remarks()).toEqual(['after 200 files read one by one, no more were read']);
  });

  it('asks for the texts of 320 files of a side with queries, and for no more than 32 MB of them', async () => {
    const many = changeOf(400, ['a\n', 'b\n']);
    const large = changeOf(100, ['a\n', 'x'.repeat(499_999)]);

    const source = open(many);
    for (const path of names(400)) await source.readFile('head', path, 10);
    const other = open(large);
    for (const path of names(100)) await other.readFile('head', path, 10);

    const files = (api: MemoryApi) =>
      api.queries.filter(({ withText }) => withText).flatMap(({ paths }) => paths);
    expect(files(many)).toHaveLength(320);
    expect(many.gets.filter(({ route }) => route === BLOB)).toHaveLength(80);
    expect(files(large)).toHaveLength(67);
    expect(large.queries.filter(({ withText }) => withText)[0]?.paths).toHaveLength(8);
  });

  it('asks what a thousand files are, and takes none of the others for text that did not change', async () => {
    const paths = names(1_001);
    const bare = { additions: 0, deletions: 0, changes: 0, patch: undefined };
    const same = tree(paths, 'b\n');
    const api = memoryApi({ items: paths.map((path) => itemOf(path, bare)), base: same, head: same });
    const source = open(api);

    const { files } = await source.listFiles();

    expect(api.queries).toHaveLength(20);
    expect(files[999]).toMatchObject({ additions: 0, newMode: '100644' });
    expect(files[1_000]).toMatchObject({ additions: null, newMode: null });
    expect(fragmentsOf(await source.readPatches(1_000))).toEqual([
      { path: paths[1_000], bytes: null, reason: 'binary', binary: true },
    ]);
  });

  it('counts questions about files outside the list as files read one by one', async () => {
    const api = memoryApi({ items: [itemOf('a.ts')], head: { 'other.ts': { data: 'x' } } });
    const source = open(api);

    for (let count = 0; count < 210; count++) await source.readFile('head', `missing${count}`, 10);

    expect(api.queries.filter(({ withText }) => withText)).toHaveLength(200);
    expect(await source.readFile('head', 'other.ts', 10)).toBeNull();
  });
});
