/**
 * Diff parser against the npm packages on the same diff of real text, in one run, and the memory that a diff of
 * 100 MB needs. `BENCH_REPO` names a git repository whose history the diff is built from; without it two states of
 * this project's dependencies make one.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadSources } from './load.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const MB = 1_000_000;
const SPEED_BYTES = 40 * MB;
const MEMORY_BYTES = 100 * MB;
const ROUNDS = 5;
const DIFF_FLAGS = [
  '--no-color',
  '--no-ext-diff',
  '--no-textconv',
  '--src-prefix=a/',
  '--dst-prefix=b/',
  '-M',
];

function git(repo, ...args) {
  return execFileSync('git', ['-C', repo, '-c', 'safe.directory=*', ...args], {
    maxBuffer: 1024 * MB,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** Diffs of one commit after the other, newest first, until there is enough. */
function diffFromHistory(repo, wanted) {
  const commits = git(repo, 'rev-list', '--no-merges', 'HEAD').toString().trim().split('\n');
  const parts = [];
  let size = 0;
  for (let at = 0; at < commits.length && size < wanted; at += 50) {
    const part = git(repo, 'show', '--format=', ...DIFF_FLAGS, ...commits.slice(at, at + 50));
    parts.push(part);
    size += part.length;
  }
  return Buffer.concat(parts);
}

function textFiles(folder, limit) {
  const found = [];
  let size = 0;
  for (const name of readdirSync(folder, { recursive: true }).sort()) {
    if (size >= limit || !/\.(js|mjs|cjs|ts|md|json)$/.test(name)) continue;
    const info = statSync(join(folder, name));
    if (!info.isFile() || info.size > MB) continue;
    found.push(name);
    size += info.size;
  }
  return found;
}

/** Every few lines one is changed, dropped or doubled: hunks of the shape that edits have. */
function edited(text) {
  return text
    .split('\n')
    .flatMap((line, index) => {
      if (index % 23 === 7) return [`${line} // edited`];
      if (index % 61 === 11) return [];
      return index % 97 === 13 ? [line, `// about the line above: ${index}`] : [line];
    })
    .join('\n');
}

function diffFromDependencies(wanted) {
  const source = resolve(here, '..', 'node_modules');
  const repo = mkdtempSync(join(tmpdir(), 'quorate-bench-repo-'));
  try {
    git(repo, 'init', '-q');
    const names = textFiles(source, wanted * 1.2);
    for (const change of [(text) => text, edited]) {
      for (const name of names) {
        mkdirSync(dirname(join(repo, name)), { recursive: true });
        writeFileSync(join(repo, name), change(readFileSync(join(source, name), 'utf8')));
      }
      git(repo, 'add', '-Af');
      git(repo, '-c', 'user.name=bench', '-c', 'user.email=bench@example.invalid', 'commit', '-qm', 'state');
    }
    return git(repo, 'diff', ...DIFF_FLAGS, 'HEAD~1', 'HEAD');
  } finally {
    rmSync(repo, { recursive: true, force: true });
  }
}

/** The diff at about `wanted` bytes: whole entries only, repeated where the source has fewer. */
function sized(diff, wanted) {
  if (diff.length < wanted) {
    return sized(Buffer.concat(Array.from({ length: Math.ceil(wanted / diff.length) }, () => diff)), wanted);
  }
  const end = diff.indexOf('\ndiff --git ', wanted);
  return end < 0 ? diff : diff.subarray(0, end + 1);
}

function buildDiff(wanted) {
  const repo = process.env.BENCH_REPO;
  const diff = repo ? diffFromHistory(repo, wanted) : diffFromDependencies(wanted);
  return sized(diff, wanted);
}

function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

function time(work) {
  globalThis.gc?.();
  const start = process.hrtime.bigint();
  const result = work();
  return { ms: Number(process.hrtime.bigint() - start) / 1e6, result };
}

/** Reads the text of every line; the sum keeps the work from being left out. */
function readAll(files, hunksOf, linesOf, textOf) {
  let length = 0;
  for (const file of files) {
    for (const hunk of hunksOf(file))
      for (const line of linesOf(hunk)) length += textOf(line).charCodeAt(1) || 1;
  }
  return length;
}

