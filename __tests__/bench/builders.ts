/** Small recorded sets, as values and as files. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Finding, Pull } from './modules.ts';

/** `claude#0` of claude. */
export function finding(id: string, overrides: Partial<Finding> = {}): Finding {
  return { id, reviewer: id.replace(/#.*/, ''), file: 'a.ts', line: 1, firstLine: 1, text: id, ...overrides };
}

type PullParts = {
  /** Known issues; `g1~g2` overlaps with g2. */
  readonly golden?: readonly string[];
  /** By finding the issues that it names, or another status. */
  readonly labels?: { readonly [id: string]: readonly string[] | string };
  readonly findings?: readonly Finding[];
  readonly pairLines?: number | null;
};

/** A pull request whose findings are those that have labels, unless they are given. */
export function pull({ golden = [], labels = {}, findings, pairLines = null }: PullParts): Pull {
  return {
    id: 'one',
    findings: findings ?? Object.keys(labels).map((id) => finding(id)),
    golden: golden.map((text) => {
      const [id = '', ...related] = text.split('~');
      return { id, related };
    }),
    labels: new Map(
      Object.entries(labels).map(([id, label]) => [
        id,
        typeof label === 'string' ? { status: label, golden: [] } : { status: 'matched', golden: label },
      ]),
    ),
    pairLines,
  };
}

/** Writes files below a folder: texts as they are, other values as JSON. */
export function writeFiles(folder: string, files: { readonly [path: string]: unknown }): void {
  for (const [path, content] of Object.entries(files)) {
    const full = join(folder, path);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, typeof content === 'string' ? content : JSON.stringify(content));
  }
}

const SAME = 'The session cache never expires, so that tokens of former users stay valid.';

/** The smallest whole folder: one pull request in each set, two reviewers who agree on one of two issues. */
export const FOLDER: { readonly [path: string]: unknown } = {
  'martian/prs.json': [{ id: 'shop-1' }],
  'martian/panels.json': { p4: ['ann', 'bob'], own: ['ann'] },
  'martian/findings/shop-1.json': {
    pr: 'shop-1',
    reviewers: [
      {
        name: 'ann',
        findings: [
          { id: 'ann#0', severity: 'important', file: 'a.ts', line: 4, issue: SAME },
          { id: 'ann#1', severity: 'important', file: null, line: null, issue: 'Unused import of lodash.' },
        ],
      },
      { name: 'bob', findings: [{ id: 'bob#0', file: 'a.ts', line: 40, issue: SAME }] },
      { name: 'idle', findings: [] },
    ],
  },
  'martian/labels/shop-1.json': {
    golden: [{ id: 'g0', severity: 'High', text: 'no expiry', related: [] }, { id: 'g1' }],
    findings: {
      'ann#0': { status: 'matched', golden: [{ golden: 'g0', judges: 3, of: 3 }] },
      'ann#1': { status: 'unmatched' },
      'bob#0': { status: 'matched', golden: [{ golden: 'g0' }] },
    },
  },
  'aacr/prs.json': [{ id: 'tool-7' }],
  'aacr/panels.json': { llm6: ['one', 'two'] },
  'aacr/findings/tool-7.json': {
    reviewers: [
      {
        name: 'one',
        findings: [
          { id: 'one#0', file: 'b.py', line: 9, start_line: 7, side: 'RIGHT', issue: 'Leaks a handle.' },
        ],
      },
      {
        name: 'two',
        findings: [{ id: 'two#0', file: 'b.py', line: 11, issue: 'Wrong unit of the timeout.' }],
      },
    ],
  },
  'aacr/labels/tool-7.json': {
    pair_scope: { max_line_distance: 10 },
    golden: [
      { id: 'g0', related: null },
      { id: 'g1', related: [] },
    ],
    findings: {
      'one#0': { status: 'matched', golden: [{ golden: 'g0' }] },
      'two#0': { status: 'matched', golden: [{ golden: 'g1' }] },
    },
  },
};
