import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { ActionEnd } from '../support/action-runner.ts';
import type { Scenario } from '../support/action-scenario.ts';
import { SMALL, startSmall, visibleEnd } from '../support/action-small.ts';
import { until } from '../support/bundle-process.ts';

const PATIENCE_MS = 60_000;

describe('action: trouble on the way', () => {
  let scenario: Scenario;
  let clean: unknown;
  let writes = 0;

  beforeAll(async () => {
    const undisturbed = await startSmall();
    await undisturbed.run();
    clean = visibleEnd(undisturbed);
    writes = undisturbed.github.writes().length;
    await undisturbed.dispose();
  }, PATIENCE_MS);
  afterEach(() => scenario.dispose());

  /** A run after the disturbed one, and what is there then. */
  async function afterNextRun(): Promise<{ end: ActionEnd; seen: unknown }> {
    const end = await scenario.run();
    return { end, seen: visibleEnd(scenario) };
  }

  it('writes a review, a comment on a file, a summary and a check run where nothing goes wrong', async () => {
    scenario = await startSmall();

    expect(writes).toBe(4);
    expect(clean).toMatchObject({ threads: [{}, {}, {}], pending: 0, check: 'failure' });
  });

  it(
    'waits as long as a secondary limit says, and then goes on',
    async () => {
      scenario = await startSmall();
      scenario.github.fault({
        method: 'POST',
        path: /\/reviews$/,
        action: {
          status: 403,
          headers: { 'retry-after': '1' },
          body: { message: 'You have exceeded a secondary rate limit. Please wait a few minutes.' },
        },
      });
      const end = await scenario.run();

      expect(end.outputs['posted-count']).toBe('3');
      expect(visibleEnd(scenario)).toEqual(clean);
    },
    PATIENCE_MS,
  );

  it(
    'keeps what it has and ends incomplete where the primary limit lasts longer than a job',
    async () => {
      scenario = await startSmall();
      scenario.github.fault({
        method: 'POST',
        path: /\/reviews$/,
        times: 9,
        action: {
          status: 403,
          headers: {
            'x-ratelimit-remaining': '0',
            'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 2400),
          },
          body: { message: 'API rate limit exceeded' },
        },
      });
      const end = await scenario.run();

      expect(end.code).toBe(1);
      expect(end.outputs).toMatchObject({ conclusion: 'block', 'posted-count': expect.any(String) });
      for (const { issue } of SMALL) expect(end.summary).toContain(issue);
    },
    PATIENCE_MS,
  );

  it(
    'posts what is left in one more review when GitHub takes none of a batch',
    async () => {
      scenario = await startSmall();
      scenario.github.fault({
        method: 'POST',
        path: /\/reviews$/,
        action: {
          status: 422,
          body: {
            message: 'Unprocessable Entity',
            errors: ['Pull request review thread line must be part of the diff'],
          },
        },
      });
      const end = await scenario.run();
      const { reviewComments, issueComments } = scenario.github.state;

      for (const { issue } of SMALL) {
        const said = [...reviewComments, ...issueComments].filter(({ body }) => body.includes(issue));
        expect(said.length).toBeGreaterThan(0);
      }
      expect(end.outputs['accepted-count']).toBe('3');
    },
    PATIENCE_MS,
  );

  it(
    'says in the summary what GitHub took and does not show',
    async () => {
      scenario = await startSmall();
      scenario.github.fault({
        method: 'POST',
        path: /\/reviews$/,
        when: 'after',
        action: { dropComment: 1 },
      });
      await scenario.run();
      const { reviewComments, issueComments } = scenario.github.state;

      expect(reviewComments.some(({ body }) => body.includes(SMALL[0]?.issue ?? '?'))).toBe(false);
      expect(issueComments[0]?.body).toContain(SMALL[0]?.issue);
      expect((await afterNextRun()).seen).toEqual(clean);
    },
    PATIENCE_MS,
  );

  it(
    'deletes an empty review that an earlier run left open, and posts',
    async () => {
      scenario = await startSmall();
      const { me } = { me: { login: 'github-actions', id: 41_898_282, type: 'Bot' } as const };
      scenario.github.state.reviews.push({
        id: 9001,
        user: me,
        body: '',
        state: 'PENDING',
        commitId: scenario.commits[1] ?? '',
        submittedAt: null,
      });
      const end = await scenario.run();

      expect(end.outputs['posted-count']).toBe('3');
      expect(visibleEnd(scenario)).toEqual(clean);
    },
    PATIENCE_MS,
  );

  it.each(['pull_requests', 'all'] as const)(
    'shows everything in the run where the token may not write: %s',
    async (what) => {
      scenario = await startSmall({
        permissions:
          what === 'all'
            ? { pullRequests: 'read', checks: 'none', statuses: 'none' }
            : { pullRequests: 'read', checks: 'write' },
      });
      const end = await scenario.run();

      expect(end.code).toBe(1);
      expect(end.outputs).toMatchObject({ conclusion: 'block', 'posted-count': '0' });
      for (const { issue } of SMALL) expect(end.summary).toContain(issue);
      expect(end.summary).toContain('pull-requests: write');
      const placed = end.commands.filter(({ properties }) => properties.file !== undefined);
      expect(placed.length).toBeGreaterThan(0);
      expect(scenario.github.writes().length).toBe(what === 'all' ? 0 : 1);
    },
    PATIENCE_MS,
  );

  it(
    'ends incomplete where the permission is taken away in the middle',
    async () => {
      scenario = await startSmall();
      const { github } = scenario;
      github.onRequest(() => {
        if (github.state.threads.length > 0) github.grant({ pullRequests: 'read', issues: 'none' });
      });
      const end = await scenario.run();

      expect(end.code).toBe(1);
      expect(end.outputs.conclusion).toBe('block');
      expect(end.stdout).toMatch(/pull-requests: write/);
      for (const { issue } of SMALL) expect(end.summary).toContain(issue);
    },
    PATIENCE_MS,
  );

  it(
    'does not take a locked conversation for an end of the matter',
    async () => {
      scenario = await startSmall();
      scenario.github.state.pull.locked = true;
      const end = await scenario.run();

      expect(end.code).toBe(1);
      expect(end.outputs.conclusion).toBe('block');
      expect(end.stdout).toMatch(/takes no comments/);
      expect(scenario.github.state.checkRuns).toMatchObject([{ conclusion: 'failure' }]);
    },
    PATIENCE_MS,
  );

  it(
    'leaves no review half written when it is interrupted',
    async () => {
      scenario = await startSmall();
      scenario.github.fault({
        method: 'POST',
        path: /\/reviews$/,
        when: 'before',
        action: { delayMs: 1_500 },
      });
      const running = scenario.start();
      await untilLong(() =>
        scenario.github.requests.some(({ method, path }) => method === 'POST' && path.endsWith('/reviews')),
      );
      const start = performance.now();
      running.process.child.kill('SIGINT');
      const end = await running.end;

      // The bar is 5 seconds; what more is allowed here is for a slow machine.
      expect(performance.now() - start).toBeLessThan(8_000);
      expect(end.code).not.toBe(0);
      expect(scenario.github.state.reviews.filter(({ state }) => state === 'PENDING')).toEqual([]);
      // What was on its way when nobody waited for it any more arrives all the same.
      await untilLong(() =>
        scenario.github.requests.some(({ path, status }) => path.endsWith('/reviews') && status !== null),
      );
      expect((await afterNextRun()).seen).toEqual(clean);
    },
    PATIENCE_MS,
  );

  async function untilLong(isTrue: () => boolean): Promise<void> {
    for (let tries = 0; tries < 4 && !isTrue(); tries++) await until(isTrue).catch(() => undefined);
    if (!isTrue()) throw new Error('it did not come');
  }
});
