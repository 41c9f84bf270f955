import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { FileDiff, ParsedDiff } from '../../../src/domain/change.ts';
import { parseDiff, parseFragment } from '../../../src/stages/collect/diff.ts';

function parse(...lines: readonly string[]): ParsedDiff {
  return parseDiff(Buffer.from(`${lines.join('\n')}\n`));
}

/** `old -> new status`, with the lines as one string each. */
function told(file: FileDiff): readonly string[] {
  const lines = file.hunks.flatMap((hunk) => hunk.lines);
  return [
    `${file.oldPath} -> ${file.newPath} ${file.status}`,
    ...lines.map((line) => `${line.mark}${line.oldLine ?? ''}|${line.newLine ?? ''}|${line.text}`),
  ];
}

function names(parsed: ParsedDiff): readonly string[] {
  return parsed.files.map((file) => told(file)[0] ?? '');
}

const EDIT = ['@@ -1 +1 @@', '-1', '+2'];

describe('stages/collect/diff: prefixes', () => {
  it.each([
    ['standard', 'a/src/x.ts', 'b/src/x.ts', 'src/x.ts'],
    ['standard, reversed', 'b/src/x.ts', 'a/src/x.ts', 'src/x.ts'],
    ['index and worktree', 'i/src/x.ts', 'w/src/x.ts', 'src/x.ts'],
    ['commit and index', 'c/src/x.ts', 'i/src/x.ts', 'src/x.ts'],
    ['commit and worktree', 'c/src/x.ts', 'w/src/x.ts', 'src/x.ts'],
    ['object and worktree', 'o/src/x.ts', 'w/src/x.ts', 'src/x.ts'],
    ['without an index', '1/src/x.ts', '2/src/x.ts', 'src/x.ts'],
    ['none', 'src/x.ts', 'src/x.ts', 'src/x.ts'],
    ['none, in a folder named a', 'a/x.ts', 'a/x.ts', 'a/x.ts'],
    ['none, in a folder named b', 'b/x.ts', 'b/x.ts', 'b/x.ts'],
    ['none, in a folder named w', 'w/x.ts', 'w/x.ts', 'w/x.ts'],
    ['standard, folder named a', 'a/a/x.ts', 'b/a/x.ts', 'a/x.ts'],
    ['standard, folder named b', 'a/b/x.ts', 'b/b/x.ts', 'b/x.ts'],
    ['own', 'old/src/x.ts', 'new/src/x.ts', 'src/x.ts'],
    ['own, of two lengths', 'before/src/x.ts', 'now/src/x.ts', 'src/x.ts'],
    ['on one side only', 'left/src/x.ts', 'src/x.ts', 'src/x.ts'],
    ['standard, name with a space', 'a/my file', 'b/my file', 'my file'],
    ['standard, name that ends in a space', 'a/my file ', 'b/my file ', 'my file '],
  ])('takes off a prefix pair: %s', (_, a, b, path) => {
    const tab = path.includes(' ') ? '\t' : '';
    const edit = parse(
      `diff --git ${a} ${b}`,
      'index 1..2 100644',
      `--- ${a}${tab}`,
      `+++ ${b}${tab}`,
      ...EDIT,
    );
    expect(edit.files.map(told)).toEqual([[`${path} -> ${path} modified`, '-1||1', '+|1|2']]);
    const mode = parse(`diff --git ${a} ${b}`, 'old mode 100644', 'new mode 100755');
    expect(names(mode)).toEqual([`${path} -> ${path} modified`]);
    const added = parse(
      `diff --git ${a} ${b}`,
      'new file mode 100644',
      'index 0..2',
      '--- /dev/null',
      `+++ ${b}${tab}`,
      '@@ -0,0 +1 @@',
      '+2',
    );
    expect(names(added)).toEqual([`null -> ${path} added`]);
    const deleted = parse(
      `diff --git ${a} ${b}`,
      'deleted file mode 100644',
      'index 2..0',
      `--- ${a}${tab}`,
      '+++ /dev/null',
      '@@ -1 +0,0 @@',
      '-2',
    );
    expect(names(deleted)).toEqual([`${path} -> null deleted`]);
    expect([edit, mode, added, deleted].map((one) => one.problems)).toEqual([[], [], [], []]);
  });

  it('takes no prefix off the names of rename lines', () => {
    const parsed = parse(
      'diff --git a/one.ts b/one.ts',
      'similarity index 90%',
      'rename from a/one.ts',
      'rename to b/one.ts',
      'index 1..2 100644',
      '--- a/one.ts',
      '+++ b/one.ts',
      ...EDIT,
    );
    expect(names(parsed)).toEqual(['a/one.ts -> b/one.ts renamed']);
  });

  it('keeps a real file called dev/null', () => {
    const parsed = parse(
      'diff --git a/dev/null b/dev/null',
      'index 1..2 100644',
      '--- a/dev/null',
      '+++ b/dev/null',
      ...EDIT,
    );
    expect(names(parsed)).toEqual(['dev/null -> dev/null modified']);
    const bare = parse(
      'diff --git dev/null dev/null',
      'index 1..2 100644',
      '--- dev/null',
      '+++ dev/null',
      ...EDIT,
    );
    expect(names(bare)).toEqual(['dev/null -> dev/null modified']);
  });

  it('reads a side as absent by /dev/null alone where a tool leaves the mode lines out', () => {
    const parsed = parse('diff --git a/n.ts b/n.ts', '--- /dev/null', '+++ b/n.ts', '@@ -0,0 +1 @@', '+x');
    expect(names(parsed)).toEqual(['null -> n.ts added']);
  });
});

