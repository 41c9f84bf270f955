/**
 * The one way to the network: axios on Node's http, loaded when it is first needed.
 * https://axios-http.com/docs/req_config; proxies by HTTP_PROXY, HTTPS_PROXY and NO_PROXY, https through CONNECT.
 */
import { Buffer } from 'node:buffer';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import type { Readable } from 'node:stream';
import type { AxiosResponse } from 'axios';
import { judgeRedirect, MAX_REDIRECTS } from '../domain/endpoint.ts';
import { type HttpResponse, headersOf, openResponse } from './http-body.ts';
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

const USER_AGENT = 'quorate (+https://github.com/quorate/quorate)';

export type HttpRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly signal: AbortSignal;
  readonly limits?: Partial<HttpLimits>;
};

/** Sends a request; any status is an answer. Throws only `HttpError`. */
export type Http = { send(request: HttpRequest): Promise<HttpResponse> };

/** Starts loading what a request needs, so that it is there when the first one is sent. */
export async function preloadHttp(): Promise<void> {
  await loadLibraries();
}

/** The runtime keeps loaded modules, so that only the first call costs anything. */
async function loadLibraries() {
  const [{ default: axios }, http, https] = await Promise.all([
    import('axios'),
    import('node:http'),
    import('node:https'),
  ]);
  return { axios, http, https };
}

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
async function follow(request: HttpRequest, start: URL, watch: Watch): Promise<AxiosResponse<Readable>> {
  let url = start;
  for (let hops = 0; ; hops++) {
    const response = await sendOnce(request, url, watch);
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

async function sendOnce(request: HttpRequest, url: URL, watch: Watch): Promise<AxiosResponse<Readable>> {
  const { axios, http, https } = await loadLibraries();
  watch.connecting();
  const transport = {
    request(options: RequestOptions, onResponse: (response: IncomingMessage) => void): ClientRequest {
      // Through a forward proxy the protocol here is the proxy's, not the URL's.
      const isSecure = options.protocol === 'https:';
      const capped = Object.assign(options, { maxHeaderSize: MAX_HEADER_BYTES });
      const sent = (isSecure ? https : http).request(capped, onResponse);
      onConnected(sent, isSecure, watch.arrived);
      return sent;
    },
  };
  return await axios.request<Readable>({
    url: url.href,
    method: request.method,
    headers: { 'user-agent': USER_AGENT, 'accept-encoding': 'gzip, deflate', ...request.headers },
    // Bytes pass untouched; a text would be parsed as JSON and trimmed first.
    ...(request.body === null ? {} : { data: Buffer.from(request.body, 'utf8') }),
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
