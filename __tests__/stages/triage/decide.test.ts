import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FAIL_ON, reaches, SEVERITIES, severityRank } from '../../../src/domain/severity.ts';
import { SLOTS } from '../../../src/domain/slot.ts';
import { BASES, BUCKETS, type ClusterFacts, type Ruling } from '../../../src/domain/triage.ts';
import { decide, decisionTableMarkdown, settle } from '../../../src/stages/triage/decide.ts';
import { GUARDS, needsSecond } from '../../../src/stages/triage/guards.ts';
import { DECISION_TABLE } from '../../../src/stages/triage/table.ts';
import { clusterFacts, ruling } from '../../support/builders.ts';

const YES_NO = [true, false];

/** Every combination of facts that can differ where nobody was asked again, with at most four slots. */
const GRID: readonly ClusterFacts[] = [0, 1, 2, 3, 4].flatMap((votes) =>
  [0, 1, 2, 3, 4].flatMap((covering) =>
    SEVERITIES.flatMap((severity) =>
      [null, 'declined', 'upheld'].flatMap((priorArt) =>
        [0, 2].flatMap((withdrawn) =>
          [null, 'important' as const, 'blocking' as const].flatMap((citedSeverity) =>
            YES_NO.flatMap((inChange) =>
              YES_NO.map((placed) =>
                clusterFacts({
                  votes,
                  raised: Math.max(1, withdrawn > 0 ? votes - 1 : votes),
                  covering,
                  severity,
                  lowestSeverity: severity,
                  priorArt: priorArt as ClusterFacts['priorArt'],
                  withdrawn,
                  citedSeverity,
                  inChange,
                  placed,
                }),
              ),
            ),
          ),
        ),
      ),
    ),
  ),
);

const anyRuling: fc.Arbitrary<Ruling> = fc.record({
  slot: fc.constantFrom(...SLOTS),
  family: fc.constantFrom('anthropic', 'openai'),
  bucket: fc.constantFrom(...BUCKETS),
  severity: fc.constantFrom(...SEVERITIES),
  reason: fc.constant('The cache has no ttl.'),
  basis: fc.constantFrom(...BASES, null),
  proven: fc.boolean(),
  fix: fc.constant(null),
});

/** Facts with rulings of an agent and of a second seat, which may be missing. */
const anyFacts = fc
  .record({
    facts: fc.constantFrom(...GRID),
    agent: fc.option(anyRuling),
    second: fc.option(anyRuling),
    agentIsIndependent: fc.boolean(),
    failOn: fc.constantFrom(...FAIL_ON),
    steered: fc.boolean(),
  })
  .map(({ facts, ...others }): ClusterFacts => ({ ...facts, ...others }));

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
    ['lone, with a selected rule', { citedSeverity: 'blocking' }, 'accepted', 'important', /rule/],
    [
      'lone and blocking, with a rule',
      { citedSeverity: 'blocking', severity: 'blocking' },
      'accepted',
      'blocking',
      /rule/,
    ],
    [
      'lone and blocking, with a rule that is not',
      { citedSeverity: 'suggestion', severity: 'blocking' },
      'accepted',
      'important',
      /^lowered from blocking: /,
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
      const after = final({ ...facts, votes: facts.votes + 1, raised: facts.raised + 1 });

      expect(BUCKETS.indexOf(after.bucket)).toBeLessThanOrEqual(BUCKETS.indexOf(before.bucket));
      if (after.bucket !== before.bucket) continue;
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

  it('prints as a table with a line for each row, the settlement behind them, and the guards', () => {
    const lines = decisionTableMarkdown().split('\n');

    expect(lines[2]).toBe(
      '| 1 | the file is not part of the change | rejected | the gravest member’s | not grounded: the file is not part of the change |',
    );
    expect(lines[3]).toMatch(/^\| 2 \| the triage agent ruled on it/);
    expect(lines.filter((line) => line.startsWith('|'))).toHaveLength(DECISION_TABLE.length + 5);
    expect(lines[DECISION_TABLE.length + 3]).toMatch(/^\| then \| it is accepted as blocking and lone/);
    expect(lines[DECISION_TABLE.length + 4]).toMatch(/^\| then \| it is accepted, and a comment in the code/);
    expect(lines.filter((line) => line.startsWith('- '))).toHaveLength(GUARDS.length);
  });
});

const REJECTED = { bucket: 'rejected', basis: 'false', reason: 'It is set above.' } as const;
const PROVEN = { ...REJECTED, proven: true } as const;
const BLOCKER = { severity: 'blocking', votes: 2, raised: 2 } as const;
const AGREES = ruling({ slot: 'opus', family: 'anthropic', ...PROVEN });