describe('stages/collect/diff: git entries', () => {
  it.each([
    ['octal bytes', '"a/na\\303\\257ve.txt"', 'naïve.txt'],
    ['letters', '"a/t\\tn\\nr\\rv\\vf\\fa\\ab\\b"', 't\tn\nr\rv\vf\fa\x07b\b'],
    ['quote and backslash', '"a/q\\"b\\\\303"', 'q"b\\303'],
    ['raw bytes inside quotes', '"a/é\\"x"', 'é"x'],
    ['a raw line separator', 'a/u\u2028x', 'u\u2028x'],
    ['bytes that are not UTF-8', '"a/inv\\377"', 'inv\ufffd'],
  ])('decodes a name with %s', (_, header, path) => {
    const other = header.replace('a/', 'b/');
    const parsed = parse(
      `diff --git ${header} ${other}`,
      'index 1..2 100644',
      `--- ${header}`,
      `+++ ${other}`,
      ...EDIT,
    );
    expect(names(parsed)).toEqual([`${path} -> ${path} modified`]);
    const bare = parse(`diff --git ${header} ${other}`, 'old mode 100644', 'new mode 100755');
    expect(names(bare)).toEqual([`${path} -> ${path} modified`]);
  });

  it('reads a mode change with content, and a copy with edits', () => {
    const parsed = parse(
      'diff --git a/run b/run',
      'old mode 100644',
      'new mode 100755',
      'index 1..2',
      '--- a/run',
      '+++ b/run',
      ...EDIT,
      'diff --git a/t b/u',
      'similarity index 90%',
      'copy from t',
      'copy to u',
      'index 1..2 100644',
      '--- a/t',
      '+++ b/u',
      ...EDIT,
    );
    expect(names(parsed)).toEqual(['run -> run modified', 't -> u copied']);
    expect(parsed.files.map((file) => [file.oldMode, file.newMode])).toEqual([
      ['100644', '100755'],
      ['100644', '100644'],
    ]);
    expect(parsed.incomplete).toBe(false);
  });

  it('skips a binary patch whose data looks like a diff', () => {
    const parsed = parse(
      'diff --git a/x.bin b/x.bin',
      'index 1111111..2222222 100644',
      'GIT binary patch',
      'literal 12',
      'TcmZ@@-1+1@@+++b/x---a/x',
      '',
      'delta 5',
      'McmZQzWMT#Y01f~L',
      '',
      'diff --git a/y b/y',
      'index 1..2 100644',
      '--- a/y',
      '+++ b/y',
      ...EDIT,
    );
    expect(names(parsed)).toEqual(['x.bin -> x.bin modified', 'y -> y modified']);
    expect(parsed.files.map((file) => [file.binary, file.hunks.length, file.truncated])).toEqual([
      [true, 0, false],
      [false, 1, false],
    ]);
  });

  it('says that a binary patch is cut, and finds the file after it', () => {
    const parsed = parse(
      'diff --git a/x.bin b/x.bin',
      'index 1111111..2222222 100644',
      'GIT binary patch',
      'literal 12',
      'TcmZ',
      'diff --git a/y b/y',
      'old mode 100644',
      'new mode 100755',
    );
    expect(parsed.problems).toEqual(['x.bin: its binary patch is cut.']);
    expect(names(parsed)).toEqual(['x.bin -> x.bin modified', 'y -> y modified']);
  });

  it('reads submodules as commit lines and as a log', () => {
    const parsed = parse(
      'diff --git a/lib/s b/lib/s',
      'index 1234567..89abcde 160000',
      '--- a/lib/s',
      '+++ b/lib/s',
      '@@ -1 +1 @@',
      `-Subproject commit ${'1'.repeat(40)}`,
      `+Subproject commit ${'2'.repeat(40)}`,
      'Submodule one a1b2c3d..e4f5a6b:',
      '  > a subject',
      'Submodule two 0000000...e4f5a6b (new submodule)',
      'Submodule my three e4f5a6b...0000000 (submodule deleted)',
    );
    expect(names(parsed)).toEqual([
      'lib/s -> lib/s modified',
      'one -> one modified',
      'null -> two added',
      'my three -> null deleted',
    ]);
    expect(parsed.files.every((file) => file.submodule)).toBe(true);
    expect(parsed.files.map((file) => [file.oldMode, file.newMode])).toEqual([
      ['160000', '160000'],
      ['160000', '160000'],
      [null, '160000'],
      ['160000', null],
    ]);
    expect(parsed.incomplete).toBe(false);
  });

  it.each(['diff --cc', 'diff --combined'])('flags a merge (%s) and takes none of its lines', (keyword) => {
    const parsed = parse(
      `${keyword} "h\\303\\251.txt"`,
      'index 1,2..3',
      '--- a/x',
      '+++ b/x',
      '@@@ -1,2 -1,2 +1,2 @@@',
      '  same',
      '- one',
      ' -two',
      '++both',
      'diff --git a/y b/y',
      'index 1..2 100644',
      '--- a/y',
      '+++ b/y',
      ...EDIT,
    );
    expect(names(parsed)).toEqual(['hé.txt -> hé.txt modified', 'y -> y modified']);
    expect(parsed.files.map((file) => [file.truncated, file.hunks.length])).toEqual([
      [true, 0],
      [false, 1],
    ]);
    expect(parsed.problems).toEqual(['hé.txt: the combined diff of a merge is not read.']);
  });

  it('reads a hunk heading that holds @@, and one that is cut inside a character', () => {
    const parsed = parseDiff(
      Buffer.concat([
        Buffer.from(
          'diff --git a/x b/x\nindex 1..2 100644\n--- a/x\n+++ b/x\n@@ -1 +1 @@ f() { // @@ -9 +9 @@ ü',
        ),
        Buffer.from([0xc3]),
        Buffer.from('\n-1\n+2\n'),
      ]),
    );
    expect(parsed.files[0]?.hunks.map((hunk) => [hunk.oldStart, hunk.section])).toEqual([
      [1, 'f() { // @@ -9 +9 @@ ü\ufffd'],
    ]);
  });

  it('counts no line for remarks about the end of file, in any language', () => {
    const parsed = parse(
      'diff --git a/x b/x',
      'index 1..2 100644',
      '--- a/x',
      '+++ b/x',
      '@@ -1,2 +1,2 @@',
      ' a',
      '-b',
      '\\ Kein Zeilenumbruch am Dateiende.',
      '+c',
      '\\ No newline at end of file',
      '@@ -8,0 +9 @@',
      '+d',
    );
    expect(parsed.files.flatMap(told)).toEqual(['x -> x modified', ' 1|1|a', '-2||b', '+|2|c', '+|9|d']);
    expect(parsed.files.map((file) => [file.additions, file.deletions, file.truncated])).toEqual([
      [2, 1, false],
    ]);
  });

  it('keeps entries of one path apart and in order', () => {
    const parsed = parse(
      ...['1', '2'].flatMap((n) => [
        'diff --git a/x b/x',
        'index 1..2 100644',
        '--- a/x',
        '+++ b/x',
        `@@ -${n} +${n} @@`,
        '-1',
        '+2',
      ]),
    );
    expect(parsed.files.map((file) => file.hunks.map((hunk) => hunk.oldStart))).toEqual([[1], [2]]);
  });

  it('measures each entry in bytes of its text', () => {
    const entry = ['diff --git a/x b/x', 'index 1..2 100644', '--- a/x', '+++ b/x', ...EDIT];
    const parsed = parse(
      'commit 0123456',
      '',
      '    diff --git a/no b/no',
      '',
      ...entry,
      '',
      'commit 0123457',
    );
    expect(parsed.files.map((file) => file.bytes)).toEqual([`${entry.join('\n')}\n`.length]);
  });

  it('reads a transport that made every line end in CR LF', () => {
    const text = [
      'diff --git a/x b/x',
      'index 1..2 100644',
      '--- a/x',
      '+++ b/x',
      '@@ -1,3 +1,3 @@ f()',
      ' a',
      '',
      '-1',
      '+2',
    ];
    const parsed = parseDiff(Buffer.from(text.map((line) => `${line}\r\n`).join('')));
    expect(parsed.problems).toEqual([]);
    expect(parsed.files.flatMap(told)).toEqual([
      'x -> x modified',
      ' 1|1|a\r',
      ' 2|2|\r',
      '-3||1\r',
      '+|3|2\r',
    ]);
    expect(parsed.files[0]?.hunks[0]?.section).toBe('f()');
  });

  it('reads a text that begins with a byte order mark', () => {
    expect(names(parse('\ufeffdiff --git a/x b/x', 'old mode 100644', 'new mode 100755'))).toEqual([
      'x -> x modified',
    ]);
  });

  it('gives the same for the same bytes, and lines as often as they are asked for', () => {
    const text = Buffer.from(`diff --git a/x b/x\nindex 1..2 100644\n--- a/x\n+++ b/x\n${EDIT.join('\n')}\n`);
    const [one, two] = [parseDiff(text), parseDiff(text)];
    const inside = (parsed: ParsedDiff) =>
      parsed.files.map((file) => [file, file.hunks.map((hunk) => hunk.lines)]);
    expect(inside(one)).toEqual(inside(two));
    expect(inside(one)).toEqual(inside(one));
  });

  it('reads a view into a larger buffer', () => {
    const text = Buffer.from('diff --git a/x b/x\nold mode 100644\nnew mode 100755\n');
    const larger = new Uint8Array(text.length + 20).fill(0x40);
    larger.set(text, 10);
    expect(names(parseDiff(larger.subarray(10, 10 + text.length)))).toEqual(['x -> x modified']);
  });
});

