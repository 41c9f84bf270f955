import { afterEach, describe, expect, it } from '@jest/globals';
import { createTargetFiles } from '../../../../src/adapters/forge/bitbucket/cloud/target.ts';
import { listTargetFolder, readTargetFile } from '../../../../src/adapters/forge/bitbucket/dc/target.ts';
import { type LoopbackServer, startLoopback } from '../../../support/loopback-server.ts';
import { failure } from '../github/source-bench.ts';
import { clientOf as cloudClient } from './cloud/source-bench.ts';
import { clientOf as dcClient } from './dc/source-bench.ts';

const SHA = 'b2'.repeat(20);

type Raw = {
  readonly status: number;
  readonly json?: unknown;
  readonly text?: string;
  readonly type?: string;
};
type Answers = readonly (readonly [RegExp, Raw])[];
const JSON_TYPE = 'application/json';
const NO_JSON: Raw = { status: 200, text: '{"values": [', type: JSON_TYPE };

const servers: LoopbackServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** Answers by the first of the patterns that fits the path and the query; 404 where none does. */
async function serve(
  given: Answers,
): Promise<LoopbackServer & { readonly answers: (readonly [RegExp, Raw])[] }> {
  const answers = [...given];
  const server = await startLoopback(({ path }, response) => {
    const raw = answers.find(([pattern]) => pattern.test(path))?.[1] ?? { status: 404, json: {} };
    const body = raw.text ?? (raw.json === undefined ? '' : JSON.stringify(raw.json));
    const type = raw.type ?? (raw.text === undefined ? JSON_TYPE : 'text/plain');
    response.writeHead(raw.status, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
    response.end(body);
  });
  servers.push(server);
  return { ...server, answers };
}

describe('adapters/forge/bitbucket/cloud/target', () => {
  const META = /\?format=meta$/;
  const file = (changes: object = {}): Raw => ({
    status: 200,
    json: { type: 'commit_file', attributes: [], size: 5, ...changes },
  });
  const text: Raw = { status: 200, text: 'a: 1\n' };
  const open = async (answers: Answers) => {
    const server = await serve(answers);
    return { server, target: createTargetFiles(cloudClient(`${server.origin}/2.0`, 'canary'), SHA) };
  };

  it('costs two requests for a file', async () => {
    const { server, target } = await open([
      [META, file()],
      [/\/src\//, text],
    ]);

    expect(await target.read('.quorate.yml', 2)).toEqual({ bytes: Buffer.from('a:'), size: 5, link: false });
    expect(server.requests.map(({ path }) => path)).toEqual([
      `/2.0/repositories/acme/shop/src/${SHA}/.quorate.yml?format=meta`,
      `/2.0/repositories/acme/shop/src/${SHA}/.quorate.yml`,
    ]);
  });

  it('takes a file for missing only from a commit that it can see, and looks once', async () => {
    const { server, target } = await open([[/\/commit\//, { status: 200, json: { hash: SHA } }]]);

    expect(await target.read('a.yml', 10)).toBeNull();
    expect(await target.read('b.yml', 10)).toBeNull();
    expect(server.requests).toHaveLength(3);

    const hidden = await open([]);
    expect((await failure(hidden.target.read('a.yml', 10))).status).toBe(404);
  });

  it.each([
    ['no type', [[META, { status: 200, json: {} }]]],
    ['another type', [[META, { status: 200, json: { type: 'error' } }]]],
    ['nothing', [[META, { status: 200 }]]],
    ['a refusal', [[META, { status: 403, json: {} }]]],
    ['no content', [[META, file()]]],
    [
      'empty content',
      [
        [META, file()],
        [/\/src\//, { status: 200 }],
      ],
    ],
    [
      'half the content',
      [
        [META, file({ size: 9 })],
        [/\/src\//, text],
      ],
    ],
    [
      'content of no size',
      [
        [META, file({ size: null })],
        [/\/src\//, { status: 204 }],
      ],
    ],
  ] as const)('fails where the answer is %s', async (_, answers) => {
    const error = await failure((await open(answers)).target.read('a.yml', 100));

    expect(error.message).not.toContain('canary');
  });

  it.each(['../x', '/x', '', 'a//b', 'a/./b', 'a\0b'])('asks nobody for %j', async (path) => {
    const { server, target } = await open([]);

    expect(await target.read(path, 10)).toBeNull();
    expect(server.requests).toEqual([]);
  });

  const page = (values: readonly unknown[], more: object = {}): Raw => ({
    status: 200,
    json: { values, ...more },
  });
  const rule = (path: string, more: object = {}) => ({ type: 'commit_file', path, attributes: [], ...more });
  const FOLDER: Raw = { status: 200, json: { type: 'commit_directory', path: 'rules' } };
  const LIST = /\/src\/[^?]*\/\?max_depth=1/;

  it('costs a request for what the folder is and one for its entries, and of the root only these', async () => {
    const { server, target } = await open([
      [META, FOLDER],
      [/%20b\/\?/, page([rule('a b/ü.yml')])],
      [LIST, page([{ type: 'commit_directory', path: 'a b' }])],
    ]);

    expect(await target.list('a b')).toEqual({ entries: [{ name: 'ü.yml', kind: 'file' }], complete: true });
    expect(await target.list('')).toEqual({ entries: [{ name: 'a b', kind: 'folder' }], complete: true });
    expect(
      server.requests.map(({ path }) => path.replace(`/2.0/repositories/acme/shop/src/${SHA}`, '')),
    ).toEqual(['/a%20b?format=meta', '/a%20b/?max_depth=1&pagelen=100', '/?max_depth=1&pagelen=100']);
  });

  it.each([
    [rule('rules/x', { attributes: ['link'] }), 'link'],
    [rule('rules/x', { attributes: 'link' }), 'link'],
    [rule('rules/x', { attributes: ['executable', 'binary'] }), 'file'],
    [rule('rules/x', { attributes: ['subrepository'] }), 'other'],
    [rule('rules/x', { attributes: ['link', 'subrepository'] }), 'other'],
    [{ type: 'commit_file', path: 'rules/x' }, 'file'],
    [{ type: 'commit_directory', path: 'rules/x' }, 'folder'],
    [{ type: 'commit_submodule', path: 'rules/x' }, 'other'],
  ])('takes %j for what it is', async (value, kind) => {
    const { target } = await open([
      [META, FOLDER],
      [LIST, page([value])],
    ]);

    expect((await target.list('rules'))?.entries).toEqual([{ name: 'x', kind }]);
  });

  it('asks for no page once it knows that there are too many', async () => {
    const { server, target } = await open([[META, FOLDER]]);
    const next = (number: number): string =>
      `${server.origin}/2.0/repositories/acme/shop/src/${SHA}/rules/?max_depth=1&page=${number}`;
    const names = (number: number) =>
      Array.from({ length: 100 }, (_, index) => rule(`rules/${9_999 - number * 100 - index}`));
    const answers: Answers = Array.from({ length: 20 }, (_, index) => [
      new RegExp(index === 0 ? 'pagelen=100$' : `page=${index}$`),
      page(names(index), { next: next(index + 1) }),
    ]);
    server.answers.push(...answers);

    const list = await target.list('rules');

    expect([list?.entries.length, list?.complete]).toEqual([1_000, false]);
    expect(list?.entries.map(({ name }) => name)).toEqual(list?.entries.map(({ name }) => name).toSorted());
    expect(server.requests).toHaveLength(1 + 11);
  });

  it('takes a folder for missing only from a commit that it can see', async () => {
    const { target } = await open([[/\/commit\//, { status: 200, json: { hash: SHA } }]]);

    expect(await target.list('rules')).toBeNull();

    const hidden = await open([]);
    expect((await failure(hidden.target.list('rules'))).status).toBe(404);
    expect((await failure(hidden.target.list(''))).status).toBe(404);
  });

  it.each([
    ['is refused', { status: 403, json: {} }],
    ['is gone', { status: 404, json: {} }],
    ['took too long', { status: 555, json: {} }],
    ['is no JSON', NO_JSON],
    ['is empty', { status: 200 }],
    ['is a file', { status: 200, text: 'a: 1\n' }],
    ['is no list', { status: 200, json: { values: {} } }],
    ['names no path', page([{ type: 'commit_file' }])],
    ['names no type', page([{ path: 'rules/a.yml' }])],
    ['is of another folder', page([rule('docs/a.yml')])],
    ['is of the folder above', page([rule('rules')])],
    ['goes deeper', page([rule('rules/a/b.yml')])],
    ['leads out of the folder', page([rule('rules/..')])],
    ['names nothing', page([rule('rules/')])],
    ['goes on elsewhere', page([], { next: 'https://else.invalid/2.0/x' })],
  ] as const)('fails where the list %s', async (_, list) => {
    const { target } = await open([
      [META, FOLDER],
      [LIST, list],
    ]);

    expect((await failure(target.list('rules'))).message).not.toContain('canary');
  });

  it.each([
    ['no type', { status: 200, json: {} }],
    ['another type', { status: 200, json: { type: 'error' } }],
    ['nothing', { status: 200 }],
    ['no JSON', NO_JSON],
    ['a refusal', { status: 403, json: {} }],
  ])('fails where what is said of the folder is %s', async (_, meta) => {
    await failure((await open([[META, meta]])).target.list('rules'));
  });

  it('takes a file or a submodule in its place for no folder, and asks for no list of it', async () => {
    for (const type of ['commit_file', 'commit_submodule']) {
      const { server, target } = await open([[META, { status: 200, json: { type } }]]);

      expect(await target.list('rules')).toBeNull();
      expect(server.requests).toHaveLength(1);
    }
  });

  it.each(['../x', '..', '/x', 'a//b', 'a/', 'a\0b'])('asks nobody for the folder %j', async (folder) => {
    const { server, target } = await open([]);

    expect(await target.list(folder)).toBeNull();
    expect(server.requests).toEqual([]);
  });

  it('asks nobody for a folder with a backslash, and does not say that it is missing', async () => {
    const { server, target } = await open([]);

    await failure(target.list('..\\x'));
    expect(server.requests).toEqual([]);
  });
});

describe('adapters/forge/bitbucket/dc/target', () => {
  const refusal = (exceptionName: string): Raw => ({
    status: 404,
    json: { errors: [{ message: 'no', exceptionName: `com.atlassian.bitbucket.${exceptionName}` }] },
  });
  const open = async (answers: Answers) => {
    const server = await serve(answers);
    const api = dcClient(server.origin, 'canary');
    return {
      server,
      read: (path: string, maxBytes: number) => readTargetFile(api, { sha: SHA, path, maxBytes }),
      list: (folder: string) => listTargetFolder(api, SHA, folder),
    };
  };

  it('takes a file for missing only where the server says that it is the path', async () => {
    const { server, read } = await open([[/./, refusal('content.NoSuchPathException')]]);

    expect(await read('.quorate.yml', 10)).toBeNull();
    expect(server.requests.map(({ path }) => path)).toEqual([
      `/rest/api/latest/projects/ACME/repos/shop/raw/.quorate.yml?at=${SHA}`,
    ]);
  });

  it.each([
    ['another repository', refusal('repository.NoSuchRepositoryException')],
    ['another commit', refusal('commit.NoSuchCommitException')],
    ['no reason', { status: 404, json: {} }],
    ['no words', { status: 404 }],
    ['a refusal', { status: 403, json: {} }],
    ['a mistake', { status: 400, json: {} }],
    ['no content', { status: 204 }],
  ])('fails where the answer is about %s', async (_, raw) => {
    const { read } = await open([[/./, raw]]);

    expect((await failure(read('a.yml', 10))).message).not.toContain('canary');
  });

  it('reads a part and tells the size', async () => {
    const { read } = await open([
      [/\/raw\//, { status: 200, text: 'a: 1\n' }],
      [/\/browse\/.*size=true/, { status: 200, json: { size: 5 } }],
    ]);

    expect(await read('a.yml', 2)).toEqual({ bytes: Buffer.from('a:'), size: 5, link: false });
  });

  it.each(['../x', '/x', '', 'a//b', 'a/./b', 'a\0b'])('asks nobody for %j', async (path) => {
    const { server, read } = await open([]);

    expect(await read(path, 10)).toBeNull();
    expect(server.requests).toEqual([]);
  });

  const TYPE = /type=true$/;
  const LIST = /start=\d+&limit=500$/;
  const FOLDER: Raw = { status: 200, json: { type: 'DIRECTORY' } };
  const page = (values: readonly unknown[], more: object = { isLastPage: true }): Raw => ({
    status: 200,
    json: { children: { values, ...more } },
  });
  const child = (path: string, type: string) => ({ path: { components: path.split('/') }, type });

  it('costs a request for what the folder is and one for its entries, and of the root only these', async () => {
    const { server, list } = await open([
      [TYPE, FOLDER],
      [LIST, page([child('ü.yml', 'FILE')])],
    ]);
    const whole = { entries: [{ name: 'ü.yml', kind: 'file' }], complete: true };

    expect(await list('a b/%')).toEqual(whole);
    expect(await list('')).toEqual(whole);
    expect(server.requests.map(({ path }) => path.replace(/^.*\/shop/, ''))).toEqual([
      `/browse/a%20b/%25?at=${SHA}&type=true`,
      `/browse/a%20b/%25?at=${SHA}&start=0&limit=500`,
      `/browse?at=${SHA}&start=0&limit=500`,
    ]);
  });

  it.each([
    [child('x', 'FILE'), 'file'],
    [child('x', 'DIRECTORY'), 'folder'],
    [child('x/y/z', 'DIRECTORY'), 'folder'],
    [child('x/y', 'SUBMODULE'), 'folder'],
    [child('x', 'SUBMODULE'), 'other'],
    [child('x', 'SOMETHING'), 'other'],
  ])('takes %j for what it is', async (value, kind) => {
    const { list } = await open([
      [TYPE, FOLDER],
      [LIST, page([value])],
    ]);

    expect((await list('rules'))?.entries).toEqual([{ name: 'x', kind }]);
  });

  it('begins each page where the server says, and ends once there are too many', async () => {
    const names = (start: number) =>
      Array.from({ length: 400 }, (_, index) => child(`${1_000 + start + index}.yml`, 'FILE'));
    const { server, list } = await open([
      [TYPE, FOLDER],
      [/start=0&/, page(names(0), { isLastPage: false, nextPageStart: 405 })],
      [/start=405&/, page(names(405), { isLastPage: false, nextPageStart: 900 })],
      [/start=900&/, page(names(900), { isLastPage: false, nextPageStart: 1_300 })],
    ]);

    const found = await list('rules');

    expect([found?.entries.length, found?.complete]).toEqual([1_000, false]);
    expect(server.requests).toHaveLength(4);
  });

  it.each([
    ['takes a file', { status: 200, json: { type: 'FILE' } }],
    ['takes a submodule', { status: 200, json: { type: 'SUBMODULE' } }],
    ['takes a path that is not there', refusal('content.NoSuchPathException')],
  ])('%s for no folder', async (_, raw) => {
    const { server, list } = await open([[TYPE, raw]]);

    expect(await list('rules')).toBeNull();
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ['another repository', refusal('repository.NoSuchRepositoryException')],
    ['another commit', refusal('commit.NoSuchCommitException')],
    ['no reason', { status: 404, json: {} }],
    ['a refusal', { status: 403, json: {} }],
    ['no type', { status: 200, json: {} }],
    ['nothing', { status: 204 }],
    ['no JSON', NO_JSON],
  ])('fails where the answer about the folder is about %s', async (_, raw) => {
    const { list } = await open([
      [TYPE, raw],
      [LIST, page([])],
    ]);

    expect((await failure(list('rules'))).message).not.toContain('canary');
  });

  it.each([
    ['is refused', { status: 403, json: {} }],
    ['is gone', refusal('content.NoSuchPathException')],
    ['is no JSON', NO_JSON],
    ['is empty', { status: 204 }],
    ['is of a file', { status: 200, json: { lines: [], isLastPage: true } }],
    ['has no end', page([], {})],
    ['goes on nowhere', page([], { isLastPage: false })],
    ['names no path', page([{ type: 'FILE' }])],
    ['names no type', page([{ path: { components: ['a'] } }])],
    ['leads out of the folder', page([child('..', 'DIRECTORY')])],
    ['has a slash in a name', page([{ path: { components: ['a/b'] }, type: 'FILE' }])],
    ['names nothing', page([child('', 'FILE')])],
  ])('fails where the list %s', async (_, raw) => {
    const { list } = await open([
      [TYPE, FOLDER],
      [LIST, raw],
    ]);

    await failure(list('rules'));
    await failure(list(''));
  });

  it('fails at once where the next page is the same one', async () => {
    const { server, list } = await open([[LIST, page([], { isLastPage: false, nextPageStart: 0 })]]);

    await failure(list(''));
    expect(server.requests).toHaveLength(1);
  });

  it('fails where it is not said whether a page is the last', async () => {
    const { list } = await open([
      [/start=0&/, page([child('a', 'FILE')], { nextPageStart: 1 })],
      [/start=1&/, page([child('b', 'FILE')])],
    ]);

    await failure(list(''));
  });

  it('gives up on pages that hold nothing and never end', async () => {
    const { server, list } = await open([[TYPE, FOLDER]]);
    server.answers.push(
      ...Array.from({ length: 150 }, (_, index): Answers[number] => [
        new RegExp(`start=${index}&`),
        page([], { isLastPage: false, nextPageStart: index + 1 }),
      ]),
    );

    await failure(list('rules'));
    expect(server.requests.length).toBeLessThanOrEqual(101);
  });

  it.each(['../x', '..', '/x', 'a//b', 'a/', 'a\0b'])('asks nobody for the folder %j', async (folder) => {
    const { server, list } = await open([]);

    expect(await list(folder)).toBeNull();
    expect(server.requests).toEqual([]);
  });

  it('asks nobody for a folder with a backslash, and does not say that it is missing', async () => {
    const { server, list } = await open([]);

    await failure(list('..\\x'));
    expect(server.requests).toEqual([]);
  });
});
