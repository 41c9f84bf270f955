/**
 * `npm run bench:rules -- PATH`: what the built-in reviewer says about real changes, each hit with its code, so that
 * people can judge whether it was worth saying. PATH is a git repository, of which the last commits are read, or a folder
 * with `*.diff` files.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { loadSources } from './load.mjs';

const USAGE = `usage: npm run bench:rules -- [--rule ID] [--commits N] [--count] PATH

Runs the rules that code can check over real changes and prints every hit with the lines around it.

Files that a review passes over by their names are left out: lock files, vendored and generated ones.

  PATH         a git repository (its last commits, merges left out), or a folder of .diff files
  --rule ID    only rules whose id begins so
  --commits N  commits of a repository, 300 unless said
  --count      only the numbers
  --help       this text`;

const OPTIONS = {
  rule: { type: 'string', default: '' },
  commits: { type: 'string', default: '300' },
  count: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
};

/** Lines shown around a hit. */
const AROUND = 2;

const MAX_OUTPUT = 1 << 30;

function* changesIn(path, commits) {
  if (!isRepository(path)) {
    for (const name of readdirSync(path)
      .filter((file) => file.endsWith('.diff'))
      .sort()) {
      yield { name, bytes: readFileSync(join(path, name)) };
    }
    return;
  }
  const git = (...args) => execFileSync('git', ['-C', path, ...args], { maxBuffer: MAX_OUTPUT });
  const hashes = git('log', '--no-merges', '--format=%H', '-n', commits, 'HEAD')
    .toString()
    .trim()
    .split('\n');
  console.log(`${hashes.length} commits, ${hashes.at(-1)} to ${hashes[0]}`);
  for (const hash of hashes) {
    try {
      const bytes = git('show', '--format=', '--no-color', '--no-ext-diff', '--unified=8', '-M', hash);
      yield { name: hash.slice(0, 12), bytes };
    } catch {
      console.log(`${hash} cannot be read: the repository does not hold all of its files`);
    }
  }
}

function isRepository(path) {
  return existsSync(join(path, '.git')) || existsSync(join(path, 'HEAD'));
}

/** What a diff does not say of a file, as it is where the repository says nothing of it. */
const UNMARKED = { vendored: null, generated: null, noDiff: null };

function sentFilesOf({ files }, skips) {
  return files
    .filter(({ newPath, binary }) => newPath !== null && !binary)
    .filter((file) => !skips({ ...file, path: file.newPath, attributes: UNMARKED }))
    .map(({ newPath, oldPath, status, hunks }) => ({
      path: newPath,
      oldPath,
      status,
      whole: true,
      bytes: 0,
      lines: hunks.flatMap(({ lines }) => lines.map((line) => ({ ...line, inDiff: true }))),
    }));
}

function textOf(name, { path, lines }, { rule, line, issue, quote }) {
  const head = lines.filter(({ newLine }) => newLine !== null);
  const at = head.findIndex(({ newLine }) => newLine === line);
  const last = at + quote.split('\n').length + AROUND;
  const code = head
    .slice(Math.max(0, at - AROUND), last)
    .map(({ mark, newLine, text }) => `  ${newLine === line ? '>' : ' '}${mark} ${text.slice(0, 200)}`);
  return [`${rule.id} ${rule.severity} ${name} ${path}:${line}`, `  ${issue}`, ...code].join('\n');
}

async function main({ values, positionals: [path] }) {
  const { folder, dispose } = loadSources();
  try {
    const load = (name) => import(pathToFileURL(join(folder, name)).href);
    const [{ parseDiff }, { skipByListing }, { pathRules }, { inspectFiles }, { SHIPPED_RULES }] =
      await Promise.all([
        load('stages/collect/diff.js'),
        load('stages/plan/scope.js'),
        load('stages/plan/path-rules.js'),
        load('adapters/llm/builtin/inspect.js'),
        load('domain/registry/registry.js'),
      ]);
    const paths = pathRules({ ignore: [], include: [], neverSend: [] });
    const skips = (file) => paths.minified(file.path) || skipByListing(file, paths) !== null;
    const rules = SHIPPED_RULES.filter(({ id }) => id.startsWith(values.rule));
    const counts = new Map();
    let added = 0;
    for (const { name, bytes } of changesIn(resolve(path), values.commits)) {
      for (const file of sentFilesOf(parseDiff(bytes), skips)) {
        added += file.lines.filter(({ mark }) => mark === '+').length;
        for (const breach of inspectFiles([file], rules).breaches) {
          counts.set(breach.rule.id, (counts.get(breach.rule.id) ?? 0) + 1);
          if (!values.count) console.log(textOf(name, file, breach));
        }
      }
    }
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    console.log(
      `${total} hits on ${added.toLocaleString('en')} added lines: ${((1_000 * total) / Math.max(1, added)).toFixed(2)} for 1,000`,
    );
    for (const [id, count] of [...counts].sort()) console.log(`${id} ${count}`);
  } finally {
    dispose();
  }
}

const request = parseArgs({ options: OPTIONS, allowPositionals: true });
if (request.values.help || request.positionals.length !== 1) {
  console.error(USAGE);
  process.exit(request.values.help ? 0 : 2);
}
await main(request);
