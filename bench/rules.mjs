/**
 * The built-in reviewer over changes of ever more files, against one expression that looks for a single word on the same
 * lines: time, and how fast it grows.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { changeOf, fastest, LINES } from './change.mjs';
import { loadSources } from './load.mjs';

const SIZES = [500, 1_000, 2_000, 4_000];

/** Milliseconds for 3,000 files with 100,000 added lines, and the growth that still counts as linear. */
const BAR_MS = 3_000;

function sentFiles({ files }) {
  return files.map(({ path, oldPath, status, diff }) => ({
    path,
    oldPath,
    status,
    whole: true,
    bytes: 0,
    lines: diff.hunks.flatMap(({ lines }) => lines.map((line) => ({ ...line, inDiff: true }))),
  }));
}

/** Prints times and growth. */
export async function run() {
  const { folder, dispose } = loadSources();
  try {
    const load = (name) => import(pathToFileURL(join(folder, name)).href);
    const [{ inspectFiles }, { SHIPPED_RULES }] = await Promise.all([
      load('adapters/llm/builtin/inspect.js'),
      load('domain/registry/registry.js'),
    ]);
    const times = [];
    for (const size of SIZES) {
      const files = sentFiles(changeOf(size));
      const ms = await fastest(() => inspectFiles(files, SHIPPED_RULES));
      const least = await fastest(() => countLines(files, /\bpassword\b/i));
      const added = size * (LINES - Math.floor(LINES / 4));
      console.log(
        `rules: ${size} files, ${added.toLocaleString('en')} added lines, ${SHIPPED_RULES.length} rules, ${ms.toFixed(0)} ms; one expression alone ${least.toFixed(0)} ms, ${(ms / least).toFixed(0)} times as long`,
      );
      times.push(ms);
    }
    const growth = Math.log(times.at(-1) / times[0]) / Math.log(SIZES.at(-1) / SIZES[0]);
    console.log(
      `rules: grows as n^${growth.toFixed(2)} (bar: ${BAR_MS.toLocaleString('en')} ms at 100,000 added lines, n^1.1)`,
    );
  } finally {
    dispose();
  }
}

function countLines(files, pattern) {
  return files.reduce((sum, { lines }) => sum + lines.filter(({ text }) => pattern.test(text)).length, 0);
}
