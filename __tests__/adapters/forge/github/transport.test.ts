import { afterEach, describe, expect, it } from '@jest/globals';
import { createTransport, type Transport } from '../../../../src/adapters/forge/github/transport.ts';
import { createHttp } from '../../../../src/adapters/http.ts';
import { type LoopbackServer, startLoopback } from '../../../support/loopback-server.ts';

let servers: LoopbackServer[] = [];

afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
});

async function serve(body: Buffer | string = '{}', type = 'application/json'): Promise<LoopbackServer> {
  const server = await startLoopback((_, response) => {
    response.writeHead(200, { 'content-type': type });
    response.end(body);
  });
  servers.push(server);
  return server;
}

function transportTo(origin: string, signal = new AbortController().signal): Transport {
  const options = { apiUrl: `${origin}/`, graphqlUrl: `${origin}/graphql`, token: 'ghs_canary' };
  return createTransport({ ...options, signal, http: createHttp() });
}

describe('src/adapters/forge/github/transport.ts', () => {
  it('gives the token to the origins that were configured and to no other', async () => {
    const [ours, other] = [await serve(), await serve()];
    const transport = transportTo(ours.origin);

    await transport.send({ route: 'GET /user', parameters: {} });
    await transport.send({ document: 'query { viewer { login } }', variables: {} });
    await transport.send({ route: `GET ${other.origin}/user`, parameters: {} });

    expect(ours.requests.map(({ path, headers }) => [path, headers.authorization])).toEqual([
      ['/user', 'Bearer ghs_canary'],
      ['/graphql', 'Bearer ghs_canary'],
    ]);
    expect(JSON.stringify(other.requests)).not.toContain('ghs_canary');
    expect(other.requests).toHaveLength(1);
  });

  it('knows that nothing was sent where the run was stopped before', async () => {
    const server = await serve();
    const stopped = AbortSignal.abort(new Error('interrupted'));

    const exchange = await transportTo(server.origin, stopped).send({
      route: 'POST /markdown',
      parameters: {},
    });

    expect(exchange).toMatchObject({ kind: 'broken', sent: false, passing: false });
    expect(server.requests).toHaveLength(0);
  });

  it('gives up what lies beyond the bytes that were asked for, however much that is', async () => {
    const server = await serve(Buffer.alloc(8 * 1024 * 1024, 'x'), 'application/vnd.github.diff');

    const exchange = await transportTo(server.origin).send({
      route: 'GET /repos/{owner}/{repo}/pulls/{pull_number}',
      parameters: { owner: 'o', repo: 'r', pull_number: 1 },
      accept: 'application/vnd.github.diff',
      maxBytes: 1_000,
    });

    expect(exchange).toMatchObject({ kind: 'answer' });
    const data = exchange.kind === 'answer' ? exchange.answer.data : null;
    expect(data instanceof Uint8Array || Buffer.isBuffer(data) ? data.length : 0).toBe(1_000);
  });

  it('answers nothing for an empty body', async () => {
    const server = await startLoopback((_, response) => {
      response.writeHead(202, { 'content-length': '0' });
      response.end();
    });
    servers.push(server);

    expect(await transportTo(server.origin).send({ route: 'GET /user', parameters: {} })).toMatchObject({
      answer: { status: 202, data: null },
    });
  });
});
