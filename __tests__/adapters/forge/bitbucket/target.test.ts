import { afterEach, describe, expect, it } from '@jest/globals';
import { createTargetFiles } from '../../../../src/adapters/forge/bitbucket/cloud/target.ts';
import { readTargetFile } from '../../../../src/adapters/forge/bitbucket/dc/target.ts';
import { type LoopbackServer, startLoopback } from '../../../support/loopback-server.ts';
import { failure } from '../github/source-bench.ts';
import { clientOf as cloudClient } from './cloud/source-bench.ts';
import { clientOf as dcClient } from './dc/source-bench.ts';

const SHA = 'b2'.repeat(20);

type Raw = { readonly status: number; readonly json?: unknown; readonly text?: string };

const servers: LoopbackServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** Answers by the first of the patterns that fits the path and the query; 404 where none does. */
async function serve(answers: readonly (readonly [RegExp, Raw])[]): Promise<LoopbackServer> {
  const server = await startLoopback(({ path }, response) => {
    const raw = answers.find(([pattern]) => pattern.test(path))?.[1] ?? { status: 404, json: {} };
    const body = raw.text ?? (raw.json === undefined ? '' : JSON.stringify(raw.json));
    const type = raw.text === undefined ? 'application/json' : 'text/plain';
    response.writeHead(raw.status, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
    response.end(body);
  });
  servers.push(server);
  return server;
}

describe('adapters/forge/bitbucket/cloud/target', () => {
  const META = /\?format=meta$/;
  const file = (changes: object = {}): Raw => ({
    status: 200,
    json: { type: 'commit_file', attributes: [], size: 5, ...changes },
  });
  const text: Raw = { status: 200, text: 'a: 1\n' };
  const open = async (answers: readonly (readonly [RegExp, Raw])[]) => {
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
});

describe('adapters/forge/bitbucket/dc/target', () => {
  const refusal = (exceptionName: string): Raw => ({
    status: 404,
    json: { errors: [{ message: 'no', exceptionName: `com.atlassian.bitbucket.${exceptionName}` }] },
  });
  const open = async (answers: readonly (readonly [RegExp, Raw])[]) => {
    const server = await serve(answers);
    const api = dcClient(server.origin, 'canary');
    return {
      server,
      read: (path: string, maxBytes: number) => readTargetFile(api, { sha: SHA, path, maxBytes }),
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
});
