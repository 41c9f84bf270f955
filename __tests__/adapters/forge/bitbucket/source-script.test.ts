import { afterEach, describe, expect, it } from '@jest/globals';
import { createBitbucketCloudSource } from '../../../../src/adapters/forge/bitbucket/cloud/source.ts';
import { createBitbucketDcSource } from '../../../../src/adapters/forge/bitbucket/dc/source.ts';
import type { Patches } from '../../../../src/domain/ports.ts';
import { type LoopbackServer, startLoopback } from '../../../support/loopback-server.ts';
import { failure } from '../github/source-bench.ts';
import { clientOf as cloudClient } from './cloud/source-bench.ts';
import { clientOf as dcClient } from './dc/source-bench.ts';

const HEAD = 'a1'.repeat(20);
const BASE = 'b2'.repeat(20);
const MERGE_BASE = 'c3'.repeat(20);

/** What a path is answered with: JSON, unless it is a text or has a status of its own. */
type Answers = Readonly<Record<string, unknown>>;
type Raw = { readonly status: number; readonly body: string };

const servers: LoopbackServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function serve(answers: Answers): Promise<LoopbackServer> {
  const server = await startLoopback(({ path }, response) => {
    const keys = Object.keys(answers).sort((one, other) => other.length - one.length);
    const key = keys.find((end) => decodeURIComponent(path).includes(end));
    const found = key === undefined ? undefined : answers[key];
    const raw: Raw | null =
      found === undefined
        ? { status: 404, body: '' }
        : typeof found === 'object' && found !== null && 'body' in found && 'status' in found
          ? { status: Number(found.status), body: String(found.body) }
          : null;
    const text = raw?.body ?? (typeof found === 'string' ? found : null);
    const type = text === '' ? null : text === null ? 'application/json' : 'text/plain';
    response.writeHead(raw?.status ?? 200, type === null ? {} : { 'content-type': type });
    response.end(text ?? JSON.stringify(found));
  });
  servers.push(server);
  return server;
}

const EMPTY: Raw = { status: 200, body: '' };
const fragmentsOf = (patches: Patches) => (patches.kind === 'fragments' ? patches.fragments : []);
const pathsOf = (server: LoopbackServer) => server.requests.map(({ path }) => decodeURIComponent(path));

