import { createHash } from 'node:crypto';
import type { ApiAnswer } from '../../../../src/adapters/forge/exchange.ts';
import type { GitHubApi } from '../../../../src/adapters/forge/github/api.ts';
import { ForgeError } from '../../../../src/domain/errors.ts';

/** One side of a file: its mode, and its bytes or the text of them. */
export type MemoryFile = { readonly mode?: number; readonly data: string | Uint8Array };
export type MemoryTree = Readonly<Record<string, MemoryFile>>;

export type MemoryScript = {
  readonly pull?: Readonly<Record<string, unknown>>;
  readonly items?: readonly unknown[];
  readonly base?: MemoryTree;
  readonly head?: MemoryTree;
  /** Instead of the answer to a query; gets what would be answered. */
  readonly query?: (data: Record<string, unknown>, text: string) => unknown;
  /** Instead of the answer to a route. */
  readonly get?: (route: string, parameters: Readonly<Record<string, unknown>>) => ApiAnswer | null;
};

export type MemoryApi = GitHubApi & {
  readonly queries: {
    readonly commit: string;
    readonly paths: readonly string[];
    readonly withText: boolean;
  }[];
  readonly gets: {
    readonly route: string;
    readonly accept: string | null;
    readonly maxBytes: number | null;
  }[];
  /** The most queries that were open at the same time. */
  mostAtOnce(): number;
};

export const BASE_SHA = 'b'.repeat(40);
export const HEAD_SHA = 'c'.repeat(40);
export const MERGE_BASE = 'a'.repeat(40);

/** The id that git gives to these bytes. */
export function blobId(data: string | Uint8Array): string {
  const bytes = Buffer.from(data);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** A pull request as GitHub answers it, with what is changed. */
export function pullOf(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    number: 7,
    state: 'open',
    merged: false,
    draft: false,
    locked: false,
    title: 't',
    body: null,
    head: { ref: 'feature', sha: HEAD_SHA, repo: { id: 1 } },
    base: { ref: 'main', sha: BASE_SHA, repo: { id: 1 } },
    user: { login: 'ann', id: 5, type: 'User' },
    labels: [],
    changed_files: 1,
    ...changes,
  };
}

/** A file of the list. */
export function itemOf(
  filename: string,
  changes: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return {
    sha: blobId('b\n'),
    filename,
    status: 'modified',
    additions: 1,
    deletions: 1,
    changes: 2,
    patch: '@@ -1 +1 @@\n-a\n+b',
    ...changes,
  };
}

/** GitHub's API from values, and what it was asked for. */
export function memoryApi(script: MemoryScript): MemoryApi {
  const queries: MemoryApi['queries'] = [];
  const gets: MemoryApi['gets'] = [];
  const items = script.items ?? [];
  const trees: Readonly<Record<string, MemoryTree>> = {
    [MERGE_BASE]: script.base ?? {},
    [HEAD_SHA]: script.head ?? {},
  };
  let [open, most] = [0, 0];
  return {
    owner: 'acme',
    repo: 'shop',
    serverUrl: 'https://github.com',
    queries,
    gets,
    mostAtOnce: () => most,
    get: (route, parameters, options = {}) => {
      gets.push({ route, accept: options.accept ?? null, maxBytes: options.maxBytes ?? null });
      const own = script.get?.(route, { ...parameters }) ?? null;
      const answer = own ?? usual(route, { ...parameters }, { script, items, trees });
      const { status } = answer;
      if (status < 300 || options.allow?.includes(status)) return Promise.resolve(answer);
      return Promise.reject(new ForgeError(`HTTP ${status}`, 'None.', { status }));
    },
    getAll: () => Promise.resolve(items),
    query: async (text, variables) => {
      const paths = Object.keys(variables)
        .filter((name) => /^p\d+$/.test(name))
        .map((name) => String(variables[name]));
      const commit = String(variables.commit);
      const withText = / text /.test(text);
      queries.push({ commit, paths, withText });
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setImmediate(resolve));
      open -= 1;
      const files = Object.fromEntries(
        paths.map((path, index) => [`f${index}`, node(trees[commit]?.[path], withText)]),
      );
      const data = { repository: { object: files } };
      return script.query === undefined ? data : script.query(data, text);
    },
    write: () => Promise.reject(new Error('nothing is to be written')),
    mutate: () => Promise.reject(new Error('nothing is to be written')),
  };
}

function node(file: MemoryFile | undefined, withText: boolean): unknown {
  if (file === undefined) return null;
  const bytes = Buffer.from(file.data);
  const isBinary = bytes.includes(0);
  const text = isBinary ? null : bytes.toString();
  const object = { byteSize: bytes.length, isBinary, ...(withText ? { text } : {}) };
  return { mode: file.mode ?? 0o100644, oid: blobId(bytes), object };
}

type World = {
  readonly script: MemoryScript;
  readonly items: readonly unknown[];
  readonly trees: Readonly<Record<string, MemoryTree>>;
};

function usual(route: string, parameters: Readonly<Record<string, unknown>>, world: World): ApiAnswer {
  const answer = (data: unknown, status = 200): ApiAnswer => ({ status, headers: {}, data });
  if (route.endsWith('/pulls/{pull_number}')) {
    return answer(pullOf({ changed_files: world.items.length, ...world.script.pull }));
  }
  if (route.endsWith('/compare/{basehead}')) return answer({ merge_base_commit: { sha: MERGE_BASE } });
  if (route.endsWith('/git/blobs/{file_sha}')) {
    const files = Object.values(world.trees).flatMap((tree) => Object.values(tree));
    const file = files.find(({ data }) => blobId(data) === parameters.file_sha);
    if (file === undefined) return answer(null, 404);
    return answer(file.data.length === 0 ? null : Buffer.from(file.data));
  }
  return answer(null, 404);
}
