/** An outcome in which triage asked seats: it was judged, argued and checked, and not all of it went well. */
import type { ConsultRecord } from '../../../src/domain/consult.ts';
import type { FileCoverage, MissedFile, ReviewOutcome } from '../../../src/domain/outcome.ts';
import { familyOf, type Slot } from '../../../src/domain/slot.ts';
import type { Position, Ruling, TriageResult } from '../../../src/domain/triage.ts';
import { NO_USAGE } from '../../../src/domain/usage.ts';
import { bindingOf, plan } from '../../support/builders.ts';
import { gatesAtWork } from './gate-inputs.ts';
import { answered, GOLDEN, missedBy, outcome, triageOf, turnRecord } from './outcomes.ts';
import { RULE_OUTCOMES } from './rule-inputs.ts';

/** One question that was answered. */
export function consulted(
  overrides: Partial<ConsultRecord> & Pick<ConsultRecord, 'slot' | 'task'>,
): ConsultRecord {
  const { slot, task, index = 0 } = overrides;
  const label = `${slot}/${task}-${index}/0`;
  return {
    binding: bindingOf(slot),
    index,
    status: 'ok',
    reason: null,
    turns: [turnRecord({ label, binding: bindingOf(slot), durationMs: 12_500 })],
    usage: { input: 6_100, cacheRead: 0, cacheWrite: 0, output: 900 },
    costUsd: 0.0421,
    ...overrides,
  };
}

export function ruling(slot: Slot, overrides: Partial<Ruling>): Ruling {
  return {
    slot,
    family: familyOf(bindingOf(slot)),
    bucket: 'accepted',
    severity: 'important',
    reason: 'It happens as the finding says.',
    basis: 'defect',
    proven: true,
    fix: null,
    ...overrides,
  };
}

const LOCKS = {
  file: 'src/cart/checkout/reservation/lock-table.ts',
  line: 118,
  severity: 'blocking' as const,
  issue:
    'Two checkouts of one cart take the two locks in opposite orders, so that they can wait for each other for ever.',
};
const SPARES = { file: 'src/cart/total.ts', line: 12, severity: 'important' as const };
const LOCKS_AGENT = ruling('opus', {
  severity: 'blocking',
  reason: '`release` runs only after both locks are held, and nothing orders them.',
});
const LOCKS_SECOND = ruling('gpt', {
  bucket: 'rejected',
  basis: 'false',
  reason: '`withLocks` sorts the keys before it takes them, so there is one order.',
});

