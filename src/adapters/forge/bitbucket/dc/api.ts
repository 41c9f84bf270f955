/** Bitbucket Data Center's API for one repository. */
import type { ClientOptions } from '../../client-parts.ts';

import { at, idOf, textOf, wholeOf } from '../../fields.ts';
import { readProblems, type ServerWords, unreadable } from '../problem.ts';
import { createRestApi, type RestApi, route } from '../rest.ts';

export type BitbucketDcOptions = ClientOptions & {
  /** Where people look: `https://host`, with the context path where there is one. */
  readonly serverUrl: string;
  /** Key of the project; `~user` for a personal repository. */
  readonly project: string;
  readonly repo: string;
  readonly token: string;
  /** Milliseconds between the starts of any two requests. */
  readonly spacingMs?: number;
};

/** `major.minor` of a server. */
export type DcVersion = { readonly major: number; readonly minor: number };

/** One repository; paths of requests begin below `/rest`. */
export type BitbucketDcApi = RestApi & {
  /** Where people look, without a slash at its end. */
  readonly serverUrl: string;
  readonly project: string;
  readonly repo: string;
  /** `/api/latest/projects/{project}/repos/{repo}`, encoded. */
  readonly repositoryPath: string;
  /** `/insights/latest/projects/{project}/repos/{repo}`, encoded. */
  readonly insightsPath: string;
  /** All pages of a list, each item once; `limit` is asked for and the server may give less. Throws `ForgeError`. */
  getAll(path: string, limit?: number): Promise<readonly unknown[]>;
  /** The name of the account that asks, in lower case, once an answer has told it; null before. */
  user(): string | null;
  /** The server's version, asked for once; null where it does not tell. */
  version(): Promise<DcVersion | null>;
};

export const DC_WORDS: ServerWords = {
  server: 'Bitbucket Data Center',
  address: 'BITBUCKET_DC_URL',
  unknown:
    'check BITBUCKET_DC_TOKEN: it is wrong, expired or revoked; make an HTTP access token of the repository',
  forbidden:
    'give the token the permission to read the repository ("Repository read"), and the account access to it',
  missing:
    'check BITBUCKET_DC_URL (with its context path), BITBUCKET_PROJECT, BITBUCKET_REPO and BITBUCKET_PR_ID; an account without access sees nothing there',
};

/** Four requests a second: the server's own bucket refills with 5 a second by default. */
const SPACING_MS = 250;
const PAGE_SIZE = 500;

/** More pages than any list of one pull request has. */
const MAX_PAGES = 100;

/** The API of one repository. Nothing is sent before the first request. */
export function createBitbucketDcApi(options: BitbucketDcOptions): BitbucketDcApi {
  const { project, repo, token } = options;
  const serverUrl = options.serverUrl.replace(/\/+$/, '');
  let user: string | null = null;
  let version: Promise<DcVersion | null> | null = null;
  const rest = createRestApi({
    ...options,
    server: DC_WORDS.server,
    baseUrl: `${serverUrl}/rest`,
    authorization: `Bearer ${token}`,
    secret: token,
    // Without it the server takes a change for one that a foreign page has made.
    writeHeaders: { 'x-atlassian-token': 'no-check' },
    problems: readProblems(DC_WORDS, token),
    paceMs: 0,
    spacingMs: options.spacingMs ?? SPACING_MS,
    onHeaders: (headers) => {
      user = nameOf(headers['x-ausername']) ?? user;
    },
  });
  return {
    ...rest,
    serverUrl,
    project,
    repo,
    repositoryPath: route`/api/latest/projects/${project}/repos/${repo}`,
    insightsPath: route`/insights/latest/projects/${project}/repos/${repo}`,
    getAll: (path, limit = PAGE_SIZE) => readAllPages(rest, path, limit),
    user: () => user,
    version: () => {
      version ??= readVersion(rest);
      return version;
    },
  };
}

/** Names are the same in any case of letters; in a header they are encoded. */
function nameOf(header: string | undefined): string | null {
  if (header === undefined || header === '') return null;
  try {
    return decodeURIComponent(header).toLowerCase();
  } catch {
    return null;
  }
}

async function readVersion(api: RestApi): Promise<DcVersion | null> {
  const { data } = await api.get('/api/latest/application-properties', { allow: [401, 403, 404] });
  const [, major, minor] = /^(\d{1,4})\.(\d{1,4})/.exec(textOf(at(data, 'version')) ?? '') ?? [];
  return major === undefined ? null : { major: Number(major), minor: Number(minor) };
}

/** Where the next page begins is the server's to say: it may skip what the account may not see. */
async function readAllPages(api: RestApi, path: string, limit: number): Promise<readonly unknown[]> {
  const items = new Map<string, unknown>();
  const mark = path.includes('?') ? '&' : '?';
  let start = 0;
  for (let page = 1; ; page++) {
    const { data } = await api.get(`${path}${mark}start=${start}&limit=${limit}`);
    const values = at(data, 'values');
    if (!Array.isArray(values)) throw unreadable(`GET ${path}`, 'no list', DC_WORDS);
    for (const item of values) items.set(keyOf(item), item);
    const next = wholeOf(at(data, 'nextPageStart'));
    if (at(data, 'isLastPage') !== false || next === null || next <= start) return [...items.values()];
    if (page === MAX_PAGES) throw unreadable(`GET ${path}`, `more than ${MAX_PAGES} pages`, DC_WORDS);
    start = next;
  }
}

function keyOf(item: unknown): string {
  const id = idOf(at(item, 'id'));
  return id === null ? JSON.stringify(item) : `id ${id}`;
}
