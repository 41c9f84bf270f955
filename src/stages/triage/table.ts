import type { Severity } from '../../domain/severity.ts';
import type { Bucket, ClusterFacts, Decision } from '../../domain/triage.ts';

/** One row: the first whose condition holds decides. Facts stand in the reason as `{votes}`. */
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
export const AGREEMENT = 2;

/** Also what holds where no other row does, which makes the table total. */
const LONE: DecisionRow = {
  when: 'it is lone: one slot stands behind it, two or more covered the file',
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
    when: 'a member cites a rule that was selected for the change and applies to the file, and quotes code that is there',
    holds: (facts) => facts.citedSeverity !== null,
    bucket: 'accepted',
    severity: null,
    reason: 'cites a rule that was selected for this change',
  },
  {
    when: 'people declined the same before, and it is not blocking',
    holds: (facts) => facts.priorArt === 'declined' && facts.severity !== 'blocking',
    bucket: 'deferred',
    severity: null,
    reason: 'declined before: people were told the same and decided against it',
  },
  {
    when: 'nobody stands behind it any more: all that raised it withdrew it, and a second slot with them',
    holds: (facts) => facts.votes === 0 && facts.withdrawn >= AGREEMENT,
    bucket: 'deferred',
    severity: null,
    reason: 'withdrawn: {withdrawn} slots that saw both sides withdrew it, whoever raised it among them',
  },
  {
    when: 'two or more slots stand behind it, some of them since they saw both sides',
    holds: (facts) => facts.votes >= AGREEMENT && facts.votes > facts.raised,
    bucket: 'accepted',
    severity: null,
    reason: 'raised by {raised} and, when both sides were heard, held by {votes} slots',
  },
  {
    when: 'two or more slots stand behind it',
    holds: (facts) => facts.votes >= AGREEMENT,
    bucket: 'accepted',
    severity: null,
    reason: 'raised by {votes} slots',
  },
  {
    when: 'people were told the same before, and mended it',
    holds: (facts) => facts.priorArt === 'upheld',
    bucket: 'accepted',
    severity: null,
    reason: 'raised by one slot, and people mended the same before',
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

/** What the table makes of the facts, whatever an agent said of them: total. */
export function tableDecision(facts: ClusterFacts): Decision {
  return decisionOf(DECISION_TABLE.find(({ holds }) => holds(facts)) ?? LONE, facts);
}

/** A row's decision with the facts put into its reason. */
export function decisionOf(row: DecisionRow, facts: ClusterFacts): Decision {
  const { votes, raised, covering, withdrawn, excuse } = facts;
  const { place = '', reason: excused = '' } = excuse ?? {};
  const values: Readonly<Record<string, number | string>> = {
    ...{ votes, raised, covering, withdrawn },
    ...{ place, excused },
  };
  const reason = row.reason.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  return { bucket: row.bucket, severity: row.severity ?? facts.severity, reason };
}

/** A row of the printed table. */
export function tableCells(name: string, { when, bucket, severity, reason }: DecisionRow): string {
  return `| ${name} | ${when} | ${bucket} | ${severity ?? 'the gravest member’s'} | ${reason} |`;
}
