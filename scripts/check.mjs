/**
 * Everything that must hold, cheapest first: one line per step, the output of a step only where it fails.
 * `npm run check` runs all of it; `npm run check -- lint types` only the steps that are named.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BUNDLE = 'dist/index.js';

/** A step is a list of commands; the first word is node or a script of package.json. */
const STEPS = {
  lint: [['npm', 'run', '--silent', 'lint']],
  generated: [['node', 'scripts/generate.mjs', '--check']],
  types: [['npm', 'run', '--silent', 'types']],
  imports: [['npm', 'run', '--silent', 'imports']],
  unused: [['npm', 'run', '--silent', 'unused']],
  tests: [['npm', 'test', '--silent']],
  bundle: [['node', 'scripts/build.mjs', '--check']],
  smoke: [
    ['node', BUNDLE, '--version'],
    ['node', BUNDLE, '--help'],
    ['node', BUNDLE, 'demo'],
  ],
};

function run([command, ...args]) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  return { ok: status === 0, output: `${stdout ?? ''}${stderr ?? ''}${error ?? ''}`, stdout: stdout?.trim() };
}

/** What `--version` prints is the version of the package, so that a bundle of another version cannot pass. */
function isOwnVersion(command, result) {
  if (!command.includes('--version')) return true;
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return result.stdout?.split(/\s+/).includes(version) === true;
}

function passes(name) {
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  for (const command of STEPS[name]) {
    const result = run(command);
    if (result.ok && isOwnVersion(command, result)) continue;
    console.log(`✘ ${name.padEnd(10)} ${seconds()}\n${result.output}\nfailed: ${command.join(' ')}`);
    return false;
  }
  console.log(`✔ ${name.padEnd(10)} ${seconds()}`);
  return true;
}

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(STEPS, name));
if (unknown.length > 0) {
  console.error(`no step is called ${unknown.join(', ')}; there are ${Object.keys(STEPS).join(', ')}`);
  process.exitCode = 2;
} else {
  const failed = Object.keys(STEPS).find(
    (name) => (named.length === 0 || named.includes(name)) && !passes(name),
  );
  process.exitCode = failed === undefined ? 0 : 1;
}
