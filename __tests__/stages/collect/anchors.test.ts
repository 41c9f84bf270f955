import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { FileDiff, FileStatus } from '../../../src/domain/change.ts';
import type { Anchor } from '../../../src/domain/finding.ts';
import {
  type AnchorResult,
  type AnchorTarget,
  anchorIndex,
  anchorResolver,
  markAt,
  resolveAnchor,
} from '../../../src/stages/collect/anchors.ts';
import { parseDiff, parseFragment } from '../../../src/stages/collect/diff.ts';

const CASES = join(import.meta.dirname, '../../fixtures/cases');

type Payload = Readonly<Record<string, unknown>>;

type PositionCase = {
  readonly kind: string;
  readonly inline: Readonly<Record<string, Payload>>;
  readonly anyOf: Readonly<Record<string, readonly Payload[]>>;
  readonly notInline: readonly string[];
};

type Finding = AnchorTarget & { readonly id: string };

type ForgeFile = {
  readonly filename: string;
  readonly previous_filename?: string;
  readonly status: FileStatus;
  readonly patch?: string;
};

function read(name: string, file: string): unknown {
  return JSON.parse(readFileSync(join(CASES, name, file), 'utf8'));
}

/** A file as GitHub's list has it: hunks without header, or no text at all. */
function listed(file: ForgeFile): FileDiff {
  return parseFragment(Buffer.from(file.patch ?? ''), {
    oldPath: file.status === 'added' ? null : (file.previous_filename ?? file.filename),
    newPath: file.filename,
    status: file.status,
    oldMode: null,
    newMode: null,
  });
}

function filesOf(name: string): readonly FileDiff[] {
  if (!readdirSync(join(CASES, name)).includes('files.json')) {
    return parseDiff(readFileSync(join(CASES, name, 'input.diff'))).files;
  }
  return (read(name, 'files.json') as readonly ForgeFile[]).map(listed);
}

/** The forges' names for an anchor's fields. */
function payload(anchor: Anchor, platform: string): Payload {
  const { path, side, line, startLine } = anchor;
  if (platform === 'bitbucket-cloud') {
    const [end, start] = side === 'RIGHT' ? ['to', 'start_to'] : ['from', 'start_from'];
    return { path, [end]: line, ...(startLine === null ? {} : { [start]: startLine }) };
  }
  return { path, side, line, ...(startLine === null ? {} : { start_line: startLine, start_side: side }) };
}

describe('stages/collect/anchors: faults that people reported', () => {
  const names = readdirSync(CASES).filter(
    (name) => (read(name, 'expected.json') as PositionCase).kind === 'position',
  );

  it.each(names)('puts the comments of %s where they may stand', (name) => {
    const { inline, anyOf, notInline } = read(name, 'expected.json') as PositionCase;
    const { platform, findings } = read(name, 'input.json') as {
      platform: string;
      findings: readonly Finding[];
    };
    const resolve = anchorResolver(filesOf(name));
    expect(findings.length).toBeGreaterThan(0);
    for (const finding of findings) {
      const result = resolve(finding);
      const sent = 'anchor' in result ? payload(result.anchor, platform) : null;
      const allowed = inline[finding.id] === undefined ? (anyOf[finding.id] ?? []) : [inline[finding.id]];
      if (allowed.length > 0) expect(allowed).toContainEqual(sent);
      else expect([finding.id, notInline.includes(finding.id), sent]).toEqual([finding.id, true, null]);
    }
  });
});

