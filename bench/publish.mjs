/**
 * The action on a pull request of 100 files with 30 findings, every request to GitHub taking 50 ms: the time beyond the
 * slowest model, over the time that 30 comments take when they are posted one by one, a second apart as GitHub asks.
 * The models answer after two seconds. Once with the commits in a checkout, once by the API alone.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadSources } from './load.mjs';

const bundle = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist', 'index.js');
const MORE_FILES = 88;
const FINDINGS = 30;
const LATENCY_MS = 50;
const MODEL_MS = 2_000;
const ONE_BY_ONE_MS = FINDINGS * (1_000 + LATENCY_MS);
const PANEL = 'opus=anthropic/claude-opus-5-5@high, gpt=openai/gpt-6.2-sol@high';

/** Files on which nothing is found, so that the change has a hundred. */
function plainFiles(line) {
  return Array.from({ length: MORE_FILES }, (_, at) => ({
    path: `lib/part${at}.ts`,
    mode: '100644',
    content: Buffer.from(`// part ${at}\nexport const total${at} = ${line};\n`),
  }));
}

/** GitHub takes comments on files one by one, so that here every finding is on a line. */
function placeOnLine(at) {
  return { file: `lib/part${at}.ts`, line: 2, quote: `export const total${at} = 1;` };
}

/** Runs the action once and answers milliseconds beyond the models, and what was asked of GitHub. */
async function oneRun({ github, models, workspace, folder }, mode = 'full') {
  const event = join(folder, 'event.json');
  writeFileSync(event, JSON.stringify({ inputs: {} }));
  const env = {
    PATH: process.env.PATH,
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: github.apiUrl,
    GITHUB_GRAPHQL_URL: github.graphqlUrl,
    GITHUB_SERVER_URL: github.serverUrl,
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_EVENT_NAME: 'workflow_dispatch',
    GITHUB_EVENT_PATH: event,
    GITHUB_WORKSPACE: workspace,
    RUNNER_TEMP: folder,
    'INPUT_PR-NUMBER': '7',
    'INPUT_GITHUB-TOKEN': github.token,
    'INPUT_ANTHROPIC-API-KEY': 'bench-key-0000',
    'INPUT_OPENAI-API-KEY': 'bench-key-0000',
    'INPUT_ANTHROPIC-BASE-URL': models.baseUrl('anthropic'),
    'INPUT_OPENAI-BASE-URL': models.baseUrl('openai'),
    INPUT_PANEL: PANEL,
    'INPUT_TRIAGE-SLOT': 'none',
    INPUT_MODE: mode,
  };
  const before = github.requests.length;
  const start = performance.now();
  const child = spawn(process.execPath, [bundle], { env, cwd: folder, stdio: 'ignore' });
  await new Promise((resolve) => child.once('close', resolve));
  const beyondMs = performance.now() - start - MODEL_MS;
  return { beyondMs, requests: github.requests.length - before };
}

async function measure(support, name, useWorkspace) {
  const { makeGitRepo } = await support('git-repo.js');
  const { startGitHub } = await support('github/server.js');
  const { startModelServer } = await support('model-server.js');
  const folder = mkdtempSync(join(tmpdir(), 'quorate-bench-'));
  const { THIRTY, THIRTY_BASE, THIRTY_HEAD } = await support('thirty-findings.js');
  const repository = makeGitRepo();
  const [base, head] = repository.commit(
    [...THIRTY_BASE, ...plainFiles('0')],
    [...THIRTY_HEAD, ...plainFiles('1')],
  );
  const findings = THIRTY.map(({ finding, stands }, at) =>
    stands.subject === 'file' ? { ...finding, ...placeOnLine(at) } : finding,
  );
  const models = await startModelServer();
  const github = await startGitHub({ repository: repository.dir, base, head, latencyMs: LATENCY_MS });
  models.script(
    {},
    { kind: 'late', ms: MODEL_MS, next: { kind: 'ok', text: JSON.stringify({ findings, approved: false }) } },
  );
  const setup = { github, models, workspace: useWorkspace ? repository.dir : folder, folder };
  // The server reads blobs from git once: its own time is none of ours.
  await oneRun(setup, 'analyse');
  const first = await oneRun(setup);
  const writes = github.writes().length;
  await oneRun(setup);
  const again = github.writes().length - writes;
  const seconds = (first.beyondMs / 1_000).toFixed(1);
  const ratio = (first.beyondMs / ONE_BY_ONE_MS).toFixed(2);
  console.log(
    `publish, ${name}: ${github.state.threads.length} comments, ${first.requests} requests, ${writes} writes`,
  );
  console.log(
    `  beyond the slowest model ÷ one by one   ${ratio}   (${seconds} s, bar 5 s); writes of a second run ${again}`,
  );
  await github.close();
  await models.close();
  repository.dispose();
  rmSync(folder, { recursive: true, force: true });
}

export async function run() {
  const sources = loadSources(['__tests__/support']);
  const support = (name) =>
    import(pathToFileURL(join(sources.folder, '..', '__tests__', 'support', name)).href);
  try {
    await measure(support, 'commits in a checkout', true);
    await measure(support, 'by the API alone', false);
  } finally {
    sources.dispose();
  }
}
