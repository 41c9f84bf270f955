import { describe, expect, it } from '@jest/globals';
import type { WantedFinding } from '../../../src/domain/publication.ts';
import { annotationsOf } from '../../../src/stages/report/annotations.ts';
import { documentOf, HOSTILE, manyFindings, named, placed, wanted } from './markdown-inputs.ts';

const listed = (overrides: Partial<WantedFinding>) => placed(wanted(overrides), { place: 'summary' });

describe('stages/report/annotations', () => {
  it('remarks on what no comment says, the gravest first', () => {
    const places = [
      placed(wanted({ id: 'said' })),
      placed(wanted({ id: 'kept' }), { place: 'file', state: 'kept' }),
      listed({ id: 'mild', severity: 'suggestion' }),
      listed({ id: 'grave', severity: 'blocking' }),
      listed({ id: 'middle', severity: 'important' }),
    ];

    expect(annotationsOf(documentOf(), places, 50).map(({ level }) => level)).toEqual([
      'failure',
      'warning',
      'notice',
    ]);
    expect(annotationsOf(documentOf(), places, 1).map(({ level }) => level)).toEqual(['failure']);
    expect(annotationsOf(documentOf(), places, -1)).toEqual([]);
  });

  it('remarks on all accepted findings and those of the gates where nothing was published', () => {
    const [secret] = annotationsOf(named('secret-found'), [], 50);

    expect(secret).toEqual({
      path: 'src/config.ts',
      startLine: 3,
      endLine: 3,
      level: 'failure',
      title: 'Quorate: blocking (by a gate)',
      message: 'This line adds a secret (github-token).\n\nFix: Revoke it and read it from the environment.',
    });
  });

  it('stands on the lines of the anchor', () => {
    const anchor = { path: 'src/session.ts', side: 'RIGHT', line: 42, startLine: 39 } as const;
    const [annotation] = annotationsOf(documentOf(), [listed({ line: 39, anchor })], 50);

    expect(annotation).toMatchObject({
      startLine: 39,
      endLine: 42,
      title: 'Quorate: important, correctness (by opus, gpt)',
    });
  });

  it.each<[string, Partial<WantedFinding>]>([
    ['a removed line', { anchor: { path: 'src/session.ts', side: 'LEFT', line: 2, startLine: null } }],
    ['a whole file', { line: 0, anchor: null }],
  ])('leaves out %s', (_, finding) => {
    expect(annotationsOf(documentOf(), [listed(finding)], 50)).toEqual([]);
  });

  it('takes the line of the finding where the diff bears no comment', () => {
    expect(annotationsOf(documentOf(), [listed({ line: 7, anchor: null })], 50)).toMatchObject([
      { startLine: 7, endLine: 7 },
    ]);
  });

  it('is plain text without controls, marks and markers', () => {
    const [annotation] = annotationsOf(documentOf(), [listed({ issue: HOSTILE, fix: HOSTILE })], 50);

    expect(annotation?.title).not.toMatch(/\n/);
    expect(`${annotation?.title}${annotation?.message}`).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]|<!--/u);
  });

  it.each(['', 'a'])('cuts a long message on a whole character behind "%s"', (before) => {
    const [annotation] = annotationsOf(documentOf(), [listed({ issue: before + '😀'.repeat(9_000) })], 50);

    expect(annotation?.message.length).toBeLessThanOrEqual(4_000);
    expect(annotation?.message).toMatch(/😀…$/u);
  });

  it('keeps to its number with 10,000 findings', () => {
    const found = annotationsOf(manyFindings(10_000), [], 50);

    expect(found).toHaveLength(50);
    expect(new Set(found.map(({ level }) => level))).toEqual(new Set(['failure']));
  });
});