describe('stages/triage/decide with an agent', () => {
  it.each<[string, Partial<ClusterFacts>, string, string, RegExp]>([
    [
      'accepts what is lone',
      { agent: ruling() },
      'accepted',
      'important',
      /^The cache has no ttl\. \(gpt\)$/,
    ],
    [
      'accepts what it calls no defect, without repeating that',
      { agent: ruling({ basis: 'false' }) },
      'accepted',
      'important',
      /^The cache has no ttl\. \(gpt\)$/,
    ],
    [
      'makes nothing graver than its gravest member',
      { severity: 'suggestion', agent: ruling() },
      'accepted',
      'suggestion',
      /no ttl/,
    ],
    [
      'rejects what two slots raised',
      { votes: 2, agent: ruling(REJECTED) },
      'rejected',
      'important',
      /^no defect: It is set above\. \(gpt\)$/,
    ],
    [
      'defers what is not the change’s matter',
      { agent: ruling({ bucket: 'deferred', basis: 'out-of-scope', reason: 'It is older.' }) },
      'deferred',
      'important',
      /^out of scope: It is older\./,
    ],
    [
      'lowers what fails no run',
      { votes: 2, agent: ruling({ severity: 'suggestion' }) },
      'accepted',
      'suggestion',
      /no ttl/,
    ],
    [
      'does not bring in what is outside the change',
      { inChange: false, votes: 0, agent: ruling() },
      'rejected',
      'important',
      /^not grounded/,
    ],
    [
      'does not set a cited rule aside as taste',
      { citedSeverity: 'blocking', agent: ruling({ ...PROVEN, basis: 'taste' }) },
      'accepted',
      'important',
      /rule.*gpt would have it rejected: no effect, a cited rule/,
    ],
    [
      'does not set a cited rule aside without proof',
      { citedSeverity: 'blocking', agent: ruling(REJECTED) },
      'accepted',
      'important',
      /no effect, a cited rule/,
    ],
    [
      'sets a cited rule aside with proof',
      { citedSeverity: 'blocking', agent: ruling(PROVEN) },
      'rejected',
      'important',
      /set above/,
    ],
    [
      'does not reject a blocking finding alone',
      { ...BLOCKER, agent: ruling(PROVEN) },
      'accepted',
      'blocking',
      /^raised by 2 slots; gpt would have it rejected: no effect, no second seat agreed$/,
    ],
    [
      'does not lower a blocking finding alone',
      { ...BLOCKER, agent: ruling({ severity: 'important', proven: true }) },
      'accepted',
      'blocking',
      /gpt would have it important: no effect, no second seat agreed$/,
    ],
    [
      'does not reject a blocking finding against a second seat',
      { ...BLOCKER, agent: ruling(PROVEN), second: ruling({ slot: 'opus' }) },
      'accepted',
      'blocking',
      /no second seat agreed/,
    ],
    [
      'does not reject a blocking finding without proof',
      { ...BLOCKER, agent: ruling(REJECTED), second: AGREES },
      'accepted',
      'blocking',
      /no effect, it quotes no code/,
    ],
    [
      'does not reject a blocking finding where the change speaks to its reader',
      { ...BLOCKER, steered: true, agent: ruling(PROVEN), second: AGREES },
      'accepted',
      'blocking',
      /no effect, the change holds text that speaks to its reader/,
    ],
    [
      'rejects a blocking finding with proof and a second seat',
      { ...BLOCKER, agent: ruling(PROVEN), second: AGREES },
      'rejected',
      'blocking',
      /^no defect: It is set above\. \(gpt and opus\)$/,
    ],
    [
      'takes a second seat that lowers for one that agrees',
      { ...BLOCKER, agent: ruling(PROVEN), second: ruling({ slot: 'opus', severity: 'important' }) },
      'rejected',
      'blocking',
      /\(gpt\)$/,
    ],
    [
      'does not lower a blocking finding alone where the milder one would still fail the run',
      { ...BLOCKER, failOn: 'important', agent: ruling({ severity: 'important', proven: true }) },
      'accepted',
      'blocking',
      /no second seat/,
    ],
    [
      'may lower what is not blocking to what still fails the run',
      { votes: 2, failOn: 'suggestion', agent: ruling({ severity: 'suggestion' }) },
      'accepted',
      'suggestion',
      /no ttl/,
    ],
    [
      'does not reject alone what else fails the run',
      { votes: 2, failOn: 'important', agent: ruling(PROVEN) },
      'accepted',
      'important',
      /no second seat/,
    ],
    [
      'rejects what the table would not accept',
      { failOn: 'important', agent: ruling(REJECTED) },
      'rejected',
      'important',
      /set above/,
    ],
    [
      'is bound by what blocks where no finding fails a run',
      { ...BLOCKER, failOn: 'never', agent: ruling({ severity: 'important', proven: true }) },
      'accepted',
      'blocking',
      /no second seat/,
    ],
    [
      'upholds what one other family raised',
      { severity: 'blocking', agent: ruling(), agentIsIndependent: true },
      'accepted',
      'blocking',
      /no ttl/,
    ],
    [
      'upholds nothing of its own family',
      { severity: 'blocking', agent: ruling(), agentIsIndependent: false },
      'accepted',
      'important',
      /^lowered from blocking/,
    ],
    [
      'leaves a lone blocking finding to the table where it would reject it alone',
      { severity: 'blocking', agent: ruling(PROVEN), agentIsIndependent: true },
      'accepted',
      'important',
      /^lowered from blocking/,
    ],
    [
      'accepts what people declined before',
      { priorArt: 'declined', agent: ruling() },
      'accepted',
      'important',
      /no ttl/,
    ],
  ])('%s', (_, overrides, ...expected) => {
    const [bucket, severity, reason] = expected;

    expect(final(clusterFacts(overrides))).toEqual({
      bucket,
      severity,
      reason: expect.stringMatching(reason),
    });
  });

  it.each<[string, Partial<ClusterFacts>, boolean]>([
    ['a blocking finding would be rejected with proof', { ...BLOCKER, agent: ruling(PROVEN) }, true],
    ['there is no proof', { ...BLOCKER, agent: ruling(REJECTED) }, false],
    ['one was asked', { ...BLOCKER, agent: ruling(PROVEN), second: ruling() }, false],
    ['the change speaks to its reader', { ...BLOCKER, steered: true, agent: ruling(PROVEN) }, false],
    ['nothing is dropped', { ...BLOCKER, agent: ruling() }, false],
    ['nothing grave is dropped', { agent: ruling(PROVEN) }, false],
    ['no agent spoke', BLOCKER, false],
  ])('asks for a second vote or not: %s', (_, overrides, expected) => {
    expect(needsSecond(clusterFacts(overrides))).toBe(expected);
  });

  it('has a decision for all facts and rulings, never graver than the finding', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { bucket, severity, reason } = final(facts);

        expect(BUCKETS).toContain(bucket);
        expect(severityRank(severity)).toBeGreaterThanOrEqual(severityRank(facts.severity));
        expect(reason.length).toBeGreaterThan(4);
      }),
      { numRuns: 2_000 },
    );
  });

  it('lets no single ruling take out of a run what fails it', () => {
    const fails = (facts: ClusterFacts) => {
      const { bucket, severity } = final(facts);
      return bucket === 'accepted' && reaches(severity, facts.failOn);
    };
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const alone = { ...facts, second: null };

        if (fails({ ...alone, agent: null })) expect(fails(alone)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('lets no ruling count against a failing finding where the change speaks to its reader', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const steered = { ...facts, steered: true };
        const table = final({ ...steered, agent: null });
        if (table.bucket !== 'accepted' || table.severity !== 'blocking') return;

        expect(final(steered)).toMatchObject({ bucket: 'accepted', severity: 'blocking' });
      }),
      { numRuns: 2_000 },
    );
  });

  it('does not care what an agent says of a file outside the change', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const outside = { ...facts, inChange: false };

        expect(final(outside)).toEqual(final({ ...outside, agent: null, second: null }));
      }),
    );
  });
});

