/**
 * The risk of 3,000 files with 100,000 changed lines, and of ever more: time, how fast it grows, and how it compares with
 * ordering the same files by their number of changed lines after reading every line once, the least that could be done.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { changeOf, fastest, LINES } from './change.mjs';
import { loadSources } from './load.mjs';

const SIZES = [375, 750, 1_500, 3_000];
/** The alternative: files by how many of their changed lines hold something. */
function byLines({ files }) {
  const counted = files.map(({ path, diff }) => {
    const lines = diff.hunks.flatMap((hunk) => hunk.lines);
    return { path, lines: lines.filter(({ mark, text }) => mark !== ' ' && /\S/.test(text)).length };
  });
  return counted.sort((a, b) => b.lines - a.lines || (a.path < b.path ? -1 : 1));
}

/** Prints times and growth. */
export async function run() {
  const { folder, dispose } = loadSources();
  try {
    const { diffRisk } = await import(pathToFileURL(join(folder, 'stages/plan/risk.js')).href);
    const times = [];
    for (const size of SIZES) {
      const change = changeOf(size);
      const ms = await fastest(() => diffRisk(change));
      const least = await fastest(() => byLines(change));
      const lines = (size * LINES).toLocaleString('en');
      console.log(
        `risk: ${size} files, ${lines} changed lines, ${ms.toFixed(0)} ms; by number of lines ${least.toFixed(0)} ms, ${(ms / least).toFixed(1)} times as long`,
      );
      times.push(ms);
    }
    const growth = Math.log(times.at(-1) / times[0]) / Math.log(SIZES.at(-1) / SIZES[0]);
    console.log(`risk: grows as n^${growth.toFixed(2)} (bar: 1,000 ms at 3,000 files)`);
  } finally {
    dispose();
  }
}