describe('adapters/forge/bitbucket/cloud/source by values', () => {
  const repository = { uuid: '{1}', full_name: 'acme/shop' };
  const pull = (changes: object = {}) => ({
    id: 7,
    title: 'T',
    description: 'D',
    state: 'OPEN',
    draft: false,
    author: { type: 'user', uuid: '{u}', nickname: 'ada' },
    source: { branch: { name: 'f' }, commit: { hash: HEAD }, repository },
    destination: { branch: { name: 'm' }, commit: { hash: BASE.slice(0, 12) }, repository },
    ...changes,
  });
  const side = (path: string) => ({ type: 'commit_file', path });
  const item = (path: string, changes: object = {}) => ({
    type: 'diffstat',
    status: 'modified',
    lines_added: 1,
    lines_removed: 1,
    old: side(path),
    new: side(path),
    ...changes,
  });
  const diffOf = (path: string) =>
    `diff --git a/${path} b/${path}\nindex 1111111..2222222 100644\n--- a/${path}\n+++ b/${path}\n@@ -1 +1 @@\n-a\n+b\n`;
  const base = {
    '/pullrequests/7/diffstat': { values: [item('a.ts'), item('b.ts')] },
    '/pullrequests/7/diff': diffOf('a.ts') + diffOf('b.ts'),
    '/pullrequests/7': pull(),
    '/commit/b2': { hash: BASE },
    '/merge-base/': { hash: MERGE_BASE },
  };
  const open = async (answers: Answers = {}) => {
    const server = await serve({
      ...answers,
      ...Object.fromEntries(Object.entries(base).filter(([key]) => !(key in answers))),
    });
    const api = cloudClient(`${server.origin}/2.0`, 'the-token-canary');
    const source = createBitbucketCloudSource(api, { number: 7, useWorkspace: null, environment: {} });
    return { server, source };
  };

  it.each([
    ['nothing', EMPTY],
    ['another number', pull({ id: 8 })],
    ['no number', pull({ id: '7' })],
    ['another state', pull({ state: 'toString' })],
    ['a hash that is none', pull({ source: { branch: { name: 'f' }, commit: { hash: '../x' } } })],
    ['no branch', pull({ destination: { commit: { hash: BASE } } })],
    ['no title', pull({ title: null })],
  ])('does not go on where the pull request is %s', async (_, answer) => {
    const { source, server } = await open({ '/pullrequests/7': answer });

    const error = await failure(source.pullRequest());

    expect(error.message).toMatch(/not as Bitbucket Cloud describes it/);
    expect(error.message).not.toMatch(/\n|canary/);
    expect(error.remedy).toMatch(/BITBUCKET_API_URL/);
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ['another', { hash: 'd4'.repeat(20) }],
    ['half a', { hash: BASE.slice(0, 20) }],
    ['no', EMPTY],
  ])('does not take %s hash for the one that was shortened', async (_, answer) => {
    const { source } = await open({ '/commit/b2': answer });

    expect((await failure(source.pullRequest())).message).toMatch(/no hash of the commit/);
  });

  it.each([
    ['added', { status: 'added', old: null }, { status: 'added', path: 'a.ts', oldPath: null }],
    ['removed', { status: 'removed', new: null }, { status: 'deleted', path: 'a.ts', oldPath: null }],
    ['renamed', { status: 'renamed', old: side('o.ts') }, { status: 'renamed', oldPath: 'o.ts' }],
    ['merge conflict', { status: 'merge conflict' }, { status: 'modified', oldPath: null }],
    ['remote deleted', { status: 'remote deleted', new: null }, { status: 'deleted', path: 'a.ts' }],
    ['unheard of', { status: 'unheard of', old: null }, { status: 'added' }],
  ])('takes a file that is "%s" for what its sides say', async (_, changes, expected) => {
    const { source } = await open({ '/pullrequests/7/diffstat': { values: [item('a.ts', changes)] } });

    expect((await source.listFiles()).files).toMatchObject([expected]);
  });

  it.each([
    [null],
    [item('a.ts', { old: null, new: null })],
    [item('')],
    [item('a.ts', { lines_added: '1' })],
    [item('a.ts', { lines_removed: -1 })],
  ])('does not go on with a list that holds %j', async (value) => {
    const { source } = await open({ '/pullrequests/7/diffstat': { values: [value] } });

    expect((await failure(source.listFiles())).message).toMatch(/a file without a name or numbers/);
  });

  it('asks nothing of another host that a page names as the next', async () => {
    const other = await serve({ '/': { values: [] } });
    const { source } = await open({
      '/pullrequests/7/diffstat': { values: [item('a.ts')], next: `${other.origin}/2.0/x` },
    });

    const error = await failure(source.listFiles());

    expect(error.message).toMatch(/another address, which is not asked/);
    expect(error.remedy).toMatch(/clone: depth: full/);
    expect(other.requests).toEqual([]);
  });

  it.each([
    ['in a line', -3],
    ['before its hunks', -'@@ -1 +1 @@\n-a\n+b\n'.length],
  ])('reads the files whose text was cut %s one by one, and keeps the others', async (_, end) => {
    const { source, server } = await open({
      '/pullrequests/7/diff': diffOf('a.ts') + diffOf('b.ts').slice(0, end),
      '/diff/': diffOf('b.ts'),
    });

    const patches = await source.readPatches(1_000_000);

    expect(
      fragmentsOf(patches).map(({ path, bytes }) => [path, Buffer.from(bytes ?? []).toString()]),
    ).toEqual([
      ['a.ts', '@@ -1 +1 @@\n-a\n+b\n'],
      ['b.ts', '@@ -1 +1 @@\n-a\n+b\n'],
    ]);
    expect(pathsOf(server).filter((path) => path.includes('/shop/diff/'))).toEqual([
      `/2.0/repositories/acme/shop/diff/${HEAD}..${BASE}?topic=true&path=b.ts`,
    ]);
    expect(source.remarks()).toEqual([expect.stringMatching(/came without some of its text/)]);
  });

  it('says of each file why there is no text, and takes the text of another for none', async () => {
    const { source } = await open({
      '/pullrequests/7/diff': EMPTY,
      'path=a.ts': diffOf('other.ts'),
      'path=b.ts': diffOf('b.ts').slice(0, -3),
    });

    expect(fragmentsOf(await source.readPatches(1_000_000))).toEqual([
      { path: 'a.ts', bytes: null, reason: 'Bitbucket Cloud gave no text for it' },
      { path: 'b.ts', bytes: null, reason: 'Bitbucket Cloud cut its text' },
    ]);
  });

  it('takes a file without lines for changed until the diff says otherwise', async () => {
    const bare = { lines_added: 0, lines_removed: 0 };
    const { source } = await open({
      '/pullrequests/7/diffstat': { values: [item('x', bare), item('y', bare)] },
      '/pullrequests/7/diff': 'diff --git a/y b/y\nold mode 100644\nnew mode 100755\n',
    });

    expect((await source.listFiles()).files).toMatchObject([
      { path: 'x', additions: null, deletions: null, newMode: null },
      { path: 'y', additions: 0, deletions: 0, oldMode: '100644', newMode: '100755' },
    ]);
  });

  it('does not ask for names that lead elsewhere', async () => {
    const fork = { uuid: '{2}', full_name: '../x' };
    const { source, server } = await open({
      '/pullrequests/7': pull({
        source: { branch: { name: 'f' }, commit: { hash: HEAD }, repository: fork },
      }),
    });

    expect((await source.pullRequest()).isFork).toBe(true);
    expect(await source.readFile('head', 'a/../../../user', 10)).toBeNull();
    expect(await source.readFile('head', 'nowhere', 10)).toBeNull();
    expect(pathsOf(server).every((path) => path.startsWith('/2.0/repositories/acme/shop/'))).toBe(true);
  });
});