describe('stages/collect/diff: texts around diffs', () => {
  const ID = '0123456789012345678901234567890123456789';
  const patch = (name: string) => [
    `diff --git a/${name} b/${name}`,
    'index 1..2 100644',
    `--- a/${name}`,
    `+++ b/${name}`,
    ...EDIT,
  ];
  const mail = (message: readonly string[], name: string) => [
    `From ${ID} Mon Sep 17 00:00:00 2001`,
    'From: A <a@example.invalid>',
    'Subject: [PATCH] x',
    '',
    ...message,
    '---',
    ` ${name} | 2 +-`,
    ' 1 file changed, 1 insertion(+), 1 deletion(-)',
    '',
    ...patch(name),
    '-- ',
    '2.39.5',
    '',
  ];

  it('takes nothing in a message for a file, however much it looks like one', () => {
    const fake = [...patch('fake'), '', '--- a/fake2', '+++ b/fake2', ...EDIT];
    const parsed = parse(
      ...mail(fake, 'one'),
      ...mail([], 'two'),
      ...mail(['---', 'v2: said more', ...fake], 'three'),
    );
    expect(names(parsed)).toEqual(['one -> one modified', 'two -> two modified', 'three -> three modified']);
    expect(parsed.problems).toEqual([]);
  });

  it('reads mails whose signature lost its space', () => {
    const parsed = parse(...mail([], 'one').map((line) => line.trimEnd()), ...mail([], 'two'));
    expect(names(parsed)).toEqual(['one -> one modified', 'two -> two modified']);
    expect(parsed.incomplete).toBe(false);
  });

  it('does not pass over in silence what looks like a patch where no patch follows', () => {
    const parsed = parse(
      `From ${ID} Mon Sep 17 00:00:00 2001`,
      '',
      '--- a/x',
      '+++ b/x',
      ...EDIT,
      `From ${ID} x`,
      '---',
      ...patch('y'),
    );
    expect(names(parsed)).toEqual(['y -> y modified']);
    expect(parsed.problems).toEqual([
      'A commit message holds what looks like a patch, and no patch follows it.',
    ]);
  });

  it('takes back only what stood in the message of the same mail', () => {
    const first = mail([], 'one').filter((line) => line !== '-- ' && line !== '2.39.5');
    const parsed = parse(...first, '---', ' two | 2 +-', '', ...patch('two'));
    expect(names(parsed)).toEqual(['one -> one modified', 'two -> two modified']);
    expect(parsed.problems).toEqual(['one: it has lines beyond the counts of its hunk header.']);
  });

  it('reads git show and git log -p, whose messages are indented', () => {
    const log = (name: string) => [
      `commit ${ID}`,
      'Author: A',
      '',
      '    --- a/no',
      '    +++ b/no',
      '    @@ -1 +1 @@',
      '',
      ...patch(name),
      '',
    ];
    const parsed = parse(...log('one'), ...log('two'));
    expect(names(parsed)).toEqual(['one -> one modified', 'two -> two modified']);
    expect(parsed.incomplete).toBe(false);
  });

  it('reads a mercurial export', () => {
    const parsed = parse(
      '# HG changeset patch',
      '# User A',
      '--- a/no',
      '+++ b/no',
      '@@ -1 +1 @@',
      '',
      'diff -r 0123456789ab -r 0123456789ac new.c',
      '--- /dev/null\tThu Jan 01 00:00:00 1970 +0000',
      '+++ b/new.c\tTue Jan 02 03:04:05 2024 +0000',
      '@@ -0,0 +1,1 @@',
      '+x',
      'diff -r 0123456789ab -r 0123456789ac my pic.png',
      'Binary file my pic.png has changed',
    );
    expect(names(parsed)).toEqual(['null -> new.c added', 'my pic.png -> my pic.png modified']);
    expect(parsed.files[1]?.binary).toBe(true);
    expect(parsed.problems).toEqual([]);
  });
});

