/** Changes between two commits as the server sees them: renames and copies found, ten lines of context. */
import type { GitView } from '../forge/git-view.ts';
import { readHunks } from '../forge/hunks.ts';
import type { LineType } from './types.ts';

/** Lines around a change that the server shows, and lets people comment on. */
export const CONTEXT_LINES = 10;

export type Change = {
  readonly type: 'ADD' | 'COPY' | 'DELETE' | 'MODIFY' | 'MOVE';
  readonly path: string;
  readonly srcPath: string | null;
  readonly oldMode: string;
  readonly newMode: string;
  readonly oldId: string;
  readonly newId: string;
  /** Per cent; -1 where the path is the same. */
  readonly unchanged: number;
};

export type DiffLine = {
  readonly type: LineType;
  readonly text: string;
  /** Both count on, whatever the type: of an added line this is the source line that comes next. */
  readonly source: number;
  readonly destination: number;
};

export type DiffHunk = {
  readonly context: string;
  readonly sourceLine: number;
  readonly sourceSpan: number;
  readonly destinationLine: number;
  readonly destinationSpan: number;
  readonly lines: readonly DiffLine[];
};

export type FileDiff = {
  /** Null for an added file. */
  readonly source: string | null;
  /** Null for a deleted file. */
  readonly destination: string | null;
  readonly binary: boolean;
  readonly hunks: readonly DiffHunk[];
};

export type DiffWish = {
  readonly path: string;
  readonly srcPath: string | null;
  readonly contextLines: number;
  readonly ignoresSpace: boolean;
};

const DIFF = ['diff', '--no-color', '--no-ext-diff', '--no-textconv', '--full-index'];
const TYPES: Readonly<Record<string, Change['type']>> = { A: 'ADD', C: 'COPY', D: 'DELETE', R: 'MOVE' };

/** Changed files in the order of git. */
export function changesBetween(git: GitView, from: string, to: string): readonly Change[] {
  const fields = git
    .output(...DIFF, '-C', '--raw', '--no-abbrev', '-z', from, to)
    .toString('utf8')
    .split('\0');
  const list: Change[] = [];
  let at = 0;
  while (fields[at]?.startsWith(':') === true) {
    const [oldMode = '', newMode = '', oldId = '', newId = '', letter = ''] = (fields[at++] ?? '')
      .slice(1)
      .split(' ');
    const type = TYPES[letter[0] ?? ''] ?? 'MODIFY';
    const first = fields[at++] ?? '';
    const second = type === 'MOVE' || type === 'COPY' ? (fields[at++] ?? '') : null;
    list.push({
      type,
      path: second ?? first,
      srcPath: second === null ? null : first,
      oldMode,
      newMode,
      oldId,
      newId,
      unchanged: second === null ? -1 : Number(letter.slice(1)),
    });
  }
  return list;
}

/** The diffs of one path: none where it did not change, two where a file became a link. */
export function fileDiffs(git: GitView, from: string, to: string, wish: DiffWish): readonly FileDiff[] {
  const options = [`-U${wish.contextLines}`, ...(wish.ignoresSpace ? ['-w'] : [])];
  const before = wish.srcPath === null ? null : git.entry(from, wish.srcPath);
  const after = git.entry(to, wish.path);
  if (wish.srcPath !== null && before?.type === 'blob' && after?.type === 'blob') {
    const text = git.output(...DIFF, ...options, before.sha, after.sha).toString('latin1');
    return [readDiff(text, wish.srcPath, wish.path)];
  }
  const text = git.output(...DIFF, '--no-renames', ...options, from, to, '--', wish.path).toString('latin1');
  const sections = `\n${text}`.split('\ndiff --git ').slice(1);
  const changes = changesWithin(git, from, to, wish.path);
  return sections.map((section, index) => {
    const path = changes[index] ?? wish.path;
    const isNew = /^new file mode /m.test(headOf(section));
    const isGone = /^deleted file mode /m.test(headOf(section));
    return readDiff(section, isNew ? null : path, isGone ? null : path);
  });
}

/** The paths of a diff in its order; a file that became a link has two places there. */
function changesWithin(git: GitView, from: string, to: string, path: string): readonly string[] {
  const fields = git
    .output(...DIFF, '--no-renames', '--raw', '-z', from, to, '--', path)
    .toString('utf8')
    .split('\0');
  const paths: string[] = [];
  for (let at = 0; fields[at]?.startsWith(':') === true; at += 2) {
    const name = fields[at + 1] ?? '';
    paths.push(...(fields[at]?.endsWith(' T') === true ? [name, name] : [name]));
  }
  return paths;
}

function headOf(section: string): string {
  const hunks = section.indexOf('\n@@ ');
  return hunks < 0 ? section : section.slice(0, hunks);
}

function readDiff(section: string, source: string | null, destination: string | null): FileDiff {
  const binary = /^Binary files .* differ$/m.test(headOf(section));
  const start = `\n${section}`.indexOf('\n@@ ');
  const patch = start < 0 ? '' : Buffer.from(section.slice(start), 'latin1').toString('utf8');
  return { source, destination, binary, hunks: binary ? [] : readHunks(patch).map(toHunk) };
}

function toHunk(hunk: ReturnType<typeof readHunks>[number]): DiffHunk {
  let [source, destination] = [hunk.oldStart, hunk.newStart];
  const lines = hunk.lines.map((row): DiffLine => {
    const type = row.left === null ? 'ADDED' : row.right === null ? 'REMOVED' : 'CONTEXT';
    const line = { type, text: row.text.slice(1), source, destination } as const;
    if (type !== 'ADDED') source++;
    if (type !== 'REMOVED') destination++;
    return line;
  });
  return {
    context: hunk.header.replace(/^@@[^@]*@@ ?/, ''),
    sourceLine: hunk.oldStart,
    sourceSpan: hunk.oldLines,
    destinationLine: hunk.newStart,
    destinationSpan: hunk.newLines,
    lines,
  };
}
