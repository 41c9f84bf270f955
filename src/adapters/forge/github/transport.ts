/**
 * One request to GitHub and what came of it. Octokit checks routes, fills in addresses and serialises bodies; sending is
 * the project's own way to the network, and so is reading: Octokit takes half a JSON document for text, and its errors
 * keep the headers of the request.
 */
import { Buffer } from 'node:buffer';
import type { Octokit } from '@octokit/core';
import { parseJson } from '../../../lib/json.ts';
import { messageOf } from '../../../lib/thrown.ts';
import type { Http, HttpRequest } from '../../http.ts';
import { type HttpResponse, readJson, readTextStart } from '../../http-body.ts';
import { HttpError } from '../../http-error.ts';
import type { ApiAnswer } from './api.ts';

/** The version that requests and answers were checked with. https://docs.github.com/rest/about-the-rest-api/api-versions */
const API_VERSION = '2022-11-28';

const JSON_MEDIA = 'application/vnd.github+json';

/** Types that are answered as JSON; `raw+json`, of all, is answered as bytes. */
const JSON_ACCEPT = /^application\/(?:vnd\.github(?:\.(?:v3|object))?\+)?json$/;

/** GitHub ends a request itself after 10 seconds; large diffs take a while to come. */
const TOTAL_MS = 60_000;
const IDLE_MS = 30_000;

/** Of the body of an answer that is not 2xx. */
const MAX_PROBLEM_BYTES = 64 * 1024;
const MAX_PROBLEM_DEPTH = 32;

/** More than a stream hands over at once. */
const CHUNK_BYTES = 4 * 1024 * 1024;

const METHODS: ReadonlySet<string> = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Trouble that may be over the next time. */
const PASSING_FAULTS: ReadonlySet<string> = new Set([
  'connect-timeout',
  'idle-timeout',
  'total-timeout',
  'reset',
  'network',
  'encoding',
  'bad-json',
]);

/** Nothing was sent: there was no connection to send on. The codes are Node's, named in our own error's text. */
const UNSENT_FAULTS: ReadonlySet<string> = new Set(['connect-timeout']);
const UNSENT_CODES = /\((?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN)\)/;

/** A REST route with its parameters, or a document for the GraphQL address. */
export type Call =
  | {
      readonly route: string;
      readonly parameters: object;
      readonly accept?: string;
      readonly maxBytes?: number;
    }
  | { readonly document: string; readonly variables: Readonly<Record<string, unknown>> };

/** An answer with any status, or how there came none. `sent` is false only where nothing can have arrived. */
export type Exchange =
  | { readonly kind: 'answer'; readonly place: string; readonly answer: ApiAnswer }
  | {
      readonly kind: 'broken';
      readonly place: string;
      readonly message: string;
      readonly sent: boolean;
      readonly passing: boolean;
      /** What came was no answer of GitHub's, such as the login page of a proxy. */
      readonly foreign: boolean;
    };

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
  const place = `${method} ${pathOf(url)}`;
  if (!isMethod(method)) return broken(place, 'the method is not one of the API', { sent: false });
  if (options.signal.aborted) return broken(place, 'stopped by the caller', { sent: false });
  if (!/^[\x21-\x7e]*$/.test(options.token)) {
    return broken(place, 'the token holds characters that no token has', { sent: false });
  }
  try {
    const response = await options.http.send({
      method,
      url,
      headers: headersFor(url, sending, context),
      body: sending.body ?? null,
      signal: options.signal,
      limits: { totalMs: TOTAL_MS, idleMs: IDLE_MS, ...bodyLimit(call) },
      followRedirects: method === 'GET',
    });
    const data = await readData(response, call);
    return { kind: 'answer', place, answer: { status: response.status, headers: response.headers, data } };
  } catch (error) {
    return brokenBy(error, place);
  }
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

/** JSON that is too large is an error; bytes are cut by their reader, which may be one chunk beyond. */
function bodyLimit(call: Call): { readonly bodyBytes?: number } {
  const maxBytes = 'route' in call ? call.maxBytes : undefined;
  if (maxBytes === undefined) return {};
  return { bodyBytes: JSON_ACCEPT.test(acceptOf(call)) ? maxBytes : maxBytes + CHUNK_BYTES };
}

function acceptOf(call: Call): string {
  return 'route' in call ? (call.accept ?? JSON_MEDIA) : 'application/json';
}

/** Errors that are not the network's own are left without their text: it may quote a header. */
function brokenBy(error: unknown, place: string): Exchange {
  if (!(error instanceof HttpError)) return broken(place, 'the request failed', { sent: true });
  const detail = error.message.slice(error.message.indexOf(': ') + 2);
  return broken(place, detail, {
    sent: !(UNSENT_FAULTS.has(error.fault) || UNSENT_CODES.test(error.message)),
    passing: PASSING_FAULTS.has(error.fault),
    foreign: error.fault === 'content-type',
  });
}

type Facts = { readonly sent: boolean; readonly passing?: boolean; readonly foreign?: boolean };

function broken(place: string, message: string, facts: Facts): Exchange {
  return { kind: 'broken', place, message, passing: false, foreign: false, ...facts };
}

/** JSON where JSON was asked for, bytes where not; what a refusal says where it says it in JSON. */
async function readData(response: HttpResponse, call: Call): Promise<unknown> {
  const { status, headers } = response;
  if (status === 204 || status === 205 || headers['content-length'] === '0') {
    response.discard();
    return null;
  }
  if (status < 200 || status > 299) return await readProblem(response);
  if (JSON_ACCEPT.test(acceptOf(call))) return await readJson(response);
  if (/^text\/html/i.test(headers['content-type'] ?? '')) {
    response.discard();
    throw new HttpError(response.place, 'content-type', 'a web page came instead of what was asked for');
  }
  return await readBytes(response, 'route' in call ? call.maxBytes : undefined);
}

/** Half an explanation, or one in HTML, is none; the status stands. */
async function readProblem(response: HttpResponse): Promise<unknown> {
  try {
    const text = await readTextStart(response, MAX_PROBLEM_BYTES);
    const parsed = parseJson(text, { maxDepth: MAX_PROBLEM_DEPTH, maxBytes: MAX_PROBLEM_BYTES });
    return parsed.ok ? parsed.value : null;
  } catch (error) {
    if (error instanceof HttpError && error.fault !== 'aborted') return null;
    throw error;
  }
}

/** At most `maxBytes`; what lies beyond is given up. */
async function readBytes(response: HttpResponse, maxBytes = Number.POSITIVE_INFINITY): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= maxBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, Math.min(length, maxBytes));
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : '';
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : '';
}
