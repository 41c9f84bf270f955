import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ChangedFile, SideFlags } from '../../../src/domain/change.ts';
import { NO_GLOBS, type ScopeGlobs } from '../../../src/domain/routing.ts';
import { decideScope } from '../../../src/stages/plan/scope.ts';
import { aChange, aDiff, aFile, aHunk } from './builders.ts';

const IGNORED = "skipped: ignored by the repository's settings";
const KEPT_BACK = "skipped: never sent: the repository's settings say so";

/** Where one file goes, in one line. */
function rulingOn(file: ChangedFile, globs: Partial<ScopeGlobs>): string {
  const { review, skipped, uncovered } = decideScope(aChange([file]), { ...NO_GLOBS, ...globs });
  expect(review.length + skipped.length + uncovered.length).toBe(1);
  if (review.length > 0) return 'review';
  return skipped.length > 0 ? `skipped: ${skipped[0]?.reason}` : `uncovered: ${uncovered[0]?.reason}`;
}

const sides = (base: boolean | null, head: boolean | null): SideFlags => ({ base, head });
const minified = (flags: SideFlags) => ({ ...aFile().content, minified: flags });

describe('stages/plan/scope, with the globs of a repository', () => {
  it.each([
    ['docs/a.md', IGNORED],
    ['Docs/a.md', 'review'],
    ['src/docs/a.md', 'review'],
  ])('ignores by the case of the name: %s', (path, expected) => {
    expect(rulingOn(aFile({ path }), { ignore: ['docs/**'] })).toBe(expected);
  });

  it.each([
    ['renamed', 'src/auth.ts', 'docs/auth.ts', 'review'],
    ['renamed', 'docs/auth.ts', 'src/auth.ts', 'review'],
    ['renamed', 'docs/old.ts', 'docs/auth.ts', IGNORED],
    ['copied', 'src/auth.ts', 'docs/auth.ts', IGNORED],
  ] as const)(
    'ignores a file that is %s from %s to %s only if it was ignored before',
    (status, oldPath, path, expected) => {
      expect(rulingOn(aFile({ path, oldPath, status }), { ignore: ['docs/**'] })).toBe(expected);
    },
  );

  it.each([
    ['under its name', { path: 'data/a.ts' }],
    ['under its former name', { path: 'src/a.ts', oldPath: 'data/a.ts', status: 'renamed' }],
    ['as a copy of one', { path: 'src/a.ts', oldPath: 'data/a.ts', status: 'copied' }],
    ['that is deleted', { path: 'data/a.ts', status: 'deleted' }],
  ] as const)('never sends a file %s, whatever else is said of it', (_, overrides) => {
    const globs = { neverSend: ['data/**'], include: ['**'], ignore: ['**'] };

    expect(rulingOn(aFile(overrides), globs)).toBe(KEPT_BACK);
  });

  it.each(['.env', 'certs/server.pem', 'x/.ssh/id'])('frees no file that is never sent: %s', (path) => {
    expect(rulingOn(aFile({ path }), { include: ['**'] })).toMatch(
      /^skipped: never sent: files of this name/,
    );
  });

  it.each([
    ['a lock file', { path: 'yarn.lock' }],
    ['what stands in a folder of others', { path: 'vendor/a.go' }],
    ['what is named like generated code', { path: 'a.pb.go' }],
    ['what the base marks as generated', { attributes: { ...aFile().attributes, generated: true } }],
    ['what the base marks as vendored', { attributes: { ...aFile().attributes, vendored: true } }],
    ['what the base wants no diff of', { attributes: { ...aFile().attributes, noDiff: true } }],
    ['what says so itself', { content: { ...aFile().content, generatedMark: sides(true, true) } }],
    ['what is ignored', { path: 'docs/a.md' }],
    ['what is named minified, and was not read', { path: 'a.min.js', content: minified(sides(null, null)) }],
    [
      'what came from an included folder',
      { path: 'vendor/a.go', oldPath: 'vendor/free/a.go', status: 'renamed' },
    ],
  ] satisfies [string, Partial<ChangedFile>][])('reviews %s where it is included', (_, overrides) => {
    const file = aFile(overrides);
    const include = [(file.oldPath ?? file.path).replace(/^vendor\/a/, 'vendor/*')];

    expect(rulingOn(file, { ignore: ['docs/**', 'vendor/**'] })).toMatch(/^skipped: /);
    expect(rulingOn(file, { ignore: ['docs/**', 'vendor/**'], include })).toBe('review');
  });

  it.each([
    [
      'binary',
      {
        path: 'a.png',
        diff: aDiff([], { binary: true }),
        content: { ...aFile().content, binary: sides(true, true) },
      },
      'skipped: binary',
    ],
    [
      'minified by its bytes',
      { path: 'a.min.js', status: 'added', content: minified(sides(null, true)) },
      'skipped: minified: by its name',
    ],
    [
      'a submodule',
      { oldMode: '160000', newMode: '160000' },
      'skipped: submodule: only the pinned commit changed',
    ],
    [
      'too large',
      { diff: aDiff([aHunk(['+a'])], { bytes: 524_289 }) },
      'uncovered: its diff has 524,289 bytes, and 524,288 of a file are read',
    ],
    ['named too long', { path: 'x'.repeat(4_097) }, 'uncovered: its path is longer than 4 KB'],
  ] satisfies [string, Partial<ChangedFile>, string][])(
    'does not free what cannot be read: %s',
    (_, overrides, expected) => {
      expect(rulingOn(aFile(overrides), { include: ['**'] })).toBe(expected);
    },
  );

  it('does not give a path to a glob that cannot be checked out', () => {
    const path = `data/${'x'.repeat(5_000)}`;

    expect(rulingOn(aFile({ path }), { ignore: ['data/**'] })).toBe(
      'uncovered: its path is longer than 4 KB',
    );
  });

  it('sends nothing more than without globs but what is included, and nothing that is kept back', () => {
    const name = fc.constantFrom(
      'src/a.ts',
      'yarn.lock',
      '.env',
      'vendor/x.go',
      'docs/a.md',
      'data/k.csv',
      'a.pb.go',
    );
    const file = fc
      .record({
        path: name,
        oldPath: fc.option(name, { nil: null }),
        status: fc.constantFrom('modified', 'renamed', 'copied' as const),
      })
      .map((overrides) => aFile(overrides));
    const globs = fc.subarray(['**', 'src/**', '*.lock', 'vendor/**', 'docs/**', 'data/*', '.env', '*.go']);
    fc.assert(
      fc.property(file, globs, globs, globs, (one, ignore, include, neverSend) => {
        const isReviewed = rulingOn(one, { ignore, include, neverSend }) === 'review';
        const isKeptBack = rulingOn(one, { neverSend }) === KEPT_BACK;

        if (isKeptBack || rulingOn(one, {}).startsWith('skipped: never sent')) expect(isReviewed).toBe(false);
        if (include.length === 0 && isReviewed) expect(rulingOn(one, {})).toBe('review');
        if (ignore.length === 0 && neverSend.length === 0 && rulingOn(one, {}) === 'review')
          expect(isReviewed).toBe(true);
      }),
    );
  });
});
