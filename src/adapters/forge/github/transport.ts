/**
 * One request to GitHub and what came of it. Octokit checks routes, fills in addresses and serialises bodies; sending is
 * the project's own way to the network, and so is reading: Octokit takes half a JSON document for text, and its errors
 * keep the headers of the request.
 */
import type { Octokit } from '@octokit/core';
import { messageOf } from '../../../lib/thrown.ts';
import type { Http, HttpRequest } from '../../http.ts';
import { broken, type Exchange, exchange, originOf } from '../exchange.ts';

/** The version that requests and answers were checked with. https://docs.github.com/rest/about-the-rest-api/api-versions */
const API_VERSION = '2022-11-28';

const JSON_MEDIA = 'application/vnd.github+json';

/** Types that are answered as JSON; `raw+json`, of all, is answered as bytes. */
const JSON_ACCEPT = /^application\/(?:vnd\.github(?:\.(?:v3|object))?\+)?json$/;

const METHODS: ReadonlySet<string> = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** A REST route with its parameters, or a document for the GraphQL address. */
export type Call =
  | {
      readonly route: string;
      readonly parameters: object;
      readonly accept?: string;
      readonly maxBytes?: number;
    }
  | { readonly document: string; readonly variables: Readonly<Record<string, unknown>> };

export type Transport = { send(call: Call): Promise<Exchange> };

export type TransportOptions = {
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  readonly token: string;
  readonly signal: AbortSignal;
  readonly http: Http;
};

type Sending = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** The way to one GitHub. Octokit is loaded with the first request: a run that needs none does not wait for it. */
export function createTransport(options: TransportOptions): Transport {
  const origins = new Set([originOf(options.apiUrl), originOf(options.graphqlUrl)]);
  let loading: Promise<Octokit> | null = null;
  return {
    send: async (call) => {
      let exchange: Exchange | null = null;
      const fetch = async (url: string, sending: Sending): Promise<object> => {
        exchange = await exchangeOnce(url, sending, { call, origins, options });
        return NOTHING;
      };
      try {
        loading ??= loadOctokit(options.apiUrl);
        await request(await loading, call, { options, fetch });
      } catch (error) {
        exchange ??= broken('GitHub', `the request could not be made: ${messageOf(error)}`, { sent: false });
      }
      return exchange ?? broken('GitHub', 'the request was not sent', { sent: false });
    },
  };
}

/** What Octokit is shown instead of the answer: as much of a `Response` as it looks at. */
const NOTHING = { status: 204, url: '', headers: new Map<string, string>() };

const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore };

function ignore(): void {}

async function loadOctokit(apiUrl: string): Promise<Octokit> {
  const { Octokit } = await import('@octokit/core');
  return new Octokit({ baseUrl: apiUrl.replace(/\/+$/, ''), log: SILENT, request: { log: SILENT } });
}

type Way = {
  readonly options: TransportOptions;
  readonly fetch: (url: string, sending: Sending) => Promise<object>;
};

async function request(octokit: Octokit, call: Call, { options, fetch }: Way): Promise<void> {
  const common = { request: { fetch, log: SILENT } };
  const version = { 'x-github-api-version': API_VERSION };
  const headers = { ...version, accept: acceptOf(call) };
  if ('document' in call) {
    const { document: query, variables } = call;
    await octokit.request({ method: 'POST', url: options.graphqlUrl, query, variables, headers, ...common });
    return;
  }
  await octokit.request(call.route, { ...call.parameters, headers, ...common });
}

type Context = {
  readonly call: Call;
  readonly origins: ReadonlySet<string>;
  readonly options: TransportOptions;
};

async function exchangeOnce(url: string, sending: Sending, context: Context): Promise<Exchange> {
  const { options, call } = context;
  const { method } = sending;
  const place = `${method} ${url}`;
  if (!isMethod(method)) return broken(place, 'the method is not one of the API', { sent: false });
  if (!/^[\x21-\x7e]*$/.test(options.token)) {
    return broken(place, 'the token holds characters that no token has', { sent: false });
  }
  const maxBytes = 'route' in call ? call.maxBytes : undefined;
  return await exchange({
    http: options.http,
    request: {
      method,
      url,
      headers: headersFor(url, sending, context),
      body: sending.body ?? null,
      signal: options.signal,
    },
    expects: JSON_ACCEPT.test(acceptOf(call)) ? 'json' : 'bytes',
    ...(maxBytes === undefined ? {} : { maxBytes }),
  });
}

function isMethod(method: string): method is HttpRequest['method'] {
  return METHODS.has(method);
}

/** The token goes to the configured origins only; the user agent is the project's own. */
function headersFor(url: string, sending: Sending, { origins, options }: Context): Record<string, string> {
  const { 'user-agent': _, ...headers } = sending.headers;
  const isOurs = options.token !== '' && origins.has(originOf(url));
  return isOurs ? { ...headers, authorization: `Bearer ${options.token}` } : headers;
}

function acceptOf(call: Call): string {
  return 'route' in call ? (call.accept ?? JSON_MEDIA) : 'application/json';
}
