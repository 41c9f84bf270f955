/**
 * The one way to the network: Node's http; behind a proxy (HTTP_PROXY, HTTPS_PROXY, ALL_PROXY, NO_PROXY; https through
 * CONNECT) axios on top of it, loaded only then. https://axios-http.com/docs/req_config
 */
import { Buffer } from 'node:buffer';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import type { Readable } from 'node:stream';
import { judgeRedirect, MAX_REDIRECTS } from '../domain/endpoint.ts';
import { type HttpResponse, headersOf, type OpenedResponse, openResponse } from './http-body.ts';
import { HttpError, placeOf, toHttpError } from './http-error.ts';
import { type HttpLimits, startWatch, type Watch } from './http-watch.ts';

/** A thinking model may answer late; the caller's deadline is usually shorter than this total. */
const HTTP_LIMITS: HttpLimits = {
  connectMs: 10_000,
  idleMs: 60_000,
  totalMs: 30 * 60_000,
  bodyBytes: 32 * 1024 * 1024,
};

/** Node's own cap is 16 KiB; some gateways send more. */
const MAX_HEADER_BYTES = 64 * 1024;

const PROXY_VARIABLES = ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY'];

const USER_AGENT = 'quorate (+https://github.com/quorate/quorate)';

export type HttpRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly signal: AbortSignal;
  readonly limits?: Partial<HttpLimits>;
  /** False: a redirect is an answer like any other. Followed within the origin unless given. */
  readonly followRedirects?: boolean;
  /** A forward proxy on this machine that http requests go through, as `http://host:port`. */
  readonly via?: string;
};

/** Sends a request; any status is an answer. Throws only `HttpError`. */
export type Http = { send(request: HttpRequest): Promise<HttpResponse> };

/** Starts loading what a request needs, so that it is there when the first one is sent. */
export async function preloadHttp(): Promise<void> {
  await loadNode();
}

/** The runtime keeps loaded modules, so that only the first call costs anything. */
async function loadNode() {
  const [http, https, zlib, stream] = await Promise.all([
    import('node:http'),
    import('node:https'),
    import('node:zlib'),
    import('node:stream'),
  ]);
  return { http, https, zlib, stream };
}

type NodeHttp = Awaited<ReturnType<typeof loadNode>>;

/** The network as the adapters use it. */
export function createHttp(): Http {
  return { send };
}

async function send(request: HttpRequest): Promise<HttpResponse> {
  const limits = { ...HTTP_LIMITS, ...request.limits };
  const start = new URL(request.url);
  const place = placeOf(request.method, start);
  const watch = startWatch(place, limits, request.signal);
  try {
    return openResponse(await follow(request, start, watch), { place, limits, watch });
  } catch (error) {
    watch.stop();
    throw watch.reason() ?? toHttpError(error, place);
  }
}

/** Axios follows no redirect: it keeps `x-api-key` on the way to another origin. */
async function follow(request: HttpRequest, start: URL, watch: Watch): Promise<OpenedResponse> {
  let url = start;
  for (let hops = 0; ; hops++) {
    const response = await sendOnce(request, url, watch);
    if (request.followRedirects === false) return response;
    const location = headersOf(response).location;
    const redirect = judgeRedirect({ status: response.status, location }, url, request.body !== null);
    if (redirect.kind === 'none') return response;
    response.data.destroy();
    const place = placeOf(request.method, url);
    if (redirect.kind === 'refuse') throw new HttpError(place, 'redirect', redirect.reason);
    if (hops === MAX_REDIRECTS) throw new HttpError(place, 'redirect', 'too many redirects');
    url = redirect.url;
  }
}

/** One request on the way that this machine is set up for. */
async function sendOnce(request: HttpRequest, url: URL, watch: Watch): Promise<OpenedResponse> {
  const node = await loadNode();
  watch.connecting();
  const body = request.body === null ? null : Buffer.from(request.body, 'utf8');
  const headers = { 'user-agent': USER_AGENT, 'accept-encoding': 'gzip, deflate', ...request.headers };
  const sending: Sending = { url, method: request.method, headers, body, watch, node };
  if (request.via !== undefined) return sendDirectly(sending, request.via);
  return usesProxy(process.env) ? sendByAxios(sending) : sendDirectly(sending);
}

