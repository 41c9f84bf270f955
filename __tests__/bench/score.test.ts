import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { finding, pull } from './builders.ts';
import { type Cluster, score } from './modules.ts';

const PANEL = ['ann', 'bob', 'cat'];

function accepted(...members: readonly string[]): Cluster {
  return { members, accepted: true };
}

function deferred(...members: readonly string[]): Cluster {
  return { members, accepted: false };
}

describe('bench: score', () => {
  describe('relationOf', () => {
    it.each<[string, readonly string[] | string, readonly string[] | string, string | null]>([
      ['one issue in common', ['g1', 'g2'], ['g2'], 'same'],
      ['other issues', ['g1'], ['g3'], 'different'],
      ['issues of which the first names the other as related', ['g1'], ['g2'], null],
      ['issues of which the second names the other as related', ['g2'], ['g1'], null],
      ['one of several issues related', ['g3', 'g1'], ['g2'], null],
      ['one without an issue', ['g1'], 'unmatched', null],
      ['one disputed', ['g1'], 'disputed', null],
      ['one matched to nothing', ['g1'], [], null],
    ])('two findings with %s', (_, one, other, relation) => {
      const given = pull({ golden: ['g1~g2', 'g2', 'g3'], labels: { 'ann#0': one, 'bob#0': other } });

      expect(score.relationOf(given, finding('ann#0'), finding('bob#0'))).toBe(relation);
    });

    it.each([
      ['as far apart as may be', {}, { line: 11 }, 'different'],
      ['further apart', {}, { line: 12 }, null],
      ['in two files', {}, { file: 'b.ts' }, null],
      ['without a file', { file: null }, { file: null }, null],
    ])('calls only neighbours different where labels hold for those: %s', (_, one, other, relation) => {
      const given = pull({
        golden: ['g1', 'g2'],
        labels: { 'ann#0': ['g1'], 'bob#0': ['g2'] },
        pairLines: 10,
      });

      expect(score.relationOf(given, finding('ann#0', one), finding('bob#0', other))).toBe(relation);
    });

    it('takes a disputed finding for none that names an issue', () => {
      const labels = new Map([
        ['ann#0', { status: 'disputed', golden: ['g1'] }],
        ['bob#0', { status: 'matched', golden: ['g1'] }],
      ]);
      const given = { ...pull({ golden: ['g1'] }), labels };

      expect(score.relationOf(given, finding('ann#0'), finding('bob#0'))).toBeNull();
    });
  });

  describe('tally', () => {
    const given = pull({
      golden: ['g1', 'g2', 'g3'],
      labels: {
        'ann#0': ['g1'],
        'ann#1': ['g2'],
        'bob#0': ['g1'],
        'bob#1': ['g2'],
        'cat#0': ['g1'],
        'cat#1': 'unmatched',
        'dan#0': ['g1'],
      },
    });

    it('counts the pairs of the panel, and those of them that were joined', () => {
      const clusters = [accepted('ann#0', 'bob#0', 'bob#1'), deferred('ann#1'), deferred('cat#0', 'cat#1')];

      expect(score.tally(given, PANEL, clusters)).toMatchObject({
        findings: 6,
        golden: 3,
        same: 4,
        different: 6,
        joinedSame: 1,
        joinedDifferent: 2,
      });
    });

    it('lets every finding that is in no cluster stand alone', () => {
      expect(score.tally(given, PANEL, [])).toMatchObject({ joinedSame: 0, joinedDifferent: 0, parts: 5 });
    });

    it('counts the clusters of each issue that two or more findings name', () => {
      const clusters = [accepted('ann#0', 'bob#0'), accepted('cat#0'), accepted('ann#1', 'bob#1')];

      expect(score.tally(given, PANEL, clusters)).toMatchObject({ repeated: 2, parts: 3 });
    });

    it('counts no clusters of an issue that one finding alone names, even if its label says so twice', () => {
      const lone = pull({ golden: ['g1', 'g2'], labels: { 'ann#0': ['g1', 'g1'], 'bob#0': ['g2'] } });

      expect(score.tally(lone, PANEL, [])).toMatchObject({ repeated: 0, parts: 0 });
    });

    it('takes the smaller of two clusters for the duplicate, whichever was given first', () => {
      const wide = pull({
        golden: ['g1', 'g2'],
        labels: { 'ann#0': ['g1'], 'bob#0': ['g1', 'g2'], 'cat#0': ['g1', 'g2'] },
      });

      expect(score.tally(wide, PANEL, [accepted('ann#0'), accepted('bob#0', 'cat#0')])).toMatchObject({
        hit: 1,
        duplicate: 1,
      });
    });

    it.each<[string, readonly Cluster[], object]>([
      ['a hit', [accepted('ann#0', 'bob#0')], { posted: 1, hit: 1, duplicate: 0, miss: 0, found: 1 }],
      ['nothing of what is not accepted', [deferred('ann#0')], { posted: 0, hit: 0, miss: 0, found: 0 }],
      ['a miss', [accepted('cat#1')], { posted: 1, hit: 0, duplicate: 0, miss: 1, found: 0 }],
      [
        'a duplicate',
        [accepted('ann#0'), accepted('bob#0', 'cat#0')],
        { posted: 2, hit: 1, duplicate: 1, miss: 0, found: 1 },
      ],
      [
        'the issue that most members name, and no second one',
        [accepted('ann#1', 'ann#0', 'bob#0')],
        { hit: 1, found: 1 },
      ],
      [
        'of two issues that as many name the lower',
        [accepted('bob#1', 'ann#0'), accepted('ann#1')],
        { hit: 2, duplicate: 0, found: 2 },
      ],
    ])('counts %s', (_, clusters, counts) => {
      expect(score.tally(given, PANEL, clusters)).toMatchObject(counts);
    });

    it('is credited with all issues of the member that names most', () => {
      const wide = pull({ golden: ['g1', 'g2'], labels: { 'ann#0': ['g1'], 'bob#0': ['g1', 'g2'] } });

      expect(score.tally(wide, PANEL, [accepted('ann#0', 'bob#0')])).toMatchObject({ hit: 1, found: 2 });
    });

    it('is a hit with one new issue among known ones', () => {
      const wide = pull({ golden: ['g1', 'g2'], labels: { 'ann#0': ['g1'], 'bob#0': ['g1', 'g2'] } });

      expect(score.tally(wide, PANEL, [accepted('ann#0'), accepted('bob#0')])).toMatchObject({
        hit: 2,
        duplicate: 0,
      });
    });

    it.each([
      ['superseded', 0],
      ['disputed', 0],
      ['unmatched', 1],
      ['a status of another day', 1],
    ])('takes a cluster of findings that are %s for %s misses', (status, miss) => {
      const open = pull({ labels: { 'ann#0': status, 'bob#0': 'unmatched' } });

      expect(score.tally(open, PANEL, [accepted('ann#0', 'bob#0')])).toMatchObject({
        posted: 1,
        hit: 0,
        miss,
      });
    });

    it('takes a finding without a label for wrong', () => {
      const bare = pull({ findings: [finding('ann#0')] });

      expect(score.tally(bare, PANEL, [accepted('ann#0')])).toMatchObject({ miss: 1 });
    });
  });

  describe('ratesOf', () => {
    const NONE = {
      golden: 0,
      same: 0,
      different: 0,
      joinedSame: 0,
      joinedDifferent: 0,
      repeated: 0,
      parts: 0,
      hit: 0,
      duplicate: 0,
      miss: 0,
      found: 0,
    };

    it('takes duplicates for wrong', () => {
      const rates = score.ratesOf({ ...NONE, hit: 3, duplicate: 2, miss: 1, found: 3, golden: 6 });

      expect(rates).toMatchObject({ acceptedPrecision: 0.5, acceptedRecall: 0.5, acceptedF1: 0.5 });
    });

    it('computes the rates of pairs and clusters', () => {
      const counts = {
        ...NONE,
        same: 8,
        joinedSame: 6,
        different: 20,
        joinedDifferent: 2,
        repeated: 4,
        parts: 6,
      };

      expect(score.ratesOf(counts)).toMatchObject({
        pairPrecision: 0.75,
        pairRecall: 0.75,
        pairF1: 0.75,
        falseMergeRate: 0.1,
        clustersPerIssue: 1.5,
      });
    });

    it.each([
      ['no counts at all', {}],
      ['counts of nothing', NONE],
    ])('has a number for everything with %s', (_, counts) => {
      expect(score.ratesOf(counts)).toEqual({
        pairPrecision: 1,
        pairRecall: 0,
        pairF1: 0,
        acceptedPrecision: 0,
        acceptedRecall: 0,
        acceptedF1: 0,
        clustersPerIssue: 0,
        falseMergeRate: 0,
      });
    });
  });

  it('adds up pull requests', () => {
    expect(
      score.addUp([
        { hit: 1, miss: 2 },
        { hit: 3, miss: 0 },
      ]),
    ).toEqual({ hit: 4, miss: 2 });
  });

  it('counts every accepted cluster at most once and joins no pair that is not there, whatever the clusters', () => {
    const label = fc.oneof(
      fc.uniqueArray(fc.constantFrom('g1', 'g2', 'g3'), { maxLength: 3 }),
      fc.constantFrom('unmatched', 'superseded'),
    );
    const findings = fc.array(fc.tuple(label, fc.nat(3), fc.boolean()), { maxLength: 8 });
    fc.assert(
      fc.property(findings, (rows) => {
        const ids = rows.map((_, index) => `${PANEL[index % 3]}#${index}`);
        const given = pull({
          golden: ['g1', 'g2~g3', 'g3'],
          labels: Object.fromEntries(rows.map(([label], index) => [`${ids[index]}`, label])),
        });
        const clusters = [0, 1, 2, 3].map((number) => ({
          members: ids.filter((_, index) => rows[index]?.[1] === number),
          accepted: rows[number]?.[2] ?? true,
        }));
        const counts = score.tally(given, PANEL, clusters);
        const rates = score.ratesOf(counts);

        const { hit = 0, duplicate = 0, miss = 0, posted = 0, found = 0 } = counts;
        expect(hit + duplicate + miss).toBeLessThanOrEqual(posted);
        expect(found).toBeGreaterThanOrEqual(hit);
        expect(found).toBeLessThanOrEqual(3);
        expect(counts.joinedSame).toBeLessThanOrEqual(counts.same ?? 0);
        expect(counts.joinedDifferent).toBeLessThanOrEqual(counts.different ?? 0);
        for (const [name, rate] of Object.entries(rates)) {
          if (name !== 'clustersPerIssue') expect(rate >= 0 && rate <= 1).toBe(true);
        }
      }),
    );
  });
});
