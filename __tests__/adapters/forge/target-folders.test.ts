import { describe, expect, it, jest } from '@jest/globals';
import type { PullRequestSource } from '../../../src/domain/ports.ts';
import type { FaultRule, ForgeRequest } from '../../support/forge/types.ts';
import { keepBenches as keepCloud } from './bitbucket/cloud/source-bench.ts';
import { keepBenches as keepDc } from './bitbucket/dc/source-bench.ts';
import { failure, keepBenches as keepGitHub } from './github/source-bench.ts';
import type { ScratchRepository } from './scratch-repository.ts';

// Each test starts a server over a repository and git processes for what it is asked.
jest.setTimeout(60_000);

const TREES = {
  mergeBase: { 'a.txt': 'a\n', 'rules/old.yml': '' },
  base: {
    'a.txt': 'a\n',
    'rules/five.yml': '',
    'rules/four.yml': '',
    'rules/one.yml': '',
    'rules/three.yml': '',
    'rules/two.yml': '',
  },
  head: { 'a.txt': 'b\n', 'rules/head.yml': '', 'rules/old.yml': '' },
};
const NAMES = ['five.yml', 'four.yml', 'one.yml', 'three.yml', 'two.yml'];

type Opened = {
  readonly source: PullRequestSource;
  readonly repository: ScratchRepository;
  readonly requests: readonly ForgeRequest[];
  /** The target branch gets a commit, and the forge knows it. */
  readonly move: (sha: string) => void;
  readonly hide: (rule: FaultRule) => void;
};

const SMALL = { pageLimit: 2 };

describe('folders of the target branch', () => {
  const github = keepGitHub();
  const cloud = keepCloud();
  const dc = keepDc();

  const forges = [
    {
      name: 'GitHub',
      place: /^\/(?:graphql$|repos\/acme\/shop\/)/,
      pages: 1,
      open: async (): Promise<Opened> => {
        const { open, repository, server } = await github(TREES, { headRepository: 'fork' });
        const move = (sha: string) => {
          server.state.pull.baseSha = sha;
        };
        return { source: open(), repository, requests: server.requests, move, hide: server.fault };
      },
    },
    {
      name: 'Bitbucket Cloud',
      place: /^\/repositories\/acme\/shop\//,
      pages: 3,
      open: async (): Promise<Opened> => {
        const options = { ...SMALL, sourceRepository: 'fork', forkCommits: 'apart' } as const;
        const { open, repository, server } = await cloud(TREES, options);
        const move = (sha: string) => {
          server.state.pullRequest.destinationSha = sha;
        };
        return { source: open(), repository, requests: server.requests, move, hide: server.fault };
      },
    },
    {
      name: 'Bitbucket Data Center',
      place: /^\/api\/latest\/projects\/ACME\/repos\/shop\//,
      pages: 3,
      open: async (): Promise<Opened> => {
        const options = { ...SMALL, sourceRepository: { project: '~ben', repo: 'shop' } };
        const { open, repository, server } = await dc(TREES, options);
        const move = (sha: string) => {
          server.state.pullRequest.baseSha = sha;
        };
        return { source: open(), repository, requests: server.requests, move, hide: server.fault };
      },
    },
  ] as const;

  it.each(forges)(
    'of a fork’s pull request on $name are those of the commit that was pinned',
    async (forge) => {
      const { source, repository, requests, move } = await forge.open();
      const { base } = await source.identify();
      const start = requests.length;
      move(repository.commit('main', { 'a.txt': 'a\n', 'rules/moved.yml': '' }));

      const list = await source.listTarget('rules');

      expect(list).toEqual({ entries: NAMES.map((name) => ({ name, kind: 'file' })), complete: true });
      const asked = requests.slice(start);
      expect(asked).toHaveLength(1 + forge.pages);
      const folder = repository.git('rev-parse', `${base.sha}:rules`);
      for (const { path, body } of asked) {
        expect(path).toMatch(forge.place);
        expect([base.sha, folder].some((id) => `${path} ${body}`.includes(id))).toBe(true);
        expect(`${path} ${body}`).not.toMatch(/\bmain\b|\bfeature\b/);
      }
    },
  );

  it.each(forges)('on $name are not told from none where the repository is out of sight', async (forge) => {
    const { source, hide } = await forge.open();
    await source.identify();
    hide({ path: /./, times: 50, action: { status: 404 } });

    expect((await failure(source.listTarget('rules'))).status).toBe(404);
    expect((await failure(source.listTarget(''))).status).toBe(404);
  });

  it.each(forges)('on $name are not told from none where an answer is no JSON', async (forge) => {
    const { source, hide } = await forge.open();
    await source.identify();
    hide({ path: /./, times: 50, action: { status: 200, body: '{"values": [' } });

    await failure(source.listTarget('rules'));
    await failure(source.listTarget(''));
  });
});
