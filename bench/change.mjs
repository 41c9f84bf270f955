/** A made-up change of any size, and how work on it is timed. */
import { randomFrom } from './random.mjs';

/** Changed lines of a file. */
export const LINES = 34;
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
    diff: {
      binary: false,
      submodule: false,
      truncated: false,
      bytes: LINES * 60,
      ...counts,
      hunks: [{ oldStart: 1, newStart: 1, oldLines: LINES, newLines: LINES, section: '', lines }],
    },
    missing: null,
    content: { binary: UNKNOWN, minified: UNKNOWN, generatedMark: UNKNOWN },
    context: [],
  };
}

/** A change of so many files. */
export function changeOf(size) {
  const random = randomFrom(size);
  return {
    identity: { title: null, body: null },
    gaps: [],
    files: Array.from({ length: size }, (_, at) => fileOf(at, random)),
  };
}

const ROUNDS = 5;

/** The fastest of some rounds, in milliseconds of this process's own time: other work on the machine counts less. */
export async function fastest(run) {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1_000);
  }
  return best;
}
