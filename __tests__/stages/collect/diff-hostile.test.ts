import { describe, expect, it } from '@jest/globals';
import { parseDiff } from '../../../src/stages/collect/diff.ts';

/**
 * Far above what linear reading needs on a slow machine (tens of milliseconds for each of these) and far below what
 * reading in squares of these sizes would take.
 */
const CEILING_MS = 20_000;

const MILLION = 1_000_000;
const ENTRY = 'diff --git a/x b/x\nindex 1..2 100644\n--- a/x\n+++ b/x\n';
const long = (piece: string, bytes: number) => piece.repeat(Math.ceil(bytes / piece.length));

/** Inputs of some megabytes that are made to be slow, and what has to come out. */
const INPUTS: readonly (readonly [name: string, text: () => string, files: number, incomplete: boolean])[] = [
  ['one line of 10 MB', () => `${ENTRY}@@ -1 +1 @@\n-1\n+${long('x', 10 * MILLION)}\n`, 1, false],
  [
    'hundreds of thousands of empty hunks',
    () => `${ENTRY}${long('@@ -1,0 +1,0 @@\n', 5 * MILLION)}`,
    1,
    false,
  ],
  ['two hundred thousand headers', () => long('diff --git a/f b/f\n', 3.8 * MILLION), 200_000, true],
  ['a quarter of a million plain headers', () => long('--- a/f\n+++ b/f\n', 4 * MILLION), 1, true],
  [
    'counts that nothing meets',
    () => `${ENTRY}${long(`@@ -1,${'9'.repeat(15)} +1 @@\n-1\n`, 4 * MILLION)}`,
    1,
    true,
  ],
  ['a quoted name of escapes', () => `diff --git "a/${long('\\\\', 2 * MILLION)}" "b/`, 0, true],
  ['a header of spaces', () => `diff --git ${' '.repeat(5 * MILLION)}\n`, 0, true],
  [
    'a header of slashes',
    () => `diff --git a${'/'.repeat(5 * MILLION)} b${'/'.repeat(5 * MILLION)}\n`,
    1,
    true,
  ],
  ['binary names of words', () => `Binary files ${long('a and ', 5 * MILLION)} differ\n`, 0, true],
  ['dashes between mails', () => `From ${'0'.repeat(40)} x\n${long('---\n \n', 3 * MILLION)}`, 0, true],
  ['submodules that are none', () => `Submodule ${long('0000000..0000000 ', 5 * MILLION)}x\n`, 0, true],
  ['blank lines', () => `${ENTRY}@@ -1 +1 @@\n-1\n+2\n${'\n'.repeat(5 * MILLION)}`, 1, false],
  [
    'colours',
    () => `${long('\x1b[31m', 5 * MILLION)}diff --git a/x b/x\nold mode 100644\nnew mode 100755\n`,
    1,
    false,
  ],
  ['open escapes', () => `\x1b[1mdiff\n${long('\x1b[0', 5 * MILLION)}`, 0, true],
  [
    'line separators in a name',
    () =>
      `${long('\r\u2028', 5 * MILLION)}\n--- a/\r\u2028\u2029\n+++ b/\r\u2028\u2029\n@@ -1 +1 @@\n-1\n+2\n`,
    1,
    false,
  ],
];

describe('stages/collect/diff: hostile inputs', () => {
  it.each(INPUTS)('reads %s in linear time', (_, text, files, incomplete) => {
    const bytes = Buffer.from(text());
    const start = performance.now();
    const parsed = parseDiff(bytes);
    expect(performance.now() - start).toBeLessThan(CEILING_MS);
    expect([parsed.files.length, parsed.incomplete]).toEqual([files, incomplete]);
    expect(parsed.problems.length).toBeLessThanOrEqual(51);
  });

  it('walks a hunk of several megabytes with every line in its place', () => {
    const count = 200_000;
    const text = Array.from({ length: count }, (_, index) => `+é line ${index}`).join('\n');
    const [file] = parseDiff(Buffer.from(`${ENTRY}@@ -0,0 +1,${count} @@\n${text}\n`)).files;
    const lines = file?.hunks[0]?.lines ?? [];
    expect(lines).toHaveLength(count);
    expect(lines.every((line, index) => line.newLine === index + 1 && line.text === `é line ${index}`)).toBe(
      true,
    );
  });
});