describe('stages/collect/diff: plain unified', () => {
  it.each([
    ['a TAB and a time', 'x.c\t2024-01-02 03:04:05.000000000 +0100'],
    ['spaces and a time', 'x.c 2024-01-02 03:04:05.000000000 +0100'],
    ['a revision', 'x.c\t(revision 12)'],
    ['nothing', 'x.c'],
  ])('parts a name from %s', (_, name) => {
    const parsed = parse(`--- old/${name}`, `+++ new/${name}`, ...EDIT);
    expect(parsed.files.map(told)).toEqual([['x.c -> x.c modified', '-1||1', '+|1|2']]);
    expect(parsed.files.map((file) => [file.oldMode, file.newMode])).toEqual([[null, null]]);
  });

  it.each([
    ['UTC', '1970-01-01 00:00:00.000000000 +0000', true],
    ['east', '1970-01-01 01:00:00.000000000 +0100', true],
    ['west', '1969-12-31 19:00:00 -0500', true],
    ['half an hour', '1970-01-01 05:30:00 +0530', true],
    ['no zone', '1970-01-01 00:00:00', true],
    ['mercurial', 'Thu Jan 01 00:00:00 1970 +0000', true],
    ['subversion', '(nonexistent)', true],
    ['old subversion', '(revision 0)', true],
    ['an hour late', '1970-01-01 01:00:00 +0000', false],
    ['another day', '1970-01-02 00:00:00 +0000', false],
    ['any other', '2024-01-02 03:04:05 +0000', false],
  ])('knows by the stamp that a side is not there: %s', (_, stamp, absent) => {
    const added = parse(
      `--- old/x.c\t${stamp}`,
      '+++ new/x.c\t2024-01-02 03:04:05 +0000',
      '@@ -0,0 +1 @@',
      '+x',
    );
    expect(names(added)).toEqual([absent ? 'null -> x.c added' : 'x.c -> x.c modified']);
    const deleted = parse(
      '--- old/x.c\t2024-01-02 03:04:05 +0000',
      `+++ new/x.c\t${stamp}`,
      '@@ -1 +0,0 @@',
      '-x',
    );
    expect(names(deleted)).toEqual([absent ? 'x.c -> null deleted' : 'x.c -> x.c modified']);
  });

  it('believes no stamp against the hunks', () => {
    const parsed = parse('--- old/x.c\t1970-01-01 00:00:00 +0000', '+++ new/x.c', ...EDIT);
    expect(names(parsed)).toEqual(['x.c -> x.c modified']);
  });

  it.each([
    ['usual in the diff', ['--- v1/k', '+++ v2/k', ...EDIT], 'v2/n', 'n'],
    ['standard where no other header tells', [], 'b/n', 'n'],
    ['none where the others have none', ['--- b/k', '+++ b/k', ...EDIT], 'b/n', 'b/n'],
    ['none where not all have it', ['--- /dev/null', '+++ k', '@@ -0,0 +1 @@', '+x'], 'b/n', 'b/n'],
  ])('takes off a one-sided name the prefix that is %s', (_, before, token, path) => {
    const parsed = parse(...before, '--- /dev/null', `+++ ${token}`, '@@ -0,0 +1 @@', '+x');
    expect(names(parsed).at(-1)).toBe(`null -> ${path} added`);
  });

  it('takes a backup copy for the file itself', () => {
    expect(names(parse('--- src/x.c.orig', '+++ src/x.c', ...EDIT))).toEqual(['src/x.c -> src/x.c modified']);
  });

  it('keeps two names that are two files', () => {
    expect(names(parse('--- a/x.c', '+++ b/y.c', ...EDIT))).toEqual(['x.c -> y.c renamed']);
    expect(names(parse('--- x.c', '+++ y.c', ...EDIT))).toEqual(['x.c -> y.c renamed']);
  });

  it('reads what subversion writes', () => {
    const rule = '='.repeat(67);
    const parsed = parse(
      'Index: trunk/x.c',
      rule,
      '--- trunk/x.c\t(revision 1)',
      '+++ trunk/x.c\t(working copy)',
      ...EDIT,
      '',
      'Property changes on: trunk/x.c',
      '_'.repeat(67),
      'Added: svn:eol-style',
      '## -0,0 +1 ##',
      '+native',
      'Index: trunk/p.png',
      rule,
      'Cannot display: file marked as a binary type.',
      'svn:mime-type = application/octet-stream',
      'Index: trunk/empty',
      rule,
      'Index: trunk/g.c',
      rule,
      'diff --git a/trunk/g.c b/trunk/g.c',
      'new file mode 10644',
      '--- trunk/g.c\t(nonexistent)',
      '+++ trunk/g.c\t(working copy)',
      '@@ -0,0 +1 @@',
      '+x',
    );
    expect(names(parsed)).toEqual([
      'trunk/x.c -> trunk/x.c modified',
      'trunk/p.png -> trunk/p.png modified',
      'trunk/empty -> trunk/empty modified',
      'null -> trunk/g.c added',
    ]);
    expect(parsed.files.map((file) => [file.binary, file.additions, file.newMode])).toEqual([
      [false, 1, null],
      [true, 0, null],
      [false, 0, null],
      [false, 1, null],
    ]);
    expect(parsed.problems).toEqual([]);
  });

  it('reads what CVS and quilt put between name and lines', () => {
    const parsed = parse(
      'Index: x.c',
      '='.repeat(67),
      'RCS file: /x.c,v',
      'retrieving revision 1.1',
      'diff -u -r1.1 x.c',
      '--- x.c\t1 Jan 2024',
      '+++ x.c\t2 Jan 2024',
      ...EDIT,
    );
    expect(names(parsed)).toEqual(['x.c -> x.c modified']);
  });

  it('names the files of which GNU diff shows nothing', () => {
    const parsed = parse(
      'Binary files old/this and that and new/this and that differ',
      'Only in old/lib: gone.c',
      'diff -ru old/x.c new/x.c',
      '--- old/x.c',
      '+++ new/x.c',
      ...EDIT,
    );
    expect(names(parsed)).toEqual(['this and that -> this and that modified', 'x.c -> x.c modified']);
    expect(parsed.files[0]?.binary).toBe(true);
    expect(parsed.problems).toEqual([
      'old/lib/gone.c: it exists on one side only, and its text is not in the diff.',
    ]);
  });

  it('takes two lines of prose for no header', () => {
    const parsed = parse('--- what I did', '+++ what I plan', 'more words', '--- x.c', '+++ x.c', ...EDIT);
    expect(names(parsed)).toEqual(['x.c -> x.c modified']);
  });
});

