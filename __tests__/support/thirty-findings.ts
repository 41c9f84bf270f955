/**
 * A change of twelve files in every shape a comment can meet, thirty findings on it, and where each must stand.
 * The lines are worded so that every finding speaks of something else.
 */
import { type SaidFinding, textFile } from './action-scenario.ts';
import type { TreeFile } from './git-repo.ts';

export type Stand = {
  readonly path: string;
  readonly subject: 'line' | 'file';
  readonly side?: 'LEFT' | 'RIGHT';
  readonly line?: number;
  readonly startLine?: number | null;
};

export type Case = { readonly finding: SaidFinding; readonly stands: Stand };

const WORDS = [
  'invoice',
  'parcel',
  'ledger',
  'voucher',
  'refund',
  'customer',
  'warehouse',
  'tariff',
  'coupon',
  'shipment',
  'balance',
  'currency',
  'discount',
  'merchant',
  'quota',
  'receipt',
  'schedule',
  'session',
  'supplier',
  'token',
  'transfer',
  'journal',
  'wallet',
  'zone',
  'auction',
  'bundle',
  'contract',
  'deposit',
  'escrow',
  'freight',
] as const;

const FAULTS = [
  'overflows once it passes two billion',
  'leaks its file handle when parsing throws',
  'is compared with equality on floating point numbers',
  'is read before the lock is taken',
  'swallows the rejection of its promise',
  'logs the password of the caller',
  'trusts a header that clients can set',
  'sorts by text where numbers are meant',
  'shifts every date by the local time zone',
  'retries without any limit',
] as const;

function issueOf(at: number): string {
  return `The ${WORDS[at % WORDS.length]} value ${FAULTS[at % FAULTS.length]}, so callers of step ${WORDS[(at * 7 + 3) % WORDS.length]} get wrong results.`;
}

/** Twenty numbered lines of a file; each names what it holds. */
function lines(name: string, count = 20): string[] {
  return Array.from({ length: count }, (_, at) => `${name}_line_${at + 1} = load("${name}", ${at + 1})`);
}

const text = (rows: readonly string[]): string => `${rows.join('\n')}\n`;

/** Lines 5 and 6 are replaced by three, line 15 is removed. */
function edited(name: string): string[] {
  const rows = lines(name);
  return [
    ...rows.slice(0, 4),
    `${name}_new_5 = compute("${name}", 5)`,
    `${name}_new_6 = compute("${name}", 6)`,
    `${name}_new_7 = compute("${name}", 7)`,
    ...rows.slice(6, 14),
    ...rows.slice(15),
  ];
}

const EDITED = ['src/a.ts', 'src/b.ts', 'src/c.ts', 'src/d.ts', 'src/e.ts', 'src/f.ts', 'src/grüße.ts'];
const nameOf = (path: string): string => `v_${(path.split('/').pop() ?? '').replace(/\W/g, '')}`;
const BINARY = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 0, 255]);

/** The tree before the change. */
export const THIRTY_BASE: readonly TreeFile[] = [
  ...EDITED.map((path) => textFile(path, text(lines(nameOf(path))))),
  textFile('src/old-name.ts', text(lines('v_renamed', 40))),
  textFile('src/gone.ts', text(lines('v_gone'))),
  { path: 'assets/logo.png', mode: '100644', content: BINARY },
  textFile('src/long.ts', text(lines('v_long', 60))),
].map(byteNamed);

function renamedRows(): string[] {
  const rows = lines('v_renamed', 40);
  return [...rows.slice(0, 9), 'v_renamed_new_10 = compute("renamed", 10)', ...rows.slice(10)];
}

function longRows(): string[] {
  const rows = lines('v_long', 60);
  return [...rows.slice(0, 29), 'v_long_new_30 = compute("long", 30)', ...rows.slice(30)];
}

/** The tree under review. */
export const THIRTY_HEAD: readonly TreeFile[] = [
  ...EDITED.map((path) => textFile(path, text(edited(nameOf(path))))),
  textFile('src/new-name.ts', text(renamedRows())),
  { path: 'assets/logo.png', mode: '100644', content: Buffer.from([...BINARY, 7, 7]) },
  textFile('src/long.ts', text(longRows())),
  textFile('src/added.ts', text(lines('v_added', 12))),
].map(byteNamed);

/** The same head with other people's lines above every hunk. */
export const THIRTY_SHIFTED: readonly TreeFile[] = THIRTY_HEAD.map((file) =>
  file.path.startsWith('src/') && file.path !== 'src/added.ts'
    ? {
        ...file,
        content: Buffer.concat([Buffer.from('// a new first line\n// and a second\n'), file.content]),
      }
    : file,
);

