import { describe, expect, it } from '@jest/globals';
import type { ChangedFile } from '../../../src/domain/change.ts';
import { testGapGate } from '../../../src/stages/gates/test-gap.ts';
import { changeWith, fileWith } from '../../support/publish-scene.ts';

const RULES = { enabled: true, blockThreshold: null, promoteSeverity: false };

function source(name: string, overrides: Partial<ChangedFile> = {}): ChangedFile {
  const rows = [
    `+export function ${name}(x) {`,
    ...'abcdefg'.split('').map((word) => `+  ${word}(x);`),
    '+}',
  ];
  return fileWith('src/parse.ts', [{ start: 1, rows }], overrides);
}

const outcomeOf = (...files: readonly ChangedFile[]) => testGapGate(changeWith(files), RULES);

function testFile(overrides: Partial<ChangedFile>): ChangedFile {
  return { ...fileWith('test/old.test.ts', [{ start: 1, rows: [' a'] }]), ...overrides };
}

describe('stages/gates/test-gap', () => {
  const cut = testFile({}).diff;

  it.each<[string, Partial<ChangedFile>, string]>([
    ['is there', {}, 'pass'],
    ['is deleted and not shown', { diff: null, status: 'deleted', additions: null }, 'pass'],
    ['is not shown and adds nothing', { diff: null, additions: 0 }, 'pass'],
    ['is not shown', { diff: null, additions: 3 }, 'skipped'],
    ['is not shown, no number known', { diff: null, additions: null }, 'skipped'],
    ['is cut', { diff: cut === null ? null : { ...cut, truncated: true } }, 'skipped'],
  ])('of a change whose test %s', (_name, overrides, status) => {
    expect(outcomeOf(source('parse'), testFile(overrides)).status).toBe(status);
  });

  const { content, attributes } = source('parse');
  const mark = (base: boolean | null, head: boolean | null) => ({
    ...content,
    generatedMark: { base, head },
  });

  it.each<[string, Partial<ChangedFile>, number]>([
    ['without marks', {}, 1],
    ['that is minified', { content: { ...content, minified: { base: null, head: true } } }, 0],
    ['with a mark', { content: mark(null, true) }, 0],
    ['with a mark that the change adds to an old file', { content: mark(false, true) }, 1],
    [
      'with a mark that the repository denies',
      { attributes: { ...attributes, generated: false }, content: mark(true, true) },
      1,
    ],
  ])('asks for a file %s', (_name, overrides, count) => {
    expect(outcomeOf(source('parse', overrides)).findings).toHaveLength(count);
  });

  it('shows names as they are, cut', () => {
    expect(outcomeOf(source('n'.repeat(300))).findings[0]?.issue.length).toBeLessThan(300);
  });
});
