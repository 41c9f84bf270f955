/** Reading an answer: capped, watched, and never half of one. */
import { Buffer } from 'node:buffer';
import type { Readable } from 'node:stream';
import { parseJson } from '../lib/json.ts';
import { HttpError, toHttpError } from './http-error.ts';
import type { HttpLimits, Watch } from './http-watch.ts';

/** An answer whose headers have come. The body must be read, to its end or not, or given up with `discard`. */
export type HttpResponse = {
  /** Method, origin and path, for messages. */
  readonly place: string;
  readonly status: number;
  /** Names in lower case; repeated ones joined. */
  readonly headers: Readonly<Record<string, string>>;
  /** Decompressed, capped, watched. Throws only `HttpError`. */
  readonly body: AsyncIterable<Uint8Array>;
  discard(): void;
};

type Exchange = { readonly place: string; readonly limits: HttpLimits; readonly watch: Watch };

/** Deeper documents are no API's answer. */
const MAX_JSON_DEPTH = 200;

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/** An answer whose body has not been read, decompressed where its encoding was asked for. */
export type OpenedResponse = {
  readonly status: number;
  readonly headers: object;
  readonly data: Readable;
};

/** Takes over what was opened. An encoding that it left in place could not be decoded. */
export function openResponse(response: OpenedResponse, exchange: Exchange): HttpResponse {
  const { place, watch } = exchange;
  const headers = headersOf(response);
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    response.data.destroy();
    throw new HttpError(place, 'encoding', 'the answer is compressed in a way that is not read');
  }
  const discard = (): void => {
    watch.stop();
    response.data.destroy();
  };
  return { place, status: response.status, headers, body: readChunks(response.data, exchange), discard };
}

/** Headers as plain texts. */
export function headersOf(response: Pick<OpenedResponse, 'headers'>): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(response.headers)) {
    if (value !== null && value !== undefined) texts[name.toLowerCase()] = String(value);
  }
  return texts;
}

/** Silence counts only once the body has begun: until then the server may still be thinking. */
async function* readChunks(
  stream: Readable,
  exchange: Exchange,
): AsyncGenerator<Uint8Array, void, undefined> {
  const { place, limits, watch } = exchange;
  let bytes = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      watch.arrived();
      bytes += chunk.length;
      if (bytes > limits.bodyBytes) {
        throw new HttpError(place, 'body-too-large', `the answer is larger than ${limits.bodyBytes} bytes`);
      }
      yield chunk;
      watch.silent();
    }
    // A stream that was destroyed before anyone read it looks like one that is empty.
    if (!stream.readableEnded) throw new HttpError(place, 'reset', 'the answer was given up');
  } catch (error) {
    throw watch.reason() ?? toHttpError(error, place);
  } finally {
    watch.stop();
    stream.destroy();
  }
}

/** The whole body as text. */
export async function readText(response: HttpResponse): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of response.body) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** At most `maxBytes` of the body as text; the rest is given up. */
export async function readTextStart(response: HttpResponse, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= maxBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes).toString('utf8');
}

/** Whether the server says that the body is JSON. */
function isJson(response: HttpResponse): boolean {
  return JSON_TYPE.test(response.headers['content-type'] ?? '');
}

/** The body as parsed JSON. Another media type, or half a document, is an error and never an answer. */
export async function readJson(response: HttpResponse): Promise<unknown> {
  if (!isJson(response)) throw wrongType(response, 'JSON');
  const text = await readText(response);
  // The bytes were capped while they were read.
  const parsed = parseJson(text, { maxDepth: MAX_JSON_DEPTH, maxBytes: Number.MAX_SAFE_INTEGER });
  if (parsed.ok) return parsed.value;
  // The parser's own words may quote the body.
  throw new HttpError(response.place, 'bad-json', 'the answer is not a whole JSON document');
}

/** The error for a media type that was not asked for; gives the body up. */
function wrongType(response: HttpResponse, wanted: string): HttpError {
  response.discard();
  const type =
    /^[\w.+-]{1,40}\/[\w.+-]{1,40}/.exec(response.headers['content-type'] ?? '')?.[0] ?? 'no media type';
  return new HttpError(response.place, 'content-type', `${wanted} was expected, ${type} came`);
}
