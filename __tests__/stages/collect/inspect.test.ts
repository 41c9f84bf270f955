import { describe, expect, it } from '@jest/globals';
import { parseDiff } from '../../../src/stages/collect/diff.ts';
import { inspectionChunks } from '../../../src/stages/collect/inspect.ts';

function inspect(text: string): unknown {
  return JSON.parse([...inspectionChunks(parseDiff(Buffer.from(text)))].join(''));
}

const HEADER = 'diff --git a/x b/x\nindex 1..2 100644\n--- a/x\n+++ b/x\n';

describe('stages/collect/inspect', () => {
  it('shows files, hunks and lines in the documented form and nothing else', () => {
    const text = `${HEADER}@@ -1,2 +1,2 @@ f()\n "a"\n-\u2028\n+é\\\r\n@@ -9,0 +10 @@\n+z\ndiff --git a/y b/y\nold mode 100644\nnew mode 100755\n`;
    expect(inspect(text)).toEqual({
      incomplete: false,
      files: [
        {
          oldPath: 'x',
          newPath: 'x',
          status: 'modified',
          oldMode: '100644',
          newMode: '100644',
          binary: false,
          submodule: false,
          truncated: false,
          hunks: [
            {
              oldStart: 1,
              oldLines: 2,
              newStart: 1,
              newLines: 2,
              lines: [
                [' ', 1, 1, '"a"'],
                ['-', 2, null, '\u2028'],
                ['+', null, 2, 'é\\\r'],
              ],
            },
            { oldStart: 9, oldLines: 0, newStart: 10, newLines: 1, lines: [['+', null, 10, 'z']] },
          ],
        },
        {
          oldPath: 'y',
          newPath: 'y',
          status: 'modified',
          oldMode: '100644',
          newMode: '100755',
          binary: false,
          submodule: false,
          truncated: false,
          hunks: [],
        },
      ],
    });
  });

  it('shows an empty change, and that a diff is not whole', () => {
    expect(inspect('')).toEqual({ incomplete: false, files: [] });
    expect(inspect(`${HEADER}@@ -1,2 +1 @@\n-1\n`)).toMatchObject({
      incomplete: true,
      files: [{ truncated: true }],
    });
  });

  it('comes in pieces that stay small however long the diff is', () => {
    const count = 100_000;
    const chunks = [
      ...inspectionChunks(
        parseDiff(Buffer.from(`${HEADER}@@ -0,0 +1,${count} @@\n${'+some text\n'.repeat(count)}`)),
      ),
    ];
    expect(Math.max(...chunks.map((chunk) => chunk.length))).toBeLessThan(100_000);
    const { files } = JSON.parse(chunks.join('')) as { files: { hunks: { lines: unknown[] }[] }[] };
    expect(files[0]?.hunks[0]?.lines).toHaveLength(count);
  });
});
