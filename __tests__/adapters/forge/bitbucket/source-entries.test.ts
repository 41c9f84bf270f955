import { Buffer } from 'node:buffer';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { readEntries } from '../../../../src/adapters/forge/bitbucket/diff-entries.ts';
import { makeRepository } from '../scratch-repository.ts';
import { AWKWARD } from './source-trees.ts';

jest.setTimeout(60_000);

const read = (text: string) => readEntries(Buffer.from(text));
const HEADER = 'diff --git a/x b/x\nindex 1111111..2222222 100644\n--- a/x\n+++ b/x\n';

describe('adapters/forge/bitbucket/diff-entries', () => {
  const repository = makeRepository();
  afterAll(() => repository.remove());

  it.each(['true', 'false'])('reads names and modes as git lists them, with core.quotePath=%s', (quoted) => {
    const odd = [
      'a b',
      'ü',
      'q"q',
      'back\\slash',
      'tab\tx',
      'line\nx',
      ' b/x',
      'end ',
      '\u0007',
      '\u2028',
      'cr\rx',
    ];
    const names = Object.fromEntries(odd.map((name) => [`dir/${name}`, `${name}\n`]));
    const bytes = Object.fromEntries(odd.map((name) => [`bin/${name}`, new Uint8Array([0, 1])]));
    repository.commit('main', { ...AWKWARD.mergeBase, ...bytes });
    repository.commit('feature', { ...AWKWARD.head, ...names }, 'main');
    const diff = ['-c', `core.quotePath=${quoted}`, 'diff', '-M', '--no-color', 'main', 'feature'];
    const raw = repository.git('diff', '-M', '--raw', '-z', 'main', 'feature').split('\0');
    const listed: unknown[] = [];
    for (let at = 0; raw[at]?.startsWith(':'); at += 2) {
      const [old = '', now = '', , , status = ''] = (raw[at] ?? '').slice(1).split(' ');
      const moved = status.startsWith('R');
      if (moved) at += 1;
      const names = moved ? [raw[at], raw[at + 1]] : [raw[at + 1], raw[at + 1]];
      if (status === 'T') {
        listed.push([names[0], old, null], [names[0], null, now]);
        continue;
      }
      // Of a file that only moved, the diff tells no mode.
      const modes =
        status === 'R100' ? [null, null] : [old, now].map((mode) => (mode === '000000' ? null : mode));
      listed.push([names[1], ...modes]);
    }

    const entries = readEntries(Buffer.from(`${repository.git(...diff)}\n`));

    expect(
      entries.map(({ oldPath, newPath, oldMode, newMode }) => [newPath ?? oldPath, oldMode, newMode]),
    ).toEqual(listed);
    expect(entries.every(({ whole }) => whole)).toBe(true);
    expect(entries.filter(({ binary }) => binary)).toHaveLength(odd.length + 3);
  });

  it('goes by the counts, whatever the lines look like', () => {
    const lines = ['--- a/y', '+++ b/y', '-diff --git a/z b/z', '+@@ -1 +1 @@', ' diff --git a/q b/q'];
    const text = `${HEADER}@@ -1,3 +1,3 @@ f() { // @@ -1 +1 @@\n${lines.join('\n')}\n`;

    const entries = read(
      `${text}${HEADER.replaceAll('x', 'w')}@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n`,
    );

    expect(entries.map(({ newPath, whole }) => [newPath, whole])).toEqual([
      ['x', true],
      ['w', true],
    ]);
    expect(Buffer.from(entries[0]?.hunks ?? []).toString()).toBe(text.slice(HEADER.length));
  });

  it.each([
    ['no line', '@@ -1,2 +1,2 @@\n'],
    ['too few lines', '@@ -1,2 +1,2 @@\n a\n-b\n'],
    ['more lines of one side than it has', '@@ -1 +1,2 @@\n-a\n-b\n+c\n+d\n'],
    ['another hunk too early', '@@ -1,3 +1,3 @@\n a\n@@ -9 +9 @@\n-a\n+b\n'],
    ['a header that is none', '@@ -x +1 @@\n-a\n'],
  ])('does not take a hunk with %s for whole, and finds what follows', (_, hunk) => {
    const entries = read(`${HEADER}${hunk}${HEADER.replaceAll('x', 'w')}@@ -1 +1 @@\n-a\n+b\n`);

    expect(entries.map(({ newPath, whole }) => [newPath, whole])).toEqual([
      ['x', false],
      ['w', true],
    ]);
    expect(read(`${HEADER}${hunk}`)).toMatchObject([{ whole: false }]);
  });

  it('finds every cut, and none where there is none', () => {
    const text = `${HEADER}@@ -1,2 +1,2 @@\n a\n-b\n+c\n@@ -9 +9 @@\n-x\n+y\n`;
    fc.assert(
      fc.property(fc.integer({ min: HEADER.length + 1, max: text.length }), (length) => {
        const [entry] = read(text.slice(0, length));
        // A cut at the beginning of a hunk is told by the lines that are not there.
        const isAll = entry?.whole === true && entry.additions === 2 && entry.deletions === 2;
        expect(isAll).toBe(length === text.length);
      }),
    );
  });

  it('reads any bytes without failing', () => {
    fc.assert(fc.property(fc.uint8Array(), (bytes) => readEntries(bytes).length === 0));
  });
});
