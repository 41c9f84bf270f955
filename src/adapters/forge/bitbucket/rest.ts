/** The REST API of a Bitbucket, Cloud or Data Center: one policy for time, limits, repeats and redirects. */
import { ForgeError } from '../../../domain/errors.ts';
import type { HttpRequest } from '../../http.ts';
import { type ClientOptions, clientParts } from '../client-parts.ts';
import { type ApiAnswer, type ApiWrite, exchange } from '../exchange.ts';
import { type ReaderParts, type ReadProblems, read } from '../reader.ts';
import { createWriter } from '../writer.ts';
import { limitOf } from './limits.ts';
import { createSpacing } from './spacing.ts';

export type RestGet = {
  /** Media type; JSON unless given. A type that is not JSON answers bytes as `data`. */
  readonly accept?: string;
  /** Statuses outside 2xx that are answers to the caller, not errors. */
  readonly allow?: readonly number[];
  readonly maxBytes?: number;
};

/** One Bitbucket. Paths begin with a slash, are encoded, and are added to `baseUrl`. */
export type RestApi = {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** Repeated on trouble that passes; throws `ForgeError`. An answer without a body has `data` null. */
  get(path: string, options?: RestGet): Promise<ApiAnswer>;
  /** One attempt, in line with all other writes; any status is an answer. Throws nothing. */
  write(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<ApiWrite>;
};

export type RestOptions = ClientOptions & {
  /** For messages. */
  readonly server: 'Bitbucket Cloud' | 'Bitbucket Data Center';
  readonly baseUrl: string;
  /** The header that proves who we are; null where a proxy on this machine adds it. */
  readonly authorization: string | null;
  /** The secret in it, which no message repeats. */
  readonly secret: string;
  /** Headers of every request that changes something. */
  readonly writeHeaders?: Readonly<Record<string, string>>;
  readonly problems: ReadProblems;
  /** Milliseconds between the end of one write and the start of the next. */
  readonly paceMs: number;
  /** Milliseconds between the starts of any two requests; 0 unless given. */
  readonly spacingMs?: number;
  /** Told the headers of every answer: some say who we are and what we may do. */
  readonly onHeaders?: (headers: Readonly<Record<string, string>>) => void;
  /** A forward proxy on this machine. */
  readonly via?: string;
};

/** Neither Bitbucket promises to say how long a limit holds; its own clients begin with this. */
const UNKNOWN_WAIT_MS = 5_000;

const JSON_MEDIA = 'application/json';

type Call = RestGet & {
  readonly method: HttpRequest['method'];
  readonly path: string;
  readonly body: string | null;
};

/** The API at one address. Nothing is sent before the first request. */
export function createRestApi(options: RestOptions): RestApi {
  const parts = partsOf(options);
  const writer = createWriter(parts, options.paceMs);
  return {
    baseUrl: options.baseUrl,
    get: async (path, get = {}) =>
      (await read(parts, { method: 'GET', path, body: null, ...get }, get)).answer,
    write: (method, path, body) =>
      writer.write({ method, path, body: body === undefined ? null : JSON.stringify(body) }),
  };
}

function partsOf(options: RestOptions): ReaderParts<Call> {
  const { server, secret, problems } = options;
  const spacing = createSpacing(options.clock, options.spacingMs ?? 0, options.signal);
  return clientParts(options, {
    way: {
      server,
      send: async (call) => {
        await spacing();
        const result = await send(call, options);
        if (result.kind === 'answer') options.onHeaders?.(result.answer.headers);
        return result;
      },
      nameOf: ({ method, path }) => `${method} ${path.replace(/\?.*$/, '')}`,
      resourceOf: () => 'api',
      limitOf,
      secret,
    },
    limits: { resources: ['api'], unknownWaitMs: UNKNOWN_WAIT_MS },
    problems,
  });
}

function send(call: Call, { baseUrl, authorization, http, signal, writeHeaders, via }: RestOptions) {
  const { method, body, accept = JSON_MEDIA, maxBytes } = call;
  return exchange({
    http,
    request: {
      method,
      url: `${baseUrl}${call.path}`,
      headers: {
        accept,
        ...(body === null ? {} : { 'content-type': JSON_MEDIA }),
        ...(method === 'GET' ? {} : writeHeaders),
        ...(authorization === null ? {} : { authorization }),
      },
      body,
      signal,
      ...(via === undefined ? {} : { via }),
    },
    expects: accept === JSON_MEDIA ? 'json' : 'bytes',
    ...(maxBytes === undefined ? {} : { maxBytes }),
  });
}

/** A path from a template: every value becomes one encoded segment, or one value of the query. */
export function route(texts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return texts.reduce((path, text, index) => `${path}${encoded(values[index - 1] ?? '')}${text}`);
}

function encoded(value: string | number): string {
  const text = encodeURIComponent(String(value).replace(/\p{Cs}/gu, '\ufffd'));
  // Addresses drop these even when they are encoded, and lead elsewhere.
  if (text === '.' || text === '..') throw new ForgeError(`${text} is not a name`, 'check the names given');
  return text.replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** The path of a file as segments of an address, without a slash in front; null where it cannot be one. */
export function filePath(path: string): string | null {
  const segments = path.split('/');
  if (segments.some((segment) => ['', '.', '..'].includes(segment))) return null;
  return segments.map(encoded).join('/');
}
