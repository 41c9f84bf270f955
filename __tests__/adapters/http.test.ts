import { createServer } from 'node:http';
import { globalAgent as tlsAgent } from 'node:https';
import { connect, createServer as createTcpServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createHttp, type HttpRequest, preloadHttp } from '../../src/adapters/http.ts';
import { readJson, readText, readTextStart } from '../../src/adapters/http-body.ts';
import { HttpError, type HttpFault } from '../../src/adapters/http-error.ts';
import {
  closed,
  type Handler,
  type LoopbackServer,
  listen,
  startLoopback,
  type TlsIdentity,
} from '../support/loopback-server.ts';
import { makeSelfSigned } from '../support/self-signed.ts';

const CANARY = 'sk-canary-5e1f0a9b7c3d4e2f';
const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function serve(handler: Handler, tls?: TlsIdentity): Promise<LoopbackServer> {
  const server = await startLoopback(handler, tls);
  cleanups.push(server.close);
  return server;
}

function setEnv(name: string, value: string): void {
  const before = process.env[name];
  process.env[name] = value;
  cleanups.push(() => {
    if (before === undefined) delete process.env[name];
    else process.env[name] = before;
  });
}

function request(url: string, overrides: Partial<HttpRequest> = {}): HttpRequest {
  const headers = { 'x-api-key': CANARY, authorization: `Bearer ${CANARY}` };
  return { method: 'GET', url, headers, body: null, signal: new AbortController().signal, ...overrides };
}

async function get(url: string, overrides: Partial<HttpRequest> = {}): Promise<string> {
  return await readText(await createHttp().send(request(url, overrides)));
}

/** The fault of a failing exchange; the whole error is searched for the key. */
async function faultOf(exchange: Promise<unknown>): Promise<HttpFault | 'none'> {
  try {
    await exchange;
    return 'none';
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const everything = `${error.stack} ${JSON.stringify(error)} ${JSON.stringify(Object.getOwnPropertyDescriptors(error))}`;
    expect(everything).not.toContain(CANARY);
    expect(error.cause).toBeUndefined();
    return error.fault;
  }
}

