import { describe, expect, it } from '@jest/globals';
import { parsePatch } from 'diff';
import fc from 'fast-check';
import parseDiffPackage from 'parse-diff';
import { parseDiff } from '../../../src/stages/collect/diff.ts';

/** An ordinary file: plain name, plain lines, one or two hunks. */
const line = fc.constantFrom('const a = 1;', '  return a;', '}', '', 'x', '/* é */');
const hunkBody = fc.array(fc.tuple(fc.constantFrom(' ', '+', '-'), line), { minLength: 1, maxLength: 8 });
const name = fc.constantFrom('a.ts', 'src/b.ts', 'src/deep/c.ts', 'README.md', 'd-e_f.js');
const files = fc.array(fc.tuple(name, fc.array(hunkBody, { minLength: 1, maxLength: 3 })), {
  minLength: 1,
  maxLength: 5,
});

type Body = readonly (readonly [string, string])[];

function hunkText(body: Body, start: number): string {
  const count = (absent: string) => body.filter(([mark]) => mark !== absent).length;
  const lines = body.map(([mark, text]) => `${mark}${text}\n`).join('');
  return `@@ -${start},${count('+')} +${start},${count('-')} @@ f()\n${lines}`;
}

function diffText(all: readonly (readonly [string, readonly Body[]])[]): string {
  return all
    .map(([path, hunks]) => {
      const body = hunks.map((hunk, index) => hunkText(hunk, 10 + 100 * index)).join('');
      return `diff --git a/${path} b/${path}\nindex 1111111..2222222 100644\n--- a/${path}\n+++ b/${path}\n${body}`;
    })
    .join('');
}

type Seen = readonly { readonly path: string; readonly hunks: readonly unknown[] }[];

function ours(text: string): Seen {
  return parseDiff(Buffer.from(text)).files.map((file) => ({
    path: file.newPath ?? '',
    hunks: file.hunks.map((hunk) => [
      hunk.oldStart,
      hunk.newStart,
      ...hunk.lines.map((one) => `${one.mark}${one.text}`),
    ]),
  }));
}

function withJsdiff(text: string): Seen {
  return parsePatch(text).map((file) => ({
    path: (file.newFileName ?? '').replace(/^b\//, ''),
    // It gives the start of a side without lines as the line after it.
    hunks: file.hunks.map((hunk) => [
      hunk.oldLines === 0 ? hunk.oldStart - 1 : hunk.oldStart,
      hunk.newLines === 0 ? hunk.newStart - 1 : hunk.newStart,
      ...hunk.lines.filter((one) => !one.startsWith('\\')),
    ]),
  }));
}

function withParseDiff(text: string): Seen {
  return parseDiffPackage(text).map((file) => ({
    path: file.to ?? '',
    hunks: file.chunks.map((chunk) => [
      chunk.oldStart,
      chunk.newStart,
      ...chunk.changes.map((change) => change.content).filter((one) => !one.startsWith('\\')),
    ]),
  }));
}

describe('stages/collect/diff: beside the npm packages', () => {
  it('agrees with diff and parse-diff on ordinary diffs', () => {
    fc.assert(
      fc.property(files, (all) => {
        const text = diffText(all);
        const own = ours(text);
        expect(withJsdiff(text)).toEqual(own);
        expect(withParseDiff(text)).toEqual(own);
      }),
      { numRuns: 100 },
    );
  });

  /** Forms that one of them is known to read wrongly; if that ends, the test says so. */
  const OPEN = 'diff --git';
  it.each([
    ['a quoted name', `${OPEN} "a/\\303\\251" "b/\\303\\251"\nold mode 100644\nnew mode 100755\n`, 'é'],
    ['a name that holds " b/"', `${OPEN} a/x b/y b/x b/y\nold mode 100644\nnew mode 100755\n`, 'x b/y'],
    [
      'no prefix on a folder called a',
      `${OPEN} a/x.ts a/x.ts\nindex 1..2 100644\n--- a/x.ts\n+++ a/x.ts\n@@ -1 +1 @@\n-1\n+2\n`,
      'a/x.ts',
    ],
    [
      'a name that ends in a space',
      `${OPEN} a/x  b/x \nindex 1..2 100644\n--- a/x \t\n+++ b/x \t\n@@ -1 +1 @@\n-1\n+2\n`,
      'x ',
    ],
  ])('reads %s, which parse-diff does not', (_, text, path) => {
    expect(ours(text).map((file) => file.path)).toEqual([path]);
    expect(parseDiffPackage(text).map((file) => file.to)).not.toEqual([path]);
  });

  it.each([
    ['a cut hunk', '--- a/x\n+++ b/x\n@@ -1,3 +1,3 @@\n a\n-b\n'],
    ['blank context that lost its space', '--- a/x\n+++ b/x\n@@ -1,3 +1,3 @@\n a\n\n-b\n+c\n'],
  ])('reads %s, on which diff gives up or goes wrong', (_, text) => {
    const whole = () => withJsdiff(text);
    let theirs: Seen | null = null;
    try {
      theirs = whole();
    } catch {
      theirs = null;
    }
    expect(theirs).not.toEqual(ours(text));
    expect(ours(text)).toHaveLength(1);
  });
});
