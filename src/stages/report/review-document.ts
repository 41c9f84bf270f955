import { ABOUT } from '../../domain/about.ts';
import type { ConsultRecord } from '../../domain/consult.ts';
import type { ReviewDocument } from '../../domain/contracts.generated.ts';
import type { Conformance } from '../../domain/criteria.ts';
import type { GroundedFinding } from '../../domain/finding.ts';
import type { ImportedRun } from '../../domain/gates.ts';
import type { ReviewOutcome } from '../../domain/outcome.ts';
import type { SlotResult } from '../../domain/panel.ts';
import { bindingText } from '../../domain/slot.ts';
import type { Cluster, Placement, TriageResult } from '../../domain/triage.ts';
import { spentBy, totalOf } from '../../domain/usage.ts';

type DocumentFinding = ReviewDocument['findings'][number];

/** All that later jobs need of a run, as the contract `review` holds it. */
export function reviewDocument(outcome: ReviewOutcome): ReviewDocument {
  const { change, verdict, triage, plan, gates, slots, coverage } = outcome;
  const { forge, repository, number, base, head, mergeBase, author } = change.identity;
  const consultations = triage?.consultations ?? [];
  return {
    schemaVersion: '1.0.0',
    stage: 'analysed',
    tool: ABOUT,
    runId: outcome.runId,
    startedAt: outcome.startedAt,
    finishedAt: outcome.finishedAt,
    change: { forge, repository, number, base, head, mergeBase, author },
    conclusion: verdict.conclusion,
    reasons: verdict.reasons,
    exitCode: verdict.exitCode,
    triage: triage?.document ?? null,
    findings: triage === null ? [] : findingsOf(triage),
    clusters: triage === null ? [] : triage.clusters.map(clusterOf),
    verdicts: triage?.verdicts ?? [],
    agent: triage?.agent ?? null,
    rebuttal: triage?.rebuttal ?? null,
    crossCheck: triage?.crossCheck ?? null,
    consultations: consultations.map(consultationOf),
    coverage,
    skipped: plan.skipped,
    uncovered: plan.uncovered,
    unscannable: gates.unscannable,
    gaps: change.gaps,
    slots: slots.map(slotReport),
    gates: gates.statuses,
    critic: gates.critic,
    configuration: configurationOf(outcome),
    rulesChanged: outcome.rulesChanged,
    routing: plan.routing,
    scopeGate: plan.scopeGate,
    conformance: conformanceReport(outcome.conformance),
    exceptions: gates.exceptions,
    suppressed: gates.suppressed,
    imported: gates.imported.map(importedRun),
    decisions: plan.decisions,
    costUsd: totalOf(spentBy({ slots, consultations })).costUsd,
  };
}

function findingsOf({ findings, placements }: TriageResult): DocumentFinding[] {
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  return placements.flatMap((placement) => {
    const finding = byId.get(placement.id);
    return finding === undefined ? [] : [findingOf(finding, placement)];
  });
}

function findingOf(finding: GroundedFinding, placement: Placement): DocumentFinding {
  const { id, slot, file, line, claimed, issue, fix, category, quote, ruleId, criteriaSource } = finding;
  return {
    id,
    slot,
    severity: placement.severity,
    raisedSeverity: finding.severity,
    file,
    line,
    claimed,
    issue,
    fix,
    category,
    quote,
    ...(ruleId === null ? {} : { ruleId }),
    ...(criteriaSource === null ? {} : { criteriaSource }),
    grounding: finding.grounding,
    onChangedLine: finding.onChangedLine,
    anchor: finding.anchor,
    bucket: placement.bucket,
    reason: placement.reason,
    cluster: placement.cluster,
    duplicateOf: placement.duplicateOf,
  };
}

function clusterOf(cluster: Cluster): ReviewDocument['clusters'][number] {
  const { id, representative, members, slots, families, facts, decision, fix } = cluster;
  const { votes, raised, covering, agent, second } = facts;
  return {
    id,
    representative,
    members,
    slots,
    families,
    ...decision,
    fix,
    votes,
    raised,
    covering,
    agent,
    second,
  };
}

function conformanceReport({ rules, left }: Conformance): ReviewDocument['conformance'] {
  return {
    rules: rules.map(({ rule, status, rows, gap }) => {
      const { id, source, severity, title } = rule;
      return { id, source, severity, title, status, rows, gap };
    }),
    left,
  };
}

function configurationOf({ configuration }: ReviewOutcome): ReviewDocument['configuration'] {
  if (configuration === null) return null;
  return { path: configuration.path, commit: configuration.commit };
}

function importedRun({
  source,
  tool,
  results,
  findings,
  left,
}: ImportedRun): ReviewDocument['imported'][number] {
  return { source, tool, results, taken: findings.length, left };
}

function consultationOf(record: ConsultRecord): ReviewDocument['consultations'][number] {
  const { task, slot, binding, index, status, reason, turns, usage, costUsd } = record;
  const calls = turns.length;
  return { task, slot, binding: bindingText(binding), index, status, reason, calls, usage, costUsd };
}

function slotReport(result: SlotResult): ReviewDocument['slots'][number] {
  return {
    slot: result.slot,
    binding: bindingText(result.binding),
    family: result.family,
    status: result.status,
    reason: result.reason,
    approved: result.approved,
    findings: result.findings.length,
    dropped: result.dropped.map(({ reason }) => ({ reason })),
    calls: result.calls.length,
    usage: result.usage,
    costUsd: result.costUsd,
  };
}
