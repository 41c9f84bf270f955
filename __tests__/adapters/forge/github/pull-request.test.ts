import { describe, expect, it } from '@jest/globals';
import type { ApiAnswer } from '../../../../src/adapters/forge/exchange.ts';
import type { GitHubApi } from '../../../../src/adapters/forge/github/api.ts';
import { readMergeBase, readPullRequest } from '../../../../src/adapters/forge/github/pull-request.ts';
import { createGitHubSource } from '../../../../src/adapters/forge/github/source.ts';
import type { PullRequestSourceOptions } from '../../../../src/adapters/forge/pull-request-source.ts';
import type { PullRequestSource } from '../../../../src/domain/ports.ts';
import { BASE_SHA, HEAD_SHA, MERGE_BASE, memoryApi, pullOf } from './memory-api.ts';
import { failure } from './source-bench.ts';

function open(api: GitHubApi, options: Partial<PullRequestSourceOptions> = {}): PullRequestSource {
  return createGitHubSource(api, { number: 7, useWorkspace: null, environment: {}, ...options });
}

const answer = (data: unknown, status = 200): ApiAnswer => ({ status, headers: {}, data });

describe('adapters/forge/github/pull-request', () => {
  const factsOf = (pull: unknown) => readPullRequest(memoryApi({ get: () => answer(pull) }), 7);

  it.each([
    [{ head: { ref: 'f', sha: HEAD_SHA, repo: { id: 1 } } }, { isFork: false }],
    [{ head: { ref: 'f', sha: HEAD_SHA, repo: { id: 2 } } }, { isFork: true }],
    [{ head: { ref: 'f', sha: HEAD_SHA, repo: null } }, { isFork: true }],
    [
      { head: { ref: 'f', sha: HEAD_SHA, repo: null }, base: { ref: 'm', sha: BASE_SHA, repo: null } },
      { isFork: true },
    ],
    [{ state: 'closed' }, { state: 'closed' }],
    [{ state: 'closed', merged: true }, { state: 'merged' }],
    [{ state: 'closed', merged: undefined, merged_at: '2026-01-01T00:00:00Z' }, { state: 'merged' }],
    [{ user: null }, { author: null }],
    [{ user: { login: 'x[bot]', id: 9, type: 'Bot' } }, { author: { id: '9', login: 'x', kind: 'bot' } }],
    [{ labels: [{ name: 'a' }, { name: 3 }, null, { name: 'b' }] }, { labels: ['a', 'b'] }],
    [
      { draft: true, locked: true, body: 'text' },
      { draft: true, locked: true, body: 'text' },
    ],
  ])('reads %j', async (changes, expected) => {
    expect(await factsOf(pullOf(changes))).toMatchObject(expected);
  });

  it.each([
    [null],
    [[]],
    [pullOf({ number: 8 })],
    [pullOf({ title: null })],
    [pullOf({ state: 'other' })],
    [pullOf({ changed_files: -1 })],
    [pullOf({ changed_files: '3' })],
    [pullOf({ head: null })],
    [pullOf({ head: { ref: 'f', sha: 'HEAD' } })],
    [pullOf({ base: { ref: 'f', sha: `${BASE_SHA}/../x` } })],
  ])('does not go on with %j', async (pull) => {
    expect((await failure(factsOf(pull))).message).toMatch(/was not understood/);
  });

  it('takes nothing but a full hash for the merge base', async () => {
    const facts = await factsOf(pullOf());
    const comparing = (sha: unknown) => memoryApi({ get: () => answer({ merge_base_commit: { sha } }) });

    expect(await readMergeBase(comparing(MERGE_BASE), facts)).toBe(MERGE_BASE);
    expect((await failure(readMergeBase(comparing('abc'), facts))).message).toMatch(/comparison/);
  });

  it('names an author that is gone as nobody', async () => {
    expect((await open(memoryApi({ pull: { user: null } })).identify()).author).toBeNull();
  });
});
