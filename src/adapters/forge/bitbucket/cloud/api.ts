/** Bitbucket Cloud's API for one repository. */
import { Buffer } from 'node:buffer';
import type { CloudCredentials } from '../../../../domain/credentials.ts';
import { ForgeError } from '../../../../domain/errors.ts';
import type { ClientOptions } from '../../client-parts.ts';
import { at, idOf, textOf } from '../../fields.ts';
import { readProblems, type ServerWords, unreadable } from '../problem.ts';
import { createRestApi, type RestApi, route } from '../rest.ts';

export type BitbucketCloudOptions = ClientOptions & {
  /** `https://api.bitbucket.org/2.0`. */
  readonly apiUrl: string;
  readonly workspace: string;
  readonly repo: string;
  readonly credentials: CloudCredentials;
  /** Milliseconds between the end of one write and the start of the next. */
  readonly paceMs?: number;
};

export type BitbucketCloudApi = RestApi & {
  readonly workspace: string;
  readonly repo: string;
  /** `/repositories/{workspace}/{repo}`, encoded. */
  readonly repositoryPath: string;
  readonly credentials: CloudCredentials['kind'];
  /**
   * All pages of a list, 100 items a page, each item once; with `enough`, no page is asked for once there are as many.
   * Throws `ForgeError`.
   */
  getAll(path: string, enough?: number): Promise<readonly unknown[]>;
  /** What the token may do, as far as an answer has told so far; null before, and where none tells. */
  scopes(): readonly string[] | null;
};

export const CLOUD_WORDS: ServerWords = {
  server: 'Bitbucket Cloud',
  address: 'BITBUCKET_API_URL',
  unknown:
    'check BITBUCKET_ACCESS_TOKEN, or BITBUCKET_EMAIL with BITBUCKET_API_TOKEN: wrong, expired or revoked. App passwords stopped working on 28 July 2026: make an API token with scopes, or an access token of the repository',
  forbidden:
    'give the token the scopes `repository` and `pullrequest:write` (an API token: `read:repository:bitbucket`, `read:pullrequest:bitbucket` and `write:pullrequest:bitbucket`)',
  missing:
    'check workspace, repository and number; a token without `repository` and `pullrequest` sees nothing there',
};

const PACE_MS = 100;
const PAGE_SIZE = 100;

/** More pages than any list of one pull request has. */
const MAX_PAGES = 100;

/** The API of one repository. Nothing is sent before the first request. */
export function createBitbucketCloudApi(options: BitbucketCloudOptions): BitbucketCloudApi {
  const { apiUrl, workspace, repo, credentials } = options;
  let scopes: readonly string[] | null = null;
  const baseUrl = apiUrl.replace(/\/+$/, '');
  const rest = createRestApi({
    ...options,
    server: CLOUD_WORDS.server,
    baseUrl,
    authorization: authorizationOf(credentials),
    secret: credentials.token,
    problems: readProblems(CLOUD_WORDS, credentials.token),
    paceMs: options.paceMs ?? PACE_MS,
    onHeaders: (headers) => {
      const told = headers['x-oauth-scopes'];
      if (told !== undefined) scopes = told.split(/[\s,]+/).filter((scope) => scope !== '');
    },
  });
  return {
    ...rest,
    workspace,
    repo,
    repositoryPath: route`/repositories/${workspace}/${repo}`,
    credentials: credentials.kind,
    getAll: (path, enough = Number.POSITIVE_INFINITY) => readAllPages(rest, path, enough),
    scopes: () => scopes,
  };
}

function authorizationOf(credentials: CloudCredentials): string {
  if (credentials.kind === 'access-token') return `Bearer ${credentials.token}`;
  return `Basic ${Buffer.from(`${credentials.email}:${credentials.token}`).toString('base64')}`;
}

/** Pages are named by the server, and followed only to the API that was configured. */
async function readAllPages(api: RestApi, first: string, enough: number): Promise<readonly unknown[]> {
  const items = new Map<string, unknown>();
  const seen = new Set<string>();
  let path = `${first}${first.includes('?') ? '&' : '?'}pagelen=${PAGE_SIZE}`;
  for (;;) {
    seen.add(path);
    const { values, next } = await readPage(api, path, first);
    for (const item of values) items.set(keyOf(item), item);
    if (next === null || items.size >= enough) return [...items.values()];
    // What is beyond is asked for by no page: a list that ended here would be one that lacks it.
    if (seen.has(next)) throw unreadable(`GET ${first}`, 'pages that lead in a circle', CLOUD_WORDS);
    if (seen.size === MAX_PAGES)
      throw unreadable(`GET ${first}`, `more than ${MAX_PAGES} pages`, CLOUD_WORDS);
    path = next;
  }
}

type Page = { readonly values: readonly unknown[]; readonly next: string | null };

async function readPage(api: RestApi, path: string, first: string): Promise<Page> {
  const { data } = await api.get(path);
  const values = at(data, 'values');
  if (!Array.isArray(values)) throw unreadable(`GET ${first}`, 'no list', CLOUD_WORDS);
  const next = textOf(at(data, 'next'));
  return { values, next: next === null ? null : pathIn(api, next) };
}

/** The part of an absolute address below the API's own; anything else is refused unasked, for the token goes along. */
function pathIn({ baseUrl }: RestApi, address: string): string {
  const base = new URL(baseUrl);
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || url.origin !== base.origin || !url.pathname.startsWith(`${base.pathname}/`)) {
    throw new ForgeError(
      'Bitbucket Cloud names a next page at another address, which is not asked',
      'check BITBUCKET_API_URL and what answers there',
    );
  }
  return `${url.pathname.slice(base.pathname.length)}${url.search}`;
}

function keyOf(item: unknown): string {
  for (const name of ['id', 'uuid', 'external_id']) {
    const id = idOf(at(item, name));
    if (id !== null) return `${name} ${id}`;
  }
  return JSON.stringify(item);
}
