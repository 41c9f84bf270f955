/** GitHub's API for one repository: reads that are repeated, writes that are not. */
import { ForgeError } from '../../../domain/errors.ts';
import { type ClientOptions, clientParts } from '../client-parts.ts';
import type { ApiAnswer } from '../exchange.ts';
import { at, fieldsOf, idOf } from '../fields.ts';
import { type ReaderParts, read } from '../reader.ts';
import { clean } from '../words.ts';
import { createWriter } from '../writer.ts';
import type { GitHubApi } from './api.ts';
import { limitOf } from './limits.ts';
import { brokenRead, limitedRead, refusedRead, unreadable } from './problem.ts';
import { type Call, createTransport } from './transport.ts';

export type GitHubApiOptions = ClientOptions & {
  /** `https://api.github.com`, or an Enterprise Server's `https://host/api/v3`. */
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  readonly serverUrl: string;
  readonly owner: string;
  readonly repo: string;
  readonly token: string;
  /** Milliseconds between the end of one write and the start of the next; GitHub asks for one second. */
  readonly paceMs?: number;
};

const PACE_MS = 1_000;

const PAGE_SIZE = 100;

/** More pages than any list of one pull request has. */
const MAX_PAGES = 100;

/** GitHub's advice where no header says how long: a minute, then longer each time. */
const UNKNOWN_WAIT_MS = 60_000;

type Client = ReaderParts<Call>;

/** The API of one repository. Nothing is sent and nothing loaded before the first request. */
export function createGitHubApi(options: GitHubApiOptions): GitHubApi {
  const client = clientOf(options);
  const writer = createWriter(client, options.paceMs ?? PACE_MS);
  return {
    owner: options.owner,
    repo: options.repo,
    serverUrl: options.serverUrl.replace(/\/+$/, ''),
    get: async (route, parameters, get = {}) =>
      (await read(client, { route, parameters, ...get }, get)).answer,
    getAll: (route, parameters, listIn) => readAllPages(client, { route, parameters }, listIn ?? null),
    query: (document, variables) => query(client, { document, variables }),
    write: (route, parameters) => writer.write({ route, parameters }),
    mutate: (document, variables) => writer.write({ document, variables }),
  };
}

function clientOf(options: GitHubApiOptions): Client {
  const { token } = options;
  const transport = createTransport(options);
  return clientParts(options, {
    way: {
      server: 'GitHub',
      send: (call) => transport.send(call),
      nameOf: (call) => ('route' in call ? call.route : 'GraphQL'),
      resourceOf: (call) => ('document' in call ? 'graphql' : 'rest'),
      limitOf,
      secret: token,
    },
    limits: { resources: ['rest', 'graphql'], unknownWaitMs: UNKNOWN_WAIT_MS },
    problems: {
      refused: (place, answer) => refusedRead(place, answer, token),
      broken: (place, broken) => brokenRead(place, broken, token),
      limited: limitedRead,
    },
  });
}

/** Data beside errors is not the whole answer. */
async function query(client: Client, call: Call): Promise<unknown> {
  const { place, answer } = await read(client, call);
  const errors = at(answer.data, 'errors');
  if (Array.isArray(errors) && errors.length > 0) {
    const [first] = errors;
    const message = clean(String(at(first, 'message') ?? 'no message'), client.way.secret);
    throw new ForgeError(
      `${place}: GitHub answered the query with an error (${message})`,
      'give the job `permissions: pull-requests: read`; an old Enterprise Server may lack what was asked for',
      { status: 200 },
    );
  }
  const data = at(answer.data, 'data');
  if (fieldsOf(data) === null) throw unreadable(place, 'no data');
  return data;
}

/**
 * All pages of a list. Pages are counted here: an address in the answer is never followed, it only tells whether there
 * is a next page. An item met twice, because something was added meanwhile, is kept once.
 */
async function readAllPages(
  client: Client,
  call: Extract<Call, { route: string }>,
  listIn: string | null,
): Promise<readonly unknown[]> {
  const items = new Map<string, unknown>();
  for (let page = 1; ; page++) {
    const parameters = { ...call.parameters, per_page: PAGE_SIZE, page };
    const { place, answer } = await read(client, { ...call, parameters });
    const list = listIn === null ? answer.data : at(answer.data, listIn);
    if (!Array.isArray(list)) throw unreadable(place, 'no list');
    const before = items.size;
    for (const item of list) items.set(keyOf(item), item);
    // A page that brings nothing new is one that was there already.
    if (items.size === before || !hasNext(answer, list.length)) return [...items.values()];
    if (page === MAX_PAGES) throw unreadable(place, `more than ${MAX_PAGES} pages`);
  }
}

function keyOf(item: unknown): string {
  for (const name of ['id', 'filename', 'sha']) {
    const id = idOf(at(item, name));
    if (id !== null) return `${name} ${id}`;
  }
  return JSON.stringify(item);
}

/** `Link` may be missing, as with a proxy that drops it: then a full page is taken for one of several. */
function hasNext(answer: ApiAnswer, length: number): boolean {
  const { link } = answer.headers;
  return link === undefined ? length >= PAGE_SIZE : /;\s*rel="?next"?/i.test(link);
}
