/**
 * All gates over 3,000 files with 76,500 added lines and of ever more, against the secret scanner's preset alone on the
 * same text: time, how fast it grows, and the same for a change that is full of comments which excuse code.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { changeOf, fastest, LINES } from './change.mjs';
import { loadSources } from './load.mjs';

const SIZES = [500, 1_000, 2_000, 4_000];

/** Milliseconds for 3,000 files with 100,000 added lines, and the growth that still counts as linear. */
const BAR_MS = 3_000;

const RULES = {
  today: '2030-01-01',
  testGap: { enabled: true, blockThreshold: 5, promoteSeverity: false },
  exceptionMarkers: { allowSecurity: false },
  results: { build: null, lint: null, test: null },
  imported: [],
};

/** The same change with a comment of ours on every tenth line. */
function withMarkers(change) {
  const files = change.files.map((file) => {
    const [hunk] = file.diff.hunks;
    const lines = hunk.lines.map((line, at) =>
      at % 10 === 0 ? { ...line, text: '// quorate-ignore gate/test-gap: made up' } : line,
    );
    return { ...file, diff: { ...file.diff, hunks: [{ ...hunk, lines }] } };
  });
  return { ...change, files };
}

/** Prints times and growth. */
export async function run() {
  const { folder, dispose } = loadSources();
  try {
    const load = (name) => import(pathToFileURL(join(folder, `stages/gates/${name}.js`)).href);
    const [{ runGates }, { maskSecrets }, { scanWithPreset }] = await Promise.all([
      load('gates'),
      load('mask'),
      load('secretlint'),
    ]);
    const all = async (change) => runGates({ ...(await maskSecrets(change)), raw: null }, RULES);
    await scanWithPreset(['']);
    const times = [];
    for (const size of SIZES) {
      const change = changeOf(size);
      const text = change.files.flatMap(({ diff }) =>
        diff.hunks.flatMap(({ lines }) => lines.map((line) => line.text)),
      );
      const ms = await fastest(() => all(change));
      const least = await fastest(() => scanWithPreset([text.join('\n')]));
      const added = size * (LINES - Math.floor(LINES / 4));
      console.log(
        `gates: ${size} files, ${added.toLocaleString('en')} added lines, ${ms.toFixed(0)} ms; preset alone ${least.toFixed(0)} ms, ${(ms / least).toFixed(1)} times as long`,
      );
      times.push(ms);
    }
    const marked = await fastest(() => all(withMarkers(changeOf(SIZES.at(-1)))));
    console.log(`gates: the largest with a comment of ours on every tenth line, ${marked.toFixed(0)} ms`);
    const growth = Math.log(times.at(-1) / times[0]) / Math.log(SIZES.at(-1) / SIZES[0]);
    console.log(
      `gates: grows as n^${growth.toFixed(2)} (bar: ${BAR_MS.toLocaleString('en')} ms at 100,000 added lines, n^1.1)`,
    );
  } finally {
    dispose();
  }
}