/** git-fast-import paths are byte strings here. */
function byteNamed(file: TreeFile): TreeFile {
  return { ...file, path: Buffer.from(file.path, 'utf8').toString('latin1') };
}

type Place = { file: string; line: number; quote: string; stands: Stand };

function places(): Place[] {
  const found: Place[] = [];
  const onLine = (
    path: string,
    side: 'LEFT' | 'RIGHT',
    line: number,
    startLine: number | null = null,
  ): Stand => ({
    path,
    subject: 'line',
    side,
    line,
    startLine,
  });
  for (const path of EDITED.slice(0, 6)) {
    const name = nameOf(path);
    found.push(
      {
        file: path,
        line: 5,
        quote: `${name}_new_5 = compute("${name}", 5)`,
        stands: onLine(path, 'RIGHT', 5),
      },
      {
        file: path,
        line: 15,
        quote: `${name}_line_15 = load("${name}", 15)`,
        stands: onLine(path, 'LEFT', 15),
      },
      { file: path, line: 3, quote: `${name}_line_3 = load("${name}", 3)`, stands: onLine(path, 'RIGHT', 3) },
    );
  }
  const umlaut = nameOf('src/grüße.ts');
  found.push(
    {
      file: 'src/grüße.ts',
      line: 5,
      quote: `${umlaut}_new_5 = compute("${umlaut}", 5)\n${umlaut}_new_6 = compute("${umlaut}", 6)\n${umlaut}_new_7 = compute("${umlaut}", 7)`,
      stands: onLine('src/grüße.ts', 'RIGHT', 7, 5),
    },
    {
      file: 'src/grüße.ts',
      line: 15,
      quote: `${umlaut}_line_15 = load("${umlaut}", 15)`,
      stands: onLine('src/grüße.ts', 'LEFT', 15),
    },
    {
      file: 'src/new-name.ts',
      line: 10,
      quote: 'v_renamed_new_10 = compute("renamed", 10)',
      stands: onLine('src/new-name.ts', 'RIGHT', 10),
    },
    {
      file: 'src/new-name.ts',
      line: 10,
      quote: 'v_renamed_line_10 = load("v_renamed", 10)',
      stands: onLine('src/new-name.ts', 'LEFT', 10),
    },
    {
      file: 'src/gone.ts',
      line: 4,
      quote: 'v_gone_line_4 = load("v_gone", 4)',
      stands: onLine('src/gone.ts', 'LEFT', 4),
    },
    {
      file: 'src/gone.ts',
      line: 17,
      quote: 'v_gone_line_17 = load("v_gone", 17)',
      stands: onLine('src/gone.ts', 'LEFT', 17),
    },
    {
      file: 'src/long.ts',
      line: 30,
      quote: 'v_long_new_30 = compute("long", 30)',
      stands: onLine('src/long.ts', 'RIGHT', 30),
    },
    {
      file: 'src/added.ts',
      line: 2,
      quote: 'v_added_line_2 = load("v_added", 2)',
      stands: onLine('src/added.ts', 'RIGHT', 2),
    },
    {
      file: 'src/added.ts',
      line: 8,
      quote: 'v_added_line_8 = load("v_added", 8)\nv_added_line_9 = load("v_added", 9)',
      stands: onLine('src/added.ts', 'RIGHT', 9, 8),
    },
    // No line of the diff bears these: the whole file, a file without text, a line outside the hunks.
    { file: 'src/added.ts', line: 0, quote: '', stands: { path: 'src/added.ts', subject: 'file' } },
    { file: 'assets/logo.png', line: 1, quote: '', stands: { path: 'assets/logo.png', subject: 'file' } },
    { file: 'src/long.ts', line: 2, quote: '', stands: { path: 'src/long.ts', subject: 'file' } },
  );
  return found;
}

/** The thirty findings in an order that is not that of the files. */
export const THIRTY: readonly Case[] = places().map(({ stands, ...place }, at) => ({
  stands,
  finding: {
    ...place,
    severity: at % 5 === 0 ? 'blocking' : at % 2 === 0 ? 'important' : 'suggestion',
    category: ['correctness', 'security', 'concurrency', 'error-handling'][at % 4] ?? 'correctness',
    issue: issueOf(at),
    fix: `Handle the ${WORDS[at % WORDS.length]} case apart.`,
  },
}));