async function contestants(folder) {
  const { parseDiff } = await import(pathToFileURL(join(folder, 'stages/collect/diff.js')));
  const { parsePatch } = await import('diff');
  const { default: parseDiffPackage } = await import('parse-diff');
  const ours = (bytes) => parseDiff(bytes).files;
  const jsdiff = (bytes) => parsePatch(bytes.toString('utf8'));
  const other = (bytes) => parseDiffPackage(bytes.toString('utf8'));
  const read = {
    quorate: (files) =>
      readAll(
        files,
        (file) => file.hunks,
        (hunk) => hunk.lines,
        (line) => line.text,
      ),
    diff: (files) =>
      readAll(
        files,
        (file) => file.hunks,
        (hunk) => hunk.lines,
        (line) => line,
      ),
    'parse-diff': (files) =>
      readAll(
        files,
        (file) => file.chunks,
        (chunk) => chunk.changes,
        (change) => change.content,
      ),
  };
  return { parsers: { quorate: ours, diff: jsdiff, 'parse-diff': other }, read };
}

/** One parser after the other in each round, so that a busy machine is unfair to all alike. */
function race(diff, { parsers, read }) {
  const times = Object.fromEntries(Object.keys(parsers).map((name) => [name, { model: [], texts: [] }]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, parse] of Object.entries(parsers)) {
      times[name].model.push(time(() => parse(diff)).ms);
      times[name].texts.push(time(() => read[name](parse(diff))).ms);
    }
  }
  return Object.fromEntries(
    Object.entries(times).map(([name, { model, texts }]) => [
      name,
      { model: median(model), texts: median(texts) },
    ]),
  );
}

/** Runs in a child of its own: parses the file and walks the whole inspection; prints time and peak memory. */
async function measureMemory(folder, file) {
  const { parseDiff } = await import(pathToFileURL(join(folder, 'stages/collect/diff.js')));
  const { inspectionChunks } = await import(pathToFileURL(join(folder, 'stages/collect/inspect.js')));
  const bytes = readFileSync(file);
  const parsed = time(() => parseDiff(bytes));
  const parsedRss = process.resourceUsage().maxRSS;
  const walked = time(() => {
    let length = 0;
    for (const chunk of inspectionChunks(parsed.result)) length += chunk.length;
    return length;
  });
  const rss = process.resourceUsage().maxRSS;
  console.log(
    JSON.stringify({
      files: parsed.result.files.length,
      parseMs: parsed.ms,
      walkMs: walked.ms,
      parsedRss,
      rss,
    }),
  );
}

function peak(folder, diff) {
  const work = mkdtempSync(join(tmpdir(), 'quorate-bench-diff-'));
  try {
    const file = join(work, 'large.diff');
    writeFileSync(file, diff);
    const child = spawnSync(process.execPath, [fileURLToPath(import.meta.url), '--memory', folder, file], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return JSON.parse(child.stdout);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function round(number) {
  return Math.round(number * 100) / 100;
}

/** Ratios to the npm packages (below 1 is faster than they are) and the memory of 100 MB. */
export async function run() {
  const { folder, dispose } = loadSources();
  try {
    const diff = buildDiff(SPEED_BYTES);
    const times = race(diff, await contestants(folder));
    const ratio = (kind, name) => round(times.quorate[kind] / times[name][kind]);
    const large = peak(folder, sized(diff, MEMORY_BYTES));
    return {
      megabytes: round(diff.length / MB),
      milliseconds: times,
      model: { toDiff: ratio('model', 'diff'), toParseDiff: ratio('model', 'parse-diff') },
      allTexts: { toDiff: ratio('texts', 'diff'), toParseDiff: ratio('texts', 'parse-diff') },
      hundredMegabytes: {
        files: large.files,
        parseMs: Math.round(large.parseMs),
        inspectMs: Math.round(large.walkMs),
        residentMbAfterParse: Math.round(large.parsedRss / 1024),
        residentMbAtMost: Math.round(large.rss / 1024),
      },
    };
  } finally {
    dispose();
  }
}

if (process.argv[2] === '--memory') await measureMemory(process.argv[3], process.argv[4]);
else if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(JSON.stringify(await run(), null, 2));
