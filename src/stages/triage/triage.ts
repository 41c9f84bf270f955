import type { ChangeSet } from '../../domain/change.ts';
import { codeSlots, isRulesOnly, modelSeats } from '../../domain/code-seats.ts';
import type { Consult } from '../../domain/consult.ts';
import type { Coverage } from '../../domain/outcome.ts';
import type { SlotResult } from '../../domain/panel.ts';
import type { Plan } from '../../domain/plan.ts';
import type { FailOn } from '../../domain/severity.ts';
import { speaksToReader, steeringFiles } from '../../domain/steering.ts';
import type { PriorRemark, TriageResult, TriageRules } from '../../domain/triage.ts';
import { citationsOf } from './citations.ts';
import { clusterOf, type DecidedGroup, decideGroups, groupsOf, placementsOf } from './clusters.ts';
import { type Consensus, consensusOf, disagreementsOf, verdictOf } from './consensus.ts';
import { documentOf } from './document.ts';
import { type Exceptions, withExcuses } from './excuses.ts';
import type { Bench } from './facts.ts';
import { ground, type ResolveAnchor } from './ground.ts';
import { hear, reportsOf } from './hearing.ts';
import { withPriorRemarks } from './prior-art.ts';
import { seatsToAsk } from './seats.ts';
import { sentTextsOf } from './sent-text.ts';

/** What triage is made from. */
export type TriageInput = {
  readonly slots: readonly SlotResult[];
  readonly plan: Plan;
  readonly change: ChangeSet;
  readonly coverage: Coverage;
  readonly gatesPassed: boolean;
  readonly anchorOf: ResolveAnchor;
  /** Random per run. */
  readonly runId: string;
  readonly rules: TriageRules;
  readonly failOn: FailOn;
  /** How seats are asked again; null where nobody can be, so that the table alone decides. */
  readonly consult: Consult | null;
  /** What people decided on earlier remarks. */
  readonly priorArt: readonly PriorRemark[];
  /** Comments by which code is excused from rules, and whether they may put off grave findings of security. */
  readonly exceptions: Exceptions;
};

/**
 * Merges the findings of the panel, says who agreed with whom, asks seats again as the rules say, and sorts every
 * finding into exactly one bucket. Nothing that a model says or fails to say makes it throw. A change is approved where
 * every file was read, the gates passed, nothing blocking is accepted, and a model has judged it: rules alone approve
 * nothing.
 */
export async function triage(input: TriageInput): Promise<TriageResult> {
  const { slots, coverage, gatesPassed, plan } = input;
  const texts = sentTextsOf(plan);
  const findings = ground(
    slots.flatMap((slot) => slot.findings),
    { ...input, texts },
  );
  const bench = benchOf(input, findings);
  const verdicts = slots.map((slot) => verdictOf(slot, findings, bench));
  const heard = await hear(withPriorRemarks(groupsOf(findings, bench), input.priorArt), {
    bench,
    verdicts,
    rules: input.rules,
    seats: seatsToAsk(slots),
    consult: input.consult,
    scene: { runId: input.runId, identity: input.change.identity, wording: plan.wording, texts },
  });
  const groups = decideGroups(withExcuses(heard.groups, input.exceptions, plan.criteria));
  const isClean = !groups.some(isAcceptedBlocking) && coverage.complete && gatesPassed;
  const consensus = consensusOf(slots, verdicts, groups.some(isUpheldBlock));
  const told = consensus === null ? null : { ...consensus, ...splitsOf(groups, bench) };
  return {
    document: documentOf(groups, isClean && !isRulesOnly(slots), told),
    findings,
    clusters: groups.map(clusterOf),
    placements: groups.flatMap(placementsOf),
    verdicts,
    ...reportsOf(heard, groups),
  };
}

function benchOf(
  { slots, coverage, change, plan, failOn }: TriageInput,
  findings: TriageResult['findings'],
): Bench {
  const { title, body } = change.identity;
  const words = [title ?? '', body ?? '', ...findings.flatMap(({ issue, fix }) => [issue, fix ?? ''])];
  return {
    families: new Map(modelSeats(slots).map(({ slot, family }) => [slot, family])),
    covering: new Map(coverage.files.map((file) => [file.path, file.slots])),
    code: codeSlots(slots),
    citedBy: citationsOf(plan.criteria),
    failOn,
    // A reviewer that was turned around repeats in its findings what turned it.
    steered: steeringFiles(change).length > 0 || words.some(speaksToReader),
  };
}

function isAcceptedBlocking({ decision }: DecidedGroup): boolean {
  return decision.bucket === 'accepted' && decision.severity === 'blocking';
}

/** Whether a cited rule stands behind what some model blocks for; code alone upholds no model's word. */
function isUpheldBlock(group: DecidedGroup): boolean {
  return isAcceptedBlocking(group) && group.facts.citedSeverity === 'blocking' && group.families.length > 0;
}

/** The key of the contract, absent where the models agree on everything. */
function splitsOf(groups: readonly DecidedGroup[], bench: Bench): Pick<Consensus, 'disagreements'> {
  const splits = groups
    .filter(({ facts }) => facts.inChange)
    .map(({ representative, members, isLowered }) => ({
      representative,
      members: members.filter(({ slot }) => !bench.code.has(slot)),
      outcome: isLowered ? 'lowered to important' : null,
    }));
  const disagreements = disagreementsOf(splits, bench.covering);
  return disagreements.length === 0 ? {} : { disagreements };
}