describe('stages/collect/diff: what is never taken as whole', () => {
  const HEADER = ['diff --git a/x b/x', 'index 1..2 100644', '--- a/x', '+++ b/x'];
  const NEXT = ['diff --git a/y b/y', 'index 1..2 100644', '--- a/y', '+++ b/y', ...EDIT];

  it.each([
    ['a header alone', ['diff --git a/x b/x'], 'its header is cut'],
    ['no content', ['diff --git a/x b/x', 'index 1..2 100644'], 'its content is missing'],
    [
      'a new file without its content',
      ['diff --git a/x b/x', 'new file mode 100644', 'index 0..2'],
      'its content is missing',
    ],
    [
      'a deleted file without its content',
      ['diff --git a/x b/x', 'deleted file mode 100644', 'index 2..0'],
      'its content is missing',
    ],
    ['half a mode change', ['diff --git a/x b/x', 'old mode 100644'], 'its header is cut'],
    ['half a mode', ['diff --git a/x b/x', 'new file mode 10'], 'its header is cut'],
    ['half a rename', ['diff --git a/x b/x', 'similarity index 100%', 'rename from x'], 'its header is cut'],
    ['a similarity alone', ['diff --git a/x b/x', 'similarity index 100%'], 'its header is cut'],
    ['names without hunks', HEADER, 'its header has no hunks after it'],
    [
      'fewer lines than counted',
      [...HEADER, '@@ -1,3 +1,3 @@', ' a', '-b'],
      'the text ends inside the hunk @@ -1,3 +1,3 @@',
    ],
    [
      'a line that is none',
      [...HEADER, '@@ -1,3 +1,3 @@', ' a', 'trimmed', '-b', '+c', ' d'],
      'the text ends inside the hunk @@ -1,3 +1,3 @@',
    ],
    [
      'more added lines than counted',
      [...HEADER, ...EDIT, '+3'],
      'it has lines beyond the counts of its hunk header',
    ],
    [
      'more removed lines than counted',
      [...HEADER, ...EDIT, '-3'],
      'it has lines beyond the counts of its hunk header',
    ],
    [
      'more context than counted',
      [...HEADER, ...EDIT, '', ' 3'],
      'it has lines beyond the counts of its hunk header',
    ],
    [
      'a side used up',
      [...HEADER, '@@ -1 +1,2 @@', '-1', '-2', '+1', '+2'],
      'the text ends inside the hunk @@ -1,1 +1,2 @@',
    ],
    ['an unreadable range', [...HEADER, '@@ -1,x +1 @@', '-1'], 'a hunk header cannot be read'],
    ['an empty count', [...HEADER, '@@ -1, +1 @@', '-1'], 'a hunk header cannot be read'],
    ['half a hunk header', [...HEADER, '@@ -1,2 +1'], 'a hunk header cannot be read'],
    [
      'counts beyond reason',
      [...HEADER, `@@ -1,${'9'.repeat(30)} +1 @@`, '-1', '+2'],
      'the text ends inside the hunk @@ -1,9007199254740991 +1,1 @@',
    ],
  ])('flags an entry with %s, and reads the next one', (_, lines, fault) => {
    for (const parsed of [parse(...lines), parse(...lines, ...NEXT)]) {
      expect(parsed.incomplete).toBe(true);
      expect(parsed.problems).toEqual([`x: ${fault}.`]);
      expect(parsed.files[0]?.truncated).toBe(true);
    }
    expect(names(parse(...lines, ...NEXT))).toContain('y -> y modified');
  });

  it('knows a new path that is cut', () => {
    const parsed = parseDiff(
      Buffer.from('diff --git a/x b/src/long.ts\nsimilarity index 100%\nrename from x\nrename to src/lo'),
    );
    expect(parsed.problems).toEqual(['src/lo: its header is cut.']);
  });

  it('accepts a rename whose only edits are white space that was to be ignored, unless the text ends there', () => {
    const rename = [
      'diff --git a/x b/z',
      'similarity index 90%',
      'rename from x',
      'rename to z',
      'index 1..2 100644',
    ];
    expect(parse(...rename, ...NEXT).problems).toEqual([]);
    expect(parse(...rename).problems).toEqual(['z: its content is missing.']);
  });

  it('gives back the half line of a cut hunk', () => {
    const text = [...HEADER, '@@ -1,9 +1,9 @@', ' a', '-b', '+half'].join('\n');
    const parsed = parseDiff(Buffer.from(text));
    expect(parsed.files.flatMap(told)).toEqual(['x -> x modified', ' 1|1|a', '-2||b']);
    expect(parsed.files.map((file) => [file.additions, file.deletions])).toEqual([[0, 1]]);
  });

  it.each([
    [
      'a last line without its end',
      [],
      'x: its last line may be cut, as the text does not end with a line feed.',
    ],
    ['the beginning of a header', ['diff --gi'], 'The text ends inside a file header.'],
    ['the beginning of a hunk', ['@'], 'x: the text ends inside a line behind its hunk.'],
  ])('doubts %s', (_, lines, problem) => {
    expect(parseDiff(Buffer.from([...HEADER, ...EDIT, ...lines].join('\n'))).problems).toEqual([problem]);
  });

  it('does not doubt a last line that only remarks on the end of file', () => {
    const text = [...HEADER, ...EDIT, '\\ No newline at end of file'].join('\n');
    expect(parseDiff(Buffer.from(text)).problems).toEqual([]);
  });

  it.each([
    ['prose', 'Nothing to see here.\n', 'The text is not empty, and no file of a diff was found in it.'],
    [
      'a context diff',
      '*** x\n--- x\n***************\n*** 1 ****\n! a\n--- 1 ----\n! b\n',
      'The text is not empty, and no file of a diff was found in it.',
    ],
    [
      'UTF-16',
      Buffer.from('\ufeffdiff --git a/x b/x\n', 'utf16le'),
      'The text is UTF-16; a diff has to be in the bytes that the diff tool wrote.',
    ],
    ['hunks without a file', '@@ -1 +1 @@\n-1\n+2\n', 'A hunk stands before any file header.'],
    [
      'a header without names',
      'diff --git x\nold mode 100644\nnew mode 100755\n',
      'A file header cannot be read: x',
    ],
    ['half a plain header', '--- a/x\n', 'The text ends inside a file header.'],
    ['an unmerged path', '* Unmerged path x\n', 'x: the file is unmerged, and its text is not in the diff.'],
  ])('says why there is no file in %s', (_, text, problem) => {
    const parsed = parseDiff(Buffer.from(text));
    expect([parsed.incomplete, parsed.files]).toEqual([true, []]);
    expect(parsed.problems).toContain(problem);
  });

  it.each(['', '\n', ' \r\n\t\n'])('takes a text of nothing for a change of nothing', (text) => {
    expect(parseDiff(Buffer.from(text))).toEqual({ incomplete: false, problems: [], files: [] });
  });

  it('names the first problems and counts the rest', () => {
    const parsed = parse(...Array.from({ length: 60 }, (_, n) => `Only in old: ${n}`));
    expect([parsed.problems.length, parsed.problems.at(-1)]).toEqual([51, '… and 11 more of the kind.']);
    const faults = parse(...Array.from({ length: 60 }, (_, n) => `diff --git a/${n} b/${n}`));
    expect([faults.problems.length, faults.problems.at(-1)]).toEqual([51, '… and 10 more of the kind.']);
  });
});

