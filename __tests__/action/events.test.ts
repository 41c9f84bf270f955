import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { ActionEnd } from '../support/action-runner.ts';
import { ACTION_TOKEN, eventPayload, MODEL_KEYS, type Scenario } from '../support/action-scenario.ts';
import { SMALL, startSmall, visibleEnd } from '../support/action-small.ts';
import { readJsonFile } from '../support/command-line.ts';

const PATIENCE_MS = 60_000;
const NO_KEYS = { 'anthropic-api-key': '', 'openai-api-key': '' };

describe('action: what starts a run', () => {
  let scenario: Scenario;
  afterEach(() => scenario.dispose());

  /** What a run left: conclusion, exit code, calls of models, writes to GitHub. */
  function facts(end: ActionEnd) {
    return {
      code: end.code,
      conclusion: end.outputs.conclusion,
      calls: scenario.models.calls.length,
      writes: scenario.github
        .writes()
        .map(({ method, path }) => `${method} ${path.replace(/^\/repos\/acme\/shop/, '')}`),
    };
  }

  it(
    'reviews a pull request that somebody names by number',
    async () => {
      scenario = await startSmall();
      const end = await scenario.run({
        event: { name: 'workflow_dispatch', payload: { inputs: { 'pr-number': '7' } } },
        inputs: { 'pr-number': '7' },
      });

      expect(facts(end)).toMatchObject({ code: 1, conclusion: 'block', calls: 2 });
      expect(scenario.github.state.threads).toHaveLength(3);
      expect(scenario.github.state.checkRuns).toHaveLength(1);
    },
    PATIENCE_MS,
  );

  it(
    'reads pull_request_target by the API alone, though a checkout is there',
    async () => {
      scenario = await startSmall({ headRepository: 'fork' });
      const end = await scenario.run({
        event: { name: 'pull_request_target', payload: eventPayload(scenario.github) },
      });

      expect(facts(end)).toMatchObject({ code: 1, conclusion: 'block', calls: 2 });
      expect(scenario.github.requests.some(({ path }) => path.includes('/pulls/7/files'))).toBe(true);
      expect(scenario.github.state.threads).toHaveLength(3);
    },
    PATIENCE_MS,
  );

  it.each([
    ['a fork', { headRepository: 'fork' as const }],
    ['a fork that was deleted', { headRepository: 'gone' as const }],
    ['Dependabot', { author: { login: 'dependabot', id: 49699333, type: 'Bot' as const } }],
  ])(
    'asks no model and writes nothing for %s without keys, and says who can start the review',
    async (_, options) => {
      scenario = await startSmall(options);
      const end = await scenario.run({ inputs: NO_KEYS });

      expect(facts(end)).toEqual({ code: 1, conclusion: 'incomplete', calls: 0, writes: [] });
      expect(end.summary).toMatch(/workflow_dispatch/);
      expect(end.stdout).toMatch(/workflow_dispatch/);
      expect(end.stdout + end.summary).not.toMatch(/pull_request_target/);
    },
    PATIENCE_MS,
  );

  it(
    'still looks for secrets in a fork’s change',
    async () => {
      scenario = await startSmall({ headRepository: 'fork' });
      const end = await scenario.run({ inputs: NO_KEYS });

      expect(end.summary).toMatch(/secrets passed/);
    },
    PATIENCE_MS,
  );

  it(
    'is neutral about an incomplete review where that was asked for, and says incomplete all the same',
    async () => {
      scenario = await startSmall({ headRepository: 'fork' });
      const end = await scenario.run({ inputs: { ...NO_KEYS, 'on-incomplete': 'neutral' } });

      expect(facts(end)).toMatchObject({ code: 0, conclusion: 'incomplete' });
    },
    PATIENCE_MS,
  );

  it.each([
    ['a draft', { draft: true }, /draft/, []],
    ['the label', { labels: ['skip-review'] }, /label/, ['POST /check-runs']],
  ])(
    'skips %s',
    async (_, options, reason, writes) => {
      scenario = await startSmall(options);
      const end = await scenario.run();

      expect(facts(end)).toEqual({ code: 0, conclusion: 'skipped', calls: 0, writes });
      expect(end.outputs.approved).toBe('false');
      expect(end.summary).toMatch(reason);
    },
    PATIENCE_MS,
  );

  it(
    'reviews a draft where that was asked for, and a label of another name',
    async () => {
      scenario = await startSmall({ draft: true, labels: ['skip-review'] });
      const end = await scenario.run({ inputs: { 'review-drafts': 'true', 'skip-label': 'no-robots' } });

      expect(facts(end)).toMatchObject({ conclusion: 'block', calls: 2 });
    },
    PATIENCE_MS,
  );

  it(
    'skips what is closed, by its event and by the API',
    async () => {
      scenario = await startSmall();
      const before = await scenario.run({
        event: { name: 'pull_request', payload: eventPayload(scenario.github, 'closed') },
      });
      scenario.github.closePull();
      const after = await scenario.run();

      for (const end of [before, after]) {
        expect(facts(end)).toEqual({ code: 0, conclusion: 'skipped', calls: 0, writes: [] });
      }
    },
    PATIENCE_MS,
  );

  it(
    'lets a merge queue pass, and tells the commit that waits',
    async () => {
      scenario = await startSmall();
      const sha = scenario.commits[2] ?? '';
      const end = await scenario.run({
        event: {
          name: 'merge_group',
          payload: { action: 'checks_requested', merge_group: { head_sha: sha } },
        },
        inputs: NO_KEYS,
      });

      expect(facts(end)).toEqual({ code: 0, conclusion: 'skipped', calls: 0, writes: ['POST /check-runs'] });
      expect(scenario.github.state.checkRuns).toMatchObject([{ headSha: sha, conclusion: 'skipped' }]);
    },
    PATIENCE_MS,
  );

  it(
    'says so where the status of a merge queue could not be set',
    async () => {
      scenario = await startSmall();
      scenario.github.fault({
        path: /check-runs/,
        times: 99,
        action: { status: 422, body: { message: 'no' } },
      });
      const end = await scenario.run({
        event: {
          name: 'merge_group',
          payload: { merge_group: { head_sha: scenario.commits[2] } },
        },
      });

      expect(end.outputs.conclusion).toBe('skipped');
      expect(end.stdout).toMatch(/Warning: the status could not be set/);
    },
    PATIENCE_MS,
  );

  it(
    'is superseded where its event is older than the head',
    async () => {
      scenario = await startSmall();
      const event = { name: 'pull_request', payload: eventPayload(scenario.github) };
      scenario.github.push(scenario.commits[2] ?? '');
      const end = await scenario.run({ event });

      expect(facts(end)).toEqual({ code: 1, conclusion: 'incomplete', calls: 0, writes: [] });
      expect(end.stdout).toMatch(/newer commits/);
    },
    PATIENCE_MS,
  );

  it.each([
    ['another event', { event: { name: 'push', payload: {} } }, /"push" names no pull request/],
    ['no key', { inputs: NO_KEYS }, /ANTHROPIC_API_KEY/],
    ['no token', { inputs: { 'github-token': '' } }, /github-token/],
    [
      'a number that leads elsewhere',
      { event: { name: 'workflow_dispatch', payload: {} }, inputs: { 'pr-number': '12/../../x' } },
      /pr-number/,
    ],
    ['a misspelt input', { inputs: { 'fail-onn': 'never' } }, /Did you mean "fail-on"/],
    [
      'checks of certificates switched off',
      { environment: { NODE_TLS_REJECT_UNAUTHORIZED: '0' } },
      /NODE_TLS_REJECT_UNAUTHORIZED/,
    ],
  ])(
    'stops with exit code 2 and asks nobody: %s',
    async (_, setup, message) => {
      scenario = await startSmall();
      const end = await scenario.run(setup);

      expect(end.code).toBe(2);
      expect(
        end.commands
          .filter(({ name }) => name === 'error')
          .map(({ value }) => value)
          .join('\n'),
      ).toMatch(message);
      expect(scenario.github.requests).toEqual([]);
      expect(scenario.models.calls).toEqual([]);
    },
    PATIENCE_MS,
  );

  it.each([
    [401, /github-token|credentials/],
    [404, /404|pull request/],
    [500, /500/],
  ])(
    'ends incomplete where GitHub answers the first question with %i',
    async (status, message) => {
      scenario = await startSmall();
      scenario.github.fault({ path: /./, times: 99, action: { status, body: { message: 'no' } } });
      const end = await scenario.run();

      expect(facts(end)).toEqual({ code: 1, conclusion: 'incomplete', calls: 0, writes: [] });
      expect(end.stdout).toMatch(message);
    },
    PATIENCE_MS,
  );
});

