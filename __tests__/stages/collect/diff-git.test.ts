import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { DiffLine, FileDiff } from '../../../src/domain/change.ts';
import { parseDiff } from '../../../src/stages/collect/diff.ts';
import { type GitRepo, makeGitRepo, type TreeFile } from '../../support/git-repo.ts';

const RUNS = 12;

/** A text as a byte string. */
function bytes(text: string): string {
  return Buffer.from(text).toString('latin1');
}

function decoded(path: string): string {
  return Buffer.from(path, 'latin1').toString('utf8');
}

const NAME_PARTS = [
  'a',
  'b',
  'w',
  'src',
  'x b',
  ' b',
  'trailing ',
  '-lead',
  'tab\there',
  'line\nbreak',
  'cr\rname',
  'say "hi"',
  'back\\slash',
  '\\303\\251',
  bytes('héé'),
  bytes('u\u2028sep'),
  bytes('日本'),
  'invalid\xff',
  'dev',
  'null',
  'bell\x07',
  'x and y',
  'index.ts',
];

const LINES = [
  '',
  'const a = 1;',
  '-- gone',
  '++ more',
  '--- a/x',
  '+++ b/x',
  '---',
  '-- ',
  '@@ -1 +1 @@',
  'diff --git a/x b/x',
  '\\ No newline at end of file',
  'with\rcarriage',
  'windows\r',
  ' indented',
  '\ttab',
  bytes('é\u2028ü'),
  'GIT binary patch',
  'Subproject commit 0123456',
  'From 0123456789012345678901234567890123456789 Mon Sep 17 00:00:00 2001',
];

const path = fc
  .array(fc.constantFrom(...NAME_PARTS), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join('/'));

const text = fc
  .tuple(fc.array(fc.constantFrom(...LINES), { maxLength: 30 }), fc.boolean())
  .map(([lines, eol]) => Buffer.from(lines.join('\n') + (eol && lines.length > 0 ? '\n' : ''), 'latin1'));

const blob = fc.oneof(
  { weight: 8, arbitrary: text },
  { weight: 1, arbitrary: fc.constant(Buffer.from('\0binary\n+x\n-y\n')) },
  { weight: 1, arbitrary: fc.constant(Buffer.alloc(0)) },
);

const file: fc.Arbitrary<TreeFile> = fc.record({
  path,
  mode: fc.constantFrom('100644', '100644', '100644', '100755', '120000'),
  content: blob,
});

/** No path twice, and none that is a folder of another. */
function consistent(files: readonly TreeFile[]): readonly TreeFile[] {
  const kept: TreeFile[] = [];
  for (const one of files) {
    const clash = kept.some(
      ({ path: other }) =>
        other === one.path || other.startsWith(`${one.path}/`) || one.path.startsWith(`${other}/`),
    );
    if (!clash && !(one.mode === '120000' && one.content.length === 0)) kept.push(one);
  }
  return kept;
}

type Action = 'keep' | 'edit' | 'delete' | 'rename' | 'copy' | 'mode' | 'type' | 'replace';

type Edit = {
  readonly kind: Action;
  readonly to: string;
  readonly at: number;
  readonly line: string;
  readonly content: Buffer;
};

const action: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom<Action>(
    'keep',
    'edit',
    'edit',
    'edit',
    'delete',
    'rename',
    'copy',
    'mode',
    'type',
    'replace',
  ),
  to: path,
  at: fc.nat({ max: 30 }),
  line: fc.constantFrom(...LINES),
  content: blob,
});

function editedContent(content: Buffer, at: number, line: string): Buffer {
  const lines = content.toString('latin1').split('\n');
  lines.splice(Math.min(at, lines.length), at % 3, line);
  return Buffer.from(lines.join('\n'), 'latin1');
}

function changed(one: TreeFile, { kind, to, at, line, content }: Edit): readonly TreeFile[] {
  const edit = { ...one, content: editedContent(one.content, at, line) };
  switch (kind) {
    case 'keep':
      return [one];
    case 'edit':
      return [edit];
    case 'delete':
      return [];
    case 'rename':
      return [{ ...(at % 2 === 0 ? one : edit), path: to }];
    case 'copy':
      return [edit, { ...one, path: to }];
    case 'mode':
      return [{ ...one, mode: one.mode === '100644' ? '100755' : '100644' }];
    case 'type':
      return [{ ...one, mode: one.mode === '120000' ? '100644' : '120000' }];
    case 'replace':
      return [{ ...one, content }];
  }
}

const change = fc
  .tuple(fc.array(fc.tuple(file, action), { minLength: 1, maxLength: 12 }), fc.array(file, { maxLength: 4 }))
  .map(([pairs, added]) => {
    const base = consistent(pairs.map(([one]) => one));
    const kept = pairs.filter(([one]) => base.includes(one));
    return { base, head: consistent([...kept.flatMap(([one, what]) => changed(one, what)), ...added]) };
  });

