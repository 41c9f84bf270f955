import type { Severity } from '../../domain/severity.ts';
import type { Bucket, ClusterFacts, Decision } from '../../domain/triage.ts';

/** One row: the first whose condition holds decides. Numbers of the facts stand in the reason as `{votes}`, `{covering}`. */
export type DecisionRow = {
  /** The condition in words. */
  readonly when: string;
  readonly holds: (facts: ClusterFacts) => boolean;
  readonly bucket: Bucket;
  /** Null: as grave as the gravest member. */
  readonly severity: Severity | null;
  readonly reason: string;
};

/** Votes that need no one else's agreement. */
const AGREEMENT = 2;

/** Also what holds where no other row does, which makes the table total. */
const LONE: DecisionRow = {
  when: 'it is lone: one slot raised it, two or more covered the file',
  holds: () => true,
  bucket: 'deferred',
  severity: null,
  reason: 'unconfirmed: raised by one slot alone of the {covering} that covered the file',
};

/** From facts to a bucket, where no agent speaks. */
export const DECISION_TABLE: readonly DecisionRow[] = [
  {
    when: 'the file is not part of the change',
    holds: (facts) => !facts.inChange,
    bucket: 'rejected',
    severity: null,
    reason: 'not grounded: the file is not part of the change',
  },
  {
    when: 'a member cites a rule that was selected for the change',
    holds: (facts) => facts.ruleCited,
    bucket: 'accepted',
    severity: null,
    reason: 'cites a rule that was selected for this change',
  },
  {
    when: 'two or more slots raised it',
    holds: (facts) => facts.votes >= AGREEMENT,
    bucket: 'accepted',
    severity: null,
    reason: 'raised by {votes} slots',
  },
  {
    when: 'no slot covered the file, and the place is not in the diff',
    holds: (facts) => facts.covering === 0 && !facts.placed,
    bucket: 'deferred',
    severity: null,
    reason: 'unconfirmed: no slot covered the file, and the finding points at no line of the diff',
  },
  {
    when: 'at most one slot covered the file',
    holds: (facts) => facts.covering < AGREEMENT,
    bucket: 'accepted',
    severity: null,
    reason: 'raised by one slot where no two covered the file',
  },
  {
    when: 'it is lone and blocking',
    holds: (facts) => facts.severity === 'blocking',
    bucket: 'accepted',
    severity: null,
    reason: 'blocking, raised by one slot alone of the {covering} that covered the file',
  },
  LONE,
];

/** What becomes of an accepted decision once everything that could uphold it has spoken. */
export const SETTLEMENT: DecisionRow = {
  when: 'it is lone and blocking, and neither a cited rule nor a second voice upholds it',
  holds: (facts) =>
    facts.inChange &&
    facts.severity === 'blocking' &&
    facts.votes < AGREEMENT &&
    facts.covering >= AGREEMENT &&
    !facts.ruleCited,
  bucket: 'accepted',
  severity: 'important',
  reason:
    'lowered from blocking: raised by one slot alone of the {covering} that covered the file, upheld by nothing',
};

/** From facts to bucket, severity and reason: total, and the same for the same facts. */
export function decide(facts: ClusterFacts): Decision {
  return decisionOf(DECISION_TABLE.find(({ holds }) => holds(facts)) ?? LONE, facts);
}

/** The decision after verification: a lone blocking finding that nothing upholds does not block. */
export function settle(facts: ClusterFacts, decision: Decision): Decision {
  return SETTLEMENT.holds(facts) ? decisionOf(SETTLEMENT, facts) : decision;
}

function decisionOf(row: DecisionRow, facts: ClusterFacts): Decision {
  const reason = row.reason
    .replace('{votes}', String(facts.votes))
    .replace('{covering}', String(facts.covering));
  return { bucket: row.bucket, severity: row.severity ?? facts.severity, reason };
}

/** The rules of decision as a Markdown table for the documents. */
export function decisionTableMarkdown(): string {
  const rows = DECISION_TABLE.map((row, index) => cells(String(index + 1), row));
  const head = ['| | when | bucket | severity | reason |', '|---|---|---|---|---|'];
  return [...head, ...rows, cells('then', SETTLEMENT)].join('\n');
}

function cells(name: string, row: DecisionRow): string {
  return `| ${name} | ${row.when} | ${row.bucket} | ${row.severity ?? 'the gravest member’s'} | ${row.reason} |`;
}
