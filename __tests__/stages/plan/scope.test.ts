import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ChangedFile, SideFlags } from '../../../src/domain/change.ts';
import { decideScope } from '../../../src/stages/plan/scope.ts';
import { aChange, aDiff, aFile, aHunk } from './builders.ts';

/** Where one file goes, in one line. */
function rulingOn(file: ChangedFile): string {
  const { review, skipped, uncovered } = decideScope(aChange([file]));
  expect(review.length + skipped.length + uncovered.length).toBe(1);
  if (review.length > 0) return 'review';
  return skipped.length > 0 ? `skipped: ${skipped[0]?.reason}` : `uncovered: ${uncovered[0]?.reason}`;
}

const sides = (base: boolean | null, head: boolean | null): SideFlags => ({ base, head });

function withContent(
  content: Partial<ChangedFile['content']>,
  overrides: Partial<ChangedFile> = {},
): ChangedFile {
  return aFile({ ...overrides, content: { ...aFile().content, ...content } });
}

/** A file whose text git does not show. */
function shownAsBinary(binary: SideFlags, overrides: Partial<ChangedFile> = {}): ChangedFile {
  const diff = aDiff([], { binary: true });
  return withContent({ binary }, { additions: null, deletions: null, diff, ...overrides });
}

describe('stages/plan/scope', () => {
  it.each([
    'src/a.ts',
    'README.md',
    'src/vendor.ts',
    'src/credentials.ts',
    'src/credentials/index.ts',
    'src/environment.ts',
    'locks/yarn.ts',
    'src/environments/.environment.ts',
    'monkey.ts',
    'public/id_rsa.pub',
    '.github/workflows/ci.yml',
    '.npmignore',
  ])('reviews %s', (path) => {
    expect(rulingOn(aFile({ path }))).toBe('review');
  });

  it.each([
    '.env',
    'deep/.ENV',
    '.env.production',
    '.env-local',
    '.envrc',
    'certs/server.pem',
    'certs/server.KEY',
    'a.p12',
    'a.pfx',
    'a.jks',
    'home/.ssh/config',
    'id_rsa',
    'keys/id_ed25519',
    '.npmrc',
    'pkg/.pypirc',
    '.netrc',
    '.aws/credentials',
    'credentials',
    'config/credentials.json',
    'config/secrets.yml',
    'kubeconfig',
    'dev.kubeconfig',
    '.docker/config.json',
    'infra/terraform.tfstate',
    'infra/terraform.tfstate.backup',
    'tls.crt',
    'line\nbreak/.env',
    'sep\u2028arator/.ssh/key',
  ])('never sends %j', (path) => {
    expect(rulingOn(aFile({ path }))).toMatch(/^skipped: never sent/);
  });

  it('never sends a file that had such a name, since its removed lines are the secret', () => {
    expect(rulingOn(aFile({ path: 'notes.txt', oldPath: '.env', status: 'renamed' }))).toMatch(/never sent/);
  });

  it.each([
    ['package-lock.json', 'lock file'],
    ['web/yarn.lock', 'lock file'],
    ['Cargo.lock', 'lock file'],
    ['go.sum', 'lock file'],
    ['poetry.lock', 'lock file'],
    ['node_modules/a/index.js', 'vendored: by its folder'],
    ['go/vendor/x/y.go', 'vendored: by its folder'],
    ['third_party/x.c', 'vendored: by its folder'],
    ['.yarn/releases/yarn.cjs', 'vendored: by its folder'],
    ['api/user.pb.go', 'generated: by its name'],
    ['api/user_pb2.py', 'generated: by its name'],
    ['lib/user.g.dart', 'generated: by its name'],
    ['src/__snapshots__/a.snap', 'generated: by its name'],
    ['dist/app.js.map', 'generated: by its name'],
  ])('skips %s', (path, reason) => {
    expect(rulingOn(aFile({ path }))).toBe(`skipped: ${reason}`);
  });

  it.each([
    ['vendored', { vendored: true }, 'skipped: vendored: marked so at the base'],
    ['generated', { generated: true }, 'skipped: generated: marked so at the base'],
    ['not to be diffed', { noDiff: true }, 'skipped: not to be diffed: marked so at the base'],
    ['to be diffed', { noDiff: false }, 'review'],
  ])('takes the word of the base that a file is %s', (_, attributes, expected) => {
    expect(rulingOn(aFile({ attributes: { ...aFile().attributes, ...attributes } }))).toBe(expected);
  });

  it.each([
    ['vendor/ours.go', { vendored: false }],
    ['api/ours.pb.go', { generated: false }],
  ])('lets the base say that %s is our own', (path, attributes) => {
    expect(rulingOn(aFile({ path, attributes: { ...aFile().attributes, ...attributes } }))).toBe('review');
  });

  it('reviews a file that is moved under a rule, and skips one that stays under it', () => {
    const moved = { path: 'vendor/auth.go', status: 'renamed' } as const;

    expect(rulingOn(aFile({ ...moved, oldPath: 'src/auth.go' }))).toBe('review');
    expect(rulingOn(aFile({ ...moved, oldPath: 'vendor/old.go' }))).toMatch(/vendored/);
    expect(rulingOn(aFile({ ...moved, oldPath: 'src/auth.go', status: 'copied' }))).toMatch(/vendored/);
  });

  it.each([
    ['added', null, '160000', 'skipped: submodule: only the pinned commit changed'],
    ['modified', '160000', '160000', 'skipped: submodule: only the pinned commit changed'],
    ['modified', '100644', '160000', 'review'],
    ['modified', '100644', '120000', 'review'],
    ['added', null, '120000', 'review'],
  ] as const)('rules on a file that is %s from mode %s to %s', (status, oldMode, newMode, expected) => {
    expect(rulingOn(aFile({ status, oldMode, newMode }))).toBe(expected);
  });

  it('skips a submodule that only its text shows to be one', () => {
    const diff = aDiff([], { submodule: true });

    expect(rulingOn(aFile({ oldMode: null, newMode: null, diff }))).toBe('skipped: submodule');
  });

  it.each([
    ['added', 'skipped: empty file'],
    ['deleted', 'skipped: empty file'],
    ['renamed', 'skipped: no text changed (renamed)'],
    ['modified', 'skipped: no text changed (only its mode)'],
  ] as const)('has nothing to read in a file that is %s without lines', (status, expected) => {
    expect(rulingOn(aFile({ status, diff: aDiff([]) }))).toBe(expected);
    expect(rulingOn(aFile({ status, diff: null, additions: 0, deletions: 0 }))).toBe(expected);
  });

  describe('the head cannot hide a file', () => {
    it.each([
      ['binary on both sides', shownAsBinary(sides(true, true)), 'skipped: binary'],
      [
        'a new picture',
        shownAsBinary(sides(null, true), { path: 'a.png', status: 'added' }),
        'skipped: binary',
      ],
      [
        'a new file without extension',
        shownAsBinary(sides(null, true), { path: 'bin/ts', status: 'added' }),
        'skipped: binary',
      ],
      [
        'a deleted picture',
        shownAsBinary(sides(true, null), { path: 'a.png', status: 'deleted' }),
        'skipped: binary',
      ],
      [
        'a renamed picture',
        withContent({ binary: sides(true, true) }, { status: 'renamed', diff: aDiff([]) }),
        'skipped: binary',
      ],
      [
        'text that became binary',
        shownAsBinary(sides(false, true)),
        'uncovered: it could be read at the base and is binary now',
      ],
      [
        'new source that is binary',
        shownAsBinary(sides(null, true), { status: 'added' }),
        'uncovered: it is new, named like source code, and binary',
      ],
      [
        'binary that became text',
        shownAsBinary(sides(true, false)),
        'uncovered: it was binary at the base, so there is no diff of the text it is now',
      ],
      [
        'text that is said to be binary',
        shownAsBinary(sides(false, false)),
        'uncovered: its bytes are text, but the diff shows none of it',
      ],
      [
        'deleted text that is said to be binary',
        shownAsBinary(sides(false, null)),
        'uncovered: its bytes are text, but the diff shows none of it',
      ],
      [
        'bytes that were not read',
        shownAsBinary(sides(null, null)),
        'uncovered: it is said to be binary, and its bytes were not read',
      ],
      [
        'binary without text from the forge',
        withContent({ binary: sides(true, true) }, { diff: null, additions: 0, deletions: 0 }),
        'skipped: binary',
      ],
      [
        'text that the forge shows although it is binary',
        withContent({ binary: sides(true, false) }),
        'review',
      ],
    ])('%s', (_, file, expected) => {
      expect(rulingOn(file)).toBe(expected);
    });

    it.each([
      ['minified on both sides', sides(true, true), {}, 'skipped: minified'],
      ['new data', sides(null, true), { path: 'a.json', status: 'added' }, 'skipped: minified'],
      [
        'new source',
        sides(null, true),
        { status: 'added' },
        'uncovered: it is new, named like source code, and minified',
      ],
      [
        'source that became minified',
        sides(false, true),
        {},
        'uncovered: it could be read at the base and is minified now',
      ],
      ['source that was minified', sides(true, false), {}, 'review'],
      [
        'named so, and so in its bytes',
        sides(null, true),
        { path: 'a.min.js', status: 'added' },
        'skipped: minified: by its name',
      ],
      ['named so, and written by hand', sides(null, false), { path: 'a.min.js', status: 'added' }, 'review'],
      [
        'named so, and written by hand before',
        sides(false, true),
        { path: 'a.min.js' },
        'uncovered: it could be read at the base and is minified now',
      ],
      [
        'named so, deleted',
        sides(true, null),
        { path: 'a.min.js', status: 'deleted' },
        'skipped: minified: by its name',
      ],
    ] as const)('%s', (_, minified, overrides, expected) => {
      expect(rulingOn(withContent({ minified }, overrides))).toBe(expected);
    });

    it.each([
      ['stands on both sides', sides(true, true), 'skipped: generated: its heading says so, at the base too'],
      [
        'stood in a deleted file',
        sides(true, null),
        'skipped: generated: its heading says so, at the base too',
      ],
      ['is fresh', sides(false, true), 'review'],
      ['comes with a new file', sides(null, true), 'review'],
      ['is taken away', sides(true, false), 'review'],
    ])('a mark of generated files that %s', (_, generatedMark, expected) => {
      expect(rulingOn(withContent({ generatedMark }))).toBe(expected);
    });

    it('a mark that the base denies', () => {
      const attributes = { ...aFile().attributes, generated: false };

      expect(rulingOn(withContent({ generatedMark: sides(true, true) }, { attributes }))).toBe('review');
    });
  });

  it.each([
    ['no text', { diff: null, missing: 'too large for the forge' }, 'uncovered: too large for the forge'],
    ['no text and no reason', { diff: null }, 'uncovered: no text was given for it'],
    ['less text than listed', { missing: 'its text has +1' }, 'uncovered: its text has +1'],
    [
      'text that was cut',
      { diff: aDiff([aHunk(['+a'])], { truncated: true }) },
      'uncovered: its text was cut',
    ],
    ['cut text without any hunk', { diff: aDiff([], { truncated: true }) }, 'uncovered: its text was cut'],
    ['a diff of 512 KiB', { diff: aDiff([aHunk(['+a'])], { bytes: 524_288 }) }, 'review'],
    [
      'a larger diff',
      { diff: aDiff([aHunk(['+a'])], { bytes: 524_289 }) },
      'uncovered: its diff has 524,289 bytes, and 524,288 of a file are read',
    ],
    ['a path of over 4 KB', { path: `${'é/'.repeat(1_400)}.env` }, 'uncovered: its path is longer than 4 KB'],
    ['an old path of over 4 KB', { oldPath: 'x'.repeat(4_097) }, 'uncovered: its path is longer than 4 KB'],
    ['a path of 4 KB', { path: 'x'.repeat(4_096) }, 'review'],
  ] satisfies [string, Partial<ChangedFile>, string][])(
    'does not cover, but names, %s',
    (_, overrides, expected) => {
      expect(rulingOn(aFile(overrides))).toBe(expected);
    },
  );

  it('puts every file in exactly one place, for any facts, and decides each on its own', () => {
    const flag = fc.constantFrom(true, false, null);
    const flags = fc.record({ base: flag, head: flag });
    const mode = fc.constantFrom(null, '100644', '120000', '160000');
    const file = fc
      .record({
        path: fc.constantFrom('a.ts', '.env', 'yarn.lock', 'vendor/x.go', 'a.min.js', 'x.pb.go', 'a.png'),
        status: fc.constantFrom('added', 'deleted', 'modified', 'renamed', 'copied' as const),
        oldMode: mode,
        newMode: mode,
        additions: fc.constantFrom(null, 0, 1),
        missing: fc.constantFrom(null, null, 'cut'),
        content: fc.record({ binary: flags, minified: flags, generatedMark: flags }),
        attributes: fc.record({ generated: flag, vendored: flag, noDiff: flag }),
        diff: fc.constantFrom(null, aDiff([]), aDiff([], { binary: true }), aDiff([aHunk(['+a'])])),
      })
      .map((overrides) => aFile(overrides));
    fc.assert(
      fc.property(fc.array(file, { maxLength: 8 }), (drafts) => {
        const files = drafts.map((draft, index) => ({ ...draft, path: `${index}/${draft.path}` }));

        const scope = decideScope(aChange(files));

        const all = [...scope.review, ...scope.skipped, ...scope.uncovered].map((entry) => entry.path);
        expect(all.sort()).toEqual(files.map((entry) => entry.path).sort());
        for (const entry of [...scope.skipped, ...scope.uncovered]) expect(entry.reason).toMatch(/./);
        for (const entry of files) expect(rulingOn(entry) === 'review').toBe(scope.review.includes(entry));
      }),
    );
  });
});
