/**
 * The risk of 3,000 files with 100,000 changed lines, and of ever more: time, how fast it grows, and how it compares with
 * ordering the same files by their number of changed lines after reading every line once, the least that could be done.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadSources } from './load.mjs';
import { randomFrom } from './random.mjs';

const SIZES = [375, 750, 1_500, 3_000];
const LINES = 34;
const ROUNDS = 5;
const UNKNOWN = { base: null, head: null };
const FOLDERS = [
  'src/auth',
  'src/shop/cart',
  'lib/store',
  'tests/shop',
  'web/pages/checkout',
  'db/migrate',
  'docs',
];
const ENDINGS = ['ts', 'py', 'go', 'java', 'kt', 'swift', 'cs', 'rb', 'php', 'rs', 'sql', 'md', 'yml'];
const TEXTS = [
  'export function loadCart(id: string): Cart {',
  '    public static async Task<List<Order>> LoadOrders(string id, int limit)',
  '    if (order.total > limit && !order.paid) {',
  '  const total = items.filter((item) => item.price > 0).reduce((sum, { price }) => sum + price, 0);',
  'def load_orders(self, limit=None):',
  '// Nobody may order more than there is: see the rules of the shop.',
  "import { Cart, type Order } from '../shop/cart.ts';",
  '        return "an order \\"of\\" many words, if there is one for it";',
  '}',
  '',
];

function fileOf(at, random) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  const path = `${pick(FOLDERS)}/part${at}.${pick(ENDINGS)}`;
  const lines = Array.from({ length: LINES }, (_, line) => ({
    mark: line % 4 === 3 ? '-' : '+',
    oldLine: line + 1,
    newLine: line + 1,
    text: pick(TEXTS),
  }));
  const counts = { additions: LINES - Math.floor(LINES / 4), deletions: Math.floor(LINES / 4) };
  return {
    path,
    oldPath: null,
    status: 'modified',
    oldMode: '100644',
    newMode: '100644',
    ...counts,
    attributes: { generated: null, vendored: null, noDiff: null },
    diff: { submodule: false, bytes: LINES * 60, ...counts, hunks: [{ lines }] },
    missing: null,
    content: { binary: UNKNOWN, minified: UNKNOWN, generatedMark: UNKNOWN },
    context: [],
  };
}

function changeOf(size) {
  const random = randomFrom(size);
  return { identity: {}, gaps: [], files: Array.from({ length: size }, (_, at) => fileOf(at, random)) };
}

/** The alternative: files by how many of their changed lines hold something. */
function byLines({ files }) {
  const counted = files.map(({ path, diff }) => {
    const lines = diff.hunks.flatMap((hunk) => hunk.lines);
    return { path, lines: lines.filter(({ mark, text }) => mark !== ' ' && /\S/.test(text)).length };
  });
  return counted.sort((a, b) => b.lines - a.lines || (a.path < b.path ? -1 : 1));
}

/** The fastest of some rounds, in milliseconds of this process's own time: other work on the machine counts less. */
function fastest(run) {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1_000);
  }
  return best;
}

/** Prints times and growth. */
export async function run() {
  const { folder, dispose } = loadSources();
  try {
    const { diffRisk } = await import(pathToFileURL(join(folder, 'stages/plan/risk.js')).href);
    const times = SIZES.map((size) => {
      const change = changeOf(size);
      const ms = fastest(() => diffRisk(change));
      const least = fastest(() => byLines(change));
      const lines = (size * LINES).toLocaleString('en');
      console.log(
        `risk: ${size} files, ${lines} changed lines, ${ms.toFixed(0)} ms; by number of lines ${least.toFixed(0)} ms, ${(ms / least).toFixed(1)} times as long`,
      );
      return ms;
    });
    const growth = Math.log(times.at(-1) / times[0]) / Math.log(SIZES.at(-1) / SIZES[0]);
    console.log(`risk: grows as n^${growth.toFixed(2)} (bar: 1,000 ms at 3,000 files)`);
  } finally {
    dispose();
  }
}