type Sending = {
  readonly url: URL;
  readonly method: HttpRequest['method'];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
  readonly watch: Watch;
  readonly node: NodeHttp;
};

/** Whether some proxy is named; which addresses it is for is read by axios. */
function usesProxy(environment: Readonly<Record<string, string | undefined>>): boolean {
  return PROXY_VARIABLES.some((name) => (environment[name] ?? environment[name.toLowerCase()] ?? '') !== '');
}

/** Node's own request: most machines have no proxy, and loading axios takes as long as starting Node does. */
function sendDirectly(
  { url, method, headers, body, watch, node }: Sending,
  via: string | null = null,
): Promise<OpenedResponse> {
  const isSecure = url.protocol === 'https:';
  const length = body === null ? {} : { 'content-length': String(body.length) };
  // A forward proxy is given the whole address.
  const forward = via === null ? {} : { path: url.href, headers: { ...headers, ...length, host: url.host } };
  const options = {
    method,
    headers: { ...headers, ...length },
    ...forward,
    maxHeaderSize: MAX_HEADER_BYTES,
    signal: watch.signal,
  };
  return new Promise((resolve, reject) => {
    const sent = (isSecure ? node.https : node.http).request(via ?? url, options, (response) => {
      resolve(decoded(response, node));
    });
    sent.once('error', reject);
    onConnected(sent, isSecure, watch.arrived);
    sent.end(body ?? undefined);
  });
}

/** The answer with its body decompressed; an encoding that was not asked for stays named in the headers. */
function decoded(response: IncomingMessage, { zlib, stream }: NodeHttp): OpenedResponse {
  const status = response.statusCode ?? 0;
  const { 'content-encoding': encoding, ...others } = response.headers;
  const word = encoding?.toLowerCase() ?? 'identity';
  if (word === 'identity') return { status, headers: others, data: response };
  if (!/^(?:x-)?gzip$|^deflate$/.test(word)) return { status, headers: response.headers, data: response };
  const decoder = word === 'deflate' ? zlib.createInflate() : zlib.createGunzip();
  // An error reaches whoever reads the decoder; here it only must not be unhandled.
  stream.pipeline(response, decoder, () => undefined);
  return { status, headers: others, data: decoder };
}

/** Proxies by the usual variables, https through CONNECT: axios knows how. */
async function sendByAxios({ url, method, headers, body, watch, node }: Sending): Promise<OpenedResponse> {
  const { default: axios } = await import('axios');
  const transport = {
    request(options: RequestOptions, onResponse: (response: IncomingMessage) => void): ClientRequest {
      // Through a forward proxy the protocol here is the proxy's, not the URL's.
      const isSecure = options.protocol === 'https:';
      const capped = Object.assign(options, { maxHeaderSize: MAX_HEADER_BYTES });
      const sent = (isSecure ? node.https : node.http).request(capped, onResponse);
      onConnected(sent, isSecure, watch.arrived);
      return sent;
    },
  };
  return await axios.request<Readable>({
    url: url.href,
    method,
    headers: { ...headers },
    // Bytes pass untouched; a text would be parsed as JSON and trimmed first.
    ...(body === null ? {} : { data: body }),
    adapter: 'http',
    transport,
    responseType: 'stream',
    signal: watch.signal,
    maxRedirects: 0,
    maxBodyLength: Number.POSITIVE_INFINITY,
    validateStatus: () => true,
  });
}

/** Calls once the request can be written: the connection stands, or an answer came before that was seen. */
function onConnected(request: ClientRequest, isSecure: boolean, then: () => void): void {
  request.once('response', then);
  request.once('socket', (socket) => {
    if (request.reusedSocket) then();
    else socket.once(isSecure ? 'secureConnect' : 'connect', then);
  });
}
