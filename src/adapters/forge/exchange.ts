/** One request to a forge and what came of it: any status is an answer, and so is that none came. */
import { Buffer } from 'node:buffer';
import { parseJson } from '../../lib/json.ts';
import type { Http, HttpRequest } from '../http.ts';
import { type HttpResponse, readJson, readTextStart } from '../http-body.ts';
import { HttpError } from '../http-error.ts';

/** An answer; what is in it is not yet validated. */
export type ApiAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly data: unknown;
};

/** What became of one attempt to write. `limited`: refused by a rate limit, and waiting longer is over the budget. */
export type ApiWrite =
  | { readonly kind: 'answer'; readonly answer: ApiAnswer }
  | { readonly kind: 'unclear'; readonly message: string }
  | { readonly kind: 'limited'; readonly message: string }
  | { readonly kind: 'not-sent'; readonly message: string };

/** An answer with any status, or how there came none. `sent` is false only where nothing can have arrived. */
export type Exchange =
  | { readonly kind: 'answer'; readonly place: string; readonly answer: ApiAnswer }
  | {
      readonly kind: 'broken';
      readonly place: string;
      readonly message: string;
      readonly sent: boolean;
      readonly passing: boolean;
      /** What came was no answer of the forge's, such as the login page of a proxy. */
      readonly foreign: boolean;
    };

/** The time that a request may take unless its caller knows better; large diffs take a while to come. */
const TOTAL_MS = 60_000;
const IDLE_MS = 30_000;

/** Of the body of an answer that is not 2xx. */
const MAX_PROBLEM_BYTES = 64 * 1024;
const MAX_PROBLEM_DEPTH = 32;

/** More than a stream hands over at once. */
const CHUNK_BYTES = 4 * 1024 * 1024;

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

/** A request as a forge's own transport made it. */
export type Sending = {
  readonly http: Http;
  readonly request: Pick<HttpRequest, 'method' | 'url' | 'headers' | 'body' | 'signal' | 'via'>;
  /** What the body of a good answer is read as. */
  readonly expects: 'json' | 'bytes';
  /** JSON that is larger is an error; bytes are cut there. */
  readonly maxBytes?: number;
};

/** Sends once. Reads follow redirects within their origin; throws nothing. */
export async function exchange(sending: Sending): Promise<Exchange> {
  const { http, request } = sending;
  const place = `${request.method} ${pathOf(request.url)}`;
  if (request.signal.aborted) return broken(place, 'stopped by the caller', { sent: false });
  try {
    const response = await http.send({
      ...request,
      limits: { totalMs: TOTAL_MS, idleMs: IDLE_MS, ...bodyLimit(sending) },
      followRedirects: request.method === 'GET',
    });
    const data = await readData(response, sending);
    return { kind: 'answer', place, answer: { status: response.status, headers: response.headers, data } };
  } catch (error) {
    return brokenBy(error, place);
  }
}

/** JSON that is too large is an error; bytes are cut by their reader, which may be one chunk beyond. */
function bodyLimit({ expects, maxBytes }: Sending): { readonly bodyBytes?: number } {
  if (maxBytes === undefined) return {};
  return { bodyBytes: expects === 'json' ? maxBytes : maxBytes + CHUNK_BYTES };
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

/** An exchange that brought no answer. */
export function broken(place: string, message: string, facts: Facts): Exchange {
  return { kind: 'broken', place, message, passing: false, foreign: false, ...facts };
}

/** JSON where JSON was asked for, bytes where not; what a refusal says where it says it in JSON. */
async function readData(response: HttpResponse, { expects, maxBytes }: Sending): Promise<unknown> {
  const { status, headers } = response;
  if (status === 204 || status === 205 || headers['content-length'] === '0') {
    response.discard();
    return null;
  }
  if (status < 200 || status > 299) return await readProblem(response);
  if (expects === 'json') {
    const isEmpty = headers['content-type'] === undefined && (await readTextStart(response, 1)) === '';
    return isEmpty ? null : await readJson(response);
  }
  // A file that is HTML by its name is sent as an attachment, which no login page is.
  const isPage = /^text\/html/i.test(headers['content-type'] ?? '');
  if (isPage && !/^attachment\b/i.test(headers['content-disposition'] ?? '')) {
    response.discard();
    throw new HttpError(response.place, 'content-type', 'a web page came instead of what was asked for');
  }
  return await readBytes(response, maxBytes);
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

/** The origin of an address; empty where it is none. */
export function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : '';
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : '';
}
