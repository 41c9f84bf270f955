import { describe, expect, it } from '@jest/globals';
import type { MatchItem } from '../../src/domain/matching.ts';
import { decide } from '../../src/stages/triage/decide.ts';
import { clusterFindings } from '../../src/stages/triage/matcher.ts';
import { clusterFacts } from '../support/builders.ts';
import { finding, pull } from './builders.ts';
import { baselines, type Finding, methods, quality, qualityTable, type RecordedSet } from './modules.ts';

const NO_MATCHER = () => [];

function setOf(reviewers: readonly string[], panels: RecordedSet['panels']): RecordedSet {
  return { pulls: [pull({ findings: reviewers.map((reviewer) => finding(`${reviewer}#0`)) })], panels };
}

describe('bench: baselines', () => {
  it.each<[string, Partial<Finding>, number]>([
    ['three lines apart', { line: 4 }, 1],
    ['four lines apart', { line: 5 }, 2],
    ['in two files', { file: 'b.ts' }, 2],
    ['without files', { file: null }, 2],
  ])('joins by file and line: %s', (_, other, count) => {
    const one = other.file === null ? finding('ann#0', { file: null }) : finding('ann#0');

    expect(baselines.byFileAndLine([one, finding('bob#0', other)])).toHaveLength(count);
  });

  it('chains what is near, also through one that comes later', () => {
    const findings = [1, 7, 4].map((line, index) => finding(`ann#${index}`, { line }));

    expect(baselines.byFileAndLine(findings)).toEqual([['ann#0', 'ann#1', 'ann#2']]);
  });

  it('compares words and the parts of names, without grammar', () => {
    expect([...baselines.wordsOf('The readFile of a_b is X, and 3 files')]).toEqual([
      'readfile',
      'read',
      'file',
      'a_b',
      'files',
    ]);
  });

  it.each([
    [0.5, 1],
    [0.51, 2],
  ])('joins texts that share half of their words at %s into %i', (threshold, count) => {
    const findings = [finding('ann#0', { text: 'cache expiry' }), finding('bob#0', { text: 'expiry' })];

    expect(baselines.byWords(threshold)(findings)).toHaveLength(count);
  });

  it('finds texts of nothing but grammar unlike', () => {
    expect(
      baselines.byWords(0.1)([finding('a#0', { text: 'it is' }), finding('b#0', { text: 'it is' })]),
    ).toHaveLength(2);
  });

  it('joins by the mean of all pairs, the nearest first', () => {
    const likeness = [
      [1, 0.9, 0.5, 0],
      [0.9, 1, 0.2, 0],
      [0.5, 0.2, 1, 0.4],
      [0, 0, 0.4, 1],
    ];

    expect(baselines.averageLink(likeness, 0.5)).toEqual([[0, 1], [2], [3]]);
    expect(baselines.averageLink(likeness, 0.35)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(baselines.averageLink(likeness, 0.2)).toHaveLength(2);
    expect(baselines.averageLink(likeness, 0.17)).toHaveLength(1);
  });
});

describe('bench: methods', () => {
  it.each([
    [1, 1],
    [2, 2],
    [4, 2],
    [5, 3],
    [10, 3],
  ])('asks of a panel of %i for %i votes', (size, votes) => {
    expect(methods.votesNeeded(size)).toBe(votes);
  });

  it('asks of panels up to four for as many votes as the product does', () => {
    for (const covering of [1, 2, 3, 4]) {
      for (let votes = 1; votes <= covering; votes++) {
        const { bucket } = decide(clusterFacts({ votes, covering, severity: 'important' }));

        expect([covering, votes, bucket === 'accepted']).toEqual([
          covering,
          votes,
          votes >= methods.votesNeeded(covering),
        ]);
      }
    }
  });

  it('posts of a single reviewer all it says, and nothing else', () => {
    const clusters = methods
      .singleOf('ann')
      .clustersOf([finding('ann#0'), finding('bob#0'), finding('ann#1')]);

    expect(clusters).toEqual([
      { members: ['ann#0'], accepted: true },
      { members: ['bob#0'], accepted: false },
      { members: ['ann#1'], accepted: true },
    ]);
  });

  it('counts reviewers as votes, not findings', () => {
    const [, byPlace] = methods.methodsFor(['ann', 'bob'], NO_MATCHER);
    const of = (...ids: readonly string[]) => byPlace?.clustersOf(ids.map((id) => finding(id)));

    expect(of('ann#0', 'ann#1')).toMatchObject([{ accepted: false }]);
    expect(of('ann#0', 'bob#0')).toMatchObject([{ accepted: true }]);
  });

  it('hands the product’s matcher what triage hands it', () => {
    const seen: unknown[] = [];
    const spy = (items: readonly MatchItem[]) => {
      seen.push(...items);
      return items.map(({ id }) => [id]);
    };
    const ours = methods.methodsFor(['ann', 'bob'], spy).find(({ name }) => name === 'quorate');
    ours?.clustersOf([
      finding('ann#0', { file: null, line: 0, firstLine: 0 }),
      finding('bob#0', { line: 9, firstLine: 7 }),
    ]);

    expect(seen).toEqual([
      { id: 'ann#0', file: null, line: 0, endLine: 0, text: 'ann#0', reviewer: 'ann' },
      { id: 'bob#0', file: 'a.ts', line: 7, endLine: 9, text: 'bob#0', reviewer: 'bob' },
    ]);
  });
});

describe('bench: measure', () => {
  it.each<[string, readonly string[], RecordedSet['panels'], readonly string[]]>([
    [
      'those that are told of',
      ['ann'],
      new Map([
        ['own', ['ann']],
        ['p4', ['ann']],
      ]),
      ['p4'],
    ],
    ['those that a set has of its own', ['ann'], new Map([['own', ['ann']]]), ['own']],
    ['all reviewers, where a panel has none of them', ['ann'], new Map([['p4', ['bob']]]), ['all']],
    ['all reviewers, where a set has no panels and none of the usual reviewers', ['ann'], null, ['all']],
    ['the usual ones, where a set has no panels', ['claude', 'coderabbit'], null, ['p4', 'p6', 'p10']],
    ['none, where nobody reviewed', [], null, []],
  ])('measures the panels %s', (_, reviewers, panels, names) => {
    expect(quality.panelsOf('martian', setOf(reviewers, panels)).map(({ name }) => name)).toEqual(names);
  });

  it('counts a reviewer once, however often a panel names it', () => {
    const [panel] = quality.panelsOf('martian', setOf(['ann'], new Map([['p4', ['ann', 'ann']]])));

    expect(panel?.members).toEqual(['ann']);
  });

  const words = 'session cache never expires tokens';
  const sets = {
    martian: {
      pulls: [
        pull({
          golden: ['g1', 'g2'],
          labels: { 'ann#0': ['g1'], 'bob#0': ['g1'], 'bob#1': 'unmatched' },
          findings: [
            finding('ann#0', { text: words }),
            finding('bob#0', { text: words, line: 90, firstLine: 90 }),
            finding('bob#1', { text: 'unused import lodash', line: 50, firstLine: 50 }),
          ],
        }),
      ],
      // The best does not come first.
      panels: new Map([['p4', ['bob', 'ann']]]),
    },
    aacr: { pulls: [], panels: null },
  };

  it('tells rates by set, panel and method', () => {
    expect(quality.jsonOf(quality.measure(sets, clusterFindings))).toEqual({
      martian: {
        p4: {
          'single:ann': {
            pairF1: 0,
            acceptedPrecision: 1,
            acceptedRecall: 0.5,
            acceptedF1: 2 / 3,
            clustersPerIssue: 2,
          },
          'single:bob': {
            pairF1: 0,
            acceptedPrecision: 0.5,
            acceptedRecall: 0.5,
            acceptedF1: 0.5,
            clustersPerIssue: 2,
          },
          'best-single': {
            pairF1: 0,
            acceptedPrecision: 1,
            acceptedRecall: 0.5,
            acceptedF1: 2 / 3,
            clustersPerIssue: 2,
          },
          union: {
            pairF1: 0,
            acceptedPrecision: 1 / 3,
            acceptedRecall: 0.5,
            acceptedF1: 0.4,
            clustersPerIssue: 2,
          },
          'file+line': {
            pairF1: 0,
            acceptedPrecision: 0,
            acceptedRecall: 0,
            acceptedF1: 0,
            clustersPerIssue: 2,
          },
          'jaccard-0.12': {
            pairF1: 1,
            acceptedPrecision: 1,
            acceptedRecall: 0.5,
            acceptedF1: 2 / 3,
            clustersPerIssue: 1,
          },
          'jaccard-0.15': {
            pairF1: 1,
            acceptedPrecision: 1,
            acceptedRecall: 0.5,
            acceptedF1: 2 / 3,
            clustersPerIssue: 1,
          },
          quorate: {
            pairF1: 1,
            acceptedPrecision: 1,
            acceptedRecall: 0.5,
            acceptedF1: 2 / 3,
            clustersPerIssue: 1,
          },
        },
      },
    });
  });

  it('prints what was measured, and who was the best', () => {
    const results = quality.measure(sets, clusterFindings);

    expect(qualityTable.textOf(results)).toContain(
      'martian p4: 2 reviewers, 1 pull requests, 3 findings, 2 known issues',
    );
    expect(qualityTable.textOf(results)).toMatch(
      /^best-single \(ann\) +100\.0 +0\.0 +0\.0 +1 +100\.0 +50\.0 +66\.7 +2\.00$/m,
    );
    expect(qualityTable.markdownOf(results)).toContain(
      '| quorate | 100.0 | 100.0 | 100.0 | 1 | 100.0 | 50.0 | 66.7 | 1.00 |',
    );
  });
});