function contestedTriage(): TriageResult {
  const base = triageOf(
    [
      {
        finding: { ...LOCKS, slot: 'fable' },
        others: [
          { ...LOCKS, slot: 'sonnet', severity: 'important', issue: 'Locks may be taken in any order.' },
        ],
        decision: { bucket: 'accepted', severity: 'blocking', reason: LOCKS_AGENT.reason },
        fix: 'Take the locks in the order of their keys.',
        facts: { agent: LOCKS_AGENT, second: LOCKS_SECOND, votes: 2, raised: 2, withdrawn: 0 },
      },
      {
        finding: { ...SPARES, slot: 'gpt', issue: 'The sum of an empty cart is `NaN`.' },
        decision: { bucket: 'accepted', severity: 'important', reason: 'raised by 2 slots' },
        others: [{ ...SPARES, slot: 'opus', severity: 'suggestion', issue: 'An empty cart sums to NaN.' }],
        fix: 'Begin the sum with 0.',
        covering: 4,
      },
      {
        finding: {
          slot: 'sonnet',
          file: 'src/cart/discount.ts',
          line: 9,
          issue: 'Rounding happens before the sum, so totals can be off by a cent.',
        },
        decision: {
          bucket: 'deferred',
          severity: 'important',
          reason: 'Prices are whole cents at this point.',
        },
        facts: {
          agent: ruling('gpt', { bucket: 'deferred', basis: 'out-of-scope' }),
          votes: 0,
          withdrawn: 1,
        },
      },
      {
        finding: {
          slot: 'opus',
          file: 'src/cart/total.ts',
          line: 0,
          severity: 'suggestion',
          issue: 'This file has two names for a price.',
        },
        decision: { bucket: 'rejected', severity: 'suggestion', reason: 'A matter of taste.' },
        facts: { agent: ruling('opus', { bucket: 'rejected', basis: 'taste', severity: 'suggestion' }) },
      },
    ],
    {
      reviewerCount: 4,
      verdict: 'split',
      disagreements: [
        {
          file: LOCKS.file,
          line: LOCKS.line,
          issue: LOCKS.issue,
          note: 'fable blocking, sonnet important; gpt did not raise it; accepted as blocking',
        },
        {
          file: 'src/cart/total.ts',
          line: 12,
          issue: 'The sum of an empty cart is `NaN`.',
          note: 'opus suggestion, gpt important; fable, sonnet did not raise it',
        },
        {
          file: 'src/cart/discount.ts',
          issue: 'Rounding happens before the sum, so totals can be off by a cent.',
          note: 'sonnet important; fable, opus, gpt did not raise it',
        },
      ],
    },
  );
  const [locks = '', , rounding = ''] = base.clusters.map(({ id }) => id);
  return {
    ...base,
    agent: {
      slots: ['opus', 'gpt'],
      asked: 4,
      ruled: 3,
      remarks: ['opus: partial, it ruled on a group that it was not asked about'],
    },
    rebuttal: {
      debates: [
        {
          cluster: locks,
          positions: [
            position('fable', 'uphold', 'The keys are sorted by name, the locks are taken by id.'),
            position('sonnet', 'uphold', ''),
            position('gpt', 'uphold', 'Seen again: `lockAll` is called from two places.'),
          ],
          effect: '3 slots stand behind it instead of 2',
        },
        {
          cluster: rounding,
          positions: [
            position('fable', 'withdraw', 'All prices are integers by then.'),
            position('sonnet', 'withdraw', 'I misread the type.'),
            position('gpt', 'uphold', 'The tax rate is no integer.'),
          ],
          effect: 'nobody who raised it stands behind it',
        },
      ],
      remarks: ['opus: timeout, no answer came before the deadline'],
    },
    crossCheck: {
      slots: ['gpt'],
      sampled: false,
      checked: 2,
      differences: [
        { cluster: locks, agent: LOCKS_AGENT, second: LOCKS_SECOND, outcome: 'accepted as blocking' },
      ],
      remarks: [],
    },
    consultations: [
      ...(['fable', 'sonnet', 'gpt'] as const).map((slot) => consulted({ slot, task: 'rebuttal' })),
      consulted({
        slot: 'opus',
        task: 'rebuttal',
        status: 'timeout',
        reason: 'no answer came before the deadline',
        turns: [],
        usage: NO_USAGE,
        costUsd: 0,
      }),
      consulted({ slot: 'opus', task: 'triage-decisions' }),
      consulted({
        slot: 'opus',
        task: 'triage-decisions',
        index: 1,
        status: 'partial',
        reason: 'it ruled on a group that it was not asked about',
        turns: [0, 1, 2].map((turn) => turnRecord({ label: `opus/triage-decisions-1/${turn}` })),
        usage: { input: 18_300, cacheRead: 6_000, cacheWrite: 0, output: 2_700 },
        costUsd: 0.1263,
      }),
      consulted({ slot: 'gpt', task: 'triage-decisions' }),
      consulted({
        slot: 'gpt',
        task: 'cross-check',
        status: 'repaired',
        reason: 'its first answer was not JSON',
      }),
    ],
  };
}

function position(slot: Slot, stand: Position['stand'], reason: string): Position {
  return { slot, family: familyOf(bindingOf(slot)), stand, reason };
}

