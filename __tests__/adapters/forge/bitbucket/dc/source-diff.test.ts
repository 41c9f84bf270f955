import { Buffer } from 'node:buffer';
import { describe, expect, it } from '@jest/globals';
import { readDiff } from '../../../../../src/adapters/forge/bitbucket/dc/diff.ts';
import { parseFragment } from '../../../../../src/stages/collect/diff.ts';

const HEAD = 'a'.repeat(40);
const path = (name: string) => ({ components: name.split('/'), name, toString: name });
const line = (text: string, more: object = {}) => ({
  source: 1,
  destination: 1,
  line: text,
  truncated: false,
  ...more,
});

type Parts = {
  readonly top?: object;
  readonly diff?: object;
  readonly hunk?: object;
  readonly segment?: object;
};

/** One changed line with a line around it, and whatever else is to be different. */
function answer(parts: Parts = {}, lines: readonly object[] = [line('new')]): unknown {
  const segments = [
    { type: 'CONTEXT', lines: [line('same')], truncated: false },
    { type: 'REMOVED', lines: [line('old')], truncated: false },
    { type: 'ADDED', lines, truncated: false, ...parts.segment },
  ];
  const hunk = {
    context: 'f() {',
    sourceLine: 4,
    sourceSpan: 2,
    destinationLine: 5,
    destinationSpan: 2,
    segments,
    truncated: false,
    ...parts.hunk,
  };
  const diff = {
    source: path('src/a.ts'),
    destination: path('src/a.ts'),
    hunks: [hunk],
    truncated: false,
    ...parts.diff,
  };
  return { fromHash: 'b'.repeat(40), toHash: HEAD, diffs: [diff], truncated: false, ...parts.top };
}

const textOf = (data: unknown, name = 'src/a.ts') => readDiff(data, name)?.text;
const decode = (bytes: Uint8Array | null | undefined) => Buffer.from(bytes ?? []).toString();

describe('adapters/forge/bitbucket/dc/diff', () => {
  it('writes hunks as a unified diff has them', () => {
    const data = answer();

    expect(readDiff(data, 'src/a.ts')?.toHash).toBe(HEAD);
    expect(textOf(data)).toMatchObject({ reason: null, binary: false, additions: 1, deletions: 1 });
    expect(decode(textOf(data)?.bytes)).toBe('@@ -4,2 +5,2 @@ f() {\n same\n-old\n+new\n');
  });

  it('keeps a carriage return and whatever else a line may hold', () => {
    const data = answer({}, [line('x\r\u2028@@ -1 +1 @@')]);

    const diff = parseFragment(textOf(data)?.bytes ?? new Uint8Array(), {
      oldPath: 'a',
      newPath: 'a',
      status: 'modified',
      oldMode: null,
      newMode: null,
    });

    expect([...(diff.hunks[0]?.lines ?? [])].at(-1)?.text).toBe('x\r\u2028@@ -1 +1 @@');
    expect(diff.truncated).toBe(false);
  });

  it.each([
    ['the answer', answer({ top: { truncated: true } })],
    ['the diff', answer({ diff: { truncated: true } })],
    ['a hunk', answer({ hunk: { truncated: true } })],
    ['a segment', answer({ segment: { truncated: true } })],
    ['a line', answer({}, [line('n', { truncated: true })])],
    ['the count of old lines', answer({ hunk: { sourceSpan: 3 } })],
    ['the count of new lines', answer({ hunk: { destinationSpan: 1 } })],
  ])('has nothing of a text of which %s is cut', (_, data) => {
    expect(textOf(data)).toMatchObject({ bytes: null, reason: 'Bitbucket cut its text', additions: 0 });
  });

  it.each([
    ['a line that holds two', answer({}, [line('new\n+more')])],
    ['a line without text', answer({}, [line('new', { line: null })])],
    ['a segment of another type', answer({ segment: { type: 'toString' } })],
    ['hunks that are no list', answer({ diff: { hunks: {} } })],
    ['a hunk without its line', answer({ hunk: { sourceLine: -1 } })],
  ])('does not guess at %s', (_, data) => {
    expect(textOf(data)).toMatchObject({ bytes: null, reason: expect.stringMatching(/not understood/) });
  });

  it('takes no marks of a merge conflict for the text', () => {
    expect(textOf(answer({}, [line('<<<<<<<', { conflictMarker: 'MARKER' })]))).toMatchObject({
      bytes: null,
      reason: expect.stringMatching(/merge conflict/),
    });
  });

  it('takes one binary part for the whole', () => {
    expect(textOf(answer({ diff: { binary: true, hunks: undefined } }))).toMatchObject({
      bytes: null,
      reason: 'binary',
      binary: true,
    });
  });

  it('leaves out what is about another file', () => {
    expect(decode(textOf(answer(), 'src/b.ts')?.bytes)).toBe('');
  });

  it.each([[null], [[]], ['x'], [{}], [{ diffs: {} }]])('is no diff: %j', (data) => {
    expect(readDiff(data, 'a')).toBeNull();
  });
});
