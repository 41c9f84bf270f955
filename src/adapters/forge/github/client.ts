/** GitHub's API for one repository: reads that are repeated, writes that are not. */
import { ForgeError } from '../../../domain/errors.ts';
import type { Clock } from '../../../domain/ports.ts';
import { type RetryPolicy, retryDelay } from '../../../lib/retry.ts';
import type { Http } from '../../http.ts';
import { readRetryHints } from '../../http-hints.ts';
import type { ApiAnswer, GetOptions, GitHubApi } from './api.ts';
import { at, fieldsOf, idOf } from './fields.ts';
import { createGate } from './limits.ts';
import { brokenRead, clean, limitedRead, refusedRead, unreadable } from './problem.ts';
import { MAX_TRIES, type SenderParts, sendOnce } from './sender.ts';
import { type Call, createTransport, type Exchange } from './transport.ts';
import { createWriter } from './writer.ts';

export type GitHubApiOptions = {
  /** `https://api.github.com`, or an Enterprise Server's `https://host/api/v3`. */
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  readonly serverUrl: string;
  readonly owner: string;
  readonly repo: string;
  readonly token: string;
  readonly clock: Clock;
  /** 0 ≤ x < 1. */
  readonly random: () => number;
  readonly signal: AbortSignal;
  readonly http: Http;
  /** Milliseconds that the run waits for rate limits in all; 5 minutes unless given. */
  readonly budgetMs?: number;
  /** Milliseconds between the end of one write and the start of the next; GitHub asks for one second. */
  readonly paceMs?: number;
  /** Told why nothing happens for a while. */
  readonly notify?: (line: string) => void;
};

const BUDGET_MS = 5 * 60_000;
const PACE_MS = 1_000;

const READ_POLICY: RetryPolicy = {
  maxTries: MAX_TRIES,
  firstWaitMs: 500,
  longestWaitMs: 8_000,
  longestServerWaitMs: 60_000,
};

/** Statuses that pass with time. */
const PASSING: ReadonlySet<number> = new Set([408, 500, 502, 503, 504]);

const PAGE_SIZE = 100;

/** More pages than any list of one pull request has. */
const MAX_PAGES = 100;

type Client = SenderParts & Pick<GitHubApiOptions, 'random'>;

/** The API of one repository. Nothing is sent and nothing loaded before the first request. */
export function createGitHubApi(options: GitHubApiOptions): GitHubApi {
  const gate = createGate({
    clock: options.clock,
    signal: options.signal,
    budgetMs: options.budgetMs ?? BUDGET_MS,
    notify: options.notify ?? (() => undefined),
  });
  const { clock, signal, token, random } = options;
  const client: Client = { transport: createTransport(options), gate, clock, signal, token, random };
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

type Read = { readonly place: string; readonly answer: ApiAnswer };

/** One read, repeated where that may help. Throws `ForgeError`. */
async function read(client: Client, call: Call, { allow = [] }: GetOptions = {}): Promise<Read> {
  for (let tries = 1; ; tries++) {
    const result = await sendOnce(client, call, tries);
    if (result.kind === 'limited') throw limitedRead(result.place, result.message);
    if (result.kind === 'held') continue;
    if (result.kind === 'answer' && isWanted(result.answer.status, allow)) return result;
    if (!(await waited(delayAfter(result, tries, client), client))) throw errorOf(result, client.token);
  }
}

function isWanted(status: number, allow: readonly number[]): boolean {
  return (status >= 200 && status < 300) || allow.includes(status);
}

function passes(exchange: Exchange): boolean {
  return exchange.kind === 'answer' ? PASSING.has(exchange.answer.status) : exchange.passing;
}

function errorOf(exchange: Exchange, token: string): ForgeError {
  return exchange.kind === 'answer'
    ? refusedRead(exchange.place, exchange.answer, token)
    : brokenRead(exchange.place, exchange, token);
}

/** Milliseconds before the next try; null where there is none. */
function delayAfter(exchange: Exchange, tries: number, { clock, random }: Client): number | null {
  if (!passes(exchange)) return null;
  const headers = exchange.kind === 'answer' ? exchange.answer.headers : {};
  const { afterMs } = readRetryHints(headers, Date.parse(clock.now()));
  const failed = { status: null, transient: true, quota: false, hints: { shouldRetry: null, afterMs } };
  const state = { tries, remainingMs: Number.POSITIVE_INFINITY, random: random() };
  return retryDelay(failed, state, READ_POLICY);
}

/** Waits; false where there is no wait, or the run was stopped meanwhile. */
async function waited(delayMs: number | null, { clock, signal }: Client): Promise<boolean> {
  if (delayMs === null) return false;
  try {
    await clock.sleep(delayMs, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return !signal.aborted;
}

/** Data beside errors is not the whole answer. */
async function query(client: Client, call: Call): Promise<unknown> {
  const { place, answer } = await read(client, call);
  const errors = at(answer.data, 'errors');
  if (Array.isArray(errors) && errors.length > 0) {
    const [first] = errors;
    const message = clean(String(at(first, 'message') ?? 'no message'), client.token);
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