const DIFF = `diff --git a/src/pay.ts b/src/pay.ts
index 1..2 100644
--- a/src/pay.ts
+++ b/src/pay.ts
@@ -10,4 +10,5 @@
 ten
-eleven
+ELEVEN
+more
 twelve
 thirteen
@@ -40,2 +41,1 @@
 forty
-gone
diff --git a/lib/old.ts b/core/new.ts
similarity index 90%
rename from lib/old.ts
rename to core/new.ts
index 1..2 100644
--- a/lib/old.ts
+++ b/core/new.ts
@@ -5,2 +6,2 @@
 six
-seven
+SEVEN
diff --git a/gone.ts b/gone.ts
deleted file mode 100644
index 2..0
--- a/gone.ts
+++ /dev/null
@@ -1,2 +0,0 @@
-one
-two
diff --git a/fresh.ts b/fresh.ts
new file mode 100644
index 0..2
--- /dev/null
+++ b/fresh.ts
@@ -0,0 +1,2 @@
+one
+two
diff --git a/logo.png b/logo.png
index 1..2 100644
Binary files a/logo.png and b/logo.png differ
diff --git a/from.txt b/moved.txt
similarity index 100%
rename from from.txt
rename to moved.txt
diff --git a/source.txt b/copy.txt
similarity index 100%
copy from source.txt
copy to copy.txt
diff --git a/sub b/sub
index 1..2 160000
--- a/sub
+++ b/sub
@@ -1 +1 @@
-Subproject commit 1
+Subproject commit 2
diff --git a/link b/link
deleted file mode 100644
index 2..0
--- a/link
+++ /dev/null
@@ -1,2 +0,0 @@
-one
-two
diff --git a/link b/link
new file mode 120000
index 0..2
--- /dev/null
+++ b/link
@@ -0,0 +1 @@
+target
diff --git a/a/real.ts b/a/real.ts
index 1..2 100644
--- a/a/real.ts
+++ b/a/real.ts
@@ -1 +1 @@
-1
+2
diff --git a/real.ts b/real.ts
index 1..2 100644
--- a/real.ts
+++ b/real.ts
@@ -3 +3 @@
-1
+2
diff --git "a/\\377.ts" "b/\\377.ts"
index 1..2 100644
--- "a/\\377.ts"
+++ "b/\\377.ts"
@@ -1 +1 @@
-1
+2
diff --git a/cut.ts b/cut.ts
index 1..2 100644
--- a/cut.ts
+++ b/cut.ts
@@ -1,9 +1,9 @@
 one
-two
+TWO
`;

const FILES = parseDiff(Buffer.from(DIFF)).files;

function at(path: string, line: number, more: Partial<AnchorTarget> = {}): AnchorResult {
  return resolveAnchor(FILES, { path, line, ...more });
}

function anchor(
  path: string,
  side: 'LEFT' | 'RIGHT',
  line: number,
  startLine: number | null = null,
): AnchorResult {
  return { anchor: { path, side, line, startLine } };
}

