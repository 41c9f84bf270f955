import { afterEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findCloudPullRequests } from '../../../../src/adapters/forge/bitbucket/cloud/find.ts';
import { findDcPullRequests } from '../../../../src/adapters/forge/bitbucket/dc/find.ts';
import { ForgeError } from '../../../../src/domain/errors.ts';
import { type Answer, type Bench, scripted } from './bench.ts';

const SHA = '0123456789abcdef0123456789abcdef01234567';

function cloudPull(id: unknown, over: Readonly<Record<string, unknown>> = {}) {
  const repository = { type: 'repository', full_name: 'acme/shop', uuid: '{1}' };
  return {
    type: 'pullrequest',
    id,
    state: 'OPEN',
    source: { branch: { name: 'feature/x' }, repository },
    destination: { branch: { name: 'main' }, repository },
    ...over,
  };
}

function dcPull(id: unknown, over: Readonly<Record<string, unknown>> = {}) {
  const repository = { id: 3, slug: 'shop', project: { key: '~ADA' } };
  return {
    id,
    version: 0,
    state: 'OPEN',
    fromRef: { id: 'refs/heads/feature/x', displayId: 'feature/x', repository },
    toRef: { id: 'refs/heads/main', displayId: 'main', repository },
    ...over,
  };
}

const cloudFork = { repository: { full_name: 'eve/shop', uuid: '{2}' }, branch: { name: 'feature/x' } };

describe('adapters/forge/bitbucket/find', () => {
  let bench: Bench;
  afterEach(() => bench.close());

  async function onCloud(answers: readonly Answer[], by: { branch?: string; commit?: string }) {
    bench = await scripted(answers);
    return findCloudPullRequests(bench.cloud, { branch: by.branch ?? null, commit: by.commit ?? null });
  }

  async function onDc(answers: readonly Answer[], by: { branch?: string; commit?: string }) {
    bench = await scripted(answers);
    return findDcPullRequests(bench.dc, { branch: by.branch ?? null, commit: by.commit ?? null });
  }

  const asked = () => bench.requests.map(({ path }) => decodeURIComponent(path));

  describe('on Cloud', () => {
    it('asks for the open ones of a branch, and answers the newest first', async () => {
      const values = [cloudPull(7), cloudPull(12), cloudPull(9)];

      expect(await onCloud([{ body: { values } }], { branch: 'feature/x', commit: SHA })).toEqual([12, 9, 7]);
      expect(asked()).toEqual([
        '/2.0/repositories/acme/shop/pullrequests?q=source.branch.name="feature/x" AND state="OPEN"&pagelen=50',
      ]);
    });

    it('leaves out what is not open, from a fork, from another branch, or no number', async () => {
      const values = [
        cloudPull(1, { state: 'MERGED' }),
        cloudPull(2, { source: cloudFork }),
        cloudPull(3, { source: { ...cloudPull(3).source, branch: { name: 'other' } } }),
        cloudPull('../4'),
        cloudPull(-5),
        cloudPull(6, { source: { branch: { name: 'feature/x' }, repository: null } }),
        null,
      ];

      expect(await onCloud([{ body: { values } }], { branch: 'feature/x' })).toEqual([]);
    });

    it('asks of each one that holds a commit whether it is open', async () => {
      const answers = [
        { body: { values: [{ id: 7 }, { id: 12 }] } },
        { body: cloudPull(12, { state: 'DECLINED' }) },
        { body: cloudPull(7) },
      ];

      expect(await onCloud(answers, { commit: SHA })).toEqual([7]);
      expect(asked()).toEqual([
        `/2.0/repositories/acme/shop/commit/${SHA}/pullrequests?pagelen=50`,
        '/2.0/repositories/acme/shop/pullrequests/12',
        '/2.0/repositories/acme/shop/pullrequests/7',
      ]);
    });

    it.each([
      ['has not linked it yet', { status: 404, body: {} }],
      ['is still at it', { status: 202, body: { values: [] } }],
    ])('finds none of a commit where Cloud %s', async (_, answer) => {
      expect(await onCloud([answer], { commit: SHA })).toEqual([]);
    });

    it.each([
      ['a repository that is not there', { status: 404 }],
      ['an answer without a list', { body: { pages: 1 } }],
    ])('fails for %s', async (_, answer) => {
      await expect(onCloud([answer], { branch: 'x' })).rejects.toThrow(ForgeError);
    });

    it('keeps any name of a branch within its quotes', async () => {
      bench = await scripted([{ body: { values: [] } }]);
      const names = fc.oneof(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
        fc.string({ unit: fc.constantFrom('"', '\\', 'a', ' ', '&', '#', '%'), minLength: 1, maxLength: 6 }),
      );
      await fc.assert(
        fc.asyncProperty(names, async (branch) => {
          await findCloudPullRequests(bench.cloud, { branch, commit: null });
          const url = new URL(bench.requests.at(-1)?.path ?? '', bench.origin);

          expect(url.pathname).toBe('/2.0/repositories/acme/shop/pullrequests');
          expect([...url.searchParams.keys()]).toEqual(['q', 'pagelen']);
          expect(url.searchParams.get('q')).toMatch(
            /^source\.branch\.name="(?:[^"\\]|\\["\\])*" AND state="OPEN"$/u,
          );
        }),
        { numRuns: 50 },
      );
    });
  });

  describe('on Data Center', () => {
    it('asks for the open ones that leave a branch, and answers the newest first', async () => {
      const values = [dcPull(7), dcPull(12)];

      expect(await onDc([{ body: { values, isLastPage: true } }], { branch: 'feature/x' })).toEqual([12, 7]);
      expect(asked()).toEqual([
        '/bitbucket/rest/api/latest/projects/~ada/repos/shop/pull-requests?direction=OUTGOING&state=OPEN&at=refs/heads/feature/x&start=0&limit=500',
      ]);
    });

    it('leaves out what is not open, goes to a parent, or leaves another branch', async () => {
      const parent = { id: 'refs/heads/main', repository: { id: 1 } };
      const values = [
        dcPull(1, { state: 'DECLINED' }),
        dcPull(2, { toRef: parent }),
        dcPull(3, { fromRef: { ...dcPull(3).fromRef, id: 'refs/heads/other' } }),
        dcPull(0),
      ];

      expect(
        await onDc([{ body: { values, isLastPage: true } }], { branch: 'refs/heads/feature/x' }),
      ).toEqual([]);
    });

    it('knows the open ones that hold a commit', async () => {
      const values = [dcPull(7), dcPull(9, { state: 'MERGED' })];

      expect(await onDc([{ body: { values, isLastPage: true } }], { commit: SHA })).toEqual([7]);
      expect(asked()[0]).toContain(`/repos/shop/commits/${SHA}/pull-requests?`);
    });
  });

  it('asks nothing where nothing is known', async () => {
    bench = await scripted([{}]);
    const nothing = { branch: null, commit: null };

    expect(await findCloudPullRequests(bench.cloud, nothing)).toEqual([]);
    expect(await findDcPullRequests(bench.dc, nothing)).toEqual([]);
    expect(bench.requests).toEqual([]);
  });
});