describe('stages/triage/decide after a hearing, and with what people said before', () => {
  it.each<[string, Partial<ClusterFacts>, string, string, RegExp]>([
    [
      'withdrawn by all',
      { severity: 'blocking', votes: 0, raised: 1, withdrawn: 2 },
      'deferred',
      'blocking',
      /^withdrawn: 2 slots/,
    ],
    [
      'withdrawn, with a cited rule',
      { severity: 'blocking', votes: 0, withdrawn: 2, citedSeverity: 'blocking' },
      'accepted',
      'blocking',
      /rule/,
    ],
    [
      'withdrawn by all but one',
      { severity: 'blocking', votes: 1, raised: 2, withdrawn: 2, covering: 3 },
      'accepted',
      'important',
      /^lowered/,
    ],
    [
      'upheld by another slot',
      { severity: 'blocking', votes: 2, raised: 1 },
      'accepted',
      'blocking',
      /held by 2 slots/,
    ],
    ['declined before', { votes: 2, priorArt: 'declined' }, 'deferred', 'important', /^declined before/],
    [
      'declined before, and blocking',
      { votes: 2, severity: 'blocking', priorArt: 'declined' },
      'accepted',
      'blocking',
      /2 slots/,
    ],
    ['mended before', { priorArt: 'upheld' }, 'accepted', 'important', /people mended the same before/],
  ])('decides on a finding %s', (_, overrides, ...expected) => {
    const [bucket, severity, reason] = expected;

    expect(final(clusterFacts(overrides))).toEqual({
      bucket,
      severity,
      reason: expect.stringMatching(reason),
    });
  });
});