describe('stages/collect/anchors: lines', () => {
  it.each([
    ['an added line', ['src/pay.ts', 11, {}], anchor('src/pay.ts', 'RIGHT', 11)],
    ['a context line', ['src/pay.ts', 10, {}], anchor('src/pay.ts', 'RIGHT', 10)],
    [
      'a context line by its old number',
      ['src/pay.ts', 12, { side: 'LEFT' }],
      anchor('src/pay.ts', 'LEFT', 12),
    ],
    ['a removed line', ['src/pay.ts', 11, { side: 'LEFT' }], anchor('src/pay.ts', 'LEFT', 11)],
    ['a removed line at a hunk end', ['src/pay.ts', 41, { side: 'LEFT' }], anchor('src/pay.ts', 'LEFT', 41)],
    ['a new file', ['fresh.ts', 2, {}], anchor('fresh.ts', 'RIGHT', 2)],
    [
      'a new file, though its old side was named',
      ['fresh.ts', 2, { side: 'LEFT' }],
      anchor('fresh.ts', 'RIGHT', 2),
    ],
    ['a deleted file', ['gone.ts', 2, {}], anchor('gone.ts', 'LEFT', 2)],
    [
      'a deleted file, though its new side was named',
      ['gone.ts', 2, { side: 'RIGHT' }],
      anchor('gone.ts', 'LEFT', 2),
    ],
    ['a renamed file by its old name', ['lib/old.ts', 7, {}], anchor('core/new.ts', 'RIGHT', 7)],
    ['the old side of a renamed file', ['lib/old.ts', 6, { side: 'LEFT' }], anchor('core/new.ts', 'LEFT', 6)],
    ['context on that side', ['lib/old.ts', 5, { side: 'LEFT' }], anchor('core/new.ts', 'LEFT', 5)],
    ['a file that became a link', ['link', 1, {}], anchor('link', 'RIGHT', 1)],
    ['what the link was before', ['link', 2, { side: 'LEFT' }], anchor('link', 'LEFT', 2)],
    ['the lines that are left of a cut file', ['cut.ts', 2, {}], anchor('cut.ts', 'RIGHT', 2)],
  ] as const)('takes a comment on %s', (_, target, expected) => {
    expect(at(target[0], target[1], target[2])).toEqual(expected);
  });

  it.each([
    ['above the hunks', ['src/pay.ts', 9, {}], 'line 9 of the new file: not in the diff'],
    ['between the hunks', ['src/pay.ts', 15, {}], 'line 15 of the new file: not in the diff'],
    ['past the end', ['src/pay.ts', 1e9, {}], 'line 1000000000 of the new file: not in the diff'],
    ['of a removed line on the new side', ['src/pay.ts', 42, {}], 'line 42 of the new file: not in the diff'],
    [
      'on the old side between the hunks',
      ['src/pay.ts', 20, { side: 'LEFT' }],
      'line 20 of the old file: not in the diff',
    ],
    [
      'of a range outside',
      ['src/pay.ts', 20, { endLine: 30 }],
      'lines 20 to 30 of the new file: not in the diff',
    ],
    [
      'of a range around a hunk',
      ['src/pay.ts', 1, { endLine: 30 }],
      'lines 1 to 30 of the new file: not in the diff',
    ],
    ['0', ['src/pay.ts', 0, {}], 'it is about the whole file'],
    ['-1', ['src/pay.ts', -1, {}], '-1 is no line number'],
    ['NaN', ['src/pay.ts', Number.NaN, {}], 'NaN is no line number'],
    ['infinite', ['src/pay.ts', Number.POSITIVE_INFINITY, {}], 'Infinity is no line number'],
    ['1.5', ['src/pay.ts', 1.5, {}], '1.5 is no line number'],
    ['beyond the cut', ['cut.ts', 3, {}], 'line 3 of the new file: not in the diff'],
    [
      'beyond the cut on the old side',
      ['cut.ts', 3, { side: 'LEFT' }],
      'line 3 of the old file: not in the diff',
    ],
    ['of a binary file', ['logo.png', 1, {}], 'it is binary'],
    ['of a file that was only moved', ['moved.txt', 1, {}], 'the diff has no lines of it'],
    ['of a submodule', ['sub', 1, {}], 'it is a submodule, which has no lines of its own'],
    ['that only the file before the link had', ['link', 2, {}], 'line 2 of the new file: not in the diff'],
  ] as const)('leaves to the whole file a line %s, and moves it nowhere', (_, target, reason) => {
    expect(at(target[0], target[1], target[2])).toEqual({ file: target[0], reason });
  });

  it.each(['../src/pay.ts', '/etc/passwd', 'pay.ts', 'source.txt', '', 'SRC/pay.ts', '__proto__'])(
    'has no place for %j',
    (path) => {
      expect(at(path, 1)).toEqual({ none: `${path} is not in the change` });
    },
  );

  it('has no place in a file whose name a comment cannot carry', () => {
    expect(at('\ufffd.ts', 1)).toEqual({
      none: '\ufffd.ts is not a name in UTF-8, a comment cannot carry it',
    });
  });

  it('knows what kind of line a comment stands on', () => {
    const index = anchorIndex(FILES[0] as FileDiff);
    const marks = [9, 10, 11, 12, 13, 14, 15].map((line) => markAt(index, 'RIGHT', line));
    expect(marks).toEqual([null, ' ', '+', '+', ' ', ' ', null]);
    expect([10, 11, 12, 41].map((line) => markAt(index, 'LEFT', line))).toEqual([' ', '-', ' ', '-']);
  });
});

