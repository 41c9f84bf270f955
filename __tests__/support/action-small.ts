/** A pull request with one finding for each kind of place, and what it must look like in the end. */
import { type SaidFinding, type Scenario, startScenario, textFile } from './action-scenario.ts';
import type { TreeFile } from './git-repo.ts';
import type { GitHubOptions } from './github/types.ts';

const rows = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `const row${at + 1} = read(${at + 1});`);
const text = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

const BASE = [textFile('src/pay.ts', text(rows(40))), textFile('src/tax.ts', text(rows(10)))];
const paid = [...rows(40).slice(0, 3), 'const total = sum / count;', ...rows(40).slice(4)];
const HEAD = [
  textFile('src/pay.ts', text(paid)),
  textFile('src/tax.ts', text([...rows(10), 'export const rate = 1.19;'])),
];
const NEXT = [textFile('src/pay.ts', text(['// first', ...paid])), HEAD[1] ?? textFile('x', '')];

/** The trees of the small pull request. */
export const SMALL_TREES: readonly (readonly TreeFile[])[] = [BASE, HEAD, NEXT];

/** The same with the first finding mended. */
export const SMALL_MENDED: readonly (readonly TreeFile[])[] = [
  BASE,
  HEAD,
  [
    textFile(
      'src/pay.ts',
      text([...paid.slice(0, 3), 'const total = count === 0 ? 0 : sum / count;', ...paid.slice(4)]),
    ),
    HEAD[1] ?? textFile('x', ''),
  ],
];

/** Two on lines, one on a file. */
export const SMALL: readonly SaidFinding[] = [
  {
    severity: 'blocking',
    category: 'correctness',
    file: 'src/pay.ts',
    line: 4,
    quote: 'const total = sum / count;',
    issue: 'An empty cart makes this division by zero, and the total becomes NaN.',
    fix: 'Return zero for an empty cart.',
  },
  {
    severity: 'important',
    category: 'maintainability',
    file: 'src/tax.ts',
    line: 11,
    quote: 'export const rate = 1.19;',
    issue: 'The German rate is hard-coded although sellers from other countries use this module.',
    fix: 'Look the rate up by country.',
  },
  {
    severity: 'suggestion',
    category: 'tests',
    file: 'src/tax.ts',
    line: 0,
    quote: '',
    issue: 'Nothing in the suite exercises this new module.',
    fix: 'Add a unit test.',
  },
];

/** The small pull request; its third commit can be pushed. */
export async function startSmall(options: Partial<GitHubOptions> = {}): Promise<Scenario> {
  const scenario = await startScenario(SMALL_TREES, options);
  scenario.say(SMALL);
  return scenario;
}

/** What people see in the end, without what differs between runs: ids, marks, times. */
export function visibleEnd({ github }: Scenario): unknown {
  const { threads, reviewComments, reviews, issueComments, checkRuns, statuses } = github.state;
  const plain = (body: string): string =>
    body
      .replace(/#discussion_r\d+/g, '#thread')
      .replace(/127\.0\.0\.1:\d+/g, 'host')
      .replace(/\n<!-- quorate:.*-->$/, '');
  return {
    threads: threads
      .map(({ id, path, subject, side, line }) => ({
        path,
        subject,
        side,
        line,
        comments: reviewComments.filter(({ threadId }) => threadId === id).map(({ body }) => plain(body)),
      }))
      .sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
    pending: reviews.filter(({ state }) => state === 'PENDING').length,
    notes: issueComments.map(({ body }) => plain(body)),
    check: checkRuns.at(-1)?.conclusion ?? null,
    statuses: statuses.map(({ state, context }) => `${context} ${state}`),
  };
}