describe('adapters/http', () => {
  it('sends method, headers and body as given and reads the answer', async () => {
    const server = await serve((_, response) => {
      response.writeHead(201, { 'content-type': 'application/json', 'X-Request-Id': 'r1' }).end('{"a": [1]}');
    });
    await preloadHttp();

    const response = await createHttp().send(
      request(`${server.origin}/a?b=c`, {
        method: 'POST',
        headers: { 'x-one': '1', 'content-type': 'application/json' },
        body: ' {"ä": 1} ',
      }),
    );

    expect(response.status).toBe(201);
    expect(response.headers['x-request-id']).toBe('r1');
    expect(await readJson(response)).toEqual({ a: [1] });
    expect(server.requests).toEqual([
      expect.objectContaining({ method: 'POST', path: '/a?b=c', body: ' {"ä": 1} ' }),
    ]);
    expect(server.requests[0]?.headers).toMatchObject({
      'x-one': '1',
      'user-agent': expect.stringContaining('quorate'),
    });
  });

  it('takes every status for an answer', async () => {
    const server = await serve((_, response) => void response.writeHead(529).end('busy'));

    const response = await createHttp().send(request(server.origin));

    expect([response.status, await readText(response)]).toEqual([529, 'busy']);
  });

  describe('redirects', () => {
    it.each([301, 302, 303, 307, 308])(
      'never leave the origin (%i): the other server is not asked',
      async (status) => {
        const other = await serve((_, response) => void response.end('stolen'));
        const server = await serve(
          (_, response) => void response.writeHead(status, { location: `${other.origin}/x` }).end(),
        );

        expect(await faultOf(get(server.origin))).toBe('redirect');
        expect(await faultOf(get(server.origin, { method: 'POST', body: '{}' }))).toBe('redirect');
        expect(other.requests).toEqual([]);
      },
    );

    it('are followed within the origin, three at most', async () => {
      const server = await serve(({ path }, response) => {
        const left = Number(path.slice(1));
        if (left === 0) response.end('there');
        else response.writeHead(302, { location: `/${left - 1}` }).end();
      });

      expect(await get(`${server.origin}/3`)).toBe('there');
      expect(await faultOf(get(`${server.origin}/4`))).toBe('redirect');
    });

    it.each([
      [301, 'redirect'],
      [302, 'redirect'],
      [303, 'redirect'],
      [307, 'none'],
      [308, 'none'],
    ])('with status %i and a body end in "%s"', async (status, expected) => {
      const server = await serve(({ path, body }, response) => {
        if (path === '/a') response.writeHead(status, { location: '/b' }).end();
        else response.end(body);
      });

      expect(await faultOf(get(`${server.origin}/a`, { method: 'POST', body: 'kept' }))).toBe(expected);
    });

    it.each([undefined, 'http://[', '//'])('to %p are refused', async (location) => {
      const server = await serve((_, response) => {
        response.writeHead(302, location === undefined ? {} : { location }).end();
      });

      expect(await faultOf(get(server.origin))).toBe('redirect');
    });
  });

  describe('limits', () => {
    it('a server that is never reached ends the exchange', async () => {
      // A listener that takes the connection and says nothing: TLS never comes to stand.
      const sockets: Socket[] = [];
      const server = createTcpServer((socket) => void sockets.push(socket));
      await listen(server);
      cleanups.push(() => {
        for (const socket of sockets) socket.destroy();
        return closed(server);
      });
      const port = (server.address() as { port: number }).port;

      expect(await faultOf(get(`https://127.0.0.1:${port}/`, { limits: { connectMs: 40 } }))).toBe(
        'connect-timeout',
      );
    });

    it('waiting for headers is no silence and no connecting', async () => {
      const server = await serve(async (_, response) => {
        await delay(150);
        response.end('thought');
      });

      expect(await get(server.origin, { limits: { connectMs: 60, idleMs: 40 } })).toBe('thought');
    });

    it('neither is waiting on a connection that was kept', async () => {
      const server = await serve(async ({ path }, response) => {
        if (path === '/slow') await delay(120);
        response.end('ok');
      });
      await get(`${server.origin}/fast`);

      expect(await get(`${server.origin}/slow`, { limits: { connectMs: 40 } })).toBe('ok');
    });

    it('waiting for the first bytes of a body is no silence either', async () => {
      const server = await serve(async (_, response) => {
        response.flushHeaders();
        await delay(120);
        response.end('prefilled');
      });

      expect(await get(server.origin, { limits: { idleMs: 40 } })).toBe('prefilled');
    });

    it('silence in the middle of a body ends the exchange', async () => {
      const server = await serve((_, response) => void response.write('half'));

      expect(await faultOf(get(server.origin, { limits: { idleMs: 40 } }))).toBe('idle-timeout');
    });

    it("a slow reader is not the server's silence", async () => {
      const server = await serve((_, response) => {
        response.write('one');
        setTimeout(() => response.write('two'), 20);
        setTimeout(() => response.end('end'), 500);
      });
      const response = await createHttp().send(request(server.origin, { limits: { idleMs: 180 } }));
      let text = '';

      for await (const chunk of response.body) {
        text += Buffer.from(chunk).toString();
        await delay(220);
      }

      expect(text).toBe('onetwoend');
    });

    it('a limit longer than any timer is a long one, not none', async () => {
      const server = await serve(async (_, response) => {
        await delay(40);
        response.end('ok');
      });

      expect(await get(server.origin, { limits: { totalMs: 2 ** 40 } })).toBe('ok');
    });

    it.each(['before headers', 'in the body'])('the total ends everything: %s', async (where) => {
      const server = await serve((_, response) => {
        if (where === 'before headers') return;
        const timer = setInterval(() => response.write('.'), 10);
        response.on('close', () => clearInterval(timer));
      });

      expect(await faultOf(get(server.origin, { limits: { totalMs: 80 } }))).toBe('total-timeout');
    });

    it.each(['before', 'while waiting', 'in the body'])(
      "the caller's signal ends it at once: %s",
      async (when) => {
        const server = await serve((_, response) => {
          if (when === 'in the body') response.write('half');
        });
        const controller = new AbortController();
        if (when === 'before') controller.abort();
        else setTimeout(() => controller.abort(), 40);

        expect(await faultOf(get(server.origin, { signal: controller.signal }))).toBe('aborted');
      },
    );

    it('a body over the cap is given up', async () => {
      const server = await serve((_, response) => void response.end('x'.repeat(2_000)));

      expect(await get(server.origin, { limits: { bodyBytes: 2_000 } })).toHaveLength(2_000);
      expect(await faultOf(get(server.origin, { limits: { bodyBytes: 1_999 } }))).toBe('body-too-large');
    });

    it('a bomb is measured as it unfolds', async () => {
      const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
      const server = await serve((_, response) => {
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
      });
      const before = process.memoryUsage().rss;

      expect(await faultOf(get(server.origin))).toBe('body-too-large');
      expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
    });

    it.each([
      [20, 'none'],
      [100, 'headers-too-large'],
    ])('%i KiB of headers end in "%s"', async (kibibytes, expected) => {
      const server = await serve((_, response) => {
        response.writeHead(200, { 'x-filler': 'x'.repeat(kibibytes * 1024) }).end('ok');
      });

      expect(await faultOf(get(server.origin))).toBe(expected);
    });
  });

  describe('answers that are none', () => {
    it('a compressed answer is read', async () => {
      const server = await serve((_, response) => {
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('packed'));
      });

      expect(await get(server.origin)).toBe('packed');
    });

    it.each([
      ['a chain of encodings', 'gzip, gzip', gzipSync(gzipSync('x'))],
      ['an encoding that does not exist', 'rot13', Buffer.from('k')],
      ['bytes that are not what the header says', 'gzip', Buffer.from('plain text')],
    ])('%s', async (_, encoding, body) => {
      const server = await serve((_request, response) => {
        response.writeHead(200, { 'content-encoding': encoding }).end(body);
      });

      expect(await faultOf(get(server.origin))).toBe('encoding');
    });

    it('a reset before the headers', async () => {
      const server = await serve((_, response) => void response.destroy());

      expect(await faultOf(get(server.origin))).toBe('reset');
    });

    it('a reset in the body', async () => {
      const server = await serve((_, response) => void response.write('{"a"', () => response.destroy()));

      expect(await faultOf(get(server.origin))).toBe('reset');
    });

    it('a body shorter than it was announced, though what came is valid JSON', async () => {
      const server = await serve((_, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '50' });
        response.write('{"a":1}', () => response.destroy());
      });

      expect(await faultOf(createHttp().send(request(server.origin)).then(readJson))).toBe('reset');
    });

    it.each([
      ['HTML with status 200', 'text/html', '<html>', 'content-type'],
      ['no media type', '', '{}', 'content-type'],
      ['half a document', 'application/json', '{"a": [1', 'bad-json'],
      ['nothing', 'application/json', '', 'bad-json'],
      ['a document too deep to walk', 'application/json', `${'['.repeat(300)}${']'.repeat(300)}`, 'bad-json'],
      ['a problem document', 'application/problem+json; charset=utf-8', '{}', 'none'],
    ])('%s', async (_, type, body, expected) => {
      const server = await serve((_request, response) => {
        response.writeHead(200, type === '' ? {} : { 'content-type': type }).end(body);
      });

      expect(await faultOf(createHttp().send(request(server.origin)).then(readJson))).toBe(expected);
    });

    it('the start of a long body can be read alone', async () => {
      const server = await serve((_, response) => void response.end('x'.repeat(500_000)));

      const response = await createHttp().send(request(server.origin));

      expect(await readTextStart(response, 10)).toBe('xxxxxxxxxx');
    });

    it('an answer can be given up unread', async () => {
      const server = await serve((_, response) => void response.write('half'));

      const response = await createHttp().send(request(server.origin, { limits: { totalMs: 60 } }));
      response.discard();

      await expect(readText(response)).rejects.toThrow(HttpError);
    });

    it('a limit that ends before the body is read does not make it empty', async () => {
      const server = await serve((_, response) => void response.write('half'));
      const response = await createHttp().send(request(server.origin, { limits: { totalMs: 60 } }));

      await delay(100);

      expect(await faultOf(readText(response))).toBe('total-timeout');
    });

    it('a port where nobody listens', async () => {
      const server = await startLoopback(() => undefined);
      await server.close();

      expect(await faultOf(get(server.origin))).toBe('network');
    });
  });

  describe('TLS and proxies', () => {
    it('a certificate of nobody known is refused, one of a known authority is not', async () => {
      const identity = makeSelfSigned();
      const server = await serve((_, response) => void response.end('secure'), identity);

      expect(await faultOf(get(server.origin))).toBe('tls');
      trust(identity);
      expect(await get(server.origin)).toBe('secure');
    });

    it('https goes through CONNECT: the proxy sees neither path nor key', async () => {
      const identity = makeSelfSigned();
      trust(identity);
      const server = await serve((_, response) => void response.end('tunnelled'), identity);
      const proxy = await startProxy();
      setEnv('HTTPS_PROXY', `http://user:pass@127.0.0.1:${proxy.port}`);

      expect(await get(`${server.origin}/secret`)).toBe('tunnelled');
      expect(proxy.seen).toEqual([`CONNECT 127.0.0.1:${server.port}`]);
      expect(proxy.heads.join()).not.toContain(CANARY);
      expect(server.requests[0]?.headers['proxy-authorization']).toBeUndefined();
    });

    it('a certificate is checked behind a proxy as well', async () => {
      const server = await serve((_, response) => void response.end('x'), makeSelfSigned());
      const proxy = await startProxy();
      setEnv('HTTPS_PROXY', `http://127.0.0.1:${proxy.port}`);

      expect(await faultOf(get(server.origin))).toBe('tls');
    });

    it('NO_PROXY is honoured', async () => {
      const server = await serve((_, response) => void response.end('direct'));
      const proxy = await startProxy();
      setEnv('HTTP_PROXY', `http://127.0.0.1:${proxy.port}`);
      setEnv('NO_PROXY', '127.0.0.1');

      expect(await get(server.origin)).toBe('direct');
      expect(proxy.seen).toEqual([]);
    });

    it('plain http goes through the proxy as a whole address', async () => {
      const server = await serve((_, response) => void response.end('forwarded'));
      const proxy = await startProxy();
      setEnv('HTTP_PROXY', `http://127.0.0.1:${proxy.port}`);

      expect(await get(`${server.origin}/a`)).toBe('by proxy');
      expect(proxy.seen).toEqual([`GET ${server.origin}/a`]);
    });

    it('a request can name its own proxy, whatever the variables say', async () => {
      const proxy = await startProxy();
      setEnv('HTTP_PROXY', 'http://127.0.0.1:1');
      const via = `http://127.0.0.1:${proxy.port}`;

      expect(await get('http://api.example/2.0/x?y=1', { via })).toBe('by proxy');
      expect(proxy.seen).toEqual(['GET http://api.example/2.0/x?y=1']);
      expect(await faultOf(get('https://api.example/x', { via }))).toBe('network');
    });

    it('a proxy may itself speak TLS', async () => {
      const identity = makeSelfSigned();
      trust(identity);
      const proxy = await serve(({ path }, response) => void response.end(`for ${path}`), identity);
      setEnv('HTTP_PROXY', proxy.origin);

      // Its certificate is checked against the name of the server behind it: Node takes that from the Host header.
      expect(await get('http://127.0.0.1:1/a')).toBe('for http://127.0.0.1:1/a');
    });

    it('a proxy that refuses is no answer of the server', async () => {
      const identity = makeSelfSigned();
      const server = await serve((_, response) => void response.end('x'), identity);
      const proxy = await startProxy(
        'HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n',
      );
      setEnv('HTTPS_PROXY', `http://127.0.0.1:${proxy.port}`);

      const response = await createHttp().send(request(server.origin));
      response.discard();

      expect(response.status).toBe(407);
      expect(server.requests).toEqual([]);
    });
  });
});

