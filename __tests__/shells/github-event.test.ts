import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readTrigger } from '../../src/shells/github-event.ts';

const SHA = 'a'.repeat(40);

type Parts = {
  readonly headRepo?: number | null;
  readonly author?: string;
  readonly action?: string;
};

/** A pull request event as far as it is read. */
function payload({ headRepo = 1, author = 'User', action = 'opened' }: Parts = {}) {
  return {
    action,
    number: 7,
    pull_request: {
      number: 7,
      head: { ref: 'topic', sha: SHA, repo: headRepo === null ? null : { id: headRepo } },
      base: { ref: 'main', sha: 'b'.repeat(40), repo: { id: 1 } },
      user: { login: 'ada', type: author },
    },
  };
}

const OPEN = { kind: 'pull-request', number: 7, pinnedHead: SHA, mayUseWorkspace: true, withheld: null };

describe('shells/github-event', () => {
  it.each([
    ['a branch of the repository', 'pull_request', payload(), OPEN],
    ['a fork', 'pull_request', payload({ headRepo: 2 }), { ...OPEN, withheld: 'fork' }],
    ['a fork that was deleted', 'pull_request', payload({ headRepo: null }), { ...OPEN, withheld: 'fork' }],
    ['a bot such as Dependabot', 'pull_request', payload({ author: 'Bot' }), { ...OPEN, withheld: 'bot' }],
    [
      'a fork, with the secrets of the repository and no look at a checkout',
      'pull_request_target',
      payload({ headRepo: 2 }),
      { ...OPEN, mayUseWorkspace: false },
    ],
  ])('reads a pull request of %s', (_, event, body, wanted) => {
    expect(readTrigger(event, body, null)).toEqual(wanted);
  });

  it('reviews the pull request that a dispatched run is given', () => {
    expect(readTrigger('workflow_dispatch', { inputs: { 'pr-number': '12' } }, 12)).toEqual({
      kind: 'pull-request',
      number: 12,
      pinnedHead: null,
      mayUseWorkspace: true,
      withheld: null,
    });
  });

  it('skips a merge queue, and names the commit that waits for a status', () => {
    const body = { action: 'checks_requested', merge_group: { head_sha: SHA } };

    expect(readTrigger('merge_group', body, null)).toMatchObject({ kind: 'skipped', statusSha: SHA });
  });

  it('skips a pull request that was closed', () => {
    expect(readTrigger('pull_request', payload({ action: 'closed' }), null)).toMatchObject({
      kind: 'skipped',
      statusSha: null,
    });
  });

  it.each([
    ['push', {}, null, /names no pull request/],
    ['issue_comment', { issue: { number: 7 } }, null, /names no pull request/],
    ['', null, null, /names no pull request/],
    ['pull_request', {}, null, /holds no pull request/],
    ['pull_request', null, null, /holds no pull request/],
    ['pull_request', { pull_request: { number: '7' } }, null, /holds no pull request/],
    ['pull_request', payload(), 8, /not the pull request of this event/],
  ])('says what is wrong with %s', (event, body, number, message) => {
    expect(readTrigger(event, body, number)).toEqual({
      kind: 'problem',
      problem: expect.stringMatching(message),
    });
  });

  it('reads any file without falling over', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('pull_request', 'pull_request_target', 'merge_group', 'push'),
        fc.jsonValue(),
        (event, body) => {
          expect(['pull-request', 'skipped', 'problem']).toContain(readTrigger(event, body, null).kind);
        },
      ),
    );
  });
});
