import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ChangedFile, Hunk } from '../../../src/domain/change.ts';
import type { PlannedCall, SentLine } from '../../../src/domain/plan.ts';
import { renderFile } from '../../../src/domain/render.ts';
import { packFiles } from '../../../src/stages/plan/pack.ts';
import { aDiff, aFile, aHunk } from './builders.ts';

const ROOMY = { callBytes: 100_000, totalBytes: 1_000_000 };

function fileOf(path: string, hunks: readonly Hunk[], overrides: Partial<ChangedFile> = {}): ChangedFile {
  return aFile({ path, diff: aDiff(hunks, { oldPath: path, newPath: path }), ...overrides });
}

/** A file of one hunk with `count` added lines of `length` characters. */
function plain(path: string, count: number, length = 10): ChangedFile {
  return fileOf(path, [aHunk(Array.from({ length: count }, () => `+${'x'.repeat(length)}`))]);
}

const names = (calls: readonly PlannedCall[]): string[][] =>
  calls.map((call) => call.files.map((file) => file.path));

describe('stages/plan/pack', () => {
  it('puts what fits into one call, in the order of paths, and measures what it renders', () => {
    const { calls, uncovered } = packFiles([plain('b.ts', 2), plain('a.ts', 40), plain('c.ts', 1)], ROOMY);

    expect(names(calls)).toEqual([['a.ts', 'b.ts', 'c.ts']]);
    expect(uncovered).toEqual([]);
    for (const file of calls[0]?.files ?? []) {
      expect(file.whole).toBe(true);
      expect(file.bytes).toBe(Buffer.byteLength(renderFile(file)));
    }
  });

  it('shows context from head before the hunk it leads to', () => {
    const context = [2, 30].map(
      (number) => ({ mark: ' ', oldLine: null, newLine: number, text: `f${number}` }) as const,
    );
    const file = fileOf('a.ts', [aHunk(['+x'], 5), aHunk(['-y'], 40, 41)], { context });

    const lines = packFiles([file], ROOMY).calls[0]?.files[0]?.lines ?? [];

    expect(lines.map((line) => [line.text, line.inDiff])).toEqual([
      ['f2', false],
      ['x', true],
      ['f30', false],
      ['y', true],
    ]);
  });

  it('loses no context, wherever it stands', () => {
    const context = [{ mark: ' ', oldLine: null, newLine: 90, text: 'below' } as const];

    const lines = packFiles([fileOf('a.ts', [aHunk(['+x'], 5)], { context })], ROOMY).calls[0]?.files[0]
      ?.lines;

    expect(lines?.map((line) => line.text)).toEqual(['x', 'below']);
  });

  it('keeps files whole and opens another call for what has no room', () => {
    const { calls } = packFiles([plain('a.ts', 60), plain('b.ts', 60), plain('c.ts', 10)], {
      ...ROOMY,
      callBytes: 1_500,
    });

    expect(names(calls)).toEqual([['a.ts', 'c.ts'], ['b.ts']]);
    expect(calls.map((call) => call.index)).toEqual([0, 1]);
  });

  it('cuts a file that is larger than a call between its hunks where it can', () => {
    const hunks = [1, 101, 201].map((start) =>
      aHunk(
        Array.from({ length: 30 }, () => '+xxxxxxxxxx'),
        start,
      ),
    );

    const { calls } = packFiles([fileOf('a.ts', hunks)], { ...ROOMY, callBytes: 1_300 });

    const pieces = calls.map((call) => call.files[0]);
    expect(pieces.map((piece) => [piece?.whole, piece?.lines.length]).sort()).toEqual([
      [false, 30],
      [false, 60],
    ]);
  });

  it('does not let two pieces of a file share a call', () => {
    const { calls } = packFiles([plain('a.ts', 61, 40)], { ...ROOMY, callBytes: 1_800 });

    expect(calls.length).toBeGreaterThan(1);
    for (const call of calls) expect(call.files).toHaveLength(1);
  });

  it('reads the smallest files first where not all can be read, and names the others', () => {
    const { calls, uncovered } = packFiles([plain('big.ts', 90), plain('a.ts', 5), plain('b.ts', 5)], {
      ...ROOMY,
      totalBytes: 400,
    });

    expect(names(calls)).toEqual([['a.ts', 'b.ts']]);
    expect(uncovered).toEqual([{ path: 'big.ts', reason: 'the change is larger than what one run reads' }]);
  });

  it('does not decode the text of a file that has no room', () => {
    const hunk: Hunk = {
      ...aHunk(['+x']),
      get lines(): never {
        throw new Error('decoded');
      },
    };
    const diff = { ...aDiff([aHunk(['+x'])]), hunks: [hunk], bytes: 5_000 };

    expect(packFiles([aFile({ diff })], { ...ROOMY, totalBytes: 4_000 }).uncovered).toHaveLength(1);
  });

  it('does not send a changed line that would have to be cut, but lets context be cut', () => {
    const long = 'x'.repeat(16_001);

    const changed = packFiles([fileOf('a.ts', [aHunk([`+${long}`])])], ROOMY);
    const context = packFiles([fileOf('a.ts', [aHunk([` ${long}`, '+a'])])], ROOMY);

    expect(changed.uncovered).toEqual([
      { path: 'a.ts', reason: 'it changes a line of more than 16,000 characters' },
    ]);
    expect(context.calls).toHaveLength(1);
  });

  const hunkLines = fc.array(
    fc.tuple(
      fc.constantFrom(' ', '+', '-'),
      fc.constantFrom('', 'x', 'été\u200B', 'long '.repeat(30), 'cr\r'),
    ),
    { minLength: 1, maxLength: 25 },
  );
  const someFiles = fc
    .array(fc.array(hunkLines, { minLength: 1, maxLength: 5 }), { maxLength: 12 })
    .map((all) =>
      all.map((hunks, index) => {
        let next = 1;
        const placed = hunks.map((lines) => {
          const hunk = aHunk(
            lines.map(([mark, text]) => mark + text),
            next,
          );
          next += lines.length + 5;
          return hunk;
        });
        return fileOf(`src/${index}.ts`, placed);
      }),
    );
  const key = (line: SentLine): string => `${line.mark}${line.oldLine}/${line.newLine} ${line.text}`;

  it('gives every line of every file to exactly one call, and no call more than it holds', () => {
    fc.assert(
      fc.property(someFiles, fc.integer({ min: 700, max: 4_000 }), (files, callBytes) => {
        const { calls, uncovered } = packFiles(files, { callBytes, totalBytes: 1_000_000 });

        expect(uncovered).toEqual([]);
        const sent = new Map<string, string[]>();
        for (const file of calls.flatMap((call) => call.files)) {
          sent.set(file.path, [...(sent.get(file.path) ?? []), ...file.lines.map(key)]);
        }
        for (const file of files) {
          const wanted = (file.diff?.hunks ?? [])
            .flatMap((hunk) => hunk.lines)
            .map((line) => key({ ...line, inDiff: true }));
          expect(sent.get(file.path)?.sort()).toEqual(wanted.sort());
        }
        for (const call of calls) {
          const bytes = call.files.reduce((sum, file) => sum + Buffer.byteLength(renderFile(file)) + 128, 0);
          const isOneLine = call.files.length === 1 && call.files[0]?.lines.length === 1;
          expect(bytes <= callBytes || isOneLine).toBe(true);
          expect(new Set(call.files.map((file) => file.path)).size).toBe(call.files.length);
        }
      }),
    );
  });

  it('comes to the same calls whatever the order of the files', () => {
    const shuffled = someFiles.chain((files) =>
      fc.tuple(fc.constant(files), fc.shuffledSubarray([...files], { minLength: files.length })),
    );
    fc.assert(
      fc.property(shuffled, fc.integer({ min: 700, max: 4_000 }), ([files, other], callBytes) => {
        const limits = { callBytes, totalBytes: 20_000 };
        expect(packFiles(other, limits)).toEqual(packFiles(files, limits));
      }),
    );
  });
});