function trust(identity: TlsIdentity): void {
  const before = tlsAgent.options.ca;
  tlsAgent.options.ca = identity.cert;
  cleanups.push(() => {
    if (before === undefined) delete tlsAgent.options.ca;
    else tlsAgent.options.ca = before;
  });
}

async function startProxy(refusal?: string): Promise<{ port: number; seen: string[]; heads: string[] }> {
  const seen: string[] = [];
  const heads: string[] = [];
  const sockets: Socket[] = [];
  const server = createServer((incoming, response) => {
    seen.push(`${incoming.method} ${incoming.url}`);
    response.end('by proxy');
  });
  server.on('connect', (incoming, client: Socket) => {
    seen.push(`CONNECT ${incoming.url}`);
    heads.push(JSON.stringify(incoming.headers));
    sockets.push(client);
    client.on('error', () => client.destroy());
    if (refusal !== undefined) return void client.end(refusal);
    const [host, port] = (incoming.url ?? '').split(':');
    const upstream = connect(Number(port), host, () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      upstream.pipe(client).pipe(upstream);
    });
    upstream.on('error', () => client.destroy());
    sockets.push(upstream);
  });
  await listen(server);
  cleanups.push(() => {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    return closed(server);
  });
  return { port: (server.address() as { port: number }).port, seen, heads };
}
