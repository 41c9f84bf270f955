import { afterEach, expect } from '@jest/globals';
import {
  type BitbucketDcApi,
  createBitbucketDcApi,
} from '../../../../../src/adapters/forge/bitbucket/dc/api.ts';
import { createBitbucketDcSource } from '../../../../../src/adapters/forge/bitbucket/dc/source.ts';
import type { PullRequestSourceOptions } from '../../../../../src/adapters/forge/pull-request-source.ts';
import { createHttp } from '../../../../../src/adapters/http.ts';
import type { PullRequestSource } from '../../../../../src/domain/ports.ts';
import { startBitbucketDc } from '../../../../support/bitbucket-dc/server.ts';
import type { BitbucketDcServer, BitbucketDcServerOptions } from '../../../../support/bitbucket-dc/types.ts';
import { createFakeClock } from '../../../../support/fake-clock.ts';
import { makeRepository, type ScratchRepository } from '../../scratch-repository.ts';
import type { Trees } from '../cloud/source-bench.ts';

/** A pull request on this machine, its repository, and sources that read it. */
export type SourceBench = {
  readonly server: BitbucketDcServer;
  readonly repository: ScratchRepository;
  open(options?: Partial<PullRequestSourceOptions>): PullRequestSource;
  /** `METHOD path` below the repository and without the query, in order. */
  asked(): readonly string[];
  close(): Promise<void>;
};

/** The client of one server. */
export function clientOf(serverUrl: string, token: string, project = 'ACME'): BitbucketDcApi {
  return createBitbucketDcApi({
    serverUrl,
    project,
    repo: 'shop',
    token,
    clock: createFakeClock(),
    random: () => 0.5,
    signal: new AbortController().signal,
    http: createHttp(),
  });
}

/** Commits the trees (merge base, what the base branch got later, head) and serves them as a pull request. */
export async function benchOf(
  trees: Trees,
  options: Partial<BitbucketDcServerOptions> = {},
): Promise<SourceBench> {
  const repository = makeRepository();
  repository.commit('main', trees.mergeBase);
  repository.commit('feature', trees.head, 'main');
  if (trees.base !== undefined) repository.commit('main', trees.base);
  const server = await startBitbucketDc({
    repository: repository.folder,
    base: 'main',
    head: 'feature',
    project: 'ACME',
    repo: 'shop',
    number: 7,
    ...options,
  });
  const api = clientOf(server.serverUrl, server.token, options.project);
  const sources: PullRequestSource[] = [];
  return {
    server,
    repository,
    open: (changed = {}) => {
      const source = createBitbucketDcSource(api, {
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
        `${method} ${path}`.replace(/\/api\/latest\/projects\/[^/]+\/repos\/shop|\?.*/g, ''),
      ),
    close: async () => {
      for (const source of sources) await source.close();
      await server.close();
      repository.remove();
    },
  };
}

/** Makes benches that are closed after each test, where nothing may have been against the server's own description. */
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
