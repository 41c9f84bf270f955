import { describe, expect, it } from '@jest/globals';
import type { GroundedFinding } from '../../../src/domain/finding.ts';
import { SLOT_STATUSES, type SlotResult, type SlotStatus } from '../../../src/domain/panel.ts';
import { BUILTIN_FAMILY, SLOTS, type Slot } from '../../../src/domain/slot.ts';
import { consensusOf, disagreementsOf, verdictOf } from '../../../src/stages/triage/consensus.ts';
import { bindingOf, groundedFinding, slotResult } from '../../support/builders.ts';

const BENCH = { code: new Set<Slot>() };

type Vote = { slot: Slot; verdict: 'pass' | 'block' | null; status?: SlotStatus; family?: string };

function consensus(votes: readonly Vote[], upheld = false) {
  const slots = votes.map(({ slot, verdict, status, family }) =>
    slotResult({
      slot,
      status: status ?? (verdict === null ? 'timeout' : 'ok'),
      ...(family === undefined ? {} : { family }),
    }),
  );
  const verdicts = votes.map(({ slot, verdict }) => ({ slot, verdict }));
  return consensusOf(slots, verdicts, upheld);
}

describe('stages/triage/consensus', () => {
  describe('verdictOf', () => {
    const blocking = groundedFinding({ slot: 'opus', severity: 'blocking' });

    it.each<[string, SlotStatus, readonly GroundedFinding[], string | null]>([
      ['a blocking finding', 'ok', [blocking], 'block'],
      ['a blocking finding in a cut answer', 'partial', [blocking], 'block'],
      ['a blocking finding before a later call failed', 'timeout', [blocking], 'block'],
      ['no finding', 'ok', [], 'pass'],
      ['no finding after repair', 'repaired', [], 'pass'],
      ['no finding in a cut answer', 'partial', [], null],
      ['milder findings', 'ok', [{ ...blocking, severity: 'important' }], 'pass'],
      ['a blocking finding that shows no code', 'ok', [{ ...blocking, grounding: 'line' }], 'pass'],
      ['a blocking finding outside the change', 'ok', [{ ...blocking, grounding: 'none' }], 'pass'],
      ['a blocking finding of another slot', 'ok', [{ ...blocking, slot: 'gpt' }], 'pass'],
    ])('with %s and the status %s', (_, status, findings, verdict) => {
      expect(verdictOf(slotResult({ slot: 'opus', status }), findings, BENCH)).toEqual({
        slot: 'opus',
        verdict,
      });
    });

    it.each(SLOT_STATUSES.filter((status) => status !== 'ok' && status !== 'repaired'))(
      'takes no finding with the status %s for no pass',
      (status) => {
        expect(verdictOf(slotResult({ status }), [], BENCH).verdict).toBeNull();
      },
    );

    it('does not take the word of the model', () => {
      expect(verdictOf(slotResult({ approved: false }), [], BENCH).verdict).toBe('pass');
    });
  });

  describe('consensusOf', () => {
    it.each<[string, readonly Vote[], string | null]>([
      [
        'all pass, two families',
        [
          { slot: 'opus', verdict: 'pass' },
          { slot: 'gpt', verdict: 'pass' },
        ],
        'unanimous-pass',
      ],
      [
        'all block, two families',
        [
          { slot: 'opus', verdict: 'block' },
          { slot: 'gpt', verdict: 'block' },
        ],
        'unanimous-block',
      ],
      [
        'all pass, one family',
        [
          { slot: 'opus', verdict: 'pass' },
          { slot: 'sonnet', verdict: 'pass' },
        ],
        'unverified',
      ],
      [
        'all block, one family',
        [
          { slot: 'opus', verdict: 'block' },
          { slot: 'sonnet', verdict: 'block' },
        ],
        'unverified',
      ],
      [
        'one vendor reached by two roads',
        [
          { slot: 'opus', verdict: 'pass' },
          { slot: 'gpt', verdict: 'pass', family: 'anthropic' },
        ],
        'unverified',
      ],
      ['one reviewer', [{ slot: 'opus', verdict: 'pass' }], 'unverified'],
      ['one reviewer who blocks', [{ slot: 'opus', verdict: 'block' }], 'unverified'],
      [
        'mixed',
        [
          { slot: 'opus', verdict: 'block' },
          { slot: 'gpt', verdict: 'pass' },
        ],
        'split',
      ],
      [
        'mixed, one silent',
        [
          { slot: 'opus', verdict: 'block' },
          { slot: 'sonnet', verdict: null },
          { slot: 'gpt', verdict: 'pass' },
        ],
        'split',
      ],
      [
        'all that answered pass, one silent',
        [
          { slot: 'opus', verdict: 'pass' },
          { slot: 'sonnet', verdict: null },
          { slot: 'gpt', verdict: 'pass' },
        ],
        'unverified',
      ],
      [
        'all block, one from a cut answer',
        [
          { slot: 'opus', verdict: 'block', status: 'partial' },
          { slot: 'gpt', verdict: 'block' },
        ],
        'unverified',
      ],
      [
        'nobody answered',
        [
          { slot: 'opus', verdict: null },
          { slot: 'gpt', verdict: null },
        ],
        null,
      ],
      ['nobody was asked', [], null],
    ])('%s', (_, votes, verdict) => {
      const expected = verdict === null ? null : { reviewerCount: votes.length, verdict };

      expect(consensus(votes)).toEqual(expected);
    });

    it('lets a selected rule stand in for the second family in a block, not in a pass, nor for one reviewer', () => {
      const both = (verdict: 'pass' | 'block'): Vote[] => [
        { slot: 'opus', verdict },
        { slot: 'sonnet', verdict },
      ];

      expect(consensus(both('block'), true)?.verdict).toBe('unanimous-block');
      expect(consensus(both('pass'), true)?.verdict).toBe('unverified');
      expect(consensus([{ slot: 'opus', verdict: 'block' }], true)?.verdict).toBe('unverified');
    });

    it('calls no pass of models unanimous where code beside them blocks, and leaves their block to them', () => {
      const beside = (byCode: 'pass' | 'block', verdict: 'pass' | 'block') =>
        consensus([
          { slot: 'fable', verdict: byCode, family: BUILTIN_FAMILY },
          { slot: 'opus', verdict },
          { slot: 'gpt', verdict },
        ]);

      expect(beside('block', 'pass')).toEqual({ reviewerCount: 2, verdict: 'unverified' });
      expect(beside('pass', 'pass')).toEqual({ reviewerCount: 2, verdict: 'unanimous-pass' });
      expect(beside('pass', 'block')).toEqual({ reviewerCount: 2, verdict: 'unanimous-block' });
    });

    it.each(Array.from({ length: 16 }, (_, failing) => failing))(
      'never calls a panel with failing seats unanimous (subset %i of 16)',
      (failing) => {
        const votes = SLOTS.map((slot, index): Vote => {
          return { slot, verdict: failing & (1 << index) ? null : 'pass' };
        });
        const verdicts = ['unanimous-pass', ...Array.from({ length: 14 }, () => 'unverified'), undefined];

        expect(consensus(votes)?.verdict).toBe(verdicts[failing]);
      },
    );
  });

  describe('disagreementsOf', () => {
    const covering = new Map<string, readonly Slot[]>([['src/session.ts', ['opus', 'sonnet', 'gpt']]]);
    const by = (slot: Slot, overrides: Partial<GroundedFinding> = {}) =>
      groundedFinding({ slot, id: `${slot}#0`, ...overrides });

    function notes(members: readonly GroundedFinding[], outcome: string | null = null) {
      const representative = members[0] ?? groundedFinding();
      return disagreementsOf([{ representative, members, outcome }], covering).map(({ note }) => note);
    }

    it('says nothing where all raised it and found it as grave', () => {
      expect(notes([by('opus'), by('sonnet'), by('gpt')])).toEqual([]);
    });

    it('tells who did not raise it, and what each found of those who did', () => {
      const members = [by('opus', { severity: 'blocking' }), by('sonnet', { severity: 'important' })];

      expect(notes(members)).toEqual(['opus blocking, sonnet important; gpt did not raise it']);
    });

    it('tells a split over severity alone', () => {
      const members = [by('opus', { severity: 'blocking' }), by('sonnet'), by('gpt')];

      expect(notes(members)).toEqual(['opus blocking, sonnet important, gpt important']);
    });

    it('takes the gravest of what one slot said', () => {
      const members = [by('opus', { severity: 'suggestion' }), by('opus', { severity: 'blocking' })];

      expect(notes(members)).toEqual(['opus blocking; sonnet, gpt did not raise it']);
    });

    it('does not hold it against a slot that did not read the file', () => {
      const members = [by('gpt', { file: 'other.ts' })];

      expect(notes(members)).toEqual([]);
    });

    it('tells what was done about it, and where', () => {
      const members = [by('opus', { severity: 'blocking', line: 7 })];
      const [told] = disagreementsOf(
        [{ representative: by('opus', { line: 7 }), members, outcome: 'lowered to important' }],
        covering,
      );

      expect(told).toEqual({
        file: 'src/session.ts',
        line: 7,
        issue: 'The session cache never expires.',
        note: 'opus blocking; sonnet, gpt did not raise it; lowered to important',
      });
    });
  });

  it('counts what a seat resolved to, not its name', () => {
    const slots: SlotResult[] = [
      slotResult({ slot: 'opus' }),
      slotResult({ slot: 'gpt', binding: bindingOf('sonnet') }),
    ];
    const verdicts = slots.map(({ slot }) => ({ slot, verdict: 'pass' as const }));

    expect(consensusOf(slots, verdicts, false)?.verdict).toBe('unverified');
  });
});
