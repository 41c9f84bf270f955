/** A scripted HTTP server on this machine that remembers what it was asked. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { text } from 'node:stream/consumers';

export type RecordedRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

export type LoopbackServer = {
  readonly origin: string;
  readonly port: number;
  readonly requests: readonly RecordedRequest[];
  close(): Promise<void>;
};

export type Handler = (request: RecordedRequest, response: ServerResponse) => void | Promise<void>;

export type TlsIdentity = { readonly key: string; readonly cert: string };

/** Listens on a free port. Every request is read to its end before `handler` sees it. */
export async function startLoopback(handler: Handler, tls?: TlsIdentity): Promise<LoopbackServer> {
  const requests: RecordedRequest[] = [];
  const listener = (incoming: IncomingMessage, response: ServerResponse): void => {
    void record(incoming).then((request) => {
      requests.push(request);
      return handler(request, response);
    });
  };
  const server = tls === undefined ? createServer(listener) : createTlsServer({ ...tls }, listener);
  await listen(server);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${port}`,
    port,
    requests,
    close: () => {
      server.closeAllConnections();
      return closed(server);
    },
  };
}

async function record(incoming: IncomingMessage): Promise<RecordedRequest> {
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
  return {
    method: incoming.method ?? '',
    path: incoming.url ?? '',
    headers: Object.fromEntries(headers),
    body: await text(incoming),
  };
}

/** Listens on a free port of this machine. */
export async function listen(server: Server): Promise<void> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

/** Resolves when the server has stopped. */
export async function closed(server: Server): Promise<void> {
  await new Promise<void>((resolve) => server.close(() => resolve()));
}