/** Four seats, one of which read half. */
export function contested(): ReviewOutcome {
  const seats = ['fable', 'opus', 'sonnet', 'gpt'] as const;
  const paths = [LOCKS.file, 'src/cart/total.ts', 'src/cart/discount.ts'];
  const reason = 'the answer was cut at its output limit';
  return outcome({
    slots: seats.map((slot) =>
      slot === 'opus'
        ? answered({ slot, status: 'partial', reason, covered: paths.slice(1) })
        : answered({ slot }),
    ),
    coverage: {
      quorum: 3,
      seats: 4,
      cut: [],
      files: paths.map((path, index) => ({
        path,
        slots: seats.filter((slot) => index > 0 || slot !== 'opus'),
        missed: index > 0 ? [] : [missedBy({ slot: 'opus', status: 'partial', reason })],
        covered: true,
      })),
      complete: true,
    },
    triage: contestedTriage(),
    verdict: {
      conclusion: 'block',
      reasons: ['1 accepted blocking finding', 'the cross-check differs on 1 group of findings'],
      exitCode: 1,
    },
  });
}

const WAIT = 'the server wanted 300 seconds before the next request, which is beyond the deadline';
const LATE = 'no answer came before the deadline of 20 minutes';

/** Three seats of the four that were planned; two of them missed files for different reasons, and one file was sent to none. */
export function missedFiles(): ReviewOutcome {
  const slots = [
    answered({ slot: 'opus' }),
    answered({ slot: 'sonnet', status: 'rate-limited', reason: WAIT }),
    answered({ slot: 'gpt', status: 'timeout', reason: LATE }),
  ];
  const late = missedBy({ slot: 'gpt', status: 'timeout', reason: LATE });
  const limited = missedBy({ slot: 'sonnet', status: 'rate-limited', reason: WAIT });
  const refused = missedBy({ slot: 'gpt', status: 'refused', reason: 'the model declined the request' });
  const file = (path: string, ...missed: readonly MissedFile[]): FileCoverage => {
    const readers = slots.map(({ slot }) => slot).filter((slot) => missed.every((one) => one.slot !== slot));
    return { path, slots: readers, missed, covered: readers.length >= 2 };
  };
  const none = (['opus', 'sonnet', 'gpt'] as const).map((slot) => missedBy({ slot }));
  const files = [
    file('src/cart/total.ts'),
    file('src/cart/checkout/reservation/lock-table.ts', limited, late),
    file('src/cart/discount.ts', refused),
    file('src/payment/providers/card/authorisation-request.ts', limited),
    file('src/session.ts', limited, late),
    file('src/report/monthly.sql', ...none),
  ];
  return outcome({
    slots,
    plan: plan({
      seats: slots.map(({ slot, binding }) => ({ slot, binding })),
      uncovered: [{ path: 'src/report/monthly.sql', reason: 'it is larger than a call can be' }],
      decisions: ['fable was left out: at most $0.80 instead of $1.40, under the cap of $1.00.'],
    }),
    coverage: { quorum: 2, seats: 4, cut: [{ slot: 'fable', cause: 'cost' }], files, complete: false },
    triage: triageOf([], { reviewerCount: 3, verdict: 'unverified' }),
    verdict: {
      conclusion: 'incomplete',
      reasons: [
        '2 files read to the end by fewer than 2 of 4 reviewers',
        '1 file for review could not be given to the panel',
      ],
      exitCode: 1,
    },
  });
}

/** What may be said of a cluster beside the table, all of it in the given words. */
export function argued(
  cluster: string,
  words: string,
): Pick<TriageResult, 'agent' | 'rebuttal' | 'crossCheck'> {
  const [agent, second] = [
    ruling('opus', { reason: words }),
    ruling('gpt', { bucket: 'rejected', reason: words }),
  ];
  const positions = [position('opus', 'uphold', words), position('gpt', 'withdraw', words)];
  const remarks = [words];
  return {
    agent: { slots: ['opus'], asked: 2, ruled: 1, remarks },
    rebuttal: { debates: [{ cluster, positions, effect: words }], remarks },
    crossCheck: {
      slots: ['gpt'],
      sampled: true,
      checked: 1,
      differences: [{ cluster, agent, second, outcome: words }],
      remarks,
    },
  };
}

/** All outcomes whose terminal text is kept in files, by the name of the file. */
export const OUTCOMES: typeof GOLDEN = [
  ...GOLDEN,
  ['contested', contested],
  ['missed-files', missedFiles],
  ['gates-at-work', gatesAtWork],
  ...RULE_OUTCOMES,
];