/** What git itself says of a change. */
type RawEntry = {
  readonly letter: string;
  readonly oldMode: string;
  readonly newMode: string;
  readonly oldPath: string;
  readonly newPath: string;
};

function rawEntries(output: Buffer): readonly RawEntry[] {
  const fields = output.toString('latin1').split('\0');
  const entries: RawEntry[] = [];
  while (fields.length > 1) {
    const [oldMode = '', newMode = '', , , status = ''] = (fields.shift() ?? '').slice(1).split(' ');
    const letter = status.slice(0, 1);
    const oldPath = fields.shift() ?? '';
    const newPath = letter === 'R' || letter === 'C' ? (fields.shift() ?? '') : oldPath;
    entries.push({ letter, oldMode, newMode, oldPath, newPath });
  }
  return entries;
}

/** Added and deleted per entry as `--numstat -z` gives them; null for binary. */
function numstat(output: Buffer): readonly (readonly [number | null, number | null])[] {
  const fields = output.toString('latin1').split('\0');
  const rows: (readonly [number | null, number | null])[] = [];
  while (fields.length > 1) {
    const [added = '', deleted = '', name = ''] = (fields.shift() ?? '').split('\t');
    if (name === '') fields.splice(0, 2);
    const number = (digits: string) => (digits === '-' ? null : Number(digits));
    rows.push([number(added), number(deleted)]);
  }
  return rows;
}

const STATUS: Readonly<Record<string, string>> = {
  A: 'added',
  D: 'deleted',
  M: 'modified',
  R: 'renamed',
  C: 'copied',
};

type Facts = Pick<FileDiff, 'oldPath' | 'newPath' | 'status' | 'oldMode' | 'newMode'>;

function factsOf(entry: RawEntry): readonly Facts[] {
  const [oldPath, newPath] = [decoded(entry.oldPath), decoded(entry.newPath)];
  const { oldMode, newMode } = entry;
  const deleted: Facts = { oldPath, newPath: null, status: 'deleted', oldMode, newMode: null };
  const added: Facts = { oldPath: null, newPath, status: 'added', oldMode: null, newMode };
  if (entry.letter === 'T') return [deleted, added];
  if (entry.letter === 'A') return [added];
  if (entry.letter === 'D') return [deleted];
  const status = STATUS[entry.letter] as Facts['status'];
  return [{ oldPath, newPath, status, oldMode, newMode }];
}

function facts(file: FileDiff, wanted: Facts | undefined): Facts {
  const { oldPath, newPath, status } = file;
  // An exact rename or copy says nothing of modes.
  const unknown = file.oldMode === null && file.newMode === null && file.hunks.length === 0;
  const modes = unknown && wanted !== undefined ? wanted : file;
  return { oldPath, newPath, status, oldMode: modes.oldMode, newMode: modes.newMode };
}

function linesIn(tree: readonly TreeFile[], name: string | null): readonly string[] {
  const found = tree.find((one) => decoded(one.path) === name);
  return found === undefined ? [] : found.content.toString('utf8').split('\n');
}

function expectBlobLines(lines: readonly DiffLine[], old: readonly string[], now: readonly string[]): void {
  for (const line of lines) {
    if (line.oldLine !== null)
      expect([line.oldLine, line.text]).toEqual([line.oldLine, old[line.oldLine - 1]]);
    if (line.newLine !== null)
      expect([line.newLine, line.text]).toEqual([line.newLine, now[line.newLine - 1]]);
  }
}

/** Ways to write one and the same change. */
const FORMS: readonly {
  readonly name: string;
  readonly config: readonly string[];
  readonly flags: readonly string[];
}[] = [
  { name: 'with the usual flags', config: [], flags: ['--src-prefix=a/', '--dst-prefix=b/', '--full-index'] },
  { name: 'without prefixes', config: ['diff.noprefix=true'], flags: [] },
  { name: 'with prefixes of its own', config: [], flags: ['--src-prefix=old/', '--dst-prefix=new/'] },
  { name: 'with prefixes of two lengths', config: [], flags: ['--src-prefix=before/', '--dst-prefix=now/'] },
  { name: 'with mnemonic prefixes', config: [], flags: ['--src-prefix=c/', '--dst-prefix=w/'] },
  { name: 'without context', config: [], flags: ['-U0', '--inter-hunk-context=0'] },
  { name: 'with blank context suppressed', config: ['diff.suppressBlankEmpty=true'], flags: ['-U10'] },
  { name: 'with raw names and binary patches', config: ['core.quotePath=false'], flags: ['--binary'] },
  { name: 'in colours', config: [], flags: ['--color=always', '--ws-error-highlight=all'] },
];

