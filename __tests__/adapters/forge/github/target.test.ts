import { describe, expect, it } from '@jest/globals';
import type { ApiAnswer } from '../../../../src/adapters/forge/exchange.ts';
import { createGitHubSource } from '../../../../src/adapters/forge/github/source.ts';
import { ForgeError } from '../../../../src/domain/errors.ts';
import { blobId, type MemoryScript, memoryApi } from './memory-api.ts';
import { failure } from './source-bench.ts';

const TREE = 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}';
const BLOB = 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}';
const TIP = 'b'.repeat(40);
const FOLDER = 'd'.repeat(40);

const answer = (data: unknown, status = 200): ApiAnswer => ({ status, headers: {}, data });
const entry = (path: string, mode: string, sha: string, size = 5) => ({ path, mode, sha, size });

const ROOT = [
  entry('rules', '040000', FOLDER),
  entry('link', '120000', blobId('x')),
  entry('plain', '100644', TIP),
];
const RULES = [entry('a.yml', '100644', blobId('a: 1\n'))];

/** A server that answers no queries; `changed` instead of the answer to a route. */
function oldServer(changed: NonNullable<MemoryScript['get']> = () => null) {
  const api = memoryApi({
    query: () => {
      throw new ForgeError('no such field', 'None.');
    },
    get: (route, parameters) => {
      const own = changed(route, parameters);
      if (own !== null) return own;
      if (route === TREE && parameters.tree_sha === TIP) return answer({ tree: ROOT, truncated: false });
      if (route === TREE && parameters.tree_sha === FOLDER) return answer({ tree: RULES, truncated: false });
      if (route === BLOB && parameters.file_sha === blobId('a: 1\n')) return answer(Buffer.from('a: 1\n'));
      return null;
    },
  });
  return { api, source: createGitHubSource(api, { number: 7, useWorkspace: null, environment: {} }) };
}

/** A server that answers queries about one file at the tip. */
function queried(node: unknown, blob: ApiAnswer = answer(null, 404)) {
  const api = memoryApi({
    query: () => ({ repository: { object: { f0: node } } }),
    get: (route) => (route === BLOB ? blob : null),
  });
  return { api, source: createGitHubSource(api, { number: 7, useWorkspace: null, environment: {} }) };
}

const node = (object: object) => ({ mode: 0o100644, oid: blobId('a: 1\n'), object });
const LARGE = node({ byteSize: 5, isBinary: false, text: null });