describe('action: one review in two jobs', () => {
  let scenario: Scenario;
  afterEach(() => scenario.dispose());

  const reader = { pullRequests: 'read', checks: 'none', statuses: 'none' } as const;
  const writer = { pullRequests: 'write', checks: 'write' } as const;

  async function analyse(
    inputs: Readonly<Record<string, string>> = {},
  ): Promise<{ end: ActionEnd; folder: string }> {
    const folder = join(scenario.folder, 'review');
    scenario.github.grant(reader);
    const end = await scenario.run({
      event: { name: 'pull_request_target', payload: eventPayload(scenario.github) },
      inputs: { mode: 'analyse', 'report-dir': folder, ...inputs },
    });
    return { end, folder };
  }

  function publish(folder: string): Promise<ActionEnd> {
    scenario.github.grant(writer);
    return scenario.run({
      event: { name: 'pull_request_target', payload: eventPayload(scenario.github) },
      inputs: { mode: 'publish', 'report-dir': folder, ...NO_KEYS, panel: '' },
    });
  }

  it(
    'leaves the same on the pull request as one job does',
    async () => {
      scenario = await startSmall();
      await scenario.run();
      const whole = visibleEnd(scenario);
      await scenario.dispose();

      scenario = await startSmall({ headRepository: 'fork' });
      const { end, folder } = await analyse();
      expect(scenario.github.writes()).toEqual([]);
      expect(end.outputs).toMatchObject({ conclusion: 'block', 'accepted-count': '3' });
      const calls = scenario.models.calls.length;
      const posted = await publish(folder);

      expect(scenario.models.calls).toHaveLength(calls);
      expect(posted.code).toBe(1);
      expect(posted.outputs).toMatchObject({ conclusion: 'block', 'posted-count': '3' });
      expect(visibleEnd(scenario)).toEqual(whole);
    },
    PATIENCE_MS,
  );

  type Json = Record<string, unknown>;
  const change = (document: Json): Json => document.change as Json;

  it.each([
    [
      'of another pull request',
      (document: Json) => Object.assign(change(document), { number: 8 }),
      /pull request 8/,
    ],
    [
      'of another repository',
      (document: Json) => Object.assign(change(document), { repository: 'evil/shop' }),
      /evil\/shop/,
    ],
    [
      'that is no review',
      (document: Json) => Object.assign(document, { conclusion: 'approved' }),
      /conclusion/,
    ],
    [
      'that passes against its own evidence',
      (document: Json) => Object.assign(document, { conclusion: 'pass', triage: null }),
      /holds no triage/,
    ],
  ])(
    'posts nothing of a file %s',
    async (_, forge, message) => {
      scenario = await startSmall();
      const { folder } = await analyse();
      const path = join(folder, 'review.json');
      const document = readJsonFile(path) as Json;
      forge(document);
      writeFileSync(path, JSON.stringify(document));
      const end = await publish(folder);

      expect(end.code).toBe(2);
      expect(end.stdout).toMatch(message);
      expect(scenario.github.writes()).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'posts nothing of a review of an older head',
    async () => {
      scenario = await startSmall();
      const { folder } = await analyse();
      scenario.github.push(scenario.commits[2] ?? '');
      const end = await publish(folder);

      expect(end.code).toBe(1);
      expect(end.outputs.conclusion).toBe('incomplete');
      expect(scenario.github.writes()).toEqual([]);
    },
    PATIENCE_MS,
  );

  it.each([
    ['is not there', null, /review\.json/],
    ['is no JSON', '{', /not JSON/],
    ['is nested without end', '['.repeat(5000), /nested/],
  ])(
    'says what is wrong where the file %s',
    async (_, content, message) => {
      scenario = await startSmall();
      const folder = join(scenario.folder, 'review');
      mkdirSync(folder);
      if (content !== null) writeFileSync(join(folder, 'review.json'), content);
      const end = await publish(folder);

      expect(end.code).toBe(2);
      expect(end.stdout).toMatch(message);
    },
    PATIENCE_MS,
  );
});

/** Notes where every connection goes. */
const NOTE_CONNECTIONS = `
import net from 'node:net';
import { appendFileSync } from 'node:fs';
const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (...args) {
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  appendFileSync(process.env.CONNECTIONS, options.host + ':' + options.port + '\\n');
  return connect.apply(this, args);
};
`;

describe('action: where it connects to', () => {
  it(
    'is GitHub and the models, and nowhere else',
    async () => {
      const scenario = await startSmall();
      try {
        const note = join(scenario.folder, 'connections');
        writeFileSync(note, '');
        await scenario.run({ preload: NOTE_CONNECTIONS, environment: { CONNECTIONS: note } });
        const hosts = new Set(readFileSync(note, 'utf8').trim().split('\n'));
        const known = [scenario.github.apiUrl, scenario.models.origin].map((url) => new URL(url).host);

        expect([...hosts].sort()).toEqual(known.sort());
      } finally {
        await scenario.dispose();
      }
    },
    PATIENCE_MS,
  );
});

describe('action: what is said where', () => {
  let scenario: Scenario;
  afterEach(() => scenario.dispose());

  it.each([
    ['post: summary', { post: 'summary' }, 0, 1],
    ['post: none', { post: 'none' }, 0, 0],
    ['min-severity: important', { 'min-severity': 'important' }, 2, 1],
    ['max-comments: 1', { 'max-comments': '1' }, 1, 1],
  ])(
    '%s',
    async (_, inputs, threads, notes) => {
      scenario = await startSmall();
      const end = await scenario.run({ inputs });
      const { state } = scenario.github;

      expect(state.threads).toHaveLength(threads);
      expect(state.issueComments).toHaveLength(notes);
      expect(end.outputs.conclusion).toBe('block');
      for (const { issue } of SMALL) expect(end.summary).toContain(issue);
      if (notes > 0) for (const { issue } of SMALL) expect(state.issueComments[0]?.body).toContain(issue);
      if (threads === 1) expect(state.threads[0]).toMatchObject({ path: 'src/pay.ts', line: 4 });
    },
    PATIENCE_MS,
  );

  it.each([
    ['check', { checks: 'write', statuses: 'write' }, 1, 0],
    ['commit-status', { checks: 'write', statuses: 'write' }, 0, 1],
    ['none', { checks: 'write', statuses: 'write' }, 0, 0],
    ['auto', { checks: 'none', statuses: 'write' }, 0, 1],
    ['auto', { checks: 'none', statuses: 'none' }, 0, 0],
  ] as const)(
    'status: %s with %j',
    async (status, permissions, checks, statuses) => {
      scenario = await startSmall({ permissions });
      const first = await scenario.run({ inputs: { status } });
      await scenario.run({ inputs: { status } });
      const { state } = scenario.github;

      expect(state.checkRuns).toHaveLength(checks);
      expect(state.statuses).toHaveLength(statuses);
      expect(first.outputs.conclusion).toBe('block');
      if (checks + statuses === 0 && status === 'auto') expect(first.summary).toMatch(/checks: write/);
    },
    PATIENCE_MS,
  );

  it(
    'requests changes once while it blocks, and takes that back when nothing is left',
    async () => {
      scenario = await startSmall();
      const verdict = { inputs: { verdict: 'request-changes' } };
      await scenario.run(verdict);
      await scenario.run(verdict);
      const { reviews } = scenario.github.state;
      expect(reviews.filter(({ state }) => state === 'CHANGES_REQUESTED')).toHaveLength(1);

      scenario.say([]);
      const end = await scenario.run(verdict);
      expect(end.outputs.conclusion).toBe('pass');
      expect(scenario.github.state.reviews.filter(({ state }) => state === 'CHANGES_REQUESTED')).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'approves a complete review by two families, once',
    async () => {
      scenario = await startSmall();
      scenario.say([]);
      const verdict = { inputs: { verdict: 'approve' } };
      await scenario.run(verdict);
      await scenario.run(verdict);

      expect(scenario.github.state.reviews.filter(({ state }) => state === 'APPROVED')).toMatchObject([
        { commitId: scenario.commits[1] },
      ]);
    },
    PATIENCE_MS,
  );

  it(
    'approves nothing that one family alone has read',
    async () => {
      scenario = await startSmall();
      scenario.say([]);
      await scenario.run({ inputs: { verdict: 'approve', panel: 'opus=anthropic/claude-opus-5-5@high' } });

      expect(scenario.github.state.reviews.filter(({ state }) => state === 'APPROVED')).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'sends nothing to a model and writes nothing when it only shows what it would send',
    async () => {
      scenario = await startSmall();
      const end = await scenario.run({ inputs: { 'dry-run': 'true' } });

      expect(end.code).toBe(0);
      expect(end.outputs.conclusion).toBe('skipped');
      expect(end.stdout).toContain('src/pay.ts');
      expect(scenario.models.calls).toEqual([]);
      expect(scenario.github.writes()).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'keeps every secret to its own server and out of everything it shows',
    async () => {
      scenario = await startSmall();
      const end = await scenario.run();
      const masked = end.stdout.replace(/^::add-mask::.*$/gm, '');
      const shown = [
        masked,
        end.stderr,
        end.summary,
        JSON.stringify(end.outputs),
        JSON.stringify(scenario.github.state),
      ];
      const files = ['review.json', 'recording.json', 'ops.json', 'triage.json', 'findings.sarif'].map(
        (name) => readFileSync(join(end.outputs['report-dir'] ?? '', name), 'utf8'),
      );

      for (const secret of [ACTION_TOKEN, ...Object.values(MODEL_KEYS)]) {
        for (const text of [...shown, ...files]) expect(text).not.toContain(secret);
      }
      for (const call of scenario.models.calls)
        expect(JSON.stringify(call.request)).not.toContain(ACTION_TOKEN);
      for (const request of scenario.github.requests)
        expect(JSON.stringify(request)).not.toContain('canary-anthropic');
      expect(end.handedOn).toBe('');
    },
    PATIENCE_MS,
  );
});