describe('stages/collect/anchors: ranges', () => {
  it.each([
    ['inside one hunk', { line: 10, endLine: 13, side: 'RIGHT' }, [13, 10]],
    ['the wrong way round', { line: 13, endLine: 10, side: 'RIGHT' }, [13, 10]],
    ['of one line', { line: 11, endLine: 11, side: 'RIGHT' }, [11, null]],
    ['without an end', { line: 11, endLine: null, side: 'RIGHT' }, [11, null]],
    ['with an end that is no line', { line: 11, endLine: Number.NaN, side: 'RIGHT' }, [11, null]],
    ['with the end before the file', { line: 11, endLine: -3, side: 'RIGHT' }, [11, null]],
    ['that runs out of its hunk', { line: 13, endLine: 30, side: 'RIGHT' }, [13, null]],
    ['that runs into another hunk', { line: 13, endLine: 41, side: 'RIGHT' }, [13, null]],
    ['that begins before its hunk', { line: 2, endLine: 12, side: 'RIGHT' }, [12, null]],
    ['of removed lines', { line: 10, endLine: 11, side: 'LEFT' }, [11, 10]],
  ] as const)('reads a range %s', (_, target, [end, start]) => {
    expect(at('src/pay.ts', target.line, target)).toEqual(anchor('src/pay.ts', target.side, end, start));
  });
});

describe('stages/collect/anchors: paths', () => {
  it.each([
    './src/pay.ts',
    'a/src/pay.ts',
    'b/src/pay.ts',
    'src\\pay.ts',
    '.\\src\\pay.ts',
    '/src/pay.ts',
    ' src/pay.ts ',
  ])('knows the file that %j means', (path) => {
    expect(at(path, 10)).toEqual(anchor('src/pay.ts', 'RIGHT', 10));
  });

  it('takes a path that is in the change as it is, whatever else it could mean', () => {
    expect(at('a/real.ts', 1)).toEqual(anchor('a/real.ts', 'RIGHT', 1));
    expect(at('real.ts', 3)).toEqual(anchor('real.ts', 'RIGHT', 3));
    expect(at('b/real.ts', 3)).toEqual(anchor('real.ts', 'RIGHT', 3));
  });
});

describe('stages/collect/anchors: any target', () => {
  it('never gives a place that is not in the diff', () => {
    const valid = new Set<string>();
    for (const file of FILES) {
      const path = file.newPath ?? file.oldPath;
      for (const [hunk, { lines }] of file.hunks.entries()) {
        for (const line of lines) {
          if (line.newLine !== null) valid.add(`${path} RIGHT ${line.newLine} ${hunk}`);
          if (line.oldLine !== null) valid.add(`${path} LEFT ${line.oldLine} ${hunk}`);
        }
      }
    }
    const hunksAt = (found: Anchor, line: number) =>
      [0, 1].filter((hunk) => valid.has(`${found.path} ${found.side} ${line} ${hunk}`));
    const path = fc.constantFrom(
      ...FILES.flatMap((file) => [file.oldPath ?? '', file.newPath ?? '']),
      'x',
      '../y',
    );
    const line = fc.oneof(fc.integer({ min: -2, max: 50 }), fc.double());
    const side = fc.constantFrom('LEFT' as const, 'RIGHT' as const, undefined, null);
    const resolve = anchorResolver(FILES);
    fc.assert(
      fc.property(path, line, fc.option(line), side, (name, from, to, where) => {
        const result = resolve({
          path: name,
          line: from,
          endLine: to,
          ...(where === undefined ? {} : { side: where }),
        });
        if (!('anchor' in result)) return;
        const found = result.anchor;
        expect([from, to]).toContain(found.line);
        expect(hunksAt(found, found.line)).toHaveLength(1);
        if (found.startLine === null) return;
        expect(found.startLine).toBeLessThan(found.line);
        expect(hunksAt(found, found.startLine)).toEqual(hunksAt(found, found.line));
      }),
      { numRuns: 2000 },
    );
  });
});
