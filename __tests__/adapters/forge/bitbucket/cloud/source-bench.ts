import { afterEach, expect } from '@jest/globals';
import {
  type BitbucketCloudApi,
  createBitbucketCloudApi,
} from '../../../../../src/adapters/forge/bitbucket/cloud/api.ts';
import { createBitbucketCloudSource } from '../../../../../src/adapters/forge/bitbucket/cloud/source.ts';
import type { PullRequestSourceOptions } from '../../../../../src/adapters/forge/pull-request-source.ts';
import { createHttp } from '../../../../../src/adapters/http.ts';
import type { PullRequestSource } from '../../../../../src/domain/ports.ts';
import type { Tree } from '../../../../contracts/change-source.ts';
import {
  type BitbucketCloudServer,
  startBitbucketCloud,
} from '../../../../support/bitbucket-cloud/server.ts';
import type { BitbucketCloudOptions } from '../../../../support/bitbucket-cloud/types.ts';
import { createFakeClock } from '../../../../support/fake-clock.ts';
import { makeRepository, type ScratchRepository } from '../../scratch-repository.ts';

export type Trees = { readonly mergeBase: Tree; readonly base?: Tree; readonly head: Tree };

/** A pull request on this machine, its repository, and sources that read it. */
export type SourceBench = {
  readonly server: BitbucketCloudServer;
  readonly repository: ScratchRepository;
  open(options?: Partial<PullRequestSourceOptions>): PullRequestSource;
  /** `METHOD path` without the repository's part and the query, in order. */
  asked(): readonly string[];
  close(): Promise<void>;
};

/** The client of one server. */
export function clientOf(apiUrl: string, token: string): BitbucketCloudApi {
  return createBitbucketCloudApi({
    apiUrl,
    workspace: 'acme',
    repo: 'shop',
    credentials: { kind: 'access-token', token },
    clock: createFakeClock(),
    random: () => 0.5,
    signal: new AbortController().signal,
    http: createHttp(),
  });
}

/** Commits the trees (merge base, what the base branch got later, head) and serves them as a pull request. */
export async function benchOf(
  trees: Trees,
  options: Partial<BitbucketCloudOptions> = {},
): Promise<SourceBench> {
  const repository = makeRepository();
  repository.commit('main', trees.mergeBase);
  repository.commit('feature', trees.head, 'main');
  if (trees.base !== undefined) repository.commit('main', trees.base);
  const server = await startBitbucketCloud({
    repository: repository.folder,
    base: 'main',
    head: 'feature',
    workspace: 'acme',
    repo: 'shop',
    number: 7,
    scopes: ['repository', 'pullrequest'],
    ...options,
  });
  const api = clientOf(server.apiUrl, server.token);
  const sources: PullRequestSource[] = [];
  return {
    server,
    repository,
    open: (changed = {}) => {
      const source = createBitbucketCloudSource(api, {
        number: 7,
        useWorkspace: null,
        environment: process.env,
        ...changed,
      });
      sources.push(source);
      return source;
    },
    asked: () =>
      server.requests.map(({ method, path }) =>
        `${method} ${path}`.replace(/\/repositories\/acme\/shop|\?.*/g, ''),
      ),
    close: async () => {
      for (const source of sources) await source.close();
      await server.close();
      repository.remove();
    },
  };
}

/** Makes benches that are closed after each test, where nothing may have been against Cloud's own description. */
export function keepBenches(): typeof benchOf {
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
