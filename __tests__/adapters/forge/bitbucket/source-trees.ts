/** A change with everything that is awkward about files, and what a review makes of it. */
import type { ChangeSet } from '../../../../src/domain/change.ts';
import type { ChangeSource } from '../../../../src/domain/ports.ts';
import { collect } from '../../../../src/stages/collect/collect.ts';
import type { Tree } from '../../../contracts/change-source.ts';

const numbered = (count: number, changed: Readonly<Record<number, string>> = {}): string =>
  Array.from({ length: count }, (_, index) => `${changed[index + 1] ?? `line ${index + 1}`}\n`).join('');

/** Two far changes in one file have hunks of their own with three lines of context and with ten. */
export const AWKWARD = {
  mergeBase: {
    'src/far.ts': numbered(90),
    'src/near.ts': numbered(40),
    'docs/old name.md': numbered(30),
    'moved.txt': numbered(12),
    'gone/ünïcode.txt': 'one\ntwo\n',
    'bin/logo': new Uint8Array([0, 1, 2, 3]),
    'bin/away': new Uint8Array([0, 9]),
    'no-end.txt': 'a\nb',
    'end-lost.txt': 'a\nb\n',
    'windows.txt': 'a\r\nb\r\n',
    'run.sh': 'echo hi\n',
    'tool.sh': { mode: '100755', data: 'echo\n' },
    'becomes-link': 'text\n',
    'a b/x b/y.txt': 'x\n',
    'sql.sql': '-- one\n-- two\n',
  },
  head: {
    'src/far.ts': numbered(90, { 5: 'five', 80: 'eighty' }),
    'src/near.ts': numbered(40, { 10: 'ten', 22: 'twenty-two' }),
    'docs/näme "x".md': numbered(30, { 3: 'three' }),
    'sub/moved.txt': numbered(12),
    'bin/logo': new Uint8Array([0, 1, 2, 4]),
    'bin/new': new Uint8Array([0, 7, 7]),
    'no-end.txt': 'a\nc',
    'end-lost.txt': 'a\nb',
    'windows.txt': 'a\r\nc\r\n',
    'run.sh': { mode: '100755', data: 'echo hi\n' },
    'tool.sh': { mode: '100755', data: 'echo more\n' },
    'becomes-link': { mode: '120000', data: 'run.sh' },
    'a b/x b/y.txt': 'y\n',
    'empty.txt': '',
    'tab\tname.txt': 'new\n',
    'page.html': '<p>hi</p>\n',
    'sql.sql': '-- two\n++ three\n',
    'vendor/lib': { mode: '160000', data: '1234567890123456789012345678901234567890' },
  },
} as const satisfies Record<string, Tree>;

/** What a review sees of a change by path: names, status, modes, marked lines with their numbers, and contents. */
export function viewOf(change: ChangeSet) {
  return change.files
    .map(({ path, oldPath, status, oldMode, newMode, additions, deletions, diff, missing, content }) => ({
      path,
      oldPath,
      status,
      oldMode,
      newMode,
      additions,
      deletions,
      missing,
      content,
      binary: diff?.binary ?? false,
      hunks: (diff?.hunks ?? []).map((hunk) => ({
        at: [hunk.oldStart, hunk.oldLines, hunk.newStart, hunk.newLines],
        lines: [...hunk.lines].map(({ mark, oldLine, newLine, text }) => [mark, oldLine, newLine, text]),
      })),
    }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** What a review sees of a source's change. */
export async function viewFrom(source: ChangeSource) {
  const change = await collect(source);
  return { gaps: change.gaps, files: viewOf(change) };
}
