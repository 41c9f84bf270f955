import { describe, expect, it } from '@jest/globals';
import { type FileKind, kindOf } from '../../../src/stages/plan/risk-kinds.ts';
import { aFile } from './builders.ts';

const KINDS: Readonly<Record<FileKind, readonly string[]>> = {
  code: [
    'src/a.ts',
    'src/contest.ts',
    'src/latest.go',
    'src/spec.ts',
    'src/Protest.java',
    'src/credit/Visit.java',
    'src/greatest/a.py',
    'lib/testament.rb',
    'src/manifest.kt',
    'Makefile',
    'app/views/home.hbs',
    'src/main.c',
    'db/schema.sql',
    'web/site.css',
    'CMakeLists.txt.in',
  ],
  setup: [
    'package.json',
    'config/app.yml',
    'Dockerfile',
    'main.tf',
    'app.properties',
    'requirements.txt',
    'go.mod',
  ],
  test: [
    'src/a.test.ts',
    'src/__tests__/a.ts',
    'tests/data.json',
    'pkg/a_test.go',
    'test_a.py',
    'app/tests.py',
    'spec/models/user_spec.rb',
    'src/test/java/UserIT.java',
    'src/UserIT.java',
    'src/UserTest.java',
    'App.UnitTests/Login.cs',
    'integration-test/run.sh',
    'cypress/login.js',
    'src/Button.stories.tsx',
    'src/fixtures/user.json',
    'conftest.py',
    'src/api.mock.ts',
  ],
  text: [
    'README.md',
    'docs/guide.rst',
    'LICENSE',
    'notes.txt',
    'logo.svg',
    'i18n/de.json',
    'src/locales/en/common.json',
    'messages.po',
  ],
  machine: ['package-lock.json', 'vendor/lib/a.go', 'src/api.pb.go', 'src/api.generated.ts', 'go.sum'],
};

describe('stages/plan/risk-kinds', () => {
  it.each(Object.entries(KINDS).flatMap(([kind, paths]) => paths.map((path) => [path, kind] as const)))(
    'takes %s for %s',
    (path, kind) => {
      expect(kindOf(aFile({ path }))).toBe(kind);
    },
  );

  it('believes the base that a file is written by tools', () => {
    const file = aFile({ path: 'src/a.ts' });
    const marked = (generatedMark: { base: boolean | null; head: boolean | null }) =>
      kindOf({ ...file, content: { ...file.content, generatedMark } });

    expect(marked({ base: true, head: true })).toBe('machine');
    expect(kindOf({ ...file, attributes: { generated: true, vendored: null, noDiff: null } })).toBe(
      'machine',
    );
    expect(kindOf({ ...file, attributes: { generated: null, vendored: true, noDiff: null } })).toBe(
      'machine',
    );
  });

  it('does not believe what only the head says', () => {
    const file = aFile({ path: 'src/a.ts' });
    const content = {
      ...file.content,
      generatedMark: { base: false, head: true },
      minified: { base: false, head: true },
    };

    expect(kindOf({ ...file, content })).toBe('code');
  });

  it('heeds the base where it says that a name misleads', () => {
    const attributes = { generated: false, vendored: false, noDiff: null };

    expect(kindOf(aFile({ path: 'vendor/a.ts', attributes }))).toBe('code');
  });

  it.each([
    ['tests/a.ts', 'src/a.ts', 'code'],
    ['docs/a.md', 'src/a.ts', 'code'],
    ['vendor/a.ts', 'src/a.ts', 'code'],
    ['tests/b.ts', 'tests/a.ts', 'test'],
  ] as const)('takes %s that was %s for %s', (path, oldPath, kind) => {
    expect(kindOf(aFile({ path, oldPath, status: 'renamed' }))).toBe(kind);
  });
});
