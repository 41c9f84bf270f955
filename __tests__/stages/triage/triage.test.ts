import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { loadValidator, type Validator } from '../../../src/domain/contract.ts';
import type { RaisedFinding } from '../../../src/domain/finding.ts';
import { isComplete, type SlotResult } from '../../../src/domain/panel.ts';
import type { TriageResult } from '../../../src/domain/triage.ts';
import { type TriageInput, triage } from '../../../src/stages/triage/triage.ts';
import { coverageOf, raisedFinding } from '../../support/builders.ts';
import { anyPanel, inputOf, PATHS, seat } from './panels.ts';

const NO_TTL = { issue: 'The session cache never expires.', quote: 'cache.set(sid, s);', line: 1 } as const;
const NO_TTL_REWORDED = {
  ...NO_TTL,
  issue: 'Sessions in the cache never expire.',
  fix: 'Pass a ttl.',
} as const;
const BLOCKING = { severity: 'blocking' } as const;

describe('stages/triage/triage', () => {
  let breaches: Validator;
  beforeAll(async () => {
    breaches = await loadValidator('triage-output');
  });

  it('writes one accepted finding, its duplicate and a lone one into the document', async () => {
    const result = await triage(
      inputOf([
        seat('opus', [{ ...NO_TTL, ...BLOCKING, ruleId: 'SEC-01', criteriaSource: 'made up' }]),
        seat('gpt', [
          NO_TTL_REWORDED,
          { issue: 'Unused import of lodash.', severity: 'suggestion', line: 2 },
        ]),
      ]),
    );

    expect(result.document).toEqual({
      accepted: [
        {
          severity: 'blocking',
          file: 'src/session.ts',
          line: 1,
          issue: NO_TTL.issue,
          fix: 'Pass a ttl.',
          reviewer: 'opus',
          ruleId: 'SEC-01',
          criteriaSource: 'made up',
        },
      ],
      deferred: [
        {
          finding: {
            severity: 'suggestion',
            file: 'src/session.ts',
            line: 2,
            issue: 'Unused import of lodash.',
            reviewer: 'gpt',
          },
          reason: 'unconfirmed: raised by one slot alone of the 2 that covered the file',
        },
      ],
      rejected: [
        {
          finding: {
            severity: 'important',
            file: 'src/session.ts',
            line: 1,
            issue: NO_TTL_REWORDED.issue,
            fix: 'Pass a ttl.',
            reviewer: 'gpt',
          },
          reason: `duplicate of opus#0: ${NO_TTL.issue}`,
        },
      ],
      approved: false,
      consensus: {
        reviewerCount: 2,
        verdict: 'split',
        disagreements: [
          {
            file: 'src/session.ts',
            line: 1,
            issue: NO_TTL.issue,
            note: 'opus blocking, gpt important',
          },
          {
            file: 'src/session.ts',
            line: 2,
            issue: 'Unused import of lodash.',
            note: 'gpt suggestion; opus did not raise it',
          },
        ],
      },
    });
    expect(breaches(result.document)).toEqual([]);
  });

  it('says nothing but approval of a panel that found nothing', async () => {
    const { document, verdicts } = await triage(inputOf([seat('opus'), seat('gpt')]));

    expect(document).toEqual({
      accepted: [],
      deferred: [],
      rejected: [],
      approved: true,
      consensus: { reviewerCount: 2, verdict: 'unanimous-pass' },
    });
    expect(verdicts).toEqual([
      { slot: 'opus', verdict: 'pass' },
      { slot: 'gpt', verdict: 'pass' },
    ]);
  });

  it('leaves consensus out where nobody answered, and does not approve', async () => {
    const { document } = await triage(
      inputOf([seat('opus', [], { status: 'refused' }), seat('gpt', [], { status: 'timeout' })]),
    );

    expect(document).toEqual({ accepted: [], deferred: [], rejected: [], approved: false });
  });

  it('lowers a lone blocking finding and records the disagreement', async () => {
    const { document } = await triage(inputOf([seat('opus', [{ ...NO_TTL, ...BLOCKING }]), seat('gpt')]));

    expect(document.accepted).toMatchObject([{ severity: 'important' }]);
    expect(document.consensus).toMatchObject({
      verdict: 'split',
      disagreements: [{ note: 'opus blocking; gpt did not raise it; lowered to important' }],
    });
    expect(document.approved).toBe(true);
  });

  it('lets the blocking finding of a panel of one block', async () => {
    const { document } = await triage(inputOf([seat('opus', [{ ...NO_TTL, ...BLOCKING }])]));

    expect(document).toMatchObject({
      accepted: [BLOCKING],
      approved: false,
      consensus: { verdict: 'unverified' },
    });
  });

  it.each<[string, Partial<TriageInput>, boolean]>([
    ['all is well', {}, true],
    ['a gate failed', { gatesPassed: false }, false],
    [
      'a file was not covered',
      { coverage: { quorum: 2, seats: 2, cut: [], files: [], complete: false } },
      false,
    ],
  ])(
    'approves only what was wholly read and let through by the gates: %s',
    async (_, overrides, approved) => {
      const { document } = await triage(inputOf([seat('opus'), seat('gpt')], overrides));

      expect(document.approved).toBe(approved);
    },
  );

  it('does not let a rule id in an answer count for a vote', async () => {
    const { document } = await triage(
      inputOf([seat('opus', [{ ...NO_TTL, ruleId: 'SEC-01' }]), seat('gpt')]),
    );

    expect(document.accepted).toEqual([]);
    expect(document.deferred).toHaveLength(1);
  });

  it('rejects what is not in the change with the words of the reviewer', async () => {
    const { document } = await triage(
      inputOf([seat('opus', [{ ...NO_TTL, ...BLOCKING, file: 'lib/none.ts' }]), seat('gpt')]),
    );

    expect(document.rejected).toMatchObject([
      {
        finding: { file: 'lib/none.ts', severity: 'blocking' },
        reason: expect.stringMatching(/^not grounded/),
      },
    ]);
    expect(document.consensus).toEqual({ reviewerCount: 2, verdict: 'unanimous-pass' });
  });

  describe('for any panel', () => {
    function rawOf(slots: readonly SlotResult[]): readonly RaisedFinding[] {
      return slots.flatMap(({ findings }) => findings);
    }

    function summary({ document, clusters, placements }: TriageResult) {
      return { document: { ...document, consensus: document.consensus?.verdict }, clusters, placements };
    }

    it('writes a valid document with every finding in exactly one bucket, and approves nothing that blocks', async () => {
      await fc.assert(
        fc.asyncProperty(anyPanel, fc.boolean(), async (slots, gatesPassed) => {
          const { document, placements, findings } = await triage(inputOf(slots, { gatesPassed }));
          const ids = rawOf(slots).map(({ id }) => id);

          expect(breaches(document)).toEqual([]);
          expect(findings.map(({ id }) => id)).toEqual(ids);
          expect(placements.map(({ id }) => id).sort()).toEqual([...ids].sort());
          const { accepted, deferred, rejected, approved } = document;
          expect(accepted.length + deferred.length + rejected.length).toBe(ids.length);
          if (accepted.some(({ severity }) => severity === 'blocking')) expect(approved).toBe(false);
        }),
        { numRuns: 5_000 },
      );
    }, 120_000);

    it('rejects a finding only as a duplicate of another one or for want of ground', async () => {
      await fc.assert(
        fc.asyncProperty(anyPanel, async (slots) => {
          const { placements, findings } = await triage(inputOf(slots));
          const outside = new Set(
            findings.filter(({ grounding }) => grounding === 'none').map(({ id }) => id),
          );

          for (const { id, bucket, duplicateOf } of placements) {
            expect(bucket === 'rejected').toBe(outside.has(id) || duplicateOf !== null);
          }
        }),
      );
    });

    it('calls nothing unanimous that one family said, or that a seat did not answer', async () => {
      await fc.assert(
        fc.asyncProperty(anyPanel, async (slots) => {
          const verdict = (await triage(inputOf(slots))).document.consensus?.verdict ?? '';
          const families = new Set(slots.map(({ family }) => family));
          const isWhole = slots.every(({ status }) => isComplete(status));

          if (verdict.startsWith('unanimous'))
            expect({ families: families.size > 1, isWhole }).toEqual({ families: true, isWhole: true });
        }),
        { numRuns: 500 },
      );
    });

    it('blocks only on code that was shown', async () => {
      await fc.assert(
        fc.asyncProperty(anyPanel, async (slots) => {
          const { clusters, findings } = await triage(inputOf(slots));
          const shown = new Set(
            findings.filter(({ grounding }) => grounding === 'quote').map(({ id }) => id),
          );

          for (const { decision, members } of clusters) {
            if (decision.bucket === 'accepted' && decision.severity === 'blocking') {
              expect(members.some((id) => shown.has(id))).toBe(true);
            }
          }
        }),
        { numRuns: 500 },
      );
    });

    it('does not depend on the order of slots and findings', async () => {
      const shuffled = anyPanel.chain((slots) =>
        fc.tuple(
          fc.constant(slots),
          fc.shuffledSubarray(slots, { minLength: slots.length }),
          fc.infiniteStream(fc.boolean()),
        ),
      );
      await fc.assert(
        fc.asyncProperty(shuffled, async ([slots, others, turns]) => {
          const turned = others.map((slot) =>
            turns.next().value ? { ...slot, findings: [...slot.findings].reverse() } : slot,
          );
          const coverage = coverageOf(slots, PATHS);

          expect(summary(await triage(inputOf(turned, { coverage })))).toEqual(
            summary(await triage(inputOf(slots, { coverage }))),
          );
        }),
        { numRuns: 300 },
      );
    });

    it('keeps every cluster when a finding comes that is like no other', async () => {
      const stranger = {
        issue: 'Typographic remark without relatives whatsoever.',
        file: 'src/orders.ts',
        line: 0,
      };
      await fc.assert(
        fc.asyncProperty(anyPanel, async (slots) => {
          const [first, ...rest] = slots;
          if (first === undefined) return;
          const added = raisedFinding({ ...stranger, slot: first.slot, id: `${first.slot}#99` });
          const before = (await triage(inputOf(slots))).clusters;
          const turned = inputOf([{ ...first, findings: [...first.findings, added] }, ...rest]);
          const after = (await triage(turned)).clusters;

          expect(after.filter(({ id }) => id !== added.id)).toEqual(before);
        }),
        { numRuns: 300 },
      );
    });
  });
});