describe('adapters/forge/bitbucket/dc/source by values', () => {
  const end = (name: string, sha: string) => ({ displayId: name, latestCommit: sha, repository: { id: 1 } });
  const pull = (changes: object = {}) => ({
    id: 7,
    version: 3,
    title: 'T',
    state: 'OPEN',
    draft: false,
    locked: false,
    author: { user: { name: 'Ada', slug: 'ada', id: 101, type: 'NORMAL' } },
    fromRef: end('f', HEAD),
    toRef: end('m', BASE),
    ...changes,
  });
  const path = (name: string) => ({ components: name.split('/'), toString: name });
  const change = (name: string, changes: object = {}) => ({
    path: path(name),
    type: 'MODIFY',
    nodeType: 'FILE',
    executable: false,
    srcExecutable: false,
    fromContentId: '1'.repeat(40),
    contentId: '2'.repeat(40),
    ...changes,
  });
  const list = (values: readonly unknown[], more: object = {}) => ({
    values,
    isLastPage: true,
    nextPageStart: null,
    fromHash: MERGE_BASE,
    toHash: HEAD,
    ...more,
  });
  const base = {
    '/pull-requests/7/merge-base': { id: MERGE_BASE },
    '/pull-requests/7/changes': list([change('a.ts')]),
    '/pull-requests/7/diff/': { diffs: [], toHash: HEAD },
    '/pull-requests/7': pull(),
  };
  const open = async (answers: Answers = {}) => {
    const server = await serve({
      ...answers,
      ...Object.fromEntries(Object.entries(base).filter(([key]) => !(key in answers))),
    });
    const api = dcClient(server.origin, 'the-token-canary');
    const source = createBitbucketDcSource(api, { number: 7, useWorkspace: null, environment: {} });
    return { server, source };
  };

  it.each([
    ['nothing', EMPTY],
    ['another number', pull({ id: 8 })],
    ['no version', pull({ version: undefined })],
    ['another state', pull({ state: 'constructor' })],
    ['a short hash', pull({ fromRef: end('f', HEAD.slice(0, 12)) })],
    ['no branch', pull({ toRef: { latestCommit: BASE } })],
  ])('does not go on where the pull request is %s', async (_, answer) => {
    const { source, server } = await open({ '/pull-requests/7': answer });

    const error = await failure(source.pullRequest());

    expect(error.message).toMatch(/not as Bitbucket Data Center describes it/);
    expect(error.message).not.toMatch(/\n|canary/);
    expect(error.remedy).toMatch(/BITBUCKET_DC_URL/);
    expect(server.requests).toHaveLength(1);
  });

  it('knows the author by name, and by number where that is asked for', async () => {
    const { source } = await open();

    expect((await source.pullRequest()).author).toMatchObject({ id: 'ada' });
    expect((await source.identify()).author).toEqual({ id: 101, login: 'ada' });
  });

  it('takes a head whose repository is gone for a fork', async () => {
    const { source } = await open({
      '/pull-requests/7': pull({ fromRef: { ...end('f', HEAD), repository: null } }),
    });

    expect(await source.pullRequest()).toMatchObject({ isFork: true, head: { repoId: null } });
  });

  it.each([
    ['ADD', { type: 'ADD' }, { status: 'added' }],
    ['DELETE', { type: 'DELETE' }, { status: 'deleted' }],
    ['UNKNOWN', { type: 'UNKNOWN' }, { status: 'modified' }],
    ['MOVE', { type: 'MOVE', srcPath: path('o/o.ts') }, { status: 'renamed', oldPath: 'o/o.ts' }],
    ['COPY', { type: 'COPY', srcPath: path('o/o.ts') }, { status: 'copied', oldPath: 'o/o.ts' }],
    ['MOVE to itself', { type: 'MOVE', srcPath: path('a.ts') }, { status: 'modified', oldPath: null }],
    ['SUBMODULE', { nodeType: 'SUBMODULE' }, { oldMode: '160000', newMode: '160000' }],
    ['made executable', { executable: true }, { oldMode: '100644', newMode: '100755' }],
    ['no longer executable', { srcExecutable: true }, { oldMode: '100755', newMode: '100644' }],
    ['a file or a link', {}, { oldMode: null, newMode: null }],
  ])('takes a change that is %s for what it is', async (_, changes, expected) => {
    const { source } = await open({ '/pull-requests/7/changes': list([change('a.ts', changes)]) });

    expect((await source.listFiles()).files).toMatchObject([expected]);
  });

  it.each([
    [null],
    [change('a.ts', { type: 'RENAME' })],
    [change('a.ts', { path: { toString: 'a.ts' } })],
    [change('a.ts', { path: { components: ['a', ''] } })],
  ])('does not go on with a list that holds %j', async (value) => {
    const { source } = await open({ '/pull-requests/7/changes': list([value]) });

    expect((await failure(source.listFiles())).message).toMatch(/a file without a name or type/);
  });

  it.each([
    ['changed', {}, 'Bitbucket gave no text for it'],
    ['is the same', { contentId: '1'.repeat(40), executable: true }, null],
    ['is not told of', { contentId: undefined }, 'Bitbucket gave no text for it'],
    ['moved, and is not told of', { contentId: undefined, type: 'MOVE', srcPath: path('o') }, null],
    [
      'is empty, and there was none',
      { type: 'ADD', fromContentId: '0'.repeat(40), contentId: 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391' },
      null,
    ],
  ])('looks for text of content that %s', async (_, changes, reason) => {
    const { source } = await open({ '/pull-requests/7/changes': list([change('a.ts', changes)]) });

    expect(fragmentsOf(await source.readPatches(1_000)).map((one) => one.reason)).toEqual(
      reason === null ? [] : [reason],
    );
  });

  it('fails where base and head have nothing in common, and not where the server cannot tell', async () => {
    const none = await open({ '/pull-requests/7/merge-base': { status: 204, body: '' } });
    const old = await open({ '/pull-requests/7/merge-base': { status: 404, body: '' } });
    const silent = await open({
      '/pull-requests/7/merge-base': { status: 404, body: '' },
      '/pull-requests/7/changes': list([], { fromHash: null }),
    });

    expect((await failure(none.source.identify())).message).toMatch(/no common commit/);
    expect((await old.source.identify()).mergeBase).toBe(MERGE_BASE);
    expect((await silent.source.identify()).mergeBase).toBe(BASE);
    expect(silent.source.remarks()).toEqual([expect.stringMatching(/does not tell the last common commit/)]);
  });

  it('tells the size of a file that it read a part of', async () => {
    const { source, server } = await open({ '/raw/': 'not all', '/browse/': { size: 7 } });

    expect(await source.readFile('head', 'a.ts', 3)).toMatchObject({ size: 7, link: false });
    expect(await source.readFile('base', 'a.ts', 7)).toMatchObject({ size: 7 });
    expect(pathsOf(server).filter((one) => /\/(raw|browse)\//.test(one))).toEqual([
      `/rest/api/latest/projects/ACME/repos/shop/raw/a.ts?at=${HEAD}`,
      `/rest/api/latest/projects/ACME/repos/shop/browse/a.ts?at=${HEAD}&size=true`,
      `/rest/api/latest/projects/ACME/repos/shop/raw/a.ts?at=${MERGE_BASE}`,
    ]);
  });
});