describe('stages/collect/diff: colours', () => {
  const paint = (line: string) => `\x1b[31m${line}\x1b[m`;
  const ENTRY = ['diff --git a/x b/x', 'index 1..2 100644', '--- a/x', '+++ b/x', ...EDIT];

  it.each([
    ['every line', ENTRY.map(paint)],
    ['all but the header', ENTRY.map((line, n) => (n < 4 ? line : paint(line)))],
    ['the lines of hunks', ENTRY.map((line, n) => (n < 5 ? line : paint(line)))],
    [
      'a mail',
      [
        'From 0123456789012345678901234567890123456789 x',
        '',
        '---',
        ' x | 2 +-',
        '',
        ...ENTRY.map((line) => `\x1b[1m${paint(line)}`),
      ],
    ],
  ])('are taken off %s', (_, lines) => {
    const parsed = parse(...lines);
    expect(parsed.files.map(told)).toEqual([['x -> x modified', '-1||1', '+|1|2']]);
    expect(parsed.incomplete).toBe(false);
  });

  it('stay where they are content', () => {
    const parsed = parse(
      'diff --git a/x b/x',
      'index 1..2 100644',
      '--- a/x',
      '+++ b/x',
      '@@ -1 +1 @@',
      '-1',
      `+${paint('2')}`,
    );
    expect(parsed.files.flatMap(told).at(-1)).toBe(`+|1|${paint('2')}`);
  });

  it('of a message change nothing in the content', () => {
    const mail = ['From 0123456789012345678901234567890123456789 x', '', paint('loud words'), '---', ''];
    const parsed = parse(
      ...mail,
      'diff --git a/x b/x',
      'index 1..2 100644',
      '--- a/x',
      '+++ b/x',
      '@@ -1 +1 @@',
      '-1',
      `+${paint('2')}`,
    );
    expect(parsed.files.flatMap(told).at(-1)).toBe(`+|1|${paint('2')}`);
  });

  it('end the reading where escapes are left that are no colours', () => {
    const parsed = parse('\x1b[2J', '\x1b[31mdiff --git a/x b/x\x1b[m', 'old mode 100644', 'new mode 100755');
    expect(names(parsed)).toEqual(['x -> x modified']);
  });
});

