import { milder, reaches } from '../../domain/severity.ts';
import { BASIS_WORDS, type ClusterFacts, type Decision, type Ruling } from '../../domain/triage.ts';
import { GUARDS, standingGuard } from './guards.ts';
import {
  AGREEMENT,
  DECISION_TABLE,
  type DecisionRow,
  decisionOf,
  tableCells,
  tableDecision,
} from './table.ts';

/** What becomes of an accepted blocking decision once everything that could uphold it has spoken. */
export const SETTLEMENT: DecisionRow = {
  when: 'it is accepted as blocking and lone, and neither a cited rule that is itself blocking nor an agent of another family upholds it',
  holds: (facts) =>
    facts.votes < AGREEMENT &&
    facts.covering >= AGREEMENT &&
    facts.citedSeverity !== 'blocking' &&
    !isUpheldByAgent(facts),
  bucket: 'accepted',
  severity: 'important',
  reason:
    'lowered from blocking: raised by one slot alone of the {covering} that covered the file, upheld by nothing',
};

/**
 * What becomes of an accepted decision where the author of the code excused it. A rule that was not selected is a
 * model's word: it puts off nothing that could fail the run.
 */
export const EXCUSED: DecisionRow = {
  when: 'it is accepted, and a comment in the code excuses its line from the rule that every member cites; where it is blocking or fails the run, that rule was selected, and it is not of security unless the base allows that',
  holds: ({ excuse, severity, citedSeverity, failOn }) => {
    if (excuse === null) return false;
    const isGrave = severity === 'blocking' || reaches(severity, failOn);
    return !isGrave || (citedSeverity !== null && excuse.coversGrave);
  },
  bucket: 'deferred',
  severity: null,
  reason: 'silenced at {place} by its author: {excused}',
};

/**
 * From facts to bucket, severity and reason: total, and the same for the same facts. The triage agent's ruling counts
 * within the guards; else the table decides, and the reason says why.
 */
export function decide(facts: ClusterFacts): Decision {
  const { agent, inChange } = facts;
  const byTable = tableDecision(facts);
  if (agent === null || !inChange) return byTable;
  const guard = standingGuard(facts);
  if (guard === null) return ruledDecision(facts, agent);
  return {
    ...byTable,
    reason: `${byTable.reason}; ${agent.slot} ${wishOf(agent)}: no effect, ${guard.words}`,
  };
}

/** The decision after verification: a lone blocking finding that nothing upholds does not block; an excused one waits. */
export function settle(facts: ClusterFacts, decision: Decision): Decision {
  if (isSettled(facts, decision)) return decisionOf(SETTLEMENT, facts);
  const isExcused = decision.bucket === 'accepted' && EXCUSED.holds(facts);
  return isExcused ? { ...decisionOf(EXCUSED, facts), severity: decision.severity } : decision;
}

/** Whether settling lowers this decision. */
export function isSettled(facts: ClusterFacts, { bucket, severity }: Decision): boolean {
  return bucket === 'accepted' && severity === 'blocking' && SETTLEMENT.holds(facts);
}

/** An agent whose family did not raise it is a second voice. */
function isUpheldByAgent({ agent, agentIsIndependent }: ClusterFacts): boolean {
  return agentIsIndependent && agent?.bucket === 'accepted' && agent.severity === 'blocking';
}

/** A ruling that counts. It never makes a finding graver than its gravest member. */
function ruledDecision(facts: ClusterFacts, { slot, bucket, severity, basis, reason }: Ruling): Decision {
  const { second } = facts;
  const isTold = bucket !== 'accepted' && basis !== null && basis !== 'defect';
  const seconded = second !== null && second.bucket === bucket ? ` and ${second.slot}` : '';
  return {
    bucket,
    severity: milder(facts.severity, severity),
    reason: `${isTold ? `${BASIS_WORDS[basis]}: ` : ''}${reason} (${slot}${seconded})`,
  };
}

/** What an agent wanted: `would have it rejected`, `would have it important`. */
function wishOf({ bucket, severity }: Ruling): string {
  return `would have it ${bucket === 'accepted' ? severity : bucket}`;
}

/** The rules of decision as Markdown for the documents: the table, and the guards around the agent. */
export function decisionTableMarkdown(): string {
  const [notGrounded, ...others] = DECISION_TABLE;
  const head = ['| | when | bucket | severity | reason |', '|---|---|---|---|---|'];
  const first = notGrounded === undefined ? [] : [tableCells('1', notGrounded)];
  const agent =
    '| 2 | the triage agent ruled on it, and no guard stands against the ruling | the agent’s | the agent’s, at most the gravest member’s | the agent’s |';
  const rest = others.map((row, index) => tableCells(String(index + 3), row));
  const table = [
    ...head,
    ...first,
    agent,
    ...rest,
    tableCells('then', SETTLEMENT),
    tableCells('then', EXCUSED),
  ].join('\n');
  const guards = GUARDS.map(({ when, words }) => `- ${when} (“${words}”)`).join('\n');
  return `${table}\n\nA ruling of the agent does not count where\n\n${guards}`;
}
