import { afterEach, expect } from '@jest/globals';
import type { GitHubApi } from '../../../../src/adapters/forge/github/api.ts';
import { createGitHubApi } from '../../../../src/adapters/forge/github/client.ts';
import { createGitHubSource } from '../../../../src/adapters/forge/github/source.ts';
import type { PullRequestSourceOptions } from '../../../../src/adapters/forge/pull-request-source.ts';
import { createHttp } from '../../../../src/adapters/http.ts';
import { ForgeError } from '../../../../src/domain/errors.ts';
import type { PullRequestSource } from '../../../../src/domain/ports.ts';
import type { Tree } from '../../../contracts/change-source.ts';
import { createFakeClock } from '../../../support/fake-clock.ts';
import { type GitHubServer, startGitHub } from '../../../support/github/server.ts';
import type { GitHubOptions } from '../../../support/github/types.ts';
import { makeRepository, type ScratchRepository } from '../scratch-repository.ts';

export type Trees = { readonly mergeBase: Tree; readonly base?: Tree; readonly head: Tree };

/** A pull request on this machine, its repository, and sources that read it. */
export type SourceBench = {
  readonly server: GitHubServer;
  readonly repository: ScratchRepository;
  readonly api: GitHubApi;
  open(options?: Partial<PullRequestSourceOptions>, api?: GitHubApi): PullRequestSource;
  /** `METHOD path` without the repository's part and the query, in order. */
  asked(): readonly string[];
  close(): Promise<void>;
};

/** Commits the trees (merge base, what the base branch got later, head) and serves them as a pull request. */
export async function benchOf(trees: Trees, options: Partial<GitHubOptions> = {}): Promise<SourceBench> {
  const repository = makeRepository();
  repository.commit('main', trees.mergeBase);
  repository.commit('feature', trees.head, 'main');
  if (trees.base !== undefined) repository.commit('main', trees.base);
  const server = await startGitHub({
    repository: repository.folder,
    base: 'main',
    head: 'feature',
    ...options,
  });
  const api = createGitHubApi({
    apiUrl: server.apiUrl,
    graphqlUrl: server.graphqlUrl,
    serverUrl: server.serverUrl,
    owner: 'acme',
    repo: 'shop',
    token: server.token,
    clock: createFakeClock(),
    random: () => 0.5,
    signal: new AbortController().signal,
    http: createHttp(),
  });
  const sources: PullRequestSource[] = [];
  return {
    server,
    repository,
    api,
    open: (changed = {}, changedApi = api) => {
      const { number } = server.state.pull;
      const source = createGitHubSource(changedApi, {
        number,
        useWorkspace: null,
        environment: process.env,
        ...changed,
      });
      sources.push(source);
      return source;
    },
    asked: () =>
      server.requests.map(({ method, path }) => `${method} ${path}`.replace(/\/repos\/acme\/shop|\?.*/g, '')),
    close: async () => {
      for (const source of sources) await source.close();
      await server.close();
      repository.remove();
    },
  };
}

/** Makes benches that are closed after each test, where nothing may have been against GitHub's own description. */
export function keepBenches(): (trees: Trees, options?: Partial<GitHubOptions>) => Promise<SourceBench> {
  const benches: SourceBench[] = [];
  afterEach(async () => {
    for (const made of benches.splice(0)) {
      expect(made.server.contractComplaints()).toEqual([]);
      await made.close();
    }
  });
  return async (trees, options = {}) => {
    const made = await benchOf(trees, options);
    benches.push(made);
    return made;
  };
}

/** The `ForgeError` that the work fails with. */
export async function failure(work: Promise<unknown>): Promise<ForgeError> {
  const error: unknown = await work.catch((reason: unknown) => reason);
  if (!(error instanceof ForgeError)) throw new Error(`no ForgeError but ${String(error)}`);
  return error;
}