describe('stages/collect/diff: what git writes of real repositories', () => {
  let repo: GitRepo;

  beforeAll(() => {
    repo = makeGitRepo();
  });

  afterAll(() => repo.dispose());

  it('reads paths, modes, counts and every line as git and the blobs have them, in every form', () => {
    let form = 0;
    fc.assert(
      fc.property(change, ({ base, head }) => {
        const [from = '', to = ''] = repo.commit(base, head);
        const { config, flags } = FORMS[form % FORMS.length] as (typeof FORMS)[number];
        form += 1;
        const diff = (...args: readonly string[]) =>
          repo.git(
            ...config.flatMap((one) => ['-c', one]),
            'diff',
            '-M',
            '-C',
            '--find-copies-harder',
            ...args,
            from,
            to,
          );
        const raw = rawEntries(diff('--raw', '-z', '--abbrev=40'));
        const counts = numstat(diff('--numstat', '-z'));
        const parsed = parseDiff(diff('--no-ext-diff', '--no-textconv', ...flags));
        const wanted = raw.flatMap(factsOf);

        expect(parsed.problems).toEqual([]);
        expect(parsed.files.map((one, index) => facts(one, wanted[index]))).toEqual(wanted);
        let index = 0;
        for (const [row, entry] of raw.entries()) {
          const files = parsed.files.slice(index, index + factsOf(entry).length);
          index += files.length;
          const [added, deleted] = counts[row] ?? [0, 0];
          // A binary file that was only moved has nothing in the diff that says so.
          expect(files.some((one) => one.binary || one.hunks.length > 0)).toBe(
            files.some((one) => one.binary)
              ? added === null
              : (added ?? 0) + (deleted ?? 0) > 0 || entry.letter === 'T',
          );
          // Git counts a file that became a link as one change, and shows it as two whole files.
          if (added === null || entry.letter === 'T') continue;
          const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
          expect(sum(files.map((one) => one.additions))).toBe(added);
          expect(sum(files.map((one) => one.deletions))).toBe(deleted);
        }
        for (const one of parsed.files) {
          for (const hunk of one.hunks) {
            expectBlobLines(hunk.lines, linesIn(base, one.oldPath), linesIn(head, one.newPath));
          }
        }
      }),
      { numRuns: RUNS * 3, interruptAfterTimeLimit: 6_000 },
    );
    expect(form).toBeGreaterThan(0);
  });

  it('finds the same files in mails as in the diff', () => {
    fc.assert(
      fc.property(change, ({ base, head }) => {
        const [from = '', to = ''] = repo.commit(base, head);
        const patch = parseDiff(repo.git('format-patch', '--stdout', '-M', '--full-index', `${from}..${to}`));
        const plain = parseDiff(repo.git('diff', '-M', '--full-index', from, to));
        expect(
          patch.files.map((one) => [one.oldPath, one.newPath, one.status, one.additions, one.deletions]),
        ).toEqual(
          plain.files.map((one) => [one.oldPath, one.newPath, one.status, one.additions, one.deletions]),
        );
        // A mail without a change has no diff in it, and that is said.
        expect(patch.incomplete).toBe(plain.files.length === 0);
      }),
      { numRuns: RUNS, interruptAfterTimeLimit: 3_000 },
    );
  });

  it('says of every cut that the diff is not whole, and keeps the lines before it right', () => {
    const lines = Array.from({ length: 40 }, (_, index) => `line ${index}`);
    const content = (all: readonly string[]) => Buffer.from(`${all.join('\n')}\n`);
    const tree = (all: readonly string[]): readonly TreeFile[] => [
      { path: 'one.txt', mode: '100644', content: content(all) },
      { path: 'x b/two.txt', mode: '100644', content: content([...all].reverse()) },
    ];
    const [from = '', to = ''] = repo.commit(
      tree(lines),
      tree(lines.map((line, index) => (index % 9 ? line : `${line}!`))),
    );
    const whole = repo.git('diff', from, to);
    const entry = whole.indexOf('\ndiff --git ') + 1;
    const headers = [...whole.toString().matchAll(/\n@@ /g)].map((found) => (found.index ?? 0) + 1);
    const [head, firstHunk] = [entry, headers.find((at) => at > entry) ?? 0];
    for (let cut = head + 'diff --git '.length; cut < firstHunk; cut += 1) {
      expect([cut, parseDiff(whole.subarray(0, cut)).incomplete]).toEqual([cut, true]);
    }
    for (let cut = firstHunk; cut < whole.length - 'line 0\n'.length; cut += 1) {
      const parsed = parseDiff(whole.subarray(0, cut));
      // Between two hunks nothing shows that more was to come.
      if (cut === firstHunk || !headers.includes(cut)) expect([cut, parsed.incomplete]).toEqual([cut, true]);
      const last = parsed.files.at(-1);
      expect(last?.newPath).toBe('x b/two.txt');
    }
  });
});
