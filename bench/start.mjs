/**
 * From the start of the process to the first request at a model server, over the whole life of an empty script on the
 * same Node. Git's own time is left out: the wall time in which at least one git child was alive before the request.
 * `BENCH_NODES` may name more Node programs, separated by colons.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bundle = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist', 'index.js');
const ROUNDS = 15;

/** Preloaded into the measured process: notes when children are alive, on the clock that all processes share. */
const HOOK = `
const child = require('node:child_process');
const { writeFileSync } = require('node:fs');
const spans = [];
const now = () => Number(process.hrtime.bigint()) / 1e6;
const original = child.spawn;
child.spawn = function (...args) {
  const started = now();
  const made = original.apply(this, args);
  // A child that waits for more questions is idle after its first answer.
  const batch = (args[1] || []).includes('--batch');
  const done = () => spans.push([started, now()]);
  if (batch) made.stdout.once('data', done);
  else made.once('exit', done);
  return made;
};
process.on('exit', () => writeFileSync(process.env.QUORATE_BENCH_SPANS, JSON.stringify(spans)));
require('node:module').syncBuiltinESMExports();
`;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const now = () => Number(process.hrtime.bigint()) / 1e6;

function makeRepository(folder) {
  const git = (...args) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=b', '-c', 'user.email=b@example.invalid', ...args], {
      stdio: 'pipe',
    });
  git('init', '-q', '-b', 'main');
  writeFileSync(join(folder, 'a.ts'), 'export const a = 1;\n');
  git('add', '-A');
  git('commit', '-qm', 'one');
  writeFileSync(join(folder, 'a.ts'), 'export const a = 2;\n');
  git('commit', '-qam', 'two');
}

/** Milliseconds of `[from, to]` that lie inside at least one of the spans. */
function covered(spans, from, to) {
  let sum = 0;
  let end = from;
  for (const [start, stop] of [...spans].sort((a, b) => a[0] - b[0])) {
    const low = Math.max(start, end);
    const high = Math.min(stop, to);
    if (high > low) sum += high - low;
    end = Math.max(end, Math.min(stop, to));
  }
  return sum;
}

async function oneStart(node, folder, server) {
  const spansFile = join(folder, 'spans.json');
  const arrival = new Promise((resolve) =>
    server.once('request', (_, response) => {
      resolve(now());
      response.writeHead(401, { 'content-type': 'application/json' }).end('{}');
    }),
  );
  const env = {
    PATH: process.env.PATH,
    ANTHROPIC_BASE_URL: `http://127.0.0.1:${server.address().port}`,
    ANTHROPIC_API_KEY: 'bench-key-0000',
    PANEL: 'opus=anthropic/claude-opus-5-5',
    QUORATE_BENCH_SPANS: spansFile,
  };
  const args = [
    '--require',
    join(folder, 'hook.cjs'),
    bundle,
    'review',
    '--base',
    'HEAD~1',
    '--repository',
    join(folder, 'repo'),
    '--report-dir',
    join(folder, 'reports'),
  ];
  const started = now();
  const child = spawn(node, args, { env, stdio: 'ignore' });
  const at = await arrival;
  await new Promise((resolve) => child.once('close', resolve));
  const spans = JSON.parse(readFileSync(spansFile, 'utf8'));
  return { total: at - started, git: covered(spans, started, at) };
}

/** From the start of the action to its first request at GitHub: no git is run before that one. */
async function oneActionStart(node, folder, server) {
  const arrival = new Promise((resolve) =>
    server.once('request', (_, response) => {
      resolve(now());
      response.writeHead(401, { 'content-type': 'application/json' }).end('{}');
    }),
  );
  const env = {
    PATH: process.env.PATH,
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: `http://127.0.0.1:${server.address().port}`,
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_EVENT_NAME: 'workflow_dispatch',
    'INPUT_PR-NUMBER': '7',
    'INPUT_GITHUB-TOKEN': 'bench-token-0000',
    'INPUT_ANTHROPIC-API-KEY': 'bench-key-0000',
    RUNNER_TEMP: folder,
  };
  const started = now();
  const child = spawn(node, [bundle], { env, cwd: folder, stdio: 'ignore' });
  const at = await arrival;
  await new Promise((resolve) => child.once('close', resolve));
  return at - started;
}

function life(node, args) {
  const started = now();
  spawnSync(node, args, { stdio: 'ignore' });
  return now() - started;
}

async function measure(node, folder) {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const rows = { empty: [], version: [], total: [], own: [], action: [] };
  for (let round = 0; round < ROUNDS; round++) {
    rows.empty.push(life(node, [join(folder, 'empty.mjs')]));
    rows.version.push(life(node, [bundle, '--version']));
    const start = await oneStart(node, folder, server);
    rows.total.push(start.total);
    rows.own.push(start.total - start.git);
    rows.action.push(await oneActionStart(node, folder, server));
  }
  server.close();
  const empty = median(rows.empty);
  const ratio = (values) => (median(values) / empty).toFixed(2);
  const version = execFileSync(node, ['--version']).toString().trim();
  console.log(`start, ${version}: empty script ${empty.toFixed(0)} ms`);
  console.log(`  --version ÷ empty                       ${ratio(rows.version)}   (bar 1.3)`);
  console.log(
    `  first request without git ÷ empty       ${ratio(rows.own)}   (bar ${version.startsWith('v20') ? '1.9' : '2.5'})`,
  );
  console.log(
    `  action, first request at GitHub ÷ empty ${ratio(rows.action)}   (bar ${version.startsWith('v20') ? '1.9' : '2.5'})`,
  );
  console.log(`  first request with git's time ÷ empty   ${ratio(rows.total)}`);
}

/** Measures every Node that is named; the running one where none is. */
export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'quorate-bench-'));
  try {
    writeFileSync(join(folder, 'empty.mjs'), '');
    writeFileSync(join(folder, 'hook.cjs'), HOOK);
    execFileSync('mkdir', [join(folder, 'repo')]);
    makeRepository(join(folder, 'repo'));
    for (const node of (process.env.BENCH_NODES ?? process.execPath).split(':')) await measure(node, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