describe('adapters/forge/github/target', () => {
  it('costs one query, and nothing of what the change is read with', async () => {
    const { api, source } = queried(node({ byteSize: 5, isBinary: false, text: 'a: 1\n' }));
    await source.identify();
    const before = api.gets.length;

    expect((await source.readTarget('.quorate.yml', 100))?.size).toBe(5);

    expect(api.queries).toEqual([{ commit: TIP, paths: ['.quorate.yml'], withText: true }]);
    expect(api.gets).toHaveLength(before);
  });

  it('does not stop with the reads of single files', async () => {
    const { source } = queried(null);
    for (let count = 0; count < 201; count++) await source.readFile('head', `f${count}`, 10);

    expect(source.remarks()).toEqual([expect.stringMatching(/no more were read/)]);
    await expect(source.readTarget('a', 10)).resolves.toBeNull();
  });

  it.each([
    ['rules/a.yml', 5],
    ['rules/b.yml', null],
    ['nowhere/b.yml', null],
    ['link/b.yml', null],
    ['plain/b.yml', null],
    ['rules', null],
  ])('goes from folder to folder where no queries are answered: %s', async (path, size) => {
    const { source } = oldServer();

    expect((await source.readTarget(path, 100))?.size ?? null).toBe(size);
    expect(source.remarks()).toEqual([expect.stringMatching(/^files are read one by one/)]);
  });

  it('asks once whether queries are answered', async () => {
    const { api, source } = oldServer();

    await source.readTarget('rules/a.yml', 100);
    await source.readTarget('rules/b.yml', 100);

    expect(api.queries).toHaveLength(1);
  });

  it.each([
    ['is cut', answer({ tree: [], truncated: true })],
    ['does not say that it is whole', answer({ tree: [] })],
    ['is none', answer({ message: 'x' })],
    ['is refused', answer(null, 403)],
    ['is not there', answer(null, 404)],
    ['is of an empty repository', answer(null, 409)],
    ['has no mode', answer({ tree: [{ path: 'rules', sha: FOLDER }], truncated: false })],
  ])('fails where the list of a folder %s', async (_, tree) => {
    const { source } = oldServer((route) => (route === TREE ? tree : null));

    await failure(source.readTarget('rules/a.yml', 100));
  });

  it.each([
    ['refused', answer(null, 403)],
    ['not found', answer(null, 404)],
    ['not possible', answer(null, 422)],
    ['broken', answer(null, 500)],
    ['empty', answer(null)],
    ['half of it', answer(Buffer.from('a:'))],
    ['another status', answer(Buffer.from('a: 1\n'), 206)],
    ['no bytes', answer({ content: 'a: 1' })],
  ])('fails where the content of a file is %s', async (_, blob) => {
    await failure(queried(LARGE, blob).source.readTarget('a.yml', 100));
  });

  it('reads by its hash what the query has no text for', async () => {
    const { source } = queried(LARGE, answer(Buffer.from('a: 1\n')));

    expect(await source.readTarget('a.yml', 2)).toEqual({ bytes: Buffer.from('a:'), size: 5, link: false });
  });

  it('stops, and does not go on another way, where the run was stopped', async () => {
    const controller = new AbortController();
    const api = memoryApi({
      query: () => {
        controller.abort();
        throw new ForgeError('stopped', 'None.');
      },
    });
    const { signal } = controller;
    const source = createGitHubSource(api, { number: 7, useWorkspace: null, environment: {}, signal });

    expect((await failure(source.readTarget('a', 1))).message).toBe('stopped');
    expect(api.gets.filter(({ route }) => route === TREE)).toEqual([]);
  });

  const inFolder = (tree: unknown, status = 200) =>
    oldServer((route, { tree_sha: id }) => (route === TREE && id === FOLDER ? answer(tree, status) : null));

  it('lists a folder by its hash, for one query and one request', async () => {
    const items = [entry('b.yml', '100755', TIP), entry('a', '040000', TIP), entry('ü', '120000', TIP)];
    const asked: unknown[] = [];
    const api = memoryApi({
      query: () => ({ repository: { object: { f0: { mode: 0o040000, oid: FOLDER, object: {} } } } }),
      get: (route, parameters) => {
        if (route !== TREE) return null;
        asked.push(parameters);
        return answer({ tree: items, truncated: false });
      },
    });
    const source = createGitHubSource(api, { number: 7, useWorkspace: null, environment: {} });

    expect(await source.listTarget('rules')).toEqual({
      entries: [
        { name: 'a', kind: 'folder' },
        { name: 'b.yml', kind: 'file' },
        { name: 'ü', kind: 'link' },
      ],
      complete: true,
    });
    expect(api.queries).toEqual([{ commit: TIP, paths: ['rules'], withText: true }]);
    expect(asked).toEqual([{ owner: 'acme', repo: 'shop', tree_sha: FOLDER }]);
  });

  it('lists the root by its commit, for one request', async () => {
    const { api, source } = oldServer();

    expect((await source.listTarget(''))?.entries.map(({ name }) => name)).toEqual([
      'link',
      'plain',
      'rules',
    ]);
    expect(api.queries).toEqual([]);
    expect(api.gets.filter(({ route }) => route === TREE)).toHaveLength(1);
  });

  it('lists from folder to folder where no queries are answered', async () => {
    const { source } = oldServer();

    expect(await source.listTarget('rules')).toEqual({
      entries: [{ name: 'a.yml', kind: 'file' }],
      complete: true,
    });
    expect(await source.listTarget('plain')).toBeNull();
    expect(await source.listTarget('link')).toBeNull();
    expect(await source.listTarget('nowhere')).toBeNull();
  });

  it.each([
    ['is cut', true],
    ['does not say that it is whole', undefined],
  ])('says so where the list of a folder %s', async (_, truncated) => {
    const { source } = inFolder({ tree: RULES, truncated });

    expect(await source.listTarget('rules')).toEqual({
      entries: [{ name: 'a.yml', kind: 'file' }],
      complete: false,
    });
  });

  it('cannot tell a folder from none in a list that is cut', async () => {
    const { source } = oldServer((route) =>
      route === TREE ? answer({ tree: ROOT, truncated: true }) : null,
    );

    await failure(source.listTarget('nowhere'));
  });

  it.each([
    ['is none', { message: 'x' }, 200],
    ['is refused', null, 403],
    ['is not there', null, 404],
    ['is of an empty repository', null, 409],
    ['has no mode', { tree: [{ path: 'a.yml' }], truncated: false }, 200],
    ['has no name', { tree: [{ mode: '100644' }], truncated: false }, 200],
    ['goes deeper', { tree: [entry('a/b.yml', '100644', TIP)], truncated: false }, 200],
    ['leads out of the folder', { tree: [entry('..', '040000', TIP)], truncated: false }, 200],
  ])('fails where the list of a folder that is asked for %s', async (_, tree, status) => {
    await failure(inFolder(tree, status).source.listTarget('rules'));
  });

  it.each(['../x', '..', '/x', 'a//b', 'a/', 'a\0b'])('asks nobody for the folder %j', async (folder) => {
    const { api, source } = oldServer();
    await source.identify();
    const before = api.gets.length;

    expect(await source.listTarget(folder)).toBeNull();
    await failure(source.listTarget(`${folder}\\x`));
    expect(api.gets).toHaveLength(before);
    expect(api.queries).toEqual([]);
  });
});
