import type { ChangeSet } from '../../domain/change.ts';
import type { Coverage } from '../../domain/outcome.ts';
import type { SlotResult } from '../../domain/panel.ts';
import type { Plan } from '../../domain/plan.ts';
import type { TriageResult } from '../../domain/triage.ts';
import { clusterOf, type DecidedGroup, decideGroups, groupsOf, placementsOf } from './clusters.ts';
import { type Consensus, consensusOf, disagreementsOf, verdictOf } from './consensus.ts';
import { SETTLEMENT } from './decide.ts';
import { documentOf } from './document.ts';
import type { Bench } from './facts.ts';
import { ground, type ResolveAnchor } from './ground.ts';

/** What triage is made from. */
export type TriageInput = {
  readonly slots: readonly SlotResult[];
  readonly plan: Plan;
  readonly change: ChangeSet;
  readonly coverage: Coverage;
  readonly gatesPassed: boolean;
  readonly anchorOf: ResolveAnchor;
};

/** A plan selects no rules, so that a rule id in an answer is the model's word and nothing more. */
const NO_RULES: ReadonlySet<string> = new Set();

/** Merges the findings of the panel, says who agreed with whom, and sorts every finding into exactly one bucket. */
export function triage(input: TriageInput): TriageResult {
  const { slots, coverage, gatesPassed } = input;
  const bench = benchOf(slots, coverage);
  const findings = ground(
    slots.flatMap((slot) => slot.findings),
    input,
  );
  const groups = decideGroups(groupsOf(findings, bench));
  const verdicts = slots.map((slot) => verdictOf(slot, findings, bench.rules));
  const approved = !groups.some(isAcceptedBlocking) && coverage.complete && gatesPassed;
  const consensus = consensusOf(slots, verdicts, groups.some(isUpheldBlock));
  const told = consensus === null ? null : { ...consensus, ...splitsOf(groups, bench) };
  return {
    document: documentOf(groups, approved, told),
    findings,
    clusters: groups.map(clusterOf),
    placements: groups.flatMap(placementsOf),
    verdicts,
    agent: null,
    rebuttal: null,
    crossCheck: null,
    consultations: [],
  };
}

function benchOf(slots: readonly SlotResult[], coverage: Coverage): Bench {
  return {
    families: new Map(slots.map(({ slot, family }) => [slot, family])),
    covering: new Map(coverage.files.map((file) => [file.path, file.slots])),
    rules: NO_RULES,
    failOn: 'blocking',
    steered: false,
  };
}

function isAcceptedBlocking({ decision }: DecidedGroup): boolean {
  return decision.bucket === 'accepted' && decision.severity === 'blocking';
}

function isUpheldBlock(group: DecidedGroup): boolean {
  return isAcceptedBlocking(group) && group.facts.ruleCited;
}

/** The key of the contract, absent where the panel agrees on everything. */
function splitsOf(groups: readonly DecidedGroup[], bench: Bench): Pick<Consensus, 'disagreements'> {
  const splits = groups
    .filter(({ facts }) => facts.inChange)
    .map(({ facts, representative, members }) => ({
      representative,
      members,
      outcome: SETTLEMENT.holds(facts) ? 'lowered to important' : null,
    }));
  const disagreements = disagreementsOf(splits, bench.covering);
  return disagreements.length === 0 ? {} : { disagreements };
}
