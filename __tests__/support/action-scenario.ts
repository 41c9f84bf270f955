/** A pull request with a panel that says the same of it every time: what end-to-end tests of the action begin with. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ActionEnd, type ActionSetup, type RunningAction, startAction } from './action-runner.ts';
import { type GitRepo, makeGitRepo, type TreeFile } from './git-repo.ts';
import { type GitHubServer, startGitHub } from './github/server.ts';
import type { GitHubOptions } from './github/types.ts';
import { type ModelServer, startModelServer } from './model-server.ts';

/** A finding as both models of the panel say it. */
export type SaidFinding = {
  readonly severity: 'blocking' | 'important' | 'suggestion';
  readonly category: string;
  readonly file: string;
  readonly line: number;
  readonly quote: string;
  readonly issue: string;
  readonly fix: string;
};

export type Scenario = {
  readonly repository: GitRepo;
  readonly github: GitHubServer;
  readonly models: ModelServer;
  readonly folder: string;
  readonly commits: readonly string[];
  /** From now on all models answer with these findings. */
  say(findings: readonly SaidFinding[]): void;
  /** Starts a run for the current head, without a triage agent unless told otherwise; the rest as in `ActionSetup`. */
  start(setup?: Partial<ActionSetup>): RunningAction;
  run(setup?: Partial<ActionSetup>): Promise<ActionEnd>;
  dispose(): Promise<void>;
};

export const ACTION_TOKEN = 'canary-github-token-1';
export const MODEL_KEYS = {
  'anthropic-api-key': 'canary-anthropic-4711',
  'openai-api-key': 'canary-openai-4711',
} as const;

/** Time between writes and before repeats is divided by this: what is tested is the order, not the wait. */
export const HASTE = `
const later = globalThis.setTimeout;
globalThis.setTimeout = (run, ms, ...rest) => later(run, ms >= 20 && ms <= 2000 ? ms / 50 : ms, ...rest);
`;

/** A text file of a tree. */
export function textFile(path: string, content: string): TreeFile {
  return { path, mode: '100644', content: Buffer.from(content) };
}

/** Starts both servers; the first tree is the base, the second the head, later ones are there to be pushed. */
export async function startScenario(
  trees: readonly (readonly TreeFile[])[],
  options: Partial<GitHubOptions> = {},
): Promise<Scenario> {
  const folder = mkdtempSync(join(tmpdir(), 'quorate-action-'));
  const repository = makeGitRepo();
  const commits = repository.commit(...trees);
  const [base = '', head = ''] = commits;
  const models = await startModelServer();
  const github = await startGitHub({
    repository: repository.dir,
    base,
    head,
    token: ACTION_TOKEN,
    ...options,
  });
  const start = (setup: Partial<ActionSetup> = {}): RunningAction =>
    startAction({
      folder,
      event: { name: 'pull_request', payload: eventPayload(github) },
      repository: 'acme/shop',
      apiUrl: github.apiUrl,
      graphqlUrl: github.graphqlUrl,
      serverUrl: github.serverUrl,
      workspace: repository.dir,
      preload: HASTE,
      ...setup,
      inputs: {
        ...MODEL_KEYS,
        panel: 'opus=anthropic/claude-opus-5-5@high, gpt=openai/gpt-6.2-sol@high',
        'triage-slot': 'none',
        'anthropic-base-url': models.baseUrl('anthropic'),
        'openai-base-url': models.baseUrl('openai'),
        ...setup.inputs,
      },
    });
  return {
    repository,
    github,
    models,
    folder,
    commits,
    say: (findings) => models.script({}, { kind: 'ok', text: JSON.stringify({ findings, approved: false }) }),
    start,
    run: (setup) => start(setup).end,
    dispose: async () => {
      await github.close();
      await models.close();
      repository.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The part of a `pull_request` event that is read; the whole payload is checked where the vendor's description is. */
export function eventPayload(github: GitHubServer, action = 'synchronize'): unknown {
  const { pull } = github.state;
  const here = { id: 1 };
  return {
    action,
    number: pull.number,
    pull_request: {
      number: pull.number,
      state: pull.state,
      head: {
        ref: pull.headRef,
        sha: pull.headSha,
        repo: pull.headRepository === 'same' ? here : pull.headRepository === 'fork' ? { id: 2 } : null,
      },
      base: { ref: pull.baseRef, sha: pull.baseSha, repo: here },
      user: { login: pull.author?.login ?? 'ghost', type: pull.author?.type ?? 'User' },
    },
  };
}