describe('stages/collect/diff: fragments of a forge', () => {
  const identity = {
    oldPath: 'o.ts',
    newPath: 'n.ts',
    status: 'renamed',
    oldMode: null,
    newMode: null,
  } as const;
  const fragment = (text: string) => parseFragment(Buffer.from(text), identity);

  it('read hunks without header and without a last line feed', () => {
    const file = fragment(
      '@@ -1,2 +1,2 @@ f\n a\n-1\n+2\n\\ No newline at end of file\n@@ -9 +9,2 @@\n 9\n+10',
    );
    expect(told(file)).toEqual(['o.ts -> n.ts renamed', ' 1|1|a', '-2||1', '+|2|2', ' 9|9|9', '+|10|10']);
    expect([file.additions, file.deletions, file.truncated, file.bytes]).toEqual([2, 1, false, 75]);
  });

  it('without text are a file without hunks', () => {
    expect(fragment('')).toEqual({
      ...identity,
      binary: false,
      submodule: false,
      truncated: false,
      additions: 0,
      deletions: 0,
      hunks: [],
      bytes: 0,
    });
  });

  it.each([
    ['stop inside a hunk', '@@ -1,2 +1,2 @@\n a'],
    ['have text before their hunks', 'words\n@@ -1 +1 @@\n-1\n+2'],
    ['have lines behind their hunks', '@@ -1 +1 @@\n-1\n+2\n+3'],
    ['have a range that cannot be read', '@@ -1 @@\n-1\n+2'],
    ['are of a merge', '@@@ -1 -1 +1 @@@\n--1\n++2'],
  ])('are flagged where they %s', (_, text) => {
    expect(fragment(text).truncated).toBe(true);
  });

  it('know a submodule by its mode', () => {
    expect(parseFragment(Buffer.from(''), { ...identity, newMode: '160000' }).submodule).toBe(true);
  });
});

