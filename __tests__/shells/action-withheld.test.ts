/** A run from which keys are withheld, of the action from its sources: code reads, and nothing passes by that. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { runAction } from '../../src/shells/action.ts';
// The runner of these tests cannot load two modules at once that share a third.
import '../../src/stages/report/annotations.ts';
import '../../src/stages/report/markdown-job.ts';
import '../../src/stages/report/markdown-summary.ts';
import type { Toolkit } from '../../src/shells/toolkit.ts';
import { ACTION_TOKEN, eventPayload, type Scenario } from '../support/action-scenario.ts';
import { startSmall } from '../support/action-small.ts';

/** The action on this pull request with these inputs: what it says in outputs, summary and messages. */
async function runFrom({ github, repository, folder }: Scenario, inputs: Readonly<Record<string, string>>) {
  const home = mkdtempSync(join(folder, 'source-'));
  const event = join(home, 'event.json');
  writeFileSync(event, JSON.stringify(eventPayload(github)));
  const outputs = new Map<string, string>();
  const errors: string[] = [];
  const summary: string[] = [];
  const toolkit: Toolkit = {
    setSecret: () => undefined,
    setOutput: (name, value) => outputs.set(name, value),
    startGroup: () => undefined,
    endGroup: () => undefined,
    error: (message) => errors.push(message),
    warning: () => undefined,
    notice: () => undefined,
    summary: {
      addRaw: (text) => {
        summary.push(text);
        return { write: () => Promise.resolve() };
      },
    },
  };
  const given = Object.entries({ 'github-token': ACTION_TOKEN, 'allow-http': 'true', ...inputs });
  const code = await runAction(
    {
      argv: [],
      environment: {
        PATH: process.env.PATH,
        GITHUB_API_URL: github.apiUrl,
        GITHUB_GRAPHQL_URL: github.graphqlUrl,
        GITHUB_SERVER_URL: github.serverUrl,
        GITHUB_REPOSITORY: 'acme/shop',
        GITHUB_EVENT_NAME: 'pull_request',
        GITHUB_EVENT_PATH: event,
        GITHUB_RUN_ID: '4711',
        GITHUB_WORKSPACE: repository.dir,
        RUNNER_TEMP: home,
        ...Object.fromEntries(given.map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
      },
      stdin: nothing(),
      stdout: { write: () => undefined, columns: undefined },
      stderr: { write: () => undefined },
      signal: new AbortController().signal,
    },
    () => Promise.resolve(toolkit),
  );
  return { code, outputs, errors, summary: summary.join('') };
}

async function* nothing(): AsyncIterable<Uint8Array> {
  await Promise.resolve();
  yield new Uint8Array();
}

describe('shells/action: a run without keys', () => {
  let scenario: Scenario | null = null;

  afterEach(async () => {
    await scenario?.dispose();
  });

  it.each([
    ['a panel by default', {}],
    ['a panel of code alone', { panel: 'sonnet=builtin' }],
    ['a panel of models and code', { panel: 'fable=builtin, opus=anthropic/claude-opus-5-5' }],
  ])('is incomplete with %s, and names who may start the review', async (_name, inputs) => {
    scenario = await startSmall({ headRepository: 'fork' });
    const { code, outputs, errors, summary } = await runFrom(scenario, inputs);

    expect([code, outputs.get('conclusion'), outputs.get('approved')]).toEqual([1, 'incomplete', 'false']);
    expect(outputs.get('consensus')).toBe('unverified');
    expect(summary).toContain('no model has judged this change');
    for (const text of [summary, ...errors]) {
      expect(text).toMatch(/gates and rules alone ran; no model was asked: a run that a fork started/);
      expect(text).toMatch(/whoever may write to this repository can start the review/);
    }
    expect(errors).toHaveLength(1);
    expect(scenario.models.calls).toHaveLength(0);
  });
});
