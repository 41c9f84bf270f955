import { describe, expect, it } from '@jest/globals';
import { SEVERITIES, severityRank } from '../../../src/domain/severity.ts';
import { BUCKETS, type ClusterFacts } from '../../../src/domain/triage.ts';
import { DECISION_TABLE, decide, decisionTableMarkdown, settle } from '../../../src/stages/triage/decide.ts';
import { clusterFacts } from '../../support/builders.ts';

const YES_NO = [true, false];

/** Every combination of facts that can differ, with at most four slots. */
const GRID: readonly ClusterFacts[] = [0, 1, 2, 3, 4].flatMap((votes) =>
  [0, 1, 2, 3, 4].flatMap((covering) =>
    SEVERITIES.flatMap((severity) =>
      YES_NO.flatMap((ruleCited) =>
        YES_NO.flatMap((inChange) =>
          YES_NO.flatMap((placed) =>
            YES_NO.map((onChangedLine) => ({
              votes,
              families: Math.min(votes, 2),
              covering,
              severity,
              lowestSeverity: severity,
              ruleCited,
              inChange,
              placed,
              onChangedLine,
            })),
          ),
        ),
      ),
    ),
  ),
);

function final(facts: ClusterFacts) {
  return settle(facts, decide(facts));
}

describe('stages/triage/decide', () => {
  it.each<[string, Partial<ClusterFacts>, string, string, RegExp]>([
    [
      'outside the change',
      { inChange: false, votes: 0, severity: 'blocking' },
      'rejected',
      'blocking',
      /^not grounded: /,
    ],
    ['of two slots', { votes: 2 }, 'accepted', 'important', /raised by 2 slots/],
    [
      'blocking, of two slots',
      { votes: 2, severity: 'blocking' },
      'accepted',
      'blocking',
      /raised by 2 slots/,
    ],
    ['lone', { covering: 3 }, 'deferred', 'important', /^unconfirmed: .* of the 3 /],
    ['lone, a suggestion', { severity: 'suggestion' }, 'deferred', 'suggestion', /^unconfirmed: /],
    ['lone, with a selected rule', { ruleCited: true }, 'accepted', 'important', /rule/],
    [
      'lone and blocking, with a rule',
      { ruleCited: true, severity: 'blocking' },
      'accepted',
      'blocking',
      /rule/,
    ],
    ['of a panel of one', { covering: 1, severity: 'blocking' }, 'accepted', 'blocking', /no two/],
    [
      'of a cut answer nobody else gave',
      { covering: 0, severity: 'blocking' },
      'accepted',
      'blocking',
      /no two/,
    ],
    [
      'about what nobody was shown',
      { covering: 0, placed: false },
      'deferred',
      'important',
      /^unconfirmed: /,
    ],
  ])('decides on a finding %s', (_, overrides, ...expected) => {
    const [bucket, severity, reason] = expected;

    expect(final(clusterFacts(overrides))).toEqual({
      bucket,
      severity,
      reason: expect.stringMatching(reason),
    });
  });

  it('accepts a lone blocking finding as blocking and lowers it when nothing upholds it', () => {
    const facts = clusterFacts({ severity: 'blocking', covering: 3 });

    expect(decide(facts)).toMatchObject({ bucket: 'accepted', severity: 'blocking' });
    expect(final(facts)).toMatchObject({
      bucket: 'accepted',
      severity: 'important',
      reason: expect.stringMatching(/^lowered from blocking: .* of the 3 /),
    });
  });

  it('has an answer with a reason for all facts', () => {
    for (const facts of GRID) {
      const { bucket, severity, reason } = final(facts);

      expect(BUCKETS).toContain(bucket);
      expect(SEVERITIES).toContain(severity);
      expect(reason.length).toBeGreaterThan(4);
      expect(reason).not.toMatch(/[{}]/);
    }
  });

  it('never lowers a bucket or a severity for one more vote', () => {
    for (const facts of GRID) {
      const before = final(facts);
      const after = final({ ...facts, votes: facts.votes + 1 });

      expect(BUCKETS.indexOf(after.bucket)).toBeLessThanOrEqual(BUCKETS.indexOf(before.bucket));
      expect(severityRank(after.severity)).toBeLessThanOrEqual(severityRank(before.severity));
    }
  });

  it('never raises a severity, and rejects nothing but what is outside the change', () => {
    for (const facts of GRID) {
      const { bucket, severity } = final(facts);

      expect(severityRank(severity)).toBeGreaterThanOrEqual(severityRank(facts.severity));
      expect(bucket === 'rejected').toBe(!facts.inChange);
    }
  });

  it('lets no row stand behind one that always holds before it', () => {
    for (const [index, row] of DECISION_TABLE.entries()) {
      const reached = GRID.some((facts) => DECISION_TABLE.findIndex(({ holds }) => holds(facts)) === index);

      expect({ when: row.when, reached }).toEqual({ when: row.when, reached: true });
    }
  });

  it('prints as a table with a line for each row and the settlement behind them', () => {
    const lines = decisionTableMarkdown().split('\n');

    expect(lines).toHaveLength(DECISION_TABLE.length + 3);
    expect(lines[2]).toBe(
      '| 1 | the file is not part of the change | rejected | the gravest member’s | not grounded: the file is not part of the change |',
    );
    expect(lines.at(-1)).toMatch(/^\| then \| it is lone and blocking.*\| accepted \| important \|/);
  });
});