describe('stages/collect/diff: any bytes', () => {
  const alphabet = [
    'diff --git a/x b/x',
    '--- a/x',
    '+++ b/x',
    '@@ -1,2 +1,2 @@',
    ' a',
    '-b',
    '+c',
    '',
    '\r',
    '---',
    '-- ',
    'rename from x',
    'rename to "y\\',
    'Index: x',
    '=====',
    '\x1b[1m@@',
    'From 0123456789012345678901234567890123456789 x',
    'GIT binary patch',
    'literal 1',
    'Binary files a and b differ',
    'diff --cc x',
    '@@@ -1 -1 +1 @@@',
  ];

  it('end in a result, count what they show, and never lose a doubt', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...alphabet), { maxLength: 40 }), (lines) => {
        const parsed = parse(...lines);
        for (const file of parsed.files) {
          const marks = file.hunks.flatMap((hunk) => hunk.lines).map((line) => line.mark);
          expect([file.additions, file.deletions]).toEqual([
            marks.filter((mark) => mark === '+').length,
            marks.filter((mark) => mark === '-').length,
          ]);
          expect(file.oldPath ?? file.newPath).not.toBeNull();
        }
        expect(parsed.incomplete).toBe(parsed.problems.length > 0);
        expect(!parsed.incomplete && parsed.files.some((file) => file.truncated)).toBe(false);
        expect(parsed.files.length === 0 && !parsed.incomplete && lines.join('').trim() !== '').toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('are read to the end whatever they are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(parseDiff(bytes).files.length).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
