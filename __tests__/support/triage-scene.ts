/** A small change, a panel that says what it is told, and a run of the command on it: what triage asks of seats and gets. */
import type { ReviewDocument } from '../../src/domain/contracts.generated.ts';
import { type CommandRun, type CommandSetup, readJsonFile, runCommand } from './command-line.ts';
import { type GitRepo, makeGitRepo, type TreeFile } from './git-repo.ts';
import { type ModelServer, type Scripted, startModelServer } from './model-server.ts';

export const OPUS = 'claude-opus-5-5';
export const SONNET = 'claude-sonnet-5-5';
export const GPT = 'gpt-6.2-sol';

/** What a seat reports. */
export type Reported = {
  readonly severity: 'blocking' | 'important' | 'suggestion';
  readonly category: string;
  readonly file: string;
  readonly line: number;
  readonly quote: string;
  readonly issue: string;
  readonly fix: string;
};

/** The line that divides, and the one that names. */
export const DIVIDING = 'const share = amount / fee;';
export const NAMING = "const label = 'fee ' + fee;";

export const DIVISION: Reported = {
  severity: 'blocking',
  category: 'correctness',
  file: 'src/pay.ts',
  line: 2,
  quote: DIVIDING,
  issue: 'A fee of zero divides by zero and pays out Infinity.',
  fix: 'Reject a fee of zero.',
};

export const LABEL: Reported = {
  severity: 'important',
  category: 'maintainability',
  file: 'src/pay.ts',
  line: 3,
  quote: NAMING,
  issue: 'The wording of this caption cannot be translated since it is glued together from pieces.',
  fix: 'Take it from the catalogue of messages.',
};

function file(path: string, content: string): TreeFile {
  return { path, mode: '100644', content: Buffer.from(content) };
}

const BASE = file('src/pay.ts', 'export function pay(amount: number) {\n  return amount;\n}\n');
const HEAD = file(
  'src/pay.ts',
  `export function pay(amount: number, fee: number) {\n  ${DIVIDING}\n  ${NAMING}\n  return { share, label };\n}\n`,
);

/** What came of a run: how it ended, its result, and what was asked in it. */
export type TriageRun = CommandRun & { readonly document: ReviewDocument };

export type TriageScene = {
  readonly models: ModelServer;
  /** From now on this model reports these findings. */
  report(model: string, ...findings: readonly Reported[]): void;
  /** Adds a file to the change. */
  add(path: string, content: string): void;
  run(folder: string, options?: readonly string[], setup?: CommandSetup): Promise<TriageRun>;
  /** What a dry run prints. */
  dryRun(folder: string, options?: readonly string[]): Promise<string>;
  dispose(): Promise<void>;
};

/** A review with these findings, as a model answers it. */
export function reviewOf(...findings: readonly Reported[]): Scripted {
  return { kind: 'ok', text: JSON.stringify({ findings, approved: findings.length === 0 }) };
}

/** Starts the models and makes the repository; the panel is opus, sonnet and gpt. */
export async function openTriageScene(): Promise<TriageScene> {
  const models = await startModelServer();
  const repo: GitRepo = makeGitRepo();
  let commits = repo.commit([BASE], [HEAD]);
  const environment = {
    ANTHROPIC_API_KEY: 'canary-anthropic-4711',
    OPENAI_API_KEY: 'canary-openai-4711',
    ANTHROPIC_BASE_URL: models.baseUrl('anthropic'),
    OPENAI_BASE_URL: models.baseUrl('openai'),
  };
  const start = (folder: string, options: readonly string[], setup: CommandSetup = {}) => {
    const [base = '', head = ''] = commits;
    const range = ['--base', base, '--head', head, '--repository', repo.dir, '--report-dir', folder];
    return runCommand(['review', ...range, ...options], { ...setup, environment });
  };
  return {
    models,
    report: (model, ...findings) => models.script({ model }, reviewOf(...findings)),
    add: (path, content) => {
      commits = repo.commit([BASE], [HEAD, file(path, content)]);
    },
    run: async (folder, options = [], setup = {}) => {
      const run = await start(folder, options, setup);
      return { ...run, document: readJsonFile(folder, 'review.json') as ReviewDocument };
    },
    dryRun: async (folder, options = []) => (await start(folder, ['--dry-run', ...options])).stdout,
    dispose: async () => {
      repo.dispose();
      await models.close();
    },
  };
}
