import { describe, expect, it } from '@jest/globals';
import type { ChangedFile } from '../../../src/domain/change.ts';
import { type FileRisk, type RiskSignalName, riskLevels } from '../../../src/domain/risk.ts';
import { diffRisk } from '../../../src/stages/plan/risk.ts';
import { aChange, aDiff, aFile, aHunk } from './builders.ts';

/** A file with these changed lines. */
function fileOf(path: string, rows: readonly string[], overrides: Partial<ChangedFile> = {}): ChangedFile {
  return aFile({ path, diff: aDiff([aHunk(rows)]), ...overrides });
}

/** The risk of one file, alone or in company. */
function riskOf(file: ChangedFile, others: readonly ChangedFile[] = []): FileRisk {
  const found = diffRisk(aChange([file, ...others])).find(({ path }) => path === file.path);
  if (found === undefined) throw new Error(`no risk for ${file.path}`);
  return found;
}

const amountOf = (risk: FileRisk, name: RiskSignalName): number =>
  risk.signals.find((signal) => signal.name === name)?.value ?? 0;

const plain = (count: number): string[] => Array.from({ length: count }, (_, at) => `+  a${at}();`);

const signalsOf = ({ signals }: FileRisk): string[] => signals.map(({ name }) => name);

describe('stages/plan/risk', () => {
  it('is the sum of weight × value, in thousandths', () => {
    const risk = riskOf(
      fileOf('src/auth/login.ts', ['+export function login() {', '+  if (a) b();', ...plain(20)]),
    );

    expect(signalsOf(risk)).toEqual([
      'loc_changed',
      'security_path',
      'public_api',
      'no_test_change',
      'complexity_delta',
    ]);
    const sum = risk.signals.reduce((total, { weight, value }) => total + weight * value, 0);
    expect(risk.score).toBeCloseTo(sum, 3);
    expect(risk).toMatchObject({ added: 22, removed: 0 });
  });

  it('puts the riskiest first, and equal ones by path', () => {
    const files = [
      fileOf('src/b.ts', plain(3)),
      fileOf('src/a.ts', plain(3)),
      fileOf('README.md', plain(3)),
      fileOf('src/login.ts', plain(3)),
    ];

    expect(diffRisk(aChange(files)).map(({ path }) => path)).toEqual([
      'src/login.ts',
      'src/a.ts',
      'src/b.ts',
      'README.md',
    ]);
  });

  describe('levels', () => {
    const level = (file: ChangedFile, others: readonly ChangedFile[] = []) =>
      riskLevels(diffRisk(aChange([file, ...others]))).get(file.path);

    it('calls a small plain edit low', () => {
      const rows = [
        '+export const limit = 3;',
        '+if (a && b) c();',
        '-if (a) c();',
        ...plain(7),
        ...plain(7),
      ];

      expect(level(fileOf('src/list.ts', rows), [fileOf('src/list.test.ts', plain(3))])).toBe('low');
    });

    it.each([
      'README.md',
      'docs/auth/login.md',
      'src/a.test.ts',
      'tests/auth/login.ts',
      'package-lock.json',
      'src/a.pb.go',
    ])('calls %s low at any size', (path) => {
      const rows = ['+export function a() {', '+CREATE TABLE a (b INT);', '+if (a) b();'];

      expect(level(fileOf(path, rows, { additions: 1e9, deletions: 1e9 }))).toBe('low');
    });

    it('lifts a dozen lines at a sensitive place to medium', () => {
      expect(level(fileOf('src/auth/a.ts', plain(12)), [fileOf('src/auth/a.test.ts', plain(3))])).toBe(
        'medium',
      );
      expect(level(fileOf('db/migrate/1_a.rb', plain(12)))).toBe('medium');
    });

    it('calls a large untested change of what decides who may do what high', () => {
      expect(level(fileOf('src/auth/a.ts', [...plain(60), '+if (a) {', '+while (b) {']))).toBe('high');
    });

    it('keeps the higher level of a path that is listed twice', () => {
      const change = aChange([fileOf('src/auth/a.ts', plain(60)), fileOf('src/auth/a.ts', ['-a();'])]);

      expect(riskLevels(diffRisk(change)).get('src/auth/a.ts')).toBe('high');
      expect(
        riskLevels(diffRisk({ ...change, files: [...change.files].reverse() })).get('src/auth/a.ts'),
      ).toBe('high');
    });
  });

  describe('loc_changed', () => {
    it('adds one for each doubling', () => {
      const value = (count: number) =>
        amountOf(riskOf(aFile({ additions: count, deletions: 0, diff: null })), 'loc_changed');

      expect([0, 1, 3, 7, 1_023, 1e12].map(value)).toEqual([0, 1, 2, 3, 10, 12]);
    });

    it('counts by the text where the forge gives no number', () => {
      expect(riskOf(fileOf('a.ts', ['+a', '-b'], { additions: null, deletions: null }))).toMatchObject({
        added: 1,
        removed: 1,
      });
    });
  });

  describe('files without text', () => {
    it.each<[string, Partial<ChangedFile>, number]>([
      ['counts only', { diff: null, additions: 30, deletions: 4 }, 34],
      ['binary', { diff: aDiff([], { binary: true }), additions: null, deletions: null }, 0],
      [
        'renamed',
        { diff: aDiff([]), status: 'renamed', oldPath: 'src/old.ts', additions: 0, deletions: 0 },
        0,
      ],
      ['nothing known', { diff: null, additions: null, deletions: null, missing: 'too large' }, 0],
    ])('%s', (_name, overrides, lines) => {
      const risk = riskOf(aFile({ path: 'src/auth.ts', ...overrides }));

      expect(risk.added + risk.removed).toBe(lines);
      expect(signalsOf(risk)).toEqual(lines > 0 ? ['loc_changed', 'security_path'] : ['security_path']);
    });

    it('reads no text that is too large for reviewers either', () => {
      const diff = aDiff([aHunk(['+export const a = 1;'])], { bytes: 512 * 1024 + 1 });

      expect(signalsOf(riskOf(aFile({ diff })))).toEqual(['loc_changed']);
    });
  });

  describe('public_api', () => {
    const api = (rows: readonly string[], path = 'src/a.ts') =>
      amountOf(riskOf(fileOf(path, rows)), 'public_api');

    it('counts names that came, went, or are declared anew', () => {
      expect(api(['+export const a = 1;'])).toBe(1);
      expect(api(['-export const a = 1;'])).toBe(1);
      expect(api(['-export const a = 1;', '+export const a = 2;', '+export const b = 2;'])).toBe(2);
    });

    it('leaves what only moved', () => {
      expect(api(['-export const a = 1;', ' b();', '+  export const a = 1;'])).toBe(0);
    });

    it('leaves what is around', () => {
      expect(api([' export const a = 1;', '+b();'])).toBe(0);
    });

    it('is capped', () => {
      expect(api(Array.from({ length: 30 }, (_, at) => `+export const a${at} = 1;`))).toBe(5);
    });

    it('leaves the step of a migration', () => {
      expect(api(['+def upgrade():'], 'src/migrations/0001_a.py')).toBe(0);
    });
  });

  describe('complexity_delta', () => {
    const delta = (rows: readonly string[]) => amountOf(riskOf(fileOf('src/a.ts', rows)), 'complexity_delta');

    it('is what was added beyond what was removed, in doublings', () => {
      expect(delta(['+if (a) b();'])).toBe(1);
      expect(delta(['+if (a) b();', '+while (c) d();', '+if (e) f();'])).toBe(2);
      expect(delta(['+if (a) b();', '-while (c) d();'])).toBe(0);
    });

    it('is not below 0', () => {
      expect(delta(['-if (a) b();', '-if (c) d();'])).toBe(0);
    });
  });

  describe('migration', () => {
    const migration = (path: string, rows: readonly string[]) =>
      amountOf(riskOf(fileOf(path, rows)), 'migration');

    it.each([
      ['db/a.sql', '+alter table users add column a int;'],
      ['db/a.sql', '+  CREATE UNIQUE INDEX a ON b (c);'],
      ['db/a.sql', '+create or replace function a() returns int'],
      ['src/a.go', '+	db.Exec(`ALTER TABLE users ADD a INT`)'],
      ['src/a.py', '+    cursor.execute("DROP INDEX a")'],
    ])('is seen in %s: %s', (path, row) => {
      expect(migration(path, [row])).toBe(1);
    });

    it.each([
      ['db/a.sql', '-alter table users add column a int;'],
      ['db/a.sql', ' alter table users add column a int;'],
      ['db/a.sql', '+-- alter table users add column a int;'],
      ['db/a.sql', '+select created from users;'],
      ['src/a.ts', '+say("could not create table");'],
      ['src/a.ts', '+// ALTER TABLE users'],
      ['README.md', '+ALTER TABLE users'],
      ['tests/a.sql', '+create table a (b int);'],
    ])('is not seen in %s: %s', (path, row) => {
      expect(migration(path, [row])).toBe(0);
    });
  });
});
