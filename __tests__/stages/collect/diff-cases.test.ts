import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { DiffLine, FileDiff } from '../../../src/domain/change.ts';
import { parseDiff } from '../../../src/stages/collect/diff.ts';

const CASES = join(import.meta.dirname, '../../fixtures/cases');

type Row = readonly ['+' | '-' | ' ', number | null, number | null, string];

type ExpectedFile = {
  readonly oldPath: string | null;
  readonly newPath: string | null;
  readonly status: string;
  readonly oldMode: string | null;
  readonly newMode: string | null;
  readonly binary: boolean;
  readonly submodule: boolean;
  readonly additions: number | null;
  readonly deletions: number | null;
  readonly truncated: boolean;
  readonly hunks: readonly (readonly number[])[];
  readonly lines: readonly Row[];
  readonly right: readonly number[];
  readonly leftDeleted: readonly number[];
};

type Case = {
  readonly kind: string;
  readonly accept: { readonly modesUnknown?: boolean; readonly trailingCR?: string };
  readonly files: readonly ExpectedFile[];
};

function readCase(name: string): Case {
  return JSON.parse(readFileSync(join(CASES, name, 'expected.json'), 'utf8')) as Case;
}

function linesOf(file: FileDiff): readonly DiffLine[] {
  return file.hunks.flatMap((hunk) => hunk.lines);
}

function comparable(file: FileDiff, expected: ExpectedFile, modesUnknown: boolean): ExpectedFile {
  const lines = linesOf(file);
  const mode = (own: string | null, wanted: string | null) => (modesUnknown && own === null ? wanted : own);
  return {
    oldPath: file.oldPath,
    newPath: file.newPath,
    status: file.status,
    oldMode: mode(file.oldMode, expected.oldMode),
    newMode: mode(file.newMode, expected.newMode),
    binary: file.binary,
    submodule: file.submodule,
    // A binary or cut file's numbers cannot be known; ours are those of the lines that are there.
    additions: expected.additions === null ? null : file.additions,
    deletions: expected.deletions === null ? null : file.deletions,
    truncated: file.truncated,
    hunks: file.hunks.map((hunk) => [hunk.oldStart, hunk.oldLines, hunk.newStart, hunk.newLines]),
    lines: lines.map((line): Row => [line.mark, line.oldLine, line.newLine, line.text]),
    right: lines.flatMap((line) => line.newLine ?? []),
    leftDeleted: lines.flatMap((line) => (line.mark === '-' && line.oldLine !== null ? [line.oldLine] : [])),
  };
}

function byPath(file: ExpectedFile): string {
  return `${file.newPath ?? file.oldPath}\0${file.status}`;
}

function sorted(files: readonly ExpectedFile[]): readonly ExpectedFile[] {
  return [...files].sort((a, b) => (byPath(a) < byPath(b) ? -1 : 1));
}

describe('stages/collect/diff: faults that people reported', () => {
  const names = readdirSync(CASES).filter((name) => readCase(name).kind === 'diff');

  it.each(names)('reads %s as it is meant', (name) => {
    const { accept, files } = readCase(name);
    const parsed = parseDiff(readFileSync(join(CASES, name, 'input.diff')));
    const wanted = sorted(files);
    const key = (file: FileDiff) => `${file.newPath ?? file.oldPath}\0${file.status}`;
    const own = [...parsed.files].sort((a, b) => (key(a) < key(b) ? -1 : 1));
    expect(own.map(key)).toEqual(wanted.map(byPath));
    const modesUnknown = accept.modesUnknown === true;
    expect(own.map((file, index) => comparable(file, wanted[index] as ExpectedFile, modesUnknown))).toEqual(
      wanted,
    );
    expect(parsed.incomplete).toBe(files.some((file) => file.truncated));
  });
});
